import { CLOSERS, OPENERS } from './parts.ts';

/** The candidate wants another question. */
export const skip: readonly string[] = [
  String.raw`\b(?:can|could|may) (?:we|i) (?:just )?(?:skip|pass)\b|\bskip (?:this|it|that|the question)(?: one| question)?\b|\bi (?:will |would )?(?:rather |prefer to |just )?pass(?: on (?:this|that|it)(?: one)?)?${CLOSERS}$|^pass(?: on (?:this|that) one)?\b|\b(?:skip|move on)${CLOSERS}$`,
  String.raw`\b(?:i|would) (?:rather|prefer) (?:to )?not (?:to )?answer\b|\bprefer not to answer\b`,
  String.raw`(?<!\bno )\bnext question\b|\b(?:go|move|jump|skip) (?:on |ahead )?to the next(?: one| question)?${CLOSERS}$|\bnext(?: one)?${CLOSERS}$|\b(?:let us|can we|shall we) move on${CLOSERS}$`,
  String.raw`\b(?:can|could|may|let us|shall) (?:we |i |you )?(?:\w+ ){0,2}(?:something else|another (?:one|question)|a different (?:one|question))\b|\bchange (?:the )?question\b`,
  String.raw`\b(?:on|je|pourrait on|peut on|puis je) (?:\w+ )?(?:passer|pass)(?: a autre chose)?${CLOSERS}$|\b(?:je|on) passe${CLOSERS}$|\b(?:je|on) passe (?:la|cette) question\b|\bpassons(?: a (?:la (?:suite|suivante|question suivante)|autre chose|une autre)(?: question)?)?${CLOSERS}$`,
  String.raw`\bpasser (?:cette question|a la (?:suite|suivante|question))\b|\bpass\w+ (?:moi )?a la suivante\b|\b(?:question|la) suivante${CLOSERS}$`,
  String.raw`\b(?:peut|peux|pourrait|pourrions|voudrais|aimerais|possible de) (?:\w+ )?changer de question\b|^changeons de question\b|\bune autre question${CLOSERS}$|\b(?:prefere|prefererais|voudrais) (?:ne pas repondre|passer)\b`,
  String.raw`\bcome back to (?:this|that|it)(?: one| question)?(?: later| at the end| afterwards)?${CLOSERS}$|\b(?:y revenir|revenir (?:dessus|a cette question|a la question(?= plus tard| a la fin| apres)))(?: plus tard| a la fin| apres)?${CLOSERS}$|\bi do not want to answer\b|\b(?:want|like) to move on${CLOSERS}$`,
  String.raw`^${OPENERS}(?:passe|joker|suivante?|la suivante|next|pass|skip)${CLOSERS}$|\bask me (?:something|another)\b|\bposez (?:m en|moi) (?:une autre|autre chose)\b`,
  String.raw`\b(?:will|going to|have to|need to) pass(?: on (?:this|that|it)(?: one)?)?${CLOSERS}$|\bi (?:think )?(?:i )?(?:have to )?pass on (?:this|that) one\b|\bleave (?:that|this|it)(?: one)?${CLOSERS}$`,
  String.raw`\bpasse (?:mon tour|a la suite|a autre chose)\b|\blaisse tomber (?:celle|cette)\b`,
];
