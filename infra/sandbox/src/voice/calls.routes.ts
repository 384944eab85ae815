import type { FastifyPluginAsync } from 'fastify';
import { z } from 'zod';
import type { Assistants } from './assistants.repository.ts';
import { idSchema } from './assistants.routes.ts';
import { describeArtifact, describeCall } from './call-descriptions.ts';
import type { CallDesk } from './call-desk.ts';
import type { CallMessages } from './call-messages.repository.ts';
import type { Call, Calls } from './calls.repository.ts';
import { PlatformError, readInput } from './platform-error.ts';
import { platformKeyRequired, type PlatformKeys } from './platform-keys.ts';
import type { Capabilities } from './protocol.ts';

const webCallSchema = z.object({ assistantId: z.string() });

export interface CallsRoutesOptions {
  readonly assistants: Assistants;
  readonly calls: Calls;
  readonly messages: CallMessages;
  readonly desk: CallDesk;
  readonly keys: PlatformKeys;
  readonly capabilities: Capabilities;
  readonly publicUrl: string;
}

/** Web calls; a browser's public key may begin one, the private key may look at it. */
export const callsRoutes: FastifyPluginAsync<CallsRoutesOptions> = async (app, options) => {
  const { keys } = options;
  await app.register(async (visitors) => {
    await visitors.register(platformKeyRequired, { accepted: [keys.publicKey, keys.privateKey] });
    await visitors.register(beginCallRoutes, options);
  });
  await app.register(async (owners) => {
    await owners.register(platformKeyRequired, { accepted: [keys.privateKey] });
    await owners.register(keptCallRoutes, options);
  });
};

const isUuid = (id: string) => z.uuid().safeParse(id).success;

const beginCallRoutes: FastifyPluginAsync<CallsRoutesOptions> = async (app, options) => {
  const { assistants, desk, capabilities, publicUrl } = options;

  app.route({ method: 'GET', url: '/capabilities', handler: async () => capabilities });

  app.route({
    method: 'POST',
    url: '/call/web',
    handler: async (request, reply) => {
      const { assistantId } = readInput(webCallSchema, request.body);
      const assistant = isUuid(assistantId) ? await assistants.find(assistantId) : null;
      if (!assistant) throw new PlatformError(400, `Couldn't find the assistant ${assistantId}.`);
      const call = await desk.create(assistant);
      const address = new URL(`${publicUrl}/voice/call/${call.id}/socket`);
      address.protocol = address.protocol.replace('http', 'ws');
      address.searchParams.set('token', call.token);
      const webCallUrl = address.href;
      return reply.code(201).send({
        ...describeCall(call),
        webCallUrl,
        transport: { provider: 'sandbox', callUrl: webCallUrl, assistantVideoEnabled: false },
        artifactPlan: { videoRecordingEnabled: false },
      });
    },
  });
};

const keptCallRoutes: FastifyPluginAsync<CallsRoutesOptions> = async (app, options) => {
  const { calls, messages, desk } = options;

  async function find(params: unknown): Promise<Call> {
    const { id } = readInput(idSchema, params);
    const call = isUuid(id) ? await calls.find(id) : null;
    if (!call) throw new PlatformError(404, `Couldn't find the call ${id}.`);
    return call;
  }

  app.route({
    method: 'GET',
    url: '/call/:id',
    handler: async (request) => {
      const call = await find(request.params);
      const artifact = describeArtifact(
        await messages.list(call.id),
        call.startedAt ?? call.createdAt,
      );
      return {
        ...describeCall(call),
        artifact,
        messages: artifact.messages,
        transcript: artifact.transcript,
      };
    },
  });

  app.route({
    method: 'DELETE',
    url: '/call/:id',
    handler: async (request) => {
      const call = await find(request.params);
      await desk.remove(call.id);
      return describeCall(call);
    },
  });
};
