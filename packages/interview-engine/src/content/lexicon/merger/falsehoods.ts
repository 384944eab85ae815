import type { Lexicon } from '../../types.ts';

/** The words of those who have it wrong. */
export const falsehoodNotions = {
  always_so: [
    'always, necessarily, by definition, automatically, in every case, in all cases, every time, systematically, whatever, without exception, no matter, of course',
    'toujours, forcément, nécessairement, par définition, automatiquement, dans tous les cas, à chaque fois, systématiquement, quel que soit, quoi qu’il arrive, sans exception, à tous les coups',
  ],
  so_therefore: [
    'so, therefore, hence, means, thus, necessarily, then',
    'donc, par conséquent, ce qui veut dire, ça veut dire, cela veut dire, signifie, ainsi, forcément, du coup',
  ],
  same_as: [
    'same, equal, is simply, is just, identical, corresponds, exactly, directly, that is',
    'même, égal, c’est simplement, tout simplement, identique, correspond, exactement, directement, c’est-à-dire',
  ],
  create_wealth: [
    'create value, creates shareholder value, creation of value, value creating, value creation, value accretive, makes shareholders richer, richer shareholders, good for shareholders, good deal',
    'crée de la valeur, crée toujours de la valeur, crée forcément de la valeur, créatrice de valeur, création de valeur, enrichit les actionnaires, bonne pour les actionnaires, bonne opération, bonne affaire',
  ],
  worth_destroyed: [
    'destroy value, value destroying, destruction of value, is wasted, pure loss',
    'détruit de la valeur, détruire de la valeur, destruction de valeur, destructrice de valeur, perte sèche',
  ],
  than_ours: [
    'than its own, than yours, than ours, than the buyer, than the acquirer, acquirer’s pe, buyer’s pe',
    'que le nôtre, que le sien, que celui de l’acquéreur, que l’acquéreur, que l’acheteur, que notre, à celui de l’acquéreur, au nôtre, au sien, à notre',
  ],
  than_theirs: [
    'than the target, than what it pays, than the seller, than theirs, target’s pe',
    'que la cible, que celui de la cible, que celui qu’il paie, à celui de la cible, à celui qu’il paie',
  ],
  shares_to_seller: [
    'new shares, shares issued, shares handed, shares given, issued shares, shares to the seller, seller’s shares, shares for the seller, shares we issue, shares we give, shares of the deal',
    'actions nouvelles, nouvelles actions, titres remis, actions remises, titres donnés, actions données, titres émis, actions émises, actions du vendeur, titres du vendeur, actions créées, titres créés',
  ],
  not_counted: [
    'not count, not included, not enter, not affect, not matter, no effect, no impact, not change',
    'ne comptent pas, comptent pas, pas comptées, n’entrent pas, entrent pas, pas dans le calcul, aucun effet, aucun impact, ne changent rien, changent rien, ne changent pas, pas d’effet',
  ],
  divisor: [
    'denominator, share count, number of shares, count of shares, divisor',
    'dénominateur, diviseur, nombre d’actions, nombre de titres',
  ],
  stays_as_is: [
    'not change, not move, stays the same, remains the same, unchanged, stays at, is not affected, no change, same as before',
    'ne change pas, change pas, ne bouge pas, bouge pas, reste le même, reste la même, reste à, inchangé, n’est pas affecté, identique',
  ],
  not_taxed: [
    'not pay tax, no tax applies, tax does not apply, no need to tax, not need to tax, ignore tax, before tax is fine, pre tax is fine, no tax is due, taxman does not touch, taxman does not take, taxman takes nothing, state takes nothing, not touched by tax, keep all of it, keep it all, keep them all, not taxed, not taxable, no tax on, no tax to pay, free of tax, tax free, escape tax, exempt, not subject to tax, untaxed, gross of tax, without taxing them, without taxing',
    'ne sont pas imposées, ne sont pas taxées, n’est pas imposé, ne s’imposent pas, fisc ne prend rien, état ne prend rien, pas d’impôt sur, on garde tout, sans impôt, pas imposées, pas taxées, non imposées, exonérées, échappent à l’impôt, aucun impôt, pas fiscalisées, sans taxer, sans les taxer, sans les imposer, sans fiscaliser, pas soumises à l’impôt, pas soumis à l’impôt, échappent au fisc',
  ],
  needless: [
    'no need, not need, needless, no reason, not have to',
    'pas besoin, inutile, pas la peine, aucune raison, pas lieu',
  ],
  taken_gross: [
    'gross, in full, before any tax, pre tax cost, at the full rate, at full cost, full interest, whole interest',
    'brut, en entier, plein tarif, en totalité, taux plein',
  ],
  takes_it: [
    'take, taken, count, use, put, deduct, subtract',
    'prendre, prend, pris, compte, utilise, mets, déduis, retire, retranche',
  ],
  changes_nothing: [
    'changes nothing, makes no difference, not change, no effect, no impact, has nothing to do, irrelevant, not matter, no influence, not come into it',
    'ne change rien, change rien, aucune différence, ne change pas, aucun effet, aucun impact, n’a rien à voir, aucune influence, n’intervient pas, ne joue pas, n’entre pas en compte, n’entre pas en jeu, sans effet, sans influence',
  ],
  price_ratio: [
    'ratio of the prices, ratio of prices, ratio of share prices, ratio of the share prices, price ratio',
    'rapport des cours, ratio des cours, rapport des prix, ratio des prix, rapport entre les cours',
  ],
  outside_of: [
    'not enter, not part of, not in the, not included, has nothing to do with, outside the, left out of, no place in, not come into',
    'n’entre pas, entre pas, n’est pas dans, pas dans la, pas dans le, n’a rien à voir avec, hors de, ne fait pas partie, fait pas partie, n’intervient pas dans, intervient pas, pas incluse, ne compte pas dans',
  ],
  is_free: [
    'is free, are free, comes free, free of charge, costs nothing, no cost, costs us nothing, without cost, costs zero, cost is zero, zero cost, not cost anything, costs you nothing',
    'est gratuit, sont gratuites, totalement gratuit, ne coûte rien, coûte rien, aucun coût, sans coût, coût nul, coûte zéro, coût est nul, coût est de zéro, pas de coût',
  ],
  cheapest_source: [
    'cheapest, least expensive, cheaper than debt',
    'le moins cher, la moins chère, moins cher que la dette',
  ],
  best_choice: [
    'best, better, right choice, right answer, the way to go, optimal, preferable',
    'meilleur, mieux, bon choix, bonne réponse, optimal, préférable, idéal',
  ],
  no_ceiling: [
    'no limit, without limit, unlimited, as much as possible, maximum debt, no downside, no ceiling',
    'aucune limite, sans limite, pas de limite, illimité, autant que possible, le plus possible, un maximum, maximum de dette',
  ],
  cancels_out: [
    'cancel, offset each other, net out, wash out, even out',
    'annule, compensent, se neutralise',
  ],
  ebitda_share: [
    'ebitda share, share of ebitda, share of the ebitda, ebitda contribution, ebitda split, percent of ebitda, percent of the ebitda, percentage of ebitda, % of ebitda, proportion of ebitda',
    'part d’ebitda, part de l’ebitda, part dans l’ebitda, contribution à l’ebitda, prorata de l’ebitda, prorata d’ebitda, pourcentage d’ebitda, % de l’ebitda, proportion d’ebitda',
  ],
  merger_of_equals: ['equals', 'égaux'],
  half_each: [
    'fifty fifty, fifty percent, 50%, 50 50, 50 %, half each, half of the shares, half the shares, half of the capital, half and half',
    'cinquante cinquante, cinquante pour cent, 50 %, 50 50, moitié chacun, moitié du capital, moitié des actions, moitié moitié',
  ],
  not_a_cost: [
    'not a cost, is no cost, not a real cost, not really a cost, costs nothing, is free, comes back by itself, pays for itself, not a loss',
    'n’est pas un coût, pas un coût, pas un vrai coût, ne coûte rien, coûte rien, se rembourse toute seule, se paie toute seule, s’autofinance, pas une perte',
  ],
  no_matter: [
    'not matter, no matter, irrelevant, makes no difference, regardless, whatever the premium, however high',
    'peu importe, n’a pas d’importance, pas d’importance, aucune importance, ne change rien, quelle que soit la prime, quel que soit le niveau, n’importe pas',
  ],
  not_in_value: [
    'not in the value, not affect value, not affect the value, outside the value, no effect on value, not enter, not count, not reduce',
    'n’entre pas dans la valeur, n’entrent pas dans, pas dans la valeur, hors valeur, ne comptent pas, comptent pas dans, ne réduisent pas, aucun effet sur la valeur',
  ],
  kept_there: [
    'counts among the assets, counts as an asset, is an asset, leave it in, leave it there, stays, remains, keep, kept, carry over, is preserved, leave in, add to the new, added to the new',
    'est un actif, compte parmi les actifs, compte comme un actif, reste, garde, gardons, conserve, conservons, maintenu, maintient, reporté, laisse, s’ajoute au nouveau, s’additionne',
  ],
  tax_asset: [
    'dta, tax asset, tax receivable, tax credit',
    'impôt différé actif, actif d’impôt différé, ida, créance d’impôt, crédit d’impôt',
  ],
  no_tax_effect: [
    'no tax effect, no tax impact, no tax consequence, not taxed, no deferred tax, no tax on, tax does not come, tax neutral, no tax involved, no tax to book',
    'aucun effet fiscal, aucun impact fiscal, aucune conséquence fiscale, pas d’effet fiscal, pas d’impact fiscal, pas d’impôt différé, pas imposée, sans effet fiscal, fiscalement neutre, aucun impôt',
  ],
  owed_anyway: [
    'whatever the results, whatever happens, regardless of results, regardless of performance, regardless of the results, in any case, owed anyway, is guaranteed, are guaranteed, as guaranteed, it guaranteed, guaranteed amount, guaranteed payment, certain to be paid, unconditional, no condition, owed whatever, even if he fails, even if it fails, even if they fail, even if he misses',
    'quels que soient les résultats, quoi qu’il arrive, dans tous les cas, de toute façon, est garanti, sont garantis, comme garanti, montant garanti, acquis, inconditionnel, sans condition, certain d’être payé, même si les objectifs ne sont pas atteints, même s’il échoue, même s’il rate, même en cas d’échec, même s’ils échouent',
  ],
  counts_in_full: [
    'in full, face value, full amount, full value, at one hundred percent, at 100',
    'en entier, en totalité, valeur faciale, pour son montant, montant total, à cent pour cent, à 100 %, plein montant, intégralement',
  ],
  no_discounting: [
    'no discount, without discounting, not discount, no need to discount, no probability, without any probability, no weighting, undiscounted',
    'pas d’actualisation, sans actualiser, pas besoin d’actualiser, inutile d’actualiser, pas actualiser, on n’actualise pas, pas de probabilité, sans probabilité, sans pondération, ni actualisation',
  ],
  no_quarrel: [
    'no dispute, no room for dispute, no litigation, never leads to dispute, never leads to litigation, avoids disputes, avoids any dispute, avoids litigation, no argument, no conflict, no risk of dispute, no risk of litigation, never disputes, never any dispute, never a dispute, disputes are impossible, never argue, never disputes with',
    'aucun litige, pas de litige, jamais de litige, évite les litiges, évite tout litige, aucun conflit, pas de conflit, évite les conflits, aucun contentieux, pas de contentieux, aucun risque de litige, litiges sont impossibles, litige est impossible, jamais de dispute, aucune dispute',
  ],
  bears_no_risk: [
    'no risk, without risk, risk free, fully protected, loses nothing, cannot lose',
    'aucun risque, pas de risque, sans risque, ne prend aucun risque, ne risque rien, totalement protégé, ne perd rien, ne peut pas perdre',
  ],
  carries_all_risk: [
    'all the risk, all of the risk, all risk, whole risk, full risk, entire risk',
    'tout le risque, tous les risques, la totalité du risque, risque entier, seul le risque',
  ],
} as const satisfies Lexicon;
