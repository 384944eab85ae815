import type { PaymentMethodType } from '../documents/session-document.ts';
import type { DeclineReason } from '../kinds.ts';
import type { FieldProblem } from './payment-form.ts';
import { english } from './texts-english.ts';
import { french } from './texts-french.ts';

export type Language = 'en' | 'fr';

export interface Texts {
  readonly notice: string;
  readonly title: string;
  readonly payTo: string;
  readonly back: string;
  readonly backToShop: string;
  readonly summary: string;
  readonly quantity: string;
  readonly total: string;
  readonly titles: Readonly<Record<PaymentMethodType, string>>;
  readonly email: string;
  readonly number: string;
  readonly expiry: string;
  readonly expiryHint: string;
  readonly cvc: string;
  readonly name: string;
  readonly accountName: string;
  readonly debitHint: string;
  readonly pay: string;
  readonly processing: string;
  readonly unreachable: string;
  readonly cards: string;
  readonly cardsHint: string;
  readonly testCards: readonly (readonly [number: string, effect: string])[];
  readonly complete: readonly [title: string, explanation: string];
  readonly expired: readonly [title: string, explanation: string];
  readonly unknown: readonly [title: string, explanation: string];
  readonly challenge: readonly [title: string, explanation: string];
  readonly confirm: string;
  readonly refuse: string;
  readonly problems: Readonly<Record<FieldProblem, string>>;
  readonly declines: Readonly<Record<DeclineReason, string>>;
}

export const textsIn = (language: Language): Texts => (language === 'fr' ? french : english);

/** The session's language, or the browser's where the session leaves it open. */
export function languageOf(locale: string | null, acceptLanguage = ''): Language {
  const wanted = locale && locale !== 'auto' ? locale : acceptLanguage;
  return /^fr\b/i.test(wanted.trim()) ? 'fr' : 'en';
}
