import { clsx } from 'clsx';

const variants = {
  primary: 'bg-brand text-on-brand hover:bg-brand-strong',
  secondary: 'border border-line-strong bg-surface text-ink hover:bg-sunken',
  ghost: 'text-ink hover:bg-sunken',
  danger: 'bg-negative text-on-brand hover:opacity-90',
  link: 'h-auto rounded-sm px-0 text-brand underline underline-offset-4 hover:text-brand-strong',
} as const;

const sizes = {
  sm: 'h-9 px-3 text-sm',
  md: 'h-11 px-5 text-[0.9375rem]',
  lg: 'h-13 px-7 text-base',
} as const;

export interface ButtonStyle {
  readonly variant?: keyof typeof variants;
  readonly size?: keyof typeof sizes;
  readonly className?: string | undefined;
}

/** The look of a button, also for links that act like one; `className` adds to it, it does not override. */
export function buttonClass({ variant = 'primary', size = 'md', className }: ButtonStyle = {}) {
  return clsx(
    'inline-flex items-center justify-center gap-2 rounded-md font-medium transition-colors',
    'disabled:cursor-not-allowed disabled:opacity-55',
    sizes[size],
    variants[variant],
    className,
  );
}
