import { recoveryFlag, tokenInitialisationFlag } from './browser-storage.ts';

/**
 * How a link in one of our mails turned out, when one brought this tab here. `half-changed`: of the
 * two mailboxes that must agree to another address, one has.
 */
export type LinkArrival = 'confirmed' | 'email-changed' | 'half-changed' | 'failed' | null;

let arrival: LinkArrival = null;

/** A message is for us alone; the accounts client leaves it in the address. */
function clearFragment() {
  const { pathname, search } = window.location;
  window.history.replaceState(window.history.state, '', `${pathname}${search}`);
}

/**
 * Reads the fragment of a mail's link before the accounts client consumes it. A confirmation link
 * may open in another browser than the sign-up did, so it marks the wallet for opening as well.
 */
export function noteLinkArrival(hash = window.location.hash) {
  const fragment = new URLSearchParams(hash.replace(/^#/, ''));
  if (fragment.has('error')) arrival = 'failed';
  else if (fragment.has('message') && !fragment.has('access_token')) {
    arrival = 'half-changed';
    clearFragment();
  }
  if (!fragment.has('access_token')) return;
  const type = fragment.get('type');
  if (type === 'recovery') recoveryFlag.write('true');
  if (type === 'email_change') arrival = 'email-changed';
  if (type === 'signup') {
    tokenInitialisationFlag.write('true');
    arrival = 'confirmed';
  }
}

export const linkArrival = () => arrival;

export function forgetLinkArrival() {
  arrival = null;
}
