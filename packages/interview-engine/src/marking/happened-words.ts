import type { Language } from '../localised.ts';

// What tells that something took place: a past tense that somebody or something is the subject of.

const ACTORS =
  'i|we|he|she|they|it|who|which|there|that|one|two|three|both|all|client|team|seller|buyer|boss|manager|associate';
const HASTE =
  '(?:(?:then|also|just|finally|first|simply|eventually|even|only|still|once|never|immediately|quickly|personally|both|all|had|have|each|me|them|him|her|did not) ){0,2}';
const IRREGULAR =
  'was|were|had|did|went|took|gave|told|wrote|rewrote|built|rebuilt|made|got|came|won|lost|ran|sat|met|found|sent|left|kept|put|set|said|rang|drew|split|spent|led|held|brought|bought|sold|caught|chose|broke|fell|rose|grew|knew|saw|heard|stood|paid|cut|swore|drove|rode|taught|began|stole|threw|dropped|swapped|redid|hid|fought|spoke|asked';

const PAST_EN = new RegExp(
  String.raw`\b(?:${ACTORS}) ${HASTE}(?:${IRREGULAR}|\w{2,}ed)\b|\b(?:went|told|took|gave|wrote|came|won|sat|sent|rang|drew|was|were|did not)\b`,
);

const NO_PARTICIPLE =
  '(?!(?:\\w+re|chaque|elle|base|une|le|la|les|de|des|du|me|ce|que|ne|se|te|cette|quelque|toute|autre|meme|plus|tous|toujours|souvent|beaucoup|appris|envie|priori|aussi|ainsi|ici|lui|qui|puis|depuis)\\b)';
const ADVERB =
  '(?:(?:tout|bien|aussi|donc|alors|enfin|vite|vraiment|finalement|ensuite|meme|juste|simplement|deja|jamais|pas|rien|fini par|quand meme|encore|immediatement|directement|personnellement) ){0,2}';
const PARTICIPLE = '\\w{1,}(?:e|i|u|is|it|us|ert|eint|ees|ie|ies|ue|ues|es|ite|ites|ise|ises)';
const GONE =
  'alle|allee|venu|venue|parti|partie|partis|arrive|arrivee|reste|restee|passe|passee|devenu|devenue|tombe|tombee|revenu|revenue|rentre|rentree|sorti|sortie|monte|montee|mis|mise|rendu|rendue|assis|assise|dit|apercu|apercue|inscrit|inscrite|bloque|bloquee|occupe|occupee|charge|chargee|trompe|trompee|reconcilie|reconcilies|reparti|repartis|excuse|excusee|servi|parle|vu|dispute|disputes';
const NO_IMPERFECT =
  '(?!(?:jamais|mais|francais|anglais|parfait|fait|mauvais|desormais|plait|sait|connait|portrait|retrait|extrait|attrait|sais|vais|fais|souhait|relais|frais|vrais|delais|essais)\\b)';

const PAST_FR = new RegExp(
  [
    String.raw`\b(?:ai|a|avons|ont|avais|avait|avaient|avions) ${ADVERB}${NO_PARTICIPLE}${PARTICIPLE}\b`,
    String.raw`\b(?:suis|est|sommes|sont|etait|etais) ${ADVERB}(?:${GONE})\b`,
    String.raw`\bnous \w{2,}ions\b`,
    String.raw`\b${NO_IMPERFECT}\w{1,}(?<!(?:er|ir|dr|tr|aur|rr|vr))(?:ais|ait|aient)\b`,
  ].join('|'),
);

/** Where something took place. */
export const PAST: Readonly<Record<Language, RegExp>> = { en: PAST_EN, fr: PAST_FR };
