import Check from 'lucide-react/icons/check';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { Select as RadixSelect } from 'radix-ui';
import { useId } from 'react';
import { cn } from '../../lib/cn.ts';
import { inputClass } from './input.tsx';
import { Label } from './label.tsx';

interface SelectProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly onChange: (value: Value) => void;
  readonly disabled?: boolean;
}

/** A labelled choice of one. Radix keeps the empty value to itself, so "any" travels under a name. */
const ANY = '__any__';

export function Select<Value extends string>(props: SelectProps<Value>) {
  const { label, value, options, onChange, disabled = false } = props;
  const id = useId();
  const choose = (chosen: string) => {
    const option = options.find((one) => one.value === (chosen === ANY ? '' : chosen));
    if (option) onChange(option.value);
  };
  return (
    <div className="flex flex-col gap-1.5">
      <Label htmlFor={id}>{label}</Label>
      <RadixSelect.Root value={value || ANY} onValueChange={choose} disabled={disabled}>
        <RadixSelect.Trigger
          id={id}
          className={cn(inputClass, 'flex h-11 items-center justify-between gap-2 text-left')}
        >
          <RadixSelect.Value />
          <RadixSelect.Icon>
            <ChevronDown aria-hidden="true" className="size-4 text-ink-muted" />
          </RadixSelect.Icon>
        </RadixSelect.Trigger>
        <RadixSelect.Portal>
          <RadixSelect.Content
            position="popper"
            sideOffset={6}
            className="z-60 max-h-(--radix-select-content-available-height) w-(--radix-select-trigger-width) overflow-hidden rounded-md border border-line bg-surface shadow-raised"
          >
            <RadixSelect.Viewport className="p-1">
              {options.map((option) => (
                <SelectItem key={option.value} value={option.value || ANY} label={option.label} />
              ))}
            </RadixSelect.Viewport>
          </RadixSelect.Content>
        </RadixSelect.Portal>
      </RadixSelect.Root>
    </div>
  );
}

function SelectItem({ value, label }: { value: string; label: string }) {
  return (
    <RadixSelect.Item
      value={value}
      className="flex min-h-10 cursor-pointer items-center justify-between gap-3 rounded-sm px-3 outline-none data-[highlighted]:bg-brand-soft"
    >
      <RadixSelect.ItemText>{label}</RadixSelect.ItemText>
      <RadixSelect.ItemIndicator>
        <Check aria-hidden="true" className="size-4 text-brand" />
      </RadixSelect.ItemIndicator>
    </RadixSelect.Item>
  );
}
