import { errorCodes } from '@greenshoe/shared-types';
import { expect, test } from 'vitest';

const files = import.meta.glob<Record<string, unknown>>('./*/*.json', {
  eager: true,
  import: 'default',
});

/** Every text of a catalogue by its full key. */
function flatten(texts: Record<string, unknown>, prefix = ''): [string, string][] {
  return Object.entries(texts).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string'
      ? [[`${prefix}${key}`, value]]
      : flatten(value as Record<string, unknown>, `${prefix}${key}.`),
  );
}

const catalogue = (language: string) =>
  new Map(
    Object.entries(files)
      .filter(([path]) => path.startsWith(`./${language}/`))
      .flatMap(([path, texts]) => flatten(texts, `${path.replace(/.*\/(\w+)\.json$/, '$1')}:`)),
  );

const english = catalogue('en');
const french = catalogue('fr');
const placeholders = (text = '') =>
  text
    .match(/\{\{\w+\}\}/g)
    ?.toSorted()
    .join() ?? '';

test('both catalogues have the same keys', () => {
  expect([...french.keys()].toSorted()).toEqual([...english.keys()].toSorted());
});

test('no text is empty', () => {
  const empty = [...english, ...french].filter(([, text]) => text.trim() === '');
  expect(empty).toEqual([]);
});

test('a translation fills in the same values', () => {
  const different = [...english.keys()].filter(
    (key) => placeholders(english.get(key)) !== placeholders(french.get(key)),
  );
  expect(different).toEqual([]);
});

test.each([...errorCodes, 'network.unreachable', 'reply.unexplained'])(
  '%s has an English and a French message',
  (code) => {
    expect(english.get(`errors:${code}`)).toBeTruthy();
    expect(french.get(`errors:${code}`)).toBeTruthy();
  },
);

test.each([
  [
    'auth:login.unconfirmed',
    "Votre adresse email n'a pas encore été confirmée. Veuillez vérifier votre boîte mail et cliquer sur le lien de confirmation.",
  ],
  ['auth:reset.successFrench', 'Instructions de réinitialisation envoyées par email'],
  ['errors:network.unreachable', 'Le service est temporairement indisponible'],
  ['errors:reply.unexplained', 'Erreur inconnue'],
])('%s is French in both, as specified', (key, text) => {
  expect(english.get(key)).toBe(text);
  expect(french.get(key)).toBe(text);
});

test.each([
  ['auth:validation.mismatch', 'Passwords do not match'],
  ['auth:validation.length', 'Password must be at least 8 characters long'],
  ['auth:login.submitting', 'Signing in...'],
  ['auth:login.resend', 'Resend confirmation email'],
  ['auth:login.exception', 'An error occurred during login. Please try again.'],
  ['auth:register.submitting', 'Creating account...'],
  ['auth:register.toLogin', 'Return to login page'],
  ['auth:register.exception', 'An error occurred during registration. Please try again.'],
  ['auth:reset.submit', 'Send reset link'],
  ['auth:reset.submitting', 'Sending...'],
  ['auth:reset.success', 'A password reset link has been sent to your email address.'],
  ['auth:reset.refused', 'Error requesting password reset. Please try again.'],
  ['auth:reset.exception', 'An error occurred. Please try again.'],
  ['auth:update.password', 'New Password'],
  ['auth:update.confirmation', 'Confirm New Password'],
  ['auth:update.submit', 'Update Password'],
  ['auth:update.submitting', 'Updating...'],
  [
    'auth:update.invalidLink',
    'Invalid or expired reset link. Please request a new password reset.',
  ],
  ['auth:update.failed', 'An error occurred while updating your password'],
  ['auth:update.success', 'Password updated successfully! Redirecting to login...'],
  ['common:plans.popular', 'POPULAR'],
  [
    'dashboard:payment.canceled',
    'Payment canceled. No tokens have been charged from your account.',
  ],
  ['dashboard:balance.unavailable', 'Unable to load token balance'],
  ['dashboard:history.unavailable', 'An error occurred while loading your data'],
  ['dashboard:purchase.title', 'Purchase tokens'],
  ['errors:auth.unauthenticated', 'Not authenticated. Please login first.'],
  ['interview:title', 'Start Interview'],
  ['interview:settings', 'Interview Settings'],
  ['interview:launching.title', 'Launching interview in a new tab'],
  ['interview:launching.return', 'Return to dashboard'],
  [
    'interview:errors.tokens',
    'The token system is temporarily unavailable. Please try again in a few minutes.',
  ],
  ['interview:errors.options', "Impossible de charger les options d'entretien..."],
  [
    'interview:errors.noScenario',
    'No scenario available for this configuration. Please select different parameters.',
  ],
  ['interview:errors.failed', 'Failed to launch interview. Please try again.'],
  ['interview:errors.unauthenticated', 'Not authenticated. Please login first.'],
  ['landing:start', 'Start Training Now'],
  ['session:missing.message', 'Missing interview data. Please start a new interview.'],
  ['session:failed.setup', 'Failed to initialize the interview service. Please try again.'],
  [
    'session:lobby.denied',
    'Microphone permissions are required for the interview. Please allow access and try again.',
  ],
  [
    'session:problem.mic-denied',
    'Microphone permissions are required for the interview. Please allow access and try again.',
  ],
  ['session:failed.start', 'Failed to start the interview. Please try again.'],
  [
    'session:failed.call',
    'An error occurred during the interview. The session may need to be restarted.',
  ],
  ['session:end.ended', 'Call ended. You can close this tab now.'],
  ['session:end.manual', 'Call manually ended...'],
  ['session:end.close', 'Close This Tab'],
  ['session:end.dashboard', 'Return to Dashboard'],
])('%s is worded in English as specified', (key, text) => {
  expect(english.get(key)).toBe(text);
});
