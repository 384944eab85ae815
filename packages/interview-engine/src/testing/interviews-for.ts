import { personaIds } from '../planning/persona.ts';
import type { InterviewPlan } from '../planning/plan.ts';
import { listOptions } from '../planning/scenarios.ts';
import { candidateFor, type ProfileName, profiles } from './candidates.ts';
import { plannedInterview } from './planned.ts';
import { play } from './play.ts';

const INTERVIEWS_EACH = 8;

const { topics, difficulties, languages } = listOptions();
const choices = ['', ...topics].flatMap((topic) =>
  difficulties.map((difficulty) => ({ topic, difficulty })),
);
const withoutQuestions = new Set(['restructuring intern', 'case_hypothetical intern']);

/** Interviews spread over topics, levels, languages, personas and seeds. */
export function interviewsFor(name: ProfileName, mode: InterviewPlan['mode'] = 'exam') {
  const start = Object.keys(profiles).indexOf(name);
  return Array.from({ length: INTERVIEWS_EACH }, (_, index) => {
    const place = start + index * 7;
    const { topic, difficulty } = choices[place % choices.length] ?? { topic: '', difficulty: '' };
    const isEmpty = withoutQuestions.has(`${topic} ${difficulty}`);
    const plan = plannedInterview({
      topic: isEmpty ? '' : topic,
      difficulty,
      language: languages[index % languages.length] ?? 'en',
      persona: personaIds[index % personaIds.length] ?? 'associate',
      seed: place * 31,
      mode,
    });
    return { plan, played: play(plan, candidateFor(name, plan)) };
  });
}
