import { MINIMUM_PASSWORD_LENGTH } from '@greenshoe/shared-types';
import { z } from 'zod';

export interface NewPassword {
  readonly password: string;
  readonly confirmation: string;
}

/** The fields of a form that sets a password. Messages are keys of the `auth` catalogue. */
export const newPasswordFields = { password: z.string(), confirmation: z.string() };

/** The rules in their specified order: that both match comes first, and only one is reported. */
export function checkNewPassword({ value, issues }: z.core.ParsePayload<NewPassword>) {
  const report = (path: keyof NewPassword, message: string) =>
    issues.push({ code: 'custom', input: value[path], path: [path], message });

  if (value.password !== value.confirmation) report('confirmation', 'validation.mismatch');
  else if (value.password === '') report('password', 'validation.passwordRequired');
  else if (value.password.length < MINIMUM_PASSWORD_LENGTH) report('password', 'validation.length');
}

/** Exactly what a browser's own e-mail field accepts. */
export const emailSchema = z.email({ pattern: z.regexes.html5Email, error: 'validation.email' });

/** Six digits, however they are spaced. */
export const codeSchema = z
  .string()
  .transform((code) => code.replaceAll(/\s/g, ''))
  .pipe(z.string().regex(/^\d{6}$/, { error: 'validation.code' }));
