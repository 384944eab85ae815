import { hollowWords } from '../text/common-words.ts';
import type { Language } from '../localised.ts';
import type { ReadSentence } from '../reading/read-answer.ts';

// Words for how a matter is presented, discussed and regarded, by whom and where: whoever uses them
// speaks about a thing more often than saying what it is or does.
const english =
  'generally normally obviously anyway quite very press document documents page pages slide slides presentation presentations pitch appendix adviser advisers advisor advisors lawyers auditors brokers team teams colleague colleagues interview interviews interviewer interviewers candidates question questions debate debates debated discussion discussions topics subject subjects notions concepts classic standard common complex technical exercise experience situation situations role roles communication reporting excel bloomberg factset culture hear lot tend popular favourite specialist specialists specialised course depends relevant element elements aspects considerations sometimes several look people practitioners textbook textbooks chapter chapters blocks interesting fascinating delicate nice awful formal field worry worries care surprised famous lovely excited passionate rich chart charts spreadsheet angle angles treatment judgement';
const french =
  'generalement habituellement normalement evidemment forcement tres assez beaucoup presse communique communiques document documents page pages slide slides presentation presentations presente presentent pitch annexe annexes avocats auditeurs brokers equipe equipes collegue collegues entretien entretiens question questions debat debats debattu discussion discussions parle parlent parler sujets notions concepts interessante interessants utiles classique classiques standard courant courante courants complexe complexes technique techniques exercice experience situation situations role roles communication reporting excel bloomberg factset culture cite citent entend lire lit apprend tendance specialiste specialistes specialise specialisee element elements aspects genre choses enonce habitude surtout parfois plusieurs regarder regarderais monde gens praticiens manuels chapitre chapitres blocs interessant passionnant passionnante delicat delicate discute discuter discutes retient intervenir scolaire habituelle habituel parametre parametres demarche hantise colonne colonnes categorie logique approche aspect';

const talk: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: new Set([...english.split(' '), ...hollowWords]),
  fr: new Set([...french.split(' '), ...hollowWords]),
};

const SHORT = 11; // words: in a shorter sentence one word more weighs no more

/**
 * How much of a sentence talks about a matter rather than saying something of it, 0 to 1: "the bridge
 * is a classic topic, and the lawyers discuss it a lot".
 */
export function talkShare({ tokens, language }: ReadSentence): number {
  const about = tokens.filter(({ word }) => talk[language].has(word)).length;
  return about / Math.max(SHORT, tokens.length);
}
