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

/** The language somebody asks for; the other one where none is named. */
export function languageAskedFor(text: string, current: Language): Language {
  const folded = fold(text);
  if (/\b(?:french|francais)\b/.test(folded)) return 'fr';
  return /\b(?:english|anglais)\b/.test(folded) ? 'en' : other[current];
}
