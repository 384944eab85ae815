import type { Objects } from '../objects.repository.ts';
import type { SessionDetails } from '../kinds.ts';
import { listOf } from './list-document.ts';
import { PaymentsError } from './payments-error.ts';

type Document = Record<string, unknown>;
const MAX_DEPTH = 4;

const isDocument = (value: unknown): value is Document =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Members that are shown only to those who ask. */
async function includable(objects: Objects, document: Document, member: string) {
  const id = String(document['id']);
  if (document['object'] === 'checkout.session' && member === 'line_items') {
    const { lineItems } = await objects.details<SessionDetails>(id);
    return listOf({ data: lineItems, hasMore: false }, `/v1/checkout/sessions/${id}/line_items`);
  }
  if (document['object'] === 'charge' && member === 'refunds') {
    const refunds = await objects.list('refund', { limit: 10, where: { charge: id } });
    return listOf(refunds, `/v1/charges/${id}/refunds`);
  }
  return undefined;
}

async function expandMember(objects: Objects, document: Document, member: string) {
  const value = document[member];
  if (typeof value === 'string') return (await objects.findAny(value)) ?? undefined;
  if (value === undefined) return includable(objects, document, member);
  return typeof value === 'object' ? value : undefined;
}

async function expandPath(
  objects: Objects,
  value: unknown,
  path: readonly string[],
  whole: string,
) {
  const [member, ...rest] = path;
  if (member === undefined || value === null) return value;
  if (Array.isArray(value)) {
    const items: unknown[] = [];
    for (const item of value) items.push(await expandPath(objects, item, path, whole));
    return items;
  }
  const found = isDocument(value) ? await expandMember(objects, value, member) : undefined;
  if (!isDocument(value) || found === undefined) {
    throw new PaymentsError(`This property cannot be expanded (${whole}).`, { param: 'expand' });
  }
  const expanded: unknown = await expandPath(objects, found, rest, whole);
  return { ...value, [member]: expanded };
}

/** Puts objects in the place of identifiers, along paths such as `data.payment_intent.latest_charge`. */
export async function expandDocument(
  objects: Objects,
  document: unknown,
  paths: readonly string[] = [],
): Promise<unknown> {
  let expanded = document;
  for (const path of paths) {
    const members = path.split('.');
    if (members.length > MAX_DEPTH) {
      throw new PaymentsError(`You cannot expand more than ${MAX_DEPTH} levels: ${path}`, {
        param: 'expand',
      });
    }
    expanded = await expandPath(objects, expanded, members, path);
  }
  return expanded;
}
