import { type ComponentProps, type ReactNode, useId } from 'react';
import { cn } from '../../lib/cn.ts';
import { Input } from './input.tsx';
import { Label } from './label.tsx';

/** A labelled input; the hint and the error are read out together with it. */
export function Field({
  label,
  error,
  hint,
  trailing,
  className,
  ...input
}: ComponentProps<typeof Input> & {
  readonly label: string;
  readonly error?: string | undefined;
  readonly hint?: string;
  /** A small button inside the field, at its end. */
  readonly trailing?: ReactNode;
}) {
  const id = useId();
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className="flex flex-col gap-1.5">
      <Label htmlFor={id}>{label}</Label>
      <div className="relative">
        <Input
          id={id}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy || undefined}
          className={cn(trailing && 'pr-12', className)}
          {...input}
        />
        {trailing && <div className="absolute inset-y-0 right-0">{trailing}</div>}
      </div>
      {hint && (
        <p id={`${id}-hint`} className="text-sm text-ink-muted">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} role="alert" className="text-sm font-medium text-negative">
          {error}
        </p>
      )}
    </div>
  );
}
