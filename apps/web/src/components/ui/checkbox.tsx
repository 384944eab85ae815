import Check from 'lucide-react/icons/check';
import { Checkbox as RadixCheckbox } from 'radix-ui';
import { type ComponentProps, useId } from 'react';
import { Label } from './label.tsx';

export function Checkbox({
  label,
  ...props
}: ComponentProps<typeof RadixCheckbox.Root> & { readonly label: string }) {
  const id = useId();
  return (
    <div className="flex items-center gap-2.5">
      <RadixCheckbox.Root
        id={id}
        className="grid size-5 shrink-0 place-items-center rounded-[0.3rem] border border-line-strong bg-surface data-[state=checked]:border-brand data-[state=checked]:bg-brand data-[state=checked]:text-on-brand"
        {...props}
      >
        <RadixCheckbox.Indicator>
          <Check aria-hidden="true" className="size-4" strokeWidth={3} />
        </RadixCheckbox.Indicator>
      </RadixCheckbox.Root>
      <Label htmlFor={id} className="font-normal">
        {label}
      </Label>
    </div>
  );
}
