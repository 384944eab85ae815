import { randomBytes } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const names = [
  'databasePassword',
  'publishableKey',
  'secretKey',
  'platformPublicKey',
  'platformPrivateKey',
  'interviewerSecret',
  'webhookSecret',
  'paymentsSecretKey',
  'paymentsWebhookSecret',
] as const;

export type Secrets = Readonly<Record<(typeof names)[number], string>>;

/** The keys between the local services: made at the first start, kept with the data. */
export async function loadSecrets(dataFolder: string): Promise<Secrets> {
  await mkdir(dataFolder, { recursive: true });
  const file = join(dataFolder, 'secrets.json');
  const kept: Partial<Secrets> = await readFile(file, 'utf8').then(JSON.parse, () => ({}));
  const made = names.map((name) => [name, kept[name] ?? randomBytes(24).toString('hex')]);
  const secrets = Object.fromEntries(made) as Secrets;
  await writeFile(`${file}.new`, JSON.stringify(secrets, null, 2), { mode: 0o600 });
  await rename(`${file}.new`, file); // never half-written
  return secrets;
}
