import { z } from 'zod';
import { AuthError } from '../auth-error.ts';

/** Providers the protocol knows; none of them is configured here. */
const known = new Set(
  `apple azure bitbucket discord facebook figma fly github gitlab google kakao keycloak linkedin
   linkedin_oidc notion slack slack_oidc snapchat spotify twitch twitter vercel_marketplace workos x
   zoom`.split(/\s+/),
);

/** Of the providers whose own tokens the protocol takes. */
const issuers: Readonly<Record<string, string>> = {
  apple: 'https://appleid.apple.com',
  azure: 'https://login.microsoftonline.com',
  facebook: 'https://www.facebook.com',
  google: 'https://accounts.google.com',
  kakao: 'https://kauth.kakao.com',
  keycloak: '',
};

/** Nobody can sign in through another service here; throws the protocol's 400. */
export function refuseProvider(name: string): never {
  const reason = known.has(name.toLowerCase())
    ? 'provider is not enabled'
    : `Provider ${name.toLowerCase()} could not be found`;
  throw new AuthError('validation_failed', `Unsupported provider: ${reason}`);
}

const idTokenSchema = z.object({
  id_token: z.string().default(''),
  provider: z.string().nullish(),
  client_id: z.string().nullish(),
  issuer: z.string().nullish(),
});

/** Answers `grant_type=id_token`: always with a refusal, since no provider is configured. */
export function refuseIdToken(body: unknown): never {
  const parsed = idTokenSchema.safeParse(body ?? {});
  const { id_token: token, provider, client_id, issuer } = parsed.data ?? { id_token: '' };
  if (!token) throw new AuthError('validation_failed', 'id_token required');
  if (!provider && !(client_id && issuer)) {
    throw new AuthError('validation_failed', 'provider or client_id and issuer required');
  }
  const name = provider ?? '';
  if (!Object.hasOwn(issuers, name)) {
    const message = `Custom OIDC provider ${JSON.stringify(name)} not allowed`;
    throw new AuthError('validation_failed', message);
  }
  const message = `Provider (issuer ${JSON.stringify(issuers[name])}) is not enabled`;
  throw new AuthError('provider_disabled', message);
}
