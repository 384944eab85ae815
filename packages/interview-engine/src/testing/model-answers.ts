import type { ConceptId } from '../content/concepts/index.ts';
import { conceptOf } from '../content/concepts/index.ts';
import type { Seed } from '../content/types.ts';
import type { Language } from '../localised.ts';

type Frames = Readonly<Record<Language, readonly string[]>>;

const statements: Frames = {
  en: [
    'In the model I take WORD first, and the buyer accepts or refuses on that line.',
    'We then put WORD in front of the lender, who asks for a lower price if it is weak.',
    'After that my team takes WORD to the seller and defends each line of the calculation.',
  ],
  fr: [
    'Dans le modèle je pose d’abord WORD, et l’acheteur accepte ou refuse sur cette ligne.',
    'Nous présentons ensuite WORD au prêteur, qui demande un effort au vendeur si cela lui paraît faible.',
    'Après quoi mon équipe porte WORD devant le vendeur et défend chaque ligne du calcul.',
  ],
};

const paddings: Frames = {
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

const fill = (frames: Frames, concepts: readonly ConceptId[], language: Language): string =>
  concepts
    .map((id, index) => {
      const frame = frames[language][index % frames[language].length] ?? '';
      return frame.replace('WORD', conceptOf(id).triggers[language][0] ?? '');
    })
    .join(' ');

/** An answer that states something about each concept, as a prepared candidate would. */
export const statementsOn = (concepts: readonly ConceptId[], language: Language): string =>
  fill(statements, concepts, language);

/** The same words wrapped in talk that says nothing. */
export const paddingOn = (seed: Seed, language: Language): string =>
  fill(paddings, [...seed.must, ...seed.bonus], language);

export const fullAnswer = (seed: Seed, language: Language): string =>
  statementsOn([...seed.must, ...seed.bonus], language);

export const thinAnswer = (seed: Seed, language: Language): string =>
  statementsOn(seed.must.slice(0, 1), language);
