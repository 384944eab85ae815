// x node bench/marking/zz-tool.ts fails A B | score A B | mark A4 en "text" | occ en "text"
import { readFileSync } from 'node:fs';
import { readAnswers } from './answers.ts';
import { markAll } from './measure.ts';
import { seedOf } from '../../packages/interview-engine/src/content/seeds/index.ts';
import { conceptOf } from '../../packages/interview-engine/src/content/concepts/index.ts';
import { wrongClaimOf } from '../../packages/interview-engine/src/content/wrong-claims/index.ts';
import { readSentence } from '../../packages/interview-engine/src/reading/read-answer.ts';
import { matchPattern } from '../../packages/interview-engine/src/reading/match.ts';
import { patternOf } from '../../packages/interview-engine/src/reading/vocabulary.ts';
import { patternsFor } from '../../packages/interview-engine/src/marking/patterns-for.ts';
import { sentencesOf } from '../../packages/interview-engine/src/text/sentences.ts';
import { markAnswer } from '@greenshoe/interview-engine';
const [, , what, ...args] = process.argv;
const dev = () => readAnswers(new URL('answers/development.jsonl', import.meta.url));
const inTopics = (id: string) => args.some((p) => id.startsWith(p));
const v = (m: any, id: string) => m.mark.concepts.find((c: any) => c.id === id);
const isClean = (k: string) => ['plain', 'paraphrase', 'noise', 'negated'].includes(k);
const claimed = (m: any) => m.mark.flags.some((x: string) => x.startsWith('claim:'));
const trapped = (m: any) => m.mark.numeric?.verdict === 'trap';
const isNew = (id: string) => /-[w]\d$/.test(id);
if (what === 'fails') {
  const all = markAll(dev().filter((a) => inTopics(a.seedId) && isNew(a.id)));
  const by = new Map(all.map((m) => [m.answer.id, m]));
  for (const m of all) {
    const a = m.answer; const out: string[] = []; const b = by.get(a.base ?? '');
    if (['plain', 'paraphrase', 'noise', 'negated'].includes(a.kind)) for (const id of a.said) if (v(m, id) && v(m, id).verdict !== 'correct') out.push(`MISSED ${id} (${v(m, id).verdict})`);
    if (isClean(a.kind)) for (const id of a.notSaid) if (v(m, id)?.verdict === 'correct') out.push(`OVERCREDITED ${id} «${v(m, id).quote}»`);
    if (isClean(a.kind) && (claimed(m) || (trapped(m) && a.numeric !== 'trap'))) out.push(`FALSE ALARM ${m.mark.flags} ${m.mark.numeric?.trap ?? ''} «${m.mark.concepts.filter((c: any) => c.verdict === 'wrong').map((c: any) => c.quote)}»`);
    if (a.kind === 'wrong' && a.wrongClaim && !claimed(m) && !trapped(m)) out.push(`NOT NAMED: wrong on ${a.wrongClaim}`);
    if (a.kind === 'wrong' && b && m.score >= b.score) out.push(`NOT LOWERED ${b.score} -> ${m.score}`);
    if (a.kind === 'negated') for (const id of a.negated) if (v(m, id) && v(m, id).verdict !== 'absent') out.push(`DISMISSED YET COUNTED ${id} (${v(m, id).verdict})`);
    if (a.numeric && m.mark.numeric && m.mark.numeric.verdict !== a.numeric) out.push(`FIGURE label ${a.numeric} got ${JSON.stringify(m.mark.numeric)} params ${JSON.stringify(a.params)}`);
    if (out.length) console.log(`\n== ${a.id} [${m.score}]\n${out.map((o) => '   ' + o).join('\n')}\n   ${a.answer}`);
  }
}
if (what === 'score') {
  const t: any = {}; const add = (k: string, hit: boolean) => { t[k] ??= [0, 0]; t[k][1]++; if (hit) t[k][0]++; };
  for (const m of markAll(dev().filter((a) => inTopics(a.seedId)))) {
    const a = m.answer; const s = isNew(a.id) ? 'new' : 'old';
    if (['plain', 'noise'].includes(a.kind)) for (const id of a.said) if (v(m, id)) add(s + ' said credited', v(m, id).verdict === 'correct');
    if (a.kind === 'paraphrase') for (const id of a.said) if (v(m, id)) add(s + ' paraphrase credited', v(m, id).verdict === 'correct');
    if (isClean(a.kind)) for (const id of a.notSaid) if (v(m, id)) add(s + ' not said, credited (bad)', v(m, id).verdict === 'correct');
    if (isClean(a.kind)) add(s + ' false alarms (bad)', claimed(m) || (trapped(m) && a.numeric !== 'trap'));
    if (a.kind === 'wrong' && a.wrongClaim) add(s + ' wrong named', claimed(m) || trapped(m));
    if (a.kind === 'negated') for (const id of a.negated) if (v(m, id)) add(s + ' dismissed refused', v(m, id).verdict === 'absent' || v(m, id).verdict === 'wrong');
    if (['offtopic', 'echo', 'empty', 'swap'].includes(a.kind)) add(s + ' nothing said, low', m.score <= 1.5);
    if (a.numeric) add(s + ' figure verdict', m.mark.numeric?.verdict === a.numeric);
  }
  for (const [k, [h, n]] of Object.entries(t).sort() as any) console.log(k.padEnd(34), `${h}/${n}`, (h / n).toFixed(3));
}
if (what === 'mark') {
  const [id, lang, text] = args as any; const seed = seedOf(id)!;
  const m = markAnswer({ seedId: id, lang, answer: text });
  console.log(m.score, m.flags.join(), JSON.stringify(m.numeric)); for (const c of m.concepts) console.log('  ', c.id, c.verdict);
  for (const s of sentencesOf(text)) { const r = readSentence(s, lang); console.log('»', s);
    for (const c of [...seed.must, ...seed.bonus]) for (const p of patternsFor(seed, c)) { const f = matchPattern(patternOf(p), r.occurrences); if (f) console.log('   ', c, '::', p, '::', r.tokens.slice(f.start, f.end).map((t) => t.word).join(' ')); }
    for (const w of seed.wrongClaims) for (const p of wrongClaimOf(w).says) { const f = matchPattern(patternOf(p), r.occurrences); if (f) console.log('    CLAIM', w, '::', p, '::', r.tokens.slice(f.start, f.end).map((t) => t.word).join(' ')); } }
}
if (what === 'occ') {
  const [lang, text] = args as any; const r = readSentence(text, lang);
  console.log(r.tokens.map((t) => t.word).join(' '));
  const by = Map.groupBy([...r.occurrences.values()].flat(), (o) => `${o.start}-${o.end} ${r.tokens.slice(o.start, o.end).map((t) => t.word).join(' ')}${o.isDenied ? ' (denied)' : ''}`);
  for (const [k, all] of by) console.log('  ', k, '=>', all.map((o) => o.id).join(' '));
}
