import { z } from 'zod';
import { emailSchema, metadataSchema, phoneSchema } from '../auth-requests.ts';

/** Clients send `null` and empty text for what they do not mean to set. */
const given = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === null || value === '' ? undefined : value), schema.optional());

/** What an administrator may set; `nonce` and other names the client knows are let pass. */
export const accountSchema = z.object({
  id: given(z.string()),
  email: given(emailSchema),
  phone: given(phoneSchema),
  password: z.string().nullish(),
  password_hash: given(z.string()),
  email_confirm: z.boolean().nullish(),
  phone_confirm: z.boolean().nullish(),
  user_metadata: metadataSchema.nullish(),
  app_metadata: metadataSchema.nullish(),
  ban_duration: given(z.string()),
  role: given(z.string().max(255)),
});

export type AccountAttributes = z.output<typeof accountSchema>;

export const removalSchema = z.object({ should_soft_delete: z.boolean().default(false) });

export const inviteSchema = z.object({ email: emailSchema, data: metadataSchema.nullish() });

export const generateLinkSchema = z.object({
  type: z.string().default(''),
  email: emailSchema,
  new_email: given(emailSchema),
  password: given(z.string()),
  data: metadataSchema.nullish(),
  redirect_to: given(z.string()),
});

export const factorChangeSchema = z.object({ friendly_name: given(z.string().max(255)) });
