import type { FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';

/** Clients announce JSON and send nothing when they have nothing to say; that is no mistake. */
export const emptyBodies = plugin(async (app: FastifyInstance) => {
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser<string>(
    'application/json',
    { parseAs: 'string' },
    (request, body, done) => {
      if (body === '') done(null, undefined);
      else void parseJson(request, body, done);
    },
  );
});
