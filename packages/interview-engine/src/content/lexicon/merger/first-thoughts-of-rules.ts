import type { Lexicon } from '../../types.ts';
import { crossed } from '../crossed.ts';

/** The rules of a deal's arithmetic, as those say them who have them the wrong way round. */
export const firstThoughtsOfRules = {
  multiple_we_pay: [
    'one you pay, one we pay, one paid, pe ratio we pay, pe ratio you pay, pe ratio paid, pe ratio of the target, pe we pay, pe you pay, pe paid, target’s pe, pe of the target, their pe, seller’s pe, p e we pay, p e you pay, p e paid, target’s p e, multiple we pay, multiple you pay, multiple paid, seller’s p e, p e it pays, their p e, target p e, target’s multiple, price we pay, one it pays, multiple it pays',
    'celui payé, celui qu’on paie, per payé, per qu’on paie, per de la cible, per d’achat, multiple payé, leur per, per du vendeur, per d’acquisition, multiple de la cible, per auquel on achète, per cible, celui qu’il paie',
  ],
  multiple_we_have: [
    'your pe, pe ratio of the acquirer, our pe, acquirer’s pe, buyer’s pe, own pe, pe of the acquirer, our p e, acquirer’s p e, buyer’s p e, own p e, bidder’s p e, acquirer’s multiple, our own multiple, ours',
    'notre per, per de l’acquéreur, per de l’acheteur, notre propre per, son propre per, per de l’initiateur, multiple de l’acquéreur, notre multiple, le nôtre',
  ],
  accretive_more: [
    'more accretive, accretion goes up, accretion rises, accretion increases, accretion improves',
    'plus relutif, plus relutive, relution augmente, relution monte, relution s’améliore',
  ],
  more_paper: [
    'more shares, more new shares, more stock, more paper, additional shares, extra shares',
    'davantage d’actions, plus d’actions, plus de titres, davantage de titres',
  ],
  fewer_gains: [
    'fewer synergies, less synergies, lower synergies, smaller synergies, synergies needed fall, synergies needed go down, lower the synergies, fewer the synergies, lower breakeven',
    'moins de synergies, synergies plus faibles, synergies nécessaires baissent, synergies nécessaires diminuent, synergies requises baissent, moins il faut de synergies',
  ],
  count_is_left: [
    'leave the denominator, keep the denominator, leave the share count, keep the share count, same number of shares, same share count, share count stays, denominator stays, denominator does not change, denominator is unchanged, number of shares stays, share count is unchanged, no new shares, number of shares remains, share count does not change',
    'garde le dénominateur, laisse le dénominateur, même nombre d’actions, nombre d’actions ne change pas, nombre d’actions reste, dénominateur ne change pas, dénominateur ne bouge pas, dénominateur reste, nombre de titres reste, aucune action nouvelle, pas d’actions nouvelles',
  ],
  added_before_tax: [
    crossed(
      'go in, come in, are taken, are added, are counted, are used, count, counted, taken, added, included, go straight in',
      'before tax, pre tax, gross, untaxed',
    ),
    crossed(
      'se prennent, sont prises, comptent, entrent, s’ajoutent, sont ajoutées, on les prend, on les ajoute, les retient, se comptent, comptées, sont comptées',
      'avant impôt, brutes, pour leur montant brut',
    ),
  ],
  may_be_skipped: [
    'can ignore, can leave out, you ignore, we ignore, can forget, can skip, no need to deduct, not deduct, not need to deduct, not have to deduct, i leave out, you leave out, we leave out, i ignore, can be left out, no need to count, no need to include, without deducting, leave them out, leave those out, they are left out, not belong, i skip',
    'peut ignorer, on ignore, peut négliger, peut oublier, laisse de côté, pas besoin de déduire, inutile de déduire, pas à déduire, ne déduit pas, pas besoin de compter, n’ont rien à faire, on les exclut, on les laisse, laisse de côté, sans déduire, j’ignore, ne compte pas, ne tient pas compte, pas besoin de retirer, on néglige',
  ],
  when_it_comes: [
    'whether they arrive, whether the savings, whether the synergies, whether synergies, whether they come, when they arrive, when the savings, when synergies, year three, year one or, early or late, in three years, later',
    'arrivent en année, en année un ou, tôt ou tard, plus tard, dans trois ans, en année trois, date à laquelle',
  ],
  of_the_whole: [
    'of the company, of the group, of the combined, of the capital, of the new company, of the new group, of the equity, percent ownership',
    'du groupe, du capital, de la société, de l’ensemble, du nouvel ensemble, du nouveau groupe',
  ],
  makes_it: ['means, gives, hands', 'donne, veut dire, signifie, attribue'],
  target_owns_less: [
    crossed(
      'target holders, target shareholders, target, target’s shareholders, sellers, they, target’s holders',
      'own less, get less, own a smaller, get a smaller, receive fewer, get fewer, end up with less, end up with a smaller, hold less, receive less, own fewer',
    ),
    crossed(
      'actionnaires de la cible, cible, vendeurs',
      'détiennent moins, ont moins, détiennent une plus petite, reçoivent moins, obtiennent moins, possèdent moins, détient moins, détiennent une part plus faible',
    ),
  ],
  no_premium: [
    'without a premium, no premium, lower premium, smaller premium',
    'sans prime, prime plus faible, moins de prime',
  ],
  loses_its_debt: [
    'deduct, adjust, correct, take off, subtract, remove, net off',
    'retirer, corriger, ajuster, retrancher, déduire, enlever, soustraire',
  ],
  at_net_income: [
    'from net income, at net income, to net income, net income contribution, on net income, net income line',
    'au résultat net, sur le résultat net, du résultat net, contribution en résultat net',
  ],
  stake_is_kept: [
    crossed(
      'leaves, leave, keeps, keep',
      'percentage untouched, percentage unchanged, holders’ percentage untouched, ownership unchanged, ownership untouched, percentages unchanged, stake unchanged, everyone’s stake, everyone’s percentage, stakes unchanged, control unchanged, control intact, existing holders’ percentage, existing shareholders’ stake',
    ) +
      ', no dilution, without dilution, does not dilute, do not dilute, not diluting, without diluting, avoids dilution, keeps the same percentage, keep the same percentage, keeps his stake, keep their stake, same percentage',
    crossed(
      'laisse, laissent, garde, conserve, préserve',
      'pourcentage intact, pourcentage inchangé, pourcentage de chacun, participation inchangée, part inchangée, part de chacun, contrôle intact, contrôle inchangé, actionnariat inchangé, pourcentages inchangés, actionnariat intact',
    ) +
      ', pas de dilution, sans dilution, ne dilue pas, ne diluent pas, aucune dilution, sans diluer, évite la dilution, garde le même pourcentage, gardent le même pourcentage, garde sa part, gardent leur part, garde son pourcentage',
  ],
  quarrel_word: [
    'dispute, disputes, litigation, argument, quarrel',
    'litige, litiges, conflit, contestation, dispute',
  ],
  wording_of_it: [
    'definition, accounting rules, accounting policies, the drafting, the metric, the perimeter, who runs the business, who runs it, conduct of the business, dispute procedure',
    'définition, définition de l’ebitda, règles comptables, méthodes comptables, rédaction, indicateur, périmètre, qui dirige la société, qui gère la société',
  ],
  yearly_gain: [
    'annual synergies, one year of synergies, a year of synergies, yearly synergies, single year of synergies, year’s synergies',
    'synergies annuelles, une année de synergies, synergies d’une année, synergies de l’année, synergies d’un an',
  ],
  buyer_takes_value: [
    'acquirer gains, acquirer captures, acquirer keeps, buyer gains, buyer keeps, buyer captures, acquirer has gained, acquirer has earned, acquirer wins',
    'acquéreur a gagné, acquéreur gagne, acquéreur capte, acquéreur garde, acquéreur qui a gagné, acquéreur qui gagne, acquéreur qui capte',
  ],
  count_makes_up: [
    'receive more shares, get more shares, more shares to compensate, shares adjust, extra shares to compensate, are compensated, receive extra shares, get extra shares',
    'reçoivent plus d’actions, reçoivent davantage d’actions, sont compensés, reçoit plus d’actions, reçoivent plus de titres, plus d’actions pour compenser',
  ],
  no_quarrel_risk: [
    'no risk of dispute, no dispute, no room for dispute, cannot be disputed, no risk of litigation, no risk of argument, nothing to dispute',
    'aucun risque de litige, pas de litige, aucun litige, aucune contestation, rien à contester, pas de contestation possible, aucun risque de contestation',
  ],
  goes_by_prices: [
    'use the prices, use the share prices, use share prices, take the prices, take the share prices, use the two prices, use both prices, compare the share prices',
    'prend les cours, utilise les cours, prend les prix, utilise les prix, compare les cours, rapporte les cours',
  ],
  cash_now: [
    'same as cash, as good as cash, equivalent to cash, just like cash',
    'pareil que du cash, équivaut à du cash, comme du cash',
  ],
} as const satisfies Lexicon;
