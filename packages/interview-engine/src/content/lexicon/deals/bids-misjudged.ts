import type { Lexicon } from '../../types.ts';

/** Words for what is said wrongly of a hostile bid and of the answer to it. */
export const misjudgedBids = {
  amiss_white_knight: ['white knight', 'chevalier blanc'],
  amiss_knight_hostile: [
    'hostile bidder, second hostile, hostile second bidder, another hostile, raider, attacker, helps the bidder, help the bidder, ally of the bidder, cheap shares, issues shares, lower offer, defence where the target, clause, friend of the bidder, first one brings in, bidder brings in, buys the suitor, buys the bidder, acquires the bidder, puts pressure on the target',
    'initiateur hostile, second hostile, autre hostile, assaillant, attaquant, aide l’initiateur, aider l’initiateur, allié de l’initiateur, actions à bas prix, émet des actions, droits de souscription, clause, hostile que, amené par l’initiateur, appelé par l’initiateur, rachète le suiteur, rachète l’initiateur, activité du suiteur',
  ],
  amiss_against_it: [
    'against, instead of, than, outbid, counter, rather, friendlier, rival, better offer, prefer, preferred',
    'contre, plutôt, face, surenchérit, alternative, surenchère, préfère, préféré, concurrence, échapper',
  ],
  amiss_pill: ['poison pill', 'pilule empoisonnée, poison pill, bons bsa, bons d’offre'],
  amiss_pill_misread: [
    'friendly buyer, friendly bidder, friendly acquirer, friendly third party, second bidder, pays the bidder, makes the bid cheaper, cheaper for the bidder, helps the bidder, price clause, no vote',
    'acheteur ami, acquéreur ami, tiers ami, autre acheteur, aide l’initiateur, paie l’initiateur',
  ],
  amiss_share_offer: [
    'in shares, share offer, exchange offer, paid in paper, paper offer, shares offered, stock offer, offer in stock',
    'en titres, en actions, offre publique d’échange, ope, offre d’échange',
  ],
  amiss_value_fixed: [
    'guaranteed, is fixed, is locked, locked in, exactly the amount, exactly the headline, exactly what it says, is certain, worth exactly, cannot change, cannot fall, never changes, is known for certain, does not move, same as cash, equal to cash, as good as cash, equivalent to cash, just like cash',
    'garantie, garanti, est fixe, est fixée, est figée, exactement le montant, vaut exactement, ne dépend pas du cours, dépend pas du cours, ne peut pas changer, ne peut pas baisser, ne bouge pas, est certaine, est acquise, comme du cash, équivaut à du cash, équivalente à du cash, quel que soit le cours',
  ],
  amiss_collar: [
    'collar, only if, unless, at the time, at announcement, until',
    'collar, sauf, uniquement si, seulement si, au moment, jusqu’à',
  ],
  amiss_bidder_paper: [
    'bidder’s shares, bidder’s paper, acquirer’s shares, acquirer’s paper, bidder’s stock, suitor’s shares, suitor’s paper, quality of the paper, bidder’s own value, bidder’s valuation, bidder’s price',
    'actions de l’initiateur, titres de l’initiateur, papier de l’initiateur, cours de l’initiateur, qualité du papier, actions de l’assaillant, titres de l’assaillant, cours de l’assaillant, valeur de l’initiateur, actions de l’acquéreur, titres de l’acquéreur, valorisation de l’initiateur',
  ],
  amiss_need_not_look: [
    'no need to analyse, not need to analyse, need not be analysed, no need to value, not need to value, need not be valued, not matter, no importance, irrelevant, not our problem, no need to look, not need to look, not need to check, no need to check, makes no difference, not worth analysing, can be ignored, not concern us',
    'pas besoin d’être analysée, pas besoin d’analyser, inutile d’analyser, inutile de valoriser, pas besoin de valoriser, n’a pas d’importance, n’a aucune importance, pas d’importance, aucune importance, ne nous concerne pas, pas besoin de regarder, inutile de regarder, ne compte pas, ne change rien, pas notre problème',
  ],
  amiss_negotiate_first: [
    'negotiate the price first, negotiate first, start negotiating, negotiate at once, negotiate immediately, call the bidder first, negotiate the premium first, start by negotiating, answer first, reject first, reply first, accept or refuse first',
    'négocier le prix, négocier d’abord, premier réflexe est de négocier, commence par négocier, commencer par négocier, négocier tout de suite, négocier immédiatement, répondre d’abord, refuser d’abord',
  ],
  amiss_value_later: [
    'value later, valuation later, valuation comes later, valued later, value after, valuation after, computed afterwards, computed later, valuation can wait, valuation afterwards, value afterwards, value it afterwards',
    'valeur après, valorisation après, valorisation vient après, calcule après, valorise après, valoriser après, valorisation plus tard, valorisation peut attendre, valeur ensuite, calculée après, calculer après',
  ],
  amiss_fairness: ['fairness, expert', 'fairness, expert indépendant, attestation'],
  amiss_bidder_asks: [
    'bidder requests, bidder asks, bidder commissions, bidder’s bank gives, by the bidder, by the acquirer, acquirer requests, acquirer asks, bidder who requests, bidder who asks, for the bidder’s shareholders, bidder provides, regulator gives, issued by the amf, by the regulator',
    'initiateur qui la demande, initiateur la demande, initiateur demande, initiateur commande, par l’initiateur, par l’acquéreur, banque de l’initiateur, par l’assaillant, acquéreur qui la demande, initiateur qui demande, par l’amf',
  ],
  amiss_not_bidders: [
    'not, never, independent of, by the target',
    'pas, jamais, indépendant, par la cible',
  ],
  amiss_board: ['board, directors', 'conseil, administrateurs'],
  amiss_own_jobs: [
    'management’s jobs, jobs of management, jobs of the management, jobs of the managers, protect its managers, protect the managers, protect the management, protect management, own seats, own jobs, their jobs, their seats, executives’ jobs, management first, jobs first, shareholders come after, shareholders come second, shareholders come last, before the shareholders, ahead of the shareholders, own interests, keep its seats',
    'postes des dirigeants, poste des dirigeants, places des dirigeants, protéger les dirigeants, protéger ses postes, protéger le management, protéger la direction, postes de la direction, actionnaires viennent après, actionnaires passent après, avant les actionnaires, ses propres intérêts, leurs propres intérêts, sauver leur poste, sauver les postes, jobs des dirigeants, intérêt des actionnaires vient après',
  ],
  amiss_holder_bound: [
    'shareholders cannot tender, holders cannot tender, holder cannot tender, shareholder cannot tender, cannot tender without the board, must follow the board, board can forbid, forbid him to tender, bound by the board',
    'doivent suivre le conseil, doit suivre le conseil, conseil peut interdire, lui interdire d’apporter',
  ],
  amiss_hurried: [
    'reject without reading, refuse without valuing, reject it without valuing, refuse any offer, refuse every offer, reject any offer, reject every offer, always reject, always refuse, always say no, refuse on principle, reject on principle, hostile so we refuse, reject at any price, refuse at any price',
    'refuser sans lire, refuser sans valoriser, rejeter sans valoriser, refuser toute offre, rejeter toute offre, toujours refuser, toujours rejeter, refuse toujours, refuse par principe, rejeter par principe, refuser par principe, hostile donc on refuse, refuse à tout prix, refus de principe',
  ],
  amiss_no_such_thing: ['not, never, no, mistake', 'pas, jamais, erreur, ni'],
} as const satisfies Lexicon;
