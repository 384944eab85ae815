import type { Lexicon } from '../../types.ts';
import { crossed } from '../crossed.ts';

/** A view of your own, in the words of those who get it wrong. */
export const ownViewMisstated: Lexicon = {
  amiss_above_offer: [
    'above the offer, over the offer, higher than the offer, above the bid, above the price offered, above offer price, through the offer',
    'supérieur au prix offert, supérieur à l’offre, dépasse l’offre, dépasse le prix offert, au dessus du prix offert',
  ],
  amiss_above_precedents: [
    'above every precedent, above all precedents, above every comparable, above all the comparables, above the precedents, higher than every precedent, higher than all precedents, above the sector, above peers, highest multiple, highest in the sector, above precedent transactions, more than any precedent',
    'au dessus de tous les précédents, au dessus des précédents, au dessus des comparables, plus haut multiple, multiple le plus élevé',
  ],
  amiss_any_owner: [
    'any ceo, any owner, any client, every ceo, every owner, every client, always yes, answer is yes, always answer yes, say yes, always sell, tell him to sell',
    'tout dirigeant, n’importe quel dirigeant, tous les dirigeants, toujours oui, réponse est oui, on dit oui, on répond oui, je dirais oui, toujours vendre, chaque dirigeant, n’importe quel client',
  ],
  amiss_bargain: [
    'bargain, underpaid, underpaying, too cheap, was cheap, good deal, great deal, good price, sold too low, sold too cheaply, not paid enough, excellent deal',
    'bonne affaire, sous payé, pas assez payé, trop bas, bon prix, trop bon marché, bradé, bradée, lésés, excellente affaire',
  ],
  amiss_below_offer: [
    'below the offer, under the offer, lower than the offer, below the bid, below offer price, discount to the offer',
    'en dessous de l’offre, sous l’offre, sous le prix d’offre, inférieur au prix offert, inférieur à l’offre, sous le prix offert',
  ],
  amiss_below_precedents: [
    'below every precedent, below all precedents, below the precedents, lower than every precedent, below the sector, below peers, lowest multiple, under all the comparables, below all comparables',
    'en dessous des précédents, sous les précédents, en dessous des comparables, sous tous les comparables, multiple le plus bas',
  ],
  amiss_bids_up: [
    'the higher, the more he pays, the more they pay, the more he offers, pays more, bids more',
    'plus il paie, plus il offre, plus cher, plus haut, plus il monte',
  ],
  amiss_board_accepted: [
    'board accepted, board approved, board agreed, board recommended, directors accepted, both sides agreed, both sides signed, seller accepted, seller agreed, shareholders accepted, shareholders voted, regulator approved, regulator cleared, commission cleared, authority cleared, commission approved, it closed, deal closed, paid in cash, banker signed, banks advised',
    'conseil a accepté, conseil l’a accepté, conseil l’a approuvé, conseil a approuvé, conseil a recommandé, conseil a dit oui, vendeur a accepté, vendeurs ont accepté, actionnaires ont accepté, actionnaires ont voté, régulateur a approuvé, autorité a approuvé, autorité l’a autorisée, commission a approuvé, commission l’a autorisée, commission a autorisé, deux parties ont signé, les deux ont signé, payé en cash',
  ],
  amiss_buyer_stock_fell: [
    'acquirer’s share price fell, acquirer’s shares fell, acquirer’s stock fell, acquirer’s stock dropped, buyer’s stock fell, buyer’s stock dropped, buyer’s shares fell, bidder’s shares fell, acquirer fell, buyer fell, bidder’s stock fell, acquirer’s shares dropped, buyer’s shares dropped, own shares fell, own share price fell, own stock fell, share price drop, buyer’s share price fell',
    'cours de l’acquéreur baisse, cours de l’acquéreur a chuté, cours de l’acquéreur chute, cours de l’acquéreur a perdu, baisse du cours de l’acquéreur, action de l’acheteur a baissé, titre de l’acheteur a baissé, action de l’acquéreur a baissé, cours de l’acheteur a baissé',
  ],
  amiss_causal: [
    'because, since, as, so, which means, therefore, proves, shows, hence',
    'parce que, puisque, car, comme, donc, prouve, montre, ce qui veut dire',
  ],
  amiss_destroys: [
    'destroys, destroyed, was wrong, is wrong, overpaid, a mistake, bad deal, failure, should not have',
    'détruit, détruisait, destructrice, destruction, s’est trompé, surpayé, erreur, mauvaise opération, mauvaise affaire, échec, n’aurait pas dû',
  ],
  amiss_family_views: [
    'siblings, family members, family disagreement, disagreement in the family, family’s goals, family’s wishes',
    'frères et sœurs, membres de la famille, désaccord dans la famille, désaccords familiaux, objectifs de la famille, souhaits de la famille',
  ],
  amiss_full_sale: [
    'full sale, sale of the whole, sell a hundred percent, sell hundred per cent, sell hundred percent, sell 100, sale of 100, selling everything, selling the whole company, hundred per cent sale, hundred percent sale, selling out, sell outright, outright sale, complete sale, sell the company, sell one hundred',
    'vente à cent pour cent, vendre cent pour cent, vente totale, cession totale, tout vendre, vendre toute la société, vendre 100, vente de cent pour cent, vendre la totalité, céder la totalité, cession complète, vente complète, tout céder, vendre la société, vendre l’entreprise, cession à cent pour cent',
  ],
  amiss_higher_bid_expected: [
    'higher bid, counter bid, counterbid, raised bid, higher offer, bump, raise its offer, competing offer, better offer',
    'surenchère, contre offre, offre plus haute, relèvement, offre concurrente, meilleure offre',
  ],
  amiss_less_shown: [
    crossed(
      'the less a buyer, the less buyers, the less he, the less they, the less the buyer, the less bidders',
      'can read, knows, know, sees, see, learns, learn, can see, reads, is told, are told',
    ),
    crossed(
      'moins un acheteur, moins les acheteurs, moins l’acheteur, moins ils, moins il, moins un acquéreur, moins l’acquéreur',
      'en sait, en savent, sait, savent, en voit, en voient, voit, peut lire, lit, est informé',
    ),
  ],
  amiss_listing: [
    'ipo, listing, flotation, stock market, going public',
    'ipo, bourse, cotation, introduction',
  ],
  amiss_market_doubts: [
    'not believe, doubts, doubted, expects it to fail, will fail, deal will break, doubtful, sceptical, skeptical',
    'ne croit pas, ne croyait pas, doute, doutait, va échouer, échec, sceptique',
  ],
  amiss_no_opinion: [
    'no opinion, no view on, not have an opinion, not have a view, have no view, not take a side, not take sides, not give an opinion, not give my opinion, not give a view, not for a banker to judge, stay neutral, remain neutral, stick to the facts, facts only, not for me to judge, not mine to judge, not my place to judge, does not judge',
    'pas d’avis, aucun avis, pas d’opinion, aucune opinion, pas à en avoir, pas à juger, pas prendre position, rester neutre, pas à donner mon avis, pas à moi de juger, ne juge pas, n’a pas à juger',
  ],
  amiss_no_preparation: [
    'without preparing, no prep, not bother preparing, preparation only slows, no need to prepare, not need to prepare, nothing to prepare, no preparation, without any preparation, preparation is useless, preparation is a waste, prepare nothing, preparation does not matter, no need for preparation, not prepare anything, prepare nothing at all',
    'sans préparer, sans rien préparer, sans se préparer, préparation fait perdre, préparation ne fait que, pas besoin de préparation, aucune préparation, rien à préparer, inutile de préparer, inutile de se préparer, préparation est inutile, ne prépare rien, pas de préparation, préparer ne sert, ne préparez rien, sans vous préparer',
  ],
  amiss_no_recommendation: [
    'no recommendation, without a recommendation, without recommending, without making a recommendation, not recommend anything, not make a recommendation, not give a recommendation, not to recommend, without any recommendation, without our view, without taking a view, without our opinion',
    'pas de recommandation, sans recommandation, aucune recommandation, sans faire de recommandation, pas à recommander, ne recommande rien, sans notre avis, sans donner d’avis, sans donner notre avis, sans prendre position, sans conclure',
  ],
  amiss_not_an_opinion: [
    'banker, bankers, analyst’s job, bank’s job',
    'banquier, banquiers, rôle d’une banque, pitch',
  ],
  amiss_only_route: [
    'only way, only option, only route, only solution, no other way, no alternative, no other option, cannot get cash without, no other route, only choice',
    'seule façon, seul moyen, seule solution, seule option, seule voie, aucune alternative, pas d’alternative, pas d’autre moyen, pas d’autre solution, aucun autre moyen, seule manière, aucune autre option',
  ],
  amiss_only_worse: [
    'only get worse, only go down, will only fall, only downhill, never be better, never get better, never be this good, cannot get better',
    'ne peut que se dégrader, peut que se dégrader, peut que baisser, peut qu’empirer, va forcément baisser, jamais aussi bon, ne sera jamais meilleur, sera jamais meilleure, peuvent que baisser, peut plus que baisser',
  ],
  amiss_opinion_word: [
    'opinion, own view, personal view, point of view, recommendation',
    'avis, opinion, point de vue, recommandation',
  ],
  amiss_out_at_once: [
    'full exit, exit at once, exit completely, exit entirely, exit in full, sell all his shares, sell all your shares, cash out in full, cash out completely, cash out everything, get all his cash, out on day one, sell the whole company, sell hundred percent, sell all at once, sell everything at once, complete exit, get out completely, cash out entirely, sell a hundred per cent',
    'tout vendre, sortie totale, sortir complètement, sortir entièrement, vendre cent pour cent, sortir d’un coup, vendre toutes ses actions, tout céder, encaisser la totalité, sortir le jour même, vendre la totalité, céder la totalité, sortir immédiatement, sortir à cent pour cent',
  ],
  amiss_price_fair: [
    'fair, price was right, price is right, right price, reasonable, attractive price, cheap',
    'juste, équitable, raisonnable, bon prix, prix correct, attractif',
  ],
  amiss_quick_and_cheap: [
    'is quicker, is faster, is the fastest, is the quickest, is the cheapest, is cheaper, is quick, is simple, is the simplest, costs nothing, costs little, is discreet, more discreet, is confidential, safer than a sale, few weeks, without any publicity, no disclosure, certain price, guaranteed price',
    'plus sûr qu’une cession, est plus rapide, est le plus rapide, est la plus rapide, est rapide, est moins chère, est la moins chère, est simple, est plus simple, ne coûte rien, coûte peu, est discrète, plus discrète, est confidentielle, quelques semaines, prix garanti, prix certain, sans publicité',
  ],
  amiss_sell_now: [
    'sell, yes, now, right time, good time, go ahead',
    'vendre, vendez, oui, maintenant, bon moment, tout de suite',
  ],
  amiss_shows: [
    'shows, means, proves, so, tells us, sign that, signals, indicates',
    'montre, veut dire, signifie, prouve, donc, signe que, indique, traduit',
  ],
  amiss_silent_to_staff: [
    'tell the employees nothing, tell employees nothing, tell them nothing, say nothing to employees, no need to communicate, not tell employees anything',
    'ne rien dire aux salariés, rien dire aux salariés, dit rien aux salariés, pas besoin de communiquer, inutile de communiquer',
  ],
  amiss_skips_preparation: [
    'skip the preparation, skip preparation, skip the prep, skip all preparation',
    'sauter l’étape de préparation, sauter la préparation, se passer de préparation, zapper la préparation',
  ],
  astray_buyer_won: [
    'buyer created value, buyer made money, acquirer created value, buyer won, buyer did well, acquirer gained, buyer gained, deal created value',
    'acheteur a gagné, acquéreur a gagné',
  ],
  astray_listing: [
    'ipo, listing, flotation, going public, stock exchange, float',
    'ipo, bourse, introduction, cotation',
  ],
  astray_market_right: ['price is always right', 'le marché sait mieux'],
  astray_no_need_to_say: ['not my job to decide', 'pas à moi de donner'],
  astray_quick_cheap: [
    'quickest, fastest, cheapest, quick and cheap, cheap and quick, fast and cheap, costs nothing, most discreet',
    'la plus rapide, le plus rapide, la moins chère, le moins cher, rapide et discret, la plus discrète, ne coûte rien',
  ],
  astray_target_rose: [
    'target jumped, target rose, target soared',
    'cible a bondi, cible a grimpé',
  ],
  average_is_it: [
    'average is 83, average is eighty-three, average of the three is, average gives 83, average comes to, average is about 83, mean is 83, so 83 on average, answer is the average, price is the average',
    'moyenne fait 83, moyenne donne 83, moyenne est de 83, moyenne des trois fait, moyenne des trois donne, soit 83 en moyenne, réponse est la moyenne, prix est la moyenne, bon prix est la moyenne',
  ],
  average_of_them: [
    crossed(
      'average, mean, simple average, arithmetic mean, arithmetic average, midpoint, plain average',
      'of the three, of the methods, of the three methods, of the approaches, of the three approaches, of the three numbers, of the three figures, of the numbers, of the figures, of those, of all three, of the three values',
    ),
    crossed(
      'moyenne, moyenne arithmétique, moyenne simple',
      'des trois, des méthodes, des trois méthodes, des approches, des trois approches, des chiffres, des trois chiffres, des trois valeurs, de ces trois, des trois résultats, entre les trois',
    ),
  ],
  average_of_three: [
    'average of the three, mean of the three, average of all three, middle of the three, average them, average the three',
    'moyenne des trois, moyenne de ces trois, fais la moyenne',
  ],
  banker_no_view: [
    [
      crossed('banker has, bankers have', 'no opinion, no view, no say'),
      'not need our opinion, not need our view, not need our advice, does not want our view',
    ].join(', '),
    'banquier n’a pas d’avis, banquier n’a pas à avoir, banquiers n’ont pas d’avis, pas payé pour avoir un avis, pas besoin de notre avis, pas besoin de mon avis, pas besoin de notre opinion',
  ],
  betrays_client: [
    'betray, letting the client down, let down the client, leave money on the table, against our client, failing our client, shoot ourselves',
    'trahir, trahit, desservir, dessert le client, contre notre client, contre les intérêts, se tirer une balle',
  ],
  big_deal_word: [
    'deal at that size, deal that size, such a big deal, a large deal',
    'opération de cette taille, deal de cette taille, si grosse opération, un si gros deal',
  ],
  called_empty: [
    'tells nobody, tells nobody anything, tells them nothing, tells you nothing, tells us nothing, tells the board nothing, says nothing, means nothing, means very little, proves nothing, helps nobody, explains nothing, lazy, meaningless, useless, pointless, no use, hides',
    'ne dit rien, ne veut rien dire, ne sert à rien, n’apprend rien, n’explique rien, n’aide personne, n’a pas de sens, n’a aucun sens, paresseux, inutile, masque, cache',
  ],
  cases_proves: [
    'proves, proof, shows, must have created, so it created',
    'prouve, preuve, montre, démontre, donc elle a créé, donc il a créé',
  ],
  cases_was_closed: [
    'closed, completed, went through, closing, jumped',
    'allée au closing, conclue, bouclée, au bout, signée, cours a bondi, cours a grimpé',
  ],
  cases_worth_it: [
    'created value, was fair, not overpay, was not overpaid, right price',
    'créé de la valeur, prix juste, prix était juste, n’a pas surpayé, pas trop payé, bon prix',
  ],
  counter_it_closed: ['deal closed', 'opération s’est faite'],
  counter_no_view: ['not for me to give a view', 'je n’ai pas à donner d’avis'],
  counter_so_price_good: ['so the price was good', 'donc le prix était bon'],
  deals_accept_verb: ['accept, say yes, take offer', 'accepter, dire oui, prendre l’offre'],
  deals_in_haste: [
    'at once, immediately, straight away, without discussion, without discussing, without looking, right away, blindly',
    'tout de suite, immédiatement, sans discuter, sans négocier, sans regarder, les yeux fermés, sur-le-champ',
  ],
  fair_answer: [
    'the answer is, is the answer, the fair value, is the value, is the right price, is the fair price, the true value',
    'la réponse est, la juste valeur, est la bonne valeur, le juste prix, la vraie valeur, est la valeur',
  ],
  figure_of_average: ['83, eighty three', '83, quatre-vingt-trois'],
  has_no_danger: [
    'has no risk, have no risk, no risk at all, is risk-free, carries no risk, without any risk',
    'n’a pas de risque, aucun risque, sans risque, ne comporte aucun',
  ],
  is_the_price: [
    'that is the price, that is the value, that’s the price, that’s the value, the right price, the fair price, the right answer, the fair value, that is what it is worth, that’s what it’s worth',
    'c’est le bon prix, c’est le prix, c’est la valeur, le juste prix, la bonne réponse, la juste valeur, le prix juste',
  ],
  just_the_hundred: [
    'show only the 100, only show the 100, show them only the 100, only mention the 100, show just the 100, show only the dcf, only show the dcf, only keep the dcf',
    'montrerais que le 100, garderais que le 100, ne garde que le dcf, ne montre que le dcf, montrerais que le dcf, ne présente que le dcf, seul le dcf compte, seul le 100 compte',
  ],
  keeps_only: [
    'only show, show only, only present, present only, only keep, keep only, just show, only use',
    'montre que, présente que, présente uniquement, montre uniquement, ne garde que, garde uniquement, ne retiens que, ne retient que, présente seulement, montre seulement',
  ],
  kept_quiet: [
    'hide, hidden, keep quiet, drop, bury, keep to ourselves, left to the buyer, stay in the drawer, leave to the buyer, ignore, for the buyer to bring up',
    'cacher, cache, taire, tait, passer sous silence, garder pour nous, laisser à l’acheteur, restent dans le tiroir, oublie, enterre',
  ],
  leaves_it_to_them: [
    'don’t give a view, give no view, not give an opinion, give no opinion, not give a recommendation, give no recommendation, make no recommendation, not recommend a price, not take a position, take no position',
    'ne donne pas d’avis, donne pas d’avis, ne donne pas de recommandation, ne donne aucun avis, ne recommande rien, ne prend pas position, sans prendre position, ne recommande pas de prix, ne fait pas de recommandation',
  ],
  lower_figures: [
    '70, 80, seventy, eighty, lower methods, lower numbers, lower figures, lower values, lower ones, other two, other methods, two others',
    '70, 80, soixante-dix, quatre-vingts, méthodes plus basses, chiffres plus bas, valeurs plus basses, deux autres, autres méthodes, autres chiffres, méthodes basses',
  ],
  market_always_advise: [
    'always tell, always advise, always recommend',
    'dirais toujours, conseille toujours, recommande toujours',
  ],
  market_always_word: [
    'always, every time, in all cases, necessarily, any time, any synergy, smallest synergy',
    'toujours, à chaque fois, dans tous les cas, forcément, nécessairement, systématiquement, toute synergie, moindre synergie',
  ],
  market_ask_nothing: [
    'no need to ask, without asking, no questions, without knowing why, need not ask, not need to ask',
    'pas besoin de demander, sans poser de question, sans se poser, sans savoir pourquoi, inutile de demander, aucune question à poser, pas besoin de questions',
  ],
  market_at_any_price: [
    'at any price, whatever the price, at any cost',
    'à n’importe quel prix, quel que soit le prix, à tout prix',
  ],
  market_bargain_word: ['bargain, good deal, cheap', 'affaire, bon marché'],
  market_done_word: ['done, closed, finished', 'fait, bouclée, terminée'],
  market_exactly_at: [
    'exactly at, right at, only at, at the very',
    'exactement au, pile au, juste au, seulement au, uniquement au',
  ],
  market_few_weeks: [
    'few weeks, a month, two weeks, three weeks, four weeks, couple of weeks, one month, some weeks, few days, a fortnight, within weeks, in weeks, six weeks, five weeks, one week, ten days, a matter of weeks',
    'quelques semaines, un mois, deux semaines, trois semaines, quatre semaines, une semaine, quelques jours, quinze jours, cinq semaines, six semaines, dix jours',
  ],
  market_good_deal_word: [
    'good deal, right price, great deal, success, good acquisition',
    'bonne opération, bon prix, bonne affaire, succès, réussite',
  ],
  market_good_for_buyer: [
    'good for the buyer, good deal for the buyer, good deal for the acquirer, right deal for the buyer',
    'bonne affaire pour l’acheteur, bonne affaire pour l’acquéreur, bonne opération pour l’acquéreur, bon pour l’acquéreur',
  ],
  market_good_time: [
    'good time, right time, right moment, good moment, time to sell',
    'bon moment, moment de vendre, bonne période',
  ],
  market_has_decided: [
    'market has decided, market decided, the market knows, price is the price, market is right, nothing to add, up to the market, not my place',
    'marché a décidé, marché a tranché, le marché sait, prix est le prix, marché a raison, rien à ajouter, pas à moi de',
  ],
  market_have_an_opinion: [
    'have an opinion, have a view, give an opinion, take a view',
    'avoir un avis, donner son avis, avoir une opinion, donner un avis',
  ],
  market_high_multiple_word: [
    'high multiple, big multiple, high price, large multiple',
    'multiple élevé, gros multiple, multiple haut, prix élevé',
  ],
  market_in_one_month: [
    'done in a month, closed in a month, sold in a month, over in a month, done in a few weeks, money by the end of the month',
    'bouclé en un mois, vendu en un mois, réglé en un mois, plié en un mois, fait en un mois, argent dans le mois',
  ],
  market_is_right: [
    'comps are always right, comps cannot be wrong, comps can t be wrong, market is efficient so, market is always right, market is right, market never wrong, market is never wrong, market always knows, only the market counts, only market counts, only comps count, seventy is true value, 70 is true value',
    'comparables ont toujours raison, comparables ne se trompent pas, marché est efficient donc, marché a toujours raison, marché a raison, seul le marché compte, seuls les comparables comptent, marché sait',
  ],
  market_jumped: ['jumped, soared, rose, went up, surged', 'bondi, grimpé, envolé, monté, flambé'],
  market_low_multiple_word: [
    'low multiple, small multiple',
    'multiple bas, faible multiple, petit multiple',
  ],
  market_mistake_word: [
    'overpaid, overpays, mistake, too expensive, bad deal',
    'surpayé, surpaie, trop payé, erreur, mauvaise opération, trop cher',
  ],
  market_must_have_overpaid: [
    'necessarily overpaid, must have overpaid, automatically overpaid, bound to be overpaid',
    'forcément surpayé, nécessairement surpayé, automatiquement surpayé, forcément trop payé',
  ],
  market_needs_no_preparing: [
    'nothing needs preparing, nothing to prepare, nothing needs to be prepared, no need to get ready',
    'rien à préparer, rien préparer, pas besoin de se préparer',
  ],
  market_no_risk_word: [
    'no risk at all, there is no risk, there was no risk, there are no risks, no real risk, without any risk, risk free deal, cannot fail, can only win, cannot go wrong, nothing can go wrong, zero risk',
    'aucun risque, zéro risque, sans aucun risque, ne peut pas échouer, rien ne peut mal, ne peut que gagner, pas le moindre risque',
  ],
  market_nothing_can_happen: [
    'no risk in that deal, no risk in this deal, no risk in it, can not go wrong, cannot go wrong, cannot fail',
    'aucun risque dans cette, aucun risque là-dedans, ne peut pas rater, ne peut pas mal tourner',
  ],
  market_now_word: [
    'now, right away, immediately, straight away, today',
    'maintenant, tout de suite, immédiatement, aujourd’hui, sans attendre',
  ],
  market_process_word: ['process, sale, deal', 'processus, vente, cession, opération'],
  market_proves_word: [
    'proves, shows, means, so, therefore, demonstrates',
    'prouve, montre, veut dire, signifie, donc, démontre',
  ],
  market_share_jump: [
    'shares jumped, stock jumped, share price jumped, shares soared, shares rose, stock rose, shares went up, stock soared, share price rose',
    'cours a bondi, titre a bondi, cours a grimpé, action a bondi, action a grimpé, cours monte, action monte, cours a monté, titre s’est envolé, cours s’est envolé',
  ],
  market_takes_word: [
    'takes, lasts, done, close, only, is prepared in, over in, finished in, signed in, completed in, wrapped up, sell it in, sell in, have it sold, get it sold, have you sold',
    'prend, prendre, dure, boucler, se fait, faire, se prépare en, boucle, bouclée, réglée, signe, encaisse, conclut, conclue, terminée, suffisent, vend en, vend ça en, vendre ça en, vendu en, plié en',
  ],
  market_target_shot_up: [
    'target shot up, target jumped, target soared, price shot up, shares shot up, shares soared',
    'cible s’est envolé, cible a bondi, cible a explosé, cours s’est envolé, cible a grimpé',
  ],
  market_target_word: ['target', 'cible'],
  market_the_very_top: [
    'the very top, its very top, the peak, at the top, the highest point',
    'tout en haut, au sommet, au plus haut, point le plus haut',
  ],
  market_top_of_cycle: [
    'top, peak, highest point, ceiling, maximum, summit, all time high, no higher',
    'sommet, plus haut, pic, haut de cycle, plafond, maximum, au plus haut, culminent',
  ],
  market_wait_word: [
    'wait, hold on, hold out, sit tight, hang on, be patient, stay put, keep it until',
    'attendre, attendez, patienter, tenir bon, rester assis, patientez, garder jusqu’à, accrochez vous',
  ],
  misread_all_or_nothing: [
    'unless you sell everything, only sell the whole, all or nothing, cannot sell part of, unless you sell a hundred percent, unless you sell it all, only sell a hundred percent, only sell all of it, cannot sell just a part',
    'vendre que la totalité, vendre que tout, tout ou rien, pas vendre une partie, vendre que cent pour cent, vendre qu’à cent pour cent, impossible de vendre une partie',
  ],
  misread_buyer_pockets_it: [
    'buyer negotiated well, acquirer negotiated well, buyer got a good price, good deal for the buyer, buyer’s shareholders gain, buyer’s shareholders win, buyer’s shareholders pocket, acquirer’s shareholders gain, acquirer’s shareholders win, acquirer’s shareholders pocket, acquirer made money, buyer made money, acquirer makes money, buyer makes money, acquirer gains, buyer gains, buyer is richer, acquirer is richer, buyer has already won, buyer wins, acquirer wins, gain goes to the buyer, gain goes to the acquirer, goes to the buyer’s shareholders, goes to the acquirer’s shareholders, buyer got a bargain, buyer made a killing, buyer did well',
    'acheteur a bien négocié, acquéreur a bien négocié, bonne affaire pour l’acheteur, bonne affaire pour l’acquéreur, actionnaires de l’acquéreur gagnent, gain va à l’acquéreur, gain revient à l’acquéreur, actionnaire de l’acquéreur qui encaisse, acquéreur qui gagne, acheteur qui gagne, acquéreur s’enrichit, acheteur s’enrichit, acquéreur a gagné, acheteur a gagné, gain pour l’acquéreur, l’acquéreur encaisse, l’acheteur encaisse, acquéreur y gagne, acheteur y gagne, acheteur a fait une affaire, acquéreur a fait une affaire, acheteur a tout gagné, acheteur a fait une bonne affaire',
  ],
  misread_closing_is_success: [
    'any deal that closes, good because it closed, deal is good whenever it closes, deal that closes is a good, closes so it is a good, a signed deal is a good',
    'opération qui se signe est forcément, deal qui se signe est forcément, opération signée est forcément, deal qui se fait est forcément, opération qui aboutit est forcément, si ça se signe c’est que',
  ],
  misread_dearer_is_better: [
    'dearer the better, higher the price the better, more they pay the better, higher price means a better, the more you pay the better',
    'plus c’est cher mieux, plus on paie mieux, plus le prix est élevé mieux, plus le prix est haut meilleur',
  ],
  misread_leaves_it_to_him: [
    'client’s decision not mine, cannot advise you, can’t advise you, only you can know, up to you entirely, not my place to say, not for me to say, for the client to decide, not for an adviser to',
    'pas à moi de le dire, vous seul pouvez savoir, au client de décider, ne peux pas vous conseiller, pas à moi de vous dire, c’est à vous de voir, pas mon rôle de donner',
  ],
  misread_target_rose: [
    'target’s shares went up, target’s stock went up, target’s shares jumped, target jumped, target shares jumped, target’s stock rises, target’s shares rise, target’s price rises, target went up, target goes up, target rises, shares jumped, stock jumped, share price jumped, shares shot up, stock shot up, shares soared, shares leapt, shares of the target rose, target’s share price rose',
    'cible a bondi, cible monte, cible a pris, cible grimpe, cours de la cible monte, action a bondi, cours a bondi, titre a bondi, action suez a bondi, cours a flambé, action a flambé, cible s’envole, cible a grimpé, cible progresse, cible a monté, titre de la cible a pris',
  ],
  misread_the_proof: [
    'the proof, proof is, which proves, proves that, best proof, shows that it, evidence is, shows the deal',
    'la preuve, ce qui prouve, prouve que, meilleure preuve, ça prouve, ce qui montre, montre que',
  ],
  misread_worth_it: [
    'creates value, value creating, good deal, good for the buyer, good for the acquirer, right price, great deal',
    'crée de la valeur, créateur de valeur, créatrice de valeur, bon deal, bonne affaire, bonne opération, bon prix',
  ],
  misstated_only_cash: [
    'only get liquidity, only get cash, only obtain liquidity, only raise cash, only way to get cash, only source of cash, only take cash out',
    'n’obtient de liquidité, n’avoir de liquidité, seule façon de toucher, seul moyen de toucher, ne peut avoir du cash, ne peut toucher du cash, ne peut obtenir de liquidité',
  ],
  no_less_than: [
    [
      crossed(
        'not accept, not take, never accept, never take',
        'a cent, a penny, a euro',
        'under, below',
      ),
      crossed('refuse, turn down, reject, say no to', 'anything, everything', 'under, below'),
      'not a penny under, not a penny below, not a cent below, nothing under, not accept anything under, not accept anything below, not to accept anything under, not to take a penny under',
    ].join(', '),
    [
      crossed(
        'n’acceptez pas, ne prenez pas, jamais',
        'un centime, un euro, un sou',
        'sous, en dessous de',
      ),
      crossed(
        'refuser, rejeter, refuse, refusez',
        'tout ce qui est, tout, toute offre',
        'sous, en dessous de',
      ),
      'ne rien accepter sous, rien accepter sous, rien accepter en dessous de, pas un centime sous, ne pas descendre sous, pas un euro en dessous de',
    ].join(', '),
  ],
  no_range: [
    'no range, not a range, without a range, never a range, rather than a range, not show a range',
    'pas de fourchette, sans fourchette, pas une fourchette, jamais de fourchette, plutôt qu’une fourchette, aucune fourchette',
  ],
  not_for_us: [
    crossed(
      'not for us to, not up to us to, not our job to, not our place to',
      'advise, pick, choose, recommend, suggest, say, tell, set',
    ),
    crossed(
      'pas à nous de, pas notre rôle de, pas notre métier de',
      'conseiller, choisir, trancher, recommander, dire, fixer, donner',
    ),
  ],
  not_my_place: [
    'should not take, should not give, ought not to take, not my place, not my job, not our job, not our place, not my role, not our role, not for me to, not for us to, not up to us, not up to me, not allowed to, no right to, has no right, must not, should never',
    'ne devrait pas prendre, ne devrait pas donner, ne devrait pas se, pas à moi, pas à nous, pas mon rôle, pas notre rôle, pas mon travail, pas notre travail, pas au banquier, pas le droit de, n’a pas le droit, ne doit pas, n’avons pas à, n’ai pas à, ne doit jamais',
  ],
  not_shown: [
    'not show, not shown, not to show, not mention, never show, never mention, no need to show, no need to mention, not present, without mentioning, not for the board, no reason to show',
    'pas à montrer, ne pas montrer, ne montre pas, ne les montre pas, ne mentionne pas, ne pas mentionner, ne parle pas, inutile de montrer, pas besoin de montrer, sans parler de, sans mentionner',
  ],
  nothing_below_top: [
    crossed(
      'refuse, reject, turn down, accept, take',
      'any offer below, anything below, any bid below, nothing below, every offer below',
      '100, hundred, one hundred, a hundred',
    ),
    crossed(
      'refuser, refuse, rejeter, rejette, accepter, accepte',
      'toute offre en dessous, toute offre sous, toute offre inférieure, rien en dessous de, rien sous, les offres sous',
      ', de, à',
      '100, cent',
    ),
  ],
  one_number_word: [
    'one number, single number, single figure, one figure',
    'un seul chiffre, chiffre unique, un chiffre précis, un seul nombre',
  ],
  our_role: [
    'our job, our role, our duty, my job, we are paid, paid to, in our interest, mandate is to, adviser to the seller, advising the seller, sell side, for the seller, best practice',
    'notre rôle, notre métier, notre travail, notre mission, on est payés, payés pour, notre devoir, dans notre intérêt, côté vendeur, conseil du vendeur, conseil vendeur, sell side, banquier du vendeur, pour le vendeur, la bonne pratique',
  ],
  over_three: [
    'divide by three, divide by 3, add them and divide',
    'divise par trois, divise par 3',
  ],
  sell_side: [
    'represent a seller, advising the seller, acting for the seller, defend the seller, sell side, we are selling, represent the seller, work for the seller, client is selling, client is the seller, paid by the seller, higher fee, bigger fee, since we advise',
    'représente le vendeur, représentons le vendeur, conseille un vendeur, conseil vendeur, payé par le vendeur, défend le vendeur, côté vendeur, sell side, conseil du vendeur, pour le vendeur, mandat de vente, mandat vendeur, client vend, client est vendeur, on est vendeur, honoraires plus élevés, conseille le vendeur, conseillons le vendeur',
  ],
  settles_it: [
    'takes care of the cycle, deals with the cycle, takes care of it, covers the cycle, settles the matter, that’s enough, settle, neutralise, cancel out, even out, balance, fair, fairest, neutral, objective, robust, safest, simplest, is the answer, is the value, best estimate, best answer, smooths, removes the bias, compromise, gives the right, gives the value, most honest',
    'règle la question, règle le problème, couvre le cycle, suffit à traiter, ça suffit, neutralise, compense, équilibre, lisse, gomme les biais, plus juste, neutre, objective, robuste, prudent, le plus simple, meilleure estimation, meilleure réponse, tranche, compromis, plus honnête',
  ],
  split_it: [
    'split the difference, meet in the middle, cut it in half, right in the middle',
    'coupe la poire, prends le milieu, prendre le milieu, milieu des trois, entre les deux',
  ],
  takes_position: [
    'take a position, take a view, take sides, take a stand, take a side, give an opinion, give a view, make a recommendation, make recommendations, make any recommendation, recommending anything, commit to a number, have an opinion, give advice',
    'prendre position, prendre parti, donner un avis, donner son avis, donner d’avis, faire une recommandation, se mouiller, trancher, avoir d’avis, émettre d’avis, de recommandation',
  ],
  the_highest: [
    'highest, hundred, 100, the top, the dcf, best number',
    'plus haut, plus élevé, cent, 100, le dcf, le maximum',
  ],
  the_very_top: [
    'maximum, highest, top of the range, the top, top end, top figure, biggest number, upper end, best number',
    'maximum, plus haut, plus élevé, haut de la fourchette, borne haute, haut de fourchette, meilleur chiffre',
  ],
  there_you_are: [
    'and you have, and i have, gives, gets you, there you are, that s the value, and that s, is the value',
    'on tient, et on a, donne, on obtient, j’obtiens, et j’ai, et voilà, c’est la valeur, c’est le prix',
  ],
  three_numbers_only: [
    'gives the three numbers, three numbers and leave, give them the three, let them choose, let the board choose, let them pick, leave them to choose, just present the numbers',
    'donne les trois chiffres, trois chiffres et il sort, laisse le conseil choisir, laisse choisir, se contente de présenter, qu’ils choisissent',
  ],
  top_method: [
    'highest method, highest value, highest number, highest figure, highest of the three',
    'méthode la plus haute, valeur la plus haute, chiffre le plus haut, méthode la plus élevée, valeur la plus élevée, plus haute des trois, plus élevée des trois',
  ],
  value_is: [
    'value is, price is, worth, recommend, tell the board, fair value, right number, answer is, number is, present, give the board, go with, would say',
    'valeur est, prix est, vaut, recommande, dis au conseil, juste valeur, juste prix, bon chiffre, réponse est, présente, annonce, donne au conseil, retiens, dirais',
  ],
  weighed_alike: [
    'each a third, each one third, each gets a third, equal weighting, same weighting, a third to each, weigh each equally, weight each equally, weight them equally, weigh them equally, a third each, one third each',
    'un tiers chacune, chacune un tiers, un tiers à chaque, un tiers à chacune, pondération identique, poids identique, même pondération, équipondération, parts égales, même poids, poids égal, équipondère, pondération égale',
  ],
  without_own_view: [
    'no view, no opinion, have no opinion, not need a view, not have a view, not need a recommendation, no recommendation, client decides alone, no need for an opinion, nothing to say about the price',
    'pas d’avis, aucun avis, pas d’opinion, pas de recommandation, pas besoin d’avis, pas besoin de recommandation, client décide seul, rien à dire sur le prix',
  ],
};
