import type { InterviewTopic } from '@greenshoe/shared-types';

/** Where an interviewer goes on who has asked all of a topic, the nearest first. */
export const neighbouringTopics: Readonly<Record<InterviewTopic, readonly InterviewTopic[]>> = {
  accounting: ['ev_equity', 'dcf'],
  ev_equity: ['valuation', 'accounting', 'dcf'],
  valuation: ['ev_equity', 'dcf'],
  dcf: ['valuation', 'ev_equity'],
  lbo: ['dcf', 'restructuring', 'valuation'],
  merger_model: ['deal_process', 'valuation'],
  deal_process: ['merger_model', 'market', 'valuation'],
  restructuring: ['lbo', 'accounting', 'valuation'],
  market: ['deal_process', 'valuation', 'merger_model'],
  behavioural: ['market', 'deal_process'],
  case_hypothetical: ['merger_model', 'deal_process', 'valuation'],
  case_real: ['market', 'deal_process', 'merger_model'],
};
