import type * as Engine from '../../src/index.ts';

const answers = [
  {
    seedId: 'D1',
    lang: 'en',
    answer:
      'I project unlevered free cash flow for five to ten years, discount it at the WACC, add a terminal value, and subtract net debt from enterprise value to get to equity.',
  },
  {
    seedId: 'D1',
    lang: 'fr',
    answer:
      'Je projette les flux avant frais financiers, je les actualise au coût des fonds propres, puis j’ajoute une valeur terminale et je retire la dette nette.',
  },
  { seedId: 'E6', lang: 'en', answer: 'About 20 percent a year.', params: { moic: 2.5, years: 5 } },
  { seedId: 'E6', lang: 'fr', answer: 'Trente pour cent.', params: { moic: 2.5, years: 5 } },
  { seedId: 'A4', lang: 'en', answer: 'You know, the bridge is a classic. Next question please.' },
  { seedId: 'J1', lang: 'fr', answer: '' },
] as const satisfies readonly Engine.AnswerRequest[];

/** What an engine makes of some answers, of a request for an interview and of its first turns. */
export function tour(engine: typeof Engine) {
  engine.prepare();
  const marks = answers.map((request) => engine.markAnswer(request));
  const settings = { topic: 'dcf', difficulty: 'analyst', language: 'fr' } as const;
  const planning = engine.planInterview({ settings, seed: 7, recentQuestionIds: [] });
  if (planning.kind !== 'planned') throw new Error('No interview was planned');
  const { plan } = planning;
  const opening = engine.next(plan, [], { elapsedMs: 0 });
  const { say: text, questionId, rung, act } = opening;
  const asked = { role: 'interviewer', text, questionId, rung, act } as const;
  const turns: readonly Engine.EngineTurn[] = [
    { ...asked, startedMs: 0, source: null },
    { ...asked, role: 'candidate', text: answers[1].answer, startedMs: 20_000, source: 'voice' },
  ];
  const reply = engine.next(plan, turns, { elapsedMs: 60_000 });
  return { marks, plan, opening, reply, report: engine.mark(plan, turns) };
}
