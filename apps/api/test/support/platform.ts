import { randomUUID } from 'node:crypto';
import { z } from 'zod';

const bodySchema = z.looseObject({ name: z.string() });

/** The platform's assistants, in memory, behind the `fetch` that the adapter is given. */
export function createInMemoryPlatform() {
  const assistants = new Map<string, z.output<typeof bodySchema> & { id: string }>();
  const platform = {
    assistants,
    /** What every request is answered with instead, or the error it fails with. */
    trouble: null as number | Error | null,
    /** Runs before an assistant is made, which therefore takes as long. */
    beforeCreation: async (_name: string) => {},
    fetch: serve,
  };

  async function serve(...input: Parameters<typeof fetch>): Promise<Response> {
    const request = new Request(...input);
    const { trouble } = platform;
    if (trouble instanceof Error) throw trouble;
    if (trouble !== null) return Response.json({ message: 'no' }, { status: trouble });
    if (request.method === 'GET') return Response.json([...assistants.values()]);
    if (request.method === 'DELETE') {
      const removed = assistants.delete(request.url.split('/').at(-1) ?? '');
      return Response.json({}, { status: removed ? 200 : 404 });
    }
    const assistant = { ...bodySchema.parse(await request.json()), id: randomUUID() };
    await platform.beforeCreation(assistant.name);
    assistants.set(assistant.id, assistant);
    return Response.json(assistant, { status: 201 });
  }
  return platform;
}
