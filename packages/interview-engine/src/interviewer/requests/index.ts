import { heard, parts, sideWords } from './all.ts';
import { composed, mannersIn } from './sides/compose.ts';

const anyOf = (alternatives: readonly string[]): RegExp =>
  new RegExp(
    Object.entries(parts).reduce(
      (pattern, [name, part]) => pattern.replaceAll(name, part),
      alternatives.join('|'),
    ),
  );

type Heard = Readonly<Record<keyof typeof heard, RegExp>>;

/** What candidates ask for besides answering, each as one pattern. */
export const patterns = Object.fromEntries(
  Object.entries(heard).map(([id, alternatives]) => [id, anyOf(alternatives)]),
) as Heard;

const { proceed, questionBack, repeat, rude, skip, stop, switchLanguage, thinking } = patterns;

type Request =
  | 'rude'
  | 'repeat'
  | 'stop'
  | 'switch_language'
  | 'skip'
  | 'proceed'
  | 'thinking'
  | 'question_back';

/** What candidates ask for besides answering, in the order in which it is looked for. */
export const requests: readonly (readonly [Request, RegExp])[] = [
  ['rude', rude],
  ['stop', stop],
  ['switch_language', switchLanguage],
  ['skip', skip],
  ['proceed', proceed],
  ['thinking', thinking],
  ['repeat', repeat],
  ['question_back', questionBack],
];

/** What is asked about the interview itself. */
export const sides = sideWords.flatMap(({ words, frame }) => composed(words, frame));

/** Words that ask nothing and answer nothing. */
export const manners = mannersIn(sideWords.map(({ frame }) => frame));
