import { readFileSync } from 'node:fs';
import { markAnswer } from '@greenshoe/interview-engine';
import { readingsOf } from '../../packages/interview-engine/src/marking/steering/injection.ts';
const rows = readFileSync('/work/s/writers/i.jsonl', 'utf8').trim().split('\n').map((l) => JSON.parse(l));
for (const id of process.argv.slice(2)) { const r = rows.find((x) => x.id === id)!; console.log(id, 'BASE', r.base, JSON.stringify(markAnswer({ seedId: r.seedId, lang: r.lang, answer: r.base }))); for (const t of readingsOf(r.answer)) console.log(' R:', t.replaceAll('\n', ' // '), JSON.stringify(markAnswer({ seedId: r.seedId, lang: r.lang, answer: t }))); }
