import type { FastifyPluginAsync } from 'fastify';
import type { AuthContext } from '../auth-context.ts';
import { read } from '../auth-requests.ts';
import { visitOf } from '../visit.ts';
import { generateLinkSchema, inviteSchema } from './admin.schemas.ts';
import { generateLink } from './generate-link.ts';
import { invite } from './invite.ts';

/** Links the backend asks for on somebody's behalf. */
export const adminLinksRoutes: FastifyPluginAsync<{ context: AuthContext }> = async (
  app,
  { context },
) => {
  app.route({
    method: 'POST',
    url: '/invite',
    handler: (request) => invite(context, read(inviteSchema, request.body), visitOf(request)),
  });

  app.route({
    method: 'POST',
    url: '/admin/generate_link',
    handler: (request) =>
      generateLink(context, read(generateLinkSchema, request.body), visitOf(request)),
  });
};
