import type Stripe from 'stripe';
import { escapeHtml } from '../../escape-html.ts';
import type { PaymentMethodType } from '../documents/session-document.ts';
import { formatAmount } from '../pages/amounts.ts';
import type { Page } from '../pages/shell.ts';
import { renderFields } from './checkout-fields.ts';
import { checkoutScript } from './checkout-script.ts';
import { checkoutStyle } from './checkout-style.ts';
import type { DeclineReason } from '../kinds.ts';
import type { Problems } from './payment-form.ts';
import { type Language, type Texts, textsIn } from './texts.ts';

export interface CheckoutView {
  readonly session: Stripe.Checkout.Session;
  readonly lines: readonly Stripe.LineItem[];
  readonly language: Language;
  readonly method: PaymentMethodType;
  readonly attempt: string;
  /** What was typed before, without anything of the card. */
  readonly typed: { readonly email: string; readonly name: string };
  readonly problems?: Problems | undefined;
  readonly declined?: DeclineReason | undefined;
}

function renderSummary({ session, lines, language }: CheckoutView, texts: Texts): string {
  const amount = (value: number) =>
    escapeHtml(formatAmount(value, session.currency ?? 'eur', language));
  const items = lines.map(
    (line) => `<li><span>${escapeHtml(line.description ?? '')}
    <small>${texts.quantity} ${line.quantity ?? 1}</small></span><span>${amount(line.amount_total)}</span></li>`,
  );
  return `<section class="summary" aria-labelledby="summary">
${session.cancel_url ? `<p><a class="back" href="${escapeHtml(session.cancel_url)}"><span aria-hidden="true">←</span> ${texts.backToShop}</a></p>` : ''}
<h1 id="summary" class="soft">${texts.payTo}</h1>
<p class="amount">${amount(session.amount_total ?? 0)}</p>
<ul>${items.join('\n')}</ul>
<p class="total"><span>${texts.total}</span><span>${amount(session.amount_total ?? 0)}</span></p>
</section>`;
}

const renderTestCards = (texts: Texts) => `<details>
<summary>${texts.cards}</summary>
<p class="soft">${texts.cardsHint}</p>
<ul>${texts.testCards.map(([number, effect]) => `<li><code>${number}</code> ${effect}</li>`).join('\n')}</ul>
</details>`;

/** Another way to pay, where the session offers one. */
function renderOtherMethod({ session, method }: CheckoutView, texts: Texts): string {
  const other = session.payment_method_types.find((type) => type !== method);
  if (!other) return '';
  return `<p class="other"><a href="/payments/pay/${session.id}?method=${other}">${texts.titles[other === 'card' ? 'card' : 'sepa_debit']}</a></p>`;
}

/** The page on which a session is paid. */
export function checkoutPage(view: CheckoutView): Page {
  const { session, language, method, attempt, declined, problems = {}, typed } = view;
  const texts = textsIn(language);
  const price = formatAmount(session.amount_total ?? 0, session.currency ?? 'eur', language);
  return {
    language,
    title: `${texts.title} · Greenshoe`,
    style: checkoutStyle,
    script: checkoutScript,
    status: declined ? 402 : view.problems ? 400 : 200,
    formTargets: [new URL(session.success_url ?? '').origin],
    body: `<header class="note">${texts.notice}</header>
<main class="checkout">
${renderSummary(view, texts)}
<section class="card" aria-labelledby="details">
<h2 id="details">${texts.titles[method]}</h2>
<form method="post" action="/payments/pay/${session.id}" novalidate
  data-processing="${texts.processing}" data-unreachable="${texts.unreachable}">
<p class="failure" id="failure" role="alert">${declined ? escapeHtml(texts.declines[declined]) : ''}</p>
<input type="hidden" name="attempt" value="${attempt}">
<input type="hidden" name="method" value="${method}">
${renderFields(method, texts, typed, problems)}
<button type="submit">${texts.pay} ${escapeHtml(price)}</button>
</form>
${renderOtherMethod(view, texts)}
${method === 'card' ? renderTestCards(texts) : `<p class="soft">${texts.debitHint}</p>`}
</section>
</main>`,
  };
}
