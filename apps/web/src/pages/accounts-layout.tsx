import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router-dom';
import { FullPageMessage } from '../components/full-page-message.tsx';
import { Button } from '../components/ui/button.tsx';
import { PageSpinner } from '../components/ui/spinner.tsx';
import { LanguageKeeper } from '../features/account/language-keeper.tsx';
import { LiveNotices } from '../features/live-notices/live-notices.tsx';
import { WalletOpening } from '../features/tokens/wallet-opening.tsx';
import { ApiContext } from '../lib/api-context.tsx';
import { AuthProvider } from '../lib/auth.tsx';
import { ConfigContext } from '../lib/config.ts';
import { createQueryClient } from '../lib/query-client.ts';
import { servicesQuery } from '../lib/services.ts';

/** Everything behind the public pages: where accounts live, who is signed in, and the API. */
export function AccountsLayout() {
  const [queries] = useState(createQueryClient);
  return (
    <QueryClientProvider client={queries}>
      <Connected />
    </QueryClientProvider>
  );
}

function Connected() {
  const { t } = useTranslation();
  const services = useQuery(servicesQuery);

  if (services.isPending) return <PageSpinner label={t('loading')} />;
  if (services.isError) {
    return (
      <FullPageMessage title={t('unreachable.title')} text={t('unreachable.text')}>
        <Button busy={services.isFetching} onClick={() => void services.refetch()}>
          {t('retry')}
        </Button>
      </FullPageMessage>
    );
  }
  const { config, accounts, startedCutOff, api, notices } = services.data;
  return (
    <ConfigContext value={config}>
      <AuthProvider accounts={accounts} startedCutOff={startedCutOff}>
        <ApiContext value={api}>
          <WalletOpening />
          <LanguageKeeper />
          <LiveNotices notices={notices} />
          <Suspense fallback={<PageSpinner label={t('loading')} />}>
            <Outlet />
          </Suspense>
        </ApiContext>
      </AuthProvider>
    </ConfigContext>
  );
}
