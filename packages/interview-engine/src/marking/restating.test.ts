import { describe, expect, test } from 'vitest';
import { markAnswer } from './mark-answer.ts';

describe('a story question said back in one’s own words is no story', () => {
  test.each([
    [
      'J12',
      'en',
      'So you want to hear about a time when I helped somebody more junior, what I did with them, and how it turned out.',
    ],
    [
      'J12',
      'fr',
      'Alors vous voulez que je vous parle d’une fois où j’ai aidé un junior à progresser, et ce que ça a donné.',
    ],
    [
      'J6',
      'fr',
      'Si je comprends bien, j’ai deux dossiers sur le bureau, et vous me demandez lequel je fais d’abord.',
    ],
  ] as const)('%s in %s: %s', (seedId, lang, answer) => {
    const { concepts, score } = markAnswer({ seedId, lang, answer });
    expect(concepts.filter(({ verdict }) => verdict === 'correct')).toEqual([]);
    expect(score ?? 1).toBeLessThanOrEqual(1.5);
  });

  test('what is told after it counts', () => {
    const { concepts } = markAnswer({
      seedId: 'J12',
      lang: 'en',
      answer:
        'So you want to hear about a time when I helped somebody more junior. I rebuilt her model with her every evening for a month.',
    });
    expect(concepts).toContainEqual(expect.objectContaining({ id: 'star_a', verdict: 'correct' }));
  });
});

test('the figures of a question said back are neither results nor slips', () => {
  const { score, numeric, concepts } = markAnswer({
    seedId: 'F4',
    lang: 'en',
    params: { ni_a: 700, sh_a: 400, ni_t: 200, price_t: 3_000, rd: 0.05, t: 0.25, syn: 0 },
    answer:
      'So the acquirer has seven hundred of net income and four hundred million shares, it buys a target with two hundred for three billion, financed a hundred percent with debt at five percent, and you want to know whether that is accretive.',
  });
  expect(score).toBe(1);
  expect(numeric?.verdict).toBe('absent');
  expect(concepts.filter(({ verdict }) => verdict === 'correct')).toEqual([]);
});

test('a case said back and asked to be confirmed earns nothing', () => {
  const { score, concepts } = markAnswer({
    seedId: 'E3',
    lang: 'fr',
    params: { ebitda: 120, m_in: 8, lev: 5, g: 0.05, years: 5, m_out: 9, paydown: 180 },
    answer:
      'Alors je reformule : une société qui fait 120 d’EBITDA, payée huit fois avec cinq tours de dette, on rembourse 180, et on sort neuf fois au bout de cinq ans. Et vous souhaitez connaître le multiple et le TRI. C’est bien ça ?',
  });
  expect(score).toBe(1);
  expect(concepts.filter(({ verdict }) => verdict === 'correct')).toEqual([]);
});

test('what is said of the answer itself adds nothing to a story', () => {
  const story =
    'Les stagiaires des autres bureaux classaient les documents n’importe comment, et je n’avais aucun pouvoir sur eux. J’ai proposé un appel de dix minutes chaque matin et j’ai écrit une nomenclature d’une page. On a ouvert la salle à l’heure dite, avec trois erreurs seulement relevées par l’acheteur.';
  const scoreOf = (answer: string) => markAnswer({ seedId: 'J5', lang: 'fr', answer }).score;
  expect(
    scoreOf(
      `${story} Ce que je viens de dire est à prendre comme un résumé, la version longue étant acquise.`,
    ),
  ).toBe(scoreOf(story));
});

test('who says most of the time that he says the question back has said nothing', () => {
  const { score } = markAnswer({
    seedId: 'A9',
    lang: 'fr',
    answer:
      'Donc la question, si je comprends bien, c’est de savoir ce qu’IFRS 16 a eu comme effet sur les multiples, sur la dette nette et sur l’EBITDA. Avec une VE avant la norme de 1,4 milliard, un EBITDA de 120, des loyers de 45 et une dette locative de 240 millions, vous voulez le multiple qu’on obtient une fois la norme appliquée. C’est bien l’effet sur ces trois éléments-là que vous me demandez.',
    params: { ev: 1400, ebitda: 120, rent: 45, lease_liab: 240 },
  });
  expect(score ?? 1).toBe(1);
});

test.each([
  [
    'E6',
    'en',
    'Two and a half times the money, in six years, okay. And you want the IRR of that, not exactly, just roughly, so the rate of return if I get back 2.5 times what I put in after six years.',
    { moic: 2.5, years: 6 },
  ],
  [
    'D6',
    'fr',
    'Alors, on a un plan sur cinq ans, le dernier flux est de 70 millions, on me donne une croissance de long terme de 2 %, un CMPC de 7, et il faudrait dire ce que vaut aujourd’hui la valeur terminale.',
    { fcf: 70, g: 0.02, w: 0.07, n: 5 },
  ],
] as const)(
  '%s in %s: a case told over again with an announcement earns nothing',
  (seedId, lang, answer, params) => {
    const { score } = markAnswer({ seedId, lang, answer, params });
    expect(score ?? 1).toBeLessThanOrEqual(1.5);
  },
);
