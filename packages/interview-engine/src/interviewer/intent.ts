import { wordsOf } from '../text/fold.ts';

export type Intent =
  | 'silence'
  | 'greeting'
  | 'repeat'
  | 'thinking'
  | 'help'
  | 'skip'
  | 'stop'
  | 'rude'
  | 'aside'
  | 'late'
  | 'clarify'
  | 'answer';

// Phrases are compared folded. A long answer that merely contains one is still an answer.
const LONGEST_REQUEST = 16;
const LONGEST_CALL_FOR_HELP = 9;
const LONGEST_GREETING = 5;
const LONGEST_JOKE = 30;

const phrases: readonly (readonly [Intent, RegExp])[] = [
  [
    'rude',
    /\b(?:fuck\w*|bullshit|shit|idiot|stupid question|shut up|you suck|connard|connasse|merde|ta gueule|ferme la|va te faire|imbecile|question (?:stupide|debile))\b/,
  ],
  [
    'repeat',
    /\b(?:(?:can|could|would|please|you) (?:\w+ ){0,2}repeat|repeat (?:the|that|it|please)|say (?:that|it) again|come again|did not (?:hear|catch|get)|what was the question|rephrase|repeter|repetez|repete|redire|redites|reformuler|reformulez|pas (?:bien )?entendu|quelle etait la question|can you hear me|are you (?:still )?there|(?:vous )?m entendez(?: vous)?|vous etes (?:toujours )?la)\b|^(?:sorry )?pardon$|^repeat$/,
  ],
  [
    'stop',
    /\b(?:(?:stop|end|finish) (?:the|this) (?:interview|call)|i (?:want|would like|have) to (?:stop|leave|go)|(?:arreter|arretez|terminer|terminez|mettre fin a) l entretien|arretons nous|je dois (?:partir|y aller))\b/,
  ],
  [
    'skip',
    /\b(?:skip (?:this|it|that|the)|next question|(?:let us|can we|shall we) move on|i (?:will )?pass|passer (?:cette question|a la (?:suite|suivante|question))|question suivante|passons a|pass\w+ (?:moi )?a la suivante|la suivante s il)\b|\b(?:skip|move on|je passe)(?: please)?$/,
  ],
  [
    'thinking',
    /\b(?:let me think|need (?:a|one|some) (?:moment|second|minute|time)|give me (?:a|one) (?:moment|second|minute|sec)|(?:i am|still) thinking|(?:laissez|donnez|accordez) moi (?:reflechir|un|une|le temps)|je reflechis)\b|^(?:just )?(?:one|a) (?:moment|second|minute|sec)\b|^(?:juste )?(?:un instant|un moment|une (?:seconde|minute))\b|^(?:hold on|attendez)\b/,
  ],
];

const clarify =
  /\b(?:(?:can|may|should|shall|do) i (?:assume|use|take|ignore|include|suppose)|do you mean|you mean|what do you mean|what exactly do you|is (?:it|that|this) (?:pre|before|after|per|a year|in total)|vous voulez dire|qu entendez vous|que voulez vous dire|(?:dois|puis|peux) je (?:supposer|prendre|utiliser|considerer|partir|ignorer)|est ce que je (?:peux|dois))\b|^(?:sorry |pardon )?(?:what is|c est quoi|quel est|quelle est) (?:the|its|their|l|le|la) (?!question)/;

const joke =
  /\b(?:(?:ha){2,}|lol|mdr|just kidding|i am joking|only joking|je plaisante|je rigole|je blague)\b/;

const late =
  /\b(?:(?:going|coming|to go|to come|let me (?:go|come)|can i (?:go|come)) back to (?:\w+ ){0,3}(?:previous|earlier|last|first) (?:question|answer|point)|(?:pour |je voudrais |j aimerais |si je peux )?(?:revenir|reviens|en revenant) (?:\w+ ){0,2}(?:question|reponse) (?:precedente|d avant|d avant sur))\b/;

const help =
  /\b(?:do not know|dunno|no idea|not sure|no clue|a hint|help me|can you help|i am stuck|(?:cannot|can not) answer|ne sais pas|sais pas|aucune idee|suis pas sure?|un indice|une piste|aidez moi|m aider|je bloque|je seche|ne connais pas)\b/;

const greeting =
  /^(?:(?:um|uh|well|so|euh|heu|bon|alors) )?(?:hello|hi|hey|good (?:morning|afternoon|evening)|yes|yeah|ok|okay|sure|ready|i am ready|bonjour|bonsoir|salut|oui|d accord|pret|prete|je suis prete?|allo)\b/;

/** What a turn of the candidate asks of the interviewer; `answer` unless it is clearly a request. */
export function intentOf(text: string): Intent {
  const words = wordsOf(text);
  if (words.length === 0 || !/\p{L}|\p{N}/u.test(text)) return 'silence';
  const folded = words.join(' ');
  if (late.test(folded)) return 'late';
  if (words.length <= LONGEST_JOKE && joke.test(folded)) return 'aside';
  if (words.length > LONGEST_REQUEST) return 'answer';
  const found = phrases.find(([, pattern]) => pattern.test(folded));
  if (found) return found[0];
  if (clarify.test(folded) && !/\d/.test(folded)) return 'clarify';
  if (words.length <= LONGEST_CALL_FOR_HELP && help.test(folded) && !/\d/.test(folded))
    return 'help';
  return words.length <= LONGEST_GREETING && greeting.test(folded) ? 'greeting' : 'answer';
}
