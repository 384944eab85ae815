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
  { file: 'marking/score.ts', from: 'const TRACE = 0.35;', to: 'const TRACE = 0;' },
  { file: 'marking/what-sentences-show.ts', from: 'talk >= MUCH_TALK', to: 'false' },
  { file: 'marking/what-sentences-show.ts', from: 'talk === 0 &&', to: 'true &&' },
  {
    file: 'marking/injection.ts',
    from: 'if (first === -1) return [answer];',
    to: 'return [answer];',
  },
  {
    file: 'marking/steering.ts',
    from: 'if (isSaidToMarker(folded)) return true;',
    to: '',
  },
  { file: 'marking/score.ts', from: "isStory ? 'story' : 'explanation'", to: "'explanation'" },
  { file: 'marking/cliche.ts', from: 'isSermon || CLICHE', to: 'CLICHE' },
  { file: 'marking/mark-question.ts', from: 'read.filter(isOwn)', to: 'read' },
  {
    file: 'marking/mark-question.ts',
    from: 'findClaims(read, seed)',
    to: 'findClaims(sentences, seed)',
  },
  { file: 'marking/own-words.ts', from: '  hasOwnFigure ||\n', to: '  true ||\n' },
  {
    file: 'marking/what-sentences-show.ts',
    from: 'if (sentence.isCliche) return { sentence, shown };',
    to: '',
  },
  {
    file: 'marking/what-sentences-show.ts',
    from: 'const isTalkedAbout = isListed ||',
    to: 'const isTalkedAbout =',
  },
  {
    file: 'marking/evidence.ts',
    from: 'if (quote !== null) found.set',
    to: 'if (false) found.set',
  },
  { file: 'marking/what-sentences-show.ts', from: '.filter(({ isDenied }) => !isDenied)', to: '' },
  {
    file: 'marking/what-sentences-show.ts',
    from: 'if (sentence.isSmallTalk && !isBehaviour(id)) continue;',
    to: '',
  },
  { file: 'marking/evidence.ts', from: '|| turnsAway(second)', to: '' },
  {
    file: 'marking/unasserted.ts',
    from: "(word === 'alors' && within[at + 1]?.word === 'que') ||",
    to: '',
  },
  { file: 'marking/unasserted.ts', from: '(?:etait|avait)', to: 'zqz' },
  { file: 'marking/unasserted.ts', from: 'otherwise|or else|', to: '' },
  {
    file: 'marking/what-sentences-show.ts',
    from: '&& !cannotShow(sentence, id)',
    to: '',
  },
  { file: 'marking/across.ts', from: 'const ACROSS = 22;', to: 'const ACROSS = 60;' },
  { file: 'marking/across.ts', from: 'placesFor(pair, id)', to: 'pair.occurrences' },
  { file: 'marking/unasserted.ts', from: 'CALLED_FALSE.test(said) ||', to: '' },
  { file: 'marking/unasserted.ts', from: '|| isQuestion(text)', to: '' },
  { file: 'marking/unasserted.ts', from: '[...REPORTED, ...SUPPOSED]', to: '[...SUPPOSED]' },
  { file: 'marking/unasserted.ts', from: '[...REPORTED, ...SUPPOSED]', to: '[...REPORTED]' },
  { file: 'marking/claims.ts', from: '!turnsWithin(sentence.tokens, span) &&', to: '' },
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
  { file: 'reading/match.ts', from: 'next.start - end <= gap', to: 'true' },
  { file: 'reading/match.ts', from: '!isNext || next.clause === clause', to: 'true' },
  {
    file: 'reading/match.ts',
    from: 'if (absent.some((id) => occurrences.has(id))) return null;',
    to: '',
  },
  { file: 'reading/match.ts', from: 'span.end - span.start <= window', to: 'true' },
  { file: 'reading/read-answer.ts', from: 'known.rejoin(heard, language)', to: 'heard' },
  {
    file: 'reading/read-answer.ts',
    from: 'known.replaceMisheard(tokensOf(text))',
    to: 'tokensOf(text)',
  },
  {
    file: 'reading/phrase-index.ts',
    from: 'reader === language ? spoken : travelling',
    to: 'spoken',
  },
  {
    file: 'reading/phrase-index.ts',
    from: 'if (entry.form !== undefined && entry.form !== tokens[start]?.word) return null;',
    to: '',
  },
  {
    file: 'marking/score.ts',
    from: 'Math.min(passing, densityOf(saying, said))',
    to: 'passing',
  },
  {
    file: 'marking/mark-question.ts',
    from: 'isEcho(read) ? [] : read.filter(isOwn)',
    to: 'read.filter(isOwn)',
  },
  {
    file: 'marking/own-words-figures.ts',
    from: 'GROUPED.test(digits) ? [whole, decimal] : [decimal]',
    to: '[whole, decimal]',
  },
  {
    file: 'marking/own-words-figures.ts',
    from: ' || spokenFiguresIn(sentence).some(isOwn)',
    to: '',
  },
  { file: 'marking/own-words-figures.ts', from: ' && isFigure(number)', to: '' },
  {
    file: 'marking/what-sentences-show.ts',
    from: '?? !seed.must.includes(id)',
    to: '?? true',
  },
  {
    file: 'marking/unasserted.ts',
    from: "(CONTRACTED_WOULD.test(text) ? ' would' : '')",
    to: "''",
  },
  { file: 'reading/denial.ts', from: '|aucune?|nulle?|rien', to: '' },
  {
    file: 'reading/denial.ts',
    from: 'LACKS.test(word) && !VERB.test(',
    to: 'false && !VERB.test(',
  },
  {
    file: 'reading/denial.ts',
    from: 'SUBJECT_FIRST.test(ahead) ? clauseEnd(tokens, at) : tokens.length',
    to: 'tokens.length',
  },
  { file: 'reading/denial.ts', from: ' || MISTAKE.test(joinedWords(tokens, 0, at))', to: '' },
  { file: 'reading/denial-phrases.ts', from: '(?<!\\bearn )out', to: 'out' },
];
