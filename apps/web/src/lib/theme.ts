import { chosenTheme } from './browser-storage.ts';

export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

/** The visitor's choice; `system` follows the operating system. */
export function currentTheme(): Theme {
  const chosen = chosenTheme.read();
  return themes.find((theme) => theme === chosen) ?? 'system';
}

export function applyTheme(theme: Theme) {
  if (theme === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = theme;
}

export function chooseTheme(theme: Theme) {
  if (theme === 'system') chosenTheme.clear();
  else chosenTheme.write(theme);
  applyTheme(theme);
}
