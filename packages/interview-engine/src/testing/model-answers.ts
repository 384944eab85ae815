import { conceptOf } from '../content/concepts/index.ts';
import { render } from '../content/render.ts';
import type { Seed } from '../content/types.ts';
import type { Language } from '../localised.ts';
import { type ModelSentence, modelSentences } from '../marking/model-answer.ts';

type Frames = Readonly<Record<Language, readonly string[]>>;
type Figures = Readonly<Record<string, string>>;

const paddings: Frames = {
  en: [
    'In practice what matters here is WORD because it drives how the whole company behaves over time.',
    'You then need to look carefully at WORD and explain to the client why it moves the way it does.',
    'WORD is a key topic that every stakeholder in the transaction has to keep in mind.',
  ],
  fr: [
    'En pratique, ce qui compte ici c’est WORD car cela guide le comportement de toute la maison.',
    'Il faut alors examiner attentivement WORD et dire pourquoi cela évolue dans ce sens au fil du temps.',
    'WORD est un sujet clé que toutes les parties prenantes doivent garder à l’esprit.',
  ],
};

/** The names of what a question asks for, wrapped in talk that says nothing. */
export const paddingOn = (seed: Seed, language: Language): string =>
  [...seed.must, ...seed.bonus]
    .map((id, index) => {
      const frame = paddings[language][index % paddings[language].length] ?? '';
      return frame.replace('WORD', conceptOf(id).triggers[language][0] ?? '');
    })
    .join(' ');

/** What a prepared candidate says: the model answer of the bank. */
export const fullAnswer = (seed: Seed, language: Language, figures: Figures = {}): string =>
  render(seed.modelAnswer, language, figures);

const modelled = new Map<string, readonly ModelSentence[]>();

/** The model answer sentence by sentence; judging what each shows takes a while, so once is enough. */
function sentencesOf(
  seed: Seed,
  language: Language,
  figures: Figures = {},
): readonly ModelSentence[] {
  const key = `${language} ${seed.id} ${JSON.stringify(figures)}`;
  const known = modelled.get(key) ?? modelSentences(seed, language, figures);
  modelled.set(key, known);
  return known;
}

/** What somebody says who knows one thing: the sentence that shows a must and little else. */
export const thinAnswer = (seed: Seed, language: Language, figures: Figures = {}): string => {
  const [must] = seed.must;
  const sentences = sentencesOf(seed, language, figures);
  const showing = sentences
    .filter(({ shows }) => shows.some((id) => id === must))
    .toSorted((a, b) => a.shows.length - b.shows.length || a.text.length - b.text.length);
  return (showing[0] ?? sentences[0])?.text ?? '';
};

/** What is said of some of what a question asks for. */
export const sentencesOn = (seed: Seed, concepts: readonly string[], language: Language): string =>
  sentencesOf(seed, language)
    .filter(({ shows }) => shows.some((id) => concepts.includes(id)))
    .map(({ text }) => text)
    .join(' ');
