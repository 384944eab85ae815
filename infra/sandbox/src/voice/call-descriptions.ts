import type { CallMessage } from './call-messages.repository.ts';
import type { Call } from './calls.repository.ts';
import { ORGANISATION_ID } from './organisation.ts';

/** A call as the platform shows it; its address is given only to whoever created it. */
export const describeCall = (call: Call) => ({
  id: call.id,
  orgId: ORGANISATION_ID,
  type: 'webCall',
  status: call.status,
  assistantId: call.assistantId,
  createdAt: call.createdAt,
  updatedAt: call.updatedAt,
  ...(call.startedAt ? { startedAt: call.startedAt } : {}),
  ...(call.endedAt ? { endedAt: call.endedAt } : {}),
  ...(call.endedReason ? { endedReason: call.endedReason } : {}),
});

const wasHeard = ({ text, heardText }: CallMessage) => heardText ?? text;

/** Milliseconds of the epoch, and the duration of what was voiced; what was typed took no time. */
function timesOf({ createdAt, spokenFrom, spokenTo }: CallMessage, startedAt: Date) {
  const time = (spokenFrom ?? createdAt).getTime();
  const endTime = spokenFrom && spokenTo ? spokenTo.getTime() : time;
  return {
    time,
    endTime,
    secondsFromStart: (time - startedAt.getTime()) / 1_000,
    ...(endTime > time ? { duration: endTime - time } : {}),
  };
}

/** What was said, in the platform's three forms. */
export function describeArtifact(said: readonly CallMessage[], startedAt: Date) {
  const messages = said.map((message) => ({
    role: message.role === 'assistant' ? 'bot' : 'user',
    message: wasHeard(message),
    ...timesOf(message, startedAt),
  }));
  return {
    messages,
    messagesOpenAIFormatted: said.map((message) => ({
      role: message.role,
      content: wasHeard(message),
    })),
    transcript: messages
      .map(({ role, message }) => `${role === 'bot' ? 'AI' : 'User'}: ${message}\n`)
      .join(''),
  };
}
