import type { Lexicon } from '../../types.ts';

/** What is said of money over the years: how much it becomes, and how fast. */
export const buyoutsSaidOfTime = {
  first_cheque_word: [
    'entry ticket, entry cheque, equity ticket, equity cheque, equity in, fund’s ticket, fund puts',
    'ticket d’entrée, ticket du fonds, chèque d’entrée, mise de départ, mise d’entrée, ticket equity, apport du fonds',
  ],
  turned_one_into: [
    'turn one into, turns a dollar into, turn a euro into, takes one to, one becomes, one grows to, grows one into',
    'transforme un euro en, transforme un en, change un euro en, fait passer un euro, mène un euro à, un devient',
  ],
  waits_longer: [
    'waiting longer, waiting more, longer wait, holds longer, takes longer',
    'attendre plus, attend plus, attendre plus longtemps, garde plus longtemps, mettre plus de temps, met plus de temps',
  ],
  earns_less_a_year: [
    'earn less a year, less each year, less every year, less a year, less per year, slower pace, slower rate, lower yearly rate',
    'moins par an, moins chaque année, moins à l’année, rythme plus lent, taux annuel plus bas',
  ],
  longer_you_keep: [
    'longer you keep, longer you hold, longer we hold, longer it is held, longer it takes, longer you wait, longer the hold',
    'plus on garde, plus on attend, plus on détient, plus on reste, plus la durée s’allonge, plus ça dure, plus c’est long, plus ça prend de temps',
  ],
  simple_average: [
    'simple average, straight average, plain average, gain divided by, gain over the years, simple division, straight division, simple rate',
    'moyenne simple, moyenne arithmétique, gain divisé par, division simple, simple division, taux simple',
  ],
  stands_higher_than: [
    'higher than, above, more than, greater than, bigger than, exceeds',
    'supérieur à, plus élevé que, plus haut que, au-dessus, plus grand que, dépasse',
  ],
  compounding_raises: [
    'compounding lifts the irr, compounding raises the irr, compounding pushes the irr up, compounding increases the irr, compounding makes the irr higher, compounding adds to the irr, compounding brings it up, compounding makes it higher',
    'capitalisation augmente le tri, capitalisation fait monter le tri, capitalisation relève le tri, intérêts composés augmentent le tri, intérêts composés relèvent le tri, capitalisation le fait monter, intérêts composés font monter le tri',
  ],
  multiple_settles_rate: [
    'higher moic always means a higher irr, bigger multiple always means, higher multiple always means, higher moic always means, irr follows the multiple, irr depends only on the multiple',
    'moic plus élevé donne toujours, multiple plus élevé donne toujours, plus gros multiple donne toujours, tri suit le multiple, tri dépend uniquement du multiple, tri ne dépend que du multiple',
  ],
  for_equal_time: [
    'same period, same years, same time, same hold, same number of years, given period, over five years, holding period fixed, for a given',
    'même durée, même période, même nombre d’années, durée donnée, à durée égale, durée constante, sur cinq ans',
  ],
  cash_put_on_debt: [
    'debt plus cash, debt plus the cash, debt and cash together, add cash to the debt, debt with the cash added, adding the cash to the debt, cash on top of the debt, cash is added to the debt',
    'dette plus la trésorerie, dette plus trésorerie, dette plus le cash, dette plus cash, trésorerie s’ajoute à la dette, ajoute la trésorerie à la dette, ajoute le cash à la dette, additionne la dette et la trésorerie, additionne la dette et le cash, rajoute la trésorerie à la dette',
  ],
} as const satisfies Lexicon;
