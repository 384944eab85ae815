import type { LucideIcon } from 'lucide-react';
import { RadioGroup } from 'radix-ui';
import { cn } from '../../lib/cn.ts';

export type ModeChoice = 'speak' | 'type';

interface ModeSwitchProps {
  readonly label: string;
  readonly value: ModeChoice;
  readonly onChange: (value: ModeChoice) => void;
  readonly disabled?: boolean;
  readonly compact?: boolean;
  readonly options: readonly {
    readonly value: ModeChoice;
    readonly label: string;
    readonly Icon: LucideIcon;
  }[];
}

/** Two ways of answering, side by side. `disabled` keeps the first from being chosen. */
export function ModeSwitch(props: ModeSwitchProps) {
  const { label, value, onChange, disabled = false, compact = false, options } = props;
  return (
    <div className="grid gap-2">
      <span className={compact ? 'sr-only' : 'font-medium'}>{label}</span>
      <RadioGroup.Root
        aria-label={label}
        value={value}
        orientation="horizontal"
        onValueChange={(next) => onChange(next === 'speak' ? 'speak' : 'type')}
        className={cn(
          'grid grid-cols-2 gap-1 rounded-lg bg-sunken p-1',
          compact && 'w-fit grid-cols-[auto_auto]',
        )}
      >
        {options.map(({ value: option, label: name, Icon }) => (
          <RadioGroup.Item
            key={option}
            value={option}
            disabled={disabled && option === 'speak'}
            className={cn(
              'inline-flex items-center justify-center gap-2 rounded-md font-medium text-ink-muted',
              'data-[state=checked]:bg-surface data-[state=checked]:text-ink data-[state=checked]:shadow-card',
              'disabled:cursor-not-allowed disabled:opacity-55',
              compact ? 'h-9 px-3.5 text-sm' : 'h-12 px-4',
            )}
          >
            <Icon aria-hidden="true" className="size-4" />
            {name}
          </RadioGroup.Item>
        ))}
      </RadioGroup.Root>
    </div>
  );
}
