import type { Kind } from './kind.ts';

/** What nobody is said to care for. */
export const unasked: Kind = {
  by: 'anybody',
  isRefusal: true,
  before: [
    '^(?:nobody|no one|no (?:serious |managing |sane )?(?:person|director|client|banker|partner|buyer|investor)(?: in \\w+ \\w+)?) (?:(?:will|is going to|would|has|have) )?(?:ever |really |actually )?(?:asks? for|cares?|reads?|uses?|checks?|bothers?|looks? at|notices?|ask about)(?: (?:it|them|that|this|those|about it|one))?(?! (?:a|an|the|your|my|our|us|him|past|twice) )',
    '(?:(?:n )?interesse|ne preoccupe|n interesse) personne|(?<!que )personne (?:ne |n )(?:(?:le|la|les|l|me|y|en) )*(?:lit|regarde|demande|utilise|verifie|croit|parle|prete|pose|retient|verra)\\w*(?! (?:sans|pas|\\w+ sans))',
    '(?:has |have )?never (?:come up|changed a|cost|hurt|killed|moved|bothered) ?(?:any(?:one|body|thing)|price)?$|n a jamais empeche personne|tout le monde (?:le|la|les|en|nous (?:le|la|les)) (?:cite|parle|recite|met)\\w* (?:et|mais) moi|il y aura toujours quelqu un',
  ],
  behind: [
    '(?:nobody|no one|no (?:client|banker|buyer|lender|deal|sane person|serious \\w+)) (?:has |have )?(?:ever )?(?:lost (?:a|any) (?:deal|client|mandate|job|sleep)|got fired|been fired|been sacked|thanked|(?:in the room )?(?:is going to|will) (?:ask|notice|care)|models?|complained)|(?:nobody|no one) (?:has )?ever asked (?:me )?(?:for|about)',
    'personne n a jamais (?:rate|perdu|plante|refuse) (?:un |de )?\\w+ (?:a cause|sur|pour)|(?:on ne|personne ne) m a jamais (?:pose|demande|parle|reproche)\\w*(?: de)?(?: questions?)?|i (?:have )?never (?:once )?(?:had|seen|heard|met) (?:a |an |any )?\\w+ (?:\\w+ )?(?:ask|use|care|read|check)\\w*',
  ],
  within: [],
};
