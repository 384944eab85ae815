import {
  type ConceptId,
  conceptOf,
} from '../../packages/interview-engine/src/content/concepts/index.ts';
import { seedOf } from '../../packages/interview-engine/src/content/seeds/index.ts';
import { type LabelledAnswer, levels } from './answers.ts';
import { share, spearman } from './statistics.ts';

const folded = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase();

const isNamed = (answer: LabelledAnswer, id: ConceptId): boolean =>
  conceptOf(id).triggers[answer.lang].some((trigger) =>
    folded(answer.answer).includes(folded(trigger)),
  );

/** The share of a question's musts that are named anywhere. */
const namedShare = (answer: LabelledAnswer): number =>
  share(seedOf(answer.seedId)?.must ?? [], (id) => isNamed(answer, id));

const wordCount = ({ answer }: LabelledAnswer): number => answer.split(/\s+/).length;

const isGraded = ({ kind, level }: LabelledAnswer): boolean =>
  level !== null && ['plain', 'empty', 'echo', 'offtopic'].includes(kind);

/** What names and length alone tell of the level of an answer: Spearman's correlation. */
export function baselinesOn(answers: readonly LabelledAnswer[]) {
  const graded = answers.filter(isGraded);
  const ranks = graded.map(({ level }) => (level === null ? -1 : levels.indexOf(level)));
  return {
    names: spearman(ranks, graded.map(namedShare)),
    length: spearman(ranks, graded.map(wordCount)),
  };
}
