/** A room without a network: the call object the vendor's client expects, and a handle for the test. */

type Listener = (event?: unknown) => void;
export type JoinOutcome = 'connects' | 'fails' | 'hangs';

export interface FakeRoom {
  readonly options: Readonly<Record<string, unknown>>;
  /** Every call of a method, by name, with its arguments. */
  readonly calls: { readonly method: string; readonly arguments: readonly unknown[] }[];
  readonly isOpen: () => boolean;
  readonly isDestroyed: () => boolean;
  /** The assistant's side of the room. */
  readonly listen: () => void;
  readonly send: (message: unknown) => void;
  readonly sound: (level: number) => void;
  /** Anything else the room reports. */
  readonly report: (event: string, payload?: unknown) => void;
  readonly eject: () => void;
  /** Confirms that the room was left, where `confirmsLeaving` held it back. */
  readonly confirmLeaving: () => void;
  /** Lets a join go through that hung. */
  readonly connect: () => void;
}

export interface FakeDaily {
  readonly rooms: FakeRoom[];
  /** What the next joins come to. */
  outcome: JoinOutcome;
  /** Addresses of rooms that are gone. */
  readonly gone: Set<string>;
  /** Whether leaving is confirmed by itself. */
  confirmsLeaving: boolean;
  readonly room: () => FakeRoom;
  readonly open: () => number;
  readonly reset: () => void;
}

const shared = globalThis as { fakeDaily?: FakeDaily };

function createFakeDaily(): FakeDaily {
  const rooms: FakeRoom[] = [];
  const fake: FakeDaily = {
    rooms,
    outcome: 'connects',
    gone: new Set(),
    confirmsLeaving: true,
    room() {
      const latest = rooms.at(-1);
      if (!latest) throw new Error('No room was opened');
      return latest;
    },
    open: () => rooms.filter((room) => room.isOpen()).length,
    reset() {
      rooms.length = 0;
      fake.outcome = 'connects';
      fake.gone.clear();
      fake.confirmsLeaving = true;
    },
  };
  return fake;
}

/** One for the page or process, however often this file is loaded. */
export const fakeDaily: FakeDaily = (shared.fakeDaily ??= createFakeDaily());

const NO_ROOM = 'The meeting you are trying to join does not exist.';

function createCallObject(options: Record<string, unknown>) {
  if (fakeDaily.rooms.some((room) => !room.isDestroyed())) {
    throw new Error('Duplicate DailyIframe instances are not allowed');
  }
  const listeners = new Map<string, Set<Listener>>();
  const calls: { method: string; arguments: readonly unknown[] }[] = [];
  let state: 'new' | 'joining' | 'joined' | 'left' = 'new';
  let destroyed = false;
  let audible = true;
  let microphone: MediaStream | undefined;
  let connect = () => {};
  let confirmLeaving = () => {};

  const report = (event: string, payload?: unknown) => {
    for (const listener of listeners.get(event) ?? []) listener(payload);
  };
  const note = (method: string, ...given: unknown[]) => {
    calls.push({ method, arguments: given });
  };
  const participant = () => ({
    local: true,
    session_id: 'me',
    tracks: { audio: { state: audible ? 'playable' : 'off' } },
  });

  async function join(properties: { url: string }) {
    note('join', properties);
    state = 'joining';
    if (fakeDaily.outcome === 'fails' || fakeDaily.gone.has(properties.url)) {
      report('error', {
        action: 'error',
        errorMsg: NO_ROOM,
        error: { type: 'no-room', msg: NO_ROOM },
      });
      throw NO_ROOM; // oxlint-disable-line no-throw-literal -- as the real one does
    }
    if (fakeDaily.outcome === 'hangs') {
      await new Promise<void>((resolve) => (connect = resolve));
    }
    if (destroyed) throw new Error('Use after destroy');
    const devices = globalThis.navigator?.mediaDevices as MediaDevices | undefined;
    if (options['audioSource'] === true) microphone = await devices?.getUserMedia({ audio: true });
    if (destroyed) return release();
    state = 'joined';
    report('joined-meeting');
  }

  function release() {
    for (const track of microphone?.getTracks() ?? []) track.stop();
    microphone = undefined;
  }

  async function destroy() {
    if (destroyed) return;
    note('destroy');
    if (!fakeDaily.confirmsLeaving) {
      await new Promise<void>((resolve) => (confirmLeaving = resolve));
    }
    const wasJoined = state === 'joined';
    state = 'left';
    destroyed = true;
    release();
    if (wasJoined) report('left-meeting');
    listeners.clear();
  }

  fakeDaily.rooms.push({
    options,
    calls,
    isOpen: () => state === 'joined',
    isDestroyed: () => destroyed,
    listen: () => report('app-message', { data: 'listening' }),
    send: (message) => report('app-message', { data: JSON.stringify(message) }),
    sound: (level) =>
      report('remote-participants-audio-level', {
        participantsAudioLevel: { a: level / 2, b: level / 2 },
      }),
    report,
    eject() {
      const errorMsg = 'Meeting has ended';
      report('error', { action: 'error', errorMsg, error: { type: 'ejected', msg: errorMsg } });
    },
    connect: () => connect(),
    confirmLeaving: () => confirmLeaving(),
  });

  return {
    on: (event: string, listener: Listener) => {
      if (!listeners.has(event)) listeners.set(event, new Set());
      listeners.get(event)?.add(listener);
    },
    once(event: string, listener: Listener) {
      const first: Listener = (payload) => {
        listeners.get(event)?.delete(first);
        listener(payload);
      };
      this.on(event, first);
    },
    off: (event: string, listener: Listener) => listeners.get(event)?.delete(listener),
    iframe: () => null,
    join,
    destroy,
    sendAppMessage(message: string) {
      if (state !== 'joined') throw new Error('sendAppMessage() only supported after join');
      note('sendAppMessage', message);
    },
    setLocalAudio(state_: boolean) {
      note('setLocalAudio', state_);
      audible = state_;
      report('participant-updated', { participant: participant() });
    },
    localAudio: () => audible,
    async updateInputSettings(settings: unknown) {
      note('updateInputSettings', settings);
    },
    updateParticipant: (...given: unknown[]) => note('updateParticipant', ...given),
    startRemoteParticipantsAudioLevelObserver: (ms: number) =>
      note('startRemoteParticipantsAudioLevelObserver', ms),
    async startLocalAudioLevelObserver(ms: number) {
      note('startLocalAudioLevelObserver', ms);
    },
    startRecording: (settings: unknown) => note('startRecording', settings),
    stopRecording: () => note('stopRecording'),
    async setInputDevicesAsync(devices: unknown) {
      note('setInputDevicesAsync', devices);
    },
    async setOutputDeviceAsync(devices: unknown) {
      note('setOutputDeviceAsync', devices);
    },
  };
}

export default { createCallObject };
