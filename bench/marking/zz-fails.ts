import { readAnswers } from './answers.ts';
import { markAll } from './measure.ts';
const [, , set, what, filter = ''] = process.argv;
const f = set!.includes('/') ? set! : new URL(`answers/${set}.jsonl`, import.meta.url);
const all = markAll(readAnswers(f));
const by = new Map(all.map((m) => [m.answer.id, m]));
const v = (m: any, id: string) => m.mark.concepts.find((c: any) => c.id === id);
for (const m of all) {
  const a = m.answer;
  if (filter && !a.id.startsWith(filter)) continue;
  const b = by.get(a.base ?? '');
  const correct = ['plain', 'paraphrase', 'noise', 'negated'].includes(a.kind);
  if (what === 'noise' && a.kind === 'noise' && b && Math.abs(m.score - b.score) > 0.5) {
    console.log(`\n${a.id} ${b.score}->${m.score}`);
    for (const c of b.mark.concepts) { const n = v(m, c.id); if (n.verdict !== c.verdict) console.log(`   ${c.id}: ${c.verdict} -> ${n.verdict}  «${c.span?.quote ?? c.quote ?? JSON.stringify(c)}» / «${JSON.stringify(n)}»`); }
    console.log('  num', b.mark.numeric?.verdict, m.mark.numeric?.verdict, 'flags', b.mark.flags.join(), m.mark.flags.join());
    console.log('  B:', b.answer.answer, '\n  N:', a.answer);
  }
  if (what === 'notsaid' && correct) for (const id of a.notSaid) { const c = v(m, id); if (c?.verdict === 'correct') console.log(`\n${a.id} ${id} [${m.score}] ${JSON.stringify(c)}\n   ${a.answer}`); }
  if (what === 'said' && (a.kind === 'plain' || a.kind==='noise'|| a.kind==='paraphrase')) for (const id of a.said) { const c = v(m, id); if (c && c?.verdict !== 'correct') console.log(`\n${a.id} ${id} [${m.score}] ${c.verdict}\n   ${a.answer}`); }
  if (what === 'wrong' && a.kind === 'wrong' && a.wrongClaim) { const named = m.mark.flags.some((x) => x.startsWith('claim:')) || m.mark.numeric?.verdict === 'trap'; if (!named || (b && m.score >= b.score)) console.log(`\n${a.id} WC=${a.wrongClaim} named=${named} ${b?.score}->${m.score} ${m.mark.numeric?.verdict}\n   ${a.answer}`); }
}
if (what === 'num') for (const m of all) { const a = m.answer; if (a.numeric && m.mark.numeric?.verdict !== a.numeric) console.log(`\n${a.id} label ${a.numeric} got ${JSON.stringify(m.mark.numeric)} params ${JSON.stringify(a.params)}\n   ${a.answer}`); }
if (what === 'fa') for (const m of all) { const a = m.answer; if (['plain', 'paraphrase', 'noise', 'negated'].includes(a.kind) && (m.mark.flags.some((x) => x.startsWith('claim:')) || (m.mark.numeric?.verdict === 'trap' && a.numeric !== 'trap'))) console.log(`\n${a.id} ${m.mark.flags} ${JSON.stringify(m.mark.numeric)} ${m.mark.concepts.filter((c) => c.verdict === 'wrong').map((c) => c.id + ' «' + c.quote + '»').join()}\n   ${a.answer}`); }
