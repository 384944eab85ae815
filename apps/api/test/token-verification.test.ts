import { createLocalJWKSet, exportJWK, generateKeyPair, SignJWT } from 'jose';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createIdentify } from '../src/http/identify.ts';
import { createTokenKeys } from '../src/http/token-keys.ts';
import { startTokenIssuer, type TokenIssuer } from './support/token-issuer.ts';

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;

let issuer: TokenIssuer;
let checks: number;
let lookUps: number;
let identify: ReturnType<typeof createIdentify>;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  issuer = await startTokenIssuer();
  [checks, lookUps] = [0, 0];
  const keys = createTokenKeys(issuer.keysUrl);
  identify = createIdentify({
    identity: {
      ...issuer,
      keys: (...wanted) => {
        checks += 1;
        return keys(...wanted);
      },
    },
    hasSecondFactor: async () => {
      lookUps += 1;
      return false;
    },
  });
});
afterEach(async () => {
  vi.useRealTimers();
  await issuer.close();
});

const pass = (ms: number) => vi.setSystemTime(Date.now() + ms);
const refused = { code: 'auth.unauthenticated' };
const unavailable = { code: 'internal.unavailable' };

test('two hundred requests with one token read the key set once and check one signature', async () => {
  const token = await issuer.token();
  for (let count = 0; count < 200; count += 1) await identify(token);
  expect({ checks, lookUps, readings: issuer.readings.count }).toEqual({
    checks: 1,
    lookUps: 1,
    readings: 1,
  });
});

test('two hundred people read the key set once', async () => {
  for (let count = 0; count < 200; count += 1) await identify(await issuer.token());
  expect(issuer.readings.count).toBe(1);
});

test('requests with one token that come at the same time share one check', async () => {
  const token = await issuer.token();
  const users = await Promise.all(Array.from({ length: 50 }, () => identify(token)));
  expect(new Set(users.map((user) => user.id)).size).toBe(1);
  expect({ checks, lookUps }).toEqual({ checks: 1, lookUps: 1 });
});

test('a token is checked again after a minute', async () => {
  const token = await issuer.token();
  await identify(token);
  pass(59 * SECOND_MS);
  await identify(token);
  expect(checks).toBe(1);
  pass(2 * SECOND_MS);
  await identify(token);
  expect(checks).toBe(2);
});

test('a remembered token ends when it says, give or take five seconds', async () => {
  const token = await issuer.token({}, '20 seconds');
  await identify(token);
  pass(23 * SECOND_MS);
  await identify(token);
  pass(4 * SECOND_MS);
  await expect(identify(token)).rejects.toMatchObject(refused);
});

test('a refusal is not remembered as an answer for anybody else', async () => {
  const early = await issuer.token({ nbf: Math.floor(Date.now() / 1_000) + 30 });
  await expect(identify(early)).rejects.toMatchObject(refused);
  pass(26 * SECOND_MS); // the clocks may differ by five
  await identify(early);
});

test('a key that was taken out of the key set stops working within two minutes', async () => {
  await identify(await issuer.token());
  const token = await issuer.token();
  await issuer.rotate();
  pass(59 * SECOND_MS);
  await identify(token); // the set that was read is still fresh
  pass(61 * SECOND_MS);
  await expect(identify(token)).rejects.toMatchObject(refused);
});

test('a new key is found once it signs', async () => {
  await identify(await issuer.token());
  await issuer.rotate();
  pass(31 * SECOND_MS);
  await identify(await issuer.token());
  expect(issuer.readings.count).toBe(2);
});

test('tokens of keys nobody published lead to one reading in half a minute', async () => {
  const published = await issuer.token();
  await identify(published);
  pass(31 * SECOND_MS);
  const stranger = await startTokenIssuer();
  for (let count = 0; count < 20; count += 1) {
    const forged = await stranger.token();
    await expect(identify(forged)).rejects.toMatchObject(refused);
  }
  await stranger.close();
  expect(issuer.readings.count).toBe(2);
  await identify(published);
});

test('while the key set cannot be read, the keys that were read go on working', async () => {
  await identify(await issuer.token());
  const token = await issuer.token();
  issuer.interrupt(true);
  for (let minute = 0; minute < 20; minute += 1) {
    pass(MINUTE_MS);
    for (let count = 0; count < 5; count += 1) await identify(await issuer.token());
    await identify(token);
  }
  expect(issuer.readings.count).toBe(21); // asked again once a minute, not with every request
});

test('while the key set cannot be read, nobody is told that their token is wrong', async () => {
  const token = await issuer.token();
  issuer.interrupt(true);
  await expect(identify(token)).rejects.toMatchObject(unavailable);
  issuer.interrupt(false);
  await identify(token);
  await issuer.rotate();
  issuer.interrupt(true);
  pass(2 * MINUTE_MS);
  const later = await issuer.token();
  await expect(identify(later)).rejects.toMatchObject(unavailable);
  issuer.interrupt(false);
  pass(MINUTE_MS);
  await identify(later);
});

test('a token of another algorithm is refused although its key is published', async () => {
  const { publicKey, privateKey } = await generateKeyPair('RS256');
  const keys = createLocalJWKSet({ keys: [{ ...(await exportJWK(publicKey)), alg: 'RS256' }] });
  const { issuer: iss, audience: aud } = issuer;
  const token = await new SignJWT({ iss, aud, sub: crypto.randomUUID() })
    .setProtectedHeader({ alg: 'RS256' })
    .setExpirationTime('1 hour')
    .sign(privateKey);
  const identity = { ...issuer, keys };
  const identifyAny = createIdentify({ identity, hasSecondFactor: async () => false });
  await expect(identifyAny(token)).rejects.toMatchObject(refused);
});
