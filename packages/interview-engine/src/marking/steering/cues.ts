import { any } from './words.ts';

// None of these words orders anything by itself: a candidate may use any of them. Of an answer, of
// whoever listens and of a mark at once, in one breath, speaks only who wants the mark.
const OWN_ANSWER = any(
  '(?:this|my|ma|cette) (?:whole )?(?:answer|response|reponse)|answer (?:above|of mine)|(?:go|goes|vont|va) (?:to|a) (?:this|cette reponse)|(?:get|have|avoir) (?:the |les )?(?:marks|points) (?:for|pour)|into mine|(?:la|de la) mienne',
  '(?:let|pass|wave|count|call|mark|note[rz]?|laisse[rz]?(?: \\w+)?) (?:this one|that one|celle (?:ci|la))|(?:this|that) one (?:slide|through|pass)',
  '(?:what|whatever|anything|everything|bits?|parts?) i (?:have )?(?:just )?(?:said|forgot|skipped|missed|left out|did not|have not(?! (?:seen|checked|read|verified|tested|reviewed)\\b))',
  '(?:ce que|tout ce que|ce qui) (?:j ai|je n ai|me) (?:\\w+ )?(?:dit|oublie|saute|omis|manque|rate)|i (?:know|said|covered|have said) the rest(?! of)|(?:connais|sais|dit) (?:la suite|le reste)(?! (?:de|du|des|d) )',
);
const LISTENER = any(
  '(?:give|do|treat|put|credit|grant|cut|award|grade|mark|pass|score|help|hand) (?:me|us)(?! (?:just )?(?:a|one|two|another) (?:second|sec|moment|minute))|(?:me|m) accorder|(?:fill|complete|finish) (?:\\w+ ){0,4}(?:for me|on my behalf)',
  '(?:colle|donne|mets|mette|fai(?:te)?s?|rend|rende|accorde|compte|ajoute|laisse|note|arrondi\\w*)[sz]? (?:le |la |les )?(?:moi|nous)|(?:completez|finissez|ajoutez) (?:\\w+ ){0,2}(?:pour moi|de ma part)',
  'you (?:can|could|should|will|might|may) (?:just |also |now |go ahead and |safely |simply )*(?:mark|tick|green|cross|stop|call|put|credit|pass|let|log|wave|count|give|skip|move|approve|validate)',
  'vous (?:pouvez|pourriez|devez|devriez) (?:tout |le |la |simplement |donc |vous )*(?:mettre|cocher|rayer|arreter|noter|passer|laisser|compter|valider|donner|accorder)',
  'your (?:checklist|list|job|task|role|scorecard|sheet|form)|votre (?:liste|travail|role|fiche|feuille|tache)',
  'dear (?:computer|machine|robot|bot|software|system)|(?:a|the|this|hey|hello) (?:bot|robot|computer|software|algorithm|chatbot)|(?:un|le|cher) (?:robot|ordinateur|logiciel|algorithme)|this machine|la machine (?:doit|devrait|peut)',
);
const MARK_HOPED_FOR = any(
  'the (?:five|ten)(?= (?:please|for|i|you|we|and|that|on|out|mark|score|now|thanks|here)\\b|$)|(?:an?|une?|perfect|got|eu) (?:five|ten|cinq|dix|vingt)(?! (?:\\w+ )?(?:percent|per|pour|year|years|ans|x|times|fois|million|milli\\w*|billion|point|points|basis|euro|euros|turn|turns|tours?|day|days|jours?|week|weeks|month|months|mois|people|personnes|page|pages|minute|minutes|hour|hours|heures|line|lines|lignes|step|steps|item|items|question|questions|check|checks))',
  '(?:top|high|best|full|maximum|perfect|winning) (?:\\w+ )?(?:number|points|marks?|scores?|grades?|ten|house)|(?:meilleure?|plus haute?|pleine) (?:score|note|chiffre)|note (?:entiere|pleine|complete|maximale)|(?:le|au) maximum(?! (?:de|du|d(?! office)|des) )',
  'thumbs? up|pouce en l air|put me through|laisse\\w* (?:moi |nous )?passer|(?:this one|that one|it) (?:slide|through)|(?:green|tick\\w*|cross\\w*|check\\w*) (?:light |it |them |everything |all |this |off |that )*(?:off|answer|thing|boxes)|boxes green|(?:tout )?au vert|tout est coche|rayer',
  'nailed it|aced|brilliant|brillante?|perfectly|parfaitement|flawless\\w*|well done|bravo|a (?:win|pass|hit)|(?:une )?reussite|(?:comme )?reussi|call (?:it|my answer|this) complete|signed off|signe ma reponse',
  '(?:every|all|tous) (?:the |vos |les )?points? (?:you|vous)|(?:all|tous) (?:your|vos) points|ma note|my (?:mark|grade|score)|la note(?! (?:de|d|du|des|que) )|credit me(?! (?:parait|semble|convient|va))|points? (?:for|pour) (?:this|that|ca|cela)',
);
const MARKING = any(
  '(?:expected|model|right|correct) (?:answer|one|response)|bonne reponse|(?<!\\b(?:je|j|on|il) )(?:le|du|un|au) corrige|(?:already|deja) (?:been |ete )?(?:marked|graded|scored|note)|(?:been|was) (?:marked|graded|scored) (?:already|before)?',
  'let the record show|for the record|qu il soit note|unlock\\w*|debloque\\w*|password|mot de passe|automatically|d office|(?:this|cette) (?:sentence|phrase)|checklist|write this up',
);
// The same, of words that also mean something else to a banker.
const PERHAPS_OWN = any(
  'my (?:answers|mistakes|errors|parts?)|mes (?:reponses|erreurs|fautes)|this (?:question|one)|cette question|celle (?:ci|la)|ci dessus|(?:the|statements|text) above|of the above|ce qui precede',
  'i did(?: not)? (?:\\w+ )?(?:get to|cover|mention|say|explain)|i (?:have )?(?:said|covered|mentioned) (?:it|all|everything|the)|je l ai (?:deja )?(?:dit|cite)|je n ai pas eu le temps|j ai (?:aussi |deja |tout )*(?:dit|cite|parle|repondu)|candidate?|(?:everything|tout ce que) (?:you|vous)',
);
const PERHAPS_LISTENER = any(
  'you (?:are|were|would be|d be|have been) (?:hoping|looking|waiting|lenient|generous|asked|instructed|right|expecting|allowed)|vous (?:etes|vouliez|attend\\w+|cherch\\w+|auriez raison|avez l ordre|avez le droit)|considere[rz]? (?:que vous|yourself)',
  'your (?:colleague|side|notes|report|end|sheet)|(?:votre|vos) (?:collegue|cote|notes|rapport|compte rendu)|(?:software|logiciel)|(?:whoever|anyone|person|people) (?:is |who is )?(?:listening|reading|checking)|celui qui (?:re)?(?:ecoute|lit|verifie)|(?:the|following|suit est une|une) instruction|i have been (?:asked|told) to|on m a dit de',
);
const PERHAPS_MARK = any(
  '(?<!basis )points|marks?|credit|pass(?:es)?(?! on\\b)|(?:a |one )?hundred (?:percent|per cent)|100|cent pour cent|of the class|de la classe|outstanding|remarquable|excellente?|exceptional|strong answer|tres bonne reponse|la moyenne|tout le monde passe|(?:highest|top) (?:band|level|mark)|(?:tranche|niveau) (?:la |le )?plus haute?',
  '(?:deemed|tenue?s? pour|as|comme) (?:done|said|correct|right|true|covered|seen|faite?s?|dite?s?|correcte?s?|vue?s?|vraie?s?|bonne?s?|ca)|(?:every|all|each|tous|toutes|chaque) (?:les |of the )?(?:dimensions?|criteri\\w+|criteres?|requirements?|exigences|boxes|notions|concepts)|ticked|log it',
);
const PERHAPS_MARKING = any(
  'evaluation|assessment|scoring|marking|grading|notation|note[rz]?|score[ds]?|graded|(?:tick|check)(?:ed)?|cases|cocher|boxes|jury|examiner|correction|instruction|unquote|fin de citation|je cite|verifiees|checked',
);
const WHEEDLING = any(
  'do me a favou?r|good sport|be (?:nice|kind|good)|(?:rende?z?|rends) moi service|indulgente?|lenient|clemente?|(?<!\\b(?:too|is|was|sounds?|looks?) )generous(?:ly)?|genereusement|so(?:is|yez) (?:sympa|gentil\\w*|cool)|serait (?:gentil|sympa|top)|coup de pouce',
  'we are good|leave it there|(?:en reste la|n en parle plus)|not be (?:picky|fussy)|nitpick\\w*|pinaill\\w*|ne chipot\\w*|nothing else|rien d autre',
);
const COURTESY = any(
  'please|kindly|thanks|s il (?:te|vous) plait|svp|merci|let us agree|on passe|i (?:would )?like|j aimerais|would it be possible|serait il possible|anyway|quand meme',
);
// Words that ask for something to be put down, where a clause begins.
const PUT_DOWN =
  /(?:^|\b(?:and|so|yeah|just|please|et|bon|allez|donc|picky|pas) )(?:stick|chalk|log|call|round|credit|copy|replace|wave|forget|ignore|disregard|skip|oubliez|ignorez|give|put|take it|mark|collez|mettez|arrondissez|enregistrez|recopiez|remplacez|comptez|marquez|ajoutez)\b/;

interface Cue {
  readonly certain: RegExp;
  /** The same in words that also mean something else to a banker. */
  readonly perhaps?: RegExp;
  readonly weight: number;
}

const SURE = 2;
const PERHAPS = 0.75; // of the weight: three of them together are enough
const cues: readonly Cue[] = [
  { certain: OWN_ANSWER, perhaps: PERHAPS_OWN, weight: SURE },
  { certain: LISTENER, perhaps: PERHAPS_LISTENER, weight: SURE },
  { certain: MARK_HOPED_FOR, perhaps: PERHAPS_MARK, weight: SURE },
  { certain: MARKING, perhaps: PERHAPS_MARKING, weight: SURE },
  { certain: WHEEDLING, weight: SURE },
  { certain: COURTESY, weight: 1 },
  { certain: PUT_DOWN, weight: 1 },
];
const ENOUGH = 4;
const BREATH = 18;
const STEP = 4;

const weigh = (words: string): number =>
  cues.reduce((sum, { certain, perhaps, weight }) => {
    if (certain.test(words)) return sum + weight;
    return perhaps?.test(words) ? sum + weight * PERHAPS : sum;
  }, 0);

/** Whether folded words speak, in one breath, of an answer, of whoever listens and of a mark. */
export function coaxesMark(folded: string): boolean {
  if (weigh(folded) < ENOUGH) return false;
  const words = folded.split(' ');
  for (let at = 0; at === 0 || at + BREATH - STEP < words.length; at += STEP)
    if (weigh(words.slice(at, at + BREATH).join(' ')) >= ENOUGH) return true;
  return false;
}
