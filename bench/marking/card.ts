import { engineVersion } from '@greenshoe/interview-engine';
import type { LabelledAnswer } from './answers.ts';
import { type Gate, gates, isMet, type Measures } from './gates.ts';

export interface Part {
  readonly name: string;
  readonly answers: readonly LabelledAnswer[];
  readonly measures: Measures;
  /** What a matcher of names and a counter of words make of the same answers. */
  readonly baselines: { readonly names: number; readonly length: number };
  readonly perSecond: number;
}

const limitOf = ({ atLeast, atMost }: Gate): string =>
  atLeast === undefined ? `≤ ${atMost}` : `≥ ${atLeast}`;

const rowOf =
  (parts: readonly Part[]) =>
  (gate: Gate): string => {
    const cells = parts.map(({ measures }) => {
      const value = measures[gate.measure];
      if (Number.isNaN(value)) return '–'; // nothing to compare: each question in one language alone
      return `${value.toFixed(3)}${isMet(gate, value) ? '' : ' ✗'}`;
    });
    return `| ${[gate.says, limitOf(gate), ...cells].join(' | ')} |`;
  };

const kindsIn = (answers: readonly LabelledAnswer[]): string => {
  const counts = Object.groupBy(answers, ({ kind }) => kind);
  return Object.entries(counts)
    .map(([kind, of]) => `${of.length} ${kind}`)
    .join(', ');
};

const baselineRow = (
  says: string,
  baseline: keyof Part['baselines'],
  parts: readonly Part[],
): string =>
  `| For comparison: Spearman of ${says} | | ${parts.map(({ baselines }) => baselines[baseline].toFixed(3)).join(' | ')} |`;

/** The calibration card: what the marking reaches, on the answers it was built on and on others. */
export const describe = (parts: readonly Part[]): string => `# Calibration card

Engine ${engineVersion}. Written by \`pnpm bench:marking\`; the answers and their labels are in \`bench/marking/answers\`.

The answers were written, and labelled with what they really contain, by writers who
had not seen the marker, from the question, its key points and its concepts alone. Those called
*development* were used while the rules were written. The other parts nobody read while tuning, though
which rules stayed was decided with an eye on their figures: *held-out* was kept aside from the start;
*unseen-plain-words* came from writers asked for wordings as far from a textbook's as natural speech
allows; *unseen-candidates* from eight writers asked for what candidates of all kinds say, each level of each
question in both languages, a third of the full answers short and dense, a third of the thin ones long and
fluent. Nine answers of *unseen-plain-words* were seen since; nothing was changed for them. How much names and
length alone tell of the level stands in the last rows.

${parts
  .map(({ name, answers, perSecond }) => {
    const french = answers.filter(({ lang }) => lang === 'fr').length;
    return `- **${name}**: ${answers.length} answers (${french} French): ${kindsIn(answers)}; marked at ${Math.round(perSecond)} a second on one core.`;
  })
  .join('\n')}

| What | Target | ${parts.map(({ name }) => name).join(' | ')} |
| --- | --- | ${parts.map(() => '---').join(' | ')} |
${gates.map(rowOf(parts)).join('\n')}
${baselineRow('a matcher of names', 'names', parts)}
${baselineRow('a counter of words', 'length', parts)}

✗ marks what misses its target. \`said\` counts a concept only when its verdict is \`correct\`: named
without a statement is \`partial\` and does not count. A wrong claim is named by what it falsely says or,
where it leads to a figure, by the known mistake behind that figure; either is a false alarm in an answer
that does not make it.
`;
