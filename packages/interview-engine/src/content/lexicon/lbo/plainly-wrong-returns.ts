import type { Lexicon } from '../../types.ts';

/** The words of plain mistakes about the arithmetic of a buyout. */
export const plainlyWrongReturns = {
  profit_at_entry: [
    'entry ebitda, ebitda at entry, ebitda on entry, today’s ebitda, initial ebitda, starting ebitda, current ebitda, ebitda we bought, year zero ebitda, ebitda at acquisition',
    'ebitda d’entrée, ebitda à l’entrée, ebitda de départ, ebitda initial, ebitda d’aujourd’hui, ebitda actuel, ebitda d’acquisition, ebitda de l’année zéro',
  ],
  way_out: [
    'exit multiple, exit value, exit ev, for the exit, at exit, exit price, value the exit, exit is valued',
    'multiple de sortie, valeur de sortie, ve de sortie, la sortie, à la sortie, prix de sortie',
  ],
  a_difference: [
    'change, difference, minus, less, entry multiple, extra, turn, multiple effect, not, exit ebitda, grow, grows, grown',
    'variation, écart, différence, moins, multiple d’entrée, effet multiple, effet de multiple, pas, ebitda de sortie, croît, croître',
  ],
  a_year_short: [
    'n minus one years, n minus one times, n minus one, one year less, four years out of the five, four years out of five, four years instead of five, only four years, only four times, for only four, first year does not count, year one does not count, year one is the entry, starting in year two',
    'n moins un ans, n moins une années, n moins une année, n moins un fois, n moins une fois, n moins un, un an de moins, quatre ans au lieu de cinq, quatre années au lieu de cinq, que quatre ans, que sur quatre ans, que quatre fois, première année ne compte pas, à partir de la deuxième année seulement',
  ],
  profit_grows: [
    'ebitda, growth, grow, grows, compound',
    'ebitda, croissance, croît, croître, compose',
  ],
  cheque_noun: [
    'equity cheque, equity check, equity, sponsor’s equity, entry equity, fund’s equity, equity contribution, sponsor’s cheque, equity investment',
    'apport en fonds propres, apport, fonds propres, fonds propres d’entrée, mise, mise du fonds, chèque, chèque du fonds, ticket',
  ],
  whole_price_noun: [
    'purchase price, price, ev, enterprise value, entry ev, entry multiple, multiple',
    'prix, prix d’achat, ve, ev, valeur d’entreprise, ve d’entrée, ev d’entrée, multiple d’entrée, multiple',
  ],
  borrowed_noun: ['debt, leverage, loan, loans, borrowing', 'dette, levier, emprunt, prêt'],
  plus_sign: ['plus, add, added to, and add', 'plus, ajoute, rajoute, additionne'],
  growth_effect_is: [
    'growth effect is, growth part is, ebitda effect is, growth component is, growth contribution is, effect of growth is, growth effect equals, growth effect comes from',
    'effet croissance c’est, effet croissance est, effet de croissance c’est, effet de la croissance c’est, effet ebitda c’est, part de la croissance c’est, part croissance c’est, effet de croissance est',
  ],
  multiple_effect_is: [
    'multiple effect is, multiple part is, multiple component is, multiple contribution is, effect of the multiple is, multiple effect equals, re rating effect is, multiple expansion effect is',
    'effet multiple c’est, effet multiple est, effet de multiple c’est, effet du multiple c’est, part du multiple c’est, part multiple c’est, effet de multiple est',
  ],
  deleveraging_effect_is: [
    'deleveraging effect is, deleveraging part is, debt effect is, paydown effect is, debt paydown effect is, deleveraging component is',
    'effet désendettement c’est, effet de désendettement c’est, effet désendettement est, part du désendettement c’est, effet dette c’est, effet du désendettement c’est',
  ],
  change_in_multiple: [
    'change in multiple, change in the multiple, multiple change, difference in multiple, difference in multiples, change in multiples, increase in the multiple',
    'variation du multiple, variation de multiple, écart de multiple, hausse du multiple, différence de multiple, écart entre les multiples',
  ],
  change_in_profit: [
    'change in ebitda, increase in ebitda, ebitda growth, growth in ebitda, ebitda change, difference in ebitda, rise in ebitda',
    'variation d’ebitda, variation de l’ebitda, hausse d’ebitda, hausse de l’ebitda, écart d’ebitda, croissance de l’ebitda, croissance d’ebitda',
  ],
  debt_at_one_end: [
    'exit debt, debt at exit, entry debt, debt at entry, remaining debt',
    'dette de sortie, dette d’entrée, dette à la sortie, dette à l’entrée, dette restante',
  ],
  multiple_stays_put: [
    'multiple does not change, multiple not change, multiple is unchanged, multiple stays the same, multiple is the same, multiple is flat, multiple is constant, constant multiple, same multiple, exit multiple equals the entry, exit multiple is equal to, no multiple expansion, without multiple expansion, without a higher multiple, no re rating',
    'multiple constant, multiple inchangé, multiple ne change pas, multiple ne bouge pas, même multiple, multiple est le même, multiple identique, multiple de sortie est égal, multiple de sortie égale, sans expansion du multiple, sans expansion de multiple, sans hausse du multiple, sans effet multiple, pas d’expansion du multiple, multiples égaux',
  ],
  no_gain_at_all: [
    'no gain, no value creation, no value is created, no value created, gains nothing, earns nothing, makes nothing, makes no money, no return, creates no value, makes no gain',
    'aucun gain, ne gagne rien, pas de création de valeur, aucune création de valeur, pas de gain, aucune valeur créée, ne crée pas de valeur, aucune plus value, pas de plus value',
  ],
  from_that_part: [
    'from the multiple, on the multiple, from multiple, multiple effect, from re rating',
    'sur le multiple, du multiple lui même, venant du multiple, côté multiple, lié au multiple, grâce au multiple, par le multiple',
  ],
  all_value_made: [
    'all the value creation, all of the value creation, all value creation, the whole gain, all the gain, entire gain, all the return',
    'toute la création de valeur, toute la valeur créée, tout le gain, totalité du gain, toute la plus value',
  ],
  from_multiple_only: [
    'comes from the multiple, comes from multiple expansion, is multiple expansion, comes from re rating',
    'vient du multiple, vient de l’expansion du multiple, tient au multiple, vient de la hausse du multiple',
  ],
  ceiling_price: [
    'maximum price is, maximum price equals, most it can pay is, price the fund can pay is, max price is, the most the fund can pay is',
    'prix maximum c’est, prix maximum est, prix maximal c’est, prix maximal est, prix que le fonds peut payer c’est, prix maximum égale',
  ],
  nothing_added_for: [
    'without adding, nothing added, nothing to add, not adding, no need to add, without any entry debt, debt not included',
    'sans rien ajouter, sans ajouter, sans rajouter, rien à ajouter, pas besoin d’ajouter, n’ajoute pas, sans rien rajouter, sans compter',
  ],
  target_irr_high: [
    'higher target irr, higher the target irr, higher the irr target, higher irr target, higher hurdle, higher the hurdle, higher required irr, higher the required irr, higher the irr it wants',
    'tri visé est élevé, tri cible est élevé, tri exigé est élevé, tri est élevé, tri cible plus élevé, tri visé plus élevé, tri exigé plus élevé, exigence de tri est élevée, tri demandé est élevé',
  ],
  pays_dearly: [
    'can pay a higher, pay a higher price, can pay more, higher the price, can afford more, higher price',
    'peut payer cher, plus il peut payer, plus le fonds peut payer, peut payer plus, prix est élevé, prix maximum est élevé, peut payer davantage',
  ],
} as const satisfies Lexicon;
