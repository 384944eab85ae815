import type { CallSettings } from './call-session.ts';
import { nameDeviceFailure, namePartFailure } from './name-failure.ts';
import type { VendorClient } from './vendor-client.ts';
import type { Emitter } from './emitter.ts';
import type { WebCallEvents } from './web-call.ts';

interface Relay {
  readonly report: Emitter<WebCallEvents>['emit'];
  readonly receive: (message: unknown) => void;
  readonly settings: Readonly<CallSettings>;
  readonly measureMicrophone: boolean;
  readonly onFailure: (event: unknown) => void;
  readonly onLeft: () => void;
  readonly onListening: () => void;
  readonly onSpeech: (heard: boolean) => void;
}

interface Participant {
  readonly local?: boolean;
  readonly tracks?: { readonly audio?: { readonly state?: string } };
}

const silent = new Set<string | undefined>(['off', 'blocked', undefined]);

/** Translates what the vendor's client reports of one call. */
export function relayVendorEvents(vendor: VendorClient, relay: Relay): void {
  const { report, settings } = relay;
  let joins = false; // the client reports a start of its own right after its join

  vendor.on('call-start-success', () => (joins = true));
  vendor.on('call-start', () => {
    if (!joins) relay.onListening();
    joins = false;
  });
  vendor.on('call-end', relay.onLeft);
  vendor.on('speech-start', () => relay.onSpeech(true));
  vendor.on('speech-end', () => relay.onSpeech(false));
  vendor.on('volume-level', (level) => report('volume-level', level as number));
  vendor.on('message', relay.receive);
  // Always attached: the client throws where nobody listens for errors.
  vendor.on('error', (event) => {
    const beside = namePartFailure(event);
    if (beside) report('error', beside);
    else relay.onFailure(event);
  });
  vendor.on('camera-error', (event) => report('error', nameDeviceFailure(event)));
  vendor.on('audio', (player) => report('audio', player as HTMLAudioElement));
  vendor.on('video', (track) => report('video', track as MediaStreamTrack));
  vendor.on('recording-started', () => report('recording-started', undefined));
  if (relay.measureMicrophone) {
    vendor.on('local-volume-level', (level) => report('local-volume-level', level as number));
  }
  // The client's recovery of the microphone would let a muted speaker be heard.
  vendor.on('daily-participant-updated', (participant) => {
    const { local, tracks } = participant as Participant;
    if (local && settings.muted && !silent.has(tracks?.audio?.state)) vendor.setMuted(true);
  });
}
