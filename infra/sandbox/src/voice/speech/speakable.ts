const spoken: readonly (readonly [RegExp, string])[] = [
  [/[‘’]/g, "'"],
  [/[“”«»"]/g, ' '],
  [/\s*[–—]\s*/g, ', '],
  [/…/g, '.'],
  [/([€£$])\s?(\d[\d.,]*)\s?(bn|billion|m|million|k)?\b/gi, '$2 $3 $1 '],
  [/€/g, 'euros'],
  [/£/g, 'pounds'],
  [/\$/g, 'dollars'],
  [/(?<=\d)\s?m\b/g, ' million'],
  [/(?<=\d)\s?bn\b/g, ' billion'],
  [/(?<=\d)\s?%/g, ' percent'],
  [/(?<=\d)x\b/g, ' times'],
  [/×/g, ' times '],
  [/÷/g, ' divided by '],
  [/≈/g, ' about '],
  [/\bM&A\b/g, 'M and A'],
  [/&/g, ' and '],
];

/** Text as the speech engine can say it: plain ASCII, signs written out. */
export function speakable(text: string): string {
  const written = spoken.reduce((result, [sign, words]) => result.replace(sign, words), text);
  return written
    .normalize('NFKD')
    .replace(/[^\x20-\x7e]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
