import type { Lexicon } from '../../types.ts';
import { crossed } from '../crossed.ts';

const COMPS =
  'comps, comparables, peers, trading comps, trading multiples, listed multiples, market multiples, peer multiples';
const PAIRS =
  'les comparables, comparables boursiers, multiples boursiers, comparables cotés, multiples des pairs, pairs';

/** What is falsely said of the methods, of deals, of groups and before a board. */
export const untruthsOfMethodsNotions = {
  gives_always_extreme: [
    crossed(
      'always, systematically, invariably, necessarily',
      ', give, gives, comes out, come out, is, are, sits, sit, be',
      'the highest, the lowest, at the top, at the bottom, highest, lowest',
    ),
    crossed(
      'toujours, systématiquement, forcément, nécessairement',
      ', donne',
      'la plus haute, la plus basse, la plus élevée, la plus faible, valeur la plus haute, valeur la plus basse, valeur la plus élevée, valeur la plus faible, le plus haut, le plus bas, en haut, en bas, prix le plus élevé',
    ),
  ],
  comps_intrinsic: [
    crossed(
      COMPS,
      'give, gives, show, shows, tell us, measure, capture',
      'intrinsic value, true value, fundamental value',
    ),
    crossed(
      PAIRS,
      'donnent, donne, mesurent, reflètent, montrent',
      'valeur intrinsèque, vraie valeur, valeur fondamentale',
    ),
  ],
  mood_free: [
    crossed(
      'independent of, not affected by, unaffected by, immune to, do not depend on, does not depend on, insulated from, free of',
      'market mood, mood of the market, market sentiment, sentiment, market cycles, market conditions, the cycle, bubbles, market moods',
    ),
    crossed(
      'indépendants de, indépendant de, ne dépendent pas de, insensibles à, à l’abri de, pas affectés par, ne subissent pas',
      'humeur du marché, humeurs du marché, humeur de la bourse, sentiment du marché, cycles, cycle, conditions de marché, bulles',
    ),
  ],
  weighs_little: [
    'weighs little, weighs very little, small part, tiny part, is marginal, negligible, minor part, little weight, hardly any weight, barely matters, five percent, small share',
    'pèse peu, pèse très peu, petite part, part marginale, négligeable, faible part, peu de poids, est marginale, cinq pour cent, poids faible',
  ],
  wacc_higher: [
    crossed(
      'the higher, higher, raising, a higher, increasing, bigger, with a higher',
      'wacc, discount rate, the wacc, the discount rate',
    ),
    'plus le wacc est élevé, plus le cmpc est élevé, plus le wacc est haut, plus le cmpc est haut, cmpc plus élevé, wacc plus élevé, taux plus élevé, augmenter le wacc, augmenter le cmpc, hausse du wacc, hausse du cmpc',
  ],
  value_higher: [
    'the higher the value, higher value, the more it is worth, higher the dcf, value goes up, value rises, raises the value, increases the value, lifts the value, higher dcf',
    'plus la valeur est élevée, plus la société vaut, valeur plus élevée, valeur haute, plus le dcf est haut, plus le dcf monte, valeur augmente, valeur monte, augmente la valeur, fait monter la valeur, plus elle vaut',
  ],
  wacc_too_high: [
    crossed(
      'wacc is, wacc used is, discount rate is, rate is, wacc must be, wacc was',
      'too high, set too high, overstated',
    ),
    crossed(
      'wacc est, cmpc est, cmpc retenu est, wacc retenu est, taux est, taux retenu est, taux d’actualisation est',
      'trop élevé, trop haut, trop fort, surestimé',
    ),
  ],
  dcf_above: [
    [
      crossed('dcf is, dcf comes out, dcf sits, dcf value is', 'above, higher than, over'),
      'dcf exceeds, dcf gives more',
    ].join(', '),
    [
      crossed(
        'dcf est, dcf ressort, dcf sort, dcf se situe',
        'au-dessus, supérieur, plus haut, plus élevé',
      ),
      'dcf dépasse, dcf donne plus',
    ].join(', '),
  ],
  methods_must_agree: [
    [
      crossed(
        'methods, the three methods, three methods, three numbers, they, methods should, three values, different methods',
        'always converge, should converge, must converge, have to converge, must agree, should agree, must give the same, should give the same, always give the same, should all give the same, have to give the same',
      ),
      'calculation error, one of them is wrong, mistake in the calculation, a calculation mistake, error in the model, modelling error',
    ].join(', '),
    [
      crossed(
        'méthodes, trois méthodes, elles, trois chiffres, différentes méthodes, valeurs',
        'convergent toujours, doivent converger, devraient converger, doivent donner, devraient donner, donnent toujours, doivent toutes donner, doivent tomber, devraient tomber',
      ),
      'erreur de calcul, une des trois est fausse, une des trois est erronée, erreur dans le modèle, erreur de modèle',
    ].join(', '),
  ],
  lower_cost_of_capital: [
    'lower cost of capital, cheaper cost of capital, lower wacc, lower required return, lower return requirement, cheaper capital',
    'coût du capital plus faible, coût du capital plus bas, coût du capital inférieur, cmpc plus faible, capital moins cher',
  ],
  counts_on_synergies: [
    crossed(
      'counts on, has, gets, extracts, benefits from, realises, adds, pays for, keeps',
      'synergies, the synergies, cost synergies',
    ),
    crossed(
      'compte sur, a, bénéficie de, réalise, profite de, dispose de, tire, paie',
      'synergies, les synergies, des synergies',
    ),
  ],
  // Who is comparable.
  size_comes_first: [
    crossed(
      'size is, size comes, market cap is, size matters, similar size is',
      'first, first criterion, the main criterion, the most important, most important, what matters most, the key criterion, key criterion, most, the only criterion, enough',
    ),
    crossed(
      'taille est, taille c’est, taille reste, taille compte, même taille',
      'premier critère, critère principal, critère numéro un, le plus important, ce qui compte le plus, avant tout, le plus, seul critère, suffit',
    ),
  ],
  whatever_the_trade: [
    'whatever they do, whatever the business, whatever its business, regardless of business model, business model is secondary, even in another industry',
    'quel que soit le métier, quelle que soit l’activité, peu importe le métier, peu importe l’activité, modèle économique est secondaire, modèle économique importe peu',
  ],
  sample_word: [
    'in the sample, into the sample, in the peer set, into the peer set, among the comps, in my comps, among my comparables, trading comp, trading comparable, in the peer group',
    'dans l’échantillon, parmi les comparables, dans mes comparables, comparable boursier, comparables boursiers, dans le panel',
  ],
  deal_targets: [
    'takeover targets, acquired companies, companies acquired, companies that were acquired, recently acquired, deal prices, transaction prices, takeover prices, transaction price, recent acquisitions',
    'cibles de rachats, cibles de rachat, sociétés rachetées, cibles rachetées, cibles récentes, prix de transaction, prix des transactions, prix de rachat, rachats récents, acquisitions récentes',
  ],
  calendarise_word: [
    'calendarise, calendarising, calendarisation, align year ends, align the year ends',
    'calendariser, calendarise, calendarisation, aligner les exercices, aligner les clôtures',
  ],
  keeps_extremes: [
    crossed(
      'keep, keep all, keep all the, leave in, leave all, include, include all, never exclude, never drop',
      'outliers, extremes, extreme values, odd values, absurd multiples',
    ),
    crossed(
      'garde, garde toutes, conserve, conserve toutes, laisse, laisse toutes, inclus, inclus toutes, garde tous',
      'valeurs aberrantes, valeurs extrêmes, extrêmes, multiples aberrants, multiples extrêmes',
    ),
  ],
  // Deals against the stock market.
  more_rights: [
    crossed(
      'minority shareholder, minority shareholders, minority investors, minority holders, minority holder, small shareholders',
      ', actually',
      'has more rights, have more rights, has more power, have more power, has more say, have more say',
    ),
    crossed(
      'actionnaire minoritaire, actionnaires minoritaires, minoritaires, minoritaire, petits porteurs',
      'a plus de droits, ont plus de droits, a plus de pouvoir, ont plus de pouvoir, a davantage de droits, ont davantage de droits',
    ),
  ],
  date_irrelevant: [
    'worry about when, worry about the date, worry about timing, good a reference today, still just as valid, whatever the date, whenever it was signed, no matter when, does not matter when, doesn t matter when, date does not matter, timing does not matter, timing is irrelevant, date is irrelevant, regardless of the date, regardless of when, never out of date, do not age, never age, time plays no role',
    'date n’a pas d’importance, date ne compte pas, date importe peu, peu importe la date, peu importe quand, quelle que soit la date, ne vieillissent pas, ne vieillit pas, toujours valables, toujours aussi valable, timing ne compte pas, reste valable quelle que soit, ne se périment pas',
  ],
  adjusts_by_itself: [
    'adjust automatically, automatically adjust, adjust themselves, adjust by themselves, adapt automatically, follow the market automatically, update themselves, rise with the market',
    's’ajustent automatiquement, s’ajustent tout seuls, s’adaptent automatiquement, suivent automatiquement, suivent la bourse, se mettent à jour, montent avec la bourse, bougent avec la bourse, suivent les cours',
  ],
  even_further: [
    'further above, even higher above, even more above, gap widens, premium widens, even higher than trading',
    'encore plus au-dessus, encore plus haut que, encore davantage au-dessus, encore plus chers que, écart se creuse, écart s’élargit',
  ],
  premium_in_price: [
    crossed(
      'premium is, control premium is, premium, control premium, control is',
      'already in the share price, already in share prices, already included in the share price, already in the stock price, already in the market price, already in the price, included in the share price, included in share prices, already in trading multiples, built into the share price, already priced in the share price',
    ),
    crossed(
      'prime, prime de contrôle, prime de contrôle est, prime est, contrôle est',
      'déjà contenue dans, déjà comprise dans, déjà incluse dans, déjà dans, déjà intégrée dans, contenue dans, comprise dans, incluse dans, intégrée dans',
      'cours, cours de bourse, cours boursiers, multiples boursiers, prix de bourse, bourse',
    ),
  ],
  minority_stake: [
    'minority stake, minority stakes, minority block, small stake, minority deals, minority deal, minority transactions, minority purchase, non controlling stake',
    'bloc minoritaire, blocs minoritaires, participation minoritaire, participations minoritaires, opérations minoritaires, achat minoritaire, transaction minoritaire, transactions minoritaires',
  ],
  with_full_premium: [
    crossed(
      'also carries, also carry, also includes, also include, carries, includes, with, at, pays, commands, also pays, also comes with',
      'full premium, full control premium, control premium, the same premium, the same control premium, premium for control',
    ),
    crossed(
      'avec, comprend, comprennent, inclut, incluent, comporte, paie, porte',
      ', aussi, lui aussi, également',
      'pleine prime, pleine prime de contrôle, prime de contrôle, même prime, prime complète, prime pleine',
    ),
  ],
  // What a bidder pays.
  put_on_ev: [
    crossed(
      'is, goes, sits, applies, is put, is paid, is calculated, is applied, is computed, put, apply, add, calculate, always goes, always applies, is always applied, is always calculated, is always paid',
      'on, to, on top of',
      'ev, whole ev, enterprise value, whole enterprise value, whole company, whole thing, the lot, debt too',
    ),
    crossed(
      'se met, s’applique, se calcule, se paie, porte, est calculée, est payée, est appliquée, applique, mets, ajoute, s’ajoute, se rajoute',
      ', toujours, aussi, également, bien, directement, la prime, prime de',
      'sur la ve, sur ve, sur valeur d’entreprise, sur la valeur d’entreprise, à la ve, à la valeur d’entreprise, à ve, à valeur d’entreprise, sur toute la ve, sur le tout, sur l’ensemble, sur l’entreprise entière',
    ),
  ],
  equity_on_ebitda: [
    'divide that straight by ebitda, divide it straight by ebitda, divide straight by ebitda, divide directly by ebitda',
    'divise directement par ebitda',
  ],
  numerator_is_equity: [
    crossed(
      'numerator is, right numerator is, numerator should be, numerator must be, numerator i take, use',
      'market cap, equity value, offer value of the shares, offer equity value, market capitalisation, equity',
    ),
    crossed(
      'numérateur est, bon numérateur est, numérateur c’est, bon numérateur c’est, numérateur doit être',
      'capitalisation, valeur des titres, valeur des fonds propres, prix des titres, fonds propres',
    ),
  ],
  shares_give_ev: [
    crossed(
      'shares, number of shares, share count',
      'gives, gives you, gives me, is, and i get, and you get, equals, already gives, that gives, that is, which gives, which is, gives directly',
      ', directly, already, straight away',
      'ev, enterprise value, offer ev, offer enterprise value',
    ),
    crossed(
      'actions, titres',
      'j’obtiens, et j’obtiens, on obtient, et on obtient, donne, ça donne, c’est, est, me donne, ce qui donne',
      ', directement, déjà, tout de suite',
      've, ev, valeur d’entreprise, ve de l’offre, valeur d’entreprise de l’offre',
    ),
  ],
  // A group of several trades.
  single_multiple: [
    'one multiple, single multiple, one set of comps, one set of peers, one ev ebitda multiple, one average multiple, same multiple',
    'un seul multiple, multiple unique, un seul échantillon, même multiple, un multiple moyen',
  ],
  will_do: [
    'is enough, will do, does the job, works for the whole, is sufficient, is fine, works for all, is all you need, does for',
    'suffit, est suffisant, fait l’affaire, convient, marche pour tout, vaut pour tout, vaut pour les trois',
  ],
  parents_multiple: [
    'parent s multiple, parent multiple, multiple of the parent, group s multiple, multiple of the group, group multiple, multiple of the whole group, the conglomerate’s multiple',
    'multiple du groupe, multiple de l’ensemble, multiple du conglomérat',
  ],
  one_part: ['division, segment, business unit', 'division, branche, pôle, activité'],
  applies_it: [
    'apply, use, take, trade at, trades at, deserve, valued at',
    'applique, retiens, utilise, prends, se traitent au, se traitent, valorise au, retient',
  ],
  costs_left_out: [
    crossed(
      'central costs, head office costs, holding costs, corporate costs, overheads, central overheads, head office, corporate centre',
      ', therefore',
      'can be ignored, can be left out, do not count, do not matter, are ignored, are already in, are already included, are already reflected, already sit in, are irrelevant, need no adjustment, can be neglected, are immaterial',
    ),
    crossed(
      'coûts centraux, coûts de siège, frais de siège, frais de holding, coûts de holding, frais centraux, coûts de structure, siège',
      'peuvent être ignorés, ne comptent pas, n’ont pas à, sont déjà dans, sont déjà compris, sont déjà inclus, sont déjà reflétés, se négligent, s’ignorent, n’entrent pas, sont négligeables, ne se déduisent pas',
    ),
  ],
  full_net_debt: [
    'full net debt, whole net debt, entire net debt, full net borrowings, total net debt, group’s net debt, all the net debt',
    'dette nette totale, toute la dette nette, dette nette du groupe, dette nette entière',
  ],
  from_each: [
    'from each, from every division, off each division, in each division',
    'à chaque division, de chaque, sur chaque division, à chacune, de chacune, dans chaque division',
  ],
  taken_off_apart: [
    'taken off separately, deducted separately, subtracted separately, deducted three times, taken off each, deducted each time, taken off three times',
    'déduite séparément, retirée séparément, enlevée séparément, déduite trois fois, retirée à chaque fois, déduite à chaque fois, retirée trois fois',
  ],
  discount_on_debt: [
    crossed(
      'holding discount, conglomerate discount, discount',
      'applies to, is applied to, goes on, is taken on, is on',
      'net debt, the debt, debt',
    ),
    crossed(
      'décote de holding, décote de conglomérat, décote',
      's’applique à, s’applique sur, porte sur, se calcule sur, est sur',
      'dette nette, la dette, dette',
    ),
  ],
  conglomerate_premium: [
    [
      crossed(
        'conglomerate, conglomerates, diversified group, diversified groups, holding, group',
        'trades at a premium, trade at a premium, deserves a premium, deserve a premium, gets a premium, get a premium, always trade at a premium, always trades at a premium',
      ),
      'conglomerate premium, diversification premium',
    ].join(', '),
    [
      crossed(
        'conglomérat, conglomérats, groupe diversifié, groupes diversifiés, holding, holdings, groupe',
        'se traite avec une prime, se traitent avec une prime, mérite une prime, méritent une prime, bénéficie d’une prime, vaut plus que la somme, valent plus que la somme',
      ),
      'prime de conglomérat, prime de diversification',
    ].join(', '),
  ],
  // Before a board.
  whatever_the_inputs: [
    crossed(
      'whatever, whichever, regardless of, no matter what, no matter which',
      'wacc, discount rate, the wacc, the discount rate, growth, assumptions, the assumptions, inputs',
    ),
    crossed(
      'quel que soit, peu importe, quels que soient, quelles que soient, peu importent',
      'wacc, cmpc, taux, le wacc, le cmpc, le taux, taux d’actualisation, hypothèses, les hypothèses',
    ),
  ],
  holds_anyway: [
    'stands, holds, does not move, stays, remains, does not change, is the same, intrinsic value',
    'tient, ne bouge pas, ne change pas, reste, demeure, valeur intrinsèque',
  ],
} as const satisfies Lexicon;
