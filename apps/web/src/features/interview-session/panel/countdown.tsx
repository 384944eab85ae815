import { INTERVIEW_LENGTH_MS } from '@greenshoe/shared-types';
import { useEffect, useState } from 'react';
import { minutesAndSeconds } from '../../../lib/format.ts';

/** From 30:00 down to 0:00, by the clock on the wall and not by counting ticks. */
export function Countdown({
  startedAt,
  label,
}: {
  readonly startedAt: number;
  readonly label: string;
}) {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const tick = setInterval(() => setNow(Date.now()), 250);
    return () => clearInterval(tick);
  }, []);
  const elapsed = Math.max(0, now - startedAt);
  const seconds = Math.ceil(Math.max(0, INTERVIEW_LENGTH_MS - elapsed) / 1_000);
  return (
    <div role="timer" aria-label={label} className="tabular text-lg font-medium">
      {minutesAndSeconds(seconds)}
    </div>
  );
}
