import { randomUUID } from 'node:crypto';
import { z } from 'zod';

const bodySchema = z.looseObject({ name: z.string() });
type Stored = z.output<typeof bodySchema> & { id: string; createdAt?: string };

/** The platform's assistants, in memory, behind the `fetch` that the adapter is given. */
export function createInMemoryPlatform() {
  const assistants = new Map<string, Stored>();
  const platform = {
    assistants,
    /** What every request is answered with instead (a text for a success), or how it fails. */
    trouble: null as number | string | Error | null,
    /** Runs before an assistant is made, which therefore takes as long. */
    beforeCreation: async (_name: string) => {},
    /** Runs once an assistant is made, before that is answered. */
    afterCreation: async (_name: string) => {},
    onRemoval: async (_id: string) => {},
    fetch: serve,
  };

  async function serve(...input: Parameters<typeof fetch>): Promise<Response> {
    const request = new Request(...input);
    const { trouble } = platform;
    if (trouble instanceof Error) throw trouble;
    if (typeof trouble === 'string') return new Response(trouble, { status: 201 });
    if (trouble !== null) return Response.json({ message: 'no' }, { status: trouble });
    if (request.method === 'GET') return Response.json([...assistants.values()]);
    if (request.method === 'DELETE') {
      const id = request.url.split('/').at(-1) ?? '';
      await platform.onRemoval(id);
      const removed = assistants.delete(id);
      return Response.json({}, { status: removed ? 200 : 404 });
    }
    const assistant = {
      ...bodySchema.parse(await request.json()),
      id: randomUUID(),
      createdAt: new Date().toISOString(),
    };
    await platform.beforeCreation(assistant.name);
    assistants.set(assistant.id, assistant);
    await platform.afterCreation(assistant.name);
    return Response.json(assistant, { status: 201 });
  }
  return platform;
}
