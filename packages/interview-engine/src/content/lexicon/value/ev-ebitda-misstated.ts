import type { Lexicon } from '../../types.ts';
import { crossed } from '../crossed.ts';
import { staysPut } from '../directions.ts';
import { equityEnglish, evMultipleEnglish, equityFrench, evMultipleFrench } from '../word-lists.ts';

/** The EV/EBITDA multiple, in the words of those who get it wrong. */
export const evEbitdaMisstated: Lexicon = {
  adds_on_debt: [
    'add net debt, adding net debt, plus net debt, add the net debt, adding the net debt, add back net debt, net debt gets added, net debt is added, add its debt',
    'ajoute la dette nette, plus la dette nette, rajoute la dette nette, additionne la dette, additionne la dette nette, dette nette s’ajoute',
  ],
  after_interest_for_owners: [
    'left for shareholders, left for the shareholders, left to shareholders, left for the owners, left for equity holders, belongs to shareholders, belongs to the shareholders, goes to the shareholders, goes to shareholders, profit of the shareholders, profit for the shareholders, is after interest, is net of interest, comes after interest, once the interest has been paid, once interest has been paid, once interest is paid, after the interest has been paid, after paying interest, after paying the banks, once the banks have been paid, after the lenders are paid, after the banks have been paid, profit after interest, already takes the interest off, interest already taken off, already net of interest, already after interest, once the bank is paid, it’s the owners’ money, owners’ money',
    'reste aux actionnaires, reste pour les actionnaires, revient aux actionnaires, revient donc aux actionnaires, appartient aux actionnaires, bénéfice des actionnaires, résultat des actionnaires, est après intérêts, est net d’intérêts, une fois les intérêts payés, une fois les intérêts versés, une fois les banques payées, après paiement des intérêts, après avoir payé les intérêts, après avoir payé les banques, après frais financiers, résultat après les intérêts, résultat après intérêts, après les intérêts, déjà net des intérêts, déjà net des frais financiers, net des frais financiers, intérêts déjà retirés, intérêts déjà payés, déjà après intérêts, profit des actionnaires, argent des actionnaires',
  ],
  after_what_it_precedes: [
    'after interest, after the interest, after tax, after depreciation, after amortisation, net of interest, net of tax, net of depreciation, once interest is paid, once the interest is paid, once you have paid interest, once taxes are paid',
    'une fois les intérêts payés, une fois qu’on a payé les intérêts, une fois les impôts payés, après intérêts, après les intérêts, après impôt, après l’impôt, après amortissements, après les amortissements, net d’impôt, net d’intérêts, une fois payés les intérêts',
  ],
  also_too: [
    'as well, too, also, like any other, the same way',
    'aussi, également, comme pour les autres, de la même façon',
  ],
  amiss_cheaper_than: [
    'cheaper than, less than, lower than, less expensive than, smaller than, better value than',
    'moins cher que, plus petit que, inférieur à, moins cher qu’à, moins cher qu’un, moins élevé que',
  ],
  amiss_margins_unneeded: [
    'not look at margins, without looking at margins, margins do not matter, margin does not matter, profitability does not matter, margins are irrelevant, margin is irrelevant, profitability is irrelevant, ignore margins, ignore the margin, regardless of margins, regardless of profitability, whatever the margin, ebitda does not matter, ebitda is irrelevant, not need ebitda, no matter the margin, not need to look at margins, needn’t look at the brand’s margins',
    'sans regarder la marge, sans regarder les marges, sans regarder la rentabilité, peu importe la marge, peu importe la rentabilité, marge ne compte pas, rentabilité ne compte pas, pas besoin de regarder les marges',
  ],
  amiss_profitability: [
    'profitability, margins, profit, profits',
    'rentabilité, marge, marges, profit, bénéfice',
  ],
  amiss_sales_multiple: [
    'sales multiple, multiple of sales, multiple of revenue, revenue multiple, times sales, times revenue, times turnover, ev sales, ev revenue',
    'multiple de chiffre d’affaires, multiple du chiffre d’affaires, multiple de ca, multiple de ventes, fois les ventes, fois le chiffre d’affaires, fois le ca, fois les revenus',
  ],
  amiss_takes_into_account: [
    'already takes, takes into account, includes, reflects, captures, accounts for',
    'tient compte, tient déjà compte, prend en compte, prend déjà en compte, inclut, intègre, reflète, contient déjà',
  ],
  appraised_on_ev_ebitda: [
    crossed(
      'valued on, are valued on, is valued on, priced on, valued with, trade on',
      evMultipleEnglish,
    ),
    crossed(
      'se valorise en, se valorisent en, se valorise sur, se valorisent sur, se valorise avec, se valorisent avec, se valorise au, se traitent en, s’évalue en, s’évaluent en, valorisée sur, valorisées sur',
      evMultipleFrench,
    ),
  ],
  appraises: ['value, valued, price', 'valorise, valoriser, évalue, évaluer'],
  astray_adds: [
    'i add, you add, we add, adding, add the, add net debt',
    'j’ajoute, on ajoute, en ajoutant, ajouter, j’additionne, on additionne',
  ],
  astray_equity_words: [
    'the equity, equity value, value per share, price per share, share price',
    'prix des actions, valeur des actions, fonds propres, valeur par action, prix par action, valeur des titres, prix des titres',
  ],
  astray_same_as: [
    'same thing as, is equivalent to, no different from',
    'équivaut à, équivalent à, comme',
  ],
  astray_to_get: [
    'to get, to reach, to find, gives, to arrive at, to obtain, equals',
    'pour avoir, pour obtenir, pour trouver, pour arriver, donne, on obtient, pour aboutir',
  ],
  averages_three: [
    'blended multiple, average multiple, mean multiple, weighted multiple, average of the ratings, average the ratings, average three, average of three, average of multiples, mean of three, mean of multiples, average them, simple average, arithmetic average, take average, take mean, use average',
    'multiple mélangé, multiple blended, moyenne des ratios, moyenne des multiples, moyenne des trois, moyenne simple, moyenne de ces multiples, moyenne de ces trois, moyenne arithmétique, fais moyenne, faire moyenne, prends moyenne, prendre moyenne, moyenne entre, multiple moyen',
  ],
  biggest_part_multiple: [
    [
      crossed(
        'multiple of the',
        'biggest division, largest division, main division, best division, biggest business, highest of the three',
      ),
      'multiple of the largest one, multiple of the biggest one',
    ].join(', '),
    [
      crossed(
        'multiple de, multiple du',
        'plus grosse division, la plus grosse division, la plus grande division, division principale, la division principale, meilleure division, la meilleure division, métier principal, plus élevé des trois',
      ),
      'multiple de la plus grosse, multiple de la plus grande',
    ].join(', '),
  ],
  book_or_earnings: [
    'price to book, p b, book value, tangible book, p e, price to earnings, price earnings, raw material, dividend discount, roe, operating item, not work, unlike',
    'price to book, p b, actif net, valeur comptable, per, p e, matière première, dividendes, roe, contrairement, à la différence',
  ],
  breaks_down: [
    'no sense, meaningless, not work, breaks down, fails, useless, misleading, drop it, avoid, instead, rather, forget',
    'aucun sens, pas de sens, ne marche pas, ne fonctionne pas, inutilisable, trompeur, abandonne, éviter, évite, plutôt, à la place, oublie, perd son sens',
  ],
  by_ebitda: ['by ebitda, by the ebitda', 'par ebitda, par l’ebitda'],
  by_the_multiple: ['by the multiple, by its multiple', 'par le multiple, par son multiple'],
  cannot_move: [
    'can not change, can not move, never changes, never moves, does not move at all, has no reason to move',
    'ne peut pas changer, ne peut pas bouger, ne change jamais, ne bouge jamais, n’a aucune raison de bouger',
  ],
  cap_over_ebitda: [
    'market cap over ebitda, market cap divided by ebitda, equity value over ebitda',
    'capi sur l’ebitda, capitalisation sur l’ebitda, capi divisée par l’ebitda, valeur des titres sur l’ebitda',
  ],
  carries_it_over: ['apply, use, take, applying, using', 'applique, utilise, prends, appliquer'],
  cases_applies: ['apply, use, take, put', 'applique, appliquer, prends, utilise, retiens'],
  cases_whole_group: [
    'whole group, entire group, parent company, of the parent, group’s own',
    'groupe entier, maison mère, ensemble du groupe, du groupe lui même',
  ],
  counter_multiple: ['times ebitda, the multiple', 'fois l’ebitda, le multiple'],
  counter_the_shares: [
    'gives directly the value of the shares, directly the equity, the equity directly, gives you the equity, value of the shares directly, gives the value of the shares',
    'directement la valeur des titres, directement les fonds propres, directement la valeur des fonds propres, directement la valeur des actions, donne le prix des actions',
  ],
  deals_adds_debt_phrase: [
    'add net debt, adding net debt, plus net debt, net debt is added, add the debt',
    'ajoute dette nette, rajoute dette nette, plus dette nette, ajoute la dette',
  ],
  deals_cheap: [
    'cheap, bargain, low price, inexpensive, fair price, reasonable, not expensive, good value',
    'bon marché, pas cher, une affaire, peu cher, bon prix, raisonnable, donné',
  ],
  deals_debt_inside: [
    'debt already in, debt is already in, debt already included, debt is already included, debt already deducted, no need to deduct net debt, without deducting debt, without subtracting net debt',
    'dette déjà dedans, dette étant déjà dedans, dette est déjà dedans, dette déjà comprise, dette est déjà comprise, pas besoin de retirer la dette, sans retirer la dette, sans déduire la dette',
  ],
  deals_plus_word: ['plus, add, adding', 'plus, ajouter, rajoute'],
  deals_sales_multiple: [
    'times sales, times revenue, multiple of sales',
    'fois le chiffre d’affaires, fois les ventes, multiple de chiffre d’affaires, multiple du chiffre d’affaires',
  ],
  deals_says_all: [
    'tells everything, says it all, enough to judge, is enough, all you need, all we need, tells you everything',
    'dit tout, suffit, assez pour juger',
  ],
  deals_straight_equity: [
    'directly gives equity, gives directly the equity, gives equity value directly, gives you equity directly, straight to equity, is already equity value, is already the equity, directly the equity value, directly equity value, gives you the equity value, multiple gives the equity, multiple gives you equity',
    'donne directement la valeur des titres, directement la valeur des fonds propres, donne la valeur des fonds propres, multiple donne la valeur des titres',
  ],
  debt_already_counted: [
    crossed(
      'debt is, net debt is, leverage is, the debt is',
      ', already',
      'in the multiple, in the multiples, reflected in the multiple, included in the multiple, priced into the multiple, taken into account in the multiple, captured by the multiple, in ebitda, included in ebitda',
    ),
    crossed(
      'dette est, dette nette est, dette, dette nette',
      ', déjà',
      'prise en compte dans, prise en compte par, intégrée dans, incluse dans, comprise dans, reflétée dans, dans le multiple, dans l’ebitda',
    ),
  ],
  deposits_called_debt: [
    [
      crossed(
        'deposits, customer deposits, client deposits',
        'are, are just, are simply, count as, go into, are treated as, treated as, treated like, are treated like, as, behave like, work like, belong in',
        'debt, net debt, financial debt, ordinary debt, normal debt, any other debt, a debt like any other, borrowings',
      ),
      'deposits in net debt, deposits in the debt',
    ].join(', '),
    [
      crossed(
        'dépôts, dépôts des clients, dépôts de la clientèle, dépôts clients',
        'sont, se traitent comme, comptent comme, s’assimilent à, entrent dans, font partie de, sont traités comme, restent, sont simplement, comme, sont assimilés à',
        'dette, dette nette, dette financière, dettes, emprunts, l’endettement',
      ),
      'dépôts en dette, dépôts en dette nette, dépôts dans la dette, dépôts dans la dette nette, dépôts en dette financière',
    ].join(', '),
  ],
  divided_by_ebitda: [
    'divided by ebitda, divided by the ebitda, over ebitda, over the ebitda',
    'divisée par l’ebitda, divisée par ebitda, rapportée à l’ebitda, sur l’ebitda, sur ebitda',
  ],
  ebitda_by_ev: [
    crossed('ebitda, the ebitda', 'divided by, over', 'ev, enterprise value').concat(
      ', divide ebitda by ev, divide ebitda by enterprise value',
    ),
    crossed(
      'ebitda divisé par, divise ebitda par, divise l’ebitda par, ebitda sur',
      've, la ve, ev, l’ev, valeur d’entreprise, la valeur d’entreprise',
    ),
  ],
  equity_on_ebitda: [
    [
      crossed(
        'shares, equity, equity price, equity value, offer value, market cap, equity purchase price',
        'over, divided by, to, relative to, against',
        'ebitda',
      ),
      'divide that straight by ebitda, divide it straight by ebitda, divide straight by ebitda, divide directly by ebitda, equity value by ebitda, equity by ebitda, market cap by ebitda',
    ].join(', '),
    [
      crossed(
        'actions, titres, fonds propres, capitalisation, prix des titres',
        'rapporté à, rapportée à, rapportés à, divisé par, divisée par, divisés par, sur',
        'ebitda',
      ),
      'divise directement par ebitda, capitalisation par ebitda, divise titres par ebitda, valeur des fonds propres par ebitda',
    ].join(', '),
  ],
  gives_equity_directly: [
    'applies to the equity, gives the equity directly, gives you the equity directly, is already the equity, straight to equity',
    'donne directement la valeur des titres, donne directement les fonds propres, s’applique aux titres, s’applique aux fonds propres, directement aux titres',
  ],
  gives_the_equity: [
    'is what the shareholders get, is what shareholders get, is for the shareholders, is the equity value, gives the equity value, gives equity value, gives me equity value, is the market cap, gives the market cap, is the value of the shares, gives an equity value, gives you an equity value',
    'c’est pour les actionnaires, donne la valeur des titres, donne la valeur des fonds propres, c’est la valeur des titres, donne la capitalisation, donne la capi, c’est la capitalisation, c’est ce que touchent les actionnaires, c’est ce que reçoivent les actionnaires, donne une valeur des titres',
  ],
  group_profit: [
    'group ebitda, total ebitda, consolidated ebitda, whole group, entire group, group s ebitda, combined ebitda, overall ebitda, group s consolidated, group s total, all three divisions, all the divisions, all divisions',
    'ebitda du groupe, ebitda consolidé, ebitda total, tout le groupe, ensemble du groupe, groupe entier, ebitda global, toutes les divisions, trois divisions, trois métiers, l’ensemble des divisions',
  ],
  including_banks: [
    'including banks, including insurers, including for banks, even banks, even for banks, even for a bank, banks included',
    'y compris banques, y compris pour banques, y compris assureurs, même pour banques, même pour une banque, même banques, banques comprises',
  ],
  interest_is_funding: [
    crossed(
      'interest is, interest remains, interest stays, interest expense is, interest is just, interest is only',
      'financing item, financing cost, cost of financing, a financing expense, financial item, financing, cost of funding',
    ),
    crossed(
      'intérêts sont, intérêts restent, intérêts ne sont qu, charge d’intérêts est',
      'charge financière, coût de financement, élément de financement, charge de financement, du financement, frais financiers',
    ),
  ],
  keeps_ev_ebitda: [
    crossed(
      'keep, keep using, stay with, stay on, stick with, stick to, still use, use, prefer, rely on, go with',
      evMultipleEnglish,
    ),
    crossed(
      'reste sur, restes sur, rester sur, garde, conserve, continue avec, reste à, utilise, préfère, prends, applique, retiens',
      evMultipleFrench,
    ),
  ],
  like_any_other: [
    'like any other, as for any other, like any company, just like any, just another, as usual, what everybody looks at, as well as for',
    'comme n’importe quelle, comme une autre, comme les autres, comme pour tout, comme un autre, comme tout le monde, comme partout',
  ],
  looks_cheap: [
    'is useful, cheaper, cheap, bargain, undervalued',
    'bon marché, est utile, moins chère, bonne affaire, pas chère, sous-évaluée',
  ],
  market_equity_cheque: [
    'equity cheque over EBITDA, equity price over EBITDA, market cap over EBITDA, equity value over EBITDA',
    'capitalisation sur EBITDA, valeur des titres sur EBITDA',
  ],
  market_shares_less_debt: [
    'equity minus net debt, shares less net debt',
    'capitalisation moins la dette nette, actions moins la dette',
  ],
  mature_firms: [
    'steady firms, stable companies, stable firms, ebitda is steady, ebitda is stable, stable ebitda, steady ebitda, stable industrial companies, steady industrial companies, mature, stable industrials, positive ebitda',
    'boîtes stables, sociétés stables, entreprises stables, ebitda est régulier, ebitda régulier, ebitda est stable, ebitda stable, industriels stables, matures, mature, ebitda est positif, ebitda positif',
  ],
  multiple_is_equity: [
    crossed(
      'multiple, the multiple, peer multiple, peers multiple, times the multiple, ebitda multiple, that product, this product',
      'gives, gives you, gives me, already gives you, already gives, gets you, is, i get, you get, we get, equals, leads to, yields',
      equityEnglish,
    ),
    crossed(
      'multiple, multiple des pairs, multiple des comparables, multiple d’ebitda, produit',
      'j’obtiens, on obtient, donne, donne déjà, donne la, c’est, est, me donne, nous donne, j’ai, on a',
      equityFrench,
    ),
  ],
  multiple_of_the_group: [
    'group’s multiple, the group multiple, multiple of the group, parent’s multiple, multiple of the parent, multiple of the whole group',
    'multiple du groupe, multiple de la maison, multiple de la mère, multiple de l’ensemble',
  ],
  multiple_same: [
    crossed('multiple, multiples, ratio', staysPut[0]),
    crossed('multiple, multiples, ratio', staysPut[1]),
  ],
  multiple_still: [
    crossed('ev to ebitda, ev ebitda, multiple', 'stays at, stays the same, remains at'),
    crossed('multiple, ve sur ebitda', 'reste à, reste de, demeure à'),
  ],
  negative_multiple: [
    'negative ev ebitda, negative multiple, negative ebitda multiple, more negative',
    'multiple négatif, ve ebitda négatif, ev ebitda négatif, plus négatif',
  ],
  never_leave_it: [
    'no case where i leave, never leave ev to ebitda, never drop ev to ebitda, i never drop it, no reason ever to leave',
    'aucun cas où je le quitte, aucun cas où je l’abandonne, je ne le quitte jamais, je ne l’abandonne jamais',
  ],
  no_debt_added: [
    crossed(
      'no need to add, not need to add, not add, without adding, never add, no need to include, not include, without including, leave out, no need for, no reason to add',
      'net debt, debt, back net debt, back the debt, the debt back',
    ),
    crossed(
      'pas besoin de rajouter, pas besoin d’ajouter, sans ajouter, sans rajouter, inutile d’ajouter, inutile de rajouter, n’ajoute pas, ne rajoute pas, pas à ajouter, pas à rajouter, sans inclure, n’inclut pas, aucune raison d’ajouter',
      'dette, dette nette, endettement',
    ),
  ],
  no_separate_values: [
    crossed(
      'no need to value, no point in valuing, no point valuing, not need to value, pointless to value, unnecessary to value, no need to split, not bother valuing, useless to value, not worth valuing',
      'each division, every division, each business, each part, the parts, divisions, them separately, businesses, each segment',
    ),
    crossed(
      'inutile de valoriser, pas besoin de valoriser, pas la peine de valoriser, inutile de séparer, pas besoin de séparer, inutile de découper, aucun intérêt à valoriser, rien ne sert de valoriser',
      'chaque division, chaque métier, chaque activité, divisions, métiers, activités, séparément, branche, chaque branche',
    ),
  ],
  no_special_case: [
    'no reason to treat, no need to treat, treated like any, just like any other, like any other company, like any other business, like a manufacturer, like an industrial, are no exception, is no exception, no different from, as for any, nothing special, as well as for, same as for, same way as, works for all sectors, works everywhere, universal',
    'aucune raison de traiter, comme n’importe quelle, comme un industriel, comme une entreprise industrielle, comme une société industrielle, comme une autre, comme un autre, ne font pas exception, ne fait pas exception, rien de particulier, même titre que, comme pour un industriel, comme pour n’importe, de la même façon, de la même manière, universel, marche partout',
  ],
  not_in_it: [
    'does not come into it, does not matter here, does not enter into it, plays no role here, is not needed here',
    'n’entre pas en jeu, n’intervient pas, ne joue pas ici, n’entre pas dans le calcul, ne sert pas ici, n’a pas à intervenir',
  ],
  not_that_multiple: [
    'not, never, peers, rather, instead, discount, wrong, if, than, cross-check',
    'pas, jamais, pairs, plutôt, décote, au lieu, si, que celui, recoupement',
  ],
  not_worth_splitting: [
    'no point splitting, no point in splitting, splitting adds nothing, splitting changes nothing, no need to split the group',
    'inutile de découper, découper n’apporte rien, aucun intérêt à découper, pas besoin de découper, découpage n’apporte rien, pas besoin de découper le groupe',
  ],
  nothing_to_deduct: [
    'nothing to take off, nothing to deduct, nothing to subtract, nothing more to deduct, nothing to remove, no deduction needed, no bridge needed',
    'rien à retirer, rien à déduire, rien à soustraire, rien à enlever, plus rien à déduire',
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
  numerator_word: ['numerator', 'numérateur'],
  offered_equity: [
    'equity value, offer value, equity price, equity offered, price of the shares, value of the shares, market cap, value of the offer, equity cheque',
    'valeur des titres, prix des titres, valeur des actions, capitalisation, prix offert, montant de l’offre, fonds propres',
  ],
  on_ev_ebitda: [
    crossed('on, with, through, using, by', evMultipleEnglish),
    crossed('sur, avec, par, en, au, à, à partir du', evMultipleFrench),
  ],
  one_blend: [
    'blended multiple, average multiple, mean multiple, one multiple, single multiple, one average, average of the multiples, average the multiples, average them, average of the three, group multiple, overall multiple',
    'multiple moyen, multiple unique, un seul multiple, multiple global, moyenne des multiples, moyenne des trois, multiple du groupe, même multiple, multiple pondéré, moyenne de ces multiples',
  ],
  one_for_all: [
    'value the group as one, value it as one, as one single business, same multiple for all, same multiple to all, same multiple for three, one multiple for all, one multiple for whole, one multiple to whole, same multiple for every, same multiple for each, value the whole group as one, treat the group as one business',
    'valorise le groupe en bloc, valorise le tout en bloc, comme une seule société, comme une seule entreprise, même multiple pour toutes, même multiple aux trois, même multiple à toutes, même multiple pour chaque, valorise le groupe d’un bloc',
  ],
  over_ebitda_said: [
    'to ebitda, with ebitda, to the ebitda, with the ebitda, against ebitda, over ebitda',
    'à l’ebitda, avec l’ebitda, sur l’ebitda, à son ebitda',
  ],
  over_ebitda_word: [
    'over ebitda, divided by ebitda, divide that by ebitda, relate to ebitda, over the ebitda',
    'rapporté à l’ebitda, divisé par l’ebitda, sur l’ebitda, à l’ebitda et ça donne',
  ],
  paid_to_owners: [
    'equity value, offer equity, equity price, cheque to shareholders, cheque written to shareholders, what shareholders receive, amount paid to shareholders, equity cheque, value of the shares, market cap',
    'valeur des titres, valeur offerte des titres, valeur des fonds propres, prix payé pour les titres, prix des titres, prix des actions, chèque aux actionnaires, chèque signé aux actionnaires, ce que touchent les actionnaires, montant versé aux actionnaires, capi, capitalisation après prime, capitalisation offerte, capitalisation majorée, prix offert aux actionnaires, valeur de l’offre',
  ],
  price_of_shares: [
    'price of the shares, equity price, price for the equity, equity value, market cap, offer value of the equity',
    'prix payé pour les actions, prix des actions, prix des titres, prix payé pour les titres, valeur des fonds propres, valeur des titres, capitalisation',
  ],
  serves_as_well: [
    'just as well, as well as, as good as, does the job, do the job, gives the same, comes to the same, get the same, good enough, is enough, suffices, same result, same answer, quicker, simpler, cleaner, more robust, is fine, works',
    'tout aussi bien, donne la même chose, donne le même, revient au même, fait l’affaire, suffit, plus simple, plus rapide, plus propre, marche bien, même résultat, largement',
  ],
  shows_badly: [
    'hide, mask, blur, worse, different answer, differs, cannot, loses, misses, wrong, misleading, not, would, if, but, avoid, rather, each, own, separately',
    'masque, cache, réponse différente, diffère, noie, gomme, écrase, fausse, pas, jamais, serait, si, mais, éviter, plutôt, chacune, chacun, propre, erreur',
  ],
  single_multiple: [
    'one multiple, single multiple, one set of comps, one set of peers, one ev ebitda multiple, one average multiple, same multiple',
    'un seul multiple, multiple unique, un seul échantillon, même multiple, un multiple moyen',
  ],
  slip_enough: [
    'enough to judge, is enough, is all you need, tells you nothing, tells you everything, says it all, margin does not matter, whatever the margin',
    'suffit, n’apprend rien, dit tout, peu importe la marge',
  ],
  slip_sales_times: [
    'multiple of sales, sales multiple, times sales',
    'multiple de chiffre d’affaires, multiple de ventes, multiple du chiffre d’affaires, fois les ventes, fois le chiffre d’affaires',
  ],
  stays_best: [
    'works best, is at its best, perfectly appropriate, is appropriate, is suitable, perfectly fine, the reference, reference multiple, most reliable, the standard, the natural multiple, the most relevant, perfectly suitable, suits them, best multiple, best one, still works, works well, works fine, works perfectly, still use, keep it, keep using, still the right, right multiple, is still best, remains, as for any, like any other, applies as well',
    'marche le mieux, fonctionne le mieux, est le plus adapté, tout à fait adapté, bien adapté, tout à fait approprié, reste adapté, multiple de référence, la référence, le plus fiable, le plus pertinent, le plus adapté, convient très bien, convient parfaitement, parfaitement adapté, meilleur multiple, reste le meilleur, marche très bien, fonctionne très bien, fonctionne bien, marche bien, garde, reste le bon, bon multiple, s’applique aussi, comme pour les autres, reste valable, reste pertinent',
  ],
  stays_on_ebitda: [
    'stay on ev to ebitda, keep ev to ebitda, stay on ev ebitda, stick with ev ebitda',
    'garde ve sur ebitda, conserve ve sur ebitda, reste sur ve ebitda, garde ve ebitda',
  ],
  still_works: [
    'works very well, works fine, works perfectly, does the job, still works, works anyway, still usable, can still be used, keeps working, works just as well, works all the same',
    'fonctionne très bien, marche très bien, marche parfaitement, fait très bien l’affaire, marche encore, marche quand même, fonctionne encore, fonctionne quand même, reste utilisable, marche toujours, marche aussi bien',
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
  whatever_the_sector: [
    'whatever the sector, whatever the industry, regardless of sector, regardless of the sector, in any sector, in every sector, in all sectors, for all companies, for every company, in every industry, in all cases, in every case',
    'dans tous les secteurs, pour toutes les sociétés, peu importe le secteur, tous secteurs confondus, dans tous les cas, dans chaque secteur',
  ],
  will_do: [
    'is enough, will do, does the job, works for the whole, is sufficient, is fine, works for all, is all you need, does for',
    'suffit, est suffisant, fait l’affaire, convient, marche pour tout, vaut pour tout, vaut pour les trois',
  ],
  works_best_there: [
    'works best, is at its best, most useful, works perfectly, best measure',
    'marche le mieux, fonctionne le mieux, marche très bien, le plus utile, marche parfaitement',
  ],
  works_everywhere: [
    'is never wrong, works for every sector, works for all sectors, works for every industry, works for any sector, fits every sector, works everywhere, works in every industry, works in every sector, works for every company, works for any company, works for all companies, works in all sectors, always works, works in any sector, is universal, applies everywhere, applies to every sector, applies to all sectors, valid in every sector, never need to change, no reason to change, hardly ever a reason, never drop it',
    'marche dans tous les secteurs, fonctionne dans tous les secteurs, vaut pour tous les secteurs, valable dans tous les secteurs, marche pour tous les secteurs, marche partout, fonctionne partout, marche pour toutes, fonctionne pour toutes, s’applique partout, s’applique à toutes, est universel, multiple universel, valable partout, marche toujours, fonctionne toujours, n’en change jamais',
  ],
};
