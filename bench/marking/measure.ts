import { type AnswerMark, markAnswer } from '@greenshoe/interview-engine';
import { type LabelledAnswer, levels } from './answers.ts';
import { mean, median, share, spearman } from './statistics.ts';

export interface Marked {
  readonly answer: LabelledAnswer;
  readonly mark: AnswerMark;
  /** 1 where nothing was assessed. */
  readonly score: number;
}

export function markAll(answers: readonly LabelledAnswer[]): Marked[] {
  return answers.map((answer) => {
    const { seedId, lang, params } = answer;
    const mark = markAnswer({
      seedId,
      lang,
      answer: answer.answer,
      ...(params ? { params } : {}),
    });
    return { answer, mark, score: mark.score ?? 1 };
  });
}

const rankOf = ({ answer }: Marked): number =>
  answer.level === null ? -1 : levels.indexOf(answer.level);

const isOfALevel = ({ answer }: Marked): boolean =>
  answer.level !== null && (answer.kind === 'plain' || answer.kind === 'empty');

/** Answers of different levels to one question in one language, the better one first. */
function pairsOf(all: readonly Marked[]): [Marked, Marked][] {
  const graded = all.filter(isOfALevel);
  return graded.flatMap((better) =>
    graded
      .filter(
        (worse) =>
          worse.answer.seedId === better.answer.seedId &&
          worse.answer.lang === better.answer.lang &&
          rankOf(worse) < rankOf(better),
      )
      .map((worse): [Marked, Marked] => [better, worse]),
  );
}

const correlation = (all: readonly Marked[]): number =>
  spearman(
    all.filter(isOfALevel).map(rankOf),
    all.filter(isOfALevel).map(({ score }) => score),
  );

const verdictOf = ({ mark }: Marked, id: string): string | undefined =>
  mark.concepts.find((concept) => concept.id === id)?.verdict;

const isCredited = (marked: Marked, id: string): boolean => verdictOf(marked, id) === 'correct';
const isNoticed = (marked: Marked, id: string): boolean =>
  ['correct', 'partial'].includes(verdictOf(marked, id) ?? 'absent');

const hasClaim = ({ mark }: Marked): boolean =>
  mark.flags.some((flag) => flag.startsWith('claim:'));
const isTrapped = ({ mark }: Marked): boolean => mark.numeric?.verdict === 'trap';

/** Whether the mistake is told: as a false statement, or as what led to the figure. */
const isNamed = (marked: Marked): boolean => hasClaim(marked) || isTrapped(marked);
const isAccused = (marked: Marked): boolean =>
  hasClaim(marked) || (isTrapped(marked) && marked.answer.numeric !== 'trap');

/** How far apart the languages are: the largest difference of mean marks at one level. */
function languageGap(all: readonly Marked[]): number {
  const meanAt = (lang: 'en' | 'fr', level: string) =>
    mean(
      all
        .filter(isOfALevel)
        .filter(({ answer }) => answer.lang === lang && answer.level === level)
        .map(({ score }) => score),
    );
  return Math.max(...levels.map((level) => Math.abs(meanAt('en', level) - meanAt('fr', level))));
}

export function measure(all: readonly Marked[]) {
  const byId = new Map(all.map((each) => [each.answer.id, each]));
  const ofKind = (...kinds: LabelledAnswer['kind'][]) =>
    all.filter(({ answer }) => kinds.includes(answer.kind));
  const withBase = (...kinds: LabelledAnswer['kind'][]) =>
    ofKind(...kinds).flatMap((variant): [Marked, Marked][] => {
      const base = byId.get(variant.answer.base ?? '');
      return base ? [[variant, base]] : [];
    });
  const inLanguage = (lang: 'en' | 'fr') => all.filter(({ answer }) => answer.lang === lang);
  const musts = (chosen: readonly Marked[], label: 'said' | 'notSaid' | 'negated') =>
    chosen.flatMap((marked) =>
      marked.answer[label]
        .filter((id) => verdictOf(marked, id) !== undefined)
        .map((id): [Marked, string] => [marked, id]),
    );
  const correct = ofKind('plain', 'paraphrase', 'noise', 'negated');
  const pairs = pairsOf(all);
  const figures = (label: string) => all.filter(({ answer }) => answer.numeric === label);
  const numericHit = (label: string) =>
    share(figures(label), ({ mark }) => mark.numeric?.verdict === label);

  return {
    pairsOrdered: share(pairs, ([better, worse]) => better.score >= worse.score),
    pairsStrict: share(pairs, ([better, worse]) => better.score > worse.score),
    spearman: correlation(all),
    spearmanEnglish: correlation(inLanguage('en')),
    spearmanFrench: correlation(inLanguage('fr')),
    languageGap: languageGap(all),
    saidCredited: share(musts(ofKind('plain', 'noise'), 'said'), ([m, id]) => isCredited(m, id)),
    saidNoticed: share(musts(ofKind('plain', 'noise'), 'said'), ([m, id]) => isNoticed(m, id)),
    saidCreditedFrench: share(
      musts(
        ofKind('plain', 'noise').filter(({ answer }) => answer.lang === 'fr'),
        'said',
      ),
      ([m, id]) => isCredited(m, id),
    ),
    paraphraseCredited: share(musts(ofKind('paraphrase'), 'said'), ([m, id]) => isCredited(m, id)),
    notSaidCredited: share(musts(correct, 'notSaid'), ([m, id]) => isCredited(m, id)),
    notSaidNoticed: share(musts(correct, 'notSaid'), ([m, id]) => isNoticed(m, id)),
    nothingSaidLow: share(ofKind('offtopic', 'echo', 'empty', 'swap'), ({ score }) => score <= 1.5),
    paddingGain: Math.max(0, ...withBase('padding').map(([v, base]) => v.score - base.score)),
    injectionGain: Math.max(0, ...withBase('injection').map(([v, base]) => v.score - base.score)),
    injectionFlagged: share(ofKind('injection'), ({ mark }) => mark.flags.includes('injection')),
    wrongLower: share(withBase('wrong'), ([v, base]) => v.score < base.score),
    wrongDrop: mean(withBase('wrong').map(([v, base]) => base.score - v.score)),
    wrongNamed: share(
      ofKind('wrong').filter(({ answer }) => answer.wrongClaim !== null),
      isNamed,
    ),
    falseAlarms: share(correct, isAccused),
    negatedRefused: share(musts(ofKind('negated'), 'negated'), ([m, id]) => !isNoticed(m, id)),
    paraphraseChange: median(
      withBase('paraphrase').map(([v, base]) => Math.abs(v.score - base.score)),
    ),
    noiseSmall: share(withBase('noise'), ([v, base]) => Math.abs(v.score - base.score) <= 0.5),
    right: numericHit('right'),
    trap: numericHit('trap'),
    slip: numericHit('slip'),
    absent: numericHit('absent'),
    wrongTakenAsRight: share(
      all.filter(({ answer }) => answer.numeric !== null && answer.numeric !== 'right'),
      ({ mark }) => mark.numeric?.verdict === 'right',
    ),
    full: mean(
      all
        .filter(({ answer }) => answer.kind === 'plain' && answer.level === 'full')
        .map((m) => m.score),
    ),
    good: mean(
      all
        .filter(({ answer }) => answer.kind === 'plain' && answer.level === 'good')
        .map((m) => m.score),
    ),
    thin: mean(
      all
        .filter(({ answer }) => answer.kind === 'plain' && answer.level === 'thin')
        .map((m) => m.score),
    ),
  };
}
