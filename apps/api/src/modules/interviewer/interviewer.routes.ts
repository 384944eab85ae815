import { MAXIMUM_ANSWER_LENGTH, problemSchema } from '@greenshoe/shared-types';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { requireSecret } from '../../http/require-secret.ts';
import { toCompletion, toEventStream } from './chat-reply.ts';
import { chatRequestSchema, readChatRequest } from './chat-request.ts';
import type { Interviewer } from './interviewer.service.ts';

const BODY_LIMIT_BYTES = 4 * 1024 * 1024; // every request repeats the conversation

export const interviewerRoutes: FastifyPluginAsyncZod<{
  secret: string;
  interviewer: Interviewer;
}> = async (app, { secret, interviewer }) => {
  app.route({
    method: 'POST',
    url: '/interviewer/:launchId/chat/completions',
    bodyLimit: BODY_LIMIT_BYTES,
    config: { rateLimit: false },
    onRequest: requireSecret(`Bearer ${secret}`, ({ headers }) => headers.authorization),
    schema: {
      tags: ['platform'],
      summary: 'What the interviewer says next, in the OpenAI chat protocol, streamed or not',
      params: z.object({ launchId: z.uuid() }),
      body: chatRequestSchema,
      response: {
        200: z.unknown().describe('A chat.completion, or its chunks as server-sent events'),
        default: problemSchema,
      },
    },
    handler: async (request, reply) => {
      const heard = readChatRequest(request.body);
      const { answerLength } = heard;
      if (answerLength > MAXIMUM_ANSWER_LENGTH) request.log.warn({ answerLength }, 'answer cut');
      const said = await interviewer.reply(request.params.launchId, heard);
      if (!request.body.stream) return reply.send(toCompletion(said));
      return reply
        .type('text/event-stream; charset=utf-8')
        .header('cache-control', 'no-cache')
        .send(toEventStream(said));
    },
  });
};
