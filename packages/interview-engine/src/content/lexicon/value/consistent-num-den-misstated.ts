import type { Lexicon } from '../../types.ts';
import { crossed } from '../crossed.ts';

/** Matching numerator and denominator, in the words of those who get it wrong. */
export const consistentNumDenMisstated: Lexicon = {
  after_bottom_line: [
    'after net income, after net profit, below net income',
    'après le résultat net, après le bénéfice net, sous le résultat net',
  ],
  after_lenders: [
    [
      crossed(
        'has already paid, already paid, has already served',
        'the lenders, the bank, the banks, lenders, the interest',
      ),
      'once the lenders, after the lenders, after paying the banks, after paying the lenders, once banks are paid, once the banks, after interest, after paying interest, after financing costs',
    ].join(', '),
    [
      crossed(
        'a déjà payé, a déjà servi, est déjà passé par',
        'la banque, les banques, les prêteurs, les créanciers, les intérêts',
      ),
      'une fois les banques, une fois les prêteurs, une fois les intérêts, après les intérêts, après intérêts, après frais financiers, après paiement des intérêts, une fois les créanciers',
    ].join(', '),
  ],
  after_the_rents: [
    'ebitda after lease, ebitda after deducting rent, ebitda net of rent, ebitda with rents deducted, pre ifrs 16 ebitda, ebitda before ifrs 16, after rent',
    'ebitda net de loyers, ebitda loyers déduits, ebitda avant ifrs 16, ebitda pré ifrs 16, après loyers, après loyer',
  ],
  against_the_cap: [
    'goes with market cap, goes with equity, goes with the market cap, goes with the equity value, is compared with market cap, is compared to market cap, is set against market cap, belongs with equity value',
    'se compare à la capitalisation, se rapporte à la capitalisation, va avec la capitalisation, va avec la valeur des titres, se compare à la valeur des titres, se rapporte à la valeur des titres',
  ],
  as_long_as_all: ['as long as you do it for all, consistently across', ''],
  before_or_after_interest: [
    'before or after interest, after or before interest',
    'avant ou après intérêts, avant ou après les intérêts',
  ],
  book_multiple: ['price to book, p b, price book, pb', 'price to book, p b, pbr, price book'],
  both_ends: [
    'numerator and denominator, numerator and the denominator, top and bottom, top and the bottom, two terms, two halves, both sides of the ratio',
    'numérateur et dénominateur, numérateur et le dénominateur, haut et le bas, deux termes, deux côtés du ratio, deux membres du ratio, deux étages du ratio',
  ],
  both_of_the_whole: [
    'both measure the whole, both concern the whole, both cover the whole, both describe the whole, both belong to everyone, both reflect the whole',
    'les deux mesurent, les deux concernent toute, les deux décrivent, tous deux mesurent',
  ],
  close_to_ev: [
    'close to enterprise value, close to the ev, akin to ev',
    'se rapproche de la ve, proche de la ve, équivaut à la ve',
  ],
  compare_as_is: [
    'compare as is, compare directly, directly comparable, without any adjustment, no adjustment is needed',
    'comparer tels quels, comparer directement, directement comparables, sans aucun retraitement, sans retraitement',
  ],
  compares_it: [
    'compare, match, set against, divide, relate',
    'compare, compares, rapporte, mets en face, divise, confronte',
  ],
  convention_word: [
    'convention, habit, custom, tradition, market practice, usage',
    'convention, habitude, usage, tradition, pratique de marché, coutume',
  ],
  could_as_well: [
    'could pair, could just as well, might just as well, might as well, could equally, could as easily, could just as easily',
    'on peut très bien mettre, pourrait tout aussi bien, pourrait aussi bien, peut tout aussi bien, peut aussi bien, on pourrait très bien',
  ],
  deducts_interest: [
    'i deduct the interest, i subtract interest, you subtract interest, i take off interest, i take out the interest, interest every year, deducts interest, net of interest, includes interest, takes interest into account, after interest',
    'je retire les intérêts, je déduis les intérêts, on retire les intérêts, je retranche les intérêts, je retire chaque année les intérêts, déduit les intérêts, déduit déjà les intérêts, tient compte des intérêts, intègre les frais financiers, intègre les intérêts, inclut les intérêts, net des intérêts',
  ],
  ebitda_for_owners: [
    crossed(
      'ebitda is, ebitda belongs, ebitda goes, ebitda is left, ebitda is only, ebitda belongs only, ebitda goes only, ebitda accrues',
      'for shareholders alone, for shareholders only, for the owners, for shareholders, to shareholders, to the owners, to shareholders only, to equity holders, for equity holders',
    ),
    crossed(
      'ebitda, ebitda est, ebitda revient, ebitda appartient, ebitda va',
      'aux seuls actionnaires, pour les seuls actionnaires, uniquement aux actionnaires, seulement aux actionnaires, aux actionnaires, pour les actionnaires',
    ),
  ],
  ebitda_is_after: [
    [
      crossed(
        'ebitda is, ebitda comes, ebitda sits, ebitda is struck, ebitda is already, ebitda is measured, ebitda is calculated, ebitda is taken, ebitda is what is left, ebitda is what remains',
        'after, once, net of, below',
      ),
      'ebitda is what s left after, ebitda s what s left after, ebitda is the money left after, ebitda is what s left once',
    ].join(', '),
    [
      crossed(
        'ebitda, ebitda est, ebitda c’est, ebitda vient, ebitda se calcule, ebitda est calculé, ebitda c’est ce qui reste, ebitda est ce qui reste, ebitda tombe',
        'après, une fois, net de',
      ),
      'ebitda c’est l’argent qui reste après, ebitda c’est ce qu’il reste après, ebitda c’est ce qu’il reste une fois',
    ].join(', '),
  ],
  ebitda_only_for: [
    crossed(
      'ebitda is what remains for, ebitda is what is left for, ebitda only concerns, ebitda concerns only, ebitda only serves, ebitda only belongs to, ebitda only goes to',
      'shareholders, the shareholders, the owners, equity holders, stockholders',
    ),
    crossed(
      'ebitda ne concerne que, ebitda n’intéresse que, ebitda ne sert que, ebitda ne revient qu’, ebitda c’est ce qui reste, ebitda ne rémunère que',
      'les actionnaires, aux actionnaires, l’actionnaire, à l’actionnaire, les propriétaires',
    ),
  ],
  ebitda_with_rents: [
    'old ebitda, ebitda after rent, pre ifrs ebitda',
    'ancien ebitda, ebitda après loyers, ebitda avant ifrs',
  ],
  ebitda_without_rents: [
    'post ifrs 16 ebitda, new ebitda, ebitda after ifrs, ebitda post ifrs, post ifrs ebitda, ebitda before rent, ebitda without rent, ebitda excluding rent, higher ebitda, reported ebitda',
    'nouvel ebitda, ebitda après ifrs, ebitda post ifrs, ebitda avant loyers, ebitda hors loyers, ebitda sans loyers, ebitda publié',
  ],
  either_will_do: [
    'does not matter which, no matter which, whichever numerator, either one, peu importe which',
    'peu importe le numérateur, peu importe le dénominateur, peu importe lequel, peu importe, n’importe lequel',
  ],
  equity_on_sales: [
    crossed(
      'market cap, equity value, market capitalisation, equity',
      'over sales, to sales, to revenue, over revenue, on sales, divided by sales, divided by revenue',
    ),
    [
      crossed(
        'capitalisation, capitalisation boursière, valeur des titres, valeur des fonds propres',
        'sur chiffre d’affaires, sur le chiffre d’affaires, sur ventes, sur ca, rapportée au chiffre d’affaires, divisée par le chiffre d’affaires',
      ),
      'capi sur ventes, capi sur les ventes, capi sur chiffre d’affaires, capi sur le chiffre d’affaires, capi sur ca, capitalisation sur les ventes',
    ].join(', '),
  ],
  ev_multiple_word: [
    'an ev multiple, an enterprise value multiple',
    'un multiple de ve, un multiple de valeur d’entreprise',
  ],
  ev_on_net_income: [
    [
      crossed(
        'ev, enterprise value',
        'to, over, divided by, with, by, on, against',
        'net income, net profit, earnings',
      ),
      crossed(
        'market cap, equity value, market capitalisation, equity, share price',
        'to, over, divided by, with, by, on, against',
        'ebitda, ebit',
      ),
      'ev net income, price to ebitda',
    ].join(', '),
    [
      crossed(
        've, ev, valeur d’entreprise',
        ', sur, avec, à, rapportée au, divisée par, au, par',
        'résultat net, bénéfice net, bénéfice',
      ),
      crossed(
        'capitalisation, capitalisation boursière, valeur des titres, valeur des fonds propres, fonds propres',
        'sur, à, avec, rapportée à, divisée par, par',
        'ebitda, ebit',
      ),
      've sur le résultat net, capitalisation sur l’ebitda',
    ].join(', '),
  ],
  ev_to_bottom_line: [
    crossed(
      'ev, enterprise value, firm value',
      'to, over, divided by, by, on, against, with, and, relative to, matched with, matched to, paired with, compared with, compared to, set against',
      'net income, net profit, bottom line, net earnings, profit after tax',
    ),
    crossed(
      've, ev, valeur d’entreprise',
      'sur, avec, à, au, et, par, rapportée à, rapportée au, divisée par, comparée au, face au, contre',
      'résultat net, bénéfice net, résultat après impôt',
    ),
  ],
  ev_without_rents: [
    'ev without the lease, ev without leases, ev excluding leases, ev excluding the lease, ev ex leases, ev before leases, ev before ifrs, ev pre ifrs, old ev, lease liability out, leases out of ev, lease debt out',
    've hors dette locative, ve hors loyers, ve sans dette locative, ve avant ifrs, ancienne ve',
  ],
  for_both_funders: [
    'everybody, lenders included, lenders and shareholders, shareholders and lenders, banks and shareholders, debt and equity holders, all investors, all capital providers, everyone, both lenders, shared with the banks, lenders as well, debt holders',
    'prêteurs compris, banques comprises, prêteurs et actionnaires, prêteurs et aux actionnaires, actionnaires et prêteurs, banques et actionnaires, tous les apporteurs, tous les financeurs, à tous, tout le monde, aux prêteurs, aux banques, créanciers et actionnaires, actionnaires et aux créanciers',
  ],
  goes_to_whom: [
    'available to, belongs to, goes to, is for, left for, flows to, shared',
    'revient à, revient aux, appartient à, appartient aux, disponible pour, est pour, rémunère, va aux, partagé',
  ],
  goes_with_word: [
    'is calculated with, is computed with, is calculated on, goes with, relates to, is based on, compares, uses, is matched with, is built on',
    'se calcule avec, est calculé avec, se rapporte à, va avec, repose sur, se base sur, compare, utilise, se calcule sur',
  ],
  has_nothing_to_do: [
    'nothing to do with, unrelated to, separate from',
    'rien à voir avec, sans rapport avec, sans lien avec',
  ],
  holds_all_the_same: [
    'would hold, still hold, changes nothing, same result, same conclusion, makes no difference, nothing would change, would still work, works as well, just as well, no harm, without any problem, interchangeable',
    'tiendrait, tiendraient, rien ne change, ne change rien, ne changerait rien, même résultat, même conclusion, tout aussi bien, sans problème, sans dommage, marcherait aussi, interchangeables',
  ],
  i_take: ['i use, i would use, take', 'je prends, je garde, on prend, on garde, j’utilise'],
  i_use: ['use, take, look at, apply, value it on', 'utilise, prends, regarde, applique, retiens'],
  interest_or_bank: [
    'interest, bank, lender, banker, financing costs, debt service, creditors',
    'intérêts, banque, banquier, prêteurs, frais financiers, charges financières, créanciers, service de la dette',
  ],
  is_consistent: [
    'is consistent, that’s consistent, is fine, that works, works fine, no problem, goes together',
    'est cohérent, ça marche, aucun problème, pas de problème, va ensemble',
  ],
  is_the_right_match: [
    'is the right, is consistent, is coherent, is the correct, that is right, you divide, you take, one takes, i take, we take, divided by, over',
    'est la bonne, est cohérent, est correct, on prend, je prends, on divise, je divise, divisée par, sur',
  ],
  lease_debt: ['lease liability, lease debt', 'dette locative, dette de loyers'],
  lenders_alone: [
    crossed(
      'only goes to, goes only to, only belongs to, belongs only to, is only for',
      'lenders, the lenders, the banks, creditors, debt holders',
    ),
    crossed(
      'ne revient qu’aux, revient uniquement aux, revient seulement aux, revient aux seules, revient aux seuls',
      'prêteurs, banques, créanciers',
    ),
  ],
  light_on_assets: [
    'software, asset light, services companies, tech companies, few assets',
    'logiciels, peu d’actifs, sociétés de services, sociétés tech, technologie',
  ],
  may_relate: [
    crossed(
      'can, could, may, might, happy to, free to, fine to, ok to, possible to, legitimate to',
      ', also, easily, perfectly, well, just',
      'divide, compare, use, pair, match, relate, put, take, set, quote',
    ),
    crossed(
      'peut, pourrait, puis, possible de, on a le droit de, permis de',
      ', aussi, très bien, parfaitement, tout à fait',
      'diviser, rapporter, comparer, utiliser, rapprocher, associer, mettre, prendre, calculer',
    ),
  ],
  may_well: [
    'you can, we can, can easily, is fine, fine to, no problem, perfectly, acceptable, does not matter, free to, i use, i take, i would use, we use, allowed to, nothing wrong with',
    'on peut, peut très bien, peut tout à fait, pas de problème, aucun problème, sans problème, sans souci, pas gênant, libre de, je prends, on prend, j’utilise, rien n’empêche, peu importe, il suffit de prendre',
  ],
  mere_word: [
    'just, only, purely, merely, simply, mere, pure, nothing but, nothing more than, no more than, a matter of, entirely',
    'simple, simplement, pure, purement, juste, seulement, uniquement, rien d’autre qu, question de, affaire de, n’est qu, ne relève que',
  ],
  mixing_ok: [
    'can mix, free to mix, mix them freely, fine to mix, no need for consistency, not matter which basis, does not matter whether, no need to adjust',
    'peut mélanger, peut mixer, peu importe lequel, peu importe la base, pas besoin de cohérence, pas besoin de retraiter, inutile de retraiter',
  ],
  net_assets_word: ['net assets, book equity', 'actif net, situation nette, capitaux propres'],
  net_debt_without_rents: [
    crossed(
      'net debt, debt, net financial debt',
      'without leases, without the leases, without lease liabilities, without the lease liability, excluding leases, excluding the leases, excluding lease liabilities, ex leases, ex lease, before ifrs, pre ifrs, before leases, that leaves out leases, that excludes leases',
    ),
    crossed(
      'dette nette, dette, dette financière',
      'hors loyers, hors loyer, sans les loyers, sans loyers, sans la dette locative, sans dette locative, hors dette locative, hors dette de loyers, sans la dette de loyers, hors ifrs, avant ifrs, hors engagements de loyer',
    ),
  ],
  net_income_for_all: [
    [
      crossed(
        'net income, net profit, net income it is, net income it s, earnings',
        'measured, calculated, taken, struck, computed, comes, is measured, is calculated, is taken, is struck, is computed, is, stands, sits',
        'before interest, before the interest, before financing costs, before interest expense, above interest, above the interest line',
      ),
      crossed(
        'net income is, net profit is, net income comes, net income belongs, net income goes, net profit belongs, net profit goes, earnings are',
        'before interest, before the interest, before paying the bank, before the bank, for everyone, for everybody, to everyone, to everybody, for lenders, to lenders, to all investors, for all investors, to the bank, for the bank',
      ),
    ].join(', '),
    [
      crossed(
        'résultat net, bénéfice net, résultat net lui',
        'se calcule, est calculé, est mesuré, se mesure, se situe, est, vient, est pris, s’entend',
        'avant intérêts, avant frais financiers, avant charges financières, avant charges d’intérêts, avant résultat financier, avant coût de la dette',
      ),
      crossed(
        'résultat net est, résultat net c’est, résultat net vient, résultat net revient, bénéfice net est, bénéfice net revient, résultat net va',
        'avant intérêts, avant les intérêts, avant la banque, avant d’avoir payé la banque, avant de payer la banque, pour tous, pour tout le monde, à tous, à tout le monde, aux prêteurs, à la banque, aux banques, aux créanciers, pour les prêteurs',
      ),
    ].join(', '),
  ],
  net_profit_noun: ['net income, net profit', 'résultat net, bénéfice net'],
  no_harm: [
    'is fine, is ok, no problem, not a problem, no issue, does not matter, does not hurt, acceptable, evens out, cancels out, works fine, perfectly fine, makes no difference',
    'pas de souci, ne pose pas de problème, sans problème, aucun problème, acceptable, ne gêne pas, se compensent, pas gênant, peu importe',
  ],
  no_reason_behind: [
    'no economic logic, no economic reason, no logic behind, no real logic, no particular reason, no theory behind',
    'pas de logique économique, pas de raison économique, aucune logique, pas de vraie logique, pas de raison particulière, aucune théorie',
  ],
  not_sound: [
    'not, never, nobody, no one, no sense, meaningless, inconsistent, mismatch, wrong, mistake, error, instead, would, if, but, avoid, distorted, nonsense',
    'pas, jamais, personne, incohérent, aucun sens, erreur, faux, serait, si, mais, éviter, plutôt, fausse, mélange, absurde',
  ],
  nothing_obliges: [
    'no need, not need, need not, nothing forces, nothing obliges, nothing requires, nothing says, not have to, not required, no obligation, no rule, free to differ, does not matter, not necessary, no requirement',
    'rien n’oblige, rien n’impose, rien n’exige, rien ne dit, pas besoin, pas obligé, pas obligatoire, pas nécessaire, n’ont pas à, n’ont pas besoin, nul besoin, aucune obligation, aucun besoin, peu importe, pas indispensable, aucune règle',
  ],
  only_a_convention: [
    [
      crossed(
        'it is, it s, that is, that s, is, of',
        ', mostly, just, only, simply, purely, really, mainly, basically, largely',
        'convention, market convention, matter of convention, question of convention, habit, habit of the market, market habit, tradition, custom, market practice',
      ),
      'textbook nicety, a nicety, cross them as you like, mix them as you like, mix and match as you like, is arbitrary, it’s arbitrary, purely arbitrary, by convention, pure convention, just market practice, mere convention, no economic reason, no real reason, no deep reason, mostly convention, mainly convention, simply the convention',
    ].join(', '),
    [
      crossed(
        'c’est, c’est surtout, c’est juste, c’est simplement, c’est avant tout, c’est plutôt, est, est surtout, n’est qu’, ce n’est qu’, c’est d’abord, relève',
        'convention, simple convention, pure convention, convention de marché, convention de place, habitude, simple habitude, pure habitude, usage de marché, tradition, affaire de convention, question d’habitude',
      ),
      'coquetterie de manuel, une coquetterie, croiser comme on veut, mélanger comme on veut, c’est arbitraire, est arbitraire, purement arbitraire, c est juste convention, c est uniquement convention, par convention, pure convention, convention de place, convention de marché, c est juste habitude, par habitude, usage de marché, question d’habitude, aucune raison économique, pas de raison économique, pas de vraie raison, question de convention, affaire de convention, plutôt convention',
    ].join(', '),
  ],
  only_one_side: [
    crossed(
      'only adjust, just adjust, only need to adjust, only have to adjust, enough to adjust, only restate, only correct, only change',
      'ebitda, the ebitda, net debt, the net debt, one side, the multiple, ev',
    ),
    crossed(
      'suffit d’ajuster, suffit de retraiter, suffit de corriger, n’ajuste que, ne retraite que, ne corrige que, ajuste seulement, retraite seulement, ajuste uniquement, retraite uniquement',
      'l’ebitda, la dette, la dette nette, un seul côté, la ve, l’ev, le multiple',
    ),
  ],
  out_of_habit: [
    'out of habit, by habit, by tradition, by custom, for historical reasons, because everyone does, because everybody does, everyone has always done',
    'par habitude, par tradition, par simple usage, pour des raisons historiques, on a toujours fait',
  ],
  owners_value_word: [
    'market cap, market capitalisation, equity',
    'valeur des titres, capitalisation, fonds propres',
  ],
  paired_with: [
    'goes with, go with, with, matches, against, is matched with, belongs with',
    'va avec, vont avec, avec, face à, en face de, se rapporte à',
  ],
  pairs_swapped: [
    'swap the two, swap them, interchangeable, cross them, mix and match, the reverse pairing, invert the pairing',
    'interchangeables, inverser les deux, intervertir, échanger les deux, croiser les deux, permuter',
  ],
  pairs_with: [
    'goes with, belongs with, pairs with, is paired with, is matched with, goes under, matches',
    'va avec, se marie avec, s’associe à, s’associe avec, va en face de, se compare à, se rapporte à',
  ],
  precedes_interest: [
    'before interest, before paying interest, before the interest, before the banks, pre interest, before lenders are paid, before financing',
    'avant intérêts, avant les intérêts, avant frais financiers, avant charges financières, avant les banques',
  ],
  profit_for_all: [
    crossed(
      'net income is what is left for, net income is left for, net income is what remains for, net income pays, net income feeds, net income serves, net income rewards',
      'lenders, everyone, everybody, banks, all, both, the bank, creditors, debt holders',
    ),
    crossed(
      'résultat net rémunère, résultat net nourrit, résultat net paie, résultat net sert, résultat net c’est ce qui reste, résultat net reste, résultat net appartient',
      'tout le monde, tous, prêteurs, les prêteurs, banques, la banque, aux prêteurs, pour tout le monde, à tout le monde, à tous, aux banques',
    ),
  ],
  ranks_after_interest: ['after interest', 'après intérêts, après les intérêts'],
  relates_word: [
    'relate, compare, set, put, match, pair, express, quote',
    'rapporter, rapporte, rapproche, rapprocher, compare, met, associe, ramène, calcule',
  ],
  revenue_for_owners: [
    crossed(
      'revenue, sales, turnover',
      'belongs to shareholders, belongs to the shareholders, belongs to the owners, goes to shareholders, belong to shareholders',
    ),
    crossed(
      'chiffre d’affaires, ventes',
      'appartient aux actionnaires, revient aux actionnaires, reviennent aux actionnaires',
    ),
  ],
  same_answer: [
    'same answer, same result, same ranking, same conclusion, same information, interchangeable, nobody would object, same thing',
    'même résultat, même réponse, même classement, même conclusion, même information, revient au même, reviennent au même, interchangeables, interchangeable, même chose',
  ],
  same_for_all_is_enough: [
    'as long as you do it for all, so long as it is the same for every, as long as it is the same for all, provided everybody gets the same, as long as all peers, as long as everyone is treated the same, so long as you are consistent across, so long as it s the same for, as long as it s the same for, provided it s the same for',
    'du moment que tous les comparables, tant qu’on fait pareil pour tous, tant que c’est pareil pour tous, pourvu que tous, du moment qu’on fait pareil, tant que tous sont traités pareil, du moment que tous sont traités pareil',
  ],
  same_over_there: [
    crossed('is, it’s, that’s, works, are', 'the same, exactly the same, no different, identical'),
    'c’est pareil, c’est la même chose, c’est exactement pareil, c’est identique, est exactement pareil, est le même',
  ],
  serves_both: [
    crossed(
      'to pay, pays, feeds, remunerates, rewards, serves',
      'the banks and the shareholders, the lenders and the shareholders, the lenders and the owners, the banks and the owners, the shareholders and the banks, the shareholders and the lenders, both lenders and shareholders',
    ),
    crossed(
      'payer, paie, rémunère, rémunérer, nourrit, sert',
      'les banques et les actionnaires, les prêteurs et les actionnaires, les créanciers et les actionnaires, les actionnaires et les banques, les actionnaires et les prêteurs, les actionnaires et les créanciers',
    ),
  ],
  sound_ratio: [
    'consistent, coherent, correct, valid, legitimate, sensible, sound, acceptable, meaningful, relevant, reliable, reasonable, fine, perfectly ok, makes sense, works, good multiple, good ratio, useful, no problem, nothing wrong, best, tells you, just as well, perfectly well, perfectly normal, right ratio, cleanest',
    'cohérent, correct, valable, légitime, acceptable, pertinent, fiable, raisonnable, parfaitement, bon multiple, bon ratio, a du sens, fonctionne, marche bien, marche aussi, utile, aucun problème, pas de problème, sans problème, rien d’anormal, rien de choquant, meilleur, tout aussi bien, le plus parlant, le plus propre, est juste, tient la route',
  ],
  spoils_it: [
    'distorts, wrong, misleading, inconsistent, error, mistake, not comparable, biased, apples and oranges',
    'fausse, faux, incohérent, incohérente, erreur, biaise, trompeur, trompeuse, pas comparable',
  ],
  still_for_lenders: [
    crossed(
      'still belongs to, still goes to, still serves, still pays, also belongs to, also goes to, also serves, is shared between, is shared by, is also for, is still for, goes both to',
      'lenders, the lenders, banks, the banks, everyone, everybody, the creditors, creditors, debt holders, the debt holders',
    ),
    crossed(
      'revient encore, revient aussi, revient toujours, appartient encore, appartient aussi, va encore, va aussi, profite aussi, sert encore, se partage entre, est partagé entre, rémunère encore, rémunère aussi',
      'aux banques, aux prêteurs, aux créanciers, les banques, les prêteurs, les créanciers, à tout le monde, à tous, banques et actionnaires, prêteurs et actionnaires, la banque, à la banque, le prêteur',
    ),
  ],
  swapped_interest: [
    'ebitda is after interest, ebitda after interest, ebitda is for shareholders, net income is before interest, net income before interest, net income belongs to lenders',
    'ebitda est après intérêts, ebitda après intérêts, ebitda est calculé après intérêts, résultat net avant intérêts, résultat net revient aussi aux prêteurs',
  ],
  what_owners_keep: [
    'what is left for shareholders, what s left for shareholders, what remains for shareholders, what is left for the shareholders, what s left for the shareholders',
    'ce qui reste aux actionnaires, ce qui revient aux actionnaires, ce qui reste pour les actionnaires',
  ],
  with_and_without: ['with and without', 'avec et sans'],
  with_lease_debt: [
    'including the lease liability, including leases, with the lease liability, with leases, lease liability included, leases included, plus the lease liability, includes the lease debt',
    'avec la dette locative, avec dette locative, dette locative incluse, dette locative comprise, y compris les loyers, plus la dette locative, loyers inclus, inclut la dette locative, comprend la dette locative, inclut les loyers',
  ],
  with_the_ev: [
    'with ev, with enterprise value, with the enterprise value',
    'avec la ve, avec la valeur d’entreprise, face à la ve',
  ],
  without_adjusting: [
    'without adjusting, without restating, without any restatement, with no adjustment',
    'sans retraiter, sans ajuster, sans rien retraiter, sans corriger, sans rien corriger',
  ],
  worth_of_operations: ['enterprise value, ev, firm value', 've, valeur d’entreprise, ev'],
};
