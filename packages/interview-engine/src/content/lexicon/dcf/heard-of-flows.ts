import type { Lexicon } from '../../types.ts';
import { crossed } from '../crossed.ts';

/** What is often said wrongly of the flows of a DCF and of the value after the plan. */
export const heardOfFlows = {
  owners_only_flow: [
    'left for the shareholders alone, left for shareholders alone, left for the shareholders only, left for shareholders only, shareholders alone, shareholders only, only the shareholders, only shareholders, only belongs to shareholders, cash for dividends, available for dividends, goes to the owners alone, equity holders only, equity holders alone, goes to the shareholders, belongs to the shareholders, belongs to shareholders, for the owners only',
    'reste aux seuls actionnaires, revient aux seuls actionnaires, seuls actionnaires, actionnaires seuls, uniquement aux actionnaires, uniquement pour les actionnaires, que pour les actionnaires, qu’aux actionnaires, disponible pour les dividendes, disponible pour verser des dividendes, revient aux actionnaires, appartient aux actionnaires, reste aux actionnaires, reste pour les actionnaires',
  ],
  banks_had_theirs: [
    'lenders have already been served, lenders have already been paid, lenders have been paid, lenders have been served, lenders are already paid, banks have been paid, banks have already been paid, after the banks have been paid, bank has been paid, bank has already been paid, creditors have been paid, already paid the lenders, already paid the banks, debt has been served, debt has been serviced',
    'prêteurs ont déjà été servis, prêteurs ont déjà été payés, prêteurs sont déjà servis, prêteurs sont déjà payés, banques ont déjà été payées, banques sont déjà payées, banque a déjà été payée, créanciers ont déjà été payés, dette a déjà été servie, déjà payé les banques, déjà payé les prêteurs, une fois les banques payées, une fois les prêteurs servis, après avoir payé les banques',
  ],
  lenders_too: [
    'levered, lenders and shareholders, shareholders and lenders, everyone, both, all the investors, all investors, not only, not just, as well as, before interest, if, alike, would be',
    'prêteurs et actionnaires, actionnaires et prêteurs, prêteurs comme aux actionnaires, tous ceux, pas seulement, pas aux, pas qu’aux, comme aux, avant intérêts, avant frais financiers, si, serait',
  ],
  belong_to_owners_only: [
    crossed(
      'belong to, go to, are for, are left for',
      'shareholders only, the shareholders only, only the shareholders, only shareholders, the shareholders alone, shareholders alone, equity holders only',
    ),
    'reviennent aux seuls actionnaires, appartiennent aux seuls actionnaires, vont aux seuls actionnaires, reviennent uniquement aux actionnaires, reviennent qu’aux actionnaires, appartiennent qu’aux actionnaires',
  ],
  are_after_interest: [
    'are after interest, are net of interest, are already after interest, come after interest, are after the interest, are after debt service',
    'sont après intérêts, sont nets d’intérêts, sont déjà après intérêts, sont après frais financiers, sont après service de la dette, sont nets des frais financiers',
  ],
  suppliers_lend_more: [
    'suppliers give us more credit, suppliers give more credit, suppliers grant us more, suppliers give us more time, suppliers give us longer, suppliers wait longer, we pay suppliers later, we pay our suppliers later, paying suppliers later, longer supplier terms, more credit from suppliers, sell stock faster, sell the stock faster, sell our stock faster, stock turns faster, inventory turns faster, sell inventory faster, customers pay faster, customers pay earlier, customers pay sooner, collect faster, collect cash faster',
    'fournisseurs nous font davantage crédit, fournisseurs nous font plus crédit, fournisseurs font crédit, fournisseurs nous accordent plus, fournisseurs accordent plus, fournisseurs nous laissent plus, paie les fournisseurs plus tard, paie nos fournisseurs plus tard, fournisseurs attendent plus, vend plus vite les stocks, vend plus vite le stock, stocks tournent plus vite, stock tourne plus vite, écoule plus vite, clients paient plus vite, clients paient plus tôt, clients règlent plus vite, encaisse plus vite',
  ],
  nwc_is_up: [
    crossed('working capital', 'rises, goes up, increases, grows, is up, went up, up').concat(
      ', more working capital, higher working capital, increase in working capital, rise in working capital, working capital increase, thirty of working capital',
    ),
    crossed('bfr', 'monte, augmente, est en hausse, grimpe, s’accroît, en hausse').concat(
      ', plus de bfr, hausse du bfr, hausse de bfr, augmentation du bfr',
    ),
  ],
  nwc_comes_down: [
    'falls, down, lower, less working capital, decrease, reduces, release, otherwise, opposite, offset, unless, partly, not',
    'baisse, diminue, réduit, libère, inverse, contraire, sinon, sauf, compense, en partie, pas',
  ],
  tax_untouched: [
    'no effect on tax, no effect on the tax, no impact on tax, no impact on the tax, not change the tax, not affect the tax, not reduce the tax, not lower the tax, not save tax, not save any tax, not tax deductible, not deductible, increases the tax, increases tax, raises tax, raises the tax, adds to the tax',
    'aucun effet sur l’impôt, pas d’effet sur l’impôt, aucun impact sur l’impôt, pas d’impact sur l’impôt, ne change pas l’impôt, ne changent pas l’impôt, ne change rien à l’impôt, ne changent rien à l’impôt, ne réduit pas l’impôt, ne réduisent pas l’impôt, pas déductible, pas déductibles, augmente l’impôt, augmentent l’impôt, fait monter l’impôt, font monter l’impôt',
  ],
  more_of_it_word: [
    'higher depreciation, more depreciation, depreciation is higher, ten more of depreciation, extra depreciation, depreciation goes up, higher d&a, more d&a',
    'plus d’amortissements, hausse des amortissements, amortissements plus élevés, amortissements montent, amortissements augmentent, amortissements en plus, amortissement en plus, davantage d’amortissements',
  ],
  flow_is_hurt: [
    'lowers the cash flow, lowers free cash flow, reduces the cash flow, reduces free cash flow, reduces the free cash flow, less cash, less cash flow, lower cash flow, lower free cash flow, cash flow falls, free cash flow falls, cash flow drops, cash flow goes down, hurts cash flow, costs us cash',
    'moins de cash, moins de flux, flux baisse, flux diminue, réduit le flux, réduisent le flux, diminue le flux, diminuent le flux, fait baisser le flux, font baisser le flux, flux en moins, flux plus bas, flux plus faible, cash baisse',
  ],
  shares_out_everything: [
    'sum of the discounted flows, sum of the flows, sum of discounted flows, total of the discounted flows, discounted flows add up to, flows add up to, present values add up to, sum of the present values',
    'somme des flux actualisés, somme des flux, total des flux actualisés, somme des valeurs actuelles, flux actualisés donnent',
  ],
  is_owners_value: [
    'is the equity value, is equity value, is the value of the shares, is what shareholders get, is what the shareholders get, is what shareholders own, goes to the shareholders, is the market cap, is the value of equity',
    'c’est la valeur des titres, est la valeur des titres, c’est la valeur des fonds propres, est la valeur des fonds propres, c’est la valeur des actions, c’est ce que touchent les actionnaires, est ce que touchent les actionnaires, c’est la capitalisation',
  ],
  // After the plan.
  scrap_price: [
    'scrap value, liquidation value, break-up value, breakup value, salvage value, sold for scrap, sold off, assets are sold for, assets would fetch, assets would sell for, assets can be sold for, selling off the assets, selling the assets, closing down value, when the business closes, when the business stops, once the business stops, once the business closes, business stops after, company stops after, wound up, shut down',
    'valeur de liquidation, valeur à la casse, vendus à la casse, prix de la casse, prix des actifs vendus, revente des actifs, prix de revente des actifs, actifs revendus, vente des actifs, tire des actifs, activité arrêtée, arrêt de l’activité, fermeture de l’entreprise, à la fermeture, quand l’entreprise s’arrête, quand l’entreprise ferme, entreprise s’arrête après, valeur de rebut',
  ],
  of_the_plan_years: [
    'covers the years of the plan, covers the plan, covers the forecast, sum of the five flows, sum of the flows of the plan, sum of the plan flows, sum of the flows over five, value of the five years, value at the start of the plan',
    'couvre les années du plan, couvre le plan, couvre les cinq ans, somme des cinq flux, somme des flux du plan, somme des flux sur cinq, valeur des cinq années, valeur au début du plan',
  ],
  going_on_word: [
    'not, instead, unless, rather, going concern, mine, wind farm, concession, oil, finite, sometimes',
    'pas, plutôt, sauf, continuité, mine, concession, pétrole, parc, parfois',
  ],
  beats_the_economy: [
    crossed(
      'beat, outgrow, outpace, grow faster than, grow above, outrun',
      'the economy for ever, the economy forever, gdp for ever, gdp forever, the economy for good, gdp for good, the economy indefinitely, gdp indefinitely',
    ),
    crossed(
      'battre, dépasser, croître plus vite que, grandir plus vite que, surpasser',
      'l’économie pour toujours, le pib pour toujours, l’économie indéfiniment, le pib indéfiniment, l’économie à l’infini, le pib à l’infini, l’économie éternellement, durablement l’économie',
    ),
  ],
  nobody_can: [
    'cannot, no company, nobody, never, not, impossible, otherwise, if, would, should not, one day, eventually',
    'aucune, personne, jamais, impossible, pas, sinon, si, serait, finirait, un jour',
  ],
  keeps_the_plan_pace: [
    'carry on with the rate of the last, carry on with the growth of the last, carry on with the growth of the plan, carry on at the rate of the last, keep the growth of the plan, keep the plan growth, keep the growth of the last, keep the same growth as the plan, same growth as the plan, same growth as in the plan, like in the plan, like the plan, as in the plan, extend the plan growth, rate of the last plan years',
    'continue au rythme des dernières, continue simplement au rythme, continue au rythme du plan, garde la croissance du plan, garde le rythme du plan, même croissance que le plan, même croissance que dans le plan, comme dans le plan, prolonge la croissance du plan, prolonge le rythme, croissance des dernières années du plan, au rythme des dernières années',
  ],
  far_money_is_nothing: [
    'distant money hardly counts, distant money is worth almost nothing, far-off money hardly counts, distant flows hardly count, distant years hardly count, distant flows are worth almost nothing, far away flows hardly count, money that far off counts for nothing, far-off flows count for nothing, discounting wipes it out, discounting kills it',
    'argent lointain ne compte presque pas, argent lointain ne vaut presque rien, flux lointains ne comptent presque pas, flux lointains ne comptent pas, flux lointains ne valent presque rien, flux lointains ne pèsent rien, années lointaines ne comptent presque pas, années lointaines ne pèsent rien, actualisation l’écrase, actualisation le réduit à rien',
  ],
  always_a_small_part: [
    'always a small part, always a small share, never much, only a small part, just a small part, a small part, ten percent or so, around ten percent, about ten percent, usually ten percent',
    'pèse jamais beaucoup, pèse jamais lourd, toujours une petite part, jamais grand-chose, dix pour cent environ, environ dix pour cent, à peine dix pour cent, une petite part',
  ],
  this_share_of_it: [
    'higher the share of terminal value, higher the share, bigger the share, higher its share, bigger its share, higher that share, high terminal value share, high share of terminal value, large share of terminal value, big terminal value, heavy terminal value, high terminal value, more it comes from the terminal value',
    'plus cette part est haute, plus cette part est élevée, plus cette part est forte, plus la part est élevée, plus sa part est élevée, plus sa part est haute, part élevée de valeur terminale, forte part de valeur terminale, grosse valeur terminale, plus la vt pèse, plus la vt est grosse, plus la vt est élevée, plus elle pèse',
  ],
  makes_it_sounder: [
    'more solid the valuation, more reliable the valuation, more robust the valuation, safer the valuation, valuation is safer, valuation is more solid, valuation is more robust, valuation is more reliable, makes it robust, makes it safer, makes it more reliable, makes the valuation robust, makes the valuation safer, makes the valuation more reliable, the more reliable it is, the safer it is, depends less on assumptions, less dependent on assumptions, less sensitive to assumptions',
    'plus la valo est solide, plus la valo est fiable, plus la valo est robuste, plus la valorisation est solide, plus la valorisation est fiable, plus la valorisation est robuste, plus c’est fiable, plus c’est solide, plus c’est sûr, rend la valorisation robuste, rend la valorisation fiable, rend la valorisation solide, rend la valo robuste, rend le dcf plus solide, dépend moins des hypothèses, moins sensible aux hypothèses',
  ],
  changes_nothing_at_all: [
    'changes nothing, does not change anything, does not change the price, does not change the value, makes no difference, has no effect, has no impact',
    'ne change rien, ne change pas le prix, ne change pas la valeur, ne fait aucune différence, n’a aucun effet, n’a pas d’effet',
  ],
  one_point_of_rate: [
    'point of wacc, point on the wacc, point more of wacc, point of discount rate, wacc by a point, wacc by one point',
    'point de cmpc, point de wacc, point sur le cmpc, point de taux, cmpc d’un point, wacc d’un point',
  ],
  share_is_worth_more: [
    'share gains value, share gains, share is worth more, share goes up, share rises, price per share rises, price per share goes up, value per share goes up, value per share rises',
    'action vaut plus, action vaut davantage, action monte, action gagne, action prend de la valeur, prix par action monte, valeur par action monte, valeur par action augmente',
  ],
  rate_is_up: [
    'wacc goes up, wacc rises, wacc is higher, wacc increases, higher wacc, wacc up a point, rate goes up',
    'cmpc monte, cmpc augmente, cmpc est plus haut, cmpc plus élevé, wacc monte, wacc augmente, taux monte',
  ],
  leaves_capex_out: [
    'leave capex out, capex is left out, leave out capex, capex out because, ignore capex, skip capex, forget capex, capex aside, add capex back, add back capex',
    'laisse le capex de côté, laisse les investissements de côté, ignore le capex, oublie le capex, sans le capex, capex de côté, ne compte pas le capex',
  ],
  one_year_plan: [
    'forecast just one year, forecast only one year, one year of forecast, one year is enough, only forecast one year, project just one year, project only one year, next year is enough',
    'prévois une seule année, prévoir une seule année, une seule année suffit, une année suffit, un an suffit, ne prévois qu’un an, projette une seule année, ne projette qu’un an',
  ],
  capex_small_at_end: [
    'capex should be well below, capex should be below, capex should be lower, capex can be below, capex can stay below, capex well below depreciation, capex must be below',
    'capex doit être bien inférieur, capex doit être inférieur, capex peut être inférieur, capex peut rester inférieur, capex bien inférieur, capex doit être plus faible, capex inférieur à la dotation',
  ],
  is_extra_cash: [
    'is more cash, means more cash, is extra cash, means extra cash, brings in cash, improves the cash, adds to the cash, gives us cash',
    'c’est du cash en plus, c’est plus de cash, c’est de la trésorerie en plus, rapporte du cash, fait rentrer du cash, améliore la trésorerie, donne du cash',
  ],
  can_grow_at: [
    'can grow at, may grow at, grows at, could grow at, keep growing at',
    'peut croître à, peut croître de, peut grandir à, peut progresser de, croît à',
  ],
  already_divided: [
    'divided by wacc, divided by the wacc, already divided by, dividing by the wacc already, divided by the rate',
    'déjà divisé par, déjà divisée par, divise déjà par, on a divisé par',
  ],
  top_word: ['best financial year', 'meilleur exercice, meilleurs exercices, exercice record'],
  not_grow: [
    'no growth on the flow, no growth on it, not grown, without the growth',
    'sans croissance dessus, sans la croissance, sans y ajouter la croissance',
  ],
} as const satisfies Lexicon;
