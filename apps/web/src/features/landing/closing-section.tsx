import { useTranslation } from 'react-i18next';
import { StartLink } from './start-link.tsx';

export function ClosingSection() {
  const { t } = useTranslation('landing');
  return (
    <section className="mx-auto flex max-w-6xl flex-col items-start px-5 py-24 sm:px-8">
      <h2 className="max-w-3xl text-4xl leading-[1.12] font-semibold tracking-[-0.03em] sm:text-5xl">
        {t('closing.title')}
      </h2>
      <p className="mt-4 mb-8 text-lg text-ink-muted">{t('closing.text')}</p>
      <StartLink />
    </section>
  );
}
