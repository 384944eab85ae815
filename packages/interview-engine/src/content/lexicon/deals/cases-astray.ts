import type { Lexicon } from '../../types.ts';

/** Halves of what is falsely said of a purchase, a family, a bid, a division and a refusal, which patterns join. */
export const casesGoneAstray = {
  astray_any_purchase: [
    'any organic brand, any brand, any acquisition, any target, growing by buying, buying growth, every acquisition, whatever brand, buying is always',
    'n’importe quelle marque, n’importe quelle cible, n’importe quelle acquisition, toute acquisition, grandir en achetant, acheter de la croissance, acheter est toujours',
  ],
  astray_is_good: [
    'always good, is good, a good deal, a good buy, worth buying, always a good, always right, cannot be wrong, creates value',
    'toujours bon, toujours bonne, une bonne affaire, bonne à prendre, bon à prendre, bonne opération, crée de la valeur, ne peut pas être mauvaise',
  ],
  astray_matters_little: [
    'hardly matters, matters little, of little importance, is secondary, secondary, does not matter, no importance, unimportant, irrelevant, can wait',
    'importe peu, compte peu, est secondaire, secondaire, ne compte pas, aucune importance, peu importe, peut attendre',
  ],
  astray_purpose: [
    'the objective, the objectives, the goal, the purpose, the reason for buying, the why, strategic logic, the rationale, why they buy, why we buy',
    'l’objectif, les objectifs, le but, la raison d’acheter, le pourquoi, logique stratégique, la logique industrielle, pourquoi on achète',
  ],
  astray_goes_down: [
    'falls, goes down, drops, declines, is lower, decreases',
    'baisse, baissent, diminue, recule, chute',
  ],
  astray_is_bad: [
    'is bad, a bad deal, always bad, automatically bad, must be bad, destroys value, a mistake by definition',
    'mauvaise opération, forcément mauvaise, forcément mauvais, toujours mauvais, toujours mauvaise, mauvaise affaire, détruit de la valeur, détruit forcément',
  ],
  astray_whatever: [
    'even if the brand, even if sales, whatever happens, no matter what, even if it fails, even if the targets, even if they miss, in any event, come what may, whether or not',
    'même si la marque, même si les ventes, quoi qu’il arrive, même si elle s’effondre, même si ça échoue, même en cas d’échec, dans tous les cas, même si les objectifs, qu’elle réussisse ou non',
  ],
  astray_same_as: [
    'is the same as, same thing as, the same thing as, is equivalent to, amounts to the same as, no different from',
    'la même chose que, revient au même que, équivaut à, équivalent à, c’est pareil que, comme',
  ],
  astray_no_need_to_say: [
    'not my job to recommend, not my job to decide, not for me to recommend, not for me to decide, not up to me to recommend, no need to recommend, no need to give a view, do not need to give a view, do not have to give a recommendation, not my role to recommend',
    'je n’ai pas à donner de recommandation, je n’ai pas à recommander, je n’ai pas à trancher, je n’ai pas à donner d’avis, pas à moi de recommander, pas à moi de trancher, pas à moi de donner, pas mon rôle de recommander, pas mon rôle de trancher, pas mon rôle de donner',
  ],
  astray_goes_to: [
    'goes to, is paid to, ends up in, lands in, flows into, goes into, stays in',
    'revient à, va à, est versée à, entre dans, tombe dans, va dans, reste dans, revient dans',
  ],
  astray_bought_company: [
    'target company, company being bought, company we buy, target’s account, target’s till, the target’s balance sheet, company’s till, cash of the target',
    'société achetée, société cible, société rachetée, entreprise rachetée, entreprise achetée, caisse de la cible, trésorerie de la cible, comptes de la cible, bilan de la cible, caisse de la société',
  ],
  astray_minority_in: [
    'minority fund, minority investor, minority stake, minority sale, thirty percent, thirty per cent, a third, fund comes in, a fund in the capital, opening the capital, a small stake',
    'fonds minoritaire, investisseur minoritaire, part minoritaire, cession minoritaire, ouvrir le capital, ouverture du capital, trente pour cent, un tiers, un fonds au capital, un fonds entre',
  ],
  astray_lost_control: [
    'no longer master, not the boss any more, no longer the boss, no longer decides, no longer decide, loses the reins, lose the reins, loses the majority, lose the majority, no longer in charge, not in charge any more, lose their company, loses its company, hand over the keys, gives up the majority',
    'n’est plus maître, n’est plus chez elle, ne commande plus, ne commandent plus, ne décide plus, ne décident plus, n’est plus le patron, perd forcément la majorité, perd la majorité, perdent la majorité, perd les rênes, plus maître chez, abandonne la majorité, donne les clés',
  ],
  astray_loan_payout: [
    'borrowing to pay a dividend, dividend recap, recap, dividend paid by debt, debt-funded dividend, borrow to pay a dividend, leveraged dividend',
    'emprunter pour verser un dividende, s’endetter pour verser, recap, dividende financé par la dette, dividende payé par la dette, dividende par endettement',
  ],
  astray_money_in: [
    'fresh money into, brings fresh money, new money into, brings money into the company, funds the growth, strengthens the company, strengthens the balance sheet, improves the balance sheet',
    'argent frais dans, apporte de l’argent frais, argent neuf, apporte de l’argent à la société, finance la croissance, renforce la société, renforce le bilan, améliore le bilan',
  ],
  astray_minority_fund: [
    'minority fund, minority investor, minority shareholder, minority partner, fund with thirty, the fund',
    'fonds minoritaire, investisseur minoritaire, actionnaire minoritaire, associé minoritaire, un minoritaire, le fonds',
  ],
  astray_has_no_say: [
    'has no say, have no say, no say in, keeps quiet, stays silent, has no voice, cannot block anything, can block nothing, sleeping partner, just sits there, asks for nothing',
    'n’a rien à dire, n’a pas son mot à dire, se tait, aucune voix au chapitre, ne peut rien bloquer, ne bloque rien, ne demande rien, reste dans son coin',
  ],
  astray_obo: ['owner buy-out, owner buyout, obo', 'obo, owner buy-out, owner buyout'],
  astray_pays_it_all: [
    'puts in all the money, pays for everything, no debt, without debt, without any debt, no borrowing, out of its own pocket',
    'met tout l’argent, paie tout, sans dette, aucune dette, pas de dette, sans emprunter, de sa propre poche',
  ],
  astray_more_debt: [
    'more leverage, more debt, higher leverage, leverage goes up, extra debt, debt up',
    'plus de levier, plus de dette, levier plus élevé, davantage de dette, plus d’endettement, plus endetté',
  ],
  astray_risk_down: [
    'risk falls, risk goes down, risk drops, less risk, lowers the risk, reduces the risk, lower the risk, less risky, no extra risk, same risk',
    'risque baisse, risque diminue, moins de risque, réduit le risque, baisse le risque, moins risqué, sans plus de risque, même risque',
  ],
  astray_listing: [
    'ipo, listing, flotation, going public, stock exchange, float',
    'ipo, bourse, introduction, cotation',
  ],
  astray_quick_cheap: [
    'quickest, fastest, cheapest, quick and cheap, cheap and quick, fast and cheap, costs nothing, most discreet',
    'la plus rapide, le plus rapide, la moins chère, le moins cher, rapide et pas cher, rapide et discret, la plus discrète, ne coûte rien',
  ],
  astray_one_bidder: [
    'one fund, one bidder, one buyer, a single fund, a single bidder, a single buyer, a single investor, only one fund, one candidate',
    'un seul fonds, un fonds suffit, un seul candidat, un seul acheteur, un seul acquéreur, un seul investisseur',
  ],
  astray_enough: [
    'is enough, is plenty, will do, suffices',
    'suffit, suffira, suffirait, c’est assez',
  ],
  astray_rivalry: [
    'competition between funds, competition between buyers, competition among, competitive process, having them compete, making them compete',
    'la concurrence, mise en concurrence, mettre en concurrence, faire jouer la concurrence',
  ],
  astray_useless: [
    'is useless, serves no purpose, is pointless, brings nothing, no use, is a waste, makes no difference',
    'ne sert à rien, est inutile, n’apporte rien, ne change rien, une perte de temps',
  ],
  astray_says_no: [
    'say no, says no, simply refuse, simply refuses, turn it down, turns it down, reject it, rejects it',
    'dit non, dire non, refuse, refuser, la rejette, rejette',
  ],
  astray_bid_gone: [
    'offer disappears, bid disappears, offer goes away, bid goes away, offer is off, bid is off, offer is dead, bid is dead, it is over, that is the end of it, the end of the story, offer stops, bid stops, it goes away, they have to leave, he has to leave',
    'offre disparaît, offre est morte, c’est fini, tout s’arrête, offre s’arrête, offre s’éteint, fin de l’histoire, il doit partir, il doit renoncer, finira par disparaître, finira par partir, s’en ira, il abandonnera, finira par abandonner',
  ],
  astray_silence: [
    'not answer, do nothing, no reply, say nothing, not reply, not respond, just wait, keep silent, play dead',
    'ne pas répondre, ne rien faire, ne rien dire, rester silencieux, se taire, attendre simplement, faire le mort',
  ],
  astray_goes_by_itself: [
    'will go away, will disappear, will give up, goes away, will get tired, will lose interest, it passes, will vanish',
    'finira par disparaître, finira par partir, s’en ira, abandonnera, se lassera, ça passera, disparaîtra, tombera toute seule',
  ],
  astray_fair_surely: [
    'fair by definition, necessarily fair, automatically fair, obviously fair, clearly fair, surely fair, fair by itself, fair enough by itself, fair in itself',
    'c’est équitable, forcément équitable, équitable par définition, par définition équitable, évidemment équitable, automatiquement équitable, juste par définition, équitable en soi',
  ],
  astray_no_expert: [
    'no need for an expert, no expert needed, no need for an opinion, no need for a fairness, do not need an expert, do not need a fairness, do not need an opinion',
    'pas besoin d’expert, pas besoin d’un expert, pas besoin d’attestation, pas besoin d’une attestation, inutile de prendre un expert, attestation est inutile, expert est inutile',
  ],
  astray_high_premium: [
    'premium was high, premium is high, high premium, premium was big, premium was generous, big premium, generous premium, premium of forty, premium of thirty, premium of more than',
    'prime était élevée, prime est élevée, prime élevée, grosse prime, prime généreuse, prime était généreuse, belle prime, prime de quarante, prime de trente',
  ],
  astray_right_price: [
    'price was fair, price is fair, was fair, price was right, price is right, was the right price, not overpaid',
    'prix était juste, prix est juste, était juste, bon prix, prix correct, pas trop payé, juste prix',
  ],
  astray_his_price: [
    'his price, his share price, their share price, their price, bidder’s price, suitor’s price, suitor’s share price, acquirer’s price, bidder’s share price',
    'son cours, leur cours, cours de l’assaillant, cours de l’acquéreur, cours de l’initiateur',
  ],
  astray_divided: ['divided by, over, on', 'divisé par, sur, rapporté à'],
  astray_our_price: [
    'ours, our price, our share price, target’s price, target’s share price, the client’s price',
    'le nôtre, notre cours, cours de la cible, cours du client',
  ],
  astray_managers: [
    'the management, management, the directors, the bosses, the board, the ceo',
    'la direction, le management, les dirigeants, le conseil, les administrateurs, le patron',
  ],
  astray_any_defence: [
    'all the defences, any defence, any defence it likes, every defence, all defences, everything to block, anything to block, issue shares to a friend, sell the crown jewels, put a pill in place, adopt a pill',
    'toutes les défenses, n’importe quelle défense, tout faire pour bloquer, tout pour bloquer, émettre des actions à un ami, vendre les bijoux de famille, mettre en place une pilule, adopter une pilule',
  ],
  astray_unasked: [
    'without asking, without consulting, without a vote, without the shareholders, without telling, on its own authority, asking nobody',
    'sans consulter, sans demander, sans vote, sans les actionnaires, sans l’accord des actionnaires, sans prévenir, de son propre chef',
  ],
  astray_gives_shares: [
    'gives cheap shares to, gives shares to, hands cheap shares to, lets the bidder buy, lets him buy, offers cheap shares to, sells cheap shares to',
    'donne des actions à, donne des titres à, offre des titres à, offre des actions à, vend des actions bon marché à, permet à l’attaquant d’acheter, permet à l’assaillant d’acheter',
  ],
  astray_must_bid: [
    'must bid, has to bid, have to bid, must make an offer, has to make an offer, forced to bid, obliged to bid, must offer to buy, has to offer, mandatory offer, mandatory bid, compulsory offer',
    'doit lancer une offre, doit déposer une offre, obligé de lancer, obligé de déposer, doit faire une offre, doit proposer de racheter, offre obligatoire, oblige à lancer une offre, oblige à faire une offre',
  ],
  astray_not_thirty: [
    'half of the shares, half the shares, half of the capital, fifty, 50, sixty, 60, ninety, 90, two thirds, ten percent, ten per cent, 10, a quarter, twenty percent, 20, five percent',
    'la moitié, cinquante, 50, soixante, 60, quatre-vingt-dix, 90, deux tiers, dix pour cent, 10, un quart, vingt pour cent, 20, cinq pour cent',
  ],
  astray_force_out: [
    'squeeze out, squeeze-out, force out, force the rest, force the others, force the minority, force minorities, throw out the minorities, kick out the rest, kick out the minorities, make the rest sell, make the others sell',
    'retrait obligatoire, forcer les minoritaires, sortir les minoritaires, expulser les minoritaires, obliger les minoritaires, forcer les autres, obliger les autres, racheter de force, forcer le reste',
  ],
  astray_below_ninety: [
    'ten percent, ten per cent, 10, thirty percent, thirty per cent, 30, fifty, 50, half of, half the, a third, two thirds, sixty, 60, a majority, simple majority',
    'dix pour cent, 10, trente pour cent, 30, cinquante, 50, la moitié, un tiers, deux tiers, soixante pour cent, 60, la majorité',
  ],
  astray_some_holders: [
    'some shareholders, some holders, big shareholders, large shareholders, large holders, biggest holders, big holders, certain shareholders, the main shareholder, the largest holder, the family’s shares, a few holders',
    'certains actionnaires, quelques actionnaires, gros actionnaires, quelques gros, principaux actionnaires, premier actionnaire, grands actionnaires, gros porteurs',
  ],
  astray_better_terms: [
    'a better price, better price, more than the others, higher price, special price, sweeter deal, more than small, extra on the side, better terms',
    'un meilleur prix, meilleur prix, plus que les autres, prix plus élevé, prix spécial, un supplément, meilleures conditions, plus que les petits',
  ],
  astray_price_down: [
    'price go down, price goes down, price down, lowers the price, pushes the price down, price falls, price drops, brings the price down, cheaper',
    'prix baisse, prix baissera, baisser le prix, baisse le prix, tire le prix vers le bas, prix diminue, moins cher',
  ],
  astray_removes: [
    'remove, removing, take out, taking out, strip out, drop, dropping, without',
    'enlever, enlève, retirer, retire, sortir, supprimer, sans',
  ],
  astray_raises_profit: [
    'raises the ebitda, raises ebitda, ebitda goes up, ebitda rises, profit goes up, profit rises, lifts the ebitda, lifts ebitda, increases ebitda, that much better, better by as much, higher by as much, earns more',
    'ebitda monte, ebitda augmente, augmente l’ebitda, résultat monte, résultat augmente, meilleur d’autant, monte d’autant, augmente d’autant, gagne plus, bénéfice monte, améliore l’ebitda',
  ],
  astray_gone: [
    'disappear, disappears, vanish, go away, gone, are no longer paid, stop',
    'disparaissent, disparaît, s’en vont, s’arrêtent, ne sont plus payés, tombent',
  ],
  astray_puts_own_in: [
    'own costs, own cost, put in, replace, replaced, instead, in their place, stand-alone, standalone, on its own, but, alone',
    'propres coûts, ses coûts, remettre, remets, remplacer, remplacés, à la place, autonome, toute seule, mais, seule',
  ],
  astray_adds: [
    'i add, you add, we add, adding, add the, add net debt, plus the net debt',
    'j’ajoute, on ajoute, en ajoutant, ajouter, il faut ajouter, j’additionne, on additionne',
  ],
  astray_to_get: [
    'to get, to get to, to reach, to find, gives, to arrive at, to obtain, equals',
    'pour avoir, pour obtenir, pour trouver, pour arriver, donne, on obtient, pour aboutir',
  ],
  astray_equity_words: [
    'price of the shares, value of the shares, the equity, equity value, value per share, price per share, share price',
    'prix des actions, valeur des actions, fonds propres, valeur par action, prix par action, valeur des titres, prix des titres',
  ],
  astray_no_look: [
    'need not look, need not check, no need to look, no need to check, no need to audit, not worth checking, no point checking, no point in checking, do not need to check, do not need to look, do not have to check',
    'pas besoin de vérifier, pas besoin de regarder, pas besoin d’auditer, pas besoin d’éplucher, inutile de vérifier, inutile de regarder, inutile d’auditer, inutile d’éplucher',
  ],
  astray_papers: [
    'accounts, contracts, suppliers, books, customers, diligence, audit, carve-out, label, licences',
    'comptes, contrats, fournisseurs, livres, clients, diligence, diligences, audit, audits, détourés, label, licences',
  ],
  astray_shared_systems: [
    'shared systems, shared it, common systems, group systems, systems are shared, the servers',
    'systèmes partagés, informatique partagée, systèmes communs, systèmes du groupe, serveurs, informatique commune, si partagé',
  ],
  astray_no_cost: [
    'no cost, at no cost, costs nothing, nothing to pay, nothing to do, free, for free, no bill',
    'pas de coût, aucun coût, ne coûte rien, ne coûtent rien, rien à payer, rien à faire, gratuit, gratuits, gratuitement, pas de facture',
  ],
  astray_target_rose: [
    'target’s share jumped, target’s shares jumped, target’s price jumped, target jumped, target’s share rose, target’s shares rose, target rose, target soared',
    'action de la cible a bondi, cours de la cible a bondi, cible a bondi, action de la cible a monté, cours de la cible a monté, cible a grimpé, action de la cible a grimpé',
  ],
  astray_buyer_won: [
    'buyer created value, buyer made money, acquirer created value, buyer won, good deal for the buyer, buyer did well, created value for the buyer, acquirer gained, buyer gained, deal created value',
    'acheteur a créé de la valeur, acquéreur a créé de la valeur, acheteur a gagné, acquéreur a gagné, bonne affaire pour l’acheteur, bonne affaire pour l’acquéreur, a créé de la valeur',
  ],
  astray_no_link: [
    'nothing to do with, no link with, no relation to, unrelated to, independent of, no connection with',
    'rien à voir avec, aucun lien avec, aucun rapport avec, indépendantes de, indépendant de, indépendante de',
  ],
  astray_never_overpays: [
    'big company can not overpay, big group can not overpay, a group that size can not overpay, can not overpay, never overpays, can not pay too much, can pay any price, can afford any price',
    'ne peut pas surpayer, ne peut pas payer trop cher, ne paie jamais trop cher, ne surpaie jamais, peut payer n’importe quel prix, peut se permettre n’importe quel prix',
  ],
  astray_market_right: [
    'market price is always right, market is always right, price is always right, market price is always fair, the market knows best',
    'prix du marché est toujours juste, marché a toujours raison, le marché sait mieux, prix de marché est toujours juste',
  ],
  astray_why_bought: [
    'to get into, to enter, to sell more, to move into, to break into, for its, to build',
    'pour entrer dans, pour se lancer dans, pour vendre plus, pour aller dans, pour vendre davantage, pour ses, pour faire',
  ],
  astray_odd_goods: [
    'champagne, spirits, wine, perfume, cosmetics, hotels, cars, trainers, sportswear, beauty, food, windows, azure, office licences, bing, linkedin, laptops, phones, printers, search engine, chips',
    'champagne, spiritueux, vin, parfum, cosmétique, hôtels, voitures, baskets, sport, beauté, alimentation, windows, azure, licences office, bing, linkedin, ordinateurs, téléphones, imprimantes, moteur de recherche, puces',
  ],
  deals_no_objection: [
    'regulators had nothing to say, regulator had nothing to say, authorities had nothing to say, nobody objected, sailed through, went straight through',
    'régulateur n’avait rien à dire, régulateurs n’avaient rien à dire, autorités n’avaient rien à dire, personne n’a rien dit, passé comme une lettre à la poste, passée comme une lettre à la poste',
  ],
  astray_binds: ['obliges, forces, binds, commits', 'oblige, force, contraint, engage'],
  astray_to_close: [
    'to close, close, complete, go through with it, conclude, go all the way',
    'conclure, closer, aller au bout, finaliser, aller jusqu’au bout, signer',
  ],
  astray_fell_through: [
    'abandoned, collapsed, fell through, failed, called off, fell apart, dropped, gave up',
    'abandonné, abandonnée, échoué, capoté, tombé à l’eau, tombée à l’eau, renoncé, annulé, annulée',
  ],
  astray_other_cause: [
    'ran out of cash, ran out of money, lack of money, lack of cash, no financing, lack of financing, could not pay, shareholders voted against, shareholders said no, shareholders refused, banks refused, banks pulled out, price was too high, price had become too high, found another buyer, changed its mind, lost interest, share price had fallen, shares had fallen, results collapsed, quarrel between, the founders quarrelled',
    'plus d’argent, plus de cash, manque d’argent, manque de cash, manque de financement, ne pouvait plus payer, actionnaires ont voté contre, ont voté contre, actionnaires ont refusé, banques ont refusé, banques se sont retirées, prix était trop élevé, trop cher, trouvé un autre acheteur, changé d’avis, plus envie, cours avait baissé, cours a baissé, résultats se sont effondrés, se sont disputés',
  ],
  astray_wait_end: [
    'wait for the end, wait until the end, end of the investigation, wait for the objections, wait for the ruling, wait for the decision, wait to be asked, wait until they ask, wait and see what they ask',
    'attendre la fin, fin de l’enquête, attendre la décision, attendre les objections, attendre qu’ils demandent, attendre qu’on demande, attendre d’être, voir ce qu’ils demandent',
  ],
  astray_meanwhile: [
    'while waiting, meanwhile, in the meantime, before clearance, before the green light, before approval, during the review, until clearance',
    'en attendant, entre-temps, avant le feu vert, avant l’autorisation, pendant l’enquête, pendant l’examen, pendant ce temps',
  ],
  astray_may: [
    'could already, can already, may already, could start, can start, could begin, were free to, should already, should have started',
    'pouvait déjà, peut déjà, pouvaient déjà, pouvait commencer, peut commencer, pouvaient commencer, aurait dû commencer, auraient dû commencer, doit déjà',
  ],
  astray_runs_it: [
    'run figma, run, manage, integrate, merge, set prices, share prices, share customer, take over the teams, direct, decide for',
    'diriger, piloter, gérer, intégrer, fusionner, fixer les prix, partager les prix, décider à la place, décider pour, prendre les commandes',
  ],
  astray_unforeseeable: [
    'nobody could have foreseen, nobody could foresee, no one could have foreseen, could not have foreseen, impossible to foresee, nobody could predict, nobody could have predicted, unforeseeable, out of the blue',
    'personne ne pouvait prévoir, personne ne pouvait le prévoir, personne n’aurait pu prévoir, impossible à prévoir, imprévisible, on ne pouvait pas prévoir, on ne pouvait pas le prévoir, tombé du ciel',
  ],
  astray_off_ebitda: [
    'not in the ebitda, out of the ebitda, not part of ebitda, off the price, from the price',
    'n’entrent pas dans l’ebitda, pas dans l’ebitda, hors de l’ebitda, en moins du prix, du prix',
  ],
  astray_debt_subject: [
    'debt, borrowing, a loan',
    'la dette, dette, emprunter, l’emprunt, l’endettement',
  ],
  astray_dilutes: [
    'dilute, dilutes, would dilute, dilutive for',
    'dilue, diluerait, dilueraient, diluent',
  ],
  astray_at_signing: [
    'on day one without, from day one without, without spending, at no cost, without any cost, at signing',
    'sans rien dépenser, sans dépenser, le jour de la signature, sans aucun coût, dès la signature',
  ],
  astray_market_pays: [
    'market that pays, market pays, seller who pays, does not cost the buyer, costs the buyer nothing, not a cost for the buyer',
    'marché qui paie, marché qui la paie, ne coûte rien à l’acheteur, pas un coût pour l’acheteur',
  ],
  astray_will_follow: [
    'synergies will follow, synergies will come, synergies will take care',
    'synergies suivront, synergies viendront, synergies finiront par',
  ],
  astray_safe: [
    'is safe, safe, without danger, no danger, harmless, no risk',
    'sans danger, aucun danger, sans risque, aucun risque, inoffensif',
  ],
  astray_pays_family: [
    'to pay the family, to pay a dividend, pay the family',
    'pour payer la famille, payer la famille, pour verser un dividende',
  ],
  astray_withdraws: [
    'bidder has to withdraw, has to withdraw, must withdraw, has to give up, must give up, is forced to withdraw',
    'doit se retirer, est obligé de se retirer, doit retirer son offre, obligé de renoncer, doit abandonner',
  ],
  astray_board_refuses: [
    'board refuses, board says no, board rejects, board turns it down, once refused',
    'conseil refuse, conseil dit non, conseil rejette, conseil s’oppose',
  ],
  astray_one_off_bill: [
    'one-off separation bill, separation bill, one-off bill, separation costs, moving costs',
    'facture de séparation, coûts de séparation, frais de séparation, coût de séparation, facture unique',
  ],
  astray_into_yearly: [
    'goes into the ebitda, into the yearly ebitda, go into ebitda, goes in the ebitda, in the yearly ebitda, into ebitda every year',
    'entre dans l’ebitda, va dans l’ebitda, dans l’ebitda de chaque année, entrent dans l’ebitda, vont dans l’ebitda',
  ],
  astray_holders_agreed: [
    'shareholders said yes, shareholders voted for, shareholders accepted, holders accepted, shareholders agreed, holders tendered',
    'actionnaires ont dit oui, actionnaires ont voté pour, actionnaires ont accepté, actionnaires ont apporté, actionnaires étaient d’accord',
  ],
  astray_good_price: [
    'price is good, price was good, price is right, price was right, price is fair, price was fair',
    'prix est bon, prix était bon, prix est juste, prix était juste, bon prix',
  ],
  astray_welcomed: [
    'welcomed with open arms, with open arms, welcomed the bid, welcomed the offer, agreed at once, friendly from day one',
    'à bras ouverts, a bien accueilli l’offre, a accueilli l’offre, tout de suite d’accord, amicale dès le départ, amicale dès le début',
  ],
  astray_target_pays: [
    'target that pays, target pays, seller that pays, seller pays, figma that pays, figma pays',
    'cible qui paie, cible paie, vendeur qui paie, vendeur paie, figma qui paie, figma paie',
  ],
  astray_regulator_refuses: [
    'regulator says no, regulators say no, regulator refuses, regulator blocks, regulators block, it is blocked',
    'régulateur dit non, régulateur refuse, autorité refuse, autorité dit non, autorités refusent, c’est bloqué',
  ],
  astray_remedies: [
    'remedies, concessions, divestments',
    'remèdes, concessions, engagements, cessions',
  ],
  astray_plan_b: [
    'plan b, second plan, fallback, alternative structure, backup plan',
    'plan b, second plan, solution de repli, plan de secours, solution de secours',
  ],
} as const satisfies Lexicon;
