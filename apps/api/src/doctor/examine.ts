import type { Config } from '../config.ts';
import { checkAddresses } from './check-addresses.ts';
import { checkBackend } from './check-backend.ts';
import { checkDatabase } from './check-database.ts';
import { checkPayments } from './check-payments.ts';
import { checkVoice } from './check-voice.ts';
import { type Finding, ok, problem } from './finding.ts';

/** Each line of the reader of settings that names a problem, together with where it is. */
function settingProblems(message: string): Finding[] {
  const [, ...items] = message.split('✖ ');
  return items.map((item) => {
    const [what = '', where = ''] = item.split('→ at ').map((part) => part.trim());
    const about = where || 'settings';
    return problem(about, what, 'Set it in the environment; .env.example says what it is.');
  });
}

const WHERE =
  'Settings come from the environment (or, for `pnpm run doctor`, from .env); without any, `pnpm start` runs everything on this machine and `pnpm run doctor` then looks at that.';

/** Looks at everything the settings name, as it is now. */
export async function examine(load: () => Config): Promise<readonly Finding[]> {
  let config: Config;
  try {
    config = load();
  } catch (error) {
    const problems = settingProblems(error instanceof Error ? error.message : '');
    return [...problems, problem('settings', 'the API does not start with them', WHERE)];
  }
  const checks = [
    checkAddresses(config),
    checkDatabase(config.database),
    checkBackend(config),
    checkPayments(config),
    checkVoice(config),
  ];
  const found = await Promise.all(checks.map((check) => check()));
  return [ok('settings', 'complete'), ...found.flat()];
}
