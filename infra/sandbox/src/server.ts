import { buildSandbox } from './app.ts';
import { loadConfig } from './config.ts';
import { createPool } from './database.ts';
import { applySandboxSchema } from './schema.ts';

const config = loadConfig();
const pool = createPool(config.databaseUrl);
await applySandboxSchema(pool);
const app = await buildSandbox(config, pool);

let ending = false;
async function shutDown() {
  if (ending) return;
  ending = true;
  await app.close();
  await pool.end();
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void shutDown());

await app.listen({ host: config.server.host, port: config.server.port });
