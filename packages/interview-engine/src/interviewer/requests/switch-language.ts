import { OPENERS } from './parts.ts';

// "I speak French and English" is part of a CV; a request asks, says please, or says nothing else.
const asksEnglish = String.raw`\b(?:can|could|may|shall|would|might|let us|please|possible|you mind|rather)\b`;
const asksFrench = String.raw`\b(?:peut|peux|pouvons|pouvez|pourrait|pourrions|pourriez|puis|possible|passons|continuons|parlons|poursuivons|prefere|prefererais|voudrais|aimerais)\b`;
// French law and an English company are no language.
const language = String.raw`(?:french|english|francais|anglais)\b(?! (?:law|gaap|banks?|banking|compan\w+|firms?|markets?|accounting|literature|groups?|clients?|buyers?|sellers?|investors?|tax|state|version|words?|class\w*|subsidiar\w+|names?|speak\w+|standards)\b)`;
export const switchLanguage: readonly string[] = [
  String.raw`${asksEnglish}.*\b(?:in|to|into|speak) ${language}`,
  String.raw`${asksFrench}.*\b(?:en|a l|au|parler) ${language}`,
  String.raw`\b(?:in|en) ${language}(?: please| s il vous plait| svp| if possible| si possible)`,
  String.raw`^${OPENERS}(?:please )?(?:plutot )?(?:in |en )?${language}(?: (?:please|svp|s il vous plait|again|encore))*$`,
  String.raw`\b(?:ask|asking|demander|prefer|prefere|prefererais|would like|aimerais mieux) (?:for |to use )?(?:le |l )?${language}`,
  String.raw`\b(?:can|could|may|shall) (?:we|i) (?:do|use|try|have) ${language}|\bon (?:le |la )?(?:fait|refait|ferait) (?:ca )?en ${language}`,
  String.raw`^(?:(?!(?:my|mon|your|votre) )\w+ ){0,4}${language} (?:is |c est |est |me )?(?:also |tres |aussi )?(?:fine|ok|okay|good|better|bien|mieux|parfait|va|convient)(?: too| also| aussi)?$`,
  String.raw`\b(?:parlez vous|do you speak) ${language}`,
  String.raw`\b(?:revenons|repassons|retournons|revenir|repasser|on (?:parle|passe|continue|repasse|revient)) (?:plutot )?(?:(?:au|en|a l) )?${language}`,
  String.raw`\b(?:back|switch|switching|change|go back|continue|carry on|stay|stick|remain) (?:to|in|into|with) ${language}`,
  String.raw`\b(?:(?:restons|rester|reste|restez) en|(?:passer|passez) (?:en|a l)|(?:gardons|garder)(?: le| l)?) ${language}`,
];
