import type { components, operations, paths } from '../generated/platform.ts';

export type Schemas = components['schemas'];
export type OperationId = Exclude<
  keyof operations,
  'receiveServerMessage' | 'receiveClientMessage'
>;
export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

interface Described {
  readonly parameters: { readonly path?: unknown; readonly query?: unknown };
  readonly responses: unknown;
}

export type OperationAt<M extends Method, Path extends keyof paths> = Extract<
  paths[Path][Lowercase<M>],
  Described
>;

export type PathOf<M extends Method> = {
  [Path in keyof paths]: [OperationAt<M, Path>] extends [never] ? never : Path;
}[keyof paths];

type TimeName = `${string}At${'Gt' | 'Lt' | 'Ge' | 'Le'}` | 'rangeStart' | 'rangeEnd';
type Loose<Parameters> = {
  [Name in keyof Parameters]: Parameters[Name] | undefined | (Name extends TimeName ? Date : never);
};
type QueryAt<Operation extends Described> = Loose<NonNullable<Operation['parameters']['query']>>;
type Content<Part> = Part extends { content: infer Types } ? Types[keyof Types] : never;
type BodyAt<Operation> = Operation extends { requestBody?: infer Part }
  ? Content<NonNullable<Part>>
  : never;
type ReplyAt<Responses> = {
  [Status in keyof Responses]: Status extends 200 | 201 ? Content<Responses[Status]> : never;
}[keyof Responses];

/** The query of an operation; times may be dates. */
export type Query<Id extends OperationId> = QueryAt<operations[Id]>;
/** The body of an operation. */
export type Body<Id extends OperationId> = BodyAt<operations[Id]>;
/** What stands in the path of an operation, by name. */
export type PathParameters<Id extends OperationId> = NonNullable<
  operations[Id]['parameters']['path']
>;
export type Reply<M extends Method, Path extends keyof paths> = ReplyAt<
  OperationAt<M, Path>['responses']
>;

type Given<Name extends string, Value> = [Value] extends [never]
  ? { readonly [Key in Name]?: never }
  : { readonly [Key in Name]: Value };
type GivenBody<Operation> = Operation extends { requestBody: unknown }
  ? Given<'body', BodyAt<Operation>>
  : { readonly body?: BodyAt<Operation> | undefined };

/** What an operation takes; a part it does not have must be left out. */
export type Input<M extends Method, Path extends keyof paths> = Given<
  'path',
  NonNullable<OperationAt<M, Path>['parameters']['path']>
> &
  GivenBody<OperationAt<M, Path>> & {
    readonly query?: QueryAt<OperationAt<M, Path>> | undefined;
    readonly bodySerializer?: (body: object) => FormData;
    /** An empty answer is a result, `undefined`. */
    readonly mayBeEmpty?: true;
  };
