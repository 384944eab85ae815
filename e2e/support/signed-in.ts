import { expect, type Page } from '@playwright/test';
import type { Stack } from '@greenshoe/local/stack';
import { type Account, balance, newAccount } from './accounts.ts';
import { newestLinkTo } from './mails.ts';

interface Backend {
  readonly url: string;
  readonly publishableKey: string;
}

/** As the accounts service answers and the web app's client keeps it. */
interface Session {
  readonly access_token: string;
}

type Headers = Readonly<Record<string, string>>;

async function call<Reply>(url: string, headers: Headers = {}, body?: object): Promise<Reply> {
  const request = body && {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { ...headers, 'content-type': 'application/json' },
  };
  const reply = await fetch(url, request ?? { headers });
  expect(reply.ok, `${url} answered ${reply.status}`).toBe(true);
  return (await reply.json()) as Reply;
}

/** Opens an account, follows the link of its mail and exchanges its password for a session. */
async function openAccount({ sandboxUrl }: Stack, backend: Backend) {
  const account = newAccount();
  const accounts = `${backend.url}/auth/v1`;
  const headers = { apikey: backend.publishableKey };
  await call(`${accounts}/signup`, headers, { ...account, data: { language: 'en' } });
  const link = await newestLinkTo(sandboxUrl, account.email, /confirm/i);
  expect((await fetch(link, { redirect: 'manual' })).status).toBe(303);
  const session = await call<Session>(`${accounts}/token?grant_type=password`, headers, account);
  return { account, session };
}

/** Hands the browser a session, as the web app's client would have kept it there. */
function keepSession(page: Page, { webUrl }: Stack, backend: Backend, session: Session) {
  const [project] = new URL(backend.url).hostname.split('.');
  const kept = { name: `sb-${project}-auth-token`, value: JSON.stringify(session) };
  const origins = [{ origin: webUrl, localStorage: [kept] }];
  return page.context().setStorageState({ cookies: [], origins });
}

/**
 * A confirmed candidate with a welcome token, made by the calls that the pages make, who is signed in
 * in this browser and looks at the dashboard.
 */
export async function arriveSignedIn(page: Page, stack: Stack): Promise<Account> {
  const { backend } = await call<{ backend: Backend }>(`${stack.webUrl}/api/config`);
  const { account, session } = await openAccount(stack, backend);
  const headers = { authorization: `Bearer ${session.access_token}` };
  const wallet = await call(`${stack.webUrl}/api/tokens/init-user-tokens`, headers, {});
  expect(wallet).toEqual({ count: 1 });
  await keepSession(page, stack, backend, session);
  await page.goto('/dashboard');
  await expect(balance(page)).toHaveText('1 token');
  return account;
}
