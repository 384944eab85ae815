import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { englishLetters } from '../../sandbox/src/backend/mail/letters-english.ts';
import { frenchLetters } from '../../sandbox/src/backend/mail/letters-french.ts';
import { projectFolder } from '../src/settings.ts';

const folder = join(projectFolder, 'infra/deploy/hosted-backend');
const readText = (path: string) => readFile(join(folder, path), 'utf8');

/** Tables of names and raw values; every line must be of the little TOML that we use. */
function parse(text: string): Map<string, Map<string, string>> {
  const tables = new Map<string, Map<string, string>>();
  let current = new Map<string, string>();
  tables.set('', current);
  const joined = text.replaceAll(/\[\n([^\]]*)\]/g, (list) => list.replaceAll('\n', ' '));
  for (const line of joined.split('\n')) {
    const bare = line.replace(/^#.*|\s+#[^"]*$/, '').trim();
    if (!bare) continue;
    const [, table] = /^\[([\w.]+)\]$/.exec(bare) ?? [];
    const [, name = '', value = ''] =
      /^(\w+) = ("(?:[^"\\]|\\.)*"|\d+|true|false|\[.*\])$/.exec(bare) ?? [];
    if (table) {
      expect(tables.has(table), `[${table}] stands there twice`).toBe(false);
      tables.set(table, (current = new Map()));
    } else {
      expect(name, `not understood: ${line}`).not.toBe('');
      expect(current.has(name), `${name} stands there twice`).toBe(false);
      current.set(name, value);
    }
  }
  return tables;
}

const config = parse(await readText('supabase/config.toml'));
const read = (table: string, name: string) => config.get(table)?.get(name);

test('the settings of accounts are what the product relies on', () => {
  expect(Object.fromEntries(config.get('auth') ?? [])).toMatchObject({
    jwt_expiry: '3600',
    enable_refresh_token_rotation: 'true',
    refresh_token_reuse_interval: '10',
    enable_anonymous_sign_ins: 'false',
    minimum_password_length: '8',
  });
  expect(Object.fromEntries(config.get('auth.email') ?? [])).toMatchObject({
    enable_confirmations: 'true',
    double_confirm_changes: 'true',
    otp_expiry: '3600',
    max_frequency: '"60s"',
  });
  expect(read('auth.mfa.totp', 'enroll_enabled')).toBe('true');
  expect(read('auth.mfa.totp', 'verify_enabled')).toBe('true');
});

test('browsers are offered `public` alone, and recordings are private', () => {
  expect(read('api', 'schemas')).toBe('["public"]');
  expect(read('storage.buckets.recordings', 'public')).toBe('false');
});

test('every file it names exists, and it holds no secret', async () => {
  const templates = [...config.keys()].filter((table) => table.includes('.template.'));
  expect(templates).toHaveLength(6);
  for (const table of templates) {
    const path = read(table, 'content_path')?.slice(1, -1) ?? '';
    expect(existsSync(join(folder, path)), path).toBe(true);
  }
  for (const table of config.values()) {
    for (const [name, value] of table) {
      if (/pass$|secret|user$|host/.test(name)) expect(value).toMatch(/^"env\(\w+\)"$/);
    }
  }
});

test('the one history of migrations is linked, not copied', async () => {
  const linked = await readdir(join(folder, 'supabase/migrations'));
  expect(linked).toEqual(await readdir(join(projectFolder, 'infra/database/migrations')));
});

test.each([
  ['confirmation', 'confirmation'],
  ['recovery', 'recovery'],
  ['magic_link', 'magiclink'],
  ['invite', 'invite'],
  ['email_change', 'email_change_current'],
  ['reauthentication', 'reauthentication'],
] as const)('the mail %s says in both languages what the sandbox’s says', async (name, kind) => {
  const template = (await readText(`supabase/templates/${name}.html`)).replaceAll(/ *\n */g, ' ');
  const [french = '', english = ''] = template.split('{{ else }}');
  expect(french).toContain('{{ if eq .Data.language "fr" }}');
  for (const [text, { subject, paragraphs, label, closing }] of [
    [english, englishLetters[kind]],
    [french, frenchLetters[kind]],
  ] as const) {
    const sentences = paragraphs.filter((paragraph) => !paragraph.includes('{address}'));
    for (const words of [...sentences, label, closing, '{{ .Token }}']) {
      expect(text).toContain(words);
    }
    expect(text.includes('{{ .ConfirmationURL }}')).toBe(label !== '');
    expect(read(`auth.email.template.${name}`, 'subject')).toContain(subject);
  }
});
