import { escapeHtml } from '../../escape-html.ts';
import { DISPUTE_REASONS } from '../documents/dispute-document.ts';
import type { EventOverview } from '../events.repository.ts';
import { formatAmount } from '../pages/amounts.ts';
import type { Page } from '../pages/shell.ts';
import { operatorStyle } from './operator-style.ts';
import type { Overview, PaymentOverview } from './payments-overview.ts';

const formatTime = (seconds: number) =>
  `${new Date(seconds * 1_000).toISOString().slice(0, 19).replace('T', ' ')} UTC`;

function stateOf({ session, charge, dispute, isPending }: PaymentOverview): string {
  if (dispute) {
    return dispute.status === 'needs_response' ? 'disputed' : `dispute ${dispute.status}`;
  }
  if (charge?.refunded) return 'refunded';
  if (charge?.amount_refunded) return 'partly refunded';
  if (charge) return 'paid';
  if (isPending) return 'waiting for the bank';
  return session.status === 'complete' ? 'not paid by the bank' : (session.status ?? 'open');
}

const refundForm = (id: string, left: string, seen: number, currency: string) => `
<form method="post" action="/payments/operator/refunds">
<input type="hidden" name="charge" value="${id}"><input type="hidden" name="seen" value="${seen}">
<label>Refund (${escapeHtml(currency)})<input name="amount" inputmode="decimal" value="${left}"></label>
<button>Refund</button></form>`;

const disputeForm = (id: string) => `
<form method="post" action="/payments/operator/disputes">
<input type="hidden" name="charge" value="${id}">
<label>Dispute as<select name="reason">${DISPUTE_REASONS.map((reason) => `<option>${reason}</option>`).join('')}</select></label>
<button class="quiet">Dispute</button></form>`;

const decisionForm = (id: string) => `
<form method="post" action="/payments/operator/disputes/${id}">
<button name="outcome" value="won">Merchant wins</button>
<button class="quiet" name="outcome" value="lost">Merchant loses</button></form>`;

const debitForm = (id: string) => `
<form method="post" action="/payments/operator/debits/${id}">
<button name="outcome" value="paid">Bank pays</button>
<button class="quiet" name="outcome" value="refused">Bank refuses</button></form>`;

/** What can be done to a payment as it stands. */
function renderForms({ session, charge, dispute, isPending }: PaymentOverview): string {
  if (isPending) return debitForm(session.id);
  if (!charge) return '';
  if (dispute?.status === 'needs_response') return decisionForm(dispute.id);
  const left = charge.amount - charge.amount_refunded;
  if (left === 0 || dispute?.status === 'lost') return '';
  const { maximumFractionDigits: digits = 2 } = new Intl.NumberFormat('en', {
    style: 'currency',
    currency: charge.currency,
  }).resolvedOptions();
  const shown = (left / 10 ** digits).toFixed(digits);
  const refund = refundForm(
    charge.id,
    shown,
    charge.amount_refunded,
    charge.currency.toUpperCase(),
  );
  return dispute ? refund : refund + disputeForm(charge.id);
}

function renderPayment(payment: PaymentOverview): string {
  const { session, charge } = payment;
  const currency = session.currency ?? 'eur';
  const refunded = charge?.amount_refunded
    ? ` · ${formatAmount(charge.amount_refunded, currency, 'en')} given back`
    : '';
  const state = stateOf(payment);
  return `<article class="card">
<h3>${escapeHtml(formatAmount(session.amount_total ?? 0, currency, 'en'))}
<span class="state">${escapeHtml(state)}</span></h3>
<p class="soft">${escapeHtml(session.customer_details?.email ?? session.customer_email ?? 'no e-mail yet')}
· <time datetime="${new Date(session.created * 1_000).toISOString()}">${formatTime(session.created)}</time>${escapeHtml(refunded)}</p>
<p class="soft"><code>${session.id}</code></p>
<div class="forms">${renderForms(payment)}</div>
</article>`;
}

function deliveryOf({ isDue, isDelivered, attempts, lastAnswer }: EventOverview): string {
  const answer = lastAnswer ? `, last answer: ${lastAnswer}` : '';
  if (isDue) return `waiting, ${attempts} attempts so far${answer}`;
  if (isDelivered) return `delivered${answer}`;
  return attempts > 0 ? `given up after ${attempts} attempts${answer}` : 'nobody to tell';
}

const renderEvent = (event: EventOverview) => `<li>
<div><strong>${escapeHtml(event.type)}</strong> <code>${event.id}</code>
<p class="soft">${formatTime(event.created)} · ${escapeHtml(deliveryOf(event))}</p></div>
<form method="post" action="/payments/operator/events/${event.id}/send">
<button class="quiet" aria-label="Send again: ${escapeHtml(event.type)}">Send again</button></form></li>`;

/** Where the merchant's side of a payment is played by hand. */
export function operatorPage({ payments, events }: Overview, problem?: string): Page {
  return {
    language: 'en',
    title: 'Test payments · Greenshoe',
    style: operatorStyle,
    status: problem ? 400 : 200,
    body: `<header class="note">Test payments: no money moves.</header>
<main class="operator"><h1>Test payments</h1>
<p class="failure" role="alert">${problem ? escapeHtml(problem) : ''}</p>
<section aria-labelledby="payments"><h2 id="payments">Payments</h2>
${payments.map(renderPayment).join('\n') || '<p class="card soft">No checkout yet.</p>'}</section>
<section aria-labelledby="events"><h2 id="events">Events</h2>
<ul class="card events">${events.map(renderEvent).join('\n') || '<li class="soft">Nothing has happened yet.</li>'}</ul></section>
</main>`,
  };
}
