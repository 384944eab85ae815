import { engineVersion } from '@greenshoe/interview-engine';
import type { LabelledAnswer } from './answers.ts';
import { type Gate, gates, isMet, type Measures } from './gates.ts';

export interface Part {
  readonly name: string;
  readonly answers: readonly LabelledAnswer[];
  readonly measures: Measures;
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

/** The calibration card: what the marking reaches, on the answers it was built on and on others. */
export const describe = (parts: readonly Part[]): string => `# Calibration card

Engine ${engineVersion}. Written by \`pnpm bench:marking\`; the answers and their labels are in \`bench/marking/answers\`.

The answers were written, and labelled with what they really contain, by writers who
had not seen the marker, from the question, its key points and its concepts alone. Those called
*development* were used while the rules were written; those called *held-out* were kept aside: nobody
read them while tuning, though their figures were looked at from time to time. Those called *unseen*
came last, from writers asked for wordings as far from a textbook's as natural speech allows. Nobody
read them either; rules that came later were written on sentences of their own, but which of those
rules stayed was decided with an eye on the figures of all three.

${parts
  .map(({ name, answers, perSecond }) => {
    const french = answers.filter(({ lang }) => lang === 'fr').length;
    return `- **${name}**: ${answers.length} answers (${french} French): ${kindsIn(answers)}; marked at ${Math.round(perSecond)} a second on one core.`;
  })
  .join('\n')}

| What | Target | ${parts.map(({ name }) => name).join(' | ')} |
| --- | --- | ${parts.map(() => '---').join(' | ')} |
${gates.map(rowOf(parts)).join('\n')}

✗ marks what misses its target. \`said\` counts a concept only when its verdict is \`correct\`: named
without a statement is \`partial\` and does not count.
`;
