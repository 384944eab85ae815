import { z } from 'zod';
import type { CreatedRange } from '../pages.ts';
import type { FormBranch, FormValue } from './form-encoding.ts';
import { PaymentsError } from './payments-error.ts';

/** Names the provider's code for a refinement that failed. */
export const refusal = (code: string, message: string) => ({ message, params: { code } });

export const integer = z
  .string()
  .refine(
    (text) => /^-?\d{1,15}$/.test(text),
    refusal('parameter_invalid_integer', 'Invalid integer'),
  )
  .transform(Number);

export const boolean = z.enum(['true', 'false']).transform((text) => text === 'true');

export const text = (max = 5_000) =>
  z
    .string()
    .min(1)
    .max(max, refusal('parameter_invalid_string', `Too long, at most ${max}`));

/** Branches named 0, 1, 2 … as a list. */
export const list = <T extends z.ZodType>(item: T) =>
  z.preprocess(
    (value) => (value && typeof value === 'object' ? Object.values(value) : value),
    z.array(item),
  );

const MAX_METADATA = 50;
/** An empty value means that there is none. */
export const metadata = z.preprocess(
  (value) =>
    value && typeof value === 'object'
      ? Object.fromEntries(Object.entries(value).filter(([, held]) => held !== ''))
      : value === ''
        ? {}
        : value,
  z
    .record(
      z.string().max(40, refusal('parameter_invalid_string', 'Metadata keys have at most 40')),
      z.string().max(500, refusal('parameter_invalid_string', 'Metadata values have at most 500')),
    )
    .refine(
      (entries) => Object.keys(entries).length <= MAX_METADATA,
      refusal('metadata_too_long', `Metadata can have at most ${MAX_METADATA} keys`),
    ),
);

export const expand = list(z.string()).optional();
/** What a request takes that says nothing but what to show. */
export const onlyExpand = z.strictObject({ expand });

const bounds = z.strictObject({
  gt: integer.optional(),
  gte: integer.optional(),
  lt: integer.optional(),
  lte: integer.optional(),
});
const created = z.union([
  integer.transform((moment): CreatedRange => ({ gte: moment, lte: moment })),
  bounds,
]);

/** What every list takes. */
export const listParameters = {
  limit: integer
    .refine(
      (limit) => limit >= 1 && limit <= 100,
      refusal('parameter_invalid_integer', 'A limit is between 1 and 100'),
    )
    .default(10),
  starting_after: text().optional(),
  ending_before: text().optional(),
  expand,
};
export const createdParameter = { created: created.optional() };

const nameOf = ([root, ...branches]: readonly PropertyKey[]) =>
  `${String(root)}${branches.map((branch) => `[${String(branch)}]`).join('')}`;

const valueAt = (input: FormValue, path: readonly PropertyKey[]): FormValue | undefined =>
  path.reduce<FormValue | undefined>(
    (value, name) => (typeof value === 'object' ? value[String(name)] : undefined),
    input,
  );

function toError(issue: z.core.$ZodIssue, input: FormBranch): PaymentsError {
  if (issue.code === 'unrecognized_keys') {
    const names = issue.keys.map((key) => nameOf([...issue.path, key]));
    return new PaymentsError(
      `Received unknown parameter${names.length > 1 ? 's' : ''}: ${names.join(', ')}`,
      { code: 'parameter_unknown', param: names[0] },
    );
  }
  const param = nameOf(issue.path);
  const value = valueAt(input, issue.path);
  if (value === undefined) {
    return new PaymentsError(`Missing required param: ${param}.`, {
      code: 'parameter_missing',
      param,
    });
  }
  if (value === '') {
    return new PaymentsError(
      `You passed an empty string for '${param}'. We assume empty values are an attempt to unset a parameter; however '${param}' cannot be unset. You should remove '${param}' from your request or supply a non-empty value.`,
      { code: 'parameter_invalid_empty', param },
    );
  }
  if (issue.code === 'invalid_value') {
    const choices = issue.values.map(String);
    return new PaymentsError(`Invalid ${param}: must be one of ${choices.join(', ')}`, { param });
  }
  if (issue.code === 'custom') {
    const code = issue.params?.['code'] as string | undefined;
    const given = typeof value === 'string' && !code?.startsWith('metadata') ? `: ${value}` : '';
    return new PaymentsError(`${issue.message}${given}`, { code, param });
  }
  return new PaymentsError(
    typeof value === 'string'
      ? 'Invalid object'
      : `Invalid ${issue.code === 'invalid_type' ? issue.expected : 'value'}`,
    { param },
  );
}

/** Reads parameters; the first problem is answered as the provider would. */
export function readParameters<T extends z.ZodType>(schema: T, input: FormBranch): z.output<T> {
  const parsed = schema.safeParse(input);
  if (parsed.success) return parsed.data;
  const [first] = parsed.error.issues;
  if (!first) throw parsed.error;
  throw toError(first.code === 'invalid_union' ? (first.errors[0]?.[0] ?? first) : first, input);
}
