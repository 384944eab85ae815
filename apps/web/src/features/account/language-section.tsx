import { useMutationState } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Alert } from '../../components/ui/alert.tsx';
import { Select } from '../../components/ui/select.tsx';
import { interfaceLanguages } from '../../lib/catalogues.ts';
import { chooseLanguage } from '../../lib/i18n.ts';
import { AccountSection } from './account-section.tsx';
import { languageKey } from './language-keeper.tsx';

/** The language of the pages and of the mails. */
export function LanguageSection() {
  const { t, i18n } = useTranslation('account');
  const outcome = useMutationState({
    filters: { mutationKey: languageKey },
    select: (mutation) => mutation.state.status,
  }).at(-1);
  const chosen = interfaceLanguages.find((one) => one === i18n.language) ?? 'en';

  return (
    <AccountSection title={t('language.title')} intro={t('language.intro')}>
      <div className="w-full sm:w-64">
        <Select
          label={t('language.label')}
          value={chosen}
          options={interfaceLanguages.map((value) => ({
            value,
            label: t(`common:languages.${value}`),
          }))}
          onChange={(language) => void chooseLanguage(language)}
        />
      </div>
      {outcome === 'success' && <Alert kind="success">{t('language.saved')}</Alert>}
      {outcome === 'error' && <Alert kind="warning">{t('language.notSaved')}</Alert>}
    </AccountSection>
  );
}
