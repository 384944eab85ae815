import { expect, test } from 'vitest';
import { markAnswer } from './mark-answer.ts';

const scoreOf = (seedId: string, lang: 'en' | 'fr', answer: string) =>
  markAnswer({ seedId, lang, answer }).score ?? 0;

// What a banker would accept, in the words people use.
test.each([
  [
    'A1',
    'en',
    'Net income from the P and L goes to the top of the cash flow statement, you add the depreciation back, you adjust for working capital and capex, and the closing cash goes on the balance sheet. Net income less dividends also goes into equity.',
  ],
  [
    'A4',
    'en',
    'It books revenue before the cash comes in because customers pay late, it has to buy stock and invest in equipment first, and the loan still has to be repaid every year, so the working capital eats the profit.',
  ],
  [
    'A8',
    'fr',
    'C’est un abonnement payé d’avance : on a encaissé mais rien n’est encore livré, donc c’est un passif. L’acheteur le voit comme une quasi-dette parce qu’il devra servir le client, le vendeur comme du BFR.',
  ],
  [
    'B1',
    'en',
    'Enterprise value is for lenders and shareholders together, before you know how it is financed. Equity value is what is left for the shareholders, so you take EV and remove the net debt.',
  ],
  [
    'C1',
    'fr',
    'On regarde les multiples des sociétés cotées comparables, les transactions passées qui incluent une prime, et le DCF qui dépend beaucoup du taux et de la valeur terminale.',
  ],
  [
    'D1',
    'fr',
    'Je projette les flux de trésorerie disponibles sur cinq ans, je calcule une valeur finale avec une croissance à l’infini, j’actualise tout au coût moyen pondéré du capital, et je retire la dette nette pour passer à la valeur des titres.',
  ],
  [
    'E1',
    'fr',
    'Un fonds achète une société avec beaucoup de dette et un peu de fonds propres. La trésorerie de la société rembourse la dette, puis on revend au bout de cinq ans et le rendement du fonds, le TRI, vient de là.',
  ],
  [
    'F2',
    'en',
    'I compare earnings per share before and after. I add both net incomes, the synergies after tax, take off the cost of the debt if it is paid in cash, and divide by the old shares plus the ones the acquirer has to issue. If EPS goes up it is accretive.',
  ],
  [
    'G1',
    'fr',
    'On prépare l’info memo et le modèle, on envoie le teaser et le NDA, on reçoit des offres indicatives, puis data room et due diligence, offres fermes avec un SPA, signing et closing.',
  ],
  [
    'H2',
    'en',
    'I look at the liquidity: how many weeks of cash are left, what has to be paid first, and a forecast week by week. Then I call the lenders before the covenant is breached.',
  ],
  [
    'J7',
    'en',
    'I call the associate immediately, I measure how big the error is and I prepare a corrected version so that we can tell the client together.',
  ],
] as const)('a good answer to %s in %s in plain words is well marked', (seedId, lang, answer) => {
  expect(scoreOf(seedId, lang, answer)).toBeGreaterThanOrEqual(3.2);
});

test.each([
  [
    'D1',
    'en',
    'The forecast is important, the free cash flow is important, the WACC is important, the terminal value is important and discounting and the bridge are important too.',
  ],
  [
    'D1',
    'en',
    'So there is the forecast, and there is the free cash flow, and there is the WACC, and there is the terminal value, and then there is the bridge.',
  ],
  [
    'E1',
    'fr',
    'Dans un LBO, le levier est essentiel, le TRI est essentiel, la sortie est essentielle et les emplois et ressources sont un sujet important pour tout le monde.',
  ],
  [
    'J9',
    'en',
    'You should hire me because I work hard, I am motivated, I am a team player and I always give one hundred and ten percent.',
  ],
] as const)('empty talk on %s in %s earns little: %j', (seedId, lang, answer) => {
  expect(scoreOf(seedId, lang, answer)).toBeLessThanOrEqual(2.5);
});

test('three statements tied together need not be counted aloud', () => {
  const answer =
    'Net income opens the cash flow statement, and the closing cash of the year goes to the balance sheet.';
  const { concepts } = markAnswer({ seedId: 'A1', lang: 'en', answer });
  expect(concepts.find(({ id }) => id === 'three_statements')?.verdict).toBe('correct');
});

test('what a right calculation used is not called missing', () => {
  const params = { ebitda: 240, da: 40, t: 0.2, capex: 70, dnwc: 15 };
  const answer =
    'EBIT is two hundred, minus twenty percent tax, one hundred sixty, plus forty, minus seventy, minus fifteen, so one hundred fifteen million.';
  const { concepts, numeric } = markAnswer({ seedId: 'D2', lang: 'en', answer, params });
  expect(numeric?.verdict).toBe('right');
  expect(concepts.filter(({ id }) => id === 'nopat' || id === 'd_nwc')).not.toContainEqual(
    expect.objectContaining({ verdict: 'absent' }),
  );
});
