import { useCallback } from 'react';
import { cn } from '../../../lib/cn.ts';
import { Level, type LevelSource } from '../level-meter.tsx';
import { usePanelText, useSession, useSessionState } from '../session-context.tsx';

const stateTexts = {
  idle: 'panel.connecting',
  connecting: 'panel.connecting',
  listening: 'panel.listening',
  thinking: 'panel.thinking',
  speaking: 'panel.speaking',
  ended: 'panel.listening',
} as const;

/** Somebody is there: a calm mark that moves with the interviewer's voice, and one word of state. */
export function InterviewerPresence() {
  const { t } = usePanelText();
  const session = useSession();
  const { call } = useSessionState();
  const source = useCallback<LevelSource>(
    (onLevel) => session.call()?.on('volume-level', onLevel) ?? (() => undefined),
    [session],
  );
  const text = call.candidateSpeaks ? 'panel.hearing' : stateTexts[call.state];
  return (
    <div className="flex items-center gap-4">
      <Level
        label={t('panel.voice')}
        source={source}
        className="relative grid size-16 shrink-0 place-items-center"
      >
        <span className="absolute inset-1 scale-[calc(1+var(--level,0)*0.35)] rounded-full bg-brand-soft transition-transform duration-100" />
        <svg viewBox="0 0 24 24" aria-hidden="true" className="relative size-7 fill-brand">
          <Bar x={2} rest={5} reach={0.5} />
          <Bar x={7.2} rest={8} reach={0.75} />
          <Bar x={12.4} rest={11} reach={1} />
          <Bar x={17.6} rest={6} reach={0.6} />
        </svg>
      </Level>
      <div>
        <p className="text-sm text-ink-muted">{t('panel.interviewer')}</p>
        <p className={cn('text-lg font-medium', call.state === 'thinking' && 'animate-pulse')}>
          {t(text)}
        </p>
      </div>
    </div>
  );
}

/** One bar of the mark; `rest` is its height in silence, `reach` how far a voice moves it. */
function Bar({ x, rest, reach }: { x: number; rest: number; reach: number }) {
  return (
    <rect
      x={x}
      y={12 - rest / 2}
      width={3.6}
      height={rest}
      rx={1.8}
      className="origin-center transition-transform duration-75"
      style={{ transform: `scaleY(calc(1 + var(--level, 0) * ${reach}))` }}
    />
  );
}
