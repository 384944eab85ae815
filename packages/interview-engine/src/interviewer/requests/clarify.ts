import { OPENERS } from './parts.ts';

/** The candidate asks what is meant or what may be assumed. */
export const clarify: readonly string[] = [
  String.raw`\b(?:can|may|should|shall|do|must) i (?:assume|use|take|ignore|include|suppose|round|treat|start from|consider|exclude|leave out)\b|\bdo you want (?:the|a|an|it|that)\b`,
  String.raw`\bdo you mean\b|\bwhat do you mean\b|\bwhat exactly do you\b|^${OPENERS}is (?:it|that|this) (?:pre|before|after|a year|an annual|annual|annually|per|in total|net|gross|levered|unlevered|nominal|real|diluted|basic|under|including|excluding|on a)\b`,
  String.raw`^${OPENERS}are we (?:talking|assuming|using|looking|on|in|under|supposed|working|valuing|advising)\b`,
  String.raw`\b(?:do not|don t) know which (?:one|bank|company|team)\b|\bwhich (?:bank|company|team|one) (?:is it|is this|are we|should i|do i)\b|\b(?:de )?quelle (?:banque|societe|equipe) (?:parle|s agit|dois je)\b`,
  String.raw`\b(?:qu entendez vous|que voulez vous dire)\b|\b(?:dois|puis|peux) je (?:supposer|prendre|utiliser|considerer|partir|ignorer|arrondir|inclure|tenir compte)\b|\best ce que je (?:peux|dois)\b|^je (?:peux|dois) arrondir\b|^${OPENERS}(?:je (?:prends|utilise|retiens|dois prendre|suppose)|on (?:prend|utilise|retient)) (?:quels?|quelles?|combien|quoi)\b`,
  String.raw`\bc est (?:avant|apres|net|nette|brut|brute|annuel|mensuel)\w* ou (?:avant|apres|net|nette|brut|brute|annuel|mensuel)`,
  String.raw`^(?:sorry |pardon )?(?:what is|c est quoi|quel est|quelle est) (?:the|its|their|l|le|la) (?!question)\w+(?: \w+){0,5}$`,
];

/** The same in words that state something where they are no question. */
export const clarifyInAQuestion: readonly string[] = [
  String.raw`\byou mean\b|\bwhen you say\b|\bis (?:it|that|this) (?:pre|before|after|annual|net|gross)\b|^${OPENERS}(?:is|are) there (?:any|a|an|some)\b`,
  String.raw`\b(?:vous voulez dire|vous entendez par|quand vous dites)\b|\bje (?:dois|peux) (?:tenir compte|inclure|supposer|arrondir|ignorer|considerer)\b|\bfaut(?: il)? (?:inclure|tenir compte|arrondir)\b`,
  String.raw`^${OPENERS}(?:on (?:est|parle|raisonne|se place)|c est|ce sont) (?:bien )?(?:en|sous|de|sur|avant|apres|hors|net|nette|brut|brute|avec|sans|des)\b`,
  String.raw`^${OPENERS}(?:(?:in|on|over|at|by|for|from|with|under) )?(?:what|which|how many|how much|whose)\b|\b(?:quels?|quelles?|combien|vous entendez quoi)\b|^${OPENERS}c est quoi\b`,
  String.raw`^${OPENERS}(?:is|are|was|has) (?:the|this|our) (?:\w+ )?(?:company|business|target|firm|buyer|seller|deal|group|debt|rate|price|client|tax|figures?|numbers?)\b|^${OPENERS}c est (?:une|un) (?:\w+ )?(?:societe|entreprise|groupe|boite|acquisition|cession|operation)\b`,
  String.raw`^${OPENERS}(?:is|are) (?:the|our) \w+ (?:included|given|known|constant|fixed|listed|public|private|net|gross)\b|^${OPENERS}do we (?:assume|know|have|use|take|include|ignore)\b|^au sens\b|^en (?:ifrs|normes)\b`,
  String.raw`^${OPENERS}il y a (?:un|une|des|de la|du|de l)\b|^${OPENERS}on (?:prend|suppose|utilise|retient|garde|ignore|compte)\b|\b(?:sont|est) (?:inclu|compris|donne|constant|connu)\w*\b`,
];
