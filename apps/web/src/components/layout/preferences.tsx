import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { interfaceLanguages } from '../../lib/catalogues.ts';
import { chooseLanguage } from '../../lib/i18n.ts';
import { chooseTheme, currentTheme, themes } from '../../lib/theme.ts';

const selectClass =
  'h-9 rounded-md border border-line-strong bg-surface px-2 pr-7 text-sm text-ink';

/** Language and appearance; native selects, so that the landing page carries no component library. */
export function Preferences() {
  const { t, i18n } = useTranslation();
  const [theme, setTheme] = useState(currentTheme);
  return (
    <div className="flex flex-wrap gap-3">
      <select
        aria-label={t('preferences.language')}
        className={selectClass}
        value={i18n.language}
        onChange={({ target }) => {
          const language = interfaceLanguages.find((known) => known === target.value);
          if (language) void chooseLanguage(language);
        }}
      >
        {interfaceLanguages.map((language) => (
          <option key={language} value={language}>
            {t(`languages.${language}`)}
          </option>
        ))}
      </select>
      <select
        aria-label={t('preferences.theme')}
        className={selectClass}
        value={theme}
        onChange={({ target }) => {
          const chosen = themes.find((known) => known === target.value) ?? 'system';
          chooseTheme(chosen);
          setTheme(chosen);
        }}
      >
        {themes.map((name) => (
          <option key={name} value={name}>
            {t(`preferences.themes.${name}`)}
          </option>
        ))}
      </select>
    </div>
  );
}
