import type { Claim } from './claims.ts';
import type { Asked } from './generator.ts';
import type { SpokenNumber } from './parsing/spoken-number.ts';
import { isConcluded, withoutPoliteIf } from './roles.ts';
import { followsSensitivity, isSensitivity } from './sensitivities.ts';
import { sentenceUpTo } from './sentences.ts';

const CLAUSE_END = /[.,;:!?…](?=\s|$)/;

// "Would", "-rait": but "I'd say 18" and "je dirais 18" give an answer.
const MOOD =
  /\b(?!(?:i|we|je|on|nous) (?:would|'d) )(?:would|could|might|may)\b|(?<!\bi)'d\b|\bi'd (?:be|expect|have|end up|see|want)\b|\b(?!dirai|mettrai|retiendrai|estimerai|parlerai|donnerais|vrai)[a-z]+rai(?:s|t|ent)\b/;
const OWN_MOOD =
  /\b(?:i|we) (?:would|could) (?:say|call|put|value|go|estimate|guess|answer)\b|\bcould (?:also )?say\b/g;
const CASE =
  /\b(?:if|si|s'il|s'ils|had|were|unless|with|without|avec|sans|instead|otherwise|sinon|another|under)\b|(?:^|[.,;:!?…]\s+|\b(?:and|but|et|mais|while|whereas|alors qu')\s*)(?:at|a|for|pour|in|en|sur|over|payee?s?|all in|on (?:an|the|a [a-z]+er)|one more|un point|une annee) /;
// "53 would do": a figure that is itself the subject.
const AS_SUBJECT =
  /^\W*(?:[a-z]+ )?(?:would|wouldn't|could|might|may|suffirai\w+|serai\w+|irait|iraient)\b/;
// A case named by how it differs, even without a verb: "with a higher rate, 19".
const DIFFERENT =
  /\b(?:(?:with|at|for|on|under) (?:a|an|any|some)\b[^,.;#]{0,15}\b(?:higher|lower|bigger|smaller|longer|shorter|cheaper|richer|more|less)|with (?:more|less|fewer|higher|lower|bigger|smaller)|(?:avec|a|pour|sur) (?:un|une|des)\b[^,.;#]{0,25}\b(?:plus|moins)|avec (?:plus|moins))\b/;
const PRONOUN =
  /(?:^|\b(?:so|then|and|but|donc|alors|et|mais|that|which)\s+)(?:it|that|this|which|we|i|you|they|ca|cela|ce|c'|on|je|nous|qui|il|elle)?\s*$/;
const CONTRAST =
  /\b(?:the (?:real|right|true|correct) (?:answer|figure|number)|la (?:vraie|bonne) reponse|but|mais|in fact|en fait|en realite|although|though|however|cependant|pourtant|toutefois|i get|i find|j'arrive|je trouve|moi)\b/;
const OPPOSED = /\b(?:but|mais|although|though|however|cependant|pourtant|toutefois)\b/;
const THEREFORE = /\b(?:so|therefore|thus|donc)\b/;

// "On a downside case", "stripping out the synergies": what is said after an answer of another case.
const SCENARIO =
  /\b(?:redo|re-?run|refer\w+|refai\w+|relancer\w*|flex) (?:it|that|all|the|le|la|tourner|tout|ca|avec)\b|\b(?:downside|upside|stress\w*|bear|bull|worst|best|conservative|pessimistic|optimistic|degrade|pessimiste|optimiste|prudent) (?:case|scenario|cas)\b|\b(?:cas|scenario) (?:degrade|pessimiste|optimiste|prudent)\b|^(?:stripping|excluding|counting|including|assuming|flexing|halving|doubling|cutting|en [a-z]+ant)\b/;
// "Or 18", "maybe 18": another possibility.
const ALTERNATIVE =
  /^[^.;!?]{0,24}\b(?:or|ou|voire)\b[^.;!?]{0,12}$|\b(?:maybe|perhaps|possibly|peut-etre)\b\W*$/;
// What a figure is held against, and words that open a remark about others.
const AGAINST =
  /\b(?:versus|vs|against|compared (?:with|to)|as opposed to|relative to|unlike|than|contre|par rapport)\b/;
const REMARK =
  /\b(?:in comparison|for comparison|for reference|for context|sanity check|rules? of thumb|(?:in|off) my head|by heart|de memoire|en tete|par coeur|reperes?|pour comparer|pour memoire|pour reference|a titre (?:de comparaison|indicatif)|en comparaison|regle du pouce|d'habitude|en general|generalement|historiquement|typically|typical|typique|usually|historically|in general|normally|peers?|comparables|comparable companies|competitors?|concurrents?|most|la plupart|le secteur|the sector|the industry|the market|le marche|others|les autres|d'autres)\b/;
const QUOTED =
  /\b(?:trad(?:es?|ed|ing) (?:at|around|for|near)|quoted|listed at|(?:cotee?|cotait)(?: (?:a|autour|de|pres|environ|vers|aujourd'hui|actuellement))*\W*$|en bourse|cours (?:actuel|de bourse|du jour)|(?:market|current|today's) (?:share )?price)\b/;
const BEFOREHAND =
  /(?:^|[.,;:]\s+)(?:(?:before|avant)(?! (?:tax|impots?|interest|interets)\b)|previously|auparavant|until now|jusqu'ici)\b/;
// "2.4 percent versus ten in stock": what is held against right after it.
const HELD_AGAINST =
  /\b(?:versus|vs|as against|compared (?:with|to)|as opposed to|contre|par rapport a)(?: (?:about|only|around|just|the|a|environ|seulement|les|un))*\W*$/;
// "Before the offer we were at 7.2", "hors prime": what held without what the question is about.
const WITHOUT_IT =
  /^\W*(?:and |et |mais |but )?(?:avant|before|hors|ex|excluding|without|sans|pre-?)\b\W*(?:(?:l'|la|le|cette|the|this|any|a) ?)?(?:offre|prime|premium|offer|bid|annonce|announcement|deal|operation)\b(?!.*\b(?:avec|with|apres|after|once|une fois)\b)/;
const UNDISTURBED =
  /\b(?:undisturbed|unaffected|pre-(?:bid|offer|deal|announcement|premium)|(?:d'avant|avant) l'(?:annonce|offre|operation)|before the (?:announcement|offer|bid|deal)|non affecte\w*|hors prime|sans la prime|without the premium|before the premium|avant prime)\b[^.;!?]*$/;
const WITHOUT_SYNERGIES =
  /\b(?:sans|without|before|hors|avant|excluding) (?:les |any |the |toutes? )?synerg\w+(?!.*\b(?:with|avec|after|apres|add\w*|ajout\w*|includ\w*|inclu\w*)\b)[^.;!?]*$/;
const BEFORE_SYNERGIES =
  /^\W*(?:percent |pour cent |% )?(?:sans|without|before|hors|avant|excluding) (?:les |any |the |toutes? )?synerg/;
// "I'd push to cut the price by 100", "on essaie de ne pas donner plus de la moitié": what one should do.
const ADVICE =
  /\b(?:recommend\w*|recommand\w*|(?:stay|remain|be|rester?|resterais|serais) (?:open|ouverts?) (?:to|a)|on essaie|essayer(?:ais|ait)? de|(?:i'd|i would|we'd) (?:push|try|cap|negotiate|haggle|aim)|je (?:negocierais|plafonnerais|pousserais|viserais)|to (?:cut|lower|trim|negotiate) the (?:premium|price)|je (?:mettrais|garderais|prendrais) (?:une|de la) marge|(?:stop|walk(?: away)?|draw the line|(?:not|never) go) (?:at|above|past|beyond)|je m'arreter\w* a|sans aller au-dela)\b/;
// "Working back from a multiple of 8.5": the same sum the other way round.
const REVERSE =
  /\b(?:a l'inverse|inversement|conversely|the other way (?:round|around)|working back(?:wards)? from|a partir d'un|en partant d'un|starting from an?)\b/;
const DIFFERENCE =
  /^\W{0,2}(?:more|less|higher|lower|extra|above|below|of (?:head)?room|of cushion|de marge|de plus|de moins|plus haut|plus bas|au-dessus|en dessous)\b/;

/** What is left of a sentence where "but" leads back to the answer, or "so" without a "would". */
function sinceTurn(sentence: string, after: string): string {
  const said = sentence.split(CONTRAST).at(-1) ?? '';
  const concluded = said.split(THEREFORE).at(-1) ?? '';
  const isMeant = MOOD.test(concluded.replace(OWN_MOOD, '')) || AS_SUBJECT.test(after);
  return isMeant ? said : concluded;
}

const clauseAfter = ({ after }: SpokenNumber): string => after.split(CLAUSE_END)[0] ?? '';

/** "With more debt it would be 9", "a cheaper price would give 27": what holds in another case. */
function isOfAnotherCase(sentence: string, after: string): boolean {
  const said = withoutPoliteIf(sentence.replace(OWN_MOOD, ''));
  const mood = MOOD.exec(said);
  if (DIFFERENT.test(said)) return true;
  if (/\b(?:if|si|had)\b/.test(said) && /#|\b(?:you|on|we|it|that)\b/.test(said)) return true;
  if (!mood) return false;
  if (CASE.test(said) || CASE.test(after)) return true;
  return !PRONOUN.test(said.slice(0, mood.index).split(CLAUSE_END).at(-1) ?? '');
}

const RATES: ReadonlySet<SpokenNumber['unit']> = new Set(['multiple', 'percent', 'years']);

/** "Or 18", but not "1,104, or 9.2 times", which says the same in another unit. */
function isAlternative(
  { before, unit }: SpokenNumber,
  previous: SpokenNumber | undefined,
): boolean {
  if (!ALTERNATIVE.test(before)) return false;
  const isOtherUnit = RATES.has(unit) && previous !== undefined && previous.unit !== unit;
  return !isOtherUnit || /\b(?:maybe|perhaps|possibly|peut-etre)\b/.test(before);
}

// "A bit more than 93": no comparison.
const LEANING =
  /\b(?:(?:a (?:bit|little|touch|shade)|slightly|just|marginally) (?:more|less|higher|lower) than|rather than)\b/g;

const isCompared = (sentence: string): boolean =>
  AGAINST.test((sentence.split(/[#,;:]/).at(-1) ?? '').replace(LEANING, '')) ||
  REMARK.test(sentence) ||
  BEFOREHAND.test(sentence);

// "On top of six percent, four times over": how often, and no multiple of anything.
const REPEATED = /^\s*(?:over|in a row|de suite)\s*(?:[.,;]|$)/;

/** Whether a figure that follows an answer speaks of something else: a what-if, a comparison, a difference. */
function isSideRemark(numbers: readonly SpokenNumber[], claim: Claim): boolean {
  const { index, number, strength } = claim;
  if (number.isCorrection) return false;
  if (isSensitivity(numbers, index) || followsSensitivity(numbers, claim)) return true;
  const after = clauseAfter(number);
  const whole = sentenceUpTo(numbers, index);
  if (SCENARIO.test(whole.split(OPPOSED).at(-1) ?? '')) return true;
  if (WITHOUT_IT.test(whole) || ADVICE.test(whole) || REVERSE.test(whole)) return true;
  if (!claim.isRight && (WITHOUT_SYNERGIES.test(whole) || UNDISTURBED.test(whole))) return true;
  if (!claim.isRight && HELD_AGAINST.test(number.before)) return true;
  const sentence = sinceTurn(whole, after);
  if (isOfAnotherCase(sentence, after) || AS_SUBJECT.test(after)) return true;
  if (isAlternative(number, numbers[index - 1]) || QUOTED.test(number.before)) return true;
  if (number.unit === 'multiple' && DIFFERENCE.test(number.after)) return true;
  return isCompared(sentence) && strength < 3;
}

// "If EBITDA rises by ten percent, the mezzanine gets 25": another case, whether or not an answer was given.
const IF_IT_MOVES =
  /\b(?:if|si)\b[^.;#]{0,40}\b(?:rises?|rose|goes up|improves?|increases?|falls?|drops?|declines?|slips?|monte|augmente|s'ameliore|baisse|recule|tombe|chute)\b[^.;]*#/;

/** What an answer says of the asked figure itself, once it has given one. */
export function withoutSideRemarks(
  { unit, isChange }: Asked,
  claims: readonly Claim[],
  numbers: readonly SpokenNumber[],
): Claim[] {
  const needsUnit = unit === 'percent' || unit === 'multiple' || unit === 'price';
  const isAnswer = ({ strength, isExplained, isRight, isAsked, trap, number }: Claim) =>
    strength > 0 &&
    (!isExplained || (isAsked && trap !== null)) &&
    number.standing === 'claimed' &&
    (!needsUnit || number.unit !== null || strength > (unit === 'percent' ? 2 : 1) || isRight);
  const first = claims.find(isAnswer)?.index ?? Number.POSITIVE_INFINITY;
  const isMoved = ({ index, isRight }: Claim) =>
    !isRight && !isChange && IF_IT_MOVES.test(sentenceUpTo(numbers, index));
  const isUndisturbed = ({ number, isRight }: Claim) =>
    !isRight && UNDISTURBED.test(number.before) && !isConcluded(number);
  const isRepeated = ({ number }: Claim) =>
    number.unit === 'multiple' && REPEATED.test(number.after);
  const isBeforeSynergies = ({ number, isRight }: Claim) =>
    !isRight && BEFORE_SYNERGIES.test(number.after);
  return claims.filter(
    (claim) =>
      !isMoved(claim) &&
      !isBeforeSynergies(claim) &&
      !isUndisturbed(claim) &&
      !isRepeated(claim) &&
      (claim.index <= first || !isSideRemark(numbers, claim)),
  );
}
