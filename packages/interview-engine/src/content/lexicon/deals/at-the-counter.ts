import type { Lexicon } from '../../types.ts';

/** A purchase, a family, a bid, a division and a refusal, as people tell them across a counter. */
export const casesAtTheCounter = {
  plain_already_has: ['got the lorries', 'ont les entrepôts'],
  case_own_stalls: [
    'going nowhere, gather dust',
    'prennent la poussière, rayons classiques reculent, reculent',
  ],
  case_puts_blame: [
    'fault was bigger, i blame, more to blame, blame adobe, without a single concession, not announce',
    's’y est mal pris, j’en veux, les mains vides, jamais dû annoncer, pas dû annoncer, perdu d’avance, plus fautif',
  ],
  case_my_choice: ['i choose, i let the', 'je choisis, je ferais entrer, moi je choisis'],
  plain_that_way: ['the fund in, this road, that road', 'ce dernier chemin, ce chemin, un fonds'],
  case_cash_then_bank: [
    'cash pile, from the till, money on hand, cash on hand, the till and the banks',
    'matelas, avec la caisse, viderais un peu la caisse',
  ],
  case_bank_too: [
    'at the bank, the bank, the banks, credit line, a loan, borrowing, no share, single share, keep paper out',
    'la banque, banques, un emprunt, ligne de crédit, emprunte, sans créer de papier, pas d’action nouvelle, au capital',
  ],
  case_mostly_debt: ['mostly in debt', 'surtout en dette'],
  case_destroys: [
    'they lose, destroys, lose, short, is ours, left for us',
    'il détruit, détruit, trinquent, reste deux cents, il nous en reste, nous en reste, on perd, de notre poche',
  ],
  case_handed_over: [
    'handed over above, handing the sellers, premium',
    'cadeau fait au vendeur, donnés au vendeur, la prime, en plus de sa valeur',
  ],
  case_marriage_brings: ['earned back', 'que le mariage rapporte'],
  deals_years_of_profit: ['times yearly profit, years of profit', 'années de profit'],
  plain_keeps_part_back: [
    'hang a part on, hang part of it on, part of the price later',
    'un morceau versé plus tard, une partie du prix plus tard, garder une partie du prix, garde une partie du prix',
  ],
  plain_only_if: [
    'hitting her numbers, hitting his numbers',
    'si la fondatrice tient, si le fondateur tient',
  ],
  deals_comb: ['send people to check, send people in', 'gratter, enverrais quelqu’un'],
  deals_brand_things: ['organic labels', 'les labels'],
  deals_minority_route: [
    'for less than half, slice under half, under half, fund buying in, money partner',
    'moins de la moitié, un strapontin, vend un bout, vendre un bout, partenaire financier',
  ],
  deals_dividend_route: [
    'hand out the cash, hand the money to, load some debt, hand the money over, pay the money out',
    'se partager la somme, dividende emprunté, rendre l’argent aux',
  ],
  deals_buy_out_route: [
    'new holding that borrows, holding that borrows',
    'société montée exprès, société au-dessus',
  ],
  household_heads: ['members, cousins, those who stay', 'eux, ceux de la famille, les cousins'],
  puts_back_in: [
    'chips back in, put their chips',
    'remettent dedans, remettre dedans, y remettent',
  ],
  restates_the_wish: [
    'wants to keep, wants liquidity',
    'veut garder, veut de la liquidité, souhaite garder',
  ],
  case_rule_word: [
    'referee of the stock market, directors have to, there is a referee',
    'doit être déposée, est tenu de, on n’a pas le droit, il y a un arbitre',
  ],
  case_equal_treatment: [
    'gets the same paper, treat everybody alike, sit still, everybody gets the same',
    'déclarée conforme, devient obligatoire, tenu de dire, pas de traitement de faveur, un actionnaire plutôt qu’à',
  ],
  plain_board_replies: [
    'opinion in writing, behind the owners, what the directors may do',
    'dire par écrit, administrateurs doivent écrire, écrire ce qu’ils en pensent, sans demander aux propriétaires',
  ],
  over_half: [
    'below half, under half',
    'la moitié des titres, n’attrape pas la moitié, ramasse pas la moitié',
  ],
  comes_to_nothing: ['the bid lapses', 'tout tombe, tombe si'],
  watchman: ['the regulator', 'amf'],
  reads_it_first: ['clear their document, clear the document', 'visé par'],
  calls_friends: [
    'someone kinder, somebody kinder, friendlier group, friendlier groups, ring round, friend with deeper, ring three, nicer buyer, kinder buyer',
    'ami plus sympathique, un allié qui, trouver un allié, ami qui, repreneur plus aimable',
  ],
  bids_better: [
    'top it, deeper pockets, worth more than his bid',
    'rachète à sa place, qui mettrait plus, mettrait plus, un meilleur prix, promet davantage',
  ],
  plain_own_tools: ['sell the jewel, a special dividend', 'distribuer des droits, vendre le bijou'],
  plain_owners_agree: [
    'a better plan, find a friend',
    's’ils l’ont déjà accepté, assemblée l’a permis',
  ],
  plain_neutral_eye: [
    'earns nothing from, no dog in the fight, outside house, outside expert, someone outside',
    'rien à gagner dans, n’a rien à y gagner, quelqu’un de l’extérieur, expert extérieur',
  ],
  plain_honest_price: [
    'price is decent, is decent, terms are fair',
    'somme est honnête, prix est correct, c’est équitable',
  ],
  deals_swap_ratio: [
    'of his for one, of his for each',
    'contre chacune des nôtres, de leurs titres pour',
  ],
  deals_we_hold: [
    'ours would weigh',
    'nos actionnaires deviennent, actionnaires deviennent, les nôtres pèseraient',
  ],
  deals_combined_group: ['a minority in', 'maison commune, minoritaires chez, minoritaires dans'],
  case_second_bidder: [
    'three friendlier groups, a friendly bidder, a friend who could',
    'un autre industriel, un ami qui pourrait, à deux sur le coup',
  ],
  case_pushes_up: [
    'create a race, raises the price, pays more',
    'pour qu’il y ait de la concurrence, paiera davantage, paiera plus, fait monter le prix',
  ],
  deals_joint_gains: ['the two save together, save together', 'que les deux économisent'],
  deals_weigh: ['against the ten, against the', 'face au'],
  case_at_what_multiple: ['clean at, clean on', 'de vrai résultat, résultat nettoyé'],
  due_diligence_visit: ['send people in', 'envoie des gens'],
  visit_check: ['to check, to look', 'vérifier, regarder'],
  goes_there_first: [
    'before announcing, before the announcement, knocked on, knocked on their door',
    'toquer chez, toque chez, avant l’annonce, avant d’annoncer',
  ],
  gives_leave: ['the officials, officials’ door', 'les autorités, ces gens-là'],
  lets_one_go: [
    'something to sell, something to give up, turned up with something',
    'quelque chose à céder, quelque chose à lâcher, vendre l’outil, promesses écrites',
  ],
  too_strong_together: [
    'tomorrow’s rival, swallowing tomorrow, could have beaten you, swallowing the one, too much of the market',
    'gobe le petit, qui gobe, faire de l’ombre, pourrait concurrencer, concurrencer demain, chargés de la concurrence, l’une en face de l’autre',
  ],
  if_it_is_refused: [
    'no approval by, regulators said no, regulator said no, said no, green light never comes, if brussels says no',
    'sans autorisation, autorité disait non, feu vert ne vient pas, date plus proche, si bruxelles refuse',
  ],
  each_goes_home: [
    'anyone can leave, anybody can leave, may go home',
    'chacun est libre, reprend sa liberté, peut partir, reprend ses billes',
  ],
  pays_for_the_wait: [
    'writes a cheque, for the trouble, the buyer hands over, owe the other side',
    'signe un chèque, promettre un milliard, l’acheteur signe, combien l’autre verse, qui paie si',
  ],
  plain_in_reserve: ['alive as if, meanwhile', 'pendant ce temps, dans le tiroir'],
  plain_lighter_tie: [
    'float',
    'vendre des actions au public, petite participation, accord commercial',
  ],
  deals_asset_route: ['get rid of a side business', 'métier annexe'],
  plain_moves_out: ['leaving the fold', 'sortir du giron'],
} as const satisfies Lexicon;
