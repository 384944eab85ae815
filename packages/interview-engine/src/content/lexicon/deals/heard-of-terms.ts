import type { Lexicon } from '../../types.ts';

/** What is most often said wrongly of a contract between signing and closing, and of clearances. */
export const heardOfTerms = {
  deals_any_reason: ['any bad quarter', 'au moindre mauvais trimestre'],
  deals_promise_limit: ['', 'plafonnées, plafonnée, plafonnés'],
  offers_we_plead: [
    'better to argue for, should defend',
    'intérêt à défendre, intérêt à plaider, faut défendre, faut plaider',
  ],
  deals_defence_only: [
    'only concerns weapons, only about weapons, only for weapons, only covers weapons, only arms',
    'que l’armement, que pour l’armement, que les armes, que l’armée, uniquement l’armement',
  ],
  misstated_target_pays: [
    'target who pays, target pays the fee, target pays the break',
    'cible qui paie, cible qui verse',
  ],
  heard_nobody_gets_out: [
    'neither side can walk, nobody can walk, no one can walk, nobody can get out, neither party can leave, nobody can leave, no one can leave, neither side can leave, nobody can withdraw, both stay bound, both remain bound, no one can get out, neither side can get out',
    'personne ne peut sortir, personne ne peut partir, aucun ne peut sortir, restent engagées, restent engagés, restent liées, reste engagé, ne peut plus sortir, personne ne peut se retirer, aucune partie ne peut sortir',
  ],
  heard_even_so: [
    'even if, even though, mac clause or not, mac or not, condition or not, whatever happens, just pushes, just delays, only delays, any more, no matter what',
    'même si, clause mac ou pas, mac ou pas, mac ou non, condition ou pas, quoi qu’il arrive, décale juste, décale seulement, repousse juste, pour toujours',
  ],
  heard_condition_fails: [
    'condition that isn’t met, condition isn’t met, condition is not met, conditions aren’t met, condition fails, clearance is refused, clearance is denied, clearance fails, authority refuses, authority says no, regulator says no, regulator refuses, approval is refused, they say no, deal is blocked',
    'condition n’est pas remplie, condition n’est pas levée, feu vert n’arrive pas, condition non remplie, condition échoue, autorisation est refusée, autorité refuse, autorité dit non, feu vert est refusé, elle est refusée, en cas de refus, conditions ne sont pas remplies',
  ],
  heard_goes_on_regardless: [
    'still has to pay, still has to buy, still has to close, still pays the price, still must pay, has to complete anyway, must complete anyway, has to close anyway, must buy anyway, just pushes the closing, only delays the closing, just delays the closing, goes ahead anyway, goes through anyway, still bound to buy',
    'doit quand même payer, doit quand même acheter, doit quand même prendre, doit quand même conclure, doit quand même closer, décale juste le closing, décale seulement le closing, repousse juste, se fait quand même, doit malgré tout, reste obligé d’acheter, paie quand même',
  ],
  misstated_must_pay: [
    'has to complete, must complete, obliged to complete, bound to complete',
    'doit aller au bout',
  ],
  misstated_clearance_or_not: [
    'mac clause or not, mac or not, mac or no mac',
    'mac ou pas, mac ou non, clause mac ou pas',
  ],
  heard_indemnifies: [
    'pays, compensates, indemnifies, reimburses',
    'indemnise, rembourse, dédommage',
  ],
  heard_indemnifies_him: [
    'who pays him, who compensates him, who compensates the seller, who indemnifies him, pays the seller back',
    'qui l’indemnise, qui le dédommage, qui le rembourse, qui indemnise le vendeur, qui dédommage le vendeur',
  ],
  heard_hidden_debt: [
    'hidden liability, hidden liabilities, hidden debt, liability comes up, old liability, claim comes up',
    'passif caché, passifs cachés, passif apparaît, passif sort, dette cachée, vieux passif',
  ],
  heard_never_capped: [
    'never a cap, never capped, never limited, never any limit, never any cap, run forever, last forever, no cap and no time limit',
    'jamais de plafond, jamais plafonnées, jamais limitées, jamais limités, jamais de limite, aucun plafond ni, sont éternelles, durent toujours',
  ],
  heard_debt_items: [
    'net debt, counts as debt, count as debt, put in debt, debt items, definition of debt',
    'dette nette, compte en dette, classe en dette, met en dette, éléments de dette, définition de la dette',
  ],
  heard_mere_presentation: [
    'just presentation, purely presentation, pure presentation, matter of presentation, accounting matter, accounting question, just accounting, only accounting, purely accounting, cosmetic, just bookkeeping',
    'présentation comptable, pure présentation, juste de la présentation, juste de la comptabilité, question comptable, affaire de comptables, purement comptable, simple présentation, cosmétique',
  ],
  heard_not_mere: [
    'not just, not purely, not only, isn’t just, isn’t purely, not a matter, not cosmetic, looks like',
    'pas juste, pas que, pas qu’une, pas purement, pas une question, pas seulement, pas de la cosmétique, pas cosmétique',
  ],
  heard_leaves_price: [
    'doesn’t touch the price, doesn’t move the price, doesn’t change the price, no effect on the price, nothing to do with the price, no impact on the price',
    'touche pas au prix, touche pas le prix, ne change pas le prix, aucun effet sur le prix, rien à voir avec le prix, change rien au prix, ne bouge pas le prix, aucun impact sur le prix',
  ],
  heard_wider_debt: [
    'wider definition of debt, broader definition of debt, more items in debt, more you put in debt, more you count as debt',
    'plus on met en dette, plus on classe en dette, plus de dette nette, plus on met d’éléments en dette, définition large de la dette',
  ],
  heard_price_rises: [
    'raises the equity price, raises the price, lifts the price, higher the equity price, higher the price, more the seller gets, price goes up',
    'plus le prix monte, prix des titres monte, plus le vendeur touche, augmente le prix, fait monter le prix',
  ],
  heard_can_trigger: [
    'enough to trigger, triggers, can trigger, activates, is enough to invoke',
    'suffit à déclencher, déclenche, fait jouer, suffit à invoquer',
  ],
  heard_market_drop: [
    'fall in the market, market falls, stock market falls, market drops, fall in the stock market',
    'marché baisse, bourse baisse, baisse du marché, baisse de la bourse, bourse chute, marché chute',
  ],
  heard_audit_spared: [
    'don’t need due diligence, no need for due diligence, skip due diligence, skip the due diligence, do without due diligence, due diligence is useless',
    'se passer d’audit, pas besoin d’audit, pas besoin de due diligence, inutile d’auditer, sauter l’audit, se passer de due diligence',
  ],
  heard_takes_its_place: [
    'replace due diligence, replaces due diligence, instead of due diligence',
    'remplacent l’audit, remplacent la due diligence, remplacent les audits, remplace l’audit, à la place de l’audit',
  ],
  heard_unrelated: [
    'nothing to do with each other, no link, unrelated, not linked, independent of each other',
    'aucun lien, rien à voir, sans rapport, aucun rapport, pas de lien',
  ],
  heard_since_signing: [
    'from signing, once signed, once the spa is signed, after signing, once the agreement is signed, as soon as we sign, as soon as we have signed, since the agreement is signed, now that it is signed',
    'une fois l’accord signé, dès le signing, dès la signature, une fois signé, accord étant signé, une fois le contrat signé, puisque l’accord est signé, après le signing, après la signature',
  ],
  heard_swaps_secrets: [
    'exchange prices, swap prices, exchange customer, share customer lists, share customer files, share customer data, swap customer lists, exchange price lists, share price lists, exchange client lists, share our prices with, share commercial data, exchange commercial data, show each other',
    'échanger les prix, échanger nos prix, échanger leurs prix, échanger les tarifs, partager les prix, partager les tarifs, partager leurs tarifs, partager nos tarifs, échanger les fichiers clients, partager les fichiers clients, échanger les données commerciales, partager les données clients, se montrer les prix',
  ],
  heard_no_need_of: [
    'no need for, don’t need, no use, no longer need',
    'pas besoin de, plus besoin de, inutile, inutiles, ne sert à rien',
  ],
  heard_a_month_or_so: [
    'four to six weeks, six weeks, five weeks, four weeks, a month, one month, two months',
    'un mois, six semaines, quatre semaines, quatre à six semaines, deux mois, un petit mois',
  ],
  heard_phase_one: ['phase one, phase 1, first phase, first one', 'phase 1, phase une, première'],
  heard_leaves_as_is: [
    'don’t change, do not change, doesn’t change, change nothing, no effect on, no impact on, don’t affect, doesn’t affect, don’t touch',
    'ne changent rien, ne change rien, aucun effet sur, aucun impact sur, n’affectent pas, ne touchent pas, n’enlèvent rien',
  ],
  heard_gains_or_logic: [
    'synergies, rationale, logic, value, case for',
    'synergies, logique, intérêt, valeur, rationnel',
  ],
} as const satisfies Lexicon;
