import type { Lexicon } from '../../types.ts';

/** Deals everybody knows, told the wrong way round. */
export const knownDealsTurnedRound = {
  the_games_deal: ['activision', 'activision'],
  the_jewels_deal: ['tiffany', 'tiffany'],
  the_luxury_buyer: ['lvmh', 'lvmh'],
  the_software_buyer: ['microsoft', 'microsoft'],
  the_water_deal: ['suez', 'suez'],
  the_water_buyer: ['veolia', 'veolia'],
  swapped_for_paper: [
    'share swap, stock swap, pure swap, no cash at all, took microsoft stock, took microsoft shares, received microsoft shares, received microsoft stock, got microsoft stock, got microsoft shares, share-for-share, stock-for-stock, all stock, paid in its own, half in shares, half in stock, cash and shares, became microsoft shareholders, became shareholders of microsoft, ended up with microsoft shares, ended up with microsoft stock',
    'échange de titres, échange d’actions, pas un dollar de cash, sans aucun cash, aucun cash, reçu des actions microsoft, reçu des titres microsoft, moitié en titres, moitié en actions, moitié cash, avec des actions microsoft, avec des titres microsoft, devenus actionnaires de microsoft, actionnaires de microsoft',
  ],
  below_the_market: [
    'at a discount, discount to the market, below the market, below its share price, below the share price, at the market price, paid the market price, no premium, without any premium, without a premium, zero premium, below the market price, under the market price, discount to the last close, not a cent of premium',
    'avec une décote, à décote, décote sur le cours, sous le cours, en dessous du cours, au prix du marché, au cours de bourse, aucune prime, sans prime, sans aucune prime, pas de prime, prime nulle, vendu sous le, vendu en dessous',
  ],
  premium_seen_right: [
    'worried, never, not at, not a discount, remedy, pre-pandemic, former high, old high, earlier high, ever, spread, traded, trades, trading, cotait, cote, écart',
    'ancien plus haut, jamais, pas une décote, pas à, avant pandémie',
  ],
  bought_for_machines: [
    'data centre, data centres, data center, data centers, data-centre, data-center, the servers, for azure, an azure deal, cloud infrastructure, for its offices, hardware factory, for the patents, chip, server farms, its servers, hardware, server farm',
    'centres de données, data centers, les serveurs, pour azure, deal azure, infrastructure cloud, pour ses bureaux, usines de consoles, pour les brevets, puces, fermes de serveurs, ses serveurs, visait les serveurs, matériel',
  ],
  games_thrown_away: [
    'games were to be sold, sell the games, selling off the games, not the games, games did not matter, close the games, stop call of duty, drop call of duty, sell call of duty, resell call of duty, get rid of the games, sell off call of duty',
    'pas les jeux, revendre les jeux, vendre les jeux, jeux devaient être, se débarrasser des jeux, arrêter call of duty, jeux ne comptaient, revendre call of duty, vendre call of duty, céder call of duty',
  ],
  had_to_pay_more: [
    'raise its price, raised its price, raise the price, had to raise, had to pay more, pay more than agreed, price went up, price was raised, bump its offer, bumped the price, bumped its offer, sweetened its offer, put up its price, paying more for tiffany, paid more than, ended up paying more',
    'remonter son prix, remonté son prix, relever son prix, relevé le prix, dû relever, dû payer plus, prix a été relevé, prix est monté, augmenter son prix, augmenté le prix, rehaussé son offre, rehausser le prix, plus cher que prévu, payé plus cher, payé plus que, plus que le prix signé',
  ],
  paid_less_in_truth: [
    'not, never, lower, cut, less, reduced, renegotiated down, without, rather',
    'pas, jamais, baisse, moins, réduit, sans, plutôt, ne',
  ],
  cheap_or_foreign_name: [
    'discount jeweller, cheap jeweller, entry-level, entry level, chinese, listed in china, listed in hong kong, watchmaker, fashion house, handbag, perfume, french jeweller, italian jeweller, fast fashion, no presence in america, no presence in the, unknown in america, absent from america',
    'bijoutier d’entrée, entrée de gamme, bas de gamme, chinois, coté en chine, coté à hong kong, horloger, maison de couture, maroquinerie, parfumeur, joaillier français, bijoutier italien, pas présent aux, absent des états-unis, inconnu aux états-unis, absente des états-unis',
  ],
  away_from_its_trade: [
    'leave the united states, leave america, exit the us, get out of luxury, outside luxury, out of luxury, pure diversification, to leave luxury, exit jewellery, get out of america, get out of the united states',
    'sortir des états-unis, quitter les états-unis, quitter l’amérique, hors du luxe, sortir du luxe, quitter le luxe, pure diversification, sortir de la joaillerie, sortir d’amérique',
  ],
  purchased_it: [
    'bought, acquired, took over, wanted to buy, bid for, buys, acquires, launched a bid for',
    'a racheté, a acheté, rachète, achète, voulait racheter, a acquis, voulait acheter, absorbé, a lancé une offre sur',
  ],
  by_the_other: [
    'by, was, were, been, from, being, that, which, whom, when, once',
    'par, été, que, qui, quand, dont, était, une fois',
  ],
  never_came_about: [
    'was abandoned, fell through, never closed, collapsed, was called off, was dropped, was cancelled, never happened, was blocked for good',
    'n’a jamais été bouclé, a été abandonné, a été abandonnée, est tombée, n’a jamais abouti, a échoué, a été annulée, n’a pas abouti, bloquée définitivement',
  ],
  deals_no_objection: [
    'approved it straight away, approved the activision deal, approved straight away, cleared straight away, waved it through, waved through, cleared without conditions, without conditions, no remedy was needed, did not object, had nothing to say, never objected',
    'n’ont rien dit, n’a rien dit, rien eu à dire, approuvé tout de suite, approuvé sans, autorisé sans, feu vert immédiat, sans condition, sans conditions, laissé passer, pas fait d’objection',
  ],
  closed_at_once: [
    'closed in january 2022, closed the same day, closed at once, closed within weeks, closed immediately, closed in 2022, closed in a few weeks, the day it was announced',
    'bouclée en janvier 2022, bouclé en janvier 2022, bouclée le jour même, bouclé le jour même, bouclée en quelques semaines, bouclé en quelques semaines, bouclée en 2022, jour de l’annonce',
  ],
  premium_over_price: ['the premium, a premium, premium is', 'la prime, une prime'],
  for_no_command: [
    'for a minority, for a minority stake, not to have control, without control, for not having control, for lack of control, what the seller pays, paid by the seller, discount on the price',
    'ne pas avoir le contrôle, pour une minorité, pour une part minoritaire, sans le contrôle, sans contrôle, que paie le vendeur, payée par le vendeur, décote sur le prix',
  ],
  market_has_decided: [
    'market has decided, market decided, the market knows, price is the price, market is right, nothing to add, up to the market, not my place',
    'marché a décidé, marché a tranché, le marché sait, prix est le prix, marché a raison, rien à ajouter, pas à moi de',
  ],
  without_own_view: [
    'no view, no opinion, have no opinion, not need a view, not have a view, not need a recommendation, no recommendation, client decides alone, no need for an opinion, nothing to say about the price',
    'pas d’avis, aucun avis, pas d’opinion, pas de recommandation, pas besoin d’avis, pas besoin de recommandation, client décide seul, rien à dire sur le prix',
  ],
  big_deal_word: [
    'deal at that size, deal that size, such a big deal, a large deal',
    'opération de cette taille, deal de cette taille, si grosse opération, un si gros deal',
  ],
  has_no_danger: [
    'has no risk, have no risk, no risk at all, is risk-free, carries no risk, without any risk',
    'n’a pas de risque, aucun risque, sans risque, ne comporte aucun',
  ],
  competition_body: [
    'regulator, regulators, regulator’s, authority, authorities, commission, cma, doj',
    'régulateur, régulateurs, autorité, autorités, commission, cma, doj',
  ],
  waits_for_their_move: [
    'wait for the regulators, wait for the objections, wait for objections, wait until the regulator, wait until they object, waited for the objections, offer nothing until, offer nothing before, wait and see, see what they say, once they object, only once they object, after they object, only after the objections, once the authority has said, once the regulator has said',
    'voir ce qu’ils disent, une fois que l’autorité, qu’une fois les objections, attendre les objections, attendre l’avis, attendre que le régulateur, attendre que l’autorité, attendre les griefs, attend les objections, ne rien proposer avant, ne rien proposer tant, après les objections seulement, une fois que le régulateur',
  ],
  before_any_offer: [
    'before offering, before proposing, offering anything, proposing anything, remedies, concessions',
    'avant de proposer, avant d’offrir, remèdes, concessions, proposer',
  ],
  no_waiting_there: [
    'not wait, never wait, rather than wait, instead of waiting, too late, mistake, should not, cannot afford',
    'ne pas attendre, pas attendre, fallait pas, plutôt que, au lieu, trop tard, erreur, ne doit pas',
  ],
  closes_before_asking: [
    'closed first, close first, closing first, close now, close before, just closed, close and then, close anyway',
    'boucler d’abord, closer d’abord, conclure d’abord, boucler avant, fermer d’abord, boucler quand même, boucler puis',
  ],
  speaks_with_them_after: [
    'after, afterwards, later, then, then talk, ask forgiveness, before clearance, without waiting',
    'ensuite, après, puis, plus tard, avant le feu vert, sans attendre',
  ],
  no_rivals_there: [
    'were not competitors, not competitors, did not compete, not compete, no overlap, nothing in common, no competition problem, no competition issue, no competition concern, different customers, no common customers, no customer in common, sold to different, antitrust was no, antitrust was not a topic',
    'concurrence n’était pas un, n’étaient pas concurrents, pas concurrents, aucun recouvrement, aucun chevauchement, rien en commun, aucun problème de concurrence, aucun client en commun, pas de client commun, clients différents, antitrust n’était pas, pas de problème de concurrence',
  ],
  plead_or_until: [
    'argue, plead, argued, claim, prove, show, convince, if, to say, today, until, xd was dead, would be',
    'plaider, soutenir, prouver, montrer, convaincre, si, prétendre, démontrer, aujourd’hui, soutenaient, auraient',
  ],
  the_design_deal: ['adobe, figma, the deal, deal', 'adobe, figma, l’opération, deal'],
  failed_for_money: [
    'because of financing, lack of financing, could not finance, financing fell, financing failed, banks pulled out, ran out of money, no funding, could not pay, because of the price, share price fell',
    'n’a pas pu financer, faute de financement, manque de financement, financement a lâché, banques ont lâché, ne pouvait pas payer, à cause du prix, faute d’argent',
  ],
  looks_at_size_alone: [
    'only look at turnover, only looks at turnover, only looks at size, only look at size, only turnover counts, only size matters, disliked big deals, dislike big deals, only at revenue, never at market definition, not at the market, just look at the size',
    'n’aiment pas les gros, n’aime pas les grosses, ne regarde que la taille, ne regardent que la taille, que le chiffre d’affaires, seule la taille compte, que la taille, pas le marché',
  ],
  merges_ahead: [
    'started integrating, start integrating, integrate before, integrate now, merge the teams before, begin integration, integrating before, combine the teams before, merge the products before',
    'intégrer avant, intégrer figma avant, commencer à intégrer, commencer l’intégration, fusionner les équipes avant, intégrer tout de suite, rapprocher les équipes avant, fusionner les produits avant',
  ],
  leave_is_given: [
    'before clearance, clearance, before approval, approval, before the green light, before closing, during the review, without waiting',
    'feu vert, avant l’autorisation, autorisation, avant l’accord, avant le closing, pendant l’examen, sans attendre',
  ],
  forbidden_there: [
    'not, never, must not, cannot, forbidden, gun jumping, illegal, prepare, plan, planning, before they integrate',
    'pas, jamais, interdit, gun jumping, illégal, préparer, prépare, planifier, sans intégrer, ne',
  ],
  owes_nothing_then: [
    'pays nothing, owes nothing, had nothing to pay, paid nothing, no fee to pay, nothing to pay, without paying, walked away free, costs nothing to walk, walk away free, no penalty, without paying a cent, without paying anything, scot-free, for free',
    'ne paie rien, ne doit rien, rien à payer, n’a rien payé, sans rien payer, aucune indemnité, sans indemnité, aucune pénalité, rien eu à payer, ne paye rien, sans payer, sans payer un, sans verser, sans rien verser, gratuitement',
  ],
  should_it_fail: [
    'if it fails, fails, failed, collapses, collapsed, abandoned, regulators refuse, walk, walked away, blocked, left, got out',
    'en cas d’échec, échoue, échoué, abandonne, abandonné, refus, bloqué, s’en va, se retire, est reparti, repartir, s’est retiré, sort',
  ],
  save_for_others: [
    'unless, except, without a, seller, if the fault, should have, needs, other than, nothing but',
    'sauf, vendeur, si la faute, aurait dû, faut, hormis, autre que',
  ],
  second_plan_word: [
    'plan b, fallback, alternative plan, a second plan',
    'plan b, plan de secours, solution de repli, solution de secours',
  ],
  stands_still_meanwhile: [
    'not run the business, stop developing, stop investing, stop hiring, stand still, freeze the business, freeze hiring, put everything on hold, stop working, stopped developing, no longer invest, pause the business',
    'arrêter de développer, arrêter d’investir, arrêter d’embaucher, geler les embauches, tout geler, tout arrêter, se mettre en pause, ne plus investir, mettre en pause',
  ],
  for_the_time_between: [
    'while waiting, in the meantime, until closing, during the review, meanwhile, figma, the seller, target',
    'en attendant, entre-temps, jusqu’au closing, pendant l’examen, figma, le vendeur, la cible',
  ],
  promise_of_conduct: [
    'behavioural promises, behavioural remedies, behavioural commitments, promises of conduct, conduct remedies, simple promises',
    'remèdes comportementaux, engagements comportementaux, promesses de comportement, simples promesses, engagements de comportement',
  ],
  liked_most_by_them: [
    'what authorities prefer, what regulators prefer, authorities prefer, regulators prefer, always enough, is enough, are enough, suffice, best for',
    'préférées, préfèrent, préférés, que préfère, suffisent, suffit, toujours assez',
  ],
  blame_on_them_alone: [
    'regulators alone, only the regulators, regulators’ fault alone, solely the regulators, entirely the regulators',
    'uniquement la faute des régulateurs, seule faute des régulateurs, uniquement les régulateurs, uniquement la faute, seulement la faute des',
  ],
  sides_did_well: [
    'parties did everything right, did everything right, did nothing wrong, nothing to be blamed, could not do anything, nothing they could do',
    'n’ont rien à se, tout bien fait, rien à se reprocher, rien pu faire, ont tout fait, n’y pouvaient rien',
  ],
  break_payment: [
    'break fee, termination fee, the fee, reverse fee, indemnity',
    'indemnité, indemnité de rupture, indemnité inversée',
  ],
  owed_by_the_bought: [
    'paid by the target, paid by the seller, owed by the target, owed by the seller, due from the target, target pays the buyer, by figma, paid by the company being',
    'due par la cible, payée par la cible, versée par la cible, due par le vendeur, payée par le vendeur, par la société rachetée, par figma',
  ],
} as const satisfies Lexicon;
