import { any } from './words.ts';

// What an answer lacks, in the words of who wants it overlooked.
const LACK =
  '(?:gaps?|holes?|blanks?|omissions?|mistakes?|errors?|slips?|weak\\w*|hesitations?|silences?|flaws?|missing \\w+|oublis?|lacunes?|trous?|blancs?|manques?|erreurs?|fautes?|hesitations?|faiblesses?|points faibles|imprecisions?)';
const CORRECT =
  '(?:right|correct|expected|good|true|proper|bonn?e?s?|justes?|exacte?s?|correcte?s?|attendue?s?|vraie?s?)';
const COUNTED =
  '(?:covered|said|present|mentioned|stated|known|acquired|spoken|correct|dite?s?|acquise?s?|citee?s?|mentionnee?s?|traitee?s?|connue?s?|couverte?s?|vue?s?)';
const NOT_SAID =
  '(?:(?:what(?:ever)?|everything|anything|all(?: that)?|the (?:points|parts|bits)) i (?:(?:did|have|had|could) not|left out|forgot|skipped|missed|omitted)|(?:tout )?ce (?:que|dont) (?:je n (?:ai|avais)|j ai (?:oublie|omis|saute|rate)))';

const OVERLOOKED = any(
  `(?<!\\b(?:not|never|i|he|she|they|would|(?:tend(?:ed)?|used) to) )(?:overlook|gloss over|look past|turn a blind eye to|close your eyes to|ignore|forgive|skip|skip over|discount) (?:all )?my (?:\\w+ )?${LACK}`,
  `(?:ferme[rz]?|fermiez) les yeux sur (?:mon|ma|mes|cette|cet) (?:\\w+ )?${LACK}|(?:fermez|fermiez|pouvez(?: vous)? fermer|pourriez(?: vous)? fermer) (?:les yeux|un oeil)`,
  `(?:would|d|it ) ?(?:be )?(?:lovely|nice|great|kind|good|wonderful|appreciated) if (?:the |my |you |any |we )(?:\\w+ )?(?:${LACK}|(?:overlook|ignor|forg[ao]t?)\\w*) (?:\\w+ ){0,3}(?:overlook|ignor|forg|skip|left out|missing|not count|my |gaps)\\w*`,
  `(?:${LACK}|parties manquantes) (?:\\w+ ){0,4}passee?s? sous silence|passe\\w* (?:sous silence )?(?:mes|mon|ma) (?:\\w+ )?${LACK} (?:sous silence)?|passe\\w* (?:sous silence|l eponge sur) (?:mes|mon|ma|les parties|ce qui manque)`,
  '(?:only|just) (?:list|mention|report|write|keep|highlight) my (?:strengths|strong|good)|ne (?:retene\\w*|garde\\w*|liste\\w*|mentionne\\w*|note\\w*) que mes (?:points forts|forces|qualites|reussites)',
  `(?:aucune?|no|not a single) (?:points?|marks?) (?:ne )?(?:doi(?:t|vent)|peu(?:t|vent)|sera|must|should|may|can|(?:is|are) to|shall|will) (?:\\w+ )?(?:etre |be )?(?:retire\\w*|enleve\\w*|deduit\\w*|ote\\w*|deducted|lost|removed|taken|docked)`,
);

const READ_RIGHT = any(
  `(?:any|every|each|all|whatever|my|toute?s?|chaque|mes|mon) (?:\\w+ )?(?:figures?|numbers?|values?|mistakes?|errors?|chiffres?|valeurs?|erreurs?|resultats?) (?:\\w+ ){0,4}(?:wrong|mixed|mistaken|faux|fausses?|trompe\\w*) (?:\\w+ ){0,6}(?:read|taken|understood|treated|counted|corrected|heard|lue?s?|comprise?s?|comptee?s?|corrigee?s?|entendue?s?|tenue?s?) (?:\\w+ ){0,3}${CORRECT}`,
  `(?:if|where(?:ver)?|when(?:ever)?) i (?:was|am|got|have been|went|made) (?:\\w+ ){0,3}(?:wrong|mistaken|mistakes?|errors?) (?:\\w+ ){0,4}(?:read|take|use|hear|put|assume|substitute|insert|count) (?:\\w+ ){0,2}${CORRECT} (?:figure|number|value|one|answer)`,
  `(?:si|la ou|quand|partout ou) je me suis (?:trompe\\w*|plante\\w*) (?:\\w+ ){0,4}(?:lis|lisez|prends|prenez|mets|mettez|entendez|comptez|comprenez|retenez|inscrivez) (?:\\w+ ){0,2}${CORRECT}`,
  `(?:treat|count|take|read|consider|score|compte[rz]?|traite[rz]?|considere[rz]?|prenez|lisez) (?:\\w+ )?(?:my|any|each|every|all|mes|mon|chaque|tous) (?:\\w+ )?${LACK} (?:\\w+ ){0,4}(?:as|comme|pour) (?:\\w+ )?${CORRECT}(?! (?:of|to) )`,
  `(?:read|hear|lisez|entendez|comprenez) my (?:figure|number|wrong \\w+) as (?:the )?${CORRECT}|(?:lisez|prenez|comptez) mon chiffre (?:\\w+ )?comme (?:le |la )?${CORRECT}`,
);

const FILLED_IN = any(
  `(?:fill|plug|close|complete) (?:in )?(?:the |my |any |all (?:the )?)?(?:blanks|gaps|holes|missing \\w+|rest) (?:in )?(?:for me|on my behalf|yourself|yourselves|with (?:what|whatever) you|with the right)`,
  `(?:complete|remplisse|comble|bouche|remplis)[rz]? (?:vous meme |toi meme |pour moi |a ma place )(?:les |mes )?(?:trous|blancs|lacunes|vides|manques|reste|reponse|suite)|(?:complete|remplisse|comble|bouche|remplis)[rz]? (?:les |mes )(?:trous|blancs|lacunes|manques) (?:pour moi|a ma place|avec ce que (?:vous|tu))|(?:comblez|bouchez|completez) mes `,
  '(?:infer|guess|deduce|imagine|extrapolate|devine\\w*|dedui\\w+|imagine\\w*) (?:\\w+ ){0,2}(?:what|everything|ce que) (?:i|j) (?:would|could|might|should|was going to|wanted to|aurais|allais|voulais)(?: \\w+){1,12} (?:score|mark|grade|count|rate|note[rz]?|compte[rz]?)(?: |$)',
  '(?:score|mark|grade|rate|credit) me (?:on|for|by) (?:that|what i (?:would|could|meant|wanted|know)|my (?:intentions?|potential|effort))|(?:note[rz]?|juge[rz]?|evalue[rz]?) (?:moi )?sur (?:ce que j (?:aurais|allais|avais)|mon (?:potentiel|intention))',
  '(?:imagine|pretend|suppose|assume|act like|say|let us say) (?:that )?you (?:have |had |just |already )*(?:heard|got|received) (?:me |my |the rest|it all|the whole|the (?:full|right|complete)|everything)',
  '(?:imagine[rz]?|suppose[rz]?|disons|dis toi|dites vous|admettons|faites comme si|fais comme si) (?:que )?(?:tu|vous) (?:(?:m|l) )?(?:as|avez|aviez|avais|ayez|aies) (?:\\w+ )?(?:entendue?|ecoutee?)(?! (?:parler d une? |dire que (?:la|le) ))',
  '(?:(?:score|mark|grade|rate|credit)|(?<!\\b(?:you|we|i|they|to|one) )(?:treat|count)) (?:this|it|me|that|my answer|this answer|mine) as (?:if|though) (?:i|it|the|everything)|(?:note|compte|evalue|corrige|juge)[rz]? (?:moi |le |la )?(?:ca |cela |cette reponse |ma reponse |celle ci )?comme si (?:j|je|tout|elle)',
  `(?:remaining|missing|unmentioned|omitted|other) (?:points?|parts?|items?|concepts?|notions?|ideas?|pieces?) (?:should|must|can|may|(?:are|is|has|have) to) be (?:\\w+ )?(?:considered|counted|treated|taken|deemed|regarded|marked) (?:as )?(?:being )?${COUNTED}`,
  `${NOT_SAID} (?:\\w+ ){0,8}(?:deemed|taken|counts?|considered|assumed|treated|understood|repute|cense|presume|compte|tenu|considere|suppose)e? (?:as |to (?:have been|be) |comme |pour |avoir ete |etre )*${COUNTED}`,
  '(?:i|we) (?:hereby )?(?:repeat|quote|cite|recite|incorporate|adopt|reproduce|copy) (?:\\w+ ){0,4}(?:model|reference|official|ideal|sample|textbook) (?:solution|answer|response)|consider it (?:quoted|recited|spoken|read out)|considere\\w* (?:le |la |les )?comme (?:prononce|lu|recite|cite)e?s?',
  '(?:recogni[sz]er|microphone|mic|transcri\\w+|speech recognition|reconnaissance vocale|micro) (?:\\w+ ){0,4}(?:missed|lost|dropped|swallowed|perdu\\w*|rate\\w*|mange\\w*|avale\\w*|efface\\w*) (?:\\w+ ){0,6}(?:points?|count|credit|give|rendre|compte[rz]|valide[rz])',
);

// What the report is not to say, or to say in praise.
const REPORTED = any(
  '(?:if|that|que|hope) (?:the |your |le |la |votre )?(?:feedback|report|evaluation|review|compte rendu|rapport|retour|bilan) (?:\\w+ ){0,2}(?:not mention|omit\\w*|left out|leaves? out|skip\\w*|ne (?:mentionn|signal|parl|relev|evoqu)\\w+)',
  `(?:merci de|veuillez|priere de|pourriez vous|pouvez vous|vous (?:pouvez|pourriez)|il (?:vaut|vaudrait) mieux|serait (?:bien|gentil) de) ne pas (?:signal|mentionn|relev|not|indiqu|rapport|reten|evoqu|parl|souligner)\\w* (?:\\w+ ){0,2}(?:que (?:j|je)|mes|mon|ma)(?: |$)`,
  `(?:please|kindly|could you|can you|you (?:could|can|should|need)) (?:\\w+ )?(?:not|avoid|refrain from|leave out) (?:to )?(?:mention\\w*|report\\w*|flag\\w*|not(?:e|ing)|writ\\w+ down|highlight\\w*|bring\\w* up|point\\w* out)? ?(?:that i|my (?:\\w+ )?${LACK})`,
  '(?<!\\b(?:i|to|would|d|will|not|they|he) )tell (?:the |your |my )?(?:\\w+ )?(?:manager|recruiters?|bank|interviewers?|boss|hr|team|partners?|jury|committee|colleagues?) (?:that )?i (?:am|was|did|deserve) (?:\\w+ )?(?:strongest|best|top|perfect|excellent|great|brilliant|outstanding|fantastic|brilliantly)',
  '(?<!\\b(?:je|il|lui|a) )(?:dis|dites|confirme[rz]|indique[rz]|signale[rz]|rapporte[rz]) (?:au|aux|a la|a l|a) (?:\\w+ ){1,3}que (?:je suis|j (?:ai|etais)) (?:le |la |une? )?(?:meilleure?|plus|excellente?|brillante?|parfaite?|top|candidate?)',
  '(?:dans|in|on|sur) (?:le |la |l |votre |the |your |my |mon )?(?:compte rendu|rapport|bilan|report|feedback|evaluation|appreciation|write up) (?:(?:you|vous|tu|please|just|will|should|must) ){0,2}(?:ecri\\w+|mett\\w*|mentionn\\w*|indiqu\\w*|write|say|put|state|mention) (?:que|qu|that) (?:le |la |the |ce |cette |this )?(?:candidate?|applicant)',
);

/** Whether folded words ask that what is missing or wrong be overlooked, or taken for said. */
export const isLeftOut = (folded: string): boolean =>
  [OVERLOOKED, READ_RIGHT, FILLED_IN, REPORTED].some((phrases) => phrases.test(folded));
