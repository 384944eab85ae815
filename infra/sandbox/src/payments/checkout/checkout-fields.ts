import { escapeHtml } from '../../escape-html.ts';
import type { PaymentMethodType } from '../documents/session-document.ts';
import type { FieldName, Problems } from './payment-form.ts';
import type { Texts } from './texts.ts';

interface Field {
  readonly name: FieldName;
  readonly label: string;
  readonly autocomplete: string;
  readonly value?: string;
  readonly attributes?: string;
}

function renderField(field: Field, texts: Texts, problems: Problems): string {
  const { name, label, autocomplete, value = '', attributes = '' } = field;
  const problem = problems[name];
  return `<div class="field ${name}">
  <label for="${name}">${escapeHtml(label)}</label>
  <input id="${name}" name="${name}" autocomplete="${autocomplete}" value="${escapeHtml(value)}"
    aria-describedby="${name}-error" aria-invalid="${Boolean(problem)}" required ${attributes}>
  <p class="error" id="${name}-error">${problem ? escapeHtml(texts.problems[problem]) : ''}</p>
</div>`;
}

const DIGITS = 'inputmode="numeric" spellcheck="false"';

const cardFields = (texts: Texts): readonly Field[] => [
  {
    name: 'number',
    label: texts.number,
    autocomplete: 'cc-number',
    attributes: `${DIGITS} placeholder="1234 1234 1234 1234"`,
  },
  {
    name: 'expiry',
    label: texts.expiry,
    autocomplete: 'cc-exp',
    attributes: `${DIGITS} placeholder="${texts.expiryHint}"`,
  },
  {
    name: 'cvc',
    label: texts.cvc,
    autocomplete: 'cc-csc',
    attributes: `${DIGITS} maxlength="4" placeholder="123"`,
  },
];

const debitFields: readonly Field[] = [
  { name: 'iban', label: 'IBAN', autocomplete: 'off', attributes: 'spellcheck="false"' },
];

/** The fields of a way to pay; what was typed into the payer's own ones is kept. */
export function renderFields(
  method: PaymentMethodType,
  texts: Texts,
  typed: { readonly email: string; readonly name: string },
  problems: Problems,
): string {
  const isCard = method === 'card';
  const fields: readonly Field[] = [
    {
      name: 'email',
      label: texts.email,
      autocomplete: 'email',
      value: typed.email,
      attributes: 'type="email"',
    },
    ...(isCard ? cardFields(texts) : debitFields),
    {
      name: 'name',
      label: isCard ? texts.name : texts.accountName,
      autocomplete: isCard ? 'cc-name' : 'name',
      value: typed.name,
    },
  ];
  return fields.map((field) => renderField(field, texts, problems)).join('\n');
}
