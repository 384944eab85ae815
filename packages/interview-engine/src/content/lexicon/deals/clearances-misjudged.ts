import type { Lexicon } from '../../types.ts';

/** Words for what is said wrongly of a deal that waits for the competition authority. */
export const misjudgedClearances = {
  deals_powerless: [
    'purely the regulators’ fault, entirely the regulators’ fault, regulators are solely responsible, nothing to be done, parties did nothing wrong, no party could have',
    'seuls responsables, seuls les régulateurs, seule responsable, entièrement la faute, que la faute, aucune partie ne pouvait, rien pu changer, rien à se reprocher',
  ],
  amiss_long_stop: [
    'long stop, longstop, outside date, drop dead date',
    'long stop, date butoir, longstop, date limite',
  ],
  amiss_long_stop_misread: [
    'regulator must decide, regulator has to decide, authority must decide, authority has to decide, regulator’s deadline, deadline for the regulator, deadline of the regulator, binds the regulator, binding on the regulator, set by the regulator, fixed by the regulator, set by the authority, imposed by the regulator, date of signing, signing date, date of closing, date of filing, closing is automatic, deal closes automatically, first date on which, no right to notify, not notify, before which no party, before which neither party, cannot file, parties remain bound, parties stay bound, bound until the decision, bound until the regulator, buyer must close, forces the regulator, commission must decide, obliges the regulator, regulator has to give its decision',
    'régulateur doit rendre, autorité doit rendre, autorité doit décider, régulateur doit décider, autorité doit se prononcer, délai de l’autorité, délai du régulateur, s’impose au régulateur, fixée par l’autorité, fixée par le régulateur, imposée par l’autorité, date de signature, date du closing, date de notification, closing est automatique, droit de notifier, ne peut notifier, peut pas notifier, avant laquelle aucune partie, restent engagées, restent liées, oblige l’autorité, commission doit rendre, commission doit décider',
  ],
  amiss_useless: [
    'useless, no use, pointless, not needed, not necessary, unnecessary, not matter, no point, not useful, serves no purpose, no need for, not need, no importance, a formality, irrelevant, waste of time, waste of money',
    'aucune utilité, inutile, ne sert à rien, sert à rien, pas nécessaire, pas besoin, aucun intérêt, pas d’importance, aucune importance, superflue, formalité, perte de temps, n’a pas besoin',
  ],
  amiss_reverse_fee: [
    'reverse break fee, reverse fee, reverse termination fee, reverse break up fee',
    'reverse break fee, indemnité inversée, indemnité de rupture inversée, reverse fee, reverse termination fee, indemnité de rupture inverse',
  ],
  amiss_protects_buyer: [
    'protects the buyer, protect the buyer, protects the acquirer, protect the acquirer, compensates the buyer, compensate the buyer, paid to the buyer, goes to the buyer, to the acquirer, owed to the buyer, buyer receives, acquirer receives, benefits the buyer, buyer collects, paid by the target, paid by the seller, paid by the regulator, seller owes',
    'au profit de l’acheteur, protège l’acheteur, protéger l’acheteur, protège l’acquéreur, protéger l’acquéreur, indemnise l’acheteur, indemniser l’acheteur, versée à l’acheteur, à l’acquéreur, due à l’acheteur, acheteur reçoit, acheteur touche, acquéreur touche, acquéreur reçoit, payée par la cible, payée par le vendeur, due par la cible, due par le vendeur, dédommage l’acheteur, dédommage l’acquéreur',
  ],
  amiss_target_pays: [
    'target pays, seller pays, target must pay, seller must pay, target should pay, seller should pay, target has to pay, seller has to pay, target owes, seller owes, target that pays, seller who pays, figma pays, figma paid, target who pays',
    'cible paie, vendeur paie, cible verse, vendeur verse, cible qui paie, vendeur qui paie, cible qui doit payer, vendeur qui doit payer, cible qui verse, vendeur qui verse, cible doit, vendeur doit, cible devait payer, vendeur devait payer',
  ],
  amiss_seller_bears: [
    'seller should carry, seller should bear, seller carries, seller bears, seller must bear, seller has to bear, target bears, target carries, seller should accept, target should bear, target should carry, seller takes, seller should take, seller should have accepted to carry',
    'vendeur doit porter, vendeur porte, vendeur supporte, vendeur doit supporter, cible porte, cible supporte, vendeur devait porter, vendeur devrait porter, vendeur devait accepter, vendeur aurait dû porter, vendeur aurait dû accepter, vendeur assume, vendeur qui assume, vendeur qui porte, vendeur qui supporte, cible qui porte, vendeur qui doit porter, vendeur doit assumer',
  ],
  amiss_antitrust_risk: [
    'antitrust risk, regulatory risk, competition risk, clearance risk, risk of a ban, risk of the ban',
    'risque antitrust, risque concurrence, risque réglementaire, risque de concurrence, risque d’interdiction, risque d’un refus',
  ],
  amiss_integrates: [
    'start integrating, begin integrating, start the integration, begin the integration, start integration, begin integration, integrate before, integrate the teams, integrate the businesses, integrate the companies, merge the teams, teams are merged, merged the teams, combine the teams, take control before, run it before, run the target before, coordinate prices, share prices with, exchange sensitive information, share sensitive information, closed before',
    'commencer l’intégration, commencer à intégrer, démarrer l’intégration, lancer l’intégration, intégrer avant, intégrer les équipes, fusionner les équipes, équipes fusionnées, prendre le contrôle avant, coordonner les prix, partager les prix, échanger des informations sensibles, closer avant, faire le closing avant, intégrer les deux, intégrer dès',
  ],
  amiss_before_the_decision: [
    'before the decision, before clearance, before approval, before the authority, before the regulator, without waiting, during the review, while waiting, ahead of clearance, before the green light, from signing, right after signing, before they decide',
    'avant la décision, avant l’autorisation, avant le feu vert, avant l’accord, sans attendre, pendant l’examen, pendant l’instruction, en attendant, dès la signature, avant que l’autorité, avant que la commission, avant que le régulateur, juste après la signature',
  ],
  amiss_gun_jumping: [
    'not, never, forbidden, prohibited, illegal, gun jumping, fine, cannot, clean team, plan, planning, prepare, avoid, no',
    'pas, jamais, interdit, gun jumping, amende, clean team, préparer, planifier, éviter, ne peuvent, sanction, aucune',
  ],
  amiss_remedies: [
    'remedies, remedy, divestments, divestitures, concessions, disposals, commitments',
    'remèdes, cessions, concessions, engagements, désinvestissements',
  ],
  amiss_held_back: [
    'kept for the end, keep for the end, kept until the end, keep until the end, kept back until, hold back until, held back until, hold them back, only after the ban, after a refusal, as late as possible, at the last minute, saved for the end, saved until the end, never offer early, never be offered early, only once the authority, only once the regulator, only once brussels, only when the authority, after they say no, only after a no, only after they object, after they object, once the authority has said, once they have said no',
    'qu’une fois que l’autorité, qu’une fois le refus, garder pour la fin, garde pour la fin, gardés pour la fin, gardées pour la fin, pour la toute fin, déjà dit non, après le refus, après l’interdiction, le plus tard possible, au dernier moment, attendre que le régulateur, seulement si l’autorité, uniquement si l’autorité, attend le refus, attendre le refus, en dernier recours, à la dernière minute, seulement quand l’autorité, qu’après le refus, après un refus, qu’après les objections, après les objections, garder les remèdes pour la fin, une fois que l’autorité a dit, quand l’autorité a dit non',
  ],
  amiss_market_definition: [
    'market definition, definition of the market, relevant market, define the market, defining the market',
    'définition du marché, marché pertinent, définir le marché',
  ],
  amiss_left_for_later: [
    'after signing, after closing, once signed, does not matter, no matter, irrelevant, up to the buyer, chosen by the buyer, chosen by the parties, buyer chooses, parties choose, no need, not need, not worth, makes no difference, can wait, no importance, useless',
    'après la signature, après le closing, une fois signé, n’a pas d’importance, pas d’importance, aucune importance, choisi par l’acheteur, choisi par les parties, acheteur choisit, parties choisissent, pas besoin, ne change rien, peut attendre, inutile, ne sert à rien',
  ],
  amiss_other_plan: [
    'plan b, fallback, fall back plan, alternative structure, backup plan, alternative plan',
    'plan b, solution de repli, plan de repli, structure alternative, plan alternatif, autre structure',
  ],
  amiss_hell_or_high_water: ['hell or high water', 'hell or high water'],
  amiss_silent_to_staff: [
    'tell the employees nothing, tell employees nothing, tell them nothing, say nothing to employees, no need to communicate, not tell employees anything',
    'ne rien dire aux salariés, rien dire aux salariés, dit rien aux salariés, pas besoin de communiquer, inutile de communiquer',
  ],
  veto_was_final: [
    'veto was final, veto stood, veto held, block was final, block stood, blocked it definitively, killed the deal, killed the takeover, deal was dropped, deal was called off, deal fell through, deal was abandoned, takeover was abandoned, takeover fell through, never got approval, had to give up, had to drop',
    'veto a été définitif, veto était définitif, veto a tenu, blocage a été définitif, a tué l’opération, a tué le deal, opération a été abandonnée, deal a été abandonné, opération a capoté, deal a capoté, a dû renoncer, ont dû renoncer, deal est tombé à l’eau, opération est tombée à l’eau, n’a jamais eu le feu vert',
  ],
  still_on_its_own: [
    'still an independent, still independent, remains independent, remained independent, stayed independent, still a listed company, still listed today, is independent today, still listed on its own',
    'toujours indépendant, encore indépendant, restée indépendante, resté indépendant, reste indépendant, toujours cotée, encore cotée, toujours une société cotée, est indépendante aujourd’hui',
  ],
  nearly_or_elsewhere: [
    'unlike, figma, adobe, nvidia, arm, if, nearly, almost, could have, would have, at first, initially, first version, original version, until, before, then cleared, ubisoft, sued, court, threatened, tried, wanted, feared, not dropped, not abandoned, rumoured, closed, completed, went through, renegotiated, cut the price',
    'contrairement, figma, adobe, nvidia, arm, si, failli, presque, aurait pu, d’abord, au départ, première version, version initiale, jusqu’à, avant, puis autorisé, ubisoft, procès, menacé, essayé, voulait, craignait, pas abandonnée, rumeur, bouclé, bouclée, finalisé, finalisée, renégocié, baissé le prix',
  ],
} as const satisfies Lexicon;
