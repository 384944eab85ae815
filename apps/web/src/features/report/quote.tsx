import type { Report } from '@greenshoe/shared-types';
import { useTranslation } from 'react-i18next';

interface QuoteProps {
  readonly text: string;
  readonly language: Report['language'];
}

/** The candidate's own words. */
export function Quote({ text, language }: QuoteProps) {
  const { t } = useTranslation('report');
  return (
    <blockquote
      lang={language}
      className="border-l-2 border-line pl-3 leading-7 text-ink-muted italic [overflow-wrap:anywhere]"
    >
      {t('quoted', { quote: text })}
    </blockquote>
  );
}
