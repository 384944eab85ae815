import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rotateKeys } from './backend/keys/rotate-keys.ts';

// Usage (with the Node of this project): pnpm exec node infra/sandbox/src/rotate-keys.ts [data folder]
// Without a folder it is the one `pnpm start` keeps its data in. A running sandbox follows within a minute.
const usual = fileURLToPath(new URL('../../../.data/sandbox', import.meta.url));
const folder = process.argv[2] ?? usual;

const { signing, kept } = await rotateKeys(folder);
console.log(`${join(folder, 'keys.json')}: ${signing} signs within a minute, ${kept} still verify`);
