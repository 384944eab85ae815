import type { AuthContext } from '../auth-context.ts';
import { AuthError } from '../auth-error.ts';
import type { User } from '../users.ts';
import type { Visit } from '../visit.ts';
import { openSession, refuseBanned } from './open-session.ts';

export interface Credentials {
  readonly email?: string | undefined;
  readonly phone?: string | undefined;
  readonly password: string;
}

const findBy = ({ users }: AuthContext, { email, phone }: Credentials): Promise<User | null> => {
  if (email) return users.find({ email });
  return phone ? users.find({ phone }) : Promise.resolve(null);
};

/** The password is checked first, so that only its owner learns anything more about the account. */
export async function signInWithPassword(
  context: AuthContext,
  credentials: Credentials,
  visit: Visit,
) {
  const user = await findBy(context, credentials);
  const matches = await context.passwords.matches(credentials.password, user?.encryptedPassword);
  if (!user || !matches) throw new AuthError('invalid_credentials');
  refuseBanned(user, { status: 400 });
  if (credentials.email && !user.confirmedAt) throw new AuthError('email_not_confirmed');
  if (!credentials.email && !user.phoneConfirmedAt) throw new AuthError('phone_not_confirmed');
  const provider = credentials.email ? 'email' : 'phone';
  await context.audit.record('login', user, { provider }, visit.ipAddress);
  return openSession(context, user.id, 'password', visit);
}
