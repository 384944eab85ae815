import type { Bag, Frame, Side, SideWords, Wordings } from './side.ts';

const NOTHING = '\\n'; // no folded text has a line break

const bagged = ({ needs, words }: Bag, { common }: Frame): string => {
  const word = `(?:${[...needs, ...`${common} ${words}`.split(' ')].join('|')})`;
  const looks = needs.map((need) => String.raw`(?=.*\b(?:${need})\b)`).join('');
  return `${looks}(?:${word} )*${word}`;
};

const patternOf = (alternatives: readonly string[], { leads, tails }: Frame): RegExp =>
  new RegExp(`^(?:(?:${leads}) )*(?:${[...alternatives, NOTHING].join('|')})(?: (?:${tails}))*$`);

/** One side question in one language, as it may be heard. */
export interface SidePatterns {
  readonly side: Side;
  /** In words that ask by themselves. */
  readonly plain: RegExp;
  /** In words that ask where nothing else is said. */
  readonly stated: RegExp;
  /** In words that a question mark makes a question. */
  readonly asked: RegExp;
}

function patternsOf(side: Side, wordings: Wordings, frame: Frame): SidePatterns {
  const { asking = [], saying = [], phrases = [], asked = [] } = wordings;
  const bags = asking.map((bag) => bagged(bag, frame));
  const opened = bags.map((bag) => `(?=${frame.opening})${bag}`);
  const said = saying.map((bag) => bagged(bag, frame));
  return {
    side,
    plain: patternOf([...opened, ...said, ...phrases], frame),
    stated: patternOf(asked, frame),
    asked: patternOf([...bags, ...asked], frame),
  };
}

/** The patterns of one language. */
export const composed = (words: SideWords, frame: Frame): SidePatterns[] =>
  (Object.entries(words) as [Side, Wordings][]).map(([side, wordings]) =>
    patternsOf(side, wordings, frame),
  );

/** A piece of a turn that asks nothing and answers nothing. */
export const mannersIn = (frames: readonly Frame[]): RegExp =>
  new RegExp(`^(?:(?:${frames.flatMap(({ leads, tails }) => [leads, tails]).join('|')}) ?)+$`);
