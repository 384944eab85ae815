import type { CreateAssistant } from '@greenshoe/platform-sdk';
import { INTERVIEW_LENGTH_SECONDS, type InterviewLanguage } from '@greenshoe/shared-types';

/** How the platform reaches us, and how we know that it is the platform. */
export interface AssistantLinks {
  readonly apiUrl: string;
  readonly interviewerSecret: string;
  readonly webhookSecret: string;
}

const SILENCE_REMINDER_SECONDS = 30;
// Thinking aloud pauses for minutes; the time limit of the interview ends it, not silence.
const SILENCE_TIMEOUT_SECONDS = 600;

const speech = {
  en: {
    transcriber: { provider: 'deepgram', model: 'nova-2', language: 'en' },
    voice: { provider: 'azure', voiceId: 'en-GB-RyanNeural' },
    reminders: [
      'Take your time. I am still here.',
      'There is no rush. Tell me whenever you are ready, or ask me to repeat the question.',
      'I am still listening. You can also say that you would rather move on.',
    ],
  },
  fr: {
    transcriber: { provider: 'deepgram', model: 'nova-2', language: 'fr' },
    voice: { provider: 'azure', voiceId: 'fr-FR-HenriNeural' },
    reminders: [
      'Prenez votre temps. Je suis toujours là.',
      'Rien ne presse. Dites-moi quand vous êtes prêt, ou demandez-moi de répéter la question.',
      'Je vous écoute toujours. Vous pouvez aussi demander à passer à la suite.',
    ],
  },
} as const;

/** Where the platform asks for what an interviewer says; names the interview and this installation. */
export const interviewerUrl = ({ apiUrl }: AssistantLinks, interviewId: string): string =>
  `${apiUrl}/interviewer/${interviewId}`;

/** The platform's description of an interviewer that asks this API for everything it says. */
export function describeAssistant(
  links: AssistantLinks,
  interviewId: string,
  language: InterviewLanguage,
): CreateAssistant {
  const { apiUrl, interviewerSecret, webhookSecret } = links;
  const { transcriber, voice, reminders } = speech[language];
  return {
    firstMessageMode: 'assistant-speaks-first-with-model-generated-message',
    transcriber,
    voice,
    model: {
      provider: 'custom-llm',
      url: interviewerUrl(links, interviewId),
      model: 'greenshoe-interviewer',
      headers: { authorization: `Bearer ${interviewerSecret}` },
      metadataSendMode: 'variable',
      tools: [{ type: 'endCall' }],
    },
    hooks: [
      {
        on: 'customer.speech.timeout',
        options: { timeoutSeconds: SILENCE_REMINDER_SECONDS, triggerMaxCount: reminders.length },
        do: [{ type: 'say', exact: [...reminders] }],
      },
    ],
    maxDurationSeconds: INTERVIEW_LENGTH_SECONDS,
    silenceTimeoutSeconds: SILENCE_TIMEOUT_SECONDS,
    server: { url: `${apiUrl}/webhooks/platform`, secret: webhookSecret },
    serverMessages: ['status-update', 'end-of-call-report'],
    artifactPlan: { recordingEnabled: false }, // candidates are told that their voice is not kept
    metadata: { interviewId },
  };
}
