import type { Lexicon } from '../../types.ts';

/** False accounts of a buyout in ordinary words: who pays, what comes off, what lifts the return. */
export const buyoutsToldUpsideDown = {
  is_said_to_be: ['is, are, means, comes to', 'est, sont, c’est, ce sont, veut dire'],
  borrows_a_little: [
    'only borrows a little, borrows only a little, borrows a little, borrow just a bit, borrows just a bit, takes a small loan, only a small loan, just a small loan, hardly borrows',
    'emprunte juste un, emprunte un petit, emprunte à peine, juste un petit emprunt, juste un petit crédit, n’emprunte presque rien, emprunte très peu',
  ],
  lends_on_bricks: [
    'against the buildings, against the plant, on the buildings, on the value of the assets, against the property, on what the assets are worth, against the machines, on the assets it owns',
    'sur les bâtiments, sur les immeubles, sur la valeur des actifs, contre les murs, sur ce que valent les actifs, sur les machines, sur le matériel',
  ],
  looks_not_at_cash: [
    'look at cash flow, look at the cash, care about cash flow, care about the cash, interested in cash flow',
    'regardent pas les flux, regarde pas les flux, regarde pas le cash, regardent pas le cash, moque des flux, moquent des flux, intéresse pas aux flux',
  ],
  lbo_need_not_balance: [
    'sources can be bigger, uses can be bigger, need not match, not have to match, not need to match, not need to be equal, nobody cares whether they match, not have to be equal',
    'pas besoin d’être égaux, n’ont pas à être égaux, peuvent être différents, pas forcément égaux, pas obligés d’être égaux, ressources peuvent dépasser, emplois peuvent dépasser',
  ],
  lbo_goes_up_to_fund: [
    'up to the investors, sent up to the investors, upstreamed to the fund, handed to the investors, shared out to the shareholders, shared out among, split among the shareholders, paid to the shareholders',
    'remonte aux investisseurs, remonte tous les ans, remonte chaque année, reversé aux investisseurs, distribué aux investisseurs, partagé entre les actionnaires, distribué aux actionnaires, réparti entre les actionnaires, versé aux actionnaires',
  ],
  loan_sits_there: [
    'loan never moves, debt never moves, loan stays put, debt stays put, leaves the loan alone',
    'prêt ne bouge pas, emprunt ne bouge pas, crédit ne bouge pas, on ne touche pas à la dette, prêt reste tel quel',
  ],
  more_repaid: [
    'more you pay down, more you repay, more we repay, more is repaid, more debt you repay, more debt we repay, faster you repay',
    'plus on rembourse, plus on se désendette, plus vite on rembourse, plus tu rembourses',
  ],
  paid_last_word: [
    'are paid last, is paid last, come last, comes last, get paid last, are served last, gets paid last, queue behind the fund, wait behind the fund',
    'sont payées en dernier, sont payés en dernier, est payée en dernier, est payé en dernier, passent en dernier, passe en dernier, sont servies en dernier, servies en dernier, servis en dernier',
  ],
  much_stock_to_fund: [
    'plenty of working capital, high working capital needs, big stocks, loads of stock, heavy stocks',
    'gros bfr, bfr élevé, bfr important, beaucoup de bfr, stocks énormes',
  ],
  lbo_weak_position: [
    'cut throat competition, price war, price wars, lots of rivals, fragmented market with, everybody copies, interchangeable product, customers who can leave, clients who can leave, customers come and go',
    'concurrence acharnée, guerre des prix, marché très disputé, plein de rivaux, n’importe qui peut copier, produit interchangeable, clients qui peuvent partir, clients qui vont et viennent, clients volages',
  ],
  lbo_swinging: [
    'big swings, ups and downs, boom and bust sector, wild swings, big ups',
    'monte et qui descend, monte et descend, hauts et des bas, gros hauts, grosses variations, en dents',
  ],
  thats_where: [
    'that’s where, that is where, this is where, that’s how, is how the fund',
    'c’est là que, c’est comme ça que, c’est là où',
  ],
  no_matter_who: [
    'no matter who, not matter who, who cares who',
    'peu importe à qui, peu importe qui, peu importe l’acheteur, importe peu qui',
  ],
  profit_at_entry: [
    'ebitda we started with, ebitda you started with, ebitda at the start, ebitda we had at entry, ebitda from the start, ebitda of the first day, opening ebitda',
    'ebitda du début, ebitda du départ, ebitda du premier jour, ebitda de l’achat, ebitda qu’on avait au départ',
  ],
  the_full_amount: [
    'the full, the whole, the entire, all of the',
    'en entier, en totalité, la totalité, tout le prix, l’intégralité',
  ],
  what_we_receive: [
    'what we receive, what we get at the end, our proceeds, our share at the end, what goes to the fund',
    'ce qui nous revient, ce qu’on récupère, de ce qu’on récupère, ce qu’on reçoit, de ce qu’on reçoit, notre part à la fin',
  ],
  takes_it_away: [
    'comes off, come off, is taken off, gets taken off, has to come off, I take off, we take off',
    'on les enlève, je les enlève, on l’enlève, on les retire, je les retire, on les déduit, je les déduis, à enlever de, à retirer de',
  ],
  still_owes_it_all: [
    'still owe the full, still owe all, still owe the whole, still owes the full, still owes the whole, owe the whole, owe just as much, same debt as on day one',
    'doit toujours les, doit toujours tout, doit toujours la totalité, doit encore la totalité, doit encore tout, doit toujours autant, même dette qu’au premier jour',
  ],
  sum_of_yearly_growth: [
    'fifteen percent, twenty percent, twenty four percent, twenty eight percent, thirty percent, thirty two percent, thirty five percent, forty five percent, forty eight percent, fifty percent, 15%, 20%, 24%, 28%, 30%, 32%, 35%, 45%, 48%, 50%',
    'quinze pour cent, vingt pour cent, vingt-quatre pour cent, vingt-huit pour cent, trente pour cent, trente-deux pour cent, trente-cinq pour cent, quarante-cinq pour cent, quarante-huit pour cent, cinquante pour cent, 15 %, 20 %, 24 %, 28 %, 30 %, 32 %, 35 %, 45 %, 48 %, 50 %',
  ],
  in_all_word: ['in all, in total, all told, altogether', 'en tout, au total, en totalité'],
  about_word: [
    'about, nearly, roughly, around, almost, some',
    'environ, presque, à peu près, autour, en gros, quasi',
  ],
  that_is_still_due: [
    'that is left, still outstanding, that remains, still owed, we still owe, which is left',
    'qui restent, qui reste, encore dus, encore dûs, qu’on doit encore, restant dus',
  ],
  counted_for_nothing: [
    'hardly counts, barely counts, barely matters, hardly matters, counts for little, counts for nothing, is a detail',
    'compte quasiment pas, compte presque pas, compte à peine, compte pour rien, ne joue presque pas, est un détail',
  ],
  thinner_multiple: [
    'falling multiple, multiple that falls, multiple falls, lower multiple at exit',
    'multiple qui baisse, multiple baisse, multiple qui recule, multiple recule',
  ],
  does_no_harm: [
    'does no harm, no harm done, costs nothing, no great loss',
    'fait pas de mal, pas grave, coûte rien, gêne pas, dérange pas, pas de souci',
  ],
  does_harm: [
    'hurt, do any harm, harm us, cost us anything, matter to us',
    'gêner le fonds, coûter au fonds',
  ],
  stays_outside: [
    'part of it, part of that price, counted in it, come into it, comes into it',
    'fait pas partie, en fait pas partie, compte pas dedans, entre pas dedans',
  ],
  keeping_it_longer: [
    'waiting longer, hold on longer, hold longer, keep it longer, hold it for longer, sit on it longer, stay in longer',
    'garder plus longtemps, attendre plus longtemps, rester plus longtemps, tenir plus longtemps, plus longtemps en portefeuille',
  ],
  raises_return: [
    'brings the irr back up, gets the irr back up, pushes the irr up, helps the irr, raises the return, lifts the return, restores the irr',
    'ça remonte le tri, relève le tri, fait remonter le tri, ramène le tri, redresse le tri, remonte le rendement, aide le tri',
  ],
  restores_return: [
    'get the return back, bring the return back, restore the return, save the irr, keep the irr, get the irr back, hold the irr, protect the irr, defend the irr, get the return up',
    'retrouver le rendement, retrouver le tri, sauver le tri, ramener le tri, remonter le tri, maintenir le tri, préserver le rendement, préserver le tri, garder le tri',
  ],
  turns_added: [
    'more leverage, more debt, extra turn, another turn, higher leverage',
    'plus de levier, plus de dette, davantage de dette, davantage de levier, un tour de plus, tour supplémentaire',
  ],
  whatever_the_years: [
    'three or five years, matter whether it takes, matter how many years, matter how long it takes, three years or five, whether you wait',
    'trois ou cinq ans, trois ans ou cinq, peu importe le nombre d’années, peu importe la durée, en trois ou en cinq',
  ],
  overlooks_time: [
    'ignores when, no account of when, not care when, not look at when, indifferent to time, not see time, says nothing about time, ignores the dates',
    'pas compte du moment, pas compte de la date, ignore le moment, ignore quand, fiche de la date, moque du moment, indifférent au temps, dit rien du temps, pas compte de la durée, ignore la durée, ignore les dates',
  ],
  lbo_drags_down: [
    'would lower, would bring down, would drag down, would reduce, spoils, dents',
    'ferait baisser, ferait descendre, abîme, dégrade, détériore',
  ],
  bank_gives_its_word: [
    'promises by the bank, promise by the bank, promises the bank makes, promises of the bank, promises by the lender, promises made by the lender, bank’s promise, the lender promises, bank that promises',
    'banque qui promet, prêteur qui promet, banque promet, banque qui s’engage, prêteur qui s’engage, promesses du prêteur, promesse du prêteur',
  ],
  guards_the_wrong_side: [
    'are there for the company, is there for the company, there to protect the company, there to protect the borrower, protect the company, protect the sponsor, protects the sponsor, protects the borrower, for the borrower’s benefit',
    'protègent l’entreprise, protègent la société, protègent l’emprunteur, protège l’entreprise, protège l’emprunteur, sont là pour la société, sont là pour l’entreprise',
  ],
  dearest_word: [
    'the most expensive, the dearest, the priciest, the costliest',
    'la plus chère, le plus cher, la plus coûteuse, la plus onéreuse',
  ],
  takes_most_risk: [
    'the riskiest, carries the most risk, takes the most risk, bears the most risk, runs the most risk',
    'la plus risquée, le plus risqué, prend le plus de risque, prend le plus de risques, court le plus de risque, porte le plus de risque',
  ],
  lbo_to_borrow_less: [
    'fund borrows less, borrows less overall, borrow less in total, borrow less overall, less debt in total, owe less in total, need less debt',
    'emprunte moins au total, emprunter moins au total, moins de dette au total, devoir moins au total, besoin de moins de dette',
  ],
  in_equal_bits: [
    'equal instalments, in instalments, year by year, bit by bit, a bit every year, every year, each year',
    'par annuités, chaque année, par échéances, petit à petit, tous les ans, un peu chaque année',
  ],
  b_loan: ['term loan B, TLB, B loan, the B tranche', 'TLB, tranche B, term loan B, prêt B'],
  is_paid_back: [
    'is paid, is repaid, is paid down, paid back, amortises',
    's’amortit, se rembourse, est remboursée, est remboursé, est amortie',
  ],
  nothing_to_do_with_it: [
    'nothing to do with it, nothing to do with that, not come into it, plays no part, beside the point',
    'rien à voir, n’y change rien, n’entre pas en compte, n’intervient pas, compte pas là-dedans',
  ],
  must_not_go_below: [
    'go below, fall below, drop below, go under, fall under, be lower than, be below',
    'descendre sous, passer sous, tomber sous, être inférieur, descendre en dessous, passer en dessous, tomber en dessous, être en dessous',
  ],
  must_not_word: [
    'must not, cannot, should not, may not, is not allowed to',
    'ne doit pas, ne peut pas, ne doit jamais, interdit de',
  ],
  threatens_it: [
    'threatens, endangers, puts at risk, puts in danger, would break, jeopardises',
    'menace, met en danger, fragilise, ferait sauter, risque de casser, fait dépasser',
  ],
  gap_between: [
    'difference between, gap between, distance between',
    'différence entre, écart entre, distance entre',
  ],
  owns_bigger_piece: [
    'owns a bigger piece, owns a larger piece, owns a bigger share, owns a larger share, bigger share of the gain, larger share of the gain, bigger slice of the gain, more of the upside, keeps more of the gain, larger slice of the pie',
    'plus grosse part du gain, possède une plus grosse part, a une plus grosse part, détient une plus grosse part, possède une plus grande part, plus grande part du gain, garde plus du gain, plus gros morceau du gain',
  ],
  all_at_fixed_rate: [
    'agreed at a fixed rate, locked at a fixed rate, fixed rate at signing, at a fixed rate anyway, fixed once and for all, rate was fixed, rate was locked',
    'signé à taux fixe, à taux fixe de toute façon, taux fixé une fois pour toutes, taux a été fixé, taux était fixe',
  ],
  because_all_is_dear: [
    'because everything costs more, because money is dearer, because debt is dearer, because borrowing costs more, because rates rose, because rates are higher',
    'parce que tout coûte plus cher, parce que la dette coûte plus cher, parce que l’argent est plus cher, parce que les taux ont monté, parce que les taux sont plus hauts',
  ],
  get_wider: [
    'get wider, get looser, become wider, widen, become looser, get more generous, are loosened',
    'deviennent plus larges, s’élargissent, s’assouplissent, deviennent plus généreux, se desserrent, sont assouplis',
  ],
  from_elsewhere: [
    'out of its other, from its other, with its other',
    'avec ses autres, sur ses autres, de ses autres participations, grâce à ses autres',
  ],
  less_they_borrow: [
    'the less you borrow, the less we borrow, the less debt, less you borrow',
    'moins on emprunte, moins il y a de dette, moins on s’endette, moins on met de dette',
  ],
  higher_return_then: [
    'higher the return, better the return, higher the irr, better the irr',
    'plus le rendement, plus le tri, meilleur est le rendement, meilleur est le tri, mieux ça rapporte',
  ],
  lbo_heavy_spending: [
    'new machines every year, new equipment every year, machines to replace every year',
    'renouveler ses machines chaque année, renouveler ses machines, machines à remplacer chaque année',
  ],
  the_cheaper_better: [
    'the cheaper the better, cheaper it is the better, less you pay the better',
    'moins c’est cher mieux c’est, moins on paie mieux c’est, moins c’est cher, plus c’est bas mieux',
  ],
  costs_us: [
    'costs us money, costs us, hurts us, loses us money',
    'nous coûte de l’argent, nous coûte, nous fait perdre, nous pénalise',
  ],
  lbo_debt_is_theirs: [
    'the buyer’s business, buyer’s problem, new owner’s problem, for the buyer to pay, buyer’s headache',
    'l’affaire du nouvel acheteur, affaire de l’acheteur, affaire du repreneur, problème de l’acheteur, à la charge de l’acheteur, souci de l’acheteur',
  ],
  counted_twice_over: [
    'count twice, counted twice, once in each, in both of them',
    'compte deux fois, une fois dans chaque, dans chacun des deux',
  ],
  too_small_a_factor: [
    'one point nine, two and a quarter, one point seven five',
    'un virgule neuf, deux et quart, un virgule soixante-quinze',
  ],
  to_reach_equity: [
    'to get the equity, to get to the equity, to find the equity, to reach the equity',
    'pour avoir les fonds propres, pour obtenir les fonds propres, pour trouver les fonds propres, pour arriver aux fonds propres',
  ],
  find_the_stake: [
    'what we can put in, what it can put in, what the fund can put in',
    'ce qu’on peut mettre, ce que le fonds peut mettre',
  ],
  lbo_higher_return_wanted: [
    'higher the irr asked, more return is asked',
    'plus le tri demandé, plus le rendement demandé, plus le tri exigé',
  ],
  lbo_more_can_pay: [
    'more the fund can put, more it can put in',
    'plus le fonds peut mettre, plus il peut mettre, plus cher il peut, plus on peut mettre',
  ],
  splits_the_gain: [
    'just split the gain, simply split the gain, split the gain over, split the gain evenly, spread the gain over, share the gain over',
    'répartit simplement le gain, répartit le gain, partage le gain sur, étale le gain, on répartit le gain',
  ],
  years_added: [
    'more years, years longer, extra years, years more',
    'ans de plus, années de plus, ans supplémentaires',
  ],
  would_mount: [
    'would go up, would rise, would be higher, would improve, would climb',
    'monterait, augmenterait, serait plus élevé, grimperait, s’améliorerait',
  ],
  first_in_line: [
    'comes first, first in line, ranks first, is served first, gets paid first, goes first',
    'passe en premier, passe en tête, se sert en premier, est servi en premier, est servie en premier, passe d’abord',
  ],
  lbo_sets_the_rate: [
    'fixes the price of the loan, sets the price of the loan',
    'fixe le prix du prêt, fixe le prix du crédit, fixe le taux du prêt',
  ],
  keys_at_once: [
    'keys go to the bank automatically, loses the company that day, automatically liquidated, liquidated at once, liquidated automatically, loses its company at once',
    'liquidée d’office, automatiquement liquidée, liquidée aussitôt, est liquidée, dissoute d’office, saisie d’office',
  ],
  lbo_junior_people: [
    'mezz lender, mezzanine lender, mezzanine fund',
    'mezzaneur, prêteur mezzanine, prêteur junior',
  ],
  lbo_better_guarded: [
    'safer for the bank, safer for the lender',
    'plus sûr pour la banque, plus sûr pour le prêteur, plus sûre pour la banque',
  ],
  can_do_nothing: [
    'can do nothing, cannot do anything, can’t do anything, has no say, is powerless',
    'peut rien faire, peut rien y faire, n’a rien à dire, est impuissante, est impuissant, n’a aucun pouvoir',
  ],
} as const satisfies Lexicon;
