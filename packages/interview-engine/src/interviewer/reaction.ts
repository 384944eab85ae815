import { type ConceptId, conceptOf } from '../content/concepts/index.ts';
import { seedOf } from '../content/seeds/index.ts';
import { nervous, reactions } from '../content/spoken/all.ts';
import type { Reactions } from '../content/spoken/reactions.ts';
import { judgeNumber } from '../marking/judge-number.ts';
import { personaOf } from '../planning/persona.ts';
import { fold, wordsOf } from '../text/fold.ts';
import { sentencesOf } from '../text/sentences.ts';
import { asksForFigure } from './computing.ts';
import { evidenceIn } from './evidence-in.ts';
import { holdsFigure } from './relevance.ts';
import { nameIn, type SpokenName, together } from './spoken-names.ts';
import type { Shown } from './shown-so-far.ts';
import type { Situation } from './situation.ts';

const WORDS_OF_A_LONG_ANSWER = 300;
const WORDS_OF_A_STORY = 30;
const LONGEST_FIGURE = 5; // words
const MOST_NAMES = 2;
const TIMES_EACH = 2;

const TELLING: ReadonlySet<string> = new Set(['star_s', 'star_t', 'star_a', 'career_thread']);
const isTelling = (id: string): boolean => TELLING.has(id);

const NERVOUS = new RegExp(nervous);

function isUsed(template: string, line: string): boolean {
  const [before = '', after = ''] = template.split(/\{\w+\}/);
  return line.startsWith(before) && line.slice(before.length).includes(after);
}

/** A template filled in, as a sentence begins: the one used least so far, if not all are worn out. */
function fill(templates: readonly string[], name: SpokenName, { plan, progress }: Situation) {
  const usesOf = (each: string) => progress.said.filter(({ text }) => isUsed(each, text)).length;
  const fewest = Math.min(...templates.map(usesOf));
  if (fewest >= TIMES_EACH) return null;
  const least = templates.filter((each) => usesOf(each) === fewest);
  const template = least[(Math.abs(Math.trunc(plan.seed)) + progress.said.length) % least.length];
  const words = (template ?? '').replace('{the}', name.the).replace('{of}', name.of);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const folded = (texts: readonly { readonly text: string }[]): string =>
  texts.map(({ text }) => ` ${fold(text)} `).join('');

/** What the candidate named in this turn, showing that he knows it, and the interviewer did not say before. */
function namesIn({ progress, question }: Situation, judged: Shown): SpokenName[] {
  const { latest, language, moves, said } = progress;
  const evidence = evidenceIn(question, [latest]);
  const asked = folded(moves);
  const isHandedOver = (id: ConceptId): boolean =>
    conceptOf(id).triggers[language].some((name) => asked.includes(` ${fold(name)} `));
  const heard = folded(said);
  const names = judged.shown
    .filter((id) => evidence.get(id)?.verdict === 'correct' && !isHandedOver(id))
    .flatMap((id) => nameIn(latest, id, language) ?? [])
    .filter(({ the }) => !heard.includes(` ${fold(the)} `));
  return names.slice(0, said.length % 3 === 0 ? MOST_NAMES : 1);
}

function onNames(situation: Situation, judged: Shown, own: Reactions): string | null {
  const { plan, progress } = situation;
  // Nobody takes up a word at every turn.
  if (progress.said.length % 4 === 3) return null;
  const names = namesIn(situation, judged);
  if (names.length === 0) return null;
  const { studied, named, and } = own;
  const templates = plan.mode === 'study' ? studied : named[plan.persona];
  return fill(templates, together(names, and), situation);
}

/** The figure just given where one was asked for, right or wrong. */
function figureIn({ question, progress }: Situation): string | null {
  const prompt = progress.prompts.at(-1);
  const seed = seedOf(question.id);
  if (!seed || !prompt || !asksForFigure(question, prompt)) return null;
  const asked = { seed, language: progress.language, figures: question.parameters };
  const given = judgeNumber(asked, sentencesOf(progress.latest))?.given ?? null;
  if (given === null || wordsOf(given).length > LONGEST_FIGURE) return null;
  // What another figure follows may be a step of the way, and no result.
  const after = progress.latest.slice(progress.latest.lastIndexOf(given) + given.length);
  return holdsFigure(after)
    ? null
    : given.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase());
}

function onFigure(situation: Situation, { figure }: Reactions): string | null {
  const given = figureIn(situation);
  return given === null ? null : fill(figure, { the: given, of: given }, situation);
}

/** Somebody who told what he did is heard as a person. */
function onStory({ question, progress, voice }: Situation, { story }: Reactions): string | null {
  const isTold = progress.prompts.length === 1 && seedOf(question.id)?.must.some(isTelling);
  return isTold && wordsOf(progress.latest).length >= WORDS_OF_A_STORY ? voice.fresh(story) : null;
}

/** A calming word for somebody nervous, and a hint at the length of a long answer. */
function onManner({ plan, progress, voice }: Situation): string | null {
  const { phrases, vary, fresh } = voice;
  if (NERVOUS.test(fold(progress.latest))) return fresh(reactions[progress.language].reassure);
  const { length } = wordsOf(progress.latest);
  const limit = personaOf(plan.persona).cutsInAfterWords;
  if (limit !== null && length > limit) return vary(phrases.cutIn);
  return length > WORDS_OF_A_LONG_ANSWER ? fresh(phrases.keepItShort) : null;
}

/** What there is to say to an answer, by its manner, its figure, its words or its story; `null` for nothing. */
function remarkOn(situation: Situation, judged: Shown): string | null {
  const own = reactions[situation.progress.language];
  return (
    onManner(situation) ??
    onFigure(situation, own) ??
    onNames(situation, judged, own) ??
    onStory(situation, own)
  );
}

/** What precedes the next question. In an exam it says nothing of right or wrong. */
export const reactionTo = (situation: Situation, judged: Shown): string =>
  remarkOn(situation, judged) ?? situation.voice.vary(situation.voice.phrases.acknowledge);

/** The same before a follow-up, which needs no acknowledgement each time. */
export function reactionWithin(situation: Situation, judged: Shown): string {
  const { progress, voice } = situation;
  const last = progress.said.at(-1)?.text ?? '';
  const wasPlain = voice.phrases.acknowledge.some((words) => last.startsWith(words));
  return remarkOn(situation, judged) ?? (wasPlain ? '' : voice.vary(voice.phrases.acknowledge));
}

/** The same where comments or a press on the answer follow: those are the reaction. */
export const brieflyTo = (situation: Situation): string => onManner(situation) ?? '';
