import { useTranslation } from 'react-i18next';

const steps = ['opening', 'ladder', 'case', 'report'] as const;

/** The half hour as a line of time. */
export function SessionSection() {
  const { t } = useTranslation('landing');
  return (
    <section aria-labelledby="session" className="mx-auto max-w-6xl px-5 py-20 sm:px-8">
      <h2 id="session" className="text-3xl font-semibold lg:text-4xl">
        {t('session.title')}
      </h2>
      <ol className="mt-12 grid gap-y-8 lg:grid-cols-4">
        {steps.map((step) => (
          <li
            key={step}
            className="relative border-l-2 border-line pb-1 pl-6 before:absolute before:top-1.5 before:-left-[7px] before:size-3 before:rounded-full before:bg-brand lg:border-t-2 lg:border-l-0 lg:pt-6 lg:pr-8 lg:pl-0 lg:before:-top-[7px] lg:before:left-0"
          >
            <p className="tabular text-sm font-semibold text-brand">
              {t(`session.steps.${step}.time`)}
            </p>
            <h3 className="mt-1 text-lg font-semibold">{t(`session.steps.${step}.title`)}</h3>
            <p className="mt-1 text-ink-muted">{t(`session.steps.${step}.text`)}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
