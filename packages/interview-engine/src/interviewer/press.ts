import { seedOf } from '../content/seeds/index.ts';
import { thesis, vague } from '../content/spoken/all.ts';
import { personaOf } from '../planning/persona.ts';
import type { PlannedQuestion } from '../planning/plan.ts';
import { fold, wordsOf } from '../text/fold.ts';
import type { Stage } from './moves.ts';
import { isExhausted } from './choose-follow-up.ts';
import { asksForFigure } from './computing.ts';
import { answersOf, countOf, type Prompt } from './progress.ts';
import { holdsFigure } from './relevance.ts';
import type { Shown } from './shown-so-far.ts';

const THIN_ANSWER = 12;
const THIN_REPLY = 5;
const BARE_FIGURE = 8;
const LONGEST_VAGUE_ANSWER = 40;
const LONGEST_QUOTE = 18;

const VAGUE = new RegExp(vague);

export interface Press {
  readonly text: string;
  readonly rung: number;
}

const fitsQuote = (quote: string): boolean =>
  wordsOf(quote).length <= LONGEST_QUOTE && !quote.endsWith('…');

const THESIS = new RegExp(thesis);

/** A statement to put back to the candidate: a doubtful one, or any for those who doubt everything. */
function challenged(
  { plan, progress }: Stage,
  { wrong, quotes }: Shown,
  { id, block, variant }: PlannedQuestion,
): string | undefined {
  const doubtful = wrong.map(({ quote }) => quote);
  const isDebatable = block === 'technical' && !seedOf(id)?.numeric && variant % 2 === 0;
  const doubtsAll = isDebatable && personaOf(plan.persona).challengesEverything;
  const theses = quotes.filter((quote) => THESIS.test(fold(quote)));
  return [...doubtful, ...(doubtsAll ? theses : [])]
    .filter(fitsQuote)
    .map((quote) => quote.replace(/[.!?…\s]+$/, ''))
    .find((quote) => !progress.said.some(({ text }) => text.includes(quote)));
}

/** Which words ask for more of the same, if the open prompt has not got what it asked for. */
function wordsFor({ progress, voice }: Stage, question: PlannedQuestion, prompt: Prompt) {
  const { phrases } = voice;
  const { reply, step } = prompt;
  const length = wordsOf(reply).length;
  const hasFigure = holdsFigure(reply);
  if (asksForFigure(question, prompt)) {
    if (!hasFigure) return phrases.pressForFigure;
    return length < BARE_FIGURE ? phrases.pressForWorking : null;
  }
  if (hasFigure) return null;
  const isThin = length < (step === null ? THIN_ANSWER : THIN_REPLY);
  if (question.block === 'fit') return isThin ? phrases.pressOnStory : null;
  const isVague = length <= LONGEST_VAGUE_ANSWER && VAGUE.test(fold(reply));
  if (isVague && countOf(progress.moves, 'press') === 0) return phrases.pressOnVague;
  return isThin ? phrases.press : null;
}

/** Stays with what was just said: a figure is missing, a word is vague, a statement needs defending. */
export function pressFor(stage: Stage, question: PlannedQuestion, judged: Shown): Press | null {
  const { plan, progress, voice } = stage;
  const persona = personaOf(plan.persona);
  const prompt = progress.prompts.at(-1);
  if (!prompt || countOf(progress.moves, 'press') >= persona.presses) return null;
  if (isExhausted(question, progress)) return null;
  const variants = wordsFor(stage, question, prompt);
  const more = variants && voice.renew(variants);
  if (more) return { text: more, rung: Math.max(1, prompt.rung) };
  const wasChallenged = progress.moves.some(({ act, rung }) => act === 'press' && rung === 2);
  const quote = wasChallenged ? undefined : challenged(stage, judged, question);
  const challenge = quote && voice.fresh(voice.phrases.challenge);
  if (!quote || !challenge || answersOf(progress).length === 0) return null;
  return { text: `${voice.phrases.quoted(quote)} ${challenge}`, rung: 2 };
}
