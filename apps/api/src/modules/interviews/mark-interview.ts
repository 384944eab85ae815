import { mark } from '@greenshoe/interview-engine';
import type { Stores } from '../../database/stores.ts';

/** Marks what was said once an interview has ended. Both halves are safe to repeat. */
export function createMarkInterview({ marking, turns }: Pick<Stores, 'marking' | 'turns'>) {
  return {
    run: async ({ interviewId }: { interviewId: string }): Promise<void> => {
      const plan = await marking.begin(interviewId);
      if (plan) await marking.complete(interviewId, mark(plan, await turns.list(interviewId)));
    },

    giveUp: ({ interviewId }: { interviewId: string }) => marking.giveUp(interviewId),
  };
}
