import type { OpenAPI3 } from 'openapi-typescript';
import { alternatives, type Kind, type OperationShape, type Shape, together } from './shape.ts';

/** As much of a schema as is compared. */
interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly additionalProperties?: unknown;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly allOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly 'x-upstream-schema'?: string | readonly string[];
}

type Content = Readonly<Record<string, { readonly schema?: Schema }>>;
interface Operation {
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly content: Content };
  readonly responses: Readonly<Record<string, { readonly content?: Content }>>;
}
interface Parameter {
  readonly $ref?: string;
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly schema?: Schema;
}

/** A shape of ours that says which of the provider's it stands for. */
export interface ClaimedShape {
  readonly where: string;
  readonly upstream: readonly string[];
  readonly shape: Shape;
  /** Part of a request body, so what it requires matters; otherwise only ever received. */
  readonly sent: boolean;
}

export interface OwnDescription {
  readonly operations: ReadonlyMap<string, OperationShape>;
  readonly claims: readonly ClaimedShape[];
}

const methods = ['get', 'put', 'post', 'delete', 'patch'];
const kindOfType: Readonly<Record<string, Kind>> = { integer: 'number' };

function createReader(document: unknown) {
  function follow<T extends { readonly $ref?: string }>(node: T): T {
    if (!node.$ref) return node;
    const steps = node.$ref.slice(2).split('/');
    return follow(
      steps.reduce((value, step) => (value as Record<string, unknown>)[step], document) as T,
    );
  }

  const parts = ({ allOf = [] }: Schema) => allOf;
  const choices = ({ anyOf = [], oneOf = [] }: Schema) => [...anyOf, ...oneOf];

  function kindsOf(node: Schema): ReadonlySet<Kind> {
    const schema = follow(node);
    const inside = [...parts(schema), ...choices(schema)];
    if (inside.length > 0) return new Set(inside.flatMap((each) => Array.from(kindsOf(each))));
    if (schema.format === 'binary') return new Set(['object']);
    const types = [schema.type ?? (schema.properties ? 'object' : 'any')].flat();
    return new Set(
      types.flatMap((type) => (type === 'null' ? [] : [kindOfType[type] ?? (type as Kind)])),
    );
  }

  function shapeOf(node: Schema): Shape {
    const schema = follow(node);
    if (schema.type === 'array') return schema.items ? shapeOf(schema.items) : new Map();
    const own: Shape = new Map(
      Object.entries(schema.properties ?? {}).map(([name, value]) => [
        name,
        { required: schema.required?.includes(name) === true, kinds: kindsOf(value) },
      ]),
    );
    const objects = choices(schema)
      .map(shapeOf)
      .filter((shape) => shape.size > 0);
    return together([own, ...parts(schema).map(shapeOf), alternatives(objects)]);
  }
  return { follow, kindsOf, shapeOf };
}

type Reader = ReturnType<typeof createReader>;
const schemasIn = (content: Content = {}) =>
  Object.values(content).flatMap(({ schema }) => (schema ? [schema] : []));

function readOperation(reader: Reader, shared: readonly Parameter[], operation: Operation) {
  const query = [...shared, ...(operation.parameters ?? [])]
    .map(reader.follow)
    .filter((parameter) => parameter.in === 'query');
  const answers = Object.entries(operation.responses)
    .filter(([status]) => status.startsWith('2'))
    .flatMap(([, response]) => schemasIn(response.content));
  return {
    query: new Map(
      query.map(({ name, required = false, schema = {} }) => [
        name,
        { required, kinds: reader.kindsOf(schema) },
      ]),
    ),
    body: alternatives(schemasIn(operation.requestBody?.content).map(reader.shapeOf)),
    response: alternatives(answers.map(reader.shapeOf)),
  };
}

/** Visits every schema below a node once, following references. */
function visitSchemas(
  reader: Reader,
  start: unknown,
  visit: (schema: Schema, where: string) => void,
) {
  const seen = new Set<unknown>();
  function walk(node: unknown, where: string) {
    if (typeof node !== 'object' || node === null) return;
    const { $ref } = node as Schema;
    const target = reader.follow(node);
    if (seen.has(target)) return;
    seen.add(target);
    const name = $ref ? ($ref.split('/').at(-1) ?? where) : where;
    visit(target, name);
    for (const [key, value] of Object.entries(target)) {
      const isStep = /^(properties|items|allOf|anyOf|oneOf|\d+|content|schema)$/.test(key);
      walk(value, isStep ? name : `${name}.${key}`);
    }
  }
  walk(start, '');
}

/** Our document in the same terms as the provider's declarations. */
export function readDocumentShapes(document: OpenAPI3): OwnDescription {
  const reader = createReader(document);
  const operations = new Map<string, OperationShape>();
  const bodies: unknown[] = [];
  for (const [path, item] of Object.entries(document.paths ?? {})) {
    const { parameters: shared = [], ...rest } = item as { readonly parameters?: Parameter[] };
    for (const method of methods) {
      const operation = (rest as Record<string, Operation>)[method];
      if (!operation) continue;
      operations.set(`${method.toUpperCase()} ${path}`, readOperation(reader, shared, operation));
      if (operation.requestBody) bodies.push(operation.requestBody);
    }
  }
  const sent = new Set<Schema>();
  visitSchemas(reader, bodies, (schema) => sent.add(schema));
  const claims: ClaimedShape[] = [];
  visitSchemas(reader, [document.paths, document.webhooks], (schema, where) => {
    const names = schema['x-upstream-schema'];
    if (!names) return;
    const shape = reader.shapeOf(schema);
    claims.push({ where, upstream: [names].flat(), shape, sent: sent.has(schema) });
  });
  return { operations, claims };
}
