import type { FastifyPluginAsync } from 'fastify';
import type Stripe from 'stripe';
import { z } from 'zod';
import type { SessionDetails } from '../kinds.ts';
import { expireSession } from '../money/expire-session.ts';
import { openSession } from '../money/open-session.ts';
import type { PaymentsContext } from '../payments-context.ts';
import type { Page } from '../pages.ts';
import { answerDocument } from './answer-document.ts';
import { expandDocument } from './expand.ts';
import { parseForm, queryOf } from './form-encoding.ts';
import { listOf } from './list-document.ts';
import { listParameters, onlyExpand, readParameters } from './parameters.ts';
import { missing } from './payments-error.ts';
import { idIn, mustExist } from './reading.routes.ts';
import { sessionParameters } from './session-parameters.ts';

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
    handler: answerDocument(context, sessionParameters, (books, parameters) =>
      openSession(books, parameters, context.publicUrl),
    ),
  });

  app.route({
    method: 'POST',
    url: '/checkout/sessions/:id/expire',
    handler: answerDocument(context, onlyExpand, (books, _, request) =>
      expireSession(books, idIn(request)),
    ),
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
