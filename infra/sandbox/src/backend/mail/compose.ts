import { escapeHtml } from '../../escape-html.ts';
import type { Language } from './language.ts';
import { englishLetters, englishPhrases } from './letters-english.ts';
import { frenchLetters, frenchPhrases } from './letters-french.ts';
import type { MailKind } from './letters.ts';

export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly link: { readonly url: string; readonly label: string } | null;
}

interface MailContents {
  readonly to: string;
  readonly language: Language;
  readonly url?: string | undefined;
  readonly code?: string | undefined;
  /** The address an account should use instead. */
  readonly newAddress?: string | undefined;
}

const letters = { en: englishLetters, fr: frenchLetters } as const;
const phrases = { en: englishPhrases, fr: frenchPhrases } as const;

const inHtml = (lines: readonly string[]) =>
  lines.map((line) => `<p>${escapeHtml(line)}</p>`).join('\n');

/** Writes a mail, as plain text and as HTML. */
export function composeMail(kind: MailKind, contents: MailContents): Mail {
  const { to, language, url, code, newAddress = '' } = contents;
  const { subject, paragraphs, label, closing } = letters[language][kind];
  const { greeting, enterCode, onlyCode } = phrases[language];
  const opening = [
    greeting,
    ...paragraphs.map((text) => text.replace('{address}', () => newAddress)),
  ];
  const codeLine = code ? [`${url ? enterCode : onlyCode} ${code}`] : [];
  const ending = [...codeLine, closing, 'Greenshoe'];
  const button = url ? `<p><a href="${escapeHtml(url)}">${escapeHtml(label)}</a></p>` : '';
  return {
    to,
    subject,
    text: [...opening, ...(url ? [`${label}:\n${url}`] : []), ...ending].join('\n\n'),
    html: [inHtml(opening), button, inHtml(ending)].filter(Boolean).join('\n'),
    link: url ? { url, label } : null,
  };
}

/** Writes a text message; the outbox shows it beside the mails. */
export function composeText(phone: string, code: string, language: Language): Mail {
  const { text, textSubject } = phrases[language];
  const words = text(code);
  return { to: phone, subject: textSubject, text: words, html: inHtml([words]), link: null };
}
