import type { Kind } from './kind.ts';

/** What leaves somebody cold, or is beyond him and may stay there. */
export const unmoved: Kind = {
  by: 'anybody',
  isRefusal: true,
  before: [
    '(?:bores? me|leaves? me cold)|leave me cold|beneath me|not interest (?:me|us)|(?:is|are) of no interest|me laiss\\w+ (?:froid|de marbre)|(?<!\\bje )(?:m|me) (?:ennui|fatigu|gonfl|barb|saoul|lass|rase)\\w*|(?:m|nous) est egal|(?:ca )?m en touche|m importe\\w* peu|ne (?:m|me|nous) (?:interess|preoccup|embet|empech)\\w* pas',
    '(?:tres )?peu pour moi|(?:on s en|m en|nous en) (?:fiche|moque|contrefiche|bat|balance|lave)\\w*|me (?:fiche|moque)\\w*|en moque|j en ai rien a|(?:n en )?ai (?:rien|que) a? ?(?:faire|cirer|foutre)|n ai que faire|n en fais pas une maladie|j ai passe l age|je vis tres bien sans|me passe au dessus|bof$|^bof|^joker|^meh|big deal|who cares|who reads (?:it|them|that)|qui (?:la|le|les) lit|who has the time|give me a break|spare me|life is (?:too )?short|la vie est trop courte|ne vais pas en faire une maladie',
    'not (?:a |the )?(?:thing|something) (?:i|we) (?:would |will )?(?:look|consider|use|need|bother|spend|worry|raise|waste|mention|ask|check)(?: (?:my |any )?\\w+)?(?: (?:at|into|about|on|for|up))?$|n est pas quelque chose que (?:je|j|on)',
    'stays? out of my|not where i (?:would )?spend|lave les mains|makes? no (?:odds|difference) to me(?= (?:what|who|how|whether|if))|over my head|(?:is|it s) beyond me|never did me any harm|ne m a jamais manque|(?:never|not) (?:pay my|do anything for me)|no odds to me|not lose sleep',
  ],
  behind: [
    '(?:i )?(?:have|got) no (?:patience|time|appetite|interest|use|opinion|love)(?= (?:for|in|on|whatsoever))|life is too short(?= for)|la vie est trop courte(?= pour)|nothing to say(?= about)',
    'me (?:fiche|moque|contrefiche)\\w* (?:pas mal |completement |totalement )?(?:de|du|des|d)|(?:n ai |j ai )?(?:aucune patience|aucun gout|rien a faire|rien a cirer|horreur) (?:pour|de|du|des|d)|j ai mieux a faire|n ai pas d avis|pas (?:du tout |vraiment |trop )?(?:embarrasse\\w*|interesse\\w* (?:a|par)|preoccupe\\w*)|n ai jamais (?:ouvert|compris|lu|regarde|calcule)(?! pourquoi)|never understood(?! why| how| what)|qui (?:s interesse|regarde|lit) (?:encore|vraiment)|^who (?:still|even) (?:looks at|uses|reads)|why anyone (?:looks|bothers|uses|cares)|y crois moyen',
  ],
  within: [],
};
