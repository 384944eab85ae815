export interface StoredText {
  readonly read: () => string | null;
  readonly write: (value: string) => void;
  readonly clear: () => void;
}

/** One entry of the browser's storage. Where storage is forbidden, nothing is kept and nothing breaks. */
export function storedText(key: string, area: 'local' | 'session' = 'local'): StoredText {
  function attempt<T>(action: (storage: Storage) => T): T | null {
    try {
      return action(area === 'local' ? window.localStorage : window.sessionStorage);
    } catch {
      return null;
    }
  }
  return {
    read: () => attempt((storage) => storage.getItem(key)),
    write: (value) => void attempt((storage) => storage.setItem(key, value)),
    clear: () => void attempt((storage) => storage.removeItem(key)),
  };
}

/** Set at sign-up, cleared once the wallet is open; named as specified. */
export const tokenInitialisationFlag = storedText('needsTokenInitialization');
/** The address "Remember me" offers at the next visit. */
export const rememberedEmail = storedText('rememberedEmail');
/** This tab arrived by a password-reset link and may set a new password. */
export const recoveryFlag = storedText('passwordRecovery', 'session');
/** The account was just deleted; the landing page says goodbye once. */
export const farewellFlag = storedText('farewell', 'session');
export const chosenLanguage = storedText('language');
export const chosenTheme = storedText('theme');
