import type { Lexicon } from '../../types.ts';
import { crossed } from '../crossed.ts';

/** Past or forward figures, in the words of those who get it wrong. */
export const ltmNtmMisstated: Lexicon = {
  a_ratio_is_a_ratio: [
    'multiple is a ratio, multiple is just a ratio, multiple is only a ratio, a ratio is a ratio, a multiple is a multiple, multiple has no unit, a multiple has no unit, multiple has no period, multiple stays a ratio',
    'multiple est un ratio, multiple, c’est un ratio, multiple c’est un ratio, un ratio reste un ratio, un multiple reste un multiple, multiple reste un ratio, un multiple est un multiple, multiple c’est un rapport, multiple est un rapport',
  ],
  always_past: [
    [
      crossed(
        'always use, only use, always take, only take, always look at, only look at, i use only, rely only on, stick to',
        'ltm, last twelve months, historical figures, trailing figures, past figures, last year, the last twelve months',
      ),
      'never use forward, never look at forward, never use forecasts, forward is never used, historical multiples are better',
    ].join(', '),
    [
      crossed(
        'toujours, uniquement, seulement, ne prends que, ne regarde que, n’utilise que, ne retiens que',
        'le ltm, les douze derniers mois, sur les douze derniers mois, l’historique, sur l’historique, les chiffres passés, sur du ltm',
      ),
      'jamais le prévisionnel, jamais de prévisionnel, jamais sur le prévisionnel, n’utilise jamais les prévisions, multiples historiques sont meilleurs',
    ].join(', '),
  ],
  any_year_will_do: [
    'no difference which year, does not matter which year',
    'peu importe l’année, n’importe quelle année',
  ],
  as_they_stand: ['as they are, as they stand, as is', 'tels quels, en l’état'],
  coming_period: [
    'next year’s, next twelve months, ntm, forward, forecast, next year',
    'prévisionnel, prévisionnels, ntm, douze prochains mois, l’an prochain, année prochaine, futur, année à venir, l’année à venir',
  ],
  deals_on_forward: [
    [
      crossed(
        'deals are on, deal multiples are on, deal multiples use, transactions are on, transactions use, deals are quoted on, precedents are on, precedents use',
        'next year, next year s, forward, ntm, next twelve months, forecast, forecasts',
      ),
      'deals use forward, deals use next year’s',
    ].join(', '),
    [
      crossed(
        'transactions sont sur, transactions portent sur, transactions se font sur, multiples de transaction sont sur, transactions utilisent',
        'douze prochains mois, l’année prochaine, l’an prochain, prévisionnel, ntm, prévisions',
      ),
      'transactions sont en prévisionnel, transactions en prévisionnel, transactions sont en forward, transactions en forward, deals en forward, deals en prévisionnel',
    ].join(', '),
  ],
  enough_word: [
    'are enough, is enough, is all you need, suffice, suffices, are sufficient, is sufficient',
    'suffisent, suffit',
  ],
  forward_multiple: [
    'ntm multiple, forward multiple, next twelve months multiple',
    'multiple ntm, multiple prévisionnel, multiple forward',
  ],
  forward_multiple_named: [
    'forward multiple, ntm multiple, multiple on forward, multiple on next year, multiple on forecast, multiple on next year’s',
    'multiple prévisionnel, multiple sur le prévisionnel, multiple forward, multiple ntm, multiple sur l’an prochain, multiple sur les chiffres de l’an prochain',
  ],
  forward_word: [
    'forward, ntm, forecasts, next year',
    'prévisionnel, ntm, prévisions, douze prochains mois',
  ],
  is_the_higher_one: [
    'is the higher, is higher, are higher, comes out higher, is above, is bigger, is the bigger, is the larger, exceeds, is actually the higher, is always higher',
    'est plus élevé, est plus haut, est supérieur, sont plus élevés, ressort plus haut, ressort plus élevé, est le plus élevé, est le plus haut, dépasse',
  ],
  is_the_lower_one: [
    'is the lower, is lower, are lower, comes out lower, is below, is smaller, is the smaller',
    'est plus bas, est plus faible, est inférieur, sont plus bas, ressort plus bas, ressort plus faible, est le plus bas',
  ],
  kept_alike_word: [
    'as long as, provided, so long as, if, same for all, for everyone',
    'tant que, pourvu que, à condition, si, pour tous, pour tout le monde',
  ],
  makes_no_odds: [
    [
      crossed(
        'does not matter, no matter, not important, regardless of, makes no difference',
        'whether, if',
      ),
      'does not matter, makes no difference, no matter, is all the same, comes to the same, comes to the same thing, changes nothing, is irrelevant, same multiple either way, makes no difference to, changes nothing to, does not change, has no effect on, does not affect',
    ].join(', '),
    'peu importe que, peu importe si, qu’importe que, qu’importe si, peu importe, ne change rien, multiple est le même, revient au même, c’est pareil, aucune importance, pas d’importance, donne le même multiple, c’est égal, ne change rien au, ne change pas le, n’a pas d’effet sur le, n’a aucun effet sur le, n’affecte pas le',
  ],
  mixed_periods: [
    'ltm next to forward, ltm with peers, ltm against forward, ltm with ntm, ltm with forward, ltm and ntm, ltm and forward, trailing and forward, trailing with forward, ltm next to ntm, trailing next to forward, past and future, last year and next year, twelve months or the next, last twelve or next twelve',
    'ltm à côté de, ltm avec, ltm et ntm, ltm et forward, ltm contre, historique et prévisionnel, passé et prévisionnel, douze derniers mois à côté, douze derniers mois et, douze derniers mois ou, ltm ou ntm, l’an dernier et l’an prochain',
  ],
  mixes_years: [
    'ltm for some, last year for some, mix ltm and ntm, last year s numbers for some',
    'mélange le dernier exercice, mélange ltm et ntm, ltm pour les uns, mélange le passé et le prévisionnel',
  ],
  mixing_is_fine: [
    [
      crossed(
        'mix, mixing, combine, compare, use',
        'ltm and ntm, ltm with ntm, ltm for one and ntm, trailing and forward, trailing with forward, ltm for some, different year ends, different periods',
      ),
      'mix past and forward, mix historic and forward, mixing historic and forward, mix actuals and forecasts',
    ].join(', '),
    [
      crossed(
        'mélanger, mélange, combiner, comparer, prendre',
        'ltm et ntm, du ltm et du ntm, historique et prévisionnel, passé et prévisionnel, ltm pour les uns, des exercices différents, des périodes différentes',
      ),
      'mélange réalisé et prévisionnel, mélanger réalisé et prévisionnel, mélange réalisé et budget, mélanger réalisé et budget',
    ].join(', '),
  ],
  no_need_to_line_up: [
    'not bother aligning, no need to align, not need to align, no need to line up, not need to line up, not bother lining up, pointless to align, no point in aligning',
    'pas besoin d’aligner, m’embête pas à aligner, inutile d’aligner, sert à rien d’aligner, pas utile d’aligner, pas la peine d’aligner',
  ],
  no_use_word: [
    'add nothing, no use, useless, irrelevant, not needed, pointless, tell you nothing, only guesses',
    'n’apporte rien, ne sert à rien, ne servent à rien, inutile, inutiles, aucun intérêt, ne valent rien',
  ],
  not_needed: [
    'not needed, no use, useless, unnecessary, pointless, a waste of time, changes nothing, adds nothing, makes no difference',
    'inutile, pas nécessaire, pas utile, ne sert à rien, ne change rien, n’apporte rien',
  ],
  on_next_profit: [
    crossed(
      'to, on, by, times, against',
      'ntm ebitda, next twelve months ebitda, forward ebitda, next year s ebitda, budgeted ebitda, forecast ebitda, ebitda of the next twelve months',
    ),
    crossed(
      'à, sur, fois, par',
      'ebitda ntm, ebitda des douze prochains mois, ebitda prévisionnel, ebitda budgété, ebitda de l’an prochain, l’ebitda ntm, l’ebitda des douze prochains mois, l’ebitda prévisionnel, l’ebitda de l’an prochain',
    ),
  ],
  on_past_profit: [
    crossed(
      'to, on, by, times, against',
      'ltm ebitda, last twelve months ebitda, trailing ebitda, past ebitda, historical ebitda, last year s ebitda, ebitda of the last twelve months',
    ),
    crossed(
      'à, sur, fois, par',
      'ebitda ltm, ebitda des douze derniers mois, ebitda passé, ebitda historique, ebitda de l’an dernier, ebitda de l’année dernière, l’ebitda ltm, l’ebitda des douze derniers mois, l’ebitda passé, l’ebitda historique, l’ebitda de l’an dernier',
    ),
  ],
  past_multiple: [
    'ltm multiple, trailing multiple, historical multiple, last twelve months multiple',
    'multiple ltm, multiple historique',
  ],
  past_multiple_named: [
    'ltm multiple, trailing multiple, historical multiple, past multiple, multiple on last year',
    'multiple historique, multiple ltm, multiple passé, multiple sur le passé, multiple sur l’an dernier',
  ],
  past_period: [
    'last year’s, last twelve months, ltm, trailing, historical, past figures, last year',
    'passé, passés, ltm, douze derniers mois, historique, historiques, l’an dernier, année dernière, année passée, l’année passée',
  ],
  period_cancels: [
    'period cancels out, the period washes out, it cancels out, period does not matter, period is irrelevant, period makes no difference, whichever period, whatever the period, timing cancels out',
    'période se neutralise, période s’annule, période ne compte pas, période ne change rien, période importe peu, peu importe la période, quelle que soit la période, ça se neutralise, période n’a pas d’importance',
  ],
  shrinking_firm: [
    'shrinking, shrinks, declining, declines, falling, falls, is set to fall, drops, cyclical',
    'décline, déclin, recule, baisse, baissent, décroît, en recul, cyclique',
  ],
  without_a_problem: [
    'you can compare, can be compared, can put, it is fine, it’s fine, no problem, happily, perfectly fine, can mix, can safely, is okay, is ok, no issue, can just, does not matter whether',
    'on peut mettre, on peut comparer, peut mélanger, sans problème, aucun problème, pas de problème, pas un problème, sans souci, peut très bien, peu importe qu’, rien n’empêche',
  ],
  year_ends: [
    'year ends, closing dates, fiscal years',
    'dates de clôture, clôtures différentes, exercices décalés, décalages d’exercice, clôture en mars, clôtures décalées',
  ],
};
