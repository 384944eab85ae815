import { delays, type TokenBalance } from '@greenshoe/shared-types';
import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { Alert } from '../../components/ui/alert.tsx';
import { Button } from '../../components/ui/button.tsx';
import { DialogActions } from '../../components/ui/dialog.tsx';
import { Spinner } from '../../components/ui/spinner.tsx';
import { useIsWalletOpening } from '../../lib/wallet-opening.ts';

/** Goes there by itself once the message could be read. */
function useLeaving(path: string): () => void {
  const navigate = useNavigate();
  useEffect(() => {
    const leave = setTimeout(() => void navigate(path), delays.redirectAfterTokenError);
    return () => clearTimeout(leave);
  }, [navigate, path]);
  return () => void navigate(path);
}

/** The balance cannot be checked, so nothing can start; the dashboard follows by itself. */
function TokensUnavailable() {
  const { t } = useTranslation('interview');
  useLeaving('/dashboard');
  return (
    <Alert kind="error" className="mt-5">
      {t('errors.tokens')}
    </Alert>
  );
}

/** Nothing to spend: where to get more. */
function NoTokens() {
  const { t } = useTranslation('interview');
  const navigate = useNavigate();
  const buy = useLeaving('/dashboard?buy=tokens');
  return (
    <>
      <p className="mt-4 font-medium">{t('noTokens.title')}</p>
      <p className="mt-1 text-ink-muted">{t('noTokens.text')}</p>
      <DialogActions>
        <Button variant="secondary" onClick={() => void navigate('/dashboard')}>
          {t('cancel')}
        </Button>
        <Button onClick={buy}>{t('noTokens.buy')}</Button>
      </DialogActions>
    </>
  );
}

interface BalanceGateProps {
  readonly balance: UseQueryResult<TokenBalance>;
  /** The interview may be paid for already, by the launch that is repeated. */
  readonly perhapsPaid: boolean;
  /** What somebody with tokens sees. */
  readonly children: (count: number) => ReactNode;
}

/** Lets only those through who can pay for an interview. */
export function BalanceGate({ balance, perhapsPaid, children }: BalanceGateProps) {
  const { t } = useTranslation('interview');
  const isOpening = useIsWalletOpening();
  if (balance.isPending || isOpening) {
    return (
      <div className="mt-6">
        <Spinner label={t('loading')} />
      </div>
    );
  }
  if (balance.isError) return <TokensUnavailable />;
  const { count } = balance.data;
  return count === 0 && !perhapsPaid ? <NoTokens /> : children(count);
}
