import type { Lexicon } from '../../types.ts';
import { crossed } from '../crossed.ts';

/** The review by the market authority, in the words of those who get it wrong. */
export const offerReviewMisstated: Lexicon = {
  deals_sets_it: [
    'negotiates, tells, dictates, approves the price, sets, fixes, decides, determines, imposes',
    'négocie, dicte, arrête, valide, fixe, décide, détermine, impose',
  ],
  heard_no_say: [
    'has no say, no say in, nothing to say',
    'n’a pas son mot, rien à dire, pas son mot à dire',
  ],
  heard_opens_offer: [
    'launch the bid, launch the offer, launch a bid, open the offer, open, launch, start, file, go ahead',
    'lancer l’offre, lancer une offre, ouvrir l’offre, ouvrir, lancer, déposer, démarrer, ouvre, lance',
  ],
  heard_supervisor_late: [
    'only after it’s over, only after the offer, only checks afterwards, only looks afterwards, only steps in after, only comes in after, only checks the offer after, once the offer is over',
    'une fois l’offre terminée, n’intervient qu’une fois, n’intervient qu’après, qu’une fois l’offre, qu’après l’offre, ne regarde qu’après, ne contrôle qu’après',
  ],
  heard_without_supervisor: [
    'without showing anything to the market authority, without asking the amf, without the amf, without asking the market authority, without telling the amf, without amf approval, without its clearance, without going through the amf',
    'sans rien montrer à l’amf, sans passer par l’amf, sans demander à l’amf, sans l’amf, sans prévenir l’amf, sans l’accord de l’amf, sans son visa',
  ],
  offers_absent_role: [
    'no role, no say, plays no part, only steps in, only intervenes, only gets involved, only receives a copy, only gets a copy, merely informed, simply informed, only informed, afterwards',
    'aucun rôle, pas de rôle, n’intervient qu’en, n’intervient que, simplement informée, seulement informée, ne fait que recevoir, qu’après, rien à dire',
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
  offers_passes_judgement: [
    'reviews, review, approves, clears, examines, checks, vets, validates, supervises, decides on',
    'contrôle, examine, vise, valide, approuve, autorise, instruit, vérifie, supervise',
  ],
  offers_price_word: ['price', 'prix'],
  offers_supervises: [
    'review, reviews, check, checks, examine, examines, vet, vets, look at, clear, clears, control, supervise, involved, visa',
    'contrôle, contrôler, examine, examiner, vérifie, vérifier, regarde, intervient, intervenir, se prononce, visa, viser, relire',
  ],
  offers_wrong_supervisor: [
    'banque de france, bank of france, ecb, central bank, ministry of finance, commercial court, acpr, euronext, competition authority, paris court',
    'banque de france, bce, banque centrale, ministère des finances, tribunal de commerce, acpr, euronext, autorité de la concurrence, bercy',
  ],
  wrongly_sets_amount: [
    crossed(
      'decides, sets, fixes, tells you, dictates, says',
      'how much you have to pay, how much you pay, how much to pay, what you have to pay, the price you pay, the amount, the price',
    ),
    crossed(
      'décide, fixe, dit, dicte, impose',
      'combien on paie, combien vous payez, combien il faut payer, le montant, le prix à payer, le prix',
    ),
  ],
  wrongly_supervisor: [
    'market authority, market watchdog, the amf, stock exchange police, amf, regulator',
    'amf, autorité des marchés, gendarme de la bourse, régulateur',
  ],
};
