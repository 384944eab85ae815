import { randomBytes } from 'node:crypto';
import type { FastifyPluginAsync } from 'fastify';
import { renderOutbox } from './outbox-page.ts';
import type { Outbox } from './outbox.repository.ts';

/** No other site's script may read it: cross-origin access is not granted here. */
export const outboxRoutes: FastifyPluginAsync<{ outbox: Outbox }> = async (app, { outbox }) => {
  app.route({
    method: 'GET',
    url: '/outbox',
    handler: async (_request, reply) => {
      const nonce = randomBytes(12).toString('base64');
      return reply
        .type('text/html; charset=utf-8')
        .header('cache-control', 'no-store')
        .header(
          'content-security-policy',
          `default-src 'none'; script-src 'nonce-${nonce}'; style-src 'nonce-${nonce}'; img-src data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
        )
        .send(renderOutbox(await outbox.list(), nonce));
    },
  });

  app.route({
    method: 'GET',
    url: '/outbox.json',
    handler: async (_request, reply) => {
      const mails = await outbox.list();
      return reply.header('cache-control', 'no-store').send(
        mails.map(({ to, subject, text, html, createdAt }) => ({
          to,
          subject,
          text,
          html,
          createdAt,
        })),
      );
    },
  });
};
