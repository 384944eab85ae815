import { anyOf } from './any-of.ts';

// "I speak French and English" is part of a CV; a request asks, says please, or says nothing else.
const asksEnglish = String.raw`\b(?:can|could|may|shall|would|might|let us|please|possible to|you mind|rather)\b`;
const asksFrench = String.raw`\b(?:peut|peux|pouvons|pouvez|pourrait|pourrions|pourriez|puis|possible|passons|continuons|parlons|poursuivons|prefere|prefererais|voudrais|aimerais)\b`;
const language = String.raw`(?:french|english|francais|anglais)\b`;
export const switchLanguage = anyOf(
  String.raw`${asksEnglish}.*\b(?:in|to|into|speak) ${language}`,
  String.raw`${asksFrench}.*\b(?:en|a l|au|parler) ${language}`,
  String.raw`\b(?:in|en) ${language}(?: please| s il vous plait| svp| if possible| si possible)`,
  String.raw`^(?:please |sorry |pardon |euh |um )?(?:plutot )?(?:in |en )?${language}(?: please)?$`,
  String.raw`\b(?:parlez vous|do you speak) ${language}`,
  String.raw`\b(?:revenons|repassons|retournons|revenir|repasser|on (?:parle|passe|continue|repasse|revient)) (?:plutot )?(?:(?:au|en|a l) )?${language}`,
  String.raw`\b(?:back|switch|go back|continue|carry on) (?:to|in|into) ${language}`,
);
