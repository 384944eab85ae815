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
    feedback: z.array(z.string()),
    keyPoints: z.string(),
  })
  .meta({ id: 'QuestionResult' });

export const dimensionResultSchema = z
  .object({
    id: z.enum(reportDimensions),
    score: scoreSchema.nullable(),
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
  })
  .meta({ id: 'Delivery' });

export const reportSchema = z
  .object({
    engineVersion: z.string(),
    language: z.enum(['en', 'fr']),
    overallScore: scoreSchema.nullable(),
    summary: z.string(),
    strengths: z.array(z.string()),
    improvements: z.array(z.string()),
    dimensions: z.array(dimensionResultSchema),
    questions: z.array(questionResultSchema),
    delivery: deliverySchema,
  })
  .meta({ id: 'Report' });

export type ConceptResult = z.infer<typeof conceptResultSchema>;
export type NumericResult = z.infer<typeof numericResultSchema>;
export type QuestionResult = z.infer<typeof questionResultSchema>;
export type DimensionResult = z.infer<typeof dimensionResultSchema>;
export type Delivery = z.infer<typeof deliverySchema>;
export type Report = z.infer<typeof reportSchema>;
