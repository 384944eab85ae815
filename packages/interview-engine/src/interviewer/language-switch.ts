import type { Language } from '../localised.ts';
import type { InterviewPlan } from '../planning/plan.ts';
import { fold } from '../text/fold.ts';
import type { EngineTurn } from '../turns.ts';

const other: Readonly<Record<Language, Language>> = { en: 'fr', fr: 'en' };

type Acted = Pick<EngineTurn, 'role' | 'act'>;

const switches = (turns: readonly Acted[]): number =>
  turns.filter(({ role, act }) => role === 'interviewer' && act === 'switch_language').length;

/** The language the interviewer speaks after these turns: each announced switch changes it. */
export const languageAfter = (plan: InterviewPlan, turns: readonly Acted[]): Language =>
  switches(turns) % 2 === 0 ? plan.language : other[plan.language];

const NAME = /\b(english|anglais|french|francais|languages?|langues?)\b/g;
// "My English is poor", "I speak French": said of somebody, and no wish.
const OF_SOMEBODY =
  /\b(?:my|mon|your|votre|i speak|je parle|than|than in|better|instead of|rather than|plutot que|qu en|que l|que le|mieux l) $/;
const IS_SO =
  /^ (?:is|est|was) (?!(?:ok|okay|fine|good|great|better|perfect|alright|all right|also|too|bien|mieux|bon|parfait|possible)\b)/;
const REFUSED =
  /\b(?:do not|don t|no need to|not|rather not|never|pas besoin de|ne (?:\w+ )?pas|ne \w+ (?:pas )?(?:veux|souhaite|prefere)? ?pas|pas)(?: (?:want|have|need|switch|go|do|speak|continue|change|to|it|this|that|in|into|the|le|la|l|faire|passer|passez|parler|continuer|changer|a|en|au|de))* $/;
// "No sorry", "forget it", "oubliez"; a "no?" at the end is none.
const TAKEN_BACK =
  /(?<!\b(?:or|ou) )\b(?:no(?! (?:problem|worries|need))|non|never mind|nevermind|forget (?:it|that)|oubliez|laissez tomber|tant pis|but (?:it is|that is|it s) (?:ok|okay|fine)|mais (?:ca va|c est bon))\b(?! ?$)|\b(?:never mind|nevermind|forget (?:it|that)|oubliez|laissez tomber|tant pis|but (?:it is|that is|it s) (?:ok|okay|fine)|mais (?:ca va|c est bon))$/g;

/** The language that is named; "switch languages" names the other one. */
function languageOf(name: string, current: Language): Language {
  if (name.startsWith('lang')) return other[current];
  return name.startsWith('f') ? 'fr' : 'en';
}

/** What the mention of a language wishes for, with where it stands; `null` where it wishes nothing. */
function wishAt(folded: string, name: string, at: number, current: Language): Language | null {
  const before = folded.slice(0, at);
  if (OF_SOMEBODY.test(before) || IS_SO.test(folded.slice(at + name.length))) return null;
  const named = languageOf(name, current);
  return REFUSED.test(before) ? other[named] : named;
}

/** The language somebody asks to go on in; what is said last counts, and a request may be taken back. */
export function languageAskedFor(text: string, current: Language): Language {
  const folded = fold(text);
  const wishes = [...folded.matchAll(NAME)].map((match) => ({
    at: match.index,
    wish: wishAt(folded, match[0], match.index, current),
  }));
  const withdrawals = [...folded.matchAll(TAKEN_BACK)].map(({ index }) => ({
    at: index,
    wish: current,
  }));
  const said = [...wishes, ...withdrawals].toSorted((a, b) => a.at - b.at);
  const isWished = wishes.some(({ wish }) => wish !== null);
  return (isWished ? said.findLast(({ wish }) => wish !== null)?.wish : null) ?? other[current];
}
