import { balance, signUpThroughPages } from '../support/accounts.ts';
import {
  answer,
  beginTyping,
  endAndOpenReport,
  launchInterview,
  pastInterviews,
} from '../support/interviews.ts';
import { expect, test } from '../support/test.ts';

const answers = [
  'I studied finance, then an internship in transaction services led me to corporate finance, because I wanted to work on deals from start to finish.',
  'I spoke to four analysts, took a valuation course and built three models, and I know the hours are long and much of it is slides and execution.',
  'When I was treasurer of our investment club, my role was to rebuild the reporting. I decided to automate it and the closing time was reduced by forty percent.',
  'I would project free cash flow, discount it at the WACC, add a terminal value and bridge to equity value by subtracting net debt.',
  'In my view the main risk is the assumption on growth, so I would run a sensitivity analysis on growth and margin.',
];

test('a new candidate signs up, is interviewed by typing, reads the report and finds it in the history', async ({
  page,
  stack,
}) => {
  await signUpThroughPages(page, stack.sandboxUrl);
  const session = await launchInterview(page);
  await beginTyping(session);
  for (const text of answers) await answer(session, text);
  await endAndOpenReport(session);

  await expect(session.getByText(/\/ 5/).first()).toBeVisible({ timeout: 20_000 });
  await expect(session.getByText(/internship in transaction services/).first()).toBeAttached();

  await page.goto('/dashboard');
  await expect(balance(page)).toHaveText('0 tokens');
  await pastInterviews(page).first().click();
  await expect(page).toHaveURL(/\/interviews\//);
});
