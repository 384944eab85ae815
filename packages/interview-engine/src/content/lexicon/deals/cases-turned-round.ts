import type { Lexicon } from '../../types.ts';

/** What is turned round of a purchase and of what it is paid with. */
export const casesTurnedRound = {
  the_premium_itself: ['premium, price paid, overpaying', 'prime, surprime, prix payé'],
  no_worry_at_all: [
    'not matter, does not matter, no matter, no concern, not a problem, no problem, not an issue, secondary, irrelevant, whatever it is, who cares, never mind',
    'importe peu, peu importe, n’a pas d’importance, pas un problème, pas un sujet, aucun problème, secondaire, on s’en fiche, ne compte pas, sans importance',
  ],
  earnings_up_word: [
    'accretive, accretion, eps goes up, eps rises, earnings per share go up, earnings per share rise, eps is up, eps grows',
    'relutif, relutive, relution, bpa monte, bpa augmente, bpa progresse',
  ],
  pays_beyond_worth: [
    'pay more than the synergies, pay above the synergies, more than the synergies are, premium above the synergies, premium over the synergies, go beyond the synergies, exceed the synergies',
    'plus que les synergies, prime supérieure aux synergies, au-delà des synergies, au-dessus des synergies, dépasser les synergies, dépasser la valeur des synergies',
  ],
  since_it_is_strategic: [
    'because brands are strategic, because it is strategic, it is strategic, since it is strategic, strategic value, brand is strategic, for strategic reasons, that is fine, it is fine, normal, because the brand',
    'ce n’est pas grave, c’est stratégique, parce que stratégique, valeur stratégique, raisons stratégiques, marque est stratégique, c’est normal, pas un problème',
  ],
  debt_word_alone: ['debt, borrowing, leverage, a loan', 'dette, emprunt, endettement, levier'],
  costs_nothing_at_all: [
    'costs nothing, cost nothing, is free, are free, comes for free, has no cost, no cost at all',
    'n’a pas de coût, ne coûte rien, ne coûtent rien, est gratuite, est gratuit, sont gratuits, aucun coût',
  ],
  the_more_of_debt: [
    'more debt, more leverage, higher leverage, the more you borrow, the more debt, maximum debt, maximum leverage, the more we borrow, more you borrow',
    'plus de dette, plus il y a de dette, plus on s’endette, davantage de dette, plus de levier, plus on emprunte, dette maximale, levier maximal, plus on met de dette',
  ],
  only_good_comes: [
    'always makes, always better, always good, always improves, safer, less risky, less risk, lower the risk, is safe, reduces the risk, makes it safer, without risk, no extra risk, more value we create, more value is created, creates value, no risk, there is no risk, without danger',
    'toujours mieux, toujours meilleur, toujours bon, améliore toujours, moins c’est risqué, moins risqué, moins de risque, réduit le risque, sans risque, plus c’est sûr, plus sûr, plus on crée, plus ça crée, crée de la valeur, aucun risque, n’y a aucun risque, sans danger',
  ],
  up_to_a_point: [
    'not, but, until, unless, limit, up to, too much, only if, cheaper equity',
    'mais, pas, jusqu’à, sauf, limite, trop, seulement si, tant que',
  ],
  own_funds_word: [
    'equity, shares, own funds, stock, our own shares, our shares, our paper',
    'fonds propres, capital, actions, titres, nos actions, nos titres, notre papier',
  ],
  is_the_cheaper: [
    'cheaper than debt, costs less than debt, cost less than debt, less expensive than debt, cheaper than borrowing, cheapest money, cheapest financing, cheapest way to pay, cheapest currency',
    'l’argent le moins cher, moins cher que la dette, moins chers que la dette, moins que la dette, coûtent moins que, financement le moins cher, monnaie la moins chère, ressource la moins chère, moins coûteux que la dette',
  ],
  integration_costs_word: [
    'integration costs, integration cost, cost of integration, costs of integrating',
    'coûts d’intégration, coût d’intégration, frais d’intégration',
  ],
  integration_misplaced: [
    'every year, each year, recurring, leave aside, left aside, leave them out, left out, ignore, forget about, capitalise them, to the value of the synergies, to the synergies, not our subject, not our business, never materialise, recurring item, to the value created, added to the value',
    's’ajoutent à la valeur, chaque année, tous les ans, récurrents, laisse de côté, ignore, oublie, les capitalise, aux synergies, à la valeur des synergies, pas notre sujet, pas notre affaire, ne compte pas, à la valeur créée, s’ajoutent aux',
  ],
  rightly_once: [
    'once, one-off, not every year, deduct, subtract, minus, less, never forget, not ignore, not leave, not left, cannot ignore, must not, less the',
    'une fois, ponctuels, non récurrents, déduis, retire, moins, soustrais, n’oublie pas, pas oublier, sans oublier, ne pas, n’ignore pas, ne laisse pas',
  ],
  later_payment_word: [
    'earn-out, earnout, earn out, deferred payment',
    'earn-out, earnout, complément de prix',
  ],
  guards_the_seller: [
    'protects the seller, protect the seller, protects the vendor, protects the founders, suits the seller, insures the seller, safety net for the seller',
    'protège le vendeur, protège le cédant, protéger le vendeur, protège les fondateurs, assure le vendeur, filet de sécurité pour le vendeur',
  ],
  when_goals_are_missed: [
    'if things go badly, if it goes badly, if results fall, if targets are missed, targets are missed, when targets are missed, if results disappoint, falls short of plan, if the plan fails, below plan, whatever happens, in any case, in any event, regardless of results',
    'plan n’est pas tenu, si l’objectif est raté, objectifs sont ratés, objectifs ne sont pas, objectifs sont manqués, si ça se passe mal, résultats baissent, si les résultats déçoivent, quoi qu’il arrive, dans tous les cas, quels que soient les résultats',
  ],
  is_paid_out_then: [
    'is paid, gets paid, pays more, pay more, pays extra, becomes due, is due, makes the buyer pay, are paid, get paid, paid',
    'se paie, est payé, est dû, est versé, paie plus, paie davantage, se déclenche, sont payés, sont payées, touchent',
  ],
  scrutiny_word: ['due diligence, diligence, audit', 'due diligence, audit, audits, vérifications'],
  once_it_is_bought: [
    'comes after closing, after closing, after the closing, after we have bought, once we own it, after signing, once it is signed, after the deal',
    'après le closing, après le rachat, une fois achetée, une fois signé, après la signature, après avoir signé, se fait après, après l’achat',
  ],
  still_before_it: [
    'before, confirmatory, no, not, surprises, never, also, too late',
    'avant, confirmatoire, pas, jamais, surprises, aussi, trop tard, aucune',
  ],
} as const satisfies Lexicon;
