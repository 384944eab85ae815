const CONTRACTIONS = /\b(i|you|we|they)'(?:ve|d|ll|re)\b/g; // "we've" must not read as "VE"

const AMERICAN = /\b(\w{3,})iz(e|ed|er|es|ing|ation|ations)\b/g;

/** Lower case, no accents, no punctuation, single spaces: what two spellings of a word share. */
export function fold(text: string): string {
  return text
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
    .replace(/\bp\/e\b/g, 'pe ratio')
    .replace(AMERICAN, '$1is$2')
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
