import { randomInt, randomUUID } from 'node:crypto';
import { createClient } from '@supabase/supabase-js';
import { type Address, keys } from './sandbox.ts';

interface OutboxMail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly createdAt: string;
}

export const PASSWORD = 'correct horse battery';
export const newEmail = () => `${randomUUID()}@example.test`;

/** The vendor's own browser client, with nothing changed but the address. */
export const createAuthClient = (
  { url }: Address,
  {
    flowType = 'implicit',
    key = keys.PUBLISHABLE_KEY,
  }: { flowType?: 'implicit' | 'pkce'; key?: string } = {},
) =>
  createClient(url, key, {
    auth: { flowType, autoRefreshToken: false, persistSession: false, storageKey: randomUUID() },
  }).auth;

/** Mails to an address, newest first. */
export async function mailsTo({ url }: Address, email: string): Promise<OutboxMail[]> {
  const mails = (await (await fetch(`${url}/outbox.json`)).json()) as OutboxMail[];
  return mails.filter(({ to }) => to === email);
}

/** The link of the newest mail to an address. */
export async function newestLink(sandbox: Address, email: string): Promise<string> {
  const [mail] = await mailsTo(sandbox, email);
  const link = /https?:\/\/\S+/.exec(mail?.text ?? '')?.[0];
  if (!link) throw new Error('No mail with a link');
  return link;
}

/** Opens a link like a browser and answers with the page it leads to. */
export async function openLink(link: string): Promise<URL> {
  const response = await fetch(link, { redirect: 'manual' });
  return new URL(response.headers.get('location') ?? '');
}

export const fragmentOf = (page: URL) =>
  Object.fromEntries(new URLSearchParams(page.hash.slice(1)));

/** A confirmed account that is signed in. */
export async function signUpAndIn(sandbox: Address) {
  const email = newEmail();
  const auth = createAuthClient(sandbox);
  await auth.signUp({ email, password: PASSWORD });
  await openLink(await newestLink(sandbox, email));
  const { data, error } = await auth.signInWithPassword({ email, password: PASSWORD });
  if (error) throw error;
  return { email, auth, session: data.session };
}

/** The six digits of the newest mail or text message to an address or number. */
export async function newestCode(sandbox: Address, to: string): Promise<string> {
  const [mail] = await mailsTo(sandbox, to);
  const code = /\b\d{6}\b/.exec(mail?.text ?? '')?.[0];
  if (!code) throw new Error('No mail with a code');
  return code;
}

/** A code that is not the right one. */
export const wrongCode = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

export const newPhone = () => `336${randomInt(10_000_000, 99_999_999)}`;
