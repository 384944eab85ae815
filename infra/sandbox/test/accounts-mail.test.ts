import { once } from 'node:events';
import { SMTPServer } from 'smtp-server';
import { findFreePort } from '@greenshoe/local/free-port';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import {
  createAuthClient,
  mailsTo,
  newEmail,
  newPhone,
  openLink,
  PASSWORD,
} from './support/accounts.ts';
import { keys, type Sandbox, startSandbox } from './support/sandbox.ts';

/** A mailbox behind a real mail server; refuses as many deliveries as it is told to. */
async function startMailServer() {
  const received: { to: string[]; user: string | undefined; raw: string }[] = [];
  const state = { refusals: 0 };
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    onAuth: ({ username, password }, _session, done) =>
      password === 'mail-password' ? done(null, { user: username }) : done(new Error('Wrong')),
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        if (state.refusals > 0) {
          state.refusals -= 1;
          done(new Error('Try again later'));
          return;
        }
        const to = session.envelope.rcptTo.map(({ address }) => address);
        received.push({ to, user: session.user, raw: Buffer.concat(chunks).toString() });
        done();
      });
    },
  });
  const port = await findFreePort();
  server.listen(port, '127.0.0.1');
  await once(server.server, 'listening');
  return { port, received, state, close: () => server.close() };
}

let server: Awaited<ReturnType<typeof startMailServer>>;
let sandbox: Sandbox;
let byServer: Sandbox;
beforeAll(async () => {
  server = await startMailServer();
  [sandbox, byServer] = await Promise.all([
    startSandbox(),
    startSandbox({
      GOTRUE_SMTP_HOST: '127.0.0.1',
      GOTRUE_SMTP_PORT: String(server.port),
      GOTRUE_SMTP_USER: 'greenshoe',
      GOTRUE_SMTP_PASS: 'mail-password',
      GOTRUE_SMTP_ADMIN_EMAIL: 'hello@greenshoe.test',
    }),
  ]);
});
afterAll(async () => {
  await Promise.all([sandbox.close(), byServer.close()]);
  server.close();
});

const received = (email: string) =>
  vi.waitFor(() => {
    const mail = server.received.find(({ to }) => to.includes(email));
    expect(mail).toBeDefined();
    return mail?.raw.replaceAll('=\r\n', '').replaceAll('=3D', '=') ?? '';
  }, 10_000);

test('mails leave by the mail server, signed in, as text and HTML, with a link that works', async () => {
  const email = newEmail();
  await createAuthClient(byServer).signUp({ email, password: PASSWORD });
  const raw = await received(email);
  expect(raw).toContain('From: Greenshoe <hello@greenshoe.test>');
  expect(raw).toContain('Subject: Confirm your e-mail');
  expect(raw).toMatch(/Content-Type: text\/plain[^]+Content-Type: text\/html/);
  expect(raw).toMatch(/If you are asked for a code: \d{6}/);
  expect(server.received.at(-1)?.user).toBe('greenshoe');
  const page = await openLink(/https?:\/\/\S+/.exec(raw)?.[0] ?? '');
  expect(page.hash).toContain('access_token=');
  expect(await mailsTo(byServer, email)).toEqual([]);
});

test('a delivery the server puts off is tried again', async () => {
  const email = newEmail();
  server.state.refusals = 1;
  const { error } = await createAuthClient(byServer).signInWithOtp({ email });
  expect(error).toBeNull();
  expect(await received(email)).toContain('code: ');
});

test('text messages stay in the outbox', async () => {
  const phone = newPhone();
  await createAuthClient(byServer).signInWithOtp({ phone });
  expect(await mailsTo(byServer, phone)).toMatchObject([
    { subject: 'Text message', text: expect.stringMatching(/^Your Greenshoe code is \d{6}$/) },
  ]);
});

test('mails are written in the language a person chose', async () => {
  const email = newEmail();
  const auth = createAuthClient(sandbox);
  await auth.signUp({ email, password: PASSWORD, options: { data: { language: 'fr' } } });
  const [mail] = await mailsTo(sandbox, email);
  expect(mail).toMatchObject({ subject: 'Confirmez votre adresse e-mail' });
  expect(mail?.text).toMatch(/^Bonjour,[^]+Si un code vous est demandé : \d{6}/);
  expect(mail?.html).toContain('<a href="http');
});

test.each([
  ['fr-CH, fr;q=0.9, en;q=0.8', 'Réinitialisez votre mot de passe'],
  ['de, en-GB;q=0.7', 'Reset your password'],
  ['de', 'Reset your password'],
])('without a choice, a browser that asks for %s decides', async (header, subject) => {
  const email = newEmail();
  await createAuthClient(sandbox).signUp({ email, password: PASSWORD });
  await fetch(`${sandbox.url}/auth/v1/recover`, {
    method: 'POST',
    headers: {
      apikey: keys.PUBLISHABLE_KEY,
      'content-type': 'application/json',
      'accept-language': header,
    },
    body: JSON.stringify({ email }),
  });
  expect((await mailsTo(sandbox, email))[0]).toMatchObject({ subject });
});

test('the outbox page shows the code beside the link', async () => {
  const email = newEmail();
  await createAuthClient(sandbox).signUp({ email, password: PASSWORD });
  const page = await (await fetch(`${sandbox.url}/outbox`)).text();
  expect(page).toMatch(/If you are asked for a code: \d{6}/);
  expect(page).toContain('class="button"');
});
