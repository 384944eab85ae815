import { z } from 'zod';
import type { Config } from '../config.ts';
import { expectAnswer, isSuccess } from './ask.ts';
import { type Check, ok, problem, warning } from './finding.ts';

const keysSchema = z.object({ keys: z.array(z.object({ alg: z.string().optional() })) });
const bucketSchema = z.object({ public: z.boolean() });
const NOBODY = 'user:00000000-0000-4000-8000-000000000000';

type BackendConfig = Pick<Config, 'auth' | 'backend' | 'accounts'>;

const headersOf = (key: string) => ({
  apikey: key,
  ...(key.startsWith('sb_') ? {} : { authorization: `Bearer ${key}` }),
});

const advice = 'Check SUPABASE_URL: the address of the project, without a path.';

const checkKeySet = ({ auth }: BackendConfig) =>
  expectAnswer({
    about: 'key set of tokens',
    question: { url: auth.keysUrl.href },
    advice,
    judge: ({ body }) => {
      const about = 'key set of tokens';
      const keys = keysSchema.safeParse(body).data?.keys ?? [];
      const usable = keys.filter(({ alg }) => alg === 'ES256').length;
      if (usable > 0) return ok(about, `${usable} ES256`);
      const rotate = 'In the project’s JWT settings, make an ES256 key and rotate to it.';
      return problem(about, 'no ES256 key: nobody could sign in here', rotate);
    },
  });

const checkPublishableKey = ({ auth, backend }: BackendConfig) =>
  expectAnswer({
    about: 'publishable key',
    question: { url: `${auth.issuer}/settings`, headers: { apikey: backend.publishableKey } },
    advice,
    judge: (answer) =>
      isSuccess(answer)
        ? ok('publishable key', 'accepted')
        : problem(
            'publishable key',
            `refused with ${answer.status}`,
            'Copy it anew into SUPABASE_PUBLISHABLE_KEY from the project’s API keys.',
          ),
  });

const checkSecretKey = ({ auth, accounts }: BackendConfig) =>
  expectAnswer({
    about: 'secret key',
    question: {
      url: `${auth.issuer}/admin/users?page=1&per_page=1`,
      headers: headersOf(accounts.secretKey),
    },
    advice,
    judge: (answer) =>
      isSuccess(answer)
        ? ok('secret key', 'accepted')
        : problem(
            'secret key',
            `refused with ${answer.status}`,
            'Copy it anew into SUPABASE_SECRET_KEY from the project’s API keys.',
          ),
  });

const checkBucket = ({ accounts }: BackendConfig) =>
  expectAnswer({
    about: 'bucket `recordings`',
    question: {
      url: `${accounts.url}/storage/v1/bucket/recordings`,
      headers: headersOf(accounts.secretKey),
    },
    advice,
    judge: ({ status, body }) => {
      const about = 'bucket `recordings`';
      const bucket = bucketSchema.safeParse(body).data;
      if (bucket?.public === false) return ok(about, 'private');
      if (bucket) return problem(about, 'everybody can read it', 'Make it private, now.');
      const make = 'Make a private bucket of that name, or start the API once: a migration does.';
      return warning(about, `not found (${status}): recordings cannot be kept`, make);
    },
  });

const checkRealtime = ({ accounts }: BackendConfig) =>
  expectAnswer({
    about: 'realtime',
    question: {
      method: 'POST',
      url: `${accounts.url}/realtime/v1/api/broadcast`,
      headers: headersOf(accounts.secretKey),
      body: { messages: [{ topic: NOBODY, event: 'doctor', payload: {}, private: true }] },
    },
    advice,
    judge: (answer) =>
      isSuccess(answer)
        ? ok('realtime', 'a broadcast is accepted')
        : warning(
            'realtime',
            `a broadcast is refused with ${answer.status}: pages look for news by themselves`,
            'See that realtime is switched on for the project, and the secret key is right.',
          ),
  });

/** Accounts, storage and realtime of the hosted backend. */
export const checkBackend =
  (config: BackendConfig): Check =>
  () =>
    Promise.all(
      [checkKeySet, checkPublishableKey, checkSecretKey, checkBucket, checkRealtime].map((check) =>
        check(config),
      ),
    );
