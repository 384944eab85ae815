import { leadingEnglish } from './leading-en.ts';
import { leadingFrench } from './leading-fr.ts';
import { respondingEnglish } from './responding-en.ts';
import { respondingFrench } from './responding-fr.ts';

/** What an interviewer says, plain data. */
export const phraseWords = {
  en: { ...leadingEnglish, ...respondingEnglish },
  fr: { ...leadingFrench, ...respondingFrench },
};

export { personaWords } from './personas.ts';
