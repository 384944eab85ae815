import type { Language } from '../localised.ts';
import type { PersonaId } from '../planning/persona.ts';
import type { EngineTurn } from '../turns.ts';
import { personaWords, phraseWords } from './phrases/all.ts';
import type { Phrases } from './phrases/phrases.ts';
import { filledEnglish, studyingEnglish } from './phrases/responding-en.ts';
import { filledFrench, studyingFrench } from './phrases/responding-fr.ts';

export interface Voice {
  readonly phrases: Phrases;
  /** The variant said least often so far. */
  readonly vary: (variants: readonly string[]) => string;
  /** A variant never said before, if there is one. */
  readonly fresh: (variants: readonly string[]) => string | null;
  /** The same, and once all were said a short one again, as people do. */
  readonly renew: (variants: readonly string[]) => string;
  /** A whole line in words it was never said in before. */
  readonly unheard: (line: string) => string;
}

const SHORT = 5; // words

const english: Phrases = { ...phraseWords.en, ...filledEnglish, studying: studyingEnglish };
const french: Phrases = { ...phraseWords.fr, ...filledFrench, studying: studyingFrench };

const phrasesIn = (language: Language, persona: PersonaId): Phrases => ({
  ...(language === 'fr' ? french : english),
  ...personaWords[language][persona],
});

interface Speaker {
  readonly language: Language;
  readonly persona: PersonaId;
  /** Tells two interviews apart. */
  readonly start: number;
}

/** Chooses words for an interviewer who remembers what was said already. */
export function createVoice(
  { language, persona, start }: Speaker,
  said: readonly EngineTurn[],
): Voice {
  const phrases = phrasesIn(language, persona);
  const uses = (variant: string) => said.filter(({ text }) => text.includes(variant)).length;
  const place = Math.abs(Math.trunc(start)) + said.length;
  const pick = (variants: readonly string[]) => variants[place % variants.length] ?? '';
  const wasSaid = (line: string) => said.some(({ text }) => text === line);
  const vary = (variants: readonly string[]) => {
    const counted = variants.map((variant) => ({ variant, count: uses(variant) }));
    const fewest = Math.min(...counted.map(({ count }) => count));
    return pick(counted.flatMap(({ variant, count }) => (count === fewest ? variant : [])));
  };
  const fresh = (variants: readonly string[]) => {
    const unused = variants.filter((variant) => uses(variant) === 0);
    return unused.length > 0 ? pick(unused) : null;
  };
  return {
    phrases,
    vary,
    fresh,
    renew: (variants) =>
      fresh(variants) ?? vary(variants.filter((variant) => variant.split(' ').length <= SHORT)),
    unheard(line) {
      if (!wasSaid(line)) return line;
      const pairs = phrases.acknowledge.flatMap((first) =>
        phrases.acknowledge.flatMap((second) => (first === second ? [] : `${first} ${second}`)),
      );
      const openings = [...phrases.acknowledge, ...pairs];
      const opening = openings.find((words) => !wasSaid(`${words} ${line}`));
      return opening ? `${opening} ${line}` : line;
    },
  };
}
