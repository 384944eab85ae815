import { useTranslation } from 'react-i18next';

const levels = ['intern', 'analyst', 'associate'] as const;

export function AudienceSection() {
  const { t } = useTranslation('landing');
  return (
    <section aria-labelledby="audience" className="border-t border-line">
      <div className="mx-auto grid max-w-6xl gap-10 px-5 py-20 sm:px-8 lg:grid-cols-[1fr_2.1fr] lg:gap-16">
        <h2 id="audience" className="text-3xl font-semibold lg:text-4xl">
          {t('audience.title')}
        </h2>
        <dl className="divide-y divide-line border-y border-line">
          {levels.map((level) => (
            <div key={level} className="grid gap-x-8 gap-y-1 py-5 sm:grid-cols-[9rem_1fr]">
              <dt className="text-lg font-semibold">{t(`audience.items.${level}.title`)}</dt>
              <dd className="leading-7 text-ink-muted">{t(`audience.items.${level}.text`)}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
