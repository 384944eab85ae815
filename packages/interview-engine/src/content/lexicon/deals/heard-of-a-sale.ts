import type { Lexicon } from '../../types.ts';

/** What is most often said wrongly of how a company is sold, and of its assets and shares. */
export const heardOfASale = {
  misstated_no_way_back: [
    'can only go up, only go up from there, only raise it, only improve it, only move up, can’t go lower, cannot go lower, can no longer lower, can’t cut it',
    'que monter, qu’augmenter son prix, plus que l’augmenter, que surenchérir, plus descendre, peut plus descendre, pas revenir en arrière',
  ],
  deals_many_buyers: [
    'thirty bidders, thirty candidates, forty bidders, fifty bidders, twenty bidders',
    'trente candidats, vingt candidats, laisse entrer d’acheteurs, laisse entrer de candidats, met d’acheteurs, met de candidats, fait entrer d’acheteurs, invite d’acheteurs, consulte d’acheteurs',
  ],
  deals_pushed_down: [
    'lower each bids, lower they bid, less each bids, less each offers, less each pays, lower the bids, lower the offers, price goes down, prices go down, bid lower, smaller the bids, worse the price',
    'chacun baisse, chacun offre moins, moins chacun offre, moins chacun paie, moins chacun met, baisse son offre, baissent leurs offres, offrent moins, plus le prix baisse',
  ],
  deals_seller_stronger: [
    'strongest hand, stronger hand, upper hand, best hand, whip hand',
    'position de force, main forte',
  ],
  deals_names_it: [
    'carries company’s name, has company’s name, shows company’s name, bears the name, puts the name, gives out the name, name on it',
    'porte déjà le nom, nomme l’entreprise, dévoile le nom, met le nom',
  ],
  deals_paid_by_buyer: [
    'done by the buyer, done by buyers, prepared by the buyer, written by the buyer, done for the buyer',
    'faite par l’acheteur, faite par l’acquéreur, réalisée par l’acheteur, réalisée par l’acquéreur, faite par les acheteurs, menée par l’acheteur, menée par l’acquéreur',
  ],
  sale_ownership_passes: ['', 'transfère les titres, transférer les titres'],
  terms_counted_late: [
    'recalculated at closing, recalculated at completion, set at closing',
    'recalculé au closing, recalculé le jour du closing, recompté au closing',
  ],
  deals_share_purchase: ['', 'achetant les actions, achète les actions, acheter les actions'],
  sale_leaves_old_debts: [
    '',
    'laisse les litiges, laisse les vieux litiges, laisse les vieilles dettes, laisse les passifs',
  ],
  deals_no_consent: [
    'don’t need anyone’s consent, nobody’s consent, no one’s consent, no consent needed',
    'pas besoin de l’accord, sans avoir à demander, aucun accord à demander',
  ],
  slip_least_risk: ['no danger, nothing to fear', 'aucun danger, rien à craindre'],
  heard_audits: [
    'due diligence, audits, auditing, data room, checks',
    'audits, due diligence, data room, dataroom, vérifications',
  ],
  heard_comes: [
    'is, are, comes, come, happens, takes place, starts, begins, opens, done, only',
    'c’est, est, se fait, se font, vient, viennent, commence, démarre, arrive, faite, ouvre, ouvrent, intervient',
  ],
  heard_does_audits: [
    'do their due diligence, do due diligence, does its due diligence, do his due diligence, run due diligence, run their checks, do their checks, carry out their audits, start their audits',
    'font leurs audits, font leur audit, fait ses audits, fait son audit, mènent leurs audits, font leur due diligence, fait sa due diligence, lancent leurs audits, auditent la société',
  ],
  heard_after_the_deal: [
    'after closing, after completion, once closed, once they own it, once they have bought, after they buy, after the purchase, once they have paid, once the contract is signed, after the contract is signed, after the deal is signed',
    'après le closing, après closing, une fois le closing, une fois acheté, après l’achat, une fois le contrat signé, une fois propriétaires, une fois qu’ils ont acheté, une fois le prix payé, après la signature du contrat',
  ],
  heard_then: [
    'and then, then, only then, afterwards, before',
    'puis, ensuite, et après, avant, seulement après',
  ],
  heard_first_comer: [
    'first bidder, first buyer, first comer, first who comes, first one who, first interested',
    'premier candidat, premier acheteur, premier acquéreur, premier venu, premier intéressé, premier qui',
  ],
  heard_first_round: [
    'indicative round, indicative offers, first round, non-binding round',
    'offres indicatives, tour indicatif, premier tour, nbo',
  ],
  heard_no_use: [
    'waste of time, useless, no use, not needed, can be skipped, pointless',
    'perte de temps, inutile, inutiles, ne sert à rien, ne servent à rien, peut s’en passer, on peut sauter',
  ],
  heard_harms_nobody: [
    'never hurts, doesn’t hurt, does not hurt, hurts nobody, does no harm, never harms, harms nobody, no big deal, not a big deal, nothing serious, isn’t serious, not serious',
    'n’abîme jamais, n’abîme pas, ne nuit pas, ne nuit jamais, ne fait de mal, pas de mal, n’est pas grave, pas grave, sans gravité, rien de grave, ne gêne personne, pas un drame',
  ],
  heard_glad_of_a_sale: [
    'rather reassured, quite reassured, reassured to hear, happy to hear, glad to hear, pleased to hear, delighted to hear, rather pleased, rather happy',
    'plutôt rassurés, rassurés d’apprendre, contents d’apprendre, heureux d’apprendre, ravis d’apprendre, plutôt contents, plutôt flattés',
  ],
  heard_greater: [
    'higher, stronger, bigger, greater, larger, worse',
    'plus fort, plus forte, plus élevé, plus grand, plus important, plus gros, supérieur',
  ],
  heard_with_few: [
    'in a targeted, with a targeted, when you target, with few, with a handful, with five bidders',
    'en ciblé, en processus ciblé, dans un processus ciblé, avec un processus ciblé, avec peu, avec cinq candidats',
  ],
  heard_than_with_few: [
    'than in a targeted, than with a targeted, than when you target, than with few, than with a handful, than with five',
    'qu’avec un processus ciblé, qu’en ciblé, qu’en processus ciblé, qu’avec peu, qu’avec cinq, que dans un processus ciblé',
  ],
  heard_lost_in_the_crowd: [
    'gets lost, is lost, is drowned, drowns, nobody talks, no one talks, nobody will talk, nobody knows who, nobody will ever find out',
    'se noie, se perd, se dilue, est noyée, personne ne parle, personne ne parlera, personne ne sait qui, personne n’en saura rien',
  ],
  heard_as_quiet: [
    'just as confidential, equally confidential, as confidential, just as discreet, as discreet, just as secret, no less discreet',
    'tout aussi confidentiel, aussi confidentiel, aussi discret, aussi discrète, aussi confidentielle, pas moins discret',
  ],
  heard_no_rivalry: [
    'there’s no tension, without tension, without competition, without rivalry',
    'sans concurrence, sans tension, sans compétition',
  ],
  heard_listed_only: [
    'liabilities listed, debts listed, liabilities named, liabilities you accept, liabilities you agree, liabilities written, liabilities disclosed, disclosed liabilities, debts mentioned',
    'dettes listées, passifs listés, dettes déclarées, passifs déclarés, passif déclaré, passifs acceptés, dettes acceptées, dettes prévues au contrat, dettes inscrites',
  ],
  heard_undisclosed: [
    'wasn’t disclosed, was not disclosed, not disclosed, undisclosed, hidden liabilities, unknown liabilities, old liabilities',
    'n’a pas été déclaré, passifs cachés, passif caché, passifs non déclarés, passif non déclaré, passifs inconnus, dettes cachées, vieux litiges',
  ],
  heard_stays_with_seller: [
    'stays with the seller, remains with the seller, stay with the seller, remain with the seller, stay with him, is the seller’s problem',
    'reste chez le vendeur, restent chez le vendeur, reste au vendeur, reste chez le cédant, restent chez le cédant, restent à la charge du vendeur, reste à la charge du vendeur',
  ],
  heard_old_book_value: [
    'old book value, seller’s book value, seller’s old book, old tax value, seller’s old basis, historical book value, old values',
    'ancienne valeur comptable, valeur comptable du vendeur, anciennes valeurs, ancienne valeur fiscale, valeur historique, valeur nette comptable du vendeur',
  ],
  heard_depreciates_price: [
    'depreciate the price, amortise the price, deduct the price, write off the price, step up',
    'amortir le prix, déduire le prix, réamortir, réévaluer les actifs',
  ],
  heard_only_with: [
    'only exists when, only exists if, only exists in, only when, only if, only in, only comes with, only works, only with',
    'n’existe que, que si on, que dans, que quand, réservée à, réservé à, qu’en, uniquement en, uniquement si, seulement si',
  ],
  heard_no_difference: [
    'makes no difference, no difference, changes nothing, is neutral, the same either way, plays no role',
    'ne change rien, aucune différence, aucun effet, est neutre, revient au même, ne joue pas',
  ],
  heard_lighter: [
    'lighter, less, smaller, quicker, shorter, less thorough',
    'plus léger, plus légère, moins d’audit, moins de due diligence, moins lourd, moins lourde, allégé, allégée, plus court, moins approfondi',
  ],
  heard_bites_only_in: [
    'only apply in, only applies in, only matter in, only bite in, only play in, only kick in',
    'ne s’applique qu’en, ne s’appliquent qu’en, ne joue qu’en, ne jouent qu’en, ne valent qu’en, ne joue que, ne concerne que',
  ],
} as const satisfies Lexicon;
