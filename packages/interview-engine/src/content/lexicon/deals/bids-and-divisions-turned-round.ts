import type { Lexicon } from '../../types.ts';

/** What is turned round of a hostile bid and of a division that leaves its group. */
export const bidsAndDivisionsTurnedRound = {
  deals_by_bidders_bank: [
    'bidder’s own bank, bidder’s adviser, acquirer’s bank, buyer’s own bank, offeror’s bank',
    'banque de l’acheteur, banque de l’assaillant, banque de l’acquéreur, conseil de l’acheteur, conseil de l’assaillant, conseil de l’initiateur, conseil de l’acquéreur',
  ],
  deals_expert_noun: ['', 'expert indépendant'],
  cases_best_price: [
    'no higher price, no better price, no better offer, no higher offer, could not get more, nobody could pay more, no one will pay more',
    'aucun prix plus élevé, pas de meilleur prix, aucune meilleure offre, pas de meilleure offre, personne ne paiera plus',
  ],
  judges_the_plan: [
    'strategy is good, strategy is right, business strategy, strategic sense, whether the deal makes sense, industrial logic, whether the plan is',
    'stratégie est bonne, stratégie est la bonne, bien-fondé stratégique, logique industrielle, projet est bon, sens stratégique, opportunité stratégique',
  ],
  valid_only_if: [
    'only valid if, valid only if, only valid with, only legal if, only goes ahead if, only possible if, only works if, only counts if, cannot even start unless, not valid unless, not valid without, illegal without, needs our board’s, needs the board’s, cannot proceed without, needs our consent, without our board’s, needs our signature, needs our agreement',
    'n’est possible que si, n’est valable que si, valable que si, valable seulement si, légale que si, illégale sans, recevable que si, sans la signature de notre, sans l’accord de notre, sans notre accord, sans notre signature, a besoin de notre accord, ne peut aboutir que si, ne se fait que si',
  ],
  board_accepts_it: [
    'board accepts, board agrees, board approves, board says yes, board consents, board recommends, target board accepts, our board accepts, management agrees, board’s signature, board’s consent, signature to go ahead, board’s agreement, to go ahead',
    'conseil de la cible l’accepte, conseil l’accepte, conseil accepte, conseil est d’accord, conseil l’approuve, conseil donne son accord, cible l’accepte, direction accepte, ne peut pas avancer, n’avance pas, ne passe pas, ne peut pas se faire',
  ],
  our_no: [
    'board says no, our board says no, we say no, board refuses, our no, board turns it down, if we refuse, sides with the board, sides with us, target does not want',
    'cible n’en veut pas, nôtre dise non, conseil dise non, conseil dit non, conseil refuse, nôtre refuse, on dise non, on dit non, notre refus, cible refuse, ne veut pas de',
  ],
  watchdog_stops_it: [
    'regulator stops, regulator stops the bid, authority stops, takeover panel stops, regulator blocks, amf stops, amf blocks, bid is over, the bid dies, that is the end of it, throws the bid out, throws it out, rejects the bid, regulator rejects',
    'amf arrête tout, amf arrête, amf bloque, amf interdit, autorité arrête, régulateur arrête, offre est morte, tout s’arrête, offre s’arrête, amf rejette, rejette l’offre, amf refuse, autorité rejette',
  ],
  board_body: ['board, our board, directors', 'conseil, le conseil, administrateurs'],
  frustrates_at_will: [
    'sell assets freely, do anything to stop, do whatever it wants, block the bid freely, any defence it likes, issue shares freely, free to block, whatever it takes to stop',
    'faire ce qu’il veut, tout faire pour bloquer, tout faire pour arrêter, vendre des actifs librement, bloquer l’offre librement, libre de bloquer, toutes les défenses qu’il veut',
  ],
  unasked_holders: [
    'without asking anyone, without asking the shareholders, without asking shareholders, without a vote, without consulting, no vote needed',
    'sans l’avis des actionnaires, sans consulter, sans demander, sans vote, sans les actionnaires, sans assemblée',
  ],
  unequal_terms: [
    'treat some shareholders better, pay some shareholders more, higher price to some, different prices to different, favour the large, pay the big holders more, better price to the big, more to the large holders',
    'mieux traiter certains, payer certains actionnaires plus, plus cher les gros, plus cher aux gros, mieux les gros, prix différent selon, favoriser les gros, avantager certains',
  ],
  third_of_shares: [
    'thirty percent of the shares, thirty percent of the capital, 30% of the shares, with thirty percent he, a third of the shares, thirty percent is enough, thirty percent to win, 30 percent of the shares',
    'd’avoir 30 %, avoir 30 %, avoir trente pour cent, 30 % du capital, trente pour cent du capital, un tiers du capital, 30 % suffisent, trente pour cent suffisent',
  ],
  bid_is_won: [
    'he wins, wins, bidder wins, succeeds, offer succeeds, bid succeeds, has won, is enough to win, it is over',
    'a gagné, gagne, l’offre réussisse, offre réussit, offre réussisse, offre aboutit, emporte la société, c’est gagné',
  ],
  bid_must_follow: [
    'must bid, has to bid, mandatory, obliged to bid, has to offer, must make, not, file a bid, compulsory',
    'déposer une offre, obligatoire, doit déposer, obligé de déposer, pas, franchir, offre obligatoire',
  ],
  paid_with_their_paper: [
    'paid in shares, in shares, paid in stock, in their shares, share offer, in their paper',
    'en titres, en actions, payé en titres, en papier, offre en titres',
  ],
  sure_of_the_worth: [
    'know exactly what they get, value cannot move, value is certain, value is fixed, value is guaranteed, value is locked, sure of the value, certain of the value, no risk for holders, as good as cash',
    'sûrs de la valeur, sûr de la valeur, valeur est certaine, valeur est garantie, valeur est fixe, valeur ne bouge pas, savent exactement, sans risque pour, valeur ne peut pas bouger',
  ],
  for_its_own_seat: [
    'to keep their jobs, to keep its jobs, to keep his job, to save their jobs, to keep their seats, protect their own seats, protect management’s jobs, to save their seats',
    'pour garder son poste, pour garder leur poste, garder leurs postes, sauver leurs postes, sauver son poste, garder sa place, protéger leur poste',
  ],
  quite_right_so: [
    'normal, that is normal, legitimate, fair enough, their right, is natural, rightly',
    'c’est normal, normal, légitime, c’est humain, leur droit, à raison',
  ],
  as_if_not_there: [
    'i ignore, ignore, ignored, leave out, left out, leave aside, disregard, not touch the price, not affect the price, never touch the price, no effect on the price, buyer’s problem, not our problem, outside the price, forget about, leave the price as, price stays as, the buyer’s business, for the buyer to worry, no change to the price',
    'les ignore, ignore, ignorés, laisse de côté, laisse hors, hors du prix, problème de l’acheteur, pas notre problème, oublie, à l’acheteur de s’en, je ne touche pas au, ne touche pas au prix, prix reste le même, affaire de l’acheteur, regarde l’acheteur, ne touchent pas le prix, sans effet sur le prix, n’entrent pas dans le prix',
  ],
  booked_as_an_asset: [
    'an asset, capitalised at the buyer, capitalised, booked as an asset, on the buyer’s balance sheet',
    'c’est un actif, un actif, immobilisés, sont immobilisés, à l’actif, activés',
  ],
  lifts_the_worth: [
    'raise the value, raises the value, increase the value, increases the value, add to the value, adds to the value, add value, no deduction, not deducted, worth more, higher value, raise the price, so they are an asset',
    'c’est un actif donc, augmente la valeur, augmente même, augmentent la valeur, ajoute à la valeur, accroît la valeur, donc c’est un actif, on ne les déduit pas, vaut plus, valoir plus, valeur plus élevée, monter le prix',
  ],
  off_the_price_still: [
    'deduct, subtract, take off, takes off, take them off, comes off, not ignore, minus, even if, although, cash out, never, cannot',
    'retire, retirés, déduis, déduit, soustrais, en moins, même si, sortie de cash, ne pas ignorer, n’ignore pas, jamais, bien que',
  ],
  shared_charges: [
    'group charges, head office charges, management fees, group allocation, allocated costs, group costs',
    'frais de groupe, frais de siège, refacturation, refacturations, management fees, coûts de groupe',
  ],
  vanish_for_good: [
    'disappear, disappears, vanish, go away, fall away, are simply removed, no longer there, saves all the, saves all its, no longer pays, stops paying, is rid of',
    'disparaissent, s’envolent, tombent, s’en vont, n’existent plus, sont supprimés, économise tous les, économise les frais, ne paie plus, débarrassée des',
  ],
  profit_gains_as_much: [
    'ebitda goes up, ebitda rises, ebitda is higher, pure gain, nothing replaces, nothing in their place, ebitda increases, so much more ebitda, profit jumps, profit goes up, so profit rises, that much more profit, margin jumps',
    'améliore l’ebitda d’autant, ebitda monte, ebitda augmente, ebitda grimpe, gain net, rien à la place, rien ne les remplace, autant de gagné, résultat bondit, résultat monte, résultat augmente, marge bondit, marge monte',
  ],
  replaced_by_own: [
    'replace, replaced, own costs, stand-alone, but, not, minus, put in, add back, needs its own, its own payroll, net the two, own it',
    'remplace, remplacés, remplacer, coûts propres, autonome, mais, pas, ajoute, remets, ses propres, sa propre, leur place',
  ],
  keeps_the_figure: [
    'i keep, keep, i take, i use, use, rely on, stick to, i start and end with',
    'garde, je garde, prends, je prends, utilise, m’en tiens, conserve, reste sur',
  ],
  the_printed_profit: [
    'the reported ebitda, reported ebitda, published ebitda, ebitda as reported, audited ebitda, segment ebitda',
    'ebitda publié, ebitda comptable, ebitda affiché, ebitda audité, ebitda reporté',
  ],
  put_right_first: [
    'adjust, adjusted, and adjust, then, correct, restate, replace, starting point, start, not, never, clean, before, instead, as a base',
    'ajuste, retraite, puis, corrige, remplace, point de départ, pars, pas, jamais, propre, avant, plutôt, comme base',
  ],
  single_event: [
    'one-off, one-offs, exceptional, exceptionals, one off gain, one-off gain, non recurring',
    'exceptionnel, exceptionnels, élément exceptionnel, non récurrent, plus-value exceptionnelle',
  ],
  left_inside_profit: [
    'stays in ebitda, stay in ebitda, leave it in ebitda, leave them in, keep it in ebitda, left in ebitda, remains in ebitda, belongs in ebitda',
    'laisse dans l’ebitda, reste dans l’ebitda, garde dans l’ebitda, laissé dans l’ebitda, le laisse dedans, maintiens dans l’ebitda',
  ],
  adds_on_debt: [
    'add net debt, adding net debt, plus net debt, add the net debt, adding the net debt, add back net debt, net debt gets added, net debt is added, add its debt',
    'ajoute la dette nette, ajouter la dette nette, plus la dette nette, rajoute la dette nette, additionne la dette, additionne la dette nette, dette nette s’ajoute',
  ],
  down_to_equity: [
    'to get the equity, to get to equity, to get equity, to reach equity, gives the equity, to get the equity value, gives equity value, to get to the equity, per share, to find the equity, to find equity, to obtain the equity, for the shares',
    'passer aux fonds propres, obtenir les fonds propres, arriver aux fonds propres, pour les fonds propres, valeur des fonds propres, par action, pour avoir les titres, avoir les titres, trouver les fonds propres, avoir les fonds propres, valeur des actions, obtenir la valeur des titres',
  ],
  stock_and_receivables: ['working capital, wc', 'bfr, besoin en fonds de roulement'],
  under_the_peg: [
    'below the peg, under the peg, below normal, below target, short of the peg, lower than the peg, beneath the peg',
    'sous le niveau, sous le peg, en dessous du niveau, inférieur au niveau, sous la normale, inférieur au bfr, en dessous de la référence',
  ],
  over_the_peg: [
    'above the peg, over the peg, above normal, above target, higher than the peg',
    'au-dessus de la normale, au-dessus du niveau, au-dessus du peg, supérieur au niveau, supérieur au bfr',
  ],
  more_for_it: [
    'buyer pays more, price goes up, price rises, pays more, price increases',
    'acheteur paie plus, prix monte, prix augmente, paie davantage',
  ],
  less_for_it: [
    'buyer pays less, price goes down, price falls, pays less, price drops',
    'acheteur paie moins, prix baisse, prix descend, paie moins',
  ],
  carries_it_over: ['apply, use, take, applying, using', 'applique, utilise, prends, appliquer'],
  multiple_of_the_group: [
    'group’s multiple, the group multiple, multiple of the group, parent’s multiple, multiple of the parent, multiple of the whole group',
    'multiple du groupe, multiple de la maison, multiple de la mère, multiple de l’ensemble',
  ],
  not_that_multiple: [
    'not, never, peers, rather, instead, discount, wrong, if, than, cross-check',
    'pas, jamais, pairs, plutôt, décote, au lieu, si, que celui, recoupement',
  ],
  profit_before_wear_word: ['ebitda', 'ebitda, ebe'],
  already_after_wear: [
    'is after depreciation, after depreciation, after amortisation, after interest, after tax, net of depreciation, deducts depreciation',
    'est après amortissements, après amortissements, après intérêts, après impôt, net d’amortissements, déduit les amortissements',
  ],
} as const satisfies Lexicon;
