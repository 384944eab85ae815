import { useTranslation } from 'react-i18next';
import { Spinner } from '../../components/ui/spinner.tsx';
import { useArrivalFocus } from './use-arrival-focus.ts';

/** The moment between the click and the first word. */
export function Starting() {
  const { t } = useTranslation('session');
  const heading = useArrivalFocus<HTMLHeadingElement>();
  return (
    <main className="grid min-h-dvh content-center justify-items-center gap-3 px-5 text-center">
      <Spinner className="mb-3 size-8 text-brand" />
      <h1 ref={heading} tabIndex={-1} className="text-2xl font-semibold outline-none">
        {t('starting.title')}
      </h1>
      <p className="text-ink-muted">{t('starting.text')}</p>
    </main>
  );
}
