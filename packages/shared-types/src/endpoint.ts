import type { z } from 'zod';

/** One HTTP operation, described once; the API registers it, the web app calls it. */
export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  readonly url: `/${string}`;
  readonly schema: {
    readonly tags: readonly [string];
    readonly summary: string;
    readonly params?: z.ZodType;
    readonly headers?: z.ZodType;
    readonly body?: z.ZodType;
    readonly querystring?: z.ZodType;
    readonly response: { readonly 200: z.ZodType; readonly default: z.ZodType };
  };
}

type InputOf<S> = S extends z.ZodType ? z.input<S> : undefined;

export type BodyOf<E extends Endpoint> = InputOf<E['schema']['body']>;
export type ParamsOf<E extends Endpoint> = InputOf<E['schema']['params']>;
export type ReplyOf<E extends Endpoint> = z.output<E['schema']['response'][200]>;
