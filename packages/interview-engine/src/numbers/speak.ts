import type { Language } from '../localised.ts';
import type { Unit } from './units.ts';

const MILLIONS_PER_BILLION = 1_000;
const locales: Readonly<Record<Language, string>> = { en: 'en-GB', fr: 'fr-FR' };

const decimals: Readonly<Record<Unit, number>> = {
  amount: 2,
  shares: 2,
  price: 2,
  percent: 1,
  multiple: 2,
  ratio: 3,
  years: 0,
  days: 0,
};

/** Nobody says the hundredths of 1,594.21 million: above a hundred millions have one decimal, above a thousand none. */
const decimalsOf = (value: number, unit: Unit): number => {
  if (unit !== 'amount' && unit !== 'shares') return decimals[unit];
  const size = Math.abs(value);
  return size >= 1_000 ? 0 : size >= 100 ? 1 : decimals[unit];
};

const formats = new Map<string, Intl.NumberFormat>(); // making one takes longer than using it

function digits(value: number, unit: Unit, language: Language): string {
  const maximumFractionDigits = decimalsOf(value, unit);
  const key = `${language} ${unit} ${maximumFractionDigits}`;
  const format =
    formats.get(key) ??
    new Intl.NumberFormat(locales[language], {
      maximumFractionDigits,
      useGrouping: unit === 'amount',
    });
  formats.set(key, format);
  return format.format(value);
}

/** Billions are said only where nothing is lost: 1.2 billion, but 1,095 million. */
const saysBillions = (size: number): boolean =>
  size >= MILLIONS_PER_BILLION && Number.isInteger(Math.round(size * 1_000) / 10_000);

const plural = (value: number, word: string): string => (Math.abs(value) >= 2 ? `${word}s` : word);

const english: Readonly<Record<Unit, (value: number) => string>> = {
  amount: (value) => {
    const size = Math.abs(value);
    const spoken = saysBillions(size)
      ? `€${digits(size / MILLIONS_PER_BILLION, 'amount', 'en')} billion`
      : `€${digits(size, 'amount', 'en')} million`;
    return value < 0 ? `minus ${spoken}` : spoken;
  },
  shares: (value) => `${digits(value, 'shares', 'en')} million`,
  price: (value) => `€${digits(value, 'price', 'en')}`,
  percent: (value) =>
    `${value < 0 ? 'minus ' : ''}${digits(Math.abs(value) * 100, 'percent', 'en')}%`,
  multiple: (value) => `${digits(value, 'multiple', 'en')} times`,
  ratio: (value) => digits(value, 'ratio', 'en'),
  years: (value) => `${value} ${value === 1 ? 'year' : 'years'}`,
  days: (value) => `${digits(value, 'days', 'en')} days`,
};

const french: Readonly<Record<Unit, (value: number) => string>> = {
  amount: (value) => {
    const size = Math.abs(value);
    const billions = size / MILLIONS_PER_BILLION;
    const spoken = saysBillions(size)
      ? `${digits(billions, 'amount', 'fr')} ${plural(billions, 'milliard')} d’euros`
      : `${digits(size, 'amount', 'fr')} ${plural(size, 'million')} d’euros`;
    return value < 0 ? `moins ${spoken}` : spoken;
  },
  shares: (value) => `${digits(value, 'shares', 'fr')} ${plural(value, 'million')}`,
  price: (value) => `${digits(value, 'price', 'fr')} ${plural(value, 'euro')}`,
  percent: (value) =>
    `${value < 0 ? 'moins ' : ''}${digits(Math.abs(value) * 100, 'percent', 'fr')} %`,
  multiple: (value) => `${digits(value, 'multiple', 'fr')} fois`,
  ratio: (value) => digits(value, 'ratio', 'fr'),
  years: (value) => `${value} ${value === 1 ? 'an' : 'ans'}`,
  days: (value) => `${digits(value, 'days', 'fr')} jours`,
};

/** A figure as an interviewer says it: `€1.2 billion`, `8,5 %`, `9 times`. */
export const speak = (value: number, unit: Unit, language: Language): string =>
  (language === 'fr' ? french : english)[unit](value);
