import type { AnswerOutbox } from './answer-outbox.ts';
import type { CallSocket } from './call-socket.ts';
import type { AnswerSink } from './candidate-voice.ts';

/** Streams the sound of an answer to the transcription service, and again after a lost connection. */
export function createAudioSink(
  socket: Pick<CallSocket, 'send' | 'sendAudio'>,
  outbox: AnswerOutbox,
  onEnd: () => void,
): AnswerSink {
  let current: { id: string; frames: Int16Array<ArrayBuffer>[]; ended: boolean } | undefined;

  return {
    begin(preRoll) {
      const utterance = { id: crypto.randomUUID(), frames: preRoll, ended: false };
      current = utterance;
      const sendAll = () => {
        socket.send({ type: 'utterance-start', id: utterance.id });
        for (const frame of utterance.frames) socket.sendAudio(frame);
        if (utterance.ended) socket.send({ type: 'utterance-end', id: utterance.id });
      };
      // A refusal arrives as an error message of its own; here it only ends the keeping.
      void outbox.add(utterance.id, sendAll).catch(() => undefined);
    },
    add(pcm) {
      current?.frames.push(pcm);
      socket.sendAudio(pcm);
    },
    end() {
      if (!current) return;
      current.ended = true;
      socket.send({ type: 'utterance-end', id: current.id });
      current = undefined;
      onEnd();
    },
    cancel() {
      if (!current) return;
      outbox.drop(current.id);
      socket.send({ type: 'utterance-cancel', id: current.id });
      current = undefined;
    },
  };
}

const LAST_WORDS_WITHIN_MS = 1_000;

/** Collects what the browser recognises and sends it when the answer is finished. */
export function createTextSink(send: (text: string) => void) {
  let text = '';
  let late: ReturnType<typeof setTimeout> | undefined;
  let onSent: () => void = () => undefined;

  function flush(): void {
    late = undefined;
    if (text.trim()) send(text.trim());
    text = '';
    onSent();
  }

  const sink: AnswerSink = {
    begin() {
      clearTimeout(late); // the candidate went on: one answer, not two
    },
    add: () => undefined,
    // The recogniser is up to a second behind the voice.
    end: () => (late = setTimeout(flush, LAST_WORDS_WITHIN_MS)),
    cancel: () => undefined,
  };
  return {
    sink,
    recognised: (value: string) => (text = value),
    whenSent: (listener: () => void) => (onSent = listener),
    flushNow() {
      clearTimeout(late);
      flush();
    },
  };
}
