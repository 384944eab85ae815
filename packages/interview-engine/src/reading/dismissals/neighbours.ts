import { joinedWords, type Token } from '../tokens.ts';
import { type Dismissal, soundsDismissive } from './find-dismissals.ts';

interface Sentence {
  readonly tokens: readonly Token[];
  readonly denials: { readonly dismissals: readonly Dismissal[] };
}

const FILLER =
  '(?:honestly|frankly|personally|well|oh|and|but|so|me|i think|euh|bon|ben|franchement|honnetement|sincerement|moi|et|mais|alors)';
// "Some would look at it. I wouldn't.", "L'impôt ? Joker."
const ELLIPSIS = new RegExp(
  `^(?:${FILLER} )*(?:no|nope|nah|meh|never|none|neither|pass|whatever|next|not (?:me|for me|really|here|today|interested|\\w+ (?:department|thing|job|problem))|i (?:would|do|will|did|could) not(?: really| bother)?|count me out|no (?:chance|thanks|interest|point|need|way)|rather not|(?:a |an |une? |du |de la )?(?:waste of \\w+(?: \\w+)?|details?|formality|formalite|goutte d eau|trivia|peanuts|perte de temps|theory|theorie|folklore)|non(?: merci)?|jamais|bof|joker|tant pis|peu importe|sans moi|pas (?:moi|pour moi|vraiment|ici|la peine|besoin|question)|aucun (?:interet|besoin)|je (?:ne |n )?(?:le |la |les |y |en )?(?:fais|ferais|regarde|crois|parle|passe) ?(?:pas|jamais)?)(?: ${FILLER})*$`,
);
const NO = /^(?:no|non|certainly not|surely not|surtout pas|certainement pas|surement pas)\b/;

// What is only brought up, by others or as one more thing there is.
const BRINGS_UP = new RegExp(
  `^(?:${FILLER} |then |also |puis |ensuite )*(?:there (?:is|are)|people|some|others|many|they|everyone|everybody|textbooks|one (?:could|might)|you (?:could|might|can)|i am (?:told|often)|il y a|il reste|reste|restent|on (?:parle|pourrait|peut|me|nous|dit|cite|entend)|certains|certaines|d autres|beaucoup|les gens|tout le monde|les manuels|la plupart|ils)\\b`,
);

// "It decides the price": what was set aside comes back.
const COMES_BACK =
  /^(?:but |and |yet |still |only |in fact |mais |et |or |pourtant |en fait |en realite |dans |in )*(?:(?:it|that|this|they|those|which|elle|il|elles|ils|ca|c|cela|ce) (?:really |also |often |too |ne |n )*(?:is not|are not|is wrong|matters?|decides?|drives?|moves|kills?|breaks?|counts?|costs?|changes (?:the|everything)|makes or breaks|is (?:what|where|how|why|crucial|key|decisive|the first)|can (?:sink|kill|break)|compte\w*|decide\w*|pese\w*|casse\w*|tue\w*|bouge\w*|coute\w*|coule\w*|change tout|est (?:ce|la que|faux|decisif|decisive|crucial\w*|cle)|peuvent pas)|(?:i|i do|je) (?:think|believe|crois|pense)|i (?:keep|do)\b|(?:he|il) (?:lost|a perdu)|moi si)\b/;

const wordsOf = ({ tokens }: Pick<Sentence, 'tokens'>): string => joinedWords(tokens);
const pointsBack = ({ denials }: Sentence): boolean =>
  denials.dismissals.some((dismissal) => dismissal.pointsBack);

/** Whether a sentence is nothing but a gesture of refusal: "I wouldn't." */
export const isEllipsis = (sentence: Pick<Sentence, 'tokens'>): boolean =>
  ELLIPSIS.test(wordsOf(sentence));

/**
 * Whether what a sentence only asks or brings up is set aside by the one after it: "Deferred tax? Not
 * my department", "People bring up accretion. I don't."
 */
export function isWavedAway(sentence: Sentence, next: Sentence, isQuestion: boolean): boolean {
  if (!isQuestion && !BRINGS_UP.test(wordsOf(sentence))) return false;
  if (!isQuestion && soundsDismissive(sentence.tokens)) return false;
  return pointsBack(next) || isEllipsis(next);
}

/** Whether a question is answered with a no: what it names is not said by it. */
export const isAnsweredNo = (next: Sentence): boolean => NO.test(wordsOf(next));

/** Whether a sentence gives weight again to what the one before it set aside. */
export const isGivenWeight = (next: Sentence | undefined): boolean =>
  next !== undefined && COMES_BACK.test(wordsOf(next));
