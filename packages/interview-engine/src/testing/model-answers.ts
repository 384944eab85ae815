import type { ConceptId } from '../content/concepts/index.ts';
import { conceptOf } from '../content/concepts/index.ts';
import type { Seed } from '../content/types.ts';
import type { Language } from '../localised.ts';

const frames: Readonly<Record<Language, readonly string[]>> = {
  en: [
    'In practice what matters here is WORD because it drives how the whole company behaves over time.',
    'You then need to look carefully at WORD and explain to the client why it moves the way it does.',
    'After that we come to WORD which is where most people in a bank would spend their evening.',
  ],
  fr: [
    'En pratique, ce qui compte ici c’est WORD car cela guide le comportement de toute la maison.',
    'Il faut alors examiner attentivement WORD et dire pourquoi cela évolue dans ce sens au fil du temps.',
    'On arrive alors au point suivant, WORD, sur lequel une équipe passerait toute sa soirée.',
  ],
};

/** An answer that states something about each concept, as a prepared candidate would. */
export const statementsOn = (concepts: readonly ConceptId[], language: Language): string =>
  concepts
    .map((id, index) => {
      const frame = frames[language][index % frames[language].length] ?? '';
      return frame.replace('WORD', conceptOf(id).triggers[language][0] ?? '');
    })
    .join(' ');

export const fullAnswer = (seed: Seed, language: Language): string =>
  statementsOn([...seed.must, ...seed.bonus], language);

export const thinAnswer = (seed: Seed, language: Language): string =>
  statementsOn(seed.must.slice(0, 1), language);
