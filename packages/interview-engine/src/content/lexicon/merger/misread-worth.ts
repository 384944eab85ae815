import { crossed } from '../crossed.ts';
import type { Lexicon } from '../../types.ts';

const notThere =
  'at closing, right away, straight away, immediately, on day one, at once, the day of closing, on closing, in cash, upfront, when the deal closes, when we close, this year, now';

/** What is made of premiums, synergies, stakes and allocated prices when they are misread. */
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
    'synergies de revenus, ventes croisées, synergies de chiffre d’affaires, croisement des ventes, synergies commerciales, vente croisée, ventes supplémentaires',
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
    'left for us, left over for us, what we keep, our gain, our share, net of the premium, after the premium, once the premium is paid, gain for the buyer, left for the buyer, value we keep',
    'reste pour nous, nous reste, notre gain, notre part, reste à l’acquéreur, reste pour l’acquéreur, net de la prime, après la prime, une fois la prime payée, gain de l’acquéreur',
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
  weighed_against: [
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
    'parité baisse, plus la parité est basse, plus la parité baisse, moins ils détiennent, moins ils ont, moins on émet, parité diminue, plus leur part est faible, moins ils reçoivent',
  ],
  larger_ratio: [
    'raises the exchange ratio, raises the ratio, increases the exchange ratio, increases the ratio, higher the exchange ratio, higher the ratio, ratio goes up, ratio rises, bigger the ratio, more shares they get, more they own',
    'parité augmente, parité monte, plus la parité est élevée, plus la parité augmente, augmente la parité, fait monter la parité, plus ils détiennent, plus ils reçoivent',
  ],
  our_quote_rises: [
    'higher acquirer share price, higher the acquirer’s price, our share price goes up, our price goes up, our stock goes up, acquirer’s share price goes up, acquirer’s price rises, our price rises, higher our price, higher our share price, higher our stock',
    'notre cours monte, cours de l’acquéreur monte, notre cours est élevé, cours de l’acquéreur est élevé, notre action monte, notre cours augmente, cours de l’acquéreur augmente',
  ],
  of_the_earnings: [
    'ratio of the eps, ratio of eps, ratio of the two eps, ratio of net incomes, ratio of the earnings, ratio of the profits',
    'rapport des bpa, rapport des deux bpa, rapport des résultats, rapport des bénéfices, rapport entre les bpa',
  ],
  debt_off_once_more: [
    crossed(
      'take, taking, deduct, subtract, remove, strip',
      'net debt off again, net debt off too, net debt off, debt off again, debt off, net debt again, net debt too, net debt as well, debt again, debt out',
    ) + ', lever adjusted, lever adjust, leverage adjusted',
    crossed(
      'encore retirer, aussi retirer, encore enlever, aussi enlever, aussi déduire, encore déduire, également retirer, retirer encore, retirer aussi',
      'dette, dette nette',
    ) +
      ', aussi se corrige de la dette, se corrige aussi de la dette, corrige aussi de la dette, corrigé du levier aussi, enlever une deuxième fois',
  ],
  as_it_is_already: [
    'already, not, unlike, ebitda, revenue, revenues, instead, no adjustment',
    'déjà, pas, contrairement, ebitda, chiffre d’affaires, inutile, plutôt',
  ],
  settles_with: [
    'pay, pays, paid, paying, settle, settles, settled, due, owes, falls due, handed over',
    'paie, paye, payer, payé, payée, règle, régler, réglé, verse, verser, versé, acquitte, décaisse, dû, exigible',
  ],
  without_waiting: [
    notThere,
    'au closing, au moment du closing, à la clôture, tout de suite, immédiatement, dès le closing, le jour du closing, comptant, en cash, le jour même, dès la clôture, à la signature, cette année, dès maintenant',
  ],
  latent_charge: [
    'deferred tax, deferred tax liability, dtl, tax on the write up, tax on the step up, tax liability, tax',
    'impôt différé, impôt différé passif, idp, impôt sur la réévaluation, impôt',
  ],
  not_at_once: [
    'later, over time, unwinds, seller, asset deal, no cash, not, eventually, synergies, eps, only, nothing',
    'plus tard, au fil, vendeur, se reprend, pas, aucun, jamais, synergies, bpa, seulement, ensuite',
  ],
  smaller_goodwill: [
    crossed('reduce, reduces, lower, lowers, decrease, come off, shrink', 'goodwill'),
    crossed(
      'réduisent, réduit, réduire, diminuent, diminue, baissent, viennent réduire',
      'goodwill',
    ),
  ],
  larger_net_assets: [
    crossed(
      'increase, increases, raise, raises, add to, adds to, go up with',
      'net assets, book equity, equity',
    ),
    crossed(
      'augmente, augmentent, accroît, s’ajoute à, vient augmenter, gonfle',
      'actif net, capitaux propres, situation nette',
    ),
  ],
  money_goes_out: [
    'cash charge, cash cost, cash outflow, costs cash, uses cash, cash leaves, money going out, drains cash',
    'sortir du cash, sortie de cash, sortie de trésorerie, décaissement, charge décaissée, coûte du cash, consomme du cash',
  ],
  goodwill_loss: [
    'goodwill impairment, impairment of goodwill, impairment of the goodwill, impairing the goodwill',
    'dépréciation du goodwill, dépréciation de goodwill, perte de valeur du goodwill',
  ],
  pays_dearly_for_it: [
    'more you pay, higher the price, the more we pay, dearer the target, higher premium',
    'plus on paie cher, plus on paie, plus le prix est élevé, plus la cible est chère, plus on la paie cher',
  ],
  lifts_accretion: [
    'makes the deal more accretive, makes it more accretive, increases accretion, improves accretion, adds to accretion',
    'rend l’opération plus relutive, rend le deal plus relutif, augmente la relution, améliore la relution',
  ],
  profit_goes_up: [
    crossed('net income, profit, earnings', 'goes up, rises, increases, is higher, grows'),
    crossed('résultat net, résultat, bénéfice', 'augmente, monte, progresse, est plus élevé'),
  ],
  moiety_each: [
    crossed(
      'each side, each one, each company, both sides, each',
      'gets half, has half, owns half, takes half',
    ) + ', fifty fifty by definition',
    'moitié-moitié, moitié moitié, chacun la moitié, la moitié chacun, une moitié chacun, moitié pour chacun',
  ],
  thrown_together: [
    'pooled, merged, shared, combined, put together, common',
    'mise en commun, mises en commun, fusionnée, partagée, regroupée, mélangée',
  ],
  left_out_of_account: [
    'ignore it, leave it out, no need to adjust, can be ignored, forget it, forget about it',
    'n’en tient pas compte, pas besoin d’en tenir compte, l’ignore, oublie, n’a pas à la retirer, inutile de la retirer',
  ],
  sole_fair_basis: [
    'only fair basis, only fair measure, only fair metric, only right metric, only thing you look at',
    'seul critère équitable, seule base équitable, seul critère juste, seule base juste, seul agrégat équitable',
  ],
  value_is_known: [
    'know exactly what value, know exactly what they get, value is certain, value is known, value is locked, value is guaranteed, certain of the value, no price risk',
    'valeur est connue, valeur est certaine, savent exactement combien, valeur est figée, sûrs de la valeur, aucun risque de cours',
  ],
  adds_growth_to_rate: [
    'add growth to wacc, add growth to the rate, add the growth rate to the wacc, plus the growth rate, growth plus wacc, add growth to the discount rate',
    'ajoute la croissance au cmpc, ajoute la croissance au wacc, ajoute la croissance au taux, croissance plus cmpc, ajoute le taux de croissance',
  ],
  burden_or_grade: ['leverage, rating, credit rating', 'levier, notation, note de crédit'],
} as const satisfies Lexicon;
