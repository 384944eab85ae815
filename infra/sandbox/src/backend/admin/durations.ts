import { AuthError } from '../auth-error.ts';

const unitsInMs = {
  ns: 1e-6,
  us: 1e-3,
  µs: 1e-3, // micro sign
  μs: 1e-3, // Greek mu
  ms: 1,
  s: 1_000,
  m: 60_000,
  h: 3_600_000,
} as const;

const PART = /(\d+\.?\d*|\.\d+)(ns|us|µs|μs|ms|s|m|h)/gy;
const LONGEST_MS = 292 * 365 * 24 * 3_600_000; // what the hosted service can count to

/** Reads a ban such as `24h` or `1h30m`, in milliseconds; `none`, or nothing at all, lifts it. */
export function readBan(text: string): number {
  if (text === 'none') return 0;
  const [, sign = '', parts = ''] = /^([+-]?)(.*)$/s.exec(text) ?? [];
  const found = [...parts.matchAll(PART)];
  const isWhole = found.map(([part]) => part).join('') === parts && found.length > 0;
  const sum = found.reduce(
    (total, [, amount, unit]) => total + Number(amount) * unitsInMs[unit as keyof typeof unitsInMs],
    0,
  );
  if (text === '0') return 0;
  if (!isWhole || sum > LONGEST_MS) {
    const problem = `invalid format for ban duration: time: invalid duration ${JSON.stringify(text)}`;
    throw new AuthError('validation_failed', problem);
  }
  return sign === '-' ? -sum : sum;
}
