import { leadingEnglish } from './leading-en.ts';
import { leadingFrench } from './leading-fr.ts';
import { ownEnglish, ownFrench } from './personas.ts';
import { respondingEnglish } from './responding-en.ts';
import { respondingFrench } from './responding-fr.ts';

/** What an interviewer says, plain data. */
export const phraseWords = {
  en: { ...leadingEnglish, ...respondingEnglish },
  fr: { ...leadingFrench, ...respondingFrench },
};

/** What each persona says in other words. */
export const ownWords = { en: ownEnglish, fr: ownFrench };
