import type { Localised } from '../../localised.ts';

/** The article before a word of the trade, captured. */
export const beforeNames: Localised = {
  en: String.raw`\b(the|an?|this|that|its|our|my)\s+`,
  fr: String.raw`\b(?:(le|la|les|une?|des|du|aux?|cet|cette|ces)\s+|(l)[’'])`,
};

/** What may follow such a word and be no part of its name. */
export const afterNames: Localised = {
  en: String.raw`(?:and|or|but|is|are|was|will|would|has|with|without|by|at|in|that|which|so|then|as|because|if|it|i|we|you|they|goes|falls|drops|rises|comes|gives|means|makes|moves)(?!\p{L})`,
  fr: String.raw`(?:(?:et|ou|mais|est|sont|sera|a|ont|avec|sans|pour|par|dans|sous|qui|que|donc|puis|ne|se|comme|car|parce|on|je|il|elle|ils|ça|va|vient|monte|baisse|passe|permet|coûte|donne|fait|reste|augmente|diminue|tombe)(?!\p{L})|(?:c|n|j|qu|s)[’'])`,
};

/**
 * Who says so now is nervous, in folded words; "I was nervous" belongs to a story, and "when I present" to
 * a weakness.
 */
export const nervous = String.raw`\b(?:i (?:am|m)|im|je suis|j suis) (?:(?:just|so|a|bit|little|really|very|quite|too|un|peu|tres|vraiment|assez|trop|desole|desolee) )*(?:nervous|stressed|anxious|panicking|stresse|stressee|nerveux|nerveuse|angoisse|angoissee)\b(?! (?:when|before|about|quand|avant|lorsqu\w*|par|en)\b)|\bmy mind (?:has gone|went|goes|is going|just went) blank\b|\b(?:j ai le trac|je panique|je perds mes moyens|trou (?:noir|de memoire))\b`;

/** A word where a figure belongs, folded. */
export const vague = String.raw`\b(?:it depends|depends on (?:many|several|a lot)|a lot|quite (?:a bit|high|low|big|large|small)|pretty (?:high|low|big|large|small)|fairly (?:high|low|big|large|small)|rather (?:high|low)|some kind of|reasonable|usual range|normal range|ca depend|cela depend|beaucoup|pas mal|assez (?:eleve|bas|gros|haut|important|faible)\w*|plutot (?:eleve|bas|haut|faible)\w*|raisonnable|dans la norme|une sorte de)\b`;

/** A sentence that gives a reason or weighs something can be doubted; a step of a method cannot. */
export const thesis = String.raw`\b(?:because|since|so|therefore|than|more|less|most|higher|lower|cheaper|always|never|only|parce qu\w*|car|puisqu\w*|donc|moins|mieux|pire|toujours|jamais|seul\w*)\b`;
