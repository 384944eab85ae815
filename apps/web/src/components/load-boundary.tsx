import { Component, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FullPageMessage } from './full-page-message.tsx';
import { Button } from './ui/button.tsx';

function LoadFailure() {
  const { t } = useTranslation();
  return (
    <FullPageMessage title={t('loadFailure.title')} text={t('loadFailure.text')}>
      <Button onClick={() => window.location.reload()}>{t('retry')}</Button>
    </FullPageMessage>
  );
}

/**
 * Catches a page that could not be loaded or shown. React offers this to classes alone, so this is
 * the one class of the interface.
 */
export class LoadBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override readonly state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? <LoadFailure /> : this.props.children;
  }
}
