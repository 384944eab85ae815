import type { Language } from '../../localised.ts';

export interface Token {
  readonly word: string;
  /** The value of a number written in digits. */
  readonly digits: number | null;
  /** Punctuation stands before this token. */
  readonly startsClause: boolean;
}

const TOKEN = /\d+(?:[ .,']\d{3}(?!\d))*(?:[.,]\d+)?|[a-z]+|[%€×]|[-+](?=\d)|[,;:.!?()]/g;
const PHRASES: readonly (readonly [RegExp, string])[] = [
  [/\b(?:per|pour) cent\b/g, '%'],
  [/\b(?:basis points?|points? de base)\b/g, 'bps'],
  [/\bet demie?\b|\band a half\b/g, 'half'],
];

// "1,200" is twelve hundred in English and one point two in French; "1.200" the other way round.
function valueOf(text: string, language: Language): number {
  const compact = text.replace(/[ ']/g, '');
  const [group, point] = language === 'fr' ? ['.', ','] : [',', '.'];
  const isGrouped = new RegExp(`^[1-9]\\d{0,2}(?:\\${group}\\d{3})+(?:\\${point}\\d+)?$`);
  const plain = isGrouped.test(compact) ? compact.replaceAll(group, '') : compact;
  return Number(plain.replaceAll(',', '.'));
}

/** Words, digits and signs of a text, folded so that spelling and accents make no difference. */
export function tokenise(text: string, language: Language): Token[] {
  let plain = text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[\u00A0\u202F\u2009]/g, ' ')
    .replace(/[−–]/g, '-')
    .replace(/[’]/g, "'")
    .replace(/([a-z])-(?=[a-z])/g, '$1 ');
  for (const [phrase, word] of PHRASES) plain = plain.replace(phrase, word);

  const tokens: Token[] = [];
  let startsClause = true;
  for (const [word] of plain.matchAll(TOKEN)) {
    if (/^[,;:.!?()]$/.test(word)) {
      startsClause = true;
      continue;
    }
    const digits = /^\d/.test(word) ? valueOf(word, language) : null;
    tokens.push({ word, digits: Number.isNaN(digits) ? null : digits, startsClause });
    startsClause = false;
  }
  return tokens;
}
