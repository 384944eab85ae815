import { type ComponentType, StrictMode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import type { InterfaceLanguage } from './lib/catalogues.ts';
import { startI18n } from './lib/i18n.ts';

/** Puts the first view on the page once its texts are there, so that none is seen missing. */
export async function show(
  View: ComponentType,
  language: InterfaceLanguage,
  texts: readonly string[],
) {
  const root = document.querySelector('#root');
  if (!root) throw new Error('index.html has no #root');
  await startI18n(language, texts);
  createRoot(root).render(
    <StrictMode>
      <Suspense>
        <View />
      </Suspense>
    </StrictMode>,
  );
}
