import type { FastifyPluginAsync } from 'fastify';
import type Stripe from 'stripe';
import { z } from 'zod';
import type { SessionDetails } from '../kinds.ts';
import { expireSession } from '../money/expire-session.ts';
import { openSession } from '../money/open-session.ts';
import type { PaymentsContext } from '../payments-context.ts';
import type { Page } from '../pages.ts';
import { expandDocument } from './expand.ts';
import { formIn, parseForm, queryOf } from './form-encoding.ts';
import { answerOnce } from './idempotency.ts';
import { listOf } from './list-document.ts';
import { expand, listParameters, readParameters } from './parameters.ts';
import { missing } from './payments-error.ts';
import { idIn, mustExist } from './reading.routes.ts';
import { sessionParameters } from './session-parameters.ts';

const onlyExpand = z.strictObject({ expand });
const linesSchema = z.strictObject(listParameters);
type LineRequest = z.output<typeof linesSchema>;

/** Lines stand in the order in which they were given, so a cursor is a place among them. */
function pageOfLines(lines: readonly Stripe.LineItem[], request: LineRequest): Page<object> {
  const { limit, starting_after, ending_before } = request;
  const placeOf = (id: string) => lines.findIndex((line) => line.id === id);
  if (ending_before) {
    const end = placeOf(ending_before);
    return { data: lines.slice(Math.max(0, end - limit), end), hasMore: end > limit };
  }
  const start = starting_after ? placeOf(starting_after) + 1 : 0;
  return { data: lines.slice(start, start + limit), hasMore: lines.length > start + limit };
}

/** Opening and expiring checkout sessions, and reading what they sell. */
export const sessionsRoutes: FastifyPluginAsync<{ context: PaymentsContext }> = async (
  app,
  { context },
) => {
  app.route({
    method: 'POST',
    url: '/checkout/sessions',
    handler: async (request, reply) => {
      const parameters = readParameters(sessionParameters, formIn(request));
      return answerOnce(context, request, reply, async (books) =>
        expandDocument(
          books.objects,
          await openSession(books, parameters, context.publicUrl),
          parameters.expand,
        ),
      );
    },
  });

  app.route({
    method: 'POST',
    url: '/checkout/sessions/:id/expire',
    handler: async (request, reply) => {
      const parameters = readParameters(onlyExpand, formIn(request));
      return answerOnce(context, request, reply, async (books) =>
        expandDocument(books.objects, await expireSession(books, idIn(request)), parameters.expand),
      );
    },
  });

  app.route({
    method: 'GET',
    url: '/checkout/sessions/:id/line_items',
    handler: async (request) => {
      const id = idIn(request);
      const parameters = readParameters(linesSchema, parseForm(queryOf(request.url)));
      const session = await context.objects.find('checkout.session', id);
      if (!session) throw missing('checkout.session', id);
      const { lineItems } = await context.objects.details<SessionDetails>(id);
      const { starting_after, ending_before } = parameters;
      await mustExist(
        { starting_after, ending_before },
        'item',
        async (cursor) => lineItems.find((line) => line.id === cursor) ?? null,
      );
      const page = pageOfLines(lineItems, parameters);
      const url = `/v1/checkout/sessions/${id}/line_items`;
      return expandDocument(context.objects, listOf(page, url), parameters.expand);
    },
  });
};
