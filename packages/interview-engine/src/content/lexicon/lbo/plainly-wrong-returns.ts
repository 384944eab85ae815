import type { Lexicon } from '../../types.ts';

/** The words of plain mistakes about the arithmetic of a buyout. */
export const plainlyWrongReturns = {
  profit_at_entry: [
    'entry ebitda, ebitda at entry, ebitda on entry, today’s ebitda, initial ebitda, starting ebitda, current ebitda, ebitda we bought, year zero ebitda, ebitda at acquisition',
    'ebitda d’entrée, ebitda à l’entrée, ebitda de départ, ebitda initial, ebitda d’aujourd’hui, ebitda actuel, ebitda d’acquisition',
  ],
  way_out: [
    'exit multiple, exit value, exit ev, for the exit, at exit, exit price, value the exit, exit is valued',
    'multiple de sortie, valeur de sortie, ve de sortie, la sortie, prix de sortie',
  ],
  a_difference: [
    'change, difference, minus, less, entry multiple, extra, turn, multiple effect, not, exit ebitda, grows, grown',
    'variation, écart, différence, moins, multiple d’entrée, effet multiple, pas, ebitda de sortie, croît, croître',
  ],
  a_year_short: [
    'n minus one, one year less, only four years, only four times, for only four, year one is the entry, starting in year two',
    'n moins une année, n moins une fois, n moins un, un an de moins, que quatre ans, que sur quatre ans, que quatre fois, première année ne compte pas',
  ],
  profit_grows: ['ebitda, growth, grows, compound', 'ebitda, croissance, croît, croître, compose'],
  cheque_noun: ['equity, sponsor’s cheque', 'apport, fonds propres, mise, chèque, ticket'],
  whole_price_noun: [
    'price, ev, enterprise value, multiple',
    'prix, ve, ev, valeur d’entreprise, multiple',
  ],
  borrowed_noun: ['debt, leverage, loans, borrowing', 'dette, levier, emprunt, prêt'],
  plus_sign: ['plus, add, added to', 'plus, ajoute, rajoute, additionne'],
  growth_effect_is: [
    'growth effect is, growth part is, ebitda effect is, growth component is, growth contribution is, effect of growth is, growth effect equals, growth effect comes from',
    'effet croissance est, effet ebitda c’est',
  ],
  multiple_effect_is: [
    'multiple effect is, multiple part is, multiple component is, multiple contribution is, multiple effect equals, re rating effect is, multiple expansion effect is',
    'effet multiple c’est, effet multiple est, part multiple c’est',
  ],
  deleveraging_effect_is: [
    'deleveraging effect is, deleveraging part is, debt effect is, paydown effect is, deleveraging component is',
    'effet désendettement c’est, effet désendettement est, effet dette c’est',
  ],
  change_in_multiple: [
    'multiple change, difference in multiples, change in multiples, increase in the multiple',
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
    'multiple does not change, multiple not change, multiple is unchanged, multiple stays the same, multiple is the same, multiple is flat, multiple is constant, constant multiple, same multiple, no multiple expansion, without multiple expansion, without a higher multiple, no re rating',
    'multiple constant, multiple inchangé, multiple ne change pas, multiple ne bouge pas, même multiple, multiple est le même, multiple identique, multiple de sortie est égal, multiple de sortie égale, sans expansion du multiple, sans expansion de multiple, sans hausse du multiple, sans effet multiple, multiples égaux',
  ],
  no_gain_at_all: [
    'no gain, no value creation, no value is created, no value created, gains nothing, earns nothing, makes nothing, makes no money, no return, creates no value',
    'aucun gain, ne gagne rien, pas de création de valeur, aucune création de valeur, pas de gain, aucune valeur créée, ne crée pas de valeur, aucune plus value, pas de plus value',
  ],
  from_that_part: [
    'on the multiple, from multiple, multiple effect, from re rating',
    'sur le multiple, du multiple lui même, venant du multiple, côté multiple, lié au multiple, grâce au multiple, par le multiple',
  ],
  all_value_made: [
    'all value creation, the whole gain, all the gain, entire gain, all the return',
    'toute la création de valeur, toute la valeur créée, tout le gain, totalité du gain, toute la plus value',
  ],
  from_multiple_only: [
    'comes from the multiple, comes from multiple expansion, is multiple expansion, comes from re rating',
    'vient du multiple, tient au multiple',
  ],
  ceiling_price: [
    'maximum price is, maximum price equals, most it can pay is, max price is',
    'prix maximum c’est, prix maximum est, prix maximal c’est, prix maximal est, prix maximum égale',
  ],
  nothing_added_for: [
    'without adding, nothing added, nothing to add, not adding, no need to add, without any entry debt, debt not included',
    'sans rien ajouter, sans ajouter, sans rajouter, rien à ajouter, pas besoin d’ajouter, n’ajoute pas, sans rien rajouter, sans compter',
  ],
  target_irr_high: [
    'higher target irr, higher irr target, higher hurdle, higher required irr',
    'tri visé est élevé, tri cible est élevé, tri exigé est élevé, tri est élevé, tri cible plus élevé, tri visé plus élevé, tri exigé plus élevé, tri demandé est élevé',
  ],
  pays_dearly: [
    'can pay a higher, can pay more, can afford more, higher price',
    'peut payer cher, plus il peut payer, plus le fonds peut payer, peut payer plus, prix est élevé, prix maximum est élevé, peut payer davantage',
  ],
} as const satisfies Lexicon;
