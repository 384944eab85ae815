import type { Caller } from '../account/identify.ts';
import { type AuthContext, atomically } from '../auth-context.ts';
import { AuthError } from '../auth-error.ts';
import { hasSecondFactor } from './assurance.ts';
import { enrolApp } from './authenticator.ts';
import type { StoredFactor } from './factors.repository.ts';

const MAXIMUM = 10;

export interface EnrolRequest {
  readonly factorType: string | undefined;
  readonly friendlyName: string;
  readonly issuer: string | undefined;
}

function checkType(factorType: string | undefined): void {
  if (factorType === 'totp') return;
  if (factorType === 'phone') throw new AuthError('mfa_phone_enroll_not_enabled');
  if (factorType === 'webauthn') throw new AuthError('mfa_webauthn_enroll_not_enabled');
  throw new AuthError('validation_failed', 'factor_type needs to be totp, phone, or webauthn');
}

function checkRoom(known: readonly StoredFactor[], name: string): void {
  if (known.some(({ friendlyName }) => (friendlyName ?? '') === name)) {
    const message = `A factor with the friendly name ${JSON.stringify(name)} for this user already exists`;
    throw new AuthError('mfa_factor_name_conflict', message);
  }
  if (known.length >= MAXIMUM) throw new AuthError('too_many_enrolled_mfa_factors');
}

/** Begins the enrolment of an authenticator app; the first right code completes it. */
export async function enrolFactor(
  context: AuthContext,
  { user, session }: Caller,
  { factorType, friendlyName, issuer }: EnrolRequest,
) {
  checkType(factorType);
  const account = user.email || user.phone || user.id;
  const app = enrolApp(issuer || new URL(context.site.url).host, account);

  const factor = await atomically(context, async ({ accounts, factors, audit }) => {
    await accounts.lock(user.id); // enrolments that come at once count one another
    await factors.removeAbandoned(user.id);
    checkRoom(await factors.list(user.id), friendlyName);
    if (hasSecondFactor(user) && session.aal !== 'aal2') throw new AuthError('insufficient_aal');
    const added = { userId: user.id, friendlyName: friendlyName || null, secret: app.secret };
    const made = await factors.add(added);
    await audit.record('factor_in_progress', user, { factor_id: made.id });
    return made;
  });
  return {
    id: factor.id,
    type: factor.factorType,
    friendly_name: friendlyName,
    totp: { qr_code: app.qrCode, secret: app.secret, uri: app.uri },
  };
}
