import type { Question } from './claims.ts';
import type { SpokenNumber } from './parsing/spoken-number.ts';
import { hasSizeOf } from './readings.ts';
import { sentenceBefore } from './roles.ts';
import { sentenceUpTo } from './sentences.ts';

// "Au passif, la dette d'impôt baisse de 42": what is owed, and no cash.
const TAX_OWED =
  /\b(?:(?:dettes?|passif|creance) d'impots?|impots? differes?|impots? a payer|deferred tax\w*|tax(?:es)? (?:payable|liabilit\w+|owed))\b(?![^.;!?]*\b(?:cash|tresorerie|caisse|banque|bank|so|donc)\b)[^.;!?]*$/;

// "Tax payable falls by 25, which is the cash effect".
const AS_CASH = /^[^.;!?]*\b(?:cash|tresorerie|caisse|banque|bank)\b/;

// "À l'actif le goodwill baisse de 120": what is written down, and no loss of the year.
const ON_THE_BALANCE_SHEET =
  /\b(?:goodwill|survaleur|ecart d'acquisition)\b(?![^.;!?]*\b(?:income|result\w*|profit|earnings|hit|loss|perte|charge|net|benefice)\b)[^.;!?,]*\b(?:goes?|comes?|falls?|drops?|down|reduced|cut|written|decreases?|shrinks?|baisse|diminue|recule|passe|perd|reduit|tombe)\b[^.;!?,]*$|\b(?:balance sheet|asset side|au bilan|a l'actif)\b[^.;!?,]*$/;
const AT_THE_BALANCE_SHEET =
  /^[^.;!?]{0,15}\b(?:on the balance sheet|asset side|au bilan|a l'actif)\b/;

const OUTLAY = /\b(?:cash|tresorerie|caisse|banque)\b[^.;!?]*$/;

const SECOND_STEP =
  /\b(?:second step|step two|(?:deuxieme|seconde) etape|etape deux|on the sale|a la vente)\b/;

/** "You buy the stock, cash goes out by 120": the first step of two, which is not asked. */
function isPaidForStock(
  { X = Number.NaN }: Readonly<Record<string, number>>,
  key: string,
  number: SpokenNumber,
): boolean {
  if (!key.startsWith('step') || !hasSizeOf(number, X, 'amount')) return false;
  if (SECOND_STEP.test(number.after) || SECOND_STEP.test(sentenceBefore(number))) return false;
  return number.direction !== 1 && OUTLAY.test(number.before);
}

const SHORTENED =
  /\b(?:cut\w*|reduc\w*|shorten\w*|releas\w*|tak\w+ the cycle|bring\w* the cycle|fewer|less|after|faster|earlier|redui\w*|reduc\w*|raccourci\w*|baiss\w*|liber\w*|ramen\w*|gagn\w*|moins|apres|plus tot|plus vite|tomb\w*|pass\w*)\b[^.;!?]*$/;

const CUTTING =
  /\b(?:cut(?:ting)?|gain\w*|sav(?:e|ing)|gagn\w+|redui\w+|baisse\w*)(?: (?:by|of|de|the|les|dso|terms|customer))*\s*$/;
const CUT_OFF =
  /^\W*(?:days? |jours? )?(?:off|less|earlier|sooner|faster|plus tot|plus vite|de moins|d'avance|gagnes?)\b/;

/** "Cutting ten days off", "Ten days less takes the cycle to sixty": what is cut, and the deadline after it. */
function isShortened(
  { computation, inputs }: Question,
  key: string,
  numbers: readonly SpokenNumber[],
  index: number,
) {
  const number = numbers[index];
  const shortened = computation.answers['ccc_after_cut'] ?? Number.NaN;
  if (key !== 'ccc' || !number) return false;
  const isCut = CUTTING.test(number.before) || CUT_OFF.test(number.after);
  if (isCut && hasSizeOf(number, inputs['ddso'] ?? Number.NaN, 'days')) return true;
  if (!hasSizeOf(number, shortened, 'days') || (shortened < 0 && number.direction !== -1))
    return false;
  return SHORTENED.test(sentenceUpTo(numbers, index));
}

/** Whether a number is of the balance sheet where the loss of the year or cash is asked for. */
function isOfBalanceSheet({ id }: Question['generator'], key: string, number: SpokenNumber) {
  const said = sentenceBefore(number);
  if (id === 'N01') return TAX_OWED.test(said) && !AS_CASH.test(number.after);
  if (key !== 'goodwill_d_ni') return false;
  return ON_THE_BALANCE_SHEET.test(said) || AT_THE_BALANCE_SHEET.test(number.after);
}

// "The family rolls over sixty percent", "réinvestit 40 %": a stake, and no return.
const STAKE =
  /\b(?:rolls?|rolled|rolling|reinvest\w*|keeps?|holds?|owns?|detien\w*|gard\w*|conserv\w*)\b[^.;!?]{0,25}$/;

// "A size premium of one or two percent": what is put on top, and no cost of equity.
const ON_TOP =
  /\b(?:size|(?:il)?liquidity|country|taille|(?:il)?liquidite|risque pays)\b[^.;!?]{0,30}$/;

/** Whether a number is another line of the accounts than the one asked: the balance sheet, an outlay, a later cycle. */
export function isOfAnotherLine(
  question: Question,
  key: string,
  numbers: readonly SpokenNumber[],
  index: number,
): boolean {
  const { generator, inputs } = question;
  const number = numbers[index];
  if (!number) return false;
  if (generator.id === 'N02') return isPaidForStock(inputs, key, number);
  if (generator.id === 'N23') return isShortened(question, key, numbers, index);
  if (key === 'ke') return ON_TOP.test(number.before);
  if (key === 'irr') return number.unit === 'percent' && STAKE.test(number.before);
  return isOfBalanceSheet(generator, key, number);
}
