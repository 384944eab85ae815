import { once } from 'node:events';
import { createServer } from 'node:http';
import { Readable } from 'node:stream';

export interface TranscriptionRequest {
  readonly path: string | undefined;
  readonly model: string;
  readonly language: string;
  readonly wav: Buffer;
}

/** A transcription service that hears what it is told to, over OpenAI's protocol. */
export async function startTranscriptionServer() {
  const requests: TranscriptionRequest[] = [];
  const results: (string | number)[] = [];

  const server = createServer(async (request, response) => {
    const form = await new Response(Readable.toWeb(request) as ReadableStream<Uint8Array>, {
      headers: { 'content-type': request.headers['content-type'] ?? '' },
    }).formData();
    const file = form.get('file') as File;
    requests.push({
      path: request.url,
      model: form.get('model') as string,
      language: form.get('language') as string,
      wav: Buffer.from(await file.arrayBuffer()),
    });
    const result = results.shift() ?? '';
    if (typeof result === 'number') response.writeHead(result).end();
    else
      response.setHeader('content-type', 'application/json').end(JSON.stringify({ text: result }));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/v1`,
    requests,
    /** What it will hear next; a number is a failure with that status. */
    script: (...next: (string | number)[]) => {
      requests.length = 0;
      results.splice(0, results.length, ...next);
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
