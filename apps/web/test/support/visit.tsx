import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { vi } from 'vitest';
import { noteLinkArrival } from '../../src/lib/link-arrival.ts';
import { Router } from '../../src/router.tsx';
import { type Backend, createSession } from './backend.ts';

/** Opens the app at an address, as a browser does; only the network is ours. */
export function visit(address: string, backend: Backend) {
  vi.stubGlobal('fetch', backend.fetch);
  vi.stubGlobal('WebSocket', backend.realtime.Socket);
  window.history.replaceState(null, '', address);
  noteLinkArrival();
  return { ...render(<Router />), user: userEvent.setup() };
}

/** Leaves the session of an earlier visit in the browser's storage. */
export function signInBefore(backend: Backend, session = createSession('ada@example.org')) {
  window.localStorage.setItem(backend.storageKey, JSON.stringify(session));
}

export const address = () => `${window.location.pathname}${window.location.search}`;
