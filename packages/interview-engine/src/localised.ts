import type { InterviewLanguage } from '@greenshoe/shared-types';

export type Language = InterviewLanguage;

/** The same text in every interview language. */
export type Localised = Readonly<Record<Language, string>>;
