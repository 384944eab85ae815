import { randomUUID } from 'node:crypto';
import { interviewEndpoints } from '@greenshoe/shared-types';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { assertSameUser } from '../../http/same-user.ts';
import type { InterviewsService } from './interviews.service.ts';
import type { LaunchInterview } from './launch-interview.ts';

export const interviewsRoutes: FastifyPluginAsyncZod<{
  interviews: InterviewsService;
  launch: LaunchInterview;
  launchesPerMinute: number;
}> = async (app, { interviews, launch, launchesPerMinute }) => {
  app.route({
    ...interviewEndpoints.getTopics,
    handler: async () => interviews.listOptions(),
  });

  app.route({
    ...interviewEndpoints.createAssistant,
    config: { rateLimit: { max: launchesPerMinute } },
    handler: ({ user, body, headers }) => {
      assertSameUser(user.id, body.userId);
      return launch.start(user.id, headers['idempotency-key'] ?? randomUUID(), body.settings);
    },
  });

  app.route({
    ...interviewEndpoints.record,
    handler: async ({ user, body: { call } }) => {
      await interviews.record(user.id, call.assistantId, call.id);
      return { message: 'Recorded' };
    },
  });

  app.route({
    ...interviewEndpoints.getHistory,
    handler: async ({ user }) => ({ history: await interviews.listHistory(user.id) }),
  });

  app.route({
    ...interviewEndpoints.storeAnalysis,
    handler: async ({ user, body }) => {
      await interviews.storeAnalysis(user.id, body.assistantId, body.callId);
      return { message: 'The interview has ended and is being marked' };
    },
  });

  app.route({
    ...interviewEndpoints.deleteAssistant,
    handler: async ({ user, body }) => {
      assertSameUser(user.id, body.userId);
      await interviews.removeAssistant(user.id, body.assistantId);
      return { message: 'The interviewer has been removed' };
    },
  });

  app.route({
    ...interviewEndpoints.getInterview,
    handler: ({ user, params }) => interviews.read(user.id, params.id),
  });
};
