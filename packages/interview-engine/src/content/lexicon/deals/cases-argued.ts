import type { Lexicon } from '../../types.ts';

/** How a candidate words his choice, his reasons and the rules in a case. */
export const arguedCases = {
  case_my_choice: [
    'i’d take, i would take, i’d pick, i would pick, i’d go for, i would go for, i’d choose, i would choose, i’d do, i’d suggest, my pick, my choice, i’d lean towards, i’d steer them to, i’d go with, we’d go for',
    'je prendrais, je choisirais, je retiendrais, je partirais sur, j’irais sur, j’irais vers, je ferais, je pencherais pour, mon choix, je proposerais, j’opterais pour, je privilégierais, on prendrait',
  ],
  case_way_to_cash: [
    'buy-out, buyout, owner buy-out, obo, recap, dividend recap, minority sale, minority stake, flotation, ipo',
    'obo, lbo, owner buy-out, dividende exceptionnel, minoritaire, cession minoritaire, introduction en bourse',
  ],
  case_defends_price: [
    'defend the price, attack the price, defend that price, attack that price, i’d defend it, i’d attack it, on their side, find it reasonable, find the price reasonable, price is defensible, price was defensible, stand up for that price, stand up for the price',
    'défendrais le prix, de leur côté, trouve ça raisonnable, trouve le prix raisonnable, défends le prix, attaquerais le prix, attaque le prix, prix se défend, prix est défendable, prix était défendable',
  ],
  case_puts_blame: [
    'fault lies, the fault, the culprit, blame, to blame, got it wrong, played it well, played it badly, was naive, was right to, underestimated, should have known',
    'la faute, le coupable, le responsable, en faute, est fautif, a eu tort, ont eu tort, a bien joué, a mal joué, a été naïf, a eu raison, a sous-estimé, ont sous-estimé, aurait dû savoir',
  ],
  case_equal_treatment: [
    'treat holders equally, treat shareholders equally, treat all holders equally, treat all shareholders equally, treated equally, equal treatment, treated the same, treated alike, same terms for all, same price for all, better terms than the others',
    'égalité des actionnaires, égalité de traitement, traités également, traiter également, traités pareil, même traitement, mêmes conditions pour tous, même prix pour tous',
  ],
  case_rule_word: [
    'rules, code, takeover panel, the panel, timetable, board must, board has to, once it is public',
    'règles, code, cadre, réglementation, calendrier, conseil doit, amf, ope, opa',
  ],
  case_own_stalls: [
    'own brands are flat, barely grow, hardly grow, brands are flat, old brands, ageing brands, tired brands, own shelves, aren’t growing, are not growing, isn’t growing any more, stopped growing, no longer grows, stagnating, stagnates, stuck at, old customers, customers are getting old, shelves are ageing',
    'n’avance plus, croissent à peine, progressent à peine, ne croît plus, ne grandit plus, ne progresse plus, stagne, stagnent, marques vieillissantes, vieilles marques, marques fatiguées, marques à plat, plafonne, ne bouge plus, prend de l’âge, prennent de l’âge, clientèle vieillit, ne grandissent plus, vieillit dans',
  ],
  case_youth_and_growth: [
    'younger shoppers, younger customers, younger buyers, younger consumers, young families, from scratch, years to build, would take years, takes years, where growth is, where the growth is, organic is growing, growing organic, organic is where, buy organic, brand has young, young ones, younger shelf, younger faster growing, market that is growing faster',
    'clients plus jeunes, plus jeunes, jeunes clients, clientèle plus jeune, jeunes familles, de zéro, ans à bâtir, dix ans à, des années à, prendrait des années, bio progresse, bio croît, amène des jeunes, jeunes et, de quoi grandir, des jeunes, pousse plus vite, là où est la croissance',
  ],
  case_rest_in_shares: [
    'rest in shares, balance in shares, remainder in shares, rest in stock, balance in stock, rest in paper, part in shares, partly in shares',
    'solde en titres, reste en titres, solde en actions, reste en actions, solde en papier, reste en papier, partie en titres, partie en actions',
  ],
  case_with_debt: [
    'in debt, with debt, debt first, debt up to, debt as long as, borrowing up to, loans up to',
    'en dette, par dette, avec de la dette, dette d’abord, dette jusqu’à, dette tant que, endettement jusqu’à, emprunt jusqu’à',
  ],
  case_second_bidder: [
    'second bidder, rival bidder, another bidder, other bidder, a second buyer, competing bidder, second offer, somebody else, someone else',
    'second acheteur, autre acheteur, second acquéreur, autre acquéreur, offre concurrente, second offreur, autre candidat, un rival',
  ],
  case_pushes_up: [
    'push it up, push up, lifts the price, lift the price, raises the price, raise the price, pay more, bid more, make them raise',
    'faire monter, fait monter, pousser le prix, relever le prix, relever son offre, surenchérir, payer plus, relever l’offre',
  ],
  case_runs_freely: [
    'let it raise, let it hire, let it invest, keep hiring, keep investing, freedom to, free to run, run the business, raise money',
    'recruter, investir librement, librement, gérer librement, continuer à investir, continuer à recruter, lever des fonds, lever de l’argent',
  ],
  process_kept_in_race: [
    'two bidders alive, two bidders in, keep two bidders, at least two bidders, at least two buyers, two buyers in, several bidders in, second bidder alive, second bidder warm, two to the end, two horses, two until the end',
    'deux candidats en lice, garde deux candidats, garde toujours deux, garder deux, au moins deux candidats, deux acheteurs en lice, plusieurs candidats en lice, plusieurs acheteurs en lice, deux face à face, deux jusqu’au bout, second candidat au chaud',
  ],
  process_price_holds: [
    'holds the price, price slips, keeps the price, keeps the pressure, price falls, price drops, price slides, pressure',
    'prix glisse, prix redescend, prix baisse, tient le prix, maintient le prix, garde la pression, prix retombe, pression',
  ],
  process_reviews_offer: [
    'reviews the offer, reviews the terms, reviews the document, reviews the draft, checks the document, checks the offer, clears the document, clears the offer, approves the document, gives its visa, grants its visa, stamps the document, declare the offer, declares the offer, rules on the offer, approves the offer, vets the offer',
    'examine le projet, examine l’offre, contrôle la note, contrôle les offres, contrôle l’offre, vise la note, donne son visa, donne sa conformité, déclare conforme, déclare l’offre conforme, donne ou non son visa, décision de conformité, juge l’offre conforme, valide l’offre, approuve l’offre, vérifie la conformité',
  ],
  process_my_choice: [
    'i’d go, i would go, i’d run, i would run, for me, i’d recommend, my choice, i’d pick, my advice',
    'pour moi, je ferais, j’irais, je partirais, je prendrais, je recommanderais, je lancerais, mon choix, mon conseil',
  ],
  case_exceeds: [
    'bigger than, larger than, more than, exceed, worth more, below, smaller than',
    'dépasser, plus grand que, valoir plus, valent plus, vaut plus, rester sous, inférieur à, supérieur à',
  ],
} as const satisfies Lexicon;
