import type { FastifyReply, FastifyRequest } from 'fastify';
import type Stripe from 'stripe';
import type { FormBranch } from '../api/form-encoding.ts';
import { idIn } from '../api/reading.routes.ts';
import { pageOf, type PaymentMethodType } from '../documents/session-document.ts';
import { idOf, randomText } from '../ids.ts';
import type { DeclineReason, SessionDetails } from '../kinds.ts';
import type { Attempt } from '../money/attempt-payment.ts';
import { declines } from '../money/declines.ts';
import { isOverdue } from '../money/expire-session.ts';
import { sendPage } from '../pages/shell.ts';
import type { PaymentsContext } from '../payments-context.ts';
import { checkoutPage } from './checkout-page.ts';
import { endedPage, statusOf } from './message-pages.ts';
import { methodIn, type Problems } from './payment-form.ts';
import { languageOf, textsIn } from './texts.ts';

interface Setback {
  readonly problems?: Problems | undefined;
  readonly declined?: DeclineReason | undefined;
}

const wantsJson = ({ headers }: FastifyRequest) => headers.accept?.includes('application/json');
/** A text of a body or query; anything else counts as none. */
export const textIn = (branch: unknown, name: string): string => {
  const value = (branch as Record<string, unknown> | null)?.[name];
  return typeof value === 'string' ? value : '';
};

/** Where the payer goes once everything is paid. */
const successOf = (session: Stripe.Checkout.Session) =>
  (session.success_url ?? '').replaceAll('{CHECKOUT_SESSION_ID}', session.id);

export const languageFor = (session: Stripe.Checkout.Session | null, request: FastifyRequest) =>
  languageOf(session?.locale ?? null, request.headers['accept-language']);

/** What the payer asks for, if the session takes it. */
const methodFor = (session: Stripe.Checkout.Session, asked: PaymentMethodType) =>
  session.payment_method_types.includes(asked) ? asked : asked === 'card' ? 'sepa_debit' : 'card';

/** What a payer gets to see: a page, or a few words of JSON for the page's own script. */
export function createCheckoutReplies({ objects, publicUrl }: PaymentsContext) {
  const find = (request: FastifyRequest) => objects.find('checkout.session', idIn(request));

  /** The form, or what became of the session. */
  async function show(request: FastifyRequest, reply: FastifyReply, setback: Setback = {}) {
    const session = await find(request);
    const language = languageFor(session, request);
    if (!session) return sendPage(reply, endedPage('unknown', language, null));
    if (session.status === 'complete') {
      return sendPage(reply, endedPage('complete', language, session));
    }
    if (session.status === 'expired' || isOverdue(session)) {
      return sendPage(reply, endedPage('expired', language, session));
    }
    const { lineItems } = await objects.details<SessionDetails>(session.id);
    const customer = await objects.find('customer', idOf(session.customer) ?? '');
    const email = textIn(request.body, 'email') || session.customer_email || customer?.email || '';
    const typed = { email, name: textIn(request.body, 'name') };
    const attempt = textIn(request.body, 'attempt').replace(/\W/g, '') || randomText(24);
    const asked = methodIn((request.body ?? request.query) as FormBranch);
    const method = methodFor(session, asked);
    const view = { session, lines: lineItems, language, method, attempt, typed, ...setback };
    return sendPage(reply, checkoutPage(view));
  }

  async function setBack(request: FastifyRequest, reply: FastifyReply, setback: Setback) {
    if (!wantsJson(request)) return show(request, reply, setback);
    const texts = textsIn(languageFor(await find(request), request));
    const { problems = {}, declined } = setback;
    const errors = Object.entries(problems).map(([name, problem]) => [
      name,
      problem && texts.problems[problem],
    ]);
    return reply
      .code(declined ? 402 : 400)
      .header('cache-control', 'no-store')
      .send({
        errors: Object.fromEntries(errors) as Record<string, string>,
        ...(declined ? { message: texts.declines[declined], code: declines[declined].code } : {}),
      });
  }

  const lead = (request: FastifyRequest, reply: FastifyReply, url: string, status = 200) =>
    wantsJson(request)
      ? reply.code(status).header('cache-control', 'no-store').send({ url })
      : reply.redirect(url, 303);

  /** Leads on from an attempt: to the shop, to the bank, or back to the form. */
  async function follow(request: FastifyRequest, reply: FastifyReply, attempt: Attempt) {
    const page = pageOf(publicUrl, idIn(request));
    if (attempt.outcome === 'paid') return lead(request, reply, successOf(attempt.session));
    if (attempt.outcome === 'challenged') return lead(request, reply, `${page}/challenge`);
    if (attempt.outcome === 'declined') {
      return setBack(request, reply, { declined: attempt.reason });
    }
    return lead(request, reply, page, statusOf(attempt.outcome));
  }

  return { find, show, setBack, lead, follow };
}
