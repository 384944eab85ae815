import { Link, type LinkProps } from 'react-router-dom';
import { cn } from '../lib/cn.ts';

export function TextLink({ className, ...props }: LinkProps) {
  return (
    <Link
      className={cn(
        'rounded-sm font-medium text-brand underline underline-offset-4 hover:text-brand-strong',
        className,
      )}
      {...props}
    />
  );
}
