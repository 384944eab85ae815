import type { Language } from '../localised.ts';
import type { InterviewPlan } from '../planning/plan.ts';
import { fold } from '../text/fold.ts';
import type { EngineTurn } from '../turns.ts';

/** There and back; after that the interview stays as it is. */
const MOST_SWITCHES = 2;

const other: Readonly<Record<Language, Language>> = { en: 'fr', fr: 'en' };

type Acted = Pick<EngineTurn, 'role' | 'act'>;

const switches = (turns: readonly Acted[]): number =>
  turns.filter(({ role, act }) => role === 'interviewer' && act === 'switch_language').length;

/** The language the interviewer speaks after these turns: each announced switch changes it. */
export const languageAfter = (plan: InterviewPlan, turns: readonly Acted[]): Language =>
  switches(turns) % 2 === 0 ? plan.language : other[plan.language];

/** Whether another switch is granted. */
export const maySwitch = (turns: readonly Acted[]): boolean => switches(turns) < MOST_SWITCHES;

const NAMES: readonly (readonly [Language, string])[] = [
  ['fr', '(?:french|francais)'],
  ['en', '(?:english|anglais)'],
];

/** The language somebody asks to go on in, else the one that is named; the other one where none is. */
export function languageAskedFor(text: string, current: Language): Language {
  const folded = fold(text);
  // "In English, please: my French is tired."
  const into = NAMES.find(([, name]) =>
    new RegExp(`\\b(?:in|into|to|speak|en|a l|au|parler) ${name}\\b`).test(folded),
  );
  const named = NAMES.find(([, name]) => new RegExp(`\\b${name}\\b`).test(folded));
  return (into ?? named)?.[0] ?? other[current];
}
