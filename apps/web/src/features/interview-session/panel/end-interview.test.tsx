import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { SessionContext } from '../session-context.tsx';
import { createTestSession, testInterview } from '../session/test-support/test-session.ts';
import { EndInterview } from './end-interview.tsx';

test('the end is warned of in the language of the interview, and happens once it is confirmed', async () => {
  const { session, phase } = createTestSession({ ...testInterview, settings: { language: 'fr' } });
  const user = userEvent.setup();
  render(
    <SessionContext value={session}>
      <EndInterview />
    </SessionContext>,
  );
  await user.click(await screen.findByRole('button', { name: 'Terminer l’entretien' }));
  expect(await screen.findByText(/cet entretien utilise son jeton/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Continuer' }));
  expect(phase()).not.toBe('ended');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Terminer l’entretien' }));
  await user.click(screen.getByRole('button', { name: 'Terminer l’entretien' }));
  await user.click(await screen.findByRole('button', { name: 'Terminer maintenant' }));
  expect(phase()).toBe('ended');
});
