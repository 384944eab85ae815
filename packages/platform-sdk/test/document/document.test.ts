import { describe, expect, it } from 'vitest';
import { readDocument } from '../../scripts/read-document.ts';

interface Media {
  readonly example?: unknown;
}
interface Operation {
  readonly operationId: string;
  readonly summary: string;
  readonly 'x-upstream': string;
  readonly requestBody?: { readonly content: Readonly<Record<string, Media>> };
  readonly responses: Readonly<
    Record<string, { readonly description?: string; readonly content?: Record<string, Media> }>
  >;
}
interface Schema {
  readonly $ref?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly oneOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
}

const document = await readDocument();
const schemas = (document.components?.schemas ?? {}) as Readonly<Record<string, Schema>>;
const operations = Object.values(document.paths ?? {}).flatMap((item) =>
  Object.values(item as Readonly<Record<string, Operation>>).filter((each) => each.operationId),
);

/** The values that tell this alternative from the others: those of its required fixed keys. */
function tagsOf(schema: Schema): ReadonlyMap<string, readonly unknown[]> {
  const { $ref, properties = {}, required = [] } = schema;
  if ($ref) return tagsOf(schemas[$ref.split('/').at(-1) ?? ''] ?? {});
  return new Map(
    Object.entries(properties).flatMap(([key, value]) => {
      const values = value.enum ?? (value.const === undefined ? null : [value.const]);
      return values && required.includes(key) ? [[key, values] as const] : [];
    }),
  );
}

function excludeEachOther(left: Schema, right: Schema): boolean {
  const others = tagsOf(right);
  return tagsOf(left)
    .entries()
    .some(([key, values]) => {
      const theirs = others.get(key);
      return theirs !== undefined && !values.some((value) => theirs.includes(value));
    });
}

function* alternativesIn(node: unknown, where: string): Generator<[string, readonly Schema[]]> {
  if (typeof node !== 'object' || node === null) return;
  const { oneOf } = node as Schema;
  if (Array.isArray(oneOf)) yield [where, oneOf];
  for (const [key, value] of Object.entries(node)) yield* alternativesIn(value, `${where}/${key}`);
}

describe('the document', () => {
  it('has 77 operations: 33 public, 34 undocumented and 10 that are gone', () => {
    const counts = Object.groupBy(operations, (operation) => operation['x-upstream']);
    expect(operations).toHaveLength(77);
    expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(77);
    expect(counts.public).toHaveLength(33);
    expect(counts.extended).toHaveLength(34);
    expect(counts.gone).toHaveLength(10);
  });

  it('has about 250 schemas', () => {
    expect(Object.keys(schemas).length).toBeLessThanOrEqual(260);
  });

  it('describes the replies and the errors of every operation', () => {
    for (const { operationId, responses } of operations) {
      const successes = Object.entries(responses).filter(([status]) => status.startsWith('2'));
      expect(successes.length, operationId).toBeGreaterThan(0);
      for (const [, { description = '' }] of successes) {
        expect(description.length, operationId).toBeGreaterThan(8);
      }
      for (const status of ['400', '401', '429', 'default']) {
        expect(responses, operationId).toHaveProperty([status]);
      }
    }
  });

  it('shows an example of every JSON body and reply', () => {
    for (const { operationId, requestBody, responses } of operations) {
      const successes = Object.entries(responses).filter(([status]) => status.startsWith('2'));
      for (const { content } of [requestBody ?? {}, ...successes.map(([, response]) => response)]) {
        const media = content?.['application/json'];
        if (media) expect(media, operationId).toHaveProperty('example');
      }
    }
  });

  it('has a tag in all alternatives of which exactly one may hold', () => {
    const unclear = alternativesIn(document, '')
      .filter(([, schemasOfOne]) =>
        schemasOfOne.some((left, index) =>
          schemasOfOne.slice(index + 1).some((right) => !excludeEachOther(left, right)),
        ),
      )
      .map(([where]) => where)
      .toArray();
    expect(unclear).toEqual([]);
  });
});
