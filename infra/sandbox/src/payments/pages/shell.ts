import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';
import plugin from 'fastify-plugin';
import { escapeHtml } from '../../escape-html.ts';
import { isAllowedOrigin } from '../../origins.ts';
import { PaymentsError } from '../api/payments-error.ts';
import { style } from './style.ts';

export interface Page {
  readonly language: 'en' | 'fr';
  readonly title: string;
  /** HTML; whatever comes from elsewhere is already escaped in it. */
  readonly body: string;
  readonly style?: string;
  readonly script?: string;
  readonly status?: number;
  /** Origins that a form of this page may lead to, beside our own. */
  readonly formTargets?: readonly string[];
}

const render = (
  { language, title, body, style: own = '', script }: Page,
  nonce: string,
) => `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<link rel="icon" href="data:,">
<style nonce="${nonce}">${style}${own}</style>
</head>
<body>
${body}
${script ? `<script nonce="${nonce}">${script}</script>` : ''}
</body>
</html>
`;

/** Sends a page whose own script and style alone may run, and which nobody can frame. */
export function sendPage(reply: FastifyReply, page: Page): FastifyReply {
  const nonce = randomBytes(12).toString('base64');
  const targets = ["'self'", ...(page.formTargets ?? [])].join(' ');
  return reply
    .code(page.status ?? 200)
    .headers({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'referrer-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
      'content-security-policy': `default-src 'none'; script-src 'nonce-${nonce}'; style-src 'nonce-${nonce}'; img-src data:; connect-src 'self'; base-uri 'none'; form-action ${targets}; frame-ancestors 'none'`,
    })
    .send(render(page, nonce));
}

/** Forms of other sites change nothing here. */
export const ownFormsOnly = plugin(
  async (app: FastifyInstance, { publicUrl }: { publicUrl: string }) => {
    app.addHook('onRequest', async ({ method, headers }) => {
      const { origin } = headers;
      if (method === 'GET' || origin === undefined) return;
      if (isAllowedOrigin(origin, [new URL(publicUrl).origin])) return;
      throw new PaymentsError('This form belongs to another site.', { status: 403 });
    });
  },
);
