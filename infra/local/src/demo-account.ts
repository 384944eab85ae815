import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Secrets } from './secrets.ts';
import { projectFolder } from './settings.ts';

export const demoAccount = {
  email: 'demo@greenshoe.example',
  password: 'greenshoe-demo',
  tokens: 3,
} as const;

const run = promisify(execFile);

/** Makes the demo account and grants its tokens; both only once, however often it is called. */
export async function prepareDemoAccount(options: {
  readonly sandboxUrl: string;
  readonly secrets: Secrets;
  readonly apiEnvironment: Readonly<Record<string, string | undefined>>;
}): Promise<void> {
  const userId = await findOrCreate(options.sandboxUrl, options.secrets.secretKey);
  const script = join(projectFolder, 'apps/api/src/grant-tokens.ts');
  const parameters = [script, userId, String(demoAccount.tokens), 'demo-account'];
  await run(process.execPath, parameters, { env: { ...options.apiEnvironment } });
}

async function findOrCreate(sandboxUrl: string, secretKey: string): Promise<string> {
  const headers = {
    apikey: secretKey,
    authorization: `Bearer ${secretKey}`,
    'content-type': 'application/json',
  };
  const url = `${sandboxUrl}/auth/v1/admin/users`;
  const { email, password } = demoAccount;
  const body = JSON.stringify({ email, password, email_confirm: true });
  const created = await fetch(url, { method: 'POST', headers, body });
  if (created.ok) return ((await created.json()) as { id: string }).id;

  const listed = await fetch(`${url}?page=1&per_page=1000`, { headers });
  const { users } = (await listed.json()) as { users: { id: string; email?: string }[] };
  const user = users.find((candidate) => candidate.email === email);
  if (!user) throw new Error(`The demo account could not be made (status ${created.status})`);
  return user.id;
}
