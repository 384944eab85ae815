import type { Lexicon } from '../../types.ts';

/** What a merger brings, costs and is worth, as somebody tells it who thinks of a marriage. */
export const plainMergerNotionsOfPrice = {
  for_each_euro: [
    'for each euro, for every euro, per euro, for each dollar, for every dollar, per dollar, euros of profit, for one euro of, for each pound',
    'pour chaque euro, par euro, chaque euro que, pour un euro de, des euros à, l’euro de bénéfice, chaque euro de',
  ],
  brings_back: [
    'brings me, bring me, bring in, brings in, earns me, earn me, comes back, bring us, brings us, yields me, makes me',
    'ramènent, rapportent, rapporte, produisent, me donne',
  ],
  married_gain: [
    'putting us together, putting them together, putting the two together, marrying, by combining, from combining, the marriage, being together creates, joining the two, once together, creates together, joining up, joining forces, teaming up, getting together, coming together',
    'en mariant, le mariage, mariage rapporte, en se mariant, mis bout à bout, une fois ensemble, en réunissant, en nous réunissant, en rapprochant, nous marier, unir nos forces, à deux, en s’unissant',
  ],
  handed_to_seller: [
    'given the seller, give the seller, gave the seller, paid the seller, to the seller, extra for the seller, seller got it, more than the sticker, above the sticker, more than the listed, more than the exchange, more than the market price',
    'au vendeur, de rab, c’est le vendeur, le vendeur qui, cadeau, de plus que la bourse, que la bourse, plus que le prix affiché, que le prix affiché, surcote, de plus que le cours',
  ],
  win_or_lose: [
    'i lose, we lose, buyer loses, acquirer loses, it loses, comes up short, falls short, is short, lost, destroy, destroys, destroyed, only create, creates only, left over, out of pocket, i am down, we create, worth only, i keep, only get, get back only, never get back, never see again',
    'je perds, on perd, acquéreur perd, acheteur perd, nous manque, il manque, perdu, détruit, détruire, ne crée que, on ne crée, ne récupère que, ne récupères que, en récupères, on crée, en reste, il reste, à peine, très juste, n’en récupère que, jamais récupéré, ne revoit jamais',
  ],
  put_two_together: [
    'put them together, put the two together, put together, combine them, merge them, keep one, take out, strip out, cut one, one goes',
    'mettre ensemble, réunir, réunis, n’en garder, garder un, fusionner, supprimer, enlever',
  ],
  walls_to_break: [
    'break walls, knock down walls, pay the mason, builder, one time bill, bill first, pay first, spend first, redundancies, upfront bill, moving van, works first, buy new software',
    'casser des murs, casser les murs, le maçon, dépenser d’abord, payer d’abord, facture d’abord, des travaux, les travaux, on dépense plus, déménageurs, facture unique',
  ],
  asks_a_rate: [
    'ask for, asks for, want, require, demand, cap it at, capitalise at, capitalise them, discount at, discount them at, if I am fussier, shave',
    'demande, exige, je veux, on veut, rabote, actualise à, les actualise, capitalise à, les capitalise, plus exigeant, retire chaque année',
  ],
  chosen_rate: [
    'target’s rate, riskier than, touch riskier, consistent with the risk, matches the risk, own rate, blended rate, funding rate, their rate, rate is half, right rate',
    'cohérent avec, taux de la cible, taux qui correspond, reflète le risque, plus risqué que, plus risquées que, leur risque, son risque, bon taux, comme la cible',
  ],
  of_yours: [
    'of yours, of theirs, of his, target share, their share',
    'des tiennes, des leurs, des siennes, titre apporté, action apportée, chaque titre',
  ],
  of_mine: [
    'of mine, of ours, of the acquirer’s, of my shares',
    'des miennes, des nôtres, de nos titres, de nos actions, titre de l’acquéreur, action de l’acquéreur, titres de l’acquéreur, actions de l’acquéreur',
  ],
  gives_right_to: [
    'entitles to, entitles them to, gives right to, gets you, exchanged for, swapped for, is worth, i give you, we give, you get',
    'donne droit, échangé contre, échangée contre, t’en donne, on donne, je donne, reçoit, vous recevez',
  ],
  holds_the_say: [
    'hold the wheel, holds the wheel, steering wheel, we decide, who decides, still decide, i decided, gets a vote, get a vote, the votes, more votes, ask permission, need permission, master in, have the say, the boss, call the shots, calls the shots, majority, chairs, seats, listen to them, chairman',
    'tient le volant, tenons le volant, tiennent le volant, au volant, nous qui décidons, nous décidons, je décidais, on décide, qui décide, seul maître, maître chez, les voix, des voix, majorité, majoritaire, dois demander, demander la permission, demander l’avis, chaises, sièges, fauteuil, choisir le patron, les écouter',
  ],
  part_of_the_whole: [
    'percent, half, third, quarter, fifth, quarters, out of 100, out of a hundred, one of four, of the four, slices, seats, sixth, seventh, eighth, tenth',
    'pour cent, moitié, tiers, quart, quarts, cinquième, parts sur, sur cent, sur 100, sur quatre, une sur, des parts, sixième, septième, huitième, dixième',
  ],
  should_get: [
    'should have, should get, should own, ought to, deserve, cannot claim, entitled, will not have, gets less, get less, so he gets, so they get, nearer, more like, rather, should be, should walk away',
    'devrait avoir, devraient avoir, mérite, n’auront pas, n’aura pas, plutôt, droit à, doit avoir, en aura, il aura, ils auront, devrait être, devraient être, devraient repartir, devraient toucher',
  ],
  debts_first: [
    'borrowings off first, take each side’s, mortgages first, debts first, both our mortgages, banks are paid, after the banks, once the banks, pay off both, take off the debt, debt off, promised to the bank, yours to the bank, big mortgage, more debt than, each side’s debt, each side’s borrowings, comes with debts, brings debts, debts along, banks get paid first, bank gets paid first, lenders come first, lenders first, banks come first, bank comes first, bank first, banks first, lenders are served, lenders get paid first, creditors first',
    'banques payées, banques sont payées, après les banques, dette déduite, moins la dette, chacun sa dette, dettes déduites, de crédit, avec des dettes, avec sa dette, avec ses dettes, arrive avec une dette, enlève les dettes, retire la dette, retire les dettes, dettes de chacun, plus endetté, plus endettée, banques passent d’abord, banque passe d’abord, banques d’abord, banque d’abord, prêteurs d’abord, banques servies, banques passent avant, banque passe avant, créanciers d’abord',
  ],
  redo_the_list: [
    'redo their list, redo the list, redo the inventory, list at today’s, today’s prices, real prices, what things are worth, really worth, mark the building, mark up, mark everything, go through everything, put a new price',
    'refais l’inventaire, refaire l’inventaire, inventaire à neuf, refais la liste, refaire la liste, prix d’aujourd’hui, prix du jour, remonte les, je remonte, vraie valeur, vrais prix, vrai prix, nouveau prix',
  ],
  gap_left: [
    'missing, the gap, difference, plug, left over, residual, excess, the rest, paid on top, unexplained, cannot point',
    'écart, différence, manquants, le reste, excédent, résidu, bouche trou, inexpliqué, pour l’espoir, en trop',
  ],
  count_what_is_there: [
    'counting every, count every, only find, net of, fair value, can point at, can touch, i find, what i found, net assets',
    'retrouvé, ne retrouve que, montrer du doigt, peux montrer, peux toucher, en comptant, actif net, juste valeur, j’ai trouvé, on trouve',
  ],
} as const satisfies Lexicon;
