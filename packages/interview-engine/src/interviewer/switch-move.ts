import { questionIn } from '../planning/word-question.ts';
import { languageAskedFor, maySwitch } from './language-switch.ts';
import { type Draft, say, type Stage } from './moves.ts';
import { type Situation, stay } from './situation.ts';
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

/** Announces the other language and puts the open question in it, or says why not. */
export function switchLanguage(situation: Situation): Draft {
  const { progress, voice } = situation;
  const wanted = languageAskedFor(progress.latest, progress.language);
  if (wanted === progress.language) return stay('repeat', [voice.phrases.alreadySpoken], situation);
  if (!maySwitch(progress.said)) return stay('repeat', [voice.phrases.noSwitch], situation);
  const { phrases } = inLanguage(situation, wanted).voice;
  return stay('switch_language', [phrases.switched, promptIn(situation, wanted)], situation);
}

/** The same once the candidate was invited to ask. */
export function switchAtTheEnd(stage: Stage): Draft {
  const { progress, voice } = stage;
  const wanted = languageAskedFor(progress.latest, progress.language);
  if (wanted === progress.language || !maySwitch(progress.said)) {
    return say('repeat', [voice.phrases.alreadySpoken, voice.vary(voice.phrases.anotherQuestion)]);
  }
  const { phrases, vary } = inLanguage(stage, wanted).voice;
  return say('switch_language', [phrases.switched, vary(phrases.invite)]);
}
