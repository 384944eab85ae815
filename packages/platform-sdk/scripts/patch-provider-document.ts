/** What was put right in a document, to be told to whoever asked for it. */
export interface Patched {
  readonly document: unknown;
  readonly patches: readonly string[];
}

type Node = Record<string, unknown>;

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

function exists(document: unknown, reference: string): boolean {
  const steps = reference.slice(2).split('/');
  let value = document;
  for (const step of steps) {
    const key = decodeURIComponent(step).replaceAll('~1', '/').replaceAll('~0', '~');
    value = isNode(value) ? value[key] : undefined;
  }
  return value !== undefined;
}

/** An array cannot be one of its own values: they are meant for its items. */
function moveEnumToItems({ enum: values, ...schema }: Node): Node {
  return { ...schema, items: { ...(isNode(schema.items) ? schema.items : {}), enum: values } };
}

/** The schema as it is meant, or `null` when nothing is wrong with it. */
function patchSchema(schema: Node, document: unknown): readonly [Node, string] | null {
  const { $ref, type, enum: values } = schema;
  if (typeof $ref === 'string' && $ref.startsWith('#/') && !exists(document, $ref)) {
    return [{}, `${$ref} does not exist`];
  }
  if (!Array.isArray(values)) return null;
  if (type === 'array') return [moveEnumToItems(schema), 'values of an array moved to its items'];
  const areStrings = type === 'object' && values.every((value) => typeof value === 'string');
  return areStrings ? [{ ...schema, type: 'string' }, 'an object of strings is a string'] : null;
}

/**
 * Puts the known defects of the provider's document right: values at the array instead of its
 * items, strings declared as objects, references to nothing. Anything else stays as it is.
 */
export function patchProviderDocument(document: unknown): Patched {
  const patches: string[] = [];
  function visit(node: unknown, where: string): unknown {
    if (Array.isArray(node)) return node.map((each, index) => visit(each, `${where}/${index}`));
    if (!isNode(node)) return node;
    const patched = patchSchema(node, document);
    if (patched) patches.push(`${where}: ${patched[1]}`);
    return Object.fromEntries(
      Object.entries(patched?.[0] ?? node).map(([key, value]) => [
        key,
        visit(value, `${where}/${key}`),
      ]),
    );
  }
  return { document: visit(document, '#'), patches };
}
