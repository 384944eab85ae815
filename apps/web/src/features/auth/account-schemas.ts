import { MINIMUM_PASSWORD_LENGTH } from '@greenshoe/shared-types';
import { z } from 'zod';

/** Exactly what a browser's own e-mail field accepts. Messages are keys of the `auth` catalogue. */
const email = z.email({ pattern: z.regexes.html5Email, error: 'validation.email' });

export const loginSchema = z.object({
  email,
  password: z.string().min(1, { error: 'validation.passwordRequired' }),
  remember: z.boolean(),
});

export const resetSchema = z.object({ email });

interface NewPassword {
  readonly password: string;
  readonly confirmation: string;
}

/** The rules in their specified order: that both match comes first, and only one is reported. */
function checkNewPassword({ value, issues }: z.core.ParsePayload<NewPassword>) {
  const report = (path: keyof NewPassword, message: string) =>
    issues.push({ code: 'custom', input: value[path], path: [path], message });

  if (value.password !== value.confirmation) report('confirmation', 'validation.mismatch');
  else if (value.password === '') report('password', 'validation.passwordRequired');
  else if (value.password.length < MINIMUM_PASSWORD_LENGTH) report('password', 'validation.length');
}

const newPassword = { password: z.string(), confirmation: z.string() };

export const newPasswordSchema = z.object(newPassword).check(checkNewPassword);
export const registerSchema = z.object({ email, ...newPassword }).check(checkNewPassword);
