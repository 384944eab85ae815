import type { Lexicon } from '../../types.ts';

/** Words for what is said wrongly of a family that wants cash and of a deal that is judged. */
export const misstatedCases = {
  misstated_capital_increase: [
    'capital increase, issues new shares, issue new shares, issuing new shares, new share issue, primary issue, raises new equity, share issue, rights issue',
    'augmentation de capital, augmentation du capital, émet des actions nouvelles, émet de nouvelles actions, émettre des actions nouvelles, émission d’actions, lève des fonds propres',
  ],
  misstated_family_pocket: [
    'into the family’s pocket, goes to the family, paid to the family, gives the family cash, family receives the cash, family gets the cash, family gets the money, family receives the money, family pockets, cashes out the family, into their pockets, into the owners’ pockets, goes straight to the family',
    'dans la poche de la famille, va à la famille, revient à la famille, versé à la famille, famille touche, famille encaisse, famille reçoit l’argent, famille reçoit le cash, famille récupère l’argent, famille récupère le cash, dans leur poche, dans leurs poches, dans les poches de la famille, va directement à la famille, donne du cash à la famille',
  ],
  misstated_without_dilution: [
    'without diluting, without dilution, no dilution, not diluted, doesn’t dilute, does not dilute, nobody is diluted',
    'sans diluer, sans dilution, sans être diluée, sans se diluer, aucune dilution, pas de dilution, ne dilue pas, ne dilue personne',
  ],
  misstated_small_block: [
    '20% of the votes, 30% of the votes, with twenty percent, with thirty percent, with 20%, with 25%, with 30%, with a third, with a quarter, even with a third, largest shareholder, biggest shareholder, largest single shareholder, main shareholder, 20 percent of the votes, twenty percent of the votes, thirty percent of the votes, a minority of the votes',
    '20 % des droits, 30 % des droits, 20 % des voix, 30 % des voix, avec 20 %, avec 25 %, avec 30 %, avec vingt pour cent, avec trente pour cent, avec un tiers, avec un quart, premier actionnaire, plus gros actionnaire, principal actionnaire, actionnaire principal, une minorité des voix, vingt pour cent des droits, vingt pour cent des voix, trente pour cent des voix',
  ],
  misstated_decides_all: [
    'decides everything, decides alone, decides on everything, controls everything, rules alone, full control, keeps all the power, runs everything, calls all the shots, passes any resolution, wins every vote',
    'décide de tout, décide seule, décide seul, contrôle tout, garde tout le pouvoir, a tout le pouvoir, commande seule, dirige seule, plein contrôle, contrôle total, fait tout passer, gagne tous les votes',
  ],
  misstated_comes_back: [
    'always comes back, always pays back, always recovered, always earned back, always pays off, always recoups, is always recouped, recovered when the share, pays for itself, comes back when the share, comes back through the share price, recovered through the share price, earned back in the share price',
    'se récupère toujours, se récupère quand, se rattrape toujours, toujours récupérée, toujours rentabilisée, se rentabilise toujours, se rembourse toujours, se retrouve toujours, récupérée par la hausse, récupérée dans le cours, revient toujours, se paie toute seule',
  ],
  misstated_recovered_alone: [
    'automatically recovered, recovered automatically, comes back automatically, recouped automatically, comes back by itself',
    'se récupère d’elle-même, récupérée automatiquement, automatiquement récupérée, se récupère automatiquement, récupérée d’office, revient automatiquement',
  ],
  misstated_any_premium: [
    'any premium, every premium, all premiums, a premium is always, premiums are always, whatever the premium, whatever premium, no premium is ever',
    'toute prime, n’importe quelle prime, toutes les primes, une prime est toujours, primes sont toujours, quelle que soit la prime, aucune prime n’est',
  ],
  misstated_money_lost: [
    'money lost, lost money, wasted money, money wasted, money thrown away, money down the drain, thrown away, pure waste, pure loss, is a loss, overpayment, never justified, is justified',
    'argent perdu, perdu pour l’acheteur, perdu pour l’acquéreur, argent jeté, jeté par les fenêtres, gaspillage, perte sèche, perte pure, pure perte, jamais justifiée, est justifiée',
  ],
  misstated_price_is_value: [
    'market is always right, share price is the true value, share price gives the true value, market price is the true value, share price is the real value, share price is always right, market price is always right',
    'cours de bourse donne la vraie valeur, bourse donne la vraie valeur, marché a toujours raison, cours a toujours raison, bourse a toujours raison, cours donne la vraie valeur, cours est la vraie valeur, cours reflète la vraie valeur',
  ],
  misstated_leaves_tax_out: [
    'don’t take tax off, leave tax out, leave out tax, leave the tax out, ignore tax, ignore the tax, skip tax, skip the tax, forget tax, no tax on synergies, don’t tax, do not tax, do not deduct tax',
    'laisse l’impôt de côté, ignore l’impôt, oublie l’impôt, ne compte pas l’impôt, ne déduis pas l’impôt, ne retire pas l’impôt, n’enlève pas l’impôt, ne tiens pas compte de l’impôt, pas d’impôt à retirer',
  ],
  misstated_reject_always: [
    'must reject any hostile, must reject every hostile, must refuse any hostile, reject on principle, refuse on principle, reject whatever the price, refuse whatever the price',
    'rejeter toute offre hostile, refuser toute offre hostile, rejeter par principe, refuser par principe, refus de principe, refuser quel que soit le prix, rejeter quel que soit le prix',
  ],
  misstated_no_share_at_all: [
    'without any shares, without holding any shares, without a single share, without owning anything, with no shares, even with no shares',
    'sans aucune action, sans détenir d’actions, sans une seule action, sans rien détenir, sans détenir aucun titre, sans aucun titre',
  ],
  misstated_never_weighs: [
    'never affects, can never affect, never touches, can’t touch, cannot touch, never weighs on, doesn’t concern, has no effect on, never reaches',
    'ne peut jamais peser, ne pèse jamais, ne pèse pas, ne touche pas, ne peut pas toucher, ne concerne pas, sans effet sur, n’atteint jamais',
  ],
  misstated_only_cash: [
    'only get liquidity, only get cash, only obtain liquidity, only raise cash, only way to get cash, only source of cash, only take cash out',
    'n’obtient de liquidité, n’avoir de liquidité, seule façon de toucher, seul moyen de toucher, ne peut avoir du cash, ne peut toucher du cash, ne peut obtenir de liquidité',
  ],
  misstated_target_pays: [
    'target always compensates, target compensates the buyer, target pays the buyer, seller pays the buyer, seller compensates the buyer, target owes the buyer, target had to pay, target must pay the buyer, seller who pays the fee',
    'cible doit payer l’acquéreur, vendeur verse à l’acquéreur, vendeur qui verse l’indemnité, vendeur qui paie l’indemnité, cible indemnise, vendeur indemnise l’acheteur, vendeur indemnise l’acquéreur, cible paie l’acquéreur, cible verse à l’acquéreur',
  ],
  misstated_pure_gain: [
    'pure upside, pure gain, free upside, straight gain, no cost to put back, nothing to put back, no replacement cost, nothing to add in their place',
    'gain pur, pur gain, bénéfice net pour, aucun coût à remettre, rien à remettre, aucun coût de remplacement, rien à ajouter à la place',
  ],
  misstated_forbids_tender: [
    'forbid its shareholders to tender, forbid shareholders to tender, forbid holders to tender, stop shareholders from tendering, stop holders from tendering, prevent shareholders from tendering',
    'empêcher les actionnaires d’apporter, interdire aux actionnaires, interdit aux actionnaires, interdire d’apporter',
  ],
  case_only_listed: [
    'structure my advice in, structure the advice in, structure it in, structure my answer in, several stages, several steps, several points',
    'structurerais mon conseil en, structurerais en, structure mon conseil en, plusieurs temps, plusieurs étapes, plusieurs points, plusieurs axes',
  ],
  asks_for_care: [
    'pay attention to, watch out for, be careful about, be careful with, be mindful of, keep an eye on, keep in mind the',
    'faire attention aux, faire attention à la, faire attention au, être attentif aux, être vigilant sur, garder un œil sur, garder en tête les',
  ],
} as const satisfies Lexicon;
