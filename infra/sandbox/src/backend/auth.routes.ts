import type { FastifyPluginAsync } from 'fastify';
import { accountRoutes } from './account/account.routes.ts';
import { adminRoutes } from './admin/admin.routes.ts';
import type { ApiKeys } from './api-key.ts';
import type { AuthContext } from './auth-context.ts';
import { authErrorHandler } from './auth-error.ts';
import { factorRoutes } from './factors/factors.routes.ts';
import { authorizeRoutes, identityRoutes } from './identities/identities.routes.ts';
import type { SigningKeys } from './keys/signing-keys.ts';
import { gateway, secretKeyRequired } from './gateway.ts';
import { linkRoutes, openLinkRoutes } from './links/links.routes.ts';
import { openRoutes, settingsRoutes } from './service.routes.ts';
import { tokenRoutes } from './sign-in/token.routes.ts';
import { signUpRoutes } from './sign-up/sign-up.routes.ts';

export interface AuthRoutesOptions {
  readonly context: AuthContext;
  readonly keys: ApiKeys;
  readonly signingKeys: SigningKeys;
}

/** The accounts protocol under `/auth/v1`. */
export const authRoutes: FastifyPluginAsync<AuthRoutesOptions> = async (app, options) => {
  const { context, keys, signingKeys } = options;
  await app.register(authErrorHandler);
  await app.register(openRoutes, { context, signingKeys });
  await app.register(openLinkRoutes, { context });
  await app.register(authorizeRoutes);
  await app.register(async (keyed) => {
    await keyed.register(gateway, { keys, context });
    await keyed.register(settingsRoutes, { context });
    await keyed.register(signUpRoutes, { context });
    await keyed.register(tokenRoutes, { context });
    await keyed.register(linkRoutes, { context });
    await keyed.register(accountRoutes, { context });
    await keyed.register(factorRoutes, { context });
    await keyed.register(identityRoutes, { context });
    await keyed.register(async (admin) => {
      await admin.register(secretKeyRequired);
      await admin.register(adminRoutes, { context });
    });
  });
};
