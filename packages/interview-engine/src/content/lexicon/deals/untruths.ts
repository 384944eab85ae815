import type { Lexicon } from '../../types.ts';

/** What is said by those who have the conduct of a sale, its terms or its review wrong. */
export const dealUntruths = {
  deals_after_signing: [
    'after signing, once SPA is signed, once signed, after SPA, once everything is signed, after the signature, once the contract is signed',
    'après signing, après la signature, une fois le SPA signé, une fois signé, après le SPA, après signature du SPA',
  ],
  deals_starts_word: [
    'start, begin, launch, open, kick off, comes',
    'commencer, démarrer, débuter, lancer, ouvrir, vient',
  ],
  deals_sign_first: [
    'sign SPA first, first sign SPA, sign first',
    'signer d’abord, signe d’abord, d’abord signer',
  ],
  deals_then_word: ['then, and once, afterwards, once they', 'puis, ensuite, une fois'],
  deals_nothing_happens: [
    'nothing happens, nothing really happens, nothing special happens, nothing particular, nothing in particular, nothing to do, just the wire, just the transfer, just paperwork',
    'ne se passe rien, se passe rien, rien ne se passe, rien de particulier, rien de spécial, rien à faire, juste le virement, juste le temps du virement, juste de la paperasse',
  ],
  deals_until_closing: ['until closing, up to closing', 'jusqu’au closing, d’ici au closing'],
  deals_vendor_report: [
    'vendor due diligence, VDD, vendor report',
    'vendor due diligence, VDD, rapport vendeur',
  ],
  deals_paid_by_buyer: [
    'paid by buyer, paid for by buyer, ordered by buyer, commissioned by buyer, paid by acquirer, commissioned by acquirer, paid by bidder, commissioned by bidder, mandated by buyer, carried out by the buyer',
    'payée par acquéreur, payée par acheteur, commandée par acquéreur, commandée par acheteur, mandatée par acquéreur, réglée par acquéreur, financée par acquéreur',
  ],
  deals_orders: ['order, commission, pay for', 'commander, mandater, payer'],
  deals_targeted_word: ['targeted, short list', 'ciblée, short list, liste courte'],
  deals_takes_longer: [
    'takes longer, take longer, far longer, much longer, takes more time, is slower, much slower, is the slower',
    'prend plus de temps, plus long, plus longue, plus lent, plus lente, dure plus longtemps, beaucoup plus de temps, prend plus longtemps',
  ],
  deals_broad_process: [
    'broad auction, broad process, wide auction, open auction, full auction, large auction, going wide',
    'enchère large, processus large, process large, enchère ouverte, grande enchère, enchère très large',
  ],
  deals_is_quicker: [
    'is quicker, is faster, goes faster, takes less time, much faster, much quicker, saves time',
    'est plus rapide, va plus vite, prend moins de temps, fait gagner du temps, bien plus rapide',
  ],
  deals_no_risk_at_all: [
    'no risk, without risk, zero risk, risk free, no danger, nothing to fear',
    'aucun risque, pas de risque, sans risque, zéro risque, aucun danger, rien à craindre',
  ],
  deals_all_covered: [
    'everything is covered, all covered, fully protected, fully covered, covers everything, protects us completely, is enough to keep',
    'tout est couvert, entièrement couvert, totalement protégé, couvre tout, protège complètement, suffit à garantir',
  ],
  deals_nobody_can_tell: [
    'nobody can tell who, nobody knows who leaked',
    'personne ne sait qui, impossible de savoir qui',
  ],
  deals_panel_size: [
    'number of bidders, number of buyers, size of panel, how many bidders, how many buyers, number of candidates, competition between buyers, competition among bidders, buyers against each other, bidders against each other',
    'nombre de candidats, nombre d’acheteurs, taille du panel, nombre d’acquéreurs, nombre d’offres, combien de candidats, acheteurs en concurrence, candidats en concurrence, acquéreurs en concurrence, mise en concurrence, concurrence entre acheteurs, concurrence entre candidats',
  ],
  deals_has_no_effect: [
    'no effect, no impact, no influence, changes nothing, makes no difference, does not change, does not affect, does not influence',
    'n’a aucun effet, aucun effet, aucun impact, aucune influence, ne change rien, n’influence pas, sans effet, pas d’effet',
  ],
  deals_lower_price: [
    'lower price, lose value, leave value on the table, leave money on the table, less money, worse price, lower than in',
    'prix inférieur, prix plus bas, perd de la valeur, perdre de la valeur, perd toujours de la valeur, laisse de la valeur, laisse de l’argent, moins bon prix, inférieur à celui',
  ],
  deals_exclusive_word: ['exclusivity, exclusive', 'exclusivité, exclusif'],
  deals_at_the_outset: [
    'from the first round, in the first round, at the first round, from the start, right at the start, from the outset, straight away, right away, from day one, immediately',
    'dès le premier tour, au premier tour, dès le départ, dès le début, tout de suite, d’emblée, d’entrée de jeu, immédiatement',
  ],
  deals_change_of_control: ['change of control', 'changement de contrôle, clauses de contrôle'],
  deals_never_triggered: [
    'never triggered, do not apply, does not apply, never apply, not triggered',
    'ne jouent pas, ne jouent jamais, ne se déclenchent pas, ne s’appliquent pas, jamais déclenchées',
  ],
  deals_share_purchase: [
    'sell the shares, shares are sold, selling shares, buy the shares, buying the shares',
    'vend les titres, vendre les titres, achète les titres, cède les titres, vente des actions, cession d’actions',
  ],
  deals_asset_purchase: [
    'sell the assets, selling the assets, buy the assets, assets are sold',
    'vend les actifs, achète les actifs, cède les actifs',
  ],
  deals_below_normal: [
    'under the peg, below normalised, below the normal level, comes in below, lower than peg, under target',
    'sous le normatif, inférieur à la cible, en dessous du normatif, plus bas que prévu, inférieur au BFR normatif',
  ],
  deals_above_normal: [
    'above peg, above target, above normal, higher than peg, above the normalised, over the peg',
    'supérieur au normatif, au-dessus du normatif, supérieur à la cible',
  ],
  deals_buyer_pays_seller: [
    'buyer pays the seller, buyer pays seller, buyer owes, buyer tops up, buyer pays more, price goes up',
    'acheteur paie la différence, acquéreur paie la différence, acheteur verse, acquéreur verse, acheteur paie le vendeur, acquéreur paie au vendeur, prix augmente, prix monte',
  ],
  deals_seller_pays_buyer: [
    'seller pays the buyer, seller owes, seller gives back, price goes down',
    'vendeur paie la différence, vendeur verse, vendeur rembourse, prix baisse, vendeur paie l’acheteur',
  ],
  deals_higher_word: [
    'higher, larger, bigger, goes up, rises, more',
    'élevée, forte, plus élevée, plus forte, augmente, monte, importante',
  ],
  deals_seller_gets_more: [
    'seller receives more, seller gets more, seller pockets more, more the seller gets, more the seller receives, better for the seller',
    'plus le vendeur encaisse, vendeur touche davantage, vendeur reçoit plus, vendeur touche plus, plus le vendeur touche',
  ],
  deals_warranties_for_seller: [
    'warranties protect the seller, warranty protects the seller, indemnity protects the seller, reps protect the seller, representations protect the seller',
    'garantie de passif protège le vendeur, garanties protègent le vendeur, GAP protège le vendeur, garantie protège le vendeur',
  ],
  deals_leakage: ['', ''],
  deals_seller_may_take: ['whatever the seller wants, any dividend he likes', 'veut se verser'],
  deals_by_bidders_bank: [
    'from the bidder’s bank, the bidder’s bank writes, from the buyer’s bank, written by the bidder, by the bidder’s bank, issued by the bidder, by the presenting bank',
    'propre banque de l’initiateur, rédigée par l’initiateur, par la banque présentatrice, par la banque de l’initiateur',
  ],
  deals_narrow_market: [
    'narrow market, narrower market, narrower definition, narrow definition, define market narrowly, market as narrowly',
    'marché étroit, marché plus étroit, définition étroite, marché restreint, marché le plus étroit',
  ],
  deals_define_narrowly: [
    'as narrowly, narrowly as you can, narrow as possible',
    'le plus étroitement, plus étroit possible',
  ],
  deals_wide_market: [
    'wide market, wider market, broad market, broader market, wide definition, broader definition',
    'marché large, marché plus large, définition large, définition plus large',
  ],
  deals_share_smaller: [
    'share look smaller, share looks smaller, lower share, smaller share, lowers the share, shrinks the share, share is lower, shares look lower',
    'part paraît plus petite, part de marché plus petite, réduit la part, parts paraissent plus faibles, plus petite part',
  ],
  deals_share_larger: [
    'share looks bigger, larger share, bigger share, share looks larger, raises the share',
    'parts plus fortes, augmente la part',
  ],
  deals_phase_two: [
    'phase two, phase 2, phase II, in depth review, second phase',
    'phase deux, phase 2, phase II, examen approfondi, deuxième phase',
  ],
  deals_couple_of_weeks: [
    'two weeks, three weeks, four weeks, few weeks, couple of weeks, a month, one month',
    'deux semaines, trois semaines, quatre semaines, quelques semaines, un mois',
  ],
  deals_admits_problem: [
    'admit there is a problem, admit a problem, admitting guilt, admission of guilt, sign of weakness, show weakness',
    'reconnaître un problème, reconnaître qu’il y a un problème, aveu, signe de faiblesse, admettre un problème',
  ],
  deals_logic_untouched: [
    'keep all synergies, keeps all synergies, rationale is untouched, logic is untouched, rationale never changes, no effect on synergies, synergies stay the same',
    'garde toutes les synergies, gardent toutes les synergies, logique reste intacte, synergies restent les mêmes',
  ],
  deals_vertical_word: ['vertical', 'verticale, vertical'],
  deals_horizontal_word: ['horizontal', 'horizontale, horizontal'],
  deals_more_trouble: [
    'more problem, more trouble, more issue, worse than, riskier than, harder than, scrutinised more than, more dangerous',
    'plus de problèmes, plus de difficultés, plus problématique, pire que, plus risqué, plus surveillé, plus dangereux',
  ],
  deals_during_review: [
    'during review, during the review, while waiting, while the review, pending clearance, before clearance, once the SPA is signed, without waiting for clearance, as the SPA has been signed, without waiting for the authority',
    'pendant l’examen, pendant l’instruction, en attendant, avant l’autorisation, avant le feu vert, une fois le SPA signé, sans attendre la décision, sans attendre l’autorité, puisque le SPA est signé',
  ],
  deals_integrate_now: [
    'start integrating, integrating straight away, integrate right away, sharing prices, share customer lists, sharing customer lists, align prices',
    'on intègre, commence à intégrer, partage les prix, partager les fichiers clients, aligner les prix',
  ],
  deals_just_wait: [
    'not much to plan, wait for the authority to decide, nothing much to plan, nothing else to do',
    'on attend la décision, qu’à attendre',
  ],
  deals_easily_word: [
    'easily, at the first, often triggered, very quickly',
    'facilement, au premier, souvent déclenchée, très vite',
  ],
  deals_any_reason: [
    'missed budget, misses budget, soft quarter, any disappointment, slightest disappointment',
    'trimestre décevant, moindre déception, au moindre écart',
  ],
  deals_price_adjusts: [
    'price gets trued up, trued up after closing, trued up at closing, price is recomputed, price is corrected after',
    'prix est corrigé, ajustement du prix après',
  ],
  deals_no_consent: [
    'do not need consent, follow on their own',
    'pas besoin d’accord, tout seuls, pas besoin de demander',
  ],
  deals_automatic: ['on its own, on their own', 'tout seul, tout seuls'],
  deals_trade_contracts: ['', 'les contrats, chaque contrat'],
  deals_sets_it: [
    'negotiates, tells, dictates, approves the price',
    'négocie, dicte, arrête, valide',
  ],
  deals_squeeze_low: [
    'fifty percent, 50, 50%, simple majority, half',
    'cinquante pour cent, 50, 50%, majorité simple, la moitié',
  ],
  deals_from_word: [
    'kicks in, triggered, applies, begins, starts, is due',
    'se déclenche, à partir, s’applique, commence, est due',
  ],
  deals_seller_wants_assets: [
    'seller who pushes for an asset deal',
    'vendeur qui préfère la cession d’actifs',
  ],
  deals_paid_in_cash: ['fully funded with bonds', ''],
  deals_known_deal_cleared: [
    'cleared without remedies, cleared without any remedy, no antitrust issue',
    'validé sans remède, autorisé sans remède, aucun sujet, aucun problème de concurrence',
  ],
  deals_deal_completed: ['closed in December', 'conclue fin, s’est conclue'],
  deals_managers_noun: ['managers', 'managers, dirigeants, cadres'],
  deals_may_not_invest: [
    'are not allowed to invest, cannot invest, may not invest',
    'n’a pas à investir, pas le droit d’entrer, ne peuvent pas investir, n’ont pas le droit, ne doit surtout pas investir',
  ],
  deals_hostile_word: [
    'hostile offer, hostile bid, hostile takeover',
    'offre hostile, OPA hostile, offre inamicale',
  ],
  deals_board_must_agree: [
    'cannot succeed without the board, cannot go through without, impossible without the board, needs our approval, fails without the board, legally dead',
    'ne peut pas réussir sans l’accord, échoue sans l’accord, juridiquement morte',
  ],
  deals_clearance_formality: [
    'only a formality after completion, never suspends, closed first and, close first and, close first then, comes after completion',
    'simple formalité après, ne suspend jamais, après le closing, closer d’abord',
  ],
  deals_sales_process_prepared: [
    'no preparation',
    'pas de phase de préparation, aucune préparation',
  ],
  deals_one_to_one: [
    'one to one negotiation, bilateral negotiation, single buyer, one on one, just one in exclusivity, one buyer in exclusivity, exclusivity with one, one exclusive buyer, exclusive talks with one, only one in exclusivity, only one buyer, just one buyer, one bidder only',
    'gré à gré, négociation bilatérale, un seul acheteur, face à face, un seul en exclusivité, acheteur en exclusivité, exclusivité avec un seul, exclusivité à un seul, candidat en exclusivité, un seul candidat, un seul interlocuteur, un seul acquéreur',
  ],
  deals_seller_stronger: [
    'seller has the stronger hand, seller is stronger, seller in control, seller more bargaining power, seller more power, strengthens the seller, seller has more power, seller has more leverage, favours the seller, seller in a stronger position',
    'vendeur a la main, vendeur qui a la main, vendeur a l’avantage, vendeur est plus fort, renforce le vendeur, avantage le vendeur, favorise le vendeur, vendeur garde la main, plus de force au vendeur, plus de pouvoir au vendeur, met le vendeur en position',
  ],
  deals_lighter: [
    'lighter, light, quicker, shorter, less',
    'plus légère, allégée, moins poussée, plus courte',
  ],
  deals_is_simpler: [
    'is simpler, is easier, is quicker, simpler and quicker, is faster',
    'est plus simple, est plus rapide, est plus facile, plus simple et plus rapide',
  ],
  deals_is_more_complex: [
    'is more complicated, is more complex, is slower',
    'est plus compliquée, est plus complexe, est plus lente',
  ],
  deals_public_offer: ['public offer, tender offer, takeover bid', 'offre publique, OPA, OPE'],
  deals_exempt_from_control: [
    'exempt from merger control, escapes merger control, no merger control, need not be notified',
    'échappe au contrôle des concentrations, dispensée de contrôle, exemptée de notification, échappe à la notification',
  ],
  deals_clears_competition: [
    'authorises the merger, grants antitrust clearance',
    'autorise la concentration',
  ],
  deals_defence_only: [
    'only defence, only about defence, only for defence, only covers defence, only concerns defence',
    'que la défense, uniquement la défense, seulement la défense',
  ],
  deals_suits_buyer: [
    'buyers prefer, preferred by buyers, favours the buyer, suits the buyer',
    'préféré des acheteurs, préférée des acheteurs, arrange l’acheteur, favorable à l’acheteur, préféré des acquéreurs',
  ],
  deals_hell_or_high_water: ['hell or high water', 'hell or high water'],
  deals_lets_buyer_go: [
    'lets the buyer walk, buyer can walk',
    'permet à l’acheteur de renoncer, permet de renoncer, permet de se retirer',
  ],
} as const satisfies Lexicon;
