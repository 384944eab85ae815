import { acronyms } from '../content/misheard/index.ts';
import { remember } from '../text/remember.ts';
import type { Token } from './tokens.ts';

const MOST_PIECES = 5;
const FEWEST_LETTERS = 3;
const WORDS = 20_000;

// What a French letter is called, as a recogniser writes it: "bépéa", "bé effe erre".
const NAMES: ReadonlyMap<string, string> = new Map(
  (
    'a=a b=be c=ce c=se d=de e=e e=eu f=ef f=effe g=ge i=i l=el l=elle m=em m=aime ' +
    'n=en n=haine o=o o=eau p=pe r=er r=erre s=es s=esse t=te v=ve'
  )
    .split(' ')
    .map((pair): [string, string] => [pair.slice(2), pair.slice(0, 1)]),
);
const LETTER = new RegExp([...NAMES.keys()].toSorted((a, b) => b.length - a.length).join('|'), 'g');
const ONLY_LETTERS = new RegExp(`^(?:${LETTER.source})+$`);

/** The letters a word is made of: itself where it is one, those it names otherwise. */
const lettersIn = remember((word) => {
  if (word.length === 1) return word;
  if (!ONLY_LETTERS.test(word)) return '';
  return word.replace(LETTER, (name) => NAMES.get(name) ?? '');
}, WORDS);

/** The acronym spelled out from a place on, and how many words it took: "c m p c", "bé pé a". */
export function spelledAt(
  tokens: readonly Token[],
  start: number,
): { readonly acronym: string; readonly length: number } | null {
  let letters = '';
  for (let length = 1; length <= MOST_PIECES; length += 1) {
    const token = tokens[start + length - 1];
    const more = token ? lettersIn(token.word) : '';
    if (more === '') return null;
    letters += more;
    if (letters.length < FEWEST_LETTERS || token?.word === letters) continue;
    if (acronyms.has(letters)) return { acronym: letters, length };
  }
  return null;
}
