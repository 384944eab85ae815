import type { ComponentProps } from 'react';
import { cn } from '../../lib/cn.ts';
import { inputClass } from './input.tsx';

export function Textarea({ className, ...props }: ComponentProps<'textarea'>) {
  return <textarea className={cn(inputClass, 'min-h-24 py-2.5', className)} {...props} />;
}
