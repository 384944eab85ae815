import type { Lexicon } from '../../types.ts';
import { crossed } from '../crossed.ts';
import { ofTheTarget } from '../word-lists.ts';

/** Accretion or dilution, in the words of those who get it wrong. */
export const accretionMisstated: Lexicon = {
  above_breakeven_bad: [
    crossed(
      'above, beyond, more than, over',
      'level, level of synergies, amount, threshold, break even, breakeven, number',
      'is dilutive, it’s dilutive, deal is dilutive, becomes dilutive, deal becomes dilutive',
    ),
    crossed(
      'au-dessus de, au-delà de',
      'niveau, niveau de synergies, montant, seuil, seuil de synergies',
      'c’est dilutif, opération est dilutive, elle est dilutive, devient dilutive, opération devient dilutive',
    ),
  ],
  above_is_bad: [
    'above it is dilutive, above that it is dilutive, above it’s dilutive, above it turns dilutive, above it becomes dilutive, anything more is dilutive, anything above is dilutive',
    'au-dessus ça devient dilutif',
  ],
  above_that_amount: [
    'above that number, above that amount, above that level, beyond that number, beyond that amount, more than that number',
    'au-delà de ce montant, au-delà de ce niveau, au-dessus de ce niveau, au-delà de ce seuil, au-dessus de ce seuil, au-delà de ce chiffre, au-dessus de ce montant',
  ],
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
  accretive_if_profit: [
    'accretive if total profit, accretive when total profit, accretive if combined profit, accretive when combined profit, accretive if combined net income, accretive when combined net income',
    'relutif dès que le résultat net',
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
  always_lifts: [
    'always lifts, lifts it more than loans, lifts eps more than, more accretive than debt, more accretive than loans, more accretive than borrowing, always more accretive, most accretive, always better for eps, costs earnings per share nothing, costs eps nothing, costs nothing in eps, costs eps zero, carries no interest so, no interest so it, always accretive, is always accretive, never dilutive',
    'toujours plus relutif, plus relutif que la dette, le plus relutif, pas d’intérêts donc, aucun intérêt donc, sans intérêts donc, toujours relutif, jamais dilutif, ne dilue jamais',
  ],
  below_breakeven_good: [
    crossed(
      'below, under, less than',
      'level, level of synergies, amount, threshold, break even, breakeven, number',
      'is accretive, it’s accretive, deal is accretive, becomes accretive, deal becomes accretive',
    ),
    crossed(
      'en dessous de, sous, au-dessous de, en deçà de',
      'niveau, niveau de synergies, montant, seuil, seuil de synergies',
      'c’est relutif, opération est relutive, elle est relutive, devient relutive, opération devient relutive',
    ),
  ],
  below_is_good: [
    'below it is accretive, below it’s accretive, less synergies is accretive, anything less is accretive, anything below is accretive, anything under is accretive',
    'en dessous c’est relutif',
  ],
  breakeven_point: [
    'break even, breakeven',
    'équilibre, point mort, seuil, bpa inchangé, bpa reste inchangé',
  ],
  cannot_dilute_eps: [
    crossed(
      'cannot be, can’t be, can never be, could never be, is never, never be, cannot become, impossible to be, no way it’s',
      'dilutive, diluted, any dilution',
    ) + ', cannot dilute, can’t dilute, can never dilute, never dilutes, no dilution possible',
    crossed(
      'ne peut pas être, ne peut être, ne peut jamais être, n’est jamais, jamais être, ne saurait être, ne sera jamais, impossible que ce soit',
      'dilutif, dilutive, dilué, diluée',
    ) +
      ', ne peut pas diluer, ne peut jamais diluer, ne dilue jamais, aucune dilution possible, pas de dilution possible',
  ],
  cash_dilutes_most: [
    crossed(
      'cash, paying in cash, paying cash, using cash',
      'is, is always, is by far',
      'dilutive, most dilutive, most dilutive way, most dilutive source',
    ),
    crossed(
      'cash, trésorerie, numéraire, payer en cash, payer en numéraire',
      'est, est toujours, est de loin, c’est',
      'dilutif, dilutive, plus dilutif, plus dilutive, mode de paiement le plus dilutif, source la plus dilutive, moyen le plus dilutif',
    ),
  ],
  combined_figure: ['pro forma, combined, new', 'pro forma, combiné, nouveau'],
  count_has_no_say: [
    'share count is irrelevant, number of shares is irrelevant, number of shares does not matter, share count does not matter',
    'nombre de titres n’a rien à y voir, nombre d’actions n’a rien à voir, nombre d’actions ne compte pas, peu importe le nombre d’actions',
  ],
  deal_paid_back: [
    'purchase price is covered, price is paid back, premium is paid back, premium is covered, premium is earned back, cover the purchase price, cover the whole price, cover the premium, pay back the premium, creates zero value, create exactly zero value, paid back the price, pay back the price, paid for the target, paid back what we paid, recoup the price, recovered the price, earned back the premium, earned back the price, premium has been earned, premium has been recovered, premium is recovered, cover the full purchase price, paid back the purchase price, pay back the purchase price',
    'prime est remboursée, prime est couverte, prime est payée, prix est remboursé, couvrir le prix, rembourser le prix, couvrent la prime, rembourser la prime, crée exactement zéro valeur, crée zéro valeur, amorti le prix, amortissent le prix, récupéré le prix, récupéré sa mise, payé la cible, rentabilisé le prix, récupéré la prime, prime est récupérée, a remboursé la prime',
  ],
  dearer_money: [
    'higher the interest rate, higher interest rates are, dearer the money, more the bank asks',
    'plus le taux d’intérêt, plus les taux sont hauts, plus les taux montent, plus la banque demande',
  ],
  dilutes_the_most: ['most dilutive', 'de plus dilutif, le plus dilutif, la plus dilutive'],
  dilutive_deal: [
    'dilutive deal, dilutive acquisition, dilutive transaction, dilutive one, dilutive, dilution',
    'opération dilutive, acquisition dilutive, deal dilutif, dilutif, dilutive, dilution',
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
  eps_down_is_good: [
    'eps falls is accretive, falling eps is accretive, falling eps means accretive, falling eps is accretion, lower eps is accretive, lower eps means accretive, lower eps means accretion, lower eps is accretion, accretive when eps falls, accretive if eps falls, accretive means eps falls, accretive means lower eps, accretive because eps falls, lower so accretive, falls so accretive',
    'bpa qui baisse c’est justement, baisse donc relutif',
  ],
  eps_is_lifted: [
    'makes my eps go up, makes our eps go up, makes eps go up, raises my eps, raises our eps, raises eps, lifts eps, accretive, eps rises, eps goes up',
    'fait monter mon bpa, fait monter notre bpa, fait monter le bpa, relutif, relutive, bpa monte, bpa augmente',
  ],
  eps_must_rise: [
    'can only rise, can only go up, has to rise, must rise, cannot fall, cannot go down, cannot dilute',
    'ne peut que monter, ne peut que progresser, ne peut qu’augmenter, ne peut pas baisser, monte forcément, ne peut pas diluer',
  ],
  eps_of_target: [
    [
      crossed(ofTheTarget, 'eps, earnings per share, standalone eps, old eps, own eps') +
        ', eps of the target, earnings per share of the target, eps of the seller',
      'that of the target',
    ].join(', '),
    'celui de la cible, bpa de la cible, bénéfice par action de la cible, bpa cible, bpa du vendeur',
  ],
  eps_up_is_bad: [
    'higher eps is dilutive, higher eps means dilutive, higher eps means dilution, rising eps is dilutive, rising eps means dilution, dilutive when eps rises, dilutive if eps rises, dilutive means eps rises, dilutive means higher eps',
    '',
  ],
  giving_as_reason: ['because, since, as, given that', 'parce que, puisque, car, vu que, comme'],
  goes_higher: [
    'goes up, rises, is up, increases, is higher, improves, goes from, grows, exceeds, is above, is bigger',
    'monte, augmente, progresse, est en hausse, s’améliore, passe de, dépasse, est plus élevé, est supérieur, grimpe',
  ],
  heard_dearer_target: [
    'pricier the target, dearer the target, more expensive the target, higher its p/e, higher its multiple, very high p/e, higher the target’s multiple, higher the target’s p/e, higher the multiple we pay, more we pay for the target',
    'plus la cible se paie, plus son per est élevé, per très élevé, multiple très élevé, plus la cible est chère, plus le multiple est élevé, plus on paie la cible cher',
  ],
  heard_inverse: ['one over, inverse', 'inverse, un sur le coût'],
  heard_lower_pe: [
    'the lower p/e, the lowest p/e, the smaller p/e',
    'per le plus faible, per le plus bas, per plus faible, plus petit per',
  ],
  heard_lower_than: [
    'lower than, below, less than, smaller than, under',
    'inférieur, plus bas, plus faible, en dessous',
  ],
  heard_more_accretive: [
    'more accretive, more eps, more it adds, more our earnings per share, more the earnings per share',
    'plus l’opération est relutive, plus c’est relutif, plus relutif, plus le bpa monte, monter le bpa, monter le plus mon bénéfice, monter le bénéfice par action',
  ],
  heard_own_side: ['our, my, acquirer, buyer, we', 'mon, notre, acquéreur, acheteur'],
  heard_target_is_it: [
    'if the target, when the target, target’s p/e is, as long as the target, buy a target',
    'si la cible, si le per de la cible, quand la cible, per de la cible est, tant que la cible',
  ],
  is_sufficient: ['is enough, only need, just need, is all you need, suffices', 'suffit'],
  joint_income: [
    'combined income, combined net income, combined earnings, combined profit, total income, total profit, total net income, joint profit, group profit',
    'résultat combiné, résultat net combiné, bénéfice combiné, bénéfice total, résultat total, bénéfice cumulé, résultat cumulé, bénéfice du groupe, résultat du groupe',
  ],
  lifts_eps_always: [
    'always raises eps, always lifts eps, always increases eps, always boosts eps, always pushes eps up',
    'fait toujours monter le bpa, augmente toujours le bpa, améliore toujours le bpa, fait toujours grimper le bpa',
  ],
  misread_lifts_always: [
    'always accretive, automatically accretive, necessarily accretive, accretive by definition, never dilutive, cannot be dilutive',
    'toujours relutive, forcément relutive, automatiquement relutif, jamais dilutif, relutif par définition',
  ],
  more_accretive: ['more accretive', 'plus relutif'],
  more_accretive_then: ['more accretive', 'plus relutif, plus l’opération est relutive'],
  must_equal: [
    'equal, equals, match, matches, reach, reaches, same as',
    'égale, égal, égaler, rejoigne, atteigne, soit le même que, rejoindre',
  ],
  necessarily_so: [
    'by definition, always, necessarily, automatically, every time, by nature, means, so, therefore, systematically, inevitably',
    'par définition, toujours, forcément, nécessairement, automatiquement, à chaque fois, par nature, veut dire, signifie, donc, systématiquement, à tous les coups',
  ],
  neither_gain_nor_loss: [
    'no value is created or lost, neither created nor destroyed, value neutral, value is neutral, value creation is zero, zero value created, no value created or destroyed, no value is created or destroyed, creates no value and destroys none',
    'ni création ni destruction, ne crée ni ne détruit, ni créée ni détruite, neutre en valeur, valeur créée est nulle, aucune valeur créée ni détruite, création de valeur est nulle',
  ],
  no_gain_no_loss: [
    'neither gained nor lost, neither gains nor loses, neither won nor lost, no value is lost, no value lost, value neutral, neither richer nor poorer, no value created',
    'ni gagné ni perdu, ne gagne ni ne perd, ni gain ni perte, ne perd pas de valeur, aucune valeur perdue, neutre en valeur, ni plus riche ni plus pauvre',
  ],
  no_interest_on_it: [
    'no interest, no coupon, bears no interest, carries no interest, without interest, interest free',
    'pas d’intérêts, pas un centime d’intérêts, aucun intérêt, aucun coupon, sans intérêts, pas d’intérêts à payer, pas de frais financiers, aucun frais financier, ne verse aucun intérêt, ne coûte pas d’intérêts',
  ],
  no_share_issued: [
    'no shares are created, no share is created, no shares created, no new shares are created, nothing is issued, no paper is issued, no shares being issued, no new shares, no shares issued, no shares are issued, not issue shares, not issue any shares, no extra shares, no new stock, without new shares, without issuing shares, same share count, no dilution of capital, share count does not change',
    'aucune action créée, aucune action n’est créée, on ne crée pas d’actions, on ne crée aucune action, rien n’est émis, pas d’actions créées, aucun titre créé, aucun titre n’est émis, pas d’actions nouvelles, aucune action nouvelle, sans actions nouvelles, pas de nouvelles actions, n’émet pas d’actions, n’émet aucune action, sans émettre d’actions, sans émission, pas d’émission, aucune action émise, pas de titres émis, n’émet pas de titres, aucune émission, pas de titres nouveaux, nombre d’actions ne change pas, n’émet rien',
  ],
  only_accretive: [
    'can only be accretive, must be accretive, always accretive, bound to be accretive, automatically accretive, necessarily accretive, has to be accretive, accretive by definition, accretive by construction',
    'ne peut être que relutif, ne peut qu’être relutif, forcément relutif, toujours relutif, nécessairement relutif, automatiquement relutif, relutif par construction, relutif par définition',
  ],
  ought_never_to: [
    crossed(
      'never, you never, would never, should never, must never, one never',
      'do, do one, do it, sign, accept, go for, pursue',
    ) + ', must be refused, has to be refused, always walk away, always refuse, always turn down',
    crossed(
      'ne, on ne, il ne faut, on ne doit, ne doit',
      'fait jamais, jamais faire, faut jamais, signe jamais, jamais accepter, accepte jamais',
    ) + ', jamais faire, doit être refusée, faut refuser, on refuse toujours',
  ],
  own_old_profit: [
    'our old profit, our profit before, acquirer’s profit, our own profit, acquirer’s net income, buyer’s profit, what we made before, our old income',
    'notre ancien résultat, notre résultat d’avant, résultat de l’acquéreur, celui de l’acquéreur, notre ancien bénéfice, notre bénéfice d’avant',
  ],
  own_share_shrinks: [
    'own a smaller share, own less, hold a smaller, hold less, percentage falls, percentage goes down, stake falls, stake goes down, stake shrinks, ownership falls, ownership goes down, ownership shrinks, lose ownership, smaller slice, lose percentage, lose control, smaller stake, smaller percentage, lower stake, lower percentage, end up with a smaller',
    'détiennent moins, pourcentage baisse, pourcentage diminue, part baisse, part diminue, détention baisse, détention diminue, participation baisse, participation diminue, perdent le contrôle, perdent en pourcentage, part plus petite, pourcentage plus faible, participation plus faible, pourcentage plus petit, plus petit pourcentage, plus petite part',
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
  paper_helps_earnings: [
    'in shares is accretive, shares makes it accretive, stock deal is accretive, in stock is accretive',
    'payer en titres est relutif, en titres c’est relutif',
  ],
  past_that: ['above, beyond, anything over, more than', 'au-delà de, au-dessus de, plus de'],
  pays_for_itself: [
    'cover, covers, equal, equals, pay for, match, matches, repay, repays, offset, earn back, recover, pay back, add up to, recoup',
    'couvrent, couvre, égales, égale, égalent, égaux, remboursent, rembourse, compensent, compense, paient, paie, équivalent, récupère, rentabilisent, amortissent',
  ],
  price_drops: [
    'share price will fall, share price falls, share price drops, share price will drop, stock falls, stock will fall, price goes down on',
    'action va baisser, cours va baisser, action baisse en bourse, cours baisse, cours chute, action va chuter',
  ],
  profit_goes_up: [
    crossed('net income, profit, earnings', 'goes up, rises, increases, is higher, grows'),
    crossed('résultat net, résultat, bénéfice', 'augmente, monte, progresse, est plus élevé'),
  ],
  pushes_eps_up: [
    'raise eps, lift eps, boost eps, push eps up, get eps up',
    'monter le bpa, gonfler le bpa, doper le bpa, améliorer le bpa, augmenter le bpa',
  ],
  same_total_profit: [
    crossed(
      'net income, profit, total profit, earnings',
      'stays the same, stays at, is unchanged, unchanged, does not change, just has to stay, remains the same',
    ),
    'même résultat net, même résultat, même bénéfice, résultat net inchangé, résultat net ne bouge pas, résultat net reste, garder le résultat net, résultat inchangé',
  ],
  share_count_aside: [
    'whatever the number of shares, whatever the share count, that is enough, is all that matters, is what matters, only thing that matters, by itself, no need to divide, not need to divide, forget the share count, is automatically accretive, is always accretive, number of shares does not matter',
    'quel que soit le nombre d’actions, cela suffit, ça suffit, c’est ce qui compte, inutile de diviser, pas besoin de diviser, sans regarder le nombre, est automatiquement relutif, est toujours relutif, peu importe le nombre d’actions',
  ],
  share_price_up: [
    'share price rises, share price goes up, stock goes up, stock rises, share price increases',
    'cours monte, cours augmente, action grimpe, cours de bourse monte, cours de l’action monte, cours de l’acquéreur monte',
  ],
  slides_down: [
    'falls, drops, goes down, decreases, declines, comes out lower',
    'baisse, diminue, recule, descend, chute',
  ],
  stake_in_capital: [
    'stake goes up, stake rises, stake gets bigger, stake goes down, percentage goes up, percentage rises, own more of the company, own a bigger, own a larger, hold a bigger percentage, ownership goes up, ownership rises, own less of the company',
    'part des actionnaires dans le capital, part dans le capital, part du capital, participation augmente, participation monte, pourcentage augmente, pourcentage monte, pourcentage de détention, détiennent plus du capital, détiennent moins du capital',
  ],
  stands_for: [
    'means, mean, meaning, i.e., in other words, that is to say, amounts to, by definition, so, therefore, which is why',
    'veut dire, veulent dire, signifie, c’est-à-dire, autrement dit, revient à dire, par définition, donc',
  ],
  synergies_repay: [
    crossed(
      'pay back, repay, pay for, pays back, earn back, recover, cover, match, equal, recoup, reimburse',
      'premium, premium paid, price, exactly the premium, whole premium',
    ) +
      ', premium is recovered, premium is paid for, premium is repaid, premium is justified, premium has paid off',
    crossed(
      'remboursent, remboursent exactement, rembourse, couvrent, couvrent exactement, égalent, compensent, amortissent, paient, récupèrent, rentabilisent',
      'prime, prime payée, la prime versée, prix, prix payé',
    ) + ', prime est rentabilisée, prime est amortie, prime est justifiée, prime est gagnée',
  ],
  target_dearer_than_buyer: [
    'target trades at a higher p/e, higher p/e than the buyer, p/e above ours, lower p/e than the target, target has a higher p/e, higher p/e than the acquirer',
    'cible a un per plus élevé, per de la cible est plus élevé, per de la cible est supérieur, per supérieur au nôtre',
  ],
  target_profitable: [
    'target makes money, target is profitable, target makes a profit, target earns a profit, target earns money, it makes money, target has positive earnings',
    'cible est rentable, cible gagne de l’argent, cible fait des bénéfices, cible est bénéficiaire, cible fait du profit',
  ],
  total_profit: [
    'combined net income, total net income, pro forma net income, group net income, combined profit, total profit, consolidated ebitda, group profit, total ebitda, group ebitda, combined ebitda, sum of the ebitda, whole ebitda, overall ebitda, ebitda of the group, 200, right method, correct method, three multiples, the three',
    'résultat net combiné, résultat net total, résultat net pro forma, résultat net du groupe, résultat combiné, bénéfice total, tout l’ebitda, ebitda d’ensemble, ebitda total, ebitda du groupe, ebitda consolidé, somme des ebitda, ebitda global, ensemble de l’ebitda, 200, bonne méthode, trois multiples, des trois',
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
  total_profit_rises: [
    'net income rises, net income goes up, net income is higher, net income increases, total profit rises, total profit is higher, combined profit is higher, combined income is higher, combined profit rises, total net income, total profit goes up, total earnings rise, total earnings are higher, bigger total profit, profit is bigger, profits add up',
    'résultat net total, résultat net augmente, résultat net monte, résultat total augmente, résultat total monte, résultat net combiné, bénéfice total augmente, bénéfice total monte, résultat consolidé augmente, résultat net consolidé augmente',
  ],
  turns_dilutive: [
    'becomes dilutive, turns dilutive, is dilutive, it dilutes, deal dilutes, dilutive',
    'devient dilutive, est dilutif, ça dilue, redevient dilutif',
  ],
  whatever_multiple: [
    'what multiple you pay, whatever multiple, whatever the multiple, no matter the multiple, whatever the p/e, regardless of the multiple, regardless of the p/e, whatever you pay, what multiple we pay',
    'quel que soit le multiple, quel que soit le per, peu importe le multiple, peu importe le per, quels que soient les multiples, quels que soient les per',
  ],
  whole_profit: [
    'total profit, total net income, overall profit, overall net income',
    'résultat total, résultat global, bénéfice total, bénéfice global, résultat cumulé',
  ],
};
