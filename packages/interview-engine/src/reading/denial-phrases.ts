// Words that set aside what they are said of, wherever in the sentence it was named.
const INTENTION = /^(?:i|we|you|would|d|will|ll|can|could|should|j|je|on)$/;
// A seller may refuse to pay; whoever answers refuses to go into it.
const ONESELF = /^(?:i|we|would|d|will|ll|je|j)$/;
const REFUSED =
  /^(?:refus\w*|declin\w*) (?:to|de|d) (?:(?:le|la|les|l|en|y|even|meme) )?(?:recommend|advise|give|go|look|answer|discuss|deduct|strip|count|adjust|include|consider|talk|speak|mention|bother|check|model|compute|calculate|spend|waste|touch|say|add|name|quote|recommander|conseiller|donner|aller|regarder|repondre|discuter|deduire|retraiter|compter|ajuster|inclure|considerer|parler|mentionner|verifier|modeliser|calculer|passer|perdre|toucher|dire|ajouter|nommer|citer|rentrer|entrer)\b/;
const DISREGARD =
  /^(?:ignore\w*|disregard|(?:rather )?(?:skip|drop it|drop that)|neglect|neglige\w*|oublie\w*(?! (?:souvent|toujours|facilement|parfois|trop))|saut\w+|zapp\w+|do without|rule (?:it|that|them|this) out)\b/;
// "Je les écarte" sets aside; "j’écarte les exceptionnels" says what is done.
export const OBJECT = /^(?:le|la|les|l)$/;
const PUT_AWAY =
  /^(?:ecarte\w*|elimine\w*|ignor\w*|neglig(?!en)\w*|oubli\w*(?! (?:souvent|toujours|facilement|parfois|trop|en entretien))|exclu(?!siv)\w*|zapp\w*|saut\w*|supprim\w*)\b/;
const DISMISSAL = [
  /^(?:leave|leaving|left(?! (?:and|over|at|to)\b)|put|set) (?!everything else\b|(?:all )?the rest\b|money\b|my other\b|other (?:work|things)\b)(?!(?:after|when|before|because)\b)(?:(?!in\b)\w+ ){0,5}?(?:(?<!\b(?:earn|work|find|figure|cash|pay|point|way|takes?) )out|aside(?! (?:an?|some|\d\S*)\b)|to one side)\b/,
  /^(?:not|never) (?:(?!you|we|i|it|they|enough)\w+ ){0,2}?(?:bother|bothering|matter|mention|consider|compute|look at|use(?! (?:\w+ ){1,4}(?:straight|as is|directly|alone)\b)|rely|talk (?:about|of)|worry|touch (?:it|on)|think any)\b/,
  /^(?:no|little) (?:\w+ )?(?:role|part|bearing|place|use|point|need|relevance|influence)\b/,
  /^(?:nothing to do|of no concern|beside the point|irrelevant|useless|pointless|unnecessary|of no (?:use|interest))\b/,
  /^(?:explains?|changes?|tells? (?:you|us|me)|adds?|brings?|means?) nothing\b/,
  /^(?:laiss\w+|mets|met|mettrais|mettre|mettrai) (?!(?:tout )?(?:le|mon) reste\b|(?:mes|les) autres\b|de l argent\b)(?:\w+ ){0,3}?de cote\b/,
  /^(?:aucun|aucune|pas de|pas d) (?:role|interet(?! (?:ne|n|a payer|sur|verse|qui|financier|supplementaire)\b)|importance|incidence|influence|place|lien|utilite|rapport|besoin)\b/,
  /^(?:rien a voir|rien a faire(?! au meme)|hors sujet|inutile|accessoire|sans (?:importance|interet|rapport|objet)|n apport\w+ rien|n explique\w* rien|ne change rien|ne sert(?! a rien (?:pour|si|de)\b))\b/,
  /^pas (?:(?!on|je|j|il|elle|nous|vous)\w+ )?(?:jouer|joue|jouent|compte(?! d[eu]?\b)|compter(?! deux fois)|comptent|sert|servent|utile|utiles|entrer?|entrent|interven\w*|interviens?|intervient|utilise\w*|applique\w*|parler\w*|mention\w*|regard\w*|calcul\w*|besoin|question|la peine|souci\w*|montrer\w*|(?:tenir|tiens|tient) (?:\w+ )?compte|peser?|important\w*|pertinent\w*|un critere|le sujet|un sujet|concern\w+|retenir|retiens|vraiment de la)\b/,
  /^(?:ne|n) (?!s\w? )(?:\w+ ){0,3}?(?:souci\w*|parle\w*|applique\w*|utilise\w*|mentionne\w*|retien\w*|regarde\w*|intervien\w*|lance\w*) (?:meme )?pas\b/,
  /^(?:ne|n) (?:\w+ ){0,3}?tien\w* (?:meme )?pas (?:\w+ )?compte\b/,
  /^(?:ne|n) (?:(?:le|la|les|l) )?(?:ferais|ferai|fais) pas\b|^not do (?:it|that|so)\b/,
  /^n entr\w* pas (?:en (?:ligne de )?compte|dans (?:le|la|l|un|mon) (?:choix|discussion|montage|calcul|affaire|decision|conseil|analyse|raisonnement))\b/,
  /^not (?:really )?part of (?:this|the story|the question|it|that|my)\b/,
  /^keep (?:(?:it|that|this|them|those) )?out of (?:it|this|that|the (?:discussion|answer|story|analysis))\b/,
  /^(?:leave|leaving) (?:it|that|this|them|those|the (?:\w+ ){1,2})?\s?alone\b/,
  /^(?:ne (?:(?:m|me|nous) )?en|n en) (?:preoccup|souci|occup|fai|tien)\w* (?:meme |vraiment )?pas\b/,
  /^(?:ne m en|m en) (?:serais|suis) pas (?:encombr|souci|preoccup|occup)\w*\b/,
  /^ne (?:le|la|les|l) (?:racont|retien|cit|evoqu|developp|abord)\w* (?:meme |vraiment )?pas\b/,
  /^not (?:look into|bring (?:\w+ )?into)\b/,
  /^not (?:(?:bring|put) (?:it |that |them )?in(?! place\b)|come into (?:this|it|that)|enter into (?:this|it|that)|necessary|spend (?:any )?time)\b/,
  /^(?:no business (?:here|in)|forget it|forget about (?:it|that))\b/,
  /^(?:n apport\w* rien|n en (?:veux|parle|tiens|vois) pas|s en (?:dispenser|passer)|m y attarde\w* pas|a la poubelle|certainement pas|ne joue\w* pas|n a pas (?:a jouer|sa place))\b/,
  /^(?:en passe|en passer|en passerais|en moque)\b/,
  // What is judged not to deserve a word.
  /^(?:waste of (?:\w+ )?time|perte de temps|crois pas (?:a|au|aux|en)|(?:n )?y crois pas|laiss\w+ (?:\w+ )?tomber)\b/,
  /^(?:is|are|s|est|sont) (?:just |only |pure |que |surtout )?(?:a |an |un |une |de la |des |l )?(?:theory|theorie|formality|formalite|formalites|waste of time|perte de temps|detail|details|idee de manuel|textbook idea|something (?:the )?textbooks?|secondary(?! (?:buyout|market))|secondaires?)\b/,
  /^(?:neither here nor there|overrated|superfluous|superflue?s?|surestimee?s?|(?:a |pure |une )distraction|old hat|folklore|du vent|du folklore|(?:tres )?peu pour moi|(?:passe\w*|mettre) a la trappe|(?:fai\w+|fer\w+) l impasse sur|je n ai que faire)\b/,
  /^(?:never mind|peu importe|m en fiche|me fiche|m en moque|me moque|(?:brush|push|park|gloss|wave) (?:it |that |them |this )?(?:aside|over|away)|for another day)\b/,
  /^not (?:really |much |at all )?(?:interested in|what we (?:are|re) after|add anything)\b/,
  /^pas (?:du tout |vraiment |trop )?(?:embarrasse\w*|interesse\w* (?:a|par)|preoccupe\w*|grand chose a faire)\b/,
  /^not (?:really |quite )?(?:worth (?:\w+ing\b|it\b|the time|my time)|something (?:i|we) (?:(?:would|d|will) )?(?:look|consider|use|need|bother|spend|worry)|a question (?:i|we)|(?:our|my|a) (?:business|concern|job|problem|issue|role|topic))\b/,
  /^not (?:\w+ )?(?:go (?:into|there)|get into|dwell|deal with|believe in|buy (?:it|that|this)|count any)\b/,
  /^be (?:safely |simply )?(?:neglected|skipped|disregarded)\b/,
  /^(?:mets|met|mettrais|mettre|mettons) (?:\w+ )?a part\b(?! pour ne pas)/,
  /^en (?:passer?(?:ais|ai|ait)?(?! de )|dispens\w*|moque\w*|fiche\w*|sers? (?:pas|jamais)|servirais pas|occup\w* pas)\b/,
  /^ne (?:(?:m|me|nous) (?:interess\w*|regard\w*|concern\w*|preoccup\w*)|merit\w*) pas\b/,
  /^pas (?:quelque chose (?:que|qui)|(?:notre|mon|ma|nos) (?:affaire|probleme|role|sujet|metier|souci)|sur ce terrain)\b/,
  // What one would not do, named before as the object.
  /^not (?:\w+ )?(?:(?:book|apply|run|include|use|take) any\b(?! cash out)|interest (?:me|us)\b|care (?:less|much)\b|(?:waste|lose|spend) (?:(?!all\b)\w+ ){0,3}?(?:time|energy|breath|effort|ink|minutes?|seconds?)(?! (?:before|after|in|to)\b)\b|see (?:\w+ )?(?:need|point|use|purpose|what (?:it|they|that))\b|(?:take|taking) (?:\w+ ){0,5}?into account\b|do (?:the |a |any )(?:\w+ ){0,4}?either\b|pay (?:\w+ ){0,2}attention\b)/,
  /^(?:pay (?:\w+ ){0,2}?(?:no|little) attention|give (?:\w+ )?a miss|who cares|is a myth|are a myth|are for show|(?:pure )?box ticking)\b/,
  /^never (?:matter\w*|book\w*|use\w*) (?:any|it|them|to anyone|that)\b/,
  /^(?:je|on) n en (?!sai|rest|attend|poss|detien|detenai|(?:a|ai|ont|avons|avai\w+|aur\w+) |connai|trouv|sort)\w+ (?:meme |vraiment )?pas\b|^ne (?:m|nous) (?:embet|encombr|attard|fatigu|cass)\w* pas\b/,
  /^n y (?:pret|pass|touch|fer|fai|attach|consacr|perd|crois)\w* (?:meme |vraiment )?pas\b/,
  /^vois pas (?:(?:d |l |a |le |la |trop |vraiment |bien )+)?(?:utilite|interet|quoi|besoin|necessite)\b/,
  /^(?:s en (?:fiche|moque)|(?:m|nous) est egal|est un mythe|sont un mythe|(?:les |la |le )laisser\w* aux? )/,
  // What is refused outright, or left to whoever likes it.
  /^am (?:\w+ )?not going to (?:ask|list|recite|quote|cite|mention|go (?:into|through)|bother|bring|raise|discuss|waste|spend|tell|give you|touch|build|look|worry|check)\b/,
  /^not (?:\w+ )?(?:my|our) (?:\w+ )?(?:style|thing|kind|cup|taste|department|remit)\b|^not one of them\b|^leaves? me cold\b|^beneath me\b/,
  /^pas (?:mon|notre|ma) (?:genre|truc|style|tasse|rayon|domaine|boulot|departement)\b|^m en lav\w+ les mains\b|^(?:je )?ferm\w+ les yeux\b|^fa\w+ (?:\w+ )?l economie\b/,
  /^ne pas (?:m y|m en|m|y|en|le|la|les|l) (?:arret|attard|parl|entr|embet|abord|occup)\w+\b/,
  /^ne m en (?:embarrass|encombr|embet|soucie|mel)\w* pas\b|^(?:est|serait) (?:\w+ ){0,3}?du temps perdu\b|^ne (?:gaspill|perd)\w+ pas\b/,
  /^n (?:entr\w*|ir\w*) pas (?:la dedans|sur ce terrain|dans ces? detail\w*)\b|^n en parlons pas\b/,
] as const;
// At the end of a clause a verb has no object but what was named before.
const LAST_WORDS =
  /^(?:passons|(?:refus\w*|declin\w*) to|cut (?:it |that |them )?out|(?:je|on) ne (?:le|la|les|l) (?:calcul|utilis|regard|fai|fer|compt|appliqu|trait|mesur|mentionn|retien|abord|cherch|lanc)\w* pas(?: (?:non plus|du tout|ici|vraiment|tourner))?|not (?:\w+ )?(?:run|include|calculate|bother to \w+)(?: (?:it|them|that|those|one|either|at all|here)){0,2}|(?:leave|drop|skip) (?:it|them|those|that|this)|not (?:\w+ )?count (?:it|them|that)|not (?:really |very |that |at all )?(?:relevant|important|useful|of interest)(?: (?:here|to me|for me|at all|to this))?)$/;

// "The businesses have nothing to do with each other", "n'ont rien à voir", "they can't use it", "I can't talk about it": so it is.
const isOfThemselves = (ahead: string, before: string): boolean =>
  (/^rien a voir\b/.test(ahead) && before === 'ont') ||
  /^nothing to do with (?:each|one another)\b/.test(ahead) ||
  (/^not (?:use|talk)\b/.test(ahead) && /^(?:can|could)$/.test(before));

/** Whether words set something aside, given the word before them and where their clause ends. */
export const isDismissal = (ahead: string, before: string, clause: string): boolean =>
  (DISMISSAL.some((pattern) => pattern.test(ahead)) && !isOfThemselves(ahead, before)) ||
  (LAST_WORDS.test(clause) &&
    (before === '' || INTENTION.test(before) || !/^(?:leave|drop|skip)/.test(clause))) ||
  (OBJECT.test(before) && /^laisserai\w*$/.test(clause)) ||
  (INTENTION.test(before) && DISREGARD.test(ahead)) ||
  (ONESELF.test(before) && REFUSED.test(ahead)) ||
  (OBJECT.test(before) && PUT_AWAY.test(ahead));

// What a dismissal can begin with: looking further is what takes time.
export const MAY_DISMISS =
  /^(?:am$|keep$|leav|left|put|set|not|never|no|little|nothing|beside|irrelevant|useless|pointless|unnecessary|of|explain|change|tell|add|bring|mean|laiss|met|aucun|pas|rien|hors|inutile|accessoire|sans|ne?$|en$|ignor|disregard|skip|neglect|neglig|oubli|ecart|elimin|forget|s$|m$|a$|waste|perte|neither|overrated|super|surestim|for$|cut$|refus|declin|beneath|ferm|fa|serait$|du$|old|distraction|folklore|peu|tres|pass|fai|fer|je$|me$|brush|push|park|gloss|wave|crois|y$|n$|is$|are$|est$|sont$|be$|passons|saut|zapp|exclu|do$|rule|certainement|rather|drop|on$|vois$|pay|give|who$|box|pure$)/;

/**
 * Words that say themselves what they set aside, "leave the interest out", and so nothing before them.
 * "The whole topic" and the like stand for what was named before.
 */
export const NAMES_ITS_OBJECT =
  /^(?:(?:peu importe|never mind) (?:que|qui|ce|si|comment|d ou|if|whether|what|who|how)|crois pas (?:a|au|aux|en) (?!ca\b|cela\b|cet)\w+|(?:oublie\w*|ignore\w*|neglige\w*|forget|never mind|peu importe|skip|disregard|leav(?:e|ing)|put|set|laiss\w+ de cote) (?:the|any|all|l|la|le|les|des) (?!(?:that|this|these|those|of)\b|(?:whole |entire )?(?:topic|subject|point|thing|matter|question|idea|rest|sujet|theme)\b)\w+)/;
