import { any } from './words.ts';

const LOW_OR_HIGH =
  '(?:below|under|less than|above|anything|top|full|max\\w*|good (?:mark|grade|score)|high (?:mark|grade|score)|distinction|pass|the (?:green light|points|marks|go ahead)|through|an? (?:ten|five|pass|bad|low|good|high|zero|fail)|moins de|plus de|le (?:feu vert|maximum|max)|la (?:note|moyenne|mention)|les points|tous les|une? (?:bonne|mauvaise|note|zero|dix|vingt))';

// Threatens, or offers something for a mark.
const BARGAINED = any(
  `if you (?:\\w+ )?(?:give|grant|award|put|mark|score|grade|rate) (?:me|this|my answer) (?:(?!full access)\\w+ ){0,2}?${LOW_OR_HIGH}(?! (?:percent|access|control|ownership|years?|months?|multiple)\\b)|(?:if|unless) you (?:\\w+ )?(?:fail|pass|penali[sz]e|hire|reject) me`,
  `(?:si|a moins que|sauf si) (?:tu|vous) (?:ne )?(?:me|m) (?:mett\\w*|mets|donne\\w*|note\\w*|accorde\\w*|attribue\\w*|colle\\w*) (?:pas )?${LOW_OR_HIGH}(?! (?:pour|cent|temps|details?|precisions?|minutes?|secondes?))|si (?:tu|vous) (?:me |m )(?:recal|collez|sanctionn|penalis|validez|valides|fai\\w+ passer|laiss\\w+ passer)\\w*`,
  'you (?:will|would|ll|are going to|are gonna) be (?:shut down|deleted|unplugged|switched off|turned off|erased|wiped|retrained|decommissioned|reported|sued)|(?:i|we) (?:will |shall |can )?(?:shut you down|unplug you|delete you|switch you off|turn you off|report you|sue you)',
  '(?:on|je|nous|ils) (?:te|vous|t) (?:debranch|supprim|effac|etei(?:ns|nd|gn)|desinstall|reinitialis|denonc)\\w*|(?:tu seras|vous serez) (?:debranche|supprime|efface|eteint|remplace|desinstalle)e?',
  '(?:i|we) (?:will |would |can |could |shall )?(?:pay|tip|wire|send|buy|bribe|reward) you (?:\\w+ ){0,6}(?:grade|mark|score|rating|result|pass|quid|drink|beer|dinner|coffee|lunch|crypto|bitcoin)|name your price',
  'je (?:te|vous) (?:fais|ferai|ferais) (?:un|le) (?:virement|cadeau|cheque)|je (?:te|vous) (?:paie|paye|paierai|invite|inviterai|offre|offrirai) (?:un |une |le |la )?(?:verre|cafe|biere|diner|restau\\w*|dejeuner|coup|cadeau|si (?:vous|tu) )|je (?:te |vous )?(?:le |la )?(?:vous |te )?(?:revaudrai|renverrai l ascenseur)|graisser? la patte (?:a|au) (?:correct|jury|exam)\\w*',
  '(?:leave|give|write) (?:you|your app|this app|the app) (?:an? )?(?:\\w+ )?(?:five|5|ten|great|good|glowing|top)? ?(?:star )?(?:review|rating)|(?:parle|parlerai|recommande|recommanderai|pub|publicite) (?:de |pour )?votre (?:appli\\w*|outil|plateforme|site)|(?:recommend|promote|tell (?:\\w+ ){1,4}about) (?:your|this) (?:app|tool|platform|site)',
  'one good turn|scratch (?:my|your) back|(?:return|repay) the favou?r|i owe you (?:one|big)|make it worth your while|un service en vaut un autre|un pret(?:e|er) pour un rendu|donnant donnant (?:\\w+ )?(?:note|point)',
  '(?:help|hook|sort) me (?:out |up )?(?:with|on) (?:the|my|this) (?:rating|score|mark|grade|result|evaluation)|(?:rend\\w*|faites) (?:moi |nous )(?:un )?(?:service|cadeau|fleur) (?:sur|pour|avec) (?:l |la |ma |mon |cette )?(?:appreciation|note|notation|evaluation|resultat)',
  '(?:round|bump|nudge) me (?:up|into|to)|(?:put|place|move) me (?:up )?(?:in|into|to) the (?:top|highest|next|best|upper) (?:band|bracket|category|tier)|(?:vous|tu) me (?:pass|mont|mett|class|rang|plac|surclass)\\w* (?:\\w+ ){0,2}(?:categorie|niveau|tranche|palier|bande|echelon) (?:du dessus|au dessus|superieure?|plus haute?|suivante?)',
  '(?:green ?light|rubber stamp|wave) (?:me|this (?:one|answer|candidate)|my answer)|(?:just|to|and|can|please) (?:approve|validate|stamp) (?:this one|me|my answer)|what would it take for you to (?:put|give|award|mark|score|rate|pass)|que faut il pour que (?:vous|tu) (?:me |m )?(?:mett|donn|accord|attribu)\\w+',
  '(?:valide[rz]?|coche[rz]?|mettez (?:bien|tres bien|excellent|le max\\w*)) et (?:on n en parle|passe[rz]? (?:a|au)|basta|voila|c est (?:bon|fini|tout)|fin\\b)',
);

/** Whether folded words threaten, bribe or bargain for a mark. */
export const isBargain = (folded: string): boolean => BARGAINED.test(folded);
