import type { Lexicon } from '../../types.ts';

/** Halves of what is falsely said of a purchase, a family, a bid, a division and a refusal, which patterns join. */
export const casesGoneAstray = {
  astray_any_purchase: [
    'any organic brand, any brand, any acquisition, any target, growing by buying, buying growth, every acquisition, whatever brand, buying is always',
    'toute acquisition, grandir en achetant, acheter est toujours, n’importe quelle marque, n’importe quelle cible',
  ],
  astray_is_good: [
    'always good, is good, a good deal, a good buy, worth buying, always a good, always right, cannot be wrong, creates value',
    'toujours bon, toujours bonne, une bonne affaire, bonne à prendre, bon à prendre, bonne opération',
  ],
  astray_matters_little: [
    'hardly matters, matters little, of little importance, secondary, does not matter, no importance, unimportant, irrelevant, can wait',
    'importe peu, compte peu, secondaire, ne compte pas, aucune importance, peu importe, peut attendre',
  ],
  astray_purpose: [
    'the objective, the objectives, the goal, the purpose, the why, strategic logic, the rationale, why they buy, why we buy',
    'l’objectif, les objectifs, le but, le pourquoi, logique stratégique, la logique industrielle, pourquoi on achète',
  ],
  astray_goes_down: [
    'falls, goes down, drops, declines, is lower, decreases',
    'baisse, baissent, diminue, recule, chute',
  ],
  astray_is_bad: [
    'is bad, a bad deal, always bad, automatically bad, must be bad, destroys value',
    'mauvaise opération, forcément mauvaise, forcément mauvais, toujours mauvais, toujours mauvaise, mauvaise affaire, détruit forcément',
  ],
  astray_whatever: [
    'even if sales, whatever happens, no matter what, in any event, come what may, whether or not',
    'même si la marque',
  ],
  astray_same_as: [
    'same thing as, is equivalent to, no different from',
    'équivaut à, équivalent à, comme',
  ],
  astray_no_need_to_say: ['not my job to decide', 'pas à moi de donner'],
  astray_goes_to: [
    'goes to, is paid to, ends up in, lands in, flows into, goes into, stays in',
    'revient à, va à, est versée à, entre dans, tombe dans, va dans, reste dans, revient dans',
  ],
  astray_bought_company: [
    'target company, company being bought, company we buy, target’s account, target’s till, company’s till',
    'société achetée, société cible, société rachetée, entreprise rachetée, entreprise achetée',
  ],
  astray_minority_in: [
    'minority fund, minority investor, minority stake, minority sale, thirty percent, thirty per cent, a third, fund comes in, opening the capital, a small stake',
    'fonds minoritaire, investisseur minoritaire, part minoritaire, cession minoritaire, ouvrir le capital, ouverture du capital, trente pour cent, un tiers, un fonds entre',
  ],
  astray_lost_control: [
    'no longer master, no longer decides, no longer decide, loses the reins, lose the reins, loses the majority, lose the majority, lose their company, loses its company',
    'ne commande plus, ne commandent plus, ne décide plus, ne décident plus, perd la majorité, perdent la majorité, perd les rênes, plus maître chez, abandonne la majorité, donne les clés',
  ],
  astray_loan_payout: [
    'recap, debt-funded dividend, leveraged dividend',
    'recap, dividende par endettement',
  ],
  astray_money_in: [
    'fresh money into, brings fresh money, new money into, funds the growth, strengthens the company',
    'argent frais dans, argent neuf, finance la croissance, renforce la société, renforce le bilan, améliore le bilan',
  ],
  astray_minority_fund: [
    'minority fund, minority investor, minority shareholder, minority partner, fund with thirty, the fund',
    'fonds minoritaire, investisseur minoritaire, actionnaire minoritaire, associé minoritaire, un minoritaire, le fonds',
  ],
  astray_has_no_say: [
    'has no say, have no say, no say in, keeps quiet, stays silent, has no voice, cannot block anything, can block nothing, sleeping partner, just sits there, asks for nothing',
    'se tait, ne bloque rien, ne demande rien',
  ],
  astray_obo: ['owner buy-out, owner buyout, obo', 'obo, owner buy-out, owner buyout'],
  astray_pays_it_all: [
    'pays for everything, no debt, without debt, without any debt, no borrowing',
    'paie tout, sans dette, aucune dette, pas de dette, sans emprunter',
  ],
  astray_more_debt: [
    'more leverage, more debt, higher leverage, leverage goes up, extra debt, debt up',
    'plus de levier, plus de dette, levier plus élevé, davantage de dette, plus d’endettement, plus endetté',
  ],
  astray_risk_down: [
    'risk falls, risk goes down, risk drops, less risk, lowers the risk, reduces the risk, lower the risk, less risky, no extra risk, same risk',
    'risque baisse, risque diminue, moins de risque, réduit le risque, baisse le risque, moins risqué, même risque',
  ],
  astray_listing: [
    'ipo, listing, flotation, going public, stock exchange, float',
    'ipo, bourse, introduction, cotation',
  ],
  astray_quick_cheap: [
    'quickest, fastest, cheapest, quick and cheap, cheap and quick, fast and cheap, costs nothing, most discreet',
    'la plus rapide, le plus rapide, la moins chère, le moins cher, rapide et discret, la plus discrète, ne coûte rien',
  ],
  astray_one_bidder: [
    'one fund, one bidder, one buyer, a single fund, a single bidder, a single buyer, a single investor, one candidate',
    'un seul fonds, un fonds suffit, un seul candidat, un seul acheteur, un seul acquéreur, un seul investisseur',
  ],
  astray_enough: [
    'is enough, is plenty, will do, suffices',
    'suffit, suffira, suffirait, c’est assez',
  ],
  astray_rivalry: [
    'competition between funds, competition between buyers, competition among, competitive process, having them compete, making them compete',
    'la concurrence, mise en concurrence, mettre en concurrence',
  ],
  astray_useless: [
    'is useless, serves no purpose, is pointless, brings nothing, no use, is a waste, makes no difference',
    'est inutile, n’apporte rien, ne change rien',
  ],
  astray_says_no: [
    'say no, says no, simply refuse, simply refuses, turn it down, turns it down, reject it, rejects it',
    'dit non, dire non, refuse, refuser, rejette',
  ],
  astray_bid_gone: [
    'offer disappears, bid disappears, offer goes away, bid goes away, offer is off, bid is off, offer is dead, bid is dead, it is over, offer stops, bid stops, it goes away',
    'offre disparaît, offre est morte, c’est fini, tout s’arrête, offre s’arrête, offre s’éteint, il doit partir, il doit renoncer, finira par disparaître, finira par partir, s’en ira, il abandonnera, finira par abandonner',
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
    'fair by definition, necessarily fair, automatically fair, obviously fair, clearly fair, surely fair, fair by itself, fair in itself',
    'c’est équitable, forcément équitable, équitable par définition, par définition équitable, évidemment équitable, automatiquement équitable, juste par définition, équitable en soi',
  ],
  astray_no_expert: ['no expert needed', 'attestation est inutile, expert est inutile'],
  astray_high_premium: [
    'premium was high, premium is high, high premium, premium was big, premium was generous, big premium, generous premium, premium of forty, premium of thirty',
    'prime était élevée, prime est élevée, prime élevée, grosse prime, prime généreuse, prime était généreuse, belle prime, prime de quarante, prime de trente',
  ],
  astray_right_price: [
    'price is fair, was fair, price was right, price is right, not overpaid',
    'prix est juste, était juste, bon prix, prix correct, pas trop payé, juste prix',
  ],
  astray_his_price: [
    'his price, his share price, their share price, their price, bidder’s price, suitor’s price, acquirer’s price',
    'son cours, leur cours',
  ],
  astray_divided: ['divided by, over, on', 'divisé par, sur, rapporté à'],
  astray_our_price: [
    'ours, our price, our share price, target’s price',
    'le nôtre, notre cours, cours du client',
  ],
  astray_managers: [
    'management, the directors, the bosses, the board, the ceo',
    'la direction, le management, les dirigeants, le conseil, les administrateurs, le patron',
  ],
  astray_any_defence: [
    'all the defences, any defence, every defence, all defences, everything to block, anything to block, adopt a pill',
    'toutes les défenses, tout pour bloquer, adopter une pilule',
  ],
  astray_unasked: [
    'without asking, without consulting, without a vote, without the shareholders, without telling, asking nobody',
    'sans consulter, sans demander, sans vote, sans les actionnaires, sans prévenir',
  ],
  astray_gives_shares: ['gives shares to, lets him buy', 'donne des titres à'],
  astray_must_bid: [
    'must bid, has to bid, have to bid, forced to bid, obliged to bid, has to offer, mandatory offer, mandatory bid, compulsory offer',
    'obligé de lancer, obligé de déposer, offre obligatoire',
  ],
  astray_not_thirty: [
    'half the shares, fifty, 50, sixty, 60, ninety, 90, two thirds, ten percent, ten per cent, 10, a quarter, twenty percent, 20, five percent',
    'la moitié, cinquante, 50, soixante, 60, quatre-vingt-dix, 90, deux tiers, dix pour cent, 10, un quart, vingt pour cent, 20, cinq pour cent',
  ],
  astray_force_out: [
    'squeeze out, squeeze-out, force out, force the rest, force the others, force the minority, force minorities',
    'retrait obligatoire, forcer les minoritaires, sortir les minoritaires, expulser les minoritaires, obliger les minoritaires, forcer les autres, obliger les autres, racheter de force, forcer le reste',
  ],
  astray_below_ninety: [
    'ten percent, ten per cent, 10, thirty percent, thirty per cent, 30, fifty, 50, half of, half the, a third, two thirds, sixty, 60, a majority, simple majority',
    'dix pour cent, 10, trente pour cent, 30, cinquante, 50, la moitié, un tiers, deux tiers, soixante pour cent, 60, la majorité',
  ],
  astray_some_holders: [
    'some shareholders, some holders, big shareholders, large shareholders, large holders, biggest holders, big holders, certain shareholders, the main shareholder, the largest holder, a few holders',
    'certains actionnaires, quelques actionnaires, gros actionnaires, quelques gros, principaux actionnaires, premier actionnaire, grands actionnaires, gros porteurs',
  ],
  astray_better_terms: [
    'better price, higher price, special price, sweeter deal, more than small, better terms',
    'meilleur prix, prix plus élevé, prix spécial, un supplément, meilleures conditions',
  ],
  astray_price_down: [
    'price go down, price goes down, price down, lowers the price, price falls, price drops, cheaper',
    'prix baisse, prix baissera, baisser le prix, baisse le prix, prix diminue, moins cher',
  ],
  astray_removes: [
    'remove, removing, take out, taking out, strip out, drop, dropping, without',
    'enlever, enlève, retirer, retire, sortir, supprimer, sans',
  ],
  astray_raises_profit: [
    'raises the ebitda, raises ebitda, ebitda goes up, ebitda rises, profit goes up, profit rises, lifts the ebitda, lifts ebitda, increases ebitda, that much better, earns more',
    'ebitda monte, ebitda augmente, augmente l’ebitda, résultat monte, résultat augmente, meilleur d’autant, monte d’autant, augmente d’autant, gagne plus, bénéfice monte, améliore l’ebitda',
  ],
  astray_gone: [
    'disappear, disappears, vanish, go away, gone, stop',
    'disparaissent, disparaît, s’en vont, s’arrêtent, tombent',
  ],
  astray_puts_own_in: [
    'own costs, own cost, put in, replace, replaced, instead, in their place, stand-alone, standalone, on its own, but, alone',
    'propres coûts, ses coûts, remettre, remets, remplacer, remplacés, à la place, autonome, mais, seule',
  ],
  astray_adds: [
    'i add, you add, we add, adding, add the, add net debt',
    'j’ajoute, on ajoute, en ajoutant, ajouter, j’additionne, on additionne',
  ],
  astray_to_get: [
    'to get, to reach, to find, gives, to arrive at, to obtain, equals',
    'pour avoir, pour obtenir, pour trouver, pour arriver, donne, on obtient, pour aboutir',
  ],
  astray_equity_words: [
    'the equity, equity value, value per share, price per share, share price',
    'prix des actions, valeur des actions, fonds propres, valeur par action, prix par action, valeur des titres, prix des titres',
  ],
  astray_no_look: [
    'need not look, need not check, not worth checking, no point checking',
    'inutile de vérifier, inutile de regarder, inutile d’auditer, inutile d’éplucher',
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
    'no cost, costs nothing, nothing to pay, nothing to do, free, no bill',
    'pas de coût, aucun coût, ne coûte rien, ne coûtent rien, rien à payer, rien à faire, gratuit, gratuits, gratuitement, pas de facture',
  ],
  astray_target_rose: [
    'target jumped, target rose, target soared',
    'cible a bondi, cible a grimpé',
  ],
  astray_buyer_won: [
    'buyer created value, buyer made money, acquirer created value, buyer won, buyer did well, acquirer gained, buyer gained, deal created value',
    'acheteur a gagné, acquéreur a gagné',
  ],
  astray_no_link: [
    'no link with, no relation to, unrelated to, independent of, no connection with',
    'aucun lien avec, aucun rapport avec, indépendantes de, indépendant de, indépendante de',
  ],
  astray_never_overpays: ['can not overpay, never overpays', 'ne surpaie jamais'],
  astray_market_right: ['price is always right', 'le marché sait mieux'],
  astray_why_bought: [
    'to get into, to enter, to sell more, to move into, to break into, for its, to build',
    'pour entrer dans, pour vendre plus, pour aller dans, pour vendre davantage, pour ses, pour faire',
  ],
  astray_odd_goods: [
    'champagne, spirits, wine, perfume, cosmetics, hotels, cars, trainers, sportswear, beauty, food, windows, azure, office licences, bing, linkedin, laptops, phones, printers, search engine, chips',
    'champagne, spiritueux, vin, parfum, cosmétique, hôtels, voitures, baskets, sport, beauté, alimentation, windows, azure, licences office, bing, linkedin, ordinateurs, téléphones, imprimantes, moteur de recherche, puces',
  ],
  deals_no_objection: [
    'nobody objected, sailed through, went straight through',
    'personne n’a rien dit',
  ],
  astray_binds: ['obliges, forces, binds, commits', 'oblige, force, contraint, engage'],
  astray_to_close: [
    'close, complete, conclude',
    'conclure, closer, aller au bout, finaliser, signer',
  ],
  astray_fell_through: [
    'abandoned, collapsed, fell through, failed, called off, fell apart, dropped, gave up',
    'abandonné, abandonnée, échoué, capoté, renoncé, annulé, annulée',
  ],
  astray_other_cause: [
    'lack of money, lack of cash, no financing, lack of financing, could not pay, shareholders voted against, shareholders said no, shareholders refused, banks refused, banks pulled out, found another buyer, changed its mind, lost interest, shares had fallen, results collapsed, quarrel between, the founders quarrelled',
    'plus d’argent, plus de cash, manque d’argent, manque de cash, manque de financement, ont voté contre, actionnaires ont refusé, banques ont refusé, trop cher, changé d’avis, plus envie, cours avait baissé, cours a baissé, se sont disputés',
  ],
  astray_wait_end: [
    'wait for the end',
    'attendre la fin, attendre la décision, attendre les objections, attendre d’être',
  ],
  astray_meanwhile: [
    'while waiting, meanwhile, in the meantime, before clearance, before approval, during the review, until clearance',
    'en attendant, entre-temps, avant l’autorisation, pendant l’enquête, pendant l’examen, pendant ce temps',
  ],
  astray_may: [
    'could already, can already, may already, could start, can start, could begin, were free to, should already, should have started',
    'pouvait déjà, peut déjà, pouvaient déjà, pouvait commencer, peut commencer, pouvaient commencer, aurait dû commencer, auraient dû commencer, doit déjà',
  ],
  astray_runs_it: [
    'run, manage, integrate, merge, set prices, share prices, share customer, direct, decide for',
    'diriger, piloter, gérer, intégrer, fusionner, fixer les prix, partager les prix, décider pour, prendre les commandes',
  ],
  astray_unforeseeable: [
    'nobody could foresee, impossible to foresee, nobody could predict, unforeseeable',
    'impossible à prévoir, imprévisible, tombé du ciel',
  ],
  astray_plan_b: [
    'plan b, second plan, fallback, alternative structure, backup plan',
    'plan b, second plan, solution de repli, plan de secours, solution de secours',
  ],
} as const satisfies Lexicon;
