import type { Language } from '../../localised.ts';

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
const SIGNS = /|\d+(?:\.\d+|,\d+)?|[a-z]+\d*|[%€$£×½+*/=]|(?<![a-z])-|-(?![a-z])|[,;:.!?()…]/
  .source;
// A plain space groups thousands in French; in English it may as well part two numbers.
const tokenOf: Readonly<Record<Language, RegExp>> = {
  en: new RegExp(
    `\\d+${ORDINAL_ENDING}|\\d{1,3}(?:[.,'\u00A0]\\d{3}(?!\\d))+(?:[.,]\\d+)?|\\d \\d{3}(?![\\d.,]\\d)${SIGNS}`,
    'g',
  ),
  fr: new RegExp(
    `\\d+${ORDINAL_ENDING}|\\d{1,3}(?:[ .,'\u00A0]\\d{3}(?!\\d))+(?:[.,]\\d+)?${SIGNS}`,
    'g',
  ),
};
const PUNCTUATION = /^[,;:.!?()…]$/;

/** Words said for one: their tokens become a single one. */
const PHRASES: readonly (readonly [words: string, token: string])[] = [
  ['per cent', '%'],
  ['pour cent', '%'],
  ['percentage points', '%'],
  ['percentage point', '%'],
  ['points de pourcentage', '%'],
  ['point de pourcentage', '%'],
  ['basis points', 'bps'],
  ['basis point', 'bps'],
  ['points de base', 'bps'],
  ['point de base', 'bps'],
  ['and a half', '+half'],
  ['et demie', '+half'],
  ['et demi', '+half'],
  ['and a quarter', '+quarter'],
  ['et quart', '+quarter'],
  ['et un quart', '+quarter'],
  ['and three quarters', '+three-quarters'],
  ['one half', 'half'],
  ['un demi', 'half'],
  ['la moitie', 'half'],
  ['one quarter', 'a-quarter'],
  ['a quarter', 'a-quarter'],
  ['un quart', 'a-quarter'],
  ['one third', 'a-third'],
  ['a third', 'a-third'],
  ['un tiers', 'a-third'],
  ['trois quarts', 'three-quarters'],
  ['three quarters', 'three-quarters'],
  ['and a third', '+third'],
  ['et un tiers', '+third'],
  ['and two thirds', '+two-thirds'],
  ['two thirds', 'two-thirds'],
  ['cents on the dollar', '%'],
  ['cents on the euro', '%'],
  ['centimes par euro', '%'],
  ['cents par euro', '%'],
  ['pence in the pound', '%'],
  ['deux tiers', 'two-thirds'],
];
const phrases = PHRASES.map(([words, token]) => ({ words: words.split(' '), token }));

const foldCharacter = (character: string): string => {
  const plain = character.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  if (plain.length !== 1 || character.length !== 1) return '?'.repeat(character.length);
  if (/[\u00A0\u202F\u2009]/.test(plain)) return '\u00A0';
  if (/[−–—]/.test(plain)) return '-';
  return /[’‘ʼ`]/.test(plain) ? "'" : plain;
};

/** The text without case, accents and typographic variants, of the same length as its composed form. */
export const fold = (text: string): string =>
  Array.from(text.normalize('NFC'), foldCharacter).join('');

// "1,200" is twelve hundred in English and one point two in French; "1.200" the other way round.
function valueOf(text: string, language: Language): number {
  const compact = text.replace(/[ '\u00A0]/g, '');
  const [group, point] = language === 'fr' ? ['.', ','] : [',', '.'];
  const isGrouped = new RegExp(`^[1-9]\\d{0,2}(?:\\${group}\\d{3})+(?:\\${point}\\d+)?$`);
  const plain = isGrouped.test(compact) ? compact.replaceAll(group, '') : compact;
  return Number(plain.replaceAll(',', '.'));
}

function joinPhrases(tokens: readonly Token[]): Token[] {
  const joined: Token[] = [];
  for (let at = 0; at < tokens.length;) {
    const first = tokens[at];
    if (!first) break;
    const phrase = phrases.find(({ words }) =>
      words.every((word, index) => tokens[at + index]?.word === word),
    );
    const length = phrase?.words.length ?? 1;
    const end = tokens[at + length - 1]?.end ?? first.end;
    joined.push(phrase ? { ...first, word: phrase.token, end } : first);
    at += length;
  }
  return joined;
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
  return joinPhrases(tokens);
}
