import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { demoAccount } from '@greenshoe/local/demo-account';
import { startStack } from '@greenshoe/local/stack';
import { describeSamples } from './percentiles.ts';

// How long a typed answer waits for the interviewer's first words: browser socket -> voice platform
// -> our interviewer (database included) -> back. The target is a p95 of 100 ms.

const INTERVIEWS = 3; // what the demo account can pay for
const ANSWERS = 40;
const ANSWER =
  'I would project the free cash flow from the business plan, discount it at the WACC, add a terminal value and bridge to equity value by subtracting net debt.';

interface Message {
  readonly type: string;
  readonly role?: string;
  readonly willEnd?: boolean;
}

async function post<T>(url: string, body: object, headers: Record<string, string>): Promise<T> {
  const reply = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  if (!reply.ok) throw new Error(`${url} answered ${reply.status}: ${await reply.text()}`);
  return (await reply.json()) as T;
}

/** Opens a call; `answer` sends an answer, waits for the first words and gives the milliseconds. */
async function openCall(url: string) {
  const socket = new WebSocket(url);
  let isOver = false;
  let firstWords = () => {};
  socket.addEventListener('message', ({ data }) => {
    if (typeof data !== 'string') return;
    const message = JSON.parse(data) as Message;
    if (message.type === 'turn-end') isOver ||= message.willEnd === true;
    if (message.type === 'transcript' && message.role === 'assistant') firstWords();
  });
  const spoken = () => new Promise<void>((resolve) => (firstWords = resolve));
  const opening = spoken();
  await once(socket, 'open');
  await opening;
  await new Promise((resolve) => setTimeout(resolve, 250));
  return {
    isOver: () => isOver,
    async answer(text: string) {
      const reply = spoken();
      const begun = performance.now();
      socket.send(JSON.stringify({ type: 'text', id: randomUUID(), text, source: 'typed' }));
      await reply;
      const waited = performance.now() - begun;
      // The rest of what is being said must not be taken for the next reply.
      await new Promise((resolve) => setTimeout(resolve, 250));
      return waited;
    },
    close: () => socket.close(),
  };
}

const stack = await startStack({ LOG_LEVEL: 'warn' });
try {
  const config = (await (await fetch(`${stack.webUrl}/api/config`)).json()) as {
    backend: { url: string; publishableKey: string };
    voice: { apiUrl: string; publicKey: string };
  };
  const { email, password } = demoAccount;
  const signedIn = await post<{ access_token: string; user: { id: string } }>(
    `${config.backend.url}/auth/v1/token?grant_type=password`,
    { email, password },
    { apikey: config.backend.publishableKey },
  );
  const samples: number[] = [];
  for (let interview = 0; interview < INTERVIEWS; interview += 1) {
    const { assistantId } = await post<{ assistantId: string }>(
      `${stack.webUrl}/api/interview/create-assistant`,
      { userId: signedIn.user.id, settings: { language: 'en' } },
      { authorization: `Bearer ${signedIn.access_token}`, 'idempotency-key': randomUUID() },
    );
    const { webCallUrl } = await post<{ webCallUrl: string }>(
      `${config.voice.apiUrl}/call/web`,
      { assistantId },
      { authorization: `Bearer ${config.voice.publicKey}` },
    );
    const call = await openCall(webCallUrl);
    for (let turn = 0; turn < ANSWERS && !call.isOver(); turn += 1) {
      samples.push(await call.answer(`${ANSWER} (${turn})`));
    }
    call.close();
  }
  console.log(describeSamples('typed answer to first words', samples));
} finally {
  await stack.stop();
}
