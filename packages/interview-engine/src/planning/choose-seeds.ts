import type { InterviewDifficulty, InterviewTopic } from '@greenshoe/shared-types';
import { seeds } from '../content/seeds/index.ts';
import type { Seed } from '../content/types.ts';
import { type Random, shuffled } from '../random.ts';
import { topicWeights } from './blueprint.ts';

const FEWEST_TO_CHOOSE_FROM = 4;
const ladder: readonly InterviewDifficulty[] = ['intern', 'analyst', 'associate'];
const MOTIVATION: ReadonlySet<string> = new Set(['J1', 'J2', 'J3', 'J9']);

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

export interface Chooser {
  readonly technical: (topic: InterviewTopic, count: number) => Seed[];
  readonly technicalMix: (count: number) => Seed[];
  readonly fit: (count: number) => Seed[];
  readonly cases: (topic: InterviewTopic | null, count: number) => Seed[];
}

/** Chooses questions for one interview: what was asked lately comes last, the rest by lot. */
export function createChooser(
  difficulty: InterviewDifficulty,
  recent: ReadonlySet<string>,
  random: Random,
): Chooser {
  const freshFirst = (pool: readonly Seed[]): Seed[] => {
    const mixed = shuffled(pool, random);
    const isRecent = (seed: Seed) => recent.has(seed.id);
    return [...mixed.filter((seed) => !isRecent(seed)), ...mixed.filter(isRecent)];
  };

  return {
    technical: (topic, count) => freshFirst(poolOf(topic, difficulty)).slice(0, count),
    technicalMix(count) {
      const ranked = Object.keys(topicWeights[difficulty])
        .flatMap((topic) => rankByWeight(topic as InterviewTopic, difficulty, freshFirst, random))
        .toSorted(
          (a, b) =>
            Number(recent.has(a.seed.id)) - Number(recent.has(b.seed.id)) || a.rank - b.rank,
        );
      return ranked.slice(0, count).map(({ seed }) => seed);
    },
    fit(count) {
      const pool = freshFirst(poolOf('behavioural', difficulty));
      const opener = pool.find(({ id }) => id === 'J1' && !recent.has(id));
      const others = pool.filter((seed) => seed !== opener);
      const motivation = others.find(({ id }) => MOTIVATION.has(id));
      const first = [opener, motivation].filter((seed) => seed !== undefined);
      return [...first, ...others.filter((seed) => seed !== motivation)].slice(0, count);
    },
    cases(topic, count) {
      const topics: InterviewTopic[] = topic ? [topic] : ['case_hypothetical', 'case_real'];
      const pool = topics.flatMap((each) => poolOf(each, difficulty));
      return freshFirst(pool).slice(0, count);
    },
  };
}

// The n-th question of a topic waits n times as long when the topic weighs half as much.
function rankByWeight(
  topic: InterviewTopic,
  difficulty: InterviewDifficulty,
  freshFirst: (pool: readonly Seed[]) => Seed[],
  random: Random,
): { seed: Seed; rank: number }[] {
  const weight = topicWeights[difficulty][topic] ?? 0;
  if (weight === 0) return [];
  return freshFirst(poolOf(topic, difficulty)).map((seed, index) => ({
    seed,
    rank: (index + random()) / weight,
  }));
}
