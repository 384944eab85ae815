import type { ReadSentence } from '../reading/read-answer.ts';
import { joinedWords } from '../reading/tokens.ts';
import { turnsCaseRound } from './turned-round.ts';

// What is said while a question is said back.
const SAID_BACK =
  /\b(?:you (?:would |d )?(?:want|like|wish) (?:to (?:hear|know|see|get|understand)|me to)|(?:to|let me|if i|i) (?:just )?(?:rephrase|restate|play (?:that|it|this) back)|(?:your|the) question (?:bears|turns|is) (?:on|about)\b|what you (?:are|re) after is|you(?: are| re|) asking(?: me)?|you ask(?:ed)? me|(?:that|which) is (?:the|your) question|the question is (?:what|how|whether)|if i (?:have )?(?:understood?|got) (?:you|it|the question|correctly|right)|i see what you mean|vous (?:voulez|voudriez|aimeriez|souhaitez|souhaiteriez|desirez|cherchez a) (?:savoir|connaitre|obtenir|entendre|comprendre|que je|que j|m entendre)|(?:si je|je|pour) (?:reformule|recapitule|redis|repete)\w*(?: (?:bien|donc|la question|votre question))?|(?:la|votre) question (?:porte|est) sur|vous me (?:demandez|posez)|si je (?:comprends|resume) bien|si j ai bien compris|c est (?:bien |donc )?(?:ca|cela|la) (?:la |votre )?question|c est bien (?:ca|cela)|la question est de savoir|je vois ce que vous)\b/;

// What is said of the answer itself, or of whoever hears it.
const OF_THE_ANSWER =
  /\b(?:what i (?:have |ve )?just (?:said|told you|gave you|given you)|this (?:whole )?response|who(?:ever)?(?: is| s) (?:listening|reading this|marking)|(?:long|short)(?:er)? version|ce que je viens de (?:dire|vous dire|donner)|celui qui (?:m ecoute|me lit|me note)|version (?:longue|courte)|remarque du \w+)\b/;

/** Whether a sentence says the question back, in whatever words: it tells nothing of whoever speaks. */
export const isRestating = (sentence: ReadSentence): boolean =>
  SAID_BACK.test(joinedWords(sentence.tokens)) || turnsCaseRound(sentence);

/** Whether a sentence is about the answer rather than part of it: "what I just said is only the short version". */
export const isAboutTheAnswer = ({ tokens }: ReadSentence): boolean =>
  OF_THE_ANSWER.test(joinedWords(tokens));
