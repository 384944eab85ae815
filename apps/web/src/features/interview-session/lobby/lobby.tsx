import Headphones from 'lucide-react/icons/headphones';
import { useTranslation } from 'react-i18next';
import { Alert } from '../../../components/ui/alert.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { Disclosure } from '../../../components/ui/disclosure.tsx';
import { useSession, useSessionState } from '../session-context.tsx';
import { findLocalVoice } from '../voice/synthesis-voice.ts';
import { useArrivalFocus } from '../use-arrival-focus.ts';
import { MicrophoneCheck } from './microphone-check.tsx';
import { ModeChoice } from './mode-choice.tsx';

function Privacy() {
  const { t } = useTranslation('session');
  const { mode } = useSessionState();
  const texts = { service: 'privacyService', browser: 'privacyBrowser', typed: 'privacyTyped' };
  return (
    <Disclosure summary={t('lobby.privacy')} className="text-sm">
      <p className="max-w-prose text-ink-muted">{t(`lobby.${texts[mode]}`)}</p>
    </Disclosure>
  );
}

/** Sound advice: headphones where there is a voice to hear, captions where there is none. */
function SoundHint() {
  const { t } = useTranslation('session');
  const { capabilities, mode } = useSessionState();
  const { language } = useSession().data.settings;
  const audible = capabilities.speech[language] || findLocalVoice(language) !== undefined;
  if (!audible) return <Alert kind="info">{t('lobby.captionsOnly')}</Alert>;
  if (mode === 'typed') return null;
  return (
    <p className="flex gap-2.5 text-sm text-ink-muted">
      <Headphones aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      {t('lobby.headphones')}
    </p>
  );
}

/** The last quiet moment: how to answer, whether the microphone works, and the button that begins. */
export function Lobby() {
  const { t } = useTranslation('session');
  const session = useSession();
  const { resuming, mode } = useSessionState();
  const heading = useArrivalFocus<HTMLHeadingElement>();
  return (
    <main className="mx-auto grid min-h-dvh w-full max-w-xl content-center gap-7 px-5 py-10">
      <header className="grid gap-2.5">
        <h1 ref={heading} tabIndex={-1} className="text-3xl font-semibold outline-none">
          {t(resuming ? 'lobby.resumeTitle' : 'lobby.title')}
        </h1>
        <p className="text-lg text-ink-muted">
          {t(resuming ? 'lobby.resumeIntro' : 'lobby.intro')}
        </p>
      </header>
      <div className="grid gap-5 rounded-xl border border-line bg-surface p-5 shadow-card sm:p-7">
        <ModeChoice />
        {mode !== 'typed' && <MicrophoneCheck />}
        <SoundHint />
        <Privacy />
      </div>
      <Button size="lg" className="w-full" onClick={() => void session.begin()}>
        {t(resuming ? 'lobby.resume' : 'lobby.begin')}
      </Button>
    </main>
  );
}
