import { expect, test } from 'vitest';
import { loadConfig } from '../src/config.ts';
import { environment, paymentsWebhookSecret } from './support/settings.ts';

const messageOf = (settings: NodeJS.ProcessEnv) => {
  try {
    loadConfig(settings);
  } catch (error) {
    return String(error);
  }
  return '';
};

test('every problem is listed at once, and secrets have no defaults', () => {
  const message = messageOf({ PORT: 'many', WEB_ORIGIN: 'nowhere', INTERVIEWER_SECRET: 'short' });
  for (const name of [
    'PORT',
    'WEB_ORIGIN',
    'API_PUBLIC_URL',
    'DATABASE_URL',
    'SUPABASE_URL',
    'SUPABASE_PUBLISHABLE_KEY',
    'SUPABASE_SECRET_KEY',
    'PLATFORM_API_TOKEN',
    'PLATFORM_PUBLIC_KEY',
    'PLATFORM_WEBHOOK_SECRET',
    'INTERVIEWER_SECRET',
    'STRIPE_SECRET_KEY',
    'STRIPE_WEBHOOK_SECRET',
  ]) {
    expect(message).toContain(name);
  }
  expect(message).not.toContain('short');
});

test('what has a default may be absent or empty', () => {
  const config = loadConfig({ ...environment, WEB_ROOT: '', PORT: '', TRUST_PROXY: '' });
  expect(config).toMatchObject({
    server: { host: '127.0.0.1', port: 3000, trustProxy: false },
    web: { root: undefined },
    voice: { kind: 'vapi' },
    tokens: { welcome: 1 },
  });
});

test('the platform is the real one unless another address is given', () => {
  const config = loadConfig({ ...environment, PLATFORM_API_URL: '' });
  expect(config.platform.apiUrl).toBe('https://api.vapi.ai');
});

test('payments go to the real provider unless another address is given', () => {
  const config = loadConfig({ ...environment, STRIPE_API_URL: '' });
  expect(config.payments.apiUrl).toBe('https://api.stripe.com');
});

test('several webhook secrets may be valid while one replaces another', () => {
  const old = 'whsec_the-old-secret';
  const config = loadConfig({
    ...environment,
    STRIPE_WEBHOOK_SECRET: `${old}, ${paymentsWebhookSecret}`,
  });
  expect(config.payments.webhookSecrets).toEqual([old, paymentsWebhookSecret]);
  expect(messageOf({ ...environment, STRIPE_WEBHOOK_SECRET: `${old},` })).toContain(
    'STRIPE_WEBHOOK_SECRET',
  );
});

test('tokens are verified against the backend’s own address and keys', () => {
  const { auth } = loadConfig({ ...environment, SUPABASE_URL: 'https://project.test/' });
  expect(auth.issuer).toBe('https://project.test/auth/v1');
  expect(auth.keysUrl.href).toBe('https://project.test/auth/v1/.well-known/jwks.json');
});

test('a language model is asked when its three settings are there, and none when none is', () => {
  expect(loadConfig(environment).languageModel).toBeNull();
  const model = {
    LANGUAGE_MODEL_URL: 'https://model.test/v1/',
    LANGUAGE_MODEL_KEY: 'model-key',
    LANGUAGE_MODEL_NAME: 'small',
  };
  expect(loadConfig({ ...environment, ...model }).languageModel).toEqual({
    url: 'https://model.test/v1',
    key: 'model-key',
    name: 'small',
  });
  for (const name of Object.keys(model)) {
    expect(messageOf({ ...environment, ...model, [name]: '' })).toContain(
      'LANGUAGE_MODEL_URL, LANGUAGE_MODEL_KEY, LANGUAGE_MODEL_NAME belong together',
    );
  }
  const message = messageOf({ ...environment, ...model, LANGUAGE_MODEL_KEY: '', PORT: 'many' });
  expect(message).toContain('PORT');
  expect(message).toContain('belong together');
});
