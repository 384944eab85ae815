import openapiTypeScript, {
  astToString,
  type OpenAPI3,
  type SchemaObject,
} from 'openapi-typescript';
import ts from 'typescript';

const { factory } = ts;

/** The values of an open enumeration (`anyOf` of an `enum` and any string), or `null`. */
function knownValues({ anyOf }: SchemaObject): readonly string[] | null {
  const [known, any, ...others] = anyOf ?? [];
  if (!known || !any || others.length > 0 || '$ref' in known || '$ref' in any) return null;
  const isAnyString = Object.keys(any).length === 1 && any.type === 'string';
  return isAnyString && known.enum ? (known.enum as string[]) : null;
}

/** `'a' | 'b' | (string & {})`: an editor offers the known values, the compiler accepts any. */
const openEnumeration = (values: readonly string[]): ts.TypeNode =>
  factory.createUnionTypeNode([
    ...values.map((value) => factory.createLiteralTypeNode(factory.createStringLiteral(value))),
    factory.createIntersectionTypeNode([
      factory.createKeywordTypeNode(ts.SyntaxKind.StringKeyword),
      factory.createTypeLiteralNode([]),
    ]),
  ]);

const binary = (): ts.TypeNode => factory.createTypeReferenceNode(factory.createIdentifier('Blob'));

/** Examples are for readers of the document; in the types each would be repeated per reply. */
function withoutExamples(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(withoutExamples);
  if (typeof node !== 'object' || node === null) return node;
  const isMedia = 'schema' in node && ('example' in node || 'examples' in node);
  return Object.fromEntries(
    Object.entries(node)
      .filter(([key]) => !(isMedia && key.startsWith('example')))
      .map(([key, value]) => [key, withoutExamples(value)]),
  );
}

/** The TypeScript declarations of a document, ready to be written to a file. */
export async function generateTypes(
  document: OpenAPI3,
  command = 'pnpm sdk:generate',
): Promise<string> {
  const nodes = await openapiTypeScript(withoutExamples(document) as OpenAPI3, {
    alphabetize: false,
    defaultNonNullable: false,
    silent: true,
    transform(schema) {
      const values = knownValues(schema);
      if (values) return openEnumeration(values);
      return schema.format === 'binary' ? binary() : undefined;
    },
  });
  return `// Written by \`${command}\`. Do not edit.\n\n${astToString(nodes)}`;
}
