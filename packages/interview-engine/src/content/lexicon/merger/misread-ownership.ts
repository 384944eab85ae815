import { crossed } from '../crossed.ts';
import type { Lexicon } from '../../types.ts';

const notThere =
  'at closing, right away, straight away, immediately, on day one, at once, the day of closing, on closing, in cash, upfront, when the deal closes, when we close, this year, now';

/** What is made of stakes, ratios and allocated prices when they are misread. */
export const misreadOwnership = {
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
    'au closing, au moment du closing, à la clôture, tout de suite, immédiatement, dès le closing, le jour du closing, comptant, en cash, le jour même, dès la clôture, à la signature, cette année, dès maintenant, au moment de l’acquisition, le jour de l’acquisition',
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
    'plus on paie cher, plus on paie, plus le prix est élevé, plus on la paie cher, plus la cible est chère',
  ],
  lifts_accretion: [
    'makes it more accretive, increases accretion, improves accretion, adds to accretion, makes the deal more accretive',
    'augmente la relution, améliore la relution, rend l’opération plus relutive, rend le deal plus relutif',
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
    'n’en tient pas compte, l’ignore, oublie, n’a pas à la retirer, inutile de la retirer, pas besoin d’en tenir compte',
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
    'add growth to wacc, add growth to the rate, plus the growth rate, growth plus wacc, add growth to the discount rate',
    'croissance plus cmpc, ajoute la croissance au cmpc, ajoute la croissance au wacc, ajoute la croissance au taux, ajoute le taux de croissance',
  ],
  burden_or_grade: ['leverage, rating, credit rating', 'levier, notation, note de crédit'],
  equals_by_definition: [
    'by definition, by nature, means',
    'par définition, par nature, veut dire, signifie, c’est',
  ],
  takes_the_debt_off: [
    'take the net debt off, take net debt off, take the debt off, net the debt off, take debt off, deduct net debt, subtract net debt, strip out net debt',
    'retirer la dette nette, retire la dette nette, enlever la dette nette, retirer la dette, déduire la dette nette',
  ],
  what_remains: [
    'remainder, what is left over, what’s left over, the gain left, the surplus left',
    'ce reste, le solde, ce qui reste à la fin, ce gain restant, le surplus restant',
  ],
  at_sellers_cost: [
    crossed(
      'reimbursed by, borne by, paid by, charged to',
      'seller, sellers, target’s shareholders',
    ),
    crossed(
      'remboursés par, supportés par, payés par, à la charge de, à la charge du',
      'vendeur, vendeurs, cédant',
    ),
  ],
  in_hand_at_once: [
    crossed('synergies, savings', 'come for free, are there, are in the bag, are banked, start'),
    crossed('synergies, c’est', 'acquises, acquis, là, automatiques, dans la poche'),
  ],
  day_of_closing: [
    'day you close, day we close, closing day, day of closing, at closing',
    'jour du closing, dès le closing, au closing, jour de la signature',
  ],
} as const satisfies Lexicon;
