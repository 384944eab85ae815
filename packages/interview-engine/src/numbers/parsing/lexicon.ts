const english = {
  zero: 0,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  sixteen: 16,
  seventeen: 17,
  eighteen: 18,
  nineteen: 19,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fourty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
};

const french = {
  zero: 0,
  un: 1,
  une: 1,
  deux: 2,
  trois: 3,
  quatre: 4,
  cinq: 5,
  six: 6,
  sept: 7,
  huit: 8,
  neuf: 9,
  dix: 10,
  onze: 11,
  douze: 12,
  treize: 13,
  quatorze: 14,
  quinze: 15,
  seize: 16,
  vingt: 20,
  vingts: 20,
  trente: 30,
  quarante: 40,
  cinquante: 50,
  soixante: 60,
  septante: 70,
  huitante: 80,
  octante: 80,
  nonante: 90,
};

const tens = Object.entries(english).filter(([, value]) => value >= 10);

/** English words that may follow a digit to say hundreds: "five sixty" is 560. */
export const englishTens: ReadonlySet<string> = new Set(tens.map(([word]) => word));
export const englishUnits: ReadonlySet<string> = new Set(
  Object.entries(english)
    .filter(([, value]) => value > 0 && value < 20)
    .map(([word]) => word),
);

/** "trois septante-cinq", "dix-neuf soixante": what two decimals said without "virgule" begin with. */
export const frenchTens: ReadonlySet<string> = new Set(
  Object.entries(french)
    .filter(([, value]) => value > 10)
    .map(([word]) => word),
);

export const numberWords: ReadonlyMap<string, number> = new Map(
  Object.entries({ ...english, ...french }),
);

/** Words that are articles or pronouns more often than numbers. */
export const ambiguousWords: ReadonlySet<string> = new Set(['un', 'une', 'one', 'a']);

export const hundreds: ReadonlySet<string> = new Set(['hundred', 'cent', 'cents']);
export const thousands: ReadonlySet<string> = new Set(['thousand', 'mille']);
export const points: ReadonlySet<string> = new Set(['point', 'virgule', 'comma']);

const HALF = 1 / 2;
const THIRD = 1 / 3;
const QUARTER = 1 / 4;

/** Parts of one, said alone. */
export const fractions: ReadonlyMap<string, number> = new Map([
  ['half', HALF],
  ['demi', HALF],
  ['moitie', HALF],
  ['½', HALF],
  ['a-third', THIRD],
  ['a-quarter', QUARTER],
  ['un-quart', QUARTER],
  ['two-thirds', 2 * THIRD],
  ['three-quarters', 3 * QUARTER],
]);

/** Parts of one that follow a whole number: "two and a half". */
export const addedFractions: ReadonlyMap<string, number> = new Map([
  ['½', HALF],
  ['+half', HALF],
  ['+third', THIRD],
  ['+quarter', QUARTER],
  ['+eighth', 1 / 8],
  ['un-quart', QUARTER], // "neuf un quart"
  ['+two-thirds', 2 * THIRD],
  ['+three-quarters', 3 * QUARTER],
  ['three-quarters', 3 * QUARTER], // "sept trois quarts"
]);

export const roundNumbers: ReadonlyMap<string, number> = new Map([
  ['dizaine', 10],
  ['douzaine', 12],
  ['quinzaine', 15],
  ['vingtaine', 20],
  ['trentaine', 30],
  ['quarantaine', 40],
  ['cinquantaine', 50],
  ['soixantaine', 60],
  ['centaine', 100],
]);

/** What a number is multiplied by, in millions. */
export const scales: ReadonlyMap<string, number> = new Map([
  ['k', 1e-3],
  ['keur', 1e-3],
  ...['m', 'mm', 'mn', 'mio', 'meur', 'mil', 'mill', 'million', 'millions'].map(
    (word): [string, number] => [word, 1],
  ),
  ...['bn', 'b', 'bln', 'md', 'mds', 'mrd', 'mrds', 'mdeur', 'billion', 'billions'].map(
    (word): [string, number] => [word, 1e3],
  ),
  ...['yard', 'yards'].map((word): [string, number] => [word, 1e3]),
  ['milliard', 1e3],
  ['milliards', 1e3],
]);
