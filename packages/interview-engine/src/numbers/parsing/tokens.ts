import type { Language } from '../../localised.ts';
import { withHeardDigits } from './misheard-digits.ts';
import { joinPhrases } from './phrases.ts';

export interface Token {
  readonly word: string;
  /** The value of a number written in digits. */
  readonly digits: number | null;
  /** Whether punctuation stands before this token. */
  readonly startsClause: boolean;
  /** Where the token stands in the folded text, which has the length of the text itself. */
  readonly start: number;
  readonly end: number;
}

const ORDINAL_ENDING = '(?:st|nd|rd|th|er|eme|e|ere)(?![a-z\\d])';
const ORDINAL = new RegExp(`^\\d+${ORDINAL_ENDING}`);
const FRACTION = String.raw`(?<![\d.,/^-])(?<!\^\()[1-9]/(?:[2-9]|10)(?![\d.,/])|`; // "2/3", but not "60/40"
const SIGNS =
  /|\d+(?:\.\d+|,\d+)?|x(?=\d)|[a-z]+\d*|[%€$£×½+*/=]|(?<![a-z])-|-(?![a-z])|[,;:.!?()…]/.source;
// A plain space groups thousands in French; in English it may as well part two numbers.
const tokenOf: Readonly<Record<Language, RegExp>> = {
  en: new RegExp(
    `${FRACTION}\\d+${ORDINAL_ENDING}|\\d{1,3}(?:[.,'\u00A0]\\d{3}(?!\\d))+(?:[.,]\\d+)?|\\d \\d{3}(?![\\d.,]\\d)${SIGNS}`,
    'g',
  ),
  fr: new RegExp(
    `${FRACTION}\\d+${ORDINAL_ENDING}|\\d{1,3}(?:[ .,'\u00A0]\\d{3}(?!\\d))+(?:[.,]\\d+)?${SIGNS}`,
    'g',
  ),
};
const PUNCTUATION = /^[,;:.!?()…]$/;

const foldCharacter = (character: string): string => {
  const plain = character.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  if (plain.length !== 1 || character.length !== 1) return '?'.repeat(character.length);
  if (/[\u00A0\u202F\u2009]/.test(plain)) return '\u00A0';
  if (/[−–—]/.test(plain)) return '-';
  return /[’‘ʼ`]/.test(plain) ? "'" : plain;
};

/** The text without case, accents and typographic variants, of the same length as its composed form. */
export const fold = (text: string): string =>
  text.normalize('NFC').replace(/[^\p{ASCII}]|[A-Z`]/gu, foldCharacter);

// "1,200" is twelve hundred in English and one point two in French; "1.200" the other way round.
function valueOf(text: string, language: Language): number {
  const [whole = Number.NaN, parts] = text.split('/').map(Number);
  if (parts !== undefined) return whole / parts;
  const compact = text.replace(/[ '\u00A0]/g, '');
  const [group, point] = language === 'fr' ? ['.', ','] : [',', '.'];
  const isGrouped = new RegExp(`^[1-9]\\d{0,2}(?:\\${group}\\d{3})+(?:\\${point}\\d+)?$`);
  const plain = isGrouped.test(compact) ? compact.replaceAll(group, '') : compact;
  return Number(plain.replaceAll(',', '.'));
}

/** Words, digits and signs of a folded text, with their places in it. */
export function tokenise(folded: string, language: Language): Token[] {
  const tokens: Token[] = [];
  let startsClause = true;
  for (const match of folded.matchAll(tokenOf[language])) {
    const [word] = match;
    if (PUNCTUATION.test(word)) {
      startsClause = true;
      continue;
    }
    const isNumber = /^\d/.test(word) && !ORDINAL.test(word);
    const isRange = word === '-' && /[\d%]/.test(folded[match.index - 1] ?? '');
    const digits = isNumber ? valueOf(word, language) : null;
    const start = match.index;
    tokens.push({
      word: isRange ? 'to' : word,
      digits: Number.isNaN(digits) ? null : digits,
      startsClause,
      start,
      end: start + word.length,
    });
    startsClause = false;
  }
  return joinPhrases(withHeardDigits(tokens));
}
