import { z } from 'zod';
import { checkNewPassword, emailSchema, newPasswordFields } from '../../lib/account-rules.ts';

export const loginSchema = z.object({
  email: emailSchema,
  password: z.string().min(1, { error: 'validation.passwordRequired' }),
  remember: z.boolean(),
});

export const resetSchema = z.object({ email: emailSchema });
export const newPasswordSchema = z.object(newPasswordFields).check(checkNewPassword);
export const registerSchema = z
  .object({ email: emailSchema, ...newPasswordFields })
  .check(checkNewPassword);
