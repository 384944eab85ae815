/** `other` counts something no question asks for, such as statements or months; cents are read with the coins. */
export type SpokenUnit =
  | 'percent'
  | 'basis_points'
  | 'multiple'
  | 'euro'
  | 'cents'
  | 'shares'
  | 'days'
  | 'years'
  | 'other';

// With what a recogniser writes for them: "four thymes", "fifteen heroes".
const unitWords: Readonly<Record<Exclude<SpokenUnit, 'cents'>, string>> = {
  percent: '% percent percents pourcent pourcents pct',
  basis_points: 'bp bps pb bips beeps',
  multiple: 'x × times thymes fois foie foies turn turns terns tours',
  euro: '€ euro euros heroes eros eur $ dollar dollars £ pound pounds quid buck bucks balles',
  shares: 'share shares action actions titre titres',
  days: 'day days jour jours',
  years: 'year years yrs an ans annee annees',
  other:
    'months month mois weeks week semaines hours hour heures minutes minute quarters trimestres statements statement etats states steps step etapes etape things choses reasons raisons methods methodes companies company societes societe people personnes lines lignes drivers leviers points buyers acheteurs acquereurs banks banques peers comparables deals scenarios scenario parts parties divisions branches cases cas ways questions tranches items quarter tabs tab onglets pages page slides pays countries pairs divisions collaborateurs salaries employees analysts analystes actionnaires clients fournisseurs concurrents criteres criteria',
};

export const units: ReadonlyMap<string, SpokenUnit> = new Map(
  Object.entries(unitWords).flatMap(([unit, words]) =>
    words.split(' ').map((word): [string, SpokenUnit] => [word, unit as SpokenUnit]),
  ),
);

/** What follows these words names a rule, a step or a year, and is not a figure. */
export const numberedThings: ReadonlySet<string> = new Set(
  'ifrs ias cac asc article chapter basel bale sbf stoxx question step etape phase year annee top number numero rule regle method methode option scenario division'.split(
    ' ',
  ),
);
