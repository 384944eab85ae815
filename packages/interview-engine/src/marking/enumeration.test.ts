import { describe, expect, test } from 'vitest';
import type { ConceptId } from '../content/concepts/index.ts';
import type { Language } from '../localised.ts';
import { readSentence } from '../reading/read-answer.ts';
import { markAnswer } from './mark-answer.ts';
import { toldIn } from './enumeration.ts';

const tells = (sentence: string, language: Language, id: ConceptId) =>
  toldIn(readSentence(sentence, language)).has(id);

describe('a name held up among others is not told of', () => {
  test.each([
    [
      'en',
      'wacc',
      'And then you’ve got the free cash flow, the WACC, the terminal value and the bridge, which are the classic steps.',
    ],
    [
      'en',
      'interest_cover',
      'You’ve got leverage, net leverage, interest cover, headroom, liquidity, and there’s maintenance covenants and all that.',
    ],
    [
      'en',
      'proceedings',
      'There are various tools, mandat ad hoc, conciliation, sauvegarde, redressement, and the law was reformed.',
    ],
    [
      'en',
      'leverage',
      'There are checklists for this, cash flow, capex, leverage, exit, and I went through all of them.',
    ],
    [
      'fr',
      'wacc',
      'J’irais voir le CMPC, le run rate, le phasing, les coûts d’intégration, le BPA.',
    ],
    [
      'en',
      'leverage',
      'There’s sources and uses, leverage, the holding, exit and IRR, and you need a model.',
    ],
    [
      'en',
      'new_shares',
      'New shares, the financing mix, synergies, you put it all in a file and it tells you.',
    ],
    [
      'en',
      'net_debt',
      'For EBITDA, net debt and the EV/EBITDA multiple there are effects one has to understand.',
    ],
    ['en', 'bridge', 'I would look at EV/EBITDA, trading comps, the bridge, all the usual tools.'],
    [
      'fr',
      'nwc',
      'Pour moi il y a plusieurs facteurs, le BFR, les stocks, les créances, la saisonnalité.',
    ],
    ['fr', 'leases16', 'La dette nette, le BFR, les loyers IFRS 16, chaque camp a sa lecture.'],
    [
      'fr',
      'nopat',
      'On descend jusqu’au flux, avec l’impôt, le capex, le BFR, le NOPAT, c’est de la mécanique.',
    ],
    ['fr', 'discounting', 'Ensuite vient l’actualisation, l’année cinq, tout ça.'],
    [
      'en',
      'nci',
      'You’ve given me all of the ingredients: the debt, the preferred shares, the minority interests, the associates.',
    ],
    ['fr', 'exit', 'On y retrouve l’effet de levier, le désendettement, la sortie, le TRI.'],
    ['en', 'exit', 'What matters is the leverage at entry, the debt paydown, the exit.'],
  ] as const)('in %s, %s: %s', (language, id, sentence) => {
    expect(tells(sentence, language, id)).toBe(false);
  });
});

describe('a list that something is said of is told of', () => {
  test.each([
    [
      'en',
      'capex',
      'From NOPAT we add depreciation and deduct tax, capex and the change in working capital.',
    ],
    ['en', 'net_debt', 'Net debt, leases, pensions, you take them all off the value.'],
    [
      'fr',
      'nwc',
      'Ensuite le BFR : relancer les clients, écouler les stocks, négocier des délais, c’est le plus rapide.',
    ],
    [
      'en',
      'due_diligence',
      'If they end up with shares, the buyer protects itself through due diligence and warranties.',
    ],
    [
      'en',
      'locked_box',
      'With a locked box, for example, the price is fixed on a past balance sheet.',
    ],
    [
      'fr',
      'earnout',
      'Un complément de prix : une partie fixe de 400 tout de suite et jusqu’à 100 dans deux ans.',
    ],
    ['fr', 'net_debt', 'On retire la dette nette, les minoritaires et les retraites.'],
    [
      'fr',
      'net_income',
      'Alors, le résultat net, dernière ligne du compte de résultat, c’est la première ligne du tableau de flux.',
    ],
    [
      'en',
      'net_debt',
      'You have enterprise value, subtract net debt and minorities, divide by shares, and there it is.',
    ],
    [
      'fr',
      'teaser_im',
      'Teaser anonyme, NDA avant l’info memo, et on garde les données sensibles pour la fin.',
    ],
  ] as const)('in %s, %s: %s', (language, id, sentence) => {
    expect(tells(sentence, language, id)).toBe(true);
  });
});

test('a duty held up among others is none that anybody acts on', () => {
  const { concepts } = markAnswer({
    seedId: 'J11',
    lang: 'en',
    answer:
      'There is confidentiality, there is compliance, there is the reputation of the firm, all of that is to be kept in mind.',
  });
  expect(concepts.find(({ id }) => id === 'confidentiality')?.verdict).not.toBe('correct');
});

test('what another sentence turns to is not joined to the one before it', () => {
  const { concepts } = markAnswer({
    seedId: 'B3',
    lang: 'en',
    answer:
      'The extra borrowings and the extra cash offset each other, so net debt is where it was. As for enterprise value and equity value, you have to look at the whole picture.',
  });
  expect(concepts.find(({ id }) => id === 'capital_neutral')?.verdict).not.toBe('correct');
});

test('a range with figures around it is no test of the inputs', () => {
  const { concepts } = markAnswer({
    seedId: 'C10',
    lang: 'fr',
    answer: 'Le DCF donne 100, les comparables 70 et le LBO 80, donc on a une fourchette large.',
  });
  expect(concepts.find(({ id }) => id === 'sensitivity')?.verdict).not.toBe('correct');
});
