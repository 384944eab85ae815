import type { Lexicon } from '../../types.ts';

/** Ownership and control, in the words people use for it. */
export const ownershipNotions: Lexicon = {
  are_theirs: [
    'are theirs, are now theirs, belong to them, would be theirs, in their hands, go to them, come to them, sits with their, sit with their, is theirs, with their people, with their lot',
    'sont à eux, sont les leurs, leur appartiennent, leur reviennent, seraient à eux, seront à eux, sont pour eux, sont entre leurs mains, dans leurs mains, est chez eux, sont chez eux, est à eux, chez les leurs, chez les gens d’en face',
  ],
  case_can_block: [
    'block, veto, statutes, his agreement, need him, big things, count double, a say',
    'bloquer, veto, statuts, son accord, sans lui, grosses choses, comptent double, mot à dire',
  ],
  case_newcomer: [
    'new guy, newcomer, new investor, new shareholder, new partner, he, him, alone',
    'le nouveau, nouvel investisseur, nouvel actionnaire, nouveau venu, entrant, lui, tout seul',
  ],
  combined_company: [
    'combined, merged company, merged group, merged entity, new group, new company, newco, new entity, whole, pro forma, enlarged group, enlarged company, joint company, after the deal, after the merger, afterwards, new house, new firm, joint firm, merged firm, merged thing, merged house',
    'nouvelle entité, nouveau groupe, nouvelle société, groupe fusionné, groupe combiné, pro forma, groupe élargi, ensemble, après l’opération, après la fusion, à l’arrivée, nouvelle maison, maison commune, nouvelle boîte, du tout',
  ],
  control_gone: [
    'no longer control, no longer in control, lose the last word, lose their grip, no longer decide, below fifty percent, below 50',
    'plus la majorité, plus le contrôle, plus le dernier mot, plus majoritaire, plus les patrons, perdent la main, perdre la main, plus sûr de pouvoir dire non, sous les 50, sous 50, en dessous de 50',
  ],
  deals_combined_group: [
    'a minority in, new house, new group, joint house, merged house, the pair, new whole, merged group, of group, of combined, combined house, combined group, combined company, of whole',
    'maison commune, minoritaires chez, minoritaires dans, nouveau groupe, nouvelle maison, le tout, maison réunie, de l’ensemble, nouvel ensemble, ensemble combiné, du groupe, groupe fusionné',
  ],
  deals_keep_majority: [
    'more than half, above fifty, over fifty, fifty one, majority, votes, shareholder agreement, veto, board seats, keep seventy, call the shots, keep seventy percent, hold seventy',
    'plus de la moitié, majorité, au-dessus de 50, 51, votes, voix, pacte, veto, sièges au conseil, gardent soixante-dix, garde soixante-dix, au-dessus de cinquante, commandent toujours, commande toujours, c’est eux qui décident',
  ],
  deals_keeps: [
    'keep, retain, stay, hold, leave, protect, guarantee, lose, without losing',
    'garder, conserver, rester, tenir, laisse, protéger, garantir, perdre, sans perdre',
  ],
  deals_real_control: [
    'real control, minimum acceptance, acceptance threshold, majority of votes, control of company, majority of shares, you run it, you control it, you are in charge, you command',
    'seuil de caducité, contrôle effectif, contrôle de la société, majorité des droits de vote, majorité du capital, majorité des titres, vous contrôlez, vous commandez, vous êtes aux commandes, vous dirigez',
  ],
  deals_we_hold: [
    'ours would weigh, ours would own, ours would have, ours would hold, we own, end up with, would own, would hold, our shareholders would, own around, own about',
    'nos actionnaires deviennent, actionnaires deviennent, les nôtres pèseraient, les nôtres auraient, les nôtres détiendraient, les nôtres posséderaient, nos gens auraient, nos actionnaires auraient, nos porteurs auraient, nous aurions, nous détiendrions, on détiendrait, on aurait, détiendraient, nous resterait',
  ],
  entitled: [
    'haggle, bargain, horse trading, should get, should own, should have, should hold, deserve, entitled, fair, start from, anchor, starting point, negotiate, would give, argue for, would argue, aim for, push for, would propose, ask for, should receive, owners should, may claim, can claim',
    'marchander, marchande, marchandage, devrait détenir, devraient détenir, devrait avoir, devraient avoir, doivent détenir, doivent avoir, mérite, a droit, ont droit, équitable, fixerais, partirais, pars de, point de départ, négocier, négocie, donnerais, plaiderais, viserais, proposerais, demanderais, recevoir, devrait se situer, devrait être, réclamer, prétendre, réclament',
  ],
  fair_stake: [
    'decent share, honest share, right share, honest slice, fair share, fair stake, fair slice, fair part, fair piece, fair split, fair cut',
    'juste morceau, juste tranche, part correcte, part honnête, morceau correct, vraie part, part équitable, juste part, part juste, morceau équitable, partage équitable',
  ],
  family_holder: [
    'family, founder, reference shareholder, main shareholder, controlling shareholder, anchor shareholder',
    'famille, familial, fondateur, actionnaire de référence, actionnaire principal, actionnaire de contrôle',
  ],
  follows_from: [
    'follow, deduce, derive, work back, back out, back into, set, then gives, gives us, implies, resulting, comes from',
    'découle, découler, déduire, déduis, déduit, dériver, en tire, fixer, donne, implicite, ressort, résulte',
  ],
  has_part: [
    'have, has, get, end up, go to',
    'avoir, auront, aura, auraient, ont, revient, reviennent, pèsent, obtiennent',
  ],
  hold_stake: [
    'own, ownership, hold, held, stake, belong, ends up with, sit with, in the hands of, share of the equity, share of the company, shareholding, in their hands, in our hands, in their pocket',
    'détenir, détient, détiennent, détenaient, détention, détiendront, détiendraient, posséder, se retrouvent avec, participation, entre les mains, du capital, actionnariat, en tiennent, ils tiennent, en possèdent, dans leurs mains, dans les mains, dans nos mains, dans leur poche',
  ],
  holds_the_say: [
    'hold the wheel, holds the wheel, steering wheel, we decide, who decides, still decide, i decided, gets a vote, get a vote, the votes, more votes, ask permission, need permission, master in, have the say, the boss, call the shots, calls the shots, majority, chairs, seats, listen to them, chairman',
    'tient le volant, tenons le volant, tiennent le volant, au volant, nous qui décidons, nous décidons, je décidais, on décide, qui décide, seul maître, maître chez, les voix, des voix, majorité, majoritaire, dois demander, demander la permission, demander l’avis, chaises, sièges, fauteuil, choisir le patron, les écouter',
  ],
  in_the_minority: [
    'in the minority, minority holder, minority shareholder',
    'minoritaire, minoritaires',
  ],
  lose_or_keep: [
    'lose, keep, give up, retain, share, protect, preserve, threaten',
    'perdre, perd, perte, garder, conserver, abandonner, céder, partager, protéger, préserver, menacer',
  ],
  new_house: [
    'new group, new firm, new house, new company, whole new thing, merged firm',
    'nouvelle maison, nouvelle boîte, nouveau groupe, nouvelle société, maison commune',
  ],
  no_longer_sole_master: [
    'no longer alone at the wheel, not alone at the wheel, no longer the only boss, no longer your own boss, no longer the only captain, someone else at the wheel, share the wheel, vote against you, outvote you, a vote on everything',
    'plus seul à la barre, plus tout seul à la barre, plus seul maître à bord, plus seul à décider, plus seul au volant, vote contre toi, voter contre toi, droit de vote chez toi, quelqu’un d’autre à la barre',
  ],
  out_of_a_hundred: [
    'out of every hundred, out of a hundred, of every hundred shares, for every hundred shares, votes out of, of every hundred',
    'sur cent actions, sur cent titres, sur cent parts, sur cent voix',
  ],
  out_of_total: [
    'out of, total, in all, altogether, sum of, all the shares',
    'en tout, total, sur l’ensemble, somme',
  ],
  own_control: [
    'control, in charge, blocking minority, veto, majority, the boss, run the show, calls the shots, grip, power, a say, final say, last word, keys, reins, run it, run things, we decide, block your decisions, block decisions, block our decisions, block us, block everything, say no to',
    'contrôle, minorité de blocage, veto, majorité, décide, patron, commander, main sur, dire non, mot à dire, pouvoir, dernier mot, clés, les rênes, barre, bloquer, nous bloquer',
  ],
  part_of_the_whole: [
    'percent, half, third, quarter, fifth, quarters, out of 100, out of a hundred, one of four, of the four, slices, seats, sixth, seventh, eighth, tenth',
    'pour cent, moitié, tiers, quart, quarts, cinquième, parts sur, sur cent, sur 100, sur quatre, une sur, des parts, sixième, septième, huitième, dixième',
  ],
  passing_in_charge: [
    'throw them out, kick them out, call the shots, run the show, stay the boss, stay in charge, stay boss, hold the reins, holds the reins, hold the wheel, keep the reins, outvote them',
    'mettre dehors, les virer, eux qui décident, tiennent la barre, gardent la barre, tiennent les rênes, restent les patrons, restent maîtres, rester maîtres, aux manettes, au volant',
  ],
  passing_left_with: [
    'leaves them, they keep, still have, they still hold, are left with, they’d have, they hold, remain with',
    'leur reste, ils gardent, ils conservent, ils ont encore, ils auraient encore, ils restent à',
  ],
  passing_share_of: [
    'a third, a quarter, a half, two fifths, forty percent, a good third, nearly half',
    'un tiers, un quart, la moitié, deux cinquièmes, quarante pour cent, un bon tiers',
  ],
  portion: [
    'quarter, third, half, fifth, sixth, one in, one out of, out of ten, percent, out of four, slice',
    'quart, tiers, moitié, cinquième, sixième, un sur, sur quatre, sur dix, pour cent, part, sur cinq',
  ],
  previous_holders: [
    'target holders, old holders, target’s holders, target shareholders, shareholders of the target, target’s shareholders, their shareholders, previous owners, former owners, old owners, newcomers, sellers, acquirer’s people, acquirer’s shareholders, our shareholders, my shareholders, existing shareholders, old shareholders, former shareholders, former holders, present owners, their holders, our holders, their people, our people, their owners, our owners, newcomer, big new shareholder, new shareholder',
    'anciens actionnaires, actionnaires de la cible, actionnaires cible, anciens propriétaires, nouveaux venus, vendeurs, nouveaux arrivants, actionnaires de l’acquéreur, leurs actionnaires, nos actionnaires, mes actionnaires, ses actionnaires, actionnaires existants, anciens de, les anciens, nouveaux actionnaires, actionnaires actuels, leurs porteurs, nos porteurs, nouveau venu, nouvel arrivant, nouvel actionnaire',
  ],
  restates_the_wish: [
    'wants to keep, wants liquidity',
    'veut garder, veut de la liquidité, souhaite garder',
  ],
  share_with: [
    'share with, share it with, share the house, share power, let in, make room',
    'partager avec, partager la maison, partager le pouvoir, faire de la place, laisser entrer',
  ],
  should_get: [
    'should have, should get, should own, ought to, deserve, cannot claim, entitled, will not have, gets less, get less, so he gets, so they get, nearer, more like, rather, should be, should walk away',
    'devrait avoir, devraient avoir, mérite, n’auront pas, n’aura pas, plutôt, droit à, doit avoir, en aura, il aura, ils auront, devrait être, devraient être, devraient repartir, devraient toucher',
  ],
  size_of_stake: [
    'majority, minority, controlling stake',
    'majorité, minorité, majoritaire, minoritaire',
  ],
  stake_shrinks: [
    'diluted, dilution, smaller share, smaller stake, smaller slice, own less, less of the company, less of the combined, shrinks, fall to, go down to, drops to, only have, down from, from 100, smaller part, smaller piece, less say, own a smaller, less weight',
    'dilué, dilution, part plus petite, plus petite part, détiennent moins, moins du capital, passent de, tombent à, n’avons plus que, n’ont plus que, ne détiennent plus que, moins voix au chapitre, moins de poids, morceau plus petit, moins à dire',
  ],
  strangers_in: [
    'strangers into, let strangers in, letting strangers, let others in, let outsiders in, letting outsiders in, new people at the table, sharing the say, share the say, newcomers a vote, new partners, get a vote, somebody else gets a say, others get a say, strangers in the, strangers in our',
    'laisser entrer, laisse entrer, étrangers dans la maison, faire entrer du monde, du monde à table, partager la décision, partager le pouvoir, partage du pouvoir, avoir leur mot, auront leur mot, aura son mot, nouveaux associés, deviennent associés, inconnus au salon, faire entrer des inconnus, des inconnus à table',
  ],
  their_side: ['their, them, target, seller, the other', 'leur, eux, cible, vendeur, l’autre'],
  they_take_of_it: [
    'they get one, they’d have one, they have one, they’d get one, one for them, one goes to them',
    'ils en auront, ils en auraient, ils en ont une, ils en prennent, une pour eux, un pour eux',
  ],
  those_who_sold: [
    'people who sold, those who sold, one who sold, sellers, newcomers, other side, theirs, old bosses, former bosses, old owners, former owners, target’s people, their side, their lot, other camp',
    'ceux qui ont vendu, gens qui ont vendu, vendeurs, nouveaux venus, ceux d’en face, l’autre camp, anciens patrons, anciens propriétaires, anciens de la cible, leur camp, les nouveaux, autre bord',
  ],
  told_double_votes: [
    'count twice in a vote, votes count twice, count double, two votes a share, double votes',
    'voix comptent double, comptent double, compte double, deux voix par action',
  ],
  us_holders: [
    'our people, our lot, our own people, acquirer, buyer, my shareholders, our shareholders, my holders, our holders, its shareholders, own shareholders, existing shareholders, my client, us, our side, current owners, current shareholders, your people, our owners, our pocket, historic shareholders, legacy shareholders',
    'les nôtres, nos gens, pour les nôtres, acquéreur, acheteur, mes actionnaires, nos actionnaires, ses actionnaires, actionnaires existants, mon client, pour nous, notre côté, actionnaires actuels, patrons actuels, propriétaires actuels, notre poche, nos poches, actionnaires historiques',
  ],
  voting_power: [
    'chair, chairman, chairmanship, top job, vote, board seats, seats on the board, governance, a say',
    'présidence, président, place de patron, vote, sièges au conseil, gouvernance, voix',
  ],
  weighs_in_it: [
    'weighs, weigh, makes up, make up, amounts to, represents',
    'pèse, pèsent, pèserait, pèseraient, pèsera, pèseront, représente, représentent, fait, font',
  ],
  what_part: [
    'how much of, what share of, which share of, what part of, what portion of, what proportion of',
    'quelle part, quelle proportion, quel pourcentage, quel morceau',
  ],
  which_slice: [
    'which slice, what slice, whose share, who gets what, who ends up with, who owns what, size of the slice',
    'quelle part, qui obtient, qui a quoi, qui possède quoi, part de chacun, taille de la part',
  ],
  would_be_fair: [
    'would be fair, would be honest, would be decent, seems fair, sounds fair, feels right, would be right, looks fair',
    'serait honnête, serait juste, serait équitable, paraît juste, semble juste, serait correct, paraît équitable, semble équitable',
  ],
  would_give: [
    'walk away with, should get, would get, leave with, go home with, give their side, give the other side, let them have, they would have, give them, leave them, hand them, offer them, they end up with, they get, they come with',
    'repartir avec, repartent avec, devraient repartir, leur donnerais, leur laisserais, leur accorderais, obtiennent, devraient avoir, leur céderais, leur accorder, laisse à eux, leur donner, leur laisser, leur proposer, ils auraient, ils auront',
  ],
  would_hold: [
    'they’d sit on, sit on, would have, end up with, would get, walk away with, come away with, end up holding, would own, will own, will hold, walk off with, leave with, will end up with, finish with',
    'auraient, ils auraient, se retrouvent avec, détiendraient, repartent avec, repartiraient avec, repartiront avec, sortent avec, sortiraient avec, finissent avec, récupèrent, récupéreraient',
  ],
};
