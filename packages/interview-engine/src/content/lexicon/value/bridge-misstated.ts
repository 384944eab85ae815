import type { Lexicon } from '../../types.ts';
import { crossed } from '../crossed.ts';
import { equityEnglish, equityFrench } from '../word-lists.ts';

/** The bridge from EV to equity, in the words of those who get it wrong. */
export const bridgeMisstated: Lexicon = {
  all_as_debt: [
    'everything to be debt, everything as debt, everything in net debt, everything into debt, more things in debt, as much debt as possible',
    'tout mettre en dette, tout passer en dette, tout classer en dette, tout compter en dette, un maximum de dette',
  ],
  already_out: [
    'already deducted, already out, already taken out',
    'déjà déduite, déjà retirée, déjà enlevée',
  ],
  always_said: ['always, every, usual', 'toujours, tous, systématiquement'],
  as_debt_said: ['as debt, in debt', 'en dette'],
  bridge_per_part: [
    'one bridge per division, a bridge per division, a bridge for each division, bridge for every division, bridge division by division, net debt off each division',
    'un bridge par division, un passage par division, bridge pour chaque division, passage pour chaque division, dette nette de chaque division, un passage aux titres par division',
  ],
  changes_nothing_at_all: [
    'changes nothing, does not change anything, does not change the price, does not change the value, makes no difference, has no effect, has no impact, makes no odds, hardly matters, does not matter much, is neither here nor there, is a detail, no big deal',
    'ne change rien, ne change pas le prix, ne change pas la valeur, ne fait aucune différence, n’a aucun effet, n’a pas d’effet, ne change pas grand-chose, pas grand-chose, ça ne se voit pas, est un détail, c’est un détail, peu importe',
  ],
  deals_above_normal: [
    'above peg, above target, above normal, higher than peg, above the normalised, over the peg',
    'supérieur au normatif, au-dessus du normatif, supérieur à la cible',
  ],
  deals_below_normal: [
    'under the peg, below normalised, below the normal level, comes in below, lower than peg, under target, below normal, below peg, below target, lower than normal, below the agreed, short of the peg, less than normal',
    'sous le normatif, inférieur à la cible, en dessous du normatif, plus bas que prévu, inférieur au BFR normatif, inférieur au normatif, inférieur à la normale, sous le niveau normal, inférieur au niveau normal, sous la cible',
  ],
  deals_buyer_pays_seller: [
    'buyer pays the difference, buyer who pays, buyer hands over, buyer pays the seller, buyer pays seller, buyer owes, buyer tops up, buyer pays more, price goes up',
    'acheteur qui remet, acheteur qui paie, acquéreur qui paie, acheteur rembourse, acheteur paie la différence, acquéreur paie la différence, acheteur verse, acquéreur verse, acheteur paie le vendeur, acquéreur paie au vendeur, prix augmente, prix monte',
  ],
  deals_debt_item: [
    'debt item, debt like items, more debt, every euro of debt, each euro of debt, pensions',
    'élément de dette, chaque euro de dette, plus de dette, quasi-dettes, retraites',
  ],
  deals_higher_word: [
    'higher, larger, bigger, goes up, rises, more',
    'élevée, forte, plus élevée, plus forte, augmente, monte, importante',
  ],
  deals_price_up: [
    'price goes up, price rises, price increases, buyer pays more, raises price, raise the price, added to price, higher price',
    'prix monte, prix augmente, acheteur paie plus, augmente le prix, s’ajoute au prix, paie davantage',
  ],
  deals_seller_gets_more: [
    'seller receives more, seller gets more, seller pockets more, more the seller gets, more the seller receives, better for the seller',
    'plus le vendeur encaisse, vendeur touche davantage, vendeur reçoit plus, vendeur touche plus, plus le vendeur touche',
  ],
  deals_seller_pays_buyer: [
    'seller pays the buyer, seller owes, seller gives back, price goes down',
    'vendeur paie la différence, vendeur verse, vendeur rembourse, prix baisse, vendeur paie l’acheteur',
  ],
  debt_left_alone: [
    crossed(
      'debt, loans, loan, net debt, borrowings',
      'do not come into it, does not come into it, plays no part, stays where it is, is not my business, is left alone, is somebody else’s problem, is the bank’s problem',
    ).concat(
      ', leave the debt where it is, leave the debt alone, leave the loans alone, not touch the debt, leave the debt out of it',
    ),
    'dette on n’y touche pas, dette je n’y touche pas, touche pas à la dette, dette ne compte pas, laisse la dette tranquille, laisse la dette où elle est, laisse la dette de côté, dette c’est l’affaire de la banque, dette on la laisse, dette on l’oublie',
  ],
  debt_onto_total: [
    crossed(
      'add, adding',
      'the debt to the total, the debt on top, debt on top, the net debt to the total, the debt to the sum, the loans on top, the debt back on',
    ),
    crossed(
      'ajoute, rajoute, additionne, ajouter',
      'la dette au total, la dette à la somme, la dette nette au total, la dette par-dessus, l’endettement au total, la dette à la ve',
    ),
  ],
  each_side_wants: [
    'seller wants, seller argues, seller claims, seller pushes, seller says, seller will want, seller counts, seller includes, seller puts in, seller tries, seller would like, seller pleads, seller insists, seller defends, seller will try, seller keeps, seller hopes',
    'vendeur veut, vendeur réclame, vendeur voudrait, vendeur dit, vendeur plaide, vendeur compte, vendeur inclut, vendeur met, vendeur essaie, vendeur cherche, vendeur défend, vendeur insiste, vendeur pousse, vendeur garde, vendeur lui veut, vendeur espère, vendeur tente',
  ],
  equity_straight_after: [
    'after discounting you have the equity value, discounting gives the equity value, once discounted that is the equity value',
    'une fois actualisé on a la valeur des titres, actualisation donne la valeur des titres',
  ],
  ev_over_shares: [
    'enterprise value divided by, ev divided by, enterprise value over, ev over, divide enterprise value by, divide the ev by, divide ev by, enterprise value i split, split enterprise value by, enterprise value per share',
    've divisée par, ve sur le nombre, divise la ve par, divise la valeur d’entreprise par, ve par action, valeur d’entreprise divisée par',
  ],
  every_division: [
    'each division, every division, each business, each part, each segment',
    'chaque division, chaque branche, chaque activité, chaque pôle, chacune des divisions',
  ],
  flat_below_peg: [
    'under the target, below the target, short of the target, under the peg, below the peg, under the normal level, below the normal level',
    'sous le niveau normatif, sous le normatif, en dessous du normatif, inférieur au normatif, sous le niveau cible, en dessous du niveau normal',
  ],
  flat_buyer_pays_extra: [
    'buyer pays extra, buyer pays more, buyer tops up, buyer adds money, buyer pays on top, seller gets more',
    'acheteur paie un supplément, acheteur paie plus, acheteur rajoute, acheteur complète, acheteur paie davantage, vendeur touche plus',
  ],
  for_the_buyer_alone: [
    'buyer’s problem, buyer’s business, buyer’s own problem, problem for the buyer only, buyer deals with it later, nothing to do with the seller',
    'problème de l’acheteur, affaire de l’acheteur, acheteur s’en occupera, acheteur verra plus tard, ne regarde pas le vendeur',
  ],
  fought_items: [
    'provisions, earn outs, pension, pensions, leases, deferred tax, litigation, unpaid tax',
    'provisions, compléments de prix, earn-out, retraites, loyers, dette locative, impôts différés, litiges',
  ],
  from_each: [
    'from each, from every division, off each division, in each division',
    'à chaque division, de chaque, sur chaque division, à chacune, de chacune, dans chaque division',
  ],
  full_net_debt: [
    'total debt, group’s debt, debt of the group, whole debt, full debt, entire debt, all the debt, full net debt, whole net debt, entire net debt, full net borrowings, total net debt, group’s net debt, all the net debt',
    'dette totale, dette du groupe, toute la dette, totalité de la dette, dette nette totale, toute la dette nette, dette nette du groupe, dette nette entière',
  ],
  heard_price_rises: [
    'raises the equity price, raises the price, lifts the price, higher the equity price, higher the price, more the seller gets, price goes up',
    'plus le prix monte, prix des titres monte, plus le vendeur touche, augmente le prix, fait monter le prix',
  ],
  heard_wider_debt: [
    'wider definition of debt, broader definition of debt, more items in debt, more you put in debt, more you count as debt',
    'plus on met en dette, plus on classe en dette, plus de dette nette, plus on met d’éléments en dette, définition large de la dette',
  ],
  is_owners_value: [
    'is the equity value, is equity value, is the value of the shares, is what shareholders get, is what the shareholders get, is what shareholders own, goes to the shareholders, is the market cap, is the value of equity',
    'c’est la valeur des titres, est la valeur des titres, c’est la valeur des fonds propres, est la valeur des fonds propres, c’est la capitalisation, c’est la valeur des actions, c’est ce que touchent les actionnaires, est ce que touchent les actionnaires',
  ],
  kept_from_price: [
    'come into, enter, enters, go in, goes in, belong in, touch, touched, deduct, deducted, count, counted, treat, treated, negotiated, negotiate, included, include, appear in, part of, taken into account, affect',
    'entrer, entrent, entre, déduire, déduit, déduits, compter, compte, comptés, traiter, traité, traités, toucher, touche, négocier, négociés, négocié, intégrer, intégrés, figurer, figurent, concernent, retraités',
  ],
  market_worth: [
    'market cap, market capitalisation, equity',
    'valeur des titres, fonds propres, capitalisation',
  ],
  net_debt_added: [
    'net debt is added, net debt gets added, net debt added, add net debt, adding net debt, add back net debt, ev plus net debt, enterprise value plus net debt',
    'dette nette s’ajoute, dette nette est ajoutée, dette nette je la rajoute, dette nette je l’ajoute, rajoute la dette nette, ajoute la dette nette, ve plus la dette nette',
  ],
  never_in_bridge: [
    'never goes in, never go in, never counts as debt, is never debt, are never debt, never treated as debt, stay out of the bridge, is purely operational, are purely operational, never negotiated, not a price issue, not a price item',
    'jamais une dette, jamais de la dette, jamais dans le passage, n’entrent jamais, n’entre jamais, hors du passage, pas un sujet de prix, purement opérationnel, jamais négocié',
  ],
  no_bridge: [
    'bridge is unnecessary, bridge is not necessary, no bridge, bridge is not needed, without a bridge, skip the bridge',
    'pas besoin de pont, pas besoin de passage, sans passage, aucun passage, pas de bridge',
  ],
  no_debt_left_to_deduct: [
    'no debt to deduct, no need to deduct net debt',
    'plus de dette à déduire, pas besoin de retirer la dette nette, plus rien à déduire, pas besoin d’enlever la dette',
  ],
  no_matter_here: [
    'not relevant, irrelevant, not bring into it, not come into it, has no place, no place here, beside the point, not an issue here, not matter between, does not count here, not apply between',
    'pas pertinent, pas pertinente, n’entre pas en ligne, n’a pas sa place, pas en ligne de compte, hors sujet, ne joue pas entre, ne compte pas entre, ne s’applique pas entre, pas un sujet ici',
  ],
  no_subtract: [
    'no adjustment for debt, no adjustment for net debt, no deduction for debt, no need to subtract, not subtract, not deduct, no need to deduct, not take off',
    'pas besoin d’enlever, pas besoin de déduire, inutile d’enlever, inutile de déduire, sans enlever, sans retirer, sans déduire, pas besoin de retirer, pas besoin de soustraire, ne retire pas, ne soustrait pas, ne déduit pas, inutile de retirer',
  ],
  not_debt: [
    'isn t debt, aren t debt, not a debt, not really debt, are not debt, is not debt, never part, not counted, not included, not to be deducted',
    'pas de la dette, pas une dette, pas vraiment une dette, n’est pas de la dette, ne sont pas une dette, ne comptent pas, n’entrent pas, pas à déduire',
  ],
  not_of_the_price: [
    'is not a price matter, is not a matter of price, is not a matter for the price, has nothing to do with the price, have nothing to do with the price, has no place in the price, does not come into the price, do not come into the price, plays no part in the price, does not touch the price, do not matter for the price, does not matter for the price, do not count in the price',
    'n’est pas un sujet de prix, n’est pas une question de prix, n’a rien à voir avec le prix, n’ont rien à voir avec le prix, n’entre pas dans le prix, n’entrent pas dans le prix, ne joue pas sur le prix, ne touche pas au prix, ne pèse pas sur le prix, ne comptent pas dans le prix',
  ],
  nothing_else: [
    'nothing else, nothing more, and that is it, and that s it',
    'rien d’autre, rien de plus, et c’est tout',
  ],
  nothing_left_to_deduct: [
    'nothing left to subtract, nothing left to deduct, nothing more to take off, nothing else to deduct',
    'plus rien à retirer, plus rien à déduire, plus rien à soustraire',
  ],
  only_debt_and_cash: [
    [
      crossed(
        'only need, only deduct, only look at, only take off, just take off, just deduct, only count, just need',
        'financial debt, bank debt, net debt, debt less cash, debt minus cash',
      ),
      crossed(
        'only, just, simply, purely, nothing but, limited to, nothing more than, stops at',
        'bank debt less cash, bank debt minus cash, bank debt and cash, financial debt less cash, financial debt minus cash, financial debt and cash, debt minus cash, debt less cash, gross debt minus cash',
      ),
    ].join(', '),
    [
      crossed(
        'ne regarde que, ne retire que, ne déduit que, suffit de retirer, suffit de déduire, retire seulement, retire uniquement, déduit seulement, déduit uniquement',
        'dette financière, dette bancaire, dette nette, dette financière nette',
      ),
      crossed(
        'uniquement, seulement, juste, simplement, que, se limite à, s’arrête à, se résume à',
        'dette bancaire moins, dette financière moins, dette moins, dette financière nette, dette bancaire et, dette financière et, dette bancaire, dette financière',
      ),
    ].join(', '),
  ],
  only_financial_debt: [
    'only financial debt is negotiated, everything else is mechanical, only bank loans count, only borrowings count, only financial debt counts, only financial debt matters, only bank debt counts, only bank debt matters, only bank debt and cash, deduct only financial debt, deduct only bank debt, only deduct financial debt, only deduct bank debt, deduct only net debt, just deduct net debt, just deduct financial debt, simply deduct financial debt, nothing but financial debt, pensions stay out',
    'tout le reste est mécanique, seuls les emprunts comptent, que la dette bancaire compte, déduire uniquement dette, déduire seulement dette, regarder uniquement dette, regarder seulement dette, retirer uniquement dette, retirer seulement dette, enlever uniquement dette, enlever seulement dette, uniquement dette bancaire et, seulement dette bancaire et, uniquement dette financière et, seule dette financière compte, seule dette bancaire compte, uniquement dette financière moins, seulement dette financière moins, déduit uniquement dette, déduit seulement dette, on ne déduit que dette, ne déduit que dette financière, ne regarde que dette, seule la dette financière se négocie, seule la dette financière se discute',
  ],
  out_of_debt: [
    'out of debt, out of net debt, out of the debt, not treated as debt, outside debt, out of the bridge',
    'de la dette, hors dette, du bridge',
  ],
  plain_seller_pleads: [
    'seller argues, seller says, seller claims, seller pleads, seller wants',
    'vendeur soutient, vendeur dit, vendeur plaide, vendeur prétend, vendeur affirme, vendeur veut',
  ],
  price_goes_up: [
    'price go up, price goes up, pushes the price up, lifts the price, raises the price',
    'fait monter le prix, monter le prix, augmente le prix, fait grimper le prix',
  ],
  purely_mechanical: [
    'purely mechanical, entirely mechanical, just arithmetic, pure arithmetic, nothing to negotiate, nothing to discuss, nothing to argue, no room for negotiation, not negotiable, no discussion, no debate',
    'purement mécanique, entièrement mécanique, simple calcul, pure arithmétique, rien à négocier, rien à discuter, aucune négociation, pas de négociation, pas négociable, aucun débat, aucune discussion, ne se négocie pas',
  ],
  pushes_in: [
    'wants to put, pushes to put, wants to include, pushes to include, wants to count, pushes to count, wants to treat, pushes to treat, tries to put, is keen to put, insists on putting, who puts, wants them in, wants them treated',
    'veut mettre, pousse pour mettre, cherche à mettre, veut inclure, pousse pour inclure, veut compter, pousse à mettre, insiste pour mettre, veut les mettre, veut les y mettre, essaie de mettre, veut y mettre, veut les compter',
  ],
  pushes_word: ['pushes, push, wants, fights, argues, tries', 'pousse, veut, cherche, plaide'],
  puts_on_price: [
    'adds it to the price, adds it on the price, puts it on the price, pays more for it, adds it on top of the price',
    'rajoute au prix, ajoute au prix, le rajoute au prix, le paie en plus, met en plus du prix',
  ],
  reaches_equity: [
    'what the shareholders have, what shareholders have, what the shares are worth, what the equity is worth, what the owners get, to get equity, get to equity, get to the equity, reach equity, reach the equity, arrive at equity, arrive at the equity, gives equity, gives the equity, for the equity value, to the equity value, to equity value, what the owners have, what shareholders get',
    'ce que valent les titres, ce que possèdent les actionnaires, ce qu’ont les actionnaires, ce que valent les actions, ce que vaut l’equity, pour arriver aux titres, arriver à la valeur des titres, arriver aux fonds propres, obtenir les fonds propres, passer aux titres, passer à la valeur des titres, donne la valeur des titres',
  ],
  served_before: [
    'already been served, already served, already been paid, already paid, already been repaid, already repaid, already taken care of, already in the flows, already in there, already reflected, already counted, already been counted, already accounted for, already included, already gone',
    'déjà servie, déjà payée, déjà remboursée, déjà dans les flux, déjà prise en compte, déjà comptée, déjà incluse, déjà passée',
  ],
  shares_out_everything: [
    'sum of the discounted flows, sum of the flows, sum of discounted flows, total of the discounted flows, discounted flows add up to, flows add up to, present values add up to, sum of the present values',
    'somme des flux actualisés, somme des flux, total des flux actualisés, somme des valeurs actuelles, flux actualisés donnent',
  ],
  soft_debt: [
    'pension, pensions, leases, provisions, earn out, overdue capex, deferred capex, tax liabilities, unpaid tax, debt like items, retirement obligations, litigation',
    'retraites, pensions, loyers, dette locative, dettes locatives, provisions, earn-out, compléments de prix, capex en retard, capex différé, impôts à payer, éléments assimilés, litiges',
  ],
  stops_at_value: [
    'stop at enterprise value, stop at ev, end at enterprise value',
    'm’arrête à la ve',
  ],
  straight_to_equity: [
    [
      crossed(
        'gives, gives you, gives me, is, get, yields, is already',
        equityEnglish,
        'directly, straight away, immediately, already, right away',
      ),
      crossed(
        'directly, straight, already, straight to, directly to, goes straight to',
        'equity value, the equity value, the equity, shareholders, the shareholders, the owners, the value of the shares',
      ),
      'gives the equity value directly, directly what shareholders own, straight to equity, straight over, directly divide, divide directly, divide it directly, divide it straight, without touching the debt, ignore the debt, forget the debt, not touch the debt, leave the debt alone, debt does not matter, no debt to deduct',
    ].join(', '),
    [
      crossed(
        'donne, obtient, obtiens, est, c’est, a, ai',
        'directement, déjà, tout de suite, immédiatement',
        equityFrench,
      ),
      crossed(
        'directement, déjà, tout de suite, directement à',
        'valeur des titres, la valeur des titres, la valeur des fonds propres, aux actionnaires, pour les actionnaires, la valeur des actions, capitalisation',
      ),
      'divise directement, directement par le nombre, directement par les actions, sans retirer la dette, sans toucher à la dette, sans passer par la dette',
    ].join(', '),
  ],
  taken_off_apart: [
    'taken off separately, deducted separately, subtracted separately, deducted three times, taken off each, deducted each time, taken off three times',
    'déduite séparément, retirée séparément, enlevée séparément, déduite trois fois, retirée à chaque fois, déduite à chaque fois, retirée trois fois',
  ],
  taken_per_part: [
    'once per division, three times, from each division, from every division, in each division, for each division, division by division',
    'trois fois, de chaque division, de chacune des divisions, de chacune des trois, dans chaque division, à chaque division, par division, pour chaque division',
  ],
  takes_away: [
    'get, keep, take, leave, push, pull, strip, move, taken, kept, left, excluded',
    'sortir, sorte, sortent, sortis, exclure, retirer, garder, laisser, enlever, tenir',
  ],
  takes_off_debt: [
    'minus net debt, less net debt, minus debt, less debt, after deducting net debt',
    'moins dette nette, moins la dette, diminuée de la dette nette',
  ],
  terms_capital_ample: [
    'above, over, higher than, more than, exceeds, excess',
    'supérieur, au-dessus, plus élevé que, dépasse, excédent, excédentaire',
  ],
  terms_capital_short: [
    'below, short of, lower than, less than, under, shortfall, lower working capital, insufficient, falls short',
    'inférieur, en dessous, sous le, plus bas que, insuffisant, manque, plus faible que, insuffisance',
  ],
  terms_favours: [
    'favours, helps, benefits, suits, protects, good for, advantage of, better for',
    'favorise, avantage, profite, arrange, protège, bon pour, en faveur du, bénéficie',
  ],
  terms_more_debt: [
    'each item, every item, each extra item, each debt item, every extra item, more net debt, higher net debt, more debt, extra debt, additional debt, debt like items, each euro of debt, higher the net debt, item counted as debt, item treated as debt, more items in debt, adding items to debt',
    'chaque élément, chaque poste, chaque euro de dette, dette nette plus élevée, plus de dette, dette supplémentaire, élément de plus, dette en plus, quasi-dettes, dette nette augmente, élément compté en dette, élément traité en dette, éléments requalifiés en dette',
  ],
  terms_narrow_debt: [
    crossed(
      'narrow, narrower, tight, restrictive',
      'definition of net debt, net debt definition, definition of debt, debt definition',
    ),
    crossed(
      'définition étroite, définition restrictive, définition plus étroite',
      'de la dette nette, de la dette, de dette nette',
    ),
  ],
  terms_price_cut: [
    'price goes down, price is reduced, price falls, price decreases, reduces the price, lowers the price, adjusted downwards, seller pays the difference, seller pays back, price is lower, buyer gets money back, seller gets less, seller receives less',
    'au profit de l’acheteur, prix baisse, prix est réduit, prix diminue, prix est diminué, réduit le prix, ajusté à la baisse, révisé à la baisse, vendeur rembourse, vendeur paie la différence, fait baisser le prix, vendeur touche moins, vendeur reçoit moins, baisse du prix',
  ],
  terms_price_lifted: [
    'increases what the seller gets, price goes up, price is increased, price increases, price rises, price is raised, raises the price, increases the price, adjusted upwards, adjusted up, buyer pays more, buyer pays the difference, buyer tops up, buyer compensates the seller, seller gets more, seller receives more, seller is compensated, added to the price, in the seller’s favour, raises the proceeds, increases the proceeds, more for the seller, helps the seller, price is higher, higher price',
    'prix est augmenté, prix augmente, prix monte, prix est majoré, prix est relevé, augmente le prix, ajusté à la hausse, révisé à la hausse, acheteur paie la différence, acquéreur paie la différence, acheteur verse la différence, acheteur complète, acheteur compense, acheteur paie davantage, vendeur touche plus, vendeur reçoit un complément, s’ajoute au prix, en faveur du vendeur, au profit du vendeur, vendeur touche davantage, vendeur encaisse plus, vendeur reçoit davantage, fait monter le prix, avantage le vendeur, hausse du prix, prix plus élevé',
  ],
  terms_wide_debt: [
    crossed(
      'broad, wide, broader, wider, large, extensive',
      'definition of net debt, net debt definition, definition of debt, debt definition',
    ),
    crossed(
      'définition large, définition étendue, définition plus large, définition extensive, conception large',
      'de la dette nette, de la dette, de dette nette',
    ),
  ],
  the_more_items: [
    'the more items you call debt, the more you call debt',
    'plus il y a de quasi-dettes, plus on met en dette, plus on en met en dette, plus on appelle dette',
  ],
  value_is_theirs: [
    'ev is what shareholders, enterprise value belongs to the shareholders',
    've c’est la valeur des titres',
  ],
  whole_group_debt: [
    'the whole group debt, all the group debt, the full group debt, all of the group’s debt, the whole net debt, the entire group debt, the whole debt of the group',
    'toute la dette du groupe, l’intégralité de la dette, la totalité de la dette, la dette entière du groupe',
  ],
  worth_of_shares: [
    'equity, value of the shares, share value',
    'valeur des titres, valeur des capitaux propres, fonds propres, valeur de l’action',
  ],
  wrongly_debt_word: [
    'pensions as debt, more debts in the definition, more items in debt, pensions in debt, more things count as debt, working capital is short, working capital is low, short working capital, working capital below',
    'plus il y a de dettes, retraites en dette, plus on met de dettes, plus de choses en dette, bfr est insuffisant, bfr trop bas, bfr est trop faible, bfr en dessous, manque de bfr',
  ],
  wrongly_more_paid: [
    'raises the price, buyer pays more, seller gets more, more the seller, price goes up, lifts the price, buyer owes, buyer tops up',
    'acheteur paie plus, vendeur touche plus, plus le vendeur touche, prix monte, augmente le prix, acheteur complète, acheteur doit',
  ],
};
