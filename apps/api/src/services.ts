import type { PgBoss } from 'pg-boss';
import type { Config } from './config.ts';
import type { Database } from './database/database.ts';
import { createSecondFactors } from './database/second-factors.ts';
import { createAtomically, createStores } from './database/stores.ts';
import { createAnswerOnce } from './http/idempotency.ts';
import { createAccountService } from './modules/account/account.service.ts';
import { createEraseAccount } from './modules/account/erase-account.ts';
import { createSessionReader } from './modules/account/sessions.repository.ts';
import { createInterviewer } from './modules/interviewer/interviewer.service.ts';
import { timeTurns } from './modules/interviewer/time-turns.ts';
import { createFinishInterview, finish } from './modules/interviews/finish-interview.ts';
import { createInterviewsService } from './modules/interviews/interviews.service.ts';
import { createLaunchInterview } from './modules/interviews/launch-interview.ts';
import { createMarkInterview } from './modules/interviews/mark-interview.ts';
import { createSettleLaunches } from './modules/interviews/settle-launches.ts';
import { createPaymentModule } from './modules/payments/payment-module.ts';
import { createTokenLedger } from './modules/tokens/tokens.repository.ts';
import { createTokensService } from './modules/tokens/tokens.service.ts';
import { createReceivePlatformEvent } from './modules/webhooks/receive-platform-event.ts';
import type { Accounts } from './providers/accounts/accounts.ts';
import type { Handlers } from './providers/jobs/jobs.ts';
import type { LanguageModel } from './providers/language-model/language-model.ts';
import type { Payments } from './providers/payments/payments.ts';
import type { Assistants } from './providers/platform/assistants.ts';
import { createAnnounceChanges } from './providers/realtime/announce-changes.ts';
import type { Notices } from './providers/realtime/notices.ts';

export interface Providers {
  readonly database: Database;
  readonly boss: PgBoss;
  readonly assistants: Assistants;
  readonly payments: Payments;
  readonly accounts: Accounts;
  readonly notices: Notices;
  /** `null` where none is configured. */
  readonly languageModel: LanguageModel | null;
}

const KEYS_KEPT_HOURS = 24; // as long as the payment provider keeps its own

export type Services = ReturnType<typeof createServices>;

/** The one place that knows which implementation stands behind which port. Does no I/O. */
export function createServices(
  { tokens, web }: Pick<Config, 'tokens' | 'web'>,
  { database, boss, assistants, payments: provider, accounts, notices, languageModel }: Providers,
) {
  const announce = createAnnounceChanges({
    notices,
    readBalance: createTokenLedger(database).balance,
  });
  const stores = createStores(database, boss, announce);
  const atomically = createAtomically(database, boss, announce);
  const endings = createFinishInterview(atomically);
  const launch = createLaunchInterview({ atomically, stores, assistants });
  const launches = createSettleLaunches({ atomically, stores, assistants });
  const marking = createMarkInterview({
    atomically,
    stores,
    judge: languageModel?.judge ?? null,
  });

  const { payments, paymentEvents } = createPaymentModule({
    atomically,
    stores,
    provider,
    webOrigin: web.origin,
  });

  const interviews = createInterviewsService({ stores, assistants, finish: endings });
  const erase = createEraseAccount({ atomically, stores, assistants, accounts });

  const handlers: Handlers = {
    'account.erase': erase.run,
    'accounts.resume-erasing': erase.resume,
    'launch.settle': launches.settle,
    'launches.reconcile': launches.reconcile,
    'assistants.sweep': launches.sweep,
    'payment.news': paymentEvents.follow,
    'payments.catch-up': paymentEvents.catchUp,
    'keys.forget': async () => {
      await stores.idempotencyKeys.forget(KEYS_KEPT_HOURS);
      await erase.forget();
    },
    'interview.mark': marking.run,
    'interview.give-up': marking.giveUp,
    'interview.review': marking.review,
    'interviews.close-stale': async () => {
      await endings.stale();
      await endings.waiting();
    },
  };
  return {
    handlers,
    hasSecondFactor: createSecondFactors(database),
    interviewer: createInterviewer({
      atomically,
      turns: stores.turns,
      phraser: languageModel?.phraser ?? null,
    }),
    account: createAccountService({
      erase,
      stores,
      interviews,
      listSessions: createSessionReader(database),
    }),
    interviews,
    launch,
    payments,
    receivePaymentEvent: paymentEvents.receive,
    receivePlatformEvent: createReceivePlatformEvent({ atomically, finish, timeTurns }),
    reopenOutdatedReports: marking.reopenOutdated,
    tokens: createTokensService({
      ledger: stores.ledger,
      answerOnce: createAnswerOnce(stores.idempotencyKeys),
      welcomeTokens: tokens.welcome,
    }),
  };
}
