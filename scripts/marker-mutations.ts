export interface Mutation {
  readonly file: string;
  readonly from: string;
  readonly to: string;
}

/** One break for each rule of reading and marking. */
export const mutations: readonly Mutation[] = [
  { file: 'marking/score.ts', from: 'correct: 1,', to: 'correct: 0.5,' },
  { file: 'marking/score.ts', from: 'partial: 0.25,', to: 'partial: 1,' },
  { file: 'marking/score.ts', from: 'wrong: -0.5,', to: 'wrong: 1,' },
  { file: 'marking/score.ts', from: 'const CLAIM_COST = 0.15;', to: 'const CLAIM_COST = 0;' },
  { file: 'marking/score.ts', from: 'const NUMERIC_SHARE = 0.5;', to: 'const NUMERIC_SHARE = 0;' },
  { file: 'marking/score.ts', from: "numeric === 'right' || coverage > 0", to: 'true' },
  {
    file: 'marking/injection.ts',
    from: 'if (first === -1) return [answer];',
    to: 'return [answer];',
  },
  {
    file: 'marking/steering.ts',
    from: 'if ([EXAMINATION, ROLE, FAVOUR, AS_IF_SAID, ALL_WELL].some(has)) return true;',
    to: '',
  },
  { file: 'marking/score.ts', from: "isStory ? 'story' : 'explanation'", to: "'explanation'" },
  { file: 'marking/statement.ts', from: 'isSermon || CLICHE', to: 'CLICHE' },
  { file: 'marking/own-words.ts', from: '.filter(isOwn)', to: '' },
  { file: 'marking/own-words.ts', from: '  hasOwnFigure ||\n', to: '  true ||\n' },
  { file: 'marking/evidence.ts', from: 'if (isCliche(sentence)) continue;', to: '' },
  {
    file: 'marking/evidence.ts',
    from: "return isListed ? 'partial' : 'correct';",
    to: "return 'correct';",
  },
  {
    file: 'marking/evidence.ts',
    from: 'if (quote !== null) found.set',
    to: 'if (false) found.set',
  },
  { file: 'marking/evidence.ts', from: '.filter(({ isDenied }) => !isDenied)', to: '' },
  { file: 'marking/claims.ts', from: '!CALLED_FALSE.test', to: '!/^$/.test' },
  {
    file: 'marking/judgement.ts',
    from: "folded.split(' ').length < FEWEST_QUOTED_WORDS",
    to: 'false',
  },
  { file: 'marking/judgement.ts', from: "|| concept.verdict === 'wrong'", to: '' },
  {
    file: 'marking/mark-question.ts',
    from: 'isSteered ? undefined : response.judgements',
    to: 'response.judgements',
  },
  { file: 'marking/mark-question.ts', from: "verdict: wrong ? 'wrong' : verdict", to: 'verdict' },
  { file: 'reading/denial.ts', from: '% 2 === 1', to: '% 2 === 2' },
  { file: 'reading/denial.ts', from: 'if (HYPOTHETICAL.test', to: 'if (/^$/.test' },
  { file: 'reading/denial.ts', from: 'dismissals.some(reaches(start, end))', to: 'false' },
  { file: 'reading/match.ts', from: "(polarity === 'denied') === isDenied", to: 'true' },
  { file: 'reading/match.ts', from: 'next.start - end <= STEP_GAP', to: 'true' },
  { file: 'reading/match.ts', from: 'span.end - span.start <= WINDOW', to: 'true' },
  { file: 'reading/read-answer.ts', from: 'known.replaceMisheard(text)', to: 'text' },
  {
    file: 'reading/phrase-index.ts',
    from: 'if (spoken !== language && !entry.travels) continue;',
    to: '',
  },
];
