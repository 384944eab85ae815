import type { Delivery } from '@greenshoe/shared-types';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../lib/format.ts';

/** How it was said: shown apart, since it counts for nothing. */
export function DeliverySection({ delivery }: { delivery: Delivery }) {
  const { t } = useTranslation('report');
  const format = useFormat();
  const { answers, words, wordsPerMinute, talkShare, fillers } = delivery;
  const facts = [
    { name: t('delivery.answers'), value: format.number(answers) },
    { name: t('delivery.words'), value: format.number(words) },
    ...(wordsPerMinute === null
      ? []
      : [{ name: t('delivery.pace'), value: format.number(wordsPerMinute) }]),
    ...(talkShare === null
      ? []
      : [{ name: t('delivery.talkShare'), value: format.share(talkShare) }]),
  ];
  return (
    <section aria-labelledby="delivery" className="print-whole">
      <h2 id="delivery" className="text-xl font-semibold">
        {t('delivery.title')}
      </h2>
      <p className="mt-1 text-ink-muted">{t('delivery.notScored')}</p>
      <dl className="mt-4 flex flex-wrap gap-x-12 gap-y-4">
        {facts.map(({ name, value }) => (
          <div key={name} className="flex flex-col-reverse">
            <dt className="text-sm text-ink-muted">{name}</dt>
            <dd className="tabular text-2xl font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 text-ink-muted">
        {fillers.length === 0
          ? t('delivery.noFillers')
          : t('delivery.fillers', {
              list: fillers.map(({ word, count }) => `“${word}” × ${count}`).join(', '),
            })}
      </p>
    </section>
  );
}
