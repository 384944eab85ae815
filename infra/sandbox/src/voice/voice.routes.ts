import type { FastifyPluginAsync } from 'fastify';
import type { Pool } from 'pg';
import type { Config } from '../config.ts';
import { createAssistants } from './assistants.repository.ts';
import { assistantsRoutes } from './assistants.routes.ts';
import { createCallDesk } from './call-desk.ts';
import { createCallMessages } from './call-messages.repository.ts';
import { callSocketRoutes } from './call-socket.routes.ts';
import { createCalls } from './calls.repository.ts';
import { callsRoutes } from './calls.routes.ts';
import { createModel } from './model.ts';
import { platformErrorHandler } from './platform-error.ts';
import { platformKeyRequired } from './platform-keys.ts';
import { createReports } from './reports.ts';
import { createSpeech } from './speech/speech.ts';
import { createTranscription } from './transcription.ts';

/** The voice platform under `/voice`: its REST protocol, its calls, and their end-of-call reports. */
export const voiceRoutes: FastifyPluginAsync<{ config: Config; pool: Pool }> = async (
  app,
  { config, pool },
) => {
  const assistants = createAssistants(pool);
  const calls = createCalls(pool);
  const messages = createCallMessages(pool);
  const speech = createSpeech();
  const capabilities = {
    transcription: config.transcription !== undefined,
    speech: { en: true, fr: false },
  };
  const desk = createCallDesk({
    calls,
    messages,
    speech,
    capabilities,
    model: createModel(),
    transcription: config.transcription && createTranscription(config.transcription),
    reports: createReports({ calls, messages, log: app.log }),
    reconnectGraceMs: config.reconnectGraceMs,
    log: app.log,
  });
  app.addHook('onReady', desk.open);
  app.addHook('preClose', async () => desk.close());
  app.addHook('onClose', speech.close);

  await app.register(platformErrorHandler);
  await app.register(callSocketRoutes, { calls, desk, origins: config.site.origins });
  await app.register(callsRoutes, {
    assistants,
    calls,
    messages,
    desk,
    capabilities,
    keys: config.platform,
    publicUrl: config.server.publicUrl,
  });
  await app.register(async (owners) => {
    await owners.register(platformKeyRequired, { accepted: [config.platform.privateKey] });
    await owners.register(assistantsRoutes, { assistants });
  });
};
