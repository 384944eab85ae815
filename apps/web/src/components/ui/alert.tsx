import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { cn } from '../../lib/cn.ts';

const looks = {
  info: { Icon: Info, className: 'border-line bg-sunken text-ink' },
  success: { Icon: CircleCheck, className: 'border-positive/30 bg-positive-soft text-positive' },
  warning: { Icon: TriangleAlert, className: 'border-caution/30 bg-caution-soft text-caution' },
  error: { Icon: CircleAlert, className: 'border-negative/30 bg-negative-soft text-negative' },
} as const;

interface AlertProps {
  readonly kind?: keyof typeof looks;
  readonly title?: string;
  readonly children?: ReactNode;
  readonly className?: string;
  /** With it the message can be put away; `label` names the button. */
  readonly dismiss?: { readonly label: string; readonly onDismiss: () => void };
}

/** A message about something that just happened. Errors interrupt a screen reader, the rest waits. */
export function Alert({ kind = 'info', title, children, className, dismiss }: AlertProps) {
  const look = looks[kind];
  return (
    <div
      role={kind === 'error' ? 'alert' : 'status'}
      className={cn('flex gap-3 rounded-md border px-4 py-3', look.className, className)}
    >
      <look.Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
      <div className="min-w-0 flex-1 text-[0.9375rem] leading-6">
        {title && <p className="font-semibold">{title}</p>}
        {children && <div className={cn(title && 'text-ink')}>{children}</div>}
      </div>
      {dismiss && (
        <button
          type="button"
          aria-label={dismiss.label}
          onClick={dismiss.onDismiss}
          className="-m-1 size-8 shrink-0 rounded-sm p-1.5 hover:bg-surface/60"
        >
          <X aria-hidden="true" className="size-5" />
        </button>
      )}
    </div>
  );
}
