import type { NoteChange } from '../../database/changes.ts';
import type { Notices } from './notices.ts';

export interface AnnouncingDependencies {
  readonly notices: Notices;
  /** The balance as it is shown. */
  readonly readBalance: (userId: string) => Promise<number>;
}

/** Turns what changed into notices. Of many changes to one balance the last is always told. */
export function createAnnounceChanges(deps: AnnouncingDependencies): NoteChange {
  const { notices, readBalance } = deps;
  const changedAgain = new Map<string, boolean>(); // the users whose balance is being read

  async function tellBalance(userId: string): Promise<void> {
    try {
      do {
        changedAgain.set(userId, false);
        const count = await readBalance(userId);
        notices.publish(userId, { name: 'balance', payload: { count } });
      } while (changedAgain.get(userId));
    } finally {
      changedAgain.delete(userId); // at once after the last look
    }
  }

  return (change) => {
    const { userId } = change;
    if (change.kind === 'report-ready') {
      const { interviewId } = change;
      notices.publish(userId, { name: 'report-ready', payload: { interviewId } });
    } else if (changedAgain.has(userId)) {
      changedAgain.set(userId, true);
    } else {
      tellBalance(userId).catch(() => undefined); // the database is away; it is only a hint
    }
  };
}
