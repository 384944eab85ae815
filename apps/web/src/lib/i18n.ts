import { type BackendModule, createInstance, type ReadCallback } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { chosenLanguage } from './browser-storage.ts';
import { fetchCatalogue, type InterfaceLanguage, preferredLanguage } from './catalogues.ts';

async function deliver(language: string, namespace: string, done: ReadCallback) {
  try {
    const texts = await fetchCatalogue(language, namespace);
    done(texts ? null : new Error(`No catalogue ${language}/${namespace}`), texts ?? false);
  } catch (error) {
    done(error instanceof Error ? error : new Error(String(error)), true);
  }
}

/** A catalogue is fetched when a page first speaks from it. */
const lazyCatalogues: BackendModule = {
  type: 'backend',
  init: () => undefined,
  read: (language, namespace, done) => void deliver(language, namespace, done),
};

function announceLanguage(language: string) {
  document.documentElement.lang = language;
}

const i18n = createInstance();

/** Ready once these namespaces are there; any other arrives when it is first spoken from. */
export async function startI18n(
  language = preferredLanguage(),
  namespaces: readonly string[] = ['common'],
) {
  i18n.on('languageChanged', announceLanguage);
  await i18n
    .use(lazyCatalogues)
    .use(initReactI18next)
    .init({
      lng: language,
      fallbackLng: false,
      ns: namespaces,
      defaultNS: 'common',
      interpolation: { escapeValue: false },
    });
  return i18n;
}

export async function chooseLanguage(language: InterfaceLanguage) {
  chosenLanguage.write(language);
  await i18n.changeLanguage(language);
}
