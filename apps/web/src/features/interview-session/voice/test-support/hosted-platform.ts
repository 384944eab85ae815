import {
  type FakeRoom,
  fakeDaily,
} from '../../../../../../../packages/platform-sdk/test/web-call/support/install-fake-daily.ts';
import type { Outcome } from '../voice-call.contract.ts';

const created = {
  id: 'call',
  orgId: 'org',
  createdAt: '2026-01-01T00:00:00Z',
  updatedAt: '2026-01-01T00:00:00Z',
  webCallUrl: 'https://rooms.test/call',
};

/** The hosted platform: its REST answer through an injected `fetch`, its room without a network. */
export function createHostedPlatform() {
  fakeDaily.reset();
  const requests: { readonly authorization: string | null; readonly body: unknown }[] = [];
  let outcome: Outcome = 'connects';
  let refusal = { status: 503, message: 'Down' };

  const serve: typeof fetch = async (input, init) => {
    const { headers, body } = init ?? (input as Request);
    const asked: unknown = await new Response(body ?? null).json();
    requests.push({ authorization: new Headers(headers).get('authorization'), body: asked });
    if (outcome === 'fails') return Response.json(refusal, { status: refusal.status });
    return Response.json(created, { status: 201 });
  };

  return {
    fetch: serve,
    requests,
    next(wanted: Outcome) {
      outcome = wanted;
      fakeDaily.outcome = wanted === 'hangs' ? 'hangs' : 'connects';
      if (wanted === 'connects') for (const room of fakeDaily.rooms) room.connect();
    },
    refuseWith: (status: number, message: string) => (refusal = { status, message }),
    closeRoom: (address: string) => fakeDaily.gone.add(address),
    room: (): FakeRoom => fakeDaily.room(),
    dialled: () => requests.length,
    open: fakeDaily.open,
    /** What the page has sent into the room. */
    sent: () =>
      fakeDaily
        .room()
        .calls.filter(({ method }) => method === 'sendAppMessage')
        .map(({ arguments: [text] }) => JSON.parse(text as string) as unknown),
  };
}
