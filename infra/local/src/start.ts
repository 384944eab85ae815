import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Client } from 'pg';
import { keepApiEnvironment } from './api-environment-file.ts';
import { buildWeb } from './build-web.ts';
import { lockDataFolder } from './data-folder-lock.ts';
import { demoAccount, prepareDemoAccount } from './demo-account.ts';
import { type Addresses, apiEnvironment, sandboxEnvironment } from './environments.ts';
import { assertPortFree, findFreePort } from './free-port.ts';
import { type Postgres, startPostgres } from './postgres.ts';
import { loadSecrets } from './secrets.ts';
import { type Service, startService } from './services.ts';
import { readSettings, type Settings, StartError } from './settings.ts';

const running: { services: Service[]; postgres?: Postgres; unlock?: () => void } = { services: [] };
let stopping: Promise<void> | undefined;

/** Ends everything in the reverse order; may be called again while it works. */
function stop(): Promise<void> {
  stopping ??= (async () => {
    for (const service of running.services.toReversed()) await service.stop();
    await running.postgres?.stop();
    running.unlock?.();
  })();
  return stopping;
}

async function openDatabase(settings: Settings, password: string) {
  const postgres = await startPostgres({
    directory: join(settings.dataFolder, 'postgres'),
    port: await findFreePort(),
    password,
  });
  running.postgres = postgres;
  const client = new Client(postgres.url('postgres'));
  await client.connect();
  const { rowCount } = await client.query(`select 1 from pg_database where datname = 'greenshoe'`);
  if (!rowCount) await client.query('create database greenshoe');
  await client.end();
  return postgres.url('greenshoe');
}

async function startServices(settings: Settings): Promise<Addresses> {
  const { port, sandboxPort, dataFolder, watch } = settings;
  const secrets = await loadSecrets(dataFolder);
  const [databaseUrl] = await Promise.all([
    openDatabase(settings, secrets.databasePassword),
    watch ? undefined : buildWeb(settings.environment),
  ]);
  const addresses = {
    web: `http://localhost:${port}`,
    api: `http://127.0.0.1:${watch ? await findFreePort() : port}`,
    sandbox: `http://127.0.0.1:${sandboxPort}`,
  };
  const environment = apiEnvironment(settings, secrets, addresses, databaseUrl);
  await keepApiEnvironment(dataFolder, environment);
  const begin = async (...[service]: Parameters<typeof startService>) =>
    running.services.push(await startService(service));
  await begin({
    name: 'sandbox',
    script: ['src/server.ts'],
    folder: 'infra/sandbox',
    environment: sandboxEnvironment(settings, secrets, addresses, databaseUrl),
    readyUrl: `${addresses.sandbox}/auth/v1/health`,
    dataFolder,
    watch,
  });
  await begin({
    name: 'api',
    script: ['src/server.ts'],
    folder: 'apps/api',
    environment,
    readyUrl: `${addresses.api}/ready`,
    dataFolder,
    watch,
  });
  if (watch) {
    await begin({
      name: 'web',
      script: ['node_modules/vite/bin/vite.js', '--port', String(port), '--strictPort'],
      folder: 'apps/web',
      environment: { ...settings.environment, API_URL: addresses.api },
      readyUrl: addresses.web,
      dataFolder,
      watch: false,
    });
  }
  await prepareDemoAccount({ sandboxUrl: addresses.sandbox, secrets, apiEnvironment: environment });
  return addresses;
}

async function main() {
  const settings = readSettings();
  await mkdir(settings.dataFolder, { recursive: true });
  running.unlock = await lockDataFolder(settings.dataFolder);
  await assertPortFree('PORT', settings.port);
  await assertPortFree('SANDBOX_PORT', settings.sandboxPort);
  const { web, sandbox } = await startServices(settings);
  console.log(`
  Greenshoe is ready.

    Web app       ${web}
    Mail outbox   ${sandbox}/outbox
    Test payments ${sandbox}/payments/operator
    Demo account  ${demoAccount.email} with the password ${demoAccount.password} (${demoAccount.tokens} tokens to begin with)

  Your data is in ${settings.dataFolder}. Ctrl-C stops everything.
`);
  const ends = running.services.map(({ name, ended }) => ended.then(() => name));
  const database = running.postgres?.ended.then(() => 'database') ?? [];
  const first = await Promise.race([...ends, database].flat());
  if (!stopping)
    throw new StartError(
      `The ${first} ended by itself; its log is in ${join(settings.dataFolder, 'logs')}.`,
    );
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => void stop().then(() => process.exit(0)));
}
main().catch(async (error: unknown) => {
  if (stopping) return;
  console.error(error instanceof StartError ? `\n${error.message}\n` : error);
  await stop();
  process.exit(1);
});
