import { beliedPatterns } from '../content/belied/index.ts';
import { conceptIds, conceptOf, isBehaviour } from '../content/concepts/index.ts';
import { lexicons } from '../content/lexicon/index.ts';
import { misheard } from '../content/misheard/index.ts';
import { seeds } from '../content/seeds/index.ts';
import { wrongClaimIds, wrongClaimOf } from '../content/wrong-claims/index.ts';
import { type Language, languages } from '../localised.ts';
import { wordsOf } from '../text/fold.ts';
import { commonWords, isNumber } from '../text/common-words.ts';
import { ordinaryWords } from './ordinary-words.ts';
import { indexPhrases, type Phrase, type PhraseIndex } from './phrase-index.ts';
import { literalsIn, parsePattern, type Pattern } from './pattern.ts';
import { indexSounds, type SoundAlikes } from './sound-alikes.ts';
import { createHearInContext, type HearInContext } from './heard-in-context.ts';
import {
  createIsDoubtful,
  createOtherHearings,
  type IsDoubtful,
  type OtherHearings,
} from './other-hearings.ts';
import { createRejoin, type Rejoin } from './rejoin.ts';
import { createReplaceMisheard, type ReplaceMisheard } from './misheard.ts';
import { createRepair, type Repair } from './repair.ts';
import { tokensOf } from './tokens.ts';

/** Everything content can be written with, compiled once. */
export interface Vocabulary {
  readonly index: PhraseIndex;
  readonly repair: Repair;
  readonly rejoin: Rejoin;
  readonly hearInContext: HearInContext;
  /** Names of concepts that a recogniser spelt with other words. */
  readonly soundAlikes: SoundAlikes;
  readonly replaceMisheard: ReplaceMisheard;
  readonly isDoubtful: IsDoubtful;
  readonly otherHearings: OtherHearings;
  /** What "plus" or "minus" is a name of. */
  readonly signs: ReadonlySet<string>;
}

const patterns = new Map<string, Pattern>();

/** The pattern a piece of content spells out. */
export function patternOf(source: string): Pattern {
  const known = patterns.get(source) ?? parsePattern(source);
  patterns.set(source, known);
  return known;
}

const BETWEEN = 'zqz'; // no word of either language

/** The phrases of a comma-separated list. There are many: folding the list at once is faster. */
function phrasesIn(list: string): string[][] {
  let phrase: string[] = [];
  const phrases = [phrase];
  for (const word of wordsOf(list.replaceAll(',', ` ${BETWEEN} `))) {
    if (word === BETWEEN) phrases.push((phrase = []));
    else phrase.push(word);
  }
  return phrases;
}

function* lexiconPhrases(): Generator<Phrase> {
  for (const lexicon of lexicons)
    for (const [id, texts] of Object.entries(lexicon))
      for (const [position, language] of languages.entries())
        for (const words of phrasesIn(texts[position] ?? ''))
          yield { id, words, language, travels: false };
}

const SHORTEST_TRAVELLER = 4;

const triggerPhrases = (): Phrase[] =>
  conceptIds.flatMap((id) =>
    languages.flatMap((language) =>
      conceptOf(id).triggers[language].map((text): Phrase => {
        const travels = text.length >= SHORTEST_TRAVELLER;
        return { id, words: wordsOf(text), language, travels };
      }),
    ),
  );

/** Every pattern of the content: of concepts, of questions, of wrong claims, of what belies a point. */
export const allPatterns = (): string[] => [
  ...conceptIds.flatMap((id) => conceptOf(id).says ?? []),
  ...seeds.flatMap(({ points = {} }) => Object.values(points).flatMap(({ says = [] }) => says)),
  ...wrongClaimIds.flatMap((id) => wrongClaimOf(id).says),
  ...beliedPatterns(),
];

const isLiteral = (id: string): boolean => id.startsWith('"');

/** The very words that patterns ask for. */
const literalPhrases = (): Phrase[] =>
  [...new Set(allPatterns().flatMap(literalsIn))].flatMap((id) =>
    languages.map((language): Phrase => ({ id, words: wordsOf(id), language, travels: false })),
  );

let compiled: Vocabulary | null = null;

/** Compiles the content at first use: it takes about a second, which not every caller needs. */
export function vocabulary(): Vocabulary {
  if (compiled) return compiled;
  const triggers = triggerPhrases();
  const index = indexPhrases([lexiconPhrases(), triggers, literalPhrases()]);
  const isWord = (word: string, language: Language) => isKnown(index, word, language);
  const isDoubtful = createIsDoubtful(index);
  compiled = {
    index,
    repair: createRepair(index, isWord),
    rejoin: createRejoin(index, isWord),
    hearInContext: createHearInContext(index),
    soundAlikes: indexSounds(triggers.filter(({ id }) => !isBehaviour(id))),
    replaceMisheard: createReplaceMisheard(misheard),
    isDoubtful,
    otherHearings: createOtherHearings(index, isDoubtful),
    signs: new Set(
      index
        .find(tokensOf('plus minus'), 'en')
        .flatMap(({ ids }) => ids.filter((id) => !isLiteral(id))),
    ),
  };
  return compiled;
}

const isKnown = (index: PhraseIndex, word: string, language: Language): boolean =>
  commonWords.has(word) ||
  ordinaryWords[language].has(word) ||
  isNumber(word) ||
  index.knows(word, language);

/** Compiles the content now, so that nobody's first answer waits for it: some one and a half seconds. */
export function prepare(): void {
  const { otherHearings } = vocabulary();
  allPatterns().forEach(patternOf);
  for (const language of languages) otherHearings([], language, () => true);
}
