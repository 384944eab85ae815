import { useTranslation } from 'react-i18next';
import { AppLayout } from '../components/layout/app-layout.tsx';
import { ArrivalNotice } from '../features/account/arrival-notice.tsx';
import { DeleteSection } from '../features/account/delete-section.tsx';
import { DevicesSection } from '../features/account/devices-section.tsx';
import { EmailSection } from '../features/account/email-section.tsx';
import { ExportSection } from '../features/account/export-section.tsx';
import { LanguageSection } from '../features/account/language-section.tsx';
import { PasswordSection } from '../features/account/password-section.tsx';
import { TwoFactorSection } from '../features/account/two-factor-section.tsx';
import { useUser } from '../lib/auth.tsx';
import { useDocumentTitle } from '../lib/use-document-title.ts';

/** Everything one may change about one's account, its end included; links in mails lead here. */
export function AccountPage() {
  const { t } = useTranslation(['account', 'auth']);
  const { email } = useUser();
  useDocumentTitle(t('title'));
  return (
    <AppLayout>
      <h1 className="text-3xl font-semibold">{t('title')}</h1>
      <p className="mt-2 text-ink-muted [overflow-wrap:anywhere]">{t('intro', { email })}</p>
      <ArrivalNotice />
      <div className="mt-8">
        <EmailSection />
        <PasswordSection />
        <TwoFactorSection />
        <DevicesSection />
        <LanguageSection />
        <ExportSection />
        <DeleteSection />
      </div>
    </AppLayout>
  );
}
