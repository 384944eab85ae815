import { any } from './words.ts';

const ERRORS =
  '(?:mistakes?|errors?|slips?|gaps?|omissions?|hesitations?|wrong \\w+|erreurs?|fautes?|oublis?|lacunes?|trous?|hesitations?)';
const LENIENT = '(?:easy|gentle|soft|kind|nice|lenient|merciful|generous|careful)';
const STRICT =
  '(?:harsh|hard|strict|severe|tough|picky|dure?s?|severes?|strict\\w*|exigeant\\w*|regardant\\w*|pointilleu\\w*|vache|mechante?)';
const A_MARK =
  '(?:mark(?! up)|marks|grade|score|marking|grading|points|note|notation|appreciation)';

// Asks for leniency.
const SPARED = any(
  `(?:go|be|take it) (?:\\w+ )?${LENIENT} (?:on|with|to|about) (?:me|my|this one|the ${A_MARK})|(?:sois|soyez|sympa|gentil\\w*|cool|doux|douce|indulgent\\w*) (?:\\w+ )?(?:avec|sur|pour) (?:moi|ma|la|cette) ?(?:note|notation|reponse|copie|$)`,
  'cut me (?:some|a bit of|a little) slack|(?:have|show) (?:me )?(?:some )?mercy|(?:beg|plead|hop(?:e|ing)|ask(?:ing)?) (?:\\w+ )?for (?:\\w+ )?(?:leniency|mercy|indulgence|clemency)|pretty please|be an angel|soyez un ange|sois un ange',
  `(?:not|never) be (?:too |so |overly )?${STRICT} (?:with|on|about|to) (?:me|my|this (?:one|answer))|ne (?:me )?(?:sois|soyez|notez|note) pas (?:trop |si )?${STRICT}`,
  `(?:un peu de|beaucoup de|faites preuve de|avec) (?:clemence|indulgence|mansuetude|bienveillance|pitie) (?:pour|sur|avec|envers) (?:la note|ma|moi|cette|mon)|(?:geste|effort|cadeau|coup de pouce) (?:sur|pour) (?:la|ma) (?:note|notation)(?! (?:de|d))`,
  '(?:push|tip|get|carry|nudge) me (?:over|across|past) the (?:line|bar|threshold|finish)|petit coup de pouce et je passe|(?:please|just|so) let me (?:through|pass)(?= (?:please|and|i|thanks|because)\\b|$)|laisse[rz]? moi (?:passer|ma chance)',
  '(?:i (?:only |just )*(?:need|lack|miss)|i am short of|il (?:ne )?me (?:manque|faut)) (?:\\w+ ){0,3}(?:points?|marks?) (?:\\w+ ){0,6}(?:offer|pass|add|moyenne|ajoute[rz]?|ajoutez|reach|offre|passer|valider)',
  `(?:extra|more|bonus|little) (?:\\w+ )?on my (?:grade|mark|score)|(?:note|score|mark|grade) (?:\\w+ ){0,3}(?:me ferait plaisir|would mean|would make my|would save me|m arrangerait|me sauverait|changerait ma vie)`,
  '(?:would you (?:mind )?|could you |can you |please |kindly )(?:\\w+ )?(?:put|mov|plac|bump|rank|class)\\w* me (?:\\w+ ){0,3}(?:top|upper|highest|best|first|next)|(?:mettez|classez|placez|rangez|mets|classe|place) moi (?:\\w+ ){0,4}(?:haut|premiere?|tete|meilleur\\w*|premiers)',
  `(?:happy|content|settle|satisfied) (?:only )?(?:with|for) (?:nothing less than )?an? (?:a|ten|five|pass|distinction)(?= (?:please|mark|grade)\\b|$)|(?:give|put|award) (?:it|this) (?:the |a )?(?:max(?:imum)?)(?= (?:please|nobody|and|thanks|score|mark)\\b|$)|avis favorable (?:a|pour|sur) (?:mon|ma|moi|ce candidat|cette reponse)`,
);

// Asks that nobody look closely.
const UNCHECKED = any(
  '(?:do not|no|not) (?:need|have|reason) to (?:check|verify|mark|grade|assess|review|test) (?:this one|this answer|my (?:answer|figure|number|math\\w*|work)|me)(?= |$)|no (?:verification|checking|marking|grading) (?:is )?(?:needed|required|necessary)',
  'skip the (?:checks?|verification|marking|grading|scoring|evaluation) (?:on|for|here|this|of (?:this|my))|(?:pas besoin|inutile|pas la peine|dispense[rz]? vous) de (?:verifier|controler|corriger|noter|evaluer)(?= (?:celle|ma|mon|mes|cette|c est)\\b|$)',
  `(?<!\\b(?:i|we|they) (?:do |did |would |can |could )?)(?:not|never) (?:count|hold|deduct|penalise|punish|consider|mark|score) (?:\\w+ )?my (?:\\w+ )?${ERRORS}|(?:compte|retene|retien|penalise|sanctionne|note|regarde)[szr]? pas (?:mes (?:\\w+ )?${ERRORS}|ce que j ai (?:\\w+ )?(?:rate|oublie|saute|dit de faux))`,
  '(?:not|never) penali[sz]e (?:me|this|my)|ne me (?:penalise|sanctionne|retire|enleve|compte)[rz]? (?:pas|rien|aucun)',
  '(?:forget|disregard|discard|strike|oublie[rz]?|ignore[rz]?|efface[rz]?) (?:what|everything|anything|whatever|ce que|tout ce que) (?:i|j) (?:\\w+ )?(?:got wrong|said wrong|did wrong|dit de faux|rate|fait de faux|mal dit)',
  '(?:disregard|forget|overlook|ignore) (?:the |any |all (?:the )?)?(?:errors|mistakes|slips) (?:in|of|from|that|i) (?:the |my |i )?(?:first (?:half|part)|second (?:half|part)|answer|beginning|made)',
  'only (?:count|grade|mark|score|evaluate|assess) (?:the |my )?(?:good|best|right|correct|strong|first|positive) (?:parts?|bits?|things?|sentences?|answers?)|ne (?:reten\\w*|retiens|compte\\w*|garde\\w*|note\\w*) que (?:le meilleur|le bon|ce qui est (?:juste|bon|correct)|mes bonnes|la premiere phrase|le positif)',
  '(?:you (?:may|can|could|should|must)|vous (?:pouvez|pourriez|devez)|tu (?:peux|dois)) (?:\\w+ )?(?:assume|suppose|presume|trust|supposer|considerer|presumer|imaginer|croire) (?:that |que )?(?:i|je) (?:know|knew|understand|understood|connais|sais|maitrise|comprends) (?:\\w+ )?(?:everything|all|rest|them|tout|reste|suite)\\b',
  '(?:assume|presume|infer) (?:full |my |complete |total )?(?:competence|mastery|understanding)$|take it as read that i|(?:know|knew) (?:all )?the rest (?:\\w+ ){0,5}(?:count|tick|mark|score)',
  'put (?:the )?words in(?:to)? my mouth|(?:add|insert|supply|include|ajoute[rz]?|insere[rz]?) (?:whatever|anything|everything|what|ce qui|tout ce qui) (?:\\w+ ){0,2}(?:missing|missed|forgot\\w*|manque\\w*) (?:to|in|from|a|dans) (?:my|ma)',
  '(?:complete|finish|replace|substitute|completez|remplacez|remplace|terminez) (?:my|ma) (?:answer|response|reponse) (?:with|by|using|avec|par) (?:the |la |le |une? |your |votre )?(?:official|model|right|correct|reference|expected|version|corrige|bonne|your)',
);

// Declares a figure right, whatever it is.
const BY_DECREE = any(
  '(?:my|mon|ma|the|le) (?:final )?(?:number|figure|answer|result|chiffre|resultat|reponse) (?:is|est) (?:le |la |the )?(?:right|correct|bon|bonne|juste|exacte?) par definition|(?:right|correct) by definition',
  '(?:numbers?|figures?|values?|answer|chiffres?|reponse) (?:\\w+ ){0,6}(?:in|of|from|dans|de) (?:your (?:key|reference|answer sheet)|(?:votre|ton) (?:corrige|cle|reference))|(?:match|matches|matched) (?:the |your )?(?:answer )?key|your reference (?:says|answer)',
  '(?:expected|reference|right|correct) (?:figure|number|answer|value) is (?:exactly )?(?:what|the one) i (?:meant|said|gave|wanted)|(?:chiffre|resultat|nombre) attendu (?:c est|est) celui que (?:je|j)|compare nothing',
  '(?:accept|take|acceptez|accepte|prenez|prends) (?:any|whatever|every|n importe quel\\w*|tout) (?:\\w+ )?(?:number|figure|value|chiffre|answer|reponse|nombre) (?:that )?(?:i|que j|que je)\\b|(?:consider|count) the (?:figure|number) i (?:gave|said) as',
  'take my answer to be|(?:prends|prenez) (?:comme |pour )?(?:ma )?reponse celle',
);

/** Whether folded words beg for mercy, for no checking, or declare a figure right. */
export const isPlea = (folded: string): boolean =>
  [SPARED, UNCHECKED, BY_DECREE].some((phrases) => phrases.test(folded));
