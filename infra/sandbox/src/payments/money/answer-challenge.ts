import { idOf } from '../ids.ts';
import type { Books } from '../payments-context.ts';
import { type Attempt, holdOpenSession } from './attempt-payment.ts';
import { refuse, settle } from './settle-payment.ts';

/** What the payer told the bank; an answer to a question that is no longer open changes nothing. */
export async function answerChallenge(
  books: Books,
  id: string,
  { attempt, isConfirmed }: { attempt: string; isConfirmed: boolean },
): Promise<Attempt> {
  const held = await holdOpenSession(books, id, attempt);
  if (held.ended) return held.ended;
  const { session, details } = held;
  const { challenge } = details;
  const intent = await books.objects.lock('payment_intent', idOf(session.payment_intent) ?? '');
  const method = await books.objects.find('payment_method', idOf(intent?.payment_method) ?? '');
  const isOpen = intent?.status === 'requires_action' && challenge?.attempt === attempt;
  if (!isOpen || !intent || !method || !challenge) {
    return { outcome: 'declined', reason: 'payment_intent_authentication_failure' };
  }
  const payment = { session, details, intent, method, payer: challenge.payer, attempt };
  if (!isConfirmed) {
    const reason = 'payment_intent_authentication_failure';
    return refuse(books, { ...payment, reason, isAuthenticated: false });
  }
  const { declines } = challenge;
  if (declines) return refuse(books, { ...payment, reason: declines, isAuthenticated: true });
  return settle(books, { ...payment, isAuthenticated: true });
}
