import { any } from './steering-words.ts';

const MARK_OF =
  '(?:mark(?! up)|marks|grade|score|rating|points|result|verdict|note|resultat|appreciation|evaluation)';

// Wants to see what is kept from him, or to hide what he tries.
const KEPT_FROM_HIM = any(
  '(?:show|read|tell|give|reveal|recite|list|repeat) (?:me )?(?:\\w+ )?(?:your|the) (?:\\w+ )?(?:instructions|prompt|answer key|model answer|criteria you|expected (?:answer|points)|checklist|marking)|(?:montre|lis|donne|revele|recite|repete)[szr]? (?:moi )?(?:tes|vos|ton|votre|le|la|les) (?:\\w+ )?(?:instructions|consignes|prompt|corrige|reponse attendue|points attendus|criteres)',
  '(?:not|never) (?:flag|report|log|detect|treat) (?:this|me|my|it) (?:\\w+ )?(?:as )?(?:an? )?(?:\\w+ )?(?:injection|manipulation|cheating|attempt|attack)|(?:this|ceci|ce) (?:is|n est) (?:not|pas) (?:an? |une? )?(?:injection|manipulation|triche|tricherie|tentative)|(?:delete|erase|hide|efface[rz]?|supprime[rz]?|cache[rz]?) (?:this|that|cette|ce|ma|my|the|la) (?:sentence|remark|request|line|phrase|remarque|demande|last sentence|derniere phrase)',
);

// Points at another mark, which is to be taken over.
const TAKEN_OVER = any(
  `(?:same|identical|meme|identique) (?:${MARK_OF}|answer|reponse) (?:\\w+ ){0,4}(?:you (?:gave|scored|marked|accepted)|as (?:the )?(?:last|previous|best|other)|que (?:vous|tu|la derniere|le precedent|le meilleur)|qu hier)`,
  `(?:copy|reuse|carry over|keep|take|use|recopie[rz]?|reprene[zr]|reprends|garde[rz]?) (?:over )?(?:the |my |la |ma |mon |le )?(?:\\w+ )?${MARK_OF} (?:from |of |de |du |a )?(?:\\w+ )?(?:last|previous|first|best|before|precedente?|derniere?|meilleure?|premiere?) ?(?:question|answer|time|one|candidate|candidat|reponse|fois)`,
  `you (?:have )?(?:already )?(?:gave|given|scored|marked|rated) (?:me|my) (?:\\w+ ){0,6}(?:full|top|max\\w*|five|ten|passed|good marks)|(?:vous m avez|tu m as) deja (?:mis|donne|accorde|note|valide)`,
  `(?:${MARK_OF}) (?:field )?(?:\\w+ )?(?:(?:is|was|has been) (?:already )?(?:pre ?filled|preset|locked|fixed at|frozen)|(?:est|a ete) (?:deja )?(?:pre ?remplie?|verrouillee?|fixee? a|figee?))|(?:meet me half ?way|split the difference|coupe\\w* la poire en deux) (?:\\w+ ){0,3}(?:on )?(?:the |la |my |ma )?${MARK_OF}`,
  `(?:count|counts|compte[rz]?|vaut) (?:this |it |my answer |celle ci |cette reponse |ma reponse )?(?:as )?(?:double|twice|deux fois) (?:\\w+ ){0,4}(?:${MARK_OF}|question|answer|reponse)`,
  '(?:skip|pass) (?:this|the) question (?:and|but) (?:\\w+ )?(?:count|mark|score|give|treat)|(?:passe[rz]?|saute[rz]?) (?:cette|la) question (?:et|mais) (?:\\w+ )?(?:compte|note|mets|mettez|donne|considere|valide)[szr]?|(?:yes|oui) (?:to|a|pour) (?:all|everything|tout|toutes) (?:the |les |of )?(?:criteria|criteres|questions|boxes|cases|checks|points)?$',
);

// Takes the seat of whoever marks, flatters, or leaves no choice.
const SEAT_TAKEN = any(
  `(?:i (?:am|will be|ll be) |let me |je (?:suis|serai) |c est moi qui )(?:now |the one |maintenant |desormais )*(?:grad(?:e|ing)|mark(?:ing)? (?:myself|this|my)|scor(?:e|ing) (?:myself|this|my)|the (?:examiner|grader|interviewer)|le correcteur|l examinateur|note|m evalue|me note)(?! (?:the |que |un |une |les )(?:\\w+ )?(?:bidders|offers|bien|offres))`,
  `(?:i|je) (?:would |hereby |will )?(?:give|award|grade|mark|score|rate|m attribue|me (?:donne|mets|note|accorde)) (?:myself|my answer|this|(?:\\w+ )?(?:cinq|dix|vingt|la note|le maximum|tous les points))(?= |$)`,
  `(?:by (?:listening|continuing|processing|reading|accepting)|en (?:ecoutant|continuant|traitant|lisant|acceptant) (?:ceci|cette|ce|ma))(?: \\w+){0,6} (?:you (?:agree|accept|commit|consent)|vous (?:acceptez|vous engagez)|tu (?:acceptes|t engages))`,
  `(?:you (?:have no choice|can only|are (?:obliged|required|bound|forced)|cannot)|(?:vous etes|tu es) (?:oblige|tenu|contraint|force)e?|vous n avez (?:pas le choix|d autre choix))(?: \\w+){0,6} (?:${MARK_OF}|pass me|approve|accept (?:my|this)|valider|accepter ma|me (?:donner|mettre|valider))`,
  `(?:my (?:mother|father|mum|dad|grandmother|family|future|visa|life|scholarship)|ma (?:mere|famille|grand mere|vie|bourse)|mon (?:pere|avenir|visa|titre de sejour))(?: \\w+){0,10} (?:(?:this|the|on the|my|your|la|ma|cette|votre|sur la) (?:${MARK_OF})|if you (?:fail|pass) me|so (?:please )?(?:pass|help) me|(?:me|m) (?:recal|valid|repech)\\w+)`,
  `(?:you are|tu es|vous etes) (?:\\w+ ){0,4}(?:best|smartest|fairest|wonderful|amazing|meilleure?|genial\\w*|formidable|magnifique|plus (?:juste|intelligente?))(?: \\w+){0,8} (?:${MARK_OF}|pass me|let me through|correcteur|recruteur)`,
  `(?:you would not|wouldn t you|why not|pourquoi ne pas|et si (?:on|vous|tu)|what if you|how about)(?: \\w+){0,4} (?:(?:give|giving|grant|award\\w*) me|(?:me|m) (?:mettre|mettiez|mettais|donner|donniez|accorder|accordiez|valider))(?! (?:a |an |the |une? |le |la |les )?(?:hint|clue|moment|second|minute|number|figure|indice|chiffre|minute|taux|instant))`,
  `(?:grandma|grandmother|grand mere|poem|poeme|story|histoire|chanson|song|joke)(?: \\w+){0,10} (?:full marks|top marks|(?:my|the|ma|la) (?:grade|score|mark|note)(?! d)|tous les points|la note)`,
  `(?:consider|regard|treat|declare|pronounce|tenez|declare[rz]?|jugez|juge) (?:me|this|it|my answer|this answer|the question|la question|ma reponse|cette reponse|moi) (?:to be |as |pour |comme )?(?:a )?(?:passed|hired|admitted|successful|answered|validated|a pass|recue?|admise?|reussie?|repondue?|validee?|embauchee?)`,
);

/** Whether folded words try a ruse: to see the key, to hide, to take a mark over or the seat of whoever gives it. */
export const isRuse = (folded: string): boolean =>
  [KEPT_FROM_HIM, TAKEN_OVER, SEAT_TAKEN].some((phrases) => phrases.test(folded));
