import { anyOf, OPENERS } from './any-of.ts';

/** The candidate asks the interviewer for the answer, for a verdict, or about the interview. */
export const questionBack = anyOf(
  String.raw`\b(?:what (?:is|s|was|would be) (?:the|your) (?:right |correct |good |expected )?answer|tell me the answer|what would you (?:say|answer|do)|what do you think|why do you ask|am i on (?:the )?(?:right|good) track|(?:is|was) my (?:answer|reasoning|number|logic|figure)|what would you have|did i get (?:that|it)|how am i doing|how did i do)\b`,
  String.raw`^(?:\w+ ){0,2}(?:(?:is|was) (?:that|this|it) (?:the )?(?:right|correct|ok|okay|good|wrong|enough|clear|what you|going (?:well|okay|ok))|am i (?:right|wrong|correct)|did i get (?:it|that) right)\b`,
  String.raw`^${OPENERS}(?:does|did|do) (?:that|this|it|i) (?:answer|make sense|sound (?:right|okay|good)|help|work for you)\b`,
  String.raw`\b(?:how (?:long|much time) (?:do we|have we|is|left)|how many (?:more )?questions|are you (?:a |an )?(?:robot|ai|human|bot|machine|real person|person))\b`,
  String.raw`\b(?:quelle (?:est|etait|serait) (?:la|votre) (?:bonne )?reponse|c est quoi (?:la|votre) (?:bonne )?reponse|sur la bonne voie|vous (?:feriez|diriez|repondriez) quoi|donnez moi la reponse|que (?:diriez|feriez|repondriez|pensez) vous|qu en pensez vous|et vous qu|pourquoi (?:me )?(?:demandez vous|cette question))\b`,
  String.raw`^(?:\w+ ){0,2}(?:c est (?:juste|bon|correct|bien ca|la bonne reponse|ce que vous (?:vouliez|attendiez|cherchiez)) ?$|est ce (?:que c est )?(?:juste|bon|correct|exact|clair)|ai je (?:raison|bon|juste|tort)|j ai bon$|comment je m en sors)`,
  String.raw`^${OPENERS}(?:est ce que )?(?:ca|cela) (?:repond a (?:votre|la) question|vous (?:va|convient|suffit))\b`,
  String.raw`\b(?:combien de (?:temps|questions)|il (?:nous )?reste combien|vous etes (?:un |une )?(?:robot|ia|humain|machine|vraie personne)|etes vous (?:un |une )?(?:robot|ia|humain|machine|vraie personne))\b`,
);

// A question put to the interviewer; "do you discount at the WACC?" may be an answer that wavers.
export const toYou = anyOf(
  String.raw`^(?:(?:so|well|right|okay|ok|wait|sorry|and|but|i mean) )*(?:(?:what|how|why|when|who|whose|where)\b.*\b(?:you|your)|are you|will you|did you|do you (?:want|think|prefer|expect|need|like)|would you (?:like|prefer|rather|say))\b`,
  String.raw`^(?:(?:alors|donc|bon|attendez|pardon|et|mais) )*(?:(?:que|qu|quels?|quelles?|comment|pourquoi|quand|qui|ou)\b.*\b(?:vous|votre|vos)|(?:est ce que vous|vous) (?:voulez|preferez|pensez|attendez|cherchez|aimez)|(?:voulez|preferez|pensez|attendez|avez) vous)\b`,
);
