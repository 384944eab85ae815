import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { assistantSettingsSchema } from './assistant.ts';
import { describeArtifact, describeCall } from './call-descriptions.ts';
import type { CallMessages } from './call-messages.repository.ts';
import type { Call, Calls } from './calls.repository.ts';

const BACK_OFF_MS = [500, 1_000, 2_000, 4_000];
const TIMEOUT_MS = 10_000;
const SWEEP_MS = 60_000;

export interface Reports {
  /** Tells the assistant's server how the call stands; not repeated when nobody listens. */
  readonly announce: (call: Call) => void;
  /** Delivers the end-of-call report at least once. */
  readonly deliver: (call: Call) => void;
  /** Takes up what was left undelivered, now and then. */
  readonly start: () => void;
  readonly stop: () => void;
}

export interface ReportsOptions {
  readonly calls: Calls;
  readonly messages: CallMessages;
  readonly log: FastifyBaseLogger;
  readonly fetch?: typeof globalThis.fetch;
}

/** What has not happened is left out, as the platform does, not sent as `null`. */
const endingOf = ({ endedReason }: Call) => (endedReason ? { endedReason } : {});

/** The messages the platform sends to the server an assistant names. */
export function createReports({
  calls,
  messages,
  log,
  fetch = globalThis.fetch,
}: ReportsOptions): Reports {
  const stopping = new AbortController();
  const underWay = new Set<string>();
  let sweeping: NodeJS.Timeout | undefined;

  /** Answers `false` when the assistant names no server. */
  async function post(call: Call, message: object): Promise<boolean> {
    const { server } = assistantSettingsSchema.parse(call.assistant);
    if (!server) return false;
    const response = await fetch(server.url, {
      method: 'POST',
      headers: {
        ...server.headers,
        'content-type': 'application/json',
        ...(server.secret ? { 'x-vapi-secret': server.secret } : {}),
      },
      body: JSON.stringify({ message: { timestamp: Date.now(), ...message } }),
      signal: AbortSignal.any([stopping.signal, AbortSignal.timeout(TIMEOUT_MS)]),
    });
    await response.body?.cancel();
    if (!response.ok) throw new Error(`The assistant's server answered ${response.status}`);
    return true;
  }

  async function report(call: Call) {
    const { startedAt, endedAt } = call;
    const artifact = describeArtifact(await messages.list(call.id), startedAt ?? call.createdAt);
    const durationMs = startedAt && endedAt ? endedAt.getTime() - startedAt.getTime() : 0;
    await post(call, {
      type: 'end-of-call-report',
      ...endingOf(call),
      ...(startedAt ? { startedAt } : {}),
      endedAt,
      durationSeconds: durationMs / 1_000,
      durationMs,
      call: describeCall(call),
      assistant: { ...call.assistant, id: call.assistantId },
      artifact,
      analysis: {},
      messages: artifact.messages,
      transcript: artifact.transcript,
    });
    await calls.markReported(call.id);
  }

  async function burst(call: Call) {
    for (const wait of [...BACK_OFF_MS, undefined]) {
      try {
        await report(call);
        return;
      } catch (error) {
        if (stopping.signal.aborted) return;
        log.warn({ err: error, callId: call.id }, 'an end-of-call report was not taken');
      }
      if (wait) await pause(wait, undefined, { signal: stopping.signal });
    }
  }

  function deliver(call: Call) {
    if (underWay.has(call.id)) return;
    underWay.add(call.id);
    void burst(call)
      .catch(() => undefined) // stopped while waiting
      .finally(() => underWay.delete(call.id));
  }

  const sweep = () =>
    void calls.listUnreported().then(
      (unreported) => unreported.forEach(deliver),
      (error: unknown) => log.error({ err: error }, 'undelivered reports could not be read'),
    );

  return {
    announce(call) {
      const message = { type: 'status-update', status: call.status, ...endingOf(call) };
      post(call, { ...message, call: describeCall(call) }).catch((error: unknown) => {
        log.warn({ err: error, callId: call.id }, 'a status update was not taken');
      });
    },
    deliver,
    start() {
      sweep();
      sweeping = setInterval(sweep, SWEEP_MS).unref();
    },
    stop() {
      clearInterval(sweeping);
      stopping.abort();
    },
  };
}
