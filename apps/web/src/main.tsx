import './styles/theme.css';
import { loadFirstView } from './first-view.ts';
import { fetchCatalogue, preferredLanguage } from './lib/catalogues.ts';
import { noteLinkArrival } from './lib/link-arrival.ts';
import { applyTheme, currentTheme } from './lib/theme.ts';

applyTheme(currentTheme());
noteLinkArrival();

// Everything is asked for at once, before even React is here.
const { view, texts } = loadFirstView(window.location.pathname);
const language = preferredLanguage();
for (const namespace of texts) fetchCatalogue(language, namespace).catch(() => undefined);

const [{ show }, View] = await Promise.all([import('./show.tsx'), view]);
await show(View, language, texts);
