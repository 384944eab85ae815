import { delays, interviewEndpoints } from '@greenshoe/shared-types';
import type { ApiClient } from '../../../lib/api.ts';
import {
  clearInterviewData,
  type InterviewData,
  readCall,
  saveCall,
} from '../../../lib/interview-data.ts';
import type { Capabilities } from '../voice/dial.ts';
import type { VoiceKit } from '../voice/index.ts';
import { findRecognition } from '../voice/recogniser.ts';
import type { AnswerMode, CallEndReason, StartedCall, VoiceCall } from '../voice/voice-call.ts';
import { emptyCallView } from './call-view.ts';
import { rememberAnalysis, storeAnalysis } from './pending-analysis.ts';
import { relayCall } from './relay-call.ts';
import { createSessionControls } from './session-controls.ts';
import { initialState, type SessionPhase, type SessionState } from './session-state.ts';
import { createStore } from './store.ts';

export interface SessionDependencies {
  readonly api: ApiClient;
  readonly data: InterviewData;
  readonly kit: VoiceKit;
  readonly readCapabilities: () => Promise<Capabilities>;
}

export type InterviewSession = ReturnType<typeof createInterviewSession>;

const over = new Set(['ended', 'marking', 'marked', 'failed', 'void']);

const toRecord = ({ id, assistantId, createdAt }: StartedCall, mode: AnswerMode) => ({
  id,
  assistantId,
  createdAt: new Date(createdAt).toISOString(),
  metadata: { answeredBy: mode },
});

/** One interview in one tab: from the microphone to the stored analysis. */
export function createInterviewSession(dependencies: SessionDependencies) {
  const { api, data, kit, readCapabilities } = dependencies;
  const { assistantId, settings, userId } = data;
  const store = createStore<SessionState>(initialState);
  let call: VoiceCall | undefined;
  let started: StartedCall | undefined;
  let beganAt: number | undefined; // the clock runs on through reloads and lost connections
  let disposed = false;

  const enter = (phase: SessionPhase) => store.update((before) => ({ ...before, phase }));
  const controls = createSessionControls({ kit, store, call: () => call });

  /** Finds out what is possible here, asks for the microphone and opens the lobby. */
  async function prepare(): Promise<void> {
    enter({ name: 'setup' });
    try {
      const params = { id: data.interviewId };
      const interview = await api(interviewEndpoints.getInterview, { params });
      if (over.has(interview.state)) {
        clearInterviewData(assistantId);
        return enter({ name: 'ended', how: 'ended' });
      }
      if (interview.startedAt) beganAt = Date.parse(interview.startedAt);
      const capabilities = await readCapabilities();
      const resuming = interview.state === 'active';
      store.update((before) => ({ ...before, capabilities, resuming }));
      const listens = capabilities.transcription || findRecognition() !== undefined;
      const opened = listens && !disposed && (await controls.openMicrophone());
      if (opened && capabilities.transcription) controls.allowSpeaking('service');
      enter({ name: 'lobby' });
    } catch {
      enter({ name: 'failed', during: 'setup' });
    }
  }

  function finish(how: 'ended' | 'manual'): void {
    if (store.get().phase.name === 'ended') return;
    enter({ name: 'ended', how });
    const callId = started?.id ?? readCall()?.id ?? assistantId;
    const callData = started ? toRecord(started, store.get().mode) : null;
    const request = { callId, assistantId, interviewSettings: { ...settings, callData } };
    rememberAnalysis(request);
    void storeAnalysis(api, request).then(() => clearInterviewData(assistantId));
    if (how !== 'manual') return;
    const body = { userId, assistantId };
    void api(interviewEndpoints.deleteAssistant, { body }).catch(() => undefined);
  }

  function onCallEnd(reason: CallEndReason): void {
    if (reason === 'user' || disposed || store.get().phase.name !== 'live') return;
    if (reason === 'assistant') finish('ended');
    else enter(reason === 'ejected' ? { name: 'moved' } : { name: 'failed', during: 'call' });
  }

  async function connect(): Promise<void> {
    if (!call) {
      call = await kit.createCall();
      relayCall(call, store, onCallEnd);
    }
    const rejoin = readCall();
    const { mode } = store.get();
    const { language } = settings;
    started = await call.start({ assistantId, language, mode, ...(rejoin ? { rejoin } : {}) });
    const { id, createdAt, rejoin: address, speaks } = started;
    if (address) saveCall({ id, createdAt, rejoin: address });
    const body = { call: toRecord(started, mode) };
    void api(interviewEndpoints.record, { body }).catch(() => undefined);
    enter({ name: 'live', startedAt: (beganAt ??= Date.now()), speaks });
  }

  /** Begins, or goes on after a lost connection. Belongs in a click: the browser then lets us be heard. */
  async function begin(): Promise<void> {
    store.update((before) => ({ ...before, phase: { name: 'starting' }, call: emptyCallView }));
    void kit.context.resume();
    try {
      await new Promise((resolve) => setTimeout(resolve, delays.beforeCallStarts));
      if (disposed) return;
      if (store.get().mode !== 'typed' && !kit.microphone.track()) await controls.openMicrophone();
      await connect();
    } catch {
      if (!disposed) enter({ name: 'failed', during: 'start' });
    }
  }

  return {
    get: store.get,
    subscribe: store.subscribe,
    ...controls,
    data,
    kit,
    call: () => call,
    prepare,
    begin,
    async endByHand(): Promise<void> {
      finish('manual');
      await call?.stop();
      kit.microphone.close();
    },
    backToLobby: () => enter({ name: 'lobby' }),
    /** Another tab has taken over. */
    handOver(): void {
      if (store.get().phase.name === 'ended') return;
      enter({ name: 'moved' });
      call?.leave();
      kit.microphone.close();
    },
    dispose(): void {
      disposed = true;
      controls.dispose();
      call?.leave();
      kit.microphone.close();
      void kit.context.close();
    },
  };
}
