import type { Language } from '../../localised.ts';
import { createRandom, type Random } from '../../random.ts';
import { drawInputs } from '../draw.ts';
import type { Asked, Computation, Generator } from '../generator.ts';
import { toleranceOf } from '../units.ts';
import { sayFigure } from './say-in-words.ts';

/** One answer with the verdict a person would give it. */
export interface LabelledAnswer {
  readonly generator: Generator;
  readonly language: Language;
  readonly inputs: Readonly<Record<string, number>>;
  readonly answer: string;
  readonly verdict: 'right' | 'trap' | 'slip' | 'absent';
  readonly trap?: string;
}

/** What the asked figure is called. */
const subjects: Readonly<Record<string, Readonly<Record<Language, string>>>> = {
  N01: { en: 'cash', fr: 'la trésorerie' },
  N02: { en: 'cash in the second step', fr: 'la trésorerie à la deuxième étape' },
  N03: { en: 'the enterprise value', fr: 'la valeur d’entreprise' },
  N04: { en: 'the diluted share count', fr: 'le nombre d’actions dilué' },
  N05: { en: 'the WACC', fr: 'le CMPC' },
  N06: { en: 'the cost of equity', fr: 'le coût des fonds propres' },
  N07: { en: 'the unlevered free cash flow', fr: 'le flux de trésorerie disponible' },
  N08: { en: 'the present value', fr: 'la valeur actuelle' },
  N09: { en: 'the implied multiple', fr: 'le multiple implicite' },
  N10: { en: 'the value per share', fr: 'la valeur par action' },
  N11: { en: 'the multiple', fr: 'le multiple' },
  N12: { en: 'EPS', fr: 'le BPA' },
  N13: { en: 'EPS', fr: 'le BPA' },
  N14: { en: 'the pre-tax synergy needed', fr: 'la synergie nécessaire avant impôt' },
  N15: { en: 'the goodwill', fr: 'le goodwill' },
  N16: { en: 'the money multiple', fr: 'le multiple' },
  N17: { en: 'the part of EBITDA growth', fr: 'la part de la croissance' },
  N18: { en: 'the maximum multiple', fr: 'le multiple maximal' },
  N19: { en: 'the IRR', fr: 'le TRI' },
  N20: { en: 'the value left for the acquirer', fr: 'la valeur qui reste à l’acquéreur' },
  N21: { en: 'the exchange ratio', fr: 'la parité' },
  N22: { en: 'the fair ownership', fr: 'la détention équitable' },
  N23: { en: 'the cycle', fr: 'le cycle' },
  N24: { en: 'the net leverage', fr: 'le levier net' },
  N25: { en: 'the recovery of the mezzanine', fr: 'le recouvrement de la mezzanine' },
  N26: { en: 'the multiple after the standard', fr: 'le multiple après la norme' },
  N27: { en: 'the gross enterprise value', fr: 'la valeur d’entreprise brute' },
  N29: { en: 'the value per share', fr: 'la valeur par action' },
  N31: { en: 'net income', fr: 'le résultat net' },
  N32: { en: 'the offer', fr: 'l’offre' },
};

type Inputs = Readonly<Record<string, number>>;
type Frame = (figure: string, name: string, other: string) => string;

const conclusions: Readonly<Record<Language, readonly Frame[]>> = {
  en: [
    (figure) => `So I get ${figure}.`,
    (figure, name) => `So ${name} is ${figure}.`,
    (figure, name) => `If I do the sum, ${name} comes out at about ${figure}.`,
    (figure) => `That gives me ${figure}, give or take.`,
    (figure, name, other) => `${other}, no sorry, ${figure} for ${name}.`,
    (figure, name, other) => `I first had ${other}. Wait, let me redo that: ${name} is ${figure}.`,
    (figure, name, other) => `A friend of mine says ${other}, but I think ${name} is ${figure}.`,
    (figure, _name, other) => `It is not ${other} but ${figure}.`,
    (figure, name) => `um so yeah ${name} would be around ${figure} I think`,
  ],
  fr: [
    (figure) => `Donc je trouve ${figure}.`,
    (figure, name) => `Donc ${name} est de ${figure}.`,
    (figure, name) => `En faisant le calcul, ${name} ressort à environ ${figure}.`,
    (figure) => `Ce qui donne ${figure}, à peu de chose près.`,
    (figure, name, other) => `${other}, euh non pardon, ${figure} pour ${name}.`,
    (figure, name, other) =>
      `J’ai d’abord ${other}. Attendez, je me corrige : ${name} est de ${figure}.`,
    (figure, name, other) => `Un ami dirait ${other}, mais pour moi ${name} est de ${figure}.`,
    (figure, _name, other) => `Ce n’est pas ${other} mais ${figure}.`,
    (figure, name) => `euh donc voilà ${name} serait autour de ${figure} je pense`,
  ],
};

const changes: Readonly<Record<Language, (figure: string, isLoss: boolean) => string>> = {
  en: (figure, isLoss) => `${isLoss ? 'a fall of' : 'a rise of'} ${figure}`,
  fr: (figure, isLoss) => `${isLoss ? 'une baisse de' : 'une hausse de'} ${figure}`,
};

const openings: Readonly<Record<Language, (figures: string) => string>> = {
  en: (figures) => `I start from the figures you gave me, ${figures}. `,
  fr: (figures) => `Je pars des chiffres que vous donnez, ${figures}. `,
};

function opening({ parameters }: Generator, inputs: Inputs, language: Language): string {
  const said = Object.entries(parameters)
    .slice(0, 3)
    .map(([name, { unit }]) => sayFigure(inputs[name] ?? 0, unit, language, 'digits'));
  return openings[language](said.join(language === 'fr' ? ' ; ' : ', '));
}

const isFarFrom = (value: number, known: number, { unit }: Asked): boolean =>
  Math.abs(value - Math.abs(known)) > 3 * toleranceOf(known, unit);

/** A wrong figure that no known mistake, step or input explains. */
function wrongFigure(
  { asked }: Generator,
  { answers, traps }: Computation,
  inputs: Inputs,
): number {
  const right = answers[asked.key] ?? 0;
  const known = [
    ...Object.values(answers),
    ...Object.values(inputs),
    ...traps.map(({ value }) => value),
  ];
  const factors = [1.13, 1.19, 0.86, 1.27, 0.79, 1.36, 1.44, 1.52, 1.71, 0.61, 2.17, 2.9];
  const found = factors.find((factor) =>
    known.every((value) => isFarFrom(Math.abs(right * factor), value, asked)),
  );
  return right * (found ?? 3.7);
}

const pick = <T>(items: readonly T[], random: Random): T | undefined =>
  items[Math.floor(random() * items.length)];

function answersTo(generator: Generator, language: Language, random: Random): LabelledAnswer[] {
  const inputs = drawInputs(generator, random);
  const computation = generator.compute(inputs);
  const name = subjects[generator.id]?.[language];
  if (!computation || name === undefined) return [];

  const { key, unit, isChange = false } = generator.asked;
  const style = random() < 0.5 ? 'words' : 'digits';
  const say = (value: number): string => {
    const figure = sayFigure(value, unit, language, style);
    return isChange ? changes[language](figure, value < 0) : figure;
  };
  const figures = opening(generator, inputs, language);
  const start = random() < 0.5 ? figures : '';
  const tell = (value: number, other: number): string =>
    start + (pick(conclusions[language], random)?.(say(value), name, say(other)) ?? '');

  const right = computation.answers[key] ?? 0;
  const wrong = wrongFigure(generator, computation, inputs);
  const trap = pick(
    computation.traps.filter(({ of, value }) => of === key && value !== 0),
    random,
  );
  const base = { generator, language, inputs };
  const answers: LabelledAnswer[] = [
    { ...base, answer: tell(right, trap?.value ?? wrong), verdict: 'right' },
    { ...base, answer: tell(right, wrong), verdict: 'right' },
    { ...base, answer: tell(wrong, right), verdict: 'slip' },
    { ...base, answer: figures, verdict: 'absent' },
  ];
  if (trap) {
    answers.push({ ...base, answer: tell(trap.value, right), verdict: 'trap', trap: trap.id });
  }
  return answers;
}

/** Answers of every shape over drawn figures in both languages; a seed always gives the same set. */
export function templatedAnswers(generators: readonly Generator[], seed: number): LabelledAnswer[] {
  const random = createRandom(seed);
  return generators.flatMap((generator) => [
    ...answersTo(generator, 'en', random),
    ...answersTo(generator, 'fr', random),
  ]);
}
