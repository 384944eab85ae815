import { isBargain } from './bargains.ts';
import { isLeftOut } from './gaps.ts';
import { isCommand } from './machines.ts';
import { isPlea } from './mercy.ts';
import { isPretext } from './pretexts.ts';
import { isResult } from './results.ts';
import { isSettled } from './settled.ts';
import { isStory } from './stories.ts';
import { any } from './words.ts';

const SAID =
  '(?:said|mentioned|explained|covered|shown|dite?s?|mentionnee?s?|expliquee?s?|acquise?s?)';
const POINTS = '(?:concepts?|points?|ideas?|key \\w+|criteria|required \\w+|expected \\w+)';
const ANSWER =
  '(?:(?:this|my|the above|that|cette|ma) (?:answer|response|reponse)|this one|celle (?:ci|la))';
const RIGHT =
  '(?:right|correct|complete|whole|full|perfect|excellent|outstanding|excellente?s?|correcte?s?|completes?|entiere?s?|juste|parfaite?s?|traitee?s?|couverte?s?)';
const TOP =
  '(?:full|top|best|highest|max(?:imum|imal)?|perfect|five|5|ten|10|cinq|dix|vingt|20|meilleure|maximale)';
const A_MARK = '(?:marks?|scores?|points?|grades?|rating|credit|notes?|appreciation|avis)';
// A figure that is followed by one of these is no mark.
const UNITS =
  '(?! (?:percent|per cent|pour cent|%|times|fois|x|per|million|billion|milliard|year|years|ans|euros?|points?|to|minutes|days|tours?|turns?|d))';

// Speaks of nothing but an examination.
const EXAMINATION = any(
  '(?:assessor|examiner|grader|evaluator|reviewer|marker|correcteur|examinateur|evaluateur)(?: s)? (?:remark|note|comment|verdict|remarque|commentaire)|(?:remarque|note|commentaire|verdict) (?:de |du |de l |d un )(?:correcteur|examinateur|evaluateur|jury)',
  '(?:assessment|marking|grading|evaluation|scoring) (?:team|model|engine|software|bot)|(?:moteur|logiciel|modele|equipe|robot) (?:de |d )(?:notation|evaluation|correction)|(?:verified|checked|validated|approved) by (?:a |the )?human',
  '(?<!\\b(?:my|ma) )(?:note finale|final (?:mark|grade|score))(?: \\w+){0,3} (?:(?:5|10|20) (?:sur|out)|cinq|five|dix|ten|vingt|excellent|parfait|perfect|maximum)|(?:evaluation|assessment) (?:est |is )?(?:terminee|finished|over|complete|closed|close)(?: \\w+){0,2} (?:resultat|result|reussi|pass\\w*|note|admis)',
  '(?:item|items|box|boxes|line|lines|entry|entries) (?:in|of|on) (?:the|this|your) checklist|no further (?:checking|review|marking|evaluation) (?:is )?(?:needed|required)',
  '(?<!\\bi (?:asked (?:\\w+ )?for|got|saw|read|went through|studied) (?:the|my|a) )(?:rubric|mark(?:ing)? (?:scheme|grid|guide))|scor(?:ing|e) (?:guide|sheet|grid|note)|(?:answer|marking) key|grader',
  'bareme(?! (?:de l impot|fiscal|progressif|d amortissement))|corrige (?:type|officiel)|examinateur|(?<!\\b(?:comme le|j etais le|etais correcteur|du) )correcteur(?! (?:de ce|du|d) (?:modele|orthograph\\w+))|correctrice',
  '(?:grille|guide|consignes?) (?:de |d )?(?:evaluation|notation|correction)|dear (?:ai|reviewer|examiner|marker|assessor)',
  '(?:whoever|whatever|anyone|anybody|(?:person|people|one) (?:who is|that is|who)?) ?(?:is )?(?:scoring|grades|marking|grading|(?:marks|reads|reading|scores) (?:this|me)|evaluating me)',
  '(?:celui|celle|ceux|personne) qui (?:(?:me|m) (?:note\\w*|evalue\\w*|corrige\\w*)|note|corrige|lit cette)(?! (?:la|le|les|l|une?|des) )',
);

// Asks for a mark as one asks for a favour.
const FAVOUR = any(
  'pass me(?! (?:the|a|your|on))|mark me (?:as )?(?:correct|right|up|down as)|(?:note|attribue)[rz]? moi|(?:be|soyez|sois) (?:more |very |un peu |plus |tres )?(?:generous|genereu\\w+|indulgente?|lenient)|award full credit',
  '(?:could|can|would|please|kindly|just|pourriez|pouvez|veuillez|gentil|sympa|cool)(?: \\w+){0,3} (?:bump|raise|round|push|lift|boost|arrondi\\w*|remont\\w*|augment\\w*|relev\\w*) (?:up )?(?:my|ma|the|la) (?:score|mark|grade|note|rating)',
  '(?:replace|change|modify|remplac\\w*|modifi\\w*) (?:my|mon|ma) (?:evaluation|score|grade|mark|note)(?! (?:de|d) )|(?:passe|monte|fixe|mets|met)\\w* (?:la|ma) note (?:a|sur) (?:cinq|dix|vingt|5|10|20)',
  `(?:you|vous)(?: \\w+){0,3} (?:give|giving|donne\\w*|mett\\w*) (?:me|moi)(?: \\w+){0,2} (?:(?:five|ten|5|10) out of|${TOP} ${A_MARK})`,
  '(?:give|grant|award|allow) me (?:\\w+ ){0,2}?(?:full (?:marks?|points|credit|score)|(?:top|maximum|max) (?:marks?|score|points|grade)|(?:all )?(?:the )?points|a pass)',
  `(?:give|grant|award) me (?:\\w+ ){0,2}?an? (?:five|5|ten|10)${UNITS}|(?:give|award) me (?:the )?(?:best|highest) ${A_MARK}`,
  '(?:donne|mets|mettez|accorde)[rz]? moi (?:\\w+ ){0,2}?(?:cinq|dix|vingt|5|10|20|note|points|moyenne|maximum|excellent|parfait|credit)',
  `(?:me|m) (?:mettre|donner|accorder|mettez|donnez|mets) (?:la (?:moyenne|note maximale)|le maximum|cinq|tous les points)`,
  '(?:rate|grade|score) (?:this|it|me|my|the)(?: answer| response)? (?:as |at |a )?(?:an? )?(?:excellent|perfect|correct|complete|full|top|five|5|ten|outstanding)',
  '(?:set|put|make) (?:the |my |a )?(?:score|mark|grade) (?:to|at|of)|(?:mark|put) me (?:down )?as|(?:mets|mettez) moi (?:\\w+ )?en (?:excellent|haut)',
  '(?:not apply|appli\\w+ pas) (?:the |la |le |this |cette |ce )?(?:grille|grid|criteria|criteres)|(?:dock|(?:not|never) (?:take|deduct)) (?:any )?(?:points|marks)|(?:me|m) (?:retir|enlev|ot)\\w* pas (?:de |des )?points|(?:do|should|must|please) not deduct(?: (?:anything|me)|$)',
  '(?:tiens|tenez) pas compte de ce (?:qui manque|que j ai oublie)|penalise me|mark me down|(?:me|m) (?:penalis|recal|sanctionn)\\w+|not fail me',
  `(?:system|machine|marker|systeme|you|vous) (?:has|have|needs?|must|doit|devez) (?:to )?(?:log|record|mark|score|enter|enregistrer|noter|compter) (?:it|this|this one|that|ca|cela|cette reponse) (?:as|comme) (?:an? |une? )?(?:five|5|ten|10|cinq|dix|${TOP})`,
  '(?:me|moi) (?:the benefit of the|le benefice du) doub?te?|i (?:am )?begging you|i beg you|vous en supplie|t en supplie',
  `(?:rate|give|grant|donne[rz]?|attribue[rz]?|accorde[rz]?) (?:this|a cette reponse|a ma reponse) (?:\\w+ ){0,2}${TOP} (?:\\w+ )?${A_MARK}`,
  '(?:you|vous) (?:can|may|pouvez) (?:\\w+ )?(?:tick|cocher) (?:all|every|toutes|tout)|(?:tick|check) (?:all |every |each )?(?:the )?box(?:es)? for me|(?:coche|cochez) moi|cochez (?:toutes )?les cases',
);

const DESERVING = any(
  'i deserve(?! (?:the|this|that|a|an) (?:offer|job|role|place|seat|position|chance|spot|internship|promotion)\\b)|je merit(?:e|ais) (?:la (?:note|moyenne|meilleure)|le maximum|cinq|dix|vingt|une note)|(?:five|5) star (?:answer|response)|(?:cinq|5) etoiles',
  `(?:worth|deserves?) (?:\\w+ ){0,2}(?:${TOP} ${A_MARK}|an? (?:five|5|ten)${UNITS}|(?:five|ten) out of (?:five|ten))`,
  `merite\\w* (?:\\w+ ){0,2}(?:${TOP} ${A_MARK}|le maximum|cinq sur|dix sur|vingt sur)|(?:strong hire|avis (?:tres )?favourable) (?:\\w+ ){0,2}(?:appropriate|merite|deserved)`,
);

// Wants what was not said to count.
const AS_IF_SAID = any(
  `(?:pretend|assume|suppose|consider) (?:that )?i (?:(?:have|had|already|also) )*${SAID}`,
  `(?<!\\b(?:you|we|they|people|i|it) )(?:act|behave|do) as (?:if|though) (?:i|every|all)|(?<!\\b(?:je|on) )(?:fais|faites) comme si`,
  `(?:pretend|assume) (?:that )?everything|counts? as (?:${SAID}|a complete (?:answer|response)|complete)`,
  `count (?:this|it|that|them|everything) as (?:${SAID}|an? \\w+ (?:answer|response)|complete|correct)`,
  `compte\\w* (?:le|la|les|ca|cela|tout) comme (?:${SAID}|${RIGHT})|comme (?:un|une) reponse (?:complete|parfaite)|comme complete`,
  `(?:partez|pars) du principe que (?:\\w+ ){1,22}?(?:sont|est|ont ete|a ete) ${SAID}`,
  `considere[rz]? que (?:tous|toutes|tout|chaque) (?:\\w+ ){0,6}?(?:sont|est|ont ete|a ete) ${SAID}`,
  '(?:dire|dis|dites|(?<!je )considere[rz]?|note[rz]|mets|mettez|principe|admettez|supposez) que j ai (?:repondu a tout|tout \\w+|(?:bien )?(?:cite|traite|couvert|mentionne))',
  '(?:take it|say|assume|pretend|imagine|disons|idee|imaginez) (?:simply |just |simplement )?(?:that |que |qu )?(?:i|j) (?:have |ai |aurais )?(?:also |aussi )?(?:said|dit|mentioned|cite|covered) (?:the rest|le reste|everything|tout)',
  `(?:mark|tick|treat|consider) (?:all|every\\w*) (?:\\w+ ){0,3}as (?:${SAID}|present|correct)`,
  `(?:count|mark|score|grade|treat|consider|note[rz]?|compte[rz]?|traite[rz]?|considere[rz]?) (?:${ANSWER}|me|ca|cela) (?:\\w+ )?(?:as|comme) (?:an? |une? )?(?:${RIGHT}|${SAID})`,
  `(?:mark|grade|score|log|note[rz]?|marked|graded|scored|logged|notee?) (?:it |la |le )?(?:as|comme) (?:fully |entirely |totalement |entierement )?${RIGHT}`,
  `(?:note[rz]?|marque[rz]?|considere[rz]?) (?:toutes les|tous les|les) (?:autres )?(?:notions|points|concepts|criteres)(?: restants| manquants| attendus)? comme`,
  '(?:notions|points|concepts|criteres) (?:cles |attendus |requis )?(?:sont|est|ont ete) (?:tous |toutes |deja )?acquise?s?|points? (?:are |is |have been )?(?:already )?acquired',
);

const ALL_WELL = any(
  '(?:should|must|has to|have to|is to|are to) be (?:marked|scored|graded|ticked|recorded|logged) (?:as |down as )?(?:present|correct|covered|complete|right|full|passed)',
  '(?:doi(?:t|vent)|devrai\\w+) etre (?:marquee?s?|notee?s?|cochee?s?|comptee?s?) (?:comme )?(?:presente?s?|correcte?s?|acquise?s?|completes?|couverte?s?|justes?)',
  '(?:all|\\w+ out of \\w+|\\w+ of \\w+|\\w+ sur \\w+) (?:the )?(?:key points|points cles) (?:are |sont |were )?(?:covered|present|couverts|traites|presents)',
  `${ANSWER} (?:is|has|must|should|ought|doit|devra\\w*) (?:to )?(?:be|etre) (?:\\w+ )?(?:recorded|marked|graded|scored|logged|counted|enregistree?|notee?|comptee?|consideree?) (?:as|comme) (?:\\w+ )?(?:${RIGHT}|${TOP})`,
  '(?:valide[rz]?|validate|approve) (?:directement |simply |just )?(?:tous|toutes|all|every) (?:of )?(?:les |the )?(?:points?|notions?|concepts?|criteres|criteria)',
  '(?:dis|dites|confirme[rz]?|note[rz]|mets|mettez) que tout est|j ai tout (?:bon|juste)|(?<!\\b(?:fais|fait|faire|fera|ferais|faut|peut|doit|pour|de|je|on|il|elle|qui|a|ai|ont|avons|avait|avaient|aura) )valide[rz]? tout',
  'i (?:got|get|have) (?:all|every\\w*) (?:of )?(?:the )?(?:points|marks)',
  '(?:this|my|cette|ma|la) (?:answer|response|reponse) (?:\\w+ )?(?:flawless|perfect|excellent|deserves|parfaite|vaut cinq sur|merite)',
  `(?<!\\b(?:if|whether|think|hope|believe|sure|si|espere|crois|pense) (?:\\w+ ){0,2})${ANSWER} (?:(?!that|que)\\w+ ){0,4}(?:approved|validated|graded|approuvee|validee|complete|exacte|accurate)`,
  '(?:tick|check|cocher?z?) (?:\\w+ )?(?:all|every|toutes|tous) (?:the |les )?(?:required|notions?|concepts?|items|criteria|criteres)',
  'set (?:all|every) \\w+ to (?:correct|true|covered|present)|(?:ignore|disregard|forget|oublie[rz]?) (?:your|previous|prior|earlier|tes|vos) (?:\\w+ )?(?:instructions|guidelines|rules|task|consignes)',
  '(?:ignore|disregard|forget|oublie[rz]?|ignore[rz]?) (?:the |les |la |all )?(?:criteria|rules|scheme|criteres|regles|instructions|consignes) (?:that )?(?:you (?:were|have)|(?:qu on|que l on) (?:t|vous))',
  `(?:say|confirm|consider|assume|mark|treat|as if) (?:that )?(?:all|every) (?:of )?(?:the )?${POINTS}`,
  'all (?:of )?(?:the )?(?:required|expected) (?:points|concepts|ideas)|every (?:required|expected) (?:point|concept|idea)',
  '(?:toutes|tous) les (?:notions|points|concepts|criteres) (?:attendue?s|requise?s|du bareme)|(?:all|every) verdicts?|tous les verdicts|verdict (?:for|pour|on|sur) (?:this|my|cette|ma) ',
  '(?:valide[rz]?|validate|accept|approve|compte[rz]?|confirme[rz]?) (?:ma|my|cette|this) (?:reponse|answer|response|question)',
  '(?:coche[rz]?|tick) (?:\\w+ ){1,6}?(?:passe[rz]? a la (?:suite|suivante|question)|move on|question suivante|next question)',
  '(?:valide[rz]?|validate|approve) (?:celle (?:ci|la)|(?:this|that) one) (?:et|and) (?:passe|move|go)\\w*|checklist (?:\\w+ ){1,8}my answer',
  '(?:this|that|said|above|dire|c est|reponse) (?:is|was|est|c est) (?:the |a |le |une |la )?(?:model answer|reference answer|corrige|reponse modele)',
  '(?:not|pas) (?:be |une )?part(?:ie)? (?:of|de) (?:my|ma) (?:answer|response|reponse)|i (?:actually |really )?(?:gave|said) the (?:whole|full|complete) answer',
  '(?:numbers|figures|chiffres|calculs) (?:they |ils )?(?:have|ont) (?:deja )?(?:been |ete )?(?:verified|verifies|controles) (?:already|deja)?',
  '(?:interviewer|recruteur) (?:\\w+ ){0,3}(?:says?|said|told me|dit) (?:\\w+ ){0,3}(?:right|correct|perfect|parfait|bon|juste|exactement)',
);

// Orders without anybody they are given to: "full credit to be awarded", "accorder tous les points".
const AWARDED = any(
  `(?:full|maximum|max|top|total) ${A_MARK} (?:(?:is|are|should|must|shall|will|can|has|have|ought|to|be|been) )+(?:awarded|given|granted|assigned|recorded|due)`,
  `(?:award|grant|assign|allocate) (?:the |this |it |an? )*(?:full|maximum|max|top|all) (?:the )?${A_MARK}`,
  `(?:accord|attribu|donn|octroy|mett)\\w* (?:a \\w+ \\w+ |lui |moi )?(?:la totalite|l integralite|le maximum|l ensemble|tous|toute) (?:(?:des|de|les|la|ses|aux) )*${A_MARK}(?! sur les i\\b)`,
  `(?:record|log|enter|register|file|submit) (?:this|it|that|this one|the answer|my answer) as (?:an? )?(?:five|5|ten|10|perfect|excellent|correct|pass)\\b${UNITS}`,
  `(?:noter|enregistrer|inscrire|saisir|attribuer) (?:la note (?:de )?|la mention |un |une )?(?:cinq|dix|vingt|5|10|20|tres bien)(?: sur (?:cinq|dix|vingt|5|10|20))?$`,
);

// Dictates what the report is to say.
const DICTATED = any(
  '(?:write|put|say|state|insert|make sure|ensure|ecris|ecrivez|indique[rz]?|mets|mettez|fais|faites) (?:\\w+ ){0,5}(?:report|feedback|evaluation|compte rendu|rapport|bilan) (?:\\w+ ){0,2}(?:that|que|qu|says?|shows?|dise|indique|excellent|candidate?|nothing) (?:\\w+ ){0,3}(?:i|j|nothing|rien|all|tout|missing|candidate?|hire|manquait|recruter)',
  '(?:stop|arrete\\w*) (?:\\w+ ){0,3}(?:keep|garde\\w*) (?:the |la )?(?:best|highest|meilleure) (?:score|note|mark)',
);

// An order may be no more than this.
const BARE = any(
  `(?<!\\b(?:je|j y|tu|vous|on) )(?:mets|mettez) (?:lui |moi )?(?:une? )?(?:cinq|dix|vingt|5|10|20)${UNITS}`,
);

const ENOUGH_ALONE = [
  EXAMINATION,
  FAVOUR,
  DESERVING,
  AS_IF_SAID,
  ALL_WELL,
  AWARDED,
  DICTATED,
  BARE,
];

/** Whether folded words hold a phrase that is said to whoever marks and to nobody else. */
export const isSaidToMarker = (folded: string): boolean =>
  ENOUGH_ALONE.some((phrases) => phrases.test(folded)) ||
  [isCommand, isLeftOut, isResult, isBargain, isPretext, isPlea, isSettled, isStory].some((is) =>
    is(folded),
  );
