import type { Language } from '../localised.ts';
import type { ReadSentence } from '../reading/read-answer.ts';
import { joinedWords } from '../reading/tokens.ts';

// What is no deed though it is past: what one felt, wished or learnt, and where one was.
const NO_DEED_EN =
  '(?!(?:wanted|needed|loved|liked|enjoyed|hated|believed|realised|realized|learned|seemed|hoped|wished|feared|admired|dreamed|studied|graduated|majored|interned|worked|lived|attended|joined|remained|stayed|managed|decided on finance|applied|agreed|considered|preferred|tended|expected|noticed|lacked|failed|missed|indeed)\\b)';
const IRREGULAR =
  '(?:went|took|gave|told|wrote|rewrote|built|rebuilt|made|ran|sat|met|found|sent|left|kept|put|set|said|rang|drew|split|led|held|brought|bought|sold|caught|chose|broke|stood|cut|drove|taught|began|threw|redid|fought|spoke|got (?:them|him|her|everyone|everybody|both)|had (?:them|him|her|each|both|everyone)|saw (?:each|both|them|him|her))';
const HASTE =
  '(?:(?:then|also|just|finally|first|simply|eventually|even|only|still|immediately|quickly|personally|both|all|never) ){0,2}';
const DEED_EN = new RegExp(`\\bi ${HASTE}(?:${IRREGULAR}|${NO_DEED_EN}\\w{3,}ed)\\b`);

const NO_DEED_FR =
  '(?!(?:eu|ete|aime|adore|voulu|pense|cru|senti|appris|compris|su|trouve|etudie|grandi|vecu|travaille|decouvert|realise|toujours|souvent|beaucoup|une?|le|la|les|des?|du|ce|cette|mon|ma|mes|vu|connu|rate|perdu|failli|oublie|manque|besoin|envie|rien|peur|hesite|espere|souhaite|prefere|hate|jamais)\\b)';
const ADVERB =
  '(?:(?:tout|bien|donc|alors|enfin|vite|finalement|ensuite|meme|juste|simplement|immediatement|directement|personnellement|aussi|d abord) ){0,2}';
const PARTICIPLE_FR = `${NO_DEED_FR}\\w{2,}(?:e|es|i|u|is|it|us|ert)`;
const DEED_FR = new RegExp(
  `\\bj (?:l |les |leur |lui |y |en )?ai ${ADVERB}(?:${PARTICIPLE_FR}|${NO_DEED_FR}\\w{2,}eint)\\b|\\bje (?:l |les |leur |lui |en |y )(?:l |les )?ai ${ADVERB}${PARTICIPLE_FR}\\b|\\bje suis (?:alle|allee) (?:voir|trouver|chercher|la|le|chez|parler)\\b|\\bje me suis (?:\\w+ment )?(?:tape|assis|assise|excuse|excusee|deplace|deplacee|charge|chargee|occupe|occupee|mis|mise|inscrit|inscrite|propose|proposee|installe|installee|colle|collee|rendu|rendue|impose|porte|portee)\\b`,
);

const DEED: Readonly<Record<Language, RegExp>> = { en: DEED_EN, fr: DEED_FR };

/** Whether a sentence tells what its speaker once did: "I signed", "je les ai vus". */
export const tellsOfDeed = ({ tokens, language }: ReadSentence): boolean =>
  DEED[language].test(joinedWords(tokens));
