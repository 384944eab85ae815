import { keyFileIn, makeKey, readKeys, writeKeys } from './key-file.ts';
import { keepVerifying } from './key-life.ts';

/**
 * Adds a key to the file of the data folder and drops those whose tokens have all ended.
 * Throws where there is no file: then no service has ever run on the folder.
 */
export async function rotateKeys(folder: string, now = Date.now()) {
  const file = keyFileIn(folder);
  const keys = await readKeys(file);
  if (!keys) throw new Error(`${file} does not exist`);
  const made = await makeKey(new Date(now));
  const kept = keepVerifying([made, ...keys], now);
  await writeKeys(file, kept);
  return { signing: made.kid, kept: kept.length - 1 };
}
