import ts from 'typescript';
import {
  alternatives,
  type Description,
  type Kind,
  type OperationShape,
  type Shape,
} from './shape.ts';

const NOTHING: Shape = new Map();
const primitives: readonly (readonly [ts.TypeFlags, Kind])[] = [
  [ts.TypeFlags.StringLike, 'string'],
  [ts.TypeFlags.NumberLike, 'number'],
  [ts.TypeFlags.BooleanLike, 'boolean'],
  [ts.TypeFlags.Any | ts.TypeFlags.Unknown, 'any'],
];

/** Reads types as the compiler understands them. */
function createReader(checker: ts.TypeChecker) {
  const isNothing = (type: ts.Type) =>
    (type.flags & (ts.TypeFlags.Undefined | ts.TypeFlags.Null | ts.TypeFlags.Void)) !== 0;

  function kindsOf(type: ts.Type): ReadonlySet<Kind> {
    if (type.isUnion()) return new Set(type.types.flatMap((member) => [...kindsOf(member)]));
    if (isNothing(type)) return new Set();
    const primitive = primitives.find(([flags]) => (type.flags & flags) !== 0);
    if (primitive) return new Set([primitive[1]]);
    return new Set([checker.isArrayType(type) ? 'array' : 'object']);
  }

  function shapeOf(type: ts.Type): Shape {
    if (type.isUnion()) {
      const objects = type.types.filter(
        (member) => (member.flags & ts.TypeFlags.Object) !== 0 || member.isIntersection(),
      );
      return alternatives(objects.map(shapeOf));
    }
    if (checker.isArrayType(type)) {
      const [element] = checker.getTypeArguments(type as ts.TypeReference);
      return element ? shapeOf(element) : NOTHING;
    }
    if ((type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection)) === 0) return NOTHING;
    return new Map(
      checker.getPropertiesOfType(type).map((property) => [
        property.name,
        {
          required: (property.flags & ts.SymbolFlags.Optional) === 0,
          kinds: kindsOf(checker.getTypeOfSymbol(property)),
        },
      ]),
    );
  }
  return { shapeOf };
}

/** The route of a generated method, which only its comment names: `@request POST:/call`. */
function routeOf(member: ts.Node): string | null {
  const tag = ts.getJSDocTags(member).find(({ tagName }) => tagName.text === 'request');
  const [, method, path] =
    /^([A-Z]+):(\S+)/.exec(ts.getTextOfJSDocComment(tag?.comment) ?? '') ?? [];
  // A last element with a colon before it is a parameter, as in /{provider}/voices.
  return method && path ? `${method} ${path.replace(/:(\w+)/g, '{$1}')}` : null;
}

/** `T` of `Promise<HttpResponse<T, E>>`. */
function answerOf(node: ts.TypeNode): ts.TypeNode | undefined {
  const [answer] = ts.isTypeReferenceNode(node) ? (node.typeArguments ?? []) : [];
  return answer && ts.isTypeReferenceNode(answer) ? answer.typeArguments?.[0] : undefined;
}

/** What the generated client is made of itself; not part of the API. */
const MACHINERY = new Set(['ApiConfig', 'FullRequestParams', 'HttpResponse', 'RequestParams']);

/** The names of all types that a piece of source mentions. */
function namesIn(node: ts.Node): ReadonlySet<string> {
  const names = new Set<string>();
  function visit(each: ts.Node) {
    const name = ts.isTypeReferenceNode(each) ? each.typeName.getText() : null;
    if (name && !MACHINERY.has(name)) names.add(name);
    ts.forEachChild(each, visit);
  }
  visit(node);
  return names;
}

/** The operations and interfaces that a generated client (`api.d.ts`) declares. */
export function readDeclarations(file: string): Description {
  const program = ts.createProgram([file], {
    lib: ['lib.es5.d.ts'],
    types: [],
    strict: true,
    skipLibCheck: true,
    noEmit: true,
  });
  const checker = program.getTypeChecker();
  const { shapeOf } = createReader(checker);
  const operations = new Map<string, OperationShape>();
  const shapes = new Map<string, Shape>();
  const mentions = new Map<string, ReadonlySet<string>>();

  function readOperation(member: ts.PropertySignature) {
    const route = routeOf(member);
    if (!route || !member.type || !ts.isFunctionTypeNode(member.type)) return;
    const { parameters, type } = member.type;
    const part = (name: string) => {
      const node = parameters.find((parameter) => parameter.name.getText() === name)?.type;
      return node ? shapeOf(checker.getTypeFromTypeNode(node)) : NOTHING;
    };
    const answer = answerOf(type);
    const response = answer ? shapeOf(checker.getTypeFromTypeNode(answer)) : NOTHING;
    mentions.set(route, namesIn(member));
    operations.set(route, { query: part('query'), body: part('data'), response });
  }

  function visit(node: ts.Node) {
    if (ts.isInterfaceDeclaration(node)) {
      shapes.set(node.name.text, shapeOf(checker.getTypeAtLocation(node)));
      mentions.set(node.name.text, namesIn(node));
    } else if (ts.isTypeAliasDeclaration(node)) {
      mentions.set(node.name.text, namesIn(node));
    } else if (ts.isPropertySignature(node)) {
      readOperation(node);
    }
    if (!ts.isInterfaceDeclaration(node)) ts.forEachChild(node, visit);
  }
  const source = program.getSourceFile(file);
  if (source) visit(source);
  return { operations, shapes, mentions };
}
