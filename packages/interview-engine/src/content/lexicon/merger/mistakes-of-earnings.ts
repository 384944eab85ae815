import type { Lexicon } from '../../types.ts';
import { crossed } from '../crossed.ts';

/** The words of those who mistake what makes a deal accretive. */
export const mistakesOfEarnings = {
  accretive_word: ['accretive', 'relutif, relutive'],
  accretive_if_eps_falls: [
    crossed(
      'accretive',
      'if, when, because, since, means',
      'eps, pro forma eps, combined eps, earnings per share',
      'falls, drops, goes down, is lower, is below, comes out lower, comes out below, declines, ends up below',
    ),
    crossed(
      'relutif, relutive',
      'si, quand, lorsque, dès que, puisque',
      'bpa, bpa pro forma, bpa combiné',
      'baisse, diminue, recule, passe en dessous, est inférieur, est plus bas, est plus faible, passe sous',
    ),
  ],
  dilutive_if_eps_rises: [
    crossed(
      'dilutive',
      'if, when, because, since, means',
      'eps, pro forma eps, combined eps, earnings per share',
      'rises, increases, goes up, is higher, is above, comes out higher, comes out above',
    ),
    crossed(
      'dilutif, dilutive',
      'si, quand, lorsque, dès que, puisque',
      'bpa, bpa pro forma, bpa combiné',
      'monte, augmente, progresse, passe au-dessus, est supérieur, est plus haut, est plus élevé',
    ),
  ],
  so_dilutive: [
    `${crossed('so, hence, therefore, thus', 'dilutive, is dilutive, it’s dilutive, deal is dilutive, this is dilutive')}, makes it dilutive, makes the deal dilutive, which is dilutive, dilutive by construction, necessarily dilutive`,
    `${crossed('donc, du coup, alors', 'dilutif, c’est dilutif, elle est dilutive, ça devient dilutif, opération est dilutive')}, ce qui est dilutif, ce qui rend dilutif`,
  ],
  so_accretive: [
    `${crossed('so, hence, therefore, thus', 'accretive, is accretive, it’s accretive, deal is accretive, this is accretive')}, makes it accretive, makes the deal accretive, which is accretive, accretive by construction`,
    `${crossed('donc, du coup, alors', 'relutif, c’est relutif, elle est relutive, ça devient relutif, opération est relutive')}, ce qui est relutif`,
  ],
  is_dilutive: [
    'is dilutive, it’s dilutive, are dilutive, will be dilutive, always dilutive',
    'est dilutif, est dilutive, sera dilutif, sera dilutive, dilue',
  ],
  condition_word: [
    'if, when, whenever, as long as, as soon as, once, provided, because, since',
    'si, s’il, s’ils, quand, lorsque, dès que, tant que, dès lors que, à condition que, parce que, puisque, car',
  ],
  must_be: [
    'must, has to, have to, needs to, need your, need our, want our, should be',
    'faut un, faut que, doit être, doit avoir, doit rester',
  ],
  we_ourselves: [
    'acquirer, buyer, bidder, our, my, your, we',
    'acquéreur, acheteur, notre, mon, ma, nous, votre',
  ],
  than_what_we_pay: [
    'than the one it pays, than what it pays, than what we pay, than what you pay, than the pe paid, than the target, than theirs, than the multiple paid, than the one paid',
    'que celui que je paie, que celui qu’il paie, que celui payé, que celui de la cible, que le per payé, que le per de la cible, que la cible, que le multiple payé, à celui de la cible, à celui qu’il paie, au per payé, au per de la cible',
  ],
  lower_rated: [
    'lower, below, smaller, cheaper',
    'plus bas, plus faible, inférieur, en dessous, moins élevé, plus petit',
  ],
  higher_rated: [
    'higher, above, bigger, dearer, richer',
    'plus haut, plus élevé, supérieur, au-dessus, plus cher, dépasse, plus grand',
  ],
  low_rating: [
    crossed('pe, p/e, multiple, rating', 'is low, is really low, is low, is depressed, is poor'),
    crossed('per, multiple', 'est faible, est bas, est très faible, est très bas'),
  ],
  picks_shares: [
    'push for shares, push for stock, go for shares, go for stock, recommend shares, recommend stock, prefer shares, prefer stock, shares are best, stock is best, most accretion, most accretive',
    'privilégie les titres, conseille les titres, recommande les titres, préfère les titres, mieux payer en titres, intérêt à payer en titres',
  ],
  total_profit_compared: [
    crossed(
      'combined net income, total net income, pro forma net income, group net income, combined profit, total profit, group profit',
      'is higher than, is above, exceeds, is bigger than, is larger than, is more than, beats',
    ),
    crossed(
      'résultat net combiné, résultat net total, résultat net pro forma, résultat net du groupe, résultat combiné, bénéfice total',
      'dépasse, est supérieur, est plus élevé, est au-dessus, excède',
    ),
  ],
  total_profit: [
    'combined net income, total net income, pro forma net income, group net income, combined profit, total profit',
    'résultat net combiné, résultat net total, résultat net pro forma, résultat net du groupe, résultat combiné, bénéfice total',
  ],
  against_own_profit: [
    crossed(
      'over, divided by, to, versus, with, against, equals, back to',
      'acquirer’s net income, buyer’s net income, acquirer’s own net income, acquirer’s standalone net income, standalone net income, our net income, acquirer’s profit',
    ),
    crossed(
      'sur, au niveau du, au, par le, rapporté au, divisé par',
      'résultat net de l’acquéreur, résultat net de l’acheteur, notre résultat net, résultat net seul, résultat de l’acquéreur',
    ),
  ],
  count_has_no_say: [
    'share count is irrelevant, number of shares is irrelevant, number of shares does not matter, share count does not matter',
    'nombre de titres n’a rien à y voir, nombre d’actions n’a rien à voir, nombre d’actions ne compte pas, peu importe le nombre d’actions',
  ],
  keeps_old_count: [
    crossed(
      'keep, hold, use, leave',
      'acquirer’s share count, acquirer’s number of shares, acquirer’s shares, number of shares, share count, old share count, original share count',
    ),
    crossed(
      'garde, conserve, laisse, maintiens, garder, conserver',
      'nombre d’actions, nombre de titres, actions de l’acquéreur, ancien nombre',
    ),
  ],
  even_in_shares: [
    crossed(
      'even if, even when, even though, although',
      'we pay in, you pay in, it pays in, paid in, paying in, it is paid in, we issue, it issues, you issue',
    ),
    crossed(
      'même si, même quand, même lorsque, bien que',
      'on paie, paye, paie, émet, payé, règle',
    ),
  ],
  target_shares_too: [
    crossed(
      'plus, add, and, adding',
      'target’s existing shares, target’s outstanding shares, target’s own shares, target’s old shares, target’s share count, existing shares of the target',
    ).concat(
      ', both sets stay, both sets of shares, target’s shares stay, target’s shares remain, target’s shares continue, shares of the two companies together, add up the two share counts, add the two share counts, sum of the two share counts',
    ),
    crossed(
      'plus, et, ajoute, rajoute, avec',
      'actions existantes de la cible, titres existants de la cible, anciennes actions de la cible',
    ).concat(
      ', actions de la cible restent, titres de la cible restent, actions de la cible subsistent, additionne les actions des deux, additionne le nombre d’actions des deux, somme des actions des deux',
    ),
  ],
  funding_off_earnings: [
    crossed(
      'financing, funding, debt, financing cost, interest, how it is financed',
      'only touches, only affects, only hits, only concerns, only changes',
      'balance sheet',
    ).concat(
      ', ',
      crossed(
        'financing, funding, debt, financing cost, interest',
        'does not touch, does not affect, does not hit, does not go through, never hits, never touches',
        'income statement, net income, eps, earnings, p&l',
      ),
    ),
    crossed(
      'financement, dette, emprunt, intérêts',
      'ne touche que, ne concerne que, ne joue que sur, ne touchent que, n’affecte que',
      'bilan',
    ).concat(
      ', ',
      crossed(
        'financement, dette, emprunt, intérêts',
        'ne touche pas, ne passe pas par, n’affecte pas, ne touchent pas, ne passent pas par',
        'compte de résultat, résultat net, bpa',
      ),
    ),
  ],
  deducts_it: [
    'deduct, subtract, take off, charge',
    'déduis, déduit, déduire, retire, retranche, enlève',
  ],
  interest_on_deal: [
    'interest on the debt, acquisition debt interest, interest on the loan, financing cost, cost of financing, cost of the debt, interest on the acquisition debt',
    'intérêts de la dette, intérêts d’acquisition, intérêts de l’emprunt, coût du financement, intérêts sur la dette, frais financiers',
  ],
  price_up: [
    crossed(
      'the higher, the dearer',
      'acquirer’s share price, acquirer’s price, acquirer’s stock, our share price, our price, buyer’s share price, share price',
    ),
    crossed(
      'plus',
      'cours de l’acquéreur, cours de l’acheteur, notre cours, cours, action de l’acquéreur',
      'est élevé, est haut, monte, augmente, grimpe',
    ),
  ],
  price_down: [
    crossed(
      'acquirer’s share price, acquirer’s price, acquirer’s stock, our share price, our price, buyer’s share price, share price',
      'falls, drops, goes down, is lower, is low, declines',
    ),
    crossed(
      'cours de l’acquéreur, cours de l’acheteur, notre cours, cours, action de l’acquéreur',
      'baisse, chute, recule, est bas, descend, est plus bas',
    ),
  ],
  more_issued: [
    'more shares it issues, more shares it has to issue, more shares we issue, more shares you issue, more new shares, more shares to issue',
    'plus il doit émettre, plus il émet, plus on émet, plus on doit émettre, plus il faut émettre',
  ],
  fewer_issued: [
    'issue fewer, issues fewer, issue less, fewer shares to issue, fewer new shares, need fewer shares',
    'émet moins, émettre moins, moins il émet, moins on émet, moins il faut émettre',
  ],
  paper_always_dilutes: [
    crossed(
      'shares, stock, stock deal, share deal, stock deals, all stock deal, all share deal, deal paid in shares, deal paid in stock, paying in shares, paying in stock, issuing shares',
      'is, are',
      'always, necessarily, automatically, systematically, by definition',
      'dilutive',
    ),
    crossed(
      'titres, actions, opération en titres, opération payée en titres, payer en titres, paiement en titres, émettre des titres, émettre des actions',
      'est, sont, c’est',
      'toujours, forcément, nécessairement, automatiquement, systématiquement, par définition',
      'dilutif, dilutive',
    ),
  ],
  debt_lifts_income: [
    crossed(
      'debt, borrowing, loan, interest',
      'increases, raises, boosts, lifts, adds to',
      'net income, combined net income, earnings',
    ),
    crossed(
      'dette, emprunt, elle, intérêts',
      'augmente, accroît, améliore, augmentent',
      'résultat net',
    ),
  ],
  sets_pe_against: [
    crossed('compare, comparing', 'pe, p/e, target’s pe, target’s p/e, pe of the target, multiple'),
    crossed('compare, comparer, comparant', 'per, multiple'),
  ],
  price_of_debt: [
    'cost of debt, cost of the debt, cost of borrowing, interest rate, debt rate, coupon, loan rate',
    'coût de la dette, taux de la dette, taux d’intérêt, taux de l’emprunt, coût de l’emprunt, coupon',
  ],
  rates_up: [
    'rates rise, rates go up, higher rates, rates are higher, rising rates, rates increase',
    'taux montent, taux augmentent, hausse des taux, taux plus élevés, taux remontent, taux grimpent',
  ],
  more_accretive: ['more accretive', 'plus relutif, plus relutive'],
  cash_paid: [
    'cash deal, in a cash, paid in cash, pay in cash, paying cash, all cash, debt deal, paid in debt',
    'payé en cash, payer en cash, en numéraire, opération en cash, payée en cash, payée par dette, opération par dette, payé par dette',
  ],
  two_ratings: [
    crossed(
      'compare, comparing, look at',
      'two pes, two p/es, both pes, both p/es, two pe, pes, p/es, two multiples',
    ),
    crossed('compare, comparer, regarde, comparant', 'per, deux per, deux multiples'),
  ],
  against_target_eps: [
    crossed(
      'against, versus, with, to, than, above, exceeds',
      'target’s eps, target’s standalone eps, eps of the target, target’s own eps',
    ),
    crossed(
      'au, que le, du, dépasse le, avec le, face au',
      'bpa de la cible, bpa de la cible seule',
    ),
  ],
  gap_is_answer: [
    crossed(
      'gap, shortfall, hole, difference',
      'is the synergy, is the synergies, is already the answer, is the answer, is the pre tax, equals the synergies, is itself the synergy',
    ).concat(
      ', gap is already after tax so, shortfall is already after tax so, shortfall is exactly the synergies, no gross up, no grossing up, without grossing up, not gross up, not gross it up, not need to gross, need not gross, straight synergies needed, is the synergy figure',
    ),
    crossed(
      'manque, écart, trou, différence',
      'est la réponse, est déjà la réponse, donne directement les synergies, c’est la synergie, ce sont les synergies, est le montant avant impôt, correspond aux synergies avant impôt',
    ).concat(
      ', pas besoin de remonter avant impôt, inutile de remonter avant impôt, sans repasser avant impôt, pas de remontée avant impôt, pas besoin de repasser avant impôt',
    ),
  ],
  already_taxed: [
    'already been taxed, never taxed, never get taxed, not get taxed, not be taxed, not be hit again, not taxed again, taxed twice, net income has been taxed already',
    'déjà imposé, déjà taxé, jamais taxées, jamais imposées, imposer deux fois, taxer deux fois, ne seront pas imposées, pas taxées à nouveau',
  ],
  gross_up_wrong: [
    crossed(
      'multiply, multiplying',
      'gap, shortfall, hole, it, after tax gap, after tax amount, missing amount',
      'by one minus, by 0 75, by 75',
    ).concat(
      ', ',
      crossed(
        'smaller than, lower than, less than, below',
        'gap, shortfall, after tax gap, after tax shortfall',
      ),
      ', divide by the tax rate, divided by the tax rate, times one plus the tax rate, multiply by one plus the tax rate',
    ),
    crossed(
      'multiplie, multiplier, multipliant',
      'manque, écart, trou, ce manque, cet écart',
      'par un moins, par 0 75, par 75',
    ).concat(
      ', ',
      crossed(
        'inférieures, plus petites, plus faibles, moins que',
        'au manque, à l’écart, que le manque, que l’écart',
      ),
      ', divise par le taux d’impôt, diviser par le taux d’impôt, multiplie par un plus le taux, impôt nous fait économiser, impôt fait économiser, impôt en fait économiser',
    ),
  ],
  breakeven_point: [
    'break even, breakeven, breaks even',
    'équilibre, point mort, seuil, bpa inchangé, bpa reste inchangé',
  ],
  deal_paid_back: [
    'purchase price is covered, price is paid back, premium is paid back, premium is covered, premium is earned back, cover the purchase price, cover the whole price, cover the premium, pay back the premium, creates zero value, create exactly zero value, paid back the price, pay back the price, paid for the target, paid back what we paid, recoup the price, recovered the price, earned back the premium, earned back the price, premium has been earned, premium has been recovered, premium is recovered, cover the full purchase price, paid back the purchase price, pay back the purchase price',
    'prime est remboursée, prime est couverte, prime est payée, prix est remboursé, couvrir le prix, couvrent le prix, rembourser le prix, couvrent la prime, couvrir la prime, rembourser la prime, remboursent la prime, crée exactement zéro valeur, crée zéro valeur, remboursé le prix, remboursent le prix, remboursé la prime, amorti le prix, amortissent le prix, récupéré le prix, récupéré sa mise, payé la cible, rentabilisé le prix, récupéré la prime, récupère la prime, prime est récupérée, a remboursé la prime',
  ],
  earns_its_keep: [
    'need to earn, have to earn, earn anything, need to be remunerated, earn the same, need earnings',
    'à gagner, à rapporter, besoin de gagner, besoin de rapporter, doivent rapporter, doivent gagner, à rémunérer, besoin d’être rémunérées',
  ],
  amortisation_spares_eps: [
    crossed(
      'ppa amortisation, amortisation of intangibles, amortisation of the intangibles, amortisation of the write up, amortisation',
      'increases, raises, adds to, lifts, does not affect, does not touch, has no effect on, has no impact on',
      'eps, net income, earnings per share',
    ),
    crossed(
      'amortissement, amortissement de la ppa, amortissement des incorporels, amortissement des actifs réévalués, amortissement de la réévaluation',
      'augmente, améliore, ne touche pas, n’affecte pas, ne change rien au, n’a aucun effet sur, n’a pas d’effet sur',
      'bpa, résultat net',
    ),
  ],
} as const satisfies Lexicon;
