import { proceed } from './proceed.ts';
import { questionBack } from './question-back.ts';
import { repeat } from './repeat.ts';
import { rude } from './rude.ts';
import { skip } from './skip.ts';
import { stop } from './stop.ts';
import { switchLanguage } from './switch-language.ts';
import { thinking } from './thinking.ts';

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
