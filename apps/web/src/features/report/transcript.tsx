import type { Interview, InterviewTurn } from '@greenshoe/shared-types';
import { useTranslation } from 'react-i18next';
import { Disclosure } from '../../components/ui/disclosure.tsx';
import { minutesAndSeconds } from '../../lib/format.ts';

/** Everything that was said, in order. */
export function Transcript({ turns, settings }: Pick<Interview, 'turns' | 'settings'>) {
  const { t } = useTranslation('report');
  if (turns.length === 0) return null;
  return (
    <section aria-label={t('transcript.title')} className="print:hidden">
      <Disclosure summary={t('transcript.show', { count: turns.length })}>
        <ol lang={settings.language} className="max-w-3xl space-y-5 border-l-2 border-line pl-5">
          {turns.map((turn) => (
            <Turn key={turn.seq} turn={turn} />
          ))}
        </ol>
      </Disclosure>
    </section>
  );
}

function Turn({ turn }: { turn: InterviewTurn }) {
  const { t, i18n } = useTranslation('report');
  return (
    <li>
      <p lang={i18n.language} className="text-sm text-ink-muted">
        <span className="font-semibold text-ink">{t(`transcript.${turn.role}`)}</span>
        <span className="tabular"> · {minutesAndSeconds(turn.startedMs / 1_000)}</span>
        {turn.source === 'typed' && ` · ${t('transcript.typed')}`}
      </p>
      <p className="mt-0.5 leading-7 whitespace-pre-line [overflow-wrap:anywhere]">{turn.text}</p>
    </li>
  );
}
