import type { Lexicon } from '../../types.ts';
import { crossed } from '../crossed.ts';

/** Multiples turned round: who is comparable, what moves a multiple, what goes with what. */
export const reversedMultiplesNotions = {
  // Who is comparable.
  growth_or_margin: [
    'growth, margins, margin, profitability, risk',
    'croissance, marges, marge, rentabilité, risque',
  ],
  need_not_look: [
    'not need to look at, no need to look at, not need to check, no need to check, not have to look at, need not look at, not need to worry about, no need to compare, not need to compare',
    'pas besoin de regarder, inutile de regarder, pas à regarder, pas besoin de vérifier, inutile de vérifier, pas besoin de comparer, inutile de comparer',
  ],
  need_not_match: [
    'need not match, need not be similar',
    'pas à être proches, pas à être comparables',
  ],
  sole_criterion: [
    'sole criterion, only filter, only test',
    'unique critère, seul élément qui compte, seul filtre',
  ],
  sector_word: ['sector, industry', 'secteur, code sectoriel, industrie'],
  valid_comp: [
    'they are comparable, they re comparable, automatically comparable, always comparable',
    'elles sont comparables, ils sont comparables, automatiquement comparables, toujours comparables',
  ],
  above_all: [
    'above all, first, mainly, primarily, before anything else',
    'avant tout, d’abord, en premier, surtout, principalement, en priorité',
  ],
  same_funding: [
    'same capital structure, similar capital structure, same leverage, similar leverage, same level of debt, same gearing, same amount of debt, similar debt',
    'même structure financière, même structure de capital, même levier, même endettement, même niveau de dette, même niveau d’endettement, structure financière comparable, structure financière similaire',
  ],
  same_trade: [
    'same business, same trade, same sector, same industry, same activity',
    'même activité, même métier, même secteur, mêmes marchés',
  ],
  forward_multiple: [
    'ntm multiple, forward multiple, next twelve months multiple, ntm multiples, forward multiples',
    'multiple ntm, multiple prévisionnel, multiple forward, multiples ntm, multiples prévisionnels',
  ],
  past_multiple: [
    'ltm multiple, trailing multiple, ltm multiples, trailing multiples, historical multiple, last twelve months multiple',
    'multiple ltm, multiple historique, multiples ltm, multiples historiques',
  ],
  on_past_profit: [
    crossed(
      'to, on, by, times, against',
      'ltm ebitda, last twelve months ebitda, trailing ebitda, past ebitda, historical ebitda, last year s ebitda, ebitda of the last twelve months',
    ),
    crossed(
      'à, sur, fois, par',
      'ebitda ltm, ebitda des douze derniers mois, ebitda passé, ebitda historique, ebitda de l’an dernier, ebitda de l’année dernière, l’ebitda ltm, l’ebitda des douze derniers mois, l’ebitda passé, l’ebitda historique, l’ebitda de l’an dernier',
    ),
  ],
  on_next_profit: [
    crossed(
      'to, on, by, times, against',
      'ntm ebitda, next twelve months ebitda, forward ebitda, next year s ebitda, budgeted ebitda, forecast ebitda, ebitda of the next twelve months',
    ),
    crossed(
      'à, sur, fois, par',
      'ebitda ntm, ebitda des douze prochains mois, ebitda prévisionnel, ebitda budgété, ebitda de l’an prochain, l’ebitda ntm, l’ebitda des douze prochains mois, l’ebitda prévisionnel, l’ebitda de l’an prochain',
    ),
  ],
  extremes_kept: [
    'with all the outliers, outliers included, including the outliers, including outliers, with outliers in, outliers stay in, extremes included, all outliers in',
    'avec toutes les valeurs extrêmes, avec les valeurs extrêmes, valeurs extrêmes comprises, valeurs aberrantes comprises, extrêmes compris, y compris les extrêmes',
  ],
  dropping_distorts: [
    crossed(
      'removing, excluding, dropping, taking out, leaving out',
      'one, any, them, outliers, an outlier, extremes',
      'would bias, would distort, biases, distorts, would skew, is cheating, is manipulation',
    ),
    crossed(
      'en retirer, retirer, exclure, en exclure, enlever, en enlever, écarter',
      ', une, un, les extrêmes, les valeurs extrêmes, les valeurs aberrantes',
      'fausserait, biaiserait, fausse, biaise, serait une manipulation',
    ),
  ],
  priciest_peers: [
    crossed(
      'keep, take, pick, choose, select, use, keep only',
      'peers with the highest multiples, highest multiples, most expensive peers, most expensive comps, peers with the best multiples, comps with the highest multiples',
    ),
    crossed(
      'garde, retiens, choisis, prends, sélectionne, ne garde que, ne retiens que',
      'multiples les plus élevés, pairs les plus chers, comparables les plus chers, sociétés les plus chères, multiples les plus hauts',
    ),
  ],
  defined_by_rules: [
    'defined by the standards, defined by accounting standards, defined by ifrs, defined by the rules, standardised by ifrs, defined under ifrs',
    'défini par les normes, défini par la norme, défini par les ifrs, normé par les ifrs, encadré par les ifrs',
  ],
  // Down to a price per share.
  net_cash_word: [
    'net cash',
    'cash net, trésorerie nette, position nette de trésorerie, trésorerie excédentaire',
  ],
  off_the_ev: [
    crossed(
      'take off, take away from, taken off, comes off, subtract from, deduct from, deducted from, subtracted from, remove from',
      'ev, enterprise value',
    ),
    crossed(
      'retire de, retranche de, déduit de, soustrait de, enlève de, retirer de, déduire de, retrancher de, soustraire de, se déduit de, se retire de, retirerait de, retrancherait de, déduirait de',
      've, ev, valeur d’entreprise',
    ),
  ],
  net_debt_rises: [
    'net debt was higher, net debt were higher, net debt is higher, net debt rises, net debt goes up, net debt increases, higher net debt, more net debt, bigger net debt',
    'dette nette était plus élevée, dette nette plus élevée, dette nette monte, dette nette augmente, plus de dette nette',
  ],
  shares_gain: [
    crossed(
      'value per share, price per share, share price, equity value, equity',
      'rises, would rise, goes up, would go up, increases, would increase, is higher, would be higher, gains',
    ),
    crossed(
      'valeur par action, prix par action, cours, valeur des titres, valeur des fonds propres, valeur de l’action',
      'monte, monterait, augmente, augmenterait, est plus élevée, serait plus élevée, grimpe, progresse',
    ),
  ],
  debt_off_ebitda: [
    crossed(
      'deduct, subtract, take, take off, remove, deduct the, subtract the, taken',
      'net debt, debt',
      ', off',
      'from ebitda, from the ebitda, off ebitda',
    ),
    crossed(
      'déduis, déduit, retire, retranche, soustrais, soustrait, enlève, retranchons, déduire, retirer',
      ', d’abord, alors',
      'dette nette de ebitda, dette nette à ebitda, dette de ebitda, dette nette de l’ebitda, dette de l’ebitda, dette nette à l’ebitda',
    ),
  ],
  not_owners_debt: [
    crossed(
      'debt, net debt, the debt',
      'is the banks problem, is the bank s problem, only concerns the banks, only concerns the bank, only concerns lenders, is not the shareholders concern, does not concern shareholders, does not concern the shareholder, does not concern equity, is a matter for the banks',
    ),
    crossed(
      'dette, dette nette, dette ça',
      'concerne les banques, concerne que les banques, ne concerne que les banques, regarde les banques, ne regarde pas l’actionnaire, ne regarde pas les actionnaires, ne concerne pas l’actionnaire, ne concerne pas les actionnaires, est l’affaire des banques, est le problème des banques',
    ),
  ],
  // What goes with what.
  net_profit_noun: ['net income, net profit', 'résultat net, bénéfice net'],
  precedes_interest: [
    'before interest, before paying interest, before the interest, before the banks, pre interest, before lenders are paid, before financing',
    'avant intérêts, avant les intérêts, avant frais financiers, avant charges financières, avant les banques',
  ],
  for_both_funders: [
    'everybody, lenders included, lenders and shareholders, shareholders and lenders, banks and shareholders, debt and equity holders, all investors, all capital providers, everyone, both lenders, shared with the banks, lenders as well, debt holders',
    'prêteurs compris, banques comprises, prêteurs et actionnaires, prêteurs et aux actionnaires, actionnaires et prêteurs, banques et actionnaires, tous les apporteurs, tous les financeurs, à tous, tout le monde, aux prêteurs, aux banques, créanciers et actionnaires, actionnaires et aux créanciers',
  ],
  goes_to_whom: [
    'available to, belongs to, goes to, is for, left for, flows to, shared',
    'revient à, revient aux, appartient à, appartient aux, disponible pour, est pour, rémunère, va aux, partagé',
  ],
  price_earnings_word: ['price earnings, pe', 'per, pe ratio, p e'],
  unmoved_by_debt: [
    crossed(
      'not affected by, not at all affected by, unaffected by, not depend on, independent of, neutral to, insensitive to, not distorted by, immune to, not impacted by, not influenced by',
      'leverage, debt, capital structure, financing, gearing, the leverage, the capital structure, the debt',
    ),
    crossed(
      'pas affecté par, pas du tout affecté par, pas touché par, pas influencé par, pas impacté par, ne dépend pas de, ne dépend pas du tout de, indépendant de, insensible à, insensible au, neutre à, neutre par rapport à, neutre vis-à-vis de, neutre au',
      'l’endettement, endettement, la dette, dette, levier, structure financière, la structure financière, structure du capital',
    ),
  ],
  set_against: ['compares, sets against', 'rapproche, met en regard'],
  owners_value_word: [
    'market cap, market capitalisation, equity',
    'valeur des titres, capitalisation, fonds propres',
  ],
  book_multiple: ['price to book, p b, price book, pb', 'price to book, p b, pbr, price book'],
  goes_with_word: [
    'goes with, relates to, is based on, compares, uses, is matched with, is built on',
    'se rapporte à, va avec, repose sur, se base sur, compare, utilise, se calcule sur',
  ],
  light_on_assets: [
    'software, asset light, services companies, tech companies, few assets',
    'logiciels, peu d’actifs, sociétés de services, sociétés tech, technologie',
  ],
  without_earnings: [
    'loss making, negative earnings, makes losses, making losses, pre profit, no earnings, negative net income, in the red, earnings are negative, unprofitable',
    'en perte, en pertes, déficitaire, déficitaires, sans bénéfice, sans bénéfices, résultat négatif, résultat net négatif, bénéfices négatifs, perd de l’argent',
  ],
  takes_pe: [
    crossed(
      'use, use the, take, take the, prefer, go with, apply, look at, rely on, go for',
      'pe ratio, pe, price earnings, p e',
    ),
    crossed(
      'utilise, utiliser, prends, prend, prendre, applique, appliquer, préfère, retiens, regarde, passe au, utiliserais, prendrais',
      'per, pe ratio, p e, price earnings',
    ),
  ],
  takes_ev_ebitda: [
    crossed(
      'use, take, prefer, go with, apply, stick with, keep, rely on',
      'ev ebitda, ev to ebitda, ev over ebitda, ebitda multiple',
    ),
    crossed(
      'utilise, utiliser, prends, prend, applique, préfère, retiens, garde, reste sur, utiliserais',
      've ebitda, ev ebitda, ve sur ebitda, ev sur ebitda, multiple d’ebitda',
    ),
  ],
  // Investment.
  invests_heavily: [
    'capital intensive, capex intensive, more capex, heavier capex, higher capex, heavy capex, high capex, spends most on capex, spends more on capex, invests most, invests more',
    'intensive en capex, intensif en capex, plus capitalistique, plus de capex, on a de capex, dépense le plus en capex, dépense plus en capex, investit le plus, investit davantage, investit plus, capex élevé, capex élevés, gros capex, capex lourds, forte intensité capitalistique, intensité capitalistique est élevée, capex plus élevés',
  ],
  gets_a_dear_multiple: [
    crossed(
      'higher, bigger, better, richer',
      'multiple, ebitda multiple, ev ebitda multiple, the multiple, the ebitda multiple, ev multiple',
    ).concat(', multiple goes up, multiple rises, multiple increases, multiple is higher'),
    crossed(
      'multiple, multiple d’ebitda, multiple ve ebitda, multiple de ve',
      'est élevé, est haut, plus élevé, plus haut, monte, augmente, grimpe, est plus élevé, supérieur, est fort',
    ),
  ],
  lower_multiple_word: [
    'lower, low, less, down, discount, falls, drops',
    'bas, faible, baisse, moins, inférieur, diminue, plus bas, décote',
  ],
  over_ebit: [
    crossed(
      'ev ebitda, ebitda, ev to ebitda, ev over ebitda, ebitda multiple',
      'is the better choice over, is better than, is preferable to, is more relevant than, is fairer than, is cleaner than, is more accurate than, is a better choice than, is superior to, is better choice than',
      'ebit, ev ebit, ev to ebit, ev over ebit',
    ),
    crossed(
      'ebitda, ve ebitda, ev ebitda, ve sur ebitda',
      'est plus pertinent que, est préférable à, est meilleur que, est mieux que, est plus juste que, est plus adapté que, est plus fiable que',
      'ebit, l’ebit, ve ebit, ev ebit, le ve ebit',
    ),
  ],
  ebit_worse: [
    crossed(
      'ebit, ev ebit, ev to ebit, ev over ebit',
      'is less relevant than, is worse than, is less useful than, is less accurate than, is less fair than',
      'ebitda, ev ebitda, ev to ebitda',
    ),
    crossed(
      'ebit, ve ebit, ev ebit, l’ebit',
      'est moins pertinent que, est moins bon que, est moins adapté que, est moins fiable que, est moins juste que',
      'ebitda, l’ebitda, ve ebitda, ev ebitda',
    ),
  ],
  from_ebit_to_ebitda: [
    crossed(
      'from ev ebit to, from ebit to, from ev over ebit to, from ev to ebit to',
      'ev ebitda, ebitda, ev over ebitda, ev to ebitda',
    ),
    crossed(
      'de ev ebit à, de ve ebit à, de l’ev ebit à, de l’ebit à, de ebit à, du ve ebit au, de ve sur ebit à',
      'ev ebitda, ve ebitda, l’ev ebitda, l’ebitda, ebitda, la ve ebitda, ve sur ebitda',
    ),
  ],
  counts_the_wear: [
    crossed(
      'takes into account, take into account, captures, reflects, accounts for, includes, allows for, factors in',
      'capex, capital expenditure, depreciation, wear, wear and tear, wear of assets, investment',
    ).concat(
      ', takes capex into account, takes depreciation into account, takes investment into account',
    ),
    crossed(
      'tient compte de, tient compte des, tient déjà compte de, tient déjà compte des, intègre, intègre déjà, reflète, capte, inclut, prend en compte',
      'usure, l’usure, usure des actifs, capex, les capex, amortissements, les amortissements, investissements, les investissements, l’usure des actifs',
    ),
  ],
  overlooks_the_wear: [
    crossed(
      'ignores, leaves out, does not deduct, is before, excludes, comes before, adds back',
      'depreciation, d a, depreciation and amortisation',
    ),
    crossed(
      'ignore, ne tient pas compte de, ne tient pas compte des, est avant, exclut, ne déduit pas',
      'amortissements, les amortissements, dotations, dotations aux amortissements',
    ),
  ],
  unit_of_sales: [
    crossed(
      'euro of, dollar of, pound of, every euro of, each euro of',
      'sales, revenue, turnover',
      ', always',
      'is worth the same, is worth as much, has the same value',
    ),
    crossed(
      'un euro de, chaque euro de, euro de',
      'chiffre d’affaires, ca, ventes, revenu',
      'vaut la même chose, vaut autant, a la même valeur, vaut pareil, vaut un euro',
    ),
  ],
  // The two firms at seven and at twelve.
  the_dear_firm: [
    'one at twelve, one at 12, one at 12x, 12x one, twelve times one, company at twelve, company at 12x, company at 12, firm at twelve, one trading at twelve, one trading at 12x, higher multiple company, expensive one',
    'celle à douze, celle à 12, celle à 12x, société à douze, société à 12, société à 12x, celle qui est à douze, celle au multiple élevé, la plus chère',
  ],
  the_cheap_firm: [
    'one at seven, one at 7, one at 7x, 7x one, seven times one, company at seven, company at 7x, company at 7, firm at seven, one trading at seven, one trading at 7x, cheaper one',
    'celle à sept, celle à 7, celle à 7x, société à sept, société à 7, société à 7x, celle au multiple bas, la moins chère',
  ],
  poor_drivers: [
    'lower growth, slower growth, weaker growth, higher risk, more risk, riskier, lower margins, weaker margins, thinner margins, grows slower, growing slower, more capital intensive, heavier capex, more indebted, more leverage, more debt, higher leverage',
    'croissance plus faible, moins de croissance, croissance plus lente, plus de risque, plus risquée, risque plus élevé, marges plus faibles, marge plus faible, marges plus basses, croît moins vite, plus capitalistique, plus de capex, plus endettée, plus de dette, plus de levier',
  ],
  rich_drivers: [
    'higher growth, faster growth, stronger growth, lower risk, less risk, higher margins, better margins, grows faster, growing faster, less capex, lower capex',
    'croissance plus forte, plus de croissance, croissance plus élevée, moins de risque, moins risquée, marges plus élevées, meilleures marges, croît plus vite, moins de capex, moins capitalistique',
  ],
} as const satisfies Lexicon;
