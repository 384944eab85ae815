import type { ReactNode } from 'react';
import { useDocumentTitle } from '../../lib/use-document-title.ts';
import { SiteLayout } from './site-layout.tsx';

/** The frame of a form about one's account: one column, its title, and the ways elsewhere below. */
export function AuthLayout({
  title,
  intro,
  footer,
  children,
}: {
  readonly title: string;
  readonly intro?: string;
  readonly footer: ReactNode;
  readonly children: ReactNode;
}) {
  useDocumentTitle(title);
  return (
    <SiteLayout entries={['home', 'about', 'signIn']}>
      <div className="mx-auto w-full max-w-[27rem] px-5 py-12 sm:py-20">
        <h1 className="text-3xl font-semibold">{title}</h1>
        {intro && <p className="mt-2 text-ink-muted [overflow-wrap:anywhere]">{intro}</p>}
        <div className="mt-8">{children}</div>
        <div className="mt-8 flex flex-col items-start gap-3 border-t border-line pt-6 text-[0.9375rem]">
          {footer}
        </div>
      </div>
    </SiteLayout>
  );
}
