import { beforeAll, expect, test } from 'vitest';
import { createAuthClient, newEmail, PASSWORD, signUpAndIn } from './support/accounts.ts';
import { keys, unlimited, useSandbox } from './support/sandbox.ts';

// With passwords as dear as they are by themselves, so that one that is not hashed shows.
const sandbox = useSandbox({
  ...unlimited,
  GOTRUE_SMTP_MAX_FREQUENCY: '0',
  PASSWORD_HASH_COST: '',
});
let known: string[];
const ROUNDS = 10;
const data = { name: 'Ada', a: { c: 1, b: 2 } };

beforeAll(async () => {
  const { email } = await signUpAndIn(sandbox);
  known = Array.from({ length: ROUNDS }, () => email);
});

const middle = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

async function ask(path: string, body: object) {
  const begun = performance.now();
  const reply = await fetch(`${sandbox.url}/auth/v1${path}`, {
    method: 'POST',
    headers: { apikey: keys.PUBLISHABLE_KEY, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const text = await reply.text();
  return { status: reply.status, text, took: performance.now() - begun };
}

/** One call after the other, known and unknown in turn, so that both meet the same machine. */
async function compare(path: string, bodyFor: (email: string) => object) {
  const replies: Record<'known' | 'unknown', Awaited<ReturnType<typeof ask>>[]> = {
    known: [],
    unknown: [],
  };
  for (const email of known) {
    replies.known.push(await ask(path, bodyFor(email)));
    replies.unknown.push(await ask(path, bodyFor(newEmail())));
  }
  return replies;
}

// How long a password takes to hash varies with what else the machine does; an even time does not.
const HASHED = 1.5;
const EVEN = 1.1;

test.each([
  ['/recover', EVEN, (email: string) => ({ email })],
  ['/resend', EVEN, (email: string) => ({ email, type: 'signup' })],
  ['/otp', EVEN, (email: string) => ({ email })],
  ['/signup', HASHED, (email: string) => ({ email, password: PASSWORD, data })],
  ['/token?grant_type=password', HASHED, (email: string) => ({ email, password: 'a guess' })],
])('%s tells nothing about an address', { retry: 2 }, async (path, tolerance, bodyFor) => {
  const { known: first, unknown: second } = await compare(path, bodyFor);
  const statuses = (replies: typeof first) => [...new Set(replies.map(({ status }) => status))];
  expect(statuses(first)).toEqual(statuses(second));
  expect(statuses(first)).not.toContain(429);
  // Ids, moments and the address itself differ from call to call.
  const shape = ({ text }: { text: string }) =>
    text
      .replaceAll(/[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}(?:@example\.test)?/g, 'id')
      .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+(?:\+00:00|Z)/g, 'moment');
  expect(new Set(first.map(shape))).toEqual(new Set(second.map(shape)));

  const times = [first, second].map((replies) => middle(replies.map(({ took }) => took)));
  expect(Math.max(...times) / Math.min(...times)).toBeLessThan(tolerance);
});

test('a code where no account may be opened is refused as the hosted service does', async () => {
  const options = { shouldCreateUser: false };
  const auth = createAuthClient(sandbox);
  expect((await auth.signInWithOtp({ email: newEmail(), options })).error?.code).toBe(
    'otp_disabled',
  );
  expect((await auth.signInWithOtp({ email: known[0] ?? '', options })).error).toBeNull();
});
