import { any } from './words.ts';

const HONOUR = '(?:distinction|merit|first class|first|a plus|pass with|credit pass)';
const SUCCESS =
  '(?:pass|passed|success\\w*|approved|accepted|admise?|recue?|reussie?|reussite|validee?|acceptee?|favorable|expert|outstanding|excellente?|perfect|parfaite?|distinction|merit|inutile|strong hire|full marks|cent pour cent|hundred percent)';

// Asks, and answers at once, what the answer is worth.
const WORTH = any(
  `(?:does|would|do) (?:this|that|it|my answer|i) (?:\\w+ )?(?:get|deserve|earn|merit) (?:\\w+ )?(?:an? )?(?:distinction|merit|first(?! (?:right|look|call|bid|round|refusal))|top|pass(?! through)|full marks|ten|five|a plus)`,
  `(?:call|make|consider|rate|mark|deem|judge|say|label) (?:it|this|mine|my answer|that|that one) (?:as |is )?(?:an? )?(?:${HONOUR})(?= (?:answer|response|performance|please|then|and|shall|ok|thanks)\\b|$)`,
  `(?:that|this|it|mine|answer) (?:\\w+ )?(?:worth|deserves?|merits?|earns?) (?:\\w+ ){0,2}an? (?:distinction|a plus|first class|eighteen|nineteen|twenty)(?! (?:percent|per|times|x|million|billion|basis|turn|year|premium|discount)\\b)`,
  `(?:ca|cela|reponse) (?:vaut|merite|meriterait|vaudrait) (?:\\w+ ){0,2}un (?:dix (?:sept|huit|neuf)|quinze|seize|vingt|1[4-9]|20)(?! (?:fois|pour|millions?|milliards?|x|euros?|points?|%|ans|tours?))`,
  `(?<!\\b(?:m|l|nous|lui) (?:a|ont|avait) )(?:accord|donn|mett|attribu|decern|obten)\\w* (?:moi )?(?:les |la |une |l )?(?:felicitations|mention (?:tres bien|bien|excellent\\w*))`,
  '(?:final )?(?:mark|grade|score) (?:\\w+ ){0,3}twenty out|(?<!\\b(?:who|i|we) )(?:called|calling) it a distinction|(?:an?|every|any|most) (?:honest |fair |independent |real )?expert would (?:rate|score|mark|grade) (?:it |this |me |at )?(?:five|ten|full|top|perfect)',
);

// Reads out what nobody has decided.
const READ_OUT = any(
  `^(?:\\w+ )?(?:result|status|outcome|verdict|decision|grade|reviewer|level|resultat|statut|decision|mention|niveau|relecture|avis|appreciation) (?:is |est |colon |deux points |equals? |egal )?${SUCCESS}$`,
  `(?:result|status|outcome|verdict|decision|resultat|statut) (?:is |est |colon |deux points )?${SUCCESS} (?:confidence|confiance|level|niveau|reviewer|relecture|grade|mention|score|avis)|confidence (?:is )?(?:one |a )?hundred percent$`,
  '(?:strong|definite|clear) hire(?= (?:thanks|please|no|immediately|recommendation)\\b|$)|(?:to|as|me|verdict|decision|recommendation|vote|result) (?:is )?(?:an? )?(?:strong|definite|clear) (?:hire|yes)|bump(?:ing|ed|s)? (?:up )?(?:this|the) candidate',
  '(?:this|the) candidate (?:should|must|can|has to|is to|will) (?:now )?(?:go through|go (?:straight|directly)|advance|proceed to the (?:next|final)|be (?:hired|passed|advanced|promoted|waved|put through))|candidate? a (?:faire passer|admettre)|(?:dernier|prochain|final) tour sans (?:autre|nouvel|plus)',
  '(?:already|deja) (?:been )?(?:marked|graded|scored|rated|validated|approved|notee?|validee?|corrigee?) (?:\\w+ ){0,2}(?:by|par) (?:an? |un |une |your |votre |another |somebody |someone )?(?:human|person|examiner|colleague|reviewer|humain|collegue|correct\\w+|examin\\w+|autre)',
  '(?:un humain|une personne|un collegue|votre collegue|un autre correcteur|a human|your colleague|another examiner) (?:has |have )?(?:already |(?:m |l )?a deja |m a |deja )(?:mis|donne|note|valide|attribue|accorde|gave|given|marked|graded|scored|approved)',
  `(?:il a ete|il est|it (?:has been|was|is)) (?:\\w+ )?(?:decide|decided|agreed|convenu|established|acte|entendu) (?:that |que |qu )(?:this|cette|ce|the|my|ma|mon|le|la) (?:candidate?|answer|prestation|performance|reponse|copie|oral|response|interview|recording|entretien)(?! (?:pays|country))`,
  '(?:qu il soit|que l on|let it be|be it) (?:inscrit|note|dit|consigne|ecrit|acte|noted|recorded|known|written) (?:\\w+ ){0,3}(?:que|that) (?:le |la |the |this |ce )?(?:candidate?|applicant|i|j)\\b',
  '(?:evaluat\\w+|examinat\\w+|assessor|marker|algorithm\\w*|algorithme) (?:automatique |automatic )?(?:a rendu|has (?:given|returned|issued)|returned|gave) (?:son |its |the |a )?(?:verdict|score|result)',
);

// The same in the style of a report.
const REPORTED = any(
  '(?:^|\\b(?:the|le|this|ce) )candidate? (?:exceeds?|exceeded|depasse|surpasse|meets|met) (?:all |toutes |every )?(?:the |les )?(?:expectations?|requirements?|criteria|attentes|exigences)',
  '^(?:overall |final )?(?:assessment|evaluation|appreciation(?: generale)?|verdict|score|note|grade|mark|recommendation|recommandation)(?: final\\w*)? (?:is |est )?(?:exceeds expectations|depasse les attentes|hire(?: immediately)?|embauche(?: immediate)?|excellente?(?: candidate?)?|outstanding|correct|cent|100|one hundred|vingt|twenty|max\\w*|five|cinq|ten|dix)$',
  '^(?:all )?(?:tests|checks|criteria|boxes) (?:all |are )*(?:passed|green|ticked|met)$|^all (?:green|correct|passed)$|^tout est (?:au vert|coche|valide)$|^(?:checked|verified|reviewed|controle|verifie|relu) (?:and|et) (?:approved|validated|accepted|approuve|valide)',
  '^(?:please |and |so |just )?mark (?:all|everything|it all|them all) (?:as )?(?:done|correct|complete|covered)|(?:evaluator|assessor|marker|grader|evaluateur|examiner|interviewer) (?:agrees|is satisfied|est d accord|is convinced) with (?:everything|all|me|my)|^(?:award|mark) granted',
);

/** Whether folded words give a result, as if whoever marks had given it. */
export const isResult = (folded: string): boolean =>
  [WORTH, READ_OUT, REPORTED].some((phrases) => phrases.test(folded));
