import { type ReactNode, useEffect, useRef } from 'react';
import { cn } from '../../lib/cn.ts';

/** Subscribes to a level of 0 to 1; answers with the function that ends the subscription. */
export type LevelSource = (onLevel: (level: number) => void) => () => void;

interface LevelProps {
  readonly label: string;
  readonly source: LevelSource;
  readonly className?: string;
  /** Drawn with the level as the custom property `--level`. */
  readonly children: ReactNode;
}

/** A level as a meter; written past React, for it changes twenty times a second. */
export function Level({ label, source, className, children }: LevelProps) {
  const drawing = useRef<HTMLDivElement>(null);
  const meter = useRef<HTMLMeterElement>(null);
  useEffect(
    () =>
      source((level) => {
        drawing.current?.style.setProperty('--level', level.toFixed(3));
        meter.current?.setAttribute('value', level.toFixed(3));
      }),
    [source],
  );
  return (
    <div ref={drawing} className={className}>
      <meter ref={meter} aria-label={label} min={0} max={1} value={0} className="sr-only" />
      {children}
    </div>
  );
}

/** A quiet bar that follows a voice. */
export function LevelBar(props: Omit<LevelProps, 'children'>) {
  return (
    <Level {...props} className={cn('h-1.5 overflow-hidden rounded-full bg-line', props.className)}>
      <div className="h-full w-full origin-left scale-x-[var(--level,0)] rounded-full bg-brand transition-transform duration-75" />
    </Level>
  );
}
