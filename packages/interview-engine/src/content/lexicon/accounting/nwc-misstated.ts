import type { Lexicon } from '../../types.ts';
import { crossed } from '../crossed.ts';
import { goesDown, goesUp } from '../directions.ts';

const workingCapital = [
  'working capital, receivables, inventory, stock, nwc',
  'bfr, créances, créances clients, stocks, besoin en fonds de roulement',
] as const;

/** Working capital, in the words of those who get it wrong. */
export const nwcMisstated: Lexicon = {
  above_the_peg: [
    crossed(
      'above, higher than, over, more than, exceeds, is above, in excess of',
      'the peg, the normal level, normal, the target, the normalised level, the normative level, the reference, the average, its normal level',
    ),
    crossed(
      'au-dessus du, supérieur au, au-delà du, plus élevé que le, dépasse le, au-dessus de la, supérieur à la',
      'bfr normatif, normatif, niveau normatif, bfr cible, peg, niveau normal, moyenne, bfr de référence',
    ),
  ],
  added_to_cash: [
    'add it to profit, add it to cash, i add it, you add it, it is added, gets added, comes as a plus, extra inflow, extra cash inflow, is a source of cash, is a cash inflow, is an inflow',
    'je l’ajoute, on l’ajoute, je le rajoute, on le rajoute, s’ajoute au résultat, crée un encaissement, encaissement supplémentaire, est une ressource, est un encaissement, est une entrée, vient en plus',
  ],
  adds_word: ['add, adds, adding', 'on l’ajoute, on ajoute, j’ajoute, on la rajoute, s’ajoute'],
  advance_money: [
    'customers have paid up front, customers paid up front, paid up front by customers, customers have paid in advance, customers pay in advance, paid in advance by customers, customer prepayments, prepayments, customer advances, advances from customers, customer deposits',
    'clients ont payé d’avance, payé d’avance par les clients, argent versé d’avance, clients ont versé d’avance, argent d’avance des clients, avances clients, acomptes clients, avances des clients, acomptes des clients',
  ],
  agrees_word: ['agrees, accepts, admits, concedes', 'est d’accord, accepte, admet, reconnaît'],
  always_funded: [
    crossed(
      'suppliers always, supplier credit always, payables always, suppliers will always',
      'fund, funds, finance, finances, cover, covers, pay for, grow faster, grows faster, rise faster, fund the growth',
    ),
    crossed(
      'fournisseurs, crédit fournisseurs, crédit fournisseur, dettes fournisseurs',
      'financent toujours, finance toujours, couvre toujours, couvrent toujours, suit toujours, suivent toujours, augmente toujours plus, augmentent toujours plus, grandit toujours plus',
    ),
  ],
  amiss_peg: [
    'peg, normal working capital, target working capital, normalised working capital',
    'peg, bfr normatif, bfr cible, bfr de référence, bfr normalisé',
  ],
  amiss_peg_misread: [
    'closing day, day of closing, lowest level, lowest point, highest level, of the whole group, of the group, at zero, is zero, does not matter, irrelevant, no need, useless',
    'jour du closing, au jour du closing, niveau le plus bas, point le plus bas, niveau le plus haut, plus haut niveau, du groupe entier, de tout le groupe, à zéro, pas d’importance, aucune importance, inutile, pas besoin',
  ],
  any_level: [
    'whatever level, any level, whatever the level, whatever it is, regardless of the level, whatever there is, as it stands, as it comes',
    'quel que soit le niveau, quel qu’il soit, n’importe quel niveau, peu importe le niveau, tel quel, tel qu’il est, comme il est, en l’état',
  ],
  as_good_as_cash: [
    'money coming in, near cash, as good as cash, like cash, same as cash, equivalent to cash, cash equivalent, can be spent, already cash, reserve of cash, cash reserve, store of cash',
    'argent qui rentre, quasi-cash, équivalent à du cash, comme du cash, comme de la trésorerie, autant de cash, autant de trésorerie, déjà de la trésorerie, déjà du cash, réserve de cash, réserve de trésorerie, réserve d’argent',
  ],
  asset_build_up: ['inventory, stock', 'le stock, du stock'],
  assures: [
    'guarantee, guarantees, ensures, ensure, assures, means that, implies, secures, proves, tells you, is enough to, is enough for, necessarily means, automatically gives',
    'garantit, garantir, assure, assurer, implique, veut dire, signifie, prouve, suffit, entraîne',
  ],
  at_the_usual_level: [
    'normal, normalised, peg, target level, agreed level, equal, locked box',
    'normatif, normal, cible, niveau convenu, égal, locked box',
  ],
  below_the_peg: [
    [
      crossed(
        'below, lower than, under, less than, short of, is below',
        'the peg, the normal level, the target, the normalised level, the normative level, the reference, the average, its normal level, normalised working capital',
      ),
      'below the normal, below normal, below its usual level, lower than normal, shortfall',
    ].join(', '),
    [
      crossed(
        'en dessous du, inférieur au, sous le, plus bas que le, en-dessous du, inférieur à la',
        'bfr normatif, niveau normatif, bfr cible, peg, niveau normal, bfr de référence',
      ),
      'sous le normatif, inférieur au normatif, en dessous du normatif, sous la norme, en dessous de son niveau, inférieur à son niveau, inférieur à la moyenne, inférieur à la normale',
    ].join(', '),
  ],
  beyond_the_norm: [
    'surplus, excess, above, over, difference, gap, normal, normalised, target, peg, average, shortfall, too much',
    'surplus, excédent, excédentaire, au-dessus, différence, écart, normal, normatif, normalisé, cible, moyenne, dépassement, supérieur',
  ],
  brings_cash: [
    'brings in cash, brings cash, brings in money, bring in fresh cash, adds cash, generates cash, frees cash, frees up cash, frees up money, releases cash, releases money, gives you cash, gives us cash, source of cash, gets cheaper to fund, throws off cash, brings fresh money, improves cash, boosts cash',
    'rapporte du cash, rapporte de l’argent, apporte du cash, apporte de la trésorerie, apporte de l’argent, libère du cash, libère plutôt du cash, libère de la trésorerie, libère de l’argent, libère la trésorerie, dégage du cash, dégage de la trésorerie, génère du cash, génère de la trésorerie, améliore la trésorerie, fait rentrer du cash, source de cash, source de trésorerie',
  ],
  buyer_calls_float: [
    crossed(
      'buyer says it is, buyer argues it is, buyer claims it is, buyer treats it as, buyer sees it as, buyer wants it in, buyer wants it as, buyer puts it in',
      'working capital, normal working capital, nwc, trading, operating',
    ),
    crossed(
      'acheteur dit que c’est, acheteur soutient que c’est, acheteur y voit, acheteur le traite comme, acheteur les traite comme, acheteur veut les mettre en, acheteur les met en, acheteur les classe en',
      'bfr, du bfr, un bfr, un élément de bfr, besoin en fonds de roulement, de l’exploitation',
    ),
  ],
  buyer_pays_more: [
    'buyer pays the seller, buyer pays more, buyer tops up, buyer pays the difference, buyer pays extra, buyer adds, price goes up, price rises, price is increased, seller receives, seller gets, seller is compensated, seller collects',
    'acquéreur paie un complément, acheteur paie un complément, acquéreur verse un complément, acheteur verse un complément, acquéreur paie la différence, acheteur paie la différence, acquéreur paie plus, acheteur paie plus, prix augmente, prix monte, vendeur reçoit, vendeur touche, vendeur encaisse',
  ],
  calls_debt: [
    crossed(
      'push, pushes, pushing, argues, wants, insists, fights, who',
      'to count it as debt, to treat it as debt, it counted as debt, it treated as debt, it as debt, for debt, to call it debt, to count it as debt like, to put it in debt, to put it in net debt, it in net debt, it is debt',
    ),
    crossed(
      'pousse, veut, plaide, insiste, cherche, demande',
      'le mettre en dette, les mettre en dette, pour le mettre en dette, pour le compter en dette, à le mettre en dette, à le compter en dette, pour une dette, le traiter en dette, le traiter comme de la dette, le compter comme de la dette, pour de la dette',
    ),
  ],
  can_be_left_aside: [
    'can ignore, can be ignored, you ignore, i ignore, we ignore, disregard, can leave out, can forget, not look at, need not look, not worth looking at, leave aside',
    'peut ignorer, peut l’ignorer, on ignore, j’ignore, laisse de côté, mets de côté, on oublie, peut oublier, ne regarde pas, pas besoin de regarder, peut s’en passer',
  ],
  cash_comes_up: [
    'more cash, operating cash goes up, cash goes up, cash rises, brings cash in, brings in cash, brings money in',
    'cash en plus, argent en plus, trésorerie qui rentre, cash qui rentre, argent qui rentre, trésorerie en plus, fait rentrer du cash, fait rentrer de l’argent',
  ],
  cash_lost: [
    'cash drops, cash falls, cash goes down, cash is down, reduces cash, reduces the cash, lowers cash, lose cash, costs cash, we lose, you lose, costs you cash, less cash, cash decreases',
    'la trésorerie baisse, trésorerie diminue, baisse la trésorerie, réduit la trésorerie, diminue la trésorerie, moins de cash, moins de trésorerie, on perd, fait perdre, le cash baisse, coûte du cash, coûte de la trésorerie',
  ],
  cash_made_of_it: ['cash, liquidity', 'cash, trésorerie, liquidité, conversion'],
  cash_trouble: [
    'cash problem, cash shortage, cash issue, liquidity problem, cash squeeze, cash crunch, cash position, cash gap',
    'problème de cash, problème de trésorerie, tension de trésorerie, manque de cash, impasse de trésorerie',
  ],
  closing_day_level: [
    'level on the day, level on the closing date, level at completion, day of closing, balance on the closing day, the day you sign, day of the sale, day of the signing',
    'celui du jour, jour du closing, niveau du jour, niveau au jour, à la date du closing, à la date de closing, jour de la vente, jour de la signature',
  ],
  comes_in_ample: [
    'above it, above that, above that level, over that level, higher than agreed, more than agreed, above the agreed, comes in high, comes in heavy',
    'au-dessus de ce niveau, plus que prévu, plus que convenu, supérieur à ce niveau, plus haut que prévu, plus haut que convenu, arrive au-dessus',
  ],
  comes_in_short: [
    'below normal, below the norm, lower than normal, under the usual level, below the usual level, below it, below that, below that level, under it, under that level, lower than that, lower than agreed, less than agreed, below the agreed, under the agreed, falls short, comes up short, comes in light, comes in short',
    'au-dessous de la normale, en dessous de la normale, sous la normale, plus bas que la normale, au-dessous du niveau normal, en dessous du niveau normal, en dessous, en dessous de ce niveau, sous ce niveau, moins que prévu, moins que convenu, inférieur à ce niveau, plus bas que prévu, plus bas que convenu, arrive en dessous, il en manque',
  ],
  costs_us: [
    'costs us, costs cash, costs the company, lose cash, drains cash, ties up more cash, tie up more cash, absorbs cash, need more cash, less cash, costs us money, hurts us, loses us money',
    'nous coûte, coûte du cash, coûte de la trésorerie, perd du cash, perd de la trésorerie, immobilise plus de cash, absorbe du cash, absorbe de la trésorerie, consomme du cash, nous coûte de l’argent, nous fait perdre, nous pénalise',
  ],
  counted_as_plus: [
    'that’s a plus, is a plus, are a plus, counts as a plus, comes in as a plus, so a plus, is positive for cash, positive for the cash, brings cash back, brings in cash, brings money in, brings in money, brings cash in',
    'c’est un plus, est un plus, vient en plus, compte en plus, ramène du cash, ramène de l’argent, ramène de la trésorerie, fait rentrer du cash, fait rentrer de l’argent, font rentrer du cash, positif pour la trésorerie, positif pour le cash, bon pour la caisse',
  ],
  credit_line: [
    'credit line, revolver, overdraft, rcf, liquidity buffer, cash buffer, cash forecast',
    'ligne de crédit, rcf, découvert, coussin de trésorerie, matelas de trésorerie, plan de trésorerie',
  ],
  customer_stock_supplier: [
    'working capital, receivables, inventory, payables, stock, suppliers, customers, trade balances',
    'bfr, fonds de roulement, créances, stocks, fournisseurs, clients, entrepôt',
  ],
  customers_deposits: [
    'deposits customers, customer deposits, deposits from customers, money customers paid ahead',
    'acomptes des clients, acomptes clients, arrhes des clients, avances des clients',
  ],
  cycle_longer: [
    [
      crossed(
        'cycle, conversion cycle',
        'gets longer, is longer, lengthens, goes up, increases, rises, grows, extends, gets worse',
      ),
      'lengthens the cycle, extends the cycle, increases the cycle, makes the cycle longer, longer cycle',
    ].join(', '),
    [
      crossed('cycle', 's’allonge, est plus long, augmente, monte, se rallonge, se dégrade'),
      'cycle de conversion augmente, allonge le cycle, rallonge le cycle, augmente le cycle, cycle plus long',
    ].join(', '),
  ],
  does_cash_good: [
    'the more cash, better for cash, cash goes up, cash rises, good for cash, frees up cash, frees cash, improves cash, helps cash, brings in cash, releases cash, improves the cash position',
    'trésorerie monte, trésorerie augmente, cash monte, bon pour la trésorerie, bon pour le cash, libère du cash, améliore la trésorerie, libère de la trésorerie, fait gagner du cash, rapporte du cash, améliore le cash, mieux c’est pour la trésorerie',
  ],
  faster_you_grow: [
    crossed(
      'the faster, the quicker, the more',
      'you grow, it grows, we grow, the company grows, the business grows, they grow, you sell, it sells, we sell, sales grow',
    ),
    crossed(
      'plus',
      'on croît, on grandit, on grossit, on vend, elle croît, elle grandit, elle grossit, la société croît, la société grandit, la croissance est forte, l’entreprise grandit, la boîte grossit',
    ),
  ],
  fewer_receivables: [
    crossed('lower, smaller, less, fewer', 'receivables, debtors, customer receivables'),
    'moins de créances, créances plus faibles, créances plus basses, créances en moins, moins de créances clients',
  ],
  fills_account: [
    'account fills up, bank account fills up, fills the account, fills up the account, till fills up, money pours in, cash pours in, more money in the bank, throws off cash, throws cash off',
    'compte se remplit, caisse se remplit, remplit le compte, remplit la caisse, argent coule à flots, cash coule à flots, plus d’argent en banque',
  ],
  fixes_the_peg: [
    'set the, fix the, take the, define the',
    'fixe le, fixe, définit le, prend le, retient le',
  ],
  flat_stock_up: [
    'stock up while we can, stock up, buy more stock, fill the warehouse',
    'faire des stocks, remplir l’entrepôt, acheter plus de stock, remplir les stocks',
  ],
  frees_itself: [
    'is released, gets released, is freed, frees up, releases itself, shrinks, melts, goes down, falls, unwinds, improves',
    'se libère, se dégage, se réduit, fond, diminue, baisse, s’allège, s’améliore, se débloque',
  ],
  fuller_bank: [
    'more cash you have, more cash we have, more money you have, more money in the bank, more cash in the bank, fuller the bank, more cash comes in',
    'plus il y a d’argent en banque, plus il y a de cash, plus il y a de trésorerie, plus on a de cash, plus on a d’argent, plus la caisse se remplit, plus le compte se remplit, plus l’argent rentre',
  ],
  funds_itself: [
    'growth funds its own, growth looks after itself, growth funds itself, growth pays for itself, growth finances itself, self funding, growth is free, growth always brings cash, growth improves cash',
    'croissance se finance toute seule, croissance se finance d’elle-même, croissance se paie toute seule, croissance se finance seule, croissance s’autofinance, croissance est gratuite, croissance améliore la trésorerie',
  ],
  gets_more: [
    'is paid more, pockets more, earns more, gets a higher price, gets a better price, walks away with more, gets more, deserves more, is entitled to more, higher ownership, higher share, bigger share, larger share, bigger stake, larger stake, higher stake, owns more, receives more, greater share, greater ownership, more of the equity, more of the capital, rewarded',
    'touche plus, touche davantage, gagne plus, encaisse plus, obtient plus, est mieux payé, repart avec plus, reçoit plus, a droit à plus, mérite plus, mérite davantage, part plus élevée, part plus grande, part plus importante, plus grande part, plus grosse part, détient plus, doit détenir plus, doit recevoir plus, part supérieure, davantage du capital, plus du capital, récompensée',
  ],
  good_margin: [
    'fat margins, big margins, great margins, high margin, good margin, strong margin, margin is high, margins are high, margin is good, positive ebitda, high ebitda, strong ebitda, profitable company, profitable business, ebitda is positive, healthy margin, ebitda margin',
    'grosses marges, belles marges, bonnes marges, marge élevée, forte marge, marge forte, marge est élevée, marge est bonne, ebitda positif, ebitda élevé, bon ebitda, société rentable, entreprise rentable, marge d’ebitda, taux de marge',
  ],
  hands_over: [
    'hands you, gives you, gives us, you get, we get, it gets, throws off, comes out, comes in, you have, it has, you make, it makes, it brings, working capital brings',
    'on a, il y a, on dégage, on encaisse, rentre, arrive',
  ],
  heard_brings_in: [
    'brings, frees, releases, generates, improves',
    'fait rentrer, libère, apporte, génère, améliore',
  ],
  heard_more_tied_up: [
    'increase in working capital, rise in working capital, higher working capital',
    'hausse du bfr, augmentation du bfr, bfr plus élevé',
  ],
  heard_that_costs_cash: [
    'eats, costs, ties up, burns, instead, mistake, avoid, no longer, stop, not',
    'mange, coûte, immobilise, consomme, éviter, évite, erreur, surtout pas, ne faut pas, plutôt que',
  ],
  heard_ties_cash_up: [
    'more stock on the shelves, hold more stock, carry more stock, rebuild stock, rebuild working capital, suppliers settled early, settle suppliers early, pay suppliers early, suppliers early',
    'reconstitue le stock, reconstituer les stocks, fournisseurs en avance, fournisseurs d’avance, laisse plus de temps aux clients',
  ],
  is_an_inflow: [
    [
      crossed(
        'is, that is, that’s, it’s, means, counts as, so it’s, gives, brings',
        'a source of cash, a cash inflow, an inflow, cash in, cash coming in, money coming in, money in, more cash, extra cash, cash for the company',
      ),
      'is a resource',
    ].join(', '),
    crossed(
      'c’est, est, ça fait, cela fait, donc, ce qui donne',
      'une entrée de cash, une entrée de trésorerie, une entrée d’argent, un encaissement, une ressource, une source de cash, une source de trésorerie, du cash en plus, de l’argent en plus, rentrer de l’argent, rentrer du cash, du cash qui rentre',
    ),
  ],
  is_an_outflow: [
    crossed(
      'is, that is, that’s, it’s, means, counts as, so it’s',
      'a use of cash, a cash outflow, an outflow, cash out, cash going out, money going out, less cash, a drain on cash',
    ),
    crossed(
      'c’est, est, ça fait, cela fait, donc',
      'une sortie de cash, une sortie de trésorerie, une sortie d’argent, un décaissement, un emploi, un emploi de trésorerie, du cash en moins, de l’argent en moins, sortir du cash, du cash qui sort, de l’argent qui sort',
    ),
  ],
  is_healthier: [
    'healthier, in better shape, stronger the business, the safer, a good sign, is healthy',
    'en bonne santé, plus saine, mieux portante, plus solide, mieux se porte, bon signe',
  ],
  is_high_too: [
    'is high, is also high, is good, is strong, follows, is fine, is just as high, is the same, comes with it, is excellent',
    'est élevée, est bonne, est forte, suit, est la même, va avec, est excellente, l’est aussi',
  ],
  lengthen_cycle: [
    crossed(
      'lengthen, extend, stretch, increase, lengthening, extending',
      'the cycle, the cash cycle, the conversion cycle, the cash conversion cycle, your cycle',
    ),
    crossed(
      'allonger, rallonger, augmenter, étirer',
      'le cycle, ce cycle, le cycle de conversion, le cycle d’exploitation, son cycle',
    ),
  ],
  less_for_it: [
    'buyer pays less, price goes down, price falls, pays less, price drops',
    'acheteur paie moins, prix baisse, prix descend, paie moins',
  ],
  less_need: [
    'less financing, less funding, less to fund, needs less cash, less cash tied',
    'moins de financement, moins à financer, moins de besoin, besoin plus faible',
  ],
  less_than_usual: [
    'less stock than usual, less working capital than usual, thinner than usual, below the usual level, less than the usual',
    'moins de stock que d’habitude, moins de bfr que d’habitude, s’il manque du bfr, manque du bfr, en dessous du niveau habituel, sous le niveau habituel',
  ],
  lets_go: [
    'release, releases, free, frees, releasing, freeing, unlocks, unlock',
    'libère, libérer, dégage, débloque',
  ],
  long_cycle: [
    'longer it is, longer it gets, longer the better, the longer the cash cycle, longer the conversion cycle, longer cycle, long cycle, longer the cycle, cycle is longer, cycle gets longer',
    'plus il est long, plus c’est long, plus il s’allonge, cycle est long, cycle plus long, cycle long, cycle s’allonge',
  ],
  long_is_good: [
    crossed(
      'longer cycle, longer the cycle, higher cycle, long cycle',
      'is better, the better, is good, means more cash, frees cash, releases cash, brings cash, helps cash',
    ),
    crossed(
      'cycle long, cycle plus long, cycle est long',
      'est mieux, mieux c’est, est bon, libère du cash, libère de la trésorerie, c’est mieux, c’est bon',
    ),
  ],
  longer_terms: [
    'longer customer terms, longer customer delays, longer terms, customers pay later',
    'délais clients plus longs, clients paient plus tard, clients qui paient plus tard',
  ],
  longer_the_cycle: [
    'longer the cycle, longer cycle, long cycle, higher the cycle',
    'plus le cycle est long, cycle plus long, cycle long, plus le cycle s’allonge',
  ],
  lowest_point: [
    'low point, lowest point, lowest month, lowest level, level at closing, closing level, year end level, peak, highest level',
    'point bas, niveau le plus bas, mois le plus bas, niveau au closing, jour du closing, fin d’année, point haut, niveau le plus élevé, dernier bilan',
  ],
  means_cash_in: [
    'cash coming in, is an inflow, is a cash inflow, means more cash, more cash coming, more cash in the bank, have more cash, is money coming in, is money in, brings in cash, is a source of cash, brings cash',
    'cash qui rentre, argent qui rentre, est une ressource, une ressource pour la trésorerie, est une entrée de cash, plus on a de cash, plus on a de trésorerie, apporte du cash, apporte de la trésorerie, ramène du cash, plus il y a de cash',
  ],
  measured_over: [
    'over, divided by, relative to, against, on, per',
    'sur, divisé par, rapportant, au',
  ],
  more_cash_then: [
    'more cash, more money in the bank, good for cash, good for the bank balance',
    'plus de trésorerie, plus de cash, bon pour la trésorerie, bon pour le cash',
  ],
  more_for_it: [
    'buyer pays more, price goes up, price rises, pays more, price increases',
    'acheteur paie plus, prix monte, prix augmente, paie davantage',
  ],
  more_funding: [
    'need more funding, need more financing, need to borrow more, need more money, more funding',
    'plus de financement, faut emprunter plus, faut emprunter davantage, besoin de plus d’argent, davantage de financement',
  ],
  more_held: [
    'holding more stock, keeping more stock, carrying more stock, more stock, more inventory, more receivables, higher receivables, higher inventory, bigger inventory',
    'garder plus de stock, tenir plus de stock, avoir plus de stock, plus de stock, plus de créances, des stocks plus élevés, des créances plus élevées',
  ],
  more_stock_more_cash: [
    'more inventory the more cash, the more stock the more cash',
    'plus on a de stock plus on a de trésorerie, plus on a de stock plus on a de cash, plus il y a de stock plus il y a de trésorerie',
  ],
  more_time_for_clients: [
    crossed(
      'giving, give, granting, allowing, offering',
      'customers more time, customers longer terms, clients more time, longer terms to customers, more time to customers, more credit to customers',
    ),
    crossed(
      'accorder, donner, laisser, offrir',
      'plus de délai aux clients, plus de délais aux clients, du délai aux clients, plus de temps aux clients, des délais plus longs aux clients',
    ),
  ],
  needs: ['need, needs, require', 'avoir besoin, a besoin, faut, nécessite'],
  negative_cycle: [
    'negative conversion cycle, negative cycle, cycle is negative, cycle turns negative, negative cash conversion cycle, negative working capital, cycle below zero',
    'cycle négatif, cycle est négatif, cycle devient négatif, bfr négatif, bfr est négatif, cycle de conversion négatif, cycle sous zéro',
  ],
  never_adjusted: [
    'never a price adjustment, no price adjustment, never adjusts, not adjust the price, not adjust price, no adjustment for it, never an adjustment',
    'jamais d’ajustement, pas d’ajustement de prix, n’ajuste jamais, aucun ajustement de prix, jamais ajusté',
  ],
  never_returns: [
    'never comes back, will not come back, never renews, not renew, not recur, non recurring, one off, one time, once and for all',
    'ne revient jamais, ne revient pas, ne se renouvelle pas, ne se renouvelle jamais, non récurrent, pas récurrent, one-off, une fois pour toutes, exceptionnel, ponctuel, sans lendemain, hors bfr',
  ],
  off_net_income: [
    'from net income, from profit, off net income, from the net income',
    'du résultat net, du bénéfice, au résultat net',
  ],
  on_our_side: [
    'is on your side, is on our side, works for you, works in your favour, works in our favour, plays in our favour, is your friend, helps you',
    'joue en notre faveur, joue en votre faveur, joue en sa faveur, est de notre côté, travaille pour nous, est notre ami, est un allié',
  ],
  on_the_price: [
    'on price, the price, on the value, on the equity price',
    'au prix, le prix, sur la valeur, du prix',
  ],
  only_afterwards: [
    'before, until, late, later, without, unless, negative, if, not yet, only',
    'avant, tard, sans, sauf, négatif, négative, si, pas encore, seulement',
  ],
  only_holds: [
    'only contains, only ever contains, only includes, only ever includes, only covers, only ever means, is only, is just, consists only of, is limited to, only holds, contains only, includes only',
    'n’est que, ne contient que, ne comprend que, ne comporte que, ne regroupe que, se limite à, se limite aux, se résume à, se résume aux, c’est seulement, c’est uniquement, c’est juste, comprend uniquement, comprend seulement',
  ],
  onto_net_income: [
    'to net income, to the net income, to profit, to the profit',
    'au résultat, au bénéfice',
  ],
  other_case_named: [
    'above, over, surplus, excess, otherwise, the other way round, conversely, vice versa',
    'au-dessus, surplus, excédent, sinon, à l’inverse, inversement, dans le cas contraire, et réciproquement',
  ],
  ours_to_keep: [
    'freely available, free to pay out, count it as free cash, counts as free cash, counts in full as cash, is money like any other, is ours to keep, are free cash, is free cash, belong to shareholders, belong to the shareholders, shareholders can take, belong to the owners, genuinely excess cash, pure excess cash',
    'totalement libre, entièrement libre, librement distribuable, compter comme du cash libre, du cash comme un autre, compte en entier comme du cash, est à nous pour de bon, sont du cash libre, reviennent aux actionnaires, appartiennent aux actionnaires, cash disponible pour les actionnaires, vraie trésorerie excédentaire',
  ],
  over_the_peg: [
    'above the peg, over the peg, above normal, above target, higher than the peg',
    'au-dessus de la normale, au-dessus du niveau, au-dessus du peg, supérieur au niveau, supérieur au bfr',
  ],
  owe_suppliers_more: [
    'owe suppliers more, owe more to suppliers, owe our suppliers more, owe more to our suppliers',
    'doit plus aux fournisseurs, doit davantage aux fournisseurs, doit plus à nos fournisseurs, devoir plus aux fournisseurs',
  ],
  owe_us_more: [
    'owe us more, owe more, pay us later, take longer to pay',
    'nous doivent plus, nous doivent davantage, nous paient plus tard, mettent plus de temps',
  ],
  paid_over_and_above: [
    'added to the price, adds to the price, on top of the price, paid on top, paid euro for euro, paid for in full, increases the price, goes to the seller, paid to the seller',
    's’ajoute au prix, se rajoute au prix, rajouté au prix, ajouté au prix, en plus du prix, payé en plus, se paie en plus, payé euro pour euro, se paie euro pour euro, augmente le prix, revient au vendeur, payé au vendeur',
  ],
  pays_its_own_way: [
    'funds itself, finances itself, always self funding, is self funding, always has enough cash, always pays its bills, never short of cash, never runs short, cannot run short, can not really run, can never run out',
    's’autofinance, se finance toujours, toujours de quoi payer, s’autofinancera toujours',
  ],
  pays_late: [
    'later, late, slower, slowly, longer, delay, delays, drag, overdue',
    'plus tard, plus lentement, tardivement, plus longtemps, retardent, traînent',
  ],
  peg_is_set: [
    crossed(
      'peg, normal level, normal working capital, target, normalised working capital, reference level',
      'is set at, is set on, is fixed at, is taken at, is simply, is based on, is',
    ),
    crossed(
      'bfr normatif, normatif, niveau normatif, bfr de référence, peg',
      'se fixe sur, se fixe à, est fixé à, est fixé sur, se cale sur, se calcule sur, est celui, correspond au',
    ),
  ],
  peg_word: [
    'the peg, normal level, reference level, target level',
    'bfr normatif, niveau normatif, le normatif, bfr de référence',
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
  plain_stock_short: [
    'working capital is short, working capital is below, working capital is low, nwc is below, nwc is short',
    'bfr en dessous, bfr est en dessous, bfr manque, bfr est sous, bfr est trop bas',
  ],
  prepaid_hurts_cash: [
    'deferred revenue hurts cash, deferred revenue reduces cash, deferred revenue lowers cash, deferred revenue drains cash, deferred revenue costs cash, liability you have to fund',
    'hausse des pca consomme',
  ],
  price_cut_for_it: [
    crossed('the price', 'goes down, falls, drops, is cut, is reduced, comes down') +
      ', adjusted downwards, adjusted down, buyer pays less, seller pays the difference, seller owes the difference, seller gives back, cheque gets smaller, cheque shrinks, buyer gets money back',
    'prix baisse, prix descend, prix est réduit, prix est coupé, revu à la baisse, ajusté à la baisse, ajuste à la baisse, acheteur paie moins, vendeur paie la différence, vendeur doit la différence, vendeur rend, chèque diminue, chèque rétrécit, acheteur récupère la différence',
  ],
  price_or_adjustment: [
    'price, adjustment, bridge, negotiation',
    'prix, ajustement, passage, négociation, discussion',
  ],
  price_raised_for_it: [
    [
      crossed(
        'the price',
        'goes up, rises, increases, is raised, is increased, climbs, gets bigger',
      ) +
        ', adjusted upwards, adjusted up, buyer pays more, buyer pays extra, buyer pays the difference, buyer owes the difference, buyer tops up, buyer owes a top up, seller gets more, seller is paid more, seller pockets the difference, seller gets the difference, cheque gets bigger, cheque goes up',
      'buyer who pays the difference, buyer who tops up, buyer who pays, buyer makes up the difference',
    ].join(', '),
    'acheteur qui paie la différence, acquéreur qui paie la différence, acheteur qui complète, acheteur qui rajoute, prix monte, prix augmente, prix grimpe, prix est relevé, revu à la hausse, ajusté à la hausse, ajuste à la hausse, acheteur paie plus, acheteur paie la différence, acquéreur paie la différence, acheteur doit la différence, acheteur complète, acheteur rajoute, vendeur touche plus, vendeur reçoit plus, vendeur empoche la différence, vendeur touche la différence, chèque grossit, chèque augmente, chèque monte',
  ],
  price_sinks_for_it: [
    'price goes down, price falls, price drops, price is reduced, price is lower, price comes down, reduces the price, lowers the price, seller pays, seller has to pay, seller owes, cuts the price, deducted from the price, comes off the price',
    'prix baisse, prix qui baisse, prix diminue, prix est réduit, réduit le prix, baisse le prix, vendeur paie, vendeur qui paie, vendeur doit payer, se déduit du prix, vient en moins du prix, vendeur rembourse',
  ],
  pushes_to_keep: [
    crossed(
      'wants, pushes, argues, insists, fights, prefers, tries',
      'it in, it as, it left in, to keep it in, to leave it in, to count it in, to count it as, to treat it as, it treated as, it classified as, for',
    ),
    crossed(
      'veut, pousse, plaide, insiste, préfère, cherche, tient',
      'le garder en, le laisser en, les laisser en, le mettre en, les mettre en, le classer en, les garder en, pour le, pour les, pour le mettre en, à le mettre en, à le laisser en, pour du, en, dans',
    ),
  ],
  raise_working_capital: [
    'increase inventory, increase stock, build inventory, buy more stock, build up stock, build stock, give customers longer terms, give customers more time, longer terms to customers, pay suppliers earlier, pay suppliers faster, pay suppliers straight away, increase working capital, working capital cannot help, working capital does not matter',
    'augmenter les stocks, bfr ne peut rien, acheter plus de stock, constituer du stock, allonger le délai client, payer les fournisseurs plus vite, payer les fournisseurs plus tôt, augmenter le bfr, bfr n’aide pas',
  ],
  raises_what_seller_gets: [
    [
      crossed(
        'raise, raises, increase, increases, add to, adds to, lift, lifts',
        'the price, price, the equity value, equity value, the equity, what the seller',
      ),
      'pushes the price up, push the price up',
    ].join(', '),
    [
      crossed(
        'augmente, augmentent, fait monter, font monter, s’ajoute, s’ajoutent, relève',
        'prix, le prix, au prix, la valeur des titres, à la valeur des titres, ce que touche le vendeur',
      ),
      'tire le prix vers le haut',
    ].join(', '),
  ],
  rescue_no_help: [
    'will not help, not help here, no help here, brings nothing, will not bring anything',
    'ne donnera rien, ne rapportera rien, n’aidera pas',
  ],
  rise_in_nwc: [
    'increase in working capital, rise in working capital, increase in nwc, build in working capital',
    'hausse du bfr, augmentation du bfr, variation positive du bfr',
  ],
  same_as_word: [
    'is the same as, same thing as, equals, is equivalent to, is basically, amounts to, is nothing but',
    'est la même chose que, équivaut à, revient à, égale, c’est pareil que, n’est autre que',
  ],
  sell_more: [
    'the more we sell, more you sell, more sales, selling more, when sales grow, as sales grow, growing sales',
    'plus on vend, plus elle vend, vendre plus, quand les ventes montent, plus on grossit, plus elle grossit',
  ],
  seller_calls_debt: [
    crossed(
      'seller says it is, seller says this is, seller calls it, seller treats it as, seller sees it as, seller argues it is, seller wants it as',
      'debt, debt like, a loan, financial debt, borrowing',
    ),
    crossed(
      'vendeur dit que c’est, vendeur y voit, vendeur le traite comme, vendeur le considère comme, vendeur répond que c’est, vendeur la voit comme',
      'de la dette, une dette, une quasi-dette, quasi-dette, un emprunt',
    ),
  ],
  seller_gains: [
    'good for the seller, benefits the seller, buyer has to pay, buyer pays, buyer owes, buyer tops up, buyer compensates the seller, buyer tops it up, buyer makes up, adds to the price, added to the price, seller gets, seller receives, seller is paid more, price goes up, price rises, price increases, raises the price, increases the price, in the seller’s favour, bonus for the seller',
    'profite au vendeur, avantage le vendeur, acheteur qui paie, acheteur paie, acheteur doit payer, acheteur verse, acheteur qui verse, acquéreur qui paie, acheteur complète, acheteur compense, s’ajoute au prix, prix qui monte, prix monte, prix augmente, prix est relevé, vendeur touche, vendeur reçoit, vendeur récupère, acheteur paie plus, acquéreur paie plus, en faveur du vendeur, au profit du vendeur, bénéficie au vendeur, fait monter le prix, augmente le prix',
  ],
  short_of_the_peg: [
    'below the peg, under the peg, below normal, below the normal level, below target, below the target, less than the peg, less than normal, a shortfall, the shortfall, lower than the peg, lower than normal, short of the peg',
    'inférieur au niveau normatif, inférieur au normatif, sous le niveau normatif, inférieur au niveau normal, inférieur à la normale, sous la cible, inférieur à la cible, moins que la normale, insuffisance de bfr, manque de bfr',
  ],
  shortage_named: [
    'below, under, shortfall, short, otherwise, the other way round, conversely, vice versa',
    'en dessous, manque, insuffisance, sinon, à l’inverse, inversement, dans le cas contraire, et réciproquement',
  ],
  solves: [
    'fix, fixes, solve, solves, cure, cures, sort out, takes care of, gets rid of, settles, resolves',
    'règle, résout, résoudre, soigne, met fin, corrige, guérit',
  ],
  stock_and_receivables: ['working capital, wc', 'bfr, besoin en fonds de roulement'],
  taken_off_in_full: [
    'deducted in full, comes off in full, deducted entirely, taken off in full, deducted like debt, whole balance',
    'déduit en totalité, déduit en entier, déduit intégralement, déduit entièrement, tout le solde',
  ],
  taken_out_freely: [
    'taken out freely, be taken out, be paid out at once, be pulled out, freely available, free to take, be distributed freely',
    'peut être sorti, sorti librement, distribuable, se sort librement, librement disponible, peut être distribué, sortir comme on veut',
  ],
  takes_cash_out: [
    'take any cash out, take cash out, take any money out, take money out, use any cash, leave the bank, cost any cash',
    'sortent de la caisse, sortent de la banque, coûtent du cash, quittent la banque, consomment de cash',
  ],
  the_more_cash: [
    'the more money, more cash',
    'plus on a de cash, plus on a de trésorerie, plus on dégage de cash, plus on encaisse, plus de cash, plus il y a de cash',
  ],
  the_more_we_sell: [
    'the bigger you get, the bigger we get, the more you sell, the more we sell, the more you grow, the bigger the company',
    'plus on vend, plus on grandit, plus on grossit, plus vous vendez, plus la boîte grandit, plus la société grandit',
  ],
  the_whole_working_capital: [
    crossed(
      'whole of the, all of the, all the, the entire, the full, total, the whole',
      'working capital, nwc',
    ),
    crossed(
      'tout le, totalité du, intégralité du, ensemble du, le total du',
      'bfr, besoin en fonds de roulement',
    ),
  ],
  trouble_sign: [
    'is doing badly, is unhealthy, is in bad shape, cannot pay your suppliers, can’t pay your suppliers, cannot pay its suppliers, is going bust, in trouble, in difficulty, distress, distressed, bad sign, bad news, warning sign, red flag, a problem, worrying, cannot finance, sign of weakness, bad for cash, impossible, weak company, losing money',
    'va mal, vont mal, se porte mal, signe de faillite, signe de défaillance, au bord de la faillite, en difficulté, mauvais signe, inquiétant, problème, signal d’alerte, mauvaise nouvelle, mauvaise santé, mauvais pour la trésorerie, signe de faiblesse, danger, impossible, société fragile, perd de l’argent, ne peut plus payer ses fournisseurs',
  ],
  under_the_peg: [
    'below the peg, under the peg, below normal, below target, short of the peg, lower than the peg, beneath the peg',
    'sous le niveau, sous le peg, en dessous du niveau, inférieur au niveau, sous la normale, inférieur au bfr, en dessous de la référence',
  ],
  usual_level: [
    'usual level, normal level, normal working capital, target level',
    'niveau normal, niveau habituel, niveau normatif, bfr normal',
  ],
  wants_it_as_debt: [
    'wants it treated as debt, wants it in debt, wants it counted as debt, sees it as debt',
    'veut que ce soit traité comme de la dette, veut que ce soit de la dette, veut le traiter en dette, veut le mettre en dette, le voit comme une dette, veut que ce soit en dette',
  ],
  wants_it_off_price: [
    'says take it off, wants it off the price, wants it taken off, asks to take it off, wants it deducted, asks for it to be deducted, says deduct it',
    'demande qu’on le déduise, veut qu’on le déduise, demande de le déduire, veut le déduire, veut qu’on le retire, demande qu’on l’enlève',
  ],
  wc_piles_up: [
    crossed(
      'more, higher, bigger, extra, building up',
      'inventory, stock, receivables, working capital',
    ) +
      ', stock piling up, inventory piling up, stock building up, customers owe you more, customers owe us more, clients owe you more, clients owe us more',
    'stock qui gonfle, stocks qui gonflent, stock qui s’empile, stocks qui s’empilent, stocks qui montent, stock qui monte, clients nous doivent plus, clients nous doivent davantage, créances qui gonflent, créances qui montent, stocks montent, créances montent, bfr monte, stock monte',
  ],
  wc_rise_as_plus: ['receivables are more money', 'hausse du bfr s’ajoute'],
  we_grow: [
    'when you grow, as you grow, when we grow, as it grows, when it grows, with growth, when the company grows, as the company grows, growing company, when sales grow',
    'quand on grandit, quand on croît, quand elle grandit, quand elle croît, avec la croissance, en croissance, quand la société grandit, quand les ventes augmentent',
  ],
  we_take_them: [
    'we can take them, you can take them, we can pay them out',
    'on peut les sortir, on peut les prendre, peut les distribuer, sont à nous',
  ],
  working_capital_down: [
    crossed(workingCapital[0], goesDown[0]),
    crossed(workingCapital[1], goesDown[1]),
  ],
  working_capital_up: [
    `${crossed(workingCapital[0], goesUp[0])}, money tied up in operations goes up, more working capital`,
    `${crossed(workingCapital[1], goesUp[1])}, plus de bfr, argent immobilisé augmente`,
  ],
  worse_word: [
    'the worse, is worse, worse for cash, is bad, bad for cash, means less cash, the less cash, costs cash, bad news',
    'pire c’est, est pire, c’est mauvais, moins de cash, moins de trésorerie, mauvais pour la trésorerie, coûte du cash',
  ],
  wrongly_brings_nothing: [
    'brings nothing, brings no cash, yields nothing, useless, no use, a waste of time, pointless',
    'ne rapporte rien, rapporte rien, sert à rien, inutile, perte de temps, n’apporte rien',
  ],
  wrongly_capital_up: [
    'build up stock, pile up stock, rise in working capital, higher working capital, working capital that grows, bigger the working capital, higher the working capital, more working capital, increase the working capital, grow the working capital, larger the working capital, working capital should go up',
    'faire du stock, remonte les stocks, gonfler les stocks, bfr qui augmente, besoin en fonds de roulement qui augmente, hausse du bfr, plus le bfr est gros, plus le bfr est élevé, plus de bfr, faire monter le bfr, bfr il faut le faire monter, bfr doit monter, augmenter le bfr, faire grossir le bfr, gonfler le bfr',
  ],
  wrongly_chase: [
    'chasing customers, chasing late payers, collecting faster',
    'relancer les clients, relances clients, courir après les clients, encaisser plus vite',
  ],
  wrongly_generous: [
    'customers more time, more time to customers, longer credit to customers, longer terms for customers, build up stock, rebuild stock, fill the warehouse, pay suppliers faster, pay suppliers early, pay suppliers sooner, settle suppliers faster',
    'plus de délai aux clients, délai aux clients, refait du stock, refaire du stock, remplir l’entrepôt, règle les fournisseurs plus vite, paie les fournisseurs plus vite, paie les fournisseurs plus tôt, règle plus vite les fournisseurs',
  ],
  wrongly_more_cash: [
    'brings in cash, frees up money, frees up cash, brings cash in, releases cash, more cash, more money, better off, healthier, safer, helps our cash, good for cash, reserve of cash',
    'fait rentrer de la trésorerie, fait rentrer du cash, fait rentrer de l’argent, libère de l’argent, libère du cash, dégage du cash, plus de trésorerie, plus de cash, plus l’entreprise a, plus elle a de, bon pour la trésorerie, réserve de trésorerie',
  ],
  wrongly_to_gain_cash: [
    'helps, keep cash, save cash, gain cash, sell more, to have cash, protects cash',
    'pour garder de la trésorerie, pour garder du cash, pour vendre davantage, pour vendre plus, pour gagner, protège la trésorerie, on accorde, il faut, on refait',
  ],
};
