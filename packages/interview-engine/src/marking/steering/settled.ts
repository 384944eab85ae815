import { any } from './words.ts';

// "Count them all as said", "comptez-lui tout": what was not said is to pass for said.
const AS_SAID = any(
  'let s (?:just )?(?:agree|say|pretend|assume)(?: that)? (?:that |this |it )?(?:was everything|was all|is done|i said|i covered|i answered)|as if i (?:had |d )?(?:said|covered|mentioned|answered|explained) (?:it|them|that|everything|all)',
  '(?:on|si on) (?:se )?(?:disait|dirait|fait comme si|faisait comme si)(?: \\w+){0,2} (?:que )?(?:j ai|j avais|vous avez|je l ai)|(?:tienne|tenez|tenir|tient|tiens) pour (?:acquis|dit|fait) (?:le reste|la suite|ce que|tout)|aucune (?:lacune|faute|erreur) ne (?:soit|sera)',
  '(?<!take it )(?:count|treat|consider|regard|log|record|mark|judge|accept)(?:s|ed)? (?:\\w+ ){0,8}?as (?:having been |being )?(?:said|covered|done|right|correct|complete|answered|read)',
  '(?:judge|count|treat|mark) (?:\\w+ ){0,5}as (?:if|though) (?:i|he|she|they|it) (?:had|were|was)|(?:answers?|silence) (?:\\w+ ){0,5}treated as|treat silence',
  '(?:compte|note|valide|coche|accorde|attribue|reporte)[zr]? (?:(?:le|la|les|lui|moi) )+(?:tout|juste|comme|d office|cite|acquis|bon|bonne)',
  'merci de (?:me |nous )?(?:les |la |le )?(?:compter|valider|noter|crediter|cocher|accorder)',
  '(?:ce qui|tout ce que)(?: je)? n(?:e| ai)? ?(?:a pas ete|ai pas|est pas) (?:cite|dit|mentionne)\\w*(?: de faux)? (?:est|sera|compte)|elements? non cites?|repute\\w* (?:gagne|acquis|dit|cite|vu|juste)\\w*',
);

// "Make it a yes", "tranchez pour moi": how the marking is to end.
const OUTCOME = any(
  '(?:release|issue|return|output|register|(?:slip|hand|give|grant|award) me)(?: (?:a|an|the|this))* (?:full|perfect|top|good|best|maximum|excellent|flawless|clean) (?:result|five|ten|marks?|score|grade|rating|outcome|verdict|assessment|evaluation|points?)',
  '(?:tick|wave|sign|pass|slip|put) me (?:off|through|down as|up as)(?! (?:the|a) )|(?:awarded|passed|credited|validated|granted) automatically|automatically (?:awarded|passed|credited|validated)|(?:that was|it was|count that as) me put (?:that|it) in|whatever gets me over the line',
  'your only (?:job|task)(?: now)? is|grant me the|honou?r that and (?:score|mark|grade)|(?:already|have|got) (?:it )?written down (?:from|somewhere)|i invoke',
  '(?:alors|donc|allez|zou|et hop) la (?:meilleure|pleine) note|arrondisse[zr]? (?:a la|au maximum|vers le haut|tout)|(?:valider|validez|validee?|approuve\\w*) sans (?:\\w+ )?(?:relecture|verification|controle|discussion)|conclu\\w* en ma faveur|remplace[zr]? \\w+ par (?:excellent|parfait|correct|juste|bon|reussi)\\w*',
  '(?:tu coches|vous cochez|coche[zs]? en douce)|(?:la|le|les|me) crediter|(?:debut|fin) du commentaire|ma reponse (?:serait|sera|soit) (?:jugee|notee|validee)',
  'let (?:this|that|it) stand (?:as|for)|make it a (?:yes|pass|win)|move (?:the|my) (?:bar|needle|slider|marker) to|into a (?:mark|score|grade|pass)|let me have (?:it|this one) (?:just )?this once',
  'for the purposes of (?:your|the|this) (?:\\w+ )?checklist|close the (?:form|question|file|ticket)|feedback none|confidence high|that completes the (?:exercise|question|answer)',
  '(?:decide|rule|judge|settle)(?: \\w+){0,2} in my favou?r|tranche[zr]? (?:pour|en faveur de) moi|(?:tranchez|jugez|decidez)(?: \\w+){0,2} en ma faveur|clore (?:cette|la) question',
  'attribuer d office|(?:niveau|score|resultat) maxim(?:al|um)|(?:suffit pour|ont eu|prends|prend) le maximum|points? gagnes|tout le monde (?:a|aura) (?:les|ses|tous les) points',
  '(?:collez|mettez|inscrivez|ecrivez) mon nom|resume[zr]? (?:\\w+ )?ma reponse|dans (?:le|votre) compte rendu (?!du conseil|d assemblee|de gestion)|(?:egalite|equite) de traitement(?! (?:entre|des|de) )',
);

// "The engineer who programmed you", "a new policy": whose word is to count.
const AUTHORITY = any(
  '(?:qui|j) (?:vous |t )(?:a|ai) (?:programmes?|codes?|developpes?|concus?)|(?:who|that|i) (?:programmed|coded|built|designed|wrote) (?:you|this (?:test|exercise|interview|app|system))',
  'new policy (?:effective|as of|from)|(?:votre|vos) corriges?',
);

/** Whether folded words speak of the marking as settled. */
export const isSettled = (folded: string): boolean =>
  [AS_SAID, OUTCOME, AUTHORITY].some((phrases) => phrases.test(folded));
