import type { Lexicon } from '../../types.ts';
import { crossed } from '../crossed.ts';

/** What is said of accounts across a table, true and untrue. */
export const accountsAcrossTheTable = {
  // Untrue turns.
  wc_piles_up: [
    crossed(
      'more, higher, bigger, extra, building up',
      'inventory, stock, receivables, working capital',
    ) +
      ', stock piling up, inventory piling up, stock building up, customers owe you more, customers owe us more, clients owe you more, clients owe us more',
    'stock qui gonfle, stocks qui gonflent, stock qui s’empile, stocks qui s’empilent, stocks qui montent, stock qui monte, clients nous doivent plus, clients nous doivent davantage, créances qui gonflent, créances qui montent',
  ],
  cash_comes_up: [
    'more cash, operating cash goes up, cash goes up, cash rises, brings cash in, brings in cash, brings money in',
    'cash en plus, argent en plus, trésorerie qui rentre, cash qui rentre, argent qui rentre, trésorerie en plus, fait rentrer du cash, fait rentrer de l’argent',
  ],
  over_the_year: [
    'covers the whole year, covers the year, covers a whole year, sums up the year, sums up the whole year',
    'couvre toute l’année, couvre l’année, résume l’année',
  ],
  snapshot_word: [
    'is a single day, is one single day, is at a single date, shows a single day',
    'est à une date donnée, c’est un jour donné, ne montre qu’un jour',
  ],
  is_in_bank: [
    'is what gets added to the bank, gets added to the bank, is added to the bank account',
    'c’est ce qui s’ajoute sur le compte, s’ajoute sur le compte, s’ajoute au compte en banque, c’est ce qui arrive sur le compte',
  ],
  need_not_agree: [
    'no reason to match, no reason to be equal, no reason to be the same, need not match, need not agree, do not have to match, do not need to match, do not have to agree',
    'n’ont pas de raison d’être identiques, n’ont aucune raison d’être identiques, aucune raison d’être égales, n’ont pas à être identiques, n’ont pas à être égales, pas forcément égales, pas forcément identiques',
  ],
  less_in_bank: [
    'less in the bank, less cash, less in the account, less in the till, less money in the bank',
    'de moins en banque, de moins sur le compte, de moins en caisse, de moins en trésorerie, de moins en cash, cash en moins, trésorerie en moins',
  ],
  nothing_with_tax: [
    'nothing to do with tax, no effect on tax, no impact on tax, no bearing on tax',
    'rien à voir avec l’impôt, aucun effet sur l’impôt, sans effet sur l’impôt, aucun impact sur l’impôt',
  ],
  worth_more: [
    'are worth more, is worth more, gain value, gains value, gain in value',
    'valent davantage, vaut davantage, valent plus cher, vaut plus cher, prennent de la valeur, prend de la valeur',
  ],
  after_tax_bit: [
    'after-tax part, after tax part, after-tax amount, after-tax charge, part after tax, amount after tax',
    'part après impôt, montant après impôt, charge après impôt, dotation après impôt, part nette d’impôt',
  ],
  as_an_outflow: [
    'as an outflow, as a cash outflow, as money out, as a payment, as cash out',
    'comme une sortie, en sortie de trésorerie, en décaissement, comme un décaissement, comme un paiement',
  ],
  whole_charge: [
    'whole depreciation, all the depreciation, the whole charge, all of the depreciation, full depreciation, entire depreciation',
    'toute la dotation, dotation entière, tout l’amortissement, l’amortissement en entier, la dotation en entier',
  ],
  is_a_cheque: [
    'is a cheque, a cheque you write, a cheque we write, is a bill, a bill you pay, a bill we pay, money you hand over',
    'c’est un chèque, est un chèque, un chèque qu’on fait, une facture qu’on paie, c’est une facture',
  ],
  paid_in_cash: [
    'paid in cash, settled in cash, paid for in cash, cash deal',
    'payé comptant, payée comptant, réglé comptant, payé cash, payé en cash, payé en liquide, vente au comptant',
  ],
  still_at: [
    'is still, are still, is still at',
    'est toujours à, est toujours de, toujours à, est encore à, sont toujours à',
  ],
  after_selling: [
    'after the sale, after selling, once the sale is made, once half is sold',
    'après la vente, une fois la vente, après avoir vendu',
  ],
  unsold_half: [
    'unsold half, half that is left, the other half, unsold part, the half we keep, half we still have',
    'moitié invendue, moitié qui reste, autre moitié, partie invendue, moitié restante',
  ],
  at_selling_price: [
    'at what we could sell, at what we can sell, at what it would sell, at what it could fetch, at what it would fetch, at the price we could sell',
    'au prix auquel on pourrait, au prix auquel on peut, au prix où on pourrait, à ce qu’on pourrait en tirer, à son prix de vente',
  ],
  buying_goods: [
    'buying stock, buying inventory, buying the stock, buying the inventory, buying goods, buying the goods, purchase of stock, purchase of inventory',
    'acheter du stock, acheter le stock, achat de stock, achat du stock, acheter des marchandises, achat de marchandises, achat des marchandises',
  ],
  gives_cash: [
    'gives you cash, gives us cash, brings cash, brings in cash, generates cash, adds cash, is an inflow',
    'fait rentrer, rapporte du cash, apporte du cash, apporte de la trésorerie, génère du cash, est une entrée',
  ],
  cash_stands_still: [
    'nothing changes in cash, nothing moves in cash, nothing happens to cash, no change in cash',
    'rien ne change en cash, rien ne bouge en cash, rien ne bouge en trésorerie, aucun changement de trésorerie',
  ],
  the_more_we_sell: [
    'the bigger you get, the bigger we get, the more you sell, the more we sell, the more you grow, the bigger the company',
    'plus on vend, plus on grandit, plus on grossit, plus vous vendez, plus la boîte grandit, plus la société grandit',
  ],
  fuller_bank: [
    'more cash you have, more cash we have, more money you have, more money in the bank, more cash in the bank, fuller the bank, more cash comes in',
    'plus il y a d’argent en banque, plus il y a de cash, plus il y a de trésorerie, plus on a de cash, plus on a d’argent, plus la caisse se remplit, plus le compte se remplit, plus l’argent rentre',
  ],
  empties_account: [
    'empties the account, empties the till, empties the bank, empties your account',
    'vide le compte, vident le compte, vide la caisse, vident la caisse, vident la trésorerie',
  ],
  is_after: ['is already after, is already net of', 'est déjà après, est déjà net de'],
  good_margin: [
    'fat margins, fat margin, big margins, great margins',
    'grosses marges, grosse marge, belles marges, bonnes marges',
  ],
  never_a_cash_problem: [
    'never have a cash problem, never have cash problems, never a cash problem, never be short of cash, never be short of money, no cash problem',
    'jamais de problème de trésorerie, jamais de problème de cash, jamais de souci de trésorerie, jamais de souci de cash, jamais à court, aucun problème de trésorerie',
  ],
  pay_suppliers_later: [
    'pay suppliers later, paying suppliers later, suppliers paid later, suppliers being paid later, pay your suppliers later, paying your suppliers later',
    'payer ses fournisseurs plus tard, payer les fournisseurs plus tard, paie les fournisseurs plus tard, paie ses fournisseurs plus tard, fournisseurs payés plus tard, payer plus tard les fournisseurs, payer plus tard ses fournisseurs',
  ],
  funds_itself: [
    'growth funds its own, growth looks after itself',
    'croissance se finance toute seule, croissance se finance d’elle-même, croissance se paie toute seule, croissance se finance seule',
  ],
  more_funding: [
    'need more funding, need more financing, need to borrow more, need more money, needs more funding, more funding',
    'plus de financement, faut emprunter plus, faut emprunter davantage, besoin de plus d’argent, davantage de financement',
  ],
  longer_the_cycle: [
    'longer the cycle, longer cycle, long cycle, higher the cycle',
    'plus le cycle est long, cycle plus long, cycle long, plus le cycle s’allonge',
  ],
  is_healthier: [
    'healthier, in better shape, stronger the business, the safer, a good sign, is healthy',
    'en bonne santé, plus saine, mieux portante, plus solide, mieux se porte, bon signe',
  ],
  shows_up_as: ['shows up as extra, turns up as, comes out as', 'apparaît en, se retrouve en'],
  get_it_again: ['earn it again, pocket it again', 'regagne, regagner, les regagne, retouche'],
  trouble_sign: ['is doing badly, is unhealthy, is in bad shape', 'va mal, vont mal, se porte mal'],
  what_was_paid: [
    'what you paid, what you pay, what we paid, what was paid, what we pay, the amount paid',
    'ce qu’on a payé, ce qu’on paie, ce qui a été payé, le montant payé',
  ],
  extra_paid: [
    'how much more you paid, how much more you pay, how much more we paid, what you pay on top, what you paid on top, what you pay above',
    'ce qu’on paie en plus, ce qu’on a payé en plus, ce qu’on paie au-dessus, ce qu’on a payé au-dessus, ce qu’on paye en plus',
  ],
  on_itself: [
    'on itself, for itself, on its own brand, of its own making',
    'sur elle-même, pour elle-même, son propre goodwill, leur propre goodwill',
  ],
  adds_together: [
    'you add, add up, add together, we add',
    'on additionne, additionner, on ajoute, vous additionnez',
  ],
  only_on_sale: [
    'only when the company is sold, only when you sell, only when it is sold, only on a sale, only if you sell',
    'que lorsqu’on revend, que quand on revend, que lorsqu’on vend, que quand on vend, seulement à la revente, que si on revend, qu’à la revente',
  ],
  spreads_it: [
    'is spread over, you spread, gets spread',
    'on étale, est étalé, s’étale, on répartit',
  ],
  is_a_debt: [
    'is a liability, is a debt, sits in liabilities',
    'est une dette, c’est une dette, est un passif, c’est un passif',
  ],
  pays_out: [
    'pays out, has to pay out, pays away, hands over the',
    'entreprise décaisse, société décaisse, boîte décaisse, on décaisse, elle décaisse, doit décaisser, doit débourser',
  ],
  pays_more: [
    'pays more, will pay more, would pay more, pays extra, is happy to pay more',
    'paie plus, paiera plus, paie davantage, paierait plus, prêt à payer plus',
  ],
  customers_still_owe: [
    'customers still have to pay, customers still owe us, clients still owe us, clients still have to pay, customers have yet to pay, money customers owe us',
    'clients nous doivent encore, clients doivent encore nous payer, clients doivent encore payer, argent que les clients nous doivent, clients n’ont pas encore payé',
  ],
  moment_of_payment: [
    'day the invoice is paid, day it is paid, day the bill is paid',
    'jour où la facture est payée, jour où c’est payé',
  ],
  part_of_equity: [
    'part of equity, counts as equity, belongs in equity, sits in equity',
    'fait partie des capitaux propres, font partie des capitaux propres, compte en capitaux propres, fait partie des fonds propres',
  ],
  wants_it_as_debt: [
    'wants it treated as debt, wants it in debt, wants it counted as debt, sees it as debt',
    'veut que ce soit traité comme de la dette, veut que ce soit de la dette, veut le traiter en dette, veut le mettre en dette, le voit comme une dette, veut que ce soit en dette',
  ],
  owes_nothing: [
    'owes nothing, owes them nothing, has nothing to deliver, has nothing left to deliver, nothing is owed',
    'ne doit plus rien, ne doit rien, n’a rien à livrer, n’a plus rien à livrer',
  ],
  no_rent_left: [
    'rent is gone, rent has gone, rent disappears, rent disappeared, rent has disappeared, there is no rent',
    'loyer a disparu, loyer disparaît, loyers ont disparu, loyer n’existe plus, il n’y a plus de loyer',
  ],
  all_the_rent: [
    'all the rent, all of the rent, the whole rent, entire rent, all rent',
    'tout le loyer, la totalité du loyer, le loyer entier, l’intégralité du loyer, tous les loyers',
  ],
  can_still_be: [
    'can still be called, can still be a, can still count as, may still be, it can still be',
    'ça reste, cela reste, peut rester, peut quand même être, c’est quand même',
  ],
  we_leave_gain: [
    'we leave the gain, i leave the gain, you leave the gain, i would leave the gain, we keep the gain, i would keep the gain',
    'on laisse la plus-value, je laisse la plus-value, on garde la plus-value, je garde la plus-value, on laisse le gain, je laisse le gain',
  ],
  leaves_pay_alone: [
    'does not change what we pay, does not change what you pay, does not change what the buyer pays, makes no difference to what we pay, changes nothing to what we pay',
    'ne change pas ce qu’on paie, ne change rien à ce qu’on paie, ne change pas ce que l’acheteur paie, ne change pas le prix qu’on paie',
  ],
  left_aside: [
    'can be left out, can be ignored, may be left out, may be ignored, can be forgotten',
    'on peut les laisser de côté, peut les laisser de côté, peut les ignorer, peut les oublier, on les laisse de côté',
  ],
  makes_worse: [
    'look worse, looks worse, look lower, looks lower, hurts, penalises',
    'dégrade, pénalise, plombe, fait paraître plus bas',
  ],
  capitalising_costs: [
    'capitalising costs, capitalising expenses, capitalised costs, when you capitalise costs, putting costs in capex',
    'activer des coûts, activer des charges, activer les coûts, immobiliser des coûts, coûts activés, charges activées',
  ],
  // True ones.
  cash_paper: [
    'money page, money sheet, cash page, cash sheet',
    'feuille de cash, feuille de trésorerie, feuille de caisse, page de la trésorerie, page du cash',
  ],
  position_paper: [
    'page of what we own, list of what we own, page of what you own, list of what you own',
    'feuille des biens, page des biens, feuille de ce qu’on a, liste de ce qu’on a',
  ],
  plain_hands_on: [
    'hands its result',
    'passe son résultat, passe son chiffre, transmet son, donne son chiffre',
  ],
  traces_money: [
    'explains why the money, explains why the account, explains why your account',
    'explique pourquoi l’argent, explique pourquoi le solde, dit pourquoi l’argent, dit pourquoi le compte',
  ],
  money_really_moved: [
    'truly hit the account, really hit the account, actually hit the account, really hit the bank, really went through the account',
    'vraiment passé sur le compte, réellement passé sur le compte, vraiment passé par la banque, vraiment passé par le compte',
  ],
  copied_over: [
    'number you just found, figure you just found, gets copied, copied on the list',
    'chiffre qu’on vient de trouver, solde qu’on vient de trouver, est recopiée, recopiée dans',
  ],
  weigh_same: [
    'weighs the same, same weight on both',
    'pèse pareil, pèsent pareil, même poids des deux côtés',
  ],
  cash_left_at_end: [
    'cash i end with, cash you end with, cash we end with, cash it ends with, whatever cash i end, cash at the very end',
    'cash sur lequel on finit, cash avec lequel on finit, caisse finale',
  ],
  plain_keeps_inside: [
    'not take home, not taken home, does not take for himself',
    'ne sors pas pour toi, ne prends pas pour toi, ne prend pas pour lui, ne se verse pas',
  ],
  what_is_theirs: [
    'what belongs to the owner, what belongs to the owners, what belongs to the boss',
    'ce qui appartient au patron, ce qui appartient aux associés, ce qui appartient aux propriétaires',
  ],
  last_figure: ['bottom of the page, foot of the page', 'bas de la page, bas de page'],
  not_cash: [
    'nobody wired, nobody sent, no one sent, no one wired',
    'personne n’a viré, personne n’a envoyé',
  ],
  state_served: [
    'state has had its slice, state has had its share, state has had its cut, taxman has had his, tax office has had its, once the taxman is paid, once the state is paid, after the state',
    'une fois l’État servi, une fois le fisc servi, une fois le fisc payé, une fois l’État payé, fisc servi, après le passage du fisc, une fois l’impôt passé',
  ],
  before_it_sells: [
    'before you have sold, before you sell, before selling, before it is sold, before we sell, before anything is sold',
    'avant d’avoir vendu, avant de vendre, avant d’avoir été payé, avant d’être payé, avant même de vendre',
  ],
  plain_no_money_yet: [
    'not sent the money, still has not sent, not sent us the money',
    'toujours pas envoyé l’argent, pas envoyé l’argent, toujours pas envoyé',
  ],
  leaves_purse: [
    'leaves your wallet, leaves your pocket, leaves my pocket, leaves our pocket, leaves the wallet, leaves your hands',
    'quitte la poche, quitte ta poche, quitte notre poche, quitte le portefeuille, sort de la poche, sort de ta poche',
  ],
  owes_us: [
    'people who owe us, those who owe us, whoever owes us',
    'ceux qui nous doivent, gens qui nous doivent',
  ],
  things_inside: [
    'things inside, bits inside, what is inside it, pieces inside, everything inside',
    'choses dedans, ce qu’il y a dedans, morceaux dedans, tout ce qu’il y a dedans',
  ],
  underperform: [
    'does worse than, worse than hoped, worse than planned, gone downhill, goes downhill',
    'marche moins bien que, moins bien qu’espéré, moins bien que prévu',
  ],
  mark_down: [
    'bring the number down, brings the number down, bring the figure down, bring that number down, cut the number',
    'descendre le chiffre, on baisse le chiffre',
  ],
  bank_sees_nothing: [
    'not one pound has left, not one euro has left, not one dollar has left, not a penny has left, not a cent has left, not one penny left, not one coin left, no coin leaves, account does not notice, bank does not notice, bank account does not notice, bank sees nothing, account sees nothing',
    'pas un euro n’est sorti, pas un centime n’est sorti, pas un sou n’est sorti, compte en banque ne voit rien, compte ne voit rien, banque ne voit rien, compte ne sent rien, banque ne s’aperçoit de rien, pas un euro ne sort',
  ],
  not_accepted_yet: [
    'does not accept the loss yet, does not accept it yet, does not recognise it yet, not accept the loss yet, does not believe you yet, will let us off, will let you off, give us the benefit over',
    'n’accepte pas encore, ne l’accepte pas encore, ne reconnaît pas encore, ne la reconnaît pas encore, en fera profiter',
  ],
  still_due: [
    'show is not played, show has not been played, concert is not played, concert has not been played, show has not happened, still owe you, still owe them, you still owe',
    'n’a pas eu lieu, pas encore eu lieu, n’est pas joué, pas encore joué, leur en doit encore, vous doivent encore, te doivent encore, leur doit encore',
  ],
  as_delivered: [
    'evening of the show, night of the show, day of the show, the night you eat, the day you eat',
    'soir du concert, soir du spectacle, soir où le',
  ],
  becomes_sale: [
    'becomes a sale, turns into a sale, becomes real revenue, becomes a real sale, not a sale yet',
    'devient une vente, devient une vraie vente, devient du chiffre d’affaires, pas encore une vente',
  ],
  debt_like: [
    'same family as the bank loan, same family as the loan, same family as the debt',
    'même famille que le prêt, même famille que la dette, même famille que l’emprunt',
  ],
  plain_as_a_loan: [
    'as if you had borrowed, as if we had borrowed, as if it had borrowed, as if it had been bought on credit',
    'comme si on avait emprunté, comme si on l’avait acheté à crédit, comme si elle avait emprunté, ce que la boîte doit, ce que l’entreprise doit',
  ],
  what_it_makes: ['what it earns', 'ce qu’elle gagne, ce que la boîte gagne'],
  same_rules: [
    'on one basis, on one and the same basis',
    'sur une seule base, sur une seule et même base',
  ],
  happened_before: [
    'happen last year too, happened last year, happen last year, happened last year too, happened the year before, happen the year before, happened before',
    'déjà arrivé l’an dernier, arrivé l’an dernier, arrivé l’année dernière, déjà l’an dernier, déjà eu lieu l’an dernier, arrivé l’année d’avant, déjà passé l’an dernier',
  ],
  plain_same_bad_luck: [
    'every spring, every autumn',
    'tous les hivers, tous les étés, tous les printemps',
  ],
  published_figure: ['the published one, published number', 'le publié, résultat tel que publié'],
} as const satisfies Lexicon;
