import type { Lexicon } from '../../types.ts';
import { crossed } from '../crossed.ts';

/** False statements on enterprise and equity value in everyday words, and what tells them from true ones. */
export const wrongValueInOtherWords = {
  plain_more_cash_held: [
    'more cash it holds, more cash it has, more cash a company, more cash the company, more cash there is, more cash in the bank, more cash you have',
    'plus elle a de cash, plus elle a de trésorerie, plus il y a de cash, plus il y a de trésorerie, plus la société a de cash, plus la société a de trésorerie',
  ],
  plain_is_greater: [
    'the higher, the bigger, the larger, the greater',
    'est élevée, est grande, monte, augmente',
  ],
  plain_borrows_more: [
    'borrows more, borrow more, takes on more debt, more it borrows, more debt it takes',
    's’endette davantage, s’endette plus, emprunte plus, emprunte davantage, plus elle emprunte, plus elle s’endette',
  ],
  plain_business_dearer: [
    crossed(
      'business, company, firm',
      'becomes worth more, is worth more, gets more valuable, is more valuable',
    ),
    crossed(
      'entreprise, société, affaire, boîte',
      'vaut plus cher, prend de la valeur, vaut davantage',
    ),
  ],
  lenders_and_owners_alike: [
    'banks and the shareholders alike, banks and owners alike',
    'banques comme les actionnaires, banques autant qu’aux actionnaires, prêteurs autant qu’aux actionnaires',
  ],
  book_equity: [
    'balance sheet under equity, equity line of the balance sheet, equity line on the balance sheet',
    'bilan sous capitaux propres, ligne capitaux propres, ligne des capitaux propres',
  ],
  plain_cash_left_out: [
    'cash has no place, cash has nothing to do, cash plays no part, without touching the cash, leaving cash out, ignoring cash, without looking at cash',
    'sans toucher au cash, sans toucher à la trésorerie, sans compter le cash, sans compter la trésorerie, trésorerie n’y entre pas, cash n’y entre pas, cash n’a rien à y faire',
  ],
  plain_down_to_equity: [
    'down from ev to equity, from ev to equity, down to equity, down to the equity, on the way down',
    'de la ve aux titres, en descendant, descendre aux titres, en redescendant',
  ],
  plain_goes_away: [
    'come off, comes off, are taken off, get deducted, are deducted, are taken away',
    'se retirent, s’enlèvent, se déduisent, sont retirées, sont déduites',
  ],
  plain_spared_by_debt: [
    'not care how much debt, not care about debt, not care about leverage, same whatever the debt, the same however much debt',
    'se fiche de la dette, se moque de la dette, même quelle que soit la dette, même quel que soit l’endettement',
  ],
  all_funders: ['shareholders and banks, owners and banks', 'actionnaires et aux prêteurs'],
  i_take_them_off: ['', 'on les déduit, on les soustrait'],
  plain_i_skip_them: [
    'i skip them, i ignore them, we skip them, we ignore them, i forget about them, just skip them',
    'je les ignore, on les ignore, je les saute, on les saute, on les oublie',
  ],
  plain_just_basic: [
    'just use the basic, simply use the basic, stick to the basic, stick with the basic, basic shares only, basic count only',
    'reste au nombre de base, garde le nombre de base, prends juste les actions de base, prends simplement le nombre de base',
  ],
  in_ebitda_already: ['inside ebitda, inside the ebitda', 'à l’intérieur de l’ebitda'],
  raised_debt: [
    'more to pay back, more to repay, more to reimburse',
    'faut bien rembourser, faudra rembourser, faudra bien rembourser',
  ],
  plain_even_out_money: [
    'even out of the money, even underwater, even worthless ones, even if out of the money, even when out of the money',
    'même hors de la monnaie, même en dehors de la monnaie, même sans valeur',
  ],
  plain_we_take_them: [
    'we count them, i count them, i add them, we add them, they count, are added, they all count',
    'on les prend, on les compte, on les ajoute, je les compte, je les prends',
  ],
  plain_when_strike_above: [
    crossed(
      'when, if, as soon as',
      'the strike is above, the strike is higher, strike is higher, the strike exceeds, the strike is more',
    ),
    crossed(
      'quand, si, lorsque, dès que',
      'le strike dépasse, le strike est au-dessus, le strike est supérieur, le prix d’exercice dépasse, le prix d’exercice est supérieur',
    ),
  ],
  plain_proceeds_kept: [
    crossed(
      'cash, money, proceeds, exercise',
      'stays on the balance sheet, stays in the company, stays in the bank, sits in the bank, sits on the balance sheet',
    ),
    crossed(
      'produit, argent, cash',
      'reste en caisse, reste au bilan, reste dans la société, dort au bilan',
    ),
  ],
  plain_no_buyback: [
    'no buyback, not buy back, nothing is bought back, not buying back',
    'rachète rien, pas de rachat, aucun rachat, sans racheter',
  ],
  once_exercised: [
    'once actually exercised',
    'tant qu’elles n’ont pas été, qu’à partir de leur exercice, tant que ce n’est pas exercé',
  ],
  dilutes_less: ['', 'moins on est dilué'],
  when_indebted: [
    'when debt is huge, when the debt is huge, when debt is enormous',
    'quand la dette est énorme, quand la dette est trop, lorsque la dette est trop, si la dette est trop',
  ],
  plain_means_losses: [
    'means the company is losing, means it loses money, means it is losing, means the business loses, means losses, means the company is making losses',
    'signifie que la société perd, veut dire qu’elle perd, veut dire des pertes, veut dire que la société perd, veut dire que la boîte perd',
  ],
  raises_what_seller_gets: ['pushes the price up, push the price up', 'tire le prix vers le haut'],
  retired_staff: ['pension hole', 'trou de retraite, trou des retraites'],
  plain_stock_short: [
    'working capital is short, working capital is below, working capital is low, nwc is below, nwc is short',
    'bfr en dessous, bfr est en dessous, bfr manque, bfr est sous, bfr est trop bas',
  ],
  plain_buyer_pays_more: [
    'buyer pays more, buyer pays extra, buyer pays a top up',
    'acheteur paie plus, acheteur paie davantage, acheteur rajoute',
  ],
  plain_sets_the_peg: [
    'set the peg, take the peg, fix the peg, peg is taken',
    'normatif on le prend, normatif se prend, prend le normatif, fixe le normatif',
  ],
  plain_single_date: [
    'last day of the month, day before closing, balance at closing, last balance sheet',
    'au 31 décembre, dernier jour du mois, veille du closing, à la dernière clôture',
  ],
  plain_good_for_seller: [
    'good for the seller, helps the seller, in the seller’s favour',
    'bon pour le vendeur, bonne chose pour le vendeur, profite au vendeur, en faveur du vendeur',
  ],
  plain_trued_up_then: [
    'true up at closing, adjust at closing, adjust the price at closing, adjusted at closing',
    'ajuste à la clôture, ajuste au closing, ajuste le prix au closing',
  ],
  plain_put_off_works: [
    'late capex, overdue capex, postponed capex, deferred capex',
    'capex en retard, capex reportés, capex reporté, investissements en retard',
  ],
  plain_for_buyer_to_bear: [
    'for the buyer’s account, the buyer’s problem, buyer’s business, buyer’s concern',
    'à la charge de l’acheteur, problème de l’acheteur, affaire de l’acheteur',
  ],
  plain_seller_pleads: [
    'seller argues, seller says, seller claims, seller pleads, sellers argue, seller wants',
    'vendeur soutient, vendeur dit, vendeur plaide, vendeur prétend, vendeur affirme, vendeur veut',
  ],
} as const satisfies Lexicon;
