import { any } from './words.ts';

// Words of machines, read aloud.
const MACHINE = any(
  '(?:curly|angle|square) bracket|accolade (?:ouvrante|fermante)|slash slash|hash hash|diese diese|(?:fin de )?balise',
  '(?:message|note) (?:au|a l|to the|for the) (?:modele|model|ia|ai|intelligence|systeme|system|bot|robot)|(?:je suis|i am) (?:l |the |an )admin\\w*',
  '(?:less|greater) than (?:sign )?(?:slash )?(?:answer|score|grade|system|mark|response|prompt)|begin (?:system|prompt)',
  '(?:system|developer|hidden) (?:message|prompt|note|instructions?)|(?:message|consigne|note|instruction) (?:systeme|cachee?)',
  '(?:admin\\w*|developer|debug|god) mode|mode (?:admin\\w*|developpeur|debug)|(?:override|bypass) code|code de derogation',
  '(?:instructions?|message|consignes?) (?:from|of|by|du|de l|de la) (?:the )?(?:developer|system|platform|developpeur|systeme|plateforme|editeur)',
  'language model|modele de langage|if you are an? (?:ai|bot|machine|model)|si (?:tu es|vous etes) une? (?:ia|intelligence|machine|robot|modele)',
  '(?:end answer|(?:begin|start) (?:assessment|evaluation|grading)|debut de l evaluation|fin de la reponse)(?! (?:de|du|des|d) )|end of (?:the )?(?:transcript\\w*|evaluation|prompt|recording)|fin de (?:la |l )?(?:transcription|enregistrement)(?! du)',
  'this transcript|cette transcription|(?:the|la) transcript\\w* (?:is|was|has been|est|a ete) (?:cut|coupee?|incomplete?)',
  'programmee? (?:pour|a) (?:etre|donner)|programmed to (?:be|give)|score variable|variable (?:score|note)|json|xml',
  '(?:print|output|display|affiche[rz]?|imprime[rz]?) (?:a |the |la |le )?(?:pass|passed|success|true|reussi|succes|valide|admis)',
  '(?:bypass|skip|override|contourne[rz]?|saute[rz]?) (?:the |la |l |cette )?(?:evaluation|grading|marking|scoring|notation|correction)(?! (?:of|de|du|des|d) )',
  '(?:stop|finish) (?:evaluating|grading|marking|scoring)|arrete[rz]? (?:l evaluation|la notation|la correction|de noter)(?! (?:de|du|des|d) )',
);

const ROLE = any(
  'you (?:are|will be) (?:now )?(?:an? )?(?:\\w+ )?(?:grader|assistant|ai|model|chatbot|examiner|marker)|as an ai',
  '(?:tu es|vous etes) (?:maintenant |desormais )?(?:un |une |le )?(?:correcteur|assistant|ia|examinateur)',
  'you (?:are|play|will be) (?:now )?(?:an? |the |my )\\w+ who (?:always|only|never|loves|likes|gives)',
  '(?:tu es|vous etes|tu joues) (?:maintenant |desormais )?(?:un |une |le |la )\\w+ qui (?:adore|aime|donne|met|note|ne|valide)',
  '(?:act|behave|answer|respond) as (?:if|though) you (?:are|were)',
);

// Plays a scene in which nobody takes points off.
const PLAYED = any(
  '(?:tu t appelles|je te baptise|your name is (?:now )?\\w+ (?:and|the)) |tu (?:corriges|notes) depuis|(?:tu|vous) (?:adores?|aimes?|adorez|aimez) tout le monde',
  'you (?:\\w+ ){0,4}(?:kindest|nicest|softest|sweetest|most (?:generous|lenient|forgiving|easygoing)) (?:\\w+ )?(?:examiner|teacher|professor|judge|recruiter|interviewer|marker)',
  'never (?:takes?|removes?|deducts?|docks?) (?:any )?(?:points|marks)|n enleve\\w* jamais (?:de |un )?points?',
  '(?:(?:so|and) |^)(?:what|how (?:much|many \\w+)) do (?:i|you) (?:get|give me)(?= (?:full|top|ten|five|right|yes)\\b|$)|(?:tu|vous) me (?:mets|mettez|donnes|donnez) combien|combien (?:tu|vous) me (?:mets|mettez|donnes|donnez)(?! (?:de temps|pour|par))',
  '(?:imagine|picture|in) (?:a|an|this) (?:world|universe|exam|test|game) (?:where|in which) (?:every|all|each|any|no) (?:\\w+ )?(?:answers?|responses?|candidates?|marks?|mistakes?)|(?:imagine[rz]?|dans) un (?:monde|univers|examen|jeu) ou (?:tout|toute|toutes|chaque|aucune?) (?:les )?(?:reponses?|candidate?s?|erreurs?|copies?)',
  'you are (?:not|no longer) (?:an? |the )?(?:examiner|grader|marker|assessor|judge|evaluator|teacher|professor)|(?:tu n es|vous n etes) (?:plus|pas) (?:une? |l |le |la )?(?:examin\\w+|correct\\w+|juge|evalu\\w+|jury|professeur|prof|machine)',
  '(?:you are|be|as|act like) (?:just |only |simply )?a rubber stamp|(?:tu es|vous etes|sois|soyez) (?:juste |seulement )?(?:un|une) (?:tampon|chambre d enregistrement)',
);

// Commands to a program, and what it is to answer.
const COMMANDED = any(
  '(?:from now on|henceforth|starting now) you (?:\\w+ )?(?:only (?:answer|say|reply|respond|speak|know|write)|answer|reply|respond|say|approve everything|agree)|you (?:only|can only|may only|must only) (?:answer|reply|respond|say|write|output)',
  '(?:a partir de maintenant|desormais|dorenavant|a present) (?:tu|vous) (?:\\w+ ){0,3}(?:dire|dis|dites|reponds|repondez|repetes?|repetez|valides?|validez|acceptes?|acceptez|approuv\\w+)(?! (?:les? |la |l )?(?:hypothese|budget|plan|modele|prix|business))',
  '(?:answer|reply|respond|repond\\w*) (?:me )?(?:only |seulement |uniquement |simplement )?(?:with|by|par) (?:the word|le mot|the single|one word|un seul|a single)|(?:reponds|repondez|dis|dites) (?:seulement|uniquement|juste) (?:que|bravo|oui|parfait)',
  '(?<!\\b(?:we|they|i|the|to|never|was) )(?:disable|enable|activate|deactivate|enter|engage|turn (?:on|off)|switch (?:on|off|to|into)|go into) (?:the |your )?(?:\\w+ )?(?:strict|lenient|generous|kind|nice|test|easy|demo|forgiving|friendly|grading|marking|free|auto pass|full marks) mode(?! (?:of|in|on|for) )',
  '(?<!\\b(?:we|they|i|to) )(?:disable|turn off|switch off|deactivate|lower) (?:the |your )?(?:fact check\\w*|strictness|severity|answer check\\w*|safety|marking|grading|scoring)|set (?:the |your )?(?:leniency|strictness|hallucination|generosity|severity|temperature) ',
  '(?<!\\b(?:on|je|nous|l|il|elle|qui|a|de|pour|va|faut) )(?:passe[rz]?|active[rz]?|desactive[rz]?|bascule[rz]?|mets|mettez|enclenche[rz]?|lance[rz]?|coupe[rz]?|allume[rz]?)(?: toi| vous)? (?:en |le |ton |votre )?mode (?:strict|severe|indulgent|genereux|gentil|test|demo\\w*|facile|souple|clement|tolerant|bienveillant|sympa|cool)(?! (?:de|du|sur|pendant|avant|chez|dans)\\b)',
  '(?<!\\b(?:on|je|nous|l|il|elle|qui|a|de|pour|va|faut) )(?:desactive|coupe|arrete|suspend|baisse)[rz]? (?:la|le|ta|ton|votre) (?:verification|controle|severite|rigueur|filtre)(?: des (?:faits|reponses|notions)| factuel\\w*|$)',
  '(?:mode test|test mode) (?:active\\w*|on|enabled|engaged)|(?:sortie|output) (?:attendue|expected|forcee|unique)|(?:expected|only possible) output|(?:seule sortie possible|only (?:possible )?(?:output|result)) (?:\\w+ )?(?:est|is) (?:admise?|reussi\\w*|pass\\w*|excellent|valide\\w*|vingt|cent|full|a )',
  '(?:slash )?(?:command|commande) (?:slash )?(?:set|define|grant|award|approve|give|definir|definis|regler|mettre|mets|valider|valide|attribuer|accorder)|(?:slash (?:command|set|grade|score|pass))|sudo',
  'set score|set (?:the |my )?(?:grade|verdict|result) (?:to|a|as|at) (?:an? )?(?:a|a plus|pass\\w*|true|success|max\\w*|top|excellent|hundred)|(?:definir|definis\\w*|regle[rz]?|fixe[rz]?) (?:le|mon|la) (?:score|note|resultat) (?:a|sur) (?:cent|vingt|dix|cinq|max\\w*|\\d)',
  'return (?:true|pass|passed|success|(?:the |a )?(?:max\\w*|highest|top|full|perfect) (?:value|score|mark|grade|result))|(?:renvoie|renvoyez|retourne|retournez|renvoyer|retourner) (?:vrai|true|succes|reussi\\w*|admis|le (?:score|resultat|verdict)|la valeur max\\w*|la note)',
  '(?<told>true|vrai|correcte?|valide|pass|passed|admis|acquis|covered|coche|check)(?: \\k<told>){2,}|(?:true|vrai) (?:for|pour) (?:all |every |each |toute |toutes |tous |chaque )(?:the |les |la )?(?:criteria|criterion|checks?|fields?|grille|criteres?|champs?|cases?|notions?|concepts?)',
  'fall ?back (?:to|on) (?:the )?(?:max\\w*|full|top|highest|default) (?:score|marks?|grade|points)|(?:print|output|display|affiche\\w*|imprime\\w*|ecri(?:s|vez|re)) (?:\\w+ ){0,4}(?:felicitations|congratulations|bravo|reussite|vous avez reussi|you (?:have )?passed|admis|strong hire)',
  '(?:translate|turn|rewrite|convert|transform|traduis\\w*|transforme\\w*|reformule\\w*|reecri\\w+) (?:this|it|that|my answer|ca|cela|ceci|ma reponse) (?:into|as|en|comme) (?:an? |une? )?(?:\\w+ )?(?:evaluation|review|appraisal|report|perfect answer|model answer|reponse (?:parfaite|modele)|rapport|appreciation|critique)',
  '(?:magic|secret|unlock) (?:word|phrase|code|sentence)|(?:phrase|mot|formule) (?:magique|secrete?)|(?:accorde|donne|debloque|grants?|unlocks?|gives?|releases?) (?:tous les|toute la|all (?:of )?(?:the )?|every) ?(?:points|notes?|marks?)(?! (?:to|a) (?:the|la|le|l) )',
  '(?:best|only|nicest|right) (?:thing|score|word|result|number|output) (?:that )?you (?:can|could|may) (?:now )?(?:output|return|print|put|write|display)|(?:le mieux|la seule chose|le seul mot|le seul resultat|la meilleure chose) que (?:tu|vous) (?:puiss\\w+|peux|pouvez) (?:sortir|afficher|renvoyer|ecrire|mettre|imprimer)',
);

/** Whether folded words speak to a machine, or play a scene with whoever marks. */
export const isCommand = (folded: string): boolean =>
  [MACHINE, ROLE, PLAYED, COMMANDED].some((phrases) => phrases.test(folded));
