import { plans } from '@greenshoe/shared-types';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../lib/format.ts';
import { ProductPreview } from './product-preview.tsx';
import { StartLink } from './start-link.tsx';

const lowestPriceCents = Math.min(...plans.map(({ priceCents, tokens }) => priceCents / tokens));

export function Hero() {
  const { t } = useTranslation('landing');
  const format = useFormat();
  return (
    <section className="mx-auto grid max-w-6xl items-center gap-14 px-5 pt-14 pb-20 sm:px-8 lg:grid-cols-[1.02fr_1fr] lg:gap-16 lg:pt-20 lg:pb-28">
      <div className="flex flex-col items-start">
        <p className="text-[0.9375rem] font-medium text-brand">{t('hero.eyebrow')}</p>
        <h1 className="mt-4 text-[2.6rem] leading-[1.06] font-semibold tracking-[-0.035em] sm:text-6xl lg:text-[4rem]">
          {t('hero.headline')}
        </h1>
        <p className="mt-6 mb-9 max-w-[34rem] text-lg leading-8 text-ink-muted">{t('hero.text')}</p>
        <StartLink />
        <p className="mt-5 text-sm text-ink-muted">
          {t('hero.facts', { price: format.cents(lowestPriceCents) })}
        </p>
      </div>
      <ProductPreview />
    </section>
  );
}
