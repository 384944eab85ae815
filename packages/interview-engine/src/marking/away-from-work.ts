import type { ConceptResult } from '@greenshoe/shared-types';
import { countWords, type ReadSentence } from '../reading/read-answer.ts';
import { joinedWords } from '../reading/tokens.ts';

// Where people work, study and learn a trade: of 714 labelled answers that say why somebody wants the job, or
// what he has to mend, each one has some of these words; of marathons and recipes one can tell without.
const WORK =
  /\b(?:banks?|banking|bankers?|deals?|m a|m and a|mergers?|acquisitions?|transactions?|financ\w*|audit\w*|consult\w*|clients?|intern\w*|placement|jobs?|work\w*|roles?|teams?|compan(?:y|ies)|firms?|stud(?:y|ies|ied|ent|ents|ying)|degrees?|school|universit\w+|masters?|mba|cfa|business|analysts?|associates?|desks?|boutiques?|funds?|offices?|hired?|colleagues?|manager|boss|hours|markets?|models?|modell\w+|valuations?|careers?|professions?|experience|engineer\w*|lawyers?|law|accounts?|accounting|shares?|invest\w*|projects?|sold|sales|millions?|advi[cs]\w*)\b/;
const TRAVAIL =
  /\b(?:banques?|banquiere?s?|bankier|operations?|fusions?|cessions?|conseils?|stages?|stagiaires?|alternance|alternante?s?|metiers?|postes?|travail\w*|boulot|equipes?|entreprises?|boites?|societes?|etudes?|etudiante?s?|etudier|ecoles?|prepa|cabinets?|fac|diplome\w*|analystes?|fonds|embauch\w+|collegues?|patron\w*|chef\w*|horaires?|marches?|modeles?|modelisation|carriere|parcours|ingenieur\w*|avocats?|droit|compta\w*|bourse|dossiers?|projets?|vendu\w*|ventes?)\b/;

const asked: ReadonlySet<string> = new Set(['motivation_specific', 'learning']);
const FEWEST_TO_JUDGE = 30; // words
const told: ReadonlySet<string> = new Set(['star_s', 'star_t']); // a story may be of anywhere

/** Whether a question about somebody at work was answered with something that has nothing to do with work. */
export function isAwayFromWork(musts: readonly string[], read: readonly ReadSentence[]): boolean {
  if (!musts.some((id) => asked.has(id)) || musts.some((id) => told.has(id))) return false;
  if (countWords(read) < FEWEST_TO_JUDGE) return false;
  return !read.some(({ tokens }) => {
    const words = joinedWords(tokens);
    return WORK.test(words) || TRAVAIL.test(words);
  });
}

/** What was not said of the matter, whatever it sounds like. */
export const asUnsaid = (concept: ConceptResult): ConceptResult =>
  concept.verdict === 'wrong' ? concept : { ...concept, verdict: 'absent', quote: null };
