import { useTranslation } from 'react-i18next';
import { FullPageMessage } from '../../components/full-page-message.tsx';
import { Button } from '../../components/ui/button.tsx';

interface OtherTabProps {
  /** Whether it was there first, or has just taken the interview from here. */
  readonly which: 'elsewhere' | 'moved';
  readonly take: () => void;
}

/** The interview lives in another tab; this one says so and can take it. */
export function OtherTab({ which, take }: OtherTabProps) {
  const { t } = useTranslation('session');
  return (
    <FullPageMessage title={t(`${which}.title`)} text={t(`${which}.message`)}>
      <Button variant={which === 'moved' ? 'secondary' : 'primary'} onClick={take}>
        {t(`${which}.take`)}
      </Button>
    </FullPageMessage>
  );
}
