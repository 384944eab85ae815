import type { Lexicon } from '../../types.ts';
import { crossed } from '../crossed.ts';

/** Other words in which rates, offers and sales are turned round. */
export const misspokenMarkets = {
  amiss_debt_dearer: [
    crossed(
      'cost of capital, cost of financing, cost of funding, cost of equity',
      'rises, goes up, increases, climbs',
    ),
    crossed('coût du capital, coût de financement', 'monte, augmente, grimpe, remonte'),
  ],
  amiss_debt_cheaper: [
    crossed('cost of capital, cost of financing, cost of funding', 'falls, goes down, drops'),
    crossed('coût du capital, coût de financement', 'baisse, recule, diminue'),
  ],
  market_rates_down: [
    'money is cheap, cheap money, credit is cheap, rates have fallen, rates have dropped, rates have eased, rates have gone down, borrowing is cheap, borrowing gets cheaper',
    'argent est bon marché, argent bon marché, crédit bon marché, taux ont nettement baissé, taux ont bien baissé, taux ont reculé, taux ont reflué, taux se détendent, crédit se détend, argent facile',
  ],
  market_no_effect_on: [
    'not touch, not really touch, hardly touch, not reach, not bear on, not weigh on, play no part',
    'ne touchent pas, ne touchent guère, n’atteignent pas, ne pèsent pas, ne concernent pas, ne jouent aucun rôle',
  ],
  market_before_tax_word: [
    'no tax, without tax, ignoring tax, before any tax',
    'sans fiscalité, sans déduire l’impôt, sans retirer l’impôt',
  ],
  market_no_integration_cost: [
    'no cost of integration, no one off costs, forget the integration costs, leave out the integration costs, leave integration costs aside, ignore integration costs, no costs to get there, ignoring the cost of integration',
    'pas de coûts d’intégration, oublie les coûts d’intégration, sans frais d’intégration, aucun coût d’intégration, ni coûts d’intégration, sans compter l’intégration, sans coût de mise en œuvre, laisse les coûts d’intégration de côté',
  ],
  market_diversify_word: [
    'spreading out, spreading the risk, spread the risk, spreading risk, spreading risks, different businesses under one roof',
    'répartir les risques, répartit les risques, étaler les risques, mutualiser les risques, métiers différents',
  ],
  market_create_value: [
    'creates the value, what creates value, source of value, value for its shareholders',
    'crée forcément de la valeur, crée automatiquement de la valeur, crée toujours de la valeur, crée mécaniquement de la valeur, est créatrice, source de valeur, crée nécessairement de la valeur',
  ],
  market_cannot_diversify: [
    'not diversify by themselves, not diversify themselves, cannot diversify alone, not diversify on their own',
    'ne peuvent se diversifier, incapables de se diversifier, ne peuvent pas se diversifier, ne savent pas se diversifier',
  ],
  market_bad_for_seller: [
    'bad for a seller, bad for whoever sells, bad moment to sell, wrong moment to sell, works against the seller, against the seller, bad for anyone who sells, not a good moment to sell',
    'mauvais pour un vendeur, pour un vendeur c’est plutôt mauvais, plutôt mauvais, défavorable au vendeur, défavorable pour le vendeur, joue contre le vendeur, pénalise le vendeur, défavorable aux vendeurs',
  ],
  market_buyers_pay_less: [
    crossed('funds, sponsors, buyers', 'are in less of a hurry, are less eager, are pickier'),
    crossed('fonds, acheteurs, acquéreurs', 'sont moins pressés, sont moins généreux'),
  ],
  market_price_is_all: [
    'only cares about, all he wants is, all they want is, all an owner wants, all any owner wants, just wants, after one thing, nothing to ask him, only wants, every owner wants, every seller wants, nothing to ask the owner',
    'n’a qu’un objectif, tout ce qu’il veut, ne regarde que, ne pense qu’au, pas grand chose à lui demander, rien à lui demander, ne veut que',
  ],
  market_highest_price: [
    'highest price, best price, top price, maximum price, price, the biggest cheque, most money, as much money as possible',
    'prix le plus élevé, meilleur prix, prix maximum, prix le plus haut, le prix, plus gros chèque, maximum d’argent',
  ],
  amiss_no_preparation: [
    'without preparing, no prep, not bother preparing, preparation only slows',
    'sans préparer, sans rien préparer, sans se préparer, préparation fait perdre, préparation ne fait que',
  ],
  amiss_less_shown: [
    crossed(
      'the less a buyer, the less buyers, the less he, the less they, the less the buyer, the less bidders',
      'can read, knows, know, sees, see, learns, learn, can see, reads, is told, are told',
    ),
    crossed(
      'moins un acheteur, moins les acheteurs, moins l’acheteur, moins ils, moins il, moins un acquéreur, moins l’acquéreur',
      'en sait, en savent, sait, savent, en voit, en voient, voit, peut lire, lit, est informé',
    ),
  ],
  amiss_bids_up: [
    'the higher, the more he pays, the more they pay, the more he offers, pays more, bids more',
    'plus il paie, plus ils paient, plus il offre, plus cher, plus haut, plus il monte',
  ],
  market_purely_accounting: [
    'purely accounting, purely an accounting, just an accounting, only about eps, just about eps, all about eps, simply to lift eps, only to lift eps, just to lift eps, simply accretion, only accretion',
    'purement comptable, simplement comptable, uniquement comptable, juste pour le bpa, seulement pour le bpa, juste la relution, uniquement la relution, simplement la relution, uniquement pour relever le bpa',
  ],
  market_no_business_reason: [
    'no need for an industrial reason, no industrial reason needed, no strategic reason needed, needs no industrial logic, no need for a strategic reason, no need for any logic, no need for a rationale',
    'pas besoin de raison industrielle, pas besoin de logique industrielle, pas besoin de raison stratégique, pas besoin de logique stratégique, aucune raison industrielle n’est nécessaire, se passe de logique industrielle, pas besoin de justification stratégique',
  ],
  market_deal_reason_word: [
    'logic, rationale, reason, reasoning, why, point of the deal',
    'logique, raison, rationnel, pourquoi, intérêt, but',
  ],
  deals_cash_deal_name: [
    'wns, kellanova, splunk, seagen, whole foods, linkedin',
    'wns, kellanova, splunk, seagen, whole foods, linkedin',
  ],
  deals_wholly_in_shares: [
    'entirely in shares, entirely in stock, all in stock, all in shares, fully in stock, fully in shares, only in shares, only in stock, all stock, all share, paid in shares, paid in stock, pays in shares, pays in stock, wholly in shares',
    'entièrement en titres, entièrement en actions, tout en titres, tout en actions, uniquement en titres, uniquement en actions, payé en titres, payé en actions, paie en titres, paie en actions, paie entièrement en titres, intégralement en titres, intégralement en actions, cent pour cent titres',
  ],
} as const satisfies Lexicon;
