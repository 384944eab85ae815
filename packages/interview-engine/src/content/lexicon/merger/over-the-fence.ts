import type { Lexicon } from '../../types.ts';

/** Deals, their price and their payment as told to a neighbour. */
export const mergersOverTheFence = {
  has_it_ready: [
    'other lot already, they already do, the others already, the others do already, have it tomorrow, have it by tomorrow, somebody else already, one that exists, ones that exist, that exists already, already running, up and running, tomorrow morning, walk into theirs',
    'celle qui existe, celui qui existe, celles qui existent, ceux qui existent, qui existe déjà, qui existent déjà, eux l’ont déjà, ils l’ont déjà, ils ont déjà, eux le font déjà, demain matin, qui tourne déjà, déjà en place, déjà rodé, déjà rodée',
  ],
  given_beyond_worth: [
    'percent extra, too much for it, overpay, overpaid, overpaying, over the asking price, paid extra, extra to get it, extra they handed over, extra they paid, extra we handed over, way over, fat premium, extra up front, over the going rate, over the sticker price, more than the going rate, more than the market, more than the market price, too dear, over what it was worth, with his bonus, with their bonus, paid on top, what you paid on top, what we paid on top, put on top',
    'pour cent de trop, trop payé, surpayé, surpaie, surpayer, payé trop cher, payer trop cher, paie trop cher, au-dessus du prix, surcoût, rallonge, surprix, payé en trop, mis de trop, lâché de trop, de plus que le marché, supplément payé, plus cher que ça ne vaut, de plus que ça ne vaut, de plus que ça vaut, de plus que la valeur, avec son bonus, avec leur bonus, payé en plus, ce qu’on a payé en plus, mis en plus, ce qu’on a mis en plus',
  ],
  savings_fall_short: [
    'never gets that back, never get that back, never gets it back, never get it back, never makes it back, never make it back, don’t make up the difference, doesn’t make up the difference, never make up the difference, never makes up the difference, never add up to the extra, never adds up to, never add up to, not enough to pay it back, falls short of it, fall short of it, never earn it back, never earns it back, never recover it, don’t cover it, doesn’t cover it, never pays it back, never pay it back, never fill the hole, worth less than what they paid, worth less in the end, comes to less, only ever squeeze out, only squeeze out, only ever save, only ever get, never matches it, never match it, don’t match it, usually it doesn’t, usually doesn’t, often it doesn’t, mostly it doesn’t, rarely does, hardly ever does',
    'ne le rembourse jamais, ne la rembourse jamais, ne les rembourse jamais, ne le récupère jamais, ne la récupère jamais, ne le récupèrent jamais, n’en récupère pas autant, ne compense pas, ne compensent pas, ne compense jamais, ne compensent jamais, ne couvre pas, ne couvrent pas, ne le couvre jamais, ne la couvre jamais, produit vaut moins, vaut souvent moins, jamais remboursé, jamais rattrapé, ne rattrape pas, ne suffit pas à, ne suffisent pas à, mange tout ce qu’on gagne, mange tout ce que, n’arrivent jamais à cette somme, rapporte moins, n’en grattes que, n’en gratte que, n’en tire que, n’en tires que, n’en sort que, n’en récupère que, n’économise que, ne font pas le compte, n’en sauve que, souvent ça ne suffit pas, ça ne suffit pas, ne suffit souvent pas, rarement le cas, ça suffit rarement',
  ],
  gains_make_it_up: [
    'more than pays for it, worth more, more than covers it, comes back and more, we come out ahead, come out on top, covers it and more, get it all back',
    'vaut plus, valent plus, on s’y retrouve, on y gagne, on rentre dans nos frais, rembourse et au-delà, couvre largement, ça passe, on récupère tout',
  ],
  prettier_number: [
    'number per share, figure per share, per share number, per share figure, nicer number, number per slice, figure per slice, nicer per share, prettier per share',
    'chiffre par action, chiffre par titre, chiffre par part, ligne par action, nombre par titre, chiffre par tête',
  ],
  proves_nothing: [
    'still poorer, poorer for it, isn’t the same as being richer, isn’t the same thing as being richer, not the same as being richer, not the same thing as being richer, without being richer, and still be poorer, and still lose money',
    'sans qu’on soit plus riche, sans être plus riche, sans s’enrichir, être plus pauvre quand même, ça ne rend personne plus riche, sans que ça rapporte, ce n’est pas être plus riche',
  ],
  systems: [
    'it departments, it systems, it teams, computers, the tills, databases, servers',
    'ordinateurs, serveurs, bases de données, services informatiques, systèmes informatiques',
  ],
  one_off_spending: [
    'merging the systems, cost of merging, joining the systems, moving everyone, moving everybody, paying people to go, pay-offs, payoffs, pay-offs and software, on software',
    'fusion des systèmes, coût de la fusion, coûts de la fusion, coût du rapprochement, fusionner les systèmes, payer les départs, le déménagement, indemnités et logiciels, chèques de départ',
  ],
  share_holders_to_be: [
    'people who now have a claim, everyone with a claim, have a claim on it, has a claim on it, how many are sharing, how many there are to share, hands out for it, everyone with a share, everybody with a share, everyone at the table',
    'gens qui y ont droit, ceux qui y ont droit, ceux qui se le partagent, gens qui se le partagent, nombre de convives, tous ceux qui tendent l’assiette, mains tendues',
  ],
  handed_in_paper: [
    'shares we gave, shares given, shares handed, shares we hand, paper we gave, paper handed, shares go out, shares going out, out the door to the seller, shares that go to the seller, shares paid over, shares we pay with, of our shares to the seller, roll off the press, come off the press, shares you hand, shares you gave, shares you give, shares they were given',
    'titres donnés, titres qu’on a donnés, actions données, actions qu’on a données, actions qu’on donne, titres qu’on donne, titres qu’on remet, actions qu’on remet, titres remis au, actions remises au, sortent de l’imprimerie, sortir de l’imprimerie, sortent de la planche, planche à billets, actions que vous donnez, titres que vous remettez',
  ],
  unlike_cost: [
    'not the same cost, doesn’t cost the same, don’t cost the same, costs differently, each has its price, each one has a price, none of it is free, nothing is free, none is free',
    'coûte pas la même chose, coûtent pas la même chose, coûte pas pareil, coûtent pas pareil, pas le même prix, pas le même coût, chacun son prix, chacune son prix, a son prix, aucun n’est gratuit, rien n’est gratuit, aucune n’est gratuite',
  ],
  picks_up: [
    'pick them up, picking them up, pick it up, scoop them up, scoop it up, snap them up, get them for, take them at, buy them at, grab them at, buy theirs at',
    'ramasse, les ramasse, prends le leur, les prends, les prendre à, la prends à, le prends à, récupère à, paie la cible, l’achète à, les achète à',
  ],
  held_up_against: [
    'held up against, up against, set against, next to what, against what, alongside what, in front of what, side by side with, against, versus, compared with',
    'en face de, en face du, face à, face au, à côté de, en regard de, en regard du, contre ce que, je le mets contre, contre, comparé au, comparé à',
  ],
  relieves: [
    'bring down, brings down, brings the tax bill down, tax bill down, shaves, trims, knocks down, takes a bite out of',
    'fait maigrir, font maigrir, faire maigrir, fait fondre, font fondre, rabote, rabotent, dégonfle, dégonflent, fait baisser, font baisser',
  ],
  worry: [
    'twitchy, jumpy, jittery, get cold feet, gets cold feet, look at you sideways, looks at you sideways, look at us sideways, marks you down, mark you down, mark us down, raises an eyebrow, gulp, gets shy, close the tap, turns off the tap, drop us a notch, drop you a notch, down a notch, a notch lower, cut us a notch',
    'fait la grimace, font la grimace, regarde de travers, regardent de travers, tousse, toussent, grincent des dents, grince des dents, enlever une étoile, enlèvent une étoile, enlève une étoile, retirer une étoile, perdre une étoile, ferme le robinet, ferment le robinet, tique, descendre d’un cran, baisser d’un cran, perdre un cran, descendent d’un cran, cran plus bas',
  ],
  no_pieces_made: [
    'nothing gets printed, nothing is printed, nothing new is printed, print nothing, prints nothing, issue none, issues none, printing none, count stays put, count stays the same, count doesn’t move, count does not move, number of shares stays, no printing',
    'imprime rien, imprime aucun, imprime aucune, rien imprimé, aucun titre créé, aucun titre nouveau, compte ne bouge pas, nombre de titres ne bouge pas, nombre de titres ne change pas, autant de titres, aucune action créée, zéro titre, zéro action',
  ],
  neither_more_nor_less: [
    'neither richer nor poorer, no richer and no poorer, no richer no poorer, not richer not poorer, neither gains nor loses, neither wins nor loses, no better and no worse, end up with less than',
    'n’y perd pas et n’y gagne pas, ni plus riche ni plus pauvre, n’y gagne ni n’y perd, n’y perd ni n’y gagne, ni gagnant ni perdant, ne gagne ni ne perd, même BPA qu’avant, gagne pareil, pareil après qu’avant, pareil qu’avant',
  ],
  would_hold: [
    'walk away with, come away with, end up holding, would own, will own, will hold, walk off with, leave with, will end up with, finish with',
    'repartent avec, repartiraient avec, repartiront avec, sortent avec, sortiraient avec, finissent avec, récupèrent, récupéreraient',
  ],
  weighs_in_it: [
    'weighs, weigh, makes up, make up, amounts to, represents',
    'pèse, pèsent, pèserait, pèseraient, pèsera, pèseront, représente, représentent, fait, font',
  ],
  are_theirs: [
    'are theirs, are now theirs, belong to them, would be theirs, in their hands, go to them, come to them, sits with their, sit with their, is theirs, with their people, with their lot',
    'sont à eux, sont les leurs, leur appartiennent, leur reviennent, seraient à eux, seront à eux, sont pour eux, sont entre leurs mains, dans leurs mains, est chez eux, sont chez eux, est à eux, chez les leurs, chez les gens d’en face',
  ],
  fair_stake: [
    'decent share, honest share, right share, honest slice',
    'juste morceau, juste tranche, part correcte, part honnête, morceau correct, vraie part',
  ],
  mortgage_word: [
    'mortgage, mortgaged, fat mortgage, loan on it, loan on the house, debts on it',
    'hypothèque, hypothéquée, gros crédit, crédit dessus, crédit sur le dos, emprunt dessus, emprunt à rembourser',
  ],
  own_less_of_it: [
    'aren’t worth the same, isn’t worth the same, not worth the same, not worth as much, poorer, less rich, owns less, less is yours, less left, less is left',
    'ne valent pas pareil, ne vaut pas pareil, ne valent pas autant, ne vaut pas autant, moins riche, vaut moins, ne valent pas la même chose, reste moins, en possède moins',
  ],
  each_of_theirs: [
    'each of theirs, one of theirs, every one of theirs, for theirs',
    'un des leurs, une des leurs, chacun des leurs, chacune des leurs, pour les leurs',
  ],
  old_overpayment: [
    'last purchase, previous shopping, old leftover, leftover from, left over from',
    'reliquat d’avant, reliquat d’un, vieux reliquat, vieil écart, surprix d’avant, survaleur d’avant',
  ],
  wipe_out: [
    'gets thrown, thrown out, tossed, tossed out, chucked, scrapped, goes in the bin, vanishes',
    'poubelle, à la trappe, disparaît, fait disparaître, se jette, on oublie',
  ],
  the_cheque: [
    'what we hand over, what we shell out, we shell out, money we put down',
    'on débourse, ce qu’on débourse, ce qu’on sort, somme versée, qu’on met sur la table',
  ],
  unnamed_things: [
    'can put a name on, actually put a name on, can put a finger on, can lay your hands on',
    'pointer du doigt, montrer du doigt, mettre une étiquette, poser la main dessus, toucher du doigt',
  ],
  owed_one_day: [
    'slate, on the slate, a tab, iou, bill for later',
    'ardoise, note à payer, facture pour plus tard, addition pour plus tard',
  ],
  cut_in_more: [
    'cut into more slices, cut in more slices, into more slices, more mouths, more people sharing, sliced into more, shared by more, divided among more, more slices from the same, more plates',
    'coupe en plus de parts, en plus de parts, en plus de morceaux, en davantage de parts, plus de bouches, plus nombreux à partager, partage en plus, plus de convives, plus d’assiettes',
  ],
  mine_shrinks: [
    'mine shrinks, mine may shrink, mine gets smaller, mine is smaller, each slice may, each slice gets, gets thinner, get thinner, thinner slice, less for each, smaller for each, smaller slice',
    'la mienne peut maigrir, la mienne maigrit, la mienne rétrécit, la mienne est plus petite, la tienne peut rétrécir, la tienne rétrécit, la tienne maigrit, chaque part maigrit, chaque part rétrécit, moins pour chacun, part plus mince, part plus fine, en a moins',
  ],
  money_dearer: [
    'charges twice, charges double, wants double, asks double, asks twice, twice what it did, twice what it was, isn’t the bargain it was, not the bargain it was, no longer a bargain, costs twice, pricier these days, pricier than, not as cheap as, not so cheap any more, dearer than it was, used to be nearly free, was almost free',
    'le double d’il y a, deux fois plus qu’il y a, plus la bonne affaire, n’est plus donné, n’est plus donnée, demande le double, coûte le double, coûte deux fois, moins envie, fini l’argent gratuit, n’est plus gratuit, plus chers qu’avant, plus chère qu’avant',
  ],
  shares_the_risk: [
    'carries part of the risk, carries some of the risk, takes some of the risk, bears some of the risk, shoulders part, shares our luck, share our luck, rides along with us, takes his chances with us',
    'court le risque avec, prend le risque avec, porte une part du risque, porte une partie du risque, partage notre sort, monte dans le même bateau',
  ],
  gauge: [
    'what exactly we count, what exactly counts, exactly what we count, exactly what counts, what we count, which line we look at, which number we look at, which figure, pin down the figure, pin down the number, agree the figure, agree on the figure, on which profit, which profit, on which result',
    'ce qu’on compte exactement, quel chiffre, quelle ligne, quel compteur, la ligne qu’on regarde, le chiffre qu’on regarde, le compteur, on fixe le chiffre, fixer le chiffre, fixe la mesure, s’entendre sur le chiffre, sur quel résultat, sur quel chiffre, sur quel bénéfice',
  ],
  who_runs: [
    'referee, umpire, who’s the referee, who settles, who settles it, who decides meanwhile, who’s in charge, who is in charge, whether I can meddle, until when, once I own it, hands off, I can’t touch, ground rules, who keeps the steering wheel, steering wheel, who plays judge, who is the judge, who has the last word, who keeps the books',
    'qui tranche, qui arbitre, juge de paix, jusqu’à quand, qui tient la boutique, qui tient le magasin, c’est moi qui conduis, une fois chez moi, si j’ai le droit de toucher, règles du jeu, des règles, qui garde le volant, garde le volant, joue le juge, qui fait l’arbitre, joue l’arbitre, qui a le dernier mot, qui tient les livres, qui tient les comptes',
  ],
  game_it: [
    'load costs, load it with costs, load it with my, dump costs, dump my costs, push costs, starve, starve it, starve you, sabotage, cook the books, cook the numbers, meddle, shout at each other, fall out',
    'charger la barque, charger de frais, charger en frais, lui coller des frais, gonfler les frais, affamer, étouffer, saboter, mettre son nez, se fâche, se fâcher, s’engueule',
  ],
  loads_costs: [
    'load costs, load it with costs, load my costs, dump costs, dump my costs, push costs, pile costs, starve it, starve you, strip it bare, shift my overheads',
    'charger la barque, charger de frais, charger en frais, coller des frais, gonfler les frais, pousser des frais, affamer, étouffer la boîte',
  ],
  lends_part_of_price: [
    'leaves some of the money with me, leave some of the money, leaves part of the money, leaves some money in, leave part of the money, pay him back over, pays him back over, pay them back over, pay it back over time, lends me part, lend me part, lends us part, lends me a bit, lends part of it, in a locked drawer, locked drawer, held by a lawyer, held by the lawyer, with the lawyer until, with the notary, in a blocked account, kept aside until, hold some of the price back, keep some of the price back, vend or loan',
    'me laisse une partie de la somme, laisse une partie de la somme, laisse une partie de l’argent, nous laisse une partie, me prête une partie, nous prête une partie, prête une partie du prix, prête une partie de la somme, me fait crédit, nous fait crédit, fait crédit à l’acheteur, bloque un bout du prix, bloque une partie du prix, bloquer une partie du prix, chez le notaire, sur un compte bloqué, un compte bloqué, chez l’avocat, mis de côté jusqu’à',
  ],
  reinvests: [
    'of his proceeds, of its proceeds, of their proceeds, of what he gets back, back into the new company, back into newco, puts part of his cheque, puts some of his cheque, buys a slice of the new company, buys into the new company, buys a slice, roles twenty percent, rolls part, rolls some, rolls a, stays in for, jumps back in',
    'remet un cinquième, remet une partie, remet une part, remet de l’argent, remet au pot, remet dans, reprend une part, dans la nouvelle société, dans la holding, de la holding, remonte à bord, repart avec nous, gagne avec nous',
  ],
  the_bet: ['the bet, a bet, wager, betting on it', 'le pari, un pari, parier dessus'],
  own_opinion: [
    'i’d do, i’d take, i’d pick, my favourite',
    'je prendrais, je ferais, je garderais, mon favori, ma favorite',
  ],
  project_office: [
    'project team, project office, integration office, integration team, integration manager, steering committee, milestones',
    'équipe projet, bureau d’intégration, équipe d’intégration, comité de pilotage, responsable de l’intégration, jalons',
  ],
  bulk_up: [
    'weigh enough, heavy enough, big enough to, become the biggest',
    'pèse assez lourd, pesons assez lourd, assez lourd pour, assez gros pour, devient le plus gros, devenir le plus gros',
  ],
  stand_up_to: [
    'dictate prices, dictate their prices, dictating prices, push us around, boss us around',
    'dicter leurs prix, dicter les prix, dictent leurs prix, marcher sur les pieds, faire la loi',
  ],
  save_costs: [
    'bill goes down, bill comes down, bill shrinks, bill gets smaller, cheaper to run',
    'facture descend, facture baisse, note baisse, note descend, facture maigrit, facture diminue',
  ],
  more_a_share: [
    'more per share, less per share, more a share, less a share, more for each share, less for each share',
    'plus par titre, moins par titre, plus par action, moins par action, plus par part, moins par part',
  ],
  than_before: [
    'than yesterday, than before, than today, than last year, than it did, than now',
    'qu’hier, qu’avant, qu’aujourd’hui, que la veille, que l’an dernier',
  ],
  us_holders: ['our people, our lot, our own people', 'les nôtres, nos gens, pour les nôtres'],
  spending: [
    'laid out, lay out, fork out, forked out, shelled out, shell out',
    'aura sorti, sorti cinquante, on aura sorti, aura dépensé, à mettre sur la table, à sortir d’abord',
  ],
  makes_paper: [
    'come into being, bring into being, comes into being',
    'faire naître, fait naître, voient le jour',
  ],
  belongs_to_banks: [
    'already belongs to their bank, belongs to their bank, belongs to the bank, already the bank’s, owned by the bank',
    'déjà à leur banque, déjà à la banque, est à leur banque, appartient à leur banque, appartient à la banque, déjà aux banques',
  ],
  if_he_is_right: [
    'what he swears, does what he swears, what he promised, what he promises, delivers what he, what you promised, what you promise, prove me wrong, proves me wrong, the day you prove, prove you were right, proven right, turn out right, turns out right',
    'ce qu’il jure, ce qu’il a promis, ce qu’il promet, ce que tu promets, ce que tu as promis, tient ses promesses, tient parole, me prouves que j’avais tort, prouve que j’avais tort, prouves que tu avais raison, me donnes tort, me donne tort, il avait raison',
  ],
  place_word: [
    'japan, mexico, korea, australia, poland, italy, turkey, canada',
    'japon, mexique, corée, australie, pologne, italie, turquie, canada',
  ],
  enter_market: ['only way into, a way into', 'seule façon d’entrer, seule porte d’entrée'],
  gather_up: [
    'scoop up ten, hoover up, roll them up, pick up ten',
    'on en ramasse, en ramasser, on en avale, en avaler, on en regroupe',
  ],
  many_small: [
    'dozens of small, lots of little, loads of little, tons of little',
    'petits dans le coin, trente petits, plein de petits, tas de petits, foule de petits',
  ],
  no_need_for_two: [
    'one does the job, one full one, one would do, one is plenty',
    'n’en garder qu’un, n’en garder qu’une, un seul fait l’affaire, une seule fait l’affaire',
  ],
  gains_to_come: [
    'hoped to gain, hoped to save, hoping to gain, everything he hoped',
    'espérait gagner, espérait économiser, tout ce qu’il espérait, tout ce qu’on espérait',
  ],
  slice_of_each: [
    'my bit of profit, my bit of the profit, bit of profit',
    'mon bout de bénéfice, bout de bénéfice, morceau de bénéfice, tranche de bénéfice, mon morceau',
  ],
  thicker_or_thinner: [
    'go up or down, goes up or down, up or down, gets bigger, gets smaller',
    'augmente ou diminue, monte ou baisse, grandit, diminue, augmente',
  ],
  for_everybody: [
    'for everybody, for everyone, for each holder, for every holder',
    'pour tout le monde, pour chacun, pour chaque porteur, pour tous les porteurs',
  ],
  market_pays_me: [
    'investors put us, investors put, market puts us, puts us at, put us at, put us on, investors value us, market values us',
    'investisseurs nous mettent, marché nous met, bourse nous met, nous mettent à, nous met à, investisseurs nous paient, nous valorisent à',
  ],
  throws_off: [
    'throw off, throws off, churn out, churns out, kick off, spit out',
    'sortent, dégagent, crachent, sort chaque année, crache',
  ],
  paid_by_taxman: [
    'partly paid by the taxman, paid by the taxman, picked up by the taxman, paid in part by the state, state pays part, taxman pays a quarter, taxman pays part, half on the taxman, paid for by the taxman, paid by the state',
    'payé en partie par le fisc, payé par le fisc, pris en charge par le fisc, pris en charge par l’état, payé par l’état, fisc en paie un quart, fisc paie un quart, aux frais du fisc, payés par le fisc, payés en partie par le fisc',
  ],
  stays_at: [
    'stand still, stands still, stay at, stays at, stay level, stays level, hold at, holds at, stay where it is, stays where it is',
    'reste à, rester à, ne bouge pas, ne bouge plus, tienne à, reste où il est, reste où elle est',
  ],
  own_notes: [
    'notes of our own making, our own notes, home-made notes, home made paper, paper of our own',
    'billets maison, papier maison, monnaie maison, papier fait maison',
  ],
  ratio_of_exchange: [
    'the swap is, swap comes to, we swap at, swapped at',
    'échange se fait à, on échange à, échangées à, troc se fait à',
  ],
  would_be_fair: [
    'would be fair, would be honest, would be decent, seems fair, sounds fair, feels right, would be right, looks fair',
    'serait honnête, serait juste, serait équitable, paraît juste, semble juste, serait correct, paraît équitable, semble équitable',
  ],
  all_they_own: ['real things', 'vraies choses, choses réelles'],
  kinder_word: [
    'kinder, gentler, hurts less, does more for, harsher, harder on, easier on',
    'plus doux, plus douce, moins dur, fait moins mal, fait plus mal, plus dur pour, abîme moins',
  ],
  mess_of_joining: [
    'the chaos, people quitting, people leaving, systems not talking, computers not talking, months of chaos, the muddle',
    'la pagaille, le chaos, les départs, gens qui partent, systèmes qui ne se parlent pas, ordinateurs qui ne se parlent pas',
  ],
  neglects_it: [
    'nobody budgeted, no one budgeted, not budgeted, not in the budget, nobody planned for',
    'personne n’avait budgété, pas budgété, pas dans le budget, personne n’avait prévu, pas prévu au budget',
  ],
  deductible: [
    'interest comes off the tax, take the interest off, interest gets deducted',
    'intérêts se déduisent, intérêts sont déduits, se déduisent de l’impôt, déduits de l’impôt',
  ],
  spend_less: [
    'trim a, trim costs, need to trim, slim down the costs',
    'tailler dans, rogner sur, raboter les frais',
  ],
  to_the_good: [
    'to the good, ahead, in the black, in the red, out of pocket, to the bad',
    'gagnant de, perdant de, dans le vert, dans le rouge, s’enrichit de, y gagne, y perd',
  ],
  they_take_of_it: [
    'they get one, they’d have one, they have one, they’d get one, one for them, one goes to them',
    'ils en auront, ils en auraient, ils en ont une, ils en prennent, une pour eux, un pour eux',
  ],
  overstates_it: [
    'overstates, flatters, exaggerates, is too generous, is too flattering',
    'surestime, flatte, exagère, trop généreux, trop généreuse, trop flatteur',
  ],
  same_exercise: ['several lines, line after line', 'plusieurs lignes, ligne après ligne'],
  tagged_word: [
    'put a tag on, put a label on, put a price on everything, tagged everything, priced everything',
    'mis une étiquette, mettre une étiquette, mis un prix sur tout, tout étiqueté, étiqueté tout',
  ],
} as const satisfies Lexicon;
