import Coins from 'lucide-react/icons/coins';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Badge } from '../../components/ui/badge.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import type { TokenBalanceQuery } from '../../lib/token-balance.ts';
import { useIsWalletOpening } from '../../lib/wallet-opening.ts';

/** The balance beside the welcome line; at zero it also offers the way to more. */
export function TokenBadge({ balance }: { balance: TokenBalanceQuery }) {
  const { t } = useTranslation('dashboard');
  const isOpening = useIsWalletOpening();

  if (balance.isPending || isOpening) return <Skeleton className="h-8 w-28 rounded-full" />;
  if (balance.isError) return <Badge tone="negative">{t('balance.unknown')}</Badge>;

  const { count } = balance.data;
  return (
    <span className="inline-flex flex-wrap items-center gap-3" aria-live="polite">
      <Badge tone={count === 0 ? 'caution' : 'brand'} className="h-8 px-3 text-sm">
        <Coins aria-hidden="true" className="size-4" />
        {t('balance.count', { count })}
      </Badge>
      {count === 0 && (
        <Link to="/dashboard?buy=tokens" className="text-brand underline underline-offset-4">
          {t('balance.buy')}
        </Link>
      )}
    </span>
  );
}
