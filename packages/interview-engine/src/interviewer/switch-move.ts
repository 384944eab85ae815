import { questionIn } from '../planning/word-question.ts';
import { languageAskedFor } from './language-switch.ts';
import { type Draft, inFullOnce, say, type Stage } from './moves.ts';
import { askedLast, type Situation, stay } from './situation.ts';
import { createVoice } from './voice.ts';

/** The same stage in another language. */
function inLanguage(stage: Stage, language: Stage['progress']['language']): Stage {
  const { plan, progress } = stage;
  const { persona, seed: start } = plan;
  return {
    ...stage,
    progress: { ...progress, language },
    voice: createVoice({ language, persona, start }, progress.said),
  };
}

/** What was asked last, in the words of the language that is spoken from now on. */
function promptIn(
  { question, progress }: Situation,
  language: Stage['progress']['language'],
): string {
  const now = questionIn(question, language);
  const last = progress.prompts.at(-1)?.text;
  const index = question.followUps.findIndex(({ text }) => text === last);
  return now.followUps[index]?.text ?? now.text;
}

/** Announces the other language and puts the open question in it; stays where the request was taken back. */
export function switchLanguage(situation: Situation): Draft {
  const { progress, voice } = situation;
  const wanted = languageAskedFor(progress.latest, progress.language);
  if (wanted === progress.language) {
    return stay('repeat', [voice.phrases.sameLanguage, askedLast(situation)], situation);
  }
  const { voice: now } = inLanguage(situation, wanted);
  const words = [inFullOnce(now, now.phrases.switched), promptIn(situation, wanted)];
  return stay('switch_language', words, situation);
}

/** The same beside an answer, which goes on in the other language; `null` where the language stays. */
export function switchBeside(situation: Situation): Draft | null {
  const { progress } = situation;
  const wanted = languageAskedFor(progress.latest, progress.language);
  if (wanted === progress.language) return null;
  const { voice: now } = inLanguage(situation, wanted);
  const words = [inFullOnce(now, now.phrases.switched), now.vary(now.phrases.goOn)];
  return stay('switch_language', words, situation);
}

/** The same once the candidate was invited to ask. */
export function switchAtTheEnd(stage: Stage): Draft {
  const { progress, voice } = stage;
  const wanted = languageAskedFor(progress.latest, progress.language);
  if (wanted === progress.language) {
    return say('repeat', [voice.phrases.sameLanguage, voice.vary(voice.phrases.anotherQuestion)]);
  }
  const { voice: now } = inLanguage(stage, wanted);
  const words = [inFullOnce(now, now.phrases.switched), now.vary(now.phrases.invite)];
  return say('switch_language', words);
}
