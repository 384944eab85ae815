import type { InterviewTopic } from '@greenshoe/shared-types';
import type { Seed } from '../content/types.ts';
import { shuffled } from '../random.ts';
import {
  dueIn,
  isRecent,
  poolOf,
  type Preferences,
  ranked,
  rankedByWeight,
  wholeTopic,
} from './choose-seeds.ts';
import { weighedTopics, weightOf } from './topic-weights.ts';

/** Topics drawn so that, over many interviews, each comes up exactly as often as it weighs. */
function drawTopics(count: number, preferences: Preferences): InterviewTopic[] {
  const { difficulty, random } = preferences;
  const hasFresh = (topic: InterviewTopic) =>
    poolOf(topic, difficulty).some((seed) => !isRecent(preferences, seed));
  const all = weighedTopics(difficulty);
  const fresh = all.filter(hasFresh);
  const order = shuffled(fresh.length >= count ? fresh : all, random);
  const step = order.reduce((sum, topic) => sum + weightOf(topic, difficulty), 0) / count;
  const drawn: InterviewTopic[] = [];
  let reached = 0;
  let mark = random() * step;
  for (const topic of order) {
    reached += weightOf(topic, difficulty);
    if (mark < reached) {
      drawn.push(topic);
      mark += step;
    }
  }
  const left = order.filter((topic) => !drawn.includes(topic));
  return [...drawn, ...left].slice(0, count);
}

const isNumeric = ({ numeric }: Seed): boolean => numeric !== undefined;

/** Puts a calculation among the questions where there is none. */
function withNumber(core: readonly Seed[], preferences: Preferences): Seed[] {
  if (core.some(isNumeric)) return [...core];
  for (const [index, replaced] of [...core.entries()].toReversed()) {
    if (dueIn(preferences, replaced) > 0) continue;
    const pool = poolOf(replaced.topic, preferences.difficulty).filter(
      (seed) => isNumeric(seed) && !isRecent(preferences, seed),
    );
    const [number] = ranked(pool, preferences);
    if (number) return core.with(index, number);
  }
  return [...core];
}

/** Gives the last place to a question on a concept that is due, where none is asked for yet. */
function withDue(core: readonly Seed[], preferences: Preferences): Seed[] {
  if (core.some((seed) => dueIn(preferences, seed) > 0)) return [...core];
  const due = rankedByWeight(preferences).find(
    (seed) => dueIn(preferences, seed) > 0 && !isRecent(preferences, seed),
  );
  return due ? [...core.slice(0, -1), due] : [...core];
}

/** The technical questions of a full interview: some topics, one calculation, what is due. */
export function chooseAcrossTopics(
  { questions, topics }: { readonly questions: number; readonly topics: number },
  preferences: Preferences,
): Seed[] {
  const drawn = drawTopics(topics, preferences);
  const core = drawn.flatMap((topic, index) => {
    const share = Math.floor(questions / topics) + (index < questions % topics ? 1 : 0);
    return ranked(poolOf(topic, preferences.difficulty), preferences).slice(0, share);
  });
  return withNumber(withDue(core, preferences), preferences);
}

const FEWEST_OF_A_TOPIC = 3;

/** Questions of the topic a candidate chose: none of the latest interviews, unless too few are left. */
export function chooseWithin(topic: InterviewTopic, preferences: Preferences): Seed[] {
  const own = ranked(poolOf(topic, preferences.difficulty), preferences);
  const fresh = own.filter((seed) => !isRecent(preferences, seed));
  return fresh.length >= FEWEST_OF_A_TOPIC ? fresh : own.slice(0, FEWEST_OF_A_TOPIC);
}

/** Spare technical questions: the rest of the chosen topic, or of all topics with what was asked lately last. */
export function spareTechnical(topic: InterviewTopic | null, preferences: Preferences): Seed[] {
  if (topic) return wholeTopic(topic, preferences);
  const all = rankedByWeight(preferences);
  const recent = (seed: Seed) => isRecent(preferences, seed);
  return [...all.filter((seed) => !recent(seed)), ...all.filter(recent)];
}
