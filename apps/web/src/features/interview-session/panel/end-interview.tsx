import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import { Dialog, DialogActions } from '../../../components/ui/dialog.tsx';
import { usePanelText, useSession } from '../session-context.tsx';

/** The manual end, which says what it costs before it happens. */
export function EndInterview() {
  const { t } = usePanelText();
  const session = useSession();
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const asked = useRef(false);
  // The keyboard goes on where it was before the question.
  useEffect(() => {
    if (!open && asked.current) button.current?.focus();
    asked.current = open;
  }, [open]);
  return (
    <>
      <Button ref={button} variant="secondary" size="sm" onClick={() => setOpen(true)}>
        {t('panel.end')}
      </Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        role="alertdialog"
        title={t('warning.title')}
        description={t('warning.text')}
      >
        <DialogActions>
          <Button variant="secondary" onClick={() => setOpen(false)}>
            {t('warning.keep')}
          </Button>
          <Button variant="danger" onClick={() => void session.endByHand()}>
            {t('warning.end')}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
