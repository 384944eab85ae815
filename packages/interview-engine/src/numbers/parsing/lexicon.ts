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

export const numberWords: ReadonlyMap<string, number> = new Map(
  Object.entries({ ...english, ...french }),
);

/** Words that are articles or pronouns more often than numbers. */
export const ambiguousWords: ReadonlySet<string> = new Set(['un', 'une', 'one', 'a']);

export const hundreds: ReadonlySet<string> = new Set(['hundred', 'hundreds', 'cent', 'cents']);
export const thousands: ReadonlySet<string> = new Set(['thousand', 'mille']);
export const points: ReadonlySet<string> = new Set(['point', 'virgule', 'comma']);

/** What a number is multiplied by, in millions. */
export const scales: ReadonlyMap<string, number> = new Map([
  ['k', 1e-3],
  ['m', 1],
  ['mm', 1],
  ['mn', 1],
  ['mio', 1],
  ['million', 1],
  ['millions', 1],
  ['bn', 1e3],
  ['b', 1e3],
  ['md', 1e3],
  ['mds', 1e3],
  ['mrd', 1e3],
  ['billion', 1e3],
  ['billions', 1e3],
  ['milliard', 1e3],
  ['milliards', 1e3],
]);

export type SpokenUnit = 'percent' | 'basis_points' | 'multiple' | 'euro' | 'days' | 'years';

export const units: ReadonlyMap<string, SpokenUnit> = new Map([
  ['%', 'percent'],
  ['percent', 'percent'],
  ['pourcent', 'percent'],
  ['bp', 'basis_points'],
  ['bps', 'basis_points'],
  ['pb', 'basis_points'],
  ['x', 'multiple'],
  ['×', 'multiple'],
  ['times', 'multiple'],
  ['fois', 'multiple'],
  ['turns', 'multiple'],
  ['€', 'euro'],
  ['euro', 'euro'],
  ['euros', 'euro'],
  ['day', 'days'],
  ['days', 'days'],
  ['jour', 'days'],
  ['jours', 'days'],
  ['year', 'years'],
  ['years', 'years'],
  ['an', 'years'],
  ['ans', 'years'],
]);

const falling =
  /^(?:minus|moins|negative|negatif|fall|falls|fell|drop|drops|decrease|decreases|decline|declines|down|lower|lose|loses|reduce|reduces|dilutive|dilution|dilutif|baisse|baissent|diminue|diminuent|chute|recule|perd|perte)$/;
const rising =
  /^(?:plus|positive|rise|rises|rose|increase|increases|up|gain|gains|higher|accretive|accretion|relutif|relutive|relution|monte|montent|augmente|augmentent|hausse|progresse|positif)$/;

/** -1, 1 or, for most words, 0. */
export const directionOf = (word: string): -1 | 0 | 1 => {
  if (falling.test(word)) return -1;
  return rising.test(word) ? 1 : 0;
};

/** Said between a slip of the tongue and what was meant. */
export const corrections: ReadonlySet<string> = new Set([
  'sorry',
  'pardon',
  'actually',
  'correction',
  'rather',
  'wait',
  'plutot',
  'corrige',
  'mean',
  'non',
  'no',
  'oops',
]);
