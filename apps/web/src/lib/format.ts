import { useTranslation } from 'react-i18next';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** From the coarsest on, each with its length in seconds. */
const units = [
  ['year', 365 * DAY],
  ['month', 30 * DAY],
  ['day', DAY],
  ['hour', HOUR],
  ['minute', MINUTE],
] as const;

/** How long ago a moment is, in whole units of the coarsest kind; what just happened is a minute ago. */
function timeSince(iso: string): [amount: number, unit: Intl.RelativeTimeFormatUnit] {
  const seconds = (Date.now() - new Date(iso).getTime()) / 1_000;
  const [unit, length] = units.find((one) => seconds >= one[1]) ?? ['minute', MINUTE];
  return [-Math.max(1, Math.floor(seconds / length)), unit];
}

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
  const spans = new Intl.RelativeTimeFormat(language);
  return {
    score: (score: number) => scores.format(score),
    cents: (cents: number) => euros.format(cents / 100),
    share: (share: number) => shares.format(share),
    number: (value: number) => format({ maximumFractionDigits: 0 }).format(value),
    dateTime: (iso: string) => dates.format(new Date(iso)),
    ago: (iso: string) => spans.format(...timeSince(iso)),
  };
}

/** Seconds as m:ss, the way the countdown of an interview shows them. */
export function minutesAndSeconds(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}
