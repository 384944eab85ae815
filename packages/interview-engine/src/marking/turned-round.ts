import type { ReadSentence } from '../reading/read-answer.ts';
import { joinedWords } from '../reading/tokens.ts';

// What others want of whoever is asked what to do, as the question has it.
const CLAIMED_BY_OTHERS =
  /\b(?:(?:each|either|every (?:staffer|senior|boss))\b(?: \w+){0,5}? (?:tells|says|wants|claims|thinks|insists|asks|swears|expects)|(?:both|two|bosses|seniors|staffers|they)\b(?: \w+){0,5}? (?:tell|say|want|claim|think|insist|ask|swear|expect)|(?:each|either|both|two|bosses|seniors|staffers|they)\b(?: \w+){0,5}? (?:told|telling|saying|wanting|claiming|insisting|asking|expecting))\b(?: \w+){0,6}? (?:first|priority|urgent|theirs|mine|his|ahead)\b|\b(?:chaque|chacun|les deux|deux|ils|seniors|chefs|staffeurs)\b(?: \w+){0,5}? (?:dit|disent|disant|veut|veulent|pretend|pretendent|jure|jurent|reclame|reclament|exige|exigent|assure|assurent|se dit|se disent|me demandent)\b(?: \w+){0,8}? (?:d abord|leur|sien|prioritaires?|priorite|urgent|premier|avant|devant)\b/;
const ALSO_GIVEN =
  /\b(?:i (?:have|ve|got|am|m)|j ai|je suis|(?:it|that) is (?:now )?(?:ten|10|late|22)|il est (?:vingt deux|dix|22|10))\b/g;

// What is done about it.
const DONE_ABOUT_IT =
  /\bi (?:would |will |ll |d |first |then |just |also |do not |never |can not |cannot )*(?!have|ve|am|m|do|did|got|find|see|hear|should\b)[a-z]+\b(?! (?:me|telling))|\b(?:call|ring|phone|email|warn|split|size|estimate|propose|ask them|tell them|tell both)\b|\b(?:je (?:les|leur|ne|l|le|n|me)? ?(?!suis|me|fais|dois\b)[a-z]+|j (?!ai\b)[a-z]+|on (?:les|leur)? ?(?:appelle|dit|previent)|appeler|prevenir|estimer|repartir|proposer|trancher|arbitrer|il faut|faudrait)\b/;

/** Whether a sentence only tells the case over again that a question puts: what others want, and no step of one's own. */
export function turnsCaseRound({ tokens }: ReadSentence): boolean {
  const words = joinedWords(tokens);
  if (!CLAIMED_BY_OTHERS.test(words)) return false;
  const rest = words.replace(CLAIMED_BY_OTHERS, ' ').replaceAll(ALSO_GIVEN, ' ');
  return !DONE_ABOUT_IT.test(rest);
}
