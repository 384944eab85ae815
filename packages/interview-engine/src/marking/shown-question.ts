import type { Exchange } from './exchanges.ts';
import type { Wording } from './wording/wording.ts';

/** A question as a report shows it: with the figures given for it, which its answer follows from. */
export function shownQuestion({ question, numbersAsked }: Exchange, wording: Wording): string {
  const figures = question.followUps.flatMap(({ step, text }) => (step === 'figures' ? text : []));
  const lines = numbersAsked ? figures : figures.map(wording.notReached);
  return [question.text, ...lines].join('\n');
}
