const COMPLETE_MS = 700;
const UNFINISHED_MS = 2_000;

const unfinishedEndings = {
  en: /\b(?:and|but|because|so|or|um+|uh+|er|well|the|a|of|to|which|that|if|then)[\s,.…]*$/iu,
  fr: /(?<![\p{L}])(?:et|mais|parce que|donc|ou|euh+|ben|alors|le|la|les|un|une|de|du|des|qui|que|si|puis)[\s,.…]*$/iu,
} as const;

/** How long a silence must last before the answer counts as finished, given what is known of its text. */
export function endOfTurnWait(text: string, language: 'en' | 'fr'): number {
  return unfinishedEndings[language].test(text) ? UNFINISHED_MS : COMPLETE_MS;
}
