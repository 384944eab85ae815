import type { InterviewLanguage } from '@greenshoe/shared-types';
import type { Line } from './call-view.ts';

/** What the candidate is asked, and what the interviewer says around it. */
export interface CurrentQuestion {
  readonly before: string;
  readonly question: string;
  /** Said since, without an answer in between: an encouragement, a word about the time. */
  readonly after: string;
}

const SHORTEST = 20; // "Why?" alone does not say what is asked

/** Where the question begins: with the last questions asked, or else with the last real sentence. */
function beginOfQuestion(sentences: readonly string[]): number {
  const isQuestion = (at: number) => sentences[at]?.endsWith('?') === true;
  const last = sentences.length - 1;
  let begin = !isQuestion(last) && isQuestion(last - 1) ? last - 1 : last;
  while (begin > 0 && (isQuestion(begin - 1) || sentences.slice(begin).join(' ').length < SHORTEST))
    begin--;
  return Math.max(0, begin);
}

/** The question on the table, set apart from the words that lead to it. */
export function currentQuestion(
  lines: readonly Line[],
  language: InterviewLanguage,
): CurrentQuestion {
  const isSaid = ({ role }: Line) => role === 'assistant';
  const latest = lines.findLastIndex(isSaid);
  const answered = lines.slice(0, latest + 1).findLastIndex((line) => !isSaid(line));
  const [asked, ...after] = lines.slice(answered + 1, latest + 1);
  const segmenter = new Intl.Segmenter(language, { granularity: 'sentence' });
  const sentences = [...segmenter.segment(asked ? asked.sentences.join(' ') : '')].map(
    ({ segment }) => segment.trim(),
  );
  const begin = beginOfQuestion(sentences);
  return {
    before: sentences.slice(0, begin).join(' '),
    question: sentences.slice(begin).join(' '),
    after: after.at(-1)?.sentences.join(' ') ?? '',
  };
}
