import { expect, test } from 'vitest';
import type { Language } from '../localised.ts';
import { markAnswer } from './mark-answer.ts';

const namedIn = (seedId: string, lang: Language, answer: string): string[] =>
  markAnswer({ seedId, lang, answer }).flags.filter((flag) => flag.startsWith('claim:'));

const minorities = 'You take the market cap, add net debt and subtract the minority interests.';
const minoritaires =
  'On prend la capitalisation, on ajoute la dette nette et on retire les intérêts minoritaires.';

test.each([
  ['B2', 'en', minorities, 'Sorry, what I said about the minorities was wrong, you add them.'],
  [
    'B2',
    'en',
    minorities,
    'Sorry, I mean you add the minorities, EBITDA has all of the subsidiary.',
  ],
  ['B2', 'en', minorities, 'Scratch that. The minorities are added.'],
  ['B2', 'en', minorities, 'I misspoke there: you add them.'],
  ['B2', 'en', minorities, 'Can I take back what I said about minorities?'],
  [
    'A6',
    'en',
    'Under IFRS goodwill is amortised over ten years.',
    'I was wrong about the amortisation, it is tested for impairment every year.',
  ],
  [
    'A6',
    'en',
    'Under IFRS goodwill is amortised over ten years.',
    'Actually no, it is tested for impairment every year.',
  ],
  [
    'B3',
    'en',
    'The net debt goes up with the loan.',
    'Let me correct that: cash goes up by as much, so net debt does not change.',
  ],
  [
    'D3',
    'en',
    'The weights are book values.',
    'Sorry, I had that wrong, the weights are at market value.',
  ],
  [
    'B2',
    'fr',
    minoritaires,
    'Pardon, ce que j’ai dit sur les minoritaires était faux, on les ajoute.',
  ],
  ['B2', 'fr', minoritaires, 'Je me corrige : on ajoute les minoritaires.'],
  ['B2', 'fr', minoritaires, 'Au temps pour moi, on les ajoute.'],
  ['B2', 'fr', minoritaires, 'Je me suis trompé, on les ajoute.'],
  [
    'A6',
    'fr',
    'En IFRS le goodwill est amorti sur dix ans.',
    'Attendez, non, il est soumis chaque année à un test de dépréciation.',
  ],
  [
    'A6',
    'fr',
    'En IFRS le goodwill est amorti sur dix ans.',
    'Je reviens sur ce que j’ai dit : il est testé chaque année.',
  ],
  [
    'B3',
    'fr',
    'La dette nette augmente du montant du prêt.',
    'J’ai dit une bêtise, la trésorerie monte d’autant, donc la dette nette ne bouge pas.',
  ],
  [
    'D3',
    'fr',
    'On prend les poids en valeur comptable.',
    'Excusez-moi, je voulais dire en valeur de marché.',
  ],
] as const)('%s, %s: "%s" is no longer named after "%s"', (seedId, lang, said, back) => {
  expect(namedIn(seedId, lang, said)).not.toEqual([]);
  expect(namedIn(seedId, lang, `${said} ${back}`)).toEqual([]);
});

test.each([
  ['B2', 'en', minorities, 'Sorry, I am a bit nervous today.'],
  ['B2', 'en', minorities, 'Sorry, I forgot the preferred shares, you add those as well.'],
  ['B2', 'en', minorities, 'In fact that is the classic bridge.'],
  ['B2', 'fr', minoritaires, 'Pardon, j’oubliais les actions de préférence, on les ajoute.'],
  ['B2', 'fr', minoritaires, 'Excusez-moi, pouvez-vous répéter ?'],
  ['B2', 'fr', minoritaires, 'Je retire aussi la trésorerie, et je reprends le calcul.'],
  [
    'A6',
    'en',
    'I was wrong about this once, but now I know: under IFRS goodwill is amortised over ten years.',
    '',
  ],
  [
    'J4',
    'en',
    'It was not my fault, it was the fault of my team.',
    'I was wrong about the figure, and it went out.',
  ],
] as const)(
  '%s, %s: "%s" is named, whatever is said of something else: "%s"',
  (seedId, lang, said, next) => {
    expect(namedIn(seedId, lang, said)).not.toEqual([]);
    expect(namedIn(seedId, lang, `${said} ${next}`)).not.toEqual([]);
  },
);

test.each([
  [
    'B2',
    'en',
    `${minorities} Sorry, what I said about the minorities was wrong, you add them.`,
    'nci',
    /^Sorry/,
  ],
  ['B2', 'fr', `On retire les minoritaires. Au temps pour moi, on les ajoute.`, 'nci', /^Au temps/],
] as const)(
  '%s, %s: what is quoted of "%s" is the corrected statement',
  (seedId, lang, answer, id, quote) => {
    const concept = markAnswer({ seedId, lang, answer }).concepts.find((one) => one.id === id);
    expect(concept?.verdict).toBe('correct');
    expect(concept?.quote).toMatch(quote);
  },
);
