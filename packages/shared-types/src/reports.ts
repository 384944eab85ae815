import { z } from 'zod';

export const conceptVerdicts = ['correct', 'partial', 'wrong', 'absent'] as const;
export const numericVerdicts = ['right', 'trap', 'slip', 'absent'] as const;
export const reportDimensions = [
  'technical',
  'numerical',
  'structure',
  'commercial',
  'motivation',
] as const;

const scoreSchema = z.number().min(1).max(5);

/** One concept of the marking scheme, and the words of the candidate it was found in. */
export const conceptResultSchema = z
  .object({
    id: z.string(),
    label: z.string(),
    verdict: z.enum(conceptVerdicts),
    weight: z.enum(['must', 'bonus']),
    quote: z.string().nullable(),
  })
  .meta({ id: 'ConceptResult' });

export const numericResultSchema = z
  .object({
    verdict: z.enum(numericVerdicts),
    expected: z.string().describe('The right value as one would say it, units included.'),
    given: z.string().nullable(),
    trap: z.string().nullable().describe('The mistake, named, when the value betrays one.'),
  })
  .meta({ id: 'NumericResult' });

export const feedbackKinds = ['keep', 'wrong', 'figure', 'missing', 'vague'] as const;

/** One thing to keep or to mend: what was said, what is to say of it, the correct line, what to try. */
export const feedbackLineSchema = z
  .object({
    kind: z.enum(feedbackKinds),
    quote: z.string().nullable().describe('The words of the candidate it is about.'),
    atMs: z.int().nonnegative().nullable().describe('When they were said, from the start.'),
    finding: z.string(),
    correction: z.string().nullable().describe('The correct line.'),
    tryNext: z.string().nullable(),
  })
  .meta({ id: 'FeedbackLine' });

/** The same, out of the question it belongs to. */
export const feedbackPointSchema = feedbackLineSchema
  .extend({ questionId: z.string(), question: z.string() })
  .meta({ id: 'FeedbackPoint' });

export const questionResultSchema = z
  .object({
    questionId: z.string(),
    topic: z.string(),
    question: z.string().describe('As it was asked, numbers filled in.'),
    score: scoreSchema.nullable().describe('1 to 5; null when there is too little to assess.'),
    rung: z.int().min(0).max(4),
    hints: z.int().nonnegative(),
    concepts: z.array(conceptResultSchema),
    numeric: numericResultSchema.nullable(),
    feedback: z.array(feedbackLineSchema).max(3),
    modelAnswer: z
      .array(z.object({ text: z.string(), isGap: z.boolean() }))
      .describe('A strong answer, sentence by sentence; gaps are what the candidate did not say.'),
    judgedBy: z
      .enum(['code', 'model'])
      .describe('Whether a language model had a say in the concepts. Figures are always code.'),
  })
  .meta({ id: 'QuestionResult' });

export const dimensionResultSchema = z
  .object({
    id: z.enum(reportDimensions),
    score: scoreSchema.nullable(),
    anchor: z.string().nullable().describe('What an answer of this level looks like.'),
    evidence: z.array(z.string()),
  })
  .meta({ id: 'DimensionResult' });

/** How it was said. Reported apart; never part of a score. */
export const deliverySchema = z
  .object({
    words: z.int().nonnegative(),
    answers: z.int().nonnegative(),
    fillers: z.array(z.object({ word: z.string(), count: z.int().positive() })),
    talkShare: z.number().min(0).max(1).nullable(),
    wordsPerMinute: z.number().nonnegative().nullable().describe('Spoken answers only.'),
    pauseSeconds: z
      .number()
      .nonnegative()
      .nullable()
      .describe('Median silence before an answer begins; spoken answers only.'),
    length: z
      .object({
        words: z.number().nonnegative().describe('Median of the first answers to a question.'),
        from: z.int().positive(),
        to: z.int().positive(),
      })
      .nullable()
      .describe('How long answers were beside what the level asks for, in words.'),
  })
  .meta({ id: 'Delivery' });

export const reportSchema = z
  .object({
    engineVersion: z.string(),
    language: z.enum(['en', 'fr']),
    overallScore: scoreSchema.nullable(),
    summary: z.string(),
    keep: feedbackPointSchema.nullable().describe('The one thing to keep doing.'),
    priorities: z.array(feedbackPointSchema).max(2).describe('What to work on first.'),
    dimensions: z.array(dimensionResultSchema),
    questions: z.array(questionResultSchema),
    delivery: deliverySchema,
  })
  .meta({ id: 'Report' });

export type ConceptResult = z.infer<typeof conceptResultSchema>;
export type NumericResult = z.infer<typeof numericResultSchema>;
export type QuestionResult = z.infer<typeof questionResultSchema>;
export type FeedbackKind = (typeof feedbackKinds)[number];
export type FeedbackLine = z.infer<typeof feedbackLineSchema>;
export type FeedbackPoint = z.infer<typeof feedbackPointSchema>;
export type DimensionResult = z.infer<typeof dimensionResultSchema>;
export type Delivery = z.infer<typeof deliverySchema>;
export type Report = z.infer<typeof reportSchema>;
