import type { Language } from '../../localised.ts';
import type { Unit } from '../units.ts';

const ENGLISH =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const ENGLISH_TENS = ' ten twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const FRENCH =
  'zéro un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf'.split(
    ' ',
  );
const FRENCH_TENS =
  ' dix vingt trente quarante cinquante soixante soixante quatre-vingt quatre-vingt'.split(' ');

function englishInWords(value: number): string {
  if (value >= 1_000) {
    const rest = value % 1_000;
    const thousands = `${englishInWords(Math.floor(value / 1_000))} thousand`;
    if (rest === 0) return thousands;
    return `${thousands} ${rest < 100 ? 'and ' : ''}${englishInWords(rest)}`;
  }
  if (value >= 100) {
    const rest = value % 100;
    const hundreds = `${ENGLISH[Math.floor(value / 100)]} hundred`;
    return rest === 0 ? hundreds : `${hundreds} and ${englishInWords(rest)}`;
  }
  if (value < 20) return ENGLISH[value] ?? '';
  const unit = value % 10;
  return `${ENGLISH_TENS[Math.floor(value / 10)]}${unit === 0 ? '' : `-${ENGLISH[unit]}`}`;
}

function frenchBelowHundred(value: number): string {
  if (value < 20) return FRENCH[value] ?? '';
  const tens = Math.floor(value / 10);
  const unit = tens === 7 || tens === 9 ? (value % 10) + 10 : value % 10;
  const word = FRENCH_TENS[tens] ?? '';
  if (unit === 0) return tens === 8 ? `${word}s` : word;
  const link = (unit === 1 || unit === 11) && tens < 8 ? ' et ' : '-';
  return `${word}${link}${FRENCH[unit]}`;
}

function frenchInWords(value: number): string {
  if (value >= 1_000) {
    const thousands = Math.floor(value / 1_000);
    const head = thousands === 1 ? 'mille' : `${frenchInWords(thousands)} mille`;
    return value % 1_000 === 0 ? head : `${head} ${frenchInWords(value % 1_000)}`;
  }
  if (value < 100) return frenchBelowHundred(value);
  const hundreds = Math.floor(value / 100);
  const rest = value % 100;
  const head = hundreds === 1 ? 'cent' : `${FRENCH[hundreds]} cent`;
  if (rest === 0) return hundreds === 1 ? head : `${head}s`;
  return `${head} ${frenchBelowHundred(rest)}`;
}

/** A number below a million with at most two decimals, said in words. */
export function sayInWords(value: number, language: Language): string {
  const say = language === 'fr' ? frenchInWords : englishInWords;
  const [whole = '0', decimals = ''] = String(Math.abs(value)).split('.');
  const spoken = say(Number(whole));
  if (decimals === '') return spoken;
  const zeros = decimals.match(/^0+/)?.[0].length ?? 0;
  const digits =
    language === 'fr'
      ? [...Array.from({ length: zeros }, () => 'zéro'), say(Number(decimals))]
      : Array.from(decimals, (digit) => say(Number(digit)));
  return `${spoken} ${language === 'fr' ? 'virgule' : 'point'} ${digits.join(' ')}`;
}

const inUnit: Readonly<Record<Language, Readonly<Record<Unit, (said: string) => string>>>> = {
  en: {
    amount: (said) => `${said} million`,
    shares: (said) => `${said} million shares`,
    price: (said) => `${said} euros`,
    percent: (said) => `${said} percent`,
    multiple: (said) => `${said} times`,
    ratio: (said) => said,
    years: (said) => `${said} years`,
    days: (said) => `${said} days`,
  },
  fr: {
    amount: (said) => `${said} millions`,
    shares: (said) => `${said} millions d’actions`,
    price: (said) => `${said} euros`,
    percent: (said) => `${said} pour cent`,
    multiple: (said) => `${said} fois`,
    ratio: (said) => said,
    years: (said) => `${said} ans`,
    days: (said) => `${said} jours`,
  },
};

const decimals: Readonly<Record<Unit, number>> = {
  amount: 1,
  shares: 1,
  price: 2,
  percent: 1,
  multiple: 2,
  ratio: 2,
  years: 0,
  days: 0,
};

/** A figure with its unit, in words or in digits, at the precision one would say it. */
export function sayFigure(
  value: number,
  unit: Unit,
  language: Language,
  style: 'words' | 'digits',
): string {
  const shown = Number((Math.abs(value) * (unit === 'percent' ? 100 : 1)).toFixed(decimals[unit]));
  const written = shown.toLocaleString(language === 'fr' ? 'fr-FR' : 'en-GB', {
    maximumFractionDigits: 2,
  });
  return inUnit[language][unit](style === 'words' ? sayInWords(shown, language) : written);
}
