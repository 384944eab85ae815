import type { InterviewDifficulty, InterviewTopic } from '@greenshoe/shared-types';
import type { Block } from './plan.ts';

const MINUTE_MS = 60_000;

/** The last moments at which the candidate is invited to ask, and at which the line is closed. */
export const CANDIDATE_QUESTIONS_MS = 26 * MINUTE_MS;
export const CLOSE_MS = 28.5 * MINUTE_MS;

interface BlockPlan {
  readonly endsMs: number;
  readonly questions: number;
  /** How many of them fill the time at a usual pace; the others wait for a quick candidate. */
  readonly usual: number;
}

export type Blueprint = Readonly<Record<Block, BlockPlan>>;

const block = (endsMinute: number, questions: number, usual = questions): BlockPlan => ({
  endsMs: endsMinute * MINUTE_MS,
  questions,
  usual,
});

const mixed: Readonly<Record<InterviewDifficulty, Blueprint>> = {
  intern: { fit: block(10, 3), technical: block(22, 8, 4), case: block(26, 1) },
  analyst: { fit: block(8, 3), technical: block(21, 8, 4), case: block(26, 1) },
  associate: { fit: block(8, 3), technical: block(18, 8, 3), case: block(26, 2, 1) },
};

const behavioural: Blueprint = {
  fit: block(26, 7, 5),
  technical: block(26, 0),
  case: block(26, 0),
};

const caseStudy: Blueprint = { fit: block(6, 2), technical: block(6, 0), case: block(26, 2, 1) };

/** How an interview on a topic divides its thirty minutes. */
export function blueprintOf(
  topic: InterviewTopic | null,
  difficulty: InterviewDifficulty,
): Blueprint {
  if (topic === 'behavioural') return behavioural;
  if (topic === 'case_hypothetical' || topic === 'case_real') return caseStudy;
  return mixed[difficulty];
}

/** Share of the technical time each topic takes when the candidate chose none, in percent. */
export const topicWeights: Readonly<
  Record<InterviewDifficulty, Readonly<Partial<Record<InterviewTopic, number>>>>
> = {
  intern: {
    accounting: 25,
    ev_equity: 15,
    valuation: 15,
    dcf: 20,
    lbo: 5,
    merger_model: 10,
    deal_process: 5,
    market: 5,
  },
  analyst: {
    accounting: 15,
    ev_equity: 10,
    valuation: 15,
    dcf: 20,
    lbo: 15,
    merger_model: 15,
    deal_process: 5,
    restructuring: 2,
    market: 3,
  },
  associate: {
    accounting: 10,
    ev_equity: 5,
    valuation: 10,
    dcf: 15,
    lbo: 15,
    merger_model: 20,
    deal_process: 10,
    restructuring: 10,
    market: 5,
  },
};
