import type { Lexicon } from '../../types.ts';
import { crossed } from '../crossed.ts';

/** Words for what is said of public offers and merger control with the roles turned round. */
export const offersTurnedRound = {
  offers_supervises: [
    'review, reviews, check, checks, examine, examines, vet, vets, look at, clear, clears, control, supervise, involved, visa',
    'contrôle, contrôler, examine, examiner, vérifie, vérifier, regarde, intervient, intervenir, se prononce, visa, viser, relire',
  ],
  offers_absent_role: [
    'no role, no say, plays no part, only steps in, only intervenes, only gets involved, only receives a copy, only gets a copy, merely informed, simply informed, only informed, afterwards',
    'aucun rôle, pas de rôle, n’intervient qu’en, n’intervient que, simplement informée, seulement informée, ne fait que recevoir, qu’après, rien à dire',
  ],
  offers_price_word: ['price', 'prix'],
  offers_wrong_supervisor: [
    'banque de france, bank of france, ecb, central bank, ministry of finance, commercial court, acpr, euronext, competition authority, paris court',
    'banque de france, bce, banque centrale, ministère des finances, tribunal de commerce, acpr, euronext, autorité de la concurrence, bercy',
  ],
  offers_passes_judgement: [
    'reviews, review, approves, clears, examines, checks, vets, validates, supervises, decides on',
    'contrôle, examine, vise, valide, approuve, autorise, instruit, vérifie, supervise',
  ],
  offers_document: ['offer, bid, prospectus', 'note d’information, offre, opa'],
  offers_passed_by: [
    crossed(
      'reviewed by, cleared by, approved by, supervised by, examined by, checked by, filed with, submitted to',
      'banque de france, bank of france, ecb, ministry of finance, commercial court, euronext, acpr',
    ),
    crossed(
      'contrôlée par, visée par, validée par, approuvée par, examinée par, instruite par, déposée à, autorisée par, soumise à',
      'banque de france, bce, banque centrale, tribunal de commerce, ministère, acpr, euronext',
    ),
  ],
  offers_stays_silent: [
    'no say, no opinion, stays silent, has nothing to say, no role, need not comment, does not comment, need not give, not allowed to comment, is not consulted, keeps quiet, keep quiet, remains silent, stays out of it, keeps out of it, says nothing',
    'ne donne pas d’avis, n’a pas son mot, n’a pas à se prononcer, pas à se prononcer, ne se prononce pas, reste silencieux, aucun avis, aucun rôle, n’est pas consulté, n’a rien à dire, se tait, ne dit rien, reste en dehors, ne prend pas parti',
  ],
  offers_no_such_thing: [
    'does not exist, doesn’t exist, no such thing, is unknown, not needed, not required, never required, is useless, is never needed, never appointed, is a formality',
    'n’existe pas, inconnu en droit, n’est pas nécessaire, n’est jamais nécessaire, jamais requis, pas requis, inutile, ne sert à rien, n’est jamais nommé, jamais obligatoire, n’est pas requise, pas nécessaire',
  ],
  offers_must_bid: [
    'mandatory offer, mandatory bid, must launch, have to launch, has to launch, must bid, have to bid, has to bid, obliged to bid, obliged to launch, compulsory offer, must make an offer, have to make an offer, mandatory threshold, offer is mandatory, offer becomes mandatory, bid is mandatory, bid becomes mandatory, must file an offer, forced to bid, required to bid, forced to launch, you must offer',
    'offre obligatoire, offre publique obligatoire, opa obligatoire, obligé de lancer, doit lancer, devez lancer, obligé de déposer, doit déposer, devez déposer, seuil obligatoire, offre est obligatoire, offre devient obligatoire, opa est obligatoire, tenu de lancer, tenu de déposer, seuil de l’offre, seuil d’offre, obligation de lancer, obligation de déposer, faut lancer une offre, faut déposer une offre, faut lancer une opa, oblige à lancer, contraint de lancer',
  ],
  offers_wrong_level: [
    crossed(
      'above, at, over, from, beyond, past, once you cross, once you pass, once you hold, once you own, when you cross, when you hold, when you pass, if you cross, crossing, passing, threshold of, threshold is, as soon as you cross, as soon as you hold, once it crosses, exceed, exceeds, more than, reach, reaches',
      '50, 50%, fifty, half, 20, 20%, twenty, 25, 25%, 40, 40%, forty, 10, 10%, ten, 5, 5%, five, 66, 66%, two thirds, 51, 51%, 60, 60%, 75, 75%, 90, 90%, ninety, majority, the absolute majority, absolute majority, an absolute majority',
    ),
    crossed(
      'au-delà de, à partir de, au-dessus de, dès, dès que vous franchissez, quand on franchit, quand vous franchissez, à, si vous franchissez, en franchissant, seuil de, seuil est de, seuil est à, franchir, franchit, franchissez, dépasse, dépassez, dépasser, passe, plus de, atteint, détient, détenez, qu’à',
      '50, 50%, cinquante, moitié, 20, 20%, vingt, 25, 25%, vingt-cinq, 40, 40%, quarante, 10, 10%, dix pour cent, 5, 5%, cinq, 66, 66%, deux tiers, 51, 51%, 60, 60%, 75, 75%, 90, 90%, quatre-vingt-dix, majorité, la majorité absolue, majorité absolue',
    ),
  ],
  offers_squeeze: [
    'squeeze out, squeeze minorities out, force out the minorities, force the minorities out',
    'retrait obligatoire, squeeze out, exproprier les minoritaires, sortir les minoritaires',
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
  offers_names_expert: [
    'appoint, appoints, choose, chooses, pick, picks, hire, hires, select, selects, mandates',
    'nomme, choisit, désigne, mandate, sélectionne',
  ],
  offers_foreign_screen: [
    'foreign investment control, foreign investment screening, fdi, foreign investment review, screening of foreign investment',
    'investissements étrangers, ief, filtrage des investissements',
  ],
  offers_not_there: [
    'does not exist, no such thing, does not apply, never applies, not needed, not concerned, not a topic, irrelevant, after closing, is a formality, only a formality',
    'n’existe pas, ne s’applique pas, ne s’applique jamais, pas concerné, n’est pas un sujet, après le closing, simple formalité, n’est qu’une formalité, aucun contrôle',
  ],
  offers_market_wide: [
    crossed(
      'wider, broader, larger, bigger, wide, broad, widely, broadly',
      'market, market definition, definition, relevant market, the market is defined, you define',
    ) +
      ', market is wide, market is broad, market is defined widely, market is defined broadly, define the market widely, define the market broadly, define it widely, define it broadly',
    'marché est large, marché est vaste, marché large, marché plus large, définition large, définition plus large, définition est large, définit largement, marché élargi, élargit le marché, élargir le marché, marché est étendu, marché est grand',
  ],
  offers_market_narrow: [
    crossed(
      'narrower, narrow, tighter, smaller, narrowly',
      'market, market definition, definition, relevant market, the market is defined, you define',
    ) +
      ', market is narrow, market is defined narrowly, define the market narrowly, define it narrowly, market is narrower, market as narrow, market as narrowly, market as tight, market as small',
    'marché est étroit, marché étroit, marché plus étroit, marché le plus étroit, définition étroite, définition plus étroite, définition est étroite, définit étroitement, marché restreint, restreint le marché, marché est petit, marché est restreint',
  ],
  offers_share_up: [
    crossed(
      'higher, larger, bigger, greater, raises, increases, inflates, swells, pushes up',
      'share, shares, combined share, combined shares, market share, market shares, overlap, overlaps',
    ) +
      ', ' +
      crossed(
        'share, shares, overlap',
        'is higher, are higher, goes up, go up, rises, rise, look bigger, looks bigger, is bigger, are bigger, look higher, looks higher, is large, look larger',
      ) +
      ', makes the share look big, share look big, share look large',
    crossed(
      'part, parts, part de marché, parts de marché, part cumulée, parts cumulées, cumul',
      'est élevée, sont élevées, est forte, sont fortes, augmente, augmentent, monte, montent, est grande, sont grandes, est importante, sont importantes, paraît élevée, paraissent élevées, paraît forte, paraissent fortes, élevée, forte, fortes, élevées',
    ) +
      ', augmente la part, augmente les parts, gonfle la part, gonfle les parts, fait monter la part, fait monter les parts, fait grimper les parts, fait grimper la part, relève les parts, accroît les parts, accroît la part, augmente les parts de marché',
  ],
  offers_share_down: [
    crossed(
      'lower, smaller, reduces, lowers, shrinks, dilutes, cuts',
      'share, shares, combined share, combined shares, market share, market shares, overlap, overlaps',
    ) +
      ', ' +
      crossed(
        'share, shares, overlap',
        'is lower, are lower, goes down, go down, falls, fall, look smaller, looks smaller, is smaller, are smaller, look lower, looks lower, is small',
      ) +
      ', share look small, shares look small, share small, share look tiny',
    crossed(
      'part, parts, part de marché, parts de marché, part cumulée, parts cumulées, cumul',
      'est faible, sont faibles, baisse, baissent, diminue, diminuent, est petite, sont petites, paraît faible, paraissent faibles, faible, faibles, petite, petites, basse, basses, est basse, sont basses',
    ) +
      ', réduit la part, réduit les parts, diminue la part, diminue les parts, fait baisser la part, fait baisser les parts, fait chuter les parts, dilue les parts, abaisse les parts',
  ],
  offers_we_plead: [
    'argue for, plead for, we push for, we want, in our interest, we defend',
    'on plaide, nous plaidons, on défend, notre intérêt, on cherche, on veut',
  ],
  offers_may_close: [
    crossed(
      'can, may, could, should, i would, just, simply, you, we, they',
      'close, complete, sign and close, close the deal, complete the deal, close the transaction',
    ),
    crossed(
      'peut, peuvent, pouvons, pourrait, pourrais, on, faut',
      'closer, close, conclure, finaliser, réaliser, boucler, clôturer, signer et closer',
    ),
  ],
  offers_before_ruling: [
    crossed(
      'before, without waiting for, ahead of, while waiting for, without',
      'clearance, decision, approval, authority, ruling, review is over, the review ends, authority decides, authority has decided, commission decides, green light, antitrust clearance, competition clearance, end of the review',
    ),
    crossed(
      'avant, sans attendre, en attendant, sans, avant même',
      'décision, autorisation, feu vert, accord de l’autorité, que l’autorité, fin de l’examen, réponse de l’autorité, avis de l’autorité, aval de l’autorité',
    ),
  ],
  offers_closes_first: [
    'close first, close the deal first, close straight away, close at once, close right away, close immediately, close now, sign and close, close directly, complete first, complete the deal first, complete straight away, completes first',
    'closer d’abord, close d’abord, closer tout de suite, close tout de suite, closer immédiatement, closer directement, signer et closer, signe et on close, conclure d’abord, finaliser d’abord, closing d’abord',
  ],
  offers_review_word: [
    'antitrust, clearance, review, notify, notification, file, filing, authority, merger control',
    'antitrust, concurrence, notifie, notifier, notification, autorité, autorisation, dépôt, dépose, dossier, examen',
  ],
  offers_later: [
    'afterwards, later, after closing, after that, subsequently, then deal with, after the closing, next, once integration, while the review, during the review, as long as you have filed, as long as you filed',
    'ensuite, plus tard, après, puis on, dans un second temps, pendant l’examen, pendant que l’autorité, du moment que',
  ],
  offers_at_fault: [
    'gun jumping, fine, fined, illegal, forbidden, penalty, unlawful, prohibited, risk, not, never, cannot, nobody, breach',
    'gun jumping, amende, illégal, interdit, sanction, risque, ne, pas, jamais, infraction, prohibé',
  ],
  offers_team_runs: [
    crossed(
      'run, runs, running, manage, manages, managing, merge, merging, integrate, integrating, operate, combine, coordinate, coordinates',
      'two businesses, both businesses, two companies, both companies, sales teams, businesses together, companies together, commercial policy, prices, two sales forces, operations together',
    ) +
      ', managers from both sides, managers of both sides, managers from both companies, sales managers from both, sales teams of both, sales people from both, start the integration, starts the integration, sales managers from the two, managers from the two, salespeople from both, commercial teams of both, commercial teams from both, both sales teams',
    crossed(
      'gère, gèrent, gérer, dirige, dirigent, diriger, pilote, pilotent, fusionne, fusionnent, intègre, intègrent, coordonne, coordonnent',
      'deux sociétés, deux activités, deux entreprises, sociétés ensemble, activités ensemble, équipes commerciales, les prix, politique commerciale, ensemble les deux',
    ) +
      ', managers des deux côtés, dirigeants des deux côtés, commerciaux des deux côtés, équipes commerciales des deux, opérationnels des deux, commence l’intégration, commencent l’intégration, commerciaux des deux groupes, commerciaux des deux sociétés, équipes des deux groupes, managers des deux groupes, managers des deux sociétés, commerciaux des deux entreprises, dirigeants des deux groupes, fixer les prix, fixe les prix',
  ],
  offers_outside_people: [
    'outside, external, independent, lawyers, consultants, advisers, not, never, cannot, prevent, prevents, without, avoid, until',
    'externe, externes, extérieurs, indépendants, avocats, consultants, conseils, ne, pas, jamais, sans, empêche, éviter',
  ],
  offers_authority: [
    'authority, antitrust, european commission, phase two, phase 2, in depth review, phase II',
    'autorité, antitrust, commission européenne, phase 2, phase deux, examen approfondi, phase II',
  ],
  offers_harmless_review: [
    'never blocks, never block, never prohibits, never refuses, always approves, always clears, always ends in approval, always ends with approval, is a formality, is just a formality, is only a formality, is a box ticking, cannot block, can’t block, rarely matters',
    'n’interdit jamais, ne bloque jamais, ne refuse jamais, autorise toujours, finit toujours par autoriser, finit toujours par accepter, est une formalité, n’est qu’une formalité, ne peut pas bloquer, ne peut pas interdire, simple formalité, ne change pas le calendrier',
  ],
  offers_market_concepts: [
    'market definition, overlaps, overlap, market shares, remedies, long stop, clean team, clean teams, reverse break fee',
    'définition du marché, chevauchements, recouvrements, parts de marché, remèdes, date butoir, long stop, clean team, clean teams, indemnité de rupture inversée',
  ],
  offers_unimportant: [
    'does not matter, do not matter, irrelevant, is useless, are useless, not needed, unnecessary, pointless, can be ignored, no need for, plays no role, play no role, can be left out, is a detail, are a detail, not important, no importance, unimportant, secondary, not a concern, not necessary, not worth',
    'n’a pas d’importance, aucune importance, inutile, inutiles, ne sert à rien, ne servent à rien, pas nécessaire, peu importe, ne joue aucun rôle, ne jouent aucun rôle, ne compte pas, ne comptent pas, est un détail, secondaire, secondaires, pas important, pas importante, pas importants, accessoire, sans importance, négligeable',
  ],
  offers_squeeze_wrong: [
    '50, 50%, fifty, 51, 66, 66%, two thirds, 75, 75%, 80, 80%, eighty, 85, 85%, 95, 95%, majority, half, 99, hundred percent',
    '50, 50%, cinquante, 51, 66, 66%, deux tiers, 75, 75%, 80, 80%, 85, 85%, 95, 95%, majorité, moitié, 99, cent pour cent',
  ],
  offers_foreign_buyer: [
    'foreign buyer, foreign buyers, foreign bidder, foreign bidders, foreign investor, foreign investors, foreign acquirer, non european buyer',
    'acheteur étranger, acheteurs étrangers, acquéreur étranger, acquéreurs étrangers, investisseur étranger, investisseurs étrangers, initiateur étranger',
  ],
  offers_free_entry: [
    'no approval, no authorisation, no permission, without approval, without authorisation, without any approval, need nothing, no screening, free to buy, freely buy, no control, no filing',
    'pas besoin d’autorisation, aucune autorisation, sans autorisation, sans aucune autorisation, librement, aucun contrôle, sans contrôle, pas d’autorisation, rien à demander, aucune démarche',
  ],
  offers_price_free: [
    'whatever price, any price, price he likes, price it likes, price you like, price they like, price is free, price freely, no minimum price, no floor price, below what he paid, below the price paid',
    'prix qu’il veut, prix que vous voulez, prix est libre, prix libre, n’importe quel prix, prix librement, librement le prix, aucun prix minimum, pas de prix minimum, pas de prix plancher, aucun prix plancher',
  ],
  offers_blocks_bid: [
    crossed(
      'can block, can stop, can veto, can prevent, may block, may veto, has a veto on, has a veto over, blocks, vetoes',
      'offer, bid, takeover, it, deal',
    ),
    crossed(
      'peut bloquer, peut empêcher, peut arrêter, peut interdire, peut s’opposer à, a un veto sur, a un droit de veto sur, bloque',
      'offre, opa, opération, offre publique',
    ),
  ],
} as const satisfies Lexicon;
