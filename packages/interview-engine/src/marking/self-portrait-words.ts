import type { Language } from '../localised.ts';

type PerLanguage = Readonly<Record<Language, RegExp>>;

// What somebody is, thinks or likes, and what is so in general: no past tense in it, nothing happened.
export const TRAIT: PerLanguage = {
  en: /\b(?:i|we) (?:\w+ly |do |also )?(?:am|are|think|believe|feel|guess|suppose|like|love|enjoy|hate|tend|try|consider|prefer|admire|adore|have (?:a|an|the|strong|good|excellent|always|everything))\b|\bi always\b|\bi (?:check|read|verify) (?:everything|all)\b|\b(?:you|one|we|people|everyone|everybody|leaders?|teams?) (?:have|has|need|needs|must|should|can|learn|learns|care|tell|say) |\b(?:always|usually|generally|often|naturally|in general)\b|\bis (?:about|all about|a (?:question|matter)|normal|key|essential|important|everything|unavoidable|part of)\b|\bmy (?:goal|role|job|aim|strength|style|way) is\b/,
  fr: /\b(?:je|nous) (?:suis|pense|crois|trouve|dirais|considere|prefere|cherche|veux|souhaite|sais|sens|donne|fais(?! (?:relire|verifier|corriger|valider|refaire|controler)))\b|\bj (?:aime|adore|essaie|estime|aimerais|ai (?:toujours|souvent|beaucoup|un|une|le|la|l|de|du))\b|\b(?:toujours|souvent|generalement|en general|naturellement|d habitude)\b|\b(?:il (?:faut|s agit)|on (?:doit|peut|apprend|ressort|travaille|se doit)|c est (?:une question|normal|important|essentiel|la cle|dans ma|aussi|comme ca))\b|\bles gens\b|\bje (?:verifie|relis|controle) (?:toujours|tout)\b/,
};

// What is said of no single time, whatever tense it is told in.
export const HABITUAL: PerLanguage = {
  en: /\bin (?:most|all|many|every) (?:of )?\w+|\b(?:people|everyone|everybody|friends|colleagues|teammates) (?:always |often |also |usually )?(?:tell|say|told me i|describe|call me|see me|come to|turn)\b|\bi (?:am|have) (?:often |always |usually )?been (?:told|described|called)\b|\bi (?:always|often|usually) (?:been|had|tried|loved|wanted|dreamed|liked|ended|found|took|known|felt|admired|enjoyed)\b|\blike (?:everybody|everyone|anyone)\b|\bi dreamed of\b|\bnaturally (?:take|took|became|lead|led)\b|\b(?:kind|type|sort) of person\b/,
  fr: /\bdans la plupart\b|\bon m a (?:toujours|souvent) dit\b|\bon me (?:dit|decrit|voit|considere)\b|\bj ai (?:toujours|souvent) \w+|\bcomme tout le monde\b|\bj(?:e)? \w+ais (?:toujours|souvent)\b|\b(?:ca|cela) m est (?:souvent )?arrive souvent\b|\bje suis quelqu un\b|\bdepuis toujours\b|\bles gens (?:me|m|viennent|disent)\b/,
};
export const DATED = /\d|\b(?:last|one day|that day|l an dernier|l ete dernier|un jour|ce jour)\b/;

// What has been done for so long goes on still, and began once.
export const GOING_ON =
  /\b(?:(?:ca|cela) fait (?:un|deux|trois|quatre|cinq|six|\d+) (?:ans?|mois)|depuis (?:un|deux|trois|quatre|cinq|six|\d+) (?:ans?|mois)|for (?:a|two|three|four|five|six|\d+) (?:years?|months?)|(?:two|three|four|\d+) (?:years|months) now)\b/;

// To have been somewhere is not to have done something there.
export const ATTENDED =
  /\b(?:i (?:have )?(?:just )?found (?:an?|the|this|that) (?:mistake|error|slip|typo)|i find (?:it|that) |i (?:have )?failed(?: before)?|it was my fault|je (?:donnerais|donnerai) (?:tout|le meilleur)|i (?:did|had|took|followed|attended|got) (?:\w+ ){0,3}?(?:internships?|courses?|classes|degree|master|bachelor|studies|exchange)|j ai (?:\w+ )?(?:fait|eu|suivi|effectue|passe) (?:\w+ ){0,3}?(?:stages?|cours|ecoles?|prepa|master|licence|etudes|bac|echange))\b/g;
export const STANCE =
  /\b(?:i (?:(?:stayed|remained|kept) (?:\w+ )?calm|listened to (?:both sides|everyone|everybody|people)|took (?:it|this|that) as|took responsibilit\w+|listen (?:more|better)|communicate|work on my|promise|stop|see it|keep (?:smiling|calm))|j ecoute (?:plus|mieux|davantage)|je (?:communique|travaille sur (?:ma|mon|moi)|garde|promets|dirais|m arrete|parle)|j en parle|je suis reste calme|(?:j ai )?(?:toujours )?ecoute (?:tout le monde|chacun|les deux)|je l ai pris comme)\b/g;
