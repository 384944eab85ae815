import { expect, test } from 'vitest';
import { crossed } from '../content/lexicon/crossed.ts';
import { seedOf } from '../content/seeds/index.ts';
import type { Language } from '../localised.ts';
import { readAnswer } from '../reading/read-answer.ts';
import { findClaims } from './claims.ts';
import { markAnswer } from './mark-answer.ts';

function claimsIn(seedId: string, language: Language, answer: string): string[] {
  const seed = seedOf(seedId);
  if (!seed) throw new Error(`No question ${seedId}`);
  return findClaims(readAnswer(answer, language), seed).map(({ id }) => id);
}

test.each([
  ['B2', 'en', 'I do not just add all the options, the proceeds buy some shares back.'],
  ['B4', 'en', 'I do not just add all the options, the proceeds buy some shares back.'],
  ['C5', 'en', 'The one at twelve times is not simply overvalued.'],
  ['B1', 'en', 'Enterprise value is the market cap plus debt minus cash.'],
  ['B1', 'fr', 'La valeur d’entreprise, c’est la capitalisation plus la dette nette.'],
  ['C1', 'fr', 'Les transactions comparables incluent déjà la prime de contrôle.'],
  ['C1', 'fr', 'Plus le WACC est élevé, plus la valeur par DCF est basse.'],
  ['C2', 'en', 'Growth, margins and risk are what drive the multiple.'],
  ['B5', 'fr', 'La VE n’est pas bornée à zéro.'],
  ['C6', 'fr', 'Pour une banque, je ne reste pas sur VE/EBITDA.'],
  ['C8', 'en', 'The premium goes on the share price, not on enterprise value.'],
  ['C9', 'en', 'I would not apply a blended multiple to the consolidated EBITDA.'],
  ['C3', 'en', 'EBITDA times the multiple, less net debt, gives the equity value.'],
  ['D3', 'en', 'Taking book values as weights would be wrong.'],
  [
    'C8',
    'en',
    'If I put 30% on the EV I’d overstate the price, since I’d be paying a premium on the debt.',
  ],
] as const)('%s, %s: "%s" is true and raises no alarm', (seedId, language, answer) => {
  expect(claimsIn(seedId, language, answer)).toEqual([]);
});

test.each([
  ['C3', 'en', 'The EBITDA multiple gives the market cap directly.', 'ebitda_multiple_is_equity'],
  ['C5', 'fr', 'L’écart vient uniquement de l’endettement.', 'gap_from_leverage'],
  [
    'E3',
    'en',
    'The return would have been higher with less debt, because debt always eats into the return.',
    'debt_lowers_return',
  ],
  [
    'D3',
    'en',
    'The weights have to be book values, because market values would be wrong to use.',
    'book_weights',
  ],
  ['C6', 'fr', 'Pour une banque, je reste sur VE/EBITDA.', 'ev_ebitda_for_banks'],
  ['C7', 'fr', 'La prime est déjà contenue dans le cours de bourse.', 'comps_include_control'],
  [
    'C9',
    'en',
    'I apply a blended multiple to the consolidated EBITDA.',
    'average_multiple_for_group',
  ],
  ['B4', 'fr', 'En dehors de la monnaie, je les compte quand même.', 'worthless_options_counted'],
  ['B6', 'en', 'You only need financial debt less cash.', 'only_financial_debt_counts'],
  [
    'B5',
    'en',
    'A negative enterprise value is impossible, an error in the data.',
    'ev_never_negative',
  ],
] as const)('%s, %s: "%s" is false and named', (seedId, language, answer, claim) => {
  expect(claimsIn(seedId, language, answer)).toContain(claim);
});

test('a question that is said back in the negative is still a false answer to it', () => {
  const answer = 'No, equity value can never be larger than enterprise value, it is impossible.';
  expect(markAnswer({ seedId: 'B5', lang: 'en', answer }).flags).toContain(
    'claim:equity_never_above_ev',
  );
});

test('a list that begins with a comma may be left out', () => {
  expect(crossed('ev', ', always', 'rises')).toBe('ev rises, ev always rises');
});

test('the words of the question alone, denied, are a false statement too', () => {
  const { flags } = markAnswer({ seedId: 'D11', lang: 'en', answer: 'A DCF is never a bad idea.' });
  expect(flags).toContain('claim:dcf_always_works');
});

test.each([
  ['reported', 'The seller will argue that all the cash is available, but some of it is trapped.'],
  ['thought by others', 'People often say that all the cash is available.'],
  ['asked', 'Is all the cash available?'],
  ['judged', 'Saying that all the cash is available would be naive.'],
  ['taken back', 'All the cash is available, sorry, only the free part of it is.'],
  ['supposed of oneself', 'If I said that all the cash is available I’d overpay.'],
  [
    'supposed of a thing',
    'If net debt did not matter, all the cash would be available to the buyer.',
  ],
  ['supposed without an if', 'Had I said that all the cash is available, the price would be off.'],
  ['never the case', 'You’d think all the cash is available, and it’s never the case.'],
  ['called tempting', 'The tempting answer is that all the cash is available.'],
  ['named as what one does not do', 'What you don’t do is say that all the cash is available.'],
  ['not going to be said', 'I’m not going to tell you that all the cash is available.'],
] as const)('what is only %s is not what the speaker claims', (_, answer) => {
  expect(claimsIn('B6', 'en', answer)).toEqual([]);
});

test.each([
  'The seller will argue otherwise, but all the cash is available.',
  'All the cash is available, right?',
  'If management says all the cash is available, all the cash is available.',
])('"%s" is claimed all the same', (answer) => {
  expect(claimsIn('B6', 'en', answer)).toContain('all_cash_is_free');
});

test('the two sides of a comparison are not one claim', () => {
  const answer =
    'Enterprise value is stable, whereas equity value depends on the capital structure.';
  expect(claimsIn('B1', 'en', answer)).toEqual([]);
});
