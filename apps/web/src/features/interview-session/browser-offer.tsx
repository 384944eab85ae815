import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/ui/button.tsx';
import { useSession } from './session-context.tsx';

/** Asks before any sound goes to the browser's vendor, then proves that recognition works. */
export function BrowserOffer() {
  const { t } = useTranslation('session');
  const session = useSession();
  const [outcome, setOutcome] = useState<'untried' | 'testing' | 'unavailable'>('untried');

  async function test() {
    setOutcome('testing');
    const works = await session.tryBrowser(session.data.settings.language);
    if (!works) setOutcome('unavailable');
  }

  return (
    <section className="grid gap-3 rounded-md border border-line bg-sunken p-4 text-[0.9375rem]">
      <h2 className="font-semibold">{t('offer.title')}</h2>
      <p className="text-ink-muted">{t('offer.text')}</p>
      <output className={outcome === 'untried' ? 'sr-only' : 'font-medium'}>
        {outcome === 'testing' && t('offer.testing')}
        {outcome === 'unavailable' && t('offer.unavailable')}
      </output>
      <Button
        size="sm"
        variant="secondary"
        className="w-fit"
        busy={outcome === 'testing'}
        onClick={() => void test()}
      >
        {t(outcome === 'unavailable' ? 'offer.again' : 'offer.agree')}
      </Button>
    </section>
  );
}
