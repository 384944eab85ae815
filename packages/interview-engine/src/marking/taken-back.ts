import { type ConceptId, isBehaviour, isConcept } from '../content/concepts/index.ts';
import type { Seed } from '../content/types.ts';
import { matchPattern } from '../reading/match.ts';
import type { ReadSentence } from '../reading/read-answer.ts';
import { joinedWords } from '../reading/tokens.ts';
import { isTelling } from '../text/common-words.ts';
import { patternsFor } from './patterns-for.ts';
import { asksForStory } from './story.ts';

// What was said is named as such: "what I said about the minorities was wrong".
const OF_WORDS = new RegExp(
  [
    '\\b(?:i (?:would like to |want to |have to |need to |must |should )?(?:take|withdraw|correct|rectify|retract) (?:that back|it back|this back|back what|what i said|myself|my (?:answer|statement|last))|let me (?:correct (?:that|myself|what i)|rephrase that|take that back|take back)|scratch that|strike that|(?:forget|ignore) what i (?:just )?said|i misspoke|i (?:said|put) (?:that|it|this|them|those|the \\w+(?: \\w+)?) (?:wrong|wrongly|backwards|the wrong way|upside down)|what i (?:just )?said(?: \\w+){0,8} (?:was|is) (?:\\w+ )?(?:wrong|incorrect|nonsense|rubbish|backwards|a mistake|a slip|not right|not correct|the wrong way)|(?:sorry|no) (?:\\w+ ){0,2}?i meant|i said (?:\\w+ ){1,10}?(?:that was|which was|and that is|but that is|which is) (?:\\w+ )?(?:wrong|incorrect|nonsense|a mistake|a slip|not right))\\b',
    '\\b(?:je (?:retire|rectifie|corrige|reprends) (?:ce que j ai|ce que je viens|mon propos|ma (?:phrase|reponse|remarque))|je me (?:corrige|reprends|rectifie)|je (?:dois|voudrais|veux|vais|souhaite) (?:me (?:corriger|rectifier|reprendre)|(?:corriger|rectifier|retirer) (?:ce que j ai|ma (?:reponse|phrase)))|je reviens sur (?:ce que|ma reponse|mon erreur)|j ai dit (?:une (?:betise|erreur|anerie)|n importe quoi|l inverse|le contraire|faux)|j ai mal dit|(?:pardon|desolee?|excusez moi|non) (?:\\w+ ){0,2}?je voulais dire|(?:au|autant) temps pour moi|oubliez ce que j ai|ce que j ai dit(?: \\w+){0,8} (?:etait|est) (?:\\w+ )?(?:faux|inexact|une erreur|une betise|l inverse|pas juste|pas exact)|j ai dit (?:\\w+ ){1,10}?(?:c etait|c est) (?:\\w+ )?(?:faux|inexact|une erreur|une betise|l inverse))\\b',
  ].join('|'),
);
// The same of knowledge; in a story it is what went wrong there.
const OF_KNOWLEDGE =
  /\b(?:i (?:got|had) (?:that|it|this|them|those|the \w+(?: \w+)?) (?:wrong|backwards|the wrong way|upside down)|i was (?:\w+ )?wrong|my (?:mistake|bad)|i made a (?:mistake|slip)|i (?:mixed|muddled) (?:\w+ ){0,3}up|i confused|(?<!\bif )(?:that|this|it) was (?:\w+ )?(?:wrong|incorrect|nonsense|rubbish|backwards|a slip|not right)|je me suis (?:\w+ )?(?:trompee?|emmelee?|mal exprimee?)|j ai (?:confondu|inverse|melange|fait une erreur)|erreur de ma part|(?<!\bsi )c etait (?:\w+ )?(?:faux|inexact|une betise|l inverse|pas juste))\b/;
// Who begins so may only go on: the point has to be made rightly behind it.
const TURNS =
  /^(?:(?:and|but|so|oh|ah|well|yes|ok|okay|et|mais|donc|oui|bon|alors|enfin) ){0,2}(?:(?:i am )?(?:very |so )?sorry|apologies|excuse me|no wait|wait|hang on|hold on|actually|on reflection|on second thoughts?|i meant|or rather|correction|pardon|desolee?|excusez moi|non attendez|attendez|a la reflexion|en y reflechissant|je voulais dire|ou plutot)\b/;
const REACH = 2; // sentences: what is taken back without being named was said just before

/** Whether a sentence says that something said before was wrong. */
export const takesBack = ({ tokens }: ReadSentence): boolean => OF_WORDS.test(joinedWords(tokens));

const states = (sentence: ReadSentence, seed: Seed, id: ConceptId): boolean =>
  patternsFor(seed, id).some((pattern) => matchPattern(pattern, sentence.occurrences) !== null);

const tellingStems = ({ tokens, language }: ReadSentence): ReadonlySet<string> =>
  new Set(tokens.flatMap(({ word, stems }) => (isTelling(word) ? [stems[language]] : [])));

/** Whether what takes something back speaks of the words of a sentence, or of nothing but that it was wrong. */
function meansWordsOf(back: readonly ReadSentence[], said: ReadSentence, apart: number): boolean {
  const names = [...(back[0]?.occurrences.keys() ?? [])].filter(isConcept);
  if (apart <= REACH && names.length === 0) return true;
  const before = tellingStems(said);
  return back.some((each) => [...tellingStems(each)].some((stem) => before.has(stem)));
}

/** Whether what a sentence says of a concept stands no more at the end of an answer. */
export type IsTakenBack = (sentence: ReadSentence, id: ConceptId) => boolean;

/**
 * Reads an answer for what its speaker takes back: says to be wrong, or says anew and rightly where he turns
 * against himself ("sorry", "no, wait").
 */
export function takenBackIn(read: readonly ReadSentence[], seed: Seed): IsTakenBack {
  const isStory = asksForStory(seed.must);
  const turns = read.flatMap((sentence, at) => {
    const words = joinedWords(sentence.tokens);
    const isOfWords = OF_WORDS.test(words);
    const isBack = isOfWords || OF_KNOWLEDGE.test(words);
    const isTurn = isOfWords || (!isStory && (isBack || TURNS.test(words)));
    return isTurn ? [{ at, isOfWords, isBack, back: read.slice(at, at + 2) }] : [];
  });
  if (turns.length === 0) return () => false;
  return (said, id) => {
    const place = read.findIndex(({ tokens }) => tokens === said.tokens);
    return turns.some(({ at, isOfWords, isBack, back }) => {
      if (place === -1 || at <= place || (isBehaviour(id) && !isOfWords)) return false;
      if (back.some((each) => states(each, seed, id))) return true;
      const isNamed = back[0]?.occurrences.has(id) === true;
      return isBack && (isNamed || meansWordsOf(back, said, at - place));
    });
  };
}
