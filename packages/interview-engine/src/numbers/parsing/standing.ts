/** How the candidate stands to a number: only what is claimed can answer the question. */
export type Standing = 'claimed' | 'rejected' | 'attributed' | 'supposed';

const words = (...alternatives: readonly string[]): string => `(?:${alternatives.join('|')})`;

const FILLER = words(
  'it|is|be|a|an|the|of|by|to|at|about|around|equal|exactly|like|say|as|worth|up|down|for|only by',
  'rises?|falls?|goe?s?|going|increas\\w*|decreas\\w*|drops?|los\\w+|gains?|equals?|hausse|progression|diminution|chute',
  'de|d|l|le|la|les|un|une|egale?|environ|augment\\w*|baiss\\w*|en',
);
const NEGATED = new RegExp(
  `(?:\\b(?:not|never|pas|jamais|et non|non pas|rather than|instead of|plutot que|au lieu d[e']?|as opposed to)|n't)\\b[\\s'€$£-]*(?:${FILLER}\\b[\\s'€$£-]*)*$`,
);
const PASSED_OVER =
  /\b(?:plutot|rather|more like)\b[^.;!?]{0,30}\b(?:que|than)\s*$|\b(?:when i was|age of|aged|quand j'avais|l'age de)\s*$/;
// "I wouldn't give them thirty percent", "je ne leur donnerais pas trente pour cent".
const NOT_GRANTED =
  /(?:n't|\bnot|\bnever) (?:just |simply )?(?:give|hand|offer|grant|concede|leave|accept)(?: (?:them|him|her|it|us|the|target|away|up|over|its|shareholders))*\W*$|\bn(?:e |')(?:(?:leur|lui|nous) )?(?:donn|laiss|accord|ced|offr|conced|accept)[a-z]+ (?:pas|jamais)(?: (?:a la cible|aux actionnaires|la cible|les))*\W*$/;
const OF_ANOTHER_CASE =
  /^\s*(?:euros? |percent |% |million )?would (?:only )?(?:be|have been|hold)\s+(?:for|if|with|without)\b/;
const DENIED_AFTER =
  /^[^.;!?]{0,18}?\b(?:is|are|was|would be|that'?s|est|serait|c'est)\s+(?:clearly |plainly |just )?(?:wrong|incorrect|not right|not correct|not the answer|a mistake|an error|a trap|too (?:generous|high|low|much|little)|faux|fausse|incorrecte?|une erreur|un piege|trop (?:haut|bas|eleve|genereux|faible))\b/;

// "Thirty-seven percent? I'd say… no, I don't know."
const NOT_KNOWN_AFTER =
  /^[^.;!]{0,15}\?[^]{0,30}\b(?:sais (?:pas|plus|rien)|don't know|no idea|aucune idee)\b/;

const SPEAKER = words(
  'colleague|friend|classmate|professor|teacher|tutor|boss|flatmate|textbook|analysts?|people|someone|somebody',
  'candidates?|students?|everyone|interviewer|newspaper|vp|associate|broker|brokers|market|consensus',
  'answer key|answer sheet|some|many|others|they|corrige|collegue|ami|amie|prof|professeur|camarade|manuel|gens|certains|beaucoup|quelqu.un',
  'candidats?|etudiants?|presse|journaux|d.autres|analystes|courtier|marche|voisin',
);
const SPEECH = words(
  'says?|said|saying|thinks?|thought|believes?|claims?|claimed|argues?|argued|told|answers?|answered|came up with',
  'suggests?|suggested|estimates?|quotes?|quoted|would say|would answer|got|gets|found|reckons?|proposed',
  'dit|disent|disait|dirait|diraient|pensent?|pensait|trouvent?|trouvait|avait|obtient|obtiennent|obtenait|annoncent?',
  'repond|repondent|repondrai(?:t|ent)|pretend|affirment?|parlent?|propose|proposait|estiment?|croient?|croit|calcule',
);
const ATTRIBUTED = new RegExp(
  words(
    `\\b(?!(?:everyone|people|many|some|others|they)\\s+gets?\\b)${SPEAKER}\\b(?!'s claims?\\b)(?:['\\s]+(?!i\\b|je\\b|j\\b)[a-z]+){0,3}?['\\s]+${SPEECH}\\b`,
    `\\b(?:according to|selon|d'apres)\\s+(?:[a-z]+['\\s]+){0,2}?${SPEAKER}\\b`,
    '\\b(?:common|usual|classic|typical|frequent) (?:mistake|error|trap)\\b',
    '\\b(?:erreur|piege) (?:classique|frequente?|courante?|habituelle?)\\b',
    "\\b(?:one|you) (?:might|could|may) (?:think|say|believe|be tempted)|\\byou'd think|\\btempting to",
    "\\bon (?:pourrait|serait tente)|\\bon m'a (?:dit|parle)|\\bj'ai (?:lu|entendu)|\\bi(?:'ve)? (?:read|heard)",
    '\\b(?:seller|vendeur|cedant)s?\\b[^.;!?]{0,25}\\b(?:hears?|hopes?|believes?|thinks?|entend|esper\\w+|espoir|croi\\w+)\\b',
    '\\bif (?:someone|somebody|anyone) (?:says?|told)\\b',
  ),
);

const OVERSIGHT =
  '(?:forg[eo]t|ignor|omit|skip|leav\\w* out|left out|overlook|neglect|oubli|neglig|omet|didn.t|don.t|n.avait pas)';
const SUPPOSED = new RegExp(
  words(
    `\\b(?:if|had|si|s'|when you|quand on)\\b[^.;!?]{0,30}\\b${OVERSIGHT}`,
    '\\b(?:must|should|do|can|could)(?: not|n.t)\\b[^.;!?]*\\bwould\\b|\\bwould (?:say|suggest|imply)\\b',
    '\\b(?:forgetting|ignoring|omitting|en oubliant|en ignorant)\\b(?! (?:any |all |the |les |tous les )?(?:fees|transaction|deal|expenses|dividends|timing|frais|couts de transaction|dividendes)\\b)(?![^.;!?]*,\\s*(?:so|donc)\\b)',
    "\\b(?:without|sans)\\b[^.;!?]*(?:\\b(?:would|serait|aurait|donnerait|ferait|obtiendrait)|'d)\\b",
    "\\b(?:i first|i initially|at first i|my first (?:guess|thought|instinct)|j'ai d'abord|au debut je|je pensais|ma premiere (?:idee|reaction))\\b",
  ),
);
const SUPPOSED_AFTER = new RegExp(
  `^[^\\w.;!?]*(?:[a-z']+[^\\w.;!?]+){0,3}(?:if|si)\\b[^.;!?]{0,20}\\b${OVERSIGHT}`,
);
const WOULD_BEFORE = /(?:\b(?:would|serait|aurait|donnerait|ferait)\b|'d\b)[^.;!?]*$/;
const WITHOUT_AFTER = /^\W*(?:[a-z']+\W+){0,2}(?:without|sans)\b/;
const CONTRAST =
  /\b(?:but|however|whereas|while|yet|mais|cependant|pourtant|alors que|tandis que|en realite|en fait|in fact|although|toutefois|the (?:real|right|true|correct) (?:answer|figure|number)|la (?:vraie|bonne) reponse|i would say|i get|i find|my own|mine (?:is|was|would)|j'arrive|j'ai(?! d'abord)|i'd say|i think|je trouve|je dirais|je pense|moi|pour ma part)\b/g;
const SENTENCE_END = /[.!?;…](?=\s)/g;

const REACH = 90;

const afterLast = (text: string, pattern: RegExp): string => {
  const last = [...text.matchAll(pattern)].at(-1);
  return last ? text.slice(last.index + last[0].length) : text;
};

/** Judges by what stands around a number in a folded text. */
export function standingOf(before: string, after: string): Standing {
  const sentence = afterLast(before, SENTENCE_END);
  if (
    NEGATED.test(sentence) ||
    PASSED_OVER.test(sentence) ||
    NOT_GRANTED.test(sentence) ||
    DENIED_AFTER.test(after) ||
    NOT_KNOWN_AFTER.test(after) ||
    OF_ANOTHER_CASE.test(after)
  )
    return 'rejected';
  const own = afterLast(sentence, CONTRAST).slice(-REACH);
  if (ATTRIBUTED.test(own)) return 'attributed';
  const isWithout = WOULD_BEFORE.test(own) && WITHOUT_AFTER.test(after);
  return isWithout || SUPPOSED.test(own) || SUPPOSED_AFTER.test(after) ? 'supposed' : 'claimed';
}
