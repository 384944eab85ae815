import type { Lexicon } from '../../types.ts';
import { crossed } from '../crossed.ts';

/** What candidates get wrong about markets and deals, in the words most of them use. */
export const heardInInterviews = {
  strays_review: [
    'competition clearance, competition review, competition approval, merger control, antitrust, clearance, competition authorities, the regulator, regulators, competition law, the commission, brussels',
    'contrôle des concentrations, antitrust, autorisation de la concurrence, la commission, le régulateur, les régulateurs, bruxelles, l’autorité de la concurrence, droit de la concurrence',
  ],
  strays_only_for: [
    'is only for, only applies to, only apply to, only concerns, only looks at, only look at, only matters for, only needed for, only matters if, only applies if, only applies when, only bothers with, only cares about',
    'ne concerne que, ne vaut que pour, ne s’applique qu, ne s’applique que, ne regarde que, ne regardent que, ne joue que, ne s’intéresse qu, n’existe que pour, n’est que pour, ne sert que pour, est réservé aux',
  ],
  strays_same_trade: [
    'same product, same products, same thing, same business, competitors, direct rivals, rivals',
    'même produit, mêmes produits, même chose, même métier, concurrents, rivaux, concurrentes',
  ],
  strays_not_rivals: [
    'different markets, different businesses, different products, not competitors, not rivals, not compete, no overlap, not in the same business',
    'pas concurrents, pas concurrentes, marchés différents, métiers différents, produits différents, pas le même métier, aucun recouvrement',
  ],
  strays_nothing_to_file: [
    'nothing to notify, nothing to file, nothing to declare, no filing, no clearance needed, no clearance was needed, no need for clearance, no need to notify, no need to file, needed no approval, needs no approval, no approval was needed, no approval needed, not have to ask, not need to ask',
    'rien à notifier, rien à déclarer, pas besoin de l’accord, pas besoin de notifier, aucune notification, aucune autorisation, pas besoin d’autorisation, aucun accord à demander, pas à demander',
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
  counter_other_side: [
    'the founder, the target’s shareholders',
    'le fondateur, les actionnaires de la cible',
  ],
  counter_bears: ['who pays', 'qui paie, qui paient, qui la paie, qui supporte, qui supportent'],
  deals_cost_to_seller: [
    'paid by the founder, shareholders pay to the buyer, sellers pay to the buyer, sellers pay the buyer, comes out of the seller’s pocket, out of the sellers’ pocket',
    'cible qui la paient, vendeurs qui la paient, fondateur qui la paie, payée par le fondateur, payée par les vendeurs, de la poche du vendeur, de la poche des vendeurs',
  ],
  misread_buyer_pockets_it: [
    'buyer negotiated well, acquirer negotiated well, buyer got a good price, good deal for the buyer',
    'acheteur a bien négocié, acquéreur a bien négocié, bonne affaire pour l’acheteur, bonne affaire pour l’acquéreur',
  ],
  amiss_cost_nothing: [
    'cost the existing shareholders nothing, costs the existing shareholders nothing, costs the shareholders nothing, cost nobody anything, costs nobody anything, cost no one anything',
    'coûte rien aux actionnaires, coûté rien aux actionnaires, rien coûté aux actionnaires',
  ],
  strays_dear_loan: [
    crossed(
      'borrowing, debt, credit, a loan, money, financing',
      'gets expensive, becomes expensive, gets dearer, is expensive, costs more, is dear, gets more expensive',
    ) + ', dearer money, dear money, tighter credit, dearer debt',
    crossed(
      'emprunter, l’argent, la dette, le crédit, l’emprunt',
      'coûte cher, coûte plus cher, est cher, est chère, devient cher, devient chère, renchérit',
    ) + ', argent plus cher, dette plus chère, crédit plus cher, argent cher, crédit cher',
  ],
  strays_bid_more: [
    crossed(
      'buyers, funds, they, acquirers, sponsors, equity',
      'will pay you more, pay you more, pay more, can pay more, will pay more, can bid higher, bid higher, can offer more, bid more, can afford more',
    ) + ', companies are worth more, valuations go up, valuations rise',
    crossed(
      'acheteurs, fonds, acquéreurs, ils',
      'vous paieront plus cher, paieront plus cher, paient plus cher, peuvent payer plus, peuvent payer plus cher, peuvent mettre plus, peuvent mettre un prix plus élevé, peuvent offrir plus, mettent plus',
    ) +
      ', boîtes valent plus cher, sociétés valent plus cher, entreprises valent plus cher, valorisations montent',
  ],
  strays_lend_more: [
    crossed('banks, lenders', 'lend more, lend more turns, are happier to lend, will lend more'),
    crossed(
      'banques, prêteurs',
      'prêtent plus, prêtent davantage, prêtent plus de tours, prêteront plus',
    ),
  ],
  strays_not_so: [
    'less, not, cannot, lower, fall, than, cheaper, cheap, unless, but, although, interest',
    'moins, pas, baisse, baissent, que quand, sauf, mais, intérêts, alors que, malgré',
  ],
  strays_growth_firms: [
    'growth stocks, growth companies, fast growing, technology companies, tech companies, tech stocks, tech',
    'valeurs de croissance, sociétés de croissance, boîtes tech, valeurs technologiques, la tech, start up',
  ],
  strays_not_hurt: [
    'not suffer, not hurt, not affected, not sensitive, unaffected by, immune to, not care about, indifferent to, nothing to fear',
    'souffrent pas, pas touchées, pas sensibles, insensibles, se moquent, indifférentes, se fichent, rien à craindre',
  ],
  amiss_ipo_opens: [
    'best moment for an ipo, best moment to list, best moment to float, rush to list, rush to float, right time for an ipo',
    'meilleur moment pour s’introduire, bon moment pour s’introduire, meilleur moment pour entrer en bourse, se ruent en bourse, se précipitent en bourse, idéal pour s’introduire',
  ],
  amiss_stocks_fall: [
    'stock market falls, markets tumble, markets plunge',
    'bourse chute, bourse baisse, bourse plonge, bourse s’effondre, marchés chutent',
  ],
  misread_only_for_funds: [
    crossed(
      'rates only, rates just',
      'concern banks, matter to banks, matter for banks, are about banks, matter to homeowners',
    ),
    crossed(
      'taux ne',
      'concernent que les banques, regardent que les banques, comptent que pour les banques, intéressent que les banques',
    ),
  ],
  not_taxed: [
    'taxman not touch, no tax on savings',
    'fisc ne touche pas, fisc n’y touche pas, fisc ne les touche pas, pas d’impôt sur des économies',
  ],
  amiss_debt_up: [
    'push leverage up, pushes leverage up, raise leverage, raises leverage, pushes up leverage, increases leverage',
    'monter l’endettement, grimper la dette, monter la dette, alourdit l’endettement, gonfle la dette, monter le levier',
  ],
  market_unrelated_field: [
    'totally different things, nothing to do with each other, nothing in common',
    'métiers n’ont rien à voir, rien à voir l’un avec l’autre, rien en commun',
  ],
  market_spreads_the_risk: [
    'diversifies the risk, diversify the risk',
    'diversifie le risque, diversifie les risques, diversifier le risque',
  ],
  the_two_leaders: ['both are number one', 'numéro un et le numéro deux, le premier et le second'],
  no_trouble_from_regulators: [
    'regulator has nothing to say, regulators have nothing to say, no reason to object, will be fine with it',
    'commission n’a rien à dire, régulateur n’a rien à dire, rien à redire, autorités n’ont rien à dire, laissera faire, laissera passer',
  ],
  weak_results_time: [
    'until results drop, until profits drop, until earnings fall, until results fall',
    'que les résultats soient mauvais, au creux des résultats',
  ],
  best_then: [
    'pay more for it, pay more for a turnaround, company they can turn around, something to fix',
    'paient mieux un potentiel, paient plus pour un redressement, aiment redresser',
  ],
  strays_to_the_unit: [
    'to the euro, exactly worth, worth exactly, only one value, one single value, one true value',
    'à l’euro près, vaut exactement, une seule valeur, une valeur unique, pas de fourchette, pas besoin de fourchette',
  ],
  counter_the_shares: [
    'gives directly the value of the shares, directly the equity, the equity directly, gives you the equity',
    'directement la valeur des titres, directement les fonds propres, directement la valeur des fonds propres',
  ],
  strays_majority: [
    'majority of the votes, majority of votes, majority of the voting rights, the majority, more than half the votes',
    'majorité des votes, majorité des voix, majorité des droits de vote, la majorité, plus de la moitié des voix',
  ],
  strays_useless: [
    'is useless, are useless, means nothing, is worth nothing, is no use, counts for nothing, not protect',
    'ne sert à rien, sert à rien, ne vaut rien, ne veut rien dire, ne protège pas, ne pèse rien',
  ],
  strays_leaseback: [
    'sale and leaseback, leaseback, sell the building',
    'cession bail, lease back, vend les murs, vendre les murs',
  ],
  strays_no_rent: [
    'no rent, not pay rent, without rent, without paying rent, keep owning, still own, remain the owner',
    'pas de loyer, sans loyer, aucun loyer, reste propriétaire, restent propriétaires, sans payer de loyer',
  ],
  strays_several_bidders: [
    crossed('several, many, more, three, competing', 'funds, bidders, buyers, investors'),
    crossed('plusieurs, trois, plus de', 'fonds, acheteurs, candidats, investisseurs'),
  ],
  strays_price_down: [
    'brings the price down, bring the price down, lowers the price, pushes the price down, pulls the price down, drives the price down',
    'baisser le prix, baisse le prix, tire le prix vers le bas, descendre le prix, chuter le prix',
  ],
  unequal_terms: [
    'favour big shareholders, favour the big shareholders, pay small ones less, pay small shareholders less, pay big shareholders more, offer different prices',
    'moins aux petits, moins les petits, prix différents selon, avantager les gros',
  ],
  strays_not_price: [
    'nothing about price, nothing about the price, nothing on price, not about the price, offer is legal, offer is friendly, bid is legal',
    'rien du prix, rien sur le prix, offre est légale, offre est amicale, pas sur le prix, ne parle pas du prix',
  ],
  strays_goes_by_itself: [
    'goes away, will go away, fall on its own, dies on its own, will drop it, give up',
    'tombera toute seule, tombe toute seule, tombera d’elle même, finira par partir, s’éteindra, finira par abandonner',
  ],
  strays_silent: [
    'not reply, not answer, ignore',
    'ne pas répondre, pas répondre, ignorer, ignore',
  ],
  strays_nothing_back: [
    'add nothing back, nothing back, put nothing back, nothing instead, replace them with nothing, no need to replace',
    'rien à la place, ne remets rien, ne mets rien, n’ajoute rien, sans rien remettre',
  ],
  strays_systems_apart: [
    crossed(
      'splitting, separating, untangling, split, separate',
      'the it, the systems, it systems, the computers',
    ),
    crossed(
      'séparer, détourer, couper, démêler',
      'les systèmes, l’informatique, l’it, les serveurs',
    ),
  ],
  strays_costs_nothing: [
    'costs nothing, cost nothing, is free, no cost, not cost anything',
    'ne coûte rien, coûte rien, gratuit, sans coût, aucun coût',
  ],
  deals_no_objection: [
    'no regulator looked at, no authority looked at, nobody objected',
    'aucun régulateur n’a regardé, personne ne s’y est opposé',
  ],
  strays_good_for_payer: [
    'good for the buyer, good for us, creates value, good news for the buyer',
    'bon pour l’acheteur, bon pour l’acquéreur, bon pour nous, crée de la valeur',
  ],
  strays_exceeds: [
    'larger than, higher than, exceeds, exceeded, above, bigger than, more than',
    'dépasse, dépassait, supérieure aux, plus grande que, au dessus des, plus élevée que',
  ],
  strays_meets: [
    'talk to, speak to, go to, see, contact, meet, approach',
    'parle, parler, va voir, voir, contacte, contacter, rencontre, notifie',
  ],
  strays_after_closing: [
    'only after closing, after closing, once it is closed, once closed, after completion, once the deal is done',
    'après le closing, une fois bouclé, une fois bouclée, après la clôture, une fois l’opération faite',
  ],
  strays_still_bound: [
    'still bound, still have to close, must still close, still obliged',
    'restent obligées, reste obligé, restent tenues, doivent quand même conclure, toujours obligées',
  ],
  strays_own_permission: [
    'not need anyone’s permission, needed nobody’s permission, not need any permission, not need permission, not have to ask anyone',
    'pas besoin de permission, besoin de l’accord de personne, rien à demander à personne, personne à qui demander',
  ],
  amiss_buyer_stock_fell: [
    'buyer’s share price fell, acquirer’s stock dropped',
    'action de l’acheteur a baissé, titre de l’acheteur a baissé, action de l’acquéreur a baissé, cours de l’acheteur a baissé',
  ],
  amiss_destroys: ['bad deal', 'mauvaise opération, mauvaise affaire'],
  strays_debt_jumped: [
    'debt jumped, debt shot up, debt doubled, debt went up',
    'dette a bondi, dette a doublé, dette a explosé, dette a grimpé',
  ],
  strays_cheap_loan: [
    crossed('debt, borrowing, credit, money', 'is cheap, gets cheaper, becomes cheap, is cheaper') +
      ', cheap debt, cheap money, cheaper debt',
    crossed(
      'dette, argent, crédit, emprunt',
      'est bon marché, est moins cher, est moins chère, coûte moins cher, devient moins chère, devient moins cher',
    ) + ', argent facile',
  ],
  strays_bid_less: [
    crossed(
      'funds, buyers, sponsors, they',
      'offer less, pay less, bid less, bid lower, will offer less, will pay less',
    ),
    crossed(
      'fonds, acheteurs, ils',
      'offrent moins, paient moins, mettent moins, proposent moins, paieront moins',
    ),
  ],
  strays_market_stops: [
    crossed(
      'm&a market, deal market, deal activity, deals, mergers',
      'dries up, dry up, stops, stop, slows down, slow down, freezes',
    ),
    crossed(
      'marché des fusions, marché du m&a, marché des deals, opérations, fusions',
      's’arrête, s’arrêtent, s’assèche, ralentit, ralentissent, se fige, se tarit',
    ),
  ],
  strays_strong_bourse: [
    'strong stock market, strong stock markets, high share prices, buoyant stock market, strong markets',
    'bourse forte, bourse haute, bourse qui monte, bourse au plus haut, marchés forts',
  ],
  strays_exit_harder: [
    'harder for funds to exit, harder to exit, harder to sell, funds cannot exit, stops funds from selling, closes the window, shuts the window',
    'empêche les fonds de sortir, empêche de sortir, plus difficile de sortir, plus dur de sortir, ferme la fenêtre',
  ],
  strays_any_premium: [
    'any premium, whatever premium, as much premium as you like',
    'n’importe quelle prime, la prime qu’on veut, peu importe la prime',
  ],
  strays_some_synergies: [
    'as long as there are synergies, as long as there are some synergies, there are always synergies, there will be synergies',
    'tant qu’il y a des synergies, dès qu’il y a des synergies, toujours des synergies',
  ],
  strays_eps_up: [
    crossed(
      'eps, earnings per share',
      'go up, goes up, rise, rises, increase, increases, is up, are up',
    ),
    crossed(
      'bpa, bénéfice par action, bénéfice net par action',
      'monte, progresse, augmente, grimpe, est en hausse',
    ),
  ],
  strays_settles_it: [
    'that is all that matters, all that matters, that is enough, therefore we should do it, so we should do it, so it is a good deal, so the deal is good',
    'c’est la preuve, ça suffit, il faut le faire, il faut y aller, donc c’est une bonne opération, donc c’est bon, c’est tout ce qui compte',
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
  strays_owner_future: [
    crossed('you want, you would like, you plan, wants', 'to retire, to stay, to leave, to go'),
    crossed(
      'vous vouliez, vous voulez, vous souhaitez, vous souhaitiez, il veuille, il veut',
      'rester, partir, vous retirer, transmettre, partir à la retraite',
    ),
  ],
  strays_nothing_to_do: [
    'has nothing to do with it, makes no difference, is irrelevant, not matter, not change anything, changes nothing',
    'peu importe, ne change rien, n’a rien à voir, n’y change rien, aucune importance',
  ],
  strays_lone_buyer: [
    'choose one buyer, pick one buyer, talk to one buyer, with one buyer, only one buyer, a single buyer, just one buyer, not call the others',
    'un seul acheteur, un seul acquéreur, n’appelez pas les autres, choisissez un acheteur',
  ],
  strays_top_price: [
    'the highest price, best price, a better price, top price',
    'meilleur prix, prix le plus haut, prix le plus élevé, plus haut prix',
  ],
  strays_decline: [
    'shrinking company, shrinking business, company in decline, falling sales, no growth',
    'société en déclin, boîte en déclin, entreprise en déclin, sans croissance, ventes qui baissent',
  ],
  strays_growing: [
    'than a growing one, than one that grows, than a growing company, than one that is growing',
    'qu’une société en croissance, qu’une boîte en croissance, que si elle grandit, qu’une entreprise en croissance, qu’une qui grandit',
  ],
  strays_dearer_sale: [
    'higher multiple, sells for more, worth more, higher price, pay more',
    'se vend plus cher, vaut plus cher, vaut plus, multiple plus élevé, meilleur multiple',
  ],
  strays_harmless: [
    'has no effect on the risk, no effect on the group’s risk, no effect on risk, never hurts, not add risk, adds no risk, no risk for the family, carries no risk',
    'change rien au risque, aucun risque pour la famille, n’ajoute aucun risque, sans risque pour la famille, ne fait jamais de mal, ne présente aucun risque',
  ],
  strays_borrowing: [
    'debt, borrowing, leverage',
    'dette, s’endetter, emprunter, levier, endettement',
  ],
  owed_anyway: [
    'whatever the sales do, whatever happens to sales, whatever sales do, in any case',
    'quoi qu’il arrive, quelles que soient les ventes',
  ],
  strays_new_stock: [
    'issuing new shares, issue new shares, new shares, capital increase',
    'émettre de nouvelles actions, nouvelles actions, émettre des actions, augmentation de capital',
  ],
  strays_family_paid: [
    'pays the family directly, pays the family, gives the family cash, money for the family, cash for the family',
    'argent pour la famille, paie la famille, cash pour la famille, enrichit la famille, rémunère la famille',
  ],
  strays_most_sold: [
    crossed('sixty, seventy, fifty five, 60, 70', 'percent sold, percent gone'),
    crossed('soixante, soixante dix, cinquante cinq, 60, 70', 'pour cent vendus, pour cent cédés'),
  ],
  strays_still_rules: [
    'still controls, still control, keeps control, keep control, still in control, still decides',
    'garde le contrôle, contrôle toujours, contrôle encore, décide toujours, reste maître, garde la main',
  ],
  strays_eighty: [
    'owns eighty, own eighty, has eighty, owns seventy, hold eighty',
    'quatre vingts pour cent, soixante dix pour cent, possède quatre vingts',
  ],
  strays_no_bid_due: [
    'nothing obliges, nothing forces, no obligation to make, never have to make an offer, without making an offer, without an offer',
    'sans jamais lancer d’offre, sans lancer d’offre, rien n’oblige, sans faire d’offre, pas obligé de lancer',
  ],
  strays_board_no: [
    crossed(
      'if the board, if our board, once the board',
      'says no, refuses, rejects, turns it down',
    ),
    crossed('si le conseil, si notre conseil', 'dit non, refuse, rejette, s’oppose'),
  ],
  strays_bid_lapses: [
    'offer lapses, offer falls, bid lapses, offer fails, bid fails, it is over, offer dies, offer is over',
    'offre tombe, offre échoue, offre est caduque, c’est fini, offre s’arrête, offre est morte',
  ],
  strays_own_seats: [
    'protect its own seats, protect its seats, save its seats, keep their jobs, save their jobs',
    'sauver sa place, sauver leur place, sauver ses sièges, protéger sa place, garder leur poste, sauver leurs postes',
  ],
  strays_second_buyer: [
    'second bidder, second buyer, another bidder, a rival bid',
    'deuxième acheteur, second acheteur, deuxième candidat, offre concurrente',
  ],
  strays_as_published: [
    'ebitda in the accounts, ebitda from the accounts, ebitda of the accounts, published ebitda, reported ebitda, ebitda as published',
    'ebitda publié, ebitda des comptes, ebitda comptable, ebitda affiché',
  ],
  strays_no_restating: [
    'nothing to restate, nothing to adjust, no need to restate, no need to adjust, no adjustment needed, not touch it',
    'rien à retraiter, rien à ajuster, pas besoin de retraiter, pas besoin d’ajuster, aucun retraitement, sans y toucher',
  ],
  strays_on_its_own: [
    'on its own, standing alone, once alone, by itself, standalone',
    'toute seule, une fois seule, en autonome, une fois détourée, une fois sortie du groupe',
  ],
  strays_costs_less_alone: [
    'cost less, costs less, be cheaper to run, cheaper than inside, lower costs than',
    'coûtera moins, coûte moins, moins de coûts, moins de frais, moins cher que dans',
  ],
  strays_once_off_costs: [
    'separation costs, separation cost, cost of separation',
    'coûts de séparation, frais de séparation',
  ],
  strays_from_ebitda: [
    'from ebitda, off ebitda, from the ebitda, off the ebitda',
    'de l’ebitda, sur l’ebitda',
  ],
  strays_before_multiple: [
    'before the multiple, before multiplying, before applying, then multiply, then apply',
    'avant d’appliquer, avant le multiple, avant de multiplier, puis je multiplie',
  ],
  strays_sellers_systems: [
    'seller’s it, group’s it, parent’s it, old group’s systems',
    'informatique du vendeur, systèmes du vendeur, informatique du groupe, systèmes du groupe',
  ],
  strays_free_for_good: [
    'free for the buyer, free forever, free for ever, at no cost to the buyer',
    'gratuite pour l’acheteur, gratuits pour l’acheteur, gratuite pour toujours, gratuitement pour toujours',
  ],
  strays_left_aside: [
    'ignore them, leave them out, not count them, not my problem, the seller’s business',
    'n’en tiens pas compte, les laisse de côté, ne les compte pas, je les ignore, au vendeur de',
  ],
  strays_dropped_it: [
    'dropped activision, gave up activision, gave up on activision, never bought activision, never closed activision, walked away from activision, dropped tiffany, never bought tiffany',
    'jamais racheté activision, jamais acheté activision, abandonné activision, renoncé à activision, jamais racheté tiffany, renoncé à tiffany',
  ],
  strays_straight_away: [
    'straight away, at once, immediately, without a fight, without conditions, first time',
    'tout de suite, immédiatement, sans condition, du premier coup, sans rien demander',
  ],
  deals_admits_problem: [
    'admitting guilt, admit guilt, a confession',
    'c’est avouer, c’est un aveu, reconnaître sa faute',
  ],
  strays_pays_nothing: [
    'paid nothing, pays nothing, owed nothing, not pay anything, not have to pay',
    'n’a rien payé, rien payé pour sortir, ne doit rien, n’a rien déboursé, n’a rien dû payer',
  ],
  strays_no_money_found: [
    'not find the money, not get the money, not raise the money, could not finance, lack of financing, ran out of money, no financing',
    'pas le financement, pas l’argent, pas trouvé l’argent, manque de financement, pas pu financer, faute de financement',
  ],
} as const satisfies Lexicon;
