import type { Lexicon } from '../../types.ts';

/** A merger told over dinner: what is paid, what is got for it, and who ends up with what. */
export const mergersToldOverDinner = {
  married_gain: [
    'win together, gain together, earn together, get out of it together, together we gain, together we win, merger is worth, deal is worth, get something worth, merger was meant to bring, deal was meant to bring',
    'gagner ensemble, gagne ensemble, gagner à deux, gagne à deux, ensemble on gagne, rapprochement rapporte, vaut la fusion, vaut le rapprochement, vaut le mariage, fusion vaut, pour recevoir, rapprochement devait rapporter, fusion devait rapporter, mariage devait rapporter',
  ],
  spend_less: [
    'off the bills, off our bills, off the costs, off our costs, bill shrinks, smaller bill, lighter bill, bills fall, cheaper to run',
    'facture baisse, facture diminue, factures en moins, facture allégée, facture plus légère, factures baissent, dépenser cent de moins, dépense de moins',
  ],
  one_off_spending: [
    'putting it all together, put it all together, joining it up, plugging the systems together, bolting it together, stitching together, getting rid of people, paying people to go, bringing the two teams, bring the two teams, under one roof, bringing the two together',
    'tout mettre ensemble, brancher les systèmes, raccorder les systèmes, payer des gens, faire partir des gens, gens pour partir, recoller les morceaux, brancher les machines, mettre les deux maisons, mettre les deux ensemble, recoller les deux, marier les équipes, réunir les équipes',
  ],
  walls_to_break: [
    'bill at the start, bill up front, entry bill, cost at the start, before the savings come, before you see a penny, before seeing a penny, before the first penny, before you see any',
    'facture au début, facture d’entrée, facture au départ, frais de départ, mise de départ, avant que ça rapporte, avant de voir un, avant le premier centime, avant de toucher, avant de voir le premier',
  ],
  price_of_ours: [
    'one of ours is worth, our share is worth, our paper is worth, we are worth, what ours is',
    'vaut notre action, vaut la nôtre, vaut une des nôtres, vaut notre titre, vaut notre papier',
  ],
  hold_stake: [
    'in their hands, in our hands, in their pocket',
    'dans leurs mains, dans les mains, dans nos mains, dans leur poche',
  ],
  old_goodwill: [
    'old excess, extra they once paid, once overpaid, old overpayment',
    'ancien écart, vieil écart, écart historique, ancien surprix, vieux surprix, trop payé d’un ancien',
  ],
  unnamed_things: [
    'no particular thing, no one thing, not any one thing, show to anybody, nobody can see, nothing you can show, nobody can point, put a finger on, put your finger on, lay a finger on',
    'aucun bien précis, à aucun bien, montrer à personne, ne se rattache à rien, coller sur rien, mettre sur rien, aucune chose précise, poser sur rien, mettre le doigt dessus, le doigt dessus, poser le doigt',
  ],
  all_they_own: [
    'their things, what is in there, what you got, what you got for your money',
    'leurs biens, ses biens, ce qu’ils ont, les biens, ce que les biens',
  ],
  redo_the_list: [
    'at today’s worth, at today’s price, at today’s prices',
    'au prix d’aujourd’hui, à la valeur d’aujourd’hui, aux prix d’aujourd’hui',
  ],
  own_cash: [
    'money in hand, hard money, cold cash, money on the table, money up front',
    'argent comptant, du comptant, sonnant et trébuchant, argent sur la table, nos sous, mes sous',
  ],
  what_is_saved: ['our pocket, our own pocket, own money', 'nos sous, mes sous, notre poche'],
  as_far_as_it_goes: [
    'as far as is safe, as is safe, as is prudent, as we dare, up to the limit, as much as is safe, before it hurts',
    'tant que c’est prudent, jusqu’à la limite, seulement pour le reste, tant que c’est sain',
  ],
  by_slices: [
    'hand over pieces, handing over pieces, hand out shares, pieces of ourselves',
    'donner des actions, donne des actions, distribuer des actions, distribue des actions',
  ],
  strangers_in: [
    'sharing the say, share the say, newcomers a vote, new partners, get a vote, somebody else gets a say, others get a say, strangers in the, strangers in our',
    'partager la décision, partager le pouvoir, partage du pouvoir, avoir leur mot, auront leur mot, aura son mot, nouveaux associés, deviennent associés, inconnus au salon, faire entrer des inconnus, des inconnus à table',
  ],
  rating: [
    'people who grade, grade us, grade our credit, those who grade, mark us down, marks us down',
    'nous notent, qui nous note, ceux qui notent, perd la note, perd notre note, perd la bonne note, bonne note, abîme la note',
  ],
  ebitda_turns: [
    'years of results, years of income',
    'ans de profits, ans de bénéfice, ans de résultat, années de profits',
  ],
  money_dearer: [
    'loans are not cheap, today’s loans, loans are dear, borrowing is not cheap, money is not cheap, loan gets dearer, credit is dear, debt is not free, debt is no longer free, costs to borrow now',
    'prêts sont chers, emprunter est cher, emprunter coûte cher, crédit est cher, argent est cher, argent n’est pas donné, taux sont élevés, plus les taux montent, dette n’est plus gratuite, plus gratuite, ce que coûte un crédit, ce que coûte un prêt, loyer de l’argent grimpe',
  ],
  if_performs: [
    'prove him right, proves him right, proves them right, comes true, promises come true, does what its owner, when the sales come in',
    'donnent raison, donne raison, promesses tenues, tient ses promesses, annonce arrivent, arrivent vraiment, une fois les ventes là',
  ],
  later_part: ['last slice, final slice', 'dernière tranche, le complément'],
  game_it: [
    'strip the business, empty the business, starve the business, milk the business, run it into the ground, load his own costs, his own costs, target is missed',
    'vider la boîte, vider la société, vider de ses clients, siphonner, laisser mourir, couper les budgets, ses propres frais, mettre ses propres, objectif soit raté, soit raté',
  ],
  seller_lends: [
    'wait for part of his money, wait for part, lend us part, as if he lent, paid interest on it, give us credit, leave us some of the money, held by a third party, wait for some of his money, parked with a third party',
    'attendre une partie, attendre pour une partie, attende une partie, comme s’il nous prêtait, nous prêter une partie, touche des intérêts, faire crédit, fait crédit, argent bloqué, bloqué chez un tiers',
  ],
  reinvests: [
    'keep a piece of the firm, keep a piece, put some of it back, put some of the money back, put part of it back, keep a slice, hangs on to a, hang on to a, holds on to a fifth, still owning some, still owns some, leaves some of his own, chips on the table',
    'remettre une partie, remet une partie, remettre de l’argent, garder un morceau, garde un morceau, garder un bout, à nos côtés, garder quelques parts, garde quelques parts, garder quelques titres, laisse quelques jetons, jetons sur la table',
  ],
  outside_holders: [
    'others keep a bit, others keep a part, if others keep, other people keep a piece',
    'd’autres gardaient un bout, d’autres gardent, d’autres gens avaient gardé, d’autres avaient gardé, gardé un bout',
  ],
  retest: [
    'check that it is still',
    'vérifie qu’il tient, vérifie qu’elle tient, vérifie que ça tient',
  ],
  proves_nothing: [
    'even when you overpaid, can rise even',
    'même quand on a payé trop cher, monter même, même en payant trop',
  ],
  handed_to_seller: [
    'pockets of those who, in their pockets, hand over',
    'poche de ceux qui, dans leurs poches, finissent dans la poche',
  ],
  win_or_lose: [
    'poorer by, worse off by, we are poorer, come out ahead',
    'appauvri, appauvrit, plus pauvre, y gagne',
  ],
  premium_paid: ['the extra, extra we paid, the tip', 'la surprime, le supplément'],
  out_of_a_hundred: ['votes out of, of every hundred', 'sur cent voix'],
  debts_first: [
    'paid before the owners, lenders get paid before, with a mortgage, mortgage of, after the lenders',
    'passent avant les propriétaires, prêteurs passent avant, passe avant les propriétaires, de crédit à rembourser, après les prêteurs',
  ],
  worry: [
    'bad year, bring us down, one bad year',
    'mauvaise année, mettre à terre, nous mettre à terre',
  ],
  gauge: ['what you count, what is counted, what we count', 'ce qu’on compte, ce qu’on mesure'],
  who_runs: ['who may change, who can change, who gets to change', 'qui peut changer'],
  pe_words: ['', 'fois les profits'],
  financiers: [
    'who lent you and, who lent it to you, put the money in, give us their money',
    't’ont avancé l’argent, ont avancé l’argent, t’ont prêté l’argent, confient leur argent, nous confient',
  ],
  each_share: ['cake each, slice each', 'gâteau par tête, part de gâteau, part du gâteau'],
  relieves: ['mops up, soaks up', 'éponge, épongent'],
  nobody_new: [
    'not invited anybody, not invited anyone, invited nobody',
    'invité personne, invite personne, convié personne',
  ],
  no_need_for_two: [
    'enough for two, enough for both, will do for both, serves both',
    'suffit pour deux, suffit pour les deux, suffit aux deux, sert aux deux',
  ],
  duplicates: ['half empty', 'à moitié vide'],
  save_costs: ['is halved', 'note fond'],
  indebtedness: ['unpaid bill, unpaid tab', 'ardoise'],
} as const satisfies Lexicon;
