import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CodeForm } from '../../components/form/code-form.tsx';
import { Button } from '../../components/ui/button.tsx';
import type { NewFactor } from './use-enrolment.ts';

/** The QR code, the key for whoever cannot scan it, and the first code as the proof that it worked. */
export function Enrolment({
  factor,
  confirm,
  onEnd,
}: {
  readonly factor: NewFactor;
  readonly confirm: (code: string) => Promise<unknown>;
  readonly onEnd: (isConfirmed: boolean) => void;
}) {
  const { t } = useTranslation('account');
  return (
    <div className="flex w-full flex-col gap-6 rounded-lg border border-line bg-surface p-5 shadow-card sm:p-6">
      <div className="flex flex-col gap-5 sm:flex-row">
        <img
          src={factor.qrCode}
          alt={t('twoFactor.qrCode')}
          width={176}
          height={176}
          className="size-44 shrink-0 rounded-md border border-line bg-[#fff] p-2"
        />
        <div className="flex min-w-0 flex-col gap-3">
          <p className="text-[0.9375rem]">{t('twoFactor.scan')}</p>
          <Secret secret={factor.secret} />
        </div>
      </div>
      <CodeForm
        label={t('twoFactor.confirm')}
        busyLabel={t('twoFactor.confirming')}
        send={confirm}
        onAccepted={() => onEnd(true)}
      >
        <Button variant="ghost" onClick={() => onEnd(false)}>
          {t('cancel')}
        </Button>
      </CodeForm>
    </div>
  );
}

function Secret({ secret }: { readonly secret: string }) {
  const { t } = useTranslation('account');
  const [isCopied, setIsCopied] = useState(false);

  async function copy() {
    await navigator.clipboard.writeText(secret);
    setIsCopied(true);
  }

  return (
    <div>
      <p className="text-sm text-ink-muted">{t('twoFactor.secret')}</p>
      <p className="mt-1 font-mono text-sm font-medium [overflow-wrap:anywhere] select-all">
        {secret}
      </p>
      <Button
        variant="link"
        size="sm"
        className="mt-1"
        onClick={() => void copy().catch(() => setIsCopied(false))}
      >
        {t('twoFactor.copy')}
      </Button>
      <output className="ml-3 text-sm text-positive">{isCopied && t('twoFactor.copied')}</output>
    </div>
  );
}
