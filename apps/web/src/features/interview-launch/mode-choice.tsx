import { type InterviewMode, interviewModes } from '@greenshoe/shared-types';
import { RadioGroup } from 'radix-ui';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';

interface ModeChoiceProps {
  readonly value: InterviewMode;
  readonly onChange: (mode: InterviewMode) => void;
}

/** An exam, as on the day, or a study session with feedback along the way. */
export function ModeChoice({ value, onChange }: ModeChoiceProps) {
  const { t } = useTranslation('interview');
  const id = useId();
  return (
    <div className="flex flex-col gap-1.5">
      <span id={id} className="text-sm font-medium">
        {t('mode')}
      </span>
      <RadioGroup.Root
        aria-labelledby={id}
        value={value}
        onValueChange={(chosen) => onChange(chosen === 'study' ? 'study' : 'exam')}
        className="grid gap-2 sm:grid-cols-2"
      >
        {interviewModes.map((mode) => (
          <ModeOption key={mode} mode={mode} />
        ))}
      </RadioGroup.Root>
    </div>
  );
}

function ModeOption({ mode }: { mode: InterviewMode }) {
  const { t } = useTranslation('interview');
  const id = useId();
  return (
    <RadioGroup.Item
      value={mode}
      aria-labelledby={`${id}-name`}
      aria-describedby={`${id}-hint`}
      className="flex gap-3 rounded-md border border-line-strong bg-surface p-3 text-left data-[state=checked]:border-brand data-[state=checked]:bg-brand-soft"
    >
      <span className="mt-1 grid size-4 shrink-0 place-items-center rounded-full border border-line-strong bg-surface">
        <RadioGroup.Indicator className="size-2 rounded-full bg-brand" />
      </span>
      <span className="grid">
        <span id={`${id}-name`} className="font-medium">
          {t(`modes.${mode}.name`)}
        </span>
        <span id={`${id}-hint`} className="text-sm text-ink-muted">
          {t(`modes.${mode}.hint`)}
        </span>
      </span>
    </RadioGroup.Item>
  );
}
