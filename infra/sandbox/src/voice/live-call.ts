import type { FastifyBaseLogger } from 'fastify';
import type { WebSocket } from 'ws';
import { createAnswers } from './answers.ts';
import { assistantSettingsSchema, languageOf } from './assistant.ts';
import { createCallChannel } from './call-channel.ts';
import type { CallMessages } from './call-messages.repository.ts';
import type { Call, EndedReason } from './calls.repository.ts';
import { createClientMessageHandler } from './client-messages.ts';
import { createConversation } from './conversation.ts';
import { createInterviewer } from './interviewer.ts';
import type { Model } from './model.ts';
import type { Capabilities } from './protocol.ts';
import { createSilenceWatch } from './silence-watch.ts';
import type { Speech } from './speech/speech.ts';
import { createTimer } from './timer.ts';
import type { Transcription } from './transcription.ts';

export interface LiveCallServices {
  readonly messages: CallMessages;
  readonly model: Model;
  readonly speech: Speech;
  readonly transcription: Transcription | undefined;
  readonly capabilities: Capabilities;
  readonly reconnectGraceMs: number;
  readonly log: FastifyBaseLogger;
  /** Stores that the call has begun and answers with when it did; the first time it is announced. */
  readonly begin: (call: Call, isFirst: boolean) => Promise<Date>;
  /** Stores and reports the end; called once. */
  readonly finish: (call: Call, reason: EndedReason, endedAt: Date) => Promise<void>;
}

export interface LiveCall {
  readonly join: (socket: WebSocket) => Promise<void>;
  /** Waits for somebody to come back, who was last there at that time. */
  readonly awaitReturn: (since: Date) => void;
  /** Ends the call as if the candidate had. */
  readonly hangUp: () => Promise<void>;
  /** Lets go of the call without ending it; the next process goes on with it. */
  readonly suspend: () => void;
}

/** One call, from the first connection to the end, across lost connections and restarts. */
export function createLiveCall(call: Call, services: LiveCallServices): LiveCall {
  const { messages, log, capabilities } = services;
  const settings = assistantSettingsSchema.parse(call.assistant);
  const language = languageOf(settings);
  const channel = createCallChannel();
  let isOver = false;
  let goneSince = new Date();
  let startedAt = call.startedAt;

  const maximum = createTimer(() => void end('exceeded-max-duration'));
  const absence = createTimer(() => void end('customer-ended-call', goneSince));
  const silence = createSilenceWatch(settings, {
    say: (sentence) => conversation.say([{ text: sentence }]),
    giveUp: () => void end('silence-timed-out'),
  });
  const interviewer = createInterviewer({
    callId: call.id,
    language,
    speech: language === 'en' ? services.speech : undefined,
    channel,
    messages,
    log,
    onSettled: ({ endsCall }) => (endsCall ? void end('assistant-ended-call') : listen()),
    onUnavailable() {
      const message = 'The interviewer cannot be reached. Your answer is kept.';
      channel.send({ type: 'error', code: 'interviewer-unavailable', message, fatal: false });
      listen();
    },
  });
  const answers = createAnswers({
    callId: call.id,
    language,
    transcription: services.transcription,
    messages,
    send: channel.send,
    log,
    async onAnswer() {
      silence.answered();
      await conversation.reply();
    },
    onNothing: () => conversation.proceed(),
  });
  const conversation = createConversation({
    callId: call.id,
    settings,
    messages,
    model: services.model,
    interviewer,
    isAnswering: answers.isBusy,
    isOver: () => isOver,
    hold: silence.hold,
    listen,
  });
  const handle = createClientMessageHandler({
    channel,
    interviewer,
    answers,
    silence,
    log,
    conversation,
    end: () => void end('customer-ended-call'),
  });

  function listen() {
    const isCandidatesTurn = !interviewer.current() && !answers.isBusy();
    if (!isOver && isCandidatesTurn && channel.isOpen()) silence.listen();
  }

  async function join(socket: WebSocket) {
    const isResumed = startedAt !== null;
    absence.stop();
    socket.pause(); // until it has been told how things stand
    channel.attach(socket);
    socket.on('message', (data: Buffer, isBinary) => handle(data, isBinary));
    socket.on('close', () => {
      if (channel.detach(socket)) awaitReturn(new Date());
    });
    startedAt = await services.begin(call, !isResumed);
    maximum.start(startedAt.getTime() + settings.maxDurationSeconds * 1_000 - Date.now());
    const said = await conversation.dropBroken(await messages.list(call.id));
    if (isOver || !channel.isHeldBy(socket)) return;
    const unfinished = interviewer.current();
    channel.send({
      type: 'hello',
      callId: call.id,
      resumed: isResumed,
      startedAt,
      capabilities,
      conversation: said
        .filter(({ id }) => unfinished?.repeats || id !== unfinished?.id)
        .map(({ id, role, text, source }) => ({ id, role, text, source })),
    });
    channel.send({ type: 'status-update', status: 'in-progress' });
    await conversation.resume(said);
    socket.resume();
  }

  function awaitReturn(since: Date) {
    if (isOver) return;
    goneSince = since;
    answers.dropUtterance();
    silence.hold();
    absence.start(services.reconnectGraceMs);
  }

  async function end(endedReason: EndedReason, endedAt = new Date()) {
    if (isOver) return;
    stop();
    await services.finish(call, endedReason, endedAt);
    channel.send({ type: 'status-update', status: 'ended', endedReason });
    channel.close('ended');
  }

  function stop() {
    isOver = true;
    maximum.stop();
    absence.stop();
    silence.hold();
    interviewer.stop();
    answers.stop();
  }

  return {
    join,
    awaitReturn,
    hangUp: () => end('customer-ended-call'),
    suspend() {
      stop();
      channel.close('restarting');
    },
  };
}
