import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from '@greenshoe/local/free-port';

// A fresh clone in an empty home folder: time until the product can be used, first and second start,
// and the peak memory of everything the command runs (Linux; proportional share of shared pages).
// Targets: 120 s, 6 s, 900 MB.

const project = join(import.meta.dirname, '..');
const home = mkdtempSync(join(tmpdir(), 'greenshoe-home-'));
const clone = join(home, 'greenshoe');
const megabytes = (kilobytes: number) => Math.round(kilobytes / 1024);

function parents(): Map<number, number> {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  const rows = pids.flatMap((pid) => {
    try {
      const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ');
      return [[Number(pid), Number(fields?.[1])] as const];
    } catch {
      return []; // it has ended since
    }
  });
  return new Map(rows);
}

function memoryOfTree(root: number): number {
  const parentOf = parents();
  const belongs = (pid: number): boolean =>
    pid === root || (parentOf.has(pid) && pid > 1 && belongs(parentOf.get(pid) ?? 0));
  let kilobytes = 0;
  for (const pid of parentOf.keys()) {
    if (!belongs(pid)) continue;
    try {
      const share = /^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1];
      kilobytes += Number(share ?? 0);
    } catch {
      // it has ended since
    }
  }
  return kilobytes;
}

async function measureStart(name: string, ports: Record<string, string>) {
  const begun = performance.now();
  const child = spawn('npx', ['-y', 'pnpm@12', 'start'], {
    cwd: clone,
    env: { ...process.env, NPM_CONFIG_USERCONFIG: join(homedir(), '.npmrc'), HOME: home, ...ports },
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  });
  const { promise: ready, resolve } = Promise.withResolvers<void>();
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
    output += chunk;
    if (output.includes('Greenshoe is ready')) resolve();
  });
  let peak = 0;
  const sampling = setInterval(() => (peak = Math.max(peak, memoryOfTree(child.pid ?? 0))), 200);
  await Promise.race([
    ready,
    new Promise((_, reject) => child.once('exit', () => reject(new Error(output)))),
  ]);
  const seconds = (performance.now() - begun) / 1_000;
  await new Promise((end) => setTimeout(end, 2_000));
  const steady = memoryOfTree(child.pid ?? 0);
  clearInterval(sampling);
  process.kill(-(child.pid ?? 0), 'SIGINT');
  await new Promise((end) => child.once('exit', end));
  console.log(
    `${name}: ready after ${seconds.toFixed(1)} s, peak ${megabytes(peak)} MB, running ${megabytes(steady)} MB`,
  );
}

try {
  execFileSync('git', ['clone', '--quiet', project, clone]);
  const ports = { PORT: String(await findFreePort()), SANDBOX_PORT: String(await findFreePort()) };
  await measureStart('first start', ports);
  await measureStart('second start', ports);
  await measureStart('third start', ports);
} finally {
  rmSync(home, { recursive: true, force: true });
}
