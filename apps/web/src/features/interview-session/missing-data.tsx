import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { FullPageMessage } from '../../components/full-page-message.tsx';
import { Button } from '../../components/ui/button.tsx';

/** This tab knows of no interview. */
export function MissingData() {
  const { t } = useTranslation('session');
  const navigate = useNavigate();
  return (
    <FullPageMessage title={t('missing.title')} text={t('missing.message')}>
      <Button onClick={() => void navigate('/interview')}>{t('missing.start')}</Button>
      <Button variant="secondary" onClick={() => void navigate('/dashboard')}>
        {t('missing.dashboard')}
      </Button>
    </FullPageMessage>
  );
}
