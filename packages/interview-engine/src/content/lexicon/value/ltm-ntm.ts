import type { Lexicon } from '../../types.ts';

/** Past or forward figures, in the words people use for it. */
export const ltmNtmNotions: Lexicon = {
  coming_year: [
    'same forward year, one’s coming year, coming year’s, next year’s numbers, next year’s figures, next year’s profits, coming twelve months, twelve months ahead, tomorrow’s profit, windscreen, windshield, year in front of us, in front of us, next year’s ebitda, next year’s earnings, the year ahead, forward numbers, forward figures, forward ebitda, forward earnings, next twelve months, next 12 months, ntm, forward, next year, coming year, forecast, consensus, estimates, expected, projected, prospective, year ahead, tomorrow’s, year to come, year about to start',
    'du forward, sur du forward, chiffres de l’an prochain, chiffres de l’année prochaine, résultats de l’an prochain, douze mois à venir, profit de demain, celui de demain, bénéfice de demain, celle d’après, année d’après, pare-brise, devant nous, année de demain, chiffres forward, agrégats forward, ebitda forward, ebitda de l’an prochain, ebitda de l’année prochaine, prochains mois, douze prochains, ntm, prévisionnel, prévisions, année prochaine, an prochain, année à venir, exercice à venir, consensus, forward, estimations, attendu, attendus, projeté, année suivante, qui viennent, année qui arrive, année qui vient, an qui vient',
  ],
  past_word: [
    'past, history, historical, previous, former, ltm, trailing multiples, last twelve months',
    'historique, passé, précédent, ltm, douze derniers mois, chiffres passés',
  ],
  past_year: [
    'year that is over, year just gone, yesterday’s profit, year that’s gone, year gone by, rear-view mirror, rear view mirror, behind us, last twelve months, last 12 months, past twelve months, ltm, trailing, historic, last year, previous year, year just ended, backward, actual figures, reported figures, latest year, current year, year that just ended, year just finished, past year',
    'année passée, an passé, celle qui est finie, année finie, profit d’hier, bénéfice d’hier, année d’avant, rétroviseur, derrière nous, année d’hier, derniers mois, douze derniers, ltm, historique, dernier exercice, exercice clos, an dernier, année dernière, réalisé, passé, année écoulée, mois passés, mois écoulés, exercice passé, année qui vient de finir, année qui se termine',
  ],
  peers_or_figures: [
    'peers, companies, comps, multiples, figures, numbers, accounts, everyone, everything, all, basis, ebitda',
    'pairs, sociétés, comparables, multiples, chiffres, agrégats, comptes, tous, tout, base, ebitda',
  ],
  same_year_end: [
    'same forward year, same calendar year, calendarise, year end, fiscal year, same period, same twelve months, same months, the same year',
    'même année civile, même période, calendariser, clôture, décembre, même exercice, mêmes périodes, année calendaire, mêmes douze mois, mêmes mois',
  ],
  works_with: [
    'use, quote, take, base, go with, rely on, work with, work on',
    'prends, retiens, utilise, cale, travaille, raisonne, me base, m’appuie',
  ],
};
