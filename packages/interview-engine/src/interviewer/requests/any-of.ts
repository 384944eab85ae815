/** One pattern for several, each in folded text. */
export const anyOf = (...alternatives: readonly string[]): RegExp =>
  new RegExp(alternatives.join('|'));

/** What a request may begin with: "sorry, wait, and". */
export const OPENERS = String.raw`(?:(?:so|well|right|okay|ok|yes|no|wait|sorry|pardon|excuse me|hang on|and|but|just|i mean|actually|alors|donc|bon|oui|non|attendez|excusez moi|desolee?|et|mais|juste) )*`;

/** What a request may end with: "please, thank you". */
export const CLOSERS = String.raw`(?: (?:please|thanks|thank you|sorry|now|here|though|again|maybe|then|s il vous plait|svp|merci|desolee?|maintenant|la|ici|alors|peut etre|monsieur|madame))*`;
