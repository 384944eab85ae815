import type { Delivery } from '@greenshoe/shared-types';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../lib/format.ts';

/** How it was said: shown apart, since it counts for nothing. What was not measured is left out. */
export function DeliverySection({ delivery }: { delivery: Delivery }) {
  const { t } = useTranslation('report');
  const format = useFormat();
  const { answers, words, wordsPerMinute, pauseSeconds, talkShare, fillers, length } = delivery;
  return (
    <section aria-labelledby="delivery" className="print-whole">
      <h2 id="delivery" className="text-xl font-semibold">
        {t('delivery.title')}
      </h2>
      <p className="mt-1 text-ink-muted">{t('delivery.notScored')}</p>
      <dl className="mt-4 grid grid-cols-2 gap-x-8 gap-y-6 sm:grid-cols-3">
        <Fact name={t('delivery.answers')} value={format.number(answers)} />
        <Fact name={t('delivery.words')} value={format.number(words)} />
        {length && <AnswerLength length={length} />}
        {wordsPerMinute !== null && (
          <Fact name={t('delivery.pace')} value={format.number(wordsPerMinute)} />
        )}
        {pauseSeconds !== null && (
          <Fact
            name={t('delivery.pause')}
            value={t('delivery.seconds', { seconds: format.score(pauseSeconds) })}
          />
        )}
        {talkShare !== null && (
          <Fact name={t('delivery.talkShare')} value={format.share(talkShare)} />
        )}
      </dl>
      <p className="mt-6 text-ink-muted">
        {fillers.length === 0
          ? t('delivery.noFillers')
          : t('delivery.fillers', {
              list: fillers
                .map(({ word, count }) => `${t('quoted', { quote: word })} × ${count}`)
                .join(', '),
            })}
      </p>
    </section>
  );
}

function AnswerLength({ length }: { length: NonNullable<Delivery['length']> }) {
  const { t } = useTranslation('report');
  const format = useFormat();
  const { words, from, to } = length;
  const verdict = words < from ? 'short' : words > to ? 'long' : 'within';
  return (
    <Fact
      name={t('delivery.length.name')}
      value={format.number(words)}
      note={t(`delivery.length.${verdict}`, { from, to })}
    />
  );
}

function Fact({ name, value, note }: { name: string; value: string; note?: string }) {
  return (
    <div className="flex flex-col-reverse justify-end">
      <dt className="text-sm text-ink-muted">
        {name}
        {note && <span className="block">{note}</span>}
      </dt>
      <dd className="tabular text-2xl font-semibold">{value}</dd>
    </div>
  );
}
