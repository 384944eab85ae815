import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { type Caller, identify } from '../account/identify.ts';
import type { AuthContext } from '../auth-context.ts';
import { AuthError } from '../auth-error.ts';
import { read } from '../auth-requests.ts';
import { answerChallenge, challengeFactor } from './answer-challenge.ts';
import { enrolFactor } from './enrol.ts';
import { answerSchema, enrolSchema, readId } from './factors.schemas.ts';
import { unenrolFactor } from './unenrol.ts';

/** The second factors of whoever holds the access token. */
export const factorRoutes: FastifyPluginAsync<{ context: AuthContext }> = async (
  app,
  { context },
) => {
  async function identifyPerson(request: FastifyRequest): Promise<Caller> {
    const caller = await identify(context, request.headers.authorization);
    if (!caller.user.isAnonymous) return caller;
    const message = 'Anonymous user not allowed to perform these actions';
    throw new AuthError('no_authorization', message, 403);
  }

  async function findFactor(request: FastifyRequest) {
    const caller = await identifyPerson(request);
    const id = readId('factor_id', (request.params as { id?: string }).id);
    const factor = await context.factors.find(caller.user.id, id);
    if (!factor) throw new AuthError('mfa_factor_not_found');
    return { caller, factor };
  }

  app.route({
    method: 'POST',
    url: '/factors',
    handler: async (request) => {
      const caller = await identifyPerson(request);
      const body = read(enrolSchema, request.body);
      return enrolFactor(context, caller, {
        factorType: body.factor_type,
        friendlyName: body.friendly_name ?? '',
        issuer: body.issuer ?? undefined,
      });
    },
  });

  app.route({
    method: 'POST',
    url: '/factors/:id/challenge',
    handler: async (request) => {
      context.limits.spend('factor', request.ip);
      const { caller, factor } = await findFactor(request);
      return challengeFactor(context, caller, factor, request.ip);
    },
  });

  app.route({
    method: 'POST',
    url: '/factors/:id/verify',
    handler: async (request) => {
      context.limits.spend('factor', request.ip);
      const { caller, factor } = await findFactor(request);
      const { challenge_id: challengeId, code } = read(answerSchema, request.body);
      if (!code) throw new AuthError('validation_failed', 'Code needs to be non-empty');
      return answerChallenge(context, caller, factor, { challengeId, code, ipAddress: request.ip });
    },
  });

  app.route({
    method: 'DELETE',
    url: '/factors/:id',
    handler: async (request) => {
      const { caller, factor } = await findFactor(request);
      return unenrolFactor(context, caller, factor, request.ip);
    },
  });
};
