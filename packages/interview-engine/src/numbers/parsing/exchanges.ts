import type { Found } from './found.ts';
import { numberWords } from './lexicon.ts';

const counts = [...numberWords].filter(([, value]) => value > 0 && value <= 30);
const NUMBER = `(${counts.map(([word]) => word).join('|')}|\\d{1,2})`;
const THING =
  "(?:\\s+(?:new|nouvelles?|shares?|actions?|titres?|of|theirs?|his|its|our|the|acquirer'?s?|bidder'?s?|suitor'?s?|buyer'?s?|a|lui|eux|nous|vous|la|cible|target'?s?|de|l'acquereur|l'initiateur|l'assaillant|l'offrant|l'acheteur|siennes?|ours|mine|yours|notres?|leurs?|les|des))*";
const LINK = '\\s+(?:for|pour|contre|against)\\s+(?:every\\s+|each\\s+|chaque\\s+)?';
const DIGIT = `(?:${counts.flatMap(([word, value]) => (value < 10 ? word : [])).join('|')}|zero)`;
const ALONE = `(?<![\\w.,-])(?<!\\b(?:point|virgule|comma|[a-z]+(?:te|gt) et) )(?<!\\b(?:point|virgule|comma) [a-z]+ (?:${DIGIT} )*)`;
const HALF = '( and a half| et demie?)?';
const EXCHANGE = new RegExp(
  `${ALONE}${NUMBER}${THING}${LINK}${NUMBER}${HALF}(?![\\w-]|[.,]\\d)(?!\\s*(?:%|percent|pour|cents?|hundred|mille|million|billion|milliard|euros?|years?|ans?|times|fois)\\b)`,
  'g',
);
const valueOf = (said: string): number => numberWords.get(said) ?? Number(said);

const COIN = '(?:\\s+(?:euros?|dollars?|pounds?|bucks?))';
const COUNTED =
  '(?!\\s*(?:%|percent|pour|point|virgule|cents?|hundred|thousand|mille|million|billion|milliard|years?|months?|ans?|mois|times|fois)\\b)';
// "Whoever holds sixteen of theirs gets five of ours".
const SWAP = new RegExp(
  `${ALONE}${NUMBER}${THING.slice(0, -1)}+ (?:(?:you|they|he|she|we|on|il|elle|ils) )?(?:en )?(?:gets?|receives?|recoi(?:t|vent)|obtien(?:t|nent)|donnent)\\s+${NUMBER}(?![\\w-]|[.,]\\d)${COUNTED}`,
  'g',
);
// "Two and a half minus one over five" is a division, and "to the power of one in five" a root.
const NO_TERM = '(?<!(?:\\b(?:minus|moins|plus|less|power|puissance|exposant)|[-+^]) ?(?:of )?)';
const SHARE = new RegExp(
  `${ALONE}${NO_TERM}(?:(?:one|une?)\\s+sur|(?:1|une?)${COIN}\\s+sur|(?:one|1)${COIN}?\\s+(?:in|out of)(?: every)?|${NUMBER}(?:${COIN}\\s+(?:out of|in|sur)|\\s+(?:out of|in) every))\\s+${NUMBER}(?![\\w-]|[.,]\\d)${COUNTED}`,
  'g',
);

/** "One in six", "un euro sur deux": a part said as two counts. */
const findShares = (folded: string): Found[] =>
  [...folded.matchAll(SHARE)].flatMap(
    ({ index, 0: { length }, 1: part = 'one', 2: whole = '' }): Found[] => {
      const value = valueOf(part) / valueOf(whole);
      const place = { start: index, end: index + length };
      if (!(value < 1)) return [];
      return [{ value, scale: null, unit: null, direction: 0, isImplied: false, ...place }];
    },
  );

const ratioOf = (value: number, { index, 0: { length } }: RegExpExecArray): Found[] => {
  const place = { start: index, end: index + length };
  if (!Number.isFinite(value)) return [];
  return [{ value, scale: null, unit: 'shares', direction: 0, isImplied: false, ...place }];
};

/** "One new share for two of ours": an exchange ratio said as two counts. */
const findRatios = (folded: string): Found[] => [
  ...[...folded.matchAll(EXCHANGE)].flatMap((match) => {
    const [, given = '', taken = '', half] = match;
    return ratioOf(valueOf(given) / (valueOf(taken) + (half ? 1 / 2 : 0)), match);
  }),
  ...[...folded.matchAll(SWAP)].flatMap((match) => {
    const [, taken = '', given = ''] = match;
    return ratioOf(valueOf(given) / valueOf(taken), match);
  }),
];

/** What is said as two counts: exchange ratios and parts of a whole. */
export const findExchanges = (folded: string): Found[] => [
  ...findRatios(folded),
  ...findShares(folded),
];
