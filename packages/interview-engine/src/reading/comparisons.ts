import { isNumber } from '../text/common-words.ts';
import { joinedWords, type Token } from './tokens.ts';

const SIGN = /^(?:plus|moins|less)$/;
const OPERAND = /^(?:the|its|l|le|la|les|un|une|ses|leurs?)$/;

// "Plus de 70 %", "less than that", "une date plus courte", "ça coûte moins": more or less, and no sign.
const THAN =
  /^(?:que|qu|than|of|and|et|or|ou|mais|but|so|pour|dans|on|in|because|parce|when|quand|if|si)$/;
const OF = /^(?:de|d)$/;
const isAmount = (token: Token | undefined): boolean =>
  token !== undefined && (isNumber(token.word) || /^(?:un|une|moitie|la)$/.test(token.word));
const QUALITY =
  /^(?:vite|tard|tot|loin|bas|basse|haut|haute|cher|chere|eleve|elevee|gros|grosse|grand|grande|petit|petite|court|courte|long|longue|longtemps|lourd|lourde|faible|fort|forte|important|importante|simple|rapide|serre|serree|risque|risquee|solide|souvent|bien|bon|bonne|risky|likely|expensive)s?$/;
const DEGREE =
  /^(?:peu|beaucoup|bien|encore|nettement|fois|au|le|la|les|ou|ni|toujours|souvent|est|sont|coute|coutent|vaut|valent|paie|paient|payer|bit|little|much|far|even|no|or|slightly|is|are|worth|costs?|pays?|for)$/;

// "On n'ajoute plus rien": no longer.
const NO_LONGER = /\b(?:ne|n)(?: (?!pas\b|jamais\b)\w+){0,4}$/;

// "Plus il y a de dette, moins le fonds met": the more, the less.
const SUBJECT = /^(?:on|il|elle|ils|elles|je|tu|vous|nous|c|ca)$/;
const VERB =
  /\b(?:est|sont|a|ont|va|vont|monte|baisse|augmente|grimpe|recule|croit|on|il|vous|je)\b/;
const isAtTheStart = (tokens: readonly Token[], at: number): boolean =>
  at === 0 || tokens[at]?.afterPause === true || tokens[at - 1]?.word === 'et';

/** The places of "plus" and "moins" in "plus … est …, moins …". */
function correlated(tokens: readonly Token[]): ReadonlySet<number> {
  const starts = tokens.flatMap(({ word }, at) =>
    SIGN.test(word) && isAtTheStart(tokens, at) ? at : [],
  );
  const [first, second] = starts;
  if (first === undefined || second === undefined) return new Set();
  const isClause =
    SUBJECT.test(tokens[first + 1]?.word ?? '') ||
    (OPERAND.test(tokens[first + 1]?.word ?? '') &&
      first < 2 &&
      VERB.test(joinedWords(tokens, first + 1, second)));
  return new Set(isClause ? starts : []);
}

function compares(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at + 1];
  if (!next || next.afterPause || SUBJECT.test(next.word) || QUALITY.test(next.word)) return true;
  if (THAN.test(next.word)) return true;
  if (OF.test(next.word) && isAmount(tokens[at + 2])) return true;
  if (NO_LONGER.test(joinedWords(tokens, at - 5, at))) return true;
  const isOperand = isNumber(next.word) || OPERAND.test(next.word);
  return !isOperand && DEGREE.test(tokens[at - 1]?.word ?? '');
}

/** Where "plus", "moins" and "less" compare, and neither add nor take away. */
export function comparisonsIn(tokens: readonly Token[]): ReadonlySet<number> {
  const places = tokens.flatMap(({ word }, at) => (SIGN.test(word) ? at : []));
  if (places.length === 0) return new Set();
  const pairs = correlated(tokens);
  return new Set(places.filter((at) => pairs.has(at) || compares(tokens, at)));
}
