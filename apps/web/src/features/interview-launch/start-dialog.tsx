import type { InterviewSettings } from '@greenshoe/shared-types';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { Button } from '../../components/ui/button.tsx';
import { Dialog, DialogActions } from '../../components/ui/dialog.tsx';
import { useUser } from '../../lib/auth.tsx';
import { useTokenBalance } from '../../lib/token-balance.ts';
import { openLaunch } from './launch.ts';
import { LaunchError } from './launch-error.tsx';
import { SettingsDialog } from './settings-dialog.tsx';
import { BalanceGate } from './balance-gate.tsx';
import type { LaunchFailure } from './use-launch.ts';

function ChosenSettings({ settings }: { readonly settings: InterviewSettings }) {
  const { t } = useTranslation(['interview', 'common']);
  const entries = [
    [t('topic'), settings.topic ? t(`common:topics.${settings.topic}`) : t('any')],
    [
      t('difficulty'),
      settings.difficulty ? t(`common:difficulties.${settings.difficulty}`) : t('any'),
    ],
    [t('language'), t(`common:languages.${settings.language}`)],
    [t('mode'), t(`modes.${settings.mode ?? 'exam'}.name`)],
  ] as const;
  return (
    <dl className="mt-6 grid gap-2 rounded-md bg-sunken p-4 text-[0.9375rem]">
      {entries.map(([name, value]) => (
        <div key={name} className="flex justify-between gap-4">
          <dt className="text-ink-muted">{name}</dt>
          <dd className="text-right font-medium">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

interface StartDialogProps {
  readonly failure: LaunchFailure | undefined;
  /** What was chosen before the last attempt failed. */
  readonly chosen: InterviewSettings | undefined;
  readonly onStart: (settings: InterviewSettings) => void;
}

/** The last question before a token is spent. */
export function StartDialog({ failure, chosen, onStart }: StartDialogProps) {
  const { t } = useTranslation('interview');
  const navigate = useNavigate();
  const user = useUser();
  const balance = useTokenBalance();
  const [unfinished] = useState(() => openLaunch(user.id).settings);
  const [settings, setSettings] = useState<InterviewSettings>(
    unfinished ?? chosen ?? { language: 'en' },
  );
  const [choosing, setChoosing] = useState(failure === 'noScenario');
  // A launch whose outcome is unknown is repeated exactly as it was sent.
  const fixed = failure === 'unknownOutcome' || (unfinished !== undefined && !failure);
  const leave = () => void navigate('/dashboard');

  return (
    <>
      <Dialog
        open={!choosing}
        onOpenChange={(open) => !open && leave()}
        title={t('title')}
        role="alertdialog"
      >
        <BalanceGate balance={balance} perhapsPaid={fixed}>
          {(count) => (
            <>
              {!fixed && <p className="mt-2 text-ink-muted">{t('confirm', { count })}</p>}
              <LaunchError failure={failure} />
              <ChosenSettings settings={settings} />
              {fixed ? (
                !failure && <p className="mt-3 text-sm text-ink-muted">{t('unfinished')}</p>
              ) : (
                <Button
                  variant="link"
                  size="sm"
                  className="mt-3 min-h-9"
                  onClick={() => setChoosing(true)}
                >
                  <SlidersHorizontal aria-hidden="true" className="size-4" />
                  {t('settings')}
                </Button>
              )}
              <DialogActions>
                <Button variant="secondary" onClick={leave}>
                  {t('cancel')}
                </Button>
                <Button onClick={() => onStart(settings)}>{t('start')}</Button>
              </DialogActions>
            </>
          )}
        </BalanceGate>
      </Dialog>
      <SettingsDialog
        open={choosing}
        onClose={() => setChoosing(false)}
        settings={settings}
        onChange={setSettings}
        noScenario={failure === 'noScenario'}
      />
    </>
  );
}
