import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
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
  /** Lets the reader put the message away. */
  readonly onDismiss?: () => void;
}

function DismissButton({ onDismiss }: { readonly onDismiss: () => void }) {
  const { t } = useTranslation();
  return (
    <button
      type="button"
      aria-label={t('dismiss')}
      className="-my-2 -mr-3 grid size-11 shrink-0 place-items-center rounded-md hover:bg-sunken"
      onClick={onDismiss}
    >
      <X aria-hidden="true" className="size-4" />
    </button>
  );
}

/** A message about something that just happened. Errors interrupt a screen reader, the rest waits. */
export function Alert({ kind = 'info', title, children, className, onDismiss }: AlertProps) {
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
      {onDismiss && <DismissButton onDismiss={onDismiss} />}
    </div>
  );
}
