import type { ComponentProps } from 'react';
import { cn } from '../../lib/cn.ts';

const tones = {
  neutral: 'bg-sunken text-ink-muted border-line',
  brand: 'bg-brand-soft text-brand-strong border-transparent',
  accent: 'bg-accent-soft text-accent border-transparent',
  positive: 'bg-positive-soft text-positive border-transparent',
  caution: 'bg-caution-soft text-caution border-transparent',
  negative: 'bg-negative-soft text-negative border-transparent',
} as const;

export type Tone = keyof typeof tones;

export function Badge({
  tone = 'neutral',
  className,
  ...props
}: ComponentProps<'span'> & { readonly tone?: Tone }) {
  return (
    <span
      className={cn(
        'inline-flex items-center gap-1.5 rounded-full border px-2.5 py-0.5 text-xs font-medium whitespace-nowrap',
        tones[tone],
        className,
      )}
      {...props}
    />
  );
}
