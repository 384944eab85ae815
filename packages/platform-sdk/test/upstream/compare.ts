import { alternatives, type Description, type Key, type Shape } from './shape.ts';
import type { ClaimedShape, OwnDescription } from './read-document-shapes.ts';

/** The provider's two descriptions: the newest, and the one that has all our operations. */
export interface Upstream {
  readonly newest: Description;
  readonly oldest: Description;
}

/** What a reply must have: everything else may be missing from it one day. */
const ALWAYS_IN_REPLIES = new Set(['id', 'orgId', 'createdAt', 'updatedAt']);

/** An undeclared body or reply says nothing. */
const declared = (shape: Shape | undefined) => (shape && shape.size > 0 ? shape : undefined);
const listed = (kinds: Key['kinds']) => [...kinds].toSorted().join('|');

function compareKinds(where: string, own: Key, theirs: readonly Key[]): string[] {
  const kinds = new Set(theirs.flatMap((key) => [...key.kinds]));
  if (kinds.has('any') || own.kinds.has('any')) return [];
  const same = listed(own.kinds) === listed(kinds);
  return same ? [] : [`${where}: is ${listed(own.kinds)}, theirs ${listed(kinds)}`];
}

/** A body is strict: required is what the newest requires. */
function compareSent(name: string, own: boolean, required: boolean): string | null {
  if (own === required) return null;
  return `${name}: ${own ? 'required by us alone' : 'not required'}`;
}

/** A reply is tolerant: nothing more is required, and always the ids and times. */
function compareReceived(name: string, own: boolean, required: boolean): string | null {
  const isAlwaysThere = ALWAYS_IN_REPLIES.has(name.slice(name.lastIndexOf('.') + 1));
  if (own && !required) return `${name}: required by us alone`;
  return required && !own && isAlwaysThere ? `${name}: not required` : null;
}

/** `newest` decides what is required; both together decide which keys there are. */
function compareShapes(
  where: string,
  own: Shape,
  [newest, oldest]: readonly [Shape | undefined, Shape | undefined],
  compareRequired: typeof compareSent,
): string[] {
  const names = new Set([...own.keys(), ...(newest?.keys() ?? []), ...(oldest?.keys() ?? [])]);
  return Array.from(names, (name) => {
    const ours = own.get(name);
    const theirs = [newest?.get(name), oldest?.get(name)].filter((key) => key !== undefined);
    if (!ours) return [`${where}.${name}: missing`];
    if (theirs.length === 0) return [`${where}.${name}: only ours`];
    const required = (newest ?? oldest)?.get(name)?.required === true;
    const requirement = compareRequired(`${where}.${name}`, ours.required, required);
    const kinds = compareKinds(`${where}.${name}`, ours, theirs);
    return requirement ? [requirement].concat(kinds) : kinds;
  }).flat();
}

function compareClaim(claim: ClaimedShape, { newest, oldest }: Upstream): string[] {
  const find = (description: Description) => {
    const found = claim.upstream.map((name) => description.shapes.get(name));
    const shapes = found.filter((shape) => shape !== undefined);
    return shapes.length > 0 ? alternatives(shapes) : undefined;
  };
  const unknown = claim.upstream
    .filter((name) => !newest.shapes.has(name) && !oldest.shapes.has(name))
    .map((name) => `${claim.where}: stands for ${name}, which does not exist`);
  const compareRequired = claim.sent ? compareSent : compareReceived;
  return [
    ...unknown,
    ...compareShapes(claim.where, claim.shape, [find(newest), find(oldest)], compareRequired),
  ];
}

/** The named shapes that the routes mention, and those that these mention, and so on. */
function reachable(description: Description, routes: Iterable<string>): ReadonlySet<string> {
  const found = new Set<string>();
  const waiting = [...routes];
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    for (const mentioned of description.mentions.get(name) ?? []) {
      if (found.has(mentioned)) continue;
      found.add(mentioned);
      waiting.push(mentioned);
    }
  }
  return new Set([...found].filter((name) => description.shapes.has(name)));
}

function compareOperations(own: OwnDescription, { newest, oldest }: Upstream): string[] {
  const routes = new Set([...own.operations.keys(), ...oldest.operations.keys()]);
  return Array.from(routes, (route) => {
    const ours = own.operations.get(route);
    if (!ours) return [`${route}: missing`];
    const theirs = [newest.operations.get(route), oldest.operations.get(route)] as const;
    if (!theirs[0] && !theirs[1]) return [`${route}: only ours`];
    const part = (name: 'query' | 'body' | 'response') =>
      compareShapes(
        `${route} ${name}`,
        ours[name],
        [declared(theirs[0]?.[name]), declared(theirs[1]?.[name])],
        name === 'response' ? compareReceived : compareSent,
      );
    return part('query').concat(part('body'), part('response'));
  }).flat();
}

/** Every difference between our document and the provider's, one line each, in a fixed order. */
export function compareWithUpstream(own: OwnDescription, upstream: Upstream): string[] {
  const claimed = new Set(own.claims.flatMap((claim) => claim.upstream));
  const routes = own.operations.keys().toArray();
  const { newest, oldest } = upstream;
  const needed = new Set([...reachable(newest, routes), ...reachable(oldest, routes)]);
  const left = [...needed].filter((name) => !claimed.has(name));
  return [
    ...compareOperations(own, upstream),
    ...own.claims.flatMap((claim) => compareClaim(claim, upstream)),
    ...left.map((name) => `${name}: not described`),
  ].toSorted();
}
