import { randomUUID } from 'node:crypto';
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';
import { createUser, publicKeys, signWithKey } from './identity.ts';

const secondsFromNow = (seconds: number) => Math.floor(Date.now() / 1_000) + seconds;

const endless = () => ({
  sub: randomUUID(),
  iss: 'https://auth.test/auth/v1',
  aud: 'authenticated',
});
const content = (): JWTPayload => ({ ...endless(), exp: secondsFromNow(300) });

/** What all of the following would be but for one flaw. */
export const flawless = () => signWithKey(content());

const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
const unsigned = (claims: object) => `${encode({ alg: 'none', typ: 'JWT' })}.${encode(claims)}.`;

async function withAnotherSubject() {
  const [header, , signature] = (await signWithKey(content())).split('.');
  return [header, encode(content()), signature].join('.');
}

/** Signed symmetrically, with what everybody may know as the secret. */
const signedWithPublicKey = () =>
  new SignJWT(content())
    .setProtectedHeader({ alg: 'HS256' })
    .sign(new TextEncoder().encode(JSON.stringify(publicKeys.keys[0])));

const otherKeys = {
  ES256: await generateKeyPair('ES256'),
  RS256: await generateKeyPair('RS256'),
};
const signedByAnother = (alg: keyof typeof otherKeys, header: object = {}) =>
  new SignJWT(content()).setProtectedHeader({ alg, ...header }).sign(otherKeys[alg].privateKey);

/** With the key to check it in the token itself. */
async function withItsOwnKey() {
  const { publicKey, privateKey } = otherKeys.ES256;
  const jwk = await exportJWK(publicKey);
  return new SignJWT(content()).setProtectedHeader({ alg: 'ES256', jwk }).sign(privateKey);
}

const tokens: Record<string, () => Promise<string>> = {
  nonsense: async () => 'nonsense',
  'an empty token': async () => '',
  'an expired token': async () => (await createUser({ expiresIn: '-1 minute' })).token,
  'a token without an end': () => signWithKey(endless()),
  'a token of tomorrow': () => signWithKey({ ...content(), nbf: secondsFromNow(60) }),
  'another audience': async () => (await createUser({ audience: 'somebody-else' })).token,
  'another issuer': async () => (await createUser({ issuer: 'https://elsewhere.test' })).token,
  'an unsigned token': async () => unsigned(content()),
  'a token whose subject was changed': withAnotherSubject,
  'a token signed with the public key as a secret': signedWithPublicKey,
  'a token of another key': () => signedByAnother('ES256'),
  'a token of another key with a name nobody published': () =>
    signedByAnother('ES256', { kid: 'unknown' }),
  'a token of another algorithm': () => signedByAnother('RS256'),
  'a token that brings its own key': withItsOwnKey,
  'a token of our key under a name nobody published': () =>
    signWithKey(content(), { kid: 'unknown' }),
  'a token of no person': () => signWithKey({ ...content(), sub: 'service' }),
  'an anonymous session': () => signWithKey({ ...content(), is_anonymous: true }),
  'a token of more than 8 kB': () => signWithKey({ ...content(), padding: 'x'.repeat(8 * 1024) }),
};

type Stranger = [name: string, headers: () => Promise<Record<string, string>>];

/** Whom no route lets in, each with the headers they send. */
export const strangers: readonly Stranger[] = [
  ['nobody', async () => ({})],
  ...Object.entries(tokens).map(([name, token]): Stranger => [
    name,
    async () => ({ authorization: `Bearer ${await token()}` }),
  ]),
];
