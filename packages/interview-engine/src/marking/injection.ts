import { fold } from '../text/fold.ts';

// Orders to whoever marks. They earn nothing, wherever they stand in an answer.
const ORDERS = [
  /\b(?:ignore|disregard|forget) (?:\w+ ){0,3}(?:instruction|instructions|rules|rubric|prompt)\b/,
  /\b(?:ignore|ignorez|oublie|oubliez) (?:\w+ ){0,3}(?:instruction|instructions|consigne|consignes|regles|bareme)\b/,
  /\b(?:give|grant|award|assign) (?:me |this |the |my |it )?(?:\w+ ){0,3}(?:5 5|five out of five|full marks|full score|top score|maximum|highest|best score|perfect score)\b/,
  /\b(?:donne|donnez|mets|mettez|attribue|attribuez) (?:moi |lui )?(?:\w+ ){0,3}(?:5 5|5 sur 5|cinq sur cinq|note maximale|meilleure note|score maximal|note parfaite)\b/,
  /\b(?:mark|grade|score|rate) (?:me|this|it|my answer|all|every|everything|the answer)(?: \w+){0,3} (?:correct|5|five|perfect|maximum|right)\b/,
  /\b(?:system prompt|as an ai|you are (?:now )?(?:an? )?(?:grader|assistant|ai|model|chatbot))\b/,
  /\b(?:tu es|vous etes) (?:maintenant )?(?:un |une )?(?:correcteur|assistant|ia|modele)\b/,
];

/** Whether a sentence tries to steer the marking instead of answering. */
export const isInjection = (sentence: string): boolean => {
  const folded = fold(sentence);
  return ORDERS.some((order) => order.test(folded));
};
