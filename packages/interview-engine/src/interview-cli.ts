import { performance } from 'node:perf_hooks';
import { argv, exit, stderr, stdin, stdout } from 'node:process';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import type { FeedbackLine, FeedbackPoint, Report } from '@greenshoe/shared-types';
import { next } from './interviewer/next.ts';
import type { Language } from './localised.ts';
import { mark } from './marking/mark.ts';
import { DEFAULT_PERSONA, personaIds } from './planning/persona.ts';
import type { InterviewPlan } from './planning/plan.ts';
import { planInterview } from './planning/plan-interview.ts';
import { listOptions } from './planning/scenarios.ts';
import type { EngineTurn } from './turns.ts';

const BAD_OPTION = 2;
const { topics, difficulties, languages } = listOptions();

class BadOption extends Error {}

const describe = (name: string, values: readonly string[]): string =>
  `  --${name.padEnd(11)} ${values.join(', ')}`;

const help = [
  'Plays an interview here. Answer line by line; an empty line is silence; end the input to stop.',
  describe('topic', ['any (default)', ...topics]),
  describe('difficulty', difficulties),
  describe('lang', languages),
  describe('persona', personaIds),
  describe('mode', ['exam', 'study']),
  describe('seed', ['a whole number: the same one plays the same interview']),
].join('\n');

/** One of the allowed values, or a sentence on what is allowed. */
function pick<T extends string>(name: string, value: string, allowed: readonly T[]): T {
  const found = allowed.find((each) => each === value);
  if (found !== undefined) return found;
  throw new BadOption(`--${name} must be one of: ${allowed.join(', ')} (not "${value}").`);
}

function seedFrom(value: string | undefined): number {
  if (value === undefined) return Date.now() % 2 ** 31;
  if (/^\d{1,15}$/.test(value)) return Number(value);
  throw new BadOption(`--seed must be a whole number (not "${value}").`);
}

function readOptions() {
  const text = { type: 'string' } as const;
  try {
    return parseArgs({
      args: argv.slice(2).filter((argument) => argument !== '--'),
      options: {
        topic: text,
        difficulty: text,
        lang: text,
        persona: text,
        mode: text,
        seed: text,
        help: { type: 'boolean' },
      },
    }).values;
  } catch (error) {
    throw new BadOption(error instanceof Error ? error.message : String(error));
  }
}

function planFrom(options: ReturnType<typeof readOptions>): InterviewPlan {
  const language = pick('lang', options.lang ?? 'en', languages);
  const topic = pick('topic', options.topic ?? 'any', ['any', ...topics]);
  const difficulty = pick('difficulty', options.difficulty ?? 'analyst', difficulties);
  const planning = planInterview({
    settings: { topic: topic === 'any' ? '' : topic, difficulty, language },
    seed: seedFrom(options.seed),
    recentQuestionIds: [],
    mode: pick('mode', options.mode ?? 'exam', ['exam', 'study']),
    persona: pick('persona', options.persona ?? DEFAULT_PERSONA, personaIds),
  });
  if (planning.kind === 'planned') return planning.plan;
  throw new BadOption(`There is no scenario for ${topic} at the level of ${difficulty}.`);
}

const write = (line: string): boolean => stdout.write(`${line}\n`);

/** Talks until the interviewer closes or the input ends. */
async function interview(plan: InterviewPlan): Promise<EngineTurn[]> {
  const turns: EngineTurn[] = [];
  const started = performance.now();
  const elapsed = () => Math.round(performance.now() - started);
  const speak = (): boolean => {
    const { say: text, questionId, rung, act, end } = next(plan, turns, { elapsedMs: elapsed() });
    turns.push({
      role: 'interviewer',
      text,
      questionId,
      rung,
      act,
      startedMs: elapsed(),
      source: null,
    });
    write(`\n> ${text}`);
    return end;
  };
  speak();
  for await (const text of createInterface({ input: stdin })) {
    const { questionId = null, rung = null } = turns.at(-1) ?? {};
    const said = { role: 'candidate', text, act: null, source: 'typed' } as const;
    turns.push({ ...said, questionId, rung, startedMs: elapsed() });
    if (speak()) break;
  }
  return turns;
}

const words: Readonly<Record<Language, { readonly [K in 'none' | 'keep' | 'first']: string }>> = {
  en: { none: 'not assessed', keep: 'Keep', first: 'Work on first' },
  fr: { none: 'non évalué', keep: 'À garder', first: 'À travailler d’abord' },
};

const quoted: Readonly<Record<Language, (quote: string) => string>> = {
  en: (quote) => `“${quote}”`,
  fr: (quote) => `« ${quote} »`,
};

/** Minutes and seconds since the start. */
const timeOf = (ms: number): string => new Date(ms).toISOString().slice(14, 19);

const linesOf = (
  { quote, atMs, finding, correction, tryNext }: FeedbackLine,
  language: Language,
): string[] =>
  [
    quote && `${atMs === null ? '' : `${timeOf(atMs)} `}${quoted[language](quote)}`,
    finding,
    correction,
    tryNext && `→ ${tryNext}`,
  ].flatMap((line) => (line ? [`    ${line}`] : []));

function writeReport({
  language,
  overallScore,
  summary,
  keep,
  priorities,
  questions,
}: Report): void {
  const { none, keep: toKeep, first } = words[language];
  const scoreOf = (score: number | null) => (score === null ? none : `${score.toFixed(1)} / 5`);
  const point = (title: string, { question, ...line }: FeedbackPoint) =>
    [`\n${title}: ${question}`, ...linesOf(line, language)].forEach(write);
  write(`\n${'='.repeat(60)}\n${scoreOf(overallScore)}\n${summary}`);
  if (keep) point(toKeep, keep);
  for (const priority of priorities) point(first, priority);
  for (const { question, score, feedback } of questions) {
    const lines = feedback.flatMap((line) => linesOf(line, language));
    [`\n[${scoreOf(score)}] ${question}`, ...lines].forEach(write);
  }
}

try {
  const options = readOptions();
  if (options.help) {
    write(help);
  } else {
    const plan = planFrom(options);
    write(`${plan.scenarioTitle} (${plan.persona}, ${plan.mode}, --seed ${plan.seed})`);
    writeReport(mark(plan, await interview(plan)));
  }
} catch (error) {
  if (!(error instanceof BadOption)) throw error;
  stderr.write(`${error.message}\n\n${help}\n`);
  exit(BAD_OPTION);
}
