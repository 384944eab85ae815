import { type ConceptId, conceptOf, isBehaviour } from '../content/concepts/index.ts';
import { afterNames, beforeNames } from '../content/spoken/all.ts';
import type { Language } from '../localised.ts';

/** What a candidate named, as a sentence takes it up: "le levier", and "du levier" after a verb that asks for it. */
export interface SpokenName {
  readonly the: string;
  readonly of: string;
}

const LONGEST = 5; // words

// What is named with these is a view or a deal, and no word of the trade.
const UNNAMED: ReadonlySet<string> = new Set<ConceptId>(['own_view', 'deal_facts']);

// "A leveraged buyout" names no "leveraged": after a name its clause ends or goes on without it.
const after = (language: Language): string =>
  String.raw`(?=\s*(?:[,.;:!?)]|$)|\s+${afterNames[language]})`;

const articleOf = (said: string): 'le' | 'la' | 'les' => {
  if (/^(?:les|des|aux|ces)$/.test(said)) return 'les';
  return /^(?:la|une|cette)$/.test(said) ? 'la' : 'le';
};
const contracted = { le: 'du', la: 'de la', les: 'des' } as const;
const VOWEL = /^[aeiouyàâéèêëîïôûœ]/i;

function inFrench(bare: string, before: string): SpokenName {
  const article = articleOf(before);
  const isElided = before === 'l' || before === 'cet' || VOWEL.test(bare);
  if (article !== 'les' && isElided) return { the: `l’${bare}`, of: `de l’${bare}` };
  return { the: `${article} ${bare}`, of: `${contracted[article]} ${bare}` };
}

/** A name with the article it was said with, or without one, in the form that names it. */
export function spokenName(bare: string, before: string | null, language: Language): SpokenName {
  if (language === 'fr' && before !== null) return inFrench(bare, before.toLowerCase());
  const the = before === null ? bare : `the ${bare}`;
  return { the, of: the };
}

const withoutArticle = (label: string): string => label.replace(/^(?:the|an?) /, '');

// "Un horizon", "une hausse": nothing tells how the article goes before it.
const isUnclear = (name: string, before: string): boolean =>
  /^h/i.test(name) && /^une?$/i.test(before);

const escaped = (name: string): string =>
  name.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`).replace(/[’']/g, "[’']");

/** How an answer names a concept, if it does so in words that can be taken up. */
export function nameIn(answer: string, id: ConceptId, language: Language): SpokenName | null {
  if (isBehaviour(id) || UNNAMED.has(id)) return null;
  const { label, triggers } = conceptOf(id);
  const names = triggers[language].toSorted((a, b) => b.length - a.length);
  for (const name of names.filter((each) => each.split(' ').length <= LONGEST)) {
    const words = `(${escaped(name)})${after(language)}`;
    const found = new RegExp(beforeNames[language] + words, 'iu').exec(answer);
    const before = found?.slice(1, -1).find((article) => article !== undefined);
    if (found && before && !isUnclear(name, before)) {
      return spokenName(found.at(-1) ?? name, before, language);
    }
    if (language === 'en' && withoutArticle(label.en) === name) {
      const bare = new RegExp(String.raw`(?<!\p{L})${words}`, 'iu').exec(answer);
      const isFirst = /(?:^|[.!?]\s+)$/.test(answer.slice(0, bare?.index));
      if (bare) return spokenName(isFirst ? name : (bare[1] ?? name), null, language);
    }
  }
  return null;
}

/** Several names as one: "le levier et la sortie". */
export const together = (names: readonly SpokenName[], and: string): SpokenName => ({
  the: names.map(({ the }) => the).join(` ${and} `),
  of: names.map(({ of }) => of).join(` ${and} `),
});
