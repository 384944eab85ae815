import type { Lexicon } from '../../types.ts';
import { crossed } from '../crossed.ts';

/** How a valuation is told by an orchard, a bakery or a till. */
export const dcfToldByImage = {
  plan_years: [
    'season by season, season after season, coming seasons, next six years, next seven years, spring by spring, month by month, crop by crop',
    'saison par saison, saison après saison, prochaines saisons, six prochaines années, sept prochaines années, mois par mois, récolte après récolte, récolte par récolte',
  ],
  foresee: [
    'draw up, jot down, paint a picture, outlook for revenue, outlook for sales, outlook for costs',
    'dessiner, dessine, esquisser, coucher sur le papier, couche sur le papier, raconte ce que, se raconte',
  ],
  sales_word: ['bring in, harvest', 'récolter, récolte, encaisser'],
  before_bank: [
    crossed(
      'leaving, leave, with, putting, setting',
      'the loan out, the loan aside, the mortgage out, the mortgage aside, the debt aside, the borrowings aside',
    ).concat(
      ', nothing yet handed to the bank, nothing handed to the bank, nothing given to the bank, everything is paid except the bank, everything is paid except the banks, everything paid but the bank, everyone paid but the bank, everybody paid except the bank, whatever i owe the bank, without touching what i owe, not counting what i owe',
    ),
    'sans rien donner encore à la banque, sans rien donner à la banque, rien encore pour la banque, crédit mis de côté, emprunt mis de côté, dette mise de côté, tout payé sauf les banques, tout payé sauf la banque, tout le monde payé sauf, sauf les banques, sauf la banque, sauf le banquier, sauf le crédit, sans compter ce que je dois, sans compter ce qu’on doit, sans toucher au crédit, avant que les banquiers, avant que le banquier, avant de payer le crédit',
  ],
  lender: [
    'people who lent, those who lent, whoever lent, ones who lent, finance company, credit company, leasing company',
    'ceux qui lui ont prêté, ceux qui nous ont prêté, organisme de crédit, société de crédit, le crédit veut',
  ],
  owner: ['', 'les porteurs, entre les porteurs'],
  // Those who put the money in, seen together.
  the_two_backers: [
    crossed(
      'the bank and, the bank as well as, banks and, banker and, lenders and, between the bank and, bank or',
      'the family, the owners, owners, the shareholders, shareholders, the partners',
    ).concat(
      ', bank and the owners alike, banks as much as shareholders, two kinds of backers, both kinds of backers, both backers',
    ),
    crossed(
      'banque et, banque comme, banquier et, banques autant que, banques comme, prêteurs et, prêteurs comme, banque ou',
      'la famille, aux propriétaires, les propriétaires, les actionnaires, pour les actionnaires, aux actionnaires, les associés, aux associés',
    ).concat(', banques autant que pour, banque autant que pour, deux sortes de bailleurs'),
  ],
  family_owner: [
    'the family, the boss, the founder, the partners, the uncle, my mates, mates, the friends, my friends, my brother',
    'la famille, le patron, du patron, le fondateur, les associés, des associés, ce que je réclame, ce que je veux moi, les copains, des copains, mes copains, les amis, mes amis, mon frère',
  ],
  blend: ['', 'cocktail, panache, panaché, mixe'],
  puts_a_figure: [
    'put a single price, put one price, one single price, a single number on, squeeze into one, boil down to one',
    'pose un seul prix, mets un seul prix, tient en un montant, tient en un chiffre, tient dans un seul, résume en un chiffre',
  ],
  the_unseen_years: [
    'seasons i have not, years i have not drawn, seasons nobody, rest of its days, rest of its time, what’s beyond, what is beyond, what lies beyond',
    'saisons que je n’ai pas, années que je n’ai pas dessinées, reste de ses jours, reste de la vie, ce qu’il y a derrière, ce qui vient derrière, tout ce qui est derrière',
  ],
  afterwards: ['', 'ce qui se passe après, se passe après, arrive après, s’éteint pas au bout'],
  shrink: [
    'shave each, shave every, shave it, shave ten, shave nine, gets a haircut, take a haircut, turned into today, turn into today, turned into money of today, expressed in money of today, expressed in today, put everything in today',
    'prend une coupe, subit une coupe, subit un rabais, prend un rabais, traduis chaque, traduit en euros, traduire en euros, traduis en euros, met tout en valeur du jour, mets tout en valeur du jour, exprimer en valeur du jour',
  ],
  today: ['tonight, money of today', 'ce soir, ce matin, valeur du jour'],
  left_over: [
    'your share, my share, what’s over, what is over, what’s left over',
    'reliquat, ce qui subsiste, ta part, sa part, ce qui dépasse, ce qui déborde, le surplus',
  ],
  see_if_holds: [
    'see whether it, see if it, see whether everything, see whether the price, whether it collapses, whether it holds, if it collapses, what the price does, what the value does, whether it falls apart',
    'voir si ça, voir si tout, voir si le prix, si ça s’écroule, si ça tient, s’il tient, ce que devient le prix, ce que devient la valeur, ce que ça devient',
  ],
  turns_the_knobs: [
    crossed(
      'twist, turn, nudge, move, push, play with',
      'the knobs, the two or three knobs, the two knobs, the dials, the sliders, a slider, the dial',
    ),
    crossed(
      'tourne, bouge, pousse, joue avec, tourner, bouger, touche',
      'les boutons, les deux ou trois boutons, les curseurs, un curseur, le curseur, les deux boutons, les manettes, les molettes',
    ),
  ],
  ink_only: [
    'only ink, just ink, nothing but ink, ink on paper, only on the page, only paper',
    'que de l’encre, que du papier, qu’une écriture, de l’encre sur du papier',
  ],
  gives_it_back: [
    'hand it back, give it back, hand the, goes back in, go back in, back on the pile, back in the pile, back in the till, back in the pot',
    'je rends, on rend, remets sur la pile, remets dans la caisse, reviennent, revient dans la caisse, remets au pot',
  ],
  not_paid: [
    'never left the building, never left the account, never left the house, never cost a penny, never cost a cent, never cost any cash, cost no cash',
    'jamais quitté le compte, jamais quitté la caisse, jamais quitté la maison, pas quitté le compte, jamais coûté un centime, jamais coûté un sou, jamais coûté un euro, n’ont rien coûté',
  ],
  cheque_written: [
    'write a cheque for, wrote a cheque for, sign a cheque for, signed a cheque for, hand over money for',
    'fait un chèque pour, signe un chèque pour, signé un chèque pour, sors le chéquier pour',
  ],
  comes_out_then: [
    'walks out of the door, goes out of the door, out of the window',
    'filent chez, file chez, partent chez, part chez, envolés, s’envolent',
  ],
  asleep: ['lying on, lies on, lying in', 'traîne, traînent'],
  old_price: ['what the books remember', 'celui des livres, celui du bilan'],
  todays_worth: [
    'they’d fetch, they would fetch, it would fetch, what they’d sell for, what they would sell for',
    'prix qu’on en donnerait, prix qu’on en tirerait, on en donnerait aujourd’hui, se vendraient aujourd’hui',
  ],
  ask_return: ['keeps both, keeps everyone happy', 'veule, mettent à table, contente'],
  jolt: [
    'nerves, mood swings, amplifies, magnifies',
    'nerfs, sautes d’humeur, humeurs, amplifie, secoue',
  ],
  put_back: [
    'put ours on, put our own, put our mortgage',
    'mets le nôtre, mets les nôtres, mets la nôtre, mettre le nôtre, mettre les nôtres',
  ],
  borrowings: ['mortgage', ''],
  cross_checks: [
    'turn one into the other, translate one into the other, read one through the other, each gives away, number of the other, convert one into the other, one tells on the other',
    'traduis l’une dans l’autre, traduire l’une dans l’autre, lire l’une à travers l’autre, chiffre de l’autre, trahit l’autre, l’une parle de l’autre, une dans l’autre',
  ],
  never_ends: [
    'never dries, never dries up, never runs dry, never stops, without ever stopping, does not dry up, till the end of time, until the end of time',
    'ne tarit jamais, ne tarit pas, jamais s’arrêter, sans s’arrêter, jusqu’à la fin des temps, ne s’arrête jamais',
  ],
  later: [
    'winters away, winters from now, summers away, six years off, five years off',
    'hivers d’ici, étés d’ici, ans d’ici, d’ici six ans, d’ici cinq ans',
  ],
  slice_of_the_price: [
    'how big a piece, how big a chunk, how much of the price, what piece of the price',
    'quel morceau du prix, quelle part du prix',
  ],
  of_total: ['of the lot, of the whole lot', 'du lot'],
  patience_costs: [
    'waiting isn’t free, waiting is not free, patience costs, year of patience, waiting has a price, patience has a price, waiting is expensive',
    'année de patience, patience coûte, patience se paie, attendre n’est pas gratuit, attendre se paie, attendre coûte, l’attente se paie',
  ],
  all_year: [
    'monthly, weekly, daily, every day, rings every day, regularly, not in one go, not all at once',
    'chaque semaine, mensuellement, tous les jours, chaque jour, régulièrement, pas en une fois, non en une fois, pas d’un coup',
  ],
  follows_the_flows: [
    'along with the flows, moves with the flows, follows the flows, goes with the flows, follows the same rule, follow the same rule, obeys the same rule, gets the same treatment',
    'suit les flux, bouge avec les flux, suit la même règle, suit le même traitement, obéit à la même règle, avec les flux',
  ],
  half_word: [
    'zero five, zero point five, oh point five, one point five',
    'zéro cinq, zéro virgule cinq, un virgule cinq',
  ],
  u_shape: [
    'turns round, turns around, until everybody gets scared',
    'se retourne, ça repart, repart à la hausse, jusqu’au jour où',
  ],
  gets_scared: [
    'jumpy, begins to sweat, begin to sweat, sweats, gets nervous, lose sleep, loses sleep',
    's’énervent, transpirer, transpire, prend peur, prennent peur, dorment mal, dort mal, tremble',
  ],
  widen: [
    'raise their price, puts his margin up, put their margin up, put their prices up, puts its price up, raises its price, push up their price, hikes its price, hike their price, hikes his price, wants more for it',
    'montent leur prix, monte son prix, relève son prix, relève sa marge, relèvent leur marge, augmentent leur prix, montent leurs prix, font monter leur prix, augmente son prix, augmentent leurs prix, hausse son prix, fait payer plus',
  ],
  banker: ['the banker, the bankers', ''],
  rate_rise: [
    'central banks tighten, central bank tightens, tighten money, money gets dearer',
    'serre la vis, serrent la vis, resserre, argent devient plus cher',
  ],
  good_bad: [
    'feast and a famine, feast and famine, a feast and a, flood and drought, sunshine and rain, slump and a recovery, slump and one recovery, crisis and a recovery',
    'festin et une famine, festin et famine, pluie et beau temps, crue et une sécheresse, étés et des hivers, crise et une reprise, récession et une reprise',
  ],
  peak: [
    'party year, party years, feast year, jackpot year, sunny year',
    'année de fête, années de fête, fête, jackpot, année de soleil',
  ],
  extend_word: ['freeze', 'fige'],
  normal: [
    'plain one, plain year, neither feast nor famine',
    'quelconque, banale, ni festin ni famine',
  ],
  in_all_weathers: [
    'good times in bad times, good times and in bad, good times and bad times, fair weather and foul, when things go well and when they, when it goes well and when',
    'quand ça va bien quand ça va mal, ça va bien et quand ça va mal, beau temps et par mauvais, va bien va mal, beau fixe et en tempête',
  ],
  forced_to_guess: [
    'you’re guessing, you are guessing, when you are guessing, write what you like, write whatever you like, write anything you like, tea leaves, nobody can contradict, no one can contradict',
    'tu devines, on devine, vous devinez, écrire ce que tu veux, écrire ce qu’on veut, écrire ce que vous voulez, écrire n’importe quoi, lit dans le marc, lire dans le marc, peut te contredire, peut vous contredire',
  ],
  bank_firm: [
    'borrow to lend, borrowing to lend, borrow money to lend, borrows to lend, lend for a living, lending for a living',
    'emprunter pour reprêter, emprunte pour reprêter, empruntent pour reprêter, emprunter pour prêter, métier de prêter',
  ],
  payout: [
    'pays to its owners, pays its owners, pay their owners, hands to its owners, pay out to their owners, hand out each year',
    'reversent chaque année, reverse chaque année, reversent aux propriétaires, reverse aux propriétaires, verse à ses actionnaires, versent à leurs actionnaires, donnent à leurs propriétaires',
  ],
  paid_for_such: [
    'paid for firms like, paid for businesses like, paid for shops like, paid for companies like',
    'payé pour des boîtes, payé pour des sociétés, payé pour des affaires, payé pour des boutiques, donné pour des boîtes',
  ],
  pulls_it_apart: [
    'pull the promise apart, take the promise apart, pull the plan apart, pull his plan apart, take his plan apart',
    'démonte la promesse, démonte son plan, démonte le plan, désosse son plan',
  ],
  look: ['', 'lis, lisons'],
  calls_customers: [
    'phone the customers, call the customers, ring the customers, phone customers, call his customers, speak to the customers, talk to customers, ask his customers, walk round the plant, visit the plants',
    'appelle les clients, appelle ses clients, téléphone aux clients, appeler les clients, interroge les clients, parle aux clients, visite les usines, visiter les usines, demande aux clients',
  ],
  recipe_listed: [
    'wacc terminal value, forecast wacc, terminal value sensitivity, sensitivity table equity bridge, wacc growth terminal value',
    'cmpc valeur terminale, prévisions cmpc, valeur terminale sensibilité, wacc valeur terminale',
  ],
  per_year_waited: [
    'for every year, for each year, for each of the, every year i wait, each year i wait, five times over, six times over, times in a row, six times, five times, seven times',
    'par année à attendre, par an d’attente, pour chaque année, pour chacune des, autant de fois, fois de suite, six fois, cinq fois, sept fois',
  ],
  in_hand_now: [
    'in your hand, in my hand, in hand now, this afternoon, right away, in your pocket today',
    'en main, dans la main, cet après-midi, dans la poche, sous la main',
  ],
  by_shares: [
    'who put in how much, who put in what, how much each put in, depending on who put, according to what each',
    'qui a mis combien, selon qui a mis, selon la mise de chacun, mise de chacun, d’après la mise',
  ],
  not_a_penny_yet: [
    'not given a penny to, not a penny to, not paid a penny to, not handed a penny to, nothing yet to, not a cent to, without giving a penny to',
    'pas encore donné un sou, pas donné un sou, pas un sou à, pas un centime à, rien donné à, encore rien versé à, pas encore versé un',
  ],
  is_mine: [
    'is mine, is ours, is yours, is theirs, belongs to me, belongs to us',
    'est à moi, est à nous, est à toi, est à eux, me revient, te revient, nous revient',
  ],
  out_of_pocket: [
    'from my pocket, out of my pocket, out of our pocket, out of the pocket, from the till',
    'sortent de ma poche, sort de ma poche, de ma poche, de notre poche, sort de la poche',
  ],
  something_off: [
    'something’s wrong, something is wrong, there is a problem, hard to believe, been dreaming, there’s a problem, twice the sector, twice the peers',
    'quelque chose cloche, il y a un problème, difficile à croire, j’ai rêvé, le double du secteur, le double des pairs',
  ],
  forever: [
    'till kingdom come, until kingdom come, ad infinitum, no end in sight',
    'saint-glinglin, ad vitam aeternam, à tout jamais, jusqu’à plus soif',
  ],
  gets_fed: [
    'eat, eats, get a bite, get a penny, gets a penny, get anything, take a cent, take their cut, takes its cut, take theirs',
    'mangent, mange, se servent, se serve, touchent, prennent leur part, prenne sa part, voient un sou',
  ],
  shrink_soft: ['trimmed, docked', 'coupé, coupée, coupés, entamé, amputé, baisser, baisses'],
  plan_end: ['', 'fin d’année cinq, fin d’année 5, fin d’année sept'],
  other_months: [
    'in march, in april, in may, in august, in september, in october, in spring',
    'en mars, en avril, en mai, en août, en septembre, en octobre, au printemps',
  ],
  year_end_day: [
    'thirty first of december, december 31, 31 december, on new year’s eve, at christmas, on the last day of the year',
    'trente et un décembre, 31 décembre, à la saint-sylvestre, à noël, dernier jour de l’année',
  ],
  too_harsh: [
    'too harsh, too gloomy, punishes, too severe, too pessimistic, too hard on, unfair',
    'punit, trop sévère, trop dur, trop pessimiste, injuste, pénalise',
  ],
  last_paid: [
    'paid after everyone, eats last, back of the queue, end of the line, last to see, last to get',
    'payé après tout le monde, servi en dernier, mange en dernier, bout de la file, derniers à voir, voient l’argent en dernier, en bout de chaîne',
  ],
  good_weather: [
    'sunny, sunshine, heatwave, summers, fine weather',
    'soleil, canicule, beau temps, étés',
  ],
  bad_weather: [
    'rainy, rain, storm, washout, drought, winters, flood',
    'pluie, pourris, orage, tempête, déluge, sécheresse, hivers',
  ],
  on_condition: [
    'only gets handed over if, only paid if, paid only if, only gets paid if, only handed over if, only due if, if the numbers show up',
    'versé que si, payé que si, dû que si, que si les chiffres, que si le plan, que s’il',
  ],
  melts_away: [
    'halves, halve, is cut in half, doubles, is wiped out, melts, vanishes',
    'divisé par deux, double, disparaît, fond, est balayé, s’évapore',
  ],
  future_accounts: [
    'future income statements, future accounts, forward income statements, projected accounts',
    'comptes de résultat futurs, comptes futurs, comptes prévisionnels, compte de résultat prévisionnel',
  ],
  worth_less: ['in hand beats, bird in the hand', 'tiens vaut mieux'],
  as_if_none: [
    'were debt free, as though it were debt free',
    'n’avait pas de dette, n’avait aucune dette',
  ],
  owners_should_get: [
    'would accept, minimum for a shareholder, minimum a shareholder',
    'accepterait, accepteraient, le minimum pour un actionnaire',
  ],
  lump: ['that block, this block, this bit alone', 'ce bloc'],
  several_cases: [
    'a range by, give the client a range, range rather than a point',
    'une fourchette selon',
  ],
  whole_price_word: [
    'all of the worth, all of the value, the whole worth, nearly all the value',
    'toute la valeur, presque toute la valeur, quasiment toute la valeur',
  ],
  raw_material: [
    'how they make their product, way they make their product',
    'façon de fabriquer, façon de produire',
  ],
  money_marked: [
    'tomorrow’s money, money of tomorrow, later money',
    'argent de demain, argent de plus tard',
  ],
  closer: ['six months nearer', 'plus près'],
  last_flow: ['last year’s cash', 'cash de la dernière année'],
  doubles_its_rate: [
    'doubles its rate, doubles its margin, says no, shuts the tap, closes the tap',
    'double son taux, double sa marge, dit non, ferme le robinet',
  ],
  tells_of_the_other: [
    'in the language of the other, what it says of the other',
    'dans la langue de l’autre, ce qu’elle dit de l’autre',
  ],
  pendulum_swing: ['whole swing, full swing of, a swing and back', 'aller-retour, aller et retour'],
  all_the_money: [
    'all the money is, where the money is, most of the money',
    'tout l’argent, le gros de l’argent, l’essentiel de l’argent',
  ],
} as const satisfies Lexicon;
