import type { FastifyPluginAsync } from 'fastify';
import { formIn } from '../api/form-encoding.ts';
import { idIn } from '../api/reading.routes.ts';
import { pageOf } from '../documents/session-document.ts';
import type { DeclineReason, SessionDetails } from '../kinds.ts';
import { answerChallenge } from '../money/answer-challenge.ts';
import { attemptPayment } from '../money/attempt-payment.ts';
import { declines } from '../money/declines.ts';
import { isOverdue } from '../money/expire-session.ts';
import { sendPage } from '../pages/shell.ts';
import type { PaymentsContext } from '../payments-context.ts';
import { createCheckoutReplies, languageFor, textIn } from './checkout-replies.ts';
import { challengePage } from './message-pages.ts';
import { readPaymentForm } from './payment-form.ts';

/** The pages on which people pay. */
export const checkoutRoutes: FastifyPluginAsync<{ context: PaymentsContext }> = async (
  app,
  { context },
) => {
  const { find, show, setBack, lead, follow } = createCheckoutReplies(context);

  app.route({
    method: 'GET',
    url: '/pay/:id',
    handler: (request, reply) => {
      const reason = textIn(request.query, 'declined');
      const declined = Object.hasOwn(declines, reason) ? (reason as DeclineReason) : undefined;
      return show(request, reply, { declined });
    },
  });

  app.route({
    method: 'POST',
    url: '/pay/:id',
    handler: async (request, reply) => {
      const { form, problems } = readPaymentForm(formIn(request));
      if (problems) return setBack(request, reply, { problems });
      const attempt = await context.atomically((books) =>
        attemptPayment(books, idIn(request), form),
      );
      return follow(request, reply, attempt);
    },
  });

  app.route({
    method: 'GET',
    url: '/pay/:id/challenge',
    handler: async (request, reply) => {
      const session = await find(request);
      if (session?.status !== 'open' || isOverdue(session)) return show(request, reply);
      const { challenge } = await context.objects.details<SessionDetails>(session.id);
      if (!challenge) return show(request, reply);
      const language = languageFor(session, request);
      return sendPage(reply, challengePage(session, language, challenge.attempt));
    },
  });

  app.route({
    method: 'POST',
    url: '/pay/:id/challenge',
    handler: async (request, reply) => {
      const attempt = textIn(request.body, 'attempt');
      const isConfirmed = textIn(request.body, 'answer') === 'confirm';
      const ended = await context.atomically((books) =>
        answerChallenge(books, idIn(request), { attempt, isConfirmed }),
      );
      if (ended.outcome !== 'declined') return follow(request, reply, ended);
      const page = pageOf(context.publicUrl, idIn(request));
      return lead(request, reply, `${page}?declined=${ended.reason}`);
    },
  });
};
