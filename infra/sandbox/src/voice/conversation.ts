import type { AssistantSettings } from './assistant.ts';
import type { CallMessage, CallMessages } from './call-messages.repository.ts';
import type { Interviewer } from './interviewer.ts';
import type { Model, ModelEvent } from './model.ts';

export interface ConversationOptions {
  readonly callId: string;
  readonly settings: AssistantSettings;
  readonly messages: CallMessages;
  readonly model: Model;
  readonly interviewer: Interviewer;
  /** The candidate is giving an answer, or it is being taken. */
  readonly isAnswering: () => boolean;
  readonly isOver: () => boolean;
  /** The interviewer has the floor. */
  readonly hold: () => void;
  /** The candidate has the floor. */
  readonly listen: () => void;
}

export interface Conversation {
  readonly say: (events: readonly ModelEvent[]) => void;
  readonly sayFirstMessage: () => void;
  /** Asks the model for the next turn, given all that was said. */
  readonly reply: (said?: readonly CallMessage[]) => Promise<void>;
  /** Goes on wherever the conversation stands, unless the interviewer is already doing so. */
  readonly proceed: () => Promise<void>;
  /** Drops a turn that broke off before its end, so that it is asked for again as a whole. */
  readonly dropBroken: (said: readonly CallMessage[]) => Promise<readonly CallMessage[]>;
  /** Brings somebody who came back to where the conversation stands. */
  readonly resume: (said: readonly CallMessage[]) => Promise<void>;
}

/** What a model is told of a conversation: what was really heard, or read by somebody who types. */
const forModel = (said: readonly CallMessage[]) =>
  said
    .map(({ role, text, heardText }, index) => {
      const wasRead = said[index + 1]?.source === 'typed';
      return { role, content: wasRead ? text : (heardText ?? text) };
    })
    .filter(({ content }) => content !== '');

/** Decides what the interviewer says next. */
export function createConversation(options: ConversationOptions): Conversation {
  const { callId, settings, messages, model, interviewer, listen } = options;

  function takeFloor(): boolean {
    options.hold();
    interviewer.interrupt();
    return !options.isOver(); // the turn cut short may have been the last
  }

  function say(events: readonly ModelEvent[]) {
    if (takeFloor()) interviewer.speak(() => events);
  }

  const sayFirstMessage = () => say([{ text: settings.firstMessage ?? '' }]);

  async function reply(said?: readonly CallMessage[]) {
    if (!takeFloor()) return;
    await interviewer.saved();
    const all = said ?? (await messages.list(callId));
    if (options.isOver()) return;
    const { source = null } = all.findLast(({ role }) => role === 'user') ?? {};
    const request = { settings, callId, messages: forModel(all), source };
    interviewer.speak((signal) => model.reply({ ...request, signal }));
  }

  async function proceed() {
    if (interviewer.current() || options.isOver()) return;
    await interviewer.saved();
    const said = await messages.list(callId);
    if (said.length === 0) await open();
    else if (said.at(-1)?.role === 'user') await reply(said);
    else await takeUp(said);
  }

  /** Says again what somebody cut short without an answer: a cough, a door, a word to the dog. */
  async function takeUp(said: readonly CallMessage[]): Promise<void> {
    const cut = interviewer.cutTurn();
    const last = said.at(-1);
    if (!cut || cut.repeats.id !== last?.id) return listen();
    const { repeats, rest, isWhole } = cut;
    if (!isWhole && said.at(-2)?.role !== 'assistant') {
      await messages.removeTurn(callId, last.id);
      return reply(said.slice(0, -1));
    }
    if (rest === '') return listen();
    options.hold();
    interviewer.speak(() => [{ text: rest }], repeats);
    await messages.saveHeard(callId, last.id, last.text); // until it is cut short once more
  }

  async function open() {
    if (settings.firstMessageMode === 'assistant-waits-for-user') listen();
    else if (settings.firstMessageMode === 'assistant-speaks-first') sayFirstMessage();
    else await reply([]);
  }

  async function dropBroken(said: readonly CallMessage[]) {
    const last = said.at(-1);
    const before = said.slice(0, -1);
    const isBroken = last?.role === 'assistant' && !last.isComplete && !interviewer.current();
    if (!isBroken || before.at(-1)?.role === 'assistant') return said;
    await messages.removeTurn(callId, last.id);
    return before;
  }

  async function resume(said: readonly CallMessage[]) {
    const last = said.at(-1);
    if (interviewer.current()) interviewer.replay();
    else if (options.isAnswering()) return;
    else if (last?.role === 'assistant') repeat(last);
    else await proceed();
  }

  function repeat({ id, text, endsCall }: CallMessage) {
    const events = [{ text }, ...(endsCall ? [{ endCall: true } as const] : [])];
    options.hold();
    interviewer.speak(() => events, { id, heard: '', takenUp: 0 }, id);
  }

  return { say, sayFirstMessage, reply, proceed, dropBroken, resume };
}
