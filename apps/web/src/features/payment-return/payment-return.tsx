import { Alert } from '../../components/ui/alert.tsx';
import { usePaymentReturn } from './use-payment-return.ts';

/** Says on the dashboard how a payment went. */
export function PaymentReturn() {
  const { message, dismiss } = usePaymentReturn();
  if (!message) return null;
  return (
    <Alert kind={message.kind} className="mb-8" {...(message.isFinal && { onDismiss: dismiss })}>
      {message.text}
    </Alert>
  );
}
