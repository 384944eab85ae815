import type {
  Delivery,
  FeedbackLine,
  HistoryItem,
  Interview,
  QuestionResult,
  Report,
} from '@greenshoe/shared-types';

export const interviewId = '7d9f2a44-5a54-4c79-9c0f-6d5c2b7e8a10';

export const historyItem = (changes: Partial<HistoryItem> = {}): HistoryItem => ({
  id: interviewId,
  createdAt: '2026-11-18T09:30:00.000Z',
  settings: { topic: 'dcf', difficulty: 'analyst', language: 'en' },
  scenarioTitle: 'Analyst: discounted cash flow',
  state: 'marked',
  durationSeconds: 1_694,
  overallScore: 3.4,
  ...changes,
});

const bridge: FeedbackLine = {
  kind: 'wrong',
  quote: 'and I add that on top',
  atMs: 65_000,
  finding: 'This is wrong on net debt.',
  correction: 'Equity is enterprise value less net debt.',
  tryNext: 'Say the bridge aloud, lenders first.',
};

const question: QuestionResult = {
  questionId: 'ev-1',
  topic: 'ev_equity',
  question: 'What is the equity worth?',
  score: 2.3,
  rung: 1,
  hints: 0,
  concepts: [
    {
      id: 'bridge',
      label: 'Deducts net debt',
      verdict: 'wrong',
      weight: 'must',
      quote: 'and I add that on top',
    },
  ],
  numeric: {
    verdict: 'trap',
    expected: '€840 million',
    given: '€1,080 million',
    trap: 'net debt was added',
  },
  feedback: [bridge],
  modelAnswer: [
    { text: 'Start from enterprise value.', isGap: false },
    { text: 'Lenders are paid first.', isGap: true },
  ],
  judgedBy: 'code',
};

const about = { questionId: question.questionId, question: question.question };

export const report: Report = {
  engineVersion: 'test',
  language: 'en',
  overallScore: 3.4,
  summary: 'The mechanics are there.',
  keep: {
    ...about,
    kind: 'keep',
    quote: 'I start from what the business is worth',
    atMs: 61_000,
    finding: 'You said what you start from.',
    correction: null,
    tryNext: 'Open every answer like this.',
  },
  priorities: [{ ...about, ...bridge }],
  dimensions: [{ id: 'commercial', score: null, anchor: null, evidence: [] }],
  questions: [question],
  delivery: {
    words: 120,
    answers: 3,
    fillers: [{ word: 'um', count: 4 }],
    talkShare: 0.7,
    wordsPerMinute: null,
    pauseSeconds: null,
    length: null,
  },
};

/** The report with its one question, or its delivery, otherwise. */
export const reportWith = (
  changes: Partial<Omit<Report, 'delivery'>> & {
    readonly delivery?: Partial<Delivery>;
    readonly asked?: Partial<QuestionResult>;
  },
): Report => {
  const { delivery, asked, ...rest } = changes;
  return {
    ...report,
    questions: [{ ...question, ...asked }],
    ...rest,
    delivery: { ...report.delivery, ...delivery },
  };
};

export const interview = (changes: Partial<Interview> = {}): Interview => ({
  ...historyItem(),
  assistantId: 'assistant-1',
  startedAt: '2026-11-18T09:31:00.000Z',
  endedAt: '2026-11-18T09:59:14.000Z',
  endReason: 'customer-ended-call',
  turns: [
    {
      seq: 0,
      role: 'candidate',
      text: 'Nine sixty plus one twenty.',
      source: 'typed',
      questionId: 'ev-1',
      rung: 0,
      startedMs: 65_000,
    },
  ],
  report,
  ...changes,
});
