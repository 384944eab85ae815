import { crossed } from '../crossed.ts';
import type { Lexicon } from '../../types.ts';

/** Deals, money and sales in the words of people at a table, right and wrong. */
export const marketsToldAtTheTable = {
  side_falls_short: [
    'standing idle, sitting idle, stand idle, sit idle, half asleep, but no, but not the, and nobody services, nobody to service, too many kitchens, spare room, spare capacity, lost the patent, losing its patent, patent gone, needed something to put, too old, no heir, but have no, but has no, have no shops, has no shops, running out of patent, come back empty, comes back empty, nobody knew their name, nobody knows their name',
    'à l’arrêt, tournent à vide, tourne à vide, tourne au ralenti, qui dorment, mais pas les, mais pas de, mais pas la, personne pour les entretenir, trop de place, perdait son brevet, perd son brevet, brevet perdu, besoin de relève, n’ont aucune, n’a aucune, n’ont pas de boutique, reviennent vides, repartent vides, connaissait leur nom, connaît leur nom',
  ],
  side_has_it: [
    'more orders than, more work than, turning away orders, turning away customers, refusing orders, the target is nothing but, target does nothing but, the other has, the others have, the others had, other guys had, knows every, sits on, does the rest, i have in mind has, nothing of its own to put, needs things to put, in the oven, has the cargo, everybody knows, everyone knows, in every second, in every home, in every kitchen',
    'plus de commandes que, refusait des commandes, refuser des commandes, la cible n’est que, la cible ne fait que, l’autre a, l’autre en a, les autres ont, connaît tous les, est assise sur, fait le reste, sans rien à elle, cherche de quoi remplir, de quoi remplir, tout le monde l’a, que tout le monde connaît, dans un foyer sur deux, dans chaque cuisine, dans toutes les cuisines',
  ],
  say_one_side: [
    'one knew, one had, one sold, one could, first one makes, the first makes, the first has, the first sells, one of them makes, one of them sells',
    'l’un savait, l’un avait, l’un vendait, l’une savait, l’une avait, l’une vendait, le premier fabrique, le premier a, le premier vend, la première a, la première vend',
  ],
  say_other_side: [
    'other knew, other had, other sold, other could, other only, the second has, the second sells, the second goes, other one looks after',
    'l’autre savait, l’autre avait, l’autre vendait, l’autre n’avait, l’autre n’a, le second a, le second vend, le second passe, la seconde a, la seconde vend, l’autre les, l’autre le réseau',
  ],
  market_shares_things: [
    'both buy, buy from the same, from the same mill, use the same, same lorries, same kitchens, one buyer for both',
    'achètent au même, achètent chez le même, les deux achètent, utilisent les mêmes, mêmes camions, mêmes cuisines',
  ],
  market_opinion: [
    'i have signed, i have paid less, i have offered, i have bid, i have let, i have come back, i have held, my hunch, were it mine, if it were mine, i shake hands, i have let it go, i have passed, i am for it, i m for it, i’m for it',
    'j’aurais signé, j’aurais proposé, j’aurais offert, j’aurais laissé, j’aurais attendu, je serais revenu, à leur place j’, à sa place j’, mon petit doigt, si c’était la mienne, si c’était le mien, je tope, j’aurais laissé passer',
  ],
  market_judgement: [
    'good nose, well played, played it well, smart move, less on the ticket, off the ticket, come back later, back a year later, at half the price, let it go',
    'nez creux, du flair, bien joué, joué finement, moins sur le ticket, serais revenu, revenir plus tard, moitié prix, laissé passer',
  ],
  market_limit_to_price: [
    'put my pen down, put the pen down, pen down, go up to, go as far as, then i stop, after that i stop, close the file, not a euro more, not a pound more, not a dollar more',
    'j’irais jusqu’à, irais jusqu’à, je vais jusqu’à, range mon stylo, pose mon stylo, après j’arrête, je ferme le dossier, pas un euro de plus, pas un sou de plus',
  ],
  market_prepare_sale: [
    'sort the papers, sorting the papers, put the papers, papers in order, tidy the books, clean the books, knock on doors, knocking on doors',
    'papiers en ordre, met en ordre, range les papiers, trier les papiers, mettre les comptes au propre, frapper aux portes, frapperais aux portes',
  ],
  market_over_market: [
    'than the market says, than the stock was fetching, than the shares were fetching, night before, than people could get',
    'que valait le titre, que valait l’action, veille des rumeurs, que dit la bourse, de plus que la bourse',
  ],
  say_extra: [
    'more than the market says, more than the market, the top up, what i hand the seller, hand over on top, we give on top',
    'de plus que la bourse, de plus que le cours, ce que je donne en plus, donne de trop, on donne en plus',
  ],
  say_gain_together: [
    'second head office, cutting the second, closing the second, one head office, sharing the depots, sharing the lorries, closing one, get back by',
    'deuxième siège, fermer le deuxième, fermer un siège, un seul siège, partager les dépôts, à deux on économise, fermer une, fermer un',
  ],
  own_savings: [
    'out of the till, own cash, emptied the account, emptied its account, cash box',
    'vidé le compte, vidé la caisse, vidé leur compte, fonds de tiroir, propre cash',
  ],
  takes_loan: [
    'borrowed the rest, borrow the rest, rest from a bank, rest from the bank, rest on credit, rest in debt, the rest borrowed, rest borrowed',
    'emprunté le reste, emprunter le reste, le reste emprunté, reste à crédit, reste en dette',
  ],
  market_means_of_payment: [
    'hand over paper, with paper',
    'sort son, sortent leur, sort le chéquier, plutôt que le chéquier',
  ],
  market_paper_money: ['own paper, in their own stock, own stock', 'propre papier, du papier'],
  market_watchdog: [
    'competition people, merger police, the authorities, chinese regulator',
    'gens de la concurrence, pour l’autorité, l’autorité chinoise, les autorités',
  ],
  market_watch_act: [
    'dragged, took ages, took its time, made them wait, sold, hand back',
    'fait traîner, traîné, a pris son temps, fait attendre, revendre, vendre des',
  ],
  market_holds_up: [
    'dragged its feet, dragged out, took a year to say, months to say yes, took its time to say, sat on the approval, held up the approval, held up the deal, was slow to approve',
    'fait traîner, laissé traîner, mis un an à dire, mis des mois à dire, mis un an à autoriser, tardé à dire oui, retenu l’autorisation, bloqué des mois',
  ],
  market_far_state: ['china, beijing, london', 'chine, pékin, londres'],
  market_long_rate: [
    'overnight money, overnight rate, overnight rates',
    'au jour le jour, emprunte à dix ans, l’état emprunte, argent court',
  ],
  market_shares_word: ['stock market, indices', 'bourse, la bourse, indices'],
  market_record_level: [
    'highest ever, never been this high, never been so high, all time high, at the top, at the ceiling, through the roof',
    'jamais été si haute, jamais été si haut, jamais été aussi haute, jamais été aussi haut, plus haute que jamais, au plafond, crèvent le plafond',
  ],
  market_effect_direction: ['petrol for, fuel for', 'carburant pour, de l’essence'],
  judge_bank_bill: [
    'bank asks, bank is asking, bank’s money, bank wants, lender asks, mortgage doubles',
    'banque demande, elle en demande, argent de la banque, banque réclame, banque veut, crédit double',
  ],
  judge_costlier: [
    'asking less, asks less, asks seven, asks eight, instead of four',
    'en demande moins, demande sept, demande huit, au lieu de quatre, s’est détendu',
  ],
  judge_can_afford: [
    'less left for, more left for, stretch further, you would get more, get more for it, offer the same, pay the same, offer as much',
    'reste moins, reste plus au fonds, il en reste moins, vous en donnent plus, monter plus haut, offrir le même, offrir autant',
  ],
  judge_fund_side: [
    'who might buy you, who would buy you, people who might buy',
    'au fonds, qui vous rachèteraient, qui vous achèteraient',
  ],
  market_fund_exit: ['float, in the drawer', 'coter, traîne dans leurs, dans leurs tiroirs'],
  market_per_share_profit: [
    'each share earns, each share makes',
    'chaque action gagne, chaque action rapporte, chaque titre gagne',
  ],
  market_sells_more: ['sales are up, sales go up', 'ventes montent, ventes progressent'],
  market_keeps_more: ['keep more of', 'gardez plus sur, gardez plus de'],
  market_rewards: [
    'open the wallet, open their wallet, dig deep for',
    'ouvre son portefeuille, ouvrent leur portefeuille, sort le chéquier',
  ],
  market_let_them_sweat: [
    'let them sweat, look over their shoulder, looking over their shoulder, wanting the same thing, eye each other',
    'chiens de faïence, se regardent, se surveillent, regardent en coin',
  ],
  market_keeps_the_seat: [
    'stay in the chair, keep the chair, keep the rest, keep the keys, stay at the helm, hold the wheel, stay in charge, stay the boss, keep most of it',
    'rester aux manettes, restez aux manettes, garder les clés, gardez les clés, garder le reste, gardez le reste, garder les commandes, rester le patron, restez le patron, tenez la barre',
  ],
  market_slice_word: [
    'slice, a piece, a bit, a part',
    'une tranche, un morceau, un bout, une part',
  ],
  market_you_owner: ['in the family', 'dans la famille'],
  market_what_you_want: [
    'on the monday after, wants the keys, tired of the alarm, gets you out of bed, makes you get up, simply done with, had enough of',
    'lundi d’après, veut les clés, assez du réveil, fait lever le matin, fait lever, n’en pouvez plus, en avez marre, mettre de côté',
  ],
  reason_only_told: [
    'a real strategic logic, real strategic rationale, true strategic logic, a good fit and',
    'vraie logique stratégique, véritable logique stratégique, un bon fit',
  ],

  market_as_good_as_done: [
    'company is theirs, it is theirs, belongs to them',
    'boîte est à eux, société est à eux, elle est à eux, leur appartient',
  ],
  amiss_debt_up: [
    'adds to the debt, add to the debt, adds to their debt',
    'ajoute de la dette, charge la dette, alourdit la dette',
  ],
  strays_debt_jumped: [
    crossed(
      'debt, net debt, leverage',
      'went through the roof, exploded, ballooned, goes through the roof',
    ),
    crossed('dette, endettement, levier', 'explose, s’envole, s’est envolé, s’est envolée'),
  ],
  market_both_agree: [
    crossed('both, both firms, both companies, both boards, two sides, the two', 'agree'),
    crossed('les deux, les deux camps, les deux sociétés, tous les deux', 'sont d’accord'),
  ],
  market_nobody_checks: [
    'nobody checks, no one checks, nobody looks, nobody reviews, brussels does not look, authority does not look, regulator does not look, regulators do not look, no clearance needed, not need clearance, need no clearance',
    'ne regarde pas, ne regardent pas, ne contrôle pas, ne contrôlent pas, personne ne contrôle, personne ne regarde, pas d’autorisation, rien à dire',
  ],
  misread_buyer_pockets_it: [
    'buyer got a bargain, buyer made a killing',
    'acheteur a fait une affaire, acquéreur a fait une affaire, acheteur a tout gagné',
  ],
  amiss_keep_the_risk: [
    'keep sharing in, keep sharing the, keep benefiting, still benefit from, go on sharing, keep half the risk, keep part of the risk, keep the risk',
    'profitent ensuite des, continuent de profiter, continuent à profiter, profitent encore, partagent encore, gardent la moitié du risque, gardent le risque, gardent une part du risque',
  ],
  amiss_sellers_word: [
    'shareholders keep, target’s holders, target’s shareholders',
    'actionnaires de la cible',
  ],
  amiss_no_opinion: [
    'not for me to judge, not mine to judge, not my place to judge, does not judge',
    'pas à donner mon avis, pas à moi de juger, ne juge pas, n’a pas à juger',
  ],
  market_cheap_loans: [
    crossed(
      'credit, debt, loans, money, borrowing',
      'gets cheaper, get cheaper, becomes cheaper, become cheaper, is cheaper, are cheaper',
    ),
    crossed(
      'crédit, dette, argent, les prêts',
      'devient moins cher, devient moins chère, est moins cher, est moins chère, deviennent moins chers',
    ),
  ],
  market_fewer_deals: [
    'deals dry up, people buy less, fewer companies are bought',
    'moins d’opérations, moins de rachats, on achète moins, on rachète moins',
  ],
  market_deals_as_such: [
    'm&a, deals, mergers, takeovers, buyers',
    'm&a, les deals, les fusions, les rachats, les acheteurs',
  ],
  market_ignores_rates: [
    crossed(
      'not care about, not care less about, ignore, ignores, nothing to do with, not depend on',
      'interest rates, rates, the level of rates',
    ),
    crossed(
      'se fiche des, se fichent des, se moque des, se moquent des, ne dépend pas des, ne dépendent pas des, rien à voir avec les',
      'taux, taux d’intérêt',
    ),
  ],
  amiss_stocks_fall: [
    'stock markets crash, stock market crashes, markets crash, share prices fall, share prices drop',
    'cours s’effondrent, bourse dévisse, marchés plongent',
  ],
  amiss_ipo_opens: [
    'that is when companies go public, that’s when companies go public, when companies go public, time to go public, when firms list',
    'qu’on s’introduit, qu’il faut s’introduire, moment de s’introduire, que les boîtes s’introduisent, introductions en bourse repartent',
  ],
  market_discount_up: [
    crossed(
      'discount rate, discounting rate, wacc',
      'goes up, rises, climbs, is higher, increases',
    ),
    crossed('taux d’actualisation, cmpc, wacc', 'monte, augmente, grimpe, est plus élevé'),
  ],
  market_value_up: [
    crossed('present value, value, valuation', 'goes up, rises, climbs, is higher, increases'),
    crossed('valeur actuelle, valeur, valorisation', 'monte, augmente, grimpe, est plus élevée'),
  ],
  amiss_avoided: [
    'stops a company from, prevents, keeps companies from, stupid, foolish, silly',
    'empêche, interdit, idiot, bête, absurde',
  ],
  market_tax_is_nothing: [
    'tax plays no part, tax plays no role, tax does not matter, tax is irrelevant, taxes do not matter, forget the tax',
    'impôt ne joue pas, impôt ne joue aucun, impôt ne compte pas, impôt n’a rien à voir, oublie l’impôt, sans s’occuper de l’impôt',
  ],
  market_extra_sales: [
    'selling more to each other’s customers, each other’s customers, selling more to the same customers',
    'vendre plus aux clients, vendre davantage aux mêmes clients',
  ],
  market_unrelated_field: [
    'different trade, another trade, a totally different',
    'tout autre métier, autre métier, métier différent',
  ],
  market_spreads_the_risk: [
    'is diversified for, spread for the shareholders',
    'ça diversifie, diversifie pour les actionnaires',
  ],
  market_holders_accept: [
    'be glad to sell, be happy to sell, happy to sell, glad to sell, will sell anyway',
    'seront contents de vendre, contents de vendre, ravis de vendre, vendront quand même',
  ],
  market_offer_word: ['', 'offrirais, proposerais'],
  market_do_deal: ['', 'offrirais, proposerais'],
  market_nothing_can_happen: [
    'no risk in that deal, no risk in this deal, no risk in it, can not go wrong, cannot go wrong, cannot fail',
    'aucun risque dans cette, aucun risque là-dedans, ne peut pas rater, ne peut pas mal tourner',
  ],
  market_takes_word: [
    'have it sold, get it sold, have you sold',
    'vend ça en, vendre ça en, vendu en, plié en',
  ],
  market_growth_shrugged: [
    crossed(
      'buyers, funds, acquirers, they',
      'do not care whether you growing, do not care whether you are growing, do not care about growth, do not care about your growth, do not look at growth, do not look at your growth',
    ),
    crossed(
      'acheteurs, fonds, acquéreurs',
      'se fichent de la croissance, se moquent de la croissance, se fichent de votre croissance, ne regardent pas la croissance',
    ),
  ],
  market_growth_noun: ['growth', 'la croissance, votre croissance, les marges'],
  market_they_shrug: [
    crossed('buyers, funds, acquirers', 'do not care, could not care less'),
    crossed('acheteurs, fonds, acquéreurs', 's’en fichent, s’en moquent, n’en ont rien à faire'),
  ],
  market_tell_all_staff: [
    'tell your staff, tell the staff, tell your employees, tell your customers',
    'prévenez le personnel, prévenez vos clients, prévenez vos salariés, dites-le au personnel, le personnel et les clients, vos salariés et vos clients',
  ],
  market_from_day_one: ['right away, at once', 'prévenez tout de suite, dites-le tout de suite'],
  amiss_no_preparation: [
    'not prepare anything, prepare nothing at all',
    'ne préparez rien, sans vous préparer',
  ],
  strays_settles_it: ['so it s a good deal, so it’s a good deal', ''],
  say_in_house: [
    'are theirs now, now the vans are theirs, now they own it',
    'sont à eux, à eux maintenant, désormais à eux',
  ],
  market_heir: ['your girl, your boy', ''],
  market_far_from_there: [
    'both firms are american, both companies are american, both are american, neither is european, neither firm is european',
    'les deux sont américaines, deux sociétés américaines, deux sont américains, aucune n’est européenne, aucun n’est européen',
  ],
  market_has_no_say: [
    'has no say, have no say, nothing to say about it, none of their business, not their business',
    'n’a rien à dire, n’ont rien à dire, n’a pas son mot, ne les concerne pas, ne la concerne pas',
  ],
  amiss_stocks_rise: ['share price is high, shares are high', ''],
  market_lenders_close_up: [
    'banks stingy, banks are stingy, hard to borrow, harder to borrow, banks refuse to lend, banks lend less',
    'banques radines, banques frileuses, difficile d’emprunter, banques refusent de prêter, banques prêtent moins',
  ],
  goal_of_buying: [
    'wanted a way into, wanted a door into',
    'voulaient une porte, voulait une porte, voulaient une entrée',
  ],
} as const satisfies Lexicon;
