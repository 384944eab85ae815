import type { InterviewTopic } from '@greenshoe/shared-types';
import type { Seed } from '../content/types.ts';
import {
  type Blueprint,
  CANDIDATE_QUESTIONS_MS,
  isCase,
  LAST_FOLLOW_UP_MS,
  LAST_QUESTION_MS,
} from './blueprint.ts';
import { isRecent, poolOf, type Preferences, ranked } from './choose-seeds.ts';
import { chooseAcrossTopics, chooseWithin, spareTechnical } from './choose-technical.ts';
import type { Block } from './plan.ts';

/** A question and its place in the interview. */
export interface Slot {
  readonly seed: Seed;
  readonly block: Block;
  readonly isSpare: boolean;
  readonly latestStartMs: number;
  readonly latestFollowUpMs: number;
}

const OPENING_MS = 20_000;
const QUICK_EXCHANGE_MS = 32_000; // a question, and an answer of twenty-five seconds
const SHORTEST_QUESTION_MS = 90_000;
const MOTIVATION: ReadonlySet<string> = new Set(['J1', 'J2', 'J3', 'J9']);
const BESIDES_BEHAVIOUR: readonly InterviewTopic[] = ['market', 'case_real', 'deal_process'];
const CASES: readonly InterviewTopic[] = ['case_hypothetical', 'case_real'];

const blockOf = ({ topic }: Seed): Block =>
  topic === 'behavioural' ? 'fit' : isCase(topic) ? 'case' : 'technical';

/** Begins with the CV, then with what brings the candidate here. */
function chooseFit(preferences: Preferences): Seed[] {
  const pool = ranked(poolOf('behavioural', preferences.difficulty), preferences);
  const opener = pool.find((seed) => seed.id === 'J1' && !isRecent(preferences, seed));
  const motivation = pool.find(
    (seed) => seed !== opener && MOTIVATION.has(seed.id) && !isRecent(preferences, seed),
  );
  const first = [opener, motivation].filter((seed) => seed !== undefined);
  return [...first, ...pool.filter((seed) => !first.includes(seed))];
}

/** Cases, the wanted kind first. A deal to talk about stands in where every case was asked lately. */
function chooseCases(topic: InterviewTopic | null, preferences: Preferences): Seed[] {
  const wanted = topic ? poolOf(topic, preferences.difficulty) : [];
  const pool = CASES.flatMap((each) => poolOf(each, preferences.difficulty));
  const rest = ranked(
    pool.filter((seed) => !wanted.includes(seed)),
    preferences,
  );
  const all = [...ranked(wanted, preferences), ...rest];
  const deals = ranked(poolOf('market', preferences.difficulty), preferences);
  const isSpent = all.every((seed) => isRecent(preferences, seed));
  return isSpent && !topic ? [...deals, ...all] : all;
}

/** How long a candidate who answers in twenty-five seconds stays with a question. */
const quickMs = (seed: Seed, followUps: number): number => {
  const available = seed.followUps.length + (seed.numeric?.ask ? 1 : 0);
  return (1 + Math.min(followUps, available)) * QUICK_EXCHANGE_MS;
};

const chooseTechnical = (
  topic: InterviewTopic | null,
  { technical: { questions }, topics }: Blueprint,
  preferences: Preferences,
): Seed[] =>
  topic ? chooseWithin(topic, preferences) : chooseAcrossTopics({ questions, topics }, preferences);

/** Spare questions in the order in which a quick candidate gets them. */
function spareSeeds(topic: InterviewTopic | null, preferences: Preferences): Seed[] {
  const besides = BESIDES_BEHAVIOUR.flatMap((each) =>
    ranked(poolOf(each, preferences.difficulty), preferences),
  );
  if (topic === 'behavioural') return [...chooseFit(preferences), ...besides];
  const cases = chooseCases(isCase(topic) ? topic : null, preferences);
  if (isCase(topic)) return [...cases, ...spareTechnical(null, preferences)];
  const technical = spareTechnical(topic, preferences);
  return topic ? technical : [...technical, ...cases];
}

/** Collects questions in the order in which they are asked, none of them twice. */
function createQueue(blueprint: Blueprint) {
  const slots: Slot[] = [];
  let quickEndMs = OPENING_MS;
  const add = (slot: Slot) => {
    slots.push(slot);
    quickEndMs += quickMs(slot.seed, blueprint[slot.block].followUps);
  };
  const unused = (pool: readonly Seed[]) =>
    [...new Set(pool)].filter((seed) => !slots.some((slot) => slot.seed === seed));
  const until = (endsMs: number) => ({
    latestStartMs: Math.min(LAST_QUESTION_MS, endsMs - SHORTEST_QUESTION_MS),
    latestFollowUpMs: Math.min(LAST_FOLLOW_UP_MS, endsMs),
  });
  return {
    slots,
    ask(pool: readonly Seed[], block: Block) {
      const times = until(blueprint[block].endsMs);
      for (const seed of unused(pool).slice(0, blueprint[block].questions)) {
        add({ seed, block, isSpare: false, ...times });
      }
    },
    /** Adds spare questions until even a quick candidate is busy up to the given moment. */
    fill(pool: readonly Seed[], untilMs: number) {
      for (const seed of unused(pool)) {
        if (quickEndMs >= untilMs) return;
        add({ seed, block: blockOf(seed), isSpare: true, ...until(untilMs) });
      }
    },
  };
}

/** The questions of an interview in the order in which they are asked, spare ones included. */
export function chooseQuestions(
  topic: InterviewTopic | null,
  blueprint: Blueprint,
  preferences: Preferences,
): readonly Slot[] {
  const queue = createQueue(blueprint);
  queue.ask(chooseFit(preferences), 'fit');
  if (blueprint.technical.questions > 0) {
    queue.ask(chooseTechnical(topic, blueprint, preferences), 'technical');
    queue.fill(spareTechnical(topic, preferences), blueprint.technical.endsMs);
  }
  queue.ask(chooseCases(isCase(topic) ? topic : null, preferences), 'case');
  queue.fill(spareSeeds(topic, preferences), CANDIDATE_QUESTIONS_MS);
  return queue.slots;
}
