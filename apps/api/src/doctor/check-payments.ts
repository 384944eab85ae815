import { z } from 'zod';
import type { Config } from '../config.ts';
import { expectAnswer, isSuccess } from './ask.ts';
import { type Check, type Finding, ok, problem, warning } from './finding.ts';

type PaymentsConfig = Pick<Config, 'payments' | 'server'>;

const refusalSchema = z.object({ code: z.string() });

const modeOf = (key: string) => /^[rs]k_(test|live)_/.exec(key)?.[1];

const checkKey = ({ payments: { apiUrl, secretKey } }: PaymentsConfig) =>
  expectAnswer({
    about: 'payment key',
    question: {
      url: `${apiUrl}/v1/events?limit=1`,
      headers: { authorization: `Bearer ${secretKey}` },
    },
    advice: 'Check STRIPE_API_URL; unset, it is the real provider.',
    judge: (answer) => {
      const about = 'payment key';
      const copy = 'Copy the secret key anew into STRIPE_SECRET_KEY.';
      if (!isSuccess(answer)) return problem(about, `refused with ${answer.status}`, copy);
      const mode = modeOf(secretKey);
      if (mode === 'live') return ok(about, 'accepted, in live mode: cards are charged');
      if (mode === 'test') return ok(about, 'accepted, in test mode: no card is charged');
      return warning(about, 'accepted, of a form we do not know', copy);
    },
  });

async function checkSecrets({ payments }: PaymentsConfig): Promise<Finding> {
  const about = 'payment webhook secret';
  const { webhookSecrets } = payments;
  if (webhookSecrets.every((secret) => secret.startsWith('whsec_'))) {
    return ok(about, webhookSecrets.length === 1 ? 'one' : `${webhookSecrets.length}, in change`);
  }
  const copy = 'Copy the signing secret (whsec_…) of the endpoint into STRIPE_WEBHOOK_SECRET.';
  return problem(about, 'not of the form whsec_…', copy);
}

const checkWebhook = ({ server: { publicUrl } }: PaymentsConfig) =>
  expectAnswer({
    about: 'payment webhook',
    question: { method: 'POST', url: `${publicUrl}/webhooks/payments`, body: {} },
    advice: 'Start the API, and see that API_PUBLIC_URL leads to it from outside.',
    judge: ({ status, body }) => {
      const about = 'payment webhook';
      const code = refusalSchema.safeParse(body).data?.code;
      if (status === 400 && code === 'payments.invalid_signature') {
        return ok(about, `${publicUrl}/webhooks/payments reaches us and refuses what is unsigned`);
      }
      const look = 'Something else answers there: look at API_PUBLIC_URL and the proxy before it.';
      return problem(about, `answers ${status} to an unsigned event, not our 400`, look);
    },
  });

/** The payment provider, and its way to us. */
export const checkPayments =
  (config: PaymentsConfig): Check =>
  () =>
    Promise.all([checkKey, checkSecrets, checkWebhook].map((check) => check(config)));
