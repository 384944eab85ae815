import type { InterviewDifficulty, InterviewTopic } from '@greenshoe/shared-types';

type Weights = Readonly<Partial<Record<InterviewTopic, number>>>;

/** Share of the technical questions each topic takes when the candidate chose none, in percent. */
export const topicWeights: Readonly<Record<InterviewDifficulty, Weights>> = {
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

export const weighedTopics = (difficulty: InterviewDifficulty): InterviewTopic[] =>
  Object.keys(topicWeights[difficulty]) as InterviewTopic[];

export const weightOf = (topic: InterviewTopic, difficulty: InterviewDifficulty): number =>
  topicWeights[difficulty][topic] ?? 0;
