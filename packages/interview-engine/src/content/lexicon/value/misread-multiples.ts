import type { Lexicon } from '../../types.ts';
import { crossed } from '../crossed.ts';

/** What is said wrongly of what moves a multiple and of what belongs into it. */
export const misreadMultiplesNotions = {
  // The drivers.
  leaves_multiple_alone: [
    crossed(
      'not move, not drive, not affect, not change, not influence, not shift, not determine, not set, no effect on, no impact on, no influence on, no bearing on, irrelevant to, nothing to do with',
      'multiple, multiples',
    ),
    crossed(
      'ne font pas bouger, ne fait pas bouger, ne bougent pas, ne change pas, ne changent pas, n’influencent pas, n’influence pas, ne déterminent pas, ne détermine pas, ne jouent pas sur, ne joue pas sur, ne pèsent pas sur, aucun effet sur, aucune influence sur, aucun impact sur, sans effet sur, pas d’effet sur, rien à voir avec',
      'multiple, multiples',
    ),
  ],
  one_driver_only: [
    'alone, only, by itself, on its own, not just, enough, if',
    'seule, seul, seuls, seulement, à elle seule, suffit, si',
  ],
  trade_alike: [
    crossed(
      'trade at, should trade at, must trade at, should be at, be priced at, deserve, be valued at, end up at',
      'same one, same level, same price, same multiple, same number of times',
    ),
    crossed(
      'se paient, se payer, se traitent, se traiter, doivent valoir, valent, se valorisent',
      'même prix, même multiple, même niveau, même nombre de fois, pareil',
    ),
  ],
  quick_grower: [
    'fastest growth, fastest grower, fastest growing, growth company, growth stock, growing more, grows more, growing the most',
    'croît le plus, grandit le plus, la plus en croissance, société de croissance, valeurs de croissance, grandit plus vite',
  ],
  trades_cheaper: [
    crossed(
      'trade on, be on, be priced at, be valued at, have, has, end up with',
      'lower multiple, smaller multiple, low multiple',
    ),
    crossed(
      'doit avoir, devrait avoir, doit se payer, devrait se payer, doit valoir, obtient, se retrouve avec',
      'multiple plus bas, multiple plus faible, multiple inférieur, moins cher',
    ),
  ],
  // Which of the peers' multiples.
  applies_one: [
    'apply, put on, use, go with, retain, multiply by',
    'applique, retiens, utilise, garde, multiplie par',
  ],
  top_of_sample: [
    crossed(
      'highest multiple, top multiple, best multiple, richest multiple, biggest multiple, highest one, maximum multiple',
      'in the sample, of the sample, in the group, of the group, of the peers, among the peers, in the set, of the set, of the peer group, in the sector',
    ),
    crossed(
      'multiple le plus haut, multiple le plus élevé, multiple le plus fort, multiple maximum, multiple maximal, meilleur multiple, plus haut multiple',
      'de l’échantillon, du groupe, des pairs, du panel, des comparables, du secteur',
    ),
  ],
  set_apart_word: ['why, explain, low, bottom, lowest, if', 'pourquoi, explique, bas, si, serait'],
  // Whose value.
  ev_to_equity: [
    'from ev to equity, from enterprise value to equity, from ev to the shares, from ev down to, from enterprise value down to, down to equity',
    'de la ve aux titres, de la ve aux fonds propres, de la ve à la valeur des titres, de la valeur d’entreprise aux titres, de la valeur d’entreprise aux fonds propres, de la valeur d’entreprise à la valeur des titres',
  ],
  makes_ev: [
    'gives ev, gives enterprise value, equals ev, equals enterprise value',
    'donne la ve, donne l’ev, donne la valeur d’entreprise',
  ],
  bridge_at_group: [
    'bridge at group level, one bridge, single bridge, group bridge, one bridge for the group',
    'bridge au niveau du groupe, seul bridge, seul passage, passage au niveau du groupe, bridge du groupe',
  ],
  precedes_lenders: [
    'before lenders have been paid, before lenders are paid, before lenders get, before the banks are paid, before debt is repaid, before debt is paid, before repaying the debt, before paying lenders, before paying the banks, before deducting debt, before net debt, gross of debt, debt still in it, before the banks have been paid, before the debt is taken off',
    'avant que les banques, avant que les prêteurs, avant de payer les banques, avant de payer les prêteurs, avant remboursement de la dette, avant de rembourser la dette, avant déduction de la dette, avant de retirer la dette, avant d’enlever la dette, dette comprise, dette incluse',
  ],
  holds_the_debt: [
    'includes the debt, includes debt, contains the debt, comprises the debt, includes what lenders, includes the lenders, covers the debt',
    'comprend la dette, inclut la dette, contient la dette, comprend encore la dette, englobe la dette',
  ],
  that_is_to_say: [
    'which is, that is, namely, meaning, in other words, equals, simply',
    'c’est-à-dire, autrement dit, à savoir, soit, égale, c’est',
  ],
  equity_and_cash: [
    crossed(
      'equity, market cap, book equity, equity value, market capitalisation, shareholders equity',
      'plus cash, plus its cash, plus net cash, and the cash, plus the cash pile',
    ),
    crossed(
      'fonds propres, capitaux propres, capitalisation, capitalisation boursière, valeur des titres, fonds propres du bilan, capitaux propres du bilan',
      'plus le cash, plus la trésorerie, plus cash, et le cash, et la trésorerie',
    ),
  ],
  steady_when_borrowing: [
    crossed(
      'not change when, not move when, not affected when, unaffected when, unchanged when, the same when, stays the same when, not change if, not move if, same however much, not fall when',
      'company borrows, firm borrows, business borrows, it borrows, they borrow, you borrow, debt rises, debt goes up, leverage rises, leverage changes, debt changes',
    ),
    crossed(
      'ne change pas quand, ne bouge pas quand, reste le même quand, ne varie pas quand, ne change pas si, ne bouge pas si, ne baisse pas quand, identique quand',
      'société s’endette, entreprise s’endette, boîte s’endette, elle s’endette, on s’endette, dette augmente, dette monte, levier augmente, elle emprunte, on emprunte',
    ),
  ],
} as const satisfies Lexicon;
