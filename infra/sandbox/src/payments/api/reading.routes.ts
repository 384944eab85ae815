import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { text } from './parameters.ts';
import type { Kind } from '../kinds.ts';
import type { PaymentsContext } from '../payments-context.ts';
import { expandDocument } from './expand.ts';
import { parseForm, queryOf } from './form-encoding.ts';
import { listOf } from './list-document.ts';
import {
  createdParameter,
  expand as expandParameter,
  listParameters,
  readParameters,
} from './parameters.ts';
import { missing } from './payments-error.ts';

interface Resource {
  readonly kind: Kind;
  readonly path: string;
  /** Members that a list can be narrowed by; without them there is no list. */
  readonly filters?: readonly string[];
}

const resources: readonly Resource[] = [
  { kind: 'balance_transaction', path: '/balance_transactions' },
  { kind: 'charge', path: '/charges', filters: ['customer', 'payment_intent'] },
  {
    kind: 'checkout.session',
    path: '/checkout/sessions',
    filters: ['customer', 'payment_intent', 'status'],
  },
  { kind: 'customer', path: '/customers', filters: ['email'] },
  { kind: 'dispute', path: '/disputes', filters: ['charge', 'payment_intent'] },
  { kind: 'payment_intent', path: '/payment_intents', filters: ['customer'] },
  { kind: 'payment_method', path: '/payment_methods' },
  { kind: 'price', path: '/prices', filters: ['product'] },
  { kind: 'product', path: '/products' },
  { kind: 'refund', path: '/refunds', filters: ['charge', 'payment_intent'] },
];

const idSchema = z.object({ id: z.string() });
const oneSchema = z.strictObject({ expand: expandParameter });

export const idIn = (request: FastifyRequest): string => idSchema.parse(request.params).id;

/** The parameters of a list and what it is to be narrowed by. */
function listSchema(filters: readonly string[]) {
  const narrowing = Object.fromEntries(filters.map((name) => [name, text().optional()]));
  return z.strictObject({ ...listParameters, ...createdParameter, ...narrowing });
}

/** A cursor has to name something of the kind that is listed. */
export async function mustExist(
  cursors: Readonly<Record<string, string | undefined>>,
  kind: string,
  find: (id: string) => Promise<object | null>,
) {
  for (const [param, id] of Object.entries(cursors)) {
    if (id && !(await find(id))) throw missing(kind, id, param);
  }
}

/** Retrieving and listing, which are alike for every kind of object. */
export const readingRoutes: FastifyPluginAsync<{ context: PaymentsContext }> = async (
  app,
  { context },
) => {
  const { objects } = context;
  for (const { kind, path, filters } of resources) {
    app.route({
      method: 'GET',
      url: `${path}/:id`,
      handler: async (request) => {
        const { expand } = readParameters(oneSchema, parseForm(queryOf(request.url)));
        const id = idIn(request);
        const found = await objects.find(kind, id);
        if (!found) throw missing(kind, id);
        return expandDocument(objects, found, expand);
      },
    });
    if (!filters) continue;
    const schema = listSchema(filters);
    app.route({
      method: 'GET',
      url: path,
      handler: async (request) => {
        const { limit, starting_after, ending_before, created, expand, ...where } = readParameters(
          schema,
          parseForm(queryOf(request.url)),
        );
        await mustExist({ starting_after, ending_before }, kind, (id) => objects.find(kind, id));
        const page = await objects.list(kind, {
          limit,
          startingAfter: starting_after,
          endingBefore: ending_before,
          created,
          where,
        });
        return expandDocument(objects, listOf(page, `/v1${path}`), expand);
      },
    });
  }
};
