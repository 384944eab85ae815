import type { Kind } from './kind.ts';

/** What somebody puts off to a day that will not come. */
export const putOff: Kind = {
  by: 'anybody',
  isRefusal: true,
  before: [
    'for (?:another|some other|a rainy) day|some other (?:day|time)|a bridge we cross|cross that bridge|(?:is|are|just) (?:\\w+ ){0,2}?for later$|(?:it|that|they|which) can wait$',
    '(?:se|s) \\w+(?:ra|ront) tou(?:t|te|s|tes) seule?s?|(?:ca|cela) suivra|(?:sort|look after|take care of|takes care of|sorts) (?:itself|themselves)(?: out)?',
    '(?:on )?verra (?:ca |cela )?(?:bien|plus tard|un autre jour|une autre fois|le moment venu)(?! (?:que|si|comment|ce))|ca se verra|(?:ca|cela|elle|il|ils) (?:peut|peuvent) (?:bien )?attendre$|un autre jour$|ce n est pas demain la veille',
  ],
  behind: ['on verra (?:ca |cela )?(?:un autre jour|plus tard)|pas demain la veille'],
  within: [],
};
