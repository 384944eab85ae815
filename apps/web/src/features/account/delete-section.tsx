import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/ui/button.tsx';
import { AccountSection } from './account-section.tsx';
import { DeleteAccountDialog } from './delete-account-dialog.tsx';

/** The end of the account, for good. */
export function DeleteSection() {
  const { t } = useTranslation('account');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <AccountSection title={t('delete.title')} intro={t('delete.intro')}>
      <Button variant="danger" onClick={() => setIsOpen(true)}>
        {t('delete.open')}
      </Button>
      <DeleteAccountDialog isOpen={isOpen} onOpenChange={setIsOpen} />
    </AccountSection>
  );
}
