import { englishTens } from './lexicon.ts';
import type { Token } from './tokens.ts';
import { readWords } from './whole-numbers.ts';

// What a recogniser writes for a digit; beside "point" or "virgule" nothing else can be meant.
const SOUNDS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    won: 'one',
    not: 'zero',
    nought: 'zero',
    naught: 'zero',
    nil: 'zero',
    to: 'two',
    too: 'two',
    tree: 'three',
    free: 'three',
    for: 'four',
    fore: 'four',
    hive: 'five',
    sick: 'six',
    sicks: 'six',
    ate: 'eight',
    nein: 'nine',
    mine: 'nine',
    hein: 'un',
    toi: 'trois',
    sis: 'six',
    scie: 'six',
    cet: 'sept',
    cette: 'sept',
    huitre: 'huit',
    vin: 'vingt',
    vins: 'vingt',
  }),
);

const isNumber = (tokens: readonly Token[], at: number): boolean =>
  typeof tokens[at]?.digits === 'number' || readWords(tokens, at) !== null;

const goesOn = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.startsClause === false;

// Beside other numerals, too, what is no verb or preposition there.
const SAFE = /^(?:won|tree|hive|sicks?|ate|nein|vins?|sis|huitre)$/;

/** "Ate hundred and six", "won forty", "quatre vins": a digit misheard within a number. */
function isPartOfNumber(tokens: readonly Token[], at: number): boolean {
  const { word = '', startsClause = true } = tokens[at] ?? {};
  if (!SAFE.test(word)) return false;
  const next = tokens[at + 1]?.word ?? '';
  const previous = tokens[at - 1]?.word ?? '';
  if (/^vins?$/.test(word)) return !startsClause && previous === 'quatre';
  if (!goesOn(tokens, at + 1)) return false;
  return /^(?:hundred|thousand|cents?|mille|percent|%)$/.test(next) || englishTens.has(next);
}

/** "Eight point won", "for point two", "huit virgule cet": digits that were misheard beside their point. */
export function withHeardDigits(tokens: readonly Token[]): Token[] {
  const isPoint = (at: number) => /^(?:point|virgule)$/.test(tokens[at]?.word ?? '');
  return tokens.map((token, at) => {
    const meant = SOUNDS.get(token.word);
    if (meant === undefined) return token;
    const isDecimal = isPoint(at - 1) && goesOn(tokens, at) && isNumber(tokens, at - 2);
    const isWhole =
      isPoint(at + 1) &&
      goesOn(tokens, at + 1) &&
      goesOn(tokens, at + 2) &&
      isNumber(tokens, at + 2);
    return isDecimal || isWhole || isPartOfNumber(tokens, at) ? { ...token, word: meant } : token;
  });
}
