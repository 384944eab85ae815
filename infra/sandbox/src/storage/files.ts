import { createHash, randomUUID } from 'node:crypto';
import { copyFile, mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { StorageError } from './storage-error.ts';

export interface StoredFile {
  /** Names the bytes from now on; nothing else does. */
  readonly version: string;
  /** Bytes. */
  readonly size: number;
  readonly eTag: string;
}

/** The bytes of all objects, each in a file that is never changed once it is there. */
export interface Files {
  /** Stores a stream chunk by chunk; throws `EntityTooLarge` past the limit, and then keeps nothing. */
  readonly receive: (source: Readable, limit: number) => Promise<StoredFile>;
  /** Answers with the version of the copy. */
  readonly copy: (version: string) => Promise<string>;
  /** Answers `null` when there is no such file. The caller closes it. */
  readonly open: (version: string) => Promise<FileHandle | null>;
  readonly remove: (versions: readonly string[]) => Promise<void>;
  /** Removes what an ended process left behind, half files and files without an object alike. */
  readonly sweep: (isKnown: (versions: readonly string[]) => Promise<Set<string>>) => Promise<void>;
}

type FileHandle = Awaited<ReturnType<typeof open>>;

/** Keeps files under `folder`, whose names are ours alone. */
export async function createFiles(folder: string): Promise<Files> {
  const incoming = join(folder, 'incoming');
  const objects = join(folder, 'objects');
  for (const path of [incoming, objects]) await mkdir(path, { recursive: true, mode: 0o700 });
  const pathOf = (version: string) => join(objects, version);

  /** Fills a file under a temporary name, so that a crash never leaves half of one in place. */
  async function place<T>(fill: (temporary: string) => Promise<T>) {
    const version = randomUUID();
    const temporary = join(incoming, version);
    try {
      const result = await fill(temporary);
      await rename(temporary, pathOf(version));
      await syncFolder(objects);
      return { version, result };
    } catch (error) {
      await rm(temporary, { force: true });
      throw error;
    }
  }

  return {
    async receive(source, limit) {
      const { version, result } = await place((temporary) => write(temporary, source, limit));
      return { version, ...result };
    },

    async copy(version) {
      return (await place((temporary) => copyFile(pathOf(version), temporary))).version;
    },

    open: (version) =>
      open(pathOf(version), 'r').catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return null;
        throw error;
      }),

    async remove(versions) {
      for (const version of versions) await rm(pathOf(version), { force: true });
    },

    async sweep(isKnown) {
      for (const name of await readdir(incoming)) await rm(join(incoming, name), { force: true });
      const found = await readdir(objects);
      const known = await isKnown(found);
      for (const version of found) if (!known.has(version)) await rm(pathOf(version));
    },
  };
}

/** Writes as fast as the disk takes it: the next chunk is asked for when the last one is written. */
async function write(path: string, source: Readable, limit: number) {
  const file = await open(path, 'wx', 0o600);
  const hash = createHash('md5');
  let size = 0;
  try {
    // A refused source is not destroyed: the connection it comes over may be used again.
    for await (const chunk of source.iterator({ destroyOnReturn: false })) {
      const bytes = Buffer.from(chunk as Uint8Array);
      size += bytes.length;
      if (size > limit) throw new StorageError('EntityTooLarge');
      hash.update(bytes);
      await file.write(bytes);
    }
    await file.sync();
  } finally {
    await file.close();
  }
  return { size, eTag: `"${hash.digest('hex')}"` };
}

/** Makes a new name in a folder survive a loss of power, where the system can. */
async function syncFolder(path: string) {
  const folder = await open(path, 'r').catch(() => null);
  await folder?.sync().catch(() => undefined);
  await folder?.close();
}
