import { type ClassValue, clsx } from 'clsx';
import { twMerge } from 'tailwind-merge';

/** Joins class names; of two that set the same property, the later one wins. */
export function cn(...classes: readonly ClassValue[]): string {
  return twMerge(clsx(classes));
}
