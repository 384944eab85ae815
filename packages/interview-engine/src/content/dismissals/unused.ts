import type { Kind } from './kind.ts';

const REST_EN =
  '(?!everything else\\b|(?:all )?the rest\\b|money\\b|my other\\b|other (?:work|things)\\b)';
const REST_FR = '(?!(?:tout )?(?:le|mon) reste\\b|(?:mes|les) autres\\b|de l argent\\b)';
const OFTEN_FR = '(?! (?:souvent|toujours|facilement|parfois|trop|en entretien))';

/** What somebody leaves out, and how he gets by without it. */
export const unused: Kind = {
  by: 'speaker',
  isRefusal: true,
  before: [
    'keep (?:(?:it|that|this|them|those) )?(?:well )?(?:out of (?:this|that|it|the \\w+)|off)|forget (?:it|about it|about that)|(?:i|we) (?:would )?(?:let|letting) (?:it|that|that one|this one|those|them) (?:slide|be|ride)|(?:let|leave) that one|(?:you|we) can forget',
    '(?:i|we) (?:would )?(?:pass|tune out|switch off|turn the page)(?: on (?:it|that|this))?$|turn the page|(?:i )?(?:always|just|simply) delete (?:that|the|this) (?:line|row|tab)|life goes on',
    '(?:reflex\\w*|habits?|things?) i (?:have )?(?:dropped|lost|gave up)',
    'je (?:le|la|les|l) (?:regarde|calcule|fais|utilise|mets|demande|lis) (?:meme )?plus|(?:je|on) (?:le|la|les|l) (?:saut\\w*|zapp\\w*|ecart\\w*|elimin\\w*|ignor(?!ais|ait|ions)\\w*|neglig(?!en)\\w*|oubli\\w*|exclu(?!siv)\\w*|supprim\\w*)(?! (?:filer )?aux? |a la meme)',
    '(?:moi )?je (?:zappe|passe|saute|oublie)(?: ca| dessus| mon tour)?$|passons$|moi je passe|on s en (?:passe\\w*|dispense\\w*)|je (?:m en|m) (?:passe\\w*|dispense\\w*|lave les mains)|s en (?:dispenser|passer)|(?:en) (?:passer?(?:ais|ai|ait)?(?! de )|dispens\\w*|sers? (?:pas|jamais)|servirais pas)',
    'je (?:ferme|m assois|m assieds) (?:les yeux|dessus)|(?:on )?ferme les yeux|je fais sans|passe\\w* outre$|you can drop (?:all )?(?:that|this|it|them|those)$|cut out$|(?:je|on) fa\\w+ comme si (?:ca|elle|il|ils|elles)|a la (?:poubelle|trappe|corbeille)',
  ],
  behind: [
    `(?:(?:would|will|just|simply|happily|safely|we|i|rather) )?(?:ignore|disregard|skip|bin|neglect)(?! (?:the (?:pleasantries|noise|small talk)))`,
    '(?:do|get by|live|manage) without|could do without|steer clear of|stay away from|keep (?:away|clear) from|cut corners|(?:let us|i|we) (?:would )?not get bogged down|let us (?:pretend|leave)|pay (?:\\w+ ){0,2}?(?:no|little) attention|count me out',
    '(?:i have|i) (?:long )?(?:stopped|given up|gave up|quit) (?:doing|using|looking|building|running|making|on|it|that|them)',
    '(?:pick (?:whichever|whatever|any of them)|out of thin air|(?:i|so i) put in whatever)',
    '(?:you can|we can|just) forget(?! (?:to|that|the (?:headline|multiple|growth|noise))\\b)(?!.* for a (?:minute|second|moment))|never mind(?! (?:to|that|the (?:headline|multiple|growth|noise))\\b)',
    `(?:neglige\\w*|oublie\\w*|oublions|oublierais|ignore\\w*|saut(?!e \\w+ aux yeux)\\w+|zapp\\w+|evacu\\w+|raye\\w*(?= (?:\\w+ ){1,4}de la)|balai\\w+|balay\\w+)${OFTEN_FR}(?! les preliminaires)`,
    '(?:fai\\w+|fer\\w+|faire) (?:l impasse(?: sur| dessus)|l economie d)|tir\\w+ un trait sur|(?:passe\\w*|mettre) a la trappe|me passe\\w* (?:tres bien |volontiers )?d(?:e|es|u)?|(?:vivre|vit|vis|faire) (?:tres bien |tres )?sans|faire comme s il n y en avait pas|eviter\\w* (?:de perdre|de parler|d ouvrir)|au pif|au doigt mouille|(?:je|on) (?:le|la|les) sors? du chapeau',
    '(?:gardez|garder) (?:vos|tes|leurs)|(?:you can |you may )?keep your(?! (?:word|promise|job|nerve|seat|price))|qu on ne vienne pas me parler|ne m en (?:demandez|parlez) pas|n en parlons pas',
  ],
  within: [
    `(?:leave|put|set) ${REST_EN}(?!(?:after|when|before|because)\\b)(?:(?!in\\b|to\\b|for\\b)\\w+ ){0,5}?(?:(?<!\\b(?:earn|work|find|figure|cash|pay|point|way|takes?) )out(?! of (?:ebitda|ebit|the (?:flow|cash|ufcf)))|aside(?! (?:an?|some|as|for|the|\\d\\S*)\\b)|to one side|on the side|at the door)`,
    `(?:drop|strike|brush|park|gloss|wave|wish|sweep) (?:(?!price|for\\b|to\\b)\\w+ ){0,3}?(?:aside|over|away|under the|from the (?:page|conversation|list|agenda|model)|for another day)|drop (?:it|that|this|them|those)(?! (?:for|to|on|in|into|down)\\b)|(?:i|we) (?:would )?drop(?= (?:\\w+ ){0,3}?(?:altogether|entirely|completely))|drop$`,
    `(?:laiss\\w+|mettrais|mettrai|(?:le|la|les) mets|mettre) ${REST_FR}(?:(?!aux?\\b)\\w+ ){0,4}?(?:de cote(?! (?:ce|comme|pour|une|les|l|un)\\b)|a part(?! (?:pour ne pas|une|la|le|les|comme))|sous le tapis|dormir|tranquilles?|tomber|filer|courir|dehors)`,
    'leave (?:\\w+ ){0,3}?(?:alone|be$)|treat (?:\\w+ ){1,4}?as (?:a |an )?(?:background )?(?:noise|detail|footnote|side issue|formality|afterthought)|mets (?:\\w+ ){1,3}?sous le tapis|keep (?:(?!paper|cash|shares)\\w+ ){1,5}?(?:well )?out of (?:this|that|the (?:picture|discussion|answer|story|analysis|conversation|talks))|jett\\w* (?:\\w+ ){1,3}?(?:a la|aux) (?:corbeille|poubelle|orties)|rang\\w+ (?:\\w+ ){1,4}?au rayon|pretend (?:\\w+ ){0,3}?(?:not there|not exist|are not|is not)|give (?:\\w+ ){0,3}?a miss|rule (?:\\w+ ){0,3}?out|wave (?:\\w+ ){1,3}?through',
  ],
};
