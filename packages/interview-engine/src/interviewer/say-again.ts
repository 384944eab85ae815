import { fold } from '../text/fold.ts';
import type { Draft } from './moves.ts';
import { askedAgain, DETOURS, isSpent, type Situation, stay } from './situation.ts';

// What a question with figures gives.
const FIGURES =
  /\b(?:numbers?|figures?|inputs?|assumptions?|data|rate|tax|multiple|price|debt|growth|margin|years?|synergies|shares|ebitda|capex|chiffres?|donnees|hypotheses?|taux|impots?|prix|dette|croissance|marge|annees?|ans|actions|combien)\b/;
const ASKED = /\b(?:what|which|how (?:much|many)|quels?|quelles?|combien)\b/;

/** The prompt that gave the figures the candidate asks for, if one did. */
const promptWithFigures = ({ progress }: Situation): string | undefined =>
  FIGURES.test(fold(progress.latest))
    ? progress.prompts.findLast(({ text }) => /\d/.test(text))?.text
    : undefined;

/** Says again what was asked, or the figures where those are asked for. */
export function sayAgain(situation: Situation): Draft {
  const { vary, phrases } = situation.voice;
  const words = promptWithFigures(situation) ?? askedAgain(situation);
  return stay('repeat', [vary(phrases.repeat), words], situation);
}

/** What to assume is for the candidate to say, but what was given is given again; `null` once that is spent. */
export function clarify(situation: Situation): Draft | null {
  const { progress, voice } = situation;
  if (ASKED.test(fold(progress.latest)) && promptWithFigures(situation)) return sayAgain(situation);
  return isSpent(situation, 'clarify', DETOURS)
    ? null
    : stay('clarify', [voice.renew(voice.phrases.clarify)], situation);
}
