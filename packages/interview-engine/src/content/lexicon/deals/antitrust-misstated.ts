import type { Lexicon } from '../../types.ts';
import { crossed } from '../crossed.ts';

/** Regulatory approval, in the words of those who get it wrong. */
export const antitrustMisstated: Lexicon = {
  always_clear: [
    'approve everything, approve practically everything, approve almost everything, always approve, never block, never a real issue, never an issue, never a problem, is a formality, not an issue, after closing, only look at hostile, rarely matters, not a concern, never get in the way, never stand in the way, never object',
    'approuvent tout, approuvent toujours, ne bloquent jamais, jamais un problème, jamais un sujet, pas un sujet, est une formalité, après le closing, n’ont rien à dire, jamais de problème, ne s’opposent jamais, laissent toujours passer',
  ],
  amiss_before_the_decision: [
    'before the decision, before clearance, before approval, before the authority, before the regulator, without waiting, during the review, while waiting, ahead of clearance, before the green light, from signing, right after signing, before they decide',
    'avant la décision, avant l’autorisation, avant le feu vert, avant l’accord, sans attendre, pendant l’examen, pendant l’instruction, en attendant, dès la signature, avant que l’autorité, avant que la commission, avant que le régulateur, juste après la signature',
  ],
  amiss_gun_jumping: [
    'not, never, forbidden, prohibited, illegal, gun jumping, fine, cannot, clean team, plan, planning, prepare, avoid, no',
    'pas, jamais, interdit, gun jumping, amende, clean team, préparer, planifier, éviter, ne peuvent, sanction, aucune',
  ],
  amiss_held_back: [
    'kept for the end, keep for the end, kept until the end, keep until the end, kept back until, hold back until, held back until, hold them back, only after the ban, after a refusal, as late as possible, at the last minute, saved for the end, saved until the end, never offer early, never be offered early, only once the authority, only once the regulator, only once brussels, only when the authority, after they say no, only after a no, only after they object, after they object, once the authority has said, once they have said no',
    'qu’une fois que l’autorité, qu’une fois le refus, garder pour la fin, gardées pour la fin, pour la toute fin, déjà dit non, après le refus, après l’interdiction, le plus tard possible, au dernier moment, attendre que le régulateur, seulement si l’autorité, uniquement si l’autorité, attend le refus, attendre le refus, en dernier recours, à la dernière minute, seulement quand l’autorité, qu’après le refus, après un refus, qu’après les objections, après les objections, garder les remèdes pour la fin, une fois que l’autorité a dit, quand l’autorité a dit non',
  ],
  amiss_integrates: [
    'start integrating, begin integrating, start the integration, begin the integration, integrate before, integrate the teams, integrate the businesses, integrate the companies, merge the teams, teams are merged, combine the teams, take control before, run it before, run the target before, coordinate prices, share prices with, exchange sensitive information, share sensitive information, closed before',
    'commencer l’intégration, commencer à intégrer, démarrer l’intégration, lancer l’intégration, intégrer avant, intégrer les équipes, fusionner les équipes, équipes fusionnées, prendre le contrôle avant, coordonner les prix, partager les prix, échanger des informations sensibles, closer avant, faire le closing avant, intégrer les deux, intégrer dès, réunir les équipes',
  ],
  amiss_left_for_later: [
    'after signing, after closing, once signed, does not matter, no matter, irrelevant, up to the buyer, chosen by the buyer, chosen by the parties, buyer chooses, parties choose, no need, not need, not worth, makes no difference, can wait, no importance, useless',
    'après la signature, après le closing, une fois signé, n’a pas d’importance, pas d’importance, aucune importance, choisi par l’acheteur, choisi par les parties, acheteur choisit, parties choisissent, pas besoin, ne change rien, peut attendre, inutile, ne sert à rien',
  ],
  amiss_market_definition: [
    'market definition, definition of the market, relevant market, define the market, defining the market',
    'définition du marché, marché pertinent, définir le marché',
  ],
  amiss_no_antitrust_issue: [
    'regulators will not mind, nothing for the regulator, antitrust won’t be an issue, no antitrust issue, no antitrust concern, no antitrust risk, no antitrust problem, no competition issue, no competition concern, no competition risk, no competition problem, no regulatory risk, no regulatory issue, regulator has no reason, clearance is automatic, clearance is a formality, antitrust is a formality, no approval needed, no need for approval, no need for clearance, cleared automatically, waved through, easier to clear, easier clearance, antitrust will not be, antitrust is no issue',
    'régulateur ne dira rien, pas de problème de concurrence, rien à craindre de la concurrence, aucun sujet concurrence, pas de sujet concurrence, aucun sujet antitrust, pas de sujet antitrust, aucun risque antitrust, pas de risque antitrust, aucun problème de concurrence, aucun risque concurrence, aucun sujet de concurrence, aucun risque réglementaire, autorisation est automatique, autorisation est une formalité, feu vert automatique, feu vert est automatique, antitrust est une formalité, plus facile à autoriser, pas besoin d’autorisation, aucune autorisation, concurrence n’est pas un sujet',
  ],
  amiss_other_plan: [
    'plan b, fallback, fall back plan, alternative structure, backup plan, alternative plan',
    'plan b, solution de repli, plan de repli, structure alternative, plan alternatif, autre structure',
  ],
  amiss_remedies: [
    'remedies, remedy, divestments, divestitures, concessions, disposals, commitments',
    'remèdes, cessions, concessions, engagements, désinvestissements',
  ],
  amiss_two_leaders: [
    'two biggest players, top two, number one and number two, number one and two, two leaders, two largest, two biggest, market leaders, direct competitors, direct rivals, closest competitor, same market, dominant position',
    'deux plus gros, deux principaux acteurs, numéro un et numéro deux, numéro un et deux, deux leaders, deux premiers, concurrents directs, principal concurrent, même marché, position dominante',
  ],
  astray_fell_through: [
    'abandoned, collapsed, fell through, failed, called off, fell apart, dropped, gave up',
    'abandonné, abandonnée, échoué, capoté, renoncé, annulé, annulée',
  ],
  astray_may: [
    'could already, can already, may already, could start, can start, could begin, were free to, should already, should have started',
    'pouvait déjà, peut déjà, pouvaient déjà, pouvait commencer, peut commencer, pouvaient commencer, aurait dû commencer, auraient dû commencer, doit déjà',
  ],
  astray_meanwhile: [
    'while waiting, meanwhile, in the meantime, before clearance, before approval, during the review, until clearance',
    'en attendant, entre-temps, avant l’autorisation, pendant l’enquête, pendant l’examen, pendant ce temps',
  ],
  astray_other_cause: [
    'lack of money, lack of cash, no financing, lack of financing, could not pay, shareholders voted against, shareholders said no, shareholders refused, banks refused, banks pulled out, found another buyer, changed its mind, lost interest, shares had fallen, results collapsed, quarrel between, the founders quarrelled',
    'plus d’argent, plus de cash, manque d’argent, manque de cash, manque de financement, ont voté contre, actionnaires ont refusé, banques ont refusé, trop cher, changé d’avis, plus envie, cours avait baissé, cours a baissé, se sont disputés',
  ],
  astray_runs_it: [
    'run, manage, integrate, merge, set prices, share prices, share customer, direct, decide for',
    'diriger, piloter, gérer, intégrer, fusionner, fixer les prix, partager les prix, décider pour, prendre les commandes',
  ],
  astray_unforeseeable: [
    'nobody could foresee, impossible to foresee, nobody could predict, unforeseeable',
    'impossible à prévoir, imprévisible, tombé du ciel',
  ],
  astray_wait_end: [
    'wait for the end',
    'attendre la fin, attendre la décision, attendre les objections, attendre d’être',
  ],
  before_any_offer: [
    'before offering, before proposing, offering anything, proposing anything, remedies, concessions',
    'avant de proposer, avant d’offrir, remèdes, concessions, proposer',
  ],
  blame_on_them_alone: [
    'regulators alone, only the regulators, regulators’ fault alone, solely the regulators, entirely the regulators',
    'uniquement la faute des régulateurs, seule faute des régulateurs, uniquement les régulateurs, uniquement la faute, seulement la faute des',
  ],
  cases_at_the_end: [
    'at the end, at the very end, once it is blocked, after the ban, once blocked, cannot be prepared, only when asked',
    'à la fin, une fois l’interdiction, après l’interdiction, en dernier recours, au dernier moment',
  ],
  cases_higher: [
    'higher, larger, bigger, greater',
    'plus élevé, plus forte, plus grande, plus importante, supérieur',
  ],
  cases_market: ['market, defined, definition', 'marché, défini, définition'],
  cases_market_share: ['share, shares', 'part, parts'],
  cases_no_risk: [
    'no risk, no concern, no competition issue, without risk, never a problem, raises no',
    'aucun risque, sans risque, aucun problème, jamais de problème, aucune difficulté',
  ],
  cases_nothing_possible: [
    'neither side could, nothing they could, nothing either side, neither party could have done anything, could not have done anything',
    'rien pu faire, ne pouvaient rien faire, ne pouvait rien faire',
  ],
  cases_overlap: ['overlap, overlaps', 'recouvrent, chevauchent, recoupent, doublon'],
  cases_reassured: [
    'reassured, reassures, happier, relieved',
    'rassurée, rassurées, rassure, tranquille',
  ],
  cases_remedies: [
    'remedies, divestments, concessions',
    'remèdes, cessions, engagements, concessions',
  ],
  cases_vertical: ['vertical, supplier and customer', 'verticale, vertical, fournisseur et client'],
  cases_wider: ['broader, wider, broadly', 'plus large, plus vaste, élargit, largement'],
  closes_before_asking: [
    'closed first, close now, close before, just closed, close and then, close anyway',
    'boucler d’abord, closer d’abord, conclure d’abord, boucler avant, fermer d’abord, boucler quand même, boucler puis',
  ],
  competition_body: [
    'regulator, regulators, regulator’s, authority, authorities, commission, cma, doj',
    'régulateur, régulateurs, autorité, autorités, commission, cma, doj',
  ],
  counter_authority: [
    'competition authorities, the authorities, the regulator, regulators, merger control, antitrust',
    'autorités, autorité de la concurrence, régulateur, la concurrence, la commission, bruxelles, antitrust',
  ],
  counter_faces_fact: ['a done deal, fait accompli', 'fait accompli'],
  counter_files_late: ['filed after completion', 'dépose après le closing'],
  counter_future_rival: [
    'potential competition, future competition',
    'concurrence potentielle, concurrence future',
  ],
  counter_no_criterion: [
    'not a criterion, is irrelevant',
    'pas un critère, ne compte pas, n’entre pas en compte',
  ],
  counter_powerless: [
    'no power over, only review two companies, not a criterion, ignore vertical, only applies to companies listed, never looks at small, no legal basis',
    'pas compétentes, ne regardent que les opérations entre, pas un critère, aucune base pour',
  ],
  counter_unchecked: [
    'not reviewed, not checked, exempt',
    'n’est pas contrôlée, pas contrôlée, pas examinée',
  ],
  deals_admits_problem: [
    'admit there is a problem, admit a problem, admitting guilt, admission of guilt, sign of weakness, show weakness, a confession',
    'reconnaître un problème, reconnaître qu’il y a un problème, aveu, signe de faiblesse, admettre un problème, c’est avouer, c’est un aveu, reconnaître sa faute',
  ],
  deals_clears_competition: [
    'decides on competition, rules on competition, the one that decides on competition, settles competition, authorises the merger, grants antitrust clearance',
    'tranche sur la concurrence, juge la concurrence, décide de la concurrence, tranche la concurrence, autorise la concentration',
  ],
  deals_couple_of_weeks: [
    'two weeks, three weeks, four weeks, few weeks, couple of weeks, a month, one month',
    'deux semaines, trois semaines, quatre semaines, quelques semaines, un mois',
  ],
  deals_define_narrowly: [
    'as narrowly, narrowly as you can, narrow as possible',
    'le plus étroitement, plus étroit possible',
  ],
  deals_exempt_from_control: [
    'exempt from merger control, escapes merger control, no merger control, need not be notified',
    'échappe au contrôle des concentrations, dispensée de contrôle, exemptée de notification, échappe à la notification',
  ],
  deals_horizontal_word: ['horizontal', 'horizontale, horizontal'],
  deals_just_wait: [
    'lawyers deal with it, lawyers handle it, job for the lawyers, lawyers’ job, not much to plan, wait for the authority to decide, nothing much to plan, nothing else to do, just wait, simply wait, only wait, nothing to do but wait, nothing to prepare, sit and wait, nothing to plan, no need to prepare, nothing to do until, wait and see, let the process run, nothing we can do, nothing to do except wait',
    'laisse les avocats, affaire des avocats, travail des avocats, on attend la décision, qu’à attendre, rien d’autre à faire, rien d’autre qu’attendre, suffit d’attendre, on attend simplement, rien à préparer, attendre sans rien, rien à faire, rien à planifier, rien à organiser, attendre la décision sans, faut laisser faire, rien qu’attendre, attendre et voir',
  ],
  deals_more_trouble: [
    'more problem, more trouble, more issue, worse than, riskier than, harder than, scrutinised more than, more dangerous',
    'plus de problèmes, plus de difficultés, plus problématique, pire que, plus risqué, plus surveillé, plus dangereux',
  ],
  deals_narrow_market: [
    'small market, narrow market, narrower definition, define market narrowly, market as narrowly',
    'petit marché, marché étroit, marché plus étroit, définition étroite, marché restreint, marché le plus étroit',
  ],
  deals_no_objection: [
    'nobody objected, sailed through, went straight through, approved it straight away, approved the activision deal, approved straight away, cleared straight away, waved it through, waved through, cleared without conditions, without conditions, no remedy was needed, did not object, had nothing to say, never objected, no regulator objected, no objection, cleared at once, cleared immediately, without any regulator, regulators did not care, regulators said nothing, no authority objected, no regulator looked at, no authority looked at',
    'personne n’a rien dit, n’ont rien dit, n’a rien dit, rien eu à dire, approuvé tout de suite, approuvé sans, autorisé sans, feu vert immédiat, sans condition, laissé passer, pas fait d’objection, aucun régulateur, aucune objection, personne n’a bronché, autorisé tout de suite, autorisée immédiatement, sans aucune objection, aucune autorité, aucun régulateur n’a regardé, personne ne s’y est opposé',
  ],
  deals_only_late: [
    'only at end, at the very end, once they refuse, after decision, after the decision, after refusal, as late as possible, at last moment, last minute, only when asked, once it is blocked',
    'seulement à la fin, tout à la fin, après la décision, après le refus, le plus tard possible, au dernier moment, s’ils le demandent, une fois refusé, quand ils refusent',
  ],
  deals_phase_two: [
    'in-depth review, phase two, phase 2, phase II, second phase',
    'examen approfondi, phase deux, phase 2, phase II, deuxième phase',
  ],
  deals_powerless: [
    'purely the regulators’ fault, entirely the regulators’ fault, regulators are solely responsible, nothing to be done, parties did nothing wrong, no party could have, nothing they could do, nothing companies could do, could do nothing, nothing could be done, nobody could have foreseen, not have done anything, only their fault, could not have known, nobody saw it coming, could have done nothing, bad luck, no way of foreseeing, not their fault, neither side could have done anything, nothing either side could have done, only because of the regulators',
    'seuls responsables, seuls les régulateurs, entièrement la faute, que la faute, aucune partie ne pouvait, rien pu changer, rien à se reprocher, ne pouvaient rien y faire, pouvaient rien faire, rien pu faire, pouvaient rien y faire, n’y pouvaient rien, personne ne pouvait prévoir, rien à faire, uniquement leur faute, pas de chance, pur hasard, ne pouvaient pas prévoir, ne pouvait rien faire, ne pouvait rien y faire',
  ],
  deals_prefers_behaviour: [
    'prefer behavioural, favour behavioural, prefer promises, prefer conduct commitments',
    'préfèrent comportementaux, préfèrent remèdes comportementaux, préfèrent engagements comportementaux, privilégient engagements comportementaux, privilégie remèdes comportementaux, préfère engagements de comportement, préfèrent toujours engagements',
  ],
  deals_public_offer: ['public offer, tender offer, takeover bid', 'offre publique, OPA, OPE'],
  deals_regulators_noun: [
    'regulator, authorities, watchdog, brussels, commission',
    'régulateur, autorités, bruxelles, commission',
  ],
  deals_remedy_noun: [
    'remedies, divestments, disposals, concessions',
    'remèdes, désinvestissements, concessions',
  ],
  deals_share_larger: [
    'share looks bigger, larger share, bigger share, share looks larger, raises the share',
    'parts plus fortes, augmente la part',
  ],
  deals_share_smaller: [
    'look smaller, seem smaller, share look smaller, lower share, smaller share, lowers the share, shrinks the share, share is lower, shares look lower',
    'air plus petits, paraît plus petit, semble plus petit, part paraît plus petite, part de marché plus petite, réduit la part, parts paraissent plus faibles, plus petite part',
  ],
  deals_vertical_word: ['vertical', 'verticale, vertical'],
  deals_wide_market: [
    'wide market, wider market, broad market, broader market, wide definition, broader definition',
    'marché large, marché plus large, définition large, définition plus large',
  ],
  failed_for_money: [
    'because of financing, lack of financing, could not finance, financing fell, financing failed, banks pulled out, ran out of money, no funding, could not pay, because of the price, share price fell',
    'n’a pas pu financer, faute de financement, manque de financement, financement a lâché, banques ont lâché, ne pouvait pas payer, à cause du prix, faute d’argent',
  ],
  flat_after_refusal: [
    'after the authority has said no, once the authority has said no, after the refusal, once brussels has refused, after a refusal',
    'une fois que l’autorité a dit non, après le refus, une fois que bruxelles a dit non, après un refus',
  ],
  flat_bigger_together: [
    'bigger our joint share, bigger we are together, bigger the combined share, larger our combined share, larger the joint share, the more overlap, more overlaps',
    'plus on est gros, plus on est gros ensemble, plus notre part est grande, plus la part cumulée est forte, plus la part cumulée est grande, plus il y a de chevauchements',
  ],
  flat_box_ticking: [
    'box-ticking exercise, box ticking, rubber stamp, mere formality, simple formality, just a formality',
    'simple formalité, pure formalité, juste une formalité, coup de tampon',
  ],
  flat_cannot_forbid: [
    'can’t prohibit, cannot prohibit, cannot block a deal, can’t block a deal, cannot forbid, can’t forbid, can no longer block',
    'ne peut plus interdire, ne peut pas interdire, ne peut plus bloquer, n’a plus le droit d’interdire',
  ],
  flat_competition_not_applying: [
    'competition rules do not apply, competition law does not apply, merger control does not apply, antitrust does not apply, antitrust rules do not apply',
    'règles de concurrence ne s’appliquent pas, droit de la concurrence ne s’applique pas, contrôle des concentrations ne s’applique pas, concurrence n’a rien à dire, concurrence ne s’applique pas',
  ],
  flat_deal_is_dead: [
    'deal is dead, deal is over, deal is finished, deal is off, deal must be abandoned, has to be abandoned, better give up, deal has failed',
    'opération est morte, deal est mort, opération est finie, deal est fini, faut abandonner, opération tombe à l’eau, deal tombe à l’eau, autant abandonner',
  ],
  flat_easier_approval: [
    'easier the approval, easier the clearance, easier it is to get, easier it is cleared, quicker the approval, less brussels looks, easier the review',
    'plus on a facilement, plus c’est facile, plus l’accord est facile, plus l’autorisation est facile, plus facilement l’accord, plus ça passe, mieux ça passe',
  ],
  flat_liked_best: [
    'likes best, prefers, prefer, what they like best, is enough for the authority, favourite',
    'préfère, préfèrent, aime le mieux, aiment le mieux, suffit à l’autorité, favori',
  ],
  flat_no_filing: [
    'no competition filing, no filing is needed, no need to file, need not be notified, no merger filing',
    'pas besoin de notifier, aucune notification, pas de notification, n’a pas à être notifiée',
  ],
  flat_offer_remedies: [
    'offer remedies, propose remedies, offer disposals, offer to sell',
    'propose des remèdes, propose des cessions, offre des cessions',
  ],
  flat_promise_behaviour: [
    'promise not to raise prices, promise not to raise the prices, promise to behave, commitment not to raise prices, promise on prices, promises of good behaviour',
    'promesse de ne pas augmenter, promesse de bonne conduite, engagement de ne pas augmenter, promettre de ne pas augmenter, engagements de comportement',
  ],
  flat_public_bid: [
    'public bid, public offer, takeover bid, tender offer',
    'offre publique, opa, offre en bourse',
  ],
  flat_review_word: [
    'review, examination, in-depth review, phase two',
    'examen, enquête, examen approfondi, phase deux',
  ],
  flat_signed_already: [
    'once the spa has been signed, once the spa is signed, once it is signed, once signed, after signing',
    'une fois le spa signé, une fois que c’est signé, une fois signé, après le signing, après la signature',
  ],
  flat_wait_until_asked: [
    'wait until brussels asks, wait until the authority asks, wait until they ask, wait for brussels to ask, wait for the authority to ask, wait to be asked',
    'attendre que bruxelles demande, attendre que l’autorité demande, attendre qu’on nous demande, attendre qu’on demande, attendre que la commission demande',
  ],
  forbidden_there: [
    'not, never, must not, cannot, forbidden, gun jumping, illegal, prepare, plan, planning, before they integrate',
    'pas, jamais, interdit, gun jumping, illégal, préparer, prépare, planifier, sans intégrer, ne',
  ],
  heard_a_month_or_so: [
    'couple of weeks, two weeks, a fortnight, four to six weeks, six weeks, five weeks, four weeks, a month, one month, two months',
    'quinzaine de jours, quinze jours, deux semaines, un mois, six semaines, quatre semaines, quatre à six semaines, deux mois, un petit mois',
  ],
  heard_afterwards: [
    'at leisure, after you take control, after you own, once you own, once you have control, in the year after, in the year following, within the year, afterwards, after the offer, after closing, after completion, once you have the shares, once the offer is over',
    'une fois l’offre terminée, tranquillement, dans l’année, une fois qu’on a les titres, une fois les titres, une fois le contrôle, après coup, après l’offre, après le closing, a posteriori, ensuite, après la prise de contrôle',
  ],
  heard_clearance_first: [
    'before, cannot, can’t, must wait, may not, not allowed, illegal, gun jumping, integrate, integration, condition, suspensive',
    'avant, interdit, doit attendre, faut attendre, intégration, intégrer, intègre, condition, suspensif, illégal',
  ],
  heard_competition_law: [
    'merger control, antitrust, competition authority, competition clearance, merger clearance, competition',
    'la concurrence, contrôle des concentrations, autorité de la concurrence, autorités de concurrence, autorisation de concurrence, antitrust',
  ],
  heard_files: [
    'notify, file, dealt with, deal with, ask, sort out, tell',
    'notifie, notifier, dépose, déposer, demande, règle, régler, s’occupe, occupe, prévient, voit',
  ],
  heard_go_ahead_of_rivals_law: [
    'antitrust, competition authorities, merger control, merger clearance, brussels',
    'la concurrence, autorité de la concurrence, antitrust, feu vert, contrôle des concentrations, bruxelles',
  ],
  heard_informed_later: [
    'informed later, told later, notified later, informed afterwards',
    'prévenir plus tard, informée plus tard, prévenue plus tard, notifier plus tard',
  ],
  heard_listed_firm: [
    'listed company, listed target, public offer',
    'société cotée, offre boursière, offre publique, cible cotée, bourse',
  ],
  heard_not_so: ['isn’t that, not that, people think', 'n’est pas que, pas que, on croit'],
  heard_outside_the_law: [
    'outside competition law, escape competition law, not subject to competition law, not subject to merger control',
    'pas soumise au contrôle, échappent au droit de la concurrence',
  ],
  heard_phase_one: ['phase one, phase 1, first phase, first one', 'phase 1, phase une, première'],
  heard_stock_exchange_offer: [
    'public offer, tender offer, takeover bid, bid, offer',
    'offre boursière, offre publique, offre en bourse, opa, offre',
  ],
  leave_is_given: [
    'before clearance, clearance, before approval, approval, before the green light, before closing, during the review, without waiting',
    'feu vert, avant l’autorisation, autorisation, avant l’accord, avant le closing, pendant l’examen, sans attendre',
  ],
  liked_most_by_them: [
    'what authorities prefer, what regulators prefer, authorities prefer, regulators prefer, always enough, is enough, are enough, suffice, best for, authorities like best',
    'préférées, préfèrent, préférés, que préfère, suffisent, suffit, toujours assez, autorités aiment le mieux',
  ],
  looks_at_size_alone: [
    'only look at turnover, only looks at size, only turnover counts, only size matters, disliked big deals, only at revenue, never at market definition, not at the market, just look at the size',
    'n’aiment pas les gros, n’aime pas les grosses, ne regarde que la taille, que le chiffre d’affaires, seule la taille compte, que la taille, pas le marché',
  ],
  market_both_agree: [
    crossed('both, both firms, both companies, both boards, two sides, the two', 'agree'),
    crossed('les deux, les deux camps, les deux sociétés, tous les deux', 'sont d’accord'),
  ],
  market_far_from_there: [
    'both firms are american, both companies are american, both are american, neither is european, neither firm is european',
    'les deux sont américaines, deux sociétés américaines, deux sont américains, aucune n’est européenne',
  ],
  market_has_no_say: [
    'has no say, have no say, nothing to say about it, none of their business, not their business',
    'n’a rien à dire, n’ont rien à dire, n’a pas son mot, ne les concerne pas, ne la concerne pas',
  ],
  market_nobody_checks: [
    'nobody checks, no one checks, nobody looks, nobody reviews, brussels does not look, authority does not look, regulator does not look, regulators do not look, no clearance needed, not need clearance, need no clearance',
    'ne regarde pas, ne contrôle pas, personne ne contrôle, personne ne regarde, pas d’autorisation, rien à dire',
  ],
  merges_ahead: [
    'started integrating, integrate before, integrate now, merge the teams before, begin integration, combine the teams before, merge the products before',
    'intégrer avant, intégrer figma avant, commencer à intégrer, commencer l’intégration, fusionner les équipes avant, intégrer tout de suite, rapprocher les équipes avant, fusionner les produits avant',
  ],
  misread_after_closing: [
    'comes after the deal is closed, comes after closing, after closing, after the closing, once closed, after completion, once the deal is closed, after the deal has closed',
    'une fois l’opération bouclée, intervient après le closing, après le closing, après la clôture, après la réalisation, une fois le closing fait',
  ],
  misread_excuse: [
    'american companies, american groups, us companies, two american, both american, foreign companies, listed companies, buyer is listed, target is listed, friendly deal, it is friendly, deal is friendly, is friendly, private company, family company, buyer is private, both boards agree, boards agree, paid in cash, cash deal, paid in shares',
    'les conseils sont d’accord, groupes américains, sociétés américaines, entreprises américaines, deux américains, sociétés étrangères, sociétés cotées, entreprises cotées, opération amicale, offre amicale, c’est amical, est amicale, pas coté, non coté, société familiale, payé en cash, payé en numéraire',
  ],
  misread_leaves_alone: [
    'not look at, not look into, no say, not concerned, not care about, no need for approval, no need for antitrust, no approval needed, no approval, not need antitrust, not need approval, not need clearance, no clearance needed, no filing, exempt, only matters when, only matters if, only applies to, only looks at, only for listed, only concerns listed, cannot touch, has no power, out of reach',
    'ne s’applique qu’aux, ne regarde pas, ne regarde que, ne s’occupe pas, rien à dire, pas besoin d’autorisation, aucune autorisation, pas d’autorisation, pas de notification, pas besoin de notifier, dispensée, exempté, exemptée, ne concerne que, ne vise que, pas compétente, n’est pas compétente, aucun pouvoir, pas son mot à dire',
  ],
  misread_ruling: [
    'antitrust approval, regulatory approval, approval of the regulator, clearance, antitrust clearance, merger control, regulator rules, regulator decides, commission decides, commission rules, antitrust review',
    'autorité de la concurrence, autorités de concurrence, commission européenne, feu vert, autorisation de la concurrence, contrôle des concentrations, bruxelles',
  ],
  misstated_competition_side: [
    'antitrust, merger control, competition, competition side, competition authority',
    'antitrust, concurrence, contrôle des concentrations, autorité de la concurrence',
  ],
  misstated_nothing_to_file: [
    'don’t need to notify, nothing to file, nothing to notify, no filing, no need to file, no need to notify, not have to notify, no notification, no clearance needed, no separate clearance, no competition clearance, needed any clearance, never needed clearance, needs no clearance, only look at two, only look at rivals, only look at direct',
    'pas d’autorisation à demander, rien à notifier, rien à déposer, rien à demander, aucune notification, pas de notification, pas besoin de notifier, pas à notifier, pas de dossier à, aucun dossier à, besoin d’aucun feu vert, besoin d’aucune autorisation, ne regardent que les',
  ],
  misstated_takes_care: [
    'takes care of it, takes care of that, handles it, handles that, deals with it, deals with that, covers it, covers that, covers everything, counts as clearance, counts as approval, is enough',
    's’en charge, s’en occupe, règle la question, règle aussi, vaut autorisation, vaut approbation, vaut feu vert, couvre aussi, couvre tout, suffit',
  ],
  no_rivals_there: [
    'were not competitors, not competitors, did not compete, not compete, no overlap, nothing in common, no competition problem, no competition issue, no competition concern, different customers, no common customers, no customer in common, sold to different, antitrust was no, antitrust was not a topic',
    'concurrence n’était pas un, n’étaient pas concurrents, pas concurrents, aucun recouvrement, aucun chevauchement, rien en commun, aucun problème de concurrence, aucun client en commun, pas de client commun, clients différents, antitrust n’était pas, pas de problème de concurrence',
  ],
  no_trouble_from_regulators: [
    'nothing to fear, no antitrust risk, no antitrust issue, no antitrust problem, no risk from regulators, regulators will not object, no competition issue, clearance is a formality, antitrust is a formality, regulator has nothing to say, regulators have nothing to say, no reason to object, will be fine with it',
    'rien à craindre, aucun risque antitrust, pas de risque antitrust, aucun problème antitrust, pas de problème antitrust, aucun problème de concurrence, autorités ne diront rien, simple formalité, aucun souci de concurrence, commission n’a rien à dire, régulateur n’a rien à dire, rien à redire, autorités n’ont rien à dire, laissera faire, laissera passer',
  ],
  no_waiting_there: [
    'not wait, never wait, rather than wait, instead of waiting, too late, mistake, should not, cannot afford',
    'ne pas attendre, pas attendre, fallait pas, plutôt que, au lieu, trop tard, erreur, ne doit pas',
  ],
  offers_authority: [
    'authority, antitrust, european commission, phase two, phase 2, in depth review, phase II',
    'autorité, antitrust, commission européenne, phase 2, phase deux, examen approfondi, phase II',
  ],
  offers_harmless_review: [
    'never blocks, never prohibits, never refuses, always approves, always clears, always ends in approval, always ends with approval, is a formality, is just a formality, is only a formality, is a box ticking, cannot block, can’t block, rarely matters',
    'n’interdit jamais, ne bloque jamais, ne refuse jamais, autorise toujours, finit toujours par autoriser, finit toujours par accepter, est une formalité, n’est qu’une formalité, ne peut pas bloquer, ne peut pas interdire, simple formalité, ne change pas le calendrier',
  ],
  offers_market_concepts: [
    'market definition, overlaps, overlap, market shares, remedies, long stop, clean team, reverse break fee',
    'définition du marché, chevauchements, recouvrements, parts de marché, remèdes, date butoir, long stop, clean team, indemnité de rupture inversée',
  ],
  offers_market_narrow: [
    crossed(
      'narrower, narrow, tighter, smaller, narrowly',
      'market, market definition, definition, relevant market, the market is defined, you define',
    ) +
      ', market is narrow, market is defined narrowly, define the market narrowly, define it narrowly, market is narrower, market as narrow, market as narrowly, market as tight, market as small',
    'marché est étroit, marché étroit, marché plus étroit, marché le plus étroit, définition étroite, définition plus étroite, définition est étroite, définit étroitement, marché restreint, restreint le marché, marché est petit, marché est restreint',
  ],
  offers_market_wide: [
    crossed(
      'wider, broader, larger, bigger, wide, broad, widely, broadly',
      'market, market definition, definition, relevant market, the market is defined, you define',
    ) +
      ', market is wide, market is broad, market is defined widely, market is defined broadly, define the market widely, define the market broadly, define it widely, define it broadly',
    'marché est large, marché est vaste, marché large, marché plus large, définition large, définition plus large, définition est large, définit largement, marché élargi, élargit le marché, élargir le marché, marché est étendu, marché est grand',
  ],
  offers_share_down: [
    crossed(
      'lower, smaller, reduces, lowers, shrinks, dilutes, cuts',
      'share, shares, combined share, combined shares, market share, market shares, overlap, overlaps',
    ) +
      ', ' +
      crossed(
        'share, shares, overlap',
        'is lower, are lower, goes down, go down, falls, fall, look smaller, looks smaller, is smaller, are smaller, look lower, looks lower, is small',
      ) +
      ', share look small, shares look small, share small, share look tiny',
    crossed(
      'part, parts, part de marché, parts de marché, part cumulée, parts cumulées, cumul',
      'est faible, sont faibles, baisse, baissent, diminue, diminuent, est petite, sont petites, paraît faible, paraissent faibles, faible, faibles, petite, petites, basse, basses, est basse, sont basses',
    ) +
      ', réduit la part, réduit les parts, diminue la part, diminue les parts, fait baisser la part, fait baisser les parts, fait chuter les parts, dilue les parts, abaisse les parts',
  ],
  offers_share_up: [
    crossed(
      'higher, larger, bigger, greater, raises, increases, inflates, swells, pushes up',
      'share, shares, combined share, combined shares, market share, market shares, overlap, overlaps',
    ) +
      ', ' +
      crossed(
        'share, shares, overlap',
        'is higher, are higher, goes up, go up, rises, rise, look bigger, looks bigger, is bigger, are bigger, look higher, looks higher, is large, look larger',
      ) +
      ', makes the share look big, share look big, share look large',
    crossed(
      'part, parts, part de marché, parts de marché, part cumulée, parts cumulées, cumul',
      'est élevée, sont élevées, est forte, sont fortes, augmente, augmentent, monte, montent, est grande, sont grandes, est importante, sont importantes, paraît élevée, paraissent élevées, paraît forte, paraissent fortes, élevée, forte, fortes, élevées',
    ) +
      ', augmente la part, augmente les parts, gonfle la part, gonfle les parts, fait monter la part, fait monter les parts, fait grimper les parts, fait grimper la part, relève les parts, accroît les parts, accroît la part, augmente les parts de marché',
  ],
  offers_unimportant: [
    'does not matter, do not matter, irrelevant, is useless, are useless, not needed, unnecessary, pointless, can be ignored, no need for, plays no role, can be left out, is a detail, are a detail, not important, no importance, unimportant, secondary, not a concern, not necessary, not worth',
    'n’a pas d’importance, aucune importance, inutile, inutiles, ne sert à rien, ne servent à rien, pas nécessaire, peu importe, ne joue aucun rôle, ne compte pas, est un détail, secondaire, secondaires, pas important, accessoire, sans importance, négligeable',
  ],
  offers_we_plead: [
    'better to argue for, should defend, argue for, plead for, we push for, we want, in our interest, we defend',
    'intérêt à défendre, intérêt à plaider, faut défendre, faut plaider, on plaide, nous plaidons, on défend, notre intérêt, on cherche, on veut',
  ],
  plead_or_until: [
    'argue, plead, argued, claim, prove, show, convince, if, to say, today, until, xd was dead, would be',
    'plaider, soutenir, prouver, montrer, convaincre, si, prétendre, démontrer, aujourd’hui, soutenaient, auraient',
  ],
  promise_of_conduct: [
    'behavioural promises, behavioural remedies, behavioural commitments, promises of conduct, conduct remedies, simple promises, promises on behaviour',
    'remèdes comportementaux, engagements comportementaux, promesses de comportement, simples promesses, engagements de comportement',
  ],
  sides_did_well: [
    'parties did everything right, did everything right, did nothing wrong, nothing to be blamed, could not do anything, nothing they could do',
    'n’ont rien à se, tout bien fait, rien à se reprocher, rien pu faire, ont tout fait, n’y pouvaient rien',
  ],
  slip_easier: [
    'easier, look smaller, faster clearance, helps us, smaller share',
    'plus facile, paraît plus petit, aide, plus petites',
  ],
  slip_narrow: [
    'narrower the market, narrow market, narrow definition, market is defined narrowly, smaller the market',
    'marché étroit, définition étroite, marché est défini étroitement, plus le marché est étroit',
  ],
  slip_overlap_no_matter: [
    'overlaps do not matter, overlap does not matter, product do not matter, product does not matter',
    'chevauchements ne comptent pas, recouvrements ne comptent pas, un seul produit ne',
  ],
  slip_total_sales: [
    'total sales, overall sales, whole turnover, total turnover, group turnover',
    'chiffre d’affaires total, ventes totales, total des ventes, chiffre d’affaires global',
  ],
  speaks_with_them_after: [
    'after, afterwards, later, then, then talk, ask forgiveness, before clearance, without waiting',
    'ensuite, après, puis, plus tard, avant le feu vert, sans attendre',
  ],
  strays_after_closing: [
    'only after closing, after closing, once it is closed, once closed, after completion, once the deal is done',
    'après le closing, une fois bouclé, après la clôture, une fois l’opération faite',
  ],
  strays_meets: [
    'talk to, speak to, go to, see, contact, meet, approach',
    'parle, parler, va voir, voir, contacte, contacter, rencontre, notifie',
  ],
  strays_most_of_market: [
    crossed(
      'sixty, seventy, fifty, sixty five',
      'percent of the market, per cent of the market, percent market share, percent share',
    ),
    crossed(
      'soixante, cinquante, soixante dix, soixante cinq',
      'pour cent du marché, pour cent de parts de marché, pour cent de part de marché',
    ),
  ],
  strays_no_bother: [
    'makes clearance easy, makes clearance easier, clearance is easy, no problem with competition, no issue with the regulator, no problem with the regulator',
    'aucun souci avec la concurrence, aucun problème avec la concurrence, pas de souci avec la concurrence, facilite l’autorisation, aucun souci avec le régulateur, pas de problème avec la commission',
  ],
  strays_no_money_found: [
    'not find the money, not get the money, not raise the money, could not finance, lack of financing, ran out of money, no financing',
    'pas le financement, pas l’argent, pas trouvé l’argent, manque de financement, pas pu financer, faute de financement',
  ],
  strays_none_looked: [
    crossed(
      'no regulator, no authority, no competition authority',
      'had to look, had to approve, needed to approve, looked at',
    ),
    crossed(
      'aucune autorité, aucun régulateur',
      'n’avait à, n’a regardé, n’a eu à, ne s’est penché',
    ),
  ],
  strays_not_rivals: [
    'different markets, different businesses, different products, not competitors, not rivals, not compete, no overlap, not in the same business',
    'pas concurrents, marchés différents, métiers différents, produits différents, pas le même métier, aucun recouvrement',
  ],
  strays_nothing_to_file: [
    'nothing to notify, nothing to file, nothing to declare, no filing, no clearance needed, no clearance was needed, no need for clearance, no need to notify, no need to file, needed no approval, no approval was needed, no approval needed, not have to ask, not need to ask',
    'rien à notifier, rien à déclarer, pas besoin de l’accord, pas besoin de notifier, aucune notification, aucune autorisation, pas besoin d’autorisation, aucun accord à demander, pas à demander',
  ],
  strays_only_for: [
    'is only for, only applies to, only concerns, only looks at, only matters for, only needed for, only matters if, only applies if, only applies when, only bothers with, only cares about',
    'ne concerne que, ne vaut que pour, ne s’applique qu, ne s’applique que, ne regarde que, ne joue que, ne s’intéresse qu, n’existe que pour, n’est que pour, ne sert que pour, est réservé aux',
  ],
  strays_own_permission: [
    'not need anyone’s permission, needed nobody’s permission, not need any permission, not need permission, not have to ask anyone',
    'pas besoin de permission, besoin de l’accord de personne, rien à demander à personne, personne à qui demander',
  ],
  strays_review: [
    'competition clearance, competition review, competition approval, merger control, antitrust, clearance, competition authorities, the regulator, regulators, competition law, the commission, brussels',
    'contrôle des concentrations, antitrust, autorisation de la concurrence, la commission, le régulateur, bruxelles, l’autorité de la concurrence, droit de la concurrence',
  ],
  strays_same_trade: [
    'same product, same thing, same business, competitors, direct rivals, rivals',
    'même produit, même chose, même métier, concurrents, rivaux, concurrentes',
  ],
  strays_straight_away: [
    'straight away, at once, immediately, without a fight, without conditions, first time',
    'tout de suite, immédiatement, sans condition, du premier coup, sans rien demander',
  ],
  the_design_deal: ['adobe, figma, the deal, deal', 'adobe, figma, l’opération, deal'],
  the_two_leaders: [
    'numbers one and two, the two leaders, the two biggest, the two largest, first and second, main competitors, the two main, number one and number two, both are number one',
    'numéro un et numéro deux, numéros un et deux, les deux leaders, deux premiers, les deux plus gros, les deux plus grands, deux principaux, leader et son dauphin, premier et le deuxième, numéro un et le numéro deux, le premier et le second',
  ],
  waits_for_their_move: [
    'wait for the regulators, wait for the objections, wait for objections, wait until the regulator, wait until they object, offer nothing until, offer nothing before, wait and see, see what they say, once they object, only once they object, after they object, only after the objections, once the authority has said, once the regulator has said',
    'voir ce qu’ils disent, une fois que l’autorité, qu’une fois les objections, attendre les objections, attendre l’avis, attendre que le régulateur, attendre que l’autorité, attendre les griefs, attend les objections, ne rien proposer avant, ne rien proposer tant, après les objections seulement, une fois que le régulateur',
  ],
  wrongly_ask_leave: [
    'permission, clearance, green light, approval, competition people, the competition authority, file with, filing, notify',
    'permission, autorisation, feu vert, accord de la concurrence, dossier de concurrence, notification, notifie',
  ],
  wrongly_behave: [
    'promise to behave, promise not to raise prices, behaviour promise, promises of conduct',
    'bien se comporter, promesse de bonne conduite, promettre de ne pas monter, engagements de comportement, promesse de comportement',
  ],
  wrongly_favoured: [
    'prefers that, prefers it, better than a sale, rather than a sale, over a sale, likes it better',
    'préfère ça, préfère cela, plutôt qu’une vente, mieux qu’une vente, préfère une promesse, aime mieux ça',
  ],
  wrongly_late_taker: [
    'find the buyer after closing, choose the buyer after closing, look for a buyer after closing, buyer can wait until after closing, find a buyer later',
    'choisit le repreneur après, trouve le repreneur après, cherche un repreneur après, repreneur bien après, repreneur des actifs cédés bien après, repreneur plus tard',
  ],
  wrongly_stamp: [
    'rubber stamp, a rubber stamp, never say no, always say yes, never refuse, just paperwork, mere paperwork, never blocked',
    'coup de tampon, simple tampon, ne disent jamais non, ne dit jamais non, disent toujours oui, dit toujours oui, ne refuse jamais, simple paperasse',
  ],
};
