import { strict as assert } from 'node:assert';
import { randomUUID } from 'node:crypto';
import * as fc from 'fast-check';
import { createClawbackStore } from '../../src/modules/payments/clawbacks.repository.ts';
import { createTokenLedger } from '../../src/modules/tokens/tokens.repository.ts';
import type { TestApp } from './app.ts';
import { expireLeases, reserveAndDie, runJob } from './launches.ts';

const RETURNS_PER_DAY = 3;

/** A wallet as it should be; small enough to be right by looking at it. */
export interface Model {
  available: number;
  prepaid: number;
  owed: number;
  taken: number;
  welcomed: boolean;
  returned: number;
  paidKeys: Set<number>;
  launches: { key: string; outcome: string; assistantId?: string; isReturned?: boolean }[];
  references: { buy: string[]; refund: [string, number][]; win: string[] };
}

/** The real thing, for one user. */
export interface Real {
  readonly api: Pick<TestApp, 'database' | 'services' | 'platform' | 'boss'>;
  readonly userId: string;
}

const credit = (model: Model, tokens: number) => {
  const settled = Math.min(model.owed, tokens);
  model.owed -= settled;
  model.available += tokens - settled;
};

const shortageIn = ({ owed, available, prepaid }: Model, withPrepaid: boolean) => {
  if (owed > 0) return 'tokens.owed';
  return available + (withPrepaid ? prepaid : 0) > 0 ? null : 'tokens.insufficient';
};

const take = (model: Model) => {
  if (model.prepaid > 0) model.prepaid -= 1;
  else model.available -= 1;
};

async function compare(model: Model, { api, userId }: Real) {
  const wallet = await api.database
    .selectFrom('wallets')
    .select(['available', 'prepaid', 'owed', 'held'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  const { available, prepaid, owed } = model;
  assert.deepEqual(wallet ?? { available: 0, prepaid: 0, owed: 0, held: 0 }, {
    available,
    prepaid,
    owed,
    held: 0,
  });
  const { entries } = await createTokenLedger(api.database).entries(userId, { limit: 100 });
  const sum = entries.reduce((total, { tokens }) => total + tokens, 0);
  if (entries.length < 100) assert.equal(sum, available - owed);
  const { count } = await api.services.tokens.getBalance(userId);
  assert.equal(count, available > 0 ? available : Math.min(prepaid, 1));
}

type Step = (model: Model, real: Real) => Promise<void>;

const command = (
  name: string,
  step: Step,
  check: (model: Readonly<Model>) => boolean = () => true,
) => ({
  check,
  async run(model: Model, real: Real) {
    await step(model, real);
    await compare(model, real);
  },
  toString: () => name,
});

const codeOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'done',
    (error: unknown) => (error as { code?: string }).code ?? String(error),
  );

const move = (real: Real, from: 'sales' | 'clawback', reference: string, amount: number) =>
  createTokenLedger(real.api.database).transfer({
    reference,
    userId: real.userId,
    from,
    to: 'available',
    amount,
  });

const takeBack = (real: Real, reference: string, amount: number) =>
  createClawbackStore(real.api.database).takeBack({
    userId: real.userId,
    amount,
    reference,
    owedReference: `${reference}:owed`,
  });

const start = ({ api, userId }: Real, key: string) =>
  api.services.launch.start(userId, key, { language: 'en' });

const buy = (tokens: number) =>
  command(`buy ${tokens}`, async (model, real) => {
    const reference = `cs:${randomUUID()}`;
    await createTokenLedger(real.api.database).open(real.userId);
    await move(real, 'sales', reference, tokens);
    model.references.buy.push(reference);
    credit(model, tokens);
  });

const welcome = command('welcome', async (model, { api, userId }) => {
  await Promise.all([1, 2, 3].map(() => api.services.tokens.initialise(userId)));
  if (!model.welcomed) credit(model, 1);
  model.welcomed = true;
});

type Trouble = 'none' | 'refused' | 'out of order' | 'killed before' | 'killed after';

async function launchThrough(trouble: Trouble, real: Real, key: string): Promise<string> {
  const { platform } = real.api;
  if (trouble === 'refused') platform.trouble = 400;
  if (trouble === 'out of order') platform.trouble = 503;
  const outcome = await codeOf(start(real, key));
  platform.trouble = null;
  return outcome;
}

/** The process is gone; the reconciler comes by. */
async function dieAndRecover(trouble: Trouble, { api, userId }: Real): Promise<string> {
  const { key, id } = await reserveAndDie(api, { id: userId });
  if (trouble === 'killed after') {
    const assistantId: string = randomUUID();
    api.platform.assistants.set(assistantId, {
      id: assistantId,
      name: `iv-${id}`,
      createdAt: new Date().toISOString(),
      model: { provider: 'custom-llm', url: `http://api.test/interviewer/${id}` },
    });
  }
  await expireLeases(api);
  const reconcile = () => runJob(api, 'launches.reconcile', {});
  await Promise.all([reconcile(), reconcile()]);
  return key;
}

const launch = (trouble: Trouble) =>
  command(`launch, ${trouble}`, async (model, real) => {
    const shortage = shortageIn(model, true);
    const dies = trouble.startsWith('killed') && !shortage;
    const key: string = dies ? await dieAndRecover(trouble, real) : randomUUID();
    const outcome = await launchThrough(dies ? 'none' : trouble, real, key);
    const failures = { refused: 'interviews.launch_failed', none: 'done', 'killed after': 'done' };
    const expected = shortage ?? { ...failures, 'out of order': '', 'killed before': '' }[trouble];
    assert.equal(outcome, expected || 'interviews.platform_unavailable');
    if (shortage) return;
    if (outcome === 'done') take(model);
    const assistantId = outcome === 'done' ? (await start(real, key)).assistantId : undefined;
    model.launches.push({ key, outcome, ...(assistantId ? { assistantId } : {}) });
  });

const payAhead = (name: number) =>
  command(`pay ahead by key ${name}`, async (model, { api, userId }) => {
    const pay = () => codeOf(api.services.tokens.payAhead(userId, {}, `key-number-${name}`));
    const isPaid = model.paidKeys.has(name) || (model.prepaid > 0 && model.owed >= 0);
    const expected = isPaid ? null : shortageIn(model, false);
    assert.equal(await pay(), expected ?? 'done');
    if (expected) return;
    if (!isPaid) {
      model.available -= 1;
      model.prepaid += 1;
    }
    model.paidKeys.add(name);
  });

const refund = (tokens: number) =>
  command(
    `refund ${tokens}`,
    async (model, real) => {
      const reference = `refund:${randomUUID()}:1`;
      await takeBack(real, reference, tokens);
      const taken = Math.min(model.available, tokens);
      model.available -= taken;
      model.owed += tokens - taken;
      model.taken += tokens;
      model.references.refund.push([reference, tokens]);
    },
    ({ references }) => references.buy.length > 0,
  );

const winDispute = (tokens: number) =>
  command(
    `win ${tokens} back`,
    async (model, real) => {
      const reference = `dispute-won:${randomUUID()}:1`;
      await move(real, 'clawback', reference, tokens);
      model.references.win.push(reference);
      model.taken -= tokens;
      credit(model, tokens);
    },
    ({ taken }) => taken >= tokens,
  );

const giveBack = command(
  'no call took place',
  async (model, { api }) => {
    const held = model.launches.find(
      ({ outcome, isReturned }) => outcome === 'done' && !isReturned,
    );
    if (!held?.assistantId) return;
    const { assistantId } = held;
    const tell = (callId: string) =>
      api.services.receivePlatformEvent({
        event: {
          type: 'end-of-call-report',
          status: null,
          endedReason: 'customer-did-not-give-microphone-permission',
          callId,
          assistantId,
        },
        messages: [],
      });
    await Promise.all([tell(`a${assistantId}`), tell(`a${assistantId}`), tell(`b${assistantId}`)]);
    held.isReturned = true;
    if (model.returned >= RETURNS_PER_DAY) return;
    model.returned += 1;
    credit(model, 1);
  },
  ({ launches }) => launches.some(({ outcome }) => outcome === 'done'),
);

const replay = command('replay everything', async (model, real) => {
  for (const reference of model.references.buy) await move(real, 'sales', reference, 1);
  for (const [reference, tokens] of model.references.refund)
    await takeBack(real, reference, tokens);
  for (const reference of model.references.win) await move(real, 'clawback', reference, 1);
  for (const { key, outcome } of model.launches) {
    assert.equal(await codeOf(start(real, key)), outcome);
  }
});

const few = fc.integer({ min: 1, max: 4 });

const ledgerCommands = fc.commands(
  [
    few.map(buy),
    fc.constant(welcome),
    fc
      .constantFrom<Trouble>(
        'none',
        'none',
        'refused',
        'out of order',
        'killed before',
        'killed after',
      )
      .map(launch),
    few.map(payAhead),
    few.map(refund),
    few.map(winDispute),
    fc.constant(giveBack),
    fc.constant(replay),
  ],
  { maxCommands: 14 },
);

const newModel = (): Model => ({
  available: 0,
  prepaid: 0,
  owed: 0,
  taken: 0,
  welcomed: false,
  returned: 0,
  paidKeys: new Set(),
  launches: [],
  references: { buy: [], refund: [], win: [] },
});

/** Runs sequences, each against a wallet of its own; `difference` says where the first one differs. */
export async function compareWithModel(api: Real['api'], sequences: number) {
  const property = fc.asyncProperty(ledgerCommands, async (commands) => {
    const setup = () => ({ model: newModel(), real: { api, userId: randomUUID() } });
    await fc.asyncModelRun(setup, commands);
  });
  const run = await fc.check(property, { numRuns: sequences });
  return {
    seed: run.seed,
    sequences: run.numRuns,
    difference: run.failed ? fc.defaultReportMessage(run) : null,
  };
}
