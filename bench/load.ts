import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

export interface Load {
  readonly url: string;
  /** The whole request as it goes over the wire. */
  readonly request: () => string;
}

/** The text of a request with a bearer token, kept alive. */
export function describeRequest(
  method: string,
  url: URL,
  headers: Record<string, string>,
  body = '',
): string {
  const lines = Object.entries({
    host: url.host,
    ...headers,
    ...(body ? { 'content-type': 'application/json', 'content-length': `${body.length}` } : {}),
  }).map(([name, value]) => `${name}: ${value}`);
  return `${method} ${url.pathname} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n${body}`;
}

/** One connection that asks one thing at a time; it reads no more of an answer than it must. */
async function openConnection(url: string) {
  const { hostname, port } = new URL(url);
  const socket: Socket = connect({ host: hostname, port: Number(port), noDelay: true });
  socket.setEncoding('latin1');
  await once(socket, 'connect');
  let received = '';
  let answered = (_status: number) => {};
  socket.on('data', (chunk: string) => {
    received += chunk;
    const head = received.indexOf('\r\n\r\n');
    if (head < 0) return;
    const length = /content-length: (\d+)/i.exec(received)?.[1] ?? '0';
    if (received.length < head + 4 + Number(length)) return;
    const status = Number(received.slice(9, 12));
    received = '';
    answered(status);
  });
  return {
    ask(request: string) {
      const answer = new Promise<number>((resolve) => (answered = resolve));
      socket.write(request);
      return answer;
    },
    close: () => socket.destroy(),
  };
}

const expectSuccess = (status: number) => {
  if (status !== 200) throw new Error(`Answered ${status}`);
};

/** As many requests as are answered in that time; resolves with how long each took, in ms. */
export async function saturate({ url, request }: Load, connections: number, seconds: number) {
  const samples: number[] = [];
  const end = performance.now() + seconds * 1_000;
  const work = async () => {
    const connection = await openConnection(url);
    while (performance.now() < end) {
      const begun = performance.now();
      expectSuccess(await connection.ask(request()));
      samples.push(performance.now() - begun);
    }
    connection.close();
  };
  await Promise.all(Array.from({ length: connections }, work));
  return samples;
}

/** So many requests a second, whether or not the earlier ones are answered: waiting counts. */
export async function pace({ url, request }: Load, perSecond: number, seconds: number) {
  const idle = await Promise.all(Array.from({ length: 64 }, () => openConnection(url)));
  const all = [...idle];
  const samples: number[] = [];
  const asked: Promise<void>[] = [];
  const begun = performance.now();
  for (let count = 0; count < perSecond * seconds; count += 1) {
    const due = begun + (count * 1_000) / perSecond;
    const early = due - performance.now();
    if (early >= 1) await pause(early);
    asked.push(
      (async () => {
        while (idle.length === 0) await pause(1);
        const connection = idle.pop();
        if (!connection) return;
        expectSuccess(await connection.ask(request()));
        samples.push(performance.now() - due);
        idle.push(connection);
      })(),
    );
  }
  await Promise.all(asked);
  for (const connection of all) connection.close();
  return samples;
}
