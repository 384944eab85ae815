import { expect, test } from 'vitest';
import { seedOf } from '../content/seeds/index.ts';
import type { Language } from '../localised.ts';
import { sentencesOf } from '../text/sentences.ts';
import type { HeldAgainst } from './held-against.ts';
import { judgeFigure } from './judge-figure.ts';

const QUESTION: HeldAgainst = null;
const FOLLOW_UP: HeldAgainst = ['terminal_value'];
const OTHER_FACTS: HeldAgainst = [];

const perShare = { ebitda: 150, mult: 8, netdebt: 300, shares: 50 }; // 18 euros
const offer = { price: 40, prem: 0.3, shares: 100, netdebt: 800, ebitda: 600 }; // 10 times
const wacc = { E: 700, D: 300, ke: 0.1, kd: 0.05, t: 0.25 }; // 8.1 percent

type Said = readonly [heldAgainst: HeldAgainst, text: string];

function verdictOn(id: string, figures: Record<string, number>, language: Language, said: Said[]) {
  const seed = seedOf(id);
  if (!seed) throw new Error(`${id} is gone`);
  const replies = said.map(([heldAgainst, text]) => ({ heldAgainst, text, hasFigures: true }));
  const sentences = replies.flatMap(({ text }) => sentencesOf(text));
  return judgeFigure({ seed, language, figures }, sentences, replies);
}

const RIGHT_IN_ENGLISH: Said = [
  QUESTION,
  '150 times 8 is 1,200, less 300 of net debt is 900, over 50 million, so eighteen euros a share',
];
const RIGHT_IN_FRENCH: Said = [
  QUESTION,
  '150 fois 8, 1 200, moins 300 de dette nette, 900, sur 50 millions, donc 18 euros par action',
];

test.each<[language: Language, reply: string]>([
  ['en', 'One turn less takes the value per share down to fifteen euros'],
  ['en', 'At seven times it is 1,050, less 300, 750, so fifteen euros a share.'],
  ['en', 'Actually it would be fifteen euros then.'],
  ['en', 'It grows at five percent for two years and then it would be 21 euros'],
  ['en', 'The peers are on forward numbers, half a turn lower, so 16.5.'],
  ['en', 'I would tell them 22 euros is what a bidder pays with a premium.'],
  ['en', 'Sorry, at seven times that is fifteen euros a share.'],
  ['en', 'It would be 12 euros, no, I made a mistake, fifteen euros.'],
  ['en', 'I forgot to mention the leases, two euros a share.'],
  ['fr', 'Un tour de moins, c’est trois euros de moins, donc 15 euros par action.'],
  ['fr', 'Avec un demi-tour de moins la valeur par action tombe à 16,50 euros'],
  ['fr', 'En fait ça ferait 15 euros par action.'],
  ['fr', 'Sur deux ans, à 5 %, on serait à 21 euros.'],
  ['fr', 'Les pairs sont à 7 fois, donc 15 euros.'],
  ['fr', 'Sauf erreur, la prime donne 23,4 euros.'],
  ['fr', 'Ce serait 12, pardon, je me trompe, 15 euros.'],
])('in %s, a reply to a follow-up leaves the right figure alone: %s', (language, reply) => {
  const first = language === 'en' ? RIGHT_IN_ENGLISH : RIGHT_IN_FRENCH;
  for (const heldAgainst of [FOLLOW_UP, OTHER_FACTS]) {
    expect(verdictOn('C3', perShare, language, [first, [heldAgainst, reply]])?.verdict).toBe(
      'right',
    );
  }
});

test.each<[language: Language, reply: string, verdict: string]>([
  ['en', 'Is the sector on 12 times?', 'right'],
  ['en', 'Do the banks take 24 euros a share for that?', 'right'],
  ['fr', 'Et le cours, il est à 22 euros par action ?', 'right'],
  ['en', 'I took the EBITDA times the multiple, then the net debt off.', 'right'],
  ['fr', 'J’ai pris un multiple, puis un tour de vérification.', 'right'],
  ['en', '1,200 less 300 is 900, divided by 50 is eighteen.', 'right'],
  ['en', 'Sorry, I made a mistake. It is sixteen euros a share.', 'slip'],
  ['en', 'No, sorry, the value per share is 24 euros.', 'trap'],
  ['fr', 'Non, pardon, en fait la valeur par action est de 22 euros.', 'slip'],
])('in %s, asked to go on, somebody says %j: %s', (language, reply, verdict) => {
  const first = language === 'en' ? RIGHT_IN_ENGLISH : RIGHT_IN_FRENCH;
  expect(verdictOn('C3', perShare, language, [first, [QUESTION, reply]])?.verdict).toBe(verdict);
});

test.each<[language: Language, reply: string, verdict: string]>([
  [
    'en',
    'I made a mistake before. I should not have deducted the debt, so it is 24 euros a share.',
    'trap',
  ],
  ['en', 'Let me correct my figure, it is 22 euros a share.', 'slip'],
  ['en', 'I said eighteen euros but my number was wrong, it is 22 euros.', 'slip'],
  ['en', 'I’ve got it wrong. The right one is 16 euros a share.', 'slip'],
  ['fr', 'Je me suis trompé tout à l’heure, c’est 22 euros par action.', 'slip'],
  ['fr', 'Je reviens sur mon chiffre : 24 euros par action.', 'trap'],
  ['fr', 'J’ai mal calculé, ça fait 16 euros par action.', 'slip'],
  ['fr', 'Mon chiffre était faux, la bonne réponse est 22 euros.', 'slip'],
])(
  'in %s, whoever takes the figure back later on has given another: %s',
  (language, reply, verdict) => {
    const first = language === 'en' ? RIGHT_IN_ENGLISH : RIGHT_IN_FRENCH;
    const between: Said = [
      FOLLOW_UP,
      language === 'en' ? 'I would look at two more peers.' : 'Je regarderais deux autres pairs.',
    ];
    expect(verdictOn('C3', perShare, language, [first, between, [FOLLOW_UP, reply]])?.verdict).toBe(
      verdict,
    );
  },
);

test.each<[language: Language, first: string, reply: string, verdict: string, given: string]>([
  ['en', 'So 24 euros a share', 'Two turns less would cost 12 euros.', 'trap', '24 euros'],
  [
    'en',
    'So 22 euros a share',
    'I forgot the net debt. It is 18 euros a share.',
    'right',
    '18 euros',
  ],
  [
    'en',
    'So 22 euros a share',
    'So the value per share is eighteen euros.',
    'right',
    'eighteen euros',
  ],
  ['fr', 'Donc 22 euros par action', 'Un tour de moins, 15 euros.', 'slip', '22 euros'],
  [
    'fr',
    'Donc 22 euros par action',
    'Pardon, j’ai oublié la dette, c’est 18 euros.',
    'right',
    '18 euros',
  ],
])(
  'in %s, a wrong figure stands until it is put right: %s / %s',
  (language, first, reply, verdict, given) => {
    const said: Said[] = [
      [QUESTION, first],
      [FOLLOW_UP, reply],
    ];
    expect(verdictOn('C3', perShare, language, said)).toMatchObject({ verdict, given });
  },
);

test('what is worked out over several turns is one answer', () => {
  const steps: Said[] = [
    [QUESTION, '150 times 8 gives 1,200'],
    [QUESTION, 'less 300, so 900'],
    [QUESTION, 'over 50, so 18 a share'],
  ];
  expect(verdictOn('C3', perShare, 'en', steps)?.verdict).toBe('right');
});

test('a figure is found where it is first given in reply to a follow-up', () => {
  const said: Said[] = [
    [QUESTION, 'I add the premium and the net debt.'],
    [FOLLOW_UP, 'So ten times EBITDA.'],
  ];
  expect(verdictOn('C8', offer, 'en', said)?.verdict).toBe('right');
});

test('nor is one on other facts the figure asked for', () => {
  const said: Said[] = [
    [QUESTION, 'I weigh the two by their values.'],
    [OTHER_FACTS, 'So the WACC is 9.4 percent.'],
  ];
  expect(verdictOn('D3', wacc, 'en', said)?.verdict).toBe('absent');
});

test('what is reckoned before the figures were put is reckoned on others', () => {
  const seed = seedOf('F6');
  if (!seed) throw new Error('F6 is gone');
  const figures = { syn: 110, t: 0.25, w: 0.08, g: 0.01, integ: 140, prem: 700 };
  const own = 'Taxed, at nine percent, it is 917, so 217 million is left for us.';
  const asked = 'After the costs of integration, 339 million is left.';
  const verdictAfter = (...said: [text: string, hasFigures: boolean][]) =>
    judgeFigure(
      { seed, language: 'en', figures },
      said.map(([text]) => text),
      said.map(([text, hasFigures]) => ({ text, heldAgainst: QUESTION, hasFigures })),
    )?.verdict;
  expect(verdictAfter([own, false])).toBe('absent');
  expect(verdictAfter([own, true])).toBe('slip');
  expect(verdictAfter([asked, false])).toBe('right');
  expect(verdictAfter([own, false], [asked, true])).toBe('right');
});
