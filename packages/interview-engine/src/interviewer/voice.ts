import type { Language } from '../localised.ts';
import type { EngineTurn } from '../turns.ts';
import { english } from './phrases/en.ts';
import { french } from './phrases/fr.ts';
import type { Phrases } from './phrases/phrases.ts';

export interface Voice {
  readonly phrases: Phrases;
  /** The variant said least often so far. */
  readonly vary: (variants: readonly string[]) => string;
  /** A variant never said before, if there is one. */
  readonly fresh: (variants: readonly string[]) => string | null;
}

/** Chooses words for an interviewer who remembers what was said already; `start` tells interviews apart. */
export function createVoice(language: Language, said: readonly EngineTurn[], start: number): Voice {
  const uses = (variant: string) => said.filter(({ text }) => text.includes(variant)).length;
  return {
    phrases: language === 'fr' ? french : english,
    vary(variants) {
      const fewest = Math.min(...variants.map(uses));
      const left = variants.filter((variant) => uses(variant) === fewest);
      return left[(Math.abs(Math.trunc(start)) + said.length) % left.length] ?? '';
    },
    fresh: (variants) => variants.find((variant) => uses(variant) === 0) ?? null,
  };
}
