import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { decodeProtectedHeader, exportJWK, generateKeyPair, SignJWT } from 'jose';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createAccessTokens } from '../src/backend/access-tokens.ts';
import { KEPT_AFTER_MS, PUBLISHED_FIRST_MS } from '../src/backend/keys/key-life.ts';
import { rotateKeys } from '../src/backend/keys/rotate-keys.ts';
import { openSigningKeys } from '../src/backend/keys/signing-keys.ts';
import { createAuthClient, signUpAndIn } from './support/accounts.ts';
import { keys as apiKeys, type Sandbox, startSandbox, useSandbox } from './support/sandbox.ts';

const MINUTE = 60_000;

describe('the keys of a data folder', () => {
  let folder: string;
  let time: number;
  const clock = () => time;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'greenshoe-keys-'));
    time = Date.now();
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  const file = () => join(folder, 'keys.json');
  const published = async (keys: Awaited<ReturnType<typeof openSigningKeys>>) =>
    (await keys.publish()).keys.map(({ kid }) => kid);

  test('are made on first use, for their owner alone, and are there again the next time', async () => {
    const keys = await openSigningKeys(folder, clock);
    expect((await stat(file())).mode & 0o777).toBe(0o600);
    const [kid] = await published(keys);
    expect((await keys.current()).keyId).toBe(kid);
    expect(await published(await openSigningKeys(folder, clock))).toEqual([kid]);
  });

  test('are published without what signs', async () => {
    const [key] = (await (await openSigningKeys(folder, clock)).publish()).keys;
    expect(Object.keys(key ?? {}).toSorted()).toEqual(
      ['alg', 'crv', 'key_ops', 'kid', 'kty', 'use', 'x', 'y'].toSorted(),
    );
  });

  test('a new one is published by a running process at once, and signs a little later', async () => {
    const keys = await openSigningKeys(folder, clock);
    const old = (await keys.current()).keyId;
    const { signing } = await rotateKeys(folder, time);
    time += 10_000;
    expect(await published(keys)).toEqual([signing, old]);
    expect((await keys.current()).keyId).toBe(old);
    time += PUBLISHED_FIRST_MS;
    expect((await keys.current()).keyId).toBe(signing);
    expect(PUBLISHED_FIRST_MS + 10_000).toBeLessThanOrEqual(MINUTE);
  });

  test('an old one leaves when its last token has ended, from the file with the next rotation', async () => {
    const keys = await openSigningKeys(folder, clock);
    const old = (await keys.current()).keyId;
    const second = await rotateKeys(folder, time);
    time += KEPT_AFTER_MS - MINUTE;
    expect(await published(keys)).toEqual([second.signing, old]);
    expect(await keys.find(old)).toBeDefined();
    time += 2 * MINUTE;
    expect(await published(keys)).toEqual([second.signing]);
    expect(await keys.find(old)).toBeUndefined();
    const third = await rotateKeys(folder, time);
    expect(third.kept).toBe(1);
    expect(await readFile(file(), 'utf8')).not.toContain(old);
  });

  test('a file of the earlier form, with a single key, goes on working', async () => {
    const { privateKey } = await generateKeyPair('ES256', { extractable: true });
    const single = { ...(await exportJWK(privateKey)), kid: 'from-before' };
    await writeFile(file(), JSON.stringify(single));
    const keys = await openSigningKeys(folder, clock);
    expect(await published(keys)).toEqual(['from-before']);
    const { signing } = await rotateKeys(folder, time);
    time += MINUTE;
    expect(await published(keys)).toEqual([signing, 'from-before']);
  });

  test('a file that cannot be read for the moment does not stop the process', async () => {
    const keys = await openSigningKeys(folder, clock);
    const before = await published(keys);
    await writeFile(file(), '{');
    time += MINUTE;
    expect(await published(keys)).toEqual(before);
  });

  test('nothing is rotated where no service has run', async () => {
    await expect(rotateKeys(folder)).rejects.toThrow('does not exist');
  });
});

describe('tokens', () => {
  const sandbox = useSandbox();

  test('are verified by the client itself, without asking for the user', async () => {
    const { session, email } = await signUpAndIn(sandbox);
    const auth = createAuthClient(sandbox);
    const asked = vi.spyOn(auth, 'getUser');
    const { data, error } = await auth.getClaims(session.access_token);
    expect(error).toBeNull();
    expect(data).toMatchObject({ claims: { email, aal: 'aal1' }, header: { alg: 'ES256' } });
    expect(asked).not.toHaveBeenCalled();
    const [header, , signature] = session.access_token.split('.');
    const claims = Buffer.from(JSON.stringify({ ...data?.claims, role: 'service_role' }));
    const forged = `${header}.${claims.toString('base64url')}.${signature}`;
    expect((await auth.getClaims(forged)).error?.message).toBe('Invalid JWT signature');
    expect((await auth.getUser(forged)).error).toMatchObject({ status: 403, code: 'bad_jwt' });
  });

  test('of the previous key are still good after a rotation', async () => {
    const { session, auth } = await signUpAndIn(sandbox);
    await rotateKeys(sandbox.dataFolder, Date.now() - PUBLISHED_FIRST_MS);
    await sandbox.restart();
    const { data } = await auth.refreshSession();
    const [old, young] = [session.access_token, data.session?.access_token ?? ''];
    expect(decodeProtectedHeader(young).kid).not.toBe(decodeProtectedHeader(old).kid);
    for (const token of [old, young]) {
      expect((await createAuthClient(sandbox).getUser(token)).error).toBeNull();
      expect((await createAuthClient(sandbox).getClaims(token)).error).toBeNull();
    }
  });

  test('signed by a key that is not ours, or by none, are worth nothing', async () => {
    const { session } = await signUpAndIn(sandbox);
    const folder = await mkdtemp(join(tmpdir(), 'greenshoe-keys-'));
    const foreign = createAccessTokens(await openSigningKeys(folder), sandbox.url);
    await rm(folder, { recursive: true });
    const { sub = '', session_id = '' } = JSON.parse(
      Buffer.from(session.access_token.split('.')[1] ?? '', 'base64url').toString(),
    ) as Record<string, string>;
    await expect(foreign.verify(session.access_token)).rejects.toMatchObject({ code: 'bad_jwt' });
    const claims = { sub, session_id, aud: 'authenticated', iss: `${sandbox.url}/auth/v1` };
    const { kid } = decodeProtectedHeader(session.access_token);
    const { privateKey } = await generateKeyPair('ES256');
    const theirs = await new SignJWT(claims)
      .setProtectedHeader({ alg: 'ES256', kid: String(kid) })
      .setExpirationTime('1h')
      .sign(privateKey);
    const unsigned = [{ alg: 'none', kid }, claims]
      .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
      .join('.');
    for (const token of [theirs, `${unsigned}.`]) {
      expect((await createAuthClient(sandbox).getUser(token)).error?.code).toBe('bad_jwt');
    }
  });
});

describe('the service’s own tokens', () => {
  const secret = 'a shared secret of the service';
  const sign = (role: string, signedWith = secret) =>
    new SignJWT({ role })
      .setProtectedHeader({ alg: 'HS256' })
      .sign(new TextEncoder().encode(signedWith));
  const list = async ({ url }: Sandbox, token: string, apikey?: string) => {
    const headers = { authorization: `Bearer ${token}`, ...(apikey ? { apikey } : {}) };
    return (await fetch(`${url}/auth/v1/admin/users`, { headers })).status;
  };

  test('stand for the secret key where the shared secret is set', async () => {
    const sandbox = await startSandbox({ GOTRUE_JWT_SECRET: secret });
    expect(await list(sandbox, await sign('service_role'))).toBe(200);
    expect(await list(sandbox, await sign('supabase_admin'))).toBe(200);
    expect(await list(sandbox, await sign('authenticated'), apiKeys.PUBLISHABLE_KEY)).toBe(403);
    const guessed = await sign('service_role', 'a secret somebody guessed');
    expect(await list(sandbox, guessed, apiKeys.PUBLISHABLE_KEY)).toBe(403);
    await sandbox.close();
  });

  test('are nothing where it is not', async () => {
    const sandbox = await startSandbox();
    const token = await sign('service_role');
    expect(await list(sandbox, token, apiKeys.PUBLISHABLE_KEY)).toBe(403);
    expect(await list(sandbox, await sign('service_role', 'undefined'))).not.toBe(200);
    await sandbox.close();
  });
});
