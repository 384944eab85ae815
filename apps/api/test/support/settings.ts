export const interviewerSecret = 'interviewer-secret-for-tests';
export const webhookSecret = 'webhook-secret-for-tests';
export const platformToken = 'platform-token-for-tests';
export const backendSecretKey = 'backend-secret-key-for-tests';
export const paymentsKey = 'sk_test_for-tests-only';
export const paymentsWebhookSecret = 'whsec_for-tests-only';

/** A complete environment of the API; tests replace single values. */
export const environment = {
  LOG_LEVEL: 'silent',
  WEB_ORIGIN: 'http://web.test',
  API_PUBLIC_URL: 'http://api.test',
  DATABASE_URL: 'postgres://database.test/greenshoe',
  SUPABASE_URL: 'https://auth.test',
  SUPABASE_PUBLISHABLE_KEY: 'publishable',
  SUPABASE_SECRET_KEY: backendSecretKey,
  PLATFORM_API_URL: 'https://platform.test',
  PLATFORM_API_TOKEN: platformToken,
  PLATFORM_PUBLIC_KEY: 'public-key',
  PLATFORM_WEBHOOK_SECRET: webhookSecret,
  INTERVIEWER_SECRET: interviewerSecret,
  STRIPE_API_URL: 'http://127.0.0.1:9/payments', // nobody listens there
  STRIPE_SECRET_KEY: paymentsKey,
  STRIPE_WEBHOOK_SECRET: paymentsWebhookSecret,
};
