export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly link: { readonly url: string; readonly label: string } | null;
}

interface Letter {
  readonly subject: string;
  readonly paragraphs: readonly string[];
  readonly label: string;
  readonly closing: string;
}

const letters = {
  confirmation: {
    subject: 'Confirm your e-mail',
    paragraphs: [
      'Welcome to Greenshoe. Please confirm that this address is yours, then you can sign in and start practising.',
    ],
    label: 'Confirm my e-mail',
    closing: 'The link works once, for one hour. If you did not sign up, you can ignore this mail.',
  },
  recovery: {
    subject: 'Reset your password',
    paragraphs: ['You asked for a new Greenshoe password. Choose it here.'],
    label: 'Choose a new password',
    closing:
      'The link works once, for one hour. If you did not ask for it, ignore this mail; your password stays as it is.',
  },
  existing: {
    subject: 'You already have an account',
    paragraphs: [
      'Somebody, probably you, tried to sign up to Greenshoe with this address. It already has an account, so nothing was changed.',
      'If you have forgotten your password, the sign-in page lets you choose a new one.',
    ],
    label: 'Go to Greenshoe',
    closing: 'If it was not you, you can ignore this mail. The link does not expire.',
  },
} as const satisfies Record<string, Letter>;

export type MailKind = keyof typeof letters;

/** Makes text safe to stand in HTML, between tags or in a quoted attribute. */
export const escapeHtml = (text: string) =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

/** Writes a mail, as plain text and as HTML. */
export function composeMail(kind: MailKind, to: string, url: string): Mail {
  const { subject, paragraphs, label, closing } = letters[kind];
  const plain = ['Hello,', ...paragraphs, `${label}:\n${url}`, closing, 'Greenshoe'];
  const button = `<p><a href="${escapeHtml(url)}">${escapeHtml(label)}</a></p>`;
  const inHtml = (lines: readonly string[]) =>
    lines.map((line) => `<p>${escapeHtml(line)}</p>`).join('\n');
  return {
    to,
    subject,
    text: plain.join('\n\n'),
    html: [inHtml(['Hello,', ...paragraphs]), button, inHtml([closing, 'Greenshoe'])].join('\n'),
    link: { url, label },
  };
}
