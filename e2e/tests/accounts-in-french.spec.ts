import type { Page } from '@playwright/test';
import { queryStack } from '@greenshoe/local/stack-database';
import { type Account, newAccount } from '../support/accounts.ts';
import { createAuthenticator } from '../support/authenticator.ts';
import { expectAccessible } from '../support/looks.ts';
import { expireResetLink, forged, newestLinkTo } from '../support/mails.ts';
import { expect, test } from '../support/test.ts';
import { placesLeftOf } from '../support/traces.ts';

test.use({ locale: 'fr-FR' });

const codeField = (page: Page) => page.getByLabel('Code à six chiffres');

async function signUp(page: Page, sandboxUrl: string): Promise<Account> {
  const account = newAccount();
  await page.goto('/register');
  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel('Mot de passe', { exact: true }).fill(account.password);
  await page.getByLabel('Confirmer le mot de passe', { exact: true }).fill(account.password);
  await page.getByRole('button', { name: 'Créer le compte' }).click();
  await expect(page.getByText(/^Inscription réussie/)).toBeVisible();
  await page.goto(await newestLinkTo(sandboxUrl, account.email, /^Confirmez/));
  await expect(page.getByText('Votre adresse email est confirmée.')).toBeVisible();
  return account;
}

async function signOut(page: Page) {
  await page.getByRole('banner').getByRole('button', { name: 'Se déconnecter' }).click();
  await expect(page).toHaveURL(/\/login/);
}

async function enterPassword(page: Page, { email, password }: Account) {
  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Mot de passe', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Se connecter' }).click();
}

const INVALID_LINK = /^Lien de réinitialisation invalide ou expiré/;

async function askForResetLink(page: Page, sandboxUrl: string, email: string): Promise<string> {
  await page.goto('/reset-password');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Envoyer le lien' }).click();
  await expect(page.getByText(/réinitialisation/).last()).toBeVisible();
  return newestLinkTo(sandboxUrl, email, /mot de passe/);
}

test('sign-up, its mail and the sign-in are French', async ({ page, stack }) => {
  const account = await signUp(page, stack.sandboxUrl);
  await page.getByRole('link', { name: 'Continuer' }).click();
  await page.getByRole('link', { name: 'Compte', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Votre compte' })).toBeVisible();
  await expectAccessible(page, 'the account page in French');
  await signOut(page);
  await enterPassword(page, { ...account, password: 'un autre mot de passe' });
  await expect(page.getByRole('alert')).toBeVisible();
  await enterPassword(page, account);
  await expect(page).toHaveURL(/\/dashboard/);
});

test('a forgotten password is replaced in French, by a link that works once', async ({
  page,
  stack,
}) => {
  const { email } = await signUp(page, stack.sandboxUrl);
  const link = await askForResetLink(page, stack.sandboxUrl, email);
  await page.goto(link);
  const password = 'un nouveau mot de passe';
  await page.getByLabel('Nouveau mot de passe', { exact: true }).fill(password);
  await page.getByLabel('Confirmer le nouveau mot de passe', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Changer le mot de passe' }).click();
  await expect(page.getByText(/^Mot de passe changé/)).toBeVisible();
  await expect(page).toHaveURL(/\/login$/);
  await enterPassword(page, { email, password });
  await expect(page).toHaveURL(/\/dashboard/);
  await signOut(page);
  await page.goto(link);
  await expect(page.getByText(INVALID_LINK)).toBeVisible();
  await page.goto(forged(link));
  await expect(page.getByText(INVALID_LINK)).toBeVisible();
});

test('a reset link that has expired is refused in French', async ({ page, stack }) => {
  const { email } = await signUp(page, stack.sandboxUrl);
  const link = await askForResetLink(page, stack.sandboxUrl, email);
  await expireResetLink(stack, email);
  await page.goto(link);
  await expect(page.getByText(INVALID_LINK)).toBeVisible();
});

test('a second factor is set up, asked for and deleted with the account in French', async ({
  page,
  stack,
}) => {
  const account = await signUp(page, stack.sandboxUrl);
  await page.goto('/account');
  await page.getByRole('button', { name: 'Configurer une application' }).click();
  const app = createAuthenticator(await page.getByText(/^[A-Z2-7]{32}$/).innerText());
  await codeField(page).fill(await app.nextCode());
  await page.getByRole('button', { name: 'Activer' }).click();
  await expect(page.getByText(/^La connexion en deux étapes est activée/)).toBeVisible();
  await signOut(page);

  await enterPassword(page, account);
  await expect(codeField(page)).toBeFocused();
  await expectAccessible(page, 'the code step in French');
  await codeField(page).fill(app.wrongCode());
  await codeField(page).press('Enter');
  await expect(page.getByText(/^Ce code n’est pas le bon/)).toBeVisible();
  await codeField(page).fill(await app.nextCode());
  await codeField(page).press('Enter');
  await expect(page).toHaveURL(/\/dashboard/);

  const { dataFolder } = stack.settings;
  const [user] = await queryStack<{ id: string }>(
    dataFolder,
    'select id from auth.users where email = $1',
    [account.email],
  );
  await page.goto('/account');
  await page.getByRole('button', { name: 'Supprimer mon compte' }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByLabel(`Saisissez ${account.email} pour confirmer`).fill(account.email);
  await dialog.getByRole('button', { name: 'Supprimer définitivement' }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect.poll(() => placesLeftOf(dataFolder, user?.id ?? '')).toEqual([]);
});
