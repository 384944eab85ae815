import { cn } from '../../../lib/cn.ts';
import type { Line } from '../session/call-view.ts';
import { usePanelText, useSessionState } from '../session-context.tsx';

function Turn({ line }: { readonly line: Line }) {
  const { t } = usePanelText();
  const candidate = line.role === 'user';
  return (
    <li className={cn('grid gap-0.5', candidate && 'border-l-2 border-brand pl-3')}>
      <span className="text-xs font-medium text-ink-muted">
        {t(candidate ? 'panel.you' : 'panel.interviewer')}
      </span>
      <span className="text-[0.9375rem] leading-6 break-words whitespace-pre-wrap">
        {line.sentences.map((sentence, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- sentences are only ever added
          <span key={index}>{`${index > 0 ? ' ' : ''}${sentence}`}</span>
        ))}
      </span>
    </li>
  );
}

/** Everything said so far; new lines are announced and come into view. */
export function TranscriptLog() {
  const { t } = usePanelText();
  const { call } = useSessionState();
  return (
    <section className="flex min-h-0 flex-col gap-3">
      <h2 className="text-sm font-medium text-ink-muted">{t('panel.transcript')}</h2>
      <div
        role="log"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- so that the keyboard can scroll it
        tabIndex={0}
        aria-label={t('panel.transcript')}
        aria-live="polite"
        className="flex min-h-0 flex-1 flex-col-reverse overflow-y-auto rounded-sm pr-1"
      >
        {/* In a reversed column the newest line stays in view by itself. */}
        <div className="mb-auto">
          {call.lines.length === 0 && (
            <p className="text-sm text-ink-muted">{t('panel.transcriptEmpty')}</p>
          )}
          <ol className="grid gap-4">
            {call.lines.map((line) => (
              <Turn key={line.id} line={line} />
            ))}
          </ol>
          {call.partial && (
            <p aria-live="off" className="mt-3 text-ink-muted italic">
              {call.partial}
            </p>
          )}
        </div>
      </div>
    </section>
  );
}
