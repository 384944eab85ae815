/**
 * The notation in which content says what a statement consists of:
 *
 * - `growth & absorbs & cash` – all three in one sentence, near each other, in any order;
 * - `ev > minus > net_debt` – in this order, close together;
 * - `ebitda >> falls` – in this order, next to each other in one clause: subject and verb;
 * - `cash|stock` – either;
 * - `-amortise` – denied ("is not amortised"), `~amortise` – affirmed or denied;
 * - `!revalue` – nowhere in the sentence, not even denied;
 * - `"two thirds"` – these very words, in whatever form; `#` – a figure.
 *
 * Every other word is the id of a notion (`content/lexicon`) or of a concept, which stands for its
 * triggers. A notion that is denied does not count unless the pattern says so.
 */
export interface Pattern {
  readonly parts: readonly Part[];
  /** What the sentence must not speak of. */
  readonly absent: readonly string[];
  readonly source: string;
}

/** Steps that follow each other. */
export type Part = readonly Step[];

/** One of these. */
export type Step = readonly Alternative[];

export interface Alternative {
  readonly id: string;
  readonly polarity: 'affirmed' | 'denied' | 'either';
  /** Whether it stands next to the step before. */
  readonly isNext?: true;
}

const ALTERNATIVE = /^([-~]?)("[^"]+"|#|[a-z0-9_]+)$/;
const polarities = { '': 'affirmed', '-': 'denied', '~': 'either' } as const;
const isPolarity = (sign: string): sign is keyof typeof polarities => sign in polarities;

function parseAlternative(text: string, source: string): Alternative {
  const [, sign = '', id = ''] = ALTERNATIVE.exec(text.trim()) ?? [];
  if (id === '' || !isPolarity(sign)) throw new Error(`Unreadable pattern: ${source}`);
  return { id, polarity: polarities[sign] };
}

const parseStep = (step: string, source: string): Step =>
  step.split('|').map((alternative) => parseAlternative(alternative, source));

const parsePart = (part: string, source: string): Part =>
  part.split('>>').flatMap((run, position) =>
    run
      .split('>')
      .map((step) => parseStep(step, source))
      .map((step, at) =>
        position > 0 && at === 0
          ? step.map((one): Alternative => ({ ...one, isNext: true }))
          : step,
      ),
  );

const isAbsence = (part: string): boolean => part.trim().startsWith('!');

/** Reads one pattern. Throws on a mistake in it: patterns are content, never input. */
export function parsePattern(source: string): Pattern {
  const parts = source.split('&');
  return {
    source,
    parts: parts.filter((part) => !isAbsence(part)).map((part) => parsePart(part, source)),
    absent: parts
      .filter(isAbsence)
      .flatMap((part) => parseStep(part.replace('!', ''), source).map(({ id }) => id)),
  };
}

/** Every id a pattern refers to. */
export const idsIn = ({ parts, absent }: Pattern): string[] => [
  ...parts.flat(2).map(({ id }) => id),
  ...absent,
];

/** The very words a pattern asks for, each with its quotation marks. */
export const literalsIn = (source: string): string[] => source.match(/"[^"]+"/g) ?? [];

/** Those that a pattern wants affirmed. */
export const affirmedIn = ({ parts }: Pattern): string[] =>
  parts.flat(2).flatMap(({ id, polarity }) => (polarity === 'affirmed' ? id : []));
