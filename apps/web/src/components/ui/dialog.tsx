import { Dialog as RadixDialog } from 'radix-ui';
import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../../lib/cn.ts';

interface DialogProps extends ComponentProps<typeof RadixDialog.Root> {
  readonly title: string;
  readonly description?: ReactNode;
  readonly className?: string;
  /** `alertdialog` for a question that must be answered: it is then not closed by a click outside. */
  readonly role?: 'dialog' | 'alertdialog';
}

/** A modal window with its title; its content holds the actions, closing ones in `DialogActions`. */
export function Dialog({
  title,
  description,
  className,
  role = 'dialog',
  children,
  ...root
}: DialogProps) {
  return (
    <RadixDialog.Root {...root}>
      <RadixDialog.Portal>
        <RadixDialog.Overlay className="fixed inset-0 z-40 bg-[rgb(12_16_10/0.55)]" />
        <RadixDialog.Content
          role={role}
          {...(description ? {} : { 'aria-describedby': undefined })}
          {...(role === 'alertdialog' && {
            onPointerDownOutside: (event: Event) => event.preventDefault(),
          })}
          className={cn(
            'fixed top-1/2 left-1/2 z-50 max-h-[calc(100dvh-2rem)] w-[calc(100vw-2rem)] max-w-lg',
            '-translate-x-1/2 -translate-y-1/2 overflow-y-auto rounded-xl border border-line',
            'bg-surface p-6 shadow-raised sm:p-8',
            className,
          )}
        >
          <RadixDialog.Title className="text-xl font-semibold">{title}</RadixDialog.Title>
          {description && (
            <RadixDialog.Description className="mt-2 text-ink-muted">
              {description}
            </RadixDialog.Description>
          )}
          {children}
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}

/** The row of buttons that ends a dialog; stacked, the main one on top, on a narrow screen. */
export function DialogActions({ children }: { children: ReactNode }) {
  return (
    <div className="mt-7 flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">{children}</div>
  );
}
