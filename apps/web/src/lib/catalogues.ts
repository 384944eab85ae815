import { chosenLanguage } from './browser-storage.ts';

export const interfaceLanguages = ['en', 'fr'] as const;
export type InterfaceLanguage = (typeof interfaceLanguages)[number];

const catalogues = import.meta.glob<Record<string, unknown>>('../locales/*/*.json', {
  import: 'default',
});

/** The texts of one namespace; every catalogue is a chunk of its own, and there is none for some names. */
export const fetchCatalogue = async (language: string, namespace: string) =>
  catalogues[`../locales/${language}/${namespace}.json`]?.();

function isInterfaceLanguage(language: string | null): language is InterfaceLanguage {
  return interfaceLanguages.some((known) => known === language);
}

/** The language the visitor chose, or else the first of the browser's. */
export function preferredLanguage(): InterfaceLanguage {
  const chosen = chosenLanguage.read();
  if (isInterfaceLanguage(chosen)) return chosen;
  const [preferred = 'en'] = navigator.languages;
  return preferred.toLowerCase().startsWith('fr') ? 'fr' : 'en';
}
