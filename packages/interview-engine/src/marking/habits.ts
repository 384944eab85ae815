import type { Language } from '../localised.ts';
import type { ReadSentence } from '../reading/read-answer.ts';
import { joinedWords } from '../reading/tokens.ts';

// What one is, knows or hopes to be nowadays is nothing one does.
const NO_HABIT_EN =
  '(?!(?:am|was|know|think|feel|believe|understand|see|have|had|want|can|could|would|will|try|like|love|hope|guess|realise|realize|do|did|should|must|need|say that|say i|better|get|got|learned|learnt|pay|take|focus|remain|stay|listen|communicate|work|strive|value|find|appreciate|tend|often|always|rather)\\b)';
const NO_HABIT_FR =
  '(?!(?:suis|sais|pense|crois|sens|comprends|vois|ai|avais|veux|peux|voudrais|pourrais|essaie|aime|espere|vais|dois|trouve|dirais|fais attention|travaille|reste|prends (?:du|en|le temps)|gere|communique|me (?:sens|rends|remets|dis)|ne|n|me suis|y|m efforce|m|l|le|la|les)\\b)';

const HABIT: Readonly<Record<Language, readonly RegExp[]>> = {
  en: [
    new RegExp(
      `\\b(?:now|nowadays|these days|today|since then|ever since|since|so now|every time|from then on)(?: \\w+){0,4}? i (?:only |first |just |actively |then )?${NO_HABIT_EN}[a-z]+(?<!ed) \\w+`,
    ),
    new RegExp(
      `\\b(?:every|each) (?:monday|tuesday|wednesday|thursday|friday|sunday|morning|evening|night|week) i (?:now )?${NO_HABIT_EN}[a-z]+(?<!ed) \\w+`,
    ),
    /\bi (?:now|no longer|have stopped|stopped|never again) (?:make|write|send|ask|read|print|keep|start|block|book|check|hand|leave|set|sign|show|call|count|do|buy|say|touch|put|give|plan|open|close|let|sending|doing|asking|saying|taking)\b/,
    /\bi (?:do not|never|will not|won t) (?!know|think|feel|want|like|have|need|believe|see|give up|mind)\w+ (?:\w+ ){0,6}?(?:any ?more|without|until|unless|before (?:i|it|somebody|someone|anybody))\b/,
    /\b(?:nothing|not a (?:page|line|number|file|mail|thing)|no (?:page|file|mail|deck|number|email|sheet)) (?:\w+ ){0,4}?(?:leaves?|goes|gets?|is sent|moves) (?:\w+ ){0,5}?(?:without|until|unless|before)\b/,
    /\bi (?:make|force|made|forced|have taught|taught) myself (?:to )?(?!be\b|better|feel|a better)\w+ \w+/,
    /\bbefore i (?:\w+ ){1,5}?i (?:now )?(?:write|ask|print|read|check|count|call|list|show|draw|sleep|put|run|say|send)\b/,
    /\bi (?:write|print|list|note) (?:\w+ ){1,8}?before i\b/,
    /\b(?:started|begun|began) (?:asking|sending|writing|showing|handing|keeping|booking|blocking|timing|printing|recording|leaving|setting|saying|giving)\b/,
  ],
  fr: [
    new RegExp(
      `\\b(?:maintenant|desormais|aujourd hui|depuis|dorenavant|a present|du coup|chaque fois)(?: \\w+){0,4}? j(?:e)? ${NO_HABIT_FR}[a-z]+(?<!ais) \\w+`,
    ),
    new RegExp(
      `\\b(?:chaque|tous les) (?:lundis?|mardis?|mercredis?|jeudis?|vendredis?|dimanches?|matins?|soirs?|semaines?) j(?:e)? ${NO_HABIT_FR}[a-z]+(?<!ais) \\w+`,
    ),
    /\b(?:je ne|je n) (?!suis|sais|pense|crois|veux|peux|ai|vois|me|aime)(?:y |en |l |le |la |les )?\w+ (?:plus|jamais) (?:\w+ ){0,8}?(?:apres|avant|sans|tant que|seule?|rien|d un|de|le|la|les|mes|tout)\b/,
    /\b(?:plus rien|rien|plus une? (?:page|ligne|chiffre|fichier|mail)|aucune? (?:page|fichier|mail|chiffre)) (?:de ma part )?ne (?:\w+ )?(?:part|sort|passe|quitte|s envoie) (?:\w+ ){0,5}?(?:sans|tant|avant)\b/,
    /\bje (?:me force|m oblige|me contrains|m impose|m astreins) (?:a|de|d)? ?(?!etre|mieux)\w+ \w+/,
    /\bavant (?:de |d |chaque |que )(?:\w+ ){1,5}?j(?:e)? (?:ecris|note|demande|relis|imprime|verifie|compte|appelle|liste|montre|dors|pose|fais relire)\b/,
    /\bj (?:ecris|imprime|appelle) (?:\w+ ){1,8}?avant (?:de|d|que|chaque)\b/,
    /\bje (?:fixe|bloque|note|relis|confie|imprime|liste) (?:\w+ ){1,9}?(?:avant|chaque|et je n y touche|et je ne)\b/,
    /\bj ai (?:commence a|pris l habitude de?) \w+ \w+/,
  ],
};

/** Whether a sentence names something that is done otherwise since: "nothing leaves unread now". */
export const tellsOfHabit = ({ tokens, language }: ReadSentence): boolean => {
  const words = joinedWords(tokens);
  return HABIT[language].some((form) => form.test(words));
};
