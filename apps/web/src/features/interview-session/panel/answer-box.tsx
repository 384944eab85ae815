import { MAXIMUM_ANSWER_LENGTH } from '@greenshoe/shared-types';
import SendHorizontal from 'lucide-react/icons/send-horizontal';
import { type KeyboardEvent, useEffect, useId, useRef } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import { Textarea } from '../../../components/ui/textarea.tsx';
import { cn } from '../../../lib/cn.ts';
import { usePanelText, useSessionState } from '../session-context.tsx';
import { useTypedAnswer } from './use-typed-answer.ts';

const COUNT_FROM = MAXIMUM_ANSWER_LENGTH * 0.8;

/** Written answers: Enter sends, Shift and Enter begins a new line, and nothing typed is ever lost. */
export function AnswerBox() {
  const { t } = usePanelText();
  const { call } = useSessionState();
  const answer = useTypedAnswer();
  const noteId = useId();
  const box = useRef<HTMLTextAreaElement>(null);
  // Whoever chose to type can type at once.
  useEffect(() => box.current?.focus(), []);
  const count = answer.text.length;
  const counts = { count, limit: MAXIMUM_ANSWER_LENGTH };
  const tooLong = count > MAXIMUM_ANSWER_LENGTH;

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    void answer.send();
  }

  const note = () => {
    if (answer.sending && !call.connected) return t('panel.waitingToSend');
    if (tooLong) return t('panel.tooLong', counts);
    if (answer.empty) return t('panel.empty');
    return count >= COUNT_FROM ? t('panel.counter', counts) : '';
  };

  return (
    <div className="grid gap-2">
      <Textarea
        aria-label={t('panel.answer')}
        aria-describedby={noteId}
        aria-invalid={tooLong || undefined}
        placeholder={t('panel.placeholder')}
        className="max-h-[30dvh] min-h-28 [field-sizing:content]"
        value={answer.text}
        readOnly={answer.sending}
        onChange={(event) => answer.change(event.target.value)}
        onKeyDown={onKeyDown}
        ref={box}
      />
      <div className="flex flex-col items-end justify-between gap-x-4 gap-y-2 sm:flex-row sm:items-center">
        <output
          id={noteId}
          className={cn('text-sm text-ink-muted', tooLong && 'font-medium text-negative')}
        >
          {note()}
        </output>
        <Button busy={answer.sending} onClick={() => void answer.send()} className="shrink-0">
          {t('panel.send')}
          <SendHorizontal aria-hidden="true" className="size-4" />
        </Button>
      </div>
    </div>
  );
}
