import { isConcept } from '../content/concepts/index.ts';
import { actIds } from '../content/lexicon/index.ts';
import { isBreak } from '../reading/clauses.ts';
import { placesOf, type Span } from '../reading/match.ts';
import type { ReadSentence } from '../reading/read-answer.ts';
import { isWithin, spansFrom } from '../reading/spans.ts';
import { joinedWords } from '../reading/tokens.ts';
import { commonWords } from '../text/common-words.ts';
import { SMALL_TALK } from './small-talk-phrases.ts';

// Acts that people also name when they speak about words: "it depends", "we check", "a question of".
const VAGUE: ReadonlySet<string> = new Set(
  'check decide project depend cost tax share equal record change compare flow generate fund multiply add happen_over_time protect absorb issue unchanged'.split(
    ' ',
  ),
);
const PLAIN_ACTS = [...actIds].filter((id) => !VAGUE.has(id));
const NOUN =
  /^(?:growth|croissance|gains?|loss|losses|perte|pertes|exit|sale|sales|acquisition|sortie|slides?)$/;
// A clause has one of these, or else it only lists.
const VERBAL = {
  en: /^(?:is|are|was|were|be|been|am|has|have|had|does|do|did|can|could|will|would|should|may|might|must|i|we|you|it|they|he|she|there|this|that|these|those|what|who|first|then|before|after|if|when|as|not|to|take|get|start|goes|go|means)$/,
  fr: /^(?:je|j|on|nous|vous|il|elle|ils|elles|c|ca|cela|est|sont|etait|sera|serait|ont|avait|fait|font|faut|doit|peut|va|vont|qui|que|qu|si|quand|abord|ensuite|puis|avant|apres|ne|n|y|se|s|pas|prend|prends)$/,
} as const;
const FILLER =
  /\b(?:and so (?:on|forth)|and (?:all|the rest)|all (?:of )?(?:that|this|it|those)|all the usual \w+|that (?:kind|sort) of thing|that whole \w+|those kinds? of \w+|etc|you name it|tout (?:ca|cela)|et compagnie|et tout|ce genre de choses?|so|yes|yeah|well|ok|right|honestly|alors|donc|oui|bon|eh bien)\b/g;
const NAME = 'zqz'; // no word of either language
// "Net debt, leases, the bridge: these keep everyone awake."
const TAKING_UP =
  /^(?:that|these|those|this|it|they|all|there|i|you|we|everyone|everybody|the|c|ce|ces|cela|ca|tout|tous|toutes|on|je|j|il|les|l)$/;
const COMPLEMENT = /^(?:that|que|qu|because|parce|where|ou)$/;
const LONGEST_ITEM = 9;
const LONGEST_TALK = 22;
const SHORT = 3;
const FEWEST_NAMES = 2;
const MOST_TELLING = 2;
const OPERATOR = /^(?:minus|less|more|plus|moins|times|fois|over|sur|net|no|not|pas|without|sans)$/;

/** Whether a pattern asks for the word itself, which says nothing of what the word means. */
const isWord = (id: string): boolean => id.startsWith('"');

function clausesOf({ tokens }: ReadSentence): Span[] {
  const starts = tokens.flatMap((token, at) =>
    at === 0 || isBreak(tokens, at) || COMPLEMENT.test(token.word) ? at : [],
  );
  return spansFrom(starts, tokens.length);
}

type Kind = 'list' | 'talk' | 'idle' | 'telling' | 'statement';

/** What a sentence holds, place by place. */
interface Contents {
  readonly named: readonly Span[];
  readonly acts: readonly Span[];
  /** Asked for only where nothing else decides: there are many. */
  readonly others: () => readonly Span[];
}

function contentsOf({ tokens, occurrences }: ReadSentence): Contents {
  const all = [...occurrences];
  const named = all.flatMap(([id, found]) => (isConcept(id) ? found : []));
  const isApart = (span: Span) => !named.some((name) => isWithin(span, name));
  const acts = placesOf(PLAIN_ACTS, occurrences).filter(
    (act) => isApart(act) && !NOUN.test(tokens[act.start]?.word ?? ''),
  );
  const others = () =>
    all
      .flatMap(([id, found]) => (isWord(id) || isConcept(id) || actIds.has(id) ? [] : found))
      .filter((span) => isApart(span) && !commonWords.has(tokens[span.start]?.word ?? ''));
  return { named, acts, others };
}

/** Whether a clause has no verb but in what it names: an item of a list. */
function isBare(
  { language, tokens }: ReadSentence,
  named: readonly Span[],
  { start, end }: Span,
): boolean {
  const text = tokens
    .slice(start, end)
    .map(({ word }, index) => {
      const at = { start: start + index, end: start + index + 1 };
      return named.some((name) => isWithin(at, name)) ? NAME : word;
    })
    .join(' ')
    .replace(/ (?:is|are|est|sont)$/, '');
  const words = text
    .replaceAll(FILLER, ' ')
    .split(' ')
    .filter((word) => word !== '');
  return words.length <= LONGEST_ITEM && !words.some((word) => VERBAL[language].test(word));
}

/** Where a clause speaks about words. */
function talkIn({ language, tokens }: ReadSentence, { start, end }: Span): Span | null {
  const match = SMALL_TALK[language].exec(joinedWords(tokens, start, end));
  if (!match) return null;
  const from = start + match.input.slice(0, match.index).split(' ').length - 1;
  return { start: from, end: from + match[0].trim().split(' ').length };
}

/** Whether a clause is a word or two that are named and nothing more. */
const isItem = (sentence: ReadSentence, named: readonly Span[], clause: Span): boolean =>
  clause.end - clause.start <= SHORT &&
  isBare(sentence, named, clause) &&
  !sentence.tokens
    .slice(clause.start, clause.end)
    .some(({ word }) => OPERATOR.test(word) || /\d/.test(word));

function kindOf(sentence: ReadSentence, { named, acts, others }: Contents, clause: Span): Kind {
  const isIn = (spans: readonly Span[]) => spans.some((span) => isWithin(span, clause));
  if (isItem(sentence, named, clause)) return 'list';
  const talk = talkIn(sentence, clause);
  if (isIn(talk ? acts.filter((act) => !isWithin(act, talk)) : acts)) return 'statement';
  if (talk && clause.end - clause.start <= LONGEST_TALK) return 'talk';
  if (isBare(sentence, named, clause))
    return isIn(named) || clause.end - clause.start <= SHORT ? 'list' : 'telling';
  if (isIn(named)) return 'statement';
  return isIn(others()) ? 'telling' : 'idle';
}

/** Whether a sentence only drops names: it lists them, or says that one knows, hears or checks them. */
export function isSmallTalk(sentence: ReadSentence): boolean {
  const contents = contentsOf(sentence);
  if (contents.named.length === 0) return false;
  const clauses = clausesOf(sentence);
  const kinds: Kind[] = [];
  for (const clause of clauses) {
    const kind = kindOf(sentence, contents, clause);
    if (kind === 'statement') return false;
    kinds.push(kind);
  }
  const isDigit = sentence.tokens.some(({ word }) => /^\d/.test(word));
  const isRelative = (index: number) =>
    COMPLEMENT.test(sentence.tokens[clauses[index]?.start ?? 0]?.word ?? '') &&
    kinds[index - 1] === 'talk';
  const telling = kinds.filter((kind, index) => kind === 'telling' && !isRelative(index)).length;
  if (kinds.includes('talk'))
    return (
      telling <= Math.min(MOST_TELLING, kinds.filter((kind) => kind === 'list').length) && !isDigit
    );
  const listed = contents.named.filter((name) =>
    clauses.some((clause, index) => kinds[index] === 'list' && isWithin(name, clause)),
  );
  const count = new Set(listed.map(({ start }) => start)).size;
  if (isDigit || kinds[0] !== 'list' || kinds.at(-1) === 'list') return false;
  const last = sentence.tokens[clauses.at(-1)?.start ?? 0]?.word ?? '';
  return count >= FEWEST_NAMES && telling <= 1 && TAKING_UP.test(last);
}
