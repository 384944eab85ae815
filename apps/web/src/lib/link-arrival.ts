import { recoveryFlag, tokenInitialisationFlag } from './browser-storage.ts';

/** How a link in one of our mails turned out, when one brought this tab here. */
export type LinkArrival = 'confirmed' | 'failed' | null;

let arrival: LinkArrival = null;

/**
 * Reads the fragment of a mail's link before the accounts client consumes it. A confirmation link
 * may open in another browser than the sign-up did, so it marks the wallet for opening as well.
 */
export function noteLinkArrival(hash = window.location.hash) {
  const fragment = new URLSearchParams(hash.replace(/^#/, ''));
  if (fragment.has('error')) arrival = 'failed';
  if (!fragment.has('access_token')) return;
  if (fragment.get('type') === 'recovery') recoveryFlag.write('true');
  if (fragment.get('type') === 'signup') {
    tokenInitialisationFlag.write('true');
    arrival = 'confirmed';
  }
}

export const linkArrival = () => arrival;

export function forgetLinkArrival() {
  arrival = null;
}
