import type { Lexicon } from '../../types.ts';
import { crossed } from '../crossed.ts';

/** What a longer hold does to the IRR, in the words people use for it. */
export const holdPeriodNotions: Lexicon = {
  comes_down_to: [
    'down to, drops to, falls to, slides to, sinks to, nearly halves, almost halves, halves, collapses, melts, plummets, tumbles, goes to pot, suffers',
    's’effondre, rendement fond, taux fond, tri fond, descend à, tombe à, chute à, dégringole, retombe à, presque divisé par deux, en prend un coup, s’écroule',
  ],
  earns_less_a_year: [
    'fewer percent, fewer points, less it makes a year, less percent a year, earn less a year, less each year, less every year, less a year, less per year, slower pace, slower rate, lower yearly rate',
    'moins ça fait par an, moins on gagne par an, moins de pour cent, moins ça rapporte par an, moins par an, moins chaque année, moins à l’année, rythme plus lent, taux annuel plus bas',
  ],
  lbo_drags_down: [
    'drags down, lowers, reduces, eats into, pulls down, brings down, would lower, would bring down, would drag down, would reduce, spoils, dents',
    'fait baisser, fait descendre, réduit, tire vers le bas, rogne, diminue, ferait baisser, ferait descendre, abîme, dégrade, détériore',
  ],
  lbo_early_cash: [
    'early dividend, money back early, money back sooner, dividend along the way, money back earlier, cash back early, paid earlier, earlier cash, recap, interim dividend, money early',
    'dividende exceptionnel, dividende en cours de route, dividende anticipé, argent plus vite, recap, argent plus tôt, remontée anticipée, distribution anticipée, cash plus tôt, dividende intermédiaire',
  ],
  lbo_hold_word: [
    'hold, waiting, keep it, sit on it, sits on it',
    'détention, conserver, garder, attendre, portage, on la garderait, garderait, garderions',
  ],
  lbo_longer_hold: [
    'years over it, over five years instead, five years instead, years more, takes us longer, have to wait, year or two longer, year or two more, longer, later, extra year, another year, two more years, seven years, slips, delay, over ten years, more time, stretch, drags on, faster, sooner, earlier, quicker, three years, shorter',
    'deux ans plus tard, ans de plus, en cinq ans au lieu, cinq ans au lieu, au lieu de trois, met plus de temps, an ou deux de plus, un an de plus, an de plus, plus longtemps, plus long, plus longue, plus tard, année de plus, sept ans, glisse, retard, dix ans, traîne, dure, plus vite, plus tôt, plus rapide, plus court, trois ans, allonge, rallonge',
  ],
  lbo_same_multiple: [
    'same multiple, same money, same gain, same times',
    'même multiple, même gain, même mise, même plus value',
  ],
  lbo_wait_longer: [
    'waiting longer, holding longer, staying longer, longer you wait, longer you hold',
    'attendre plus longtemps, garder plus longtemps, rester plus longtemps, plus on attend, plus on garde',
  ],
  longer_you_keep: [
    'longer it drags, longer this drags, longer you drag, longer you keep, longer you hold, longer we hold, longer it is held, longer it takes, longer you wait, longer the hold',
    'plus ça traîne, plus on traîne, plus ça s’éternise, plus on garde, plus on attend, plus on détient, plus on reste, plus la durée s’allonge, plus ça dure, plus c’est long, plus ça prend de temps',
  ],
  waits_longer: [
    [
      crossed(
        'wait, waits, waiting',
        'six months longer, six months more, half a year longer, half a year more, another six months',
      ),
      'waiting longer, waiting more, longer wait, holds longer, takes longer',
    ].join(', '),
    [
      crossed(
        'attend, attendre, attendent',
        'six mois de plus, un semestre de plus, six mois supplémentaires, une demi-année de plus',
      ),
      'attendre plus, attend plus, attendre plus longtemps, garde plus longtemps, mettre plus de temps, met plus de temps',
    ].join(', '),
  ],
};
