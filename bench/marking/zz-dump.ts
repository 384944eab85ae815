import { readFileSync } from 'node:fs';
import { markAnswer } from '@greenshoe/interview-engine';
for (const f of ['development', 'held-out', 'unseen-plain-words', 'unseen-trade-terms']) for (const l of readFileSync(new URL(`answers/${f}.jsonl`, import.meta.url), 'utf8').trim().split('\n')) { const { id, seedId, lang, answer, params } = JSON.parse(l); console.log(id, JSON.stringify(markAnswer({ seedId, lang, answer, ...(params ? { params } : {}) }))); }
