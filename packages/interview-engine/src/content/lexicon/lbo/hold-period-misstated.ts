import type { Lexicon } from '../../types.ts';
import { crossed } from '../crossed.ts';

/** What a longer hold does to the IRR, in the words of those who get it wrong. */
export const holdPeriodMisstated: Lexicon = {
  better_irr: [
    'better irr, higher irr, irr is higher, irr is better, irr goes up',
    'meilleur tri, tri plus élevé, tri est plus élevé, tri est meilleur, tri monte',
  ],
  dearer_bid: [
    'pay more, higher price, pay a higher, bid more',
    'payer plus cher, payer plus, payer davantage, offrir plus',
  ],
  for_equal_time: [
    'same period, same years, same time, same hold, same number of years, given period, over five years, holding period fixed, for a given',
    'même durée, même période, même nombre d’années, durée donnée, à durée égale, durée constante, sur cinq ans',
  ],
  goes_up_word: [
    'goes up, would go up, rises, is higher, gets better',
    'monte, augmente, est meilleur, est plus élevé',
  ],
  good_for_return: [
    'good thing for the irr, good for the irr, good for the return, helps the irr',
    'bonne chose pour le tri, bon pour le tri, bon pour le rendement, aide le tri',
  ],
  held_for_longer: [
    'if we hold it longer, if you hold it longer, if it holds longer, by holding longer, if we keep it longer, if you keep it longer, by keeping it longer, with a longer hold, if the hold is longer, by selling later',
    'si on garde la société plus longtemps, si on la garde plus longtemps, si on garde plus longtemps, en gardant plus longtemps, en la gardant plus longtemps, avec une détention plus longue, si on revend plus tard, en vendant plus tard, si on reste plus longtemps',
  ],
  held_longer: [
    'longer hold, two years later, exit later, later exit, sell later',
    'deux ans plus tard, détention plus longue, plus longtemps, sort plus tard, sortie plus tardive',
  ],
  keeping_it_longer: [
    'holding the company longer, keeping it longer, holding it longer, holding on longer, keep the company longer, longer holding period, a longer hold, waiting longer, hold longer, hold it for longer, sit on it longer, stay in longer',
    'garder la boîte plus longtemps, garder la société plus longtemps, la garder plus longtemps, détenir plus longtemps, garder l’entreprise plus longtemps, garder plus longtemps, attendre plus longtemps, rester plus longtemps, tenir plus longtemps, plus longtemps en portefeuille',
  ],
  lbo_dividend_soon: [
    'dividend early, early dividend, dividend paid early, dividend in year two, money back early',
    'dividende versé tôt, dividende tôt, dividende anticipé, dividende en année deux, argent récupéré tôt',
  ],
  lbo_helps_the_return: [
    'helps irr, helps returns, good for irr, benefits the irr, flatters the irr, supports the irr, does the irr good, works for the irr, enhances the irr, boosts irr, lets the irr grow, irr keeps compounding, better for irr, better for returns, works in favour of the irr',
    'aide le tri, bon pour le tri, bénéfique pour le tri, favorable au tri, favorise le tri, profite au tri, soutient le tri, joue en faveur du tri, arrange le tri, bonifie le tri, laisse monter le tri, donne un meilleur tri, mieux pour le tri, meilleur pour le tri, meilleur c’est pour le tri, mieux c’est pour le tri',
  ],
  lbo_lifts_it: [
    'better, improves, lifts, raises, goes up, rises',
    'améliore, meilleur, monte, augmente, grimpe',
  ],
  lbo_longer_strict: [
    'longer hold, hold longer, more years, extra years, another two years, later exit, exit later, selling later, wait longer, longer you hold, longer we hold, longer you wait, longer it takes, more time, two years later, sale drags on, sale slips, exit slips, stretch the hold',
    'détention plus longue, détention est longue, plus longtemps, années de plus, sortir plus tard, sortie plus tardive, vendre plus tard, plus on attend, plus on garde, plus ça dure, durée plus longue, attendre plus, vente traîne, sortie glisse, vente glisse, deux ans de plus, allonger la durée, plus je garde, plus tu gardes, plus il garde, plus je conserve, plus longtemps on garde',
  ],
  lbo_return_falls: [
    [
      crossed(
        'irr, return, returns',
        'goes down, falls, drops, decreases, is lower, gets worse, suffers',
      ),
      'brings the irr down, drags the irr down, pulls the irr down, brings down the irr, lower irr, lowers the irr, reduces the irr, hurts the irr, cuts the irr',
    ].join(', '),
    [
      crossed('tri, rendement, rentabilité', 'baisse, diminue, recule, chute, est plus faible'),
      'tire le tri vers le bas, pèse sur le tri, fait baisser le tri, réduit le tri, dégrade le tri, diminue le tri',
    ].join(', '),
  ],
  lbo_return_rises: [
    [
      crossed(
        'irr, irr of the fund, return, returns, annual return, rate of return, yield',
        'actually goes up, also goes up, then goes up, even goes up, goes up, go up, rises, rise, increases, is higher, gets higher, improves, climbs, gets better, is better, will rise, would rise, increase',
      ),
      'pushes the irr up, push the irr up, brings the irr up, drives the irr up, irr up, higher irr, better irr, better the irr, higher the irr, raises the irr, lifts the irr, boosts the irr, improves the irr, increases the irr, raises the return, improves the return, higher the return',
    ].join(', '),
    [
      crossed(
        'tri, tri du fonds, rendement, rendement du fonds, rentabilité, retour',
        'va monter, monte donc, augmente donc, monte, augmente, s’améliore, grimpe, progresse, est plus élevé, est meilleur, est plus haut, remonte',
      ),
      'pousse le tri, pousse le tri vers le haut, tire le tri vers le haut, tri plus élevé, meilleur tri, meilleur est le tri, meilleur le tri, tri supérieur, plus le tri monte, plus le tri est élevé, fait monter le tri, augmente le tri, améliore le tri, améliore le rendement, améliore la rentabilité',
    ].join(', '),
  ],
  longer_is_better: [
    'the longer the better, longer is better, the later the better, more time is better, time is on your side, patience pays',
    'plus c’est long mieux c’est, plus c’est long plus, le temps joue pour, plus on attend mieux c’est, plus c’est tard mieux c’est',
  ],
  multiple_settles_rate: [
    'higher moic always means a higher irr, bigger multiple always means, higher multiple always means, higher moic always means, irr follows the multiple, irr depends only on the multiple',
    'moic plus élevé donne toujours, multiple plus élevé donne toujours, plus gros multiple donne toujours, tri suit le multiple, tri dépend uniquement du multiple, tri ne dépend que du multiple',
  ],
  raises_return: [
    'raises the irr, lifts the irr, improves the irr, increases the irr, boosts the irr, brings the irr back up, gets the irr back up, pushes the irr up, helps the irr, raises the return, lifts the return, restores the irr',
    'améliore le tri, augmente le tri, fait monter le tri, booste le tri, remonte le tri, ça remonte le tri, relève le tri, fait remonter le tri, ramène le tri, redresse le tri, remonte le rendement, aide le tri',
  ],
  with_time: [
    'compounds for longer, compounds longer, longer to compound, with time, with the duration, with the hold, the longer the hold',
    'capitalise plus longtemps, compose plus longtemps, avec la durée, avec le temps, avec les années',
  ],
  would_mount: [
    'would go up, would rise, would be higher, would improve, would climb',
    'monterait, augmenterait, serait plus élevé, grimperait, s’améliorerait',
  ],
  years_added: [
    'more years, years longer, extra years, years more',
    'ans de plus, années de plus, ans supplémentaires',
  ],
  years_on_top: [
    'more years, longer, extra years',
    'plus d’années, plus longtemps, années de plus, durée plus longue',
  ],
};
