// "Coming back to your question" is about the open one; an earlier one is named in some way.
const goingBack = String.raw`\b(?:going|coming|go|come|get|turning) back (?:to|on)`;
const revenir = String.raw`\b(?:revenir|reviens|revenant)`;
/** The candidate comes back to a question that is closed. */
export const late: readonly string[] = [
  String.raw`${goingBack} (?:\w+ ){0,3}(?:previous|earlier|last|first|other) (?:question|answer|point)\b`,
  String.raw`${goingBack} (?:\w+ ){0,2}(?:question|answer) (?:on|about|before|regarding|from)\b`,
  String.raw`${goingBack} (?:the|that) (?!same |current |original |main )\w+ question\b`,
  String.raw`\b(?:add|forgot) (?:\w+ ){0,3}(?:to|on|about|for|in) (?:\w+ ){0,2}(?:previous|earlier|last|first) (?:question|answer)\b`,
  String.raw`${revenir} (?:\w+ ){0,2}(?:question|reponse) (?:precedente|d avant|sur|du|de la|des|concernant)\b`,
  String.raw`${revenir} (?:\w+ ){0,2}(?:premiere|precedente|derniere) (?:question|reponse)\b`,
  String.raw`\b(?:ajouter|completer|oublie) (?:\w+ ){0,4}(?:question|reponse) (?:precedente|d avant)\b`,
];
