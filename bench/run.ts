// Runs the benchmark that is named, or all of them, one after the other.
const benchmarks = [
  'typed-turns',
  'start-up',
  'accounts',
  'money',
  'payments',
  'ledger-model',
  'kills',
];
const [wanted] = process.argv.slice(2);

for (const name of benchmarks) {
  if (!wanted || wanted === name) await import(`./${name}.ts`);
}
