import { clsx } from 'clsx';

const bars = [
  { height: 'h-2', delay: '[animation-delay:-900ms]' },
  { height: 'h-4', delay: '[animation-delay:-300ms]' },
  { height: 'h-5', delay: '[animation-delay:-600ms]' },
  { height: 'h-3', delay: '[animation-delay:-150ms]' },
] as const;

/** Four breathing bars: somebody is there. Decoration only. */
export function LevelBars({ className }: { className?: string }) {
  return (
    <span aria-hidden="true" className={clsx('flex h-5 items-center gap-1', className)}>
      {bars.map(({ height, delay }) => (
        <span
          key={height}
          className={clsx('w-1 animate-level rounded-full bg-current', height, delay)}
        />
      ))}
    </span>
  );
}
