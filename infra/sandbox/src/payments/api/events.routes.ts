import type { FastifyPluginAsync } from 'fastify';
import { z } from 'zod';
import type { PaymentsContext } from '../payments-context.ts';
import { parseForm, queryOf } from './form-encoding.ts';
import { listOf } from './list-document.ts';
import {
  boolean,
  createdParameter,
  list,
  listParameters,
  readParameters,
  refusal,
} from './parameters.ts';
import { missing, PaymentsError } from './payments-error.ts';
import { idIn, mustExist } from './reading.routes.ts';

const eventType = z
  .string()
  .regex(/^[a-z][a-z0-9_.]*(\.\*)?$|^\*$/, refusal('parameter_invalid', 'Not a type of event'));

const eventsSchema = z.strictObject({
  ...listParameters,
  ...createdParameter,
  type: eventType.optional(),
  types: list(eventType).optional(),
  delivery_success: boolean.optional(),
});

/** What happened in the last 30 days. */
export const eventsRoutes: FastifyPluginAsync<{ context: PaymentsContext }> = async (
  app,
  { context: { events } },
) => {
  app.route({
    method: 'GET',
    url: '/events/:id',
    handler: async (request) => {
      const id = idIn(request);
      const event = await events.find(id);
      if (!event) throw missing('event', id);
      return event;
    },
  });

  app.route({
    method: 'GET',
    url: '/events',
    handler: async (request) => {
      const parameters = readParameters(eventsSchema, parseForm(queryOf(request.url)));
      const { limit, starting_after, ending_before, created, type, types } = parameters;
      if (type && types) {
        throw new PaymentsError('You may only specify one of these parameters: type, types.', {
          param: 'types',
        });
      }
      await mustExist({ starting_after, ending_before }, 'event', events.find);
      const page = await events.list({
        limit,
        startingAfter: starting_after,
        endingBefore: ending_before,
        created,
        types: types ?? (type ? [type] : undefined),
        delivered: parameters.delivery_success,
      });
      return listOf(page, '/v1/events');
    },
  });
};
