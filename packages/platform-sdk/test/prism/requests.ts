import type { OpenAPI3 } from 'openapi-typescript';

interface Schema {
  readonly $ref?: string;
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly required?: readonly string[];
}
interface Parameter {
  readonly $ref?: string;
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly schema: Schema;
}
interface Media {
  readonly schema: Schema;
  readonly example?: Readonly<Record<string, unknown>>;
}
interface Operation {
  readonly operationId: string;
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly content: Readonly<Record<string, Media>> };
}

type Values = Readonly<Record<string, unknown>>;

/** One request as the raw client takes it. */
export interface SampleRequest {
  readonly method: string;
  readonly path: string;
  readonly init: {
    readonly params: { readonly path: Values; readonly query: Values };
    readonly body?: Values;
  };
}

/** One right request of an operation, and what is wrong with each of several others. */
export interface Sample {
  readonly operationId: string;
  readonly good: SampleRequest;
  readonly bad: Readonly<Record<string, SampleRequest>>;
}

const recording = () => new File(['RIFF'], 'recording.wav', { type: 'audio/wav' });
/** Forms cannot be written as examples of the document. */
const forms: Readonly<Record<string, () => Values>> = {
  uploadFile: () => ({ file: recording(), purpose: 'assistant' }),
  uploadFileToOldPath: () => ({ file: recording() }),
  cloneVoice: () => ({ name: 'Ada', files: [recording(), recording()] }),
};

const without = (values: Values, name: string): Values =>
  Object.fromEntries(Object.entries(values).filter(([key]) => key !== name));

function createSampler(document: object) {
  function follow<T extends { readonly $ref?: string }>(node: T): T {
    if (!node.$ref) return node;
    const steps = node.$ref.slice(2).split('/');
    let at: unknown = document;
    for (const step of steps) at = (at as Record<string, unknown>)[step];
    return follow(at as T);
  }
  const valueOf = ({ schema }: Parameter) => schema.enum?.[0] ?? 'x';

  function badQueries(parameters: readonly Parameter[], query: Values): [string, Values][] {
    return parameters
      .filter((parameter) => parameter.in === 'query')
      .flatMap(({ name, required, schema }): [string, Values][] => {
        if (required) return [[`no query ${name}`, without(query, name)]];
        const isChecked = schema.type === 'integer' || schema.enum !== undefined;
        return isChecked ? [[`an impossible query ${name}`, { ...query, [name]: 'nonsense' }]] : [];
      });
  }

  function badBodies({ schema, example = {} }: Media): [string, Values][] {
    const missing = (follow(schema).required ?? []).map((name): [string, Values] => [
      `no ${name}`,
      without(example, name),
    ]);
    const text = Object.keys(example).find((key) => typeof example[key] === 'string');
    const list = Object.keys(example).find((key) => Array.isArray(example[key]));
    return [
      ...missing,
      ['an unknown key', { ...example, nonsense: true }],
      ...(text
        ? [[`an object as ${text}`, { ...example, [text]: { a: 1 } }] as [string, Values]]
        : []),
      ...(list ? [[`a number as ${list}`, { ...example, [list]: 7 }] as [string, Values]] : []),
    ];
  }

  return function sample(method: string, path: string, operation: Operation): Sample {
    const { operationId, requestBody } = operation;
    const parameters = (operation.parameters ?? []).map(follow);
    const required = parameters.filter((parameter) => parameter.required);
    const place = (where: string) =>
      Object.fromEntries(
        required.filter((each) => each.in === where).map((each) => [each.name, valueOf(each)]),
      );
    const params = { path: place('path'), query: place('query') };
    const media = requestBody?.content['application/json'];
    const body = forms[operationId]?.() ?? media?.example;
    const request = (change: Partial<SampleRequest['init']>): SampleRequest => ({
      method: method.toUpperCase(),
      path,
      init: { params, ...(body ? { body } : {}), ...change },
    });
    const named = required.filter((each) => each.in === 'path' && each.schema.enum);
    const bad: [string, SampleRequest][] = [
      ...named.map(({ name }): [string, SampleRequest] => [
        `an unknown ${name}`,
        request({ params: { ...params, path: { ...params.path, [name]: 'nobody' } } }),
      ]),
      ...badQueries(parameters, params.query).map(([fault, query]): [string, SampleRequest] => [
        fault,
        request({ params: { ...params, query } }),
      ]),
      ...(media ? badBodies(media) : []).map(([fault, wrong]): [string, SampleRequest] => [
        fault,
        request({ body: wrong }),
      ]),
    ];
    return { operationId, good: request({}), bad: Object.fromEntries(bad) };
  };
}

/** Requests for every operation of the document, made from its own examples. */
export function sampleRequests(document: OpenAPI3): readonly Sample[] {
  const sample = createSampler(document);
  return Object.entries(document.paths ?? {}).flatMap(([path, item]) =>
    Object.entries(item as Readonly<Record<string, Operation>>)
      .filter(([, operation]) => operation.operationId)
      .map(([method, operation]) => sample(method, path, operation)),
  );
}
