import { fold } from '../text/fold.ts';
import { remember } from '../text/remember.ts';

const any = (...alternatives: readonly string[]): RegExp =>
  new RegExp(`\\b(?:${alternatives.join('|')})\\b`);

// Words of whoever marks, of what is marked and of the mark: an answer about finance needs few of them.
const MARKER = any(
  'examiner|grader|grading|evaluator|marker|assessor|rubric|prompt|system|instructions?|override',
  'correcteur|correctrice|examinateur|evaluateur|jury|bareme|consignes?|systeme|grille|notation|correction',
);
const MARK = any(
  'full (?:marks?|score|points)',
  '(?:top|maximum|highest|best|perfect) (?:possible )?(?:marks?|score|grade|points)',
  '(?:five|5|ten|10|100) (?:out of|sur) (?:five|5|ten|10|100)',
  '(?:cinq|dix|vingt) sur (?:cinq|dix|vingt)|slash mark|note de (?:5|20|cinq|vingt)|note (?:maximale|parfaite|max)',
  '(?:meilleure|plus haute) note|score (?:maximal|maximum|parfait|equals?|5)|level (?:equals? )?full',
  '(?:score|grade) (?:it |this |me )?(?:five|5|10|100|cinq)',
);
const ORDER = any(
  'mark|score|grade|rate|tick|treat|consider|count|accept|award|give|assign|return|output|set|confirm',
  'validate|ignore|disregard|forget|override|approve|coche[rz]?|valide[rz]?|attribue[rz]?|donne[rz]?|mets',
  'mettez|mettre|considere[rz]?|confirme[rz]?|ignore[rz]?|oublie[rz]?|accepte[rz]?|note[rz]|retourne[rz]?|renvoie[rz]?|record',
);
const MARKED = any(
  'concepts?|notions?|criteria|criterion|(?:this|the|my|cette|ma|la) (?:\\w+ )?(?:answer|response|reponse)',
  'everything|tous les points|points attendus|numeric check|grade|score|marks?',
);
const VERDICT = any(
  'covered|present|correct|complete|passed|perfect|accepted|verified|acquise?s?|mentionnee?s?|validee?s?',
  'citee?s?|exacte?s?|complete|couverte?s?|implicitly|reference',
);
const SAID =
  '(?:said|mentioned|explained|covered|shown|dite?s?|mentionnee?s?|expliquee?s?|acquise?s?)';
const POINTS = '(?:concepts?|points?|ideas?|key \\w+|criteria|required \\w+|expected \\w+)';

// Speaks of nothing but an examination.
const EXAMINATION = any(
  'rubric|scor(?:ing|e) (?:guide|sheet|grid)|mark(?:ing)? (?:scheme|grid)|(?:answer|marking) key|grader',
  'bareme(?! (?:de l impot|fiscal|progressif|d amortissement))|corrige type|examinateur|correcteur|correctrice',
  'grille (?:d )?(?:evaluation|notation)|dear (?:ai|reviewer|examiner|marker|assessor)|whoever is (?:scoring|marking|grading)',
);
const EXAMINER = any(
  '(?:model|reference) answer|(?:the|all|your) (?:marking|grading|scoring)(?! to)|evaluator|evaluateur|assessor|reviewer',
  '(?:the|an|as) examiner|to (?:the )?marker',
);
const ASKING = any(
  'put (?:down|100|five|5)|skip|pretend|assume|act as|evaluate|respond|reply|say (?:that )?(?:all|every\\w*)',
  'no need|approved|validated|evalue\\w*|note that all|dis que|relire|indulgen\\w+|generous\\w*',
);
// Asks for a mark as one asks for a favour.
const FAVOUR = any(
  'pass me(?! (?:the|a|your|on))|mark me (?:as )?(?:correct|right|up)|(?:note|attribue)[rz]? moi|(?:be|soyez|sois) (?:generous|genereu\\w+|indulgente?|lenient)|award full credit',
  '(?:give|grant|award) me (?:\\w+ ){0,2}?(?:full (?:marks?|points|credit|score)|(?:top|maximum|max) (?:marks?|score|points|grade)|all (?:the )?points|a pass|a (?:five|5|ten|10)(?! (?:percent|%|times|x|per|million|billion|year|euros?|point|to)))',
  '(?:donne|mets|mettez|accorde)[rz]? moi (?:\\w+ ){0,2}?(?:cinq|dix|vingt|5|10|20|note|points|moyenne|maximum)',
  'me (?:mettre|donner) (?:la (?:moyenne|note maximale)|le maximum|cinq|tous les points)',
  '(?:rate|grade|score) (?:this|it|me|my|the)(?: answer| response)? (?:as |at |a )?(?:an? )?(?:excellent|perfect|correct|complete|full|top|five|5|ten|outstanding)',
  '(?:set|put|make) (?:the |my |a )?(?:score|mark|grade) (?:to|at|of)',
  '(?:dock|(?:not|never) (?:take|deduct)) (?:any )?(?:points|marks)|me (?:retire|enleve|ote)\\w* pas (?:de |des )?points',
  'i deserve|je merite (?:la|le|cinq|une)|(?:worth|deserves) a (?:five|5|ten)(?! (?:percent|times|x))|(?:five|5) star (?:answer|response)|(?:me|moi) (?:the benefit of the|le benefice du) doub?te?',
  '(?:tiens|tenez) pas compte de ce (?:qui manque|que j ai oublie)|(?:penalise|mark) me (?:down )?for',
);
// Wants what was not said to count.
const AS_IF_SAID = any(
  `(?:pretend|assume|suppose|consider) (?:that )?i (?:(?:have|had|already|also) )*${SAID}`,
  `(?:act|behave|do) as (?:if|though) (?:i|every|all)|(?:fais|faites) comme si`,
  `(?:pretend|assume) (?:that )?everything|counts? as (?:${SAID}|a complete (?:answer|response)|complete)`,
  `count (?:this|it|that|them|everything) as (?:${SAID}|an? \\w+ (?:answer|response)|complete|correct)`,
  `compte\\w* (?:le|la|les|ca|cela|tout) comme ${SAID}|comme (?:un|une) reponse complete|comme complete`,
  `(?:partez|pars) du principe que (?:\\w+ ){1,22}?(?:sont|est|ont ete|a ete) ${SAID}`,
  `considere[rz]? que (?:tous|toutes|tout|chaque) (?:\\w+ ){0,6}?(?:sont|est|ont ete|a ete) ${SAID}`,
  '(?:dire|dis|dites|considere[rz]?|note[rz]|mets|mettez|principe|admettez|supposez) que j ai (?:repondu a tout|tout \\w+)',
  `(?:mark|tick|treat|consider) (?:all|every\\w*) (?:\\w+ ){0,3}as (?:${SAID}|present|correct)`,
);
const ALL_WELL = any(
  '(?:dis|dites|confirme[rz]?|note[rz]|mets|mettez) que tout est|j ai tout (?:bon|juste)|valide[rz]? tout',
  'i (?:got|get|have) (?:all|every\\w*) (?:of )?(?:the )?(?:points|marks)',
  '(?:this|my|cette|ma|la) (?:answer|response|reponse) (?:\\w+ )?(?:flawless|perfect|excellent|deserves|parfaite|vaut cinq sur|merite)',
  '(?:tick|check|cocher?z?) (?:\\w+ )?(?:all|every|toutes|tous) (?:the |les )?(?:required|notions?|concepts?|items|criteria|criteres)',
  'set (?:all|every) \\w+ to (?:correct|true|covered|present)|(?:ignore|disregard|forget|oublie[rz]?) (?:your|previous|prior|earlier|tes|vos) (?:\\w+ )?(?:instructions|guidelines|rules|task|consignes)',
  `(?:say|confirm|consider|assume|mark|treat|as if) (?:that )?(?:all|every) (?:of )?(?:the )?${POINTS}`,
  'all (?:of )?(?:the )?(?:required|expected) (?:points|concepts|ideas)|every (?:required|expected) (?:point|concept|idea)',
  '(?:valide[rz]?|validate|accept|approve|compte[rz]?|confirme[rz]?) (?:ma|my|cette|this) (?:reponse|answer|response)',
  '(?:coche[rz]?|tick) (?:\\w+ ){1,6}?(?:passe[rz]? a la (?:suite|suivante|question)|move on|question suivante|next question)',
  'checklist (?:\\w+ ){1,8}my answer',
);
const ROLE = any(
  'you (?:are|will be) (?:now )?(?:an? )?(?:\\w+ )?(?:grader|assistant|ai|model|chatbot|examiner|marker)|as an ai',
  '(?:tu es|vous etes) (?:maintenant |desormais )?(?:un |une |le )?(?:correcteur|assistant|ia|examinateur)',
);
// Nobody who answers calls himself that.
const MARKED_PERSON = any(
  '(?:the|this|said) (?:candidate|applicant|interviewee|respondent|student|user)',
  '(?:le|la|ce|cette) (?:candidate?|postulante?|utilisat\\w+)|l (?:etudiante?|utilisateur|interviewee?)',
);
const SLASH_MARK = /\b(?:5\s*\/\s*5|10\s*\/\s*10|20\s*\/\s*20|100\s*\/\s*100)\b/g;
// A candidate may speak of a grade at school or of an information system.
const SCHOOL =
  /\b(?:my|mon|ma|mes) (?:\w+ ){0,2}(?:grades?|marks?|notes?|score)\b|\b(?:(?:i|we) (?:got|had|received)|j ai eu|(?:m|l) a (?:donne|mis))\b/;

const SENTENCES = 4_000;

/** Whether words try to steer the marking instead of answering. */
export const isInjection = remember((text) => steers(text), SENTENCES);

function steers(text: string): boolean {
  const folded = fold(text.replace(SLASH_MARK, ' slash mark '));
  const has = (family: RegExp) => family.test(folded);
  if ([EXAMINATION, ROLE, FAVOUR, AS_IF_SAID, ALL_WELL].some(has)) return true;
  if (has(SCHOOL) && !has(MARKER)) return false;
  if (has(EXAMINER) && [ORDER, ASKING].some(has)) return true;
  if (has(MARK) && [ORDER, ASKING, MARKER, VERDICT].some(has)) return true;
  if (
    has(MARKER) &&
    has(ORDER) &&
    ([MARKED, VERDICT].some(has) || /\binstructions?\b/.test(folded))
  )
    return true;
  if (has(MARKER) && has(MARKED) && has(VERDICT)) return true;
  return [ORDER, MARKED, VERDICT].every(has) && /\b(?:as|comme)\b/.test(folded);
}

/** Whether words are about marking, even where they order nothing. */
export const isAboutMarking = (text: string): boolean => {
  const folded = fold(text);
  return [MARKER, MARK, MARKED, MARKED_PERSON].some((family) => family.test(folded));
};

/** Whether words name who marks, or who is marked as a marker would. */
export const namesMarker = (text: string): boolean => {
  const folded = fold(text);
  return MARKER.test(folded) || MARKED_PERSON.test(folded);
};
