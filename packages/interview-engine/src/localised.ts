import type { InterviewLanguage } from '@greenshoe/shared-types';

export type Language = InterviewLanguage;

export const languages = ['en', 'fr'] as const satisfies readonly Language[];

/** The same text in every interview language. */
export type Localised = Readonly<Record<Language, string>>;
