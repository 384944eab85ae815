import type { Claim, Question } from './claims.ts';
import type { SpokenNumber } from './parsing/spoken-number.ts';
import { hasSizeOf } from './readings.ts';
import { isOperand, isTerm } from './roles.ts';
import { SENTENCE_END } from './sentences.ts';

const TAKEN = '(?:minus|less|moins|deduct\\w*|subtract\\w*|take off|retir\\w*|enlev\\w*|dedui\\w*)';
const ADDED =
  '(?:plus|add(?:s|ed|ing)?(?: back)?|put(?:ting)? back|ajout\\w*|rajout\\w*|reintegr\\w*|remet\\w*)';
const NWC =
  '(?:working capital|n?wc|bfr|besoin en fonds de roulement|receivables|inventory|stocks?)';
const CAPEX = '(?:capex|capital expenditures?|investissements?)';
const DEPRECIATION = '(?:d ?& ?a|d and a|depreciation|amortissements?|dotations?)';

/** A sentence, with # for its numbers, in which the thing is taken off or added. */
const does = (verb: string, thing: string): RegExp =>
  new RegExp(`\\b${verb}\\b[^.;!?]{0,45}(?:#[^.;!?#]{0,20}\\b${thing}|\\b${thing}[^.;!?#]{0,25}#)`);

// "Less the 20 of working capital": a figure that happens to equal the one of somebody who left it out.
const refutations: Readonly<Record<string, Readonly<Record<string, RegExp>>>> = {
  N07: {
    'forgets the NWC increase': does(TAKEN, NWC),
    'forgets the capex': does(TAKEN, CAPEX),
    'forgets D&A add-back': new RegExp(`\\b${ADDED}\\b[^.;!?]{0,30}\\b${DEPRECIATION}\\b`),
  },
  N15: {
    'forgets the write-up': does(
      `(?:${ADDED}|step\\w*)`,
      '(?:write.?up|step.?up|up|mise (?:a niveau|en juste valeur)|reevaluation|revaluation|brands?|marques?)',
    ),
  },
  N06: { 'relevers a levered beta': /\b(?:unlever\w*|desendett\w*|delever\w*)\b/ },
  N03: {
    'omits minority interest': does(ADDED, '(?:minorit\\w+|non.controlling interests?|nci)'),
    'omits preferred': does(ADDED, '(?:preferred|prefs?|actions de preference)'),
    'omits associates': does(
      TAKEN,
      '(?:associates?|affiliates?|equity.accounted|mises? en equivalence|mee)',
    ),
    'forgets the cash': does(TAKEN, '(?:cash|tresorerie)'),
  },
};

const NOT_DONE =
  /\b(?:not|never|forg[eo]t|ignor\w*|skip\w*|leave (?:out|alone|aside|the|them|any)|laisse\w* (?:de cote|tomber|les?|la)|without|pas|jamais|oubli\w*|neglig\w*|sans|inutile|no need)\b|n't\b/;

// Steps that nobody says who makes the mistake.
const STEPS_BEYOND: Readonly<Record<string, string>> = {
  'forgets the costs': 'distributable',
  'adds the cash': 'net_debt',
};

// A right weight, what the debt adds to the rate, or its cost after tax: rates that nobody says who makes the mistake.
const RATES_BEYOND: Readonly<Record<string, (inputs: Question['inputs']) => readonly number[]>> = {
  'equal weights': ({ E = 0, D = 0, kd = 0, t = 0 }) => [
    E / (E + D),
    D / (E + D),
    (D / (E + D)) * kd * (1 - t),
  ],
  'no tax shield': ({ kd = 0, t = 0 }) => [kd * (1 - t)],
};

// "Plus 40, plus 140, minus 350": what a mistake would leave out of a sum, by its amount.
const TERMS_BEYOND: Readonly<Record<string, string>> = {
  'omits preferred': 'pref',
  'omits minority interest': 'nci',
  'omits associates': 'assoc',
};

/** Whether an amount is said as a term of a sum, and no other term has it. */
function isTermSaid({ inputs }: Question, name: string, numbers: readonly SpokenNumber[]): boolean {
  const amount = inputs[name] ?? Number.NaN;
  const isAlone = Object.values(inputs).filter((value) => value === amount).length === 1;
  return isAlone && numbers.some((number) => isTerm(number) && hasSizeOf(number, amount, 'amount'));
}

/** "480 over 110": the net debt divided by EBITDA, whatever the figure comes to. */
const isNetDebtOverEbitda = (
  { computation, inputs }: Question,
  numbers: readonly SpokenNumber[],
): boolean =>
  numbers.some((number, index) => {
    const next = numbers[index + 1];
    if (!next || !isOperand(number, next)) return false;
    const isNet = hasSizeOf(number, computation.answers['net_debt'] ?? Number.NaN, 'amount');
    return isNet && hasSizeOf(next, inputs['ebitda'] ?? Number.NaN, 'amount');
  });

/** Whether an answer does what the mistake would leave out, so that its figure has another cause. */
export function isRefuted(
  question: Question,
  id: string,
  numbers: readonly SpokenNumber[],
): boolean {
  const { generator, computation, inputs } = question;
  const step = computation.answers[STEPS_BEYOND[id] ?? ''];
  if (step !== undefined) return numbers.some((number) => hasSizeOf(number, step, 'amount'));
  const rates = RATES_BEYOND[id]?.(inputs);
  if (rates)
    return numbers.some((number) => rates.some((rate) => hasSizeOf(number, rate, 'percent')));
  if (id === 'uses gross debt' && isNetDebtOverEbitda(question, numbers)) return true;
  const term = TERMS_BEYOND[id];
  if (term !== undefined && isTermSaid(question, term, numbers)) return true;
  const done = refutations[generator.id]?.[id];
  if (!done) return false;
  const said = numbers.map(({ before }) => before).join('#') + `#${numbers.at(-1)?.after ?? ''}`;
  return said.split(SENTENCE_END).some((sentence) => {
    const found = done.exec(sentence);
    return found !== null && !NOT_DONE.test(sentence.slice(0, found.index + found[0].length));
  });
}

/** The claims without the mistakes that an answer does not make; where the figure is right they are but steps. */
export function withoutRefuted(
  claims: readonly Claim[],
  question: Question,
  numbers: readonly SpokenNumber[],
): Claim[] {
  const isFound = claims.some(({ isRight }) => isRight);
  return claims.map((claim) => {
    if (!claim.trap || !isRefuted(question, claim.trap.id, numbers)) return claim;
    const isMeant = claim.strength >= 2; // "so 2.5 billion", though the equity is as much
    return { ...claim, trap: null, isExplained: isFound || (claim.isExplained && !isMeant) };
  });
}
