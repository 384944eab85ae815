import { CONTRAST } from '../reading/clauses.ts';
import type { Span } from '../reading/match.ts';
import type { ReadSentence } from '../reading/read-answer.ts';
import type { Token } from '../reading/tokens.ts';

// A judgement on the clause it stands in: "the weights are book values, because market values would be wrong".
const JUDGED_FALSE =
  /\b(?:(?<!\b(?:an error|a mistake) )(?:is|s|be) (?:wrong|false|incorrect|a mistake|an error(?! in)|a myth)|(?:est|serait) (?:faux|une erreur(?! de calcul)|un piege))\b/;
const SHORTEST_CLAUSE = 3; // words: what stands before is no statement

const CALLED_FALSE =
  /\b(?:(?:common|classic|big|usual|typical|easy) (?:mistake|error|trap|slip)s?|(?<!\bif )(?:the|a) (?:mistake|error|trap|slip) (?:here )?(?:is(?! (?:in our|out|sent|gone|spotted|found|caught|told|small|minor|tiny|already|too|ours|theirs|immaterial))|would)|erreur (?:serait|classique|frequente|courante|habituelle)|piege|contrairement (?:a ce|aux apparences|a (?:l|une) idee)|not (?:just|only|simply|merely)|pas (?:juste|seulement|simplement|uniquement)|serait une faute|it is never the case|(?:ce |c )n est jamais le cas|(?:tempting|wrong|naive) (?:answer|reflex|instinct|idea|conclusion) (?:is|would)|(?:mauvaise|fausse) (?:reponse|idee) (?:est|serait|consiste)|what (?:you|one|i|we) (?:do not|don t|would not|never|must not|should not) (?:do|want)|ce qu (?:il ne faut|on ne doit|on ne fait) (?:surtout )?pas|je me mefie|wary of)\b/;

// What others think or say, up to the contrast that answers it.
const REPORTED = [
  /\b(?:you|one|people|some|many) (?:might|may|could) (?:\w+ )?(?:think|expect|believe|assume|say|suppose|argue|be tempted)\b/,
  /^(?:you|one) (?:would )?(?:think|thinks|believe)\b|\b(?:i thought|i believed|je (?:pensais|croyais))\b/,
  /\b(?:tempting|(?:it s|it is) easy) to\b|\b(?<!\b(?:than|what) )people (?:just |simply )?(?:halve|divide|multiply|add|subtract|treat|leave|often|sometimes|tend|usually|think|believe|say|forget|mix|confuse|assume)\b/,
  /\b(?:some|many|most) (?:people|candidates|students|juniors|(?:would |will |might )?(?:say|think|believe|argue|claim)\b)/,
  /(?<!\b(?:if|what|whatever|when|once|as|because|since) (?:the )?)\b(?:seller|buyer|management|target|bidder|acquirer|lender|client|he|she|they|sponsor|family|suitor)s? (?:(?:will|would|may|might|could|ll|d|always|often|usually) )+(?:says?|argues?|claims?|tells? (?:you|me|us))\b|\b(?:seller|buyer|management)s? (?:claim|pretend|insist)s?\b|\bcritics say\b/,
  /\b(?:on|certains) pourrai(?:en)?t (?:\w+ )?(?:croire|penser|imaginer|dire|s attendre)\b|\bon (?:est|serait) tente de\b|\b(?:la tentation|the temptation|ce que je refuse|what i refuse) (?:c est|est|serait|is)\b/,
  /\bon (?:croit|dit|entend|pense|lit|confond|oublie) (?:souvent|parfois|facilement)\b/,
  /\b(?:qu|que) (?:on|l on|tout le monde|personne|beaucoup|les gens|les acheteurs|l acheteur)(?: n)? (?:oublie|neglige|sous estime|minimise)\w*\b|\b(?:that|which) (?:people|everyone|everybody|buyers|bidders|nobody|they|most) (?:\w+ )?(?:forgets?|overlooks?|underestimates?|ignores?|neglects?|counts)\b/,
  /\b(?:certains|beaucoup|d autres) (?:\w+raient|disent|pensent|croient|oublient|confondent|de gens|de candidats|d etudiants)\b/,
  /(?<!\b(?:si|que|quand|comme|puisque) (?:le |la |l )?)\b(?:vendeur|acheteur|acquereur|management|cible|direction|initiateur|preteur|il|elle|ils|critiques)s? (?:va |vont |pourra |pourrait )?(?:dire|dira|diront|disent|pretend\w*|soutien\w*|affirm\w*|plaid\w*|argument\w*)\b/,
] as const;

// What was not done, or would follow from an omission.
const SUPPOSED = [
  /\bhad (?:i|we|you|they|one) (?!to\b|the\b|an?\b)\w+/,
  /\bif (?:you|we|one|i) (?:had )?(?:simply|just|only) \w+/,
  /\b(?:would|could|might|may|d) have \w+(?:ed|en|een|ne|t|id)\b|\baurai[st]? (?:pu|ete)\b/,
  /\b(?:a|ont|avait|avaient) (?:bien |tres bien |peut etre )?pu \w+(?:er|ir|re|oir)\b|\b(?:peut|peuvent) (?:bien |tres bien )?(?:avoir|s etre) \w+/,
  /^(?:maybe|perhaps|peut etre)\b/,
  /\b(?:if (?:you|one|we|i)|si (?:on|l on|vous|je)) (?:forg[eo]t|oubli)\w*|^(?:forgetting|oublier)\b/,
  /^(?:without|sans) (?:\w+ ){1,8}?(?:would|\w+rait)\b/,
  /\b(?:the worst|le pire|la pire)(?: \w+){0,2} (?:would be|is|serait|est)\b/,
  /\bif (?:i|you|we|one|they) (?:\w+ed|put|took|kept|did|left|said|made|gave|were to)\b(?=.*\b(?:would|could|overstate|understate)\b)/,
  /\bsi (?:(?:je|j|on|l on|vous|nous) (?:\w+ )?\w+(?:ais|ait|ions|iez)|(?:la|le|l) \w+ (?:n )?(?:etait|avait))\b/,
  /\bif (?:(?:the|a|an|its|their|your|our) )?\w+ (?:really )?(?:had (?:no|nothing)|were (?:not|no|irrelevant)|(?:did|made) (?:not|no))\b(?=.*\bwould\b)/,
  /\b(?:si|s) (?:ils?|elles?|on|(?:les?|la|l|un|une|ce|cette|leurs?|sa|son) \w+) (?:ne |n )?(?:\w+ ){0,2}?\w{2,}ai(?:t|ent)\b(?=.*\w{2,}rai(?:t|ent)\b)/,
  /\b(?:because|since|parce que|puisque) (?:that|it|this|cela|ca) (?:would|\w+rait)\b/,
  /\b(?:not going to|will not|won t) (?:tell|say|claim|pretend|argue)\b|\bne (?:vais|vous|vais pas vous) (?:pas )?(?:dire|dirai|raconter|pretendre)\b/,
  /\b(?:otherwise|or else|sinon|autrement) (?:i|you|we|one|they|it|there|je|j|il|on|l on|vous|nous|cela|ca|c)\b/,
] as const;

// A judgement on what was said before it.
const JUDGED = [
  /\b(?:would|will|d) not (?:work|do|hold|give|suffice)\b|\bne (?:donner|suffir|marcher|tiendr)ait pas\b/,
  /\bis the worst (?:option|choice|thing|way|of)\b|\bwould (?:\w+ )?mix\b|\bc est risquer\b/,
  /\b(?:make|made) (?:\w+ )?worse\b|\baggrav(?:e|ait|erait|ant)\b/,
  /\b(?:that|which) (?:forgets|misses|overlooks)\b|\bce qui (?:oublie|ignore|neglige)\b/,
  /\b(?:would|will|d) (?:be|seem|have been) (?:(?:quite|very|rather|too|a bit|simply|far too|clearly|just) )*(?:naive|misleading|meaningless|dangerous|silly|absurd|foolish|nonsense|optimistic|the worst|worse|reckless)\b/,
  /\b(?:makes?|making) (?:no|little) sense\b|\bnot make (?:\w+ )?sense\b|\bnot an option\b|\bout of the question\b|\b(?:hors de|pas) question\b|\bpas une option\b|\bby mistake\b/,
  /\bwould (?:\w+ )?(?:overstate|understate|inflate|flatter|distort|mislead)\b/,
  /\b(?:est|serait) (?:(?:bien|trop|tres|un peu|completement|assez) )*(?:naif|naive|trompeur|trompeuse|absurde|dangereux|inexact|optimiste|illusoire|le pire|imprudent)\b/,
  /\b(?:tells? (?:you|us|me) (?:absolutely |next to )?nothing|means? nothing so (?:i|you|we|one))\b/,
  /\bn (?:a|aurait|ont) (?:pas|aucun)(?: de)? sens\b|\b(?:surestim|sous estim|gonfl|fauss|flatt)erait\b|\b(?:par erreur|a tort)\b/,
] as const;

const REASON = /^(?:because|since|parce|puisque|car)$/;
// A reason that goes on supposing ends no supposition: "since I would be paying for the debt too".
const SUPPOSING = /\b(?:would|could|might|\w{2,}rai(?:s|t|ent))\b/;

const CONTRACTED_WOULD = /\b(?:i|you|we|they|it|he|she)['’]d\b/i;

const TAKEN_BACK =
  /\b(?:sorry|no wait|scratch that|i meant|or rather|pardon|je me corrige|non attendez|je voulais dire|ou plutot)\b/;

const TAG =
  /\b(?:right|correct|no|ok|okay|isn.t it|doesn.t it|non|hein|n.est.ce pas|pas vrai|d.accord)\s*\?$/i;

export const isQuestion = (text: string): boolean =>
  text.trimEnd().endsWith('?') && !TAG.test(text.trim());

/** The stretches of a sentence in which its speaker asserts nothing: asked, reported, supposed, called false or taken back. */
export function unassertedIn({ text, tokens }: ReadSentence): readonly Span[] {
  const words = tokens.map(({ word }) => word);
  const whole = { start: 0, end: words.length };
  const isWould = CONTRACTED_WOULD.test(text);
  const said = words.join(' ') + (isWould ? ' would' : ''); // tokens keep no "'d"
  if (CALLED_FALSE.test(said) || isQuestion(text)) return [whole];
  const isContrast = (at: number) => CONTRAST.test(words[at] ?? '') || words[at] === 'yet';
  const isReason = (at: number) => REASON.test(words[at] ?? '');
  const givesReason = (at: number) =>
    isReason(at) && !isWould && !SUPPOSING.test(words.slice(at).join(' '));
  const placesOf = (...patterns: readonly RegExp[]): number[] =>
    patterns.flatMap((pattern) => {
      const found = pattern.exec(said);
      return found ? [said.slice(0, found.index).split(' ').length - 1] : [];
    });
  const upTo =
    (isEnd: (at: number) => boolean) =>
    (start: number): Span => {
      const length = words.slice(start).findIndex((_, at) => isEnd(start + at));
      return { start, end: length === -1 ? words.length : start + length };
    };
  const clauseStart = (end: number): number =>
    words.slice(0, end).findLastIndex((_, at) => isContrast(at) || isReason(at)) + 1;
  const judgedFalse = (at: number): Span => {
    const start = clauseStart(at);
    return { start: start > SHORTEST_CLAUSE ? start : 0, end: words.length };
  };
  return [
    ...placesOf(...REPORTED).map(upTo(isContrast)),
    ...placesOf(...SUPPOSED).map((start) =>
      upTo((at) => isContrast(at) || (at > start && givesReason(at)))(start),
    ),
    ...placesOf(...JUDGED).map((end) => ({ start: clauseStart(end), end })),
    ...placesOf(JUDGED_FALSE).map(judgedFalse),
    ...placesOf(TAKEN_BACK).map((end) => ({ start: 0, end })),
  ];
}

const OTHER_SIDE = /^(?:whereas|while|tandis|unlike|contrairement)$/;
const NEXT_CASE = /^(?:if|si)$/;

/** Whether a stretch reaches from one side of a comparison to the other, or from one case to the next. */
export const turnsWithin = (tokens: readonly Token[], { start, end }: Span): boolean =>
  tokens
    .slice(start + 1, end)
    .some(
      ({ word, afterPause }, at, within) =>
        OTHER_SIDE.test(word) ||
        (word === 'alors' && within[at + 1]?.word === 'que') ||
        (afterPause && NEXT_CASE.test(word)),
    );
