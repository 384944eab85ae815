import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Alert } from '../../components/ui/alert.tsx';
import { Badge } from '../../components/ui/badge.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { useAccountErrorMessage } from '../../lib/account-error.ts';
import { useFormat } from '../../lib/format.ts';
import { type AccountFactor, useAccount } from './account-query.ts';
import { AccountSection } from './account-section.tsx';
import { Enrolment } from './enrolment.tsx';
import { RemoveFactorDialog } from './remove-factor-dialog.tsx';
import { useEnrolment } from './use-enrolment.ts';

/** Authenticator apps: which there are, another one, and none any more. */
export function TwoFactorSection() {
  const { t } = useTranslation('account');
  const account = useAccount();
  return (
    <AccountSection title={t('twoFactor.title')} intro={t('twoFactor.intro')}>
      {account.isPending && <Skeleton className="h-11 w-56" />}
      {account.isError && <LoadFailure error={account.error} retry={() => account.refetch()} />}
      {account.data && <Factors factors={account.data.factors} />}
    </AccountSection>
  );
}

function LoadFailure({ error, retry }: { readonly error: unknown; readonly retry: () => unknown }) {
  const { t } = useTranslation('account');
  const messageOf = useAccountErrorMessage();
  return (
    <Alert kind="error" title={t('twoFactor.unavailable')}>
      <p>{messageOf(error)}</p>
      <Button variant="link" size="sm" onClick={() => retry()}>
        {t('common:retry')}
      </Button>
    </Alert>
  );
}

function Factors({ factors }: { readonly factors: readonly AccountFactor[] }) {
  const { t } = useTranslation('account');
  const messageOf = useAccountErrorMessage();
  const { factor, error, isBeginning, begin, confirm, end } = useEnrolment(factors);
  const [news, setNews] = useState<'added' | 'removed' | null>(null);
  const verified = factors.filter((one) => one.isVerified);
  const isOn = verified.length > 0;

  if (factor) {
    const onEnd = (isConfirmed: boolean) => {
      setNews(isConfirmed ? 'added' : null);
      void end(isConfirmed);
    };
    return <Enrolment factor={factor} confirm={confirm} onEnd={onEnd} />;
  }
  return (
    <>
      {error && <Alert kind="error">{messageOf(error)}</Alert>}
      {news && <Alert kind="success">{t(`twoFactor.${news}`)}</Alert>}
      <Badge tone={isOn ? 'positive' : 'neutral'}>
        {t(isOn ? 'twoFactor.on' : 'twoFactor.off')}
      </Badge>
      {isOn && (
        <ul className="w-full divide-y divide-line rounded-lg border border-line bg-surface">
          {verified.map((one) => (
            <FactorRow key={one.id} factor={one} onRemoved={() => setNews('removed')} />
          ))}
        </ul>
      )}
      <Button variant="secondary" busy={isBeginning} onClick={begin}>
        {t(isOn ? 'twoFactor.addAnother' : 'twoFactor.add')}
      </Button>
    </>
  );
}

function FactorRow({
  factor,
  onRemoved,
}: {
  readonly factor: AccountFactor;
  readonly onRemoved: () => void;
}) {
  const { t } = useTranslation('account');
  const format = useFormat();
  return (
    <li className="flex items-center gap-4 px-4 py-3">
      <div className="min-w-0 flex-1">
        <p className="truncate font-medium">{factor.name || t('twoFactor.app')}</p>
        <p className="text-sm text-ink-muted">
          {t('twoFactor.since', { date: format.dateTime(factor.createdAt) })}
        </p>
      </div>
      <RemoveFactorDialog factor={factor} onRemoved={onRemoved} />
    </li>
  );
}
