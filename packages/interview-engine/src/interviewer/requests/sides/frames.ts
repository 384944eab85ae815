import type { Frame } from './side.ts';

const COMMON_ENGLISH =
  'is are am was were be been being do does did can could will would shall may might should have has had got get getting go goes i you we it s this that there these those the a an my your our me us any some all of in on at to for with and or if so far here now still already just really also please going gonna not by too yes okay ok sir';
const COMMON_FRENCH =
  'est sont sera seront serait suis etes sommes etait c ce ca cela j je tu t vous nous on il elle ils y en a ai as avez avons ont le la les l un une des de du d mon ma mes votre vos notre nos cet cette celle celui me m moi se s ne n pas que qu qui quoi peut peux puis pouvez pourrait fait faire faites fais ferez eu va vais vas vont aller dans sur au aux avec pour par et ou si bien encore deja toujours aussi meme tout toute tous quelque ici monsieur madame';

const LEADS_ENGLISH =
  'so|well|right|okay|ok|yes|yeah|no|wait|sorry|pardon|excuse me|hang on|and|but|just|i mean|actually|please|hello|hi|by the way|also|first|honestly|before (?:we|i) \\w+(?: on| answer)?|before that|(?:may|can|could|might) i (?:just |quickly |please )*(?:ask|know|check)(?: you)?|(?:can|could|would|will) you (?:please |just |kindly )*tell me|tell me|i (?:\\w+ )?(?:was wondering|wonder|(?:wanted|meant|forgot|want|like) to (?:ask|know|check))|do you know|(?:a |one |just one |just a )?(?:quick |small |short )?question|if i may(?: ask)?|if|whether|i am not sure|i do not know|i have(?: completely| a bit)? lost (?:count|track)|i lost (?:count|track)|i hope|good (?:morning|afternoon|evening)|thank you|thanks|(?:thanks|thank you) for having me|sir|madam|great|good|then|now|apologies|is it possible to know';
const TAILS_ENGLISH =
  'please|thanks|thank you|sorry|now|here|though|again|maybe|then|for me|by the way|exactly|at the moment|so far|sir|madam|right|or not|no|yet|in fact|actually|for this|on this|(?:sorry )?about (?:that|it)|because i have a lot to say|to check|to be honest|i think|if possible|if that is ok(?:ay)?|too|also|just curious|out of curiosity';
const LEADS_FRENCH =
  'alors|donc|bon|oui|non|attendez|excusez moi|desolee?|pardon|et|mais|juste|ah|oh|au fait|sinon|d abord|dites|dites moi|en fait|s il vous plait|svp|avant de \\w+(?: a (?:repondre|parler))?|(?:je peux|puis je|est ce que je peux|pourrais je|je pourrais) (?:vous demander|savoir|demander)|(?:est ce qu |on )?(?:peut on|on peut) savoir|(?:pouvez|pourriez) vous me (?:dire|rappeler)|vous (?:pouvez|pourriez) me dire|je me demand(?:e|ais)|(?:je voudrais|j aimerais|je voulais|j ai oublie de) (?:vous demander|demander|savoir)|(?:juste )?une (?:petite |derniere )?question|savez vous|vous savez|si je (?:peux|puis) (?:me permettre|demander)|si|est ce que|est ce qu|j ai perdu le compte|je suis (?:un peu |completement )?perdue?|je ne sais (?:pas|plus)|je ne suis pas sure?|merci(?: de me recevoir| beaucoup)?|bonjour|bonsoir|salut|monsieur|madame|d accord|ok';
const TAILS_FRENCH =
  's il vous plait|svp|merci|desolee?|excusez moi|pardon|maintenant|la|ici|alors|peut etre|monsieur|madame|non|hein|ou pas|ou non|deja|exactement|du coup|quand meme|pour l instant|en fait|au juste|si possible|pour verifier|dans l entretien|ca|je crois|je pense|pour etre honnete|pour moi|comme ca|au total|en tout|aussi|aujourd hui';

const ASKING_FRENCH =
  '(?:combien|quoi|ou|quand|quelles?|quels?|quantieme|combientieme|laquelle|pourquoi|comment)';
const OPENING_FRENCH = String.raw`(?:(?:(?:a|de|dans|depuis|pour|avec|en|sur) )?(?:qu|que|qui|est ce|avez vous|aimez vous|etes vous|suis je|puis je|dois je|faut il|ai je|aurai je|y a t il|sont elles|je peux|je vais|je pourrai|j aurai|vous|quelqu un|${ASKING_FRENCH})\b|(?:\w+ ){1,5}${ASKING_FRENCH})`;

/** What English puts around and into any request. */
export const englishFrame: Frame = {
  leads: LEADS_ENGLISH,
  tails: TAILS_ENGLISH,
  common: COMMON_ENGLISH,
  opening:
    '(?:is|are|am|was|will|would|do|does|did|can|could|may|might|should|shall|have|has|who|what|when|where|which|how|why|must)\\b',
};

/** And French. */
export const frenchFrame: Frame = {
  leads: LEADS_FRENCH,
  tails: TAILS_FRENCH,
  common: COMMON_FRENCH,
  opening: OPENING_FRENCH,
};
