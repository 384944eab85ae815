import type { Lexicon } from '../../types.ts';

/** What comes to mind first, and wrongly, about who owns what after a deal. */
export const firstThoughtsOfOwnership = {
  acquirer_count: [
    'acquirer’s shares, acquirer’s own shares, acquirer’s existing shares, acquirer’s outstanding shares, buyer’s shares, shares of the acquirer, acquirer shares, shares the acquirer has, our own shares, our share count, our shares outstanding, our existing shares, our number of shares, own number of shares',
    'actions de l’acquéreur, titres de l’acquéreur, actions de l’acheteur, nos propres actions, notre nombre d’actions, notre nombre de titres, nos actions',
  ],
  ratio_name: [
    'exchange ratio, ratio of exchange, the ratio, swap ratio, share ratio, price ratio, ratio of the prices, ratio of the share prices',
    'rapport d’échange, parité, ratio d’échange, rapport des cours, rapport des prix, rapport des deux cours, ratio des cours',
  ],
  sum_of_quotes: [
    'sum of both prices, sum of the prices, both share prices, two share prices, two prices, prices added together, share prices added',
    'somme des cours, total des cours, deux cours, deux prix, somme des prix, cours additionnés',
  ],
  part_held: [
    'ownership, stake, percentage held, share of the group, share of the combined, share of the new group, share of capital, percentage of the combined, target shareholders own, target holders own, target holders get, target shareholders get, what they own, part of the group',
    'part des actionnaires, part de la cible, part du capital, part de l’acquéreur, détention, pourcentage du capital, quote-part, poids des actionnaires, participation, part du groupe, part du nouvel ensemble, actionnaires de la cible détiennent, actionnaires de la cible ont, pourcentage détenu, répartition du capital, sa part, leur part',
  ],
  part_of_target: [
    'target’s ownership, target ownership, target’s stake, target’s share of, target’s percentage, ownership of the target, share of the target, target shareholders own, target holders own, seller’s stake, target shareholders get, target shareholders’ share, target shareholders’ stake, target’s part, target shareholders end up with, target shareholders receive',
    'part de la cible, part des actionnaires de la cible, pourcentage de la cible, détention de la cible, poids de la cible, détention des actionnaires de la cible, part du vendeur, part des vendeurs, actionnaires de la cible détiennent, actionnaires de la cible ont, actionnaires de la cible reçoivent',
  ],
  gets_smaller: [
    'falls, fall, drops, goes down, shrinks, decreases, declines, smaller, lower, less, fewer, reduced',
    'diminue, baisse, recule, chute, est plus faible, faible, petite, moins, réduite',
  ],
  share_of_ebitda: [
    'ebitda share, share of ebitda, ebitda contribution, contribution to ebitda, ebitda percentage, percentage of ebitda, ebitda split, relative ebitda',
    'part d’ebitda, part de l’ebitda, contribution à l’ebitda, contribution en ebitda, pourcentage d’ebitda, part dans l’ebitda, poids dans l’ebitda',
  ],
  metric_name: [
    'ebitda, revenue, net income, market cap, sales, ebit',
    'ebitda, chiffre d’affaires, résultat net, capitalisation, ebit',
  ],
  quoted_values: [
    'market cap, market caps, market capitalisation, market value, market values, share prices',
    'capitalisation, capitalisations, valeur boursière, cours de bourse',
  ],
  looks_past: [
    'no need to look at, no need to adjust, no need to correct, no need to consider, no need to deduct, not need to adjust, not need to look at, not have to adjust, without adjusting, without looking at, without correcting for, without deducting, whatever the, regardless of, no adjustment for',
    'pas besoin de regarder, pas besoin d’ajuster, pas besoin de corriger, sans ajuster, sans corriger, sans regarder, sans tenir compte, inutile d’ajuster, inutile de regarder, inutile de corriger, sans déduire, quelle que soit, quel que soit, aucun ajustement, indépendamment de',
  ],
  owed_money: [
    'debt, leverage, borrowings, indebtedness, debts',
    'dette, dettes, levier, endettement',
  ],
  more_levered: [
    'more levered, more leveraged, more indebted, more debt, higher leverage, heavier debt, most indebted, most levered, higher debt, higher net debt, more net debt, brings the debt, bigger debt, heavily indebted, most debt',
    'plus endettée, plus endetté, plus de dette, plus de dettes, dette plus élevée, dette plus lourde, plus de levier, endettement plus élevé, très endettée, plus grosse dette, apporte la dette',
  ],
  gets_more: [
    'gets more, deserves more, is entitled to more, higher ownership, higher share, bigger share, larger share, bigger stake, larger stake, higher stake, owns more, receives more, greater share, greater ownership, more of the equity, more of the capital, rewarded',
    'reçoit plus, a droit à plus, mérite plus, mérite davantage, part plus élevée, part plus grande, part plus importante, plus grande part, plus grosse part, détient plus, doit détenir plus, doit recevoir plus, part supérieure, davantage du capital, plus du capital, récompensée',
  ],
  must_be_adjusted: [
    'has to be adjusted, must be adjusted, needs adjusting, needs to be adjusted, has to be corrected, must be corrected, should be adjusted, needs an adjustment, requires an adjustment, must be lever adjusted, needs correcting',
    'doit être corrigée, doit être corrigé, doit encore être corrigée, doit encore être corrigé, doit être ajustée, doit être ajusté, doit encore être ajustée, se corrige de, s’ajuste de, est à corriger, est à ajuster, nécessite un ajustement, doit être retraité',
  ],
  ahead_of_interest: [
    'before interest, before financing costs, before debt, before finance costs, ahead of interest, before the interest',
    'avant frais financiers, avant intérêts, avant les intérêts, avant charges financières, avant la dette, avant les frais financiers',
  ],
  counts_it_already: [
    'already takes account of, already reflects, already includes, already after interest, already after debt, already net of debt, already accounts for, already adjusted for, already captures, is after interest, is net of debt, is already, already takes it into account',
    'tient déjà compte, intègre déjà, reflète déjà, est déjà après, est déjà nette de, est déjà net de, inclut déjà, est après frais financiers, est après intérêts, prend déjà en compte',
  ],
} as const satisfies Lexicon;
