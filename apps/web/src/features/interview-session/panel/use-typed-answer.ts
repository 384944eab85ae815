import { MAXIMUM_ANSWER_LENGTH } from '@greenshoe/shared-types';
import { useRef, useState } from 'react';
import { storedText } from '../../../lib/browser-storage.ts';
import { useSession } from '../session-context.tsx';

const ACTIVITY_EVERY_MS = 5_000;

/** The answer being written. The draft survives a reload and leaves only once the answer is stored. */
export function useTypedAnswer() {
  const session = useSession();
  const draft = storedText(`interviewDraft:${session.data.interviewId}`, 'session');
  const [text, setText] = useState(() => draft.read() ?? '');
  const [sending, setSending] = useState(false);
  const [empty, setEmpty] = useState(false);
  const notedAt = useRef(0);

  function noteActivity() {
    if (Date.now() - notedAt.current < ACTIVITY_EVERY_MS) return;
    notedAt.current = Date.now();
    session.call()?.noteActivity();
  }

  function change(value: string) {
    setText(value);
    setEmpty(false);
    draft.write(value);
    noteActivity();
  }

  async function send() {
    const answer = text.trim();
    setEmpty(answer === '');
    if (!answer || sending || text.length > MAXIMUM_ANSWER_LENGTH) return;
    setSending(true);
    try {
      await session.call()?.sendText(answer);
      setText('');
      draft.clear();
    } catch {
      // The reason arrives as an error of the call and is shown there; the text stays.
    } finally {
      setSending(false);
    }
  }

  return { text, sending, empty, change, send };
}
