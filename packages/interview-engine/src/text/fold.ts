const CONTRACTIONS = /\b(i|you|we|they)'(?:ve|d|ll|re)\b/g; // "we've" must not read as "VE"

// Candidates and recognisers write either; the content is written as in London.
const AMERICAN: readonly (readonly [RegExp, string])[] = [
  [/\b(\w{3,})iz(e|ed|er|es|ing|ation|ations)\b/g, '$1is$2'],
  [/\b(behavi|col|fav|hon|lab|neighb)or(s|ed|ing|able)?\b/g, '$1our$2'],
  [/\b(def|lic|off)ense(s|d)?\b/g, '$1ence$2'],
  [/\b(cancel|label|model|travel)(ed|ing)\b/g, '$1l$2'],
  [/\banalyz/g, 'analys'],
  [/\bcenter(s|ed)?\b/g, 'centre$1'],
  [/\bfulfill\b/g, 'fulfil'],
  [/\binstallment/g, 'instalment'],
  [/\bjudgment/g, 'judgement'],
];

const asInLondon = (text: string): string =>
  AMERICAN.reduce((british, [american, spelling]) => british.replace(american, spelling), text);

/** Lower case, no accents, no punctuation, single spaces: what two spellings of a word share. */
export function fold(text: string): string {
  const plain = text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[’‘ʼ`´]/g, "'")
    .replace(/œ/g, 'oe')
    .replace(CONTRACTIONS, '$1')
    .replace(/\bi'm\b/g, 'i am')
    .replace(/\blet's\b/g, 'let us')
    .replace(/\bcan't\b/g, 'can not')
    .replace(/([a-z])n't\b/g, '$1 not')
    .replace(/([a-z])&([a-z])/g, '$1$2')
    .replace(/\bp\/e\b/g, 'pe ratio');
  return asInLondon(plain)
    .replace(/[^a-z0-9%]+/g, ' ')
    .trim();
}

export const wordsOf = (text: string): string[] => {
  const folded = fold(text);
  return folded === '' ? [] : folded.split(' ');
};

const SHORTEST_STEM = 4;
const ENDINGS = [/(?:ees|ee|er|es|ed|e|s)$/, /ing$/];

/** A word without the endings that plural, tense and gender change, in either language. */
export function stem(word: string): string {
  for (const ending of ENDINGS) {
    const stripped = word.replace(ending, '');
    if (stripped !== word && stripped.length >= SHORTEST_STEM) return stripped;
  }
  return word;
}

/** Stems between spaces, so that a phrase can be looked up as a substring of whole words. */
export const stemmed = (text: string): string => ` ${wordsOf(text).map(stem).join(' ')} `;
