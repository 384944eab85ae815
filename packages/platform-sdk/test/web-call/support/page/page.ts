import { createWebCall, type WebCallEvents } from '../../../../src/web-call/create-web-call.ts';
import { fakeDaily } from '../fake-daily.ts';

const baseUrl = new URLSearchParams(location.search).get('platform') ?? location.origin;
const call = createWebCall({ publicKey: 'public-key', baseUrl });
const events: string[] = [];
const microphones: MediaStreamTrack[] = [];

const note = <K extends keyof WebCallEvents>(
  event: K,
  tell: (payload: WebCallEvents[K]) => string = () => '',
) => call.on(event, (payload) => events.push(`${event} ${tell(payload)}`.trim()));
note('call-start');
note('call-end', ({ reason }) => reason);
note('speech-start');
note('speech-end');
note('error', ({ code }) => code);
note('audio', (player) => (player.paused ? 'paused' : 'playing'));
note('message', (message) => {
  if (message.type === 'transcript') return `${message.role}: ${message.transcript}`;
  return message.type === 'status-update' ? `${message.status}, ${message.endedReason}` : '';
});

const { mediaDevices } = navigator;
const open = mediaDevices.getUserMedia.bind(mediaDevices);
mediaDevices.getUserMedia = async (constraints) => {
  const stream = await open(constraints);
  microphones.push(...stream.getTracks());
  return stream;
};

/** The assistant's voice: a tone, as its room would deliver it. */
function speak(): void {
  const context = new AudioContext();
  const tone = context.createOscillator();
  const destination = context.createMediaStreamDestination();
  tone.connect(destination);
  tone.start();
  const [track] = destination.stream.getAudioTracks();
  const participant = { local: false, user_name: 'Vapi Speaker', session_id: 'assistant' };
  fakeDaily.room().report('track-started', { participant, track });
}

const liveMicrophones = () => microphones.filter(({ readyState }) => readyState === 'live').length;

const page = { call, events, fakeDaily, speak, liveMicrophones };
export type CallPage = typeof page;
Object.assign(globalThis, { page });
