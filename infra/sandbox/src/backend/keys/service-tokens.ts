import { jwtVerify } from 'jose';
import { z } from 'zod';

const ROLES = ['service_role', 'supabase_admin'] as const;
const claimsSchema = z.object({ role: z.enum(ROLES) });

export interface ServiceTokens {
  /** Whether the token is one of the service's own, signed with the shared secret. */
  readonly isService: (token: string) => Promise<boolean>;
}

/** The HS256 tokens that stand for the secret key where a shared secret is set; without one, none does. */
export function createServiceTokens(secret: string | undefined): ServiceTokens {
  if (!secret) return { isService: async () => false };
  const key = new TextEncoder().encode(secret);
  return {
    async isService(token) {
      try {
        const { payload } = await jwtVerify(token, key, { algorithms: ['HS256'] });
        return claimsSchema.safeParse(payload).success;
      } catch {
        return false;
      }
    },
  };
}
