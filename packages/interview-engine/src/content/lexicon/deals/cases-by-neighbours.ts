import type { Lexicon } from '../../types.ts';

/** A case as one would tell it to the neighbours, and what neighbours get wrong in it. */
export const casesToldToNeighbours = {
  case_own_stalls: [
    'boring and shrinking, boring brands, dull brands, shrinking brands, sell today is boring, sells today is boring, old-fashioned, old fashioned, dusty, out of fashion, what they sell is old, range is dying, sales are dying, brands are dying, brands are tired',
    'font vieux jeu, fait vieux jeu, démodé, démodée, démodées, ringard, ringards, ringardes, poussiéreux, poussiéreuse, vieillot, gamme qui meurt, marques qui meurent, plus à la mode',
  ],
  case_youth_and_growth: [
    'young mums, young dads, young couples, under forty, under forties, students buy, in the trolley, in their basket, kids ask for, everyone under',
    'moins de quarante ans, jeunes mamans, jeunes couples, moins de trente ans, font envie aux jeunes, fait envie aux, là que ça bouge, dans le caddie, dans leur panier',
  ],
  paid_above_worth: [
    'the tip we, tip to the sellers, tip we leave, bonus to the sellers, bonus we leave, overpay by, pay over the market, above the market price, handed over above the market, billion above the market, over the market',
    'pourboire, le pourboire, bonus laissé, au-dessus de la bourse, au-dessus du marché, donné au-dessus, milliards au-dessus, millions au-dessus, le surprix, surpaye',
  ],
  earned_together: [
    'joining the two, joining forces, joining the kitchens, gain by joining, savings of the marriage, savings are worth, the savings, one kitchen instead, merging the kitchens, cheaper together, by teaming up',
    'économies du mariage, en se mariant, en s’unissant, unir nos forces, une seule cuisine, les économies, en regroupant, en faisant cuisine commune, moins cher ensemble, à deux on',
  ],
  passing_sums_up: [
    'fatter than, larger than, more than what, maybe five, worth maybe, far more, much more, only five, swindled, we’ve been had, been had',
    'plus gros que, plus grosse que, peut-être cinq, bien plus, beaucoup plus, on s’est fait avoir, se fait avoir, trop cher payé, en valent',
  ],
  own_decision: [
    'the answer is yes, my answer is yes, my answer to, i’d answer, i would answer, i’d bring in, i would bring in, i’d rather, i would rather, i’d keep talking, i’d ask for, i would ask for, i’d defend, i’d attack, i’d hold, i’d stick, i’d push, i’d shake, i’d sign, i’d play for time, play for time, i’d push them, i side with, i’d side with, i’d lean',
    'je dirais au conseil, je répondrais, je préférerais, je continuerais à, je demanderais, je défends, je m’en tiendrais, je m’arrêterais, je pousserais, j’irais jusqu’à, je mettrais, je ferais entrer, je toperais, je taperais dans la main, je gagnerais du temps, gagner du temps, je les pousserais, je me range du côté, je pencherais, je jouerais la montre, jouer la montre',
  ],
  limit_or_doubt: [
    'goodbye after that, and goodbye, after that no, up to, rather than, worth more, we’re worth more, than paper, rather than paper, money rather, steep but, nobody else, would have done, carried away, perfectly, and its freedom, but only if, hurts less, never his last, is never the last, lasts a century, pay up once, for a name, if business turns',
    'au revoir au-delà, et au revoir, après c’est non, plutôt que, vaut plus, on vaut plus, plutôt que du papier, salée mais, personne d’autre, aurait suffi, emballés, parfaitement, et sa liberté, mais seulement si, fait moins mal, jamais le dernier, dure un siècle, on paie une fois, si l’activité tourne, pour un nom',
  ],
  case_puts_blame: [
    'got carried away, were carried away, played it perfectly, played it right, played it wrong, walked off with, came out on top, was outplayed, made a mess, asleep at the wheel, dreamt, too sure of themselves, too sure of itself, came out better, comes out better, overplayed, too confident',
    'se sont emballés, s’est emballé, a joué ça parfaitement, bien joué son coup, repart avec, s’en tire, s’est fait avoir, a bâclé, ont rêvé, s’est endormi, trop sûrs d’eux, trop sûr de lui, trop sûre d’elle, s’en sort mieux, trop confiants, trop confiante',
  ],
  case_defends_price: [
    'defend the bill, defend that bill, defend what they paid, attack the bill, defend the cheque, half that premium, half the premium would, half of it would have done, for half of that',
    'défends l’addition, défendrais l’addition, défends la facture, attaque l’addition, défends le chèque, la moitié de la prime, la moitié aurait suffi, pour moitié moins',
  ],
  plain_keeps_part_back: [
    'a chunk now and the rest, a chunk now and the remainder, chunk now, remainder in three years, remainder in two years, rest in three years, rest in two years, some now and some later, half now and half later',
    'une partie maintenant et le reste, le reste dans trois ans, le reste dans deux ans, un bout maintenant, moitié maintenant, le solde dans trois ans, le solde dans deux ans',
  ],
  plain_only_if: [
    'if the tins, still sell, if sales hold, if it still sells, if the growth, provided sales, if business holds',
    'si les ventes tiennent, si les ventes suivent, si ça continue, si la croissance, si la marque tient',
  ],
  deals_minority_route: [
    'rich uncle, take a third, takes a third, sleeping money, silent money, buy a third, buys a third, invite somebody, invite someone, outside money for a third, someone to take a third, partner for a slice, take on a partner, a partner in for',
    'oncle riche, prendre un tiers, prend un tiers, achète un tiers, prenne un tiers, inviter quelqu’un, inviter un, argent extérieur pour un tiers, prendre un associé, un associé pour',
  ],
  deals_dividend_route: [
    'borrow and write the family, write the family a cheque, cheque to the family, cheques to the family, firm borrow and, company takes a loan and pays, go into debt and pay them, into debt and pay, go into debt and pay',
    'signer un chèque à la famille, chèque à la famille, chèques à la famille, faire emprunter la société, fait emprunter la société, prend un crédit et paie la famille, endetter la boîte pour se payer, s’endetter pour se payer, endetter la boîte, endetter la société pour',
  ],
  deals_asset_route: [
    'flog the buildings, sell the buildings, become tenants, become a tenant, sell the plant and rent, sell the property, sell the offices, land under the factory, sell the land under',
    'vendre les bâtiments, vend les bâtiments, devenir locataire, devient locataire, vendre les bureaux, vendre le patrimoine, céder le terrain, terrain sous l’usine, céder les murs',
  ],
  passing_way: [
    'rich uncle, the uncle, an uncle, the bank, our own people, tenant, tenants, a third, listing, dividend, a float, the partner, partner, associate',
    'oncle riche, l’oncle, un oncle, la banque, locataire, un tiers, dividende, introduction, la cotation, vers l’associé, associé, le partenaire',
  ],
  passing_bank_takes: [
    'lender becomes your boss, lender becomes the boss, bank becomes the boss, bank becomes your boss, bank is the boss, lender is the boss, lender in charge, owned by the bank, banks own you, bank at the wheel',
    'prêteur devient votre patron, banque devient votre patron, prêteur devient le patron, banque devient le patron, banquier devient le patron, c’est la banque qui commande, banque qui commande, prêteur commande',
  ],
  deals_debt_turns: [
    'that much borrowing, so much borrowing, so much debt, that much debt, borrowed to the hilt, up to the eyeballs',
    'autant d’emprunt, tant d’emprunt, autant de dette, tant de dettes, endetté jusqu’au cou',
  ],
  deals_hard_times: [
    'when sales dip, sales dip, when sales drop, sales sink, if sales fall, if orders fall, when things slow, in a bad patch, bad patch',
    'ventes plongent, quand les ventes baissent, si les ventes baissent, si les commandes baissent, mauvaise passe, quand ça ralentit',
  ],
  puts_back_in: [
    'chip in, chips in, chip in with, put a bit back, puts a bit back, put something back, roll some over, own savings',
    'mettent la main à la poche, met la main à la poche, main à la poche, en remet un peu, en remettent un peu, remet un peu',
  ],
  household_heads: [
    'people who run the plant, who run the plant, the plant managers, those who run it, the people in charge',
    'ceux qui font tourner, ceux qui dirigent, chefs d’usine, directeurs d’usine, l’équipe en place',
  ],
  passing_shell: [
    'company on top, a company above, a holding above, new firm on top',
    'une société au-dessus, société au-dessus, une holding au-dessus',
  ],
  passing_few: [
    'line up four, line up three, line up two, four of those, three of those, more than just one, not just one, just one uncle, a handful',
    'faites-en venir quatre, fais en venir quatre, en faire venir quatre, en faire venir trois, faites en venir, pas qu’à un seul, une poignée',
  ],
  passing_contend: [
    'let them fight, make them fight, let them race, set them racing, let them bid',
    'laissez-les se battre, laisse les se battre, qu’ils se battent, mettez-les en course, laissez-les enchérir',
  ],
  passing_crosses: [
    'crosses thirty, past thirty, above thirty, over thirty, thirty percent, thirty per cent, 30',
    'dépasse trente, passe trente, franchit trente, au-delà de trente, trente pour cent, 30',
  ],
  passing_same_for_all: [
    'offer the same to, the same to every, same to every holder, same to everybody, same price to, the same for every, offer to every holder, bid for everybody else, bid to every',
    'la même chose à chaque, la même chose à tous, même prix à, le même à chaque, la même offre à chaque, même chose pour tous, offre à chaque porteur',
  ],
  passing_wrecks: [
    'burn the house, burn the house down, wreck the house, scorch the earth, scuttle the ship, sink the ship, poison the well, sell the silver, break the furniture',
    'mettre le feu, feu à la maison, brûler la maison, terre brûlée, saborder, couler le bateau, casser les meubles, vendre l’argenterie, empoisonner le puits',
  ],
  passing_ask_owners: [
    'owners have to agree, owners must agree, ask the owners, owners’ say, the owners first, holders have to agree, holders must agree, shareholders have to agree, shareholders must agree, holders first, with their blessing',
    'propriétaires soient d’accord, propriétaires d’accord, actionnaires soient d’accord, demander aux propriétaires, demander aux actionnaires, porteurs soient d’accord, avec leur accord',
  ],
  passing_gentler: [
    'gentler hand, gentler hands, softer hands, kinder hands, another home, safe pair of hands, better husband, other suitor we like, some friend',
    'mains plus douces, mains amies, meilleur mari, autre prétendant qu’on aime, un foyer plus doux',
  ],
  passing_spoils_meal: [
    'meal so spicy, make the meal, can’t finish, can not finish, choke on it, chokes on it, make us heavier, prickly, swallow a hedgehog, hedgehog, give him indigestion, indigestion',
    'épicer le plat, ne puisse pas le finir, qu’il s’étouffe, s’étouffe, nous alourdir, hérisson, piquant, indigestion, lui rester en travers',
  ],
  plain_neutral_eye: [
    'nothing to win, with nothing to win, nothing to gain, no interest in the outcome, no interest in it, a referee, bank with nothing',
    'n’a rien à y gagner, rien à y gagner, aucun intérêt dans, sans intérêt dans, un arbitre',
  ],
  plain_honest_price: [
    'terms are decent, the terms are decent, terms are honest, terms are right, deal is honest, deal is right',
    'termes sont corrects, termes corrects, conditions sont correctes, conditions correctes, marché est honnête',
  ],
  case_marriage_brings: [
    'make far more from the savings, more from the savings, from the savings, out of the savings, gains from the savings, win from the savings',
    'avec les économies, grâce aux économies, gagnera avec les économies, tirera des économies, gagne avec les économies',
  ],
  passing_his_extra: [
    'little top-up, top-up, the bonus, small bonus, the tip, what he shows us, he’s showing us',
    'petit bonus, le bonus, ce petit plus, le pourboire, ce qu’il nous montre',
  ],
  passing_how_much_of: [
    'how much of the merged, how much of the new, how much of the combined, what part of the merged, which slice of the merged',
    'quelle part de la société fusionnée, quelle part de la nouvelle, quelle part du nouveau, quel morceau du nouvel, combien du nouvel ensemble',
  ],
  passing_our_hands: [
    'our shareholders, our holders, our owners, our people, our side, ours',
    'nos actionnaires, nos porteurs, nos propriétaires, nos gens, notre camp, aux nôtres, les nôtres',
  ],
  case_second_bidder: [
    'rival at the table, a rival, competitor at the table, another at the table, two at the table',
    'un rival à table, rival à table, un concurrent à table, deux à table',
  ],
  case_pushes_up: [
    'find another ten, find more money, find ten percent, dig deeper, reach deeper, find another',
    'trouverait dix, trouvera dix, trouver plus d’argent, sortir plus d’argent, creuser plus',
  ],
  passing_charged: [
    'head office charges, what head office, a fairy tale, fairy tale, fiction, an invention, what the group takes, family price, what they take from her, rent the parent makes up, the parent makes up, rent the group, made up by the parent',
    'le siège lui compte, le siège lui facture, ce que le siège, conte de fées, une fiction, une invention, prix d’ami, ce que le groupe lui prend, loyer inventé, inventé par la mère, inventé par le groupe, loyer du groupe',
  ],
  passing_own_bill: [
    'her own accountants, its own accountants, own accountants, own servers, own insurance, would cost her, would cost it, insurance would cost, servers would cost, her own staff, spend living by herself, living by herself, spend on its own, living on its own, spend by itself',
    'ses comptables, ses serveurs, ses assurances, ses propres comptables, ce que coûteraient, lui coûterait, lui coûteront, son propre personnel, dépenserait en vivant seule, en vivant seule, vivant toute seule, dépenserait seule, dépenserait toute seule',
  ],
  plain_moves_out: [
    'moving van, removal van, the move, new badges, new servers, new signs',
    'camion de déménagement, le déménageur, nouveaux badges, nouveaux serveurs, nouvelles enseignes',
  ],
  plain_is_not_free: [
    'happens once, it happens once, off the cheque, take it off the cheque, van to pay, once only, isn’t cheap, is not cheap, not cheap, that off the price, wants that off',
    'une seule fois, déduis du chèque, déduit du chèque, à payer, une fois et c’est tout, n’est pas donné, pas donné, sorte du prix, ça sorte du prix, sort du prix',
  ],
  passing_shelves: [
    'the shelves, shelves should hold, the cupboard, the pantry, the larder, the stockroom, fridge, warehouse',
    'les étagères, étagères, le placard, le garde-manger, la réserve, le frigo, l’entrepôt',
  ],
  passing_usual: [
    'usually hold, usually holds, normally hold, normally holds, what they usually, as usual, the usual level, ordinary level',
    'd’habitude, habituellement, comme d’habitude, niveau habituel, normalement',
  ],
  passing_gave_it: [
    'steady customers, loyal customers, bought itself, buys itself, bought himself, can’t rip out, cannot do without, can’t do without',
    'clients fidèles, s’achetait, s’achète, s’offrait, s’offre, ne peuvent se passer, ne peuvent pas se passer',
  ],
  passing_made_only: [
    'made chips, makes chips, only made, only sold, made only, sold only, lived on, lived off, made consoles, made bags, had only',
    'faisait des puces, fait des puces, ne faisait que, ne vendait que, vivait de, faisait des sacs, n’avait que, faisait des consoles',
  ],
  deals_closed_names: ['broadcom, vmware', 'broadcom, vmware'],
  passing_officials: [
    'the officials, officials, the watchdog, watchdog, the referee, the whistle, the authorities, regulators, regulator, brussels, questions',
    'les autorités, autorités, le gendarme, gendarme, l’arbitre, le sifflet, régulateurs, régulateur, bruxelles',
  ],
  passing_months_ahead: [
    'months ahead, months before, well before, long before, before signing, before the announcement, in advance, early on, from day one, early',
    'des mois avant, bien avant, longtemps avant, avant de signer, avant l’annonce, à l’avance, dès le premier jour, très tôt, tôt',
  ],
  passing_which_market: [
    'what counts as the same market, same market, which market, what the market is, how the market is drawn, who competes with whom, something to sell, ready to sell, something to give',
    'ce qu’est le marché, quel marché, même marché, comment on dessine le marché, qui concurrence qui, quelque chose à vendre, prêt à vendre, quelque chose à donner',
  ],
  passing_dethrones: [
    'dethrone, could dethrone, beat it one day, replace it one day, tomorrow’s champion, its future rival, future rival',
    'détrôner, pourrait le détrôner, pourrait la détrôner, le remplacer un jour, champion de demain, futur rival, rival de demain',
  ],
  passing_day_set: [
    'a day after which, date after which, an end date, final date, deadline, after that day, cut-off date, a date and a price for failure, a date and a price, a date in the contract, write down a date',
    'un jour après lequel, date après laquelle, date de fin, date limite, passé ce jour, une échéance, une date et un prix, une date dans le contrat, écrire une date, prix pour l’échec',
  ],
  passing_goes_home: [
    'everyone goes home, everybody goes home, each goes home, both go home, it is off, free again, part ways',
    'chacun rentre chez soi, rentre chez soi, rentrent chez eux, c’est fini, redevient libre, se séparent',
  ],
  passing_pays_up: [
    'cheque for the one, waited for nothing, for the one who waited, walked off with a billion, walks off with a billion, price for failure, wait for ever for nothing, waits for nothing, for nothing',
    'chèque pour celui, attendu pour rien, celui qui a attendu, repart avec un milliard, repartie avec un milliard, prix pour l’échec, n’attende pour rien, attende pour rien, attendre pour rien',
  ],
  passing_has_roads: [
    'has the lorries, has lorries, has the shops, has the trucks, has the shelves, has the sales force, has the distribution, knows how to sell',
    'a des camions, a les camions, a des magasins, a les magasins, a les rayons, a la distribution, sait vendre, a la force de vente',
  ],
  passing_has_nothing_for: [
    'nothing for people, nothing for the, nothing for those, has nothing for, nothing on that shelf, nothing organic, no organic',
    'rien pour ceux, rien pour les, rien à proposer, rien dans ce rayon, rien de bio, pas de bio',
  ],
  passing_gives_away: [
    'giving away, give away, gives away, hand over, hand out, handing over, offer them',
    'on offre, on donne, on lâche, on cède, offrir, faire cadeau de',
  ],
  passing_gets_back: [
    'getting back, get back, gets back, earn back, make back, recoup, win back',
    'on en récupère, on récupère, récupère, on regagne, on en retire, on retrouve, on rentre dans',
  ],
  passing_left_with: [
    'stays at home, stay at home, stays in the family, remains in the family',
    'restent à la maison, reste à la maison, reste dans la famille, restent dans la famille',
  ],
  passing_in_charge: [
    'choose who runs it, still choose, choose the boss, pick the boss, decide who runs',
    'choisissent encore, choisissent qui dirige, qui dirige, choisissent le patron, décident qui',
  ],
  calls_friends: [
    'groups we get on with, get on with, people we get on with, whom we like, we know well',
    'avec qui on s’entend, avec qui on s’entend bien, qu’on connaît bien, qu’on aime bien',
  ],
  bids_better: [
    'top him, they’d top him, top his price, do better than him, better than him',
    'feraient mieux que lui, ferait mieux que lui, mieux que lui, mettraient plus que lui',
  ],
  turn_short_of: ['weak in rings, weak in', 'faible en, faible en bagues'],
  passing_is_just_that: [
    'is rings, is exactly that, is just that, is precisely that, lives on that',
    'c’est les bagues, c’est ça, c’est exactement ça, c’est précisément ça, en vit',
  ],
  passing_i_would: [
    'i’d, i would, me i’d',
    'je gagnerais, je prendrais, je garderais, je tiendrais, je laisserais, je signerais, je mettrais, je paierais, je demanderais, je pousserais, je refuserais, je ferais, je vendrais, je choisirais, j’aurais, je ne vendrais pas, je ne paierais pas, je ne signerais pas, je resterais, je monterais, j’attendrais',
  ],
  passing_desk_work: [
    'look, check, analyse, analyze, structure, start, begin, read, present, study, compare, consider, think about, take, choose, pick, prepare, ask, talk, walk you, need',
    'regarder, regarderais, vérifier, vérifierais, analyser, structurer, commencer, lire, présenter, étudier, comparer, réfléchir, prendre, prendrais, choisir, choisirais, préparer, demander, parler, une partie, besoin',
  ],
  // What neighbours get wrong.
  astray_all_to_seller: [
    'pay all the synergies, pay him all, give all the synergies, give the seller all, hand all the synergies, add them to the price in full, synergies in full',
    'payer toutes les synergies, verser toutes les synergies, donner toutes les synergies, rendre toutes les synergies, synergies en entier',
  ],
  astray_must: [
    'we must, must, should, have to, need to, we should, otherwise he will not sell, or he will not sell',
    'on doit, il faut, doit, devons, devrait, sinon il ne vendra pas',
  ],
  astray_shares_word: [
    'shares, paying in shares, share issue, issuing shares, new shares, paper',
    'les actions, payer en actions, payer en titres, émettre des actions, nouvelles actions, le papier',
  ],
  astray_no_dilution: [
    'do not dilute, does not dilute, dilute nobody, no dilution, without dilution, without diluting',
    'ne dilue pas, ne diluent pas, ne dilue personne, pas de dilution, sans dilution, aucune dilution',
  ],
  astray_eps_up: [
    'raises eps, raises the eps, lifts eps, eps goes up, eps rises, accretive deal, higher earnings per share, raises earnings per share, higher pe, higher p/e, higher multiple than',
    'augmente le bpa, bpa augmente, bpa monte, opération relutive, monte le bpa, per plus élevé, per supérieur',
  ],
  astray_cannot_be_bad: [
    'can not be bad, can not destroy, can not be a mistake, is always good, everything we buy creates, is a good deal, whatever we buy creates, must be good',
    'ne peut pas être mauvaise, ne peut pas détruire, ne peut pas être une erreur, est toujours bonne, tout ce qu’on achète crée, forcément bonne',
  ],
  astray_checks: [
    'the audit, due diligence, the checks, the checking, looking at the books',
    'l’audit, la due diligence, les vérifications, les audits, l’examen des comptes',
  ],
  astray_until_ours: [
    'can wait until we own, wait until it is ours, wait until the brand is ours, once it is ours, once we own it, after we have bought, once bought',
    'peut attendre que, attendre qu’elle soit à nous, une fois à nous, quand elle sera à nous, une fois achetée, que la marque soit à nous',
  ],
  astray_thirty_holder: [
    'fund with thirty, with thirty percent the fund, thirty percent the fund, minority fund, fund with a third, a fund at thirty',
    'avec trente pour cent le fonds, fonds à trente, fonds minoritaire, avec un tiers le fonds, trente pour cent, un tiers',
  ],
  astray_names_boss: [
    'choose the chief executive, chooses the chief executive, name the boss, names the boss, appoint the ceo, appoints the ceo, picks the ceo, appoints the management, runs the company, picks the boss',
    'nomme le patron, nommer le patron, choisit le patron, choisit le directeur général, nomme le directeur général, nomme la direction, dirige la société, dirige l’entreprise',
  ],
  astray_payout_word: [
    'dividend recap, special dividend, exceptional dividend, a recap, the recap, leveraged dividend',
    'dividende exceptionnel, recap, dividende financé, recapitalisation',
  ],
  astray_payout_misread: [
    'no effect on the debt, no effect on the company’s debt, does not change the debt, leaves the debt unchanged, loses shares, costs them shares, gives up shares, reduces their stake, cuts their stake',
    'aucun effet sur la dette, ne change pas la dette, sans effet sur la dette, fait perdre des parts, perdre des parts, réduit leur part, réduit sa part, fait perdre des actions',
  ],
  astray_buyout_debt: [
    'debt of the buy-out, buy-out debt, the debt, obo debt, holding’s debt',
    'dette de l’obo, dette de la holding, dette du rachat, la dette',
  ],
  astray_family_repays: [
    'repaid by the family, family repays, family pays it back, family has to repay, out of the family’s pocket, by the family itself',
    'famille qui la rembourse, famille rembourse, remboursée par la famille, famille qui rembourse, de sa poche',
  ],
  astray_sells_most: [
    'sell sixty, sell seventy, sell eighty, sell sixty percent, sell two thirds, sell most, sells seventy, sells sixty',
    'vendre soixante, vendre soixante-dix, vendre quatre-vingts, vendre les deux tiers, vend soixante, vend soixante-dix, céder soixante, céder soixante-dix',
  ],
  astray_still_master: [
    'keep control, still control, stay in control, keep the majority, keeps the majority, remain majority, still decide',
    'garder le contrôle, garde le contrôle, rester majoritaires, rester majoritaire, gardent la majorité, garder la majorité, décident encore',
  ],
  astray_special_votes: [
    'double votes, double voting, special shares, preference shares, voting agreement, by-laws, two classes',
    'droits de vote doubles, vote double, votes doubles, actions de préférence, pacte, statuts, deux catégories, commandite',
  ],
  astray_leaseback: [
    'sale and leaseback, leaseback, sell and rent back, sale-and-leaseback',
    'cession-bail, lease-back, vendre les murs',
  ],
  astray_free_after: [
    'free money, costs nothing, no cost, no rent, without rent, keep the walls, keeps the building, keep the building',
    'ne coûte rien, argent gratuit, sans loyer, pas de loyer, on garde les murs, garde les murs, gratuit',
  ],
  astray_board_word: [
    'the board, target board, directors',
    'le conseil, conseil de la cible, administrateurs',
  ],
  astray_decides: [
    'decide, decides, authorises, allows, permits',
    'décide, décident, autorise, permet',
  ],
  astray_may_tender: [
    'may tender, can tender, whether the shareholders may, whether holders may, shareholders can sell, shareholders may sell, holders may sell',
    'peuvent apporter, ont le droit d’apporter, actionnaires peuvent vendre, peuvent vendre leurs, droit de vendre',
  ],
  astray_supervisor: [
    'the regulator, regulator, amf, the authority, market authority, takeover panel',
    'amf, l’amf, l’autorité, le régulateur, gendarme de la bourse',
  ],
  astray_judges_price: [
    'price is high enough, whether the price is, judges the price, decides the price, sets the price, fixes the price, price is good enough',
    'prix est assez élevé, si le prix est, juge le prix, décide du prix, fixe le prix, prix est suffisant',
  ],
  astray_writes_opinion: [
    'amf writes, written by the amf, written by the regulator, done by the regulator, comes from the regulator, regulator writes, issued by the regulator',
    'amf qui la fait, amf qui la rédige, faite par l’amf, rédigée par l’amf, amf qui l’écrit, vient de l’amf, amf rend l’attestation',
  ],
  astray_share_offer: [
    'share offer, offer in shares, paper offer, being paid in shares, stock offer',
    'offre en titres, offre en actions, offre en papier, être payé en titres',
  ],
  astray_safer_than: [
    'safer than, safer for, more certain than, less risky than, surer than, better protected than',
    'plus sûre que, plus sûr que, plus sûre qu, plus certaine que, moins risquée que, moins risqué que',
  ],
  astray_refuse_always: [
    'must refuse a hostile, always refuse, refuse whatever the price, always reject, reject whatever, never accept a hostile',
    'on la refuse toujours, refuse toujours, refuser quel que soit le prix, toujours refuser, n’accepte jamais une offre hostile',
  ],
  astray_makes_ratio: ['exchange ratio, ratio, parity', 'parité, ratio'],
  astray_group_books: [
    'ebitda in the group’s accounts, group’s accounts, the reported ebitda, reported figure, reported number, published ebitda, published figure, ebitda as reported, ebitda they show',
    'ebitda des comptes du groupe, comptes du groupe, ebitda publié, chiffre publié, ebitda tel que publié, ebitda qu’ils montrent, ebitda affiché',
  ],
  astray_uses_it: [
    'i take, i use, take the, just take, i keep, i apply, apply the multiple',
    'je prends, j’utilise, je garde, je retiens, j’applique, on prend, on garde',
  ],
  astray_separation_word: [
    'separation costs, cost of separating, costs of separating, separation cost, cost of the separation',
    'coûts de séparation, coût de la séparation, frais de séparation, coût de séparation',
  ],
  astray_not_in_price: [
    'never touch the price, do not touch the price, do not affect the price, seller’s problem, no effect on the price, nothing to do with the price, stay out of the price',
    'ne touchent pas le prix, ne touche pas le prix, problème du vendeur, aucun effet sur le prix, rien à voir avec le prix, sans effet sur le prix, ne changent pas le prix',
  ],
  astray_in_transition: [
    'transitional services, transition services, during the transition, transition period, tsa',
    'services transitoires, pendant la transition, période de transition, tsa',
  ],
  astray_given_free: [
    'for free, free of charge, for ever, forever, at no charge, costs nothing, without charge',
    'gratuitement, gratuit, gratuits, pour toujours, sans frais, ne coûte rien, ne coûtent rien, sans limite',
  ],
  astray_leaving_group: [
    'once alone, once independent, leaving the group, out of the group, outside the group, as a separate company, on its own',
    'une fois seule, une fois indépendante, en sortant du groupe, hors du groupe, en quittant le groupe, toute seule',
  ],
  astray_saves_charges: [
    'saves money, saves the group charges, saves the head office, stops paying the group, no longer pays the group, saves the overheads, costs less',
    'économise les frais, économise le siège, ne paie plus le groupe, ne paie plus de frais, fait des économies, coûte moins cher',
  ],
  astray_but_own: [
    'but, its own, her own, replace, instead, has to buy, must buy, although',
    'mais, ses propres, remplacer, à la place, doit acheter, devra, quoique',
  ],
  astray_takes_cash_off: [
    'subtract cash, deduct cash, take off cash, minus cash, take cash off',
    'retire la trésorerie, enlève la trésorerie, soustrait la trésorerie, retranche la trésorerie, moins la trésorerie',
  ],
  astray_puts_debt_on: [
    'add debt, add the debt, plus debt',
    'ajoute la dette, ajouter la dette, plus la dette',
  ],
  astray_ebitda_times: [
    'times ebitda, times the ebitda, multiple of ebitda, ebitda multiple',
    'fois l’ebitda, multiple d’ebitda, demi l’ebitda',
  ],
  astray_is_equity: [
    'is the equity, is the value of the shares, is the price of the shares, gives the equity, gives the value of the shares, is what the shares are worth',
    'c’est la valeur des actions, c’est les fonds propres, c’est le prix des actions, donne la valeur des actions, donne les fonds propres, est la valeur des actions',
  ],
  astray_known_pair: [
    'microsoft activision, activision, tiffany',
    'microsoft activision, activision, tiffany',
  ],
  astray_never_done: [
    'never closed, never completed, was never concluded, never went through, was abandoned, was blocked for good, fell through',
    'jamais été conclue, jamais conclue, jamais aboutie, n’a jamais abouti, jamais été finalisée, a été abandonnée, est tombée à l’eau',
  ],
  astray_if_it_dies: [
    'if the deal dies, if it dies, if it fails, if the deal fails, if it is blocked, in case of failure, if it falls through, when a deal fails',
    'en cas d’échec, si ça échoue, si l’opération échoue, si c’est bloqué, si ça capote, si ça casse, quand ça échoue',
  ],
  astray_nobody_owes: [
    'nobody owes, no one owes, nobody pays, no one pays, owes nothing, nothing is owed, neither side pays',
    'personne ne doit, personne ne paie, ne doit rien, ne doivent rien, rien à payer, aucun des deux ne paie',
  ],
  astray_no_talk_before: [
    'not talk to the authorities before, never talk to the regulators before, not talk to the regulators before, not contact the regulators before, not warn the regulators',
    'ne faut surtout pas parler aux autorités, pas parler aux autorités avant, ne pas parler aux autorités, pas parler aux régulateurs avant, ne pas prévenir les autorités',
  ],
  astray_not_rivals: [
    'not competitors, were not competitors, not rivals, no competitors, do not compete, did not compete, were not rivals',
    'n’étaient pas concurrents, pas concurrents, ne se concurrençaient pas, pas rivaux, n’étaient pas rivaux',
  ],
  astray_no_reason: [
    'no reason to object, had no reason, no problem, no issue, nothing to object, no ground',
    'aucun problème, aucune raison, pas de problème, pas de raison, rien à redire, aucun motif',
  ],
  astray_seller_accepts: [
    'seller should accept any risk, seller accepts any risk, seller must bear the risk, seller takes all the risk, seller should bear',
    'vendeur doit accepter tout, vendeur accepte tout risque, vendeur doit porter le risque, vendeur prend tout le risque, au vendeur de porter',
  ],
} as const satisfies Lexicon;
