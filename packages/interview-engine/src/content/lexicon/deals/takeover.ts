import type { Lexicon } from '../../types.ts';

/** The rules of public offers, in the words people use for it. */
export const takeoverNotions: Lexicon = {
  case_ask_first: [
    'without asking, ask our, stay fair, stay neutral, must vote, their vote, shareholder vote, shareholders vote, shareholder approval, general meeting, holders vote, owners have voted, without asking the shareholders, without the shareholders, without a vote, without a shareholder vote',
    'sans demander, demander à nos, rester loyal, rester neutre, doivent voter, leur vote, assemblée générale, vote des actionnaires, accord des actionnaires, autorisation des actionnaires, sans demander aux actionnaires, sans les actionnaires, sans vote',
  ],
  case_clears_papers: [
    'sign off, approve, clear, papers, document, prospectus, their papers, clear the offer',
    'valider, viser, dossier, document, note d’information, approuver, donner son feu vert, viser leurs documents',
  ],
  case_equal_treatment: [
    'same information at, same things at, same thing at, same news at, hear the same, told the same, same offer for all, same offer to everyone, same deal for everyone, nobody may get more, no favours, gets the same paper, treat everybody alike, sit still, everybody gets the same, treat holders equally, treat shareholders equally, treat all holders equally, treat all shareholders equally, treated equally, equal treatment, treated the same, treated alike, same terms for all, same price for all, better terms than the others',
    'même information, mêmes informations, apprend la même chose, apprennent la même chose, même chose en même temps, même enseigne, même offre pour tous, même offre à tous, déclarée conforme, devient obligatoire, tenu de dire, pas de traitement de faveur, un actionnaire plutôt qu’à, égalité des actionnaires, égalité de traitement, traités également, traiter également, traités pareil, même traitement, mêmes conditions pour tous, même prix pour tous',
  ],
  case_hamper: [
    'block, harder for them, make it harder, show them, hold them, frustrate, frustrating action, take defensive measures, block the offer, block the bid, stop the bid',
    'bloquer, compliquer, plus difficile pour eux, leur montrer, montrer qu’on, entraver, faire échouer, mesures de défense, bloquer l’offre, empêcher l’offre',
  ],
  case_holders: [
    'holders, shareholders, shareholder, owners of the shares',
    'porteurs, actionnaires',
  ],
  case_market_police: [
    'market watchdog, stock exchange watchdog, market authority, markets authority',
    'gendarme de la bourse, gendarme boursier, autorité des marchés',
  ],
  case_rule_word: [
    'by law, the law, legally, offer rules, rules of the game, referee of the stock market, directors have to, there is a referee, rules, code, takeover panel, the panel, timetable, board must, board has to, once it is public',
    'la loi, légalement, règles boursières, gendarme de la bourse, règles du jeu, doit être déposée, est tenu de, on n’a pas le droit, il y a un arbitre, règles, code, cadre, réglementation, calendrier, conseil doit, amf, ope, opa',
  ],
  case_tender: [
    'hand in their shares, tender, weeks to, directly, over our heads, bring their shares, few weeks',
    'apporter, directement, par dessus notre tête, semaines pour, quelques semaines',
  ],
  comes_to_nothing: [
    'the bid lapses, falls, it is over, is dead, dies, lapses, all off, goes home, for nothing, is void, does not count, offer falls, bid falls, bid fails',
    'tout tombe, tombe si, elle tombe, il tombe, tombe à l’eau, c’est fini, est morte, rentre chez lui, pour rien, nulle, ne compte pas, est caduque, offre tombe, offre échoue, offre est caduque',
  ],
  deals_bid_for_all: [
    'bid, offer, all shares, all the rest, rest of shares, everything, everyone, remaining shares, everybody else, all other holders, for the rest, the others as well, all the others',
    'offre, opa, tout le reste, totalité, tous les titres, toutes les actions, ensemble du capital, tout le monde, solde, tous les autres, tendre la main à tous, viser le reste, prendre le reste',
  ],
  deals_compulsory: [
    'law makes you, the law makes, must, have to, has to, obliged, forced, required, mandatory, compulsory, compelled, no choice, triggers, law makes, left with no choice',
    'loi vous fait, loi t’oblige, la loi oblige, loi vous oblige, obligé, obligatoire, doit, devez, forcé, contraint, imposer, tenu, déclenche, plus le choix, pas le choix',
  ],
  deals_ninety: [
    '90, 90%, ninety, nine tenths',
    '90, 90%, quatre vingt dix, nonante, neuf dixièmes',
  ],
  deals_offer_rules: [
    'acceptance threshold, acceptance level, minimum acceptance, must say yes, timetable, takeover code, how long it lasts, offer period, regulator of markets, amf, passivity, mandatory offer, tender period, equal treatment, rules, how long offer, stays open, offer opens, acceptance condition, rulebook, fixed calendar, put up or shut up, twenty-eight days, dates fixed in advance',
    'seuil de caducité, seuil d’acceptation, seuil de succès, seuil minimal, calendrier, règles de l’offre, règles des offres, règles d’opa, durée de l’offre, période d’offre, amf, règlement général, combien doivent, offre obligatoire, égalité de traitement, note d’information, seuil de réussite, règles boursières, règle du jeu, règles de la bourse, dates fixées d’avance, calendrier encadré, calendrier fixé',
  ],
  deals_same_cheque: [
    'same for all, same cheque, same price, same offer, to everyone, to everybody',
    'prix doit être le même, le même pour tous, même chèque, même prix, même offre, à tout le monde, à tous',
  ],
  deals_squeeze: [
    'squeeze, force out, forced to sell, force minorities, force the last, force last, compulsorily buy, compulsory purchase, buy rest, buy out the rest, mop up, delist, take out minorities, kick out, drag, holdouts, last ones must sell, make the last sell, last shareholders',
    'retrait obligatoire, squeeze out, forcer les derniers, éjecter, exproprier, évincer, racheter d’office, rachat d’office, racheter de force, sortir de la cote, sortir la boîte, obliger les derniers, minoritaires, derniers porteurs, derniers à vendre, derniers à sortir, derniers actionnaires',
  ],
  deals_thirty: [
    '30, 30%, thirty, three tenths, three shares in ten, three in ten',
    '30, 30%, trente, trois dixièmes, trois actions sur dix, trois sur dix',
  ],
  everyone_word: [
    'everyone, everybody, all creditors, all lenders, all the creditors, the whole',
    'tout le monde, tous, chacun, l’ensemble',
  ],
  leaves_empty_handed: [
    'goes home with nothing, empty handed, fails, needs over, needs more than, to succeed, wins only if',
    'bredouille, les mains vides, il a perdu, échoue, pour réussir, il lui faut, ne gagne que si',
  ],
  nine_in_ten: [
    'nine in ten, nine out of ten, ninety of a hundred, nine tenths',
    'neuf sur dix, neuf parts sur dix, neuf actions sur dix, quatre-vingt-dix sur cent, neuf dixièmes',
  ],
  offer_clock: [
    'offer is open, trading days, statutory, filed, our reply, write our answer, reply document, set calendar, weeks to answer',
    'offre est ouverte, jours de bourse, déposer son dossier, dépose son dossier, note en réponse, notre réponse, calendrier, semaines pour répondre',
  ],
  over_half: [
    'below half, under half, more than half, over half, half of the shares, half the shares, half of them',
    'la moitié des titres, n’attrape pas la moitié, ramasse pas la moitié, plus de la moitié, moitié des parts, moitié des actions',
  ],
  passing_tidy_up: [
    'force the last, the stragglers, last ones out',
    'sortir les derniers, ramasser les derniers, les retardataires, pousser les derniers, derniers dehors, virer les derniers',
  ],
  plain_board_replies: [
    'board has to publish, board must publish, directors must publish, directors have to publish, board must respond, board has to respond, directors have to say, directors must say, board must say, reasoned opinion, opinion in writing, behind the owners, what the directors may do',
    'conseil doit publier, administrateurs doivent publier, administrateurs doivent dire, conseil doit dire, conseil doit se prononcer, conseil doit rendre, conseil doit donner, avis motivé, dire par écrit, administrateurs doivent écrire, écrire ce qu’ils en pensent, sans demander aux propriétaires',
  ],
  plain_forced_bid: [
    'forced to bid, has to bid for, must bid for, forced to offer, obliged to bid, obliged to offer, offer to everyone, bid for everybody, bid for everyone',
    'forcé de proposer, forcé de lancer, forcé d’offrir, obligé de proposer, obligé de lancer, obligé d’offrir, tenu de déposer, racheter tout le monde, proposer à tous, offre sur tout',
  ],
  plain_watched_board: [
    'sabotage the bid, sabotage the offer, neutral towards the bid, treat the offer with neutrality',
    'saboter l’offre, traiter l’offre avec neutralité, avec neutralité, mesure qui la fasse échouer',
  ],
  shows_last_the_door: [
    'put the last out, last ones out, the last ones, throw out, throw the rest, kick out, show the door, push out the, push the last, send the stragglers, last few, the stubborn ones, can be made to sell, are made to sell, made to sell, have to sell to you',
    'derniers dehors, les derniers, met dehors, mettre dehors, mettre à la porte, vire les, les têtus, les récalcitrants, les traînards, obligés de vendre, boudeurs peuvent être, têtus doivent vendre, forcés de vous vendre',
  ],
  three_in_ten: [
    'three in ten, three out of ten, thirty of a hundred, nearly a third, thirty in a hundred, three votes in ten, three shares in ten, three votes out of ten, hold a third, about a third',
    'trois sur dix, trois parts sur dix, trois actions sur dix, trente sur cent, presque un tiers, trois voix sur dix, trois titres sur dix, près d’un tiers',
  ],
  told_owe_a_bid: [
    'owe a bid to all, owe everyone a bid, owe an offer to, owe all of them a bid',
    'devez une offre à tout le monde, devez une offre à tous, doit une offre à tous',
  ],
};
