import type { Found } from './found.ts';

const VALUES: Readonly<Record<string, number>> = {
  one: 1,
  un: 1,
  une: 1,
  two: 2,
  deux: 2,
  three: 3,
  trois: 3,
  four: 4,
  quatre: 4,
  five: 5,
  cinq: 5,
  six: 6,
  seven: 7,
  sept: 7,
  eight: 8,
  huit: 8,
  nine: 9,
  neuf: 9,
  ten: 10,
  dix: 10,
};
const NUMBER = `(${Object.keys(VALUES).join('|')}|\\d{1,2})`;
const THING =
  "(?:\\s+(?:new|nouvelles?|shares?|actions?|titres?|of|theirs|his|its|the|acquirer'?s?|bidder'?s?|suitor'?s?|a|lui|eux|de|l'acquereur|l'initiateur|siennes?))*";
const LINK = '\\s+(?:for|pour|contre|against)\\s+(?:every\\s+|each\\s+|chaque\\s+)?';
const EXCHANGE = new RegExp(
  `(?<![\\w.,-])${NUMBER}${THING}${LINK}${NUMBER}(?![\\w-]|[.,]\\d)(?!\\s*(?:%|percent|pour|cents?|hundred|mille|million|billion|milliard|euros?|years?|ans?|times|fois)\\b)`,
  'g',
);
const valueOf = (said: string): number => VALUES[said] ?? Number(said);

/** "One new share for two of ours": an exchange ratio said as two counts. */
export const findExchanges = (folded: string): Found[] =>
  [...folded.matchAll(EXCHANGE)].flatMap(
    ({ index, 0: { length }, 1: given, 2: taken }): Found[] => {
      const value = valueOf(given ?? '') / valueOf(taken ?? '');
      if (!Number.isFinite(value)) return [];
      const place = { start: index, end: index + length };
      return [{ value, scale: null, unit: 'shares', direction: 0, isImplied: false, ...place }];
    },
  );
