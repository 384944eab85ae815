import type { User } from '../users.ts';

const languages = ['en', 'fr'] as const;
export type Language = (typeof languages)[number];

const known = (tag: unknown): Language | undefined =>
  languages.find((language) => typeof tag === 'string' && tag.toLowerCase().startsWith(language));

/** The first language of an `Accept-Language` header that mails are written in. */
export function readLanguage(header: string | undefined): Language {
  for (const part of header?.split(',') ?? []) {
    const language = known(part.trim());
    if (language) return language;
  }
  return 'en';
}

/** What the person chose, else what their browser asks for. */
export const languageOf = (
  user: Pick<User, 'userMetadata'> | undefined | null,
  browser: Language,
): Language => known(user?.userMetadata['language']) ?? browser;
