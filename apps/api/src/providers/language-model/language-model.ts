import { createChatModel, type LanguageModelSettings } from './chat-model.ts';
import { createJudge, type Judge } from './judge.ts';
import { createPhraser, type Phraser } from './phraser.ts';

/** What a language model may do here: add to a mark what it can quote, and word a line. */
export interface LanguageModel {
  readonly judge: Judge;
  readonly phraser: Phraser;
}

/** `null` without settings: everything works without a model. */
export function createLanguageModel(
  settings: LanguageModelSettings | null,
  onFailure: (failure: string) => void,
  judgeDeadlineMs?: number,
): LanguageModel | null {
  if (!settings) return null;
  const model = createChatModel(settings);
  return {
    judge: createJudge({
      model,
      onFailure,
      ...(judgeDeadlineMs === undefined ? {} : { deadlineMs: judgeDeadlineMs }),
    }),
    phraser: createPhraser({ model, onFailure }),
  };
}
