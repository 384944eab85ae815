import { z } from 'zod';
import { type BackendCall, BackendError } from './backend-call.ts';

const BUCKET = 'recordings';
const PAGE = 100;

/** A folder has no id. */
const entriesSchema = z.array(z.object({ name: z.string().min(1), id: z.string().nullish() }));

const isMissing = (error: unknown) => error instanceof BackendError && error.status === 404;

/** The private bucket in which everybody's recordings have a folder of their own. */
export function createRecordings(call: BackendCall) {
  async function list(prefix: string, offset: number) {
    const body = { prefix, limit: PAGE, offset, sortBy: { column: 'name', order: 'asc' } };
    const path = `/storage/v1/object/list/${BUCKET}`;
    const response = await call({ method: 'POST', path, body });
    return entriesSchema.parse(await response.json());
  }

  async function* filesIn(folder: string): AsyncGenerator<string> {
    for (let offset = 0; ; offset += PAGE) {
      const entries = await list(folder, offset);
      for (const { name, id } of entries) {
        if (id) yield `${folder}/${name}`;
        else yield* filesIn(`${folder}/${name}`);
      }
      if (entries.length < PAGE) return;
    }
  }

  async function remove(prefixes: readonly string[]): Promise<void> {
    const path = `/storage/v1/object/${BUCKET}`;
    await call({ method: 'DELETE', path, body: { prefixes } });
  }

  /** Lists everything before it removes anything, so that no page moves under the listing. */
  async function removeAll(userId: string): Promise<void> {
    try {
      const files: string[] = [];
      for await (const file of filesIn(userId)) files.push(file);
      for (let from = 0; from < files.length; from += PAGE) {
        await remove(files.slice(from, from + PAGE));
      }
    } catch (error) {
      if (!isMissing(error)) throw error;
    }
  }

  return { removeAll };
}
