import type { Lexicon } from '../../types.ts';
import { crossed } from '../crossed.ts';

/** The three sources of value creation, in the words of those who get it wrong. */
export const valueLeversMisstated: Lexicon = {
  a_dearer_multiple: [
    'multiple expansion, expansion of the multiple, re rating, rerating, multiple arbitrage',
    'revalorisation du multiple, expansion du multiple, hausse du multiple, expansion de multiple, amélioration du multiple, arbitrage de multiple, arbitrage sur le multiple',
  ],
  all_value_made: [
    'whole return, all of the gain, all value creation, the whole gain, all the gain, entire gain, all the return',
    'tout le rendement, toute la création de valeur, toute la valeur créée, tout le gain, totalité du gain, toute la plus value',
  ],
  at_the_way_out_multiple: [
    'at the exit multiple, times the exit multiple, by the exit multiple, at what you sell for, at what you sell at, at the multiple you sell',
    'au multiple de sortie, fois le multiple de sortie, par le multiple de sortie, au multiple auquel on revend, au multiple auquel on vend, au multiple de revente',
  ],
  best_in_hand: [
    'control best, in its hands, most reliable, easiest to control',
    'maîtrise le mieux, contrôle le mieux, le plus maîtrisable',
  ],
  change_in_multiple: [
    'multiple change, difference in multiples, change in multiples, increase in the multiple',
    'variation du multiple, variation de multiple, écart de multiple, hausse du multiple, différence de multiple, écart entre les multiples',
  ],
  change_in_profit: [
    'change in ebitda, increase in ebitda, ebitda growth, growth in ebitda, ebitda change, difference in ebitda, rise in ebitda',
    'variation d’ebitda, variation de l’ebitda, hausse d’ebitda, hausse de l’ebitda, écart d’ebitda, croissance de l’ebitda, croissance d’ebitda',
  ],
  comes_from_it: [
    'comes from, due to, is, thanks to',
    'vient, viennent, provient, tient à, est dû',
  ],
  contributes_word: [
    'explains, contributes, accounts for, creates, adds',
    'explique, contribue, représente, crée, apporte',
  ],
  counted_for_nothing: [
    'always, usually, as often, hardly anything, almost nothing, hardly counts, barely counts, barely matters, hardly matters, counts for little, counts for nothing, is a detail',
    'comme souvent, presque rien, toujours, n’y est pour, compte quasiment pas, compte presque pas, compte à peine, compte pour rien, ne joue presque pas, est un détail',
  ],
  counted_in_both: [
    'in both, twice, once in each, in each of them',
    'dans chaque, dans les deux, aux deux, comptée deux fois',
  ],
  counted_twice_over: [
    'count twice, once in each, in both of them',
    'compte deux fois, une fois dans chaque, dans chacun des deux',
  ],
  crossed_part: [
    'cross effect, combined effect, cross term',
    'effet croisé, effet combiné, terme croisé',
  ],
  debt_at_one_end: [
    'debt raised, exit debt, debt at exit, entry debt, debt at entry, remaining debt',
    'dette levée, dette de sortie, dette d’entrée, dette à la sortie, dette à l’entrée, dette restante',
  ],
  deleveraging_effect_is: [
    'deleveraging effect is, deleveraging part is, debt effect is, paydown effect is, deleveraging component is',
    'effet désendettement c’est, effet désendettement est, effet dette c’est',
  ],
  does_harm: [
    'hurt, do any harm, harm us, cost us anything, matter to us',
    'gêner le fonds, coûter au fonds',
  ],
  does_no_harm: [
    'does no harm, no harm done, costs nothing, no great loss',
    'fait pas de mal, pas grave, coûte rien, gêne pas, dérange pas, pas de souci',
  ],
  from_multiple_only: [
    'from selling at a higher multiple, from the higher multiple, from a higher exit multiple, comes from the multiple, comes from multiple expansion, is multiple expansion, comes from re rating',
    'de la revente à un multiple plus élevé, de la hausse du multiple, vient du multiple, tient au multiple',
  ],
  from_that_part: [
    'on the multiple, from multiple, multiple effect, from re rating',
    'sur le multiple, du multiple lui même, venant du multiple, côté multiple, lié au multiple, grâce au multiple, par le multiple',
  ],
  gain_parts: [
    'components, effects, pieces, parts, three, drivers, total',
    'composantes, effets, morceaux, trois, parts, moteurs, gain total',
  ],
  gains_only_if: [
    'only make money if, only make money when, only earn if, no gain unless, only gain if, only win if',
    'gagne de l’argent que si, gagne que si, aucun gain sauf si, gagne de l’argent seulement si',
  ],
  growth_effect_is: [
    'growth effect is, growth part is, ebitda effect is, growth component is, growth contribution is, effect of growth is, growth effect equals, growth effect comes from, growth share is',
    'effet croissance est, effet ebitda c’est, croissance c’est',
  ],
  growth_is_it: ['growth is, growth effect is, growth part is', 'croissance c’est, croissance est'],
  is_dropped: [
    'ignore, leave it out, not real, does not exist, not exist, drop it, forget it, you can drop, can skip',
    'ignore, laisse tomber, n’existe pas, oublie, néglige, pas réel, on peut oublier',
  ],
  lbo_add_to_both: [
    'to both, both to growth, both growth and, to each of',
    'à la fois à, aux deux, à la fois dans, à chacun',
  ],
  lbo_at_exit_multiple: [
    crossed(
      'multiplied by, valued at, valued on, measured at, measured with, is worth',
      'the exit multiple, the multiple at exit',
    ),
    crossed(
      'multipliée par, multiplié par, valorisée au, valorisé au, se mesure avec, se mesure au, mesurée au, se valorise au, s’évalue au, se calcule avec, se calcule au',
      'le multiple de sortie, multiple de sortie',
    ),
  ],
  lbo_count_on_most: [
    'count on most, rely on most, the surest',
    'le plus compter, on est le plus sûr, la plus certaine, la plus fiable, le plus fiable',
  ],
  lbo_exit_above_entry: [
    'exit multiple is higher, exit multiple is above, exit multiple above, higher exit multiple, sell at a higher multiple, multiple goes up, multiple expands',
    'multiple de sortie est supérieur, multiple de sortie supérieur, multiple de sortie dépasse, multiple augmente, multiple monte',
  ],
  lbo_exit_multiple: [
    'exit multiple, multiple on exit, sale multiple, selling multiple, final multiple, at exit, multiple going out',
    'multiple de sortie, multiple de vente, multiple de revente, multiple final, à la sortie, en sortie',
  ],
  lbo_exit_multiple_on_all: [
    'exit multiple times all, exit multiple on all',
    'multiple de sortie appliqué à tout, sans retirer celui d’entrée',
  ],
  lbo_growth_part: [
    'ebitda increase, increase in ebitda, extra ebitda, growth',
    'hausse d’ebitda, ebitda supplémentaire, croissance',
  ],
  lbo_helps_fund: [
    'creates value, adds value, increases the gain, raises the gain, good for the fund, raises the return, more gain, improves the return',
    'crée de la valeur, augmente le gain, bon pour le fonds, améliore le rendement, fait gagner, ajoute de la valeur',
  ],
  lbo_hurts_fund: [
    'destroys value, costs the fund, hurts the fund, hurts the seller, bad for the fund, bad for the seller, reduces the gain, lowers the gain, reduces our gain, lowers the return, reduces the return, loses money, makes us lose, is a loss, reduces value, comes off the gain, costs us',
    'détruit de la valeur, coûte au fonds, pénalise le fonds, pénalise le vendeur, mauvais pour le fonds, réduit le gain, diminue le gain, baisse le gain, fait perdre, est une perte, nous coûte, réduit le rendement, diminue la valeur',
  ],
  lbo_made_up_elsewhere: [
    'offset, outweigh, made up, compensated, as much as, cross effect, everything, all of',
    'compensée, contrebalance, autant que, effet croisé, toute',
  ],
  lbo_most_reliable: [
    'most reliable, safest, most certain, surest, controls best, most under control, you can count on, guaranteed, always comes',
    'plus fiable, plus sûr, maîtrise le mieux, plus certain, garanti, toujours au rendez vous',
  ],
  lbo_multiple_effect_word: [
    'multiple effect, effect of the multiple, multiple part, multiple expansion, multiple component',
    'effet multiple, part du multiple, expansion du multiple',
  ],
  lbo_multiple_fall_strict: [
    'multiple comes down, multiple drops, multiple shrinks, exit multiple below entry, lower exit, turn lost, turn less, derating, lower multiple, multiple falls, multiple goes down, multiple contraction, falling multiple',
    'multiple de sortie inférieur, multiple qui recule, multiple recule, tour perdu, perte d’un tour, sortie à un multiple inférieur, multiple se tasse, recul du multiple, multiple de sortie plus bas, multiple de sortie plus faible, multiple de sortie qui baisse, multiple plus bas, multiple plus faible, multiple qui baisse, multiple baisse, baisse du multiple, tour de moins, contraction du multiple',
  ],
  lbo_multiple_is_safest: [
    crossed(
      'multiple, multiple expansion, exit multiple, multiple effect',
      'is the most reliable, is the safest, is certain, is guaranteed, is locked in, is the surest, is under control, is secured at entry',
    ),
    crossed(
      'multiple, expansion du multiple, effet multiple, multiple de sortie, hausse du multiple',
      'est acquis, est acquise, est garanti, est garantie, est le plus sûr, est la plus sûre, est certain, est maîtrisé, est sécurisé',
    ),
  ],
  lbo_multiple_rise_strict: [
    'higher exit multiple, higher multiple, rising multiple, multiple rises, multiple goes up, multiple expansion, better multiple, richer multiple, extra turn, one turn more, selling dearer, multiple going up',
    'multiple plus élevé, multiple qui monte, multiple monte, multiple augmente, hausse du multiple, expansion du multiple, meilleur multiple, tour de plus, tour supplémentaire, passer de 8 à 9, revendre plus cher',
  ],
  lbo_multiple_we_sell_at: [
    'multiple we sell at, multiple i sell at, multiple they sell at, multiple at which we sell, multiple we exit at',
    'multiple auquel on vend, multiple auquel on sort, multiple auquel je vends, multiple auquel on revend',
  ],
  lbo_need_not_sum: [
    'need not add up, not have to add up, not have to sum, not need to sum, not have to equal, can exceed the gain',
    'pas besoin de retomber, pas forcément le total, peut dépasser le gain, peuvent dépasser le gain, dépasse le gain',
  ],
  lbo_nothing_to_improve: [
    'already optimised, already fully optimised, already perfectly run, no room to improve, no room for improvement, nothing left to improve',
    'déjà optimisée, déjà parfaitement gérée, rien à améliorer, aucun potentiel d’amélioration, sans potentiel d’amélioration, plus rien à améliorer',
  ],
  lbo_prefers_word: [
    'prefer, like best, favour, rely on',
    'préférer, apprécier le plus, privilégier, compter sur',
  ],
  lbo_put_in_both: [
    'to growth and multiple, both to growth, in each of the two, once in each, in both of them, into both, in both growth, put it in both, in each bucket, in each one, belongs to both',
    'à la croissance et au multiple, dans chacun, dans les deux, à chacun des deux, appartient aux deux',
  ],
  lbo_single_lever: [
    crossed(
      'value creation, gain, return, all the value',
      'only comes from, comes only from, comes entirely from, always comes from, comes solely from',
    ),
    crossed(
      'création de valeur, gain, rendement, toute la valeur',
      'vient uniquement, vient seulement, ne vient que, vient entièrement, vient exclusivement',
    ),
  ],
  lbo_takes_no_value: [
    'not take value away, not take away value, not take any value, not take anything away, not destroy value, not destroy any, not hurt, not cost us, not cost the fund, not cost anything, costs nothing, costs us nothing, no harm, harmless, not lose money, not reduce the gain, not lower the gain, takes nothing away, no loss, no effect if, does not matter if',
    'ne peut pas détruire, ne détruit pas, ne détruit rien, ne coûte rien, n’enlève rien, ne retire rien, ne fait rien perdre, ne fait pas perdre, ne peut pas faire perdre, sans conséquence, n’a aucun effet, ne réduit pas le gain, n’entame pas, ne pénalise pas, ne nuit pas, ne peut rien enlever, indolore, n’a pas d’effet si, pas grave si, sans effet si',
  ],
  lbo_value_at: [
    'value, apply, times, at, use',
    'valoriser, appliquer, fois, multiplier, multiplié, prendre, prends',
  ],
  lbo_works_only_if: [
    'only works if, only if, unless, otherwise there is no, otherwise no',
    'ne marche que si, ne fonctionne que si, que si, seulement si, sinon pas de, à condition que, sinon il n’y a pas',
  ],
  measured_by: [
    'measured by, equals, corresponds to, is',
    'se mesure à, mesuré par, correspond à, est',
  ],
  measured_on_turnover: [
    'on sales, on revenue',
    'mesure sur le chiffre d’affaires, sur les ventes, sur le chiffre',
  ],
  most_reliable_part: [
    'part you can rely on, lever you can rely on, safest lever, surest lever, safest part, safest driver, safest of the three',
    'levier le plus sûr, part la plus sûre, le plus fiable, la plus fiable, moteur le plus sûr, plus sûr des trois',
  ],
  mostly_word: [
    'most of, bulk of, mainly, nearly all, all the, entirely, essentially',
    'l’essentiel, la plupart, surtout, presque tout, tout le, principalement, entièrement, majorité',
  ],
  multiple_effect_is: [
    'multiple effect is, multiple part is, multiple component is, multiple contribution is, multiple effect equals, re rating effect is, multiple expansion effect is',
    'effet multiple c’est, effet multiple est, part multiple c’est',
  ],
  multiple_lever_word: [
    'multiple lever, multiple effect, multiple expansion, re rating',
    'levier multiple, effet multiple',
  ],
  multiple_stays_put: [
    'multiple does not change, multiple not change, multiple is unchanged, multiple stays the same, multiple is the same, multiple is flat, multiple is constant, constant multiple, same multiple, no multiple expansion, without multiple expansion, without a higher multiple, no re rating',
    'multiple constant, multiple inchangé, multiple ne change pas, multiple ne bouge pas, même multiple, multiple est le même, multiple identique, multiple de sortie est égal, multiple de sortie égale, sans expansion du multiple, sans expansion de multiple, sans hausse du multiple, sans effet multiple, multiples égaux',
  ],
  no_gain_at_all: [
    'no gain, no value creation, no value is created, no value created, gains nothing, earns nothing, makes nothing, makes no money, no return, creates no value',
    'aucun gain, ne gagne rien, pas de création de valeur, aucune création de valeur, pas de gain, aucune valeur créée, ne crée pas de valeur, aucune plus value, pas de plus value',
  ],
  no_need_to_tie: [
    'not add up, no reason they should, need not add up, not tie, not need to tie, not reconcile',
    'n’a pas à retomber, ne retombe pas, pas à retomber, pas besoin de retomber, pas à être égale',
  ],
  no_return_at_all: [
    'no return, no gain, no profit, nothing to earn',
    'pas de rendement, pas de gain, aucun rendement, aucun gain, rien à gagner',
  ],
  on_exit_profit: [
    'exit ebitda, ebitda at exit, final ebitda, year five ebitda',
    'ebitda de sortie, ebitda à la sortie, ebitda final',
  ],
  on_the_turnover: [
    'rise in sales, increase in sales, growth in sales, rise in revenue, increase in revenue, extra sales, extra revenue, change in sales, change in revenue, sales growth times, revenue growth times',
    'hausse du chiffre d’affaires, croissance du chiffre d’affaires, hausse des ventes, croissance des ventes, variation du chiffre d’affaires, variation des ventes, chiffre d’affaires en plus, ventes en plus',
  ],
  only_from: [
    'only from, just from, purely from, solely from, entirely from, merely from, is purely, is just, all about, is all from, is all down to',
    'que du, que de, uniquement de, uniquement du, seulement de, seulement du, exclusivement de, exclusivement du, entièrement de, purement de, tout vient de, vient toute de, que par, uniquement par, que grâce, uniquement grâce',
  ],
  only_source: [
    'only source of value, only source of return, sole source of value, only driver',
    'seule source de création, seule source de valeur, seul moteur, unique source',
  ],
  sold_dearer: [
    'higher multiple, multiple goes up, better multiple, more than you paid, multiple expands',
    'multiple plus élevé, multiple monte, multiple supérieur, meilleur multiple, plus cher, multiple de sortie est plus élevé',
  ],
  the_gain_made: [
    'gain, value creation, return, profit',
    'gain, création de valeur, plus-value, rendement, performance',
  ],
  the_three_effects: ['effects, three parts, pieces', 'effets, trois parties, morceaux'],
  thinner_multiple: [
    'lower exit multiple, fall in the multiple, lower multiple, drop in the multiple, multiple contraction, falling multiple, multiple that falls, multiple falls, lower multiple at exit',
    'baisse du multiple, multiple plus faible, multiple plus bas, contraction du multiple, multiple inférieur, multiple qui baisse, multiple baisse, multiple qui recule, multiple recule',
  ],
  times_the_multiple: [
    'multiplied by the multiple, times the multiple, by the multiple, by the exit multiple, by the entry multiple, times the exit multiple',
    'multiplie par le multiple, fois le multiple, multipliée par le multiple, par le multiple de sortie, par le multiple d’entrée, fois le multiple de sortie',
  ],
  without_a_dearer_multiple: [
    'without a higher exit multiple, without a higher multiple, without multiple expansion, unless the multiple rises',
    'sans hausse du multiple, sans multiple plus élevé, sans expansion du multiple, si le multiple ne monte pas',
  ],
};
