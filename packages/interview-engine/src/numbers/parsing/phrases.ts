import type { Token } from './tokens.ts';

const sayings: Readonly<Record<string, readonly string[]>> = {
  '%': [
    'per cent',
    'pour cent',
    // Misheard.
    'per scent',
    'per sent',
    'per sense',
    'pour sang',
    'pour sent',
    'percentage points',
    'percentage point',
    'points de pourcentage',
    'point de pourcentage',
    'pence in the pound',
    ...['on the dollar', 'on the euro', 'in the euro', 'per euro', 'back'].map(
      (share) => `cents ${share}`,
    ),
    ...['par euro', 'pour un euro', "sur l'euro", 'sur un euro'].flatMap((share) => [
      `centimes ${share}`,
      `cents ${share}`,
    ]),
  ],
  virgule: ['vire gueule', 'vir gule'], // misheard
  bps: ['basis points', 'basis point', 'points de base', 'point de base'],
  '+half': ['and a half', 'et demie', 'et demi'],
  '+quarter': ['and a quarter', 'et quart', 'et un quart'],
  '+three-quarters': ['and three quarters', 'and three quarter', 'et trois quarts'],
  '+third': ['and a third', 'et un tiers'],
  '+two-thirds': ['and two thirds', 'et deux tiers'],
  '+eighth': ['and an eighth', 'et un huitieme'],
  half: ['one half', 'un demi', 'la moitie'],
  'a-quarter': ['one quarter', 'a quarter'],
  'un-quart': ['un quart'],
  'a-third': ['one third', 'a third', 'un tiers'],
  'three-quarters': ['trois quarts', 'three quarters', 'three quarter'],
  'two-thirds': ['two thirds', 'deux tiers'],
  // What may part a number from its unit: "two and a bit times", "8-ish percent", whose dash is heard as "to".
  '': 'and a bit,and a touch,and change,and something,et quelques,et quelque,et un peu,et un chouia,et des poussieres,et des brouettes,ish,to ish,uh,um,uhm,erm,hmm,euh,heu'.split(
    ',',
  ),
};

interface Phrase {
  readonly words: readonly string[];
  readonly token: string;
}

const byFirstWord = Map.groupBy(
  Object.entries(sayings).flatMap(([token, said]) =>
    said.map((words): Phrase => ({ words: words.match(/[a-z]+/g) ?? [], token })),
  ),
  ({ words }) => words[0] ?? '',
);

/** Words said for one become a single token; those that say nothing are left out. */
export function joinPhrases(tokens: readonly Token[]): Token[] {
  const joined: Token[] = [];
  let startsClause = false;
  for (let at = 0; at < tokens.length;) {
    const first = tokens[at];
    if (!first) break;
    const goesOn = (word: string, index: number) =>
      tokens[at + index]?.word === word && (index === 0 || !tokens[at + index]?.startsClause);
    const phrase = byFirstWord.get(first.word)?.find(({ words }) => words.every(goesOn));
    const length = phrase?.words.length ?? 1;
    const { end = first.end } = tokens[at + length - 1] ?? {};
    startsClause ||= first.startsClause;
    if (phrase?.token !== '') {
      joined.push({ ...first, word: phrase?.token ?? first.word, end, startsClause });
      startsClause = false;
    }
    at += length;
  }
  return joined;
}
