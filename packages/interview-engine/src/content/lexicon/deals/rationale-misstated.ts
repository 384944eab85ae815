import type { Lexicon } from '../../types.ts';
import { crossed } from '../crossed.ts';

/** The strategic rationale, in the words of those who get it wrong. */
export const rationaleMisstated: Lexicon = {
  amiss_comes_later: [
    'comes after, comes last, afterwards, at the end, later, can wait, after the valuation, after the price, once you know the price',
    'vient après, vient ensuite, à la fin, après coup, peut attendre, plus tard, après la valorisation, après le prix, en dernier',
  ],
  amiss_famous: [
    'famous, well known, strong brand, big name, household name, iconic, strong name, prestigious, everybody knows',
    'célèbre, connue, connu, grande marque, marque forte, grand nom, prestigieuse, prestigieux, tout le monde connaît, emblématique, notoriété',
  ],
  amiss_no_logic_needed: [
    'no more logic, no other logic, needs no logic, logic is obvious, need no rationale, no need to explain, no further reason, not a question, no need for valuation, no need to justify, enough of a reason, reason enough, is enough, speaks for itself, is sufficient, all you need, not need any more logic',
    'pas besoin de logique, aucune logique, logique évidente, pas besoin d’expliquer, pas besoin de justifier, suffit, pas d’autre raison, aucune autre raison, raison suffisante, pas besoin de rationnel, pas une question, parle d’elle même, pas besoin de plus, pas besoin d’autre',
  ],
  amiss_objective: [
    'objective, client’s goal, client’s strategy, client wants, goal of the client, purpose, rationale, strategic fit, strategic logic',
    'objectif, but du client, stratégie du client, pourquoi le client, rationnel stratégique, logique stratégique',
  ],
  amiss_price_unneeded: [
    'not need a price, not need a valuation, no need to value, not need to value, no price needed, price is a detail, valuation is a detail, not worth knowing, without knowing the price, without a price, without any price, without a number, without numbers, price is secondary, numbers are secondary, figures are secondary, figures do not matter, numbers do not matter',
    'pas nécessaire de donner un prix, pas besoin de prix, pas besoin de valoriser, inutile de valoriser, inutile de chiffrer, sans donner de prix, sans connaître le prix, sans parler du prix, sans prix, prix est un détail, prix est secondaire, chiffres sont secondaires, pas besoin de chiffres, valorisation est un détail, valorisation est secondaire',
  ],
  amiss_valuation_first: [
    'straight to valuation, start with the valuation, start with the price, start with the multiple, begin with the valuation, begin with the price, valuation comes first, price comes first, first we value, first run the multiples, start by valuing, straight to the numbers, start with the numbers',
    'commence par la valorisation, commence par le prix, commence par le multiple, commence par valoriser, directement à la valorisation, directement au prix, valorisation vient en premier, prix vient en premier, valorisation d’abord, prix d’abord, directement aux chiffres',
  ],
  and_nothing_else: [
    'nothing else, nothing more, nothing but, and that is all, and that’s all, that is it, purely for, only for, solely for, simply for, only after, only about, all about, just for, for one reason, one reason only, is just another name, just other names, just another word, boils down to, comes down to, really about, is what, is for, no other motive, no other reason, exclusively, window dressing, dressed up, a pretext, an excuse, for the sole',
    'rien d’autre, rien de plus, et c’est tout, uniquement pour, seulement pour, purement pour, juste pour, pour une seule raison, se résume à, se résument à, se ramène à, autre nom de, relève de la communication, relève du discours, habillage, que du discours, exclusivement, aucun autre motif, aucune autre raison, pas d’autre motif, pas d’autre raison, ne cherche que, ne sert qu’à, prétexte, que de la façade, dans le seul but',
  ],
  apart_from: [
    'apart from, besides, other than, without, beyond, aside from',
    'hormis, à part, en dehors de, sauf, hors, sans, excepté',
  ],
  astray_any_purchase: [
    'any organic brand, any brand, any acquisition, any target, growing by buying, buying growth, every acquisition, whatever brand, buying is always',
    'toute acquisition, grandir en achetant, acheter est toujours, n’importe quelle marque, n’importe quelle cible',
  ],
  astray_is_good: [
    'always good, is good, a good deal, a good buy, worth buying, always a good, always right, cannot be wrong, creates value',
    'toujours bon, une bonne affaire, bonne à prendre, bonne opération',
  ],
  astray_matters_little: [
    'hardly matters, matters little, of little importance, secondary, does not matter, no importance, unimportant, irrelevant, can wait',
    'importe peu, compte peu, secondaire, ne compte pas, aucune importance, peu importe, peut attendre',
  ],
  astray_odd_goods: [
    'champagne, spirits, wine, perfume, cosmetics, hotels, cars, trainers, sportswear, beauty, food, windows, azure, office licences, bing, linkedin, laptops, phones, printers, search engine, chips',
    'champagne, spiritueux, vin, parfum, cosmétique, hôtels, voitures, baskets, sport, beauté, alimentation, windows, azure, licences office, bing, linkedin, ordinateurs, téléphones, imprimantes, moteur de recherche, puces',
  ],
  astray_purpose: [
    'the objective, the goal, the purpose, the why, strategic logic, the rationale, why they buy, why we buy',
    'l’objectif, les objectifs, le but, le pourquoi, logique stratégique, la logique industrielle, pourquoi on achète',
  ],
  astray_why_bought: [
    'to get into, to enter, to sell more, to move into, to break into, for its, to build',
    'pour entrer dans, pour vendre plus, pour aller dans, pour vendre davantage, pour ses, pour faire',
  ],
  away_from_its_trade: [
    'leave the united states, leave america, exit the us, get out of luxury, outside luxury, out of luxury, pure diversification, to leave luxury, exit jewellery, get out of america, get out of the united states',
    'sortir des états-unis, quitter les états-unis, quitter l’amérique, hors du luxe, sortir du luxe, quitter le luxe, pure diversification, sortir de la joaillerie, sortir d’amérique',
  ],
  best_motive: [
    'best reason, main reason, strongest reason, good reason, excellent reason, soundest reason, best motive, best rationale, safest reason, first reason, most convincing reason, is good for shareholders, benefits shareholders, good thing, good idea, lowers the risk for shareholders',
    'meilleure raison, principale raison, bonne raison, excellente raison, raison la plus solide, meilleur motif, meilleure justification, raison principale, première raison, profite aux actionnaires, raison la plus convaincante, bonne chose, bonne idée, réduit le risque des actionnaires',
  ],
  bought_for_machines: [
    'data centre, data centers, the servers, for azure, an azure deal, cloud infrastructure, for its offices, hardware factory, for the patents, chip, server farms, its servers, hardware',
    'centres de données, data centers, les serveurs, pour azure, deal azure, infrastructure cloud, pour ses bureaux, usines de consoles, pour les brevets, puces, fermes de serveurs, ses serveurs, visait les serveurs, matériel',
  ],
  buying_companies: [
    'acquisition, deal, takeover, merger, buy a company, buy companies, buying another, buy other companies, companies buy, M&A, acquire',
    'acquisition, opération, rachat, fusion, deal, racheter, achète, rapprochement, acquérir, rachète',
  ],
  buying_one: [
    'acquisition, deal, takeover, merger, purchase, transaction, buy each other, buy a company, buy companies, buy another, acquirer, merge, combine, M&A, mergers, takeovers, acquisitions, purchases',
    'acquisition, opération, rachat, fusion, deal, transaction, achète, achat, rapprochement, acquérir, acquéreur, racheter, fusionner, concurrent, fusionne, fusions, acquisitions, rachats, M&A',
  ],
  cases_after_signing: [
    'after signing, after closing, after the deal, once we have signed, once the deal',
    'après la signature, après le closing, après l’opération, une fois signé, une fois l’opération',
  ],
  cases_aim: [
    'wants to achieve, objective, strategy, rationale, strategic logic, goal, why the group',
    'objectif, stratégie, rationnel, pourquoi le groupe',
  ],
  cases_buys_whenever: [
    'buy whenever, buy as soon as, buy any company',
    'acheter dès que, acheter quand le multiple, acheter tout ce qui',
  ],
  cheap_or_foreign_name: [
    'discount jeweller, cheap jeweller, entry-level, chinese, listed in china, listed in hong kong, watchmaker, fashion house, handbag, perfume, french jeweller, italian jeweller, fast fashion, no presence in america, no presence in the, unknown in america, absent from america',
    'bijoutier d’entrée, entrée de gamme, bas de gamme, chinois, coté en chine, coté à hong kong, horloger, maison de couture, maroquinerie, parfumeur, joaillier français, bijoutier italien, pas présent aux, absent des états-unis, inconnu aux états-unis',
  ],
  counter_bigger: ['the bigger the group', 'plus le groupe est gros, plus on achète gros'],
  counter_worth_more: [
    'higher its multiple',
    'plus il vaut, plus le multiple monte, plus on crée de valeur',
  ],
  deal_reason: [
    'reason, rationale, logic, point, sense, justification, motive, purpose, case for, worth doing',
    'raison, logique, motif, sens, intérêt, justification, justifie',
  ],
  deal_succeeds: [
    'succeed, succeeds, work, works, pays off, delivers, deliver, creates value, wins, goes well, runs smoothly, goes smoothly, hits its targets, turn out well, turn out fine, ends up creating, come good, pays for itself',
    'réussit, réussissent, réussir, ça marche, marche bien, marche toujours, deals marchent, opérations marchent, acquisitions marchent, fusions marchent, fonctionne, fonctionnent, tient ses promesses, tiennent leurs promesses, crée de la valeur, se passe bien, se passe sans heurt, se déroule bien, porte ses fruits, livrées en entier, intégralement réalisées, finit par créer, finissent par créer, se termine bien, se terminent bien, tourne bien',
  ],
  deals_do_well: [
    'most deals succeed, most deals create value, most acquisitions succeed, most acquisitions create value, deals rarely disappoint, deals never disappoint, deals rarely fail, acquisitions rarely fail, nearly all deals succeed, slower than building',
    'plupart des opérations réussissent, plupart des acquisitions réussissent, plupart des acquisitions créent, opérations déçoivent rarement, opérations échouent rarement',
  ],
  deals_logic_untouched: [
    'keep all synergies, rationale is untouched, logic is untouched, rationale never changes, no effect on synergies, synergies stay the same',
    'garde toutes les synergies, logique reste intacte, synergies restent les mêmes',
  ],
  deals_microsoft_odd: [
    'to get into cloud, to enter cloud, for its cloud, for office software, social network, search engine, for its phones, close its own studios, close its own xbox studios, close its xbox studios, shut its own studios, never about content, never about games, nothing to do with games, nothing to do with content, to save costs, merging cloud, cost savings, two cloud infrastructure, become a console maker, rationale was hardware, largest seller of consoles, number two console maker behind',
    'se lancer dans le cloud, entrer dans le cloud, pour le cloud, réseau social, moteur de recherche, pour ses téléphones, fermer ses propres studios, fermer ses studios, jamais été une question de contenu, rien à voir avec les jeux, rien à voir avec le contenu, plus gros vendeur de consoles, pour réduire les coûts, économies de coûts, fusionner leurs clouds, devenir fabricant de consoles, deuxième fabricant de consoles',
  ],
  deals_suez_odd: [
    'to get into energy, to enter energy, for oil, for telecoms, for its media, for construction, nuclear electricity, electricity producer, power producer, to diversify, almost no overlap, no activity in common, out of its business',
    'entrer dans l’énergie, pour le pétrole, pour les télécoms, pour le btp, producteur d’électricité, électricité nucléaire, production d’électricité, se diversifier, aucune activité commune, hors de ses métiers',
  ],
  deals_tiffany_bags: [
    'get into handbags, enter handbags, get into leather, enter leather, add handbags, for its handbags, for its bags, leader in jewellery with no bags, gets into bags, to get into bags, to sell bags, for handbags, tiffany for its perfumes',
    'entrer dans la maroquinerie, pour la maroquinerie, pour ses sacs, entrer dans les sacs, pour sa maroquinerie, se lancer dans les sacs, vendre des sacs, se lancer dans la maroquinerie, tiffany pour ses parfums, tiffany pour les parfums',
  ],
  does_better: [
    'the better it performs, the better you do, the better it does, the more profitable, the more it is worth, the more it’s worth, the more valuable, the stronger the returns',
    'mieux ça marche, mieux il marche, mieux elle marche, plus c’est rentable, plus il est rentable, plus elle est rentable, plus ça vaut, plus il vaut, plus elle vaut, meilleurs sont les résultats',
  ],
  fine_reason: [
    'best reason, great reason, very good reason, strongest reason, best motive, safest move',
    'meilleure raison, très bonne raison, excellente raison, meilleur motif, raison la plus solide',
  ],
  flat_whatever_sold: [
    'whatever we have to sell, whatever has to be sold, whatever they make us sell, whatever we give up, whatever has to go',
    'quoi qu’on doive céder, quoi qu’on doive vendre, quoi qu’on cède, quelles que soient les cessions, quoi qu’on nous fasse vendre',
  ],
  flat_worth_the_same: [
    'worth the same, worth just as much, is as good, worth as much, same value, just as attractive',
    'vaut toujours autant, vaut autant, reste aussi bon, garde toute sa valeur, aussi intéressant, même valeur',
  ],
  foreign_trade: [
    'different industry, completely different business, different sector, unrelated business, unrelated industry, nothing to do with ours, another industry, another sector',
    'autre secteur, autre métier, secteur différent, métier différent, sans rapport avec le nôtre, rien à voir avec le nôtre, secteur complètement différent',
  ],
  games_thrown_away: [
    'games were to be sold, sell the games, selling off the games, not the games, games did not matter, close the games, stop call of duty, drop call of duty, sell call of duty, resell call of duty, get rid of the games, sell off call of duty',
    'pas les jeux, revendre les jeux, vendre les jeux, jeux devaient être, se débarrasser des jeux, arrêter call of duty, jeux ne comptaient, revendre call of duty, vendre call of duty, céder call of duty',
  ],
  getting_bigger: [
    'getting bigger, being bigger, growing bigger, size',
    'grossir, devenir plus gros, être plus gros, la taille',
  ],
  heard_gains_or_logic: [
    'synergies, rationale, logic, value, case for',
    'synergies, logique, intérêt, valeur, rationnel',
  ],
  heard_leaves_as_is: [
    'don’t change, doesn’t change, change nothing, no effect on, no impact on, don’t affect, doesn’t affect, don’t touch',
    'ne changent rien, aucun effet sur, aucun impact sur, n’affectent pas, ne touchent pas, n’enlèvent rien',
  ],
  heard_no_gains_lost: [
    'costs us none of the synergies, costs none of the synergies',
    'ne coûte aucune synergie, ne coûte pas de synergies',
  ],
  is_seldom: [
    'is rare, are rare, rarely, very rare, almost never, hardly ever, is exceptional, are exceptional, seldom, is the exception, are the exception, hardly any',
    'est rare, sont rares, rarissime, rarement, presque jamais, quasiment jamais, est exceptionnel, sont exceptionnels, est l’exception, sont l’exception, très peu',
  ],
  lifts_eps: [
    crossed('lift, raise, boost, increase, grow, improve', 'eps, earnings per share'),
    crossed('augmenter, améliorer, faire monter, relever, doper', 'bpa, bénéfice par action'),
  ],
  main_reason: [
    'main reason, first reason, above all to, mainly to, biggest reason, best reason',
    'avant tout pour, surtout pour, principale raison, première raison, meilleure raison',
  ],
  makes_value: [
    'create value, value created, value is created, makes value, add value, value for the buyer, enriches, good deal, good for shareholders, pay off, succeed, work out, success',
    'crée de la valeur, création de valeur, créatrice de valeur, créateur de valeur, valeur créée, enrichit, enrichissent, bonne affaire, gagnant, réussit, réussissent, rentable, succès',
  ],
  market_big_names: [
    'two big names, two leaders, two great names, number one and number two',
    'deux grands noms, deux très grands noms, deux leaders, deux géants',
  ],
  market_bigger_is_better: [
    'bigger is better, bigger is always better, size is always better',
    'plus gros c’est mieux, plus gros c’est toujours mieux, plus gros est toujours mieux, plus grand c’est mieux',
  ],
  market_cannot_diversify: [
    'not diversify by themselves, not diversify themselves, cannot diversify alone, not diversify on their own, shareholders who can’t diversify',
    'ne peuvent se diversifier, incapables de se diversifier, ne peuvent pas se diversifier, ne savent pas se diversifier, ne peut pas diversifier, ne saurait pas le faire lui-même',
  ],
  market_cheapest_word: [
    'cheapest, lowest multiple',
    'la moins chère, moins cher du secteur, plus faible multiple',
  ],
  market_deal_reason_word: [
    'logic, rationale, reason, reasoning, why, point of the deal',
    'logique, raison, rationnel, pourquoi, intérêt, but',
  ],
  market_diversify_word: [
    'spreading out, spreading the risk, spreading risk, different businesses under one roof, diversification, diversify',
    'répartir les risques, étaler les risques, mutualiser les risques, métiers différents, diversification, diversifier',
  ],
  market_fit_later: [
    'during integration, later on, afterwards, comes later, work out later',
    'pendant l’intégration, plus tard, après coup, ensuite',
  ],
  market_justify_word: [
    'justify, cover, pay for, exceed',
    'justifier, couvrir, compensent, dépassent',
  ],
  market_logic_given: [
    'logic is a given, rationale is a given, goes without saying, needs no other reason, logic follows automatically',
    'logique est acquise, logique industrielle est acquise, acquise d’office, va de soi, va sans dire',
  ],
  market_no_business_reason: [
    'no need for an industrial reason, no industrial reason needed, no strategic reason needed, needs no industrial logic, no need for a strategic reason, no need for any logic, no need for a rationale',
    'pas besoin de raison industrielle, pas besoin de logique industrielle, pas besoin de raison stratégique, pas besoin de logique stratégique, aucune raison industrielle n’est nécessaire, se passe de logique industrielle, pas besoin de justification stratégique',
  ],
  market_no_fit: [
    'no link between, no fit is needed, fit does not matter, no logic is needed, nobody was after one, logic does not matter, rationale does not matter',
    'aucun lien entre, pas besoin de logique, logique importe peu, peu importe la logique, pas besoin de complémentarité',
  ],
  market_purely_accounting: [
    'purely accounting, purely an accounting, just an accounting, only about eps, just about eps, all about eps, simply to lift eps, only to lift eps, just to lift eps, simply accretion, only accretion',
    'purement comptable, simplement comptable, uniquement comptable, juste pour le bpa, seulement pour le bpa, juste la relution, uniquement la relution, simplement la relution, uniquement pour relever le bpa',
  ],
  market_size_itself: [
    'size by itself, size alone, size itself, sheer size, simply to get bigger, just to get bigger, simply getting bigger, bigger is better, bigger is always better, being bigger by itself, getting bigger is enough, get bigger since size, growing for the sake',
    'taille suffit, taille seule, taille en soi, taille à elle seule, simplement de grossir, juste de grossir, seulement de grossir, grossir pour grossir, être plus gros suffit, plus gros vaut toujours',
  ],
  market_spreads_the_risk: [
    'diversifies the risk, is diversified for, spread for the shareholders, spreads the risk, spreads risk, less risk for shareholders',
    'diversifie le risque, diversifier le risque, ça diversifie, diversifie pour les actionnaires, répartit le risque, dilue le risque',
  ],
  market_unrelated_field: [
    'totally different things, nothing to do with each other, nothing in common, different trade, another trade, a totally different, unrelated sector, unrelated business, different sector, unrelated industry',
    'métiers n’ont rien à voir, rien à voir l’un avec l’autre, rien en commun, tout autre métier, autre métier, métier différent, secteur sans rapport, secteur différent, autre secteur, métier sans rapport',
  ],
  market_worth_more: [
    'is always worth more, is worth more, are worth more, value driver, gets a higher multiple, deserves a higher multiple',
    'vaut forcément plus, vaut plus, vaut davantage, mérite un multiple plus élevé, levier de valeur',
  ],
  misread_adding_sales: [
    crossed(
      'adding, putting together, summing, add',
      'the two sales figures, two sales figures, two sets of revenues, the two revenues, the two turnovers, the revenues together, both revenues, the sales together, two sets of sales, two companies together',
    ),
    crossed(
      'additionner, additionne, ajouter, cumuler, mettre ensemble',
      'deux chiffres d’affaires, les deux chiffres d’affaires, les chiffres d’affaires, deux ca, les ventes, les deux ca',
    ),
  ],
  misread_no_common_costs: [
    'no costs in common, no common costs, no shared costs, nothing to save, nothing to cut, no cost synergies, never any cost synergies, no synergies, no savings, fewer synergies, less synergies, fewer the synergies, nothing to gain, not have any cost synergies',
    'aucun coût en commun, aucun coût commun, pas de coûts communs, rien à économiser, rien à couper, jamais de synergies, pas de synergies, aucune synergie, moins il y a de synergies, moins de synergies, rien à gagner',
  ],
  misread_on_a_name: [
    'because it was cheap, cheapest on p/e, lowest p/e, lowest multiple, cheapest multiple, because it is the cheapest, because it’s the cheapest, because it is cheap, because its multiple was lower, because the multiple was lower',
    'son per est le plus bas, per le plus bas, multiple le plus bas, multiple était plus bas, parce qu’elle est la moins chère, parce que c’est la moins chère, parce que c’est pas cher, parce qu’elle n’est pas chère',
  ],
  misread_only_if_unlike: [
    crossed(
      'cost synergies, synergies, savings',
      'only exist between companies in unrelated, only exist between unrelated, only come from unrelated, only exist between different, only come when the businesses differ',
    ),
    crossed(
      'synergies de coûts, synergies',
      'n’existent qu’entre des métiers différents, n’existent qu’entre métiers différents, ne viennent que de métiers différents, n’existent qu’entre activités différentes',
    ),
  ],
  misread_picked: [
    'picked, chose, choose, selected, bought it because, buy it because, that is why, my reason, why i like it, creates value by itself',
    'choisie, choisi, retenue, retenu, rachetée parce, achetée parce, c’est pour ça, ma raison, prise parce',
  ],
  misread_same_trade: [
    'same business, same trade, same thing, same industry, same sector, same job, same activity, two competitors, direct competitors, competitors merge, two rivals, closer the businesses, alike the two',
    'même métier, même activité, même secteur, la même chose, deux concurrents, concurrents directs, deux rivaux, métiers sont proches, activités sont proches, se ressemblent',
  ],
  misread_size_is_value: [
    crossed(
      'bigger group, bigger company, bigger companies, bigger groups, larger group, larger company, larger companies, being bigger, being larger, getting bigger, bigger one, size',
      'always deserves, always deserve, always gets, always trades, always trade, is always worth, are always worth, is automatically worth, always means a higher, always commands, automatically gets, always brings a higher',
    ) +
      ', bigger is always better, bigger is worth more, the bigger the better, the bigger you are the higher, the bigger the group the higher',
    crossed(
      'groupe plus gros, plus gros groupe, groupe plus grand, être plus gros, être gros, plus gros, la taille',
      'mérite toujours, vaut toujours, se paie toujours, est toujours mieux valorisé, se valorise toujours, obtient toujours, donne toujours un meilleur',
    ) +
      ', plus on est gros plus on vaut, plus on est gros mieux, plus un groupe est gros plus, plus c’est gros mieux',
  ],
  misread_value_of_itself: [
    'creates value by itself, creates value in itself, creates value automatically, automatically creates value, already creates value, is value creation, value creation by itself, creates value mechanically, always creates value, creates value on its own',
    'crée mécaniquement de la valeur, crée forcément de la valeur, crée automatiquement de la valeur, de la valeur tout seul, crée toujours de la valeur, crée de la valeur en soi, crée déjà de la valeur, suffit à créer de la valeur',
  ],
  most_deals_work: [
    crossed(
      'most deals, most acquisitions, most mergers, majority of deals, most transactions',
      'create value, end up creating value, succeed, work, work out, go well, pay off, deliver',
    ),
    crossed(
      'plupart des opérations, plupart des acquisitions, plupart des fusions, majorité des opérations, majorité des acquisitions',
      'créent de la valeur, réussissent, finissent par créer, marchent, se passent bien, tiennent leurs promesses',
    ),
  ],
  nearly_always: [
    'always, usually, mostly, generally, as a rule, invariably, almost all, nearly all, most, the vast majority, necessarily, automatically, by definition, guaranteed',
    'toujours, généralement, le plus souvent, la plupart, majorité des, dans la majorité, presque toutes, quasiment toutes, forcément, automatiquement, par définition, nécessairement, systématiquement',
  ],
  nothing_goes_wrong: [
    'nothing can go wrong, nothing goes wrong, no surprises, no risk left, no risk remains',
    'rien ne peut mal, aucune surprise, plus aucun risque, plus de risque',
  ],
  other_motives: [
    'growth, market share, technology, new country, new market, geography, capabilities, consolidation, talent, products, know how, market power, to grow, enter a market, new customers, new clients, a patent, a footprint',
    'croissance, parts de marché, technologie, nouveau pays, nouveaux marchés, géographie, compétences, consolidation, talents, produits, savoir-faire, pouvoir de marché, grandir, entrer sur un marché, entrer dans un pays, accès à une, accéder à, nouveaux clients, un brevet, implantation',
  ],
  owners_unable: [
    'shareholders cannot, investors cannot, shareholders could not, shareholders are unable, owners cannot, shareholders have no way, investors can not, shareholders can not, owners can not, investors can t, shareholders can t',
    'actionnaire ne peut pas, actionnaires ne peuvent pas, investisseurs ne peuvent pas, actionnaire est incapable, actionnaire ne sait pas',
  ],
  reason_given: [
    'due to, for lack, because, reason, for that',
    'à cause, faute de, parce que, raison, pour cette',
  ],
  review_work: [
    'diligence, the audits, the checks',
    'audit d’acquisition, diligences, les audits, les vérifications, l’audit',
  ],
  rids_of_risk: [
    'removes all risk, eliminates all risk, removes every risk, eliminates risk, guarantees success, guarantees that, rules out failure, rules out any, removes the risk, guarantees the deal, eliminates every risk, eliminates all the risk, takes away all the risk',
    'supprime tout risque, élimine tout risque, garantit le succès, garantit la réussite, écarte tout risque, supprime le risque, élimine le risque, garantit que, éliminent tous les risques, supprime tous les risques, suppriment tous les risques, enlève tous les risques, écarte tous les risques',
  ],
  size_word: [
    'size, scale, bigger company, bigger is, bigger group, being bigger, getting bigger, larger company, growth by acquisition',
    'taille, gros groupe, plus grand groupe, grossir, être plus gros, croissance externe, plus on est gros, grandir',
  ],
  slip_purpose_later: [
    'only afterwards, only then, afterwards we ask, later we ask, why comes later, reason comes later, purpose comes after',
    'seulement ensuite, seulement après, ensuite seulement, après on demande, la raison vient après, le pourquoi vient après',
  ],
  slip_start_from_price: [
    'start from the price, start with the price, begin with the price, price first, price before anything',
    'part du prix, commence par le prix, d’abord le prix, le prix d’abord',
  ],
  small_premium_words: [
    'too small a premium, too low a premium, premium too low, premium too small, pay too little, paid too little, premium is too low, not pay enough',
    'prime trop faible, prime trop basse, paie trop peu, paye trop peu, ne paie pas assez, prime insuffisante, paie pas assez cher',
  ],
  sole_motive: [
    'only reason, sole reason, single reason, only motive, only rationale, only good reason, only valid reason, only justification, the one reason, reason is always, no other reason, no reason other than, nothing but, only point, only purpose, only why',
    'seule raison, unique raison, seul motif, unique motif, seule justification, seule bonne raison, seule logique, uniquement pour, pas d’autre raison, aucune autre raison, seul but, seul intérêt, unique but, seul objectif',
  ],
  sole_reason: [
    'only reason, only sound reason, only good reason, only valid reason, only real reason, sole reason, one reason that matters',
    'seule raison, seule bonne raison, seule vraie raison, unique raison, seul but, seul objectif',
  ],
  spreading_pays: [
    crossed('diversification, diversifying', 'creates, always creates', 'value, shareholder value'),
    crossed('diversification, se diversifier, diversifier', 'crée, crée toujours', 'valeur'),
  ],
  spreads_out: [
    'diversify, diversifying, diversification, unrelated business, conglomerate, unrelated sector, unrelated industry',
    'diversifier, diversification, métier sans rapport, conglomérat, secteur sans rapport, activité sans rapport, autre métier',
  ],
  the_bigger_one: [
    'the bigger the group, the bigger the company, the bigger you are, the bigger we get, the larger the group, the larger the company',
    'plus le groupe est gros, plus le groupe est grand, plus on est gros, plus on est grand, plus l’entreprise est grosse, plus l’entreprise est grande',
  ],
  wrongly_best_part_sold: [
    'sell the best part, sell the heart, sell the crown jewel, lose the best part, give up the best part, sell what we wanted, whatever we have to sell, whatever they make us sell',
    'vendre le meilleur, vendre le cœur, perdre le meilleur, vendre ce qu’on voulait, quoi qu’on doive vendre, vendre la pépite, vendre le joyau',
  ],
  wrongly_liked: [
    'authority will like it, authority likes it, regulator will like it, regulator is happy, brussels is happy, brussels likes, pleased to see',
    'autorité sera contente, autorité aime, bruxelles sera content, régulateur sera content, autorité apprécie',
  ],
  wrongly_no_remedy: [
    'no remedy is needed, no remedies, nothing to sell, no need to sell, no concessions, nothing to offer',
    'pas besoin de remède, aucun remède, rien à vendre, pas besoin de vendre, aucune concession, rien à céder',
  ],
  wrongly_same_sense: [
    'as much sense as before, same sense as before, just as good as before, still just as good, as attractive as before, remains the same, logic is the same, logic is unchanged',
    'autant de sens qu’avant, autant de sens, tout aussi intéressant, aussi intéressant qu’avant, logique reste la même, logique est la même',
  ],
};
