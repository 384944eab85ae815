import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { readApiEnvironment } from './api-environment-file.ts';
import { projectFolder, readSettings } from './settings.ts';

// The configured environment, where there is one; else that of the local start.
const { environment, dataFolder } = readSettings();
const isConfigured = Boolean(environment['DATABASE_URL']);
const used = isConfigured ? {} : await readApiEnvironment(dataFolder);
const child = spawn(process.execPath, [join(projectFolder, 'apps/api/src/doctor.ts')], {
  env: { ...environment, ...used },
  stdio: 'inherit',
});
const [code] = await once(child, 'exit');
if (code !== 0 && 'DATABASE_URL' in used) {
  console.log(`This is the last start on ${dataFolder}: \`pnpm start\` must be running.`);
}
process.exitCode = (code as number | null) ?? 1;
