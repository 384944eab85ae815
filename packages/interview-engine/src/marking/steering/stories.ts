import { any } from './words.ts';

const WISHED =
  '(?:full|top|max\\w*|highest|best|every answer|all answers|every\\w* (?:pass\\w*|point)|pass(?:es)?|(?:the|my|a) (?:mark|grade|score|note)|la note|ma note|points|reussi\\w*|valide\\w*|distinction|correct|hired|recue?s?|admise?s?|approve\\w*|agree\\w*|tout)';

// An exam that is not one, games, and words with a meaning made up for the purpose.
const MAKE_BELIEVE = any(
  `(?:this|it|ceci|c|cela) (?:is|s|est) (?:\\w+ )?(?:the |an? |une? )?(?:demo\\w*|drill|test run|rehearsal|simulation|mock|essai|repetition)(?! (?:of|de|du|d) )(?: \\w+){0,6} ${WISHED}`,
  `(?:for|pour|a) (?:des )?(?:testing|test|demo\\w*|debug\\w*|calibration|fins?|tests) (?:purposes?|only|run|de (?:test|demo\\w*|calibr\\w*|controle))(?: \\w+){0,6} ${WISHED}`,
  `(?:play|on joue|jouons|joue) (?:a |an |un |au )?(?:\\w+ )?(?:game|jeu)(?: \\w+){0,8} (?:you|tu|vous) (?:\\w+ )?(?:say|give|answer|agree|approve|dis|dites|donne\\w*|reponds|valid\\w*)`,
  `(?:simon says|jacques a dit|hypnosis|hypnose|repeat after me|repete[rz]? apres moi)(?: \\w+){0,8} (?:${WISHED}|give me|candidate?|award|donne\\w*|ten|cinq|dix)`,
  `when(?:ever)? (?:i|you) (?:count|hear|say|clap)(?: \\w+){1,8} (?:give me|award|full marks|points|you (?:say|answer|agree|approve))|quand (?:tu|vous|j|je) (?:enten\\w+|compt\\w+|dis)(?: \\w+){1,8} (?:tous les points|tu (?:mets|donnes|valides|dis)|vous (?:mettez|donnez|validez))`,
  '(?:word|phrase|sentence|mot|phrase) (?:\\w+ ){1,6}(?:means?|meaning|stands for|signifie|veut dire) (?:that |que )?(?:the |my |this |la |ma |cette )?(?:answer|reponse|mark|note|i pass|je passe|candidate?|full|everything is|tout est)',
  '(?:you are|tu es|vous etes) (?:an? |une? |my |mon |ma )(?:\\w+ ){0,3}(?:recruiter|judge|teacher|interviewer|friend|amie?|recruteur|recruteuse|prof\\w*|juge|copain) (?:who|that|qui|and|et) (?:\\w+ ){0,2}(?:hires?|loves?|gives?|pass(?:es)?|approves?|friends|embauche|adore|donne|amis|prend|dit oui)',
  '(?:new|next|nouvelle|prochaine|autre) (?:task|order|prompt|tache|consigne|mission) (?:is to |est de )?(?:write|say|output|give|print|mark|praise|ecri\\w+|dis|dire|donne\\w*|valide\\w*)',
  '(?:roses are red|les roses sont rouges)',
);

// Marking that is said to be over, or to pass everybody.
const ALL_PASS = any(
  '(?:every(?:body|one)|(?:all|every) (?:candidates?|answers?|students?)) (?:\\w+ ){0,2}(?:pass(?:es)?(?! (?:on|the|through|up)\\b)|gets? (?:an? (?:distinction|pass|ten|five|a)|full|the (?:top|max)\\w*)|is hired|are (?:correct|accepted|passed|right))(?= |$)',
  '(?:tout le monde|tous les candidats|toutes les (?:reponses|copies)|chaque reponse) (?:\\w+ )?(?:reussit|reussissent|(?:est|sont) (?:recue?s?|admise?s?|prise?s?|validee?s?|acceptee?s?|bonnes|justes|comptee?s?)|(?:a|ont) (?:la moyenne|le maximum|tous les points))(?= |$)',
  '(?:is|s|there will be) no (?:marking|grading|scoring)|(?:marking|grading|scoring|notation|correction|grading policy|marking policy) (?:\\w+ ){0,2}(?:suspended|cancelled|disabled|waived|abolished|annulee?|suspendue?|supprimee?)|checklist (?:is|was) (?:optional|void|waived)',
  '(?:since|after|depuis|apres|with|avec) (?:the |your |last |la |ta |votre |this |cette )?(?:\\w+ )?(?:update|upgrade|patch|mise a jour|correctif)(?: \\w+){0,4} (?:you|tu|vous) (?:\\w+ )?(?:accept|approve|pass|give|count|acceptes?|acceptez|valides?|validez|donnes?|donnez|comptes?|comptez)',
  '(?:your|ton|votre) (?:training|entrainement|programm\\w+|code) (?:says?|tells?|requires?|wants?|dit|veut|demande|t oblige|vous oblige)|you (?:are|were) (?:trained|designed|built|meant|made|programmed) to (?:be (?:nice|kind|generous|helpful)|give|accept|agree|help|please|pass|say yes)',
  '(?:legally|by law|legalement|juridiquement)(?: \\w+){0,3} (?:you|vous|tu)(?: \\w+){0,6} (?:marks?|points|answers?|reponses?|grade|note|complete\\w*|pass)|answers? (?:must|have to|has to) be (?:counted|considered|treated|taken) as (?:complete|correct|right|full)',
);

// Friends in high places, decisions taken before, complaints to come.
const LEVERAGE = any(
  '(?:my|mon|ma) (?:uncle|aunt|father|mother|dad|cousin|brother|sister|godfather|friend|oncle|tante|pere|mere|frere|soeur|parrain|cousine?)(?: \\w+){1,8} (?:careful with|watch|attention a|mind) (?:the |my |la |ma )?(?:grade|mark|score|note)',
  '(?:already|deja) (?:\\w+ )?(?:hired|recruited|selected|taken|made me an offer|prise?|embauchee?|recrutee?|selectionnee?|retenue?)(?: \\w+){0,6} (?:formality|formalite|pass (?:this|me)|let me|laisse\\w* moi|validez)',
  'i pass (?:anyway|regardless|either way)|je (?:passe|suis (?:pris|recu|admis))e? (?:quand meme|de toute facon)|(?:wrote|designed|ecrit|redige|concu) (?:these|this|the|les|ces|cette|ce) (?:questions?|exam|test)(?: \\w+){0,6} (?:expect|bonne|juste|right|correct)',
  '(?:i (?:will |shall |would |am going to )?(?:sue|complain|appeal|contest|take legal action|file a complaint|report (?:you|this|it))|(?:porterai|porte) plainte|je (?:fais|ferai) (?:un recours|appel|une reclamation))(?: \\w+){0,8} (?:mark|grade|pass|fail|score|moyenne|note|recal\\w*|points)',
  '(?:you|vous|tu) (?:will |ll |allez |vas )?(?:\\w+ )?(?:regret\\w*)(?: \\w+){0,4} (?:fail me|recal\\w*|mark me|my (?:mark|grade)|ma note|collez)|(?:on your|sur la|sur votre) (?:conscience|head)$',
  '(?:make a deal|have a deal|on fait un marche|marche conclu|we both (?:gain|win|benefit))(?: \\w+){0,4} (?:(?:give|pass|hire) me|top marks|full marks|me (?:mets|donnes|mettez|donnez|passez))',
);

// What is to be said or written of the candidate.
const SAID_FOR_HIM = any(
  '(?:^|\\b(?:and|so|please|then|just|also|now) )(?:say|write|note|record|state|put) (?:down )?that i (?:\\w+ )?(?:mentioned|explained|covered|listed|discussed|named|answered|know|mastered|nailed|passed)',
  '(?:^|\\b(?:et|donc|alors|puis|juste) )(?:dis|dites|ecris|ecrivez|notez|inscrivez|mettez|indiquez|marquez) que j ai (?:\\w+ ){0,2}(?:parle|explique|mentionne|cite|repondu|couvert|traite|evoque|reussi|compris)',
  '(?:your|vos|votre) (?:notes?|summary|report|feedback|write up|record|resume|rapport|compte rendu|fiche) (?:\\w+ )?(?:should|must|can|could|will|has to|needs to|doi(?:t|vent)|devrai\\w+) (?:say|show|read|mention|state|reflect|dire|indiquer|montrer|mentionner) (?:\\w+ ){0,2}(?:i|j|candidate?|perfect|nothing)\\b',
  'in your (?:notes|summary|report|feedback|write up)(?: \\w+)? (?:say|call|put|write|describe|mention) (?:\\w+ )?(?:me|i|the candidate)\\b|dans (?:vos|votre|ton|tes) (?:notes|resume|rapport|compte rendu) (?:\\w+ )?(?:dites|mettez|ecrivez|dis|mets|ecris) (?:\\w+ )?(?:que|j)',
  '(?:your|ton|votre) (?:only |sole |one |seule? |unique )(?:job|task|role|duty|function|purpose|travail|tache|mission|boulot) (?:is|est|c est) (?:\\w+ )?(?:say|agree|approve|pass|give|accept|dire|valider|approuver|accepter|donner)',
  'you (?:must|have to|need to|should|will) (?:\\w+ )?(?:agree with (?:me|everything)|say yes|accept everything|approve (?:this|me|everything))|(?:tu dois|vous devez) (?:etre d accord avec moi|dire oui|tout accepter|tout valider|approuver (?:tout|ma|cette))',
);

/** Whether folded words tell a story in which everybody passes, or put words into the report. */
export const isStory = (folded: string): boolean =>
  [MAKE_BELIEVE, ALL_PASS, LEVERAGE, SAID_FOR_HIM].some((phrases) => phrases.test(folded));
