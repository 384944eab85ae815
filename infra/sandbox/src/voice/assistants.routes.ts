import type { FastifyPluginAsync } from 'fastify';
import { z } from 'zod';
import { assistantSettingsSchema } from './assistant.ts';
import type { Assistant, Assistants, StoredSettings } from './assistants.repository.ts';
import { ORGANISATION_ID } from './organisation.ts';
import { PlatformError, readInput } from './platform-error.ts';

const bodySchema = z.record(z.string(), z.unknown());
const limitSchema = z.object({ limit: z.coerce.number().int().min(0).max(1_000).default(100) });
export const idSchema = z.object({ id: z.string() });

const describe = ({ id, settings, createdAt, updatedAt }: Assistant) => ({
  ...settings,
  id,
  orgId: ORGANISATION_ID,
  createdAt,
  updatedAt,
});

/** Checks what the platform acts on and answers with everything that was sent. */
function readSettings(body: unknown): StoredSettings {
  const settings = readInput(bodySchema, body);
  readInput(assistantSettingsSchema, settings);
  return settings;
}

const isUuid = (id: string) => z.uuid().safeParse(id).success;

function found(assistant: Assistant | null, id: string): Assistant {
  if (!assistant) throw new PlatformError(404, `Couldn't find the assistant ${id}.`);
  return assistant;
}

/** The assistants of the platform; for the holder of the private key. */
export const assistantsRoutes: FastifyPluginAsync<{ assistants: Assistants }> = async (
  app,
  { assistants },
) => {
  const find = async (id: string) => found(isUuid(id) ? await assistants.find(id) : null, id);

  app.route({
    method: 'POST',
    url: '/assistant',
    handler: async (request, reply) => {
      const assistant = await assistants.create(readSettings(request.body));
      return reply.code(201).send(describe(assistant));
    },
  });

  app.route({
    method: 'GET',
    url: '/assistant',
    handler: async (request) => {
      const { limit } = readInput(limitSchema, request.query);
      return (await assistants.list(limit)).map(describe);
    },
  });

  app.route({
    method: 'GET',
    url: '/assistant/:id',
    handler: async (request) => {
      const { id } = readInput(idSchema, request.params);
      return describe(await find(id));
    },
  });

  app.route({
    method: 'PATCH',
    url: '/assistant/:id',
    handler: async (request) => {
      const { id } = readInput(idSchema, request.params);
      const { settings } = await find(id);
      const changed = readSettings({ ...settings, ...readInput(bodySchema, request.body) });
      return describe(found(await assistants.replace(id, changed), id));
    },
  });

  app.route({
    method: 'DELETE',
    url: '/assistant/:id',
    handler: async (request) => {
      const { id } = readInput(idSchema, request.params);
      await find(id);
      return describe(found(await assistants.remove(id), id));
    },
  });
};
