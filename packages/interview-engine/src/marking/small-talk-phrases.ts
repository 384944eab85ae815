import type { Language } from '../localised.ts';

// "Comps, WACC, I know all that": what somebody does who speaks about a word and not about the thing.
const english = [
  // Knowing, hearing, having seen.
  /\b(?:i|we|everyone|everybody|anyone|anybody|people|bankers?|interviewers?|funds?|sponsors?|ceos?|professors?|analysts?|investors?|students?|lawyers?|school|course) (?:(?:all|have|had|ve|really|often|always|already|also|can|could|certainly|just|like to|like|love to|happy to|actually|sort|of|would|will|in the market|is|are|quite|a lot) ){0,3}(?:knows?|knew|heard|hears?|talks?|talked|talking|discuss\w*|mentions?|mentioned|loves?|likes?|liked|enjoy\w*|remembers?|revis\w+|stud(?:y|ied)|practised?|practiced|rehears\w+|prepared?|recite|cover(?:s|ed)|work(?:ed)? (?:with|on)|come across|came across|asks? (?:me |you |us )?about|follow(?:ed)?|went over|go over|seen|saw|find (?:\w+ ){0,4}interesting)\b/,
  /\b(?:(?:been|is|are|get|gets|got) (?:\w+ )?(?:discussed|mentioned|talked about|written|covered|taught|debated|known)|familiar|comfortable (?:with|on)|fond of|by heart|in my sleep|argue about|debate about|you (?:hear|come across)|come back in|on (?:his|her|my|their|the) desk|have in mind|at heart|back of (?:his|her|my|their|one s) mind)\b/,
  // Being one of the things one knows.
  /\b(?:is|are|s|was|were) (?:(?:really|all|just|always|also|of course|rather|quite|by the way|usually|among|typically) ){0,2}(?:a |an |the |two |three |one of |some of |among |part of )?(?:those |these |the |all )?(?:(?!net|gross|main|key|first)\w+ ){0,3}(?:things?|notions?|concepts?|topics?|subjects?|terms|words|basics|fundamentals?|vocabulary|classics?|considerations?|points of discussion|literature|bread and \w+|philosophy|exercise|workstream|world of (?:its|their) own|favou?rites?|question (?:of|that|we|interviewers)|matter of|numbers? (?:that )?(?:i|every|we))\b.*/,
  /\b(?:there s|there is|there are) (?:\w+ ){0,3}(?:debate|talk|literature|books?|discussion|criticism|slides?|pages?|in there)\b/,
  // Standing somewhere.
  /\b(?:in|on|at) (?:every|all the|all|any|each|most) (?:\w+ ){0,2}(?:guides?|pages?|books?|textbooks?|reports?|websites?|press releases?|interviews?|models?|slides?|notes?|agreements?|internships?|deals?)\b/,
  /\b(?:every (?:textbook|guide|course|deck|book)|in (?:the|an) (?:appendix|offer document|textbooks?)|(?:during|in) (?:my|the|a|our) (?:last |first |summer )?(?:internships?|class|course|courses|studies|master s?|lectures?)|on a sheet|(?:has|have|seen|be|would be) (?:\w+ ){0,2}(?:a )?(?:chapters?|slides?|pages|tab)\b|in the newspapers?|in the press|in every one of|produces? pages|revise on|given by the team|have (?:his|her|their) (?:own )?views?)\b/,
  /\b(?:comes?|coming|enter|enters) into play|\bgoes without saying|\bopinions differ|\bbankers disagree|\bdeserves? to be\b|\bkeeps? (?:\w+ ){0,2}busy\b|\bmillion dollar question\b|\ball (?:related|linked|connected)\b/,
  // What one would do instead of answering.
  /\bi (?:would |will |d |certainly |also |just |then |probably )*(?:check (?:\w+ ){0,3}with|double check|ask (?:my|the|our|some\w*|a|an|around)\b|discuss (?:it|this|that|with)|go through it|set up a|build (?:a|an) (?:quick |proper |small |little |full |detailed )?(?:model|valuation|spreadsheet)|look at (?:how|what|which|whether|it|the details)|see (?:what|how|with|if|where)|(?:want|have|need|like) to (?:talk|have an?|be (?:careful|rigorous|cautious)|look|run|think|check|discuss)|gather (?:the )?(?:team|information)|make a slide|walk (?:you )?through|use goal seek|stay (?:humble|open|calm)|fill it in|be happy|take (?:a second|my time|time)|look carefully|move on|rely on)\b/,
  /\brun the numbers\b|\bi (?:\w+ )?look at$|^(?:so )?(?:when|once) (?:you|we|i) (?:have|got|get to|talk about|come to)\b|^when it comes to\b|\bgoal seek\b|\bbe (?:very |really |quite )?(?:methodical|careful|rigorous|cautious|structured)\b|\b(?:is|are|s) (?:(?:rather|quite|very|really|so|fairly|a bit) )?(?:technical|subtle|tricky|fascinating|interesting|numerous|complex|classic|rich|delicate|sensitive topic)\b|\bone (?:could|can|may|might) (?:use|look at|take|choose)\b/,
  /\bdepends? (?:a lot |very much |really |entirely |enormously )?on (?:the (?:company|sector|situation|case|deal|client|context|circumstances)|what|how|who|whether|each|many|a lot|that|it|them)\b|\bit all depends\b/,
];

const french = [
  /\b(?:je|j|on|nous|tout le monde|tous|les (?:banquiers?|fonds|dirigeants|fiscalistes|avocats|gens|analystes|brokers)|professeur|dont (?:\w+ ){0,2}|qu on|(?:me|m) (?:a|ont)) (?:(?:ai|a|avons|ont|en|y|les|le|la|l|me|m|nous|vous|tous|peux|peut|pourrais|suis|bien|deja|beaucoup|pas mal|souvent|toujours|toute la journee|enormement|en|vois|revois) ){0,4}(?:conna\w+|connu\w*|entend\w*|parle\w*(?! (?:a|aux?|avec)\b)|discut\w*|mentionn\w+|evoqu\w+|aim\w+|ador\w+|raffol\w+|affectionn\w+|souvien\w+|revis\w+|revu\w*|revois|etudi\w+|pratiqu\w+|prepar\w+|recit\w+|couvr\w+|manipul\w+|travaill\w+ (?:sur|avec)|crois\w+|pose|suivi\w*|lue?s?|lis|apprend\w*|appris|entraine\w*|maitris\w+|vu|vue|vus|vues|passer)\b/,
  /\b(?:ete (?:ecrit|dit|traite|discute|evoque)\w*|par coeur|les yeux fermes|a l aise|familier\w*|fait debat|font? partie\b.*|fait debat|sur (?:son|mon|leur) bureau|en tete|coin de (?:sa|leur|ma) tete|reviennent souvent|cit(?:e|ee|es|ees) dans)\b/,
  /\b(?:est|sont|etait|etaient|c est|ce serait|serait) (?:(?:vraiment|tous|toutes|surtout|bien|toujours|aussi|assez|la|tout) ){0,2}(?:(?:un|une|des|le|la|les|de|du|l|parmi|deux|les deux|ces) ){0,3}(?:(?!dette)\w+ ){0,1}(?:choses?|notions?|concepts?|sujets?|termes?|mots|bases?|fondamenta\w+|vocabulaire|classiques?|considerations?|litterature|exercices?|chantier|monde|affaire de|question de|questions|philosophie|b a ba|chiffres? que|calcul)\b.*/,
  /\b(?:il y a|y a) (?:\w+ ){0,4}(?:debats?|litterature|livres?|discussions?|critiques|pages?|onglets?|choses)\b/,
  /\b(?:dans|sur|a|de) (?:tous|toutes|chaque) (?:les |mes |nos )?(?:\w+ ){0,2}(?:guides?|pages?|livres?|manuels?|rapports?|sites?|communiques?|entretiens?|modeles?|slides?|notes?|contrats?|manuels|stages?|dossiers?)\b/,
  /\b(?:chaque (?:manuel|guide|cours|livre)|en annexe|en (?:premiere|deuxieme|derniere) annee|en master|dans la (?:note|presse)|(?:pendant|durant|dans|en) (?:tout )?(?:mon|mes|le|un) (?:dernier |premier )?(?:stages?|cours|master|etudes)|en cours|(?:une|la) fiche|auront (?:leur|chacun)|sur toutes les pages|l equipe fournit|dans le (?:metro|train)|(?:une|des|la) (?:page|pages|diapositive)\b)\b/,
  /\b(?:entr\w+ en (?:jeu|ligne de compte|compte)|va de soi|avis (?:divergent|sont partages)|meritent? d etre|occuper les|tout est lie|toute la question|les considerations)\b/,
  /\b(?:je|j) (?:(?:l|le|la|les|y|leur|lui|serais|aurais|irais|dois|devrais|voudrais|prefere|en|me|m|vous|peux) ){0,3}(?:(?:demander\w*) (?!quel\b)(?:aux?|a l|au|comment)|verr\w+ (?:ca|cela|avec|comment|ce)|regarder\w* (?:si|comment|ce que|quels?|quelles?|ca|cela)|verifier\w* (?:avec|dans)|discuter\w* (?:avec|de ca)|monter\w* un (?:petit )?(?:modele|fichier)|reunir\w* (?:l|les|mon|une) equipes?|fer\w+ une (?:page|slide)|laisser\w* calculer|relire|attentif|attentive|prudente?|humble|conversation|montrer un modele|voir l equipe|rester\w*|adapter\w*)\b/,
  /\b(?:tourner les chiffres|valeur cible|faut (?:\w+ )?(?:etre (?:rigoureux|prudent|attentif|methodique)|du tact)|(?:convient|s agit) d etre|(?:on|l on) (?:peut|pourrait) (?:prendre|regarder|utiliser|choisir)|\b(?:c est|sont) (?:(?:assez|tres|plutot|un peu|vraiment|surtout) )?(?:technique|interessant|subtil|passionnant|classique|complexe|delicat|nombreu|riche|sensible|vaste)\w*)\b/,
  /\b(?:ca|cela|tout|tu) (?:\w+ )?depend (?:\w+ )?(?:du (?:secteur|dossier|cas|contexte|client)|de la (?:societe|situation|lecture)|de l |des (?:cas|situations)|de ce|de qui|de beaucoup)\b|\btout depend\b|\bdepend(?:ent)? (?:enormement|beaucoup|vraiment) \b/,
];

const together = (patterns: readonly RegExp[]): RegExp =>
  new RegExp(patterns.map(({ source }) => source).join('|'));

/** What is said of words rather than of what they stand for, by language. */
export const SMALL_TALK: Readonly<Record<Language, RegExp>> = {
  en: together(english),
  fr: together(french),
};
