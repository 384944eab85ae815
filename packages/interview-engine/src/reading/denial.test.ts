import { describe, expect, test } from 'vitest';
import { findDenials } from './denial.ts';
import { languageOf } from './language-of.ts';
import { tokensOf } from './tokens.ts';

function statusOf(word: string, sentence: string): 'affirmed' | 'denied' | 'dismissed' {
  const tokens = tokensOf(sentence);
  const start = tokens.findIndex((token) => token.word === word);
  const { isDenied, isDismissed } = findDenials(tokens, languageOf(tokens, 'en'));
  if (isDismissed(start, start + 1)) return 'dismissed';
  return isDenied(start, start + 1) ? 'denied' : 'affirmed';
}

describe('what is denied', () => {
  test.each([
    ['wacc', 'You do not discount at the WACC.'],
    ['goodwill', 'There is no goodwill here.'],
    ['synergies', 'We value it without synergies.'],
    ['bfr', 'Il n’y a pas de BFR dans ce métier.'],
    ['dette', 'On le fait sans la dette.'],
    ['ebitda', 'I use net income rather than EBITDA.'],
    ['deduction', 'Le goodwill n’ouvre droit à aucune déduction.'],
    ['ouvre', 'Le goodwill n’ouvre droit à aucune déduction.'],
    ['reversed', 'It costs no cash and can’t be reversed.'],
    ['cacher', 'Je le dis sans rien cacher.'],
    ['bouge', 'La caisse, ça bouge pas.'],
    ['ajoute', 'La dette, je l’ajoute pas.'],
    ['compte', 'On compte pas le goodwill.'],
  ])('%s in: %s', (word, sentence) => {
    expect(statusOf(word, sentence)).toBe('denied');
  });
});

describe('what is affirmed although a negation stands near', () => {
  test.each([
    ['wacc', 'It is not only the WACC that counts.'],
    ['equity', 'Il prend l’equity pas la dette.'],
    ['cash', 'Do not forget the cash.'],
    ['director', 'I will not talk about it, and I let my director know.'],
    ['capex', 'If you do not include capex, the flow is too high.'],
    ['wacc', 'Depreciation is not a payment, so the WACC stays.'],
    ['cash', 'NI down 7.5 and cash down as well.'],
    ['bfr', 'Il ne faut pas oublier le BFR.'],
    ['cmpc', 'Je capitalise sans croissance au CMPC de 10 %.'],
    ['prime', 'Ce n’est pas seulement la prime.'],
    ['taxes', 'People often forget taxes.'],
    ['mediane', 'Un multiple aberrant tire la moyenne, alors que la médiane l’ignore.'],
    ['margin', 'It is not about size, but margin decides.'],
    ['debt', 'Equity is not repaid and we pay down debt first.'],
  ])('%s in: %s', (word, sentence) => {
    expect(statusOf(word, sentence)).toBe('affirmed');
  });
});

describe('what is set aside', () => {
  test.each([
    ['capex', 'The capex I would leave aside, it plays no part here.'],
    ['covenants', 'Les covenants, je les laisserais de côté.'],
    ['premium', 'People always mention a premium, but I would leave that out.'],
    ['tax', 'The tax effect I would ignore for this one.'],
    ['dilution', 'La dilution, je ne m’en soucierais pas.'],
    ['bfr', 'Le BFR n’a rien à voir là-dedans.'],
    ['synergies', 'I would not bother with synergies.'],
    ['irr', 'The IRR is irrelevant to me.'],
    ['contribution', 'And contribution analysis is no use here either.'],
    ['covenants', 'Covenants are just a detail.'],
    ['capital', 'Working capital I would keep out of this discussion.'],
    ['associates', 'I would leave the associates alone.'],
    ['issue', 'L’issue, je ne la raconterais pas.'],
    ['coherence', 'La cohérence, je ne m’en préoccuperais pas.'],
    ['audit', 'An audit would be a waste of time.'],
    ['leases', 'Leases can be neglected.'],
    ['cmpc', 'On parle souvent du CMPC, moi je le laisse tomber.'],
    ['comparables', 'Je ne crois pas aux comparables.'],
    ['tri', 'Le TRI, ça ne nous regarde pas.'],
    ['equite', 'Une attestation d’équité, je m’en dispenserais.'],
    ['tri', 'Le TRI, je ne le calculerais pas.'],
    ['dette', 'La dette nette, je ne m’embêterais pas à la calculer.'],
    ['fuites', 'Les fuites, je n’y ferais pas attention.'],
    ['back', 'I wouldn’t do the add-back either.'],
    ['liquidity', 'I wouldn’t waste time on liquidity.'],
    ['repayment', 'I don’t take the repayment into account.'],
    ['precedents', 'Precedents don’t interest me.'],
    ['minorities', 'I don’t put in minorities at all.'],
    ['synergies', 'Les synergies, ça n’entre pas dans mon conseil.'],
    ['multiple', 'The return is only from leverage, the multiple doesn’t matter that much.'],
    ['terminale', 'La valeur terminale, je ne m’en serais pas encombré.'],
  ])('%s in: %s', (word, sentence) => {
    expect(statusOf(word, sentence)).toBe('dismissed');
  });

  test.each([
    ['ebit', 'interets', 'Pour avoir l’EBIT j’oublie les intérêts.'],
    ['ebitda', 'interest', 'EBITDA goes up and I leave the interest out.'],
    ['cas', 'plan', 'Je fais un cas bas parce que je ne crois pas au plan.'],
  ])('reaches ahead of what it names itself, not back to %s: %s in %s', (kept, left, sentence) => {
    expect(statusOf(left, sentence)).toBe('dismissed');
    expect(statusOf(kept, sentence)).toBe('affirmed');
  });

  test.each([
    ['actions', 'On divise par les actions nouvelles, il ne faut pas les oublier.'],
    ['ebitda', 'Rents leave it so EBITDA goes up.'],
    ['covenants', 'L’écart entre les covenants et le levier compte.'],
    ['extremes', 'Les valeurs extrêmes je les explique, je ne les cache pas.'],
    ['enterprise', 'The enterprise value doesn’t care about the funding.'],
    ['earnings', 'For banks enterprise value means nothing, so I look at earnings.'],
    ['gap', 'If we still differ I put the gap in an earn-out.'],
    ['gap', 'I leave the gap to an earn-out.'],
    ['debt', 'You repay the debt with what’s left, and work out the IRR.'],
    ['forecast', 'Le forecast ne tient pas la route.'],
    ['tax', 'An easy slip: leave out the tax.'],
    ['parties', 'Une somme des parties, puisque les métiers n’ont rien à voir.'],
    ['price', 'The price was rich, though they can’t use it as an exclusive.'],
    ['weeks', 'Il y a deux weeks qu’on oublie souvent.'],
    ['croise', 'L’effet croisé, je le mets à part pour ne pas le compter deux fois.'],
    [
      'depreciation',
      'I add depreciation back because no cash left the building, then I take out capex.',
    ],
    ['convertir', 'Repousser ne sert à rien, il faut convertir en capital.'],
    ['leverage', 'The return is only from leverage really, the multiple doesn’t matter that much.'],
    ['levier', 'Le rendement vient du levier, et le multiple n’a pas d’importance.'],
  ])('%s is not set aside in: %s', (word, sentence) => {
    expect(statusOf(word, sentence)).toBe('affirmed');
  });

  test('ends at a contrast that speaks of something else', () => {
    const sentence = 'I would not bother with synergies, but the price must include the premium.';
    expect(statusOf('synergies', sentence)).toBe('dismissed');
    expect(statusOf('premium', sentence)).toBe('affirmed');
  });
});

describe('what is shrugged off once it was named', () => {
  test.each([
    ['amortisation', 'The EBITDA comes first, and the amortisation, nobody ever asks for it.'],
    ['wacc', 'You discount the flows, and the WACC is a refinement I would pass on.'],
    ['prime', 'On paie en titres, et la prime, on ne va pas chipoter.'],
    ['dilution', 'On émet des titres, la dilution c’est un faux sujet.'],
    ['synergies', 'Les synergies, c’est le boulot du stagiaire.'],
  ])('%s in %j', (word, sentence) => {
    expect(statusOf(word, sentence)).toBe('dismissed');
  });

  test.each([
    ['ebitda', 'The EBITDA comes first, and the amortisation, nobody ever asks for it.'],
    ['ebitda', 'The EBITDA is two hundred, so what is left after tax is ninety.'],
    ['levier', 'Tant que le levier reste supportable pour les agences, je paie en dette.'],
  ])('but not %s in %j', (word, sentence) => {
    expect(statusOf(word, sentence)).toBe('affirmed');
  });
});
