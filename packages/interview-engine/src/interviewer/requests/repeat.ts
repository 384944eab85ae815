import { CLOSERS, OPENERS } from './parts.ts';

const GIVEN = String.raw`(?:question|numbers?|figures?|inputs?|assumptions?|data|hypotheses?|chiffres?|donnees?)`;

/** The candidate has not heard, understood or kept what was said. */
export const repeat: readonly string[] = [
  String.raw`\b(?:(?:can|could|would|please) (?:you )?(?:\w+ )?repeat|(?<!\bto )repeat (?:that|it|please|the (?:question|numbers?|figures?|last|first|end|beginning|start|inputs?))|come again|rephrase|remind me)\b`,
  String.raw`\b(?:say|ask|read|tell|give)(?: (?:me|that|it|this|to|the|those|${GIVEN}))* (?:again|once more|one more time|another time)\b`,
  String.raw`\bgo (?:over|through) (?:the |those |these |your )?${GIVEN}\b.* (?:again|once more|one more time)\b`,
  String.raw`\bi (?:did not|do not|could not|cannot|can not) (?:\w+ )?(?:hear|catch)(?: (?:that|it|you|what you|the (?:last|first|end|beginning|start|question|numbers?|figures?))\b|${CLOSERS}$)|\b(?:did|do) not (?:\w+ )?(?:get|understand|follow)(?: (?:that|you|what you \w+|(?:the|your) (?:question|numbers?|figures?|last \w+)))?${CLOSERS}$`,
  String.raw`\bi missed (?:that|it|you|what you|the (?:last|first|end|beginning|start|question|numbers?|figures?))\b`,
  String.raw`^${OPENERS}(?:what|which) (?:was|were) (?:the|those|that|your|it)\b(?: \w+){0,5}$|^${OPENERS}(?:what|which|how much|how many)\b.* (?:did you|you) (?:say|said|mention|mentioned|give|gave)\b|\bwhat (?:was|were) the .* again$`,
  String.raw`\b(?:sound|line|audio|connection) (?:just )?(?:cut out|cut off|cut|dropped|broke up|froze|is breaking up)(?: (?:what|for a|sorry|can|could)\b|${CLOSERS}$)|\byou (?:just )?(?:cut out|broke up|froze|are breaking up)\b|\b(?:speak|talk|go|read) (?:a (?:bit|little) )?(?:up|louder|slower|more slowly|less fast)\b(?! (?:than|in|as|on|by)\b)`,
  String.raw`\b(?:forgot|forgotten|lost|oublie|perdu) (?:(?:the|your|la|votre) question|what you (?:asked|said|were asking)|ce que vous (?:avez demande|demandiez|demandez|avez dit|disiez))\b|\b(?:revenir|revenez|(?:go|come|get) back|return) (?:a|to) (?:la|the|votre|your|what the|what your) question(?: is| was)?${CLOSERS}$|\bsaying (?:that|it) again\b|\b(?:reposer|reposez)(?: moi)? (?:la|votre) question\b|^${OPENERS}(?:what|huh|say again)$|^(?:sorry |i beg your )?(?:pardon|sorry|excuse me)$|^repeat$`,
  String.raw`\b(?:repeter|repetez|repete|redire|redites|reformuler|reformulez)\b`,
  String.raw`\b(?:pouvez|pourriez|peux|pourrait|vous|me|moi) (?:\w+ )?(?:redonner|redonnez|rappeler|rappelez|relire|relisez|repreciser)\b|\b(?:rappelez|redonnez|relisez) (?:moi|la|le|les)\b`,
  String.raw`\bn ai pas (?:bien |tout |tres bien )?(?:entendu|saisi|suivi|note)\b|\bpas (?:bien )?entendu\b|\bn ai pas (?:bien |tout )?compris (?:la|votre|vos|les|ce que vous|la fin)\b|\bpas (?:bien )?compris$`,
  String.raw`^${OPENERS}(?:quelle? etait (?:la|le|l)|quell?e?s etaient (?:les|vos))(?: \w+){1,5}$|\bc etait (?:quoi|combien)\b|\b(?:combien|quoi|quels?|quelles?)\b.*\bdeja$`,
  String.raw`\bvous (?:avez dit|disiez|aviez dit) (?:quoi|combien|quels?|quelles?)\b|\bvous disiez$|\b(?:combien|quels?|quelles?)\b.* vous (?:avez dit|disiez|avez donne)$`,
  String.raw`\b(?:ca|vous|son|ligne|connexion|micro) (?:a |avez |s est )?(?:coupe|saute|lague|coupee)\b|\b(?:parler|aller|lire) (?:un peu )?(?:plus|moins) (?:fort|lentement|vite)\b`,
  String.raw`^(?:comment|quoi|plait il)$`,
  String.raw`\brun (?:that|it|this) by me\b|\b(?:i|we) (?:have )?lost you\b|\bsay (?:it|that) (?:slower|louder|more slowly)\b|\bwhat (?:is|was|s) the question\b|\bi (?:think i )?(?:might have |may have )?missed something\b|\bhear (?:the question|that|it) (?:again|once more)\b|^${OPENERS}(?:once more|one more time)${CLOSERS}$`,
  String.raw`\bnot (?:quite |really )?sure i (?:understood|got|understand|heard|caught|follow)(?: (?:that|you|it|what you|(?:the|your) question)\b|${CLOSERS}$)|\byou (?:(?:were|are|keep) )?(?:cutting|breaking) (?:out|up|off)\b`,
  String.raw`\b(?:rate|perdu|loupe|manque) (?:le debut|la fin|la question|le fil de (?:la|votre) question|un bout|une partie de (?:la|votre) question)\b|\bje (?:ne )?vous (?:ai perdue?|entends (?:plus|mal|pas))\b|\b(?:mal|pas bien) (?:entendu|compris)(?: (?:la|votre) question)?${CLOSERS}$|^${OPENERS}encore une fois${CLOSERS}$|\bpas (?:\w+ )?sure? d avoir (?:bien )?(?:compris|entendu|saisi)\b`,
  String.raw`^${OPENERS}what (?:is|s|was|were) (?:the|your) (?:\w+ ){1,4}again\b|\bread (?:it|that) (?:out )?(?:again|once more)\b|\bquestion again\b|^${OPENERS}which \w+ was (?:that|it)\b`,
  String.raw`\breprendre (?:la question|depuis)\b|\bqu est ce que vous (?:m )?(?:avez dit|disiez|demandiez|demandez|avez demande)\b`,
];

/** The same at the end of an answer, in so many words: "repeat the audit" is part of one. */
export const repeatAfterAnswering: readonly string[] = [
  String.raw`^${OPENERS}(?:can|could|would) you (?:please |just )*(?:repeat|say|ask|read)(?: me)? (?:the|that|your|it)(?: last| whole)?(?: question| part)?(?: again| once more| please| one more time)*$|^${OPENERS}what was the (?:last |rest of the )?question${CLOSERS}$`,
  String.raw`^${OPENERS}(?:(?:pouvez|pourriez) vous|vous (?:pouvez|pourriez)) (?:me )?(?:repeter|redire|reposer|rappeler)(?: (?:la|votre) question)?${CLOSERS}$|^${OPENERS}(?:quelle etait|c etait quoi) la question(?: deja)?${CLOSERS}$`,
];
