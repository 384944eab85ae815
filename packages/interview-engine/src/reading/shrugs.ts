import { commonWords } from '../text/common-words.ts';
import { clauseStart } from './clauses.ts';
import type { Range } from './denial-words.ts';
import { joinedWords, type Token } from './tokens.ts';

const OTHERS_EN =
  '(?:lawyers?|counsel|paralegals?|interns?|juniors?|auditors?|accountants?|treasurers?|tax (?:people|team|guys|advisers?)|academics|professors?|textbooks?|quants|purists|venture crowd|seller|back office)';
const OTHERS_FR =
  '(?:juristes?|avocats?|stagiaires?|comptables?|auditeurs?|fiscalistes?|tresoriers?|agences?|puristes?|profs?|professeurs?|manuels?|universitaires?|theoriciens?|vendeur|specialistes?)';

// What is said of a thing, once it was named, to be done with it.
const SHRUGS = [
  // Nobody cares.
  '(?:lose|losing|lost) (?:any |no |much )?sleep over',
  '(?:nobody|no one|no (?:serious |managing )?(?:person|director|client|banker|partner|buyer|investor)) (?:\\w+ )?(?:ever |really |actually )?(?:asks? for|asked (?:for|me for|about)|cares?|cared|reads?|uses?|used|checks?|bothers?|looks? at)(?! (?:a|an|the) )',
  '(?:never|not) (?:once )?(?:had|seen|heard|met) (?:a |an |any )?\\w+ (?:\\w+ )?(?:ask|use|care|read|check)\\w*',
  'could not care less|who reads (?:it|them|that)',
  '(?:n interesse|ne preoccupe) personne|personne (?:ne |n )(?:(?:le|la|les|l|me|y|en) )*(?:lit|regarde|demande|utilise|verifie|croit|parle|prete|pose|retient)\\w*',
  'tout le monde (?:le|la|les|en|nous (?:le|la|les)) (?:cite|parle|recite|met)\\w* (?:et|mais) moi',
  // What one does no more.
  '(?:i have|i) (?:long )?(?:stopped|dropped|given up|gave up|quit) (?:doing|using|looking|building|running|making|on|it|that|them|long ago|years ago)',
  '(?:reflex\\w*|habits?|things?) i (?:have )?(?:dropped|lost|gave up)|(?:i )?(?:always|just|simply) delete (?:that|the|this) (?:line|row|tab)|life goes on',
  'j ai (?:arrete|cesse|renonce|laisse tomber|abandonne)(?: (?:d en|de|d y|a) \\w+)?|je ne (?:le|la|les|l) (?:regarde|calcule|fais|utilise|mets|demande|lis) (?:meme )?plus',
  // It comes to the same.
  '(?:same|identical) (?:answer|result|thing|number) (?:near enough|either way|anyway|without|whatever)|(?:it|answer|result) comes? out the same (?:without|either)|makes? no odds|mean or median you pick|pick (?:whichever|whatever|any of them)|you run it the same way',
  '(?:never|not|hardly|barely) (?:really )?moves? the needle|not find it moves|(?:have )?never (?:cost|hurt|killed|changed|moved|bothered) (?:any(?:one|body|thing)|a )',
  'du pareil au meme|(?:a )?pile ou face|au doigt mouille|ca (?:ne )?change pas (?:la conclusion|grand chose|ma reponse)|ne change (?:pas )?grand chose|je dirais que ca ne change',
  // It is for the books, or for show.
  '(?:fine|nice|lovely|good|great|interesting|enough) for (?:the |a )?(?:exams?|textbooks?|school|classroom|class|professors?|students|theory|academics|slides)',
  '(?:a|an|is|are|s|just|mere|pure) (?:refinement|luxury|nicety|overkill|window dressing|(?:\\w+ )?game|vanity \\w+|side (?:issue|show)|red herring|footnote|cosmetics?|snobbery|noise|decoration|extra stop|gimmick|fad|ritual|fetish)(?! (?:than|and the|trader)\\b)|overkill|irrelevant here|worthless to me|dead to me|(?:consider|call|declare) (?:it |that )?dead|sits? there for show|(?:for|just) show|small beer|urgency is overrated',
  'c est (?:du|de la|de l|que du|juste du|purement) (?:cinema|snobisme|folklore|litterature|decoration|cosmetique|bruit|luxe|gadget\\w*|vent|bla bla|theatre|intendance|formalisme|paperasse|remplissage|theorie)|c est l intendance',
  '(?:c est|un) (?:un )?(?:faux (?:sujet|probleme|debat)|tampon|gadget|raffinement|vieux debat|non sujet|snobisme|rituel|exercice de style|sujet mineur)|histoire de (?:comptables|juristes|fiscalistes|puristes|specialistes|avocats)|c est de la theorie|des pages (?:de papier )?que personne',
  // It is for others.
  `(?:leave|let|leaving) (?:\\w+ ){0,3}?(?:to|for) (?:the |those |their )?${OTHERS_EN}|let (?:the )?${OTHERS_EN} (?:\\w+ )?(?:squabble|worry|sort|handle|deal|argue|fight|do)|(?:is|are|s) (?:\\w+ )?(?:question|matter|job|problem|business|headache|issue|topic) for (?:the |their )?${OTHERS_EN}|${OTHERS_EN} (?:will|can|would) (?:sort|handle|deal|worry|do|take care)|some(?:one|body) else s (?:job|problem|business|headache|worry)`,
  `(?:boulot|affaire|probleme|travail|souci|metier|histoire|job|truc) (?:du|de la|des|de l|de|d) ?${OTHERS_FR}|(?:c est|ca c est) (?:son|leur) (?:probleme|affaire|boulot|souci|job)|(?:ca|cela) (?:ne )?regarde (?:que )?(?:les|le|la|l) \\w+|(?:je|on) (?:le |la |les )?laisse\\w* (?:ca |cela )?aux? ${OTHERS_FR}|(?:bon|bien|parfait) pour les ${OTHERS_FR}`,
  // One turns away.
  '(?:let|letting) (?:it|that|that one|this one|those) slide|(?:you|i|we) let that one|turn the page|(?:is|are|s) not a (?:factor|topic|subject|concern|driver)|not a factor|not go near|waste (?:my |any )?breath|fret (?:about|over)|still not touch|not touch it|not let it (?:anywhere )?near|(?:i|we) (?:would )?(?:pass|skip) on|(?:not|never) track it|not (?:lose|spend|waste) (?:a |one )?(?:minute|second|moment)|lawyers decoration|makes? no difference to (?:anybody|anyone|anything)|(?:a bit of )?a school thing|you can forget|not bother|not think (?:the |it |that )?\\w+ matters?|tell you (?:absolutely|precisely|strictly) nothing|spare me|big deal|tell (?:him|her|them|the client|the board) to stop asking|leave on the side',
  '(?:et )?a quoi bon|bof|(?:on )?ne va pas (?:chipoter|s arreter|s embeter|en faire|s y attarder|perdre)|(?:je|on) (?:le|la|les|l) laisse (?:filer|courir|passer|de cote|tomber|la ou)|vous pouvez (?:vous )?(?:la|le|les) garder|grand bien (?:leur|lui|vous) fasse|aucun interet (?:de|a) (?:s|se|y|en)|(?:n y|n) (?:ai|a) jamais cru|on verra bien|(?:ca|cela|tout) suivra|inutile de s|ne (?:vaut|valent|merite\\w*) (?:meme )?pas (?:une ligne|une minute|la peine|le coup|qu on|un mot)|(?:on|je) (?:peut|peux|pourrait) s(?: |e )en (?:dispenser|passer)|dont on (?:peut|pourrait) se (?:dispenser|passer)|ne m en (?:demandez|parlez) pas|me laisse froid|ca s arrete la|(?:je )?n en tiens aucun compte|ne (?:le|la|les) fais (?:jamais|pas) entrer|faire (?:exactement )?comme s il n y en avait pas|perdrais pas (?:une |de |mon )?(?:minute|seconde|temps)|s encombrer|ne pas s en soucier|il y aura toujours quelqu un|moi je passe|ca ne sert (?:absolument )?a rien je|ca va ca vient|ne crois pas que (?:ca|cela) presente',
] as const;

const SHRUG = new RegExp(`^(?:${SHRUGS.join('|')})\\b`);
const FIRST_WORDS = new Set(
  'lose losing lost nobody no never not could who n ne personne tout i reflex reflexes habit habits things thing always just simply life j je same identical come comes make makes mean pick you hardly barely have du a au ca fine nice lovely good great interesting enough an is are s mere pure overkill irrelevant worthless dead consider call declare sits sit for small urgency c un histoire des leave let leaving lawyers lawyer counsel paralegal interns intern juniors junior auditors accountants treasurer some someone somebody boulot affaire probleme travail souci metier job truc cela on pour letting we turn waste fret still track spare so big tell et bof vous grand aucun inutile dont me moi s perdrais faire il'.split(
    ' ',
  ),
);
const LONGEST = 12;
const FARTHEST_BACK = 14;

/** What the words at a place shrug off: what their clause named, or the one before it. */
export function shrugAt(tokens: readonly Token[], at: number): Range[] {
  if (!FIRST_WORDS.has(tokens[at]?.word ?? '')) return [];
  const found = SHRUG.exec(joinedWords(tokens, at, at + LONGEST))?.[0];
  if (found === undefined) return [];
  const furthest = Math.max(0, at - FARTHEST_BACK);
  let from = clauseStart(tokens, at);
  const namesNothing = () => tokens.slice(from, at).every(({ word }) => commonWords.has(word));
  while (from > furthest && namesNothing()) from = clauseStart(tokens, from - 1);
  return [{ at, from: Math.max(from, furthest), to: at + found.split(' ').length }];
}
