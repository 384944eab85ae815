import ChevronRight from 'lucide-react/icons/chevron-right';
import type { ReactNode } from 'react';
import { cn } from '../../lib/cn.ts';

/** Something one may open; a native element, so it also opens on search and without a script. */
export function Disclosure({
  summary,
  className,
  children,
}: {
  readonly summary: string;
  readonly className?: string;
  readonly children: ReactNode;
}) {
  return (
    <details className={cn('group', className)}>
      <summary className="inline-flex min-h-9 list-none items-center gap-2 rounded-sm font-medium text-brand marker:content-none hover:text-brand-strong">
        <ChevronRight
          aria-hidden="true"
          className="size-4 transition-transform group-open:rotate-90"
        />
        {summary}
      </summary>
      <div className="pt-2">{children}</div>
    </details>
  );
}
