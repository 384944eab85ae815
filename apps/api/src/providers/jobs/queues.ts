import type { Jobs } from './jobs.ts';

const retried = { retryLimit: 8, retryBackoff: true };
const MARKINGS_AT_ONCE = 4; // a marking may wait for a language model
/** In this order: a queue's dead letters need their own queue first. */
export const queues = [
  { name: 'interview.give-up', options: retried, pollingIntervalSeconds: 2 },
  {
    name: 'interview.mark',
    options: { retryLimit: 5, retryDelay: 2, retryBackoff: true, deadLetter: 'interview.give-up' },
    pollingIntervalSeconds: 0.5, // somebody waits for the report
    localConcurrency: MARKINGS_AT_ONCE,
  },
  { name: 'interview.review', options: retried, pollingIntervalSeconds: 2 },
  {
    name: 'payment.news',
    options: {
      retryLimit: 20, // some hours
      retryDelay: 1,
      retryBackoff: true,
      retryDelayMax: 600,
      expireInSeconds: 60, // its process died, or lost the database
    },
    pollingIntervalSeconds: 0.5, // somebody waits for the tokens
    localConcurrency: 4,
    isUrgent: true,
  },
  { name: 'payments.catch-up', options: retried, pollingIntervalSeconds: 30 },
  { name: 'keys.forget', options: { retryLimit: 0 }, pollingIntervalSeconds: 30 },
  {
    name: 'account.erase',
    options: {
      policy: 'exclusive',
      retryLimit: 50, // then the next `accounts.resume-erasing` begins again
      retryDelay: 5,
      retryBackoff: true,
      retryDelayMax: 600,
      deleteAfterSeconds: 3_600,
    },
    pollingIntervalSeconds: 2,
    localConcurrency: 4, // one may wait for a service that does not answer
  },
  {
    name: 'accounts.resume-erasing',
    options: { retryLimit: 0, policy: 'short' },
    pollingIntervalSeconds: 30,
  },
  { name: 'launch.settle', options: retried, pollingIntervalSeconds: 5 },
  { name: 'interviews.close-stale', options: { retryLimit: 0 }, pollingIntervalSeconds: 5 },
  {
    name: 'launches.reconcile',
    // One at a time is waiting, whoever asked for it.
    options: { retryLimit: 0, policy: 'short', deleteAfterSeconds: 3_600 },
    pollingIntervalSeconds: 5,
    againAfterSeconds: 15,
  },
  {
    name: 'assistants.sweep',
    options: { retryLimit: 0, policy: 'short' },
    pollingIntervalSeconds: 5,
  },
] as const satisfies readonly {
  name: keyof Jobs;
  options: object;
  pollingIntervalSeconds: number;
  localConcurrency?: number;
  /** See `workUrgently`. */
  isUrgent?: boolean;
  /** A job that asks for the next one itself, as no schedule is as fine as this. */
  againAfterSeconds?: number;
}[];
