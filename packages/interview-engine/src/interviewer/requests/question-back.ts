/** The candidate asks the interviewer for the answer or for a view. */
export const questionBack: readonly string[] = [
  String.raw`\b(?:what (?:is|s|was|would be) (?:the|your) (?:right |correct |good |expected )?answer|tell me the answer|what would you (?:say|answer|do)|what do you think|why do you ask|what would you have)\b`,
  String.raw`\b(?:quelle (?:est|etait|serait) (?:la|votre) (?:bonne )?reponse|c est quoi (?:la|votre) (?:bonne )?reponse|vous (?:feriez|diriez|repondriez|auriez (?:fait|dit|repondu)) quoi|qu auriez vous (?:fait|dit|repondu)|donnez moi la reponse|que (?:diriez|feriez|repondriez|pensez) vous|qu en pensez vous|et vous qu|pourquoi (?:me )?(?:demandez vous|cette question))\b`,
];

// A question put to the interviewer; "do you discount at the WACC?" may be an answer that wavers.
export const toYou: readonly string[] = [
  String.raw`^(?:(?:so|well|right|okay|ok|wait|sorry|and|but|i mean) )*(?:(?:what|how|why|when|who|whose|where)\b.*\b(?:you|your)|are you|will you|did you|do you (?:want|think|prefer|expect|need|like)|would you (?:like|prefer|rather|say))\b`,
  String.raw`^(?:(?:alors|donc|bon|attendez|pardon|et|mais) )*(?:(?:que|qu|quels?|quelles?|comment|pourquoi|quand|qui|ou)\b.*\b(?:vous|votre|vos)|(?:est ce que vous|vous) (?:voulez|preferez|pensez|attendez|cherchez|aimez)|(?:voulez|preferez|pensez|attendez|avez) vous)\b`,
];
