import { isTakenBack } from './parsing/corrections.ts';
import type { SpokenNumber } from './parsing/spoken-number.ts';

/** Where one sentence ends and another begins: a full stop behind the last word may be but a pause. */
export const SENTENCE_BREAK = /[.;!?…](?=\s)/;
const CONCLUSION =
  /\b(?:so|thus|hence|therefore|gives?|giving|get to|(?:that|which|this|it) makes(?! sense)|making|i get|we get|leaves?|leaving|comes? (?:out )?(?:to|at)|arrive at|end up|works? out|answer|(?:right|real|true|correct) (?:number|figure|one|value)|(?:vrai|bon) chiffre|effectively|in reality|really|en vrai|reellement|result|call it|let's say|i'd say|i would say|i think|i believe|je (?:dirais|pense|crois)|to reach|reaches|(?:bring|take)s? (?:it|this|that|us|me) (?:back |down |up |out )?to|ramene a|amene a|(?:settle|land)(?:s|ed)? (?:on|at)|go(?:ing)? (?:with|for)|pars sur|partirais sur|round\w* (?:it |that |this )?(?:up |down |off )?(?:to|at)|arrondi\w*|retiens|tomb\w+ (?:sur|a)|atterri\w*|donc|disons|soit|donne|(?<!\b(?:on|je|nous|en) )(?:fait|font(?! [a-z]+er\b))|obtient|obtiens|trouve|arrive|au final|(?<!\b(?:compte|etat) de )resultat(?! net| d)|reponse|ressort|reste|aboutit|a hauteur de|to the tune of|final\w*)\b|=/;
const CONDITION = /\b(?:if|si|suppose|supposons|imagine)\b[^,]*$/;
// "If I'm not mistaken", "si j'ose dire": an if that supposes nothing.
const POLITE_IF =
  /\b(?:if (?:you (?:like|will|want|prefer)|i(?:'m| am)? (?:not mistaken|right|correct|remember|recall|did that right)|my (?:maths?|arithmetic) (?:is|are) right|memory serves|that makes sense)|si (?:j'ose dire|je ne m'abuse|je (?:ne )?me (?:trompe|plante)(?: pas)?|j'ai bien (?:compte|calcule)|je compte bien|on veut(?: etre (?:exact|precis))?|vous (?:voulez|preferez)|tu veux|mes calculs sont (?:bons|justes)))\b/g;

/** A text without the ifs that are but manners. */
export const withoutPoliteIf = (text: string): string => text.replace(POLITE_IF, '');

const SIGN =
  /(?:[,:=]|'s|\b(?:so|thus|is|by|of|at|with|gives?|makes?|about|donc|soit|est|de|a|fait|avec|donne|environ))\s*(?:about |roughly |environ )?(?:plus|minus|moins|\+|-)\s*€?$/;
const SIGN_AFTER_COMMA = /,\s*\S+\s*€?$/;
const OPERATOR_AFTER =
  /^[^\w.;!?]{0,2}(?:times|x|\*|fois|multiplied|multiplie|divided|divise|over|sur|\/|plus|minus|less|moins|take (?:off|away)|knock off|taking off|j'enleve|je retire|je deduis|on enleve|on retire|on deduit|\+|-)\W*(?:by |par |the |a |la |le |l'|les |another |€)?$/;
const DIVIDED = /^[^\w.;!?]{0,2}(?:divided|divise|over|\/)\W*(?:by |par |the |a |la |le |l'|€)?$/;
// "90 after tax, which you divide by 0.75": not there yet.
const STILL_TO_DIVIDE =
  /^[^.;!?]{0,25}\b(?:qu'on|que l'on|que je|which (?:you|i|we)|and (?:then )?(?:you|i|we)|(?:et|puis) (?:je|on)) (?:(?:then|then have to|have to|dois|doit) )?(?:divis\w*|divide|gross(?:es)? (?:it |that )?up)\b/;
const SUM_BEFORE =
  /\b(?:plus|minus|less|moins|add(?:ing)?(?: back)?|subtract(?:ing)?|deduct(?:ing)?|take (?:off|away)|ajout\w+|retir\w+|enlev\w+|retranch\w+|reintegr\w+)(?:['\s]+(?!gives?|gets?|is|makes?|so|that|donne|donc|fait|soit|leaves?|i\b|we\b|on\b|il\b|reste)[a-z&]+){0,4}['\s€]*$/;
// "A little less than twenty", "un peu plus de vingt": no sum, but a rounding.
export const COMPARED =
  /\b(?:less than|(?:tout )?au (?:moins|plus)|(?:just|slightly|a (?:bit|little|touch|shade)|well|comfortably|marginally) over|(?:peu|poil|chouia|tantinet|bien|legerement|nettement|guere|juste|peine) (?:plus|moins) (?:de |d'|que ))/g;
const FACTOR_BEFORE =
  /(?:\b(?:times|fois|multiplied by|multiplie par|divided by|divise par|over|(?<!\b(?:re)?(?:tomb|arriv|atterri|part|tabl)\w* )sur|power of|puissance|out of)|[x*/])\s*(?:the |a |le |la |les |l'|€|about |my |our )*$|\bon (?:the|that|those) $/;
const EXACTLY =
  /^\W*(?:percent |times |fois |euros? |millions? )?(?:if i (?:do|did) it properly|done properly|si je (?:calcule|fais le calcul)|exactly|precisely|exactement|precisement|to be (?:exact|precise)|if you(?:'re| are| want to be) (?:fussy|exact|precise)|pour etre (?:exact|precis)|si on veut etre (?:exact|precis))\b/;
const PUT_RIGHT = /^[^.]{0,12}\b(?:but|mais|it's|c'est|plutot)\b/;

/** The words of the sentence a number stands in, up to the number. */
export const sentenceBefore = ({ before }: SpokenNumber): string =>
  before.split(SENTENCE_BREAK).at(-1) ?? '';

/** Whether a number is where a calculation leads: "so", "that gives", "donc". */
export const isConcluded = (number: SpokenNumber): boolean =>
  CONCLUSION.test(sentenceBefore(number));

/** Whether a number is but supposed: "if EBITDA falls to 98". */
export const isConditional = (number: SpokenNumber): boolean =>
  CONDITION.test(withoutPoliteIf(sentenceBefore(number)));

/** "1.43 if I do it properly": said to be the exact one. */
export const isExact = ({ after }: SpokenNumber): boolean => EXACTLY.test(after);

/** Whether the speaker puts another number right: "190, sorry, 180", "not 190 but 180". */
export const isPutRight = (number: SpokenNumber, previous: SpokenNumber | undefined): boolean =>
  number.isCorrection ||
  isTakenBack(sentenceBefore(number)) ||
  isExact(number) ||
  (previous?.standing === 'rejected' && PUT_RIGHT.test(number.before));

/** Whether plus or minus before a change is its sign; after a comma only where the change is named. */
export function isSigned(number: SpokenNumber, isNamed: boolean): boolean {
  const before = sentenceBefore(number);
  return SIGN.test(before) && (isNamed || !SIGN_AFTER_COMMA.test(before));
}

/** Whether the number is but what is divided: "102 over 8 percent". */
export const isDividend = ({ after }: SpokenNumber, next: SpokenNumber | undefined): boolean =>
  next !== undefined && (DIVIDED.test(after) || STILL_TO_DIVIDE.test(after));

// "You add that to the 160", "you put the whole one ninety back".
const ADDED_TO =
  /\b(?:add\w*|ajout\w*|rajout\w*)(?: [a-z]+){0,3} (?:to|on|onto|aux?|a)(?: (?:the|those|our|les|la|le|nos))? *$/;
const PUT_BACK = /^\W*back\b/;
const PUTTING_BACK =
  /\b(?:add(?:s|ed|ing)?|put(?:s|ting)?) back(?: (?:the|all|all the|that|those|its))? €?$|\b(?:reintegr\w*|rajout\w*|remet\w*)(?: (?:les|la|le|ces))? $/;

/** Whether the number is a term of a sum or a factor rather than where the sum leads. */
export function isOperand(number: SpokenNumber, next: SpokenNumber | undefined): boolean {
  const { before, after, unit } = number;
  if (next && OPERATOR_AFTER.test(after)) return true;
  if (next && unit === 'multiple' && /^\s*$/.test(after)) return true; // "8 times 150"
  const said = sentenceBefore(number);
  if (PUT_BACK.test(after) || PUTTING_BACK.test(said) || ADDED_TO.test(said)) return true;
  return FACTOR_BEFORE.test(before.replace(COMPARED, ''));
}

// "Above the 500 you create value": a figure that another is held against.
const THRESHOLD =
  /\b(?:above|below|beyond|exceeds?|more than|less than|at least|au-dessus d[eu]s?|en dessous d[eu]s?|superieure?s? (?:a|aux?)|inferieure?s? (?:a|aux?)|plus que|moins que|depass\w+|sous|under|au-dela d[eu]s?|justifi\w+|test\w* against|against|face aux?)(?: (?:the|this|that|those|a|la|le|les|l'|ces|cette))?(?: (?:prime|premium)(?: de| of)?)?\s*€?$/;

/** Whether a figure is but what another one is held against. */
export const isThreshold = ({ before }: SpokenNumber): boolean => THRESHOLD.test(before);

// "Le flux est négatif, moins 23": a sign, and nothing is taken off.
const NEGATIVE = /\b(?:negati\w*|in the red|dans le rouge|burn\w*|brul\w*)\b[^.;!?\d]*$/;

export const isTerm = ({ before }: SpokenNumber): boolean =>
  SUM_BEFORE.test(before.replace(COMPARED, '')) && !NEGATIVE.test(before);
