import { CLOSERS } from './parts.ts';

/** The candidate asks for help in so many words, whatever is said around it. */
export const hint: readonly string[] = [
  String.raw`\b(?:can|could|would|may|please|need|have|give)\b.*\b(?:a|any|some) (?:small |little )?(?:hint|clue|pointer|nudge)\b`,
  String.raw`\b(?:can|could|would) you (?:please )?(?:help|guide|steer|point) ?(?:me\b|${CLOSERS}$)|\bhelp me (?:out|here|please|with (?:this|that) (?:one|question))\b|\bpoint me in\b`,
  String.raw`\b(?:pouvez|pourriez|peux|puis|auriez|avez|donnez|voudrais|besoin|faut)\b.*\b(?:un indice|une piste|un coup de pouce)\b`,
  String.raw`\b(?:(?:pouvez|pourriez) vous|vous (?:pouvez|pourriez)) (?:m (?:aider|aiguiller|orienter)|me (?:guider|mettre sur la voie))\b|\baidez moi\b`,
];

/** The candidate is stuck. */
export const help: readonly string[] = [
  String.raw`\b(?:do not know|dunno|no idea|not sure|no clue|a hint|i am (?:stuck|lost|(?:a bit|a little) lost)|(?:cannot|can not) answer)\b`,
  String.raw`\b(?:drawing a blank|gone blank|went blank|blanked|blanking)\b|\b(?:do not|cannot|can not) (?:remember|recall)\b|\bforg[eo]t(?:ten)? (?:the formula|how|everything|it all)\b`,
  String.raw`\b(?:(?:ne )?sais (?:\w+ ){0,2}pas|aucune idee|suis pas sure?|un indice|une piste|je bloque|je seche|suis (?:un peu |completement |totalement )?perdue?|ne connais pas)\b`,
  String.raw`\btrou (?:de memoire|noir)\b|\b(?:souviens|rappelle) (?:plus|pas)\b|\bj ai oublie (?:la formule|comment|tout)\b|\bpar (?:ou|quoi) commencer\b`,
  String.raw`\bnot a clue\b|\b(?:cannot|can not) (?:work (?:it|this|that)|figure (?:it|this|that)|do (?:it|this|that)|get (?:it|there))\b|\b(?:get|have) (?:some|a bit of|a little) help\b|\bsomething to start (?:with|from)\b|\bi am (?:\w+ ){0,3}stuck\b`,
  String.raw`\bn y arrive pas\b|\bsuis (?:\w+ )?(?:bloquee?|coincee?)\b|\bje (?:cale|coince|patauge)\b|\bpas la moindre idee\b|\bvois pas(?: (?:comment|par|du tout|trop|bien)\b.*)?${CLOSERS}$`,
  String.raw`\bi am (?:\w+ )?lost\b|\bwhere to (?:start|begin)\b|^(?:(?:any|some|a|a little|maybe|un|une|un petit|une petite) )*(?:hint|help|clue|indice|piste|aide)${CLOSERS}(?: maybe)?$|\bescap(?:es|ing) me\b`,
  String.raw`\bsuis sec\b|\bne saura\w+ (?:pas )?(?:dire|vous dire|repondre|l expliquer)\b|\bsais rien\b|\bne me revient pas\b|\bvois (?:vraiment|absolument) pas\b`,
];
