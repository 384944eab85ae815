import { conceptIds } from '../content/concepts/index.ts';
import { actIds } from '../content/lexicon/index.ts';
import type { Occurrence, Span } from '../reading/match.ts';
import type { ReadSentence } from '../reading/read-answer.ts';
import { hasOwnWord, type OwnSentence } from './own-words.ts';
import { hollowWords } from '../text/common-words.ts';

const names: ReadonlySet<string> = new Set(conceptIds);
const REACH = 9;
const LIST_GAP = 2;
const LISTED_NEIGHBOURS = 2;

// What is said to sound wise about anything at all.
const CLICHE =
  /\b(?:(?:art|science) (?:\w+ ){0,4}(?:art|science)|big picture|vision (?:d ensemble|globale|partagee)|stakeholders?|parties prenantes|approche globale|prendre de la hauteur|(?:each|every) (?:deal|transaction|company|situation|case) is|chaque (?:dossier|situation|operation|cas|entreprise) est|(?:key|important|crucial) (?:topics?|drivers?|themes?)|holistic\w*|long term value creation|value creation for|open mind|tout est lie|au coeur de|everything is (?:linked|connected)|cash is king|nerf de la guerre|is where (?:\w+ ){1,3}meets|in a world|dans un monde|strategic fit|cultural alignment|what (?:really )?matters (?:here )?is|look carefully|most people in|the way it does|ce qui compte (?:vraiment )?(?:ici )?c est|examiner attentivement|plays an? (?:\w+ )?(?:key|central|crucial|major) (?:role|part)|joue un role (?:cle|central|crucial|majeur))\b/;

// What everybody values: two of them in a sentence about nobody, or three anywhere, are a sermon.
const VIRTUES =
  /\b(?:trust|ethics|ethical|integrity|excellence|vision|resilience|alignment|aligned|align|rigou?r|rigorous|momentum|humility|humble|curiosity|curious|leadership|mindset|framework|robust|complexity|narrative|honesty|intuition|ambition|discipline|transparency|values|confiance|rigueur|agilite|pedagogie|hauteur|coherence|coherente?|partagee|humilite|curiosite|alignement|aligner|narratif|ecoute|transparence|prudence|sustainable|durable|irreprochable|holistic|clarity|clarte|clearly|clairement)\b/g;
const ONESELF = /\b(?:i|my|me|je|j|mon|ma|mes|moi)\b/;
const SERMON = 3;

/** Whether a sentence only declares something to be of importance. */
export const isHollow = ({ tokens }: ReadSentence): boolean =>
  tokens.some(({ word }) => hollowWords.has(word));

/** Whether a sentence sounds wise and could be said of anything. */
export function isCliche({ tokens }: ReadSentence): boolean {
  const words = tokens.map(({ word }) => word).join(' ');
  const virtues = words.match(VIRTUES)?.length ?? 0;
  const isSermon = virtues >= SERMON || (virtues === SERMON - 1 && !ONESELF.test(words));
  return isSermon || CLICHE.test(words);
}

const distance = (a: Span, b: Span): number =>
  a.start >= b.end ? a.start - b.end : b.start - a.end;

const isNear = (a: Span, b: Span): boolean => {
  const apart = distance(a, b);
  return apart >= 0 && apart <= REACH;
};

/** Whether a name is one of several that follow each other with nothing said between them. */
function isListed(sentence: ReadSentence, named: Occurrence): boolean {
  const neighbours = [...sentence.occurrences.values()]
    .flat()
    .filter(({ id }) => names.has(id))
    .filter((other) => distance(other, named) >= 0 && distance(other, named) <= LIST_GAP);
  return new Set(neighbours.map(({ start }) => start)).size >= LISTED_NEIGHBOURS;
}

/**
 * Whether something is said about what stands at a place: an act or a figure near it that the
 * question did not hand over. "WACC is a very important topic" says nothing; "we discount at the WACC" does.
 */
export function isStatement(sentence: OwnSentence, named: Occurrence): boolean {
  const acts = [...actIds, '#']
    .flatMap((id) => sentence.occurrences.get(id) ?? [])
    .filter((act) => hasOwnWord(sentence, act));
  const near = new Set(acts.filter((act) => isNear(act, named)).map(({ start }) => start));
  return near.size >= (isHollow(sentence) || isListed(sentence, named) ? 2 : 1);
}
