import type { Lexicon } from '../../types.ts';

/** More such words: of ranks, prices and what a fund asks for. */
export const misspokenBuyoutsBesides = {
  lbo_in_part: [
    'part, partly, partially, some, quarter, third, only, fraction, not fully, not entirely, slightly, little',
    'partie, partiellement, quart, tiers, seulement, fraction, pas entièrement, pas totalement, pas tout, légèrement, un peu',
  ],
  lbo_stays_same: [
    'stays where it was, stays where it is, remains where it was, holds steady, does not shift, not suffer, carries on as before',
    'reste là où, ne s’en ressent pas, reste comme avant, ne souffre pas, reste au même niveau',
  ],
  lbo_mainly_equity: [
    'most of the price in equity, most of it in equity, uses little debt, almost all in equity, nearly all in equity, bulk of the price in equity',
    'l’essentiel du prix en fonds propres, quasiment tout en fonds propres, presque tout en fonds propres',
  ],
  lbo_less_risk: [
    'less risk, lower risk, less risky, reduces the risk, safer',
    'moins risqué, réduit le risque, diminue le risque, plus sûr',
  ],
  lbo_put_off: [
    'as long as you like, as long as you want, as long as we like, whenever you sell',
    'aussi longtemps qu’on veut, aussi longtemps qu’il veut, quelle que soit la date',
  ],
  lbo_irr_same: [
    'irr will not change, irr will not move, irr not depend on the hold',
    'tri ne changera pas, tri ne bougera pas, tri n’en dépend pas',
  ],
  lbo_heavy_spending: [
    'capex heavy, heavy industry',
    'besoins d’investissement importants, lourds investissements',
  ],
  lbo_higher_target: [
    'target return is high, hurdle is high, target irr is high',
    'tri exigé est haut, tri cible est élevé, tri demandé est élevé, tri visé est élevé',
  ],
  lbo_room_to_borrow: [
    'room to lever, room to borrow, room for debt, space for debt, capacity to borrow',
    'place pour de la dette, place pour s’endetter, marge pour s’endetter, encore s’endetter, peu de dette aujourd’hui',
  ],
  lbo_combined_effect: [
    'bit that is both, part that is both, the part in common, both at once',
    'part commune, les deux à la fois, morceau commun',
  ],
  lbo_someone_buys: [
    'takes it off you, takes it off our hands, takes it off us, buys it from me, buys it from us',
    'nous la reprend, reprend l’affaire, me la rachète, nous la rachète',
  ],
  lbo_reinvest: ['put some back, put back in', ''],
  lbo_percent_word: ['percentage', 'pourcentage'],
  lbo_ahead_of_mezz: [
    'before mezzanine, before mezz, ahead of the mezzanine, ahead of mezzanine, ahead of the mezz, before the junior, ahead of the junior',
    'avant la mezzanine, avant la mezz, avant la junior, devant la mezzanine, devant la junior, avant la subordonnée',
  ],
  lbo_fixed_rate_word: ['at fixed rates, is fixed', 'est à taux fixe, à taux fixe, est fixe'],
  lbo_recourse_to_fund: [
    'recourse to the fund, recourse to its investors, recourse to the sponsor, recourse to the investors, guaranteed by its investors, guaranteed by the investors',
    'garantie par les investisseurs, garantie par ses investisseurs, recours contre le fonds, recours sur le fonds, recours contre les investisseurs',
  ],
  lbo_sized_on_assets: [
    'sized on assets, based on the value of its assets',
    'calibrée sur les actifs, dimensionnée sur les actifs, calée sur les actifs, calibrée sur la valeur des actifs, dimensionnée sur la valeur des actifs',
  ],
  all_value_made: ['whole return, all of the gain', 'tout le rendement'],
  from_multiple_only: [
    'from selling at a higher multiple, from the higher multiple, from a higher exit multiple',
    'de la revente à un multiple plus élevé, de la hausse du multiple',
  ],
  cheapest_tranche: [
    'only take the cheapest tranche',
    'uniquement la tranche la moins chère, seulement la tranche la moins chère',
  ],
  lbo_cash_lifts_leverage: [
    'cash makes leverage worse, cash worsens leverage',
    'trésorerie dégrade le levier, cash dégrade le levier',
  ],
} as const satisfies Lexicon;
