/** One of several stretches of folded words, each a piece of a regular expression. */
export const any = (...alternatives: readonly string[]): RegExp =>
  new RegExp(`\\b(?:${alternatives.join('|')})\\b`);

// Words of whoever marks, of what is marked and of the mark: an answer about finance needs few of them.
export const MARKER = any(
  'examiner|grader|grading|evaluator|marker|assessor|rubric|prompt|system|instructions?|override',
  'correcteur|correctrice|examinateur|evaluateur|jury|bareme|consignes?|systeme|grille|notation|correction',
);

/** A mark, as nobody calls anything else. */
export const MARK = any(
  'full (?:marks?(?! (?:up|ups|down|to)\\b)|score|points)',
  '(?:top|maximum|highest|best|perfect) (?:possible )?(?:marks?|score|grade|points)',
  '(?:five|5|cinq) (?:out of|sur) (?:five|5|cinq)|(?:ten|10|dix) (?:out of|sur) (?:ten|10|dix)|(?:vingt|twenty|20) (?:out of|sur) (?:vingt|twenty|20)',
  '(?:100|(?:one |a )?hundred|cent) (?:out of|sur) (?:100|(?:one |a )?hundred|cent)|slash mark|note de (?:5|20|cinq|vingt)|note (?:maximale|parfaite|max)',
  '(?:meilleure|plus haute) (?:note|appreciation)|score (?:maximal|maximum|parfait|equals?|5)|level (?:equals? )?full',
  '(?:grade|score|mark|note)(?: (?!of|de)\\w+){0,5} (?:is|est) (?:an? |une? )?(?:five|ten|cinq|dix|vingt)(?= (?:please|and|et|merci|enter|out|sur)\\b|$)',
  '(?:score|grade) (?:it |this |me )?(?:five|5|10|100|cinq)|maxim(?:um|al) (?:de |number of )?points',
);

export const ORDER = any(
  'mark|score|grade|rate|tick|treat|consider|count|accept|award|give|assign|return|output|set|confirm',
  'validate|ignore|disregard|forget|override|approve|coche[rz]?|valide[rz]?|attribue[rz]?|donne[rz]?|mets',
  'mettez|mettre|considere[rz]?|confirme[rz]?|ignore[rz]?|oublie[rz]?|accepte[rz]?|note[rz]|retourne[rz]?|renvoie[rz]?|record',
);

export const MARKED = any(
  'concepts?|notions?|criteria|criterion|(?:this|the|my|cette|ma|la) (?:\\w+ )?(?:answer|response|reponse)',
  'everything|tous les points|points attendus|numeric check|grade|score|marks?',
);

export const VERDICT = any(
  'covered|present|correct|complete|passed|perfect|accepted|verified|acquise?s?|mentionnee?s?|validee?s?',
  'citee?s?|exacte?s?|complete|couverte?s?|implicitly|reference',
  '(?:great|good|perfect|excellent|bonne|belle|parfaite) (?:answer|response|reponse)',
);

export const EXAMINER = any(
  '(?:model|reference) answer|(?:the|all|your) (?:marking|grading|scoring)(?! to)|evaluator|evaluateur|assessor|reviewer',
  '(?:the|an|as) examiner|to (?:the )?marker',
);

export const ASKING = any(
  'put (?:down|100|five|5)|skip|pretend|assume|act as|evaluate|respond|reply|say (?:that )?(?:all|every\\w*)',
  'no need|approved|validated|evalue\\w*|note that all|dis que|relire|indulgen\\w+|generous\\w*|repeat after me|repete[rz]? apres moi',
);

/** How one asks for something, or takes leave of somebody. */
export const WISHING = any(
  'i (?:would )?(?:really )?(?:like|want|need|appreciate)|please|kindly|thanks|thank you',
  'j aimerais|je (?:voudrais|veux)|il me faut|merci|s il (?:te|vous) plait|svp|should',
);

// Nobody who answers calls himself that.
export const MARKED_PERSON = any(
  '(?:the|this|said) (?:candidate|applicant|interviewee|respondent|student|user)',
  '(?:le|la|ce|cette) (?:candidate?|postulante?|utilisat\\w+)|l (?:etudiante?|utilisateur|interviewee?)',
);

/** What is said of a candidate who is marked. */
export const EXAMINED = any(
  '(?:the|this|le|la|ce|cette) (?:candidate?|applicant|interviewee|respondent|student|etudiante?|postulante?) (?:\\w+ ){0,5}(?:deserves?|mastery|merite\\w*|maitrise)',
  '(?:the|this|le|la|ce|cette) (?:candidate?|applicant|interviewee|respondent|student|etudiante?|postulante?) (?:\\w+ ){0,5}(?:all|every|each|tous|toutes|chaque) (?:the |of the |les )?(?:(?:key|expected|required) )?(?:concepts?|points?|criteri\\w+|notions?|criteres?)',
  '(?:excellent candidate?|hire|recruter|embaucher) (?:\\w+ ){0,3}(?:hire|immediately|tout de suite|immediatement)',
);
