import { crossed } from '../crossed.ts';
import type { Lexicon } from '../../types.ts';

/** What is made of the rules of thumb and of breaking even when they are misread. */
export const misreadRules = {
  brings_down_profit: [
    crossed(
      'reduce, lower, hit, cut, come off, subtract from, deducted from, taken off, eat into, hurt',
      'eps, earnings, net income, profit, income',
    ),
    crossed(
      'réduire, diminuer, baisser, fait baisser, vient réduire, se déduit, grève, pèse sur, ampute, déduit',
      'bpa, résultat, résultat net, du résultat, du résultat net, bénéfice',
    ),
  ],
  rule_of_multiples: [
    'p/e rule, pe rule, rule of the p/e, p/e comparison, p/e shortcut, p/e test, comparing the p/es, rule on p/e',
    'règle des per, règle du per, règle des pe, règle du pe, comparaison des per, test des per',
  ],
  only_valid_for: [
    'only works, only applies, only holds, only valid, only true, works only, applies only, holds only, valid only, only useful, only good, only relevant, only meant',
    'ne vaut que, ne marche que, ne s’applique que, ne fonctionne que, n’est valable que, vaut seulement, s’applique seulement, ne sert que, marche seulement, n’a de sens que, ne joue que, vaut uniquement, s’applique uniquement',
  ],
  of_no_use_there: [
    'not apply, doesn’t apply, not work, doesn’t work, not hold, useless, no use, not valid, falls away, breaks down, irrelevant, means nothing, no longer applies, tells you nothing',
    'ne s’applique pas, ne s’applique plus, ne marche pas, ne marche plus, ne vaut pas, ne vaut plus, ne sert à rien, ne fonctionne pas, ne tient pas, ne tient plus, inutile, tombe, n’est pas valable, n’a pas de sens',
  ],
  dearer_than_itself: [
    crossed(
      'higher p/e, higher pe, higher multiple, bigger p/e, richer multiple',
      'than its own, than its, than yours, than your own, than ours, than our own, than itself, than the buyer’s, than the acquirer’s',
    ) +
      ', more expensive than itself, more expensive than the buyer, dearer than itself, dearer than us, more expensive than us',
    'plus cher que soi, plus chère que soi, plus cher que lui, plus chère que lui, plus chère que nous, plus cher que nous, plus chère qu’elle, per plus élevé que le sien, per plus élevé que le nôtre, per supérieur au sien, per supérieur au nôtre, multiple plus élevé que le sien, mieux valorisée que soi',
  ],
  has_got_to: [
    'need, needs, must, have to, has to, should, ought to',
    'faut, doit, devrait, devrions, il faudrait, a besoin',
  ],
  in_order_to_dilute: [
    'to be dilutive, to get diluted, to be diluted, to be dilution, for it to be dilutive, before it’s dilutive, to dilute',
    'pour être dilutif, pour être dilutive, pour que ce soit dilutif, pour être dilué, pour diluer, pour se diluer',
  ],
  costs_issuer_nothing: [
    crossed(
      'cost the company, cost the buyer, cost the acquirer, cost us, cost it, cost the firm',
      'nothing, zero, no money',
    ) +
      ', carry no cost, have no cost, free money, free currency, cheapest way to pay, cheapest way of paying, cheapest currency, cheapest money',
    crossed(
      'ne coûtent, coûtent, ne coûte, coûte',
      'rien à la société, rien à l’acquéreur, rien à l’acheteur, rien au groupe, rien à l’entreprise',
    ) +
      ', argent gratuit, monnaie gratuite, financement gratuit, moyen le moins cher, monnaie la moins chère, façon la moins chère, manière la moins chère',
  ],
  paper_of_ours: [
    'share, shares, stock, paper, new shares, all paper, equity',
    'titres, actions, papier, actions nouvelles, tout papier',
  ],
  no_gain_no_loss: [
    'neither gained nor lost, neither gains nor loses, neither won nor lost, no value is lost, no value lost, value neutral, neither richer nor poorer, no value created',
    'ni gagné ni perdu, ne gagne ni ne perd, ni gain ni perte, ne perd pas de valeur, aucune valeur perdue, neutre en valeur, ni plus riche ni plus pauvre',
  ],
  neutral_for_eps: [
    'break even, breakeven, breaks even, eps neutral, neutral on eps, earnings neutral, neutral for eps, eps breakeven, flat eps',
    'neutre sur le bpa, neutre pour le bpa, être neutre, bpa neutre, ni relutif ni dilutif, point mort, neutralité, équilibre, bpa inchangé',
  ],
  synergies_repay: [
    crossed(
      'pay back, repay, pay for, pays back, earn back, recover, cover, match, equal, recoup, reimburse',
      'premium, premium paid, price, exactly the premium, whole premium',
    ) +
      ', premium is recovered, premium is paid for, premium is repaid, premium is justified, premium has paid off',
    crossed(
      'remboursent, remboursent exactement, rembourse, couvrent, couvrent exactement, égalent, compensent, amortissent, paient, récupèrent, rentabilisent',
      'prime, prime payée, la prime versée, prix, prix payé',
    ) + ', prime est rentabilisée, prime est amortie, prime est justifiée, prime est gagnée',
  ],
  that_level_is_met: [
    'hit this number, hit that number, reach this number, reach that number, reach that level, reach this level, deliver that amount, get to that number, hit that level, reach that amount, reach breakeven',
    'atteint ce montant, atteint ce niveau, atteint ce chiffre, atteint ce seuil, atteint le seuil, arrive à ce montant, dégage ce montant',
  ],
  value_then_made: [
    'created value, creates value, has paid off, is worth it, deal pays, value is created, made value',
    'crée de la valeur, créé de la valeur, prime est rentabilisée, opération est rentable, prix est justifié, prime est remboursée, vaut le coup',
  ],
  same_total_profit: [
    crossed(
      'net income, profit, total profit, earnings',
      'stays the same, stays at, is unchanged, unchanged, does not change, just has to stay, remains the same',
    ),
    'même résultat net, même résultat, même bénéfice, résultat net inchangé, résultat net ne bouge pas, résultat net reste, garder le résultat net, résultat inchangé',
  ],
} as const satisfies Lexicon;
