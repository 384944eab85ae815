import type { Lexicon } from '../../types.ts';

/** A sale, a bid and a contract, told briefly and plainly. */
export const dealsToldInBrief = {
  deals_unnamed: [
    'name blanked out, name crossed out, name is blanked, nobody learns who, no one learns who, not knowing who it is, no one knows who it is, blind summary, blind sheet, blind note',
    'nom est masqué, nom masqué, nom barré, personne ne sait de quelle, personne ne sait qui c’est, sans qu’on sache qui, sans savoir qui, résumé sans nom, fiche sans nom',
  ],
  deals_secrecy_pledge: [
    'keep his mouth shut, keep their mouths shut, promise of silence, promise to keep quiet, sworn to keep quiet, promised in writing, swear to keep it quiet, paper to keep quiet, keep it to themselves, keep it to himself, pledged to keep',
    'engagement de discrétion, comme quoi il se tait, promesse de silence, juré de se taire, juré par écrit, engagé à se taire, papier de silence, promet de se taire, garder ça pour eux, garder ça pour lui, garder pour eux',
  ],
  deals_info_book: [
    'thick brochure, thick file, hundred-page story, hundred-page book, hundred page book, full story, full booklet, big book, full dossier',
    'gros dossier, présentation détaillée, plaquette complète, livre de cent pages, gros livre, dossier de cent pages, dossier entier',
  ],
  process_first_pass: [
    'without obligation, no strings attached, no commitment, a range with no commitment, doesn’t commit them, in pencil, ballpark, first figure just to show, first figure to show',
    'sans obligation, prix à la louche, sans engagement, au crayon, à vue de nez, premier montant pour voir, premier chiffre pour voir',
  ],
  process_second_pass: [
    'offer that holds, price that holds, firm price, offer they cannot take back, in ink, a price they have to stand behind, fully financed, cannot wriggle out of, can’t wriggle out of, no way back from',
    'offre qui tient, prix qui tient, prix ferme, à l’encre, sur lequel on ne revient pas, ne peuvent plus se défaire, plus se dédire, ne peuvent plus reprendre',
  ],
  process_looks_within: [
    'kick the tyres, kicks the tyres, kick the tires, under the bonnet, every drawer',
    'sous le capot, tous les tiroirs, aux rayons x',
  ],
  deals_signing_day: ['shake hands in writing', 'tape dans la main par écrit'],
  deals_closing_day: [
    'money lands, the money lands and, shares change hands',
    'argent arrive et, titres bougent, titres changent de main',
  ],
  deals_sale_contract: [
    'paper that says what the seller guarantees, deed of sale',
    'papier qui dit ce que le vendeur garantit, acte de vente',
  ],
  process_kept_in_race: [
    'several in the race, keep several in, several running, two running to the line, let the last two compete, last two compete',
    'plusieurs en course, plusieurs dans la course, deux en course, les deux derniers en concurrence',
  ],
  told_how_many_left: [
    'how many others are left, how many were left, how many are left, how many others, how many they are, how many are still in',
    'combien ils sont, combien il en reste, combien en reste, combien sont encore, combien ils étaient',
  ],
  told_spurs: [
    'makes them stretch, kept them honest, keeps them honest, holds the price, keeps the price up, makes them pay, what pushes them, keeps them on their toes, otherwise the price drops, otherwise the price slips',
    'fait monter, les pousse, tient le prix, les tient en haleine, les fait payer, oblige à se forcer, les rend sérieux, sinon le prix redescend, sinon le prix baisse',
  ],
  deals_rivalry: [
    'over his shoulder, over their shoulder, over their shoulders, push each other up, push one another up, afford to be mean, fear the next one, fear the other, feel the others’ breath, feel each other’s breath, won’t lowball',
    'par-dessus son épaule, par-dessus leur épaule, se poussent vers le haut, peur de la suivante, peur du suivant, se permettre d’être radin, pas tout seul, sentent le souffle, tenteront pas le prix bas',
  ],
  deals_lone_bidder: ['one buyer alone, single buyer', 'acheteur tout seul, acheteur seul'],
  deals_bid_falls: [
    'chip at the price, chips at the price, chip away at the price, nibble at the price',
    'grignote le prix, grignoterait le prix, grignoter le prix, rogne le prix',
  ],
  gossip: ['in the pub, all over town', 'au bistrot, au café du coin'],
  deals_unsettle: [
    'send out their cv, sending out their cv, update their cv, dust off their cv, sends out his cv',
    'sortent leur cv, sort son cv, mettent à jour leur cv, envoient leur cv',
  ],
  told_my_call: [
    'if it were up to me, if it was up to me, if it were my call, if you ask me, my call is',
    'ne tenait qu’à moi, si c’était à moi de décider, si c’était moi, si vous me demandez mon avis',
  ],
  told_go_small: [
    'go small, five names, six names, a handful, small circle, small list, short list, keep it small',
    'ferais petit, cinq noms, six noms, une poignée, petit cercle, liste courte, petit comité',
  ],
  process_every_paper: [
    'every supplier, each supplier, every client, each client, every customer, each landlord',
    'chaque fournisseur, chaque client, chaque bailleur, tous les fournisseurs',
  ],
  process_fresh_signature: [
    'must be asked, asked if he is willing, willing to deal with the new owner, has to give his consent, has to agree to the new owner',
    'doit être interrogé, veut bien travailler avec, doit donner son accord, accepter le nouveau patron, resigner le papier',
  ],
  deals_one_tax: [
    'pays the taxman one time, pays the taxman once, sees the taxman once, settles with the taxman once',
    'passe une fois aux impôts, une fois aux impôts, paie le fisc une seule fois, règle le fisc une fois',
  ],
  told_off_he_goes: [
    'off to the beach, off to the sea, goes fishing, never hears of it again, he is off, retires, nothing follows him',
    'part à la plage, part à la mer, entend plus parler, part à la pêche, file à la plage, prend sa retraite, plus rien ne le suit',
  ],
  told_taxed_on_gain: [
    'taxed on the gain, pays on the gain, company is taxed, company pays tax',
    'paie sur le gain, taxée sur le gain, société est taxée, société paie l’impôt, paie sur la plus-value',
  ],
  told_taxed_again: [
    'taxed again, pays again, second time when he, pays a second time',
    'repaie quand, paie à nouveau, paie encore quand, repasse à la caisse, taxé une seconde fois, paie une deuxième fois',
  ],
  shows_last_the_door: [
    'can be made to sell, are made to sell, made to sell, have to sell to you',
    'obligés de vendre, boudeurs peuvent être, têtus doivent vendre, forcés de vous vendre',
  ],
  told_owe_a_bid: [
    'owe a bid to all, owe everyone a bid, owe an offer to, owe all of them a bid',
    'devez une offre à tout le monde, devez une offre à tous, doit une offre à tous',
  ],
  three_in_ten: [
    'three votes in ten, three shares in ten, three votes out of ten',
    'trois voix sur dix, trois actions sur dix, trois titres sur dix',
  ],
  deals_compulsory: ['law makes you', 'loi vous fait, loi t’oblige'],
  outsider_judges: [
    'neutral valuer, neutral expert, someone neutral, no stake in it, no dog in the fight, somebody from outside, someone from outside, outside specialist, paid by neither camp',
    'évaluateur neutre, expert neutre, personne neutre, aucun intérêt dans l’histoire, quelqu’un d’extérieur, personne de l’extérieur, sans lien avec vous',
  ],
  deals_give_opinion: [
    'tell the shareholders, tells the shareholders, tells the holders',
    'disent aux actionnaires, dit aux actionnaires, disent aux porteurs',
  ],
  watchman: [
    'guard against monopolies, guards against monopolies, watch over monopolies, people who stop firms getting too dominant, anti-monopoly people',
    'veillent aux monopoles, veille aux monopoles, surveillent les monopoles, empêchent les monopoles',
  ],
  gives_leave: [
    'let it through, lets it through, need to nod, has to nod, must nod',
    'laisser passer, laisse passer, hocher la tête',
  ],
  process_reviews_offer: [
    'reads your document, clears the terms, goes through your paperwork, goes through the paperwork, stamps it, reads the whole file, checks your document, line by line, without its stamp, reads your papers and must say yes',
    'vérifie l’information, vérifie la conformité, tamponne, lit tout le dossier, vise le document, épluche votre dossier, déclarer l’offre conforme, déclare l’offre conforme, sans son tampon, relit tout, dit si c’est conforme',
  ],
  deals_market_supervisor: [
    'stock market watchdog, market watchdog, stock market police',
    'gendarme de la bourse, police de la bourse',
  ],
  process_touchy_field: [
    'touching the army, power stations, make radar, makes radar, make radars, anything military, what the company makes is sensitive, sensitive businesses, touches the country’s security',
    'touche à l’armée, font des radars, fait des radars, centrales nucléaires, chose militaire, domaine délicat, domaine sensible, activité touche au pays, touche à la sécurité du pays',
  ],
  process_ministers_nod: [
    'minister has to agree, minister can say no, minister may say no, minister must agree, green light from the state, state has to say yes, government looks at foreigners, government has to agree, from the state',
    'ministre peut dire non, ministre doit dire oui, accord du ministre, ministre doit être d’accord, état doit aussi dire oui, état doit dire oui, ministère dise oui, ministère doit dire oui, gouvernement doit dire oui',
  ],
  process_put_more: [
    'count on a third more, a third more, a third on top, thirty percent on top',
    'comptez un tiers de plus, un tiers de plus, trente pour cent de plus',
  ],
  deals_defence_tool: [
    'friendlier suitor, nicer suitor, another suitor, sell the jewels, sell the family silver',
    'prétendant plus sympathique, autre prétendant, vendre les bijoux, vendront les bijoux',
  ],
  process_who_bears: [
    'which pocket, whose pocket, stuck with the bill, left with the bill',
    'de quelle poche, quelle poche, reste avec l’ardoise, paie l’ardoise',
  ],
  who_foots_it: [
    'which pocket, whose pocket, seller pays for it',
    'de quelle poche, à la charge du vendeur',
  ],
  defect_shows: [
    'tax bill from before, bill from before, comes out later, old tax bill',
    'impôt d’avant, facture d’avant, ressort plus tard, vieux redressement',
  ],
  deals_clock_stops: [
    'photo of the books, take a photo, photo of december, picture of the accounts, accounts of an earlier day, nailed to the accounts, accounts of a past date',
    'photo des comptes, photo de décembre, prend la photo, prend une photo, comptes déjà arrêtés, gelée d’après des comptes, comptes arrêtés plus tôt, figée d’après des comptes',
  ],
  deals_deferred_price: [
    'comes only in two years, more in two years, later in two years, extra in two years',
    'en plus dans deux ans, ne vient que dans deux ans, vient que dans deux ans, encore dans deux ans',
  ],
  deals_deferred_if: [
    'if he hits his numbers, if he makes his numbers, if the garage runs well, if the shop does well, if it does well, if it runs well',
    's’il fait ses chiffres, si le garage tourne bien, si ça tourne bien, si la boutique tourne, si la boîte tourne bien',
  ],
  told_found_by_us: [
    'dug up, our accountants found, our people found, mechanic spotted, spotted during the visit, found on the visit, nasty things we found, found when we went through, found going through, buyer found',
    'repérée en visitant, repéré en visitant, ont déniché, nos comptables ont trouvé, mécano a repéré, trouvé en fouillant, découvert en vérifiant, trouvé en fouillant, découvert en fouillant, acheteur a découvert, acheteur a trouvé',
  ],
  told_sellers_account: [
    'seller pays for, at your expense, goes into the contract, written into the contract, on the seller’s account, on your account',
    'à ta charge, à sa charge, à la charge du vendeur, noir sur blanc, passe dans le contrat, écrit dans le contrat',
  ],
  deals_overlap: [
    'sit on top of each other, on top of each other, only butcher in the street, only shop in the street, tread on each other’s toes',
    'se marchent dessus, seul boucher de la rue, seule boutique de la rue, se marchent sur les pieds',
  ],
  lets_one_go: [
    'one of the two has to go, one of the two shops has to go, shops we would have to give up, branches we would have to give up, ask you to sell bits, sell bits of it',
    'une des deux doit partir, une des deux boutiques doit partir, magasins il faudrait lâcher, faudrait lâcher, vendre des bouts, vendre des morceaux',
  ],
  told_no_leave_no_deal: [
    'no green light no deal, no approval no deal, no clearance no deal, no yes no deal',
    'pas de feu vert pas de deal, pas de feu vert pas d’opération, pas d’accord pas de deal, pas d’autorisation pas de deal',
  ],
  if_it_is_refused: [
    'turned down, if it is turned down, if it’s no, if it is no, if the answer is no',
    'si c’est refusé, si on nous le refuse, si c’est non, si la réponse est non',
  ],
  deals_time_limit: ['end date', 'date de fin, date limite'],
  told_far_enough: [
    'far enough, far out, long enough, a year and a half, eighteen months',
    'assez loin, assez tard, un an et demi, dix-huit mois',
  ],
  told_outsiders_only: [
    'only a few outsiders, only outsiders, a few outsiders, outside people only',
    'quelques personnes extérieures, seules des personnes extérieures, seuls des gens extérieurs, que des gens de l’extérieur',
  ],
  told_both_price_lists: [
    'both price lists, the two price lists, both sets of prices, both lists',
    'les deux tarifs, deux grilles de prix, prix des deux, deux listes',
  ],
  deals_budget_for: [
    'put money aside, set money aside, set money aside for, put aside money',
    'met de l’argent de côté, mettre de l’argent de côté, met de côté l’argent, mets de côté l’argent, mettre de côté l’argent, prévoir l’argent',
  ],
  deals_prepare_integration: [
    'merging the systems, joining the systems',
    'fusionner les systèmes, réunir les systèmes',
  ],
  process_listed_steps: [
    'marketing first round, signing closing and, round two negotiation',
    'marketing le premier tour, marketing premier tour, tour négociation signing, signing le closing',
  ],
  told_merge_cost: [
    'what joining the two will cost, cost of joining, cost of putting the two together, cost of bringing them together',
    'coût du rapprochement, frais pour rapprocher, frais de rapprochement, coûtera le rapprochement, argent que coûtera, coûte le mariage',
  ],
  told_gains_later: [
    'a year late, a year later, arrive late, come late',
    'un an plus tard, arriveront plus tard, avec un an de retard, son retard',
  ],
  told_pieces_sold: [
    'once those bits are gone, once those are gone, once the pieces are sold, what we have to give up, after selling those, what has to go',
    'une fois ces morceaux vendus, si on vend ces morceaux, ce qu’il faut lâcher, ce qu’on doit revendre, après les reventes, une fois qu’on aura dû, ce qu’on doit vendre',
  ],
  told_still_sense: [
    'still a good idea, still pays, still makes sense, still worth it, still stands, point is gone, reason is gone',
    'a toujours un sens, encore un sens, raison pour laquelle on se marie, reste valable, enlève toute raison, raison de se marier, enlève tout ce qu’on espérait, vaut toujours le coup, tient encore, a encore du sens',
  ],
  told_new_basis: [
    'at what he actually paid, at what he paid, on your books at today’s price, books at today’s price, from the new price, starts from the price paid, at the price he paid',
    'valeur d’aujourd’hui, repart du prix, repart de la valeur, repartir d’une valeur plus haute, valeur plus haute dans ses comptes, prix qu’il vient de payer',
  ],
  told_less_tax: [
    'off his taxable profit, against your tax bill, lowers his tax, less tax, smaller tax bill, knock a slice off',
    'moins d’impôts, moins d’impôt, moins aux impôts, plus de charges, moins d’impôts les années',
  ],
  told_dig: [
    'dig, snoop, snoops, look through every drawer, digs',
    'fouille, fouiller, creuse, creuser, fouillent',
  ],
  told_far_more: [
    'a lot more, far more, much more, more carefully, beforehand, before signing',
    'bien avant, beaucoup plus, bien plus, avant de signer, davantage',
  ],
  told_called_debt: [
    'what you call a debt, what you call debt, counts as borrowings, count as borrowings, labelled borrowings, labelled debt, call a debt',
    'range avec les emprunts, ranger parmi les emprunts, rangé parmi les dettes, range parmi les dettes, appelle une dette, comptent comme des emprunts',
  ],
  told_moves_price: [
    'shift millions, a euro less, less for the owner, less for the seller, moves the price',
    'vient en moins, en moins dans ce que touche, déplace des millions, fait baisser le chèque',
  ],
  told_awful: [
    'something terrible, nasty surprise, terrible happens, disaster strikes, something awful',
    'coup dur, catastrophe, gros pépin, tuile',
  ],
  told_leave: [
    'lets you leave, right to walk, right to leave, what leaving costs, lets him leave, walks, get out',
    'porte de sortie, droit de partir, droit de s’en aller, s’en va, partir ou rediscuter, se dégonfle',
  ],
  deals_condition: ['other hurdles, boxes to tick, hurdles', 'cases à cocher'],
  deals_merger_watchdog: [
    'guard against monopolies, guards against monopolies, people who check that you don’t become too dominant, anti-monopoly office, guardian of competition',
    'ceux qui surveillent les monopoles, veillent aux monopoles, veille aux monopoles, surveillent que personne ne devienne trop gros, veillent à ce que personne ne devienne trop gros, gardien de la concurrence, gardiens de la concurrence, surveille les monopoles, surveillent les monopoles, gendarme des marchés',
  ],
  told_double_votes: [
    'count twice in a vote, votes count twice, count double, two votes a share, double votes',
    'voix comptent double, comptent double, compte double, deux voix par action',
  ],
  deals_stay_invested: [
    'put money back in, keeping some shares, keep some shares, keeps some shares',
    'remettent de l’argent, gardent des actions, garde des actions',
  ],
  deals_insiders: ['the bosses', 'les patrons'],
  told_still_to_get: [
    'last hurdles, hurdles have to go, what has to be obtained, approvals still needed, still to be obtained, approvals to get',
    'reste à obtenir, ce qui reste à obtenir, obtenir les feux verts, obtenir ce qui manque, feux verts à obtenir',
  ],
  told_then_money: [
    'then the money, only then the money, money is wired, company is theirs, before anyone’s bound, it’s final, before it’s final',
    'enfin l’argent, argent part, argent change de mains, là l’argent, argent n’arrive qu’une fois, dernier jour',
  ],
  deals_hands_back: [
    'give back anything he takes, gives back anything he took, hands back anything',
    'rend tout ce qu’il, rendre tout ce qu’il',
  ],
  deals_promises: ['what he promises, what he answers for', 'ce qu’il promet, ce dont il répond'],
  deals_promise_limit: ['up to what sum', 'jusqu’à quel montant'],
  told_every_stone: [
    'turn over every stone, turn every stone, leave no stone unturned, go over everything with a fine comb',
    'retourner chaque pierre, retournent chaque pierre, passer tout au peigne fin, passent tout au peigne fin',
  ],
  too_strong_together: [
    'rule the market, dominate the market',
    'dominer le marché, écraser le marché',
  ],
  deals_walk_away: ['still back out', 'encore reculer, encore faire marche arrière'],
  deals_before_keys: ['before the handover', 'avant la remise'],
} as const satisfies Lexicon;
