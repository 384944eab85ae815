import { cn } from '../../lib/cn.ts';

/** A turning ring. With a `label` it is a status that a screen reader announces. */
export function Spinner({ className, label }: { className?: string; label?: string }) {
  const ring = (
    <span
      aria-hidden="true"
      className={cn(
        'inline-block size-5 shrink-0 animate-spin rounded-full border-2 border-current border-r-transparent',
        className,
      )}
    />
  );
  if (!label) return ring;
  return (
    <output className="inline-flex items-center gap-3 text-ink-muted">
      {ring}
      <span>{label}</span>
    </output>
  );
}

/** Stands in for a page that is still on its way. */
export function PageSpinner({ label }: { label: string }) {
  return (
    <div className="grid min-h-[60vh] place-items-center">
      <Spinner label={label} />
    </div>
  );
}
