import { createRequire } from 'node:module';
import { createLogger } from '@stoplight/prism-core';
import { createServer } from '@stoplight/prism-http-server';
import type { OpenAPI3 } from 'openapi-typescript';

type ServedOperations = Parameters<typeof createServer>[0];
interface Schema {
  readonly $ref?: string;
  readonly type?: string;
  readonly properties?: object;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly unevaluatedProperties?: boolean;
  readonly additionalProperties?: boolean;
}
interface PathItem {
  readonly requestBody?: { readonly content: Record<string, { schema: Schema }> };
}

const require = createRequire(import.meta.resolve('@stoplight/prism-http'));
const { transformOas3Operations } = require('@stoplight/http-spec/oas3/operation') as {
  transformOas3Operations: (document: object) => object[];
};
const { bundleTarget } = require('@stoplight/json') as {
  bundleTarget: (source: object) => ServedOperations[number];
};

/** Says `additionalProperties` where the document says `unevaluatedProperties`, which Prism drops. */
function closeBodies(document: OpenAPI3): OpenAPI3 {
  const schemas = document.components?.schemas as Readonly<Record<string, Schema>>;
  function close(schema: Schema): Schema {
    const { $ref, anyOf, oneOf, properties } = schema;
    if ($ref) return close(schemas[$ref.split('/').at(-1) ?? ''] ?? {});
    const choices = anyOf ?? oneOf;
    if (choices) return { anyOf: choices.map(close) };
    return properties ? { ...schema, additionalProperties: false } : schema;
  }
  const closed = structuredClone(document);
  for (const item of Object.values(closed.paths ?? {})) {
    for (const { requestBody } of Object.values(item as Record<string, PathItem>)) {
      for (const [type, media] of Object.entries(requestBody?.content ?? {})) {
        if (media.schema.unevaluatedProperties === false) media.schema = close(media.schema);
        if (type === 'multipart/form-data') media.schema = openFormLists(media.schema);
      }
    }
  }
  return closed;
}

/** Prism reads parts of one name as one text, so a list of files cannot be checked by it. */
function openFormLists({ properties, ...schema }: Schema): Schema {
  const opened = Object.entries(properties ?? {}).map(([name, value]) => [
    name,
    (value as Schema).type === 'array' ? {} : value,
  ]);
  return { ...schema, properties: Object.fromEntries(opened) };
}

export interface Served {
  readonly url: string;
  readonly close: () => Promise<void>;
}

/**
 * Prism answers with the examples of the document and refuses what it does not allow. References
 * stay references: Prism's own reader resolves them all, which never ends for shapes that nest.
 */
export async function serveDocument(source: OpenAPI3): Promise<Served> {
  const document = closeBodies(source);
  const operations = transformOas3Operations(document).map((operation) =>
    bundleTarget({
      document: { ...document, __target__: operation },
      path: '#/__target__',
      cloneDocument: true,
    }),
  );
  const server = createServer(operations, {
    components: { logger: createLogger('prism', { enabled: false }) },
    cors: false,
    config: {
      checkSecurity: true,
      validateRequest: true,
      validateResponse: true,
      errors: true,
      isProxy: false,
      mock: { dynamic: false },
      upstreamProxy: undefined,
    },
  });
  const url = await server.listen(0, '127.0.0.1');
  return { url, close: () => server.close() };
}
