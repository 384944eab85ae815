import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { rememberedEmail } from '../src/lib/browser-storage.ts';
import { chooseLanguage } from '../src/lib/i18n.ts';
import { type Backend, createBackend, problem, refusal, USER_ID } from './support/backend.ts';
import { address, signInBefore, visit } from './support/visit.tsx';

let backend: Backend;

beforeEach(() => {
  backend = createBackend();
  signInBefore(backend);
});
afterEach(() => chooseLanguage('en'));

const openAccount = () => visit('/account', backend);
const press = (name: string) => screen.findByRole('button', { name });

test('the account is reached from the header of every page behind the guard', async () => {
  const { user } = visit('/dashboard', backend);
  await user.click(await screen.findByRole('link', { name: 'Account' }));
  expect(await screen.findByRole('heading', { name: 'Your account' })).toBeTruthy();
  expect(address()).toBe('/account');
});

test('signing out everywhere else asks first, keeps this session and says so', async () => {
  const { user } = openAccount();
  await user.click(await press('Sign out everywhere else'));
  expect(backend.requests('/auth/v1/logout')).toEqual([]);
  const dialog = await screen.findByRole('dialog', { name: 'Sign out everywhere else?' });
  await user.click(within(dialog).getByRole('button', { name: 'Sign out' }));
  expect(await screen.findByText(/^You are signed out on every other device\./)).toBeTruthy();
  expect(backend.requests('/auth/v1/logout')[0]?.query.get('scope')).toBe('others');
  expect(window.localStorage.getItem(backend.storageKey)).not.toBeNull();
});

test('signing out everywhere ends here too, and the login page says so', async () => {
  const { user } = openAccount();
  await user.click(await press('Sign out everywhere'));
  await user.click(
    within(await screen.findByRole('dialog')).getByRole('button', { name: 'Sign out' }),
  );
  expect(await screen.findByText('You are signed out on every device.')).toBeTruthy();
  expect(backend.requests('/auth/v1/logout')[0]?.query.get('scope')).toBe('global');
  expect(address()).toBe('/login');
});

test('devices that could not be signed out are said', async () => {
  backend.on('/auth/v1/logout', () => Promise.reject(new TypeError('Failed to fetch')));
  const { user } = openAccount();
  await user.click(await press('Sign out everywhere else'));
  await user.click(
    within(await screen.findByRole('dialog')).getByRole('button', { name: 'Sign out' }),
  );
  expect((await screen.findByRole('alert')).textContent).toMatch(/did not answer/);
});

test('another language holds for the pages at once and is kept for the mails', async () => {
  const { user } = openAccount();
  (await screen.findByLabelText('Language of pages and mails')).focus();
  await user.keyboard('{Enter}');
  await user.click(await screen.findByRole('option', { name: 'Français' }));
  expect(await screen.findByRole('heading', { name: 'Votre compte' })).toBeTruthy();
  expect(await screen.findByText(/^Enregistré\./)).toBeTruthy();
  const kept = backend.requests('/auth/v1/user').find(({ method }) => method === 'PUT');
  expect(kept?.body).toMatchObject({ data: { language: 'fr' } });
});

test('the language chosen at the foot of any page is kept too, and a failure is told', async () => {
  backend.on('/auth/v1/user', ({ method }) =>
    method === 'PUT' ? refusal(500, 'unexpected_failure', 'Broken') : problem('request.not_found'),
  );
  const { user } = openAccount();
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Language' }), 'fr');
  expect(await screen.findByText(/n’a pas pu être enregistré pour nos emails/)).toBeTruthy();
});

const exported = {
  exportedAt: '2026-11-22T10:00:00.000Z',
  account: { id: USER_ID, email: 'ada@example.org' },
  wallet: { count: 3, owed: 0 },
  ledger: [],
  payments: [],
  interviews: [],
};

test('the export is saved as a file with its date', async () => {
  const saved: Blob[] = [];
  URL.createObjectURL = (blob) => `blob:${saved.push(blob as Blob)}`;
  URL.revokeObjectURL = () => undefined;
  const names: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: unknown) {
    names.push((this as HTMLAnchorElement).download);
  });
  backend.on('/api/account/export', () => Response.json(exported));
  const { user } = openAccount();
  await user.click(await press('Export my data'));
  expect(await screen.findByText('The file is in your downloads.')).toBeTruthy();
  expect(names).toEqual(['greenshoe-account-2026-11-22.json']);
  expect(JSON.parse((await saved[0]?.text()) ?? '')).toEqual(exported);
});

test('while the export is prepared the button waits, and a failure says why', async () => {
  let answer: (response: Response) => void = () => undefined;
  backend.on('/api/account/export', () => new Promise((resolve) => (answer = resolve)));
  const { user } = openAccount();
  await user.click(await press('Export my data'));
  expect(await press('Preparing...')).toHaveProperty('disabled', true);
  answer(problem('request.too_many'));
  expect((await screen.findByRole('alert')).textContent).toMatch(
    /could not be exported.*Too many requests/,
  );
});

async function openDeletion() {
  const opened = openAccount();
  await opened.user.click(await press('Delete my account'));
  return { ...opened, dialog: within(await screen.findByRole('alertdialog')) };
}

test('deleting says what goes, and wants the address typed', async () => {
  const { user, dialog } = await openDeletion();
  expect(await dialog.findByText('3 unused tokens, without a refund')).toBeTruthy();
  await user.type(dialog.getByLabelText('Type ada@example.org to confirm'), 'bob@example.org');
  await user.click(dialog.getByRole('button', { name: 'Delete for good' }));
  expect(await dialog.findByText('This is not the address of this account')).toBeTruthy();
  expect(backend.requests('/api/account')).toEqual([]);
});

test('after deletion nothing of the account is left in the browser, and the landing page says goodbye', async () => {
  rememberedEmail.write('ada@example.org');
  backend.on('/api/account', () => Response.json({ erased: true }));
  const { user, dialog } = await openDeletion();
  await user.type(dialog.getByLabelText('Type ada@example.org to confirm'), 'Ada@example.org');
  await user.click(dialog.getByRole('button', { name: 'Delete for good' }));
  expect(await screen.findByText(/^Your account is deleted\./)).toBeTruthy();
  expect(address()).toBe('/');
  expect(backend.requests('/api/account')[0]).toMatchObject({
    method: 'DELETE',
    body: { email: 'Ada@example.org' },
  });
  await waitFor(() => expect(window.localStorage.getItem(backend.storageKey)).toBeNull());
  expect(rememberedEmail.read()).toBeNull();
});

test('an account that could not be deleted stays, and the dialog says why', async () => {
  backend.on('/api/account', () => problem('internal.unavailable'));
  const { user, dialog } = await openDeletion();
  await user.type(dialog.getByLabelText('Type ada@example.org to confirm'), 'ada@example.org');
  await user.click(dialog.getByRole('button', { name: 'Delete for good' }));
  expect((await dialog.findByRole('alert')).textContent).toMatch(/temporarily unavailable/);
  expect(window.localStorage.getItem(backend.storageKey)).not.toBeNull();
});
