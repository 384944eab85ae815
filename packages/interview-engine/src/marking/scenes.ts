import type { Language } from '../localised.ts';
import type { ReadSentence } from '../reading/read-answer.ts';
import { joinedWords } from '../reading/tokens.ts';
import { PAST } from './happened-words.ts';

type PerLanguage = Readonly<Record<Language, RegExp>>;

// When and where it was, so that one can see it.
const WHEN: PerLanguage = {
  en: /\b(?:(?:last|that|one) (?:year|summer|winter|spring|autumn|fall|month|term|semester|january|february|march|april|may|june|july|august|september|october|november|december|monday|tuesday|wednesday|thursday|friday|saturday|sunday|evening|night|morning)|(?:years?|summers?|winters?|months?|terms?) ago|(?:first|second|third|fourth|final|last|\d) (?:year|week|month|day|term)|(?:my|our|an off|during an?) (?:last |first |second |third |final |previous |summer |old |recent |group )*(?:job|internship|placement|off cycle|cycle|project|apprenticeship|stint|spell|year abroad|exchange|gap year)|i was (?:only )?(?:\d|fifteen|sixteen|seventeen|eighteen|nineteen|twenty)|at the \w+ where i|back (?:at|in|when) \w+|in (?:my|our) (?:flat|flat share|band|choir|team))\b/,
  fr: /\b(?:(?:l an|l annee|l ete|l hiver|l automne|le printemps|le mois|le semestre) (?:dernier|derniere|passe|passee)|il y a (?:\w+ ){1,2}(?:ans?|etes?|hivers?|mois|semestres?)|(?:premiere?|deuxieme|seconde?|troisieme|derniere?) (?:annee|semaine|jour|mois|stage)|(?:un|une) (?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|soir|matin|nuit|ete|annee)|(?:mon|ma|notre|en|pendant un|dans un) (?:dernier |derniere |premier |premiere |ancien |ancienne )?(?:stage|stages|alternance|projet|cesure|boulot|job|echange|apprentissage)|j avais (?:\d+|seize|dix sept|dix huit|dix neuf|vingt)|l ete|au \w+ ou (?:je|j)|dans (?:ma|mon|notre) (?:coloc|colocation|groupe|chorale|equipe))\b/,
};

// Somebody of whom a story tells, not named yet.
const SOMEBODY: PerLanguage = {
  en: /\b(?:an?|one|two|three|four|both|our|my|the|some|new) (?:\w+ ){0,3}?(?:interns?|trainees?|juniors?|analysts?|starters?|hires?|joiners?|apprentices?|students?|guys?|girls?|boys?|lads?|kids?|blokes?|mates?|friends?|cousins?|sisters?|brothers?|people|persons?|colleagues?|classmates?|teammates?|flatmates?|managers?|cooks?|waiters?|sellers?|engineers?|developers?|designers?|volunteers?|members?|partners?|one of us|of us|players?|singers?)\b/,
  fr: /\b(?:un|une|deux|trois|quatre|les deux|notre|mon|ma|le|la|l|certains|mes|nos) (?:\w+ ){0,3}?(?:stagiaires?|alternante?s?|apprentie?s?|juniors?|analystes?|premiere annee|recrue|etudiante?s?|types?|gars|fille|garcon|jeune|copains?|copines?|potes?|amis?|amies?|personnes|collegues?|camarades?|membres?|cuisinier|serveur|serveuse|gerante?|vendeuses?|vendeurs?|ingenieurs?|developpeurs?|benevoles?|associes?|joueurs?|chanteur|d entre nous)\b/,
};

// What did not go as it should: could not, never, kept on, or each thought something else.
const STRUGGLE: PerLanguage = {
  en: /\b(?:could not|couldn t|would not|did not|never|kept \w+ing|no longer|hardly|barely|struggl\w+|(?:was|were) (?:\w+ )?(?:terrified|afraid|scared|frightened|lost|shy|stuck|furious|at war|at each other)|at each other s|(?:both|each|one|two) (?:\w+ )?(?:thought|wanted|believed|insisted|claimed|blamed)|broke (?:every|each|all|down)|came back (?:with|full|red)|lost my temper|full of|fell out|rowed|gave the wrong|mixed up|clash\w*|argued|quarrel\w+|froze|panicked|hated|burst into|slammed)\b/,
  fr: /\b(?:ne (?:\w+ )?(?:pouvait|pouvaient|savait|savaient|voulait|voulaient|disait|parlait|parlaient|faisait|osait|arrivait|supportait|supportaient|comprenait|verifiait|tenait|venait|suivait|relisait|rendait|repondait)|n (?:arrivait|arrivaient|osait|osaient|ecoutait|avait|aimait|y arrivait)|se (?:croyait|croyaient|disputaient|bouffaient|detestaient|renvoyaient|perdait|noyait|trompait|parlaient|supportaient)|(?:l un|chacun|chacune|les deux|un|l autre) (?:\w+ )?(?:voulait|voulaient|croyait|croyaient|pensait|pensaient|trouvait)|(?:avait|avaient) (?:une )?(?:peur|terreur|honte|du mal)|s engueulaient|s accusaient|s accrochaient|s etaient|revenaient? (?:avec|plein|pleine|toujours)|m enerv\w+|je me suis enerve|refaisait|reecrivait|perdait|perdaient|on perdait|etait (?:terrorisee?|perdue?|bloquee?|timide|noyee?|depassee?)|paniquait|tremblait|lisait ses|les yeux baisses)\b/,
};

// What is told of no single case.
const IN_GENERAL =
  /\b(?:always|often|toujours|souvent|i have (?:often|always|already|never)|j ai (?:souvent|toujours|deja|jamais)|every \w+ never|many times|several times|plusieurs fois|there are always|il y a toujours|everybody|everyone fails|in general|en general|i would|je dirais)\b/;

/** Whether a sentence sets a scene: something was so once, at a time and place one can see. */
export function setsScene({ tokens, language }: ReadSentence): boolean {
  const words = joinedWords(tokens);
  if (IN_GENERAL.test(words)) return false;
  const isDated = WHEN[language].test(words) && PAST[language].test(words);
  return isDated || (SOMEBODY[language].test(words) && STRUGGLE[language].test(words));
}
