import { setTimeout as pause } from 'node:timers/promises';
import { percentile } from './percentiles.ts';
import { type Sale, startShop } from './shop.ts';

// One API process and the sandbox's payment provider, everything on this machine. Targets: an event of
// the provider is acknowledged within 250 ms at the 99th percentile; the tokens show within 2 s at the
// 95th, counted from the arrival of the event, or of the payer who comes back.

const SALES = Number(process.env['SALES'] ?? 120);
const PER_SECOND = 20;
const SELLERS = 4;
const LOOK_EVERY_MS = 20;
const TOKENS = 5;

function print(name: string, samples: readonly number[]) {
  const shown = [0.5, 0.95, 0.99].map((share) => percentile(samples, share).toFixed(1));
  console.log(
    `${name}: p50 ${shown[0]} ms, p95 ${shown[1]} ms, p99 ${shown[2]} ms (n = ${samples.length})`,
  );
}

const shop = await startShop();

async function sellMany(): Promise<Sale[]> {
  const sales: Sale[] = [];
  const sell = async () => {
    while (sales.length < SALES) sales.push(await shop.sell());
  };
  await Promise.all(Array.from({ length: SELLERS }, sell));
  return sales.slice(0, SALES);
}

async function untilShown(sale: Sale): Promise<void> {
  while ((await shop.balance(sale)) !== TOKENS) await pause(LOOK_EVERY_MS);
}

/** How long until each call was answered, and until its tokens showed, in ms since it was due. */
async function measure(call: (sale: Sale) => Promise<number>) {
  const sales = await sellMany();
  const [answered, shown]: [number[], number[]] = [[], []];
  const begun = performance.now();
  await Promise.all(
    sales.map(async (sale, index) => {
      const due = begun + (index * 1_000) / PER_SECOND;
      await pause(Math.max(0, due - performance.now()));
      while ((await call(sale)) !== 200) await pause(LOOK_EVERY_MS);
      answered.push(performance.now() - due);
      await untilShown(sale);
      shown.push(performance.now() - due);
    }),
  );
  return { answered, shown };
}

try {
  const told = await measure((sale) => shop.tell(sale));
  print('webhook acknowledged', told.answered);
  print('tokens shown after the webhook', told.shown);
  const verified = await measure((sale) => shop.verify(sale));
  print('verify-payment answered', verified.answered);
  print('tokens shown after verify-payment', verified.shown);
} finally {
  await shop.stop();
}
