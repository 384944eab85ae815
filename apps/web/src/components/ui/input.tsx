import type { ComponentProps } from 'react';
import { cn } from '../../lib/cn.ts';

export const inputClass = cn(
  'w-full rounded-md border border-line-strong bg-surface px-3.5 text-base text-ink',
  'placeholder:text-ink-muted aria-invalid:border-negative disabled:opacity-60',
);

export function Input({ className, ...props }: ComponentProps<'input'>) {
  return <input className={cn(inputClass, 'h-11', className)} {...props} />;
}
