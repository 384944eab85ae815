import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

type Environment = Readonly<Record<string, string | undefined>>;

// What the shell has exported besides is nobody's business here.
const OURS =
  /^(HOST|PORT|LOG_LEVEL|TRUST_PROXY|WEB|API|DATABASE|SUPABASE|PLATFORM|VOICE|INTERVIEWER|STRIPE|REQUESTS|LAUNCHES|WELCOME|LANGUAGE_MODEL)(_|$)/;

const fileIn = (dataFolder: string) => join(dataFolder, 'api-environment.json');

/** Keeps the settings of the running API beside its secrets, for `doctor`. */
export async function keepApiEnvironment(dataFolder: string, all: Environment): Promise<void> {
  const own = Object.entries(all).filter(([name]) => OURS.test(name));
  const text = JSON.stringify(Object.fromEntries(own), null, 2);
  await writeFile(fileIn(dataFolder), text, { mode: 0o600 });
}

/** What was kept last; nothing before the first start. */
export const readApiEnvironment = (dataFolder: string): Promise<Environment> =>
  readFile(fileIn(dataFolder), 'utf8').then(
    (text) => JSON.parse(text) as Environment,
    () => ({}),
  );
