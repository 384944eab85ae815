import type Stripe from 'stripe';
import { escapeHtml } from '../../escape-html.ts';
import { formatAmount } from '../pages/amounts.ts';
import type { Page } from '../pages/shell.ts';
import { checkoutStyle } from './checkout-style.ts';
import { type Language, textsIn } from './texts.ts';

const ENDINGS = { complete: 409, expired: 410, unknown: 404 } as const;
export type Ending = keyof typeof ENDINGS;
export const statusOf = (ending: Ending): number => ENDINGS[ending];

/** What there is to see when a session cannot be paid (any more), and the way back. */
export function endedPage(
  ending: Ending,
  language: Language,
  session: Stripe.Checkout.Session | null,
): Page {
  const texts = textsIn(language);
  const [title, explanation] = texts[ending];
  const back = session?.cancel_url;
  return {
    language,
    title: `${title} · Greenshoe`,
    style: checkoutStyle,
    status: ending === 'complete' ? 200 : statusOf(ending),
    body: `<header class="note">${texts.notice}</header>
<main class="message"><div class="card"><h1>${title}</h1><p>${explanation}</p>
${back ? `<p class="actions"><a class="button" href="${escapeHtml(back)}">${texts.backToShop}</a></p>` : ''}
</div></main>`,
  };
}

/** The payer's bank asks whether it is really them. */
export function challengePage(
  session: Stripe.Checkout.Session,
  language: Language,
  attempt: string,
): Page {
  const texts = textsIn(language);
  const [title, explanation] = texts.challenge;
  const amount = formatAmount(session.amount_total ?? 0, session.currency ?? 'eur', language);
  return {
    language,
    title: `${title} · Greenshoe`,
    style: checkoutStyle,
    formTargets: [new URL(session.success_url ?? '').origin],
    body: `<header class="note">${texts.notice}</header>
<main class="message"><div class="card"><h1>${title}</h1>
<p>Greenshoe · ${escapeHtml(amount)}</p><p>${explanation}</p>
<form method="post" action="/payments/pay/${session.id}/challenge">
<input type="hidden" name="attempt" value="${escapeHtml(attempt)}">
<button type="submit" name="answer" value="confirm">${texts.confirm}</button>
<button class="quiet" type="submit" name="answer" value="refuse">${texts.refuse}</button>
</form></div></main>`,
  };
}
