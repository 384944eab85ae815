import { randomUUID } from 'node:crypto';
import { type AuthContext, type LinkRequest, mailLink } from './auth-context.ts';
import { AuthError } from './auth-error.ts';
import { composeMail } from './mails.ts';
import { checkPassword, hashPassword } from './passwords.ts';
import { describeUser, type User } from './users.ts';

export interface SignUp extends LinkRequest {
  readonly email: string;
  readonly password: string;
  readonly data: Record<string, unknown>;
}

/** Opens an account that waits for its confirmation. Nobody learns whether the address had one. */
export async function signUp(context: AuthContext, request: SignUp) {
  const { users, outbox } = context;
  checkPassword(request.password);
  const { email, data } = request;
  const encryptedPassword = await hashPassword(request.password);
  const created = await users.create({
    email,
    encryptedPassword,
    userMetadata: data,
    confirmed: false,
  });
  if (created) {
    await outbox.mayMail(email, 'confirmation');
    await mailLink(context, created, 'confirmation', request);
    const user = await users.find({ id: created.id });
    return describeUser(user ?? created);
  }
  await remindOwner(context, request);
  return lookAlike(email, data);
}

async function remindOwner(context: AuthContext, request: SignUp) {
  const { users, outbox, site } = context;
  const owner = await users.find({ email: request.email });
  if (!owner?.email) return;
  const kind = owner.confirmedAt ? 'existing' : 'confirmation';
  if (!(await outbox.mayMail(owner.email, kind))) return;
  if (kind === 'confirmation') await mailLink(context, owner, kind, request);
  else await outbox.send(composeMail(kind, owner.email, site.url));
}

function lookAlike(email: string, userMetadata: Record<string, unknown>) {
  const now = new Date();
  const id = randomUUID();
  const moment = now.toISOString();
  const user: User = {
    id,
    role: 'authenticated',
    email,
    phone: null,
    encryptedPassword: null,
    confirmedAt: null,
    phoneConfirmedAt: null,
    confirmationSentAt: now,
    recoverySentAt: null,
    invitedAt: null,
    newEmail: null,
    emailChangeSentAt: null,
    reauthenticationSentAt: null,
    lastSignInAt: null,
    bannedUntil: null,
    deletedAt: null,
    isAnonymous: false,
    identities: [
      {
        identity_id: randomUUID(),
        id,
        user_id: id,
        identity_data: {
          ...userMetadata,
          sub: id,
          email,
          email_verified: false,
          phone_verified: false,
        },
        provider: 'email',
        last_sign_in_at: null,
        created_at: moment,
        updated_at: moment,
        email,
      },
    ],
    factors: [],
    appMetadata: { provider: 'email', providers: ['email'] },
    userMetadata,
    createdAt: now,
    updatedAt: now,
  };
  return describeUser(user);
}

/** Opens an account on behalf of an administrator; no mail is sent. */
export async function createAccount(
  { users }: AuthContext,
  request: Pick<SignUp, 'email' | 'password' | 'data'> & { confirmed: boolean },
) {
  checkPassword(request.password);
  const user = await users.create({
    email: request.email,
    encryptedPassword: await hashPassword(request.password),
    userMetadata: request.data,
    confirmed: request.confirmed,
  });
  if (!user) throw new AuthError('email_exists');
  return describeUser(user);
}
