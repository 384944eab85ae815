import { interview, interviewId } from '../../../../../test/support/interviews.ts';
import { createApiClient } from '../../../../lib/api.ts';
import type { InterviewData } from '../../../../lib/interview-data.ts';
import { createLocalVoiceCall } from '../../voice/local-voice-call.ts';
import { createTestMicrophone, createTestVoice } from '../../voice/test-support/devices.ts';
import { createVoiceService } from '../../voice/test-support/voice-service.ts';
import { createInterviewSession } from '../interview-session.ts';

const engine = { kind: 'local', apiUrl: 'http://voice.test', publicKey: 'public' } as const;
const userId = '11111111-1111-4111-8111-111111111111';
const settings = { topic: 'dcf', language: 'en' } as const;
/** The interview of the test. */
export const testInterview = {
  assistantId: 'assistant-1',
  interviewId,
  settings,
  userId,
  authToken: 'token',
} as const;

/** A session whose API notes what it is told, and whose voice service is spoken to by the test. */
export function createTestSession(data: InterviewData = testInterview) {
  let down = false;
  const told: { at: number; path: string; body: unknown }[] = [];
  const api = createApiClient(
    async () => 'token',
    async (url, init) => {
      const path = url instanceof Request ? url.url : url.toString();
      const isQuestion = init?.method === 'GET';
      if (!isQuestion) {
        const body: unknown = await new Response(init?.body ?? null).json();
        told.push({ at: Date.now(), path, body });
      }
      return Response.json(isQuestion ? interview({ state: 'ready' }) : { message: 'done' });
    },
  );
  const service = createVoiceService();
  const { microphone, isOpen } = createTestMicrophone();
  const createVoice = () => createTestVoice().voice;
  const { fetch, WebSocket } = service;
  const call = createLocalVoiceCall(engine, { microphone, createVoice, fetch, WebSocket });
  const context = { resume: async () => undefined } as AudioContext;
  const speech = { en: true, fr: false };
  const session = createInterviewSession({
    api,
    data,
    kit: { context, microphone, createCall: async () => call },
    async readCapabilities() {
      if (down) throw new Error('No answer');
      return { transcription: true, speech };
    },
  });
  const phase = () => session.get().phase.name;
  const toldTo = (path: string) => told.filter((request) => request.path === path);
  const setDown = (value: boolean) => (down = value);
  return { session, service, phase, toldTo, setDown, isMicrophoneOpen: isOpen };
}
