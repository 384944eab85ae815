import type { Misheard } from './misheard.ts';

/** What speech recognisers write for abbreviations, folded, and what was said. */
export const abbreviations: readonly Misheard[] = [
  ['beater|beta s|bait a|better unlevered|beth a|bette a|bette', 'beta'],
  [
    'b f r|bf r|be fr|baie f r|beffeur|be effe er|b effaire|be effaire|baie effaire|be ef er|befer|b effe r|b f air|be effere|b et frere|bf air|be f air|behef air|beh f air|b fer|be ef air|bee f r|bee effaire',
    'bfr',
  ],
  ['b p a|bp a|bepea|bee pe a|be pe a', 'bpa'],
  ['beeps|b p s|bips', 'bps'],
  ['cap m|capem|cap em', 'capm'],
  ['cache', 'cash'],
  [
    'c est mpc|c mpc|cm pc|ce mpc|sempc|c m p c|cmp c|c est m pesser|c est me pesser|c est m p c|c est em pe ce|ce m pe ce|sem pesser|ce m pesser|se m p c|c n p c|c est m pese|au ses mpc|ses m p c|au cm pese|ses mpc|c est mon pese|aussi m pese|c est em pese|ces mon pese|c m paix c|cepes mpc|ces mpc|ces m p c|sais mpc',
    'cmpc',
  ],
  ['cou', 'cout'],
  ['decks cash|d c f|dc f|dcs|dc have|des cf|dee see f|d see f', 'dcf'],
  ['dead', 'debt'],
  ['e bit|ee bit|a bit margin|et bit|hebite|hebit|e b i t|les bits', 'ebit'],
  [
    'e bit da|ebit da|ebitdar|e bit dah|a bit da|eb it da|ebida|e beat da|abida|e bitda|evita|e bid a|a bid da|e bit uh|a bit uh|a beat duh|a beat da|e bit duh|e bit ta|abit da|hebite da|hebite d a|hebida|hebi da|hebi d a|et bit da|et bit d a|ebi d a|ebi da|hebitda|ebit d a|e bit d a|he bit da|bitda|bidas|bida|habit da|i bit da|a bid a|ebi ta|ebit ta|bits d a|bits d as|les bits d a|les bits d as|bite da|bites da|bite d a|bits da|bit d a|bit da|e b i t d a|eb i t d a|hebit d as|ebite d a|des bits d a|et bite da|les bidas|et bidas|a bit there|e bit dar|a bit dar|l ebite d a|les bits d ame|bits d ame|bit d ame|bites d a|et bi da|et bit dat|les bi da|l et bit da',
    'ebitda',
  ],
  ['e p s|eps s|ps e|e p yes|e p ess', 'eps'],
  ['e v|ee v|easy v|evie|eevee|evee|ee vee', 'ev'],
  ['eggs it', 'exit'],
  ['les flous|de flous', 'flux'],
  ['foie|foies', 'fois'],
  ['y f r s|y f r s seize|eye for us|i f r s', 'ifrs'],
  ['hippo|i p o|i p oh|i pee oh', 'ipo'],
  ['i r r|ir r|iron r|i are are|eye are are|i r are|i are r|ire are', 'irr'],
  [
    'l b o|lb o|elbow|elbo|el bio|l beau|l aide beau|l baux|elle bio|l bio|elle b o|elle beau|aile bio|hell bio|elle bo|l b oh|el be oh|ell bee oh|lb oh',
    'lbo',
  ],
  ['m o i c|moick|mo ic|moik|moyk|mo ick|m o ic|moh ick', 'moic'],
  ['n d a|end et a|en d a|ende a|n d eh', 'nda'],
  ['eau a te|o a te|oh a te|eau a t|o a t', 'oat'],
  ['eau b haut|o b o|obeo', 'obo'],
  ['op ex|op x|ope x|au pex|aux pex|opp ex|o pex', 'opex'],
  ['pets c a|pe c a|p c a|pecea|pe ce a', 'pca'],
  [
    'p e r|pe eux er|pe e er|pere implicite|pere plus eleve|pere superieur|pere inferieur|pere de la cible|pere de l acquereur',
    'per',
  ],
  ['pepe a|pe pe a|p p a|pp a', 'ppa'],
  ['sail', 'sale'],
  ['les tot|le tot|un tot|du tot|au tot|des tot', 'taux'],
  ['tacks', 'tax'],
  ['t r i|tee ri|trie|te er i|te re i|t er i|te ri', 'tri'],
  ['v e|vee e|vee|ve eux|v eux|ve e|vais eux|ve heu|la vais|v heu', 've'],
  ['vete|ve te|v t', 'vt'],
  [
    'whack|wack|wac|walk rate|wax rate|wax|ouac|ouaque|wak|w a c c|whacks|le wac|whacked|weighted average costs of capital',
    'wacc',
  ],
];
