import type { Lexicon } from '../../types.ts';
import { crossed } from '../crossed.ts';

/** What is often said wrongly of the flows of a DCF and of what they give. */
export const heardOfFlows = {
  owners_only_flow: [
    'left for the shareholders alone, left for shareholders alone, left for the shareholders only, left for shareholders only, shareholders alone, shareholders only, only the shareholders, only shareholders, only belongs to shareholders, cash for dividends, available for dividends, goes to the owners alone, equity holders only, equity holders alone, goes to the shareholders, belongs to the shareholders, belongs to shareholders, for the owners only, equity holders’ cash, shareholders’ cash, owners’ cash, money for the owners, money for the shareholders, money of the shareholders',
    'reste aux seuls actionnaires, revient aux seuls actionnaires, seuls actionnaires, actionnaires seuls, uniquement aux actionnaires, uniquement pour les actionnaires, que pour les actionnaires, qu’aux actionnaires, disponible pour les dividendes, disponible pour verser des dividendes, revient aux actionnaires, appartient aux actionnaires, reste aux actionnaires, reste pour les actionnaires, argent des actionnaires, cash des actionnaires, argent des propriétaires',
  ],
  banks_had_theirs: [
    'lenders have already been served, lenders have already been paid, lenders have been paid, lenders have been served, lenders are already paid, banks have been paid, banks have already been paid, after the banks have been paid, bank has been paid, bank has already been paid, creditors have been paid, already paid the lenders, already paid the banks, debt has been served, debt has been serviced, bank has had its share, banks have had their share, lenders have had their share, lenders got theirs, bank already got its share',
    'prêteurs ont déjà été servis, prêteurs ont déjà été payés, prêteurs sont déjà servis, prêteurs sont déjà payés, banques ont déjà été payées, banques sont déjà payées, banque a déjà été payée, créanciers ont déjà été payés, dette a déjà été servie, déjà payé les banques, déjà payé les prêteurs, une fois les banques payées, une fois les prêteurs servis, après avoir payé les banques, banque a eu sa part, banque a déjà eu sa part, banques ont déjà eu leur part, prêteurs ont déjà eu leur part',
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
    'sont après intérêts, sont nets d’intérêts, sont déjà après intérêts, sont après frais financiers, sont nets des frais financiers, sont après service de la dette',
  ],
  suppliers_lend_more: [
    'suppliers give us more credit, suppliers give more credit, suppliers grant us more, suppliers give us more time, suppliers give us longer, suppliers wait longer, we pay suppliers later, we pay our suppliers later, paying suppliers later, longer supplier terms, more credit from suppliers, sell stock faster, sell the stock faster, sell our stock faster, stock turns faster, inventory turns faster, sell inventory faster, customers pay faster, customers pay earlier, customers pay sooner, collect faster, collect cash faster, owe suppliers more, owe our suppliers more, owe more to suppliers, owe more to our suppliers, suppliers finance us',
    'fournisseurs nous font davantage crédit, fournisseurs nous font plus crédit, fournisseurs font crédit, fournisseurs nous accordent plus, fournisseurs accordent plus, fournisseurs nous laissent plus, paie les fournisseurs plus tard, paie nos fournisseurs plus tard, fournisseurs attendent plus, vend plus vite les stocks, vend plus vite le stock, stocks tournent plus vite, stock tourne plus vite, écoule plus vite, clients paient plus vite, clients paient plus tôt, clients règlent plus vite, encaisse plus vite, doit davantage aux fournisseurs, doit plus aux fournisseurs, doit davantage à nos fournisseurs, fournisseurs nous financent, dettes fournisseurs augmentent',
  ],
  nwc_is_up: [
    crossed(
      'working capital',
      'rises, goes up, increases, grows, is up, went up, up, that goes up',
    ).concat(
      ', more working capital, higher working capital, increase in working capital, rise in working capital, working capital increase, thirty of working capital',
    ),
    crossed(
      'bfr',
      'monte, augmente, est en hausse, grimpe, s’accroît, en hausse, qui monte, qui augmente',
    ).concat(', plus de bfr, hausse du bfr, hausse de bfr, augmentation du bfr'),
  ],
  nwc_comes_down: [
    'falls, down, lower, less working capital, decrease, reduces, release, otherwise, opposite, offset, unless, partly, not',
    'baisse, diminue, réduit, libère, inverse, contraire, sinon, sauf, compense, en partie, pas',
  ],
  tax_untouched: [
    'no effect on tax, no effect on the tax, no impact on tax, no impact on the tax, not change the tax, not affect the tax, not reduce the tax, not lower the tax, not save tax, not save any tax, not tax deductible, not deductible, increases the tax, increases tax, raises tax, raises the tax, adds to the tax',
    'aucun effet sur l’impôt, aucun impact sur l’impôt, ne change pas l’impôt, ne changent pas l’impôt, ne réduit pas l’impôt, ne réduisent pas l’impôt, pas déductible, pas déductibles, augmente l’impôt, augmentent l’impôt, fait monter l’impôt, font monter l’impôt, pas d’effet sur l’impôt, pas d’impact sur l’impôt, ne change rien à l’impôt, ne changent rien à l’impôt',
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
    'c’est la valeur des titres, est la valeur des titres, c’est la valeur des fonds propres, est la valeur des fonds propres, c’est la capitalisation, c’est la valeur des actions, c’est ce que touchent les actionnaires, est ce que touchent les actionnaires',
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
  is_extra_cash: [
    'is more cash, means more cash, is extra cash, means extra cash, brings in cash, improves the cash, adds to the cash, gives us cash, is good for cash, good for the cash, is a good thing for cash',
    'c’est du cash en plus, c’est plus de cash, rapporte du cash, fait rentrer du cash, améliore la trésorerie, donne du cash, bon pour la trésorerie, bon pour le cash, bonne nouvelle pour la trésorerie, bonne nouvelle pour le cash, c’est de la trésorerie en plus',
  ],
  equity_straight_after: [
    'after discounting you have the equity value, discounting gives the equity value, once discounted that is the equity value',
    'une fois actualisé on a la valeur des titres, actualisation donne la valeur des titres',
  ],
  no_need_of_the_end: [
    'not need a terminal value, no terminal value is needed, no terminal value needed, can skip the terminal value, terminal value is optional, terminal value is unnecessary, no need for a terminal value',
    'pas besoin de valeur terminale, valeur terminale est facultative, valeur terminale est inutile, se passer de valeur terminale, se passer de la valeur terminale, pas besoin d’une valeur terminale',
  ],
  far_away: [
    'far away, far off, so distant, that far out',
    'c’est loin, très loin, si loin, trop loin',
  ],
} as const satisfies Lexicon;
