import type { Lexicon } from '../../types.ts';
import { crossed } from '../crossed.ts';

/** What a leak would cost, in the words of those who get it wrong. */
export const leakRiskMisstated: Lexicon = {
  deals_all_covered: [
    'everything is covered, all covered, fully protected, fully covered, covers everything, protects us completely, is enough to keep',
    'tout est couvert, entièrement couvert, totalement protégé, couvre tout, protège complètement, suffit à garantir',
  ],
  deals_harmless: [
    'harmless, no consequence, not a problem, costs nothing, no harm, not hurt anyone, good thing, matters little, costs the family nothing, costs the seller nothing, costs us nothing, no big deal, not a worry, not really a worry, no worry, not a concern, nothing to worry about, nothing to fear, no real risk, does not matter, changes nothing, does no damage, no damage, good for the seller, good news, does no harm, helps the seller, suits the seller, to the seller’s advantage',
    'sans conséquence, pas grave, pas un problème, ne coûte rien, sans gravité, sans effet, bonne chose, pas un drame, pas dramatique, sans importance, rien de grave, aucun dommage, aucun risque, pas un souci, pas un sujet, ne change rien, ne fait pas de mal, pas de quoi, bonne nouvelle, bon pour le vendeur, arrange le vendeur, en faveur du vendeur, à l’avantage du vendeur, ne nuit à personne, ne fait de mal à personne',
  ],
  deals_leak_only: [
    'leak, news gets out, word gets out',
    'fuite, ça se sait, ça s’ébruite, l’affaire s’ébruite',
  ],
  deals_more_secret: [
    'more discreet, most discreet, more confidential, safest, safer for secrecy, less it leaks, leaks less, no leak, better kept secret',
    'plus discret, plus confidentiel, moins ça fuite, moins de fuites, moins ça se sait, protège mieux le secret, aucune fuite, préserve le secret',
  ],
  deals_no_more_risk: [
    'not raise risk, not increase risk, no more risk, not leak more, no extra risk',
    'pas plus de risque, pas plus de fuites, aucun risque de plus',
  ],
  deals_no_risk_at_all: [
    'no risk, without risk, zero risk, risk free, no danger, nothing to fear',
    'aucun risque, pas de risque, sans risque, zéro risque, aucun danger, rien à craindre',
  ],
  deals_nobody_can_tell: [
    'nobody can tell who, nobody knows who leaked',
    'personne ne sait qui, impossible de savoir qui',
  ],
  deals_prevent: [
    'prevent, stop, rule out, exclude, impossible, eliminate, guarantee, remove, cannot happen',
    'empêcher, éviter toute, exclure, exclut, impossible, éliminer, garantir, supprimer, ne peuvent pas fuiter',
  ],
  flat_better_kept: [
    'better the secret is kept, better kept, safer the secret, less it leaks, fewer leaks, less risk of a leak',
    'mieux le secret est gardé, mieux c’est gardé, moins ça fuite, moins il y a de fuites, plus le secret est sûr, moins ça se sait, moins on risque une fuite',
  ],
  flat_dont_care: [
    'don’t care, couldn’t care less, don’t mind, are indifferent, are not bothered',
    's’en fichent, se fichent, s’en moquent, se moquent, ne leur fait rien, sont indifférents, s’en balancent',
  ],
  flat_no_danger: [
    'no danger of talk, no danger, no risk of talk, no risk of a leak, nothing to fear, are safe',
    'aucun danger, plus aucun risque, rien à craindre, aucun risque de fuite, tranquille',
  ],
  flat_no_harm: [
    'don’t hurt, doesn’t hurt, hurts nobody, do no harm, does no harm, harmless',
    'ne fait de mal à personne, ne font pas de mal, ne fait pas de mal, sans conséquence, sans gravité, ne change rien',
  ],
  flat_rumours: [
    'rumours, rumour, leaks, a leak, gossip, talk',
    'rumeur, rumeurs, fuite, fuites, bruits',
  ],
  heard_as_quiet: [
    'just as confidential, equally confidential, as confidential, just as discreet, as discreet, just as secret, no less discreet',
    'tout aussi confidentiel, aussi confidentiel, aussi discret, pas moins discret',
  ],
  heard_easier: ['easier, better', 'mieux, plus facile'],
  heard_glad_of_a_sale: [
    'rather reassured, quite reassured, reassured to hear, happy to hear, glad to hear, pleased to hear, delighted to hear, rather pleased, rather happy',
    'plutôt rassurés, rassurés d’apprendre, contents d’apprendre, heureux d’apprendre, ravis d’apprendre, plutôt contents, plutôt flattés',
  ],
  heard_good_for_trade: [
    'good for business, good for the company',
    'bon pour les affaires, bon pour l’entreprise',
  ],
  heard_greater: [
    'higher, stronger, bigger, greater, larger, worse',
    'plus fort, plus élevé, plus grand, plus important, plus gros, supérieur',
  ],
  heard_harms_nobody: [
    'never hurts, doesn’t hurt, hurts nobody, does no harm, never harms, harms nobody, no big deal, not a big deal, nothing serious, isn’t serious, not serious',
    'n’abîme jamais, n’abîme pas, ne nuit pas, ne nuit jamais, ne fait de mal, pas de mal, n’est pas grave, pas grave, sans gravité, rien de grave, ne gêne personne, pas un drame',
  ],
  heard_keep_secret_many: [
    'secret among fifty, secret among thirty, secret with fifty, secret with thirty',
    'secret à cinquante, secret à trente, secret à quarante',
  ],
  heard_lost_in_the_crowd: [
    'gets lost, is lost, is drowned, drowns, nobody talks, no one talks, nobody will talk, nobody knows who, nobody will ever find out, nobody will find out, nobody will notice',
    'se noie, se perd, se dilue, est noyée, personne ne parle, personne ne sait qui, personne n’en saura rien, personne ne saura, personne ne s’en apercevra',
  ],
  heard_news_out: [
    'news comes out, news gets out, word gets out, it gets out, it comes out',
    'nouvelle sort, nouvelle se répand, ça se sait, ça sort',
  ],
  heard_nothing_gets_out: [
    'nothing can ever get out, nothing can get out, nothing gets out, nothing can leak, nothing ever leaks, no leak is possible, nothing leaks, nothing comes out',
    'rien ne peut fuiter, rien ne fuite, rien ne peut sortir, rien ne sortira, aucune fuite n’est possible, aucune fuite possible, rien ne filtre',
  ],
  heard_than_with_few: [
    'than in a targeted, than with a targeted, than when you target, than with few, than with a handful, than with five',
    'qu’avec un processus ciblé, qu’en ciblé, qu’en processus ciblé, qu’avec peu, qu’avec cinq, que dans un processus ciblé',
  ],
  heard_with_few: [
    'in a targeted, with a targeted, when you target, with few, with a handful, with five bidders',
    'en ciblé, en processus ciblé, dans un processus ciblé, avec un processus ciblé, avec peu, avec cinq candidats',
  ],
  is_enough: [
    'is enough, enough to, suffices, all you need, sufficient',
    'suffit, suffisent, suffisant',
  ],
  misstated_leak_helps: [
    'free publicity, free advertising, good publicity, good advertising, brings in bidders, brings in buyers, brings in more buyers, brings more buyers, brings more bidders, attracts buyers, attracts bidders, attracts more buyers, pushes the price up, helps the price, raises interest, creates interest, wakes up buyers, stirs up interest, raises the price, lifts the price, puts the price up, increases the price',
    'publicité gratuite, bonne publicité, de la publicité, de la pub, donne de la visibilité, attire des acheteurs, attire des acquéreurs, attire des candidats, attire du monde, fait venir des acheteurs, fait venir du monde, fait monter les enchères, fait monter le prix, suscite l’intérêt, réveille l’intérêt, augmente le prix, tire le prix, pousse le prix, gonfle le prix',
  ],
  misstated_unmoved: [
    'don’t react, don’t care, don’t mind, won’t notice, don’t notice, are not bothered, indifferent, stay calm, couldn’t care less, are happy, is happy, are reassured, is reassured, are flattered, are proud, are pleased',
    'ne réagissent pas, ne réagit pas, s’en moquent, s’en fichent, indifférents, ne bougent pas, ne s’inquiètent pas, sont rassurés, est rassuré, sont contents, sont fiers, sont flattés, sont ravis, ne s’en rendent pas compte',
  ],
  never_leaks: [
    'can not leak, nothing can leak, never a leak, no leak, never leaks, nothing leaks, cannot leak, nothing will leak, rules out any leak, rules out leaks',
    'rien ne peut sortir, jamais de fuite, aucune fuite, pas de fuite, rien ne fuite, ne fuite jamais, ne peut pas fuiter, exclut toute fuite, plus de fuite',
  ],
  process_not_serious: [
    'no big deal, not serious, not a problem, nobody cares, no harm, not the end of the world',
    'pas grave, pas bien grave, pas un drame, pas un problème, s’en moquent, s’en fichent',
  ],
  sale_broad_way: [
    'broad auction, wide auction, open auction, broad process, wide process, full auction, large auction, public auction, going broad, going wide',
    'enchère large, processus large, process large, enchère ouverte, processus ouvert, grande enchère, appel d’offres large',
  ],
  sale_contacts: [
    crossed(
      'i would, i, you, we, should, let us, best to',
      'contact, call, approach, go to, write to, ring, invite',
    ),
    crossed(
      'on, il faut, je, vous, nous, mieux vaut',
      'contacte, contacter, contacterais, appelle, appeler, appellerais, approche, approcher, approcherais, sollicite, solliciter, solliciterais, invite, inviter',
    ),
  ],
  sale_discretion: [
    'discretion, discreet, confidentiality, confidential, secrecy, quiet',
    'discrétion, discret, confidentialité, confidentiel, secret',
  ],
  sale_drawback: [
    'leak, leaks, risk, danger, but, however, if, unless, kills, ruins, rather than, instead, not, never, would be',
    'fuite, fuites, risque, mais, si, sauf, plutôt que, au lieu, danger, ne, pas, jamais',
  ],
  sale_keeps_secret: [
    crossed(
      'best, best way, best route, safest, safest way, easiest way, better, ideal, right answer, right choice, works best, preferable',
      'to keep, for keeping, to protect, for, to preserve, to ensure',
      'things quiet, it quiet, secret, secrecy, discretion, confidentiality, it confidential, the secret',
    ) +
      ', protects discretion, protects confidentiality, preserves confidentiality, preserves discretion, guarantees confidentiality, guarantees discretion, more confidential, more discreet, most discreet, keeps things quiet, keeps it quiet, stays quieter, less likely to leak, leaks less, reduces the risk of a leak, reduces the risk of leaks, lowers the risk of leaks, easier to keep secret, easier to protect the secret, easier to keep it secret, easier to keep it quiet, easier to keep confidential, easier to protect, protects the secret, protect the secret, keeps the secret, easier it is to protect, easier it is to keep',
    'garantit la discrétion, garantit la confidentialité, protège la discrétion, protège la confidentialité, protège le secret, préserve la confidentialité, préserve la discrétion, préserve mieux, respecte la discrétion, plus discret, plus discrète, plus confidentiel, plus confidentielle, assure la discrétion, limite les fuites, réduit les fuites, fuite moins, idéale pour la discrétion, garde mieux le secret, protège mieux, secret est mieux gardé',
  ],
  sale_leaks_more: [
    crossed(
      'leaks more, leak more, increases the risk of, raises the risk of, more likely to, greater risk of, higher risk of, more exposed to',
      ', leak, leaks, a leak',
    ),
    'fuite plus, fuit davantage, plus de fuites, moins discret, moins discrète, moins confidentiel, moins confidentielle',
  ],
  sale_many_count: [
    'fifty buyers, hundred buyers, sixty buyers, eighty buyers, hundred names, fifty names, fifty bidders, hundred bidders, hundred parties, fifty parties, hundreds of buyers, dozens of buyers, dozens of parties, as many buyers, as many as possible, every possible buyer, every buyer, all potential buyers, every competitor, whole market, everybody in the sector, large number of buyers, forty buyers',
    'centaine d’acheteurs, cent acheteurs, cinquante acheteurs, cinquantaine d’acheteurs, centaine d’acquéreurs, cinquante acquéreurs, cent acquéreurs, centaine de candidats, cinquante candidats, cent candidats, cinquantaine de candidats, cinquantaine d’acquéreurs, centaine de contacts, dizaines d’acheteurs, dizaines d’acquéreurs, dizaines de candidats, maximum d’acheteurs, maximum d’acquéreurs, le plus d’acheteurs, tous les acheteurs possibles, tout le marché, tous les concurrents, quarante acheteurs',
  ],
  sale_removes_risk: [
    crossed(
      'takes away, removes, eliminates, excludes, rules out, gets rid of, cancels, makes impossible',
      'risk, risk of leaks, risk of a leak, leaks, leak, danger',
    ),
    crossed(
      'supprime, élimine, écarte, exclut, annule, lève, enlève, empêche, met fin à',
      'risque, tout risque, risque de fuite, fuites, fuite, toute fuite',
    ),
  ],
  sale_targeted_way: [
    'targeted process, targeted auction, targeted approach, targeted sale, limited auction, limited process, restricted process, selective process',
    'processus ciblé, process ciblé, enchère ciblée, approche ciblée, processus restreint, enchère restreinte, processus sélectif',
  ],
  slip_direct_rivals: [
    'direct competitors, competitors first, closest competitors, competitors are',
    'concurrents directs, concurrents d’abord, concurrents les plus proches, les concurrents sont',
  ],
  slip_least_risk: [
    'least risk, lowest risk, no risk, safest, least dangerous, most discreet, no danger, nothing to fear',
    'moins de risque, moins risqué, aucun risque, les plus sûrs, plus discrets, moins dangereux, aucun danger, rien à craindre',
  ],
  wrongly_many_told: [
    'plus we call, more people we call, more people you call, more buyers know, fifty buyers, forty buyers, big auction, large auction, wide auction',
    'plus on appelle, plus on en appelle, plus on contacte, plus on prévient, cinquante acheteurs, grande enchère, enchère large',
  ],
  wrongly_nobody_talks: [
    'nobody leaks, nobody talks, nothing leaks, nothing gets out, can’t leak, cannot leak, no one talks, watertight',
    'personne ne parle, rien ne sort, rien ne fuite, pas de fuite, ne peut pas fuiter, rien ne peut sortir, étanche',
  ],
  wrongly_secret_safer: [
    'better the secret, safer the secret, better kept, the quieter, the more discreet, safer',
    'mieux le secret, secret est gardé, mieux gardé, plus c’est discret, plus discret, moins ça fuite',
  ],
  wrongly_tell_staff: [
    crossed(
      'tell, inform, announce it to',
      'the employees on day one, the employees and the customers, the staff on day one, everyone on day one, the staff straight away, the employees straight away, the customers straight away',
    ),
    crossed(
      'prévenir, prévenir tout de suite, annoncer tout de suite aux, informer tout de suite',
      'les salariés et les clients, salariés, les salariés dès le début, tout le monde dès le début',
    ),
  ],
};
