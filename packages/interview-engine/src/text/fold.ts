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

const ANY_AMERICAN = new RegExp(AMERICAN.map(([{ source }]) => source).join('|'));

const asInLondon = (text: string): string =>
  ANY_AMERICAN.test(text)
    ? AMERICAN.reduce((british, [american, spelling]) => british.replace(american, spelling), text)
    : text;

const BEYOND_ASCII = /[^\p{ASCII}]/u;

const withoutAccents = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[’‘ʼ´]/g, "'")
    .replace(/œ/g, 'oe');

const withoutContractions = (text: string): string =>
  text
    .replace(CONTRACTIONS, '$1')
    .replace(/\bi'm\b/g, 'i am')
    .replace(/\blet's\b/g, 'let us')
    .replace(/\bcan't\b/g, 'can not')
    .replace(/([a-z])n't\b/g, '$1 not');

const withoutSigns = (text: string): string =>
  text.replace(/([a-z])&([a-z])/g, '$1$2').replace(/\bp\/e\b/g, 'pe ratio');

/** Lower case, no accents, no punctuation, single spaces: what two spellings of a word share. */
export function fold(text: string): string {
  // There are millions of letters to fold: what a text has no sign of is not looked for.
  let plain = BEYOND_ASCII.test(text) ? withoutAccents(text) : text.toLowerCase();
  plain = plain.replaceAll('`', "'");
  if (plain.includes("'")) plain = withoutContractions(plain);
  if (/[&/]/.test(plain)) plain = withoutSigns(plain);
  return asInLondon(plain.replace(/[^a-z0-9%]+/g, ' ').trim());
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
