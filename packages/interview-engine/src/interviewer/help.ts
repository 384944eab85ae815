import { seedOf } from '../content/seeds/index.ts';
import { leave } from './move-on.ts';
import type { Draft } from './moves.ts';
import { countOf } from './progress.ts';
import { isSpent, type Situation, stay } from './situation.ts';

const HINTS = { intern: 2, analyst: 1, associate: 0 } as const;

/** A way in: the question's own hint first. The higher the level, the fewer there are. */
export function help(situation: Situation): Draft {
  const { plan, progress, question, voice } = situation;
  const prompt = progress.prompts.at(-1);
  const given = countOf(progress.moves, 'hint');
  if (given >= HINTS[plan.difficulty]) {
    const isNew = given === 0 && !isSpent(situation, 'thinking', 1);
    const words = isNew ? voice.fresh(voice.phrases.encourage) : null;
    return words ? stay('thinking', [words], situation) : leave(situation);
  }
  const own = seedOf(question.id)?.hint[progress.language];
  const isOwn =
    prompt?.step === null && own && !progress.moves.some(({ text }) => text.includes(own));
  const { hints, hintsOnFigures, hintsOnStory } = voice.phrases;
  const general =
    question.block === 'fit' ? hintsOnStory : prompt?.step === 'figures' ? hintsOnFigures : hints;
  const words = isOwn ? own : voice.fresh(general);
  return words ? stay('hint', [words], situation) : leave(situation);
}
