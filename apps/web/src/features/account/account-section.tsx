import { type ReactNode, useId } from 'react';

/** One matter of the account: what it is on the left, what can be done about it on the right. */
export function AccountSection({
  title,
  intro,
  children,
}: {
  readonly title: string;
  readonly intro: string;
  readonly children: ReactNode;
}) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="grid gap-x-12 gap-y-5 border-t border-line py-8 md:grid-cols-[17rem_minmax(0,1fr)] md:py-10"
    >
      <div>
        <h2 id={id} className="text-lg font-semibold">
          {title}
        </h2>
        <p className="mt-1.5 max-w-prose text-[0.9375rem] text-ink-muted">{intro}</p>
      </div>
      <div className="flex max-w-xl min-w-0 flex-col items-start gap-4 *:max-w-full">
        {children}
      </div>
    </section>
  );
}
