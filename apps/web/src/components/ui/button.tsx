import type { ComponentProps } from 'react';
import { cn } from '../../lib/cn.ts';
import { type ButtonStyle, buttonClass } from './button-class.ts';
import { Spinner } from './spinner.tsx';

/** `busy` shows that the work is under way and takes no second click. */
export function Button({
  variant,
  size,
  className,
  busy = false,
  disabled,
  children,
  ...props
}: ComponentProps<'button'> & ButtonStyle & { readonly busy?: boolean }) {
  const style = { ...(variant && { variant }), ...(size && { size }) };
  return (
    <button
      type="button"
      className={cn(buttonClass(style), className)}
      disabled={busy || disabled}
      aria-busy={busy || undefined}
      {...props}
    >
      {busy && <Spinner className="size-4" />}
      {children}
    </button>
  );
}
