import type { Plan } from '@greenshoe/shared-types';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/ui/button.tsx';

interface PurchaseButtonProps {
  readonly plan: Plan;
  readonly isProcessing: boolean;
  readonly isDisabled: boolean;
  readonly onPurchase: () => void;
}

/** Buys one plan; while that is under way, no plan can be bought. */
export function PurchaseButton(props: PurchaseButtonProps) {
  const { t } = useTranslation('dashboard');
  const { plan, isProcessing, isDisabled, onPurchase } = props;
  return (
    <Button
      className="w-full"
      variant={plan.popular ? 'primary' : 'secondary'}
      busy={isProcessing}
      disabled={isDisabled}
      aria-label={isProcessing ? undefined : t('purchase.buyLabel', { count: plan.tokens })}
      onClick={onPurchase}
    >
      {t(isProcessing ? 'purchase.processing' : 'purchase.buy')}
    </Button>
  );
}
