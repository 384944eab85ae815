import type { InterviewTopic } from '@greenshoe/shared-types';
import type { Seed } from '../content/types.ts';
import { asksForStory } from '../marking/story.ts';
import {
  type Blueprint,
  CANDIDATE_QUESTIONS_MS,
  isCase,
  LAST_FOLLOW_UP_MS,
  LAST_QUESTION_MS,
} from './blueprint.ts';
import { isRecent, poolOf, type Preferences, ranked, wholeTopic } from './choose-seeds.ts';
import { chooseAcrossTopics, chooseWithin, spareTechnical } from './choose-technical.ts';
import { neighbouringTopics } from './neighbouring-topics.ts';
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
const OF_A_VIEW = 2;
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

/** Cases of the chosen kind, or of both. A deal to talk about stands in where every case was asked lately. */
function chooseCases(topic: InterviewTopic | null, preferences: Preferences): Seed[] {
  if (topic) return wholeTopic(topic, preferences);
  const pool = CASES.flatMap((each) => poolOf(each, preferences.difficulty));
  const cases = ranked(pool, preferences);
  const deals = ranked(poolOf('market', preferences.difficulty), preferences);
  return cases.every((seed) => isRecent(preferences, seed)) ? [...deals, ...cases] : cases;
}

/** Follow-ups a question gets at most: the figures may be asked for besides, and a story goes further than a view. */
export function followUpsFor({ seed, block, isSpare }: Slot, blueprint: Blueprint): number {
  const { followUps } = isSpare && block === 'case' ? blueprint.technical : blueprint[block];
  if (block === 'fit') return asksForStory(seed.must) ? followUps : Math.min(followUps, OF_A_VIEW);
  return followUps + (seed.numeric ? 1 : 0);
}

/** How long a candidate who answers well and in twenty-five seconds stays with a question and its one follow-up. */
const quickMs = ({ numeric }: Seed): number => (numeric?.ask ? 3 : 2) * QUICK_EXCHANGE_MS;

const chooseTechnical = (
  topic: InterviewTopic | null,
  { technical: { questions }, topics }: Blueprint,
  preferences: Preferences,
): Seed[] =>
  topic ? chooseWithin(topic, preferences) : chooseAcrossTopics({ questions, topics }, preferences);

/** Spare questions in the order in which a quick candidate gets them: of the chosen topic, as long as it has any. */
function spareSeeds(topic: InterviewTopic | null, preferences: Preferences): Seed[] {
  if (topic === 'behavioural') {
    return [...chooseFit(preferences), ...wholeTopic(topic, preferences)];
  }
  if (isCase(topic)) return chooseCases(topic, preferences);
  const technical = spareTechnical(topic, preferences);
  return topic ? technical : [...technical, ...chooseCases(null, preferences)];
}

/** What is asked beyond the chosen topic, of somebody who is through with it before the time is. */
function seedsBeyond(topic: InterviewTopic | null, preferences: Preferences): Seed[] {
  const topics = topic ? neighbouringTopics[topic] : [];
  return topics.flatMap((each) => ranked(poolOf(each, preferences.difficulty), preferences));
}

/** Whether two questions have the candidate do the same sum. */
const isSameSum = (a: Seed, b: Seed): boolean =>
  a.numeric !== undefined && a.numeric.generator === b.numeric?.generator;

/** Collects questions in the order in which they are asked, none of them and no sum twice. */
function createQueue(blueprint: Blueprint) {
  const slots: Slot[] = [];
  let quickEndMs = OPENING_MS;
  const isTaken = (seed: Seed) =>
    slots.some((slot) => slot.seed === seed || isSameSum(slot.seed, seed));
  const add = (slot: Slot) => {
    slots.push(slot);
    quickEndMs += quickMs(slot.seed);
  };
  const until = (endsMs: number) => ({
    latestStartMs: Math.min(LAST_QUESTION_MS, endsMs - SHORTEST_QUESTION_MS),
    latestFollowUpMs: Math.min(LAST_FOLLOW_UP_MS, endsMs),
  });
  return {
    slots,
    ask(pool: readonly Seed[], block: Block) {
      const times = until(blueprint[block].endsMs);
      let left = blueprint[block].questions;
      for (const seed of pool) {
        if (left === 0) return;
        if (isTaken(seed)) continue;
        add({ seed, block, isSpare: false, ...times });
        left -= 1;
      }
    },
    /** Adds spare questions until even a quick candidate is busy up to the given moment. */
    fill(pool: readonly Seed[], untilMs: number) {
      for (const seed of pool) {
        if (quickEndMs >= untilMs) return;
        if (!isTaken(seed)) add({ seed, block: blockOf(seed), isSpare: true, ...until(untilMs) });
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
  queue.fill(seedsBeyond(topic, preferences), CANDIDATE_QUESTIONS_MS);
  return queue.slots;
}
