import type { Lexicon } from '../../types.ts';
import { crossed } from '../crossed.ts';

const CAP =
  'equity, equity value, market cap, market capitalisation, the shares, share value, the market cap';
const CAPI =
  'capitalisation, capi, capitalisation boursière, valeur des titres, valeur des fonds propres, titres, fonds propres';

/** Words of a bridge walked the wrong way and of options, loans and prices with the wrong sign. */
export const wrongSignNotions = {
  to_ev_word: [
    'to ev, to enterprise value, to get ev, to get enterprise value, reach ev, reach enterprise value, arrive at ev, arrive at enterprise value, onto ev, in ev, into ev, on the way up, to firm value',
    'à la ve, à l’ev, à la valeur d’entreprise, vers la ve, vers l’ev, vers la valeur d’entreprise, pour obtenir la ve, pour obtenir l’ev, pour obtenir la valeur d’entreprise, dans la ve, dans l’ev, pour avoir la ve, pour avoir l’ev, en remontant',
  ],
  to_equity_word: [
    crossed('to, reach, get, arrive at, down to, get to', CAP),
    crossed('à la, aux, vers la, vers les, obtenir la, obtenir les, jusqu’à la, jusqu’aux', CAPI),
  ],
  cash_claims: [
    'minorities, nci, non controlling interests, preferred, debt, borrowings, prefs, pension deficit',
    'minoritaires, préférence, dette, déficit de retraite',
  ],
  takes_it_off: [
    'subtract, subtracted, deduct, deducted, take off, taken off, take out, taken out, remove, removed, minus, comes off, come off',
    'déduis, déduit, déduire, déduits, soustrais, soustrait, soustraire, retranche, retrancher, retranchés, retire, retirer, enlève, enlever, moins, viennent en déduction',
  ],
  puts_it_on: [
    'add, added, plus, adding, comes on top, goes on top, include',
    'ajoute, ajouter, ajoutés, ajoutée, rajoute, rajouter, plus, additionne',
  ],
  same_meaning: [
    'same thing, same number, synonyms, interchangeable, two words for, two names for, no difference between, identical, one and the same, mean the same',
    'même chose, synonymes, interchangeables, deux mots pour, deux noms, aucune différence entre, pas de différence entre, identiques, c’est pareil',
  ],
  swayed_by: [
    'depend, affected by, influenced by, sensitive to, driven by, change with, react to, care about, linked to, vary with',
    'dépendre, dépendent, affectée par, influencée par, sensible à, liée à, change avec, varie avec, réagit à, bouge avec',
  ],
  the_gearing: [
    'debt, leverage, gearing, borrowings, capital structure, financing, how much it owes, loans',
    'dette, endettement, levier, structure financière, emprunts, financement, structure du capital',
  ],
  geared_or_not: [
    'geared or not, with or without debt, whatever the debt, regardless of debt, regardless of the debt, whatever its debt, irrespective of debt, whatever the leverage, regardless of leverage',
    'endettée ou non, endettée ou pas, avec ou sans dette, quel que soit l’endettement, peu importe la dette, peu importe l’endettement, indépendamment de la dette',
  ],
  out_of_the_bridge: [
    'stay out, stays out, left out, leave out, are out, not in the bridge, are ignored, ignore, not included, outside the bridge, do not come in, does not come in, need not be added, do not count',
    'restent en dehors, reste en dehors, hors du passage, hors du bridge, laisse de côté, laissées de côté, n’entrent pas, n’entre pas, rien à faire, ignore, ne comptent pas, pas à ajouter, en dehors du bridge, en dehors du passage',
  ],
  in_the_cap_already: [
    'in the market cap, inside the market cap, already in equity, part of equity',
    'dans la capitalisation',
  ],
  book_totals: [
    'total assets, balance sheet total, book value of assets',
    'total du bilan, total de l’actif, total des actifs, valeur comptable des actifs',
  ],
  even_when: ['even when, even if, even though', 'même quand, même si, même lorsque'],
  anyway_word: ['anyway, too, as well, all the same', 'quand même, aussi, également, malgré tout'],
  below_equity: [
    crossed('fall below, be below, be lower than, be smaller than, be less than, go below', CAP),
    crossed(
      'être inférieure à, passer sous, tomber sous, descendre sous, être plus petite que',
      CAPI,
    ),
  ],
  including_word: ['including, even', 'y compris, même'],
  pushes_word: ['pushes, push, wants, fights, argues, tries', 'pousse, veut, cherche, plaide'],
  as_debt_said: ['as debt, in debt', 'en dette'],
  net_new_shares: ['net new', 'actions nettes, solde net'],
  like_cash: [
    'like cash',
    'comme la trésorerie, comme de la trésorerie, comme du cash, comme le cash',
  ],
  always_said: ['always, every, usual', 'toujours, tous, systématiquement'],
  // The loan.
  money_goes: [
    'spend, spent, spends, dividend, buyback, pay out, paid out, pays out, acquisition, invest, invested, leaves, left the company, distributed, used, uses, once the cash, when the cash',
    'dépense, dépensé, dépensée, dividende, rachat d’actions, verse, versé, distribué, distribue, acquisition, investit, investi, quitte, sort, utilisé, utilise, une fois le cash, quand le cash, brute',
  ],
  gross_word: ['gross', 'brut, brute'],
  // Options.
  dearer_strike: [
    'higher the strike, strike is higher, higher strike, higher the exercise price, strike goes up, higher exercise price, strike rises, strike increases, the strike is high',
    'strike plus élevé, strike monte, prix d’exercice monte, strike augmente, prix d’exercice augmente, strike élevé, plus le strike monte, plus le prix d’exercice est élevé',
  ],
  cheaper_strike: [
    'lower the strike, strike is lower, lower strike, lower the exercise price, lower exercise price, strike falls',
    'strike plus bas, strike baisse',
  ],
  price_climbs: [
    'higher the share price, higher the stock price, higher the price, share price increases, stock goes up, stock rises, higher share price, price rises, price goes up, share price climbs, when the stock rallies',
    'plus le cours monte, plus le prix monte, plus l’action monte, cours augmente, cours monte, cours grimpe, plus le cours augmente, hausse du cours, cours plus élevé, plus le cours de l’action monte, le cours de l’action monte',
  ],
  price_sinks: [
    'lower the share price, lower the stock price, share price goes down, share price drops, stock falls, lower share price, price falls',
    'plus le cours baisse, cours baisse, cours chute, cours recule, baisse du cours, plus l’action baisse, cours plus bas',
  ],
  dilutes_more: [
    'more dilution, more dilutive, greater dilution, higher dilution, bigger dilution, dilution goes up, dilution rises, dilution increases, more you dilute, more it dilutes, more diluted, more new shares, more net new shares, dilution is higher',
    'plus de dilution, plus la dilution, dilution augmente, dilution monte, dilution est forte, dilution plus forte, plus on dilue, plus dilutif, plus dilutives, plus ça dilue, davantage de dilution, plus d’actions nouvelles, dilution est plus forte, plus il y a de dilution',
  ],
  dilutes_less: [
    'less dilution, less dilutive, smaller dilution, lower dilution, dilution falls, dilution goes down, dilution drops, dilution shrinks, dilution decreases, less you dilute, less it dilutes, fewer new shares, fewer net new shares, dilution is lower',
    'moins de dilution, moins il y a de dilution, moins la dilution, dilution baisse, dilution diminue, dilution recule, dilution se réduit, dilution plus faible, moins on dilue, moins dilutif, moins dilutives, moins ça dilue, moins d’actions nouvelles, dilution est plus faible, dilution est faible',
  ],
  counts_only: [
    'only count, count only, only include, include only, only counts, only add, only options that, only those, only look at, we count, you count, count the options, include the options, add the options',
    'ne compte que, compte que, ne prend que, prend seulement, compte seulement, n’inclut que, n’ajoute que, seules les options, seulement les options, on compte, on ajoute, compte les options, ajoute les options, inclut les options',
  ],
  out_of_reach: [
    'out of the money, out of money, strike above the price, strike above the share price, underwater',
    'en dehors de la monnaie, hors de la monnaie, hors la monnaie, strike supérieur au cours, prix d’exercice dépasse le cours',
  ],
  to_the_basic_count: [
    'to the basic count, to the basic shares, to the basic number, to the share count, to the existing shares',
    'au nombre d’actions, aux actions existantes, au nombre de base, aux actions en circulation, aux titres existants, aux actions de base',
  ],
  whole_lot: [
    'all, every, each, the whole, the full number, in full, one for one',
    'toutes, tous, chaque, la totalité, l’ensemble, en totalité, une pour une, intégralité',
  ],
  become_shares: [
    'become shares, becomes a share, turn into shares, become new shares, are new shares, is a new share, gives one share, creates one share, creates a new share, convert into shares',
    'deviennent des actions, devient une action, se transforment en actions, donnent des actions, donne une action, crée une action, donnent chacune une action, sont des actions nouvelles',
  ],
  net_new_word: [
    'net, treasury, proceeds, buy back',
    'nette, nettes, net, rachat, rachète, produit',
  ],
  // Negative values.
  as_soon_as: [
    'as soon as, when, whenever, because, since, if, once, means',
    'dès que, quand, lorsque, parce que, puisque, si, car, veut dire que, signifie que, vient de, vient d’un',
  ],
  loss_of_ebitda: [
    'negative ebitda, ebitda is negative, ebitda turns negative, ebitda goes negative, ebitda is below zero, company makes losses, company is loss making, company loses money, it makes a loss, it loses money, it is loss making, net income is negative, negative earnings',
    'ebitda négatif, ebitda est négatif, ebitda devient négatif, ebitda passe en négatif, société est en perte, société perd de l’argent, elle perd de l’argent, elle est en perte, elle est déficitaire, société est déficitaire, résultat net est négatif, résultat négatif',
  ],
  debt_above_cap: [
    crossed(
      'net debt, debt, the debt, borrowings, it owes',
      'exceeds, is above, is higher than, is greater than, is larger than, is bigger than, is more than, more than, outweighs',
      'equity, equity value, market cap, market capitalisation, the shares, assets, what it is worth',
    ),
    crossed(
      'dette nette, dette, dettes, endettement',
      'dépasse, dépassent, est supérieure à, sont supérieures à, est plus grande que, est plus élevée que, excède, supérieure à',
      'capitalisation, capitalisation boursière, capi, valeur des titres, actifs, valeur des fonds propres',
    ),
  ],
  // The negotiated bridge.
  takes_away: [
    'get, keep, take, leave, push, pull, strip, move, taken, kept, left, excluded',
    'sortir, sorte, sortent, sortis, exclure, retirer, garder, laisser, enlever, tenir',
  ],
  out_of_debt: [
    'out of debt, out of net debt, out of the debt, not treated as debt, outside debt, out of the bridge',
    'de la dette, hors dette, du bridge',
  ],
  pushes_in: [
    'wants to put, pushes to put, wants to include, pushes to include, wants to count, pushes to count, wants to treat, pushes to treat, tries to put, is keen to put, insists on putting, who puts, wants them in, wants them treated',
    'veut mettre, pousse pour mettre, cherche à mettre, veut inclure, pousse pour inclure, veut compter, pousse à mettre, insiste pour mettre, veut les mettre, veut les y mettre, essaie de mettre, veut y mettre, veut les compter',
  ],
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
  below_the_peg: [
    crossed(
      'below, lower than, under, less than, short of, is below',
      'the peg, the normal level, the target, the normalised level, the normative level, the reference, the average, its normal level, normalised working capital',
    ),
    crossed(
      'en dessous du, inférieur au, sous le, plus bas que le, en-dessous du, inférieur à la',
      'bfr normatif, niveau normatif, bfr cible, peg, niveau normal, bfr de référence',
    ),
  ],
  price_sinks_for_it: [
    'price goes down, price falls, price drops, price is reduced, price is lower, price comes down, reduces the price, lowers the price, seller pays, seller has to pay, seller owes, cuts the price, deducted from the price, comes off the price',
    'prix baisse, prix qui baisse, prix diminue, prix est réduit, réduit le prix, baisse le prix, vendeur paie, vendeur qui paie, vendeur doit payer, se déduit du prix, vient en moins du prix, vendeur rembourse',
  ],
  seller_gains: [
    'buyer has to pay, buyer pays, buyer owes, buyer tops up, buyer compensates the seller, buyer tops it up, buyer makes up, adds to the price, added to the price',
    'acheteur qui paie, acheteur paie, acheteur doit payer, acheteur verse, acheteur qui verse, acquéreur qui paie, acheteur complète, acheteur compense, s’ajoute au prix, prix qui monte',
  ],
  any_level: [
    'whatever level, any level, whatever the level, whatever it is, regardless of the level, whatever there is, as it stands, as it comes',
    'quel que soit le niveau, quel qu’il soit, n’importe quel niveau, peu importe le niveau, tel quel, tel qu’il est, comme il est, en l’état',
  ],
  settled_in_full: [
    'euro for euro, pays in full, paid in full, pays the full, full value, at face value, dollar for dollar, one for one, at par, always pays it, without any discount, no discount',
    'euro pour euro, intégralement, en totalité, plein tarif, à sa valeur nominale, à cent pour cent, sans décote, sans aucune décote, entièrement, au pair',
  ],
  kept_from_price: [
    'come into, comes into, enter, enters, go in, goes in, belong in, belongs in, touch, touched, deduct, deducted, count, counted, treat, treated, negotiated, negotiate, included, include, appear in, part of, taken into account, affect',
    'entrer, entrent, entre, déduire, déduit, déduits, compter, compte, comptés, traiter, traité, traités, toucher, touche, négocier, négociés, négocié, intégrer, intégrés, figurer, figurent, concernent, retraités',
  ],
  soft_debt: [
    'pension, pensions, leases, provisions, earn out, earn outs, overdue capex, deferred capex, tax liabilities, unpaid tax, debt like items, retirement obligations, litigation',
    'retraites, pensions, loyers, dette locative, dettes locatives, provisions, earn-out, compléments de prix, capex en retard, capex différé, impôts à payer, éléments assimilés, litiges',
  ],
  the_bridge: [
    'bridge, price, equity value, debt',
    'bridge, passage, prix, négociation, valeur des titres, dette',
  ],
} as const satisfies Lexicon;
