import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

// First the one without a window: a tab costs it a quarter of the time, for it draws no toolbar.
const CANDIDATES = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

const find = () => CANDIDATES.find((path) => existsSync(path));
const run = (command: string, ...parameters: string[]) =>
  execFileSync(command, parameters, { stdio: 'inherit' });
const isDebianRoot = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

function installPackages(...packages: string[]) {
  run('apt-get', 'update', '-qq');
  run('apt-get', 'install', '-y', '-qq', '--no-install-recommends', ...packages);
}

/** Path of a Chromium; installs one from Debian's packages or by Playwright where there is none. */
export function findChromium(): string | undefined {
  const found = find();
  if (found) return found;
  if (isDebianRoot()) {
    installPackages('chromium-headless-shell');
    return find();
  }
  run('npx', 'playwright', 'install', 'chromium');
  return undefined; // Playwright finds its own
}

const SPEECH_MODEL = '/usr/share/pocketsphinx/model/en-us/cmudict-en-us.dict';

/** Whether the speech recogniser of the voice tests is there; installs it where that is possible. */
export function hasSpeechRecogniser(): boolean {
  if (existsSync(SPEECH_MODEL)) return true;
  if (!isDebianRoot()) return false;
  installPackages('python3-pocketsphinx', 'pocketsphinx-en-us');
  return existsSync(SPEECH_MODEL);
}
