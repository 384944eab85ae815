import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { recordCandidate } from '../support/candidate-voice.ts';
import { hasSpeechRecogniser } from '../support/chromium.ts';
import {
  endAndOpenReport,
  interviewerLines,
  launchInterview,
  pastInterviews,
  transcript,
} from '../support/interviews.ts';
import { arriveSignedIn } from '../support/signed-in.ts';
import { expect, test as base } from '../support/test.ts';
import { startTranscription } from '../support/transcription.ts';

const answers = [
  'i would discount the free cash flows at the weighted average cost of capital',
  'enterprise value is equity value plus net debt and minority interests',
] as const;
// Seconds of silence while the interviewer speaks; the recording starts when the microphone opens.
const timeline = [30, answers[0], 25, answers[1], 60];

type Transcription = Awaited<ReturnType<typeof startTranscription>>;

/** The product with a transcription service behind it and a candidate who speaks from a recording. */
const test = base.extend<object, { transcription: Transcription }>({
  transcription: [
    // oxlint-disable-next-line eslint/no-empty-pattern -- the runner reads the dependencies from it
    async ({}, use) => {
      const transcription = await startTranscription([...answers, 'i do not know']);
      await use(transcription);
      await transcription.stop();
    },
    { scope: 'worker' },
  ],
  stackEnvironment: [
    async ({ transcription }, use) => use({ STT_URL: transcription.url, STT_MODEL: 'test' }),
    { scope: 'worker' },
  ],
  launchOptions: [
    async ({ launchOptions }, use) => {
      const recording = join(mkdtempSync(join(tmpdir(), 'greenshoe-candidate-')), 'candidate.wav');
      writeFileSync(recording, await recordCandidate(timeline));
      const microphone = `--use-file-for-fake-audio-capture=${recording}%noloop`;
      await use({ ...launchOptions, args: [...(launchOptions.args ?? []), microphone] });
    },
    { scope: 'worker' },
  ],
});

test.skip(!hasSpeechRecogniser(), 'needs pocketsphinx, from Debian’s packages');

test('a candidate speaks, is understood, hears the follow-up, and the microphone is released at the end', async ({
  page,
  stack,
}) => {
  await arriveSignedIn(page, stack);
  const session = await launchInterview(page);
  await session.getByRole('radio', { name: 'Speak' }).click();
  await session.getByRole('button', { name: 'Begin interview' }).click();

  const voice = session.getByRole('meter', { name: 'Interviewer voice' });
  const level = async () => Number(await voice.getAttribute('value'));
  await expect.poll(level, { timeout: 20_000, intervals: [50] }).toBeGreaterThan(0);
  await expect(session.locator('[data-mic="live"]')).toBeVisible();

  for (const spoken of answers) {
    const asked = await interviewerLines(session).count();
    await expect(transcript(session)).toContainText(spoken, { timeout: 60_000, ignoreCase: true });
    await expect(interviewerLines(session)).toHaveCount(asked + 1);
    await expect.poll(level, { intervals: [50] }).toBeGreaterThan(0);
  }

  await endAndOpenReport(session);
  await expect(session.locator('[data-mic="live"]')).toHaveCount(0);
  await expect(session.getByText(/\/ 5|not assessed/i).first()).toBeVisible({ timeout: 20_000 });
  await page.goto('/dashboard');
  await expect(pastInterviews(page).first()).toBeVisible();
});
