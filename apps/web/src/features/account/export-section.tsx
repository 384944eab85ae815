import { accountEndpoints } from '@greenshoe/shared-types';
import { useMutation } from '@tanstack/react-query';
import Download from 'lucide-react/icons/download';
import { useTranslation } from 'react-i18next';
import { Alert } from '../../components/ui/alert.tsx';
import { Button } from '../../components/ui/button.tsx';
import { useAccountErrorMessage } from '../../lib/account-error.ts';
import { useApi } from '../../lib/api-context.tsx';
import { saveFile } from '../../lib/save-file.ts';
import { AccountSection } from './account-section.tsx';

/** Everything we keep about the caller, as one file. */
export function ExportSection() {
  const { t } = useTranslation('account');
  const api = useApi();
  const messageOf = useAccountErrorMessage();
  const { mutate, error, isPending, isSuccess } = useMutation({
    mutationFn: () => api(accountEndpoints.exportData),
    onSuccess: (data) => {
      const name = `greenshoe-account-${data.exportedAt.slice(0, 10)}.json`;
      saveFile(name, JSON.stringify(data, null, 2), 'application/json');
    },
  });

  return (
    <AccountSection title={t('export.title')} intro={t('export.intro')}>
      {error && (
        <Alert kind="error" title={t('export.failed')}>
          {messageOf(error)}
        </Alert>
      )}
      <Button variant="secondary" busy={isPending} onClick={() => mutate()}>
        {!isPending && <Download aria-hidden="true" className="size-4" />}
        {t(isPending ? 'export.submitting' : 'export.submit')}
      </Button>
      <output className="text-sm text-ink-muted">{isSuccess && t('export.done')}</output>
    </AccountSection>
  );
}
