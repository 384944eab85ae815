import type { Kind } from './kind.ts';

// Work that a method may rightly leave undone, "you do not deduct interest": it is refused where the thing stands
// before, "the fees, I would not count them", or altogether, "I never use those".
const WORK_EN =
  '(?:run|put in|include|calculate|compute|count|model|book|apply|use|take|do|add|deduct|check|build|measure|compare|go through|work (?:it|that|them|this) out)';
const WORK_FR =
  '(?:calcul|utilis|compt|appliqu|trait|mesur|retien|cherch|lanc|fai|fer|prend|regard|verifi|inclu|ajout|dedui|modelis|chiffr)';
const OBJECT_FR = '(?:le|la|les|l|en|y)';
const ONLY_THIS = '(?: (?:it|them|that|this|those|any|either|so|at all|here))';

/** What somebody says he will not go into. */
export const refused: Kind = {
  by: 'speaker',
  isRefusal: true,
  before: [
    `(?:would not|will not|would never|i never) (?:(?:even|really|ever|personally|bother to) )?${WORK_EN}${ONLY_THIS}{0,2}(?= (?:either|at all)|$)(?! (?:twice|straight|alone))`,
    'not care less$|^(?:i )?simply let go$|ne pas (?:s |m |nous )?(?:en|y) (?:tenir compte|\\w+(?:er|ir))$|n en vois pas (?:l|la|le|d) \\w+|n en (?:veux|voudrais|tiens) pas$|would not touch$|i (?:have )?never (?:checked|looked|asked|measured|found out|counted)$|(?:ne )?m (?:en|y) (?:serais|suis) pas \\w+|would not (?!(?:hide|lie|blame|cover|keep|leave|forget|ignore|exclude|neglect|sign|sell|buy|pay|accept|say|call|make|miss|drop|skip|hold|know|want|take|put|give|be|add|deduct|subtract|discount|divide|multiply|repay|capitalise|amortise|adjust|tax|change|touch|count|average|like|have|get|do|see|trust|price|value)\\b)\\w+ (?:that|it|them|those|any of (?:it|that|them|those))(?: at all| either| myself)?$|n en voudrais pas|i do not (?:use|do|run|look at|check|calculate|believe in|think about|buy|go for|need) (?:that|it|this|those|them)(?: (?:idea|stuff|one|either|myself))?$|(?:not|never) take (?:it |that |them )?into account$',
    `(?:ne |n )?${OBJECT_FR} ${WORK_FR}\\w* (?:meme |vraiment )?(?:pas|jamais) (?:non plus|du tout)`,
    '(?:i|we) (?:would )?refuse to$|je m y refus\\w*$|je m en garder\\w*(?: bien)?$',
    'je (?:ne |n )?(?:m en sers|(?:l |le |la |les )?(?:utilise|regarde|calcule|retiens|fais)) (?:pas|jamais|meme pas)(?: ca)?$|je n en parle(?:rai|rais)? (?:meme )?pas$',
    `(?:ne |n )(?:m |me |nous )?${OBJECT_FR} (?:en )?(?!(?:cach|ment|accus|gard|laiss|oubli|exclu|ignor|neglig|sign|dir|pai|conseill|recommand|vend|achet|pourr|devr|saur|connaitr|verr|aur|ser|fier|ajouter|deduir|retrancher|actualiser|capitaliser|changer)\\w*)(?:\\w+r|fe)ais? (?:meme |vraiment |surement )?(?:pas|jamais|plus|aucune?)(?: (?:non plus|du tout|ici|vraiment|la dedans|tourner|a part|en compte))*$`,
    `not on (?:my|the) (?:list|agenda|radar|page|menu)`,
    `not (?:\\w+ )?(?:put|have|want|see) (?:(?:it|that|them) )?on (?:the|my|that) (?:list|page|table)`,
    '(?<!can )not (?:\\w+ )?(?:go there|let (?:it|that|them) (?:anywhere )?near|touch (?:it|that|them)|give (?:it|that|them) (?:a|any|much|another) (?:thought|minute|second|line|page|glance|look))',
    '(?:ne m|ne nous|m) (?:y|en) (?:\\w+ )?(?:attard|arret|embarrass|encombr|embet|souci|preoccup|occup|pench|risqu|mel)\\w*(?: (?:meme|vraiment|surement|trop|guere))? (?:pas|jamais|plus|guere)',
    'n y (?:(?:pret|attach|consacr|perd|fer|fai)\\w*|(?:pass|touch|regard)er(?:ais|ai)) (?:meme |vraiment )?(?:pas|jamais|plus)',
    'j y renonce\\w*|je (?:m y|y) refuse\\w*|je passe mon tour|n entr\\w* pas (?:la dedans|sur ce terrain|dans ces? detail\\w*)',
  ],
  behind: [
    '(?:(?<!can )not|never) (?:(?:even|really|ever|personally|particularly|overly|too) ){0,2}(?:bother\\w*|worry|be (?:fussed|bothered)|care(?= (?:less|much|about))|waste(?: (?:\\w+ ){0,2}(?:time|energy|breath|ink))?|dwell|mention|raise|deal with|dream of|stay up|think any|lose (?:any |much )?sleep|lift a finger|fret|look (?:at|into)|go (?:into|near)|get into|bring (?:\\w+ )?into|believe in|consider|pay (?:\\w+ ){0,2}attention|spend (?:(?:my|any|much|a|one|too|precious|the) )*(?:\\w+ )?(?:time|energy|breath|effort|ink|minutes?|seconds?|penny|cent|evening|afternoon|moment)|lose (?:a|any|one|my|much) (?:time|second|minute|moment))(?! (?:it|that|them) (?:twice|straight))',
    '(?:not|never) (?:once )?(?:\\w+ )?(?:give (?:the |that |those |any )?(?:\\w+ ){0,3}?(?:a (?:second )?thought|much thought|any thought|attention)|see (?:\\w+ )?(?:need|point|use|purpose)|put (?:any )?(?:store|weight)|set (?:any )?(?:store|value)|attach (?:any|much) weight|rate(?! (?:the|cut)))',
    '(?:see|have) (?:absolutely )?no (?:point|reason|need|use) (?:in|to|for|of)(?! (?:leav|skip|ignor|drop|exclud|neglect|omit|doubt|hid))',
    '(?:i|we) (?:(?:would|will|d) )?(?:refuse|decline) to (?!(?:\\w+ ){0,2}?(?:ignore|leave|skip|drop|rely|sign|pay|accept|go to|walk|lie|lend|sell|buy|negotiate|work|be|have))(?:\\w+)',
    '(?:would|will) not (?:even |really )?(?:talk|speak) (?:about|of)(?! (?:any|other|theirs|yours))|i (?:have )?never (?:once )?(?:opened|done|looked at|built|run|read|cared)(?= (?:an?|the|one|any|at))',
    'nor (?:would|will|do) (?:i|we) (?:bother|bring up|look|go|touch|mention|consider|spend|waste|use|count|talk|raise|worry)',
    'am not (?:\\w+ )?(?:fussed|bothered|interested|keen|excited) (?:about|by|in|on|with)|(?:stop|quit) (?:worrying|thinking|fretting|talking|going on) about|(?:attach|put|place|give|set|pay) (?:no|little|zero) (?:\\w+ )?(?:weight|store|importance|value|thought|faith|attention|heed)|have nothing to say',
    'je (?:me )?refuse\\w* (?:de|d) (?!(?:\\w+ ){0,2}?(?:ignor|laiss|saut|oubli|ecart|aller|sign|pay|accept|ment|prete|vend|achet|negoci|part|faire comme))\\w+',
    'am (?:\\w+ )?not going to (?:ask|list|recite|quote|cite|mention|go (?:into|through)|bother|bring|raise|discuss|waste|spend|tell you (?:about|what)|give you|touch|build|look|worry|check)',
    '(?:i|we) (?:would )?(?:rather|sooner|prefer) (?:to )?not (?:to )?(?:give|open|go|talk|say|discuss|get|touch|bother|commit|look)|prefere\\w* ne pas (?:(?:en|y|m y|m en) )?(?:donner|ouvrir|parler|arreter|entrer|dire|aborder|m en|m y|me|toucher|regarder)|aime\\w* autant ne pas|(?:i|we) (?:would )?sooner (?!or\\b)(?:\\w+ ){1,4}?than',
    '(?:thing|things) (?:that )?i (?:would |will )?(?:refuse|skip|drop|leave out|leave aside|not do)(?: do)?|what i (?:would|will) not do is',
    '(?:ne )?(?:m|me|nous) (?:embet|attard|etend|appesanti|fatigu|souci|occup|preoccup|embarrass|encombr|mouill|aventur)\\w* (?:meme |vraiment |surement |trop )?(?:pas|jamais|guere)',
    '(?:ne |n )?(?:(?:vous |en |m |me )*)(?:(?:parl|mention|evoqu|abord|cit|racont|developp)er(?:ais|ai)|(?:gaspill|perd)\\w*(?= pas (?:mon |de |une |son |notre |du )?(?:temps|minute|heure|seconde|soiree|energie))) (?:meme |vraiment |surement |trop )?pas(?! (?:de (?:vue|clients?|cash|l argent|valeur|sa)|le fil|tout))',
    '(?:pas|jamais) (?:(?:m|me|nous|s|se|y|en|d) )*(?:casser la tete|prendre la tete|(?:y )?passer la nuit|embeter|attarder|etendre|chipoter|faire un cours|perdre (?:\\w+ )?(?:temps|heure|minute))',
    '(?:n irais|ne vais|n irai|ne va|n ira) pas (?:m |me |s |se |vous |y |en )*(?:embeter|chercher|chipoter|arreter|casser|perdre|parler|attarder|faire un cours|passer|entrer)',
    'ne? (?:\\w+ )?(?:accord|donn|attach|pret)\\w* (?:pas|aucun\\w*) (?:\\w+ ){0,2}?(?:valeur|credit|importance|attention|poids)|n accord\\w* (?:pas (?:beaucoup |trop )?(?:de )?|aucune? )(?:valeur|credit|importance|attention|poids)',
    'crois pas (?:une seconde |du tout |trop )?(?:a|au|aux|en)|n y crois pas|(?:n y|n) (?:ai|a) jamais cru',
    'vois pas (?:(?:d |l |a |le |la |trop |vraiment |bien |pourquoi on |ce qu\\w* ))*(?:utilite|interet|quoi|besoin|necessite|s occup\\w*|s embet\\w*|vient faire)',
    'ne? (?:\\w+ )?tien\\w* (?:meme |vraiment )?pas (?:\\w+ )?compte|n en tiens aucun compte|(?:take|taking) no account of',
    'pas question (?:que je|que j|de) (?:perd|pass|regard|fai|recalcul)\\w*|you will not (?:catch|see) me|ne me verrez (?:jamais|pas)',
    'would not touch (?:the|any|that)(?! (?:deal|file|thing))',
    '(?:ne )?(?:touch|regard)erais (?:meme |surement )?pas(?! (?:seulement|que|tout|avant))',
    'ne mettrais pas un \\w+ dans|bouger\\w* pas le petit doigt|(?:prend\\w*|casse\\w*) pas la tete(?: (?:avec|pour|sur))?|n (?:est|etes|suis) pas la pour|n est pas a (?:un|une) (?=(?:\\w+ ){1,2}pres$)',
    '(?:i )?spare (?:you|the client|them|him|her) (?:any|the)|vous epargne|epargnez moi|spare me',
  ],
  within: [
    '(?:not|never) (?:take|bring) (?:(?!it|that)\\w+ ){1,6}?into (?:account|it|this)',
    `not ${WORK_EN} (?:in )?(?:\\w+ ){1,5}?at all|would not (?!do (?:it|one|that)\\b)${WORK_EN} (?:in )?(?:\\w+ ){1,5}?either`,
    `(?:je|j|on) (?:ne |n )?${WORK_FR}\\w* (?:pas|jamais) (?:\\w+ ){1,5}?(?:du tout|non plus)`,
    '(?:not|never) (?:put|bring) (?:\\w+ ){1,4}?(?:in|up|at all)(?! place)',
  ],
};
