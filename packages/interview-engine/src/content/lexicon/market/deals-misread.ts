import type { Lexicon } from '../../types.ts';

/** Words for what a deal is falsely said to prove, to cost or to need. */
export const misreadDeals = {
  amiss_premium: ['premium', 'prime'],
  amiss_means: [
    'means, that is, in other words, equals, same as, works out at, amounts to, translates into',
    'veut dire, signifie, c’est à dire, autrement dit, équivaut, correspond, revient à, est égale, c’est le, c’est donc',
  ],
  amiss_times_ebitda: [
    'times ebitda, ebitda multiple, multiple of ebitda, the multiple',
    'fois l’ebitda, multiple d’ebitda, multiple de l’ebitda, le multiple',
  ],
  amiss_in_shares: [
    'in shares, in stock, in paper, all share, all stock, share deal, stock deal, share for share, with new shares, with its own shares, exchange offer, share offer',
    'en actions, en titres, en papier, par échange de titres, actions nouvelles, ope, avec ses propres actions',
  ],
  amiss_in_cash: [
    'in cash, all cash, cash deal, cash offer, for cash, with cash',
    'en cash, en numéraire, tout cash, comptant',
  ],
  amiss_in_debt: [
    'with debt, in debt, all debt, with a loan, with bonds, by borrowing, debt funded, debt financing, debt financed',
    'en dette, par dette, par la dette, par emprunt, avec un emprunt, avec des obligations',
  ],
  amiss_debt_up: [
    'net debt rose, net debt increases, leverage goes up, leverage rises, leverage went up, adds debt, adds to its debt, takes on debt, debt goes up, debt went up, debt rises, gearing rises, weakens the balance sheet, weaken its rating',
    'dette nette monte, dette nette augmente, dette nette a augmenté, endettement augmente, endettement monte, levier monte, levier augmente, s’endette, alourdit sa dette, dette augmente, dette monte, dégrade son levier, augmente la dette, augmente son endettement, fait monter la dette, fait monter le levier, fait monter l’endettement',
  ],
  amiss_diluted: [
    'diluted, dilutes, dilute, dilution',
    'dilués, dilue, diluent, diluer, dilution, dilué, perdent une part',
  ],
  amiss_cost_nothing: [
    'costs nothing, cost nothing, cost the buyer nothing, cost the acquirer nothing, cost shareholders nothing, cost it nothing, costs them nothing, for free, is free, free of charge, no cost, not cost anything, not cost it anything, nothing to pay, spent nothing, did not pay anything, pays nothing, without paying anything, no real cost',
    'coûte rien, coûté rien, rien coûté, gratuit, gratuite, gratuitement, sans frais, rien payé, rien déboursé, rien débourser, rien dépensé, aucun coût, sans rien débourser, sans coût, coût nul, ne paie rien, zéro coût',
  ],
  amiss_buyer_stock_fell: [
    'acquirer’s share price fell, acquirer’s shares fell, acquirer’s stock fell, acquirer’s stock dropped, buyer’s stock fell, buyer’s stock dropped, buyer’s shares fell, bidder’s shares fell, acquirer fell, buyer fell, bidder’s stock fell, acquirer’s shares dropped, buyer’s shares dropped, own shares fell, own share price fell, own stock fell, share price drop',
    'cours de l’acquéreur baisse, cours de l’acquéreur a chuté, cours de l’acquéreur chute, cours de l’acquéreur a perdu, baisse du cours de l’acquéreur',
  ],
  amiss_proves: [
    'proves, is proof, is the proof, proof that, demonstrates, guarantees, necessarily means, always means, by definition',
    'prouve, est la preuve, preuve que, démontre, garantit, signifie forcément, veut forcément dire, par définition, toujours la preuve',
  ],
  amiss_shows: [
    'shows, means, proves, so, tells us, sign that, signals, indicates',
    'montre, veut dire, signifie, prouve, donc, signe que, indique, traduit',
  ],
  amiss_destroys: [
    'destroys, destroyed, was wrong, is wrong, overpaid, a mistake, bad deal, failure, should not have',
    'détruit, détruisait, destructrice, destruction, s’est trompé, surpayé, erreur, mauvaise opération, mauvaise affaire, échec, n’aurait pas dû',
  ],
  amiss_bargain: [
    'bargain, underpaid, underpaying, too cheap, was cheap, good deal, great deal, good price, sold too low, sold too cheaply, not paid enough, excellent deal',
    'bonne affaire, sous payé, sous payés, pas assez payé, pas assez payés, trop bas, bon prix, trop bon marché, bradé, bradée, lésés, excellente affaire',
  ],
  amiss_no_opinion: [
    'no opinion, no view on, not have an opinion, not have a view, not have an opinion, have no view, not take a side, not take sides, not give an opinion, not give my opinion, not give a view, not for a banker to judge, stay neutral, remain neutral, stick to the facts, facts only',
    'pas d’avis, aucun avis, pas d’opinion, aucune opinion, pas à en avoir, pas à juger, pas prendre position, rester neutre, reste neutre',
  ],
  amiss_opinion_word: [
    'opinion, own view, personal view, point of view, recommendation',
    'avis, opinion, point de vue, recommandation',
  ],
  amiss_measured_on: [
    'calculated on, calculated against, calculated from, computed on, computed over, taken over, taken against, versus, compared with, is over, based on, relative to, measure, measured',
    'calculée, mesurée, comparée, rapportée, s’apprécie, prise sur, mesure',
  ],
  amiss_after_news: [
    'after the announcement, after announcement, post announcement, after the news, day after, following day, next day, once announced, after the jump, after the leak, closing day, day of closing',
    'après l’annonce, lendemain, post annonce, après la nouvelle, après la hausse, après la fuite, jour du closing, une fois annoncée',
  ],
  amiss_before_news: [
    'before, undisturbed, unaffected, prior',
    'avant, non affecté, veille, pas, précédant',
  ],
  amiss_above_offer: [
    'above the offer, over the offer, higher than the offer, above the bid, above the price offered, above offer price, through the offer',
    'supérieur au prix offert, supérieur à l’offre, dépasse l’offre, dépasse le prix offert, au dessus du prix offert',
  ],
  amiss_below_offer: [
    'below the offer, under the offer, lower than the offer, below the bid, below offer price, discount to the offer',
    'en dessous de l’offre, sous l’offre, sous le prix d’offre, inférieur au prix offert, inférieur à l’offre, sous le prix offert',
  ],
  amiss_market_doubts: [
    'not believe, doubts, doubted, expects it to fail, expected it to fail, will fail, deal will break, doubtful, sceptical, skeptical',
    'ne croit pas, ne croyait pas, doute, doutait, va échouer, échec, sceptique',
  ],
  amiss_higher_bid_expected: [
    'higher bid, counter bid, counterbid, raised bid, higher offer, bump, raise its offer, competing offer, better offer',
    'surenchère, contre offre, offre plus haute, relèvement, offre concurrente, meilleure offre',
  ],
  amiss_value_with_synergies: [
    'standalone plus synergies, stand alone plus synergies, standalone value plus synergies, stand alone value plus synergies, synergies',
    'standalone plus les synergies, valeur standalone plus synergies, valeur intrinsèque plus les synergies, synergies',
  ],
  amiss_exceeds: [
    'exceeds, exceed, exceeding, exceeded, above, higher than, more than, greater than, larger than, bigger than, twice, double, beyond',
    'dépasse, dépasser, dépassant, dépassait, supérieur, supérieure, au dessus, plus que, plus élevée que, plus grande que, deux fois, double, excède, au delà',
  ],
  amiss_good_for_buyer: [
    'creates value, create value, created value, still creates, makes sense, made sense, good deal, good for the buyer, good for the acquirer, justified, fair, worth doing, attractive, value creating, pays off, wins, richer, works for the buyer',
    'créait, a du sens, bonne opération, bonne affaire, bon pour l’acquéreur, justifié, justifiée, créatrice de valeur, rentable, attractive, intéressante, gagne, gagnant, pertinente',
  ],
  amiss_bad_word: [
    'seller, sellers, vendor, destroy, destroys, not, no, only if, transfer',
    'vendeur, vendeurs, cédant, détruit, pas, aucune, à condition, transfère',
  ],
  amiss_famous: [
    'famous, well known, strong brand, big name, household name, iconic, strong name, prestigious, everybody knows',
    'célèbre, connue, connu, grande marque, marque forte, grand nom, prestigieuse, prestigieux, tout le monde connaît, emblématique, notoriété',
  ],
  amiss_no_logic_needed: [
    'no more logic, no other logic, needs no logic, need no logic, logic is obvious, need no rationale, needs no rationale, no need to explain, no further reason, not a question, no need for valuation, no need to justify, enough of a reason, reason enough, is enough, speaks for itself, is sufficient, all you need, not need any more logic',
    'pas besoin de logique, aucune logique, logique évidente, pas besoin d’expliquer, pas besoin de justifier, suffit, pas d’autre raison, aucune autre raison, raison suffisante, pas besoin de rationnel, pas une question, parle d’elle même, pas besoin de plus, pas besoin d’autre',
  ],
  amiss_justifies: [
    'justifies, justify, worth, deserves, supports, can afford, pays',
    'justifie, justifient, vaut, mérite, autorise, peut payer, peut se permettre, doit payer',
  ],
  amiss_any_price: [
    'any price, any multiple, any premium, whatever the price, whatever the multiple, whatever price, whatever multiple, whatever premium, no matter the price, no matter the multiple, whatever it costs, no limit, no ceiling, no matter how high',
    'n’importe quel prix, n’importe quel multiple, n’importe quelle prime, quel que soit le prix, à tout prix, tous les prix, tous les multiples, peu importe le prix, peu importe le multiple, sans limite, sans plafond, quelle que soit la prime',
  ],
  amiss_price_unneeded: [
    'not need a price, not need a valuation, no need to value, not need to value, no price needed, price is a detail, valuation is a detail, not worth knowing, without knowing the price, without a price, without any price, without a number, without numbers, price is secondary, numbers are secondary, figures are secondary, figures do not matter, numbers do not matter',
    'pas nécessaire de donner un prix, pas besoin de prix, pas besoin de valoriser, pas besoin de valorisation, inutile de valoriser, inutile de chiffrer, sans donner de prix, sans connaître le prix, sans parler du prix, sans prix, prix est un détail, prix est secondaire, chiffres sont secondaires, pas besoin de chiffres, pas besoin de chiffrer, valorisation est un détail, valorisation est secondaire',
  ],
  amiss_valuing: [
    'valuation, value it, pricing, the multiple',
    'valorisation, le prix, chiffrage, évaluation',
  ],
  amiss_once_accepted: [
    'once accepted, after acceptance, once they say yes, after they accept, after signing, once we have signed',
    'une fois l’offre acceptée, après l’acceptation, une fois acceptée, après la signature, une fois signé',
  ],
  amiss_story: [
    'good story, a story, nice story, equity story, strategic story, headline, headlines',
    'belle histoire, une histoire, bonne histoire, histoire stratégique, récit, gros titre, gros titres, titre de presse, titres de presse, communiqué',
  ],
  amiss_is_enough: [
    'is enough, is sufficient, what counts, what matters, all that counts, all that matters, enough to defend, all you need',
    'suffit, suffisant, ce qui compte, seule compte, seul compte, tout ce qu’il faut',
  ],
} as const satisfies Lexicon;
