import { useTranslation } from 'react-i18next';

const features = ['interviewer', 'feedback', 'types', 'voice'] as const;

export function FeaturesSection() {
  const { t } = useTranslation('landing');
  return (
    <section aria-labelledby="features" className="border-y border-line bg-surface">
      <div className="mx-auto grid max-w-6xl gap-10 px-5 py-20 sm:px-8 lg:grid-cols-[1fr_2.1fr] lg:gap-16">
        <h2 id="features" className="text-3xl font-semibold lg:text-4xl">
          {t('features.title')}
        </h2>
        <ul className="grid gap-x-12 gap-y-10 sm:grid-cols-2">
          {features.map((feature) => (
            <li key={feature} className="border-t-2 border-brand pt-4">
              <h3 className="text-lg font-semibold">{t(`features.items.${feature}.title`)}</h3>
              <p className="mt-2 leading-7 text-ink-muted">{t(`features.items.${feature}.text`)}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
