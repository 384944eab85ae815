import type { FastifyPluginAsync } from 'fastify';
import { z } from 'zod';
import { createCustomer } from '../documents/customer-document.ts';
import { createPrice, createProduct } from '../documents/price-document.ts';
import type { PaymentsContext } from '../payments-context.ts';
import { answerDocument } from './answer-document.ts';
import { formIn } from './form-encoding.ts';
import { answerOnce } from './idempotency.ts';
import { expand, metadata, readParameters, text } from './parameters.ts';
import { amount, currency, email, productParameters } from './session-parameters.ts';

const customerParameters = z.strictObject({
  name: text(256).optional(),
  email: email.optional(),
  description: text(350).optional(),
  metadata: metadata.optional(),
  expand,
});
const priceParameters = z.strictObject({
  currency,
  unit_amount: amount,
  product_data: productParameters,
  nickname: text().optional(),
  metadata: metadata.optional(),
  expand,
});

/** Customers and prices that sessions can refer to. */
export const catalogueRoutes: FastifyPluginAsync<{ context: PaymentsContext }> = async (
  app,
  { context },
) => {
  app.route({
    method: 'POST',
    url: '/customers',
    handler: async (request, reply) => {
      const parameters = readParameters(customerParameters, formIn(request));
      return answerOnce(context, request, reply, async ({ objects, events }) => {
        const customer = createCustomer(parameters);
        await objects.insert('customer', customer);
        await events.add('customer.created', customer);
        return customer;
      });
    },
  });

  app.route({
    method: 'POST',
    url: '/prices',
    handler: answerDocument(context, priceParameters, async ({ objects }, parameters) => {
      const product = createProduct(parameters.product_data);
      const price = createPrice({
        ...parameters,
        product: product.id,
        unitAmount: parameters.unit_amount,
        active: true,
      });
      await objects.insert('product', product);
      await objects.insert('price', price);
      return price;
    }),
  });
};
