import type { Found } from './found.ts';
import { numberWords } from './lexicon.ts';

const counts = [...numberWords].filter(([, value]) => value > 0 && value <= 10);
const NUMBER = `(${counts.map(([word]) => word).join('|')}|\\d{1,2})`;
const THING =
  "(?:\\s+(?:new|nouvelles?|shares?|actions?|titres?|of|theirs|his|its|the|acquirer'?s?|bidder'?s?|suitor'?s?|a|lui|eux|de|l'acquereur|l'initiateur|siennes?))*";
const LINK = '\\s+(?:for|pour|contre|against)\\s+(?:every\\s+|each\\s+|chaque\\s+)?';
const EXCHANGE = new RegExp(
  `(?<![\\w.,-])${NUMBER}${THING}${LINK}${NUMBER}(?![\\w-]|[.,]\\d)(?!\\s*(?:%|percent|pour|cents?|hundred|mille|million|billion|milliard|euros?|years?|ans?|times|fois)\\b)`,
  'g',
);
const valueOf = (said: string): number => numberWords.get(said) ?? Number(said);

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
