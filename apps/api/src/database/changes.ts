/** What changed for a user that their own browsers want to hear of, once it is committed. */
export type Change =
  | { readonly kind: 'balance'; readonly userId: string }
  | { readonly kind: 'report-ready'; readonly userId: string; readonly interviewId: string };

/** Told by whoever makes a change, in the transaction that may yet be undone. */
export type NoteChange = (change: Change) => void;

export const ignoreChanges: NoteChange = () => undefined;

/** Keeps what is noted until it is certain; a balance that changed twice is told once. */
export function collectChanges() {
  const collected = new Map<string, Change>();
  const note: NoteChange = (change) => {
    collected.set(JSON.stringify(change), change);
  };
  return { note, pass: (to: NoteChange) => collected.forEach((change) => to(change)) };
}
