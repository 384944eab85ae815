import type { Delivery } from '@greenshoe/shared-types';
import type { Language } from '../localised.ts';
import { fold, wordsOf } from '../text/fold.ts';
import type { EngineTurn } from '../turns.ts';

// Words that only fill: those that can also carry meaning are left out.
const fillers: Readonly<Record<Language, readonly string[]>> = {
  en: ['um', 'uh', 'er', 'erm', 'hmm', 'you know', 'sort of', 'kind of', 'basically', 'literally'],
  fr: ['euh', 'heu', 'hum', 'bah', 'ben', 'hein', 'du coup', 'en fait', 'genre', 'tu vois'],
};

const textOf = (turns: readonly EngineTurn[], role: EngineTurn['role']): string[] =>
  turns.filter((turn) => turn.role === role).map(({ text }) => text);

const countWords = (texts: readonly string[]): number =>
  texts.reduce((sum, text) => sum + wordsOf(text).length, 0);

/** How it was said, counted in words. Reported beside the marks and never part of them. */
export function deliveryOf(turns: readonly EngineTurn[], language: Language): Delivery {
  const answers = textOf(turns, 'candidate').filter((text) => wordsOf(text).length > 0);
  const words = countWords(answers);
  const asked = countWords(textOf(turns, 'interviewer'));
  const spoken = ` ${answers.map(fold).join(' ')} `;
  return {
    words,
    answers: answers.length,
    fillers: fillers[language]
      .map((word) => ({ word, count: spoken.split(` ${fold(word)} `).length - 1 }))
      .filter(({ count }) => count > 0),
    talkShare: words + asked === 0 ? null : Math.round((words / (words + asked)) * 100) / 100,
    wordsPerMinute: null, // turns carry no duration yet
  };
}
