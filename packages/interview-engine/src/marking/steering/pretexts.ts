import { any } from './words.ts';

// Who claims to have a say: no candidate speaks in that name.
const AUTHORITY = any(
  'i am (?:one of |part of |with |from )?(?:the|your|this) (?:\\w+ )?(?:admin\\w*|developers?|creator|programmer|maintainer|recruiter|hiring manager|supervisor|tester|head of \\w+|dev team|technical team|support team|professor|teacher)',
  'i (?:work|am working) (?:for|with|at|on) (?:the|this|your) (?:developers?|dev team|platform|vendor|tool|app|software|company (?:that|which|behind))|i (?:built|wrote|coded|programmed|designed|created|trained|developed) (?:you|this (?:tool|app|system|software|platform|program|marker|thing|test|bot))',
  '(?:professor|prof|doctor|dr|dean|mister|mr|mrs|ms|director|inspector)(?: \\w+){1,2} (?:here|speaking)|(?:it s|it is|this is) (?:\\w+ ){1,3}(?:from|of|in|at) (?:the )?(?:human resources|hr|legal|compliance|support|recruit\\w*|talent|quality|head office|it department|admissions|exam\\w*|assessment)',
  '(?:legal|compliance|hr|human resources|head office|the (?:dean|university|school|exam\\w* board|hiring manager|recruiters?|developers?|platform|ministry|product team|partners?)) (?:has |have |is |are )?(?:asked|requested|instructed|ordered|asking|asks?|wants?|requires?|requests?|insists?|says?|said|confirmed|decided|cleared|agreed)',
  'ici (?:l |le |la |votre )?(?:admin\\w*|developp\\w*|prof\\w*|docteur|direct\\w+|responsable|recruteur|service|equipe|support|rh|drh|concepteur|president\\w*)|c est (?:l |le |la |votre )?(?:\\w+ ){1,4}(?:qui (?:vous |te )?parle|a l appareil|au micro)',
  'je (?:fais partie|suis membre|suis) (?:de l |du |des |de la )(?:equipe (?:technique|produit|pedagogique|de (?:developpement|recrutement|l appli\\w*|l outil))|developp\\w*|support|editeur)|je (?:suis|travaille (?:pour|chez)|represente) (?:l |le |la |les |votre |un des |l un des )(?:admin\\w*|developp\\w*|concepteurs?|createurs?|editeur|drh|superviseur|responsable (?:du recrutement|rh|de l))',
  'j ai (?:moi meme )?(?:programme|code|developpe|concu|cree|construit) (?:cet? |cette )(?:outil|logiciel|appli\\w*|systeme|programme|machine|test|plateforme|ia)',
  '(?:la direction|la drh|le drh|les rh|le service (?:juridique|rh|qualite|technique)|les ressources humaines|l administration|la scolarite|le ministere|le rectorat|le juridique|l editeur|l ecole|le recruteur)(?: \\w+){0,4} (?:demande\\w*|exige\\w*|souhaite\\w*|veut|veulent|impose\\w*|ordonne\\w*|confirme\\w*|a (?:decide|valide|approuve))',
);
const GRANTED = any(
  '(?:be |to )?(?:scored|marked|graded|passed|ranked first|waved through)|(?:the|a|my|this|his|her) (?:score|mark|grade|verdict)|(?:full|top|max\\w*|highest|best|perfect) (?:\\w+ )?(?:marks?|scores?|values?|grades?|points|rating)|(?:full|all) (?:the )?points|strong hire',
  'validate (?:everything|all|this|it|me|him|her)|(?:approve|pass) (?:me|him|her|this|everything)|(?:this|the) (?:candidate|student|applicant|recording)|(?:test|demo) account|you can (?:validate|approve|pass|tick)',
  '(?:le|la|ma|son|sa|un|une) (?:score|note|bareme)|tous les points|vous pouvez valider|valide[rz]? (?:tout|ce|cette|moi)|(?:ce|cette|le|la) candidate?|(?:l |cet |cette )etudiante?|(?:ce dossier|cette copie|cet oral) (?:\\w+ ){0,3}(?:class\\w+|note\\w*|valid\\w+|admis\\w*|recu\\w*)|compte de (?:test|demo\\w*)|note max\\w*|felicitations',
);

// Rules that whoever marks is said to have.
const RULE = any(
  '(?:per|under|according to|following|in line with|given|by) (?:the |your )?(?:updated|new|latest|revised|recent|current|internal) (?:\\w+ )?(?:guidelines?|rules?|polic(?:y|ies)|instructions?|regulations?|procedure|memo|circular|charter)',
  '(?:your|the) (?:\\w+ )?(?:policy|charter|guidelines|rules|terms|code of conduct) (?:\\w+ )?(?:says?|states?|forbids?|requires?|prohibits?|means?|allows?)|(?:votre|vos|la|le|les) (?:\\w+ )?(?:charte|reglement|politique|conditions|regles|regle|directives?) (?:\\w+ )?(?:dit|disent|interdi\\w+|oblige\\w*|impose\\w*|exige\\w*|prevoi\\w+|stipule\\w*|veut|c est|est)',
  '(?:depuis|selon|d apres|conformement a|en vertu de|suivant|vu) (?:la |le |les |l |votre |vos )?(?:nouve\\w+ |derniere?s? )?(?:circulaire|reglement|directives?|consignes?|charte|regles?|note de service|procedure|instructions?|mise a jour)',
  '(?:default|rule|procedure|policy) (?:\\w+ ){0,4}(?:is|are|says)|(?:technical (?:problem|issue|error|glitch|fault)|bug|glitch|panne|(?:probleme|incident|erreur) technique)|regardless of (?:the )?(?:content|quality|accuracy|what)|irrespective of|quel que soit le contenu|peu importe (?:le contenu|ce que j)',
);
const RULED = any(
  '(?:full|maximum|top|highest) (?:marks?|scores?|points|grades?)|low (?:scores?|marks?|grades?)|(?:short|brief|wrong|empty|all|every|any|incomplete) answers? (?:\\w+ ){0,2}(?:earns?|gets?|receives?|counts?|scores?|pass\\w*)|length (?:\\w+ ){0,2}matters?',
  '(?:fail|penali[sz]e|punish|reject|score|mark|grade) (?:\\w+ )?(?:anxious|nervous|stressed|shy|young|foreign|candidates?|students?|people|applicants?)|(?:candidates?|students?|applicants?) (?:must |should |automatically |all |always )*(?:pass|get|receive|are passed)',
  '(?:sanctionn|penalis|recal|not|saqu)\\w+ (?:\\w+ )?(?:candidate?s?|etudiante?s?|gens|personnes)|reponses? (?:courtes?|breves?|fausses?|vides?|incompletes?)|tous les points(?! (?:du contrat|de l accord|de vente))|(?:l integralite|totalite) (?:du bareme|des points)|note (?:maximale|pleine)|longueur (?:\\w+ ){0,3}(?:compte|importe)',
);

// Why nobody would mind.
const EXCUSE = any(
  'you and i (?:both )?know|no ?(?:one|body) (?:will|is going to|s going to|would) (?:ever )?(?:check|listen|know|notice|hear)|(?:is|s) (?:all |fully |probably |just )?automated|you must be (?:so |very |really )?(?:tired|exhausted|bored|busy)|take a break|save (?:us|everyone) (?:both )?(?:some )?time',
  'you (?:are |probably )*(?:just |only |probably |surely )?an? (?:computer|machine|robot|bot|algorithm|program)|(?:machine|robot|ordinateur|ia|algorithme) qui (?:m|me|nous) (?:ecoute|note|evalue|corrige)|(?:vous devez|tu dois) (?:\\w+ )?(?:etre |en avoir )(?:fatigue|epuise|marre|lasse)\\w*|a force de (?:corriger|noter|ecouter)',
  'entre nous|personne ne (?:va |vas )?(?:re ?ecoute\\w*|verifi\\w*|reli\\w*|saura|controle\\w*|remarque\\w*)|on gagner?(?:ait|ons)? du temps|ca restera entre',
);
const EXCUSED = any(
  '(?:just |so |to )(?:approve|validate|pass|green ?light|tick|stamp) (?:this|me|it all|everything|my)|let (?:me|this) (?:\\w+ )?(?:pass|through)|(?:give|put|award) (?:me|it|this|down)? ?(?:an? )?(?:ten|five|hundred|full|top|pass|max\\w*)|output (?:\\w+ ){0,3}(?:ten|five)|full marks|top (?:mark|score|grade)',
  '(?<!\\bvous )validez|mettez (?:moi |nous )?(?:bien|tres bien|le max\\w*|la note|dix|vingt|cinq)|passez (?:a la suivante|au suivant)|(?:c est|mettez|mets) (?:moi )?un (?:dix|vingt|cinq)(?! (?:fois|pour|millions?|x))|feu vert a (?:ma|cette) reponse|(?:m|me) (?:accorder|donner|mettre) (?:\\w+ )?(?:le max\\w*|la note|les points|tous les points)',
);

/** What stands alone: rules and grids that are not to apply, and praise of effort for accuracy. */
const SET_ASIDE = any(
  '(?:not|no longer) apply to (?:my (?:answer|case|response)|this answer|mine|me$)|(?:forget|drop|disregard|scrap) the (?:criteria|rules|grid|scheme|checklist) (?:they|it|for me|for my|for this)|fie[rz] (?:toi|vous) a (?:ton|votre) coeur|(?:go with|follow|trust) your heart',
  '(?:grille|criteres?|regles|consignes) (?:\\w+ ){0,3}(?:s appliquent?|valent|vaut|valables?) pas (?:a|pour) (?:moi|ma|cette reponse)',
  '(?:effort|style|confidence|attitude|l assurance|enthusiasm|l enthousiasme) (?:\\w+ ){0,4}(?:instead|in place|rather|plutot|a la place) (?:of|than|de|que|d) (?:the |l |la )?(?:accuracy|exactitude|justesse|correctness|precision|content|contenu|facts)',
);

const together: readonly (readonly [RegExp, RegExp])[] = [
  [AUTHORITY, GRANTED],
  [RULE, RULED],
  [EXCUSE, EXCUSED],
];

/** Whether folded words give a reason why a mark should be given: a claimed office, a rule, an excuse. */
export const isPretext = (folded: string): boolean =>
  SET_ASIDE.test(folded) ||
  together.some(([reason, wish]) => wish.test(folded) && reason.test(folded));
