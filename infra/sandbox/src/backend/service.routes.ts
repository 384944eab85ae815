import type { FastifyPluginAsync } from 'fastify';
import type { AuthContext } from './auth-context.ts';
import type { SigningKeys } from './keys/signing-keys.ts';

const providers = `apple azure bitbucket discord facebook figma fly github gitlab google kakao
  keycloak linkedin linkedin_oidc notion slack slack_oidc snapchat spotify twitch twitter workos x
  zoom`.split(/\s+/);

/** What the service tells about itself to whoever holds a key. */
export const settingsRoutes: FastifyPluginAsync<{ context: AuthContext }> = async (
  app,
  { context: { settings } },
) => {
  app.route({
    method: 'GET',
    url: '/settings',
    handler: async () => ({
      external: {
        ...Object.fromEntries(providers.map((name) => [name, false])),
        anonymous_users: settings.allowsAnonymous,
        email: true,
        phone: settings.allowsPhone,
      },
      disable_signup: settings.isSignUpDisabled,
      mailer_autoconfirm: settings.confirmsEmailItself,
      phone_autoconfirm: settings.confirmsPhoneItself,
      sms_provider: settings.smsProvider,
      saml_enabled: false,
      passkeys_enabled: false,
    }),
  });
};

interface OpenOptions {
  readonly context: AuthContext;
  readonly signingKeys: SigningKeys;
}

/** What browsers and other services open without a key. */
export const openRoutes: FastifyPluginAsync<OpenOptions> = async (
  app,
  { context, signingKeys },
) => {
  app.route({
    method: 'GET',
    url: '/.well-known/jwks.json',
    handler: () => signingKeys.publish(),
  });

  app.route({
    method: 'GET',
    url: '/health',
    handler: async () => {
      await context.pool.query('select 1');
      return {
        version: 'sandbox',
        name: 'GoTrue',
        description: 'Accounts of the Greenshoe sandbox',
      };
    },
  });
};
