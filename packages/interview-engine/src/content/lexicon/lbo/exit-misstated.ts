import type { Lexicon } from '../../types.ts';
import { crossed } from '../crossed.ts';

/** The exit, in the words of those who get it wrong. */
export const exitMisstated: Lexicon = {
  a_difference: [
    'change, difference, minus, less, entry multiple, extra, turn, multiple effect, not, exit ebitda, grows, grown',
    'variation, écart, différence, moins, multiple d’entrée, effet multiple, pas, ebitda de sortie, croît, croître',
  ],
  a_year_short: [
    'n minus one, one year less, only four years, only four times, for only four, year one is the entry, starting in year two',
    'n moins une année, n moins une fois, n moins un, un an de moins, que quatre ans, que sur quatre ans, que quatre fois, première année ne compte pas',
  ],
  about_word: [
    'about, nearly, roughly, around, almost, some',
    'environ, presque, à peu près, autour, en gros, quasi',
  ],
  adds_back: ['adds, added', 'ajouter, rajoute, additionne'],
  adds_itself: ['is added to, are added to', 's’ajoutent'],
  all_at_the_till: ['all the, whole of the', 'la totalité des, les'],
  all_goes_there: ['it all goes to, all goes to', 'tout va au, tout revient au, tout va aux'],
  all_of_it: ['the whole, all of, entire, entirety, in full', 'la totalité, intégralité, tout le'],
  amiss_ipo_closes: [
    'window closes, window shuts, window is closed, window is shut, fewer ipos, ipos stop, harder to list, nobody lists, no more ipos, ipos dry up, exits dry up, exits get harder, exits close, closes the ipo window, shuts the ipo window, closes the window',
    'fenêtre ipo se ferme, fenêtre se ferme, fenêtre d’introduction se ferme, fenêtre est fermée, moins d’introductions, introductions s’arrêtent, moins d’ipo, sorties se ferment, sorties se tarissent, ferme la fenêtre, ferment la fenêtre, referme la fenêtre',
  ],
  amiss_ipo_opens: [
    'best moment for an ipo, best moment to list, best moment to float, rush to list, rush to float, right time for an ipo, window opens, window reopens, window is open, window is wide open, ipos pick up, more ipos, easier to list, best time to list, good time to list, ipo becomes easier, ipos come back, ipo market reopens, helps ipos, good for ipos, easier to float, reopens the ipo window, opens the ipo window, reopens the window, that is when companies go public, that’s when companies go public, when companies go public, time to go public, when firms list, everybody floats, everyone floats, everyone lists',
    'meilleur moment pour s’introduire, bon moment pour s’introduire, meilleur moment pour entrer en bourse, se ruent en bourse, se précipitent en bourse, idéal pour s’introduire, fenêtre ipo s’ouvre, fenêtre s’ouvre, fenêtre rouvre, fenêtre se rouvre, fenêtre est ouverte, fenêtre grande ouverte, plus d’introductions, introductions repartent, ipo repartent, favorise les introductions, favorise les ipo, rouvre la fenêtre, ouvre la fenêtre, qu’on s’introduit, qu’il faut s’introduire, moment de s’introduire, que les boîtes s’introduisent, introductions en bourse repartent, tout le monde s’introduit',
  ],
  because_rates_rose: [
    [
      crossed('because, since, as', 'rates are higher, rates have risen, rates are up, rates rose'),
      'because of higher rates, thanks to rates',
    ].join(', '),
    crossed(
      'parce que, puisque, car, comme',
      'les taux sont plus hauts, les taux ont monté, les taux montent, les taux sont plus élevés',
    ),
  ],
  complete_word: [
    'in full, entirely, in its entirety, whole, all of it',
    'en entier, en totalité, entièrement, intégralement',
  ],
  debt_stays_below: [
    'sits at the target, sits in the target, stays at the target, stays in the target, stays with the target, stays with the company, sits at the company, sits in the company, not at the fund, not the fund’s, belongs to the target',
    'portée par la cible, reste dans la cible, reste chez la cible, reste à la cible, reste dans la société, logée dans la cible, pas au fonds, pas celle du fonds',
  ],
  exit_moment: ['at exit, on exit', 'à la sortie, en sortie'],
  falls_to: [
    'goes to, goes straight to, goes back to, accrues to, is for, belongs to, ends up with, comes to, flows to, is the proceeds of, paid to',
    'revient à, revient au, revient directement au, revient intégralement au, va au, va directement au, tombe chez, appartient au, est pour, versée au',
  ],
  higher_exit_multiple: [
    'exit multiple will be higher, exit multiple goes up, higher exit multiple, exit multiple rises, exit multiple increases, sell at a higher multiple, multiple will be higher, exit at a higher multiple',
    'multiple de sortie sera plus élevé, multiple de sortie plus élevé, multiple de sortie monte, multiple de sortie augmente, multiple de sortie sera meilleur, on sortira plus cher, sortir à un multiple plus élevé, multiple sera plus élevé',
  ],
  lbo_debt_is_theirs: [
    'for the buyer to repay, buyer inherits, next owner inherits, left for the buyer, buyer’s to repay, buyer’s burden, for the next owner to repay, buyer takes on, next man’s problem, buyer’s problem, next owner’s problem, stays with the company, travels with the company, goes with the company, assumed by the buyer, passes to the buyer, refinanced by the buyer, refinanced by the next, not our problem, never touches our proceeds, buyer takes over, the buyer’s business, new owner’s problem, for the buyer to pay, buyer’s headache, pass to the new owner, pass on to the buyer, go to the next owner, next owner’s business, next owner’s to repay, problem of the new owner',
    'à la charge de l’acquéreur, à la charge de l’acheteur, à la charge du repreneur, acheteur en hérite, acquéreur en hérite, repreneur en hérite, laissée au repreneur, acheteur s’en charge, acquéreur s’en charge, part avec la société, part avec la boîte, affaire du suivant, affaire du prochain, affaire de l’acheteur, problème de l’acheteur, problème de l’acquéreur, problème du repreneur, reste dans la société, suit la société, reprise par l’acheteur, reprise par l’acquéreur, reprise par le prochain, refinancée par le prochain, refinancée par l’acheteur, refinancée par l’acquéreur, transférée à l’acheteur, pas notre problème, l’affaire du nouvel acheteur, affaire du repreneur, souci de l’acheteur, problème du nouveau propriétaire, passe au nouveau propriétaire, passe à l’acheteur, affaire du nouveau propriétaire, à la charge du nouveau propriétaire, suit chez l’acheteur',
  ],
  lbo_divide_straight: [
    'divided straight by, divided directly by, straight over',
    'divisée directement par, rapporte directement à, directement divisé',
  ],
  lbo_ends_with_fund: [
    'with the fund, in the fund’s pocket, in our pocket, is ours, comes to us, goes to us, to the fund, to the shareholders, to the owners',
    'chez le fonds, dans la poche du fonds, dans notre poche, est pour nous, nous revient, au fonds, aux actionnaires',
  ],
  lbo_entirely: [
    'entirely, in full, all of it, wholly, the whole of, completely, every euro of',
    'entièrement, en totalité, intégralement, totalement, en entier',
  ],
  lbo_exit_debt_strict: [
    'remaining debt, debt left, debt that is left, debt still owed, exit debt, debt at exit, loans left, remaining loans, outstanding debt, residual debt, debt at the end',
    'dette restante, dette résiduelle, dette de sortie, dette à la sortie, dette en sortie, dette qui reste, dette encore due, reste de dette',
  ],
  lbo_exit_ev_word: [
    'exit enterprise value, exit ev, enterprise value at exit, ev at exit, whole ev',
    've de sortie, valeur d’entreprise de sortie, ve à la sortie, ve en sortie',
  ],
  lbo_exit_on_entry_ebitda: [
    crossed(
      'exit multiple, multiple',
      'times the entry ebitda, on the entry ebitda, applied to the entry ebitda, applied to entry ebitda, on today’s ebitda, times today’s ebitda, to the ebitda at entry, on the ebitda at entry, times the initial ebitda, to the initial ebitda',
    ),
    crossed(
      'multiple de sortie, multiple',
      'fois l’ebitda d’entrée, sur l’ebitda d’entrée, appliqué à l’ebitda d’entrée, à l’ebitda d’entrée, sur l’ebitda initial, fois l’ebitda initial, appliqué à l’ebitda initial, sur l’ebitda d’aujourd’hui',
    ),
  ],
  lbo_exit_word: ['exit', 'sortie'],
  lbo_extra_for_us: [
    'on top for us, pays us extra, paid extra, pays extra, pays on top, comes on top, adds to our, adds to the proceeds, added to the proceeds, adds to the price, is added, gets added, gets paid to us, extra for the fund, increases what we get, raises our proceeds',
    's’ajoute, en plus pour nous, vient en plus, paie en plus, paye en plus, augmente le produit, est ajoutée, revient aussi au fonds',
  ],
  lbo_goes_to_fund_whole: [
    'goes to the fund, is what the fund gets, goes to the sponsor, is ours, fund keeps that',
    'revient au fonds, va au fonds, est pour le fonds, fonds garde tout',
  ],
  lbo_growth_added_up: [
    'five times five percent, growth times the years, growth is linear, growth does not compound, add the growth rates',
    'croissance est linéaire',
  ],
  lbo_held_forever: [
    'fifteen years, twenty years, thirty years, fifteen or twenty years, as long as possible, for decades, for life, indefinitely, forever, never sell, no plan to sell, for good, not meant to sell',
    'quinze ans, vingt ans, trente ans, quinze ou vingt ans, le plus longtemps possible, des décennies, à vie, indéfiniment, pour toujours, jamais revendre, ne revend jamais, pas vocation à vendre, pas vocation à revendre',
  ],
  lbo_ipo_only: [
    crossed(
      'exit, sponsor, fund, exits, always, only, only way out, only way, only exit',
      'is always an ipo, always happens through an ipo, always goes through an ipo, always through an ipo, by ipo only, exits only by ipo, can only be an ipo, only through an ipo, is an ipo, is always a listing',
    ),
    'se fait toujours par une introduction en bourse, toujours par la bourse, toujours en bourse, seule voie de sortie, seule sortie possible, uniquement par une introduction, forcément en bourse, forcément une introduction, seule porte de sortie',
  ],
  lbo_left_to_the_holding: [
    'holding’s problem, left with the holding, stays with the holding, stays in the holding, borne by the holding, for the holding to repay, not the shareholder’s, not the sponsor’s, not the fund’s problem',
    'à la charge de la holding, reste dans la holding, reste à la holding, problème de la holding, affaire de la holding, laissée à la holding, concerne la holding, pas de l’actionnaire',
  ],
  lbo_loan_still_open: [
    'outstanding loan, remaining loan, outstanding debt, remaining debt, loan still open',
    'emprunt restant, crédit restant, dette restante, solde de l’emprunt, dette résiduelle',
  ],
  lbo_need_not_think: [
    'not need to know who, no need to know who, not have to know who, not need to think, no need to think, not have to think, think about it later, worry about it later, worry about that later',
    'pas besoin de savoir à qui, pas besoin de savoir qui rachètera, pas besoin de penser, pas besoin de réfléchir, pensera plus tard, verra plus tard, pas à se soucier',
  ],
  lbo_no_deduct: [
    'no need to deduct, not need to deduct, without deducting, no need to subtract, not need to subtract, not deduct, not subtract, nobody subtracts, forget the debt, without subtracting, not take off, no debt to deduct, without taking off, left to the buyer, debt stays with the company, without touching the debt, without taking the debt off',
    'pas besoin de déduire, sans déduire, ne déduit pas, pas déduire, ne soustrait pas, sans soustraire, sans retirer, ne retire pas, pas besoin de retirer, ne retranche pas, pas besoin de retrancher, sans enlever, n’enlève pas, pas besoin d’enlever, laissée à l’acheteur, laissée à l’acquéreur, acheteur reprend la dette, sans toucher à la dette, sans retirer la dette',
  ],
  lbo_not_to_think_of: [
    'not think about, not worry about, not need to know',
    'inutile de penser à, ne pense pas à, pas besoin de connaître, pas se soucier de',
  ],
  lbo_take_all: [
    'keep, get, take, receive, pocket, cash in, walk off with, collect, bank',
    'garder, récupérer, touche, prend, encaisser, percevoir, empoche, ramasse',
  ],
  lbo_whole_price: [
    'whole enterprise value, entire enterprise value, full enterprise value, whole price, entire price, full price, full proceeds, all the proceeds, entire proceeds, full exit value, price in full, everything the buyer pays, whole sale, all of the price, entire exit value, all the sale proceeds, the whole lot, whole ev, full ev, entire ev, gross proceeds, whole exit value, all of the enterprise value, hundred percent of the enterprise value',
    'toute la valeur, totalité du prix, totalité de la valeur, tout le prix, intégralité du prix, intégralité de la valeur, prix entier, tout le produit, totalité du produit, valeur entière, tout ce que paie, toute la ve, prix de vente entier, la totalité, valeur d’entreprise entière, ve entière, ve complète, prix brut, toute la valeur d’entreprise, toute la valeur de sortie',
  ],
  lbo_whole_sale_price: [
    'entire sale price, whole sale price, full sale price, entire selling price, all of the sale price, every penny of the price, whole of the proceeds',
    'tout le prix de vente, totalité du prix, intégralité du prix, chaque euro de la vente, tout l’argent de la vente, tout le produit de la vente',
  ],
  lbo_year_too_few: [
    'one year less than, one year fewer, first year has no growth, first year without growth, no growth in the first year, one year short',
    'une année de moins, un an de moins, première année sans croissance, première année ne compte pas',
  ],
  leave_aside: [
    'I ignore, we ignore, you ignore, leave aside, leave out, forget about',
    'j’ignore, on ignore, je laisse de côté, on laisse de côté, j’oublie',
  ],
  left_undeducted: [
    'not deducted, is not subtracted, not come off, not taken off, need not be deducted, no need to deduct, stays out of the calculation, no deduction',
    'ne se déduit pas, n’est pas déduite, pas déduite, ne se retire pas, ne se soustrait pas, pas à déduire, n’entre pas dans le calcul, aucune déduction',
  ],
  loan_open_at_the_end: [
    'debt back at exit, remaining debt, exit debt, debt left, net debt at exit, of debt so equity is bigger',
    'dette restante, dette de sortie, dette qui reste, dette à la sortie',
  ],
  market_good_for_listings: [
    'good for ipos, good for listings, help ipos, good for flotations, great for ipos',
    'bon pour les introductions, favorables aux introductions, bon pour les ipo, aident les introductions',
  ],
  market_nervous_markets: [
    'nervous markets, choppy markets, jittery markets, turbulent markets',
    'marchés nerveux, marchés agités, marchés turbulents, bourse agitée',
  ],
  misread_high_market: [
    crossed(
      'stock markets, shares, share prices, equities, stocks, market, stock market',
      'are high, is high, rise, rises, go up, goes up, are strong, is strong, climb',
    ),
    crossed(
      'bourse, marchés, cours, actions, marché',
      'est haute, sont hauts, est haut, monte, montent, sont élevés, est élevé, est forte, grimpe, grimpent',
    ),
  ],
  misread_no_way_out: [
    'cannot exit, can’t exit, unable to exit, cannot sell, cannot list, no exits, window closes, window shuts, ipo window closes, deals stop, M&A stops, fewer deals, prefer paying in cash, rather pay in cash, avoid paying in shares, avoid paying in stock, should pay cash, prefer to pay in cash, better to pay in cash',
    'n’arrivent plus à sortir, fenêtre d’ipo se ferme, ne peuvent plus sortir, ne peuvent pas sortir, ne sortent plus, fenêtre se ferme, M&A s’arrête, deals s’arrêtent, moins d’opérations, préfèrent payer en cash, évitent de payer en titres, mieux vaut payer en cash, mieux vaut payer en numéraire, vaut mieux payer en cash',
  ],
  more_listings: [
    'more ipos, more listings, more flotations, opens the ipo window, ipo window opens, good for ipos, helps ipos, best time for ipos, more companies list, more companies go public',
    'fenêtre d’ipo s’ouvre, plus il y a d’introductions, plus d’introductions, plus d’ipo, plus d’ipos, ouvre la fenêtre, fenêtre s’ouvre, bon pour les introductions, favorise les introductions',
  ],
  more_volatile: [
    'more volatile, the higher the volatility, volatile markets, high volatility, when volatility rises, when markets are volatile, volatility is high',
    'plus la bourse est volatile, plus c’est volatil, plus la volatilité, forte volatilité, volatilité élevée, quand la volatilité monte, marchés volatils',
  ],
  no_matter_who: [
    'no matter who, not matter who, who cares who',
    'peu importe à qui, peu importe qui, peu importe l’acheteur, importe peu qui',
  ],
  of_debt_noun: ['of debt', 'de dette'],
  on_that_of_entry: [
    'over that of entry, over the entry one, over entry enterprise value, over the entry enterprise value, over the one at entry',
    'sur celle d’entrée, sur celle de l’entrée, divisée par celle d’entrée, rapportée à celle d’entrée, par la ve d’entrée, sur la ve d’entrée',
  ],
  out_of_account: [
    'not come into it, not come into play, not taken into account, not deducted, not netted, not taken off, not come off, left out, not enter',
    'n’entre pas en compte, pas prise en compte, n’est pas déduite, n’intervient pas, n’entre pas en ligne, ne se déduit pas, pas retirée, pas déduite, laissée de côté',
  ],
  pocketed_whole: [
    'pocket the full price, pocket the whole price, keep the whole price, keeps the full price',
    'empoche tout le prix, garde tout le prix, empoche la totalité, garde la totalité du prix',
  ],
  profit_at_entry: [
    'original EBITDA, entry ebitda, ebitda at entry, ebitda on entry, today’s ebitda, initial ebitda, starting ebitda, current ebitda, ebitda we bought, year zero ebitda, ebitda at acquisition, ebitda we started with, ebitda you started with, ebitda at the start, ebitda we had at entry, ebitda from the start, ebitda of the first day, opening ebitda',
    'ebitda d’entrée, ebitda à l’entrée, ebitda de départ, ebitda initial, ebitda d’aujourd’hui, ebitda actuel, ebitda d’acquisition, ebitda du début, ebitda du départ, ebitda du premier jour, ebitda de l’achat, ebitda qu’on avait au départ',
  ],
  profit_grows: ['ebitda, growth, grows, compound', 'ebitda, croissance, croît, croître, compose'],
  strays_exit_harder: [
    'harder for funds to exit, harder to exit, harder to sell, funds cannot exit, stops funds from selling, closes the window, shuts the window',
    'empêche les fonds de sortir, empêche de sortir, plus difficile de sortir, plus dur de sortir, ferme la fenêtre',
  ],
  strays_strong_bourse: [
    'strong stock market, high share prices, buoyant stock market, strong markets',
    'bourse forte, bourse haute, bourse qui monte, bourse au plus haut, marchés forts',
  ],
  sum_of_yearly_growth: [
    'fifteen percent, twenty percent, twenty four percent, twenty eight percent, thirty percent, thirty two percent, thirty five percent, forty five percent, forty eight percent, fifty percent, 15%, 20%, 24%, 28%, 30%, 32%, 35%, 45%, 48%, 50%',
    'quinze pour cent, vingt pour cent, vingt-quatre pour cent, vingt-huit pour cent, trente pour cent, trente-deux pour cent, trente-cinq pour cent, quarante-cinq pour cent, quarante-huit pour cent, cinquante pour cent, 15 %, 20 %, 24 %, 28 %, 30 %, 32 %, 35 %, 45 %, 48 %, 50 %',
  ],
  taken_over_word: ['over, by', 'sur, par, rapportée à'],
  that_is_still_due: [
    'that is left, still outstanding, that remains, still owed, we still owe, which is left',
    'qui restent, encore dus, qu’on doit encore, restant dus',
  ],
  to_reach_equity: [
    'to get the equity, to get to the equity, to find the equity, to reach the equity',
    'pour avoir les fonds propres, pour obtenir les fonds propres, pour trouver les fonds propres, pour arriver aux fonds propres',
  ],
  used_for_the_way_out: [
    'exit value, value at exit, exit price, exit enterprise value',
    'valeur de sortie, valeur à la sortie, prix de sortie, ve de sortie',
  ],
  usual_habit: [
    'usually, typically, typical, in general, generally, normally, standard, most of the time, as a rule, most buyouts, most lbos, often',
    'en général, généralement, typiquement, typique, d’habitude, normalement, classique, la plupart du temps, souvent, la plupart des lbo',
  ],
  way_out: [
    'exit multiple, exit value, exit ev, for the exit, at exit, exit price, value the exit, exit is valued',
    'multiple de sortie, valeur de sortie, ve de sortie, la sortie, prix de sortie',
  ],
};
