import { plans } from '@greenshoe/shared-types';
import { useTranslation } from 'react-i18next';
import { SiteLayout } from '../components/layout/site-layout.tsx';
import { StartLink } from '../features/landing/start-link.tsx';
import { useFormat } from '../lib/format.ts';
import { useDocumentTitle } from '../lib/use-document-title.ts';

const principles = ['honest', 'fair', 'private'] as const;
const priceOf = (tokens: number) =>
  plans.find((plan) => plan.tokens === tokens)?.priceCents ?? Number.NaN;

export function AboutPage() {
  const { t } = useTranslation('landing');
  const format = useFormat();
  const prices = { single: format.cents(priceOf(1)), ten: format.cents(priceOf(10) / 10) };
  useDocumentTitle(t('about.title'));
  return (
    <SiteLayout entries={['home', 'about', 'dashboard', 'register', 'signIn']}>
      <article className="mx-auto max-w-3xl px-5 py-16 sm:px-8 sm:py-24">
        <p className="font-medium text-brand">{t('about.title')}</p>
        <h1 className="mt-4 text-4xl leading-[1.1] font-semibold tracking-[-0.03em] sm:text-5xl">
          {t('about.headline')}
        </h1>
        <div className="mt-8 flex flex-col gap-6 text-lg leading-8">
          <p>{t('about.origin')}</p>
          <p>{t('about.problem')}</p>
          <p>{t('about.answer', prices)}</p>
        </div>
        <h2 className="mt-16 text-2xl font-semibold">{t('about.principles.title')}</h2>
        <dl className="mt-5 mb-14 divide-y divide-line border-y border-line">
          {principles.map((principle) => (
            <div key={principle} className="grid gap-x-8 gap-y-1 py-5 sm:grid-cols-[14rem_1fr]">
              <dt className="font-semibold">{t(`about.principles.${principle}.title`)}</dt>
              <dd className="leading-7 text-ink-muted">
                {t(`about.principles.${principle}.text`)}
              </dd>
            </div>
          ))}
        </dl>
        <StartLink />
      </article>
    </SiteLayout>
  );
}
