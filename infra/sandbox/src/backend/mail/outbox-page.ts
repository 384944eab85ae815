import { escapeHtml } from '../../escape-html.ts';
import type { SentMail } from './outbox.repository.ts';

const style = `
  :root { color-scheme: light dark; --paper: #f6f7f5; --card: #fff; --ink: #1a211d; --soft: #5d6962;
    --line: #dfe4e0; --green: #17633f; --on-green: #fff; }
  @media (prefers-color-scheme: dark) { :root { --paper: #121613; --card: #1b211d; --ink: #e8ede9;
    --soft: #9daaa2; --line: #2e3731; --green: #7fd3a6; --on-green: #0c1a12; } }
  * { box-sizing: border-box; }
  body { margin: 0; background: var(--paper); color: var(--ink);
    font: 16px/1.55 system-ui, -apple-system, "Segoe UI", sans-serif; }
  header, main { max-width: 44rem; margin: 0 auto; padding: 0 1rem; }
  header { padding-top: 2rem; }
  h1 { margin: 0; font-size: 1.5rem; letter-spacing: -0.01em; }
  header p, time, .to { color: var(--soft); }
  header p { margin: .35rem 0 1.5rem; }
  article, .empty { background: var(--card); border: 1px solid var(--line); border-radius: .75rem;
    padding: 1.25rem; margin-bottom: 1rem; overflow-wrap: anywhere; }
  h2 { margin: 0; font-size: 1.1rem; }
  .meta { display: flex; flex-wrap: wrap; gap: 0 1rem; margin: .2rem 0 1rem; font-size: .875rem; }
  .text { white-space: pre-line; }
  .empty { text-align: center; padding: 3rem 1.25rem; color: var(--soft); }
  .empty strong { display: block; color: var(--ink); font-size: 1.1rem; margin-bottom: .35rem; }
  a.button { display: inline-block; margin-top: 1rem; padding: .65rem 1.1rem; border-radius: .5rem;
    background: var(--green); color: var(--on-green); font-weight: 600; text-decoration: none; }
  a.button:focus-visible { outline: 3px solid var(--green); outline-offset: 3px; }`;

// Only the list is exchanged, and only when it changed, so neither scroll position nor focus is lost.
const script = `
  setInterval(async () => {
    if (document.hidden) return;
    const response = await fetch(location.href).catch(() => undefined);
    if (!response?.ok) return;
    const text = await response.text();
    const fresh = document.createElement('main');
    fresh.innerHTML = text.slice(text.indexOf('<main>') + 6, text.indexOf('</main>'));
    const shown = document.querySelector('main');
    if (shown.innerHTML !== fresh.innerHTML) shown.replaceWith(fresh);
  }, 3000);`;

const EMPTY = `<div class="empty"><strong>No mail yet</strong>
  Confirmation and password mails appear here as soon as somebody asks for one.</div>`;

const formatTime = (time: Date) => `${time.toISOString().slice(0, 19).replace('T', ' ')} UTC`;

/** The text without the address, which the button stands for. */
const withoutLink = ({ text, link }: SentMail) =>
  link ? text.replace(`${link.label}:\n${link.url}\n\n`, '') : text;

const renderMail = (mail: SentMail) => `<article>
  <h2>${escapeHtml(mail.subject)}</h2>
  <div class="meta"><span class="to">To ${escapeHtml(mail.to)}</span>
    <time datetime="${mail.createdAt.toISOString()}">${formatTime(mail.createdAt)}</time></div>
  <div class="text">${escapeHtml(withoutLink(mail))}</div>
  ${mail.link ? `<a class="button" href="${escapeHtml(mail.link.url)}">${escapeHtml(mail.link.label)}</a>` : ''}
</article>`;

/** The page that stands in for a mailbox; `nonce` admits its own script and style. */
export const renderOutbox = (mails: readonly SentMail[], nonce: string) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Mail outbox · Greenshoe</title>
<link rel="icon" href="data:,">
<style nonce="${nonce}">${style}</style>
</head>
<body>
<header><h1>Mail outbox</h1>
<p>What Greenshoe would have sent by e-mail, newest first. Nothing leaves this machine.</p></header>
<main>
${mails.length ? mails.map(renderMail).join('\n') : EMPTY}
</main>
<script nonce="${nonce}">${script}</script>
</body>
</html>
`;
