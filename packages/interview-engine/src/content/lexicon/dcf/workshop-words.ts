import type { Lexicon } from '../../types.ts';

/** How the parts of a valuation are spoken of in a workshop, a shop or at a family table. */
export const workshopWords = {
  shrink: ['knock each of them, knock each, knock them down, knock it down', ''],
  see_effect: [
    'see which one, see who moves, what comes out',
    'voir ce qui bouge, voir laquelle, voir lequel, ce qui en sort',
  ],
  flex: ['push each, push every', 'pousse chaque, secoue chaque'],
  redo_word: ['', 'refais le tour, referais le tour, refaire le tour'],
  several_cases: [
    'three versions, two versions, several versions',
    'trois versions, deux versions, plusieurs versions, ma version et la',
  ],
  probability_word: [
    'odds on each, third chance, chance on each',
    'chances sur chacune, avec ses chances, chances de chacune, chances à chacune',
  ],
  lump: [
    'forever part, forever bit, sale at the end, everything after part, far away years, distant years, last slab',
    'l’après, l’après plan, partie à l’infini, vente à la fin, vente du bout, années lointaines, dernier bloc',
  ],
  of_total: ['of the answer, of my answer, of the number', 'de la réponse, du chiffre'],
  owner: ['', 'ceux qui mettent les fonds, ceux qui mettent au pot'],
  lender: ['those who lend, people who lend', 'ceux qui prêtent, ceux qui ont prêté'],
  before_bank: [
    'before anybody who lent, before anyone who lent, before those who lent, before the lenders take, before lenders take, before a lender, before a cent of interest, before a penny of interest, nothing taken off for the bank',
    'avant de servir les banquiers, avant de servir les banques, avant de servir les prêteurs, avant que les prêteurs, avant les banquiers, sans un centime d’intérêts, avant le moindre intérêt',
  ],
  come_out: ['', 'partent vraiment, part vraiment, vraies sorties, vraie sortie, sortent vraiment'],
  paid_down: ['cash on the nail, cash down, real money', 'payés comptant, payé comptant'],
  not_paid: [
    'not a bill, no bill, no money moved, money never moved',
    'pas une facture, aucune facture, aucun argent n’a bougé, jamais quitté la banque, jamais sorti',
  ],
  put_back: [
    'put a layer back, another layer, dress it with, dress it in',
    'je les rends, je le rends, je la rends, remets une couche, rhabille, rhabiller, l’habille, rhabillé',
  ],
  after_tax: ['after the taxman, after the tax man', 'après le fisc'],
  by_shares: [
    'each for its slice, each for its share, each for its part, each by its weight, each at its weight',
    'chacun pour sa part, chacune pour sa part, chacun à son poids, chacun avec son poids, en fonction de ce que chacun, à hauteur de ce que chacun',
  ],
  old_price: [
    'accounts say, books say, old accounts',
    'disent les comptes, disent les livres, vieux comptes, pas le comptable',
  ],
  safe: ['sleeping soundly', 'placement tranquille, dormant tranquille'],
  something_off: [
    'something’s off, something is off, not serious, smells wrong, too rich, pushed it too far, been too kind',
    'il y a un souci, ça cloche, pas sérieux, quelque chose cloche, trop gentil, poussé trop loin',
  ],
  implies: [
    'growth it is hiding, growth it hides, growth is hiding, growth hidden',
    'croissance il cache, croissance qu’il cache, croissance cachée, croissance se cache',
  ],
  all_year: [
    'january to december, every day, day after day',
    'janvier à décembre, tous les jours, chaque jour',
  ],
  u_shape: ['dips then', 'creuse puis, creux puis, regrimpe, baisse et puis'],
  raise_word: ['pushes everything up, push everything up', 'pousse tout à la hausse'],
  banker: ['', 'banquier, banquiers'],
  good_bad: ['a boom and a bust', 'un boom et une crise, boom et krach'],
  normal: ['so so', 'couci couça, bof'],
  base_word: ['lean on, leaning on', 'je m’appuie, on s’appuie, sert d’appui'],
  keep_alive: [
    'keep them alive, keep it alive, keep it running, keep it going, keep digging, stay the same size',
    'garder en vie, garder en état, continuer à creuser, tenir debout, entretenir',
  ],
  unforeseeable: [
    'fairy tale, is a novel, hasn’t a clue, has a clue, pure imagination',
    'la moindre idée, conte de fées, conte de fée, est un roman, pas d’historique, imagination pure',
  ],
  raw_material: ['what flour is to', 'la farine pour'],
  on_condition: [
    'if he keeps his word, if they keep their word, if he delivers',
    's’il tient parole, s’il tient ses promesses, si ça arrive',
  ],
  on_site: ['on site, on the spot, on the ground', 'sur place, sur le terrain'],
  clean: ['', 'décaper, décape, décrasser'],
  home_again: [
    'bring it home, brought home, walk it back, bring them home, take it home, bring it home',
    'je le remonte, je la remonte, le remonter, la remonter, le rapatrie, je rapatrie',
  ],

  is_its_cash: [
    'is pretty much the cash, is roughly the cash, is as good as cash, is near enough the cash',
    'c’est à peu près le cash, c’est quasiment le cash, c’est presque le cash',
  ],
  not_part_of_it: [
    'not part of, not a part of, no part of, nothing to do in',
    'ne fait pas partie, ne font pas partie, rien à faire dans, pas compris dans',
  ],
  unweighted_mean: [
    'just take the average, just average the, simply average, halfway between, half way between, split the difference, add the two and halve',
    'fais juste la moyenne, fais simplement la moyenne, à mi-chemin entre, coupe la poire en deux, au milieu des deux',
  ],
  owners_alone_ask: [
    'return shareholders want, return the shareholders want, return owners want, return the owners want',
    'rendement que veulent les actionnaires, rendement voulu par les actionnaires',
  ],
  one_year_plan: ['one year forecast, a year of forecast', 'prévision à un an, plan d’un an'],
  gets_bigger: [
    'makes it bigger, makes it higher, makes it go up, pushes it up, raises it',
    'le grossit, le fait grimper, le fait augmenter, le rend plus grand, le rend plus élevé',
  ],
  own_risk: [
    'go bust, going bust, go bankrupt, goes bankrupt, fail, bankruptcy risk, default risk',
    'fasse faillite, faire faillite, dépose le bilan, déposer le bilan',
  ],
  each_company_its_own: [
    'for this company alone, for that company alone, of this company alone',
    'à cette société seule, pour cette seule société, varie d’une société à l’autre',
  ],
  sum_of_rate_growth: [
    'sum of the rate and, sum of wacc and, sum of the wacc and, rate and growth added',
    'somme du taux et, somme du cmpc et',
  ],
  may_well_exceed: [
    'at or above, equal to or above, equal or above',
    'égal ou supérieur, égale ou supérieure, au moins égal à, au moins égale à',
  ],
  six_years_back: ['discounted six years, discount it six years, six years of discounting', ''],
  a_whole_year_of_it: [
    'by the full wacc, by the whole wacc, by the full rate, by the full discount rate',
    'de tout le cmpc, du cmpc entier, du taux entier',
  ],
  ever_up: [
    'only go up, only goes up, always go up, always goes up, always rise, always rises, always end up rising',
    'ne font que monter, ne fait que monter, montent toujours, monte toujours, finit toujours par monter, finissent toujours par monter',
  ],
  even_at_peak: [
    'even if it is a peak, even at the peak, even at the top, peak or not, even if it is the peak, even if it is the top',
    'même si c’est un sommet, même au sommet, même en haut de cycle, haut de cycle tant mieux, sommet ou pas, même si c’est le sommet',
  ],
  needs_nothing_new: [
    'no new people, no new machines, no extra people, no extra machines, no hiring, without hiring, nobody new, needs nothing',
    'ni embauche, ni machine, sans embaucher, sans embauche, sans nouvelle machine, sans recruter',
  ],
  kept_inside: [
    'included, left in, kept in, and all',
    'compris, inclus, comprises, incluses, laissés dedans',
  ],
  sellers_figure: [
    'as the seller adjusts, as the seller shows, as the seller gives, as adjusted by the seller, seller’s adjusted',
    'retraité du vendeur, retraité par le vendeur, tel que le vendeur, ajusté du vendeur, ajusté par le vendeur',
  ],
  take_out: ['undress', 'déshabille, déshabiller'],
  forever: ['end of time', 'fin des temps'],
  as_if_none: ['no matter who, whoever put', 'peu importe qui'],
  gets_scared: ['starts to fear, fears', ''],
  peak: ['best harvest', 'meilleure récolte'],
  rebuild: [
    'redo the sums, redo the numbers',
    'refais le calcul, refais les calculs, refais les comptes',
  ],
  oneoff: [
    'rent he doesn’t charge, salary he doesn’t take',
    'contrat chanceux, salaire qu’il ne se verse pas',
  ],
  foresee: ['', 'noir sur blanc'],
  without_discounting: ['without touching them', 'sans les toucher, sans y toucher'],
  not_put_back: ['', 'ne les remet, ne les remets'],
  onto_the_total: ['applies to the total, on the total rate', 'applique au total, sur le total'],
  cross_check_nothing: [
    'never be compared, not to be compared',
    'ne se comparent pas, pas à comparer',
  ],
  plan_growth: [
    'one of the plan, one of the last year, that of the plan, growth of the last few years',
    'celle du plan, celle de la dernière année',
  ],
  scrap_price: ['', 'valeur de casse'],
  at_growth_rate: ['at the growth rate', 'actualise au taux de croissance'],
  no_discount: [
    'not need to be discounted',
    'pas la peine d’actualiser, pas besoin d’être actualisé',
  ],
  already_divided: ['division has already', 'division l’a déjà'],
  discounts_longer: ['each flow for longer, cash for longer', 'chaque flux plus longtemps'],
  only_first_year: ['only matters for the first', 'ne joue que la première'],
  sell_firm: ['sale at the end', 'revente au bout'],
  debt_gets_cheaper: [
    'make the debt cheaper, make debt cheaper',
    'rendent la dette moins chère, rend la dette moins chère, dette nette d’impôt coûte moins',
  ],
  cheaper_money: ['borrows cheaper, borrow cheaper', 'emprunte moins cher, empruntent moins cher'],
  no_bad_case: ['never a case where', 'jamais de cas où'],
  book_values: ['amounts in the accounts, figures in the accounts', ''],
  bin_it: ['throw it away, throw it out, bin it, in the bin', 'à la poubelle, à la corbeille'],
} as const satisfies Lexicon;
