import { useTranslation } from 'react-i18next';

/** Numbers and dates as the reader's language writes them. */
export function useFormat() {
  const { language: chosen } = useTranslation().i18n;
  const language = chosen === 'en' ? 'en-GB' : chosen;
  const format = (options: Intl.NumberFormatOptions) => new Intl.NumberFormat(language, options);
  const scores = format({ minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const euros = format({
    style: 'currency',
    currency: 'EUR',
    trailingZeroDisplay: 'stripIfInteger',
  });
  const shares = format({ style: 'percent' });
  const dates = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
  return {
    score: (score: number) => scores.format(score),
    cents: (cents: number) => euros.format(cents / 100),
    share: (share: number) => shares.format(share),
    number: (value: number) => format({ maximumFractionDigits: 0 }).format(value),
    dateTime: (iso: string) => dates.format(new Date(iso)),
  };
}

/** Seconds as m:ss, the way the countdown of an interview shows them. */
export function minutesAndSeconds(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}
