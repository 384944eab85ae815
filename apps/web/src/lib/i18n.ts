import { type BackendModule, createInstance, type ReadCallback } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { chosenLanguage } from './browser-storage.ts';

export const interfaceLanguages = ['en', 'fr'] as const;
export type InterfaceLanguage = (typeof interfaceLanguages)[number];

const catalogues = import.meta.glob<Record<string, unknown>>('../locales/*/*.json', {
  import: 'default',
});

async function deliver(language: string, namespace: string, done: ReadCallback) {
  try {
    const texts = await catalogues[`../locales/${language}/${namespace}.json`]?.();
    done(texts ? null : new Error(`No catalogue ${language}/${namespace}`), texts ?? false);
  } catch (error) {
    done(error instanceof Error ? error : new Error(String(error)), true);
  }
}

/** Every catalogue is a chunk of its own, fetched when a page first speaks from it. */
const lazyCatalogues: BackendModule = {
  type: 'backend',
  init: () => undefined,
  read: (language, namespace, done) => void deliver(language, namespace, done),
};

function isInterfaceLanguage(language: string | null): language is InterfaceLanguage {
  return interfaceLanguages.some((known) => known === language);
}

function preferredLanguage(): InterfaceLanguage {
  const chosen = chosenLanguage.read();
  if (isInterfaceLanguage(chosen)) return chosen;
  const [preferred = 'en'] = navigator.languages;
  return preferred.toLowerCase().startsWith('fr') ? 'fr' : 'en';
}

function announceLanguage(language: string) {
  document.documentElement.lang = language;
}

const i18n = createInstance();

export async function startI18n(language = preferredLanguage()) {
  i18n.on('languageChanged', announceLanguage);
  await i18n
    .use(lazyCatalogues)
    .use(initReactI18next)
    .init({
      lng: language,
      fallbackLng: false,
      ns: ['common'],
      defaultNS: 'common',
      interpolation: { escapeValue: false },
    });
  return i18n;
}

export async function chooseLanguage(language: InterfaceLanguage) {
  chosenLanguage.write(language);
  await i18n.changeLanguage(language);
}
