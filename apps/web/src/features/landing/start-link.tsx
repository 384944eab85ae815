import ArrowRight from 'lucide-react/icons/arrow-right';
import { useTranslation } from 'react-i18next';
import { buttonClass } from '../../components/ui/button-class.ts';

/** The one thing the public pages ask for. */
export function StartLink() {
  const { t } = useTranslation('landing');
  return (
    <a href="/interview" className={buttonClass({ size: 'lg', className: 'w-fit' })}>
      {t('start')}
      <ArrowRight aria-hidden="true" className="size-5" />
    </a>
  );
}
