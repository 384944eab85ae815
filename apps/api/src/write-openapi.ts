import { writeFile } from 'node:fs/promises';
import { createOpenApiDocument } from './openapi-document.ts';

const target = new URL('../../../docs/openapi.json', import.meta.url);
await writeFile(target, await createOpenApiDocument());
