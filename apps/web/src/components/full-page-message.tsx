import type { ReactNode } from 'react';
import { Wordmark } from './layout/wordmark.tsx';

/** A page that has only one thing to say, and the ways on. */
export function FullPageMessage({
  title,
  text,
  children,
}: {
  readonly title: string;
  readonly text: string;
  readonly children?: ReactNode;
}) {
  return (
    <main className="mx-auto grid min-h-dvh max-w-xl content-center gap-4 px-6 py-16">
      <Wordmark />
      <h1 className="mt-6 text-3xl font-semibold">{title}</h1>
      <p className="text-lg text-ink-muted">{text}</p>
      <div className="mt-4 flex flex-wrap gap-3">{children}</div>
    </main>
  );
}
