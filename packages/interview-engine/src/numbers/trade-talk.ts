import type { Claim } from './claims.ts';
import type { Asked } from './generator.ts';
import type { SpokenNumber } from './parsing/spoken-number.ts';
import { sentenceUpTo } from './sentences.ts';

// "Usually", "in my experience": what is so in general.
const IN_GENERAL =
  /\b(?:usual(?:ly)?|typical(?:ly)?|normal(?:ly)?(?! (?:price|value|profit))|often|sometimes|generally|historically|traditionally|in general|on average|as a rule|rule of thumb|in (?:my|our) experience|tends? to|(?<!\b(?:after|before|under|new) (?:the )?(?:new )?)standard|d'habitude|en general|generalement|habituellement|typiquement|souvent|parfois|en moyenne|(?:la moyenne|the average) (?:est|tourne|se situe|is|du (?:secteur|marche)|historique|in)|historiquement|traditionnellement|regle du pouce|d'experience|par exemple|for example|for instance|classique|(?:est|sont) de mise|reperes?|hurdle|que je connais|as a benchmark|yardstick|landmarks?)\b/;
// "Funds look for", "les banques prêtent": what others do.
const OTHERS =
  /\b(?:(?:sponsors|(?<!\bthe )sponsor|funds|investors|banks|conglomerates|retailers|sellers|buyers|studies|analysts|brokers|practitioners|people|most(?! (?:the|an?|we|you|they|it|i|that)\b)|many|markets?|regulators?|agencies|large caps|deals (?:like|in)|utilities|luxury|staples|software|cyclicals|supermarkets|manufacturers|the industry)\b(?: [a-z]+){0,3} (?:fails?|looks?|wants?|aims?|seeks?|asks?|needs?|lends?|puts?|pays?|trades?|shows?|uses?|likes?|sits?|expects?|targets?|requires?|holds?|start|are on|are at|would be)|(?:fonds(?! propres)|investisseurs?|banques?|banquiers?|preteurs?|analystes|etudes|groupes|conglomerats|distributeurs|distribution|industrie|industriels|agences|marches?|praticiens)\b(?: [a-z]+){0,2} (?:vise|vise[zn]t|cherchent?|veulent|veut|pretent|prete|demandent?|exigent?|retiennent|montrent|disent|attendent|paient|aiment?|acceptent|utilisent|dort|regle(?:nt)?|est|sont|a|ont))\b/;
const SOMEWHERE =
  /\b(?:where (?:the |its )?(?:sector|peers?|market|comparables|industry) (?:trades?|sits?|is|are)|ou (?:traite|cote|se paie)\w* l[ea]s? (?:secteur|pairs|comparables|marche))\b|\b(?:(?:primes?|multiples?|marges?) (?:moyennes?|habituel\w*|usuel\w*|classiques?)|(?:average|usual) (?:premiums?|multiples?|margins?)|an? (?!higher|lower|bigger|smaller|longer|shorter)[a-z]+ (?:would|could|might|can) be|you(?:'d| would|'ll)? (?:often |usually |typically |probably )?(?:see|find|end up with|be at)|on (?:voit|trouve|observe|constate|est plutot)|dans (?:le|ce|un|les|ces) secteurs?|in (?:the|this|that|a) (?:sector|industry|market)|in (?:france|germany|europe|the uk|the us)|(?:en|au) (?:france|allemagne|europe|royaume-uni)|thresholds?|seuils?|squeeze.out|takeover code|retrait obligatoire|an? (?:sponsor|fund|bank|investor) (?:would|will|wants?|looks?|might|typically|puts?|lends?)|i(?:'d| would) expect|je m'attendrais)\b/;
const AFTERWARDS =
  /^[^.;!?]{0,25}\b(?:en general|generalement|d'habitude|in general|as a rule)\b|^[\s,]*(?:percent |% |times |x |fois |ebitda )*(?:for (?:most|many|some|an? (?:typical|industrial|european|average))|for (?:european|large|listed|mature|emerging|utilities|retailers|software)\b|in most\b|is (?:standard|typical|normal|common|classic|usual|customary)|are (?:standard|typical|normal|common|usual)|dans (?:la plupart|les pays|le secteur)|pour (?:un (?:industriel|groupe)|la plupart)|est (?:classique|courant\w*|standard|habituel\w*|la norme)|doit alerter|rarely|would be (?:a )?(?:normal|typical|classic|suspicious)|serait (?:classique|suspect))/;
// "Twenty-five, thirty percent is standard".
const ONE_OF_TWO = /^\W{0,2}(?:(?:or|ou|to|a) )?$/;
const THEREFORE =
  /\b(?:but|mais|i'd (?:say|put)|je dirais|so|therefore|thus|hence|donc|here|ici|which gives|ce qui donne|i get|we get|i make|je trouve|j'obtiens|on obtient|on trouve)\b/;

const INVESTORS = /\b(?:investors|investisseurs?)\b/g; // whose return the cost of equity is
const AN_AVERAGE = /\b(?:on average|en moyenne)\b/g; // what a WACC is
// "A WACC of 8": what another question asks for.
const MEASURE =
  /\b(wacc|cmpc|irr|tri|moic|roce|p\/e|pe ratio|the pe|(?<=\b(?:le|un|du|au|ce) )per)\b(?: [a-z]+){0,3}(?:, (?:about|nearly|almost|environ|presque))?\W*$/;
const HELD_AGAINST =
  /^\s*(?:times |fois )?(?:against|versus|vs|compared (?:with|to)|contre)(?: [a-z]+)?\s*$/;
const NAMES_OF_MEASURES: Readonly<Record<string, readonly string[]>> = {
  wacc: ['wacc', 'cmpc'],
  irr: ['irr', 'tri'],
  moic: ['moic'],
};

/** What was said last up to a number, from where it came back to the question. */
const sinceReturn = (sentence: string): string => sentence.split(THEREFORE).at(-1) ?? '';

/** "Sponsors look for twenty percent": whether a figure is of the trade in general, and answers nothing. */
export function isTradeTalk(
  { key }: Asked,
  numbers: readonly SpokenNumber[],
  { index, number }: Claim,
): boolean {
  // "The P/E we pay is 25 against our 21".
  const said = HELD_AGAINST.test(number.before) ? numbers[index - 1] : number;
  const measure = MEASURE.exec(said?.before ?? '')?.[1];
  if (measure !== undefined && !NAMES_OF_MEASURES[key]?.includes(measure)) return true;
  const sentence = sentenceUpTo(numbers, index);
  const last = sinceReturn(sentence);
  if (AFTERWARDS.test(number.after)) return true;
  if (ONE_OF_TWO.test(number.after) && AFTERWARDS.test(numbers[index + 1]?.after ?? ''))
    return true;
  const others = key === 'ke' ? last.replace(INVESTORS, '') : last;
  const general = key === 'wacc' ? last.replace(AN_AVERAGE, '') : last;
  return IN_GENERAL.test(general) || OTHERS.test(others) || SOMEWHERE.test(last);
}
