import type { Lexicon } from '../../types.ts';
import { crossed } from '../crossed.ts';

/** What is falsely said of what only enriches an answer: leases, tax, bids, averages and the like. */
export const untruthsBesideNotions = {
  misleads_word: [
    'mislead, wrong, biased, fooled, deceive',
    'trompe, trompeur, trompeurs, biaisé, fausse, induit en erreur',
  ],
  terminal_growth_word: [
    'terminal growth, growth rate, perpetual growth, assumptions',
    'croissance à l’infini, taux de croissance, croissance terminale, hypothèses',
  ],
  lowers_word: [
    'lowers, reduces, decreases, cuts, brings down, pushes down, depresses, falls, drops, goes down, comes down',
    'baisse, réduit, diminue, abaisse, tire vers le bas, pèse sur, fait chuter, recule',
  ],
  raises_word: [
    'raises, increases, lifts, pushes up, boosts, goes up, rises, improves, drives up',
    'augmente, relève, fait grimper, gonfle, améliore, accroît, monte, tire vers le haut',
  ],
  // Associates and minorities, from the operations down to the shares.
  affiliates_down: [
    crossed(
      'subtract, deduct, take off, minus, less, take out',
      'associates, the associates, affiliates, equity affiliates, stakes in associates',
      'to get to equity, to reach equity, to get equity, to arrive at equity, from ev, from enterprise value',
    ),
    crossed(
      'soustrais, déduis, retire, enlève, moins, retranche',
      'mises en équivalence, sociétés mises en équivalence, participations, entreprises associées',
      'pour arriver aux titres, pour arriver à la valeur des titres, pour passer aux titres, pour passer à la valeur des fonds propres, de la ve, de la valeur d’entreprise, pour obtenir la valeur des titres',
    ),
  ],
  consolidated_associates: [
    crossed(
      'associates, associates are, affiliates are, associates, equity affiliates are',
      'fully consolidated, already in ev, already in enterprise value, already in ebitda, part of ebitda, already counted in ebitda, consolidated line by line',
    ),
    crossed(
      'mises en équivalence, sociétés mises en équivalence, entreprises associées, participations',
      'sont consolidées, sont déjà dans, sont dans l’ebitda, déjà dans l’ebitda, sont intégrées, entrent dans l’ebitda, font partie de l’ebitda, contribuent à l’ebitda',
    ),
  ],
  minority_owned_by_us: [
    crossed(
      'minorities, minority interests, minority interest, non controlling interests',
      'belong to our shareholders, belong to us, belong to the group, are part of our equity, belong to the parent, are ours, are an asset, is an asset',
    ),
    crossed(
      'minoritaires, intérêts minoritaires',
      'appartiennent à nos actionnaires, appartiennent au groupe, nous appartiennent, font partie de nos fonds propres, sont à nous, sont un actif',
    ),
  ],
  // Tax and interest.
  shield_word: [
    'tax shield, tax saving, tax deductibility, interest deduction',
    'bouclier fiscal, économie d’impôt, déductibilité des intérêts, économie fiscale',
  ],
  interest_not_deducted: [
    crossed(
      'interest, interest is, the interest',
      'not deductible, not tax deductible, paid out of after tax',
    ),
    crossed(
      'intérêts, intérêts ne sont',
      'ne sont pas déductibles, pas déductibles, non déductibles',
    ),
  ],
  full_loan: [
    'whole debt, entire loan, full amount of the loan, full hundred',
    'totalité de la dette, totalité de l’emprunt, montant de la dette, montant de l’emprunt',
  ],
  // Round the share count.
  basic_count: [
    'basic shares, basic count, basic number, undiluted count, undiluted number',
    'nombre de base, actions de base, nombre non dilué, actions existantes seulement',
  ],
  is_the_right_one: [
    'is enough, is the right one, is what counts, will do, is sufficient, is all you need, is all we need, whatever the options, even with options, and ignore the options, ignoring the options',
    'suffit, suffisent, est le bon, est ce qui compte, même avec des options, en ignorant les options',
  ],
  no_circle: [
    'no circularity, no need to iterate, never need to iterate, not circular, never circular, no need for iteration, nothing circular, independent of the price, regardless of the price, same at any price, same whatever the price',
    'pas de circularité, aucune circularité, pas besoin d’itérer, jamais besoin d’itérer, rien de circulaire, ne dépend pas du cours, indépendant du cours, indépendant du prix',
  ],
  // Cash that looks like a gift.
  sure_bargain: [
    'risk free, riskless, pure arbitrage, always a buy, always buy, automatic buy, obvious buy, guaranteed gain, can not lose, sure gain, always a good deal, always undervalued, necessarily undervalued, always mispriced, must be undervalued',
    'sans risque, arbitrage pur, forcément acheter, achat automatique, gain assuré, gain garanti, forcément sous-évaluée, toujours sous-évaluée, nécessairement sous-évaluée',
  ],
  // The price of a company.
  prepaid_word: [
    'deferred revenue, prepayments, customer advances, advances from customers, deferred income, customer deposits',
    'produits constatés d’avance, acomptes clients, avances clients, acomptes reçus, avances reçues, pca',
  ],
  raises_price_or_cash: [
    'never debt, never a debt, never treated as debt, counts as cash, belongs to the seller, raises the price, increases the price, added to the price, is free cash, seller keeps it',
    'jamais une dette, jamais de la dette, revient au vendeur, compte comme du cash, est du cash, fait monter le prix, augmente le prix, s’ajoute au prix, appartient au vendeur, vendeur le garde',
  ],
  locked_box_word: ['locked box', 'locked box, boîte fermée'],
  box_at_closing: [
    crossed(
      'price is, price gets, price will be, we, you, it, is',
      'adjusted at closing, adjusted after closing, adjust at closing, trued up at closing, recalculated at closing, adjusted on the closing accounts, set at closing, fixed at closing, adjusts at closing, determined at closing',
    ),
    crossed(
      'prix est, prix sera, prix se, on, s',
      'ajusté au closing, ajuste au closing, ajuste le prix au closing, recalculé au closing, ajusté après le closing, fixé au closing, recalcule au closing, déterminé au closing, ajuste sur les comptes de closing',
    ),
  ],
  late_investment: [
    'deferred capex, late capex, underinvestment, under investment, postponed capex, delayed capex, capex backlog, capex shortfall, missing capex, unspent capex',
    'capex en retard, capex différé, sous-investissement, investissements reportés, investissements en retard, capex reporté, retard d’investissement, rattrapage de capex, retard de capex',
  ],
  helps_seller: [
    'raises the price, increases the price, good for the seller, never negotiated, no effect on the price, has no effect, does not matter, buyer’s problem, adds value',
    'augmente le prix, fait monter le prix, bon pour le vendeur, jamais négocié, aucun effet sur le prix, ne compte pas, problème de l’acquéreur, problème de l’acheteur, affaire de l’acheteur, crée de la valeur',
  ],
  // Figures and averages.
  always_past: [
    crossed(
      'always use, only use, always take, only take, always look at, only look at, i use only, rely only on, stick to',
      'ltm, last twelve months, historical figures, trailing figures, past figures, last year, the last twelve months',
    ),
    crossed(
      'toujours, uniquement, seulement, ne prends que, ne regarde que, n’utilise que, ne retiens que',
      'le ltm, les douze derniers mois, sur les douze derniers mois, l’historique, sur l’historique, les chiffres passés, sur du ltm',
    ),
  ],
  mixing_is_fine: [
    crossed(
      'mix, mixing, combine, compare, use',
      'ltm and ntm, ltm with ntm, ltm for one and ntm, trailing and forward, trailing with forward, ltm for some, different year ends, different periods',
    ),
    crossed(
      'mélanger, mélange, combiner, comparer, prendre',
      'ltm et ntm, du ltm et du ntm, historique et prévisionnel, passé et prévisionnel, ltm pour les uns, des exercices différents, des périodes différentes',
    ),
  ],
  the_mean_first: [
    crossed(
      'mean, average, simple average, arithmetic mean',
      ', always, simply',
      'is better, is safer, is fairer, is more accurate, works better, is more representative, is the right measure, uses all the data, takes everything into account, is what i use',
    ),
    crossed(
      'moyenne, moyenne simple, moyenne arithmétique',
      ', toujours',
      'est plus juste, est plus sûre, est plus représentative, est préférable, reflète mieux, tient compte de tout, est plus exacte, est la bonne mesure',
    ),
  ],
  median_bad: [
    crossed(
      'median is, median gets, median is too',
      'distorted, pulled, sensitive to outliers, skewed, driven by outliers, moved by outliers, dragged',
    ),
    crossed(
      'médiane est',
      'tirée, faussée, sensible aux extrêmes, sensible aux valeurs extrêmes, déformée, biaisée',
    ),
  ],
  one_figure: [
    'one number, single number, single figure, one figure, single value, one value, exact price, midpoint, average of the bars, average of the methods, mean of the methods',
    'un seul chiffre, chiffre unique, une seule valeur, valeur unique, prix exact, milieu de la fourchette, moyenne des barres, moyenne des méthodes, le milieu du graphique',
  ],
  field_word: ['football field, the chart, football pitch', 'football field, le graphique'],
  // Leases.
  leases_standard: [
    'ifrs 16, ifrs sixteen, lease accounting, capitalising leases, leases on the balance sheet',
    'ifrs 16, ifrs seize, norme sur les loyers, loyers activés',
  ],
  ebitda_down: [
    crossed(
      'lowers, reduces, decreases, cuts, depresses, hurts',
      'ebitda, the ebitda, reported ebitda',
    ),
    crossed('baisse, réduit, diminue, fait baisser, pénalise, dégrade', 'ebitda, l’ebitda'),
  ],
  leases_no_effect: [
    'no effect on ebitda, no impact on ebitda, does not change ebitda, does not affect ebitda, leaves ebitda unchanged, no effect on multiples, does not change the multiple, makes no difference',
    'ne change rien',
  ],
  // EBIT, synergies, bids.
  ebit_before_da: [
    crossed(
      'ebit, ebit is, ev ebit, ev to ebit',
      'before depreciation, before d a, before amortisation, ignores depreciation, ignores capex, ignores capital intensity, adds back depreciation, blind to capex',
    ),
    crossed(
      'ebit, ebit est, ve ebit, ve sur ebit, résultat opérationnel est',
      'avant amortissements, avant amortissement, ignore les amortissements, ignore l’amortissement, ignore le capex, ne tient pas compte des amortissements, ne tient pas compte du capex, ne tient pas compte de l’amortissement',
    ),
  ],
  synergies_for_seller: [
    crossed(
      'synergies, all synergies, all the synergies, synergies always, synergies should',
      'go to the seller, belong to the seller, are paid in full to the seller, are always paid to the seller, must all be paid, lower the price, reduce the price, reduce the premium, lower the premium, lower the multiple, reduce the multiple, bring the price down',
    ),
    crossed(
      'synergies, toutes les synergies',
      'reviennent au vendeur, appartiennent au vendeur, sont toutes payées au vendeur, font baisser le prix, réduisent le prix, réduisent la prime, font baisser la prime, font baisser le multiple, baissent le multiple, réduisent le multiple',
    ),
  ],
  never_pays_synergies: [
    crossed(
      'buyer, acquirer, buyers, acquirers, nobody, strategic buyer',
      'never pays for synergies, never pay for synergies, does not pay for synergies, do not pay for synergies, pays for synergies, pays nothing for synergies',
    ),
    crossed(
      'acheteur, acquéreur, acheteurs, acquéreurs, personne',
      'ne paie jamais les synergies, ne paie jamais pour les synergies, ne paient jamais les synergies, ne paie pas les synergies, ne paient pas les synergies, ne paie rien pour les synergies',
    ),
  ],
  bidding_lowers: [
    crossed(
      'auction, auctions, competition, competitive process, bidding war, more bidders, several bidders, many bidders, competitive tension, rival bidders',
      ', always, usually, tends to, tend to',
      'lowers, lower, reduces, reduce, pushes down, push down, brings down, keeps down, caps, discourages, pulls down, has no effect on, does not affect, makes no difference to',
    ),
    crossed(
      'enchères, enchère, concurrence, processus compétitif, compétition, mise en concurrence, plusieurs acheteurs, plusieurs candidats, tension concurrentielle',
      'fait baisser, font baisser, réduit, réduisent, tire vers le bas, tirent vers le bas, plafonne, décourage, n’a aucun effet sur, n’a pas d’effet sur, ne change rien à',
    ),
  ],
  // The number of shares behind a bid.
  bid_basic_count: [
    crossed(
      'premium, offer, bid, offer price, bidder, takeover',
      'does not affect dilution, does not change dilution, does not change the share count, has no effect on the share count, does not affect the share count, changes nothing to the share count, has no effect on dilution, uses basic shares, only needs basic shares',
    ),
    crossed(
      'prime, offre, prix d’offre, acquéreur',
      'ne change pas le nombre, ne change rien au nombre, n’a aucun effet sur le nombre, n’a pas d’effet sur la dilution, n’affecte pas le nombre, ne change rien à la dilution, n’a aucun effet sur la dilution',
    ),
  ],
  // A group.
  head_costs_added: [
    crossed(
      'add, add back, plus, added, capitalise and add',
      'central costs, holding costs, head office costs, corporate costs, capitalised central costs, holding discount, conglomerate discount',
    ),
    crossed(
      'ajoute, rajoute, et plus, réintègre',
      'coûts centraux, frais de siège, coûts de siège, frais de holding, coûts de holding, décote de holding, décote de conglomérat',
    ),
  ],
  // Other words for what the trade says of its usual mistakes.
  associates_on_top: [
    crossed(
      'add, add back, plus, adding',
      'associates, equity affiliates, equity accounted stakes, stakes in associates, equity method investments',
    ),
    crossed(
      'ajoute, rajoute, ajouter, rajouter, plus',
      'participations mises en équivalence, sociétés mises en équivalence, titres mis en équivalence, mises en équivalence, entreprises associées, équivalences',
    ),
  ],
  counts_them_all: [
    crossed(
      'put, add, throw in, stack, include, count, take',
      'all the options, every option, all options, all of the options, all the option shares',
    ),
    crossed(
      'ajoute, compte, prends, rajoute, mets, intègre',
      'toutes les options, totalité des options, ensemble des options, toutes ces options, intégralité des options',
    ),
  ],
  only_debt_and_cash: [
    crossed(
      'only need, only deduct, only look at, only take off, just take off, just deduct, only count, just need',
      'financial debt, bank debt, net debt, debt less cash, debt minus cash',
    ),
    crossed(
      'ne regarde que, ne retire que, ne déduit que, suffit de retirer, suffit de déduire, retire seulement, retire uniquement, déduit seulement, déduit uniquement',
      'dette financière, dette bancaire, dette nette, dette financière nette',
    ),
  ],
  nothing_else: [
    'nothing else, nothing more, and that is it, and that s it',
    'rien d’autre, rien de plus, et c’est tout',
  ],
  same_sector_words: [
    'same classification, same gics',
    'même classification, même code, même étiquette',
  ],
  valid_comp: [
    'valid comp, valid comparable, good comp, good comparable, is comparable, makes it comparable, all you need',
    'bon comparable, comparable valable, est comparable, suffit, tout ce qu’il faut',
  ],
  not_in_it: [
    'does not come into it, does not matter here, does not enter into it, plays no role here, is not needed here',
    'n’entre pas en jeu, n’intervient pas, ne joue pas ici, n’entre pas dans le calcul, ne sert pas ici, n’a pas à intervenir',
  ],
  stays_best: [
    'perfectly appropriate, is appropriate, is suitable, perfectly fine',
    'tout à fait adapté, bien adapté, tout à fait approprié, reste adapté',
  ],
  no_importance: [
    'does not matter, do not matter, irrelevant, no importance, not important, does not count',
    'aucune importance, pas d’importance, ne compte pas, ne comptent pas, importe peu, peu importe',
  ],
  no_exception: [
    'in all circumstances, under all circumstances, in any market, in every situation, at all times',
    'en toutes circonstances, en toute situation, dans toutes les situations, quel que soit le marché, à tout moment',
  ],
  no_case: [
    'no case where, no case in which, no situation where, no situation in which, no example of, no scenario where',
    'pas de cas où, aucun cas où, pas de situation où, aucune situation où, pas d’exemple où',
  ],
  equity_on_ebitda: [
    crossed(
      'shares, equity, equity price, equity value, offer value, market cap, equity purchase price',
      'over, divided by, to, relative to, against',
      'ebitda',
    ),
    crossed(
      'actions, titres, fonds propres, capitalisation, prix des titres',
      'rapporté à, rapportée à, rapportés à, divisé par, divisée par, divisés par, sur',
      'ebitda',
    ),
  ],
  averages_three: [
    'blended multiple, average multiple, mean multiple, weighted multiple, average of the ratings, average the ratings',
    'multiple mélangé, multiple blended, moyenne des ratios',
  ],
  total_profit: ['consolidated ebitda, group profit', 'tout l’ebitda, ebitda d’ensemble'],
  can_forget: [
    'can forget them, can forget about them, can ignore them, i ignore them, we ignore them, leave them out, can be forgotten, negligible, not significant',
    'peut les oublier, les ignore, les oublie, les laisse de côté, négligeables, pas significatif, pas significatifs',
  ],
  tell_word: [
    'recommend, say, announce, quote, give them',
    'dirais, dis, recommande, recommanderais, annonce, annoncerais, donnerais, propose',
  ],
} as const satisfies Lexicon;
