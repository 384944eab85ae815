import type { Lexicon } from '../../types.ts';
import { crossed } from '../crossed.ts';

/** The words of those who mistake who owns what, and what each way of paying does. */
export const mistakesOfOwnership = {
  on_acquirer_shares: [
    crossed(
      'times, multiplied by, multiply by, applied to, apply to',
      'acquirer’s shares outstanding, acquirer’s outstanding shares, acquirer’s number of shares, acquirer’s share count, acquirer’s total shares, our number of shares, our share count, our shares outstanding, shares of the acquirer',
    ),
    crossed(
      'fois, multiplié par, multipliée par, multipliées par, multiplie par, appliquée à, appliquée aux, appliqué aux, par',
      'nombre d’actions de l’acquéreur, nombre de titres de l’acquéreur, actions de l’acquéreur, titres de l’acquéreur, nos actions, nos titres',
    ),
  ],
  as_many_as_theirs: ['', 'autant d’actions nouvelles que la cible'],
  from_market_caps: [
    'ratio of the market caps, ratio of market caps, market cap of one over, market caps of the two, one market cap over the other',
    'rapport des capitalisations, sur les capitalisations boursières, capitalisation de la cible sur, ratio des capitalisations, une capitalisation sur l’autre, capitalisation de l’une sur',
  ],
  puts_on_our_price: [
    crossed(
      'apply, add, put, apply it, add it, put it, goes, calculated',
      'on the acquirer’s price, on the acquirer’s share price, to the acquirer’s price, to the acquirer’s share price, on our price, to our price, on our share price, to our share price',
    ),
    crossed(
      'applique, ajoute, mets, met, calcule, s’applique, s’ajoute',
      'au cours de l’acquéreur, sur le cours de l’acquéreur, à notre cours, sur notre cours',
    ),
  ],
  bigger_premium: [
    'higher the premium, bigger the premium, larger the premium, higher premium, bigger premium',
    'prime est forte, prime est élevée, prime est grande, prime augmente, prime monte, prime plus élevée, prime plus forte',
  ],
  acquirer_owns_more: [
    crossed(
      'more of the group, more of the combined, more, bigger, larger, bigger stake for',
      'acquirer’s shareholders, acquirer’s holders, our shareholders, stake of the acquirer',
    ).concat(
      ', ',
      crossed('less, smaller', 'target’s shareholders, target’s holders, target shareholders'),
    ),
    crossed(
      'plus, davantage pour',
      'actionnaires de l’acquéreur, nos actionnaires, acquéreur détient, acquéreur garde',
    ).concat(
      ', moins les actionnaires de la cible, moins la cible détient, moins ses actionnaires, réduit le nombre d’actions remises, diminue le nombre d’actions remises',
    ),
  ],
  read_straight_in_prices: [
    crossed(
      'reads, read, comes, follows, is read, taken, is taken, just follows, simply follows',
      'straight from the prices, directly from the prices, straight off the prices, directly off the prices, directly from the share prices, straight from the share prices, ratio of the share prices, ratio of the prices, two share prices',
    ),
    'directement dans les prix, directement dans les cours, découle directement des cours, suit directement les cours',
  ],
  fixed_ratio_safe: [
    crossed(
      'fixed ratio, fixed exchange ratio, ratio is fixed so it',
      'protects the seller, protects the target, guarantees the value, guarantees the price, fixes the value, locks the value',
    ),
    crossed(
      'parité fixe, parité est fixe donc elle',
      'protège le vendeur, protège la cible, garantit la valeur, garantit le prix, fige la valeur',
    ),
  ],
  debt_has_no_say: [
    crossed(
      'debt, net debt, leverage, indebtedness',
      'drops out, has no bearing, plays no part, plays no role, is irrelevant, does not matter, not come into it, not enter into it, does not enter, disappears, has no influence, changes nothing, makes no difference, is shared equally, can be ignored, is ignored',
    ),
    crossed(
      'dette, dette nette, endettement, levier',
      'sort de l’analyse, n’intervient pas, ne joue pas, ne compte pas, n’entre pas, n’a aucune incidence, n’a aucun effet, n’a pas d’incidence, n’a pas d’impact, ne change rien, disparaît, n’a rien à voir, est commune, est partagée à égalité, reste chez les banques, on s’en moque',
    ),
  ],
  heavier_debt: [
    'more indebted, more debt, heavier debt, bigger debt, more leveraged',
    'plus endettée, plus endetté, plus de dette, dette plus lourde, dette plus élevée',
  ],
  no_difference_to_them: [
    'changes nothing, makes no difference, does not change anything, not change its share, not change their share',
    'ça ne change rien, cela ne change rien, ne change rien pour',
  ],
  each_debt_added: [
    crossed(
      'add, adding, plus',
      'each company’s net debt, each side’s net debt, each side’s debt, each one’s net debt, each one’s debt, each party’s net debt, net debt of each, each company’s debt',
    ),
    crossed(
      'ajoute, ajouter, rajoute, plus, ajoutant',
      'dette nette de chacun, dette nette de chaque, dette de chacun, dette de chaque, dette nette des deux, dettes nettes',
    ),
  ],
  single_yardstick: [
    'only metric that matters, only metric that counts, only one metric, one metric is enough, only ebitda matters, only ebitda counts, ebitda is enough, ebitda is the only, look only at ebitda, only look at ebitda',
    'un seul agrégat, un seul critère, un seul indicateur, seul l’ebitda compte, ebitda suffit, uniquement l’ebitda, uniquement sur l’ebitda, seulement sur l’ebitda',
  ],
  net_of_debt_already: [
    'already net of debt, already after debt, already includes the debt, already equity value, gives equity value directly, directly gives equity, straight to equity value',
    'déjà nette de dette, déjà net de dette, déjà après dette, intègre déjà la dette, donne directement la valeur des titres, tient déjà compte de la dette, en valeur des titres directement',
  ],
  means_that: ['means, equals, that’s', 'veut dire, signifie, c’est, égale, implique'],
  of_the_group: [
    'of the company, of the group, of the combined, of the equity, of the capital, of the shares, of the new',
    'du capital, du groupe, de la société, du nouvel ensemble, des actions, des titres, de l’ensemble, du nouveau groupe, pour elle',
  ],
  shares_raise_debt: [
    crossed(
      'shares, issuing shares, paying in shares, stock, issuing stock, paying in stock, equity, new shares',
      'raises, increases, pushes up, lifts, adds to, worsens, puts up',
      'leverage, net debt, debt, gearing',
    ).concat(
      ', ',
      crossed(
        'shares, issuing shares, paying in shares, issuing stock, paying in stock',
        'hurts, weighs on, damages, threatens, costs you, cuts',
        'rating',
      ),
    ),
    crossed(
      'titres, payer en titres, émettre des titres, émission de titres, émettre des actions, paiement en titres',
      'augmente, alourdit, accroît, fait monter, dégrade, pèse sur, menace',
      'levier, dette, endettement, dette nette, notation, note',
    ),
  ],
  more_indebted_more: [
    crossed(
      'more indebted, more leveraged, more debt',
      'acquirer is the more, buyer is the more, we are the more, it is the more, you are the more, it has the more, it should, it has the better',
    ).concat(
      ', leveraged buyer should pay with debt, leveraged buyer should pay in debt, indebted buyer should use debt',
    ),
    'plus il a intérêt à payer en dette',
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
  paid_off_yet_in: [
    crossed(
      'in cash, with cash',
      'target’s shareholders, target shareholders, sellers, seller',
      'keep a stake, keep a share, keep part, stay shareholders, remain shareholders, stay invested, remain invested, become shareholders, still own, still vote, carry the risk',
    ),
    crossed(
      'en cash, en numéraire',
      'actionnaires de la cible, vendeurs, vendeur, cédants',
      'gardent une part, garde une part, restent actionnaires, reste actionnaire, deviennent actionnaires, conservent une part, restent investis, reste investi',
    ),
  ],
  paid_in_paper_yet_out: [
    crossed(
      'in shares, in stock, with shares, with stock',
      'target’s shareholders, target shareholders, sellers, seller',
      'are out, is out, leave completely, walk away, have no risk, bear no risk, take no risk, carry no risk, get certainty, get a certain value',
    ),
    crossed(
      'en titres, en actions',
      'actionnaires de la cible, vendeurs, vendeur, cédants',
      'sortent complètement, sort complètement, ne prennent aucun risque, ne prend aucun risque, ne portent aucun risque, sont sortis, est sorti',
    ),
  ],
  debt_spares_rating: [
    crossed(
      'debt, leverage, borrowing, more debt',
      'has no effect on, has no impact on, does not affect, does not touch, does not move',
      'rating, credit rating',
    ),
    crossed(
      'dette, levier, endettement, emprunter',
      'n’a aucun effet sur, n’a pas d’effet sur, n’a aucun impact sur, ne touche pas, n’affecte pas, ne change pas',
      'notation, note',
    ),
  ],
} as const satisfies Lexicon;
