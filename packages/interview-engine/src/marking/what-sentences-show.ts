import { type ConceptId, isBehaviour } from '../content/concepts/index.ts';
import type { Seed } from '../content/types.ts';
import { matchPattern, type Span } from '../reading/match.ts';
import { countWords } from '../reading/read-answer.ts';
import { isBelied } from './belied.ts';
import { isHollow } from './cliche.ts';
import { tellsOfDeed } from './deeds.ts';
import { tellsOfHabit } from './habits.ts';
import { isShownMisheard } from './misheard-points.ts';
import { placesFor } from './places.ts';
import { countOwnWords, hasOwnWord, type OwnSentence } from './own-words.ts';
import { patternsFor } from './patterns-for.ts';
import { isAboutTheAnswer, isRestating } from './restating.ts';
import { cannotShow } from './self-portrait.ts';
import { setsScene } from './scenes.ts';
import { type Setting, settingOf } from './setting.ts';
import { isStatement } from './statement.ts';
import { isWavedOff } from './set-aside.ts';

export type Shown = 'correct' | 'partial' | 'absent';

/** A sentence with what it shows by itself; what it does not show is left out. */
export interface ShowingSentence {
  readonly sentence: OwnSentence;
  readonly shown: ReadonlyMap<ConceptId, Exclude<Shown, 'absent'>>;
  /** What it would show, were it not for something false that it speaks of besides. */
  readonly belied: ReadonlySet<ConceptId>;
}

const FIRST_PERSON = /^(?:i|me|my|we|us|our|je|j|me|m|moi|mon|ma|mes|nous|notre|nos|on)$/;
// A tenth of a sentence or more, measured on sentences that say a point and such as only touch it.
const MUCH_TALK = 0.1;

const isProvedByName = (seed: Seed, id: ConceptId): boolean =>
  seed.points?.[id]?.byName ?? !seed.must.includes(id);

const deeds: ReadonlySet<ConceptId> = new Set<ConceptId>(['star_a', 'star_r']);
const settings: ReadonlySet<ConceptId> = new Set<ConceptId>(['star_s', 'star_t']);
const FEWEST_OWN_OF_SETTING = 3;

/** What a sentence shows by its form, whichever words it is told in. */
const shownByForm: ReadonlyMap<ConceptId, (sentence: OwnSentence) => boolean> = new Map<
  ConceptId,
  (sentence: OwnSentence) => boolean
>([
  ['star_s', setsScene],
  ['star_a', tellsOfDeed],
  ['learning', tellsOfHabit],
]);

/** Whether a concept is about whoever speaks: "in my view" names no subject that more could be said of. */
const isPersonal = (id: ConceptId): boolean => isBehaviour(id) || id === 'own_view';

/** Whether the sentence shows the concept, only names it, or neither. */
function judge(
  sentence: OwnSentence,
  { seed, isListed, isCrowded, talk }: Setting,
  id: ConceptId,
): Shown {
  // What somebody did is his own in whatever words: "I asked her for a coffee". And "last year I" is
  // told with what follows.
  const isTold =
    deeds.has(id) || (settings.has(id) && countOwnWords(sentence) >= FEWEST_OWN_OF_SETTING);
  const isOwn = (span: Span) => isTold || hasOwnWord(sentence, span);
  const places = placesFor(sentence, id);
  const isSaid =
    shownByForm.get(id)?.(sentence) === true ||
    patternsFor(seed, id).some((pattern) => matchPattern(pattern, places, isOwn) !== null) ||
    isShownMisheard(sentence, seed, id);
  const isTalkedAbout = isListed || (!isBehaviour(id) && talk >= MUCH_TALK);
  if (isSaid) return isTalkedAbout ? 'partial' : 'correct';
  if (!isProvedByName(seed, id)) return 'absent';
  const namedIn = isBehaviour(id) ? places : sentence.occurrences;
  const named = (namedIn.get(id) ?? []).filter(({ isDenied }) => !isDenied);
  if (named.length === 0) return 'absent';
  if (isListed || isCrowded) return 'partial';
  const proves = isPersonal(id)
    ? !isHollow(sentence) && sentence.tokens.some(({ word }) => FIRST_PERSON.test(word))
    : talk === 0 &&
      named.some(
        (occurrence) =>
          sentence.told.get(id)?.includes(occurrence) === true && isStatement(sentence, occurrence),
      );
  return proves ? 'correct' : 'partial';
}

/** What a sentence shows of the concepts asked; one that drops names shows at most what somebody is like. */
function showing(
  sentence: OwnSentence,
  seed: Seed,
  concepts: readonly ConceptId[],
): ShowingSentence {
  const shown = new Map<ConceptId, Exclude<Shown, 'absent'>>();
  const belied = new Set<ConceptId>();
  if (sentence.isCliche) return { sentence, shown, belied };
  const setting = settingOf(sentence, seed);
  const isSaidBack = isRestating(sentence) || isAboutTheAnswer(sentence);
  for (const id of concepts) {
    if (isSaidBack && (isBehaviour(id) || !sentence.hasOwnFigure)) continue;
    if (sentence.isSmallTalk && !isPersonal(id)) continue;
    const verdict = judge(sentence, setting, id);
    if (verdict === 'absent' || cannotShow(sentence, id)) continue;
    if (isBelied(sentence, seed, id)) belied.add(id);
    shown.set(id, belied.has(id) ? 'partial' : verdict);
  }
  return { sentence, shown, belied };
}

// Whoever speaks of something else uses rare words too: what is asked must be heard plainly first.
const ENOUGH_HEARD_PLAINLY = 2;

const asHeard = (sentence: OwnSentence): OwnSentence => ({ ...sentence, otherwise: null });

/** Reads the candidate's own sentences one by one for what a question asks. */
export function showingSentences(
  sentences: readonly OwnSentence[],
  seed: Seed,
  concepts: readonly ConceptId[] = [...seed.must, ...seed.bonus],
): ShowingSentence[] {
  const plainly = sentences.map((sentence, at) =>
    isWavedOff(sentence, sentences[at + 1])
      ? { sentence, shown: new Map(), belied: new Set<ConceptId>() }
      : showing(asHeard(sentence), seed, concepts),
  );
  if (sentences.every(({ otherwise }) => otherwise === null)) return plainly;
  const shown = pointsShown(plainly);
  const missing = concepts.filter((id) => !shown.has(id));
  if (shown.size < ENOUGH_HEARD_PLAINLY || missing.length === 0) return plainly;
  return plainly.map((each, at) => {
    const sentence = sentences[at];
    if (!sentence?.otherwise) return each;
    const again = showing(sentence, seed, missing);
    return {
      sentence: again.sentence,
      shown: new Map([...each.shown, ...again.shown]),
      belied: new Set([...each.belied, ...again.belied]),
    };
  });
}

/** What any of the sentences shows, more than names. */
export const pointsShown = (showings: readonly ShowingSentence[]): ReadonlySet<ConceptId> =>
  new Set(
    showings.flatMap(({ shown }) =>
      [...shown].flatMap(([id, verdict]) => (verdict === 'correct' ? id : [])),
    ),
  );

const wordsOf = (showings: readonly ShowingSentence[]): number =>
  countWords(showings.map(({ sentence }) => sentence));

/** How many words speak of what is asked: words that say nothing carry nothing. */
export const wordsOn = (showings: readonly ShowingSentence[]): number =>
  wordsOf(showings.filter(({ shown }) => shown.size > 0));

/** How many words say something of what is asked rather than only name it. */
export const wordsSaying = (showings: readonly ShowingSentence[]): number =>
  wordsOf(showings.filter(({ shown }) => [...shown.values()].includes('correct')));
