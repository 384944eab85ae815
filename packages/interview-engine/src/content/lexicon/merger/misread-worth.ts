import { crossed } from '../crossed.ts';
import type { Lexicon } from '../../types.ts';

/** What is made of premiums and synergies when they are misread. */
export const misreadWorth = {
  big_premium: [
    'bigger premium, higher premium, larger premium, big premium, high premium, large premium, fat premium, size of the premium, bigger the premium, higher the premium, larger the premium',
    'grosse prime, prime élevée, prime plus élevée, forte prime, plus grosse prime, prime importante, plus la prime est élevée, plus la prime est grosse, niveau de la prime',
  ],
  is_a_sign_of: [
    'tells, tell you, proves, shows, means, signals, says, just means, reflects, is a sign, better',
    'prouve, montre, veut dire, signifie, reflète, indique, est signe, est la preuve, témoigne, meilleure',
  ],
  fine_target: [
    'target better, target’s better, target is better, better target, the better the target, good target, target’s good, target is good, great target, great company, good company, excellent target, quality target, better company, target is excellent, quality of the target, high quality',
    'cible est meilleure, cible est bonne, bonne cible, meilleure cible, belle cible, cible excellente, cible est excellente, bonne société, belle société, bonne entreprise, qualité de la cible, meilleure la cible, belle entreprise',
  ],
  overpaying_impossible: [
    crossed(
      'cannot, can’t, cannot really, can’t really, never, you never, impossible to, no way to',
      'overpay, pay too much, overpaid',
    ) + ', no such thing as overpaying, overpaying does not exist',
    crossed(
      'ne peut pas, ne peut pas vraiment, ne peut jamais, ne peut guère, impossible de, on ne',
      'surpayer, payer trop cher, surpaie jamais, paie jamais trop cher',
    ) + ', jamais trop cher, surpayer n’existe pas',
  ],
  as_a_discipline: [
    'if you, if we, want, afford, allowed, must, discipline, should, otherwise, unless',
    'si on, si l’on, veut, se permettre, discipline, doit, sinon, à moins',
  ],
  rise_with_it: [
    crossed(
      'synergies, the synergies, savings',
      'rise with it, rise with the premium, go up with it, grow with it, follow the premium, grow with the premium, increase with the premium',
    ) + ', bigger the synergies, more synergies you get, more synergies there are',
    crossed(
      'synergies, économies',
      'montent avec, augmentent avec, suivent la prime, grandissent avec, croissent avec',
    ) +
      ', plus il y a de synergies, plus les synergies sont grosses, plus les synergies sont élevées',
  ],
  savings_kind: [
    'cost synergies, cost savings, cost side',
    'synergies de coûts, économies de coûts, synergies de coût',
  ],
  come_true: [
    'materialise, materialize, come through, show up, come true, get realised, are realised, happen, arrive, get delivered, are delivered',
    'se réalisent, se matérialisent, se concrétisent, arrivent, sont réalisées, voit le jour, sont atteintes, se réalise',
  ],
  at_no_time: ['never, almost never, hardly ever, practically never', 'jamais'],
  in_part_only: [
    'in full, fully, on time, as planned, as promised, as announced, all of, if, without, revenue, unless, quickly, alone',
    'en totalité, totalement, à temps, comme prévu, aussi vite, si, sans, revenus, toutes, seules, dans les délais, ventes croisées',
  ],
  surest_kind: [
    'safest, surest, most reliable, most certain, easiest, quickest, safest kind, surest kind, safest part, most secure',
    'plus sûres, plus fiables, plus certaines, plus faciles, plus rapides, plus sûr, plus fiable',
  ],
  sales_kind: [
    'revenue synergies, cross selling, cross sell, sales synergies, extra sales, selling to each other’s customers',
    'synergies de revenus, ventes croisées, croisement des ventes, synergies commerciales, vente croisée, ventes supplémentaires, synergies de chiffre d’affaires',
  ],
  easier_than_cuts: [
    crossed(
      'easier, safer, surer, quicker, more reliable, more certain, faster',
      'than cost synergies, than the cost synergies, than cost savings, than cost cuts, than cutting costs, than savings, to get than',
    ),
    crossed(
      'plus facile à obtenir, plus faciles à obtenir, plus facile, plus faciles, plus sûr, plus sûres, plus fiables, plus rapides, plus certaines',
      'que les économies, que les synergies de coûts, que les coûts, que les économies de coûts, que des économies',
    ),
  ],
  paid_by_sellers: [
    crossed(
      'paid by, borne by, funded by, comes out of, cost for, cost to, financed by',
      'target’s shareholders, target shareholders, sellers, seller, target’s holders, shareholders of the target, target’s owners',
    ),
    crossed(
      'payée par, supportée par, financée par, versée par, à la charge de, à la charge des, un coût pour',
      'actionnaires de la cible, vendeurs, vendeur, actionnaires vendeurs, actionnaires cédants, la cible',
    ),
  ],
  gain_for_the_buyer: [
    crossed(
      'gain, value, profit, benefit, upside, value created, money',
      'for acquirer, for buyer, for us, for acquirer’s shareholders, for our shareholders',
    ),
    crossed(
      'gain, valeur, bénéfice, profit, valeur créée, argent',
      'pour l’acquéreur, pour l’acheteur, pour nous, pour nos actionnaires, pour les actionnaires de l’acquéreur',
    ),
  ],
  left_to_us: [
    'left for us, left over for us, what we keep, our gain, our share, net of the premium, after the premium, gain for the buyer, left for the buyer, value we keep, once the premium is paid',
    'reste pour nous, nous reste, notre gain, notre part, reste à l’acquéreur, reste pour l’acquéreur, net de la prime, après la prime, gain de l’acquéreur, une fois la prime payée',
  ],
  would_take: [
    'needs to be, should be, would need, had to be, should have been, would have needed, have to be at least',
    'aurait fallu, il faudrait, faudrait au moins, devrait être, devait être, aurait dû être',
  ],
  as_remainder: ['left over, left, of remainder, over', 'de reste, restants, de solde'],
  the_whole_price: [
    'whole price, whole purchase price, full price, full purchase price, total price, entire price, purchase price, price paid for the target',
    'prix total, prix d’acquisition, prix entier, prix complet, totalité du prix, tout le prix, prix payé pour la cible',
  ],
  measured_with: [
    'compare, compared with, against, versus, weigh against, exceed, cover, with',
    'compare, comparer, contre, face à, rapporte, dépassent, couvrent, au, en regard',
  ],
  every_year_again: [
    'spent every year, every year, each year, recurring, come back every year, are annual, go on for ever, as a perpetuity',
    'tous les ans, chaque année, récurrents, reviennent chaque année, sont annuels, à l’infini, les capitalise, à perpétuité',
  ],
  over_our_own: [
    'over our, divided by our, out of our, over the existing, over our existing, divided by ours, over ours, divided by the existing, over the old, on our',
    'sur nos, divisé par nos, rapporté à nos, sur les nôtres, divisées par les nôtres, sur nos propres, sur les actions existantes, rapportées aux nôtres, sur les actions anciennes',
  ],
  they_then_have: [
    'end up with, own, they get, they hold, they’d own, their stake, stake, ownership, target holders get',
    'détiennent, se retrouvent avec, leur part, auront, en ont, leur détention, possèdent, détention, part de la cible',
  ],
  smaller_ratio: [
    'lower the exchange ratio, lower the ratio, smaller the ratio, ratio goes down, ratio falls, fewer shares they get, fewer shares we issue, lower their stake, smaller their stake, less they own',
    'parité baisse, plus la parité baisse, moins ils détiennent, moins ils ont, moins on émet, parité diminue, moins ils reçoivent, plus la parité est basse, plus leur part est faible',
  ],
  larger_ratio: [
    'raises the exchange ratio, raises the ratio, increases the exchange ratio, increases the ratio, higher the exchange ratio, higher the ratio, ratio goes up, ratio rises, bigger the ratio, more shares they get, more they own',
    'parité augmente, parité monte, plus la parité augmente, augmente la parité, fait monter la parité, plus ils détiennent, plus ils reçoivent, plus la parité est élevée',
  ],
  our_quote_rises: [
    'higher acquirer share price, our price goes up, our stock goes up, acquirer’s price rises, our price rises, higher our price, higher our share price, higher our stock, higher the acquirer’s price, our share price goes up, acquirer’s share price goes up',
    'notre cours monte, cours de l’acquéreur monte, notre cours est élevé, cours de l’acquéreur est élevé, notre action monte, notre cours augmente, cours de l’acquéreur augmente',
  ],
  of_the_earnings: [
    'ratio of the eps, ratio of eps, ratio of the two eps, ratio of net incomes, ratio of the earnings, ratio of the profits',
    'rapport des bpa, rapport des deux bpa, rapport des résultats, rapport des bénéfices, rapport entre les bpa',
  ],
} as const satisfies Lexicon;
