import type { AnswerMode, CallErrorCode, Transcript, VoiceEvents } from '../voice/voice-call.ts';

/** One turn as the transcript shows it. */
export interface Line {
  readonly id: string;
  readonly role: Transcript['role'];
  /** In the order in which they came: each is announced once. */
  readonly sentences: readonly string[];
  readonly source: Transcript['source'];
}

/** What the panel shows of a running call. */
export interface CallView {
  readonly lines: readonly Line[];
  /** What the browser's recogniser has understood of the answer being given. */
  readonly partial: string;
  readonly state: VoiceEvents['state'];
  readonly connected: boolean;
  readonly mode: AnswerMode;
  readonly candidateSpeaks: boolean;
  /** The latest thing that went wrong, until something goes right. */
  readonly problem: CallErrorCode | null;
}

export const emptyCallView: CallView = {
  lines: [],
  partial: '',
  state: 'connecting',
  connected: true,
  mode: 'typed',
  candidateSpeaks: false,
  problem: null,
};

const toLine = ({ turnId, role, transcript, source }: Transcript): Line => ({
  id: turnId,
  role,
  sentences: [transcript.trim()],
  source,
});

/** Adds a sentence to its turn. An answer is one line, however often the service confirms it. */
function addSentence(lines: readonly Line[], message: Transcript): readonly Line[] {
  const known = lines.find((line) => line.id === message.turnId);
  if (!known) return [...lines, toLine(message)];
  if (message.role === 'user') return lines;
  const grown: Line = { ...known, sentences: [...known.sentences, message.transcript.trim()] };
  return lines.map((line) => (line === known ? grown : line));
}

function withMessage(view: CallView, message: Transcript): CallView {
  if (message.transcriptType === 'partial') return { ...view, partial: message.transcript };
  const lines = addSentence(view.lines, message);
  const partial = message.role === 'user' ? '' : view.partial;
  return { ...view, lines, partial, problem: null };
}

const textOf = ({ sentences }: Line) => sentences.join(' ');

/** What was shown already stays as it is, so that nothing is announced twice. */
function withConversation(view: CallView, all: readonly Transcript[]): CallView {
  const remembered = all.map(toLine);
  const lines = remembered.map(
    (line) =>
      view.lines.find((known) => known.id === line.id && textOf(known) === textOf(line)) ?? line,
  );
  return { ...view, lines };
}

type ViewEvents = Omit<
  VoiceEvents,
  'volume-level' | 'local-volume-level' | 'speech-start' | 'speech-end'
>;
export type ViewReducers = {
  readonly [K in keyof ViewEvents]?: (view: CallView, payload: ViewEvents[K]) => CallView;
};

/** How each event of a call changes what is shown. */
export const viewReducers = {
  message: withMessage,
  conversation: withConversation,
  state: (view, state) => ({ ...view, state }),
  connection: (view, connection) => ({ ...view, connected: connection === 'restored' }),
  'answer-mode': (view, mode) => ({ ...view, mode, partial: '', candidateSpeaks: false }),
  'user-speech-start': (view) => ({ ...view, candidateSpeaks: true, problem: null }),
  'user-speech-end': (view) => ({ ...view, candidateSpeaks: false }),
  error: (view, { code }) => ({ ...view, problem: code }),
} as const satisfies ViewReducers;
