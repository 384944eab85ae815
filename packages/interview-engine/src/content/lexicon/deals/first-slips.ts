import type { Lexicon } from '../../types.ts';

/** What is first got wrong about a sale, an offer or a case, in many words. */
export const firstSlipsOfDeals = {
  slip_first_offers: [
    'non binding offers, nbos, indicative offers, first offers, first round bids, indicative bids',
    'offres indicatives, nbo, premières offres, offres non engageantes, lettres d’intention',
  ],
  slip_come_after: [
    'come in after, come after, comes after, arrive after, are due after, only after, follow the, just before signing, right before signing',
    'arrivent après, viennent après, après la, après les, seulement après, juste avant la signature, juste avant le signing',
  ],
  slip_late_stage: [
    'management presentations, data room, due diligence, draft contract',
    'présentations du management, data room, due diligence, due diligences, projet de contrat',
  ],
  slip_before_book: [
    'before the information memorandum, before the im, before the info memo, before the memorandum, so that the memorandum',
    'avant l’info memo, avant le mémorandum, avant l’information memorandum, avant le mémo',
  ],
  slip_direct_rivals: [
    'direct competitors, competitors first, closest competitors, competitors are',
    'concurrents directs, concurrents d’abord, concurrents les plus proches, les concurrents sont',
  ],
  slip_least_risk: [
    'least risk, lowest risk, no risk, safest, least dangerous, most discreet',
    'moins de risque, moins risqué, aucun risque, les plus sûrs, le plus sûr, plus discrets, moins dangereux',
  ],
  slip_single_buyer: [
    'one buyer, a single buyer, single bidder, one bidder',
    'seul acheteur, un seul acquéreur, seul candidat',
  ],
  slip_tension_kept: [
    'all the tension, keep the tension, same tension, tension remains, keeps the pressure, full tension, best price',
    'toute la tension, garde la tension, même tension, tension reste, garde la pression, meilleur prix',
  ],
  slip_tax_step: [
    'step up, tax base, depreciate the price, depreciates the price, tax basis',
    'réévaluation fiscale, step up, base fiscale, amortir le prix, amortit le prix',
  ],
  slip_buys_shares: [
    'buys the shares, buying the shares, share deal, buy the shares, purchase of the shares',
    'achète les titres, achetant les titres, cession de titres, share deal, rachat des titres, achat des titres',
  ],
  slip_may_not_speak: [
    'may not give, may not comment, not allowed to give, no right to, must keep silent, has no say, stays silent, cannot give its, not allowed to comment',
    'doit se taire, n’a pas à se prononcer, ne se prononce pas, reste muet, pas le droit de se',
  ],
  slip_the_board: [
    'target board, board of the target, target’s board, the board',
    'conseil de la cible, conseil d’administration, le conseil',
  ],
  slip_box: ['locked box', 'locked box'],
  slip_stays_with_seller: [
    'stays with the seller, remains with the seller, seller bears, seller carries, on the seller until, for the seller until, with seller until closing',
    'reste chez le vendeur, reste au vendeur, vendeur supporte, vendeur porte, pour le vendeur jusqu',
  ],
  slip_leakage_word: ['leakage', 'leakage, fuite de valeur, fuites de valeur'],
  slip_not_leakage: [
    'working capital that, buyer’s problem, working capital melts, information that leaks, dividends the buyer, buyer receives, drop in working capital, information given',
    'l’acquéreur touche, l’acheteur touche, bfr qui, baisse du bfr, problème de l’acheteur, problème de l’acquéreur, informations qui, fuite d’informations',
  ],
  slip_debt_definition: [
    'definition of net debt, net debt definition, definition of debt, definitions of debt',
    'définition de la dette, définitions de la dette',
  ],
  slip_is_detail: [
    'is a detail, lawyers’ detail, detail for lawyers, changes nothing, makes no difference, has no effect on, does not matter',
    'est un détail, détail d’avocat, ne change rien, sans effet sur, aucun effet sur, n’a pas d’importance, peu importe, aucun impact',
  ],
  slip_close_now: [
    'close right away, close at once, close immediately, close now, close the deal first, complete first, close before',
    'closer tout de suite, clore tout de suite, boucler tout de suite, closer d’abord, fermer tout de suite, fermer l’opération tout de suite',
  ],
  slip_clear_later: [
    'sell later, divest later, clear later, approval afterwards, approval later, sort out the approval, not suspensory, remedies later',
    'plus tard, pas suspensive, n’étant pas suspensive, autorisation après, accord après, régler après',
  ],
  slip_narrow: [
    'narrower the market, narrow market, narrow definition, market is defined narrowly, smaller the market',
    'marché étroit, définition étroite, marché est défini étroitement, plus le marché est étroit',
  ],
  slip_easier: [
    'easier, look smaller, looks smaller, faster clearance, helps us, smaller share',
    'plus facile, plus facilement, paraît plus petit, aide, plus petites',
  ],
  slip_sealed: [
    'clean team, clean teams',
    'clean team, clean teams, équipe étanche, équipes étanches',
  ],
  slip_run_jointly: [
    'set prices, agree on prices, run the sales, start selling together, joint pricing, plan prices',
    'fixer ensemble les prix, fixer les prix, vendre ensemble, politique tarifaire commune',
  ],
  slip_start_from_price: [
    'start from the price, start with the price, begin with the price, price first, price before anything',
    'part du prix, partir du prix, commence par le prix, commencer par le prix, d’abord le prix, le prix d’abord',
  ],
  slip_purpose_later: [
    'only afterwards, only then, afterwards we ask, later we ask, why comes later, reason comes later, purpose comes after',
    'seulement ensuite, seulement après, ensuite seulement, après on demande, la raison vient après, le pourquoi vient après',
  ],
  slip_sales_times: [
    'multiple of sales, sales multiple, times sales',
    'multiple de chiffre d’affaires, multiple de ventes, multiple du chiffre d’affaires, fois les ventes, fois le chiffre d’affaires',
  ],
  slip_enough: [
    'enough to judge, is enough, is all you need, tells you nothing, tell you nothing, tells you everything, says it all, margin does not matter, whatever the margin',
    'suffit, n’apprend rien, dit tout, peu importe la marge',
  ],
  slip_ceiling: [
    'ceiling, maximum price, most we can pay, walk away price, highest price',
    'plafond, prix maximum, prix maximal',
  ],
  slip_premium_on_top: [
    'plus a control premium, plus a premium, premium on top, plus the premium',
    'plus une prime, prime par-dessus, prime de contrôle par-dessus, plus la prime, prime en plus',
  ],
  slip_recap: [
    'dividend recapitalisation, leveraged dividend, recap, special dividend',
    'dividende exceptionnel, recap, recapitalisation par la dette, dividende financé par la dette',
  ],
  slip_recap_misread: [
    'lowering the debt, lowers the debt, reduces the debt, lowering company’s debt, paying down debt, pays down debt, stronger balance sheet, new shares, dilutes the family, sell shares to, balance sheet comes out stronger',
    'baisse la dette, réduit la dette, en réduisant la dette, rembourse la dette, bilan plus solide, renforce le bilan, désendette, nouvelles actions, émet des actions, augmentation de capital, dilue la famille',
  ],
  slip_owner_buyout: ['obo, owner buy out, owner buyout', 'obo, owner buy out'],
  slip_full_exit: [
    'full sale, hundred percent, sells everything, family leaves, exits completely, complete exit, trade sale, goes out completely',
    'cent pour cent, vente totale, sort complètement, sort entièrement, famille sort, quitte complètement, à un industriel, tout vendre',
  ],
  slip_need_to_sell_half: [
    'only by losing control, no liquidity without, has to sell more than half',
    'pas de liquidité sans, aucune liquidité sans, forcément perdre le contrôle',
  ],
  slip_listing: [
    'ipo, listing, going public, go public',
    'entrer en bourse, introduction en bourse, ipo, cotation, aller en bourse, s’introduire en bourse',
  ],
  slip_quick_discreet: [
    'fastest, quickest, discreet, few obligations, no obligations, cheapest, simplest',
    'plus rapide, plus discrète, discrète, discret, peu d’obligations, aucune obligation, plus simple, moins chère',
  ],
  slip_white_knight: ['white knight', 'chevalier blanc'],
  slip_helps_raider: [
    'helps the hostile, helps the bidder, help the bidder, against the board, joins the bidder, sides with the bidder, reach the threshold, sells to the bidder',
    'aide l’assaillant, aide l’initiateur, aide l’acheteur hostile, contre le conseil, atteindre le seuil, vend à l’assaillant',
  ],
  slip_transition: [
    'tsa, transitional services, transition services',
    'tsa, services transitoires, services de transition',
  ],
  slip_free_forever: [
    'free of charge, for free, without limit, no time limit, unlimited, for ever, at no cost',
    'gratuitement, gratuit, sans limite, illimité, aussi longtemps, pour toujours, sans contrepartie',
  ],
  slip_dis_synergies: [
    'dis synergies, dissynergies, lost synergies',
    'dis synergies, dissynergies, synergies perdues',
  ],
  slip_not_our_business: [
    'buyer’s problem, buyer’s affair, no effect on value, do not affect, ignore them, not counted, leave them out',
    'affaire de l’acheteur, problème de l’acheteur, pas d’effet sur la valeur, sans effet sur la valeur, ne comptent pas, on les ignore, ne changent pas la valeur',
  ],
  slip_premium_larger: [
    'premium was larger than, premium larger than, premium is larger than, premium above the, premium exceeds, premium bigger than, premium higher than',
    'prime supérieure aux, prime dépasse, prime est supérieure, prime plus élevée que, prime plus grande que, prime au dessus des',
  ],
  slip_leaves_gain: [
    'gain with the acquirer, gain with the buyer, buyer gains, buyer wins, acquirer wins, creates value, i defend, good deal',
    'gain à l’acquéreur, gain chez l’acquéreur, acquéreur gagne, acheteur gagne, acquéreur y gagne, crée de la valeur, je défends, bonne affaire',
  ],
  slip_right_by_vote: [
    'board approved, fairness opinion said, since the boards, shareholders approved',
    'conseils l’ont approuvé, conseils ont approuvé, conseil l’a approuvé, une fairness opinion, attestation d’équité, actionnaires l’ont approuvé',
  ],
  slip_price_right: [
    'price is right, price must be right, necessarily fair, price is necessarily, price was fair, proves the price, price cannot be wrong',
    'prix est juste, forcément juste, prouve que le prix',
  ],
  slip_after_synergies: [
    'even higher after synergies, synergies raise the multiple, after synergies it is even higher, add the synergies to the price',
    'synergies augmentent le multiple, multiple monte après synergies',
  ],
  slip_total_sales: [
    'total sales, overall sales, whole turnover, total turnover, group turnover',
    'chiffre d’affaires total, ventes totales, total des ventes, chiffre d’affaires global',
  ],
  slip_overlap_no_matter: [
    'overlaps do not matter, overlap does not matter, product do not matter, product does not matter',
    'chevauchements ne comptent pas, recouvrements ne comptent pas, un seul produit ne',
  ],
  slip_fee_reverse: [
    'reverse break fee, reverse fee, reverse termination fee',
    'reverse break fee, indemnité inversée, indemnité de rupture inversée',
  ],
  slip_target_pays: [
    'target pays, target would pay, target has to pay, target should have paid, seller pays, paid by the target, target compensates, compensate the acquirer, compensate the buyer',
    'cible qui aurait, cible paie, cible verse, cible doit, la cible indemnise, indemniser l’acquéreur, indemniser l’acheteur, payée par la cible, vendeur indemnise',
  ],
  slip_allocated_equal: [
    'allocated costs equal, allocations equal the, allocated costs and standalone costs are',
    'frais alloués sont égaux, allocations égales',
  ],
} as const satisfies Lexicon;
