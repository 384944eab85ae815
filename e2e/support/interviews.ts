import { expect, type Page } from '@playwright/test';

/** Starts an interview from the dashboard and answers with its tab, in the lobby. */
export async function launchInterview(page: Page): Promise<Page> {
  await page.getByRole('link', { name: 'New interview' }).first().click();
  const opened = page.context().waitForEvent('page');
  await page.getByRole('button', { name: 'Start Interview' }).click();
  const session = await opened;
  await expect(session.getByRole('button', { name: /Begin|Continue/ }).first()).toBeVisible();
  return session;
}

export const transcript = (session: Page) => session.getByRole('log', { name: 'Transcript' });

/** Begins a typed interview and waits for the interviewer's first words. */
export async function beginTyping(session: Page) {
  await session.getByRole('radio', { name: 'Type' }).click();
  await session.getByRole('button', { name: /^(Begin|Continue) interview$/ }).click();
  await expect(session.getByRole('textbox', { name: 'Your answer' })).toBeEnabled();
  await expect(interviewerLines(session)).not.toHaveCount(0);
}

/** What the interviewer has said, a line a turn. */
export const interviewerLines = (session: Page) =>
  transcript(session)
    .getByRole('listitem')
    .filter({ hasText: /^Interviewer/ });

/** Types an answer and waits for the interviewer to take it up. */
export async function answer(session: Page, text: string) {
  const before = await interviewerLines(session).count();
  await session.getByRole('textbox', { name: 'Your answer' }).fill(text);
  await session.getByRole('button', { name: 'Send answer' }).click();
  await expect(transcript(session)).toContainText(text.slice(0, 60));
  await expect.poll(() => interviewerLines(session).count()).toBeGreaterThan(before);
}

/** Ends the interview by hand and opens its report. */
export async function endAndOpenReport(session: Page) {
  await session.getByRole('button', { name: 'End interview' }).click();
  await session.getByRole('button', { name: 'End interview now' }).click();
  await expect(session.getByText('Call manually ended')).toBeVisible();
  await session.getByRole('link', { name: /report/i }).click({ timeout: 20_000 });
  await expect(session).toHaveURL(/\/interviews\//);
}

/** The interviews listed on the dashboard, newest first. */
export const pastInterviews = (page: Page) => page.locator('main a[href^="/interviews/"]');
