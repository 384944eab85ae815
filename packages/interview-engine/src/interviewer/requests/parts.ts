/** Stands in a pattern for what a request may begin with: "sorry, wait, and". */
export const OPENERS = '<openers>';

/** Stands in a pattern for what a request may end with: "please, thank you". */
export const CLOSERS = '<closers>';

/** What they stand for: the patterns are kept without it, which is long and in most of them. */
export const parts: Readonly<Record<string, string>> = {
  [OPENERS]:
    '(?:(?:so|well|right|okay|ok|yes|no|wait|sorry|pardon|excuse me|hang on|and|but|just|i mean|actually|alors|donc|bon|oui|non|attendez|excusez moi|desolee?|et|mais|juste) )*',
  [CLOSERS]:
    '(?: (?:please|thanks|thank you|sorry|now|here|though|again|maybe|then|s il vous plait|svp|merci|desolee?|maintenant|la|ici|alors|peut etre|monsieur|madame))*',
};
