import { clarify, clarifyInAQuestion } from './clarify.ts';
import { courtesy, greeting } from './greeting.ts';
import { help, hint } from './help.ts';
import { joke } from './joke.ts';
import { late } from './late.ts';
import { proceed } from './proceed.ts';
import { questionBack, toYou } from './question-back.ts';
import { repeat, repeatAfterAnswering } from './repeat.ts';
import { rude } from './rude.ts';
import { askedInEnglish } from './sides/asked-in-english.ts';
import { askedInFrench } from './sides/asked-in-french.ts';
import { englishFrame, frenchFrame } from './sides/frames.ts';
import { remarkedInEnglish } from './sides/remarked-in-english.ts';
import { remarkedInFrench } from './sides/remarked-in-french.ts';
import { skip } from './skip.ts';
import { stop } from './stop.ts';
import { switchLanguage } from './switch-language.ts';
import { thinking } from './thinking.ts';

/** Everything candidates are heard to ask for besides answering: patterns in folded text, plain data. */
export const heard = {
  clarify,
  clarifyInAQuestion,
  courtesy,
  greeting,
  help,
  hint,
  joke,
  late,
  proceed,
  questionBack,
  repeat,
  repeatAfterAnswering,
  rude,
  skip,
  stop,
  switchLanguage,
  thinking,
  toYou,
};

/** What is asked about the interview itself, a language each. */
export const sideWords = [
  { words: { ...askedInEnglish, ...remarkedInEnglish }, frame: englishFrame },
  { words: { ...askedInFrench, ...remarkedInFrench }, frame: frenchFrame },
];

export { parts } from './parts.ts';
