import type { ReadSentence } from '../reading/read-answer.ts';
import { joinedWords } from '../reading/tokens.ts';
import { hollowWords } from '../text/common-words.ts';
import { PLATITUDE } from './platitudes.ts';
import { weightOfMarking } from './steering/speaking-of-marking.ts';

// What is said to sound wise about anything at all.
const CLICHE =
  /\b(?:(?:art|science) (?:\w+ ){0,4}(?:art|science)|big picture|vision (?:d ensemble|globale|partagee)|stakeholders?|parties prenantes|approche globale|prendre de la hauteur|(?:each|every) (?:deal|transaction|company|situation|case) is|chaque (?:dossier|situation|operation|cas|entreprise) est|(?:key|important|crucial) (?:topics?|drivers?|themes?)|holistic\w*|(?:reste|rester|etre) a l ecoute|avoir une (?:vraie )?conviction|avec enthousiasme|long term value creation|value creation for|open mind|tout est lie|au coeur de|everything is (?:linked|connected)|cash is king|nerf de la guerre|is where (?:\w+ ){1,3}meets|in a world|dans un monde|strategic fit|cultural alignment|what (?:really )?matters here is|ce qui compte (?:vraiment )?ici c est|look carefully|most people in|the way it does|examiner attentivement|thank you for having me|merci de me recevoir|plays an? (?:\w+ )?(?:key|central|crucial|major) (?:role|part)|joue un role (?:cle|central|crucial|majeur))\b/;

// What everybody values: two of them in a sentence about nobody, or three anywhere, are a sermon.
const VIRTUES =
  /\b(?:trust|ethics|ethical|integrity|excellence|vision|resilience|alignment|aligned|align|rigou?r|rigorous|momentum|humility|humble|curiosity|curious|leadership|mindset|framework|robust|complexity|narrative|honesty|intuition|ambition|discipline|transparency|values|confiance|rigueur|agilite|pedagogie|hauteur|coherence|coherente?|partagee|humilite|curiosite|alignement|aligner|narratif|ecoute|transparence|prudence|sustainable|durable|irreprochable|holistic|clarity|clarte|clearly|clairement)\b/g;
const ONESELF = /\b(?:i|my|me|je|j|mon|ma|mes|moi)\b/;
const SERMON = 3;
const SPOKEN_OF_MARKING = 3; // 1 of 100 sentences at most, and hardly one that shows something

/** Whether a sentence only declares something to be of importance. */
export const isHollow = ({ tokens }: ReadSentence): boolean =>
  tokens.some(({ word }) => hollowWords.has(word));

/** Whether a sentence sounds wise and could be said of anything. */
export function isCliche({ tokens, language }: ReadSentence): boolean {
  const words = joinedWords(tokens);
  const virtues = words.match(VIRTUES)?.length ?? 0;
  const isSermon = virtues >= SERMON || (virtues === SERMON - 1 && !ONESELF.test(words));
  const isWise = isSermon || CLICHE.test(words) || PLATITUDE[language].test(words);
  return isWise || weightOfMarking(words) >= SPOKEN_OF_MARKING;
}
