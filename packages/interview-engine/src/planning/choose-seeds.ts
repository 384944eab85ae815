import type { InterviewDifficulty, InterviewTopic } from '@greenshoe/shared-types';
import type { ConceptId } from '../content/concepts/index.ts';
import { seeds } from '../content/seeds/index.ts';
import type { Seed } from '../content/types.ts';
import { type Random, shuffled } from '../random.ts';
import { weighedTopics, weightOf } from './topic-weights.ts';

const FEWEST_TO_CHOOSE_FROM = 4;
const ladder: readonly InterviewDifficulty[] = ['intern', 'analyst', 'associate'];

/** Questions of a topic for a level; a higher level may borrow from the levels below. */
export function poolOf(topic: InterviewTopic, difficulty: InterviewDifficulty): Seed[] {
  const ofTopic = seeds.filter((seed) => seed.topic === topic);
  const own = ofTopic.filter((seed) => seed.levels.includes(difficulty));
  if (own.length >= FEWEST_TO_CHOOSE_FROM) return own;
  const below = ladder.slice(0, ladder.indexOf(difficulty));
  const borrowed = ofTopic.filter(
    (seed) => !own.includes(seed) && below.some((level) => seed.levels.includes(level)),
  );
  return [...own, ...borrowed];
}

export interface Preferences {
  readonly difficulty: InterviewDifficulty;
  /** Questions of the latest interviews, newest first. */
  readonly recent: readonly string[];
  /** Concepts to ask for again. */
  readonly due: readonly ConceptId[];
  readonly random: Random;
}

export const isRecent = ({ recent }: Preferences, { id }: Seed): boolean => recent.includes(id);

/** How many of the concepts to ask for again this question has to bring out. */
export const dueIn = ({ due }: Preferences, { must }: Seed): number =>
  must.filter((id) => due.includes(id)).length;

// What was asked longest ago comes back first, should everything have been asked lately.
const staleness = ({ recent }: Preferences, { id }: Seed): number =>
  recent.includes(id) ? recent.indexOf(id) : Number.POSITIVE_INFINITY;

const isBorrowed = ({ difficulty }: Preferences, { levels }: Seed): number =>
  Number(!levels.includes(difficulty));

/** The order to ask in: nothing recent, what is due, what is of the level, and the rest by lot. */
export const ranked = (pool: readonly Seed[], preferences: Preferences): Seed[] =>
  shuffled(pool, preferences.random).toSorted((a, b) => {
    const [aged, bAged] = [staleness(preferences, a), staleness(preferences, b)];
    if (aged !== bAged) return bAged - aged;
    const due = dueIn(preferences, b) - dueIn(preferences, a);
    return due || isBorrowed(preferences, a) - isBorrowed(preferences, b);
  });

/** How far a question is from a level: what is asked above it comes after all that is asked below. */
function distanceFrom(difficulty: InterviewDifficulty, { levels }: Seed): number {
  const steps = levels.map((level) => ladder.indexOf(level) - ladder.indexOf(difficulty));
  return Math.min(...steps.map((step) => (step > 0 ? step * ladder.length : -step)));
}

/** All that a topic has to ask at a level, the nearest first; nobody is asked more than one level above. */
export function wholeTopic(topic: InterviewTopic, preferences: Preferences): Seed[] {
  const { difficulty } = preferences;
  const distance = (seed: Seed) => distanceFrom(difficulty, seed);
  const all = seeds.filter((seed) => seed.topic === topic && distance(seed) <= ladder.length);
  return ranked(all, preferences).toSorted(
    (a, b) =>
      Number(isRecent(preferences, a)) - Number(isRecent(preferences, b)) ||
      distance(a) - distance(b),
  );
}

/** Technical questions of all topics, each topic as often as it weighs. */
export function rankedByWeight(preferences: Preferences): Seed[] {
  const { difficulty, random } = preferences;
  const places = weighedTopics(difficulty).flatMap((topic) =>
    ranked(poolOf(topic, difficulty), preferences).map((seed, index) => ({
      seed,
      // The n-th question of a topic waits n times as long when the topic weighs half as much.
      place: (index + random()) / weightOf(topic, difficulty),
    })),
  );
  return places
    .toSorted(
      (a, b) =>
        Number(isRecent(preferences, a.seed)) - Number(isRecent(preferences, b.seed)) ||
        a.place - b.place,
    )
    .map(({ seed }) => seed);
}
