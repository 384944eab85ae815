import type { InterviewLanguage } from '@greenshoe/shared-types';
import { everydayWords } from './everyday-words.ts';

const LONGEST = 1.4; // times the line
const TOKEN = /\d+(?:[.,\u00A0\u202F]\d+)*|\p{L}+|[%€$£]/gu;
const QUOTATION = /“[^”]*”|«[^»]*»|"[^"]*"/g;
const UNSPEAKABLE = /[\p{C}<>{}[\]|*_#`]/u;

const fold = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The words that decide what is asked, figures included, in the order in which they are said. */
const wordsThatMatter = (text: string, language: InterviewLanguage): string =>
  (fold(text).match(TOKEN) ?? []).filter((word) => !everydayWords[language].has(word)).join(' ');

const questionsIn = (text: string): number => text.split('?').length - 1;

function keepsQuestion(line: string, wording: string): boolean {
  const asked = questionsIn(line);
  if (asked === 0) return questionsIn(wording) <= 1;
  return questionsIn(wording) === asked && wording.endsWith('?') === line.endsWith('?');
}

/**
 * Whether a wording says what the line says and nothing else: the words that matter are the same in
 * the same order, so it can neither name a concept, praise, correct, deny nor change a figure.
 */
export const isAcceptableWording = (
  line: string,
  wording: string,
  language: InterviewLanguage,
): boolean =>
  wording.length <= line.length * LONGEST &&
  !UNSPEAKABLE.test(wording) &&
  keepsQuestion(line, wording) &&
  (line.match(QUOTATION) ?? []).every((quotation) => wording.includes(quotation)) &&
  wordsThatMatter(line, language) === wordsThatMatter(wording, language);
