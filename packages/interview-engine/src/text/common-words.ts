import type { Language } from '../localised.ts';
import { stemOf } from './stem.ts';

// Words that carry no knowledge by themselves: grammar, and what people say to fill a sentence.
const english =
  'a about after again all also always am an and any are as at back be because been before being both but by call called can cannot come could did do does down each either else even ever every few for from get gives go goes going good got had has have he her here him his how i if in into is it its just keep kind know large last late later left less let like likely long lot made make makes many matter matters maybe me mean means might more most move much must my need needs never next no not now of off often old on one only or other our out over own part people place point put quite rather really right run said same say says see set she should show side since so some something sort still such take takes tell than that the their them then there these they thing things think this those through time to together too two under until up use used uses usually very want was way we well were what when where whether which who whole whose why will with word work would year yes yet you your';
const french =
  'a afin ai ainsi alors apres as au aucun aussi autant autre autres aux avant avec avez avoir avons beaucoup bien bon bonne c ca car ce cela celle celui ces cet cette ceux chaque chez chose choses combien comme comment d dans de deja depuis des deux dire dit dites doit donc dont du elle elles en encore enfin ensuite entre est et etaient etait ete etre eux faire fait fait faut fois font grand grande hier ici il ils j je jour journee jusque l la le les leur leurs lors lequel laquelle lesquels lui ma mais me meme mes mieux moi moins mon n ne ni non nos notre nous on ont ou par parce parfois parler pas pendant peu peut plus plusieurs plutot point pour pourquoi pouvoir premier puis qu quand que quel quelle quelles quels qui quoi regarde regarder regardent s sa sans se sera ses seul si sinon soeur soi soir soit son sont souvent suis sur ta tant tard te tel tes toi ton toujours tous tout toute toutes tres trop tu un une va vais vers veut vient voici voila voir vont vos votre vous vraiment y';
const general =
  'accident arriver passer passera passerait analyst analysts arrive base comportement deal deals fil find learn metier monde school sens single team travail work arrivent bank banks banker behave behaves behaviour change changes client come comes company companies drive drives equipe equipes evening everybody everyone evolue explain guide guider happen interview look maison move moves nature people person personne practice pratique quality question regard situation societe societes soiree spend suivant suivante temps time times understand years vision gestion envers contient gauche committee execution president tennis except connected bucket buckets compromis transport conversation conviction prudence intuition session health realite realiste feuille minuit spelling prison thanks seriously precis passive liberte while whatsoever expressed belles parlaient pretending education honesty mentor decades farine froide gens priver traiteur pistes peser betise';
const hollow =
  'aspect careful carefully attentivement attention central cle clef compte comptent concept consider considered considerer crucial cruciale critical discuss essential essentiel essentielle evoquer examiner fondamental fondamentale fundamental important importante importants interessant interesting key matter matters mention mentioned mentionner necessaire necessary notion retenir sujet topic useful utile vital';
/** Numbers in words, without those that are also articles. */
const numberWords: ReadonlySet<string> = new Set(
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety hundred thousand million billion half deux trois quatre cinq sept huit neuf dix onze douze treize quatorze quinze seize vingt vingts trente quarante cinquante soixante cent cents mille millions milliard milliards demi demie'.split(
    ' ',
  ),
);

/** Whether a folded word is a number, in digits or in words. */
export const isNumber = (word: string): boolean => /\d/.test(word) || numberWords.has(word);

/** Words so common that a recogniser gets them right. */
export const commonWords: ReadonlySet<string> = new Set(
  [english, french, general, hollow].flatMap((words) => words.split(' ')),
);

/** Whether a folded word tells what is spoken of: no common one, and no number. */
export const isTelling = (word: string): boolean => !commonWords.has(word) && !isNumber(word);

const commonByStem = (language: Language) =>
  Map.groupBy(commonWords, (word) => stemOf(word, language));
const common = { en: commonByStem('en'), fr: commonByStem('fr') } as const;

/** Whether another word, a common one, has the same stem: "parts" and "part". */
export function sharesStem(word: string, language: Language): boolean {
  const alike = common[language].get(stemOf(word, language));
  return alike !== undefined && !alike.includes(word);
}

/** Words that only declare something to be of importance. */
export const hollowWords: ReadonlySet<string> = new Set(hollow.split(' '));
