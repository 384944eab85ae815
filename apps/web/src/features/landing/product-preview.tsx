import { useTranslation } from 'react-i18next';
import { LevelBars } from '../../components/level-bars.tsx';
import { MarkedAnswerPreview } from './marked-answer-preview.tsx';

/** The product in one glance: a follow-up being asked, the live caption, and the answer once marked. */
export function ProductPreview() {
  const { t } = useTranslation('landing');
  return (
    <figure aria-label={t('preview.label')} className="flex flex-col lg:pl-6">
      <LiveQuestion />
      <MarkedAnswerPreview />
    </figure>
  );
}

function LiveQuestion() {
  const { t } = useTranslation('landing');
  return (
    <div className="rounded-xl bg-panel p-5 text-on-panel shadow-raised sm:p-7">
      <div className="flex items-baseline justify-between gap-4 text-sm text-on-panel/80">
        <p>{t('preview.session')}</p>
        <p className="tabular font-medium text-on-panel">
          <span className="sr-only">{t('preview.remaining')} </span>21:47
        </p>
      </div>
      <div className="mt-6 flex items-center gap-3">
        <LevelBars />
        <p className="text-sm">
          <span className="font-semibold">{t('preview.interviewer')}</span>
          <span className="text-on-panel/80"> · {t('preview.listening')}</span>
        </p>
      </div>
      <p className="mt-3 text-xl leading-8 font-medium">{t('preview.followUp')}</p>
      <div className="mt-6 border-t border-on-panel/20 pt-4 pb-16 sm:pb-14">
        <p className="text-sm text-on-panel/80">{t('preview.you')}</p>
        <p className="mt-1 leading-7">
          {t('preview.caption')}
          <span
            aria-hidden="true"
            className="ml-1 inline-block h-[1.1em] w-0.5 animate-pulse bg-current align-text-bottom"
          />
        </p>
      </div>
    </div>
  );
}
