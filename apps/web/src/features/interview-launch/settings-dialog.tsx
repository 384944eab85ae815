import { type InterviewSettings, interviewLanguages } from '@greenshoe/shared-types';
import { useTranslation } from 'react-i18next';
import { Alert } from '../../components/ui/alert.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Dialog, DialogActions } from '../../components/ui/dialog.tsx';
import { Select } from '../../components/ui/select.tsx';
import { ModeChoice } from './mode-choice.tsx';
import { useInterviewOptions } from './use-interview-options.ts';

interface SettingsDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly settings: InterviewSettings;
  readonly onChange: (settings: InterviewSettings) => void;
  readonly noScenario: boolean;
}

/** The choices could not be loaded: say so, in the words of the specification, and offer them again. */
function OptionsFailure({ onRetry }: { readonly onRetry: () => void }) {
  const { t } = useTranslation('interview');
  return (
    <Alert kind="error" title={t('errors.options')}>
      <p>{t('errors.optionsHint')}</p>
      <Button variant="link" size="sm" onClick={onRetry}>
        {t('errors.retry')}
      </Button>
    </Alert>
  );
}

/** Topic, difficulty, language and mode; whatever is left open the interviewer chooses. */
export function SettingsDialog(props: SettingsDialogProps) {
  const { open, onClose, settings, onChange, noScenario } = props;
  const { t } = useTranslation(['interview', 'common']);
  const options = useInterviewOptions();
  const any = { value: '', label: t('any') };
  const named = (kind: 'topics' | 'difficulties' | 'languages', values: readonly string[]) =>
    values.map((value) => ({ value, label: t(`common:${kind}.${value}`) }));
  const languages = named('languages', options.data?.languages ?? interviewLanguages);

  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={t('settings')}
      description={t('settingsHint')}
    >
      <div className="mt-6 grid gap-5">
        {noScenario && <Alert kind="error">{t('errors.noScenario')}</Alert>}
        {options.isError && <OptionsFailure onRetry={() => void options.refetch()} />}
        <Select
          label={t('topic')}
          value={settings.topic ?? ''}
          options={[any, ...named('topics', options.data?.topics ?? [])]}
          onChange={(topic) => onChange({ ...settings, topic })}
        />
        <Select
          label={t('difficulty')}
          value={settings.difficulty ?? ''}
          options={[any, ...named('difficulties', options.data?.difficulties ?? [])]}
          onChange={(difficulty) => onChange({ ...settings, difficulty })}
        />
        <Select
          label={t('language')}
          value={settings.language}
          options={languages}
          onChange={(language) =>
            onChange({ ...settings, language: language === 'fr' ? 'fr' : 'en' })
          }
        />
        <ModeChoice
          value={settings.mode ?? 'exam'}
          onChange={(mode) => onChange({ ...settings, mode })}
        />
      </div>
      <DialogActions>
        <Button onClick={onClose}>{t('done')}</Button>
      </DialogActions>
    </Dialog>
  );
}
