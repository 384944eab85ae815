import type { Lexicon } from '../../types.ts';

/** A merger explained with cakes, shops and piggy banks. */
export const mergersInPlainWords = {
  given_beyond_worth: [
    'over the market, over the odds, more than the place was worth, more than it was worth, more than it’s worth, above its price, extra for the seller, extra you gave, more than the shop was worth',
    'plus que ça ne valait, plus que ça valait, plus que ça ne vaut, plus que ce que ça vaut, au-dessus du marché, au-dessus du cours, surplus lâché, de trop au vendeur',
  ],
  savings_fall_short: [
    'never add up to that, never add up to it, never came to as much, never come to as much, never make up for it, never catch up, never caught up, never pay for it, never amount to as much, never cover it, came to less than that',
    'n’y suffisent jamais, n’y suffisent pas, ne rattrapent jamais, ne font jamais le compte, n’ont jamais fait autant, ne font pas autant, ne pèsent jamais autant, n’arrivent jamais à autant',
  ],
  makes_good: [
    'pay back, paid back, pay for, make good, make up for, refund, repay',
    'rembourse, remboursent, couvrent, compensent, rattrapent, paient',
  ],
  part_overpaid: [
    'what you overpaid, what we overpaid, extra you paid, extra we paid, what you paid too much, what was overpaid, the overpayment',
    'ce que tu as mis en trop, ce qu’on a mis en trop, ce qu’on a payé en trop, ce que tu as payé en trop, mis en trop, trop payé, payé de trop',
  ],
  money_thrown_away: [
    'threw money away, throwing money away, thrown money away, money down the drain, burned money, got poorer, are poorer, made us poorer',
    'jeté l’argent par les fenêtres, argent par les fenêtres, appauvri, plus pauvres, plus pauvre, brûlé de l’argent, perdu de l’argent',
  ],
  slice_of_each: [
    'my slice, everyone’s slice, everybody’s slice, each slice, every slice, our slice, his slice, each owner’s slice, nobody’s slice, slice of profit, my piece',
    'ma part, part de chacun, part de gâteau, tranche de chacun, ma tranche, chaque tranche, chaque part, ma portion, portion de chacun',
  ],
  thicker_or_thinner: [
    'fatter, thicker, thinner, grows, grew, shrinks, shrank, as thick',
    'grossit, grossi, rétrécit, rétréci, s’épaissit, plus épaisse, aussi épaisse, plus grosse, maigrit, plus mince, plus maigre',
  ],
  other_slice: [
    'smaller slice, bigger slice, thinner slice, fatter slice, thicker slice',
    'plus petite part, plus grosse part, part plus petite, part plus grosse, tranche plus fine, tranche plus épaisse, tranche plus grosse',
  ],
  dished_out: [
    'cut the total into, cut the lot into, cut it into, cut into, share it out, share it among, spread it over, spread over, dish it out, divide it between, share it between',
    'on coupe en, coupe le tout en, réparti sur, répartis sur, répartit entre, répartit sur, partage entre, distribué entre, étalé sur',
  ],
  market_pays_me: [
    'market pays, market gives me, market gives us, stock market pays, investors pay me, investors pay us',
    'bourse me paie, bourse me donne, marché me paie, marché m’accorde, bourse nous paie, marché nous paie, bourse paie',
  ],
  used_to_be: [
    'used to, where it, instead of, against, up from, down from',
    'contre, au lieu de, où elle, autrefois, avant',
  ],
  mind_of_lender: ['banker', 'banquier'],
  half_of_it: ['half, half of it, a part', 'moitié, une moitié, une partie'],
  for_the_rest: [
    'the rest, other half, what is left, the remainder',
    'le reste, autre moitié, une moitié en titres, le solde',
  ],
  taxman_helps_himself: [
    'state is served, taxman helps himself, taxman takes his cut, taxman has had his share, taxman has had his bite, taxman takes his quarter, state eats a quarter, state eats, state’s had its bite, state has had its bite, state takes its bite',
    'état se sert, fisc se sert, état s’est servi, fisc s’est servi, fisc prend sa part, fisc est passé, fisc croque, état croque, état prend sa part',
  ],
  getting_there: [
    'getting there, to get there, getting them, obtaining them, making it happen',
    'y arriver, pour y arriver, les obtenir, pour en arriver là',
  ],
  comes_for_nothing: [
    'free, for free, for nothing, free of charge',
    'gratuit, gratuite, gratuites, offert',
  ],
  would_hold: [
    'they’d sit on, sit on, would have, end up with, would get',
    'auraient, ils auraient, se retrouvent avec, détiendraient',
  ],
  new_house: [
    'new group, new firm, new house, new company, whole new thing, merged firm',
    'nouvelle maison, nouvelle boîte, nouveau groupe, nouvelle société, maison commune',
  ],
  what_each_brings: [
    'what each brings, what each one brings, what each side brings, what each puts in',
    'apport de chacun, apports de chacun, ce que chacun apporte, ce que chacun met',
  ],
  put_by: ['aside, to one side, put by, in reserve', 'de côté, en réserve'],
  idle_money: [
    'money sitting in the account, cash sitting idle, cash sitting there, cash lying around, money lying idle, money asleep, piggy bank, empty the account, dip into our savings',
    'argent sur le compte dort, argent qui dort, argent dort, trésorerie qui dort, tirelire, bas de laine, vide le compte, vider le compte, pioche dans la caisse',
  ],
  gave_up_interest: [
    'what it was earning, what the money was earning, interest it was earning, interest it earned',
    'ce que l’argent rapportait, ce qu’il rapportait, ce qu’elle rapportait, les intérêts du placement',
  ],
  no_longer_sole_master: [
    'no longer alone at the wheel, not alone at the wheel, no longer the only boss, no longer your own boss, no longer the only captain, someone else at the wheel, share the wheel, vote against you, outvote you, a vote on everything',
    'plus seul à la barre, plus tout seul à la barre, plus seul maître à bord, plus seul à décider, plus seul au volant, vote contre toi, voter contre toi, droit de vote chez toi, quelqu’un d’autre à la barre',
  ],
  if_he_is_right: [
    'if the shop does what you say, if the shop really does what you say, if it does what you say, if you were right, if you’re right, if he is right, if he was right, if your numbers come true, if your figures come true, if things turn out as you say',
    'si tu avais raison, si tu as raison, si tes chiffres se réalisent, s’il a raison, si la boîte fait ce que tu dis, si ça marche comme tu dis, si tu dis vrai, s’il dit vrai, si ses chiffres se réalisent',
  ],
  straight_away: ['now, today, up front, straight away', 'maintenant, tout de suite, aujourd’hui'],
  later_on: ['later, in three years, in two years', 'plus tard, dans trois ans, dans deux ans'],
  in_the_minority: [
    'in the minority, minority holder, minority shareholder',
    'minoritaire, minoritaires',
  ],
  fitting_together: [
    'fitting the two together, mess of fitting, fitting them together, making the two work together, marrying the two',
    'recoller les deux, faire marcher les deux ensemble, marier les deux maisons, marier les deux',
  ],
  mess_and_months: [
    'pay-offs, months of it, new tills, a mess, redundancies, years of it',
    'des mois, des années, indemnités, le bazar, licenciements, un bazar',
  ],
  deductible: [
    'gives me back, taxman gives you back, taxman refunds, state gives me back, taxman pays me back, comes off my tax bill',
    'm’en rend un quart, nous en rend un quart, fisc me rend, état me rend, réduisent mes impôts, déduis de mes impôts',
  ],
  worry: [
    'pull a face, pulls a face, pulling a face, pulling faces, grimace, get nervous',
    'tiquer, tirer la tronche, tire la tronche, fait la grimace, grimacer, tord le nez, d’un autre œil',
  ],
  seller_lends: [
    'let me owe you, owe you some of it, pay you bit by bit, owe him part, owe him some of it, pay in bits',
    'me fais crédit, te rembourse petit à petit, le rembourse petit à petit, payer petit à petit, prête un bout du prix, prête en quelque sorte un bout',
  ],
  reinvests: [
    'put some of your cash back in, put some of your money back in, put his money back in, cash back in next to mine, puts his money back in, stays in the adventure',
    'remet de l’argent à côté, reste dans l’aventure, rester dans l’aventure, garde vingt pour cent, garder vingt pour cent, remets de l’argent avec moi, reste dans le bateau',
  ],
  lifts_leverage: [
    'pushes leverage up, drives leverage up, sends leverage up, pushes leverage higher',
    'fait monter le levier, fait grimper le levier, fait monter l’endettement',
  ],
  not_taxed: [
    'tax does not touch, tax doesn’t touch, no tax to take off',
    'l’impôt n’y touche, fisc n’y touche, état n’y touche',
  ],
  earning: ['', 'gain par tête, gain par part, gain par action'],
  own_opinion: [
    'me I’d propose, I’d propose, if you ask me, me I would, me I’d',
    'moi je partirais, moi je proposerais, si tu me demandes, si vous me demandez',
  ],
  gauge: [
    'what exactly do we count, what do we count, sales or profit, profit or sales',
    'ventes ou profit, ventes ou bénéfice, les ventes ou le bénéfice, ce qu’on mesure',
  ],
} as const satisfies Lexicon;
