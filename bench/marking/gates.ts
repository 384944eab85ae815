import type { measure } from './measure.ts';

export type Measures = ReturnType<typeof measure>;

export interface Gate {
  readonly says: string;
  readonly measure: keyof Measures;
  readonly atLeast?: number;
  readonly atMost?: number;
}

/** What the marking has to reach on answers that nobody tuned it on. */
export const gates: readonly Gate[] = [
  {
    says: 'Pairs of answers of different levels in the right order',
    measure: 'pairsOrdered',
    atLeast: 0.98,
  },
  { says: 'The same, strictly', measure: 'pairsStrict', atLeast: 0.85 },
  { says: 'Spearman correlation of mark and level', measure: 'spearman', atLeast: 0.85 },
  {
    says: 'English and French apart by, in mean mark of the same level',
    measure: 'languageGap',
    atMost: 0.25,
  },
  { says: 'Musts really said, credited', measure: 'saidCredited', atLeast: 0.85 },
  { says: 'Musts said in plain paraphrase, credited', measure: 'paraphraseCredited', atLeast: 0.8 },
  { says: 'Musts not said, credited all the same', measure: 'notSaidCredited', atMost: 0.1 },
  {
    says: 'Off-topic, echo, swapped and empty answers at 1.5 at most',
    measure: 'nothingSaidLow',
    atLeast: 1,
  },
  { says: 'Most that padding gains', measure: 'paddingGain', atMost: 0.1 },
  { says: 'Most that an order to the marker gains', measure: 'injectionGain', atMost: 0 },
  { says: 'Orders to the marker flagged', measure: 'injectionFlagged', atLeast: 1 },
  {
    says: 'Confident wrong claim marked below the full answer',
    measure: 'wrongLower',
    atLeast: 0.95,
  },
  { says: 'By how much, on average', measure: 'wrongDrop', atLeast: 0.75 },
  { says: 'Wrong claims named', measure: 'wrongNamed', atLeast: 0.8 },
  { says: 'False alarms', measure: 'falseAlarms', atMost: 0.05 },
  { says: 'Dismissed musts not counted', measure: 'negatedRefused', atLeast: 0.9 },
  { says: 'Median change under paraphrase', measure: 'paraphraseChange', atMost: 0.5 },
  { says: 'Changed by 0.5 at most under recogniser noise', measure: 'noiseSmall', atLeast: 0.9 },
  { says: 'Right figures recognised', measure: 'right', atLeast: 0.98 },
  { says: 'Traps named', measure: 'trap', atLeast: 0.95 },
  { says: 'Slips recognised', measure: 'slip', atLeast: 0.8 },
  { says: 'Wrong figures taken as right', measure: 'wrongTakenAsRight', atMost: 0 },
];

export const isMet = ({ atLeast, atMost }: Gate, value: number): boolean =>
  (atLeast === undefined || value >= atLeast - 1e-9) &&
  (atMost === undefined || value <= atMost + 1e-9);
