import type { FastifyBaseLogger } from 'fastify';
import type { Answers } from './answers.ts';
import type { CallChannel } from './call-channel.ts';
import type { Conversation } from './conversation.ts';
import type { Interviewer } from './interviewer.ts';
import { type ClientMessage, clientMessageSchema } from './protocol.ts';
import type { SilenceWatch } from './silence-watch.ts';

export interface ClientMessageOptions {
  readonly channel: CallChannel;
  readonly interviewer: Interviewer;
  readonly answers: Answers;
  readonly silence: SilenceWatch;
  readonly log: FastifyBaseLogger;
  readonly conversation: Conversation;
  readonly end: () => void;
}

type Handlers = {
  readonly [Type in ClientMessage['type']]: (
    message: Extract<ClientMessage, { type: Type }>,
  ) => void | Promise<void>;
};

function parse(data: Buffer): ClientMessage | undefined {
  try {
    return clientMessageSchema.safeParse(JSON.parse(data.toString())).data;
  } catch {
    return undefined;
  }
}

const createHandlers = (options: ClientMessageOptions): Handlers => {
  const { channel, interviewer, answers, silence, conversation } = options;
  return {
    'utterance-start'({ id }) {
      silence.hold();
      answers.startUtterance(id);
      interviewer.stopThinking();
    },
    'utterance-end': ({ id }) => answers.endUtterance(id),
    'utterance-cancel': ({ id }) => answers.cancelUtterance(id),
    text: answers.text,
    heard: ({ turnId, playedMs, complete }) => interviewer.heard(turnId, playedMs, complete),
    interrupt: interviewer.interrupt,
    activity: silence.activity,
    retry: conversation.proceed,
    say({ message, endCallAfterSpoken }) {
      conversation.say([
        { text: message },
        ...(endCallAfterSpoken ? [{ endCall: true } as const] : []),
      ]);
    },
    control({ control }) {
      if (control === 'say-first-message') conversation.sayFirstMessage();
      else interviewer.setMuted(control === 'mute-assistant');
    },
    end: options.end,
    ping: () => channel.send({ type: 'pong' }),
  };
};

/** Reads what a client sends and passes it on to whom it concerns. */
export function createClientMessageHandler(options: ClientMessageOptions) {
  const { channel, answers, log } = options;
  const handlers = createHandlers(options);

  async function dispatch<Type extends ClientMessage['type']>(
    message: Extract<ClientMessage, { type: Type }>,
  ) {
    const handler = handlers[message.type];
    await handler(message);
  }

  return (data: Buffer, isBinary: boolean): void => {
    if (isBinary) {
      answers.addSound(data);
      return;
    }
    const message = parse(data);
    if (!message) {
      const explanation = 'That message was not understood.';
      channel.send({ type: 'error', code: 'bad-message', message: explanation, fatal: false });
      return;
    }
    dispatch(message).catch((error: unknown) => {
      log.error({ err: error, type: message.type }, 'a message of a call failed');
    });
  };
}
