import type { Lexicon } from '../../types.ts';
import { crossed } from '../crossed.ts';

/** The fairness opinion, in the words of those who get it wrong. */
export const fairnessMisstated: Lexicon = {
  amiss_bidder_asks: [
    'bidder requests, bidder asks, bidder commissions, bidder’s bank gives, by the bidder, by the acquirer, acquirer requests, acquirer asks, bidder who requests, bidder who asks, for the bidder’s shareholders, bidder provides, regulator gives, issued by the amf, by the regulator',
    'initiateur qui la demande, initiateur la demande, initiateur demande, initiateur commande, par l’initiateur, par l’acquéreur, banque de l’initiateur, par l’assaillant, acquéreur qui la demande, initiateur qui demande, par l’amf',
  ],
  amiss_fairness: ['fairness, expert', 'fairness, expert indépendant, attestation'],
  amiss_not_bidders: [
    'not, never, independent of, by the target',
    'pas, jamais, indépendant, par la cible',
  ],
  astray_fair_surely: [
    'fair by definition, necessarily fair, automatically fair, obviously fair, clearly fair, surely fair, fair by itself, fair in itself',
    'c’est équitable, forcément équitable, équitable par définition, par définition équitable, évidemment équitable, automatiquement équitable, juste par définition, équitable en soi',
  ],
  astray_high_premium: [
    'premium was high, premium is high, high premium, premium was big, premium was generous, big premium, generous premium, premium of forty, premium of thirty',
    'prime était élevée, prime est élevée, prime élevée, grosse prime, prime généreuse, prime était généreuse, belle prime, prime de quarante, prime de trente',
  ],
  astray_no_expert: ['no expert needed', 'attestation est inutile, expert est inutile'],
  astray_right_price: [
    'price is fair, was fair, price was right, price is right, not overpaid',
    'prix est juste, était juste, bon prix, prix correct, pas trop payé, juste prix',
  ],
  cases_best_price: [
    'no higher price, no better price, no better offer, no higher offer, could not get more, nobody could pay more, no one will pay more, highest price, best price, best possible price, nobody would pay more, guarantees the price',
    'aucun prix plus élevé, pas de meilleur prix, aucune meilleure offre, pas de meilleure offre, personne ne paiera plus, meilleur prix, prix le plus élevé, plus haut prix, prix maximum, garantit le prix',
  ],
  cases_bidders_bank: [
    'bidder’s bank, attacker’s bank, suitor’s bank, bank of the bidder, acquirer’s bank',
    'banque de l’attaquant, banque de l’assaillant, banque de l’initiateur, banque de l’acquéreur, banque adverse',
  ],
  cases_opinion: ['fairness, opinion', 'attestation, fairness opinion'],
  deals_by_bidders_bank: [
    'bidder’s own bank, bidder’s adviser, acquirer’s bank, buyer’s own bank, offeror’s bank, from the bidder’s bank, the bidder’s bank writes, from the buyer’s bank, written by the bidder, by the bidder’s bank, issued by the bidder, by the presenting bank',
    'banque de l’acheteur, banque de l’assaillant, banque de l’acquéreur, conseil de l’acheteur, conseil de l’assaillant, conseil de l’initiateur, conseil de l’acquéreur, propre banque de l’initiateur, rédigée par l’initiateur, par la banque présentatrice, par la banque de l’initiateur',
  ],
  deals_expert_noun: [
    'expert, fairness, independent bank',
    'expert indépendant, expert, attestation, banque indépendante',
  ],
  deals_fair_word: ['fair, generous, right price', 'équitable, juste, correct, généreuse'],
  deals_for_bidder: [
    'for acquirer, for bidder, for buyer, paid by acquirer, paid by bidder, works for the bidder, appointed by bidder, appointed by acquirer, chosen by bidder, chosen by acquirer, protects bidder, protects acquirer, protects the buyer, tells bidder, side of the bidder',
    'pour l’acquéreur, pour l’initiateur, pour l’acheteur, payé par l’acquéreur, payé par l’initiateur, nommé par l’initiateur, nommé par l’acquéreur, choisi par l’acquéreur, mandaté par l’acquéreur, mandaté par l’initiateur, protège l’acquéreur, protège l’initiateur, rassure l’acquéreur',
  ],
  deals_proves: [
    'means, proves, guarantees, shows, is fair by definition, so the price is',
    'veut dire, prouve, garantit, signifie, montre, par définition',
  ],
  deals_settles_it: [
    'is enough, is proof, settles it, suffices, must accept, have to accept, has to accept, cannot refuse, obliged to accept, board has no choice, board is bound to, has to say yes, must say yes',
    'suffit, est la preuve, doit accepter, obligé d’accepter, ne peut pas refuser, ne peuvent pas refuser, tranche la question, conseil n’a pas le choix, doit dire oui',
  ],
  fairness_letter: [
    'fairness opinion, fairness letter',
    'attestation d’équité, fairness opinion, attestations d’équité',
  ],
  flat_must_be_silent: [
    'isn’t allowed to say anything, must keep quiet, must stay silent, has to keep quiet, may not speak, has nothing to say',
    'doit se taire, n’a pas le droit de parler, ne doit rien dire, reste muet, n’a rien à dire',
  ],
  flat_price_vouched_for: [
    'means that the price is good, means the price is good, means the price is fair, means that the price is fair, so the price is fair, so the price is good, guarantees the price, guarantees a fair price, vouches for the price, proves the price is fair',
    'veut dire que le prix est bon, veut dire que le prix est juste, signifie que le prix est, garantit le prix, garantit que le prix, donc le prix est bon, donc le prix est juste, prouve que le prix est',
  ],
  heard_how_to_pay: [
    'which financing, how to pay, how to finance, which way to pay, the financing is',
    'quel financement, comment payer, comment financer, quel mode de paiement, le financement est',
  ],
  judges_the_plan: [
    'strategy is good, strategy is right, business strategy, strategic sense, whether the deal makes sense, industrial logic, whether the plan is',
    'stratégie est bonne, stratégie est la bonne, bien-fondé stratégique, logique industrielle, projet est bon, sens stratégique, opportunité stratégique',
  ],
  misstated_opinion_binds: [
    'binding, binding on the board, binding on shareholders, binds the board, binds the shareholders, offer lapses, bid lapses, offer falls, stops the offer, stops the bid, blocks the offer, blocks the bid, kills the offer, kills the bid, decides the outcome, replaces the vote, has the final say, has the last word',
    'est contraignante, lie le conseil, lie les actionnaires, s’impose au conseil, s’impose aux actionnaires, oblige le conseil, oblige les actionnaires, bloque l’offre, arrête l’offre, fait tomber l’offre, rend l’offre caduque, offre tombe, offre est caduque, décide du sort, vaut décision, a le dernier mot',
  ],
  offers_by_bidder: [
    crossed(
      'chosen by, appointed by, picked by, named by, selected by, hired by, mandated by, paid by, designated by',
      'bidder, acquirer, buyer, initiator, suitor',
    ),
    crossed(
      'choisi par, désigné par, nommé par, mandaté par, sélectionné par, payé par, retenu par',
      'initiateur, acquéreur, acheteur, auteur de l’offre, attaquant, assaillant',
    ),
  ],
  offers_decides_price: [
    'sets the price, fixes the price, decides the price, determines the price, sets the offer price, fixes the offer price, imposes the price',
    'fixe le prix, décide du prix, détermine le prix, impose le prix, arrête le prix',
  ],
  offers_foreign_buyer: [
    'foreign buyer, foreign bidder, foreign investor, foreign acquirer, non european buyer',
    'acheteur étranger, acheteurs étrangers, acquéreur étranger, acquéreurs étrangers, investisseur étranger, investisseurs étrangers, initiateur étranger',
  ],
  offers_foreign_screen: [
    'foreign investment control, foreign investment screening, fdi, foreign investment review, screening of foreign investment',
    'investissements étrangers, ief, filtrage des investissements',
  ],
  offers_free_entry: [
    'no approval, no authorisation, no permission, without approval, without authorisation, without any approval, need nothing, no screening, free to buy, freely buy, no control, no filing',
    'pas besoin d’autorisation, aucune autorisation, sans autorisation, sans aucune autorisation, librement, aucun contrôle, sans contrôle, pas d’autorisation, rien à demander, aucune démarche',
  ],
  offers_names_expert: [
    'appoint, appoints, choose, chooses, pick, picks, hire, hires, select, selects, mandates',
    'nomme, choisit, désigne, mandate, sélectionne',
  ],
  offers_no_such_thing: [
    'does not exist, no such thing, is unknown, not needed, not required, never required, is useless, is never needed, never appointed, is a formality',
    'n’existe pas, inconnu en droit, n’est pas nécessaire, n’est jamais nécessaire, jamais requis, pas requis, inutile, ne sert à rien, n’est jamais nommé, jamais obligatoire, n’est pas requise, pas nécessaire',
  ],
  offers_not_there: [
    'does not exist, no such thing, does not apply, never applies, not needed, not concerned, not a topic, irrelevant, after closing, is a formality, only a formality',
    'n’existe pas, ne s’applique pas, ne s’applique jamais, pas concerné, n’est pas un sujet, après le closing, simple formalité, n’est qu’une formalité, aucun contrôle',
  ],
  offers_stays_silent: [
    'no say, no opinion, stays silent, has nothing to say, no role, need not comment, does not comment, need not give, not allowed to comment, is not consulted, keeps quiet, remains silent, stays out of it, keeps out of it, says nothing',
    'ne donne pas d’avis, n’a pas son mot, n’a pas à se prononcer, pas à se prononcer, ne se prononce pas, reste silencieux, aucun avis, aucun rôle, n’est pas consulté, n’a rien à dire, se tait, ne dit rien, reste en dehors, ne prend pas parti',
  ],
  opinion_guarantees: [
    'opinion guarantees, letter guarantees, letter proves, opinion forces shareholders, opinion is binding, opinion binds, opinion replaces the vote',
    'attestation garantit, attestation d’équité garantit, expert garantit, avis oblige les actionnaires, attestation remplace le vote, expert fixe le prix',
  ],
  opinion_settles: [
    crossed(
      'fairness opinion, opinion',
      'guarantees, proves, is binding, binds, forces, obliges, means that the price is the best, protects the price',
    ),
    crossed(
      'attestation, attestation d’équité',
      'garantit, prouve, est contraignante, oblige, impose, fixe le prix',
    ),
  ],
  process_bidders_bank: [
    'bidder’s bank, bidder’s own bank, acquirer’s bank, acquirer’s own bank, buyer’s bank, buyer’s own bank',
    'banque de l’initiateur, banque de l’acquéreur, banque de l’acheteur, banque de l’assaillant',
  ],
  process_writes: [
    'gives, writes, issues, delivers, signs, provides, prepares',
    'donne, rédige, délivre, rend, signe, établit, fournit, écrit',
  ],
  promises: [
    'guarantee, guarantees, certify, certifies, proves, ensures, assures',
    'garantit, garantie, garantir, certifie, prouve, assure',
  ],
  slip_after_synergies: [
    'even higher after synergies, synergies raise the multiple, after synergies it is even higher, add the synergies to the price',
    'synergies augmentent le multiple, multiple monte après synergies',
  ],
  slip_may_not_speak: [
    'may not give, may not comment, not allowed to give, no right to, must keep silent, has no say, stays silent, cannot give its, not allowed to comment',
    'doit se taire, n’a pas à se prononcer, ne se prononce pas, reste muet, pas le droit de se',
  ],
  slip_price_right: [
    'price is right, price must be right, necessarily fair, price is necessarily, price was fair, proves the price, price cannot be wrong',
    'prix est juste, forcément juste, prouve que le prix',
  ],
  slip_right_by_vote: [
    'board approved, fairness opinion said, since the boards, shareholders approved',
    'conseils l’ont approuvé, conseils ont approuvé, conseil l’a approuvé, une fairness opinion, attestation d’équité, actionnaires l’ont approuvé',
  ],
  slip_the_board: [
    'target board, board of the target, target’s board, the board',
    'conseil de la cible, conseil d’administration, le conseil',
  ],
  strays_not_price: [
    'nothing about price, nothing about the price, nothing on price, not about the price, offer is legal, offer is friendly, bid is legal',
    'rien du prix, rien sur le prix, offre est légale, offre est amicale, pas sur le prix, ne parle pas du prix',
  ],
  top_price: [
    'highest price, best price, maximum price, best possible price, price is the best, best possible, highest anyone could, highest anybody could, best price obtainable, nobody would pay more, no other buyer would pay more, price cannot be beaten',
    'prix le plus élevé, meilleur prix, prix maximum, prix maximal, plus haut prix, prix est le meilleur, meilleur possible, meilleur prix possible, aucun autre acheteur ne paierait, personne ne paierait plus, prix ne peut être battu',
  ],
  wrongly_fair_word: [
    'is fair, says whether the price is fair, fair to the small, fair to the minority, fairness, fair price',
    'équitable, attestation d’équité, prix est juste, équité, prix correct pour les petits',
  ],
  wrongly_his_bank: [
    crossed(
      'bidder’s, buyer’s, acquirer’s, client’s',
      'own bank, bank, own adviser, adviser, own bankers',
    ),
    crossed(
      'banque de, banque conseil de, conseil de, banquier de, propre banque de',
      'l’initiateur, l’acheteur, l’acquéreur',
    ),
  ],
};
