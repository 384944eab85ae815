import type { Lexicon } from '../../types.ts';
import { crossed } from '../crossed.ts';
import { staysPut } from '../directions.ts';

/** Leverage, in the words of those who get it wrong. */
export const leverageMisstated: Lexicon = {
  agencies_blind: [
    crossed(
      'agencies, rating agencies',
      'do not mind, do not care, do not look, ignore, never look, only look at eps, like debt',
    ),
    crossed(
      'agences, agences de notation',
      'ne regardent pas, s’en moquent, ignorent, ne s’intéressent pas, n’en tiennent pas compte, aiment la dette',
    ),
  ],
  all_at_fixed_rate: [
    'all fixed rate, all at fixed rates, all fixed, always fixed rate, always at a fixed rate, are fixed rate, is fixed rate, all have fixed rates, rates are fixed for the whole, agreed at a fixed rate, locked at a fixed rate, fixed rate at signing, at a fixed rate anyway, fixed once and for all, rate was fixed, rate was locked',
    'tous à taux fixe, toutes à taux fixe, toujours à taux fixe, est à taux fixe, sont à taux fixe, taux est fixe, taux sont fixes, signé à taux fixe, à taux fixe de toute façon, taux fixé une fois pour toutes, taux a été fixé, taux était fixe',
  ],
  amiss_brings_money_in: [
    'brings fresh money, brings in fresh money, injects money, injects cash, strengthens the balance sheet, reduces the debt, reduces debt, lowers leverage, lowers the leverage, pays down debt, deleverages, new equity, raises equity, pay the dividend in, increases equity, raises the equity, fresh cash into the company',
    'fait entrer de l’argent, apporte de l’argent, injecte de l’argent, injecte du cash, renforce les fonds propres, renforce le bilan, réduit la dette, réduit le levier, baisse le levier, diminue la dette, désendette, fait entrer du cash, augmente les fonds propres, rembourse la dette, argent frais',
  ],
  amiss_gives_control_away: [
    'gives up control, gives up the majority, gives away control, loses control, sells the majority, hands over control, hands control, loses its majority, sells shares, gives up a stake, dilutes, new shareholder, gives the majority, cedes control, cedes the majority',
    'cède la majorité, cède le contrôle, perd le contrôle, perd la majorité, donne le contrôle, abandonne le contrôle, cède ses titres, vend ses titres, vend une partie, cède une partie, fait entrer un actionnaire, fait entrer un fonds, donne la majorité, dilue, nouvel actionnaire, vend la majorité',
  ],
  amiss_recap: [
    'recap, recapitalisation, leveraged dividend, debt funded dividend',
    'recap, recapitalisation, dividende financé par la dette, dividende financé par dette',
  ],
  astray_loan_payout: [
    'recap, debt-funded dividend, leveraged dividend',
    'recap, dividende par endettement',
  ],
  astray_money_in: [
    'fresh money into, brings fresh money, new money into, funds the growth, strengthens the company',
    'argent frais dans, argent neuf, finance la croissance, renforce la société, renforce le bilan, améliore le bilan',
  ],
  astray_more_debt: [
    'more leverage, more debt, higher leverage, leverage goes up, extra debt, debt up',
    'plus de levier, plus de dette, levier plus élevé, davantage de dette, plus d’endettement, plus endetté',
  ],
  astray_risk_down: [
    'risk falls, risk goes down, risk drops, less risk, lowers the risk, reduces the risk, less risky, no extra risk, same risk',
    'risque baisse, risque diminue, moins de risque, réduit le risque, baisse le risque, moins risqué, même risque',
  ],
  banks_equity: [
    'banks bring the equity, banks provide the equity, banks put in the equity, lenders bring the equity, lenders put in the equity, fund brings the debt, fund provides the debt, sponsor brings the debt, sponsor provides the debt, fund lends and the banks invest, equity is what the bank, debt is what the sponsor, debt is what the fund brings',
    'banques apportent les fonds propres, banques mettent les fonds propres, prêteurs apportent les fonds propres, banques apportent l’equity, fonds apporte la dette, fonds amène la dette, sponsor apporte la dette, fonds prête et la banque investit, fonds propres viennent de la banque, dette c’est ce que le fonds',
  ],
  beats_it: [
    'beat, beats, better, best, preferable, superior, wins, win, right answer, right choice, the answer, more accretive, wiser, cheaper, dominates, the way to go',
    'bat, mieux, meilleur, préférable, supérieur, gagne, l’emporte, bonne réponse, bon choix, la réponse, plus relutif, gagnant, s’impose',
  ],
  because_all_is_dear: [
    'because everything costs more, because money is dearer, because debt is dearer, because borrowing costs more, because rates rose, because rates are higher',
    'parce que tout coûte plus cher, parce que la dette coûte plus cher, parce que l’argent est plus cher, parce que les taux ont monté, parce que les taux sont plus hauts',
  ],
  best_choice: [
    'best, better, right choice, right answer, the way to go, optimal, preferable',
    'meilleur, mieux, bon choix, bonne réponse, optimal, préférable, idéal',
  ],
  borrowed_noun: ['debt, leverage, loans, borrowing', 'dette, levier, emprunt, prêt'],
  borrowing_act: [
    'more debt, taking on debt, borrowing, debt financing, paying in debt, adding debt, extra debt',
    'plus de dette, s’endetter, emprunter, davantage de dette, prendre de la dette, payer en dette',
  ],
  borrowing_more: [
    'more you borrow, more we borrow, more they borrow, more it borrows, more debt you have, more debt we have, more you owe',
    'plus on emprunte, plus tu empruntes, plus on s’endette, plus on a de dettes, plus il y a de dette, plus tu t’endettes, plus elle s’endette',
  ],
  borrows_a_little: [
    'only borrows a little, borrows only a little, borrows a little, borrow just a bit, takes a small loan, only a small loan, just a small loan, hardly borrows',
    'emprunte juste un, emprunte un petit, emprunte à peine, juste un petit emprunt, juste un petit crédit, n’emprunte presque rien, emprunte très peu',
  ],
  borrows_more: [
    'borrowing, borrow, debt, lever up, leverage, gearing up, loan',
    'dette, emprunt, emprunter, endettement, levier',
  ],
  borrows_more_word: [
    'borrows more, take on more debt, raise more debt, add more debt, levers up',
    'emprunte davantage, lever plus de dette, s’endettant davantage, s’endette plus, emprunte plus',
  ],
  brings_cost_down: [
    'bring the cost down, lower the cost, bring down the cost, reduce the cost, lower the average cost, cheaper overall',
    'baisser le coût, réduire le coût, diminuer le coût, faire baisser le coût, coût moins élevé',
  ],
  burden_or_grade: ['leverage, rating, credit rating', 'levier, notation, note de crédit'],
  by_itself: [
    'always, automatically, necessarily, by definition, by construction, mechanically, every time, in every case, in all cases, for sure, no matter what, without exception, certain, certainly, bound to, cannot fail, systematically, guaranteed',
    'toujours, automatiquement, forcément, nécessairement, par définition, par construction, mécaniquement, à tous les coups, d’office, dans tous les cas, à chaque fois, à coup sûr, sans exception, systématiquement, obligatoirement, garanti',
  ],
  carries_more_debt: [
    'carry more debt, supports more debt, can bear more debt, allows more debt, raise more debt, borrow more',
    'supporte plus de dette, porter plus de dette, lever plus de dette, emprunter plus, emprunter davantage, lever davantage de dette',
  ],
  cases_payout: ['recap, dividend', 'dividende, recap'],
  cases_without_debt: [
    'no debt, without debt, without adding debt, without any debt, not add debt',
    'aucune dette, sans dette, pas de dette, sans endetter',
  ],
  ceiling_price: [
    'maximum price is, maximum price equals, most it can pay is, max price is',
    'prix maximum c’est, prix maximum est, prix maximal c’est, prix maximal est, prix maximum égale',
  ],
  cheapest_tranche: [
    'only take the cheapest tranche, only use the cheapest, only ever use the cheapest, only take the cheapest, only the cheapest, cheapest tranche only, just the cheapest, takes the cheapest, nothing but the cheapest',
    'uniquement la tranche la moins chère, seulement la tranche la moins chère, seulement la moins chère, uniquement la moins chère, prend la tranche la moins chère, que la moins chère',
  ],
  cheque_noun: ['equity, sponsor’s cheque', 'equity, apport, fonds propres, mise, chèque, ticket'],
  counter_no_risk: ['no risk, without risk', 'aucun risque, sans risque'],
  deals_debt_suits_cycle: [
    'cyclical business can carry more, more cyclical more debt, cycles support more debt, cyclical company can carry more',
    'cyclique supporte plus de dette, cyclique peut emprunter plus',
  ],
  deals_not_deduct: [
    'not deduct, no need to deduct, not have to deduct, not subtract, no need to subtract, not take off',
    'pas à l’enlever, pas à enlever, pas à déduire, pas à la déduire, pas besoin de déduire, ne déduit pas, pas à retirer, pas à la retirer, n’enlève pas, ne retire pas, ne la déduit pas',
  ],
  debt_pleases_agencies: [
    'rating improves, rating goes up, improves the rating, raises the rating, better rating, agencies like debt, agencies reward, strengthens the balance sheet, makes the company safer, makes us safer, reduces the risk',
    'notation s’améliore, notation monte, améliore la notation, meilleure notation, agences aiment la dette, agences apprécient, renforce le bilan, réduit le risque',
  ],
  debt_spares_rating: [
    crossed(
      'debt, leverage, borrowing, more debt',
      'has no effect on, has no impact on, does not affect, does not touch, does not move',
      'rating, credit rating',
    ),
    crossed(
      'dette, levier, endettement, emprunter',
      'n’a aucun effet sur, n’a pas d’effet sur, n’a aucun impact sur, ne touche pas, n’affecte pas, ne change pas',
      'notation, note',
    ),
  ],
  debt_word_alone: ['debt, borrowing, leverage, a loan', 'dette, emprunt, endettement, levier'],
  eats_the_return: [
    'eats into the equity return, eats into the return, eats the return, weighs on the return',
    'mange le rendement, grignote le rendement, pèse sur le rendement, rogne le rendement',
  ],
  far_too_many_turns: [
    'twelve times, fifteen times, eighteen times, twenty times, thirty times, twelve turns, fifteen turns, twenty turns, twelve to fifteen times, ten to fifteen times, fifteen to twenty times, ten to twelve times',
    'douze fois, quinze fois, dix huit fois, vingt fois, trente fois, douze tours, quinze tours, vingt tours, dix à quinze fois, dix à douze fois, douze à quinze fois, quinze à vingt fois',
  ],
  first_day_debt: [
    'original debt, debt of origin, initial debt, opening debt, entry debt',
    'dette d’origine, dette initiale, dette d’entrée, dette de départ',
  ],
  from_elsewhere: [
    'out of its other, from its other, with its other',
    'avec ses autres, sur ses autres, de ses autres participations, grâce à ses autres',
  ],
  fund_as_surety: [
    'fund’s assets, fund’s other assets, assets of the fund, fund’s portfolio, other portfolio companies, whole portfolio, fund’s guarantee, guarantee of the fund, guarantee from the fund, against the fund, fund stands surety, guaranteed by the fund',
    'actifs du fonds, garantie du fonds, caution du fonds, se porte garant, tout le portefeuille, reste du portefeuille, autres participations, garanti par le fonds',
  ],
  fund_is_the_debtor: [
    'fund borrows the money itself, fund borrows itself, fund owes the bank, fund must pay it back, fund repays the bank, fund repays the loan, fund has to pay it back',
    'fonds qui s’endette, fonds qui rembourse, fonds rembourse la banque, fonds doit rembourser, fonds s’endette lui-même',
  ],
  fund_pays_in_again: [
    'send fresh money, puts in fresh money, injects cash each year, keeps putting money in, puts more money in each year',
    'remet de l’argent, remettre de l’argent, réinjecte de l’argent, réinjecte chaque année, rajoute de l’argent, remettre au pot chaque année',
  ],
  fund_repays: [
    'fund has to repay, fund must repay, fund is liable, fund owes the debt, debt stays with the fund, sponsor has to repay, sponsor is liable, fund itself repays, fund’s investors repay, investors repay the debt, sponsor itself repays, repaid by the fund, repaid by the sponsor, repaid by the investors',
    'fonds doit rembourser, fonds est redevable, fonds qui doit rembourser, dette reste au fonds, c’est le fonds qui rembourse, fonds rembourse lui même, investisseurs du fonds remboursent, remboursée par le fonds, remboursée par les investisseurs, remboursée par le sponsor',
  ],
  gains_only: [
    'only amplifies gains, only amplifies the gains, only magnifies, only increases, only works upwards, never losses, not the losses, only boosts',
    'n’amplifie que les gains, que les gains, jamais les pertes, pas les pertes, qu’à la hausse',
  ],
  gears_up: [
    'gear up, add a turn of leverage, add a turn of debt, add another turn, raise the leverage, increase the leverage, push leverage up, put more debt in, borrow more, take more debt',
    'augmenter le levier, monter le levier, ajouter un tour de levier, ajouter un tour de dette, ajoute un tour, mettre plus de dette, met plus de dette, emprunter davantage, empruntant plus, endetter davantage',
  ],
  goes_further: [
    'senior goes further, senior lenders go further, senior lends more, senior goes up to seven, senior goes higher, senior lenders go up to seven',
    'senior va plus loin, senior prête plus, senior monte plus haut, senior va jusqu’à sept',
  ],
  greater_part_itself: [
    'most of the price itself, bulk of the price itself',
    'plus grosse partie du prix de sa poche, plus grosse partie de sa poche, essentiel du prix de sa poche',
  ],
  harmless_here: [
    'no risk, is no risk, not risky, safe because, nothing can happen',
    'aucun risque, pas de risque, sans risque, rien ne peut, sans danger',
  ],
  heard_debt_unlimited: [
    'no limit to the debt, borrow as much as, as much debt as, no limit on debt, no limit to how much debt',
    's’endetter sans limite, autant de dette qu’on, emprunter autant qu’on, s’endetter autant qu’on veut, pas de limite à la dette, aucune limite à la dette',
  ],
  heard_leverage_unmoved: [
    'doesn’t move leverage, doesn’t change leverage, doesn’t raise leverage, no effect on leverage, no effect on net debt, doesn’t count in, doesn’t count towards, leaves leverage',
    'ne bouge pas le levier, ne compte pas dans, ne monte pas le levier, ne bouge pas notre levier, ne fait pas bouger le levier, aucun effet sur le levier, ne touche pas au levier, ne pèse pas sur le levier, ne change pas le levier',
  ],
  heavy_debt_word: [
    'times debt, times leverage, turns of debt, that much debt, this leverage',
    'fois de dette, tours de dette, fois de levier, autant de dette, ce levier',
  ],
  higher_return_then: [
    'higher the return, better the return, higher the irr, better the irr',
    'plus le rendement, plus le tri, meilleur est le rendement, meilleur est le tri, mieux ça rapporte',
  ],
  improves_word: [
    'improve, strengthen, boost, help, support, raise, lift',
    'améliore, renforce, soutient, rassure, remonte',
  ],
  issues_instead: [
    'shares, equity, stock, paper',
    'titres, actions, fonds propres, augmentation de capital, papier',
  ],
  joins_the_debt: [
    'is added to debt, are added to debt, added to the debt, added to borrowings, adds to debt, adds to net debt, adds to borrowings, adds to what you owe, counts as debt, goes into net debt, go into net debt, piles onto the debt',
    's’ajoutent à l’endettement, s’ajoutent à la dette, vient gonfler la dette, viennent gonfler la dette, compte comme de la dette, entre dans la dette, entrent dans la dette, vient en plus de la dette',
  ],
  junior_stops_first: [
    'mezzanine stops at, junior stops',
    'junior s’arrête, mezzanine s’arrête, mezzanine s’arrête avant',
  ],
  laden_with_debt: [
    'already have a lot of debt, a lot of debt already, already has debt, have a lot of debt',
    'déjà beaucoup de dette, beaucoup de dette au départ',
  ],
  lbo_adds_a_turn: [
    'another turn of debt, add another turn, one more turn, extra turn of debt, more debt, more leverage',
    'davantage de dette, tour de levier en plus, un tour de plus, tour de dette en plus, plus de dette, plus de levier',
  ],
  lbo_against_assets: [
    'only lend against, lend only against, only lend on assets, lend against assets only',
    'prêtent uniquement sur, prêtent seulement sur, ne prête que sur, ne prête que contre',
  ],
  lbo_all_own_money: [
    [
      crossed(
        'mostly, mainly, almost entirely, entirely, essentially, only, all',
        'with its own money, with their own money, with own money, with own funds, with equity, from its own pocket, in equity, by equity',
      ),
      'hardly any debt, almost no debt, as little debt as possible, very little debt, no debt at all',
    ].join(', '),
    [
      crossed(
        'surtout, essentiellement, principalement, presque entièrement, entièrement, uniquement',
        'avec son argent, avec son propre argent, avec ses fonds propres, en fonds propres, par fonds propres, de sa poche',
      ),
      'presque pas de dette, quasiment pas de dette, le moins de dette possible, aucune dette',
    ].join(', '),
  ],
  lbo_already_indebted: [
    'already has high debt, high existing debt, already highly indebted, already levered, indebted target, highly indebted company, already indebted, already in debt, already carries a lot, already has a lot, already carries high, already highly leveraged, already leveraged, already carries debt, lots of existing debt, already full of debt, heavily indebted',
    'déjà endetté, fort endettement existant, bien endettée, cible endettée, déjà endettée, déjà fortement endettée, déjà beaucoup de dette, déjà chargée en dette, très endettée, lourdement endettée, bilan déjà chargé',
  ],
  lbo_always_better: [
    'always better, the better, always raises, always increases, always good, no downside, no limit, without risk, free',
    'toujours mieux, mieux c’est, augmente toujours, toujours bon, sans risque, sans limite, aucun inconvénient, gratuit, toujours plus rentable',
  ],
  lbo_always_fixed: [
    crossed(
      'debt, lbo debt, loans, term loan, term loans, acquisition debt, rate, interest',
      'is always fixed, is always fixed rate, is always at a fixed rate, are always fixed, are always at a fixed, is always a fixed rate, is fixed for the whole, is fixed for life, is always hedged, are always hedged',
    ),
    crossed(
      'dette, dette lbo, dette d’acquisition, prêts, taux, dette d’un lbo',
      'est toujours fixe, est toujours à taux fixe, sont toujours à taux fixe, toujours fixe, toujours à taux fixe, est fixée pour toute la durée, est toujours couverte, sont toujours fixes',
    ),
  ],
  lbo_balance_of_fund: [
    'fund’s balance sheet, sponsor’s balance sheet, books of the fund',
    'bilan du fonds, comptes du fonds',
  ],
  lbo_better_if: [
    'better if, prefer, ideal, good sign, a plus',
    'mieux si, préfère, idéal, bon signe, c’est mieux',
  ],
  lbo_better_without_end: [
    'better the deal, better it is, better the return, the better, no limit, without limit',
    'meilleur est, mieux c’est, mieux on, pas de limite, pas vraiment de limite, sans limite',
  ],
  lbo_by_the_fund: [
    'by the fund, by the sponsor, by the investors, from the fund’s, from the sponsor’s',
    'par le fonds, par les investisseurs, par le sponsor, par ses investisseurs',
  ],
  lbo_cash_lifts_leverage: [
    [
      crossed(
        'cash, more cash, cash balance, more cash the company has',
        'increases leverage, increases the leverage, raises leverage, increases net debt, raises net debt, adds to net debt, the higher its leverage, the higher its net leverage, the higher the leverage, the higher the net leverage, the higher its net debt',
      ),
      'cash makes leverage worse, cash worsens leverage',
    ].join(', '),
    [
      crossed(
        'trésorerie, cash, plus de cash, plus de trésorerie',
        'augmente le levier, augmente la dette nette, alourdit la dette nette, accroît le levier, plus le levier est élevé, plus la dette nette est élevée',
      ),
      'trésorerie dégrade le levier, cash dégrade le levier',
    ].join(', '),
  ],
  lbo_changes_nothing: [
    'makes no odds, changes nothing, not change anything, makes no difference, no effect on',
    'ne change rien, change rien, n’a aucun effet, sans effet',
  ],
  lbo_cheaper_than: [
    'is cheaper than, costs less than, is less expensive than, are cheaper than',
    'coûtent moins cher que, coûte moins que, sont moins chers que, est moins chère que',
  ],
  lbo_cheque_falls: [
    [
      crossed(
        'equity cheque, equity check, cheque, equity contribution, equity ticket, equity needed, equity share, equity portion',
        'falls, shrinks, goes down, gets smaller, drops, decreases, is smaller, is lower',
      ),
      'smaller equity cheque, less equity is needed, needs less equity, puts in less equity, put in less equity, puts less equity',
    ].join(', '),
    [
      crossed(
        'ticket, chèque, chèque en fonds propres, chèque du fonds, apport en fonds propres, part des fonds propres, apport, part de fonds propres, besoin de fonds propres, mise',
        'baisse, diminue, se réduit, est plus petit, recule, est plus faible',
      ),
      'met moins de fonds propres, apporte moins de fonds propres, moins de fonds propres à mettre, besoin de moins de fonds propres',
    ].join(', '),
  ],
  lbo_cover_on_debt: [
    crossed(
      'cover is, coverage is, interest cover is, cover ratio is, interest coverage is',
      'net debt, debt, the debt, gross debt, the net debt, the gross debt',
    ),
    crossed(
      'couverture c’est, couverture est, couverture des intérêts c’est, ratio de couverture c’est, couverture égale',
      'dette, la dette, dette nette, la dette nette, dette brute',
    ),
  ],
  lbo_debt_capacity_word: [
    'debt capacity, borrowing capacity',
    'capacité d’endettement, capacité d’emprunt',
  ],
  lbo_debt_dearer_than_equity: [
    crossed(
      'debt, borrowing, leverage, bank debt',
      'costs more than, is more expensive than, is dearer than, is costlier than',
      'equity, own money, own funds',
    ),
    crossed(
      'dette, emprunter, emprunt',
      'coûte plus cher que, est plus chère que, coûte plus que',
      'fonds propres, capitaux propres, capital, equity',
    ),
  ],
  lbo_debt_lowers_return: [
    crossed(
      'debt, leverage, borrowing',
      'lowers, reduces, dilutes, hurts, cuts',
      'return, returns, irr',
    ),
    crossed(
      'levier, dette, endettement',
      'baisse, réduit, diminue, dilue, pénalise',
      'rendement, tri, rentabilité',
    ),
  ],
  lbo_debt_service_word: [
    'service, repay, pay back, pay off, pay the interest, pay the debt, pay the loan, pay the banks, reimburse',
    'rembourser, payer la dette, paient les intérêts, assurent le service, paient les banques',
  ],
  lbo_debt_shows_trust: [
    crossed(
      'debt, leverage, existing debt, a lot of debt',
      'shows the banks trust, shows banks trust, shows that banks trust, proves the banks trust, proves it can borrow, is proof of trust, shows it can carry',
    ),
    crossed(
      'dette, endettement, beaucoup de dette',
      'prouve que les banques, montre que les banques, prouve la confiance, montre la confiance, est une preuve de confiance',
    ),
  ],
  lbo_entry_debt_word: [
    'entry debt, debt at entry, acquisition debt, debt raised',
    'dette d’entrée, dette à l’entrée, dette levée, dette d’acquisition',
  ],
  lbo_fixed_rate_word: ['at fixed rates, is fixed', 'est à taux fixe, à taux fixe, est fixe'],
  lbo_fund_books: [
    'fund’s own books, fund’s books, books of the fund, sponsor’s books, sponsor’s own books, fund level, level of the fund, in the fund itself, on the fund itself, with the fund itself, by the fund itself, never on the target, never on the company, in its own name',
    'comptes du fonds, bilan du fonds, livres du fonds, niveau du fonds, logée dans le fonds, portée par le fonds, porte sur le fonds, au nom du fonds, jamais sur la cible, jamais dans la cible',
  ],
  lbo_fund_investors: [
    'fund’s investors, investors of the fund, investors in the fund, limited partners, lps, sponsor’s investors, its investors, fund itself, sponsor itself',
    'investisseurs du fonds, souscripteurs, ses investisseurs, fonds lui même, sponsor lui même, investisseurs du sponsor',
  ],
  lbo_goes_up: [
    'goes up, rises, increases, is higher, grows, improves',
    'augmente, monte, progresse, s’améliore, est plus élevée',
  ],
  lbo_guarantee_word: [
    'guarantee, liable for, on the hook, personally, responsible for, stands behind',
    'garantir, garant, caution, responsable de',
  ],
  lbo_has_debt_already: [
    'already has a lot of debt, already carries, already has debt, plenty of debt, already in debt, already borrowed',
    'a déjà beaucoup de dette, déjà beaucoup de dette, déjà endettée, déjà des dettes',
  ],
  lbo_higher_ratio_safer: [
    'higher leverage is safer, higher leverage the safer, more leverage is safer, higher the figure the safer, lower cover is safer, low cover is good, high cover is risky, higher cover is riskier',
    'levier élevé rassure, couverture faible est bonne, couverture élevée est risquée, couverture basse rassure',
  ],
  lbo_just_word: [
    'just, simply, basically, only, all you need, nothing else, above all, enough, all that counts, purely',
    'juste, simplement, seulement, uniquement, avant tout, suffit, rien d’autre, en gros, surtout',
  ],
  lbo_keep_the_irr: [
    'keep its irr, keep the irr, keep their irr, hold its irr, hold the irr, maintain the irr, maintain its irr, protect its irr, protect the irr, reach its irr, hit its irr, keep the same irr, keep its return, hold its return, keep the return',
    'tenir son tri, tenir le tri, garder son tri, garder le tri, maintenir son tri, maintenir le tri, conserver son tri, conserver le tri, atteindre son tri, garder le même tri, préserver son tri',
  ],
  lbo_laden_already: [
    'already carries a lot of debt, already highly levered, already heavily levered, already heavily indebted, already loaded with debt, already leveraged, already indebted, already geared, already has a lot of debt',
    'déjà endettée, déjà beaucoup de dette, déjà fortement endettée, déjà du levier, déjà lourdement endettée',
  ],
  lbo_lenders_give_more: [
    crossed(
      'banks, lenders, bank',
      'lend more, will lend more, can lend more, are happy to lend more, would lend more, want to lend more, are keener to lend, get keener, become more generous, take a bigger share, take a larger share, offer more',
    ),
    crossed(
      'banques, prêteurs, banque',
      'prêtent plus, prêtent davantage, prête davantage, vont prêter plus, peuvent prêter plus, sont plus généreux, sont plus généreuses, prennent une plus grosse part, prennent une plus grande part, financent une plus grosse part, financent davantage, acceptent plus de levier',
    ),
  ],
  lbo_lends_more: [
    'lends more, lend even more, give bigger loans',
    'prêteront plus, prêter davantage',
  ],
  lbo_lends_word: [
    'debt capacity, borrowing capacity, leverage, banks, amount of debt, lender',
    'capacité d’endettement, capacité d’emprunt, levier, prêteurs, banques, montant de dette',
  ],
  lbo_less_risk: [
    'less risk, lower risk, less risky, reduces the risk, safer',
    'moins risqué, réduit le risque, diminue le risque, plus sûr',
  ],
  lbo_leverage_eases: [
    crossed(
      'leverage, leverage ratio, net leverage, leverage multiple',
      'falls, goes down, drops, decreases, improves, comes down, declines, gets better, shrinks, stays the same, does not change',
    ),
    crossed(
      'levier, ratio de levier, levier net',
      'baisse, diminue, recule, s’améliore, descend, se réduit, reste le même, ne change pas, ne bouge pas',
    ),
  ],
  lbo_leverage_upside_down: [
    crossed(
      'ebitda, earnings',
      'divided by, over',
      'net debt, gross debt, debt, the net debt, the debt',
    ),
    crossed('ebitda', 'divisé par, sur, rapporté à', 'dette nette, dette brute, dette'),
  ],
  lbo_lower_debt: [
    'lower the debt, less debt, less leverage, lower leverage, smaller the debt, without debt',
    'moins de dette, moins de levier, levier plus faible, sans dette, moins on emprunte',
  ],
  lbo_lowers_word: [
    'lowers, reduces, hurts, cuts, dilutes, depress, drags down, brings down, pulls down',
    'baisse, réduit, diminue, pénalise, dilue, dégrade, abaisse, fait reculer',
  ],
  lbo_mainly_equity: [
    [
      crossed(
        'most of the price, bulk of the price, majority of the price, most of it, most of the money, most of the purchase price, price, purchase price',
        'is paid in equity, is paid with equity, is funded with equity, is financed with equity, is equity, comes from equity, comes from the fund’s own money, is the fund’s own money',
      ),
      'most of the price in equity, most of it in equity, uses little debt, almost all in equity, nearly all in equity, bulk of the price in equity, mostly equity, mainly equity, mostly with equity, mainly with equity, mostly in equity, mostly from equity, mainly from equity',
    ].join(', '),
    [
      crossed(
        'essentiel, essentiel du prix, majeure partie, plus grande partie, gros du prix, surtout',
        'est payé en fonds propres, est payée en fonds propres, est financé en fonds propres, est financé par des fonds propres, vient des fonds propres, est en fonds propres, est apporté par le fonds, en fonds propres, payé en fonds propres, par des fonds propres',
      ),
      'l’essentiel du prix en fonds propres, quasiment tout en fonds propres, presque tout en fonds propres',
    ].join(', '),
  ],
  lbo_management_fees: [
    'management fees, fees of the fund, fees it charges',
    'frais de gestion, commissions de gestion',
  ],
  lbo_more_debt_instead: [
    [
      crossed(
        'take on, takes on, raise, raises, use, uses, borrow, borrows, add, put in',
        'more debt to compensate, more debt to make up, more debt to keep, more leverage to compensate, more leverage to keep, more to compensate, more debt instead, more debt to offset, more leverage to offset',
      ),
      'compensate by adding debt, compensates with more debt, less equity and more debt',
    ].join(', '),
    [
      crossed(
        'met, lève, prend, mettre, lever, prendre, emprunte, ajouter, ajoute',
        'plus de dette pour compenser, plus de levier pour compenser, davantage de dette pour compenser, plus pour compenser, plus de dette pour tenir, plus de dette pour garder, plus de levier pour garder',
      ),
      'plus de dette et moins d’equity, mettant plus de dette, ajoutant de la dette',
    ].join(', '),
  ],
  lbo_more_they_borrow: [
    'more debt you pile on, more debt you stack, the more you borrow, the more we borrow, the more they borrow, the more you lever, the more debt',
    'plus on empile de dette, plus on charge en dette, plus on emprunte, plus il emprunte, plus on s’endette, plus on met de dette, plus il y a de dette, plus la dette est grosse',
  ],
  lbo_nearly_all: [
    'almost everything, nearly everything, nearly all, almost all, nearly the whole',
    'presque tout, quasi tout, presque la totalité, presque tout le prix',
  ],
  lbo_needs_less_equity: [
    'needs less equity, put in less equity, tie up less equity, tie up less money, fund will need less, fund needs less',
    'besoin de moins de fonds propres, besoin de moins d’equity, met moins d’equity, mettre moins d’equity, mettre moins de fonds propres, met moins de fonds propres, immobiliser moins',
  ],
  lbo_new_debt: [
    'new debt, entry debt, acquisition debt, debt raised, new loan',
    'nouvelle dette, dette d’entrée, dette d’acquisition, dette levée, nouvel emprunt',
  ],
  lbo_ninety_in_equity: [
    crossed(
      'ninety percent, eighty percent, 90%, 80%, nine tenths, ninety percent of the price, eighty percent of the price, 90% of the price, 80% of the price',
      'equity, in equity, of equity, is equity, with equity, from the fund, own money',
    ),
    crossed(
      'quatre vingt dix pour cent, quatre vingts pour cent, 90 %, 80 %, 90 % du prix, 80 % du prix, quatre vingt dix pour cent du prix',
      'fonds propres, en fonds propres, de fonds propres, par le fonds',
    ),
  ],
  lbo_not_added: [
    'not added, not add, not count, leave out, left out, without adding, no need to add',
    'n’ajoute pas, pas ajoutée, ne compte pas, sans ajouter, n’ajoute rien, pas besoin d’ajouter, laisse de côté',
  ],
  lbo_of_its_own: [
    'its own cash, its own money, their own money, their own cash, its own pocket, their own pocket',
    'son propre argent, ses propres fonds, leur propre argent, sa propre poche, ses propres deniers, leur propre poche',
  ],
  lbo_on_sales: [
    'multiple of sales, multiple of revenues, turns of sales, turns of revenue, times sales, times revenues, times turnover, divided by sales, divided by revenue, over sales, over revenue',
    'multiple du chiffre d’affaires, multiple des ventes, fois le chiffre d’affaires, fois les ventes, fois le ca, sur chiffre d’affaires, en multiple de chiffre d’affaires',
  ],
  lbo_only_on_multiple: [
    'only on ebitda, only depends on ebitda, only look at ebitda, only size on, size only on, purely on ebitda, solely on ebitda',
    'que du multiple d’ebitda, que de l’ebitda, que l’ebitda, uniquement du multiple, uniquement de l’ebitda, uniquement sur l’ebitda, seulement de l’ebitda, que le multiple d’ebitda, que sur un multiple, uniquement sur un multiple',
  ],
  lbo_only_the_price: [
    'only the price changes, only the price moves, only affects the price, only changes the price, only lowers the price',
    'seul le prix change, seul le prix bouge, seul le prix baisse',
  ],
  lbo_out_of_own_pocket: [
    'out of their pockets, out of its pocket, out of its own pocket, from its own pocket, own money, own cash, own funds',
    'de leur poche, de sa poche, leurs deniers, ses deniers, propre argent, leur argent, avec son argent',
  ],
  lbo_owes_itself: [
    'owes, borrows in its own name, carries, has to repay itself',
    'doit lui même, porte lui même, emprunte en son nom',
  ],
  lbo_owners_earnings: [
    'owners earn, shareholders earn, return on equity, equity return, owners make, investors make, fund earns, return of the fund, return of the shareholders',
    'gagnent les actionnaires, rendement des fonds propres, rendement des actionnaires, gagne le fonds, rendement du fonds, rapporte aux actionnaires, gagnent les investisseurs',
  ],
  lbo_price_holds_because: [
    crossed(
      'price, multiple, valuation',
      'does not move, does not change, stays the same, is not affected, is unaffected, remains the same',
      'because, since, as',
    ),
    crossed(
      'prix, multiple, valorisation',
      'ne bouge pas, ne change pas, reste le même, reste la même, n’est pas affecté, n’est pas touché',
      'car, parce que, puisque',
    ),
  ],
  lbo_raises_strict: [
    'increase, raise, improve, lift, boost',
    'augmenter, accroître, améliorer, relever',
  ],
  lbo_rates_up: [
    'rate rise, rate hike, higher rates, rise in rates, dearer money',
    'hausse des taux, taux plus hauts, taux plus élevés, remontée des taux',
  ],
  lbo_recourse_to_fund: [
    'recourse to the fund, recourse to its investors, recourse to the sponsor, recourse to the investors, guaranteed by its investors, guaranteed by the investors',
    'garantie par les investisseurs, garantie par ses investisseurs, recours contre le fonds, recours sur le fonds, recours contre les investisseurs',
  ],
  lbo_same_amount: [
    'same amount, lend the same, as much as before, same leverage, just as much',
    'même montant, prêtent autant, prêtent la même, même levier, tout autant',
  ],
  lbo_same_price_for_all: [
    'same cost, same price, same margin, same rate, same interest, identical price, cost is the same, price is the same, cost the same, priced the same, priced alike, same return',
    'même coût, coût est le même, prix est le même, même prix, même marge, même taux, coûtent pareil, coûtent la même chose, même rémunération, même rendement',
  ],
  lbo_sized_on_assets: [
    'sized on the buildings, sized on the value of the buildings, sized on the assets, sized on the value of the assets, sized on the machines, set by the value of the assets, depends on the buildings, depends on what the assets are worth, based on the buildings, based on the machinery, sized on assets, based on the value of its assets',
    'calibrée sur la valeur des immeubles, calibrée sur les immeubles, calibrée sur les machines, calibrée sur les murs, dépend de la valeur des immeubles, dépend de la valeur des actifs, fixée sur la valeur des actifs, calculée sur les immeubles, calculée sur la valeur des actifs, calculée sur les actifs, calibrée sur les actifs, dimensionnée sur les actifs, calée sur les actifs, calibrée sur la valeur des actifs, dimensionnée sur la valeur des actifs',
  ],
  lbo_speaks_for_it: [
    'better if, it is better, good profile, good candidate, good sign, proves, proof, has to be, should be, ideal, look for, reassures, good target, prefer',
    'mieux si, bon profil, bon candidat, bon signe, prouvé, idéal, on cherche, je cherche, rassurant, bonne cible, il faut',
  ],
  lbo_structure_untouched: [
    crossed(
      'structure, structure of the financing, financing structure, capital structure, structure of the deal, deal structure, financing, debt package, debt, leverage',
      `${staysPut[0]}, can stay the same, is not touched`,
    ),
    crossed(
      'structure, structure de financement, structure financière, montage, financement, structure du deal, structure du capital, enveloppe de dette, dette levée',
      `${staysPut[1]}, n’a pas à changer, peut rester la même`,
    ),
  ],
  lbo_structure_word: ['structure, financing, funding mix', 'structure, montage, financement'],
  lbo_tiny_part: [
    'ten percent of the price, 10% of the price, tiny part, minor part, small portion, marginal, only a top up',
    'dix pour cent du prix, 10 % du prix, dix pour cent du total, petite part, part minoritaire, marginale, accessoire, simple appoint',
  ],
  lbo_to_borrow_less: [
    'bring down the total debt, bring the debt down, bring down total debt, to have less debt overall, to end up with less debt, so that total debt is lower, to keep total debt down, lower the amount you borrow, reduce the amount you borrow, lower the amount of debt, bring down the borrowing, bring total debt down, reduce the total debt, lower the total debt, to reduce total debt, to borrow less, to reduce leverage, to lower leverage, to have less debt, reduces how much the others, cut the total debt, fund borrows less, borrows less overall, borrow less in total, less debt in total, owe less in total, need less debt',
    'pour avoir moins de dette au total, pour avoir moins de dette, faire baisser la dette totale, pour s’endetter moins, pour que la dette totale soit plus faible, pour être moins endetté, réduire l’emprunt, baisser le montant emprunté, réduire la dette totale, baisser la dette totale, diminuer la dette totale, emprunter moins, réduire l’endettement, réduire le levier, avoir moins de dette, baisser le levier, emprunte moins au total, moins de dette au total, devoir moins au total, besoin de moins de dette',
  ],
  lbo_to_offset: [
    'make up for, offset, compensate, counter it',
    'compense, rattraper, contrebalancer',
  ],
  lbo_without_debt: ['without debt, no debt', 'sans dette, hors dette'],
  lends_if_property: [
    'only lend if there is property, only lend against property, only lend with property, only lend if there are assets',
    'ne prêtent que s’il y a de l’immobilier, ne prêtent que sur de l’immobilier',
  ],
  lends_on_bricks: [
    'against the buildings, against the plant, on the buildings, on the value of the assets, against the property, on what the assets are worth, against the machines, on the assets it owns',
    'sur les bâtiments, sur les immeubles, sur la valeur des actifs, contre les murs, sur ce que valent les actifs, sur les machines, sur le matériel',
  ],
  lends_to_it: ['lends, borrows, loan, debt, banks', 'emprunte, prêt, dette, banques'],
  less_borrowed: [
    'less debt, less leverage, borrows less, lower leverage, put in more equity, more equity, with no debt',
    'moins de dette, moins de levier, emprunte moins, levier plus faible, moins endetté, davantage de fonds propres, plus de fonds propres',
  ],
  less_debt_altogether: [
    'to lower the total debt, to borrow less, to reduce debt, to have less debt',
    'pour moins s’endetter, pour s’endetter moins, pour avoir moins de dette, pour emprunter moins',
  ],
  less_own_money: ['less equity, smaller equity', 'moins de fonds propres, moins le fonds met'],
  less_they_borrow: [
    'the less you borrow, the less we borrow, the less debt, less you borrow',
    'moins on emprunte, moins il y a de dette, moins on s’endette, moins on met de dette',
  ],
  lifts_leverage: [
    'pushes leverage up, drives leverage up, sends leverage up, pushes leverage higher, pushes up leverage, raises leverage, increases leverage, adds leverage, increases debt, makes leverage climb, drives up leverage, worsens leverage, makes you more leveraged, makes you more indebted',
    'fait monter le levier, fait grimper le levier, fait monter l’endettement, grimper le levier, monter le levier, augmente le levier, alourdit le levier, augmente l’endettement, alourdit l’endettement, gonfle le levier, dégrade le levier, fait exploser le levier, gonfle l’endettement, fait grimper l’endettement',
  ],
  lifts_rating: [
    'improves the rating, raises the rating, lifts the rating, boosts the rating, better rating',
    'fait monter la notation, faire monter la notation, améliore la notation, relève la notation, améliore la note, fait monter la note',
  ],
  likes_it: [
    'like, likes, love, loves, prefer, reward, rewards',
    'aiment, apprécient, préfèrent, récompensent, adorent',
  ],
  looks_not_at_cash: [
    'look at cash flow, look at the cash, care about cash flow, care about the cash, interested in cash flow',
    'regardent pas les flux, regarde pas le cash, moque des flux, intéresse pas aux flux',
  ],
  makes_it_climb: [
    'that makes it climb, that makes it rise, that pushes it up, that drives it up, which pushes it up, which makes it rise, that lifts it, that raises it',
    'qui le fait monter, qui le fait grimper, qui le pousse, qui l’alourdit, qui l’augmente, qui le dégrade, qui le fait exploser',
  ],
  makes_it_sturdier: [
    'makes the company safer, makes the company stronger, makes the business safer, makes the business stronger, makes the company more solid, makes it safer, makes it more solid, protects the company, makes the target safer, makes the company less risky, makes the business less risky',
    'rend l’entreprise plus solide, rend la société plus solide, rend la boîte plus solide, rend l’entreprise plus sûre, rend la société plus sûre, rend la cible plus solide, protège l’entreprise, protège la société, sécurise l’entreprise, sécurise la société, rend l’entreprise moins risquée, rend la société moins risquée',
  ],
  meilleur_tri: ['better irr, higher irr', 'meilleur tri, tri plus élevé'],
  misstated_never_weighs: [
    'never affects, can never affect, never touches, can’t touch, cannot touch, never weighs on, doesn’t concern, has no effect on, never reaches',
    'ne peut jamais peser, ne pèse jamais, ne pèse pas, ne touche pas, ne peut pas toucher, ne concerne pas, sans effet sur, n’atteint jamais',
  ],
  more_headroom: [
    'more headroom, greater headroom, bigger headroom, bigger cushion, larger cushion, more room, wider margin, safer',
    'plus de marge, on a de marge, davantage de marge, coussin plus grand, plus de coussin, marge de manœuvre augmente, headroom plus grand',
  ],
  more_indebted_more: [
    crossed(
      'more indebted, more leveraged, more debt',
      'acquirer is the more, buyer is the more, we are the more, it is the more, you are the more, it has the more, it should, it has the better',
    ).concat(
      ', leveraged buyer should pay with debt, leveraged buyer should pay in debt, indebted buyer should use debt',
    ),
    'plus il a intérêt à payer en dette',
  ],
  more_own_money: [
    'more equity, bigger equity cheque, larger equity cheque, more of its own money, less debt, less leverage, lower leverage',
    'plus le fonds met de fonds propres, plus de fonds propres, plus le fonds apporte, moins de dette, moins de levier',
  ],
  more_own_money_in: [
    'more equity you put in, more equity the fund puts in',
    'plus on met de fonds propres, plus le fonds met d’equity, plus il met de fonds propres',
  ],
  must_borrow_more: [
    'has to lever up, needs to lever up, must lever up, should lever up, has to borrow more',
    'doit s’endetter davantage, doit s’endetter plus, doit emprunter plus',
  ],
  must_own_buildings: [
    'has to own real estate, must own real estate, needs real estate, needs property, must own property, must own assets, has to own assets',
    'sans actifs immobiliers, sans immobilier, sans murs, faut de l’immobilier, doit posséder ses murs, sans actifs tangibles',
  ],
  no_ceiling: [
    'no limit, without limit, unlimited, as much as possible, maximum debt, no downside, no ceiling',
    'aucune limite, sans limite, pas de limite, illimité, autant que possible, le plus possible, un maximum, maximum de dette',
  ],
  nobody_lends: [
    'banks will not lend, banks won’t lend, no lbo, nobody lends, no bank',
    'pas de lbo, banques ne prêtent pas, personne ne prête, lbo impossible',
  ],
  not_a_euro_more: [
    'not a euro more, no more than that, that is all, and no more',
    'pas un euro de plus, pas plus que sa mise, pas plus que son apport, rien de plus',
  ],
  nothing_added_for: [
    'without adding, nothing added, nothing to add, not adding, no need to add, without any entry debt, debt not included',
    'sans rien ajouter, sans ajouter, sans rajouter, rien à ajouter, pas besoin d’ajouter, n’ajoute pas, sans rien rajouter, sans compter',
  ],
  nothing_moves_then: [
    'nothing changes, nothing moves, no impact, no effect, not affected, makes no difference, no change, nothing happens',
    'rien ne change, ne change rien, rien ne bouge, aucun impact, aucun effet, pas touché, pas d’effet, pas d’impact',
  ],
  only_touches_debt: [
    'only affect the debt, only affect the cost of debt',
    'ne jouent que sur la dette, ne jouent que sur le coût',
  ],
  pays_more_than_trade: [
    'pay more than a trade, always pay more than, trade buyer pays less, fund always beats a corporate, outbids a trade, outbids corporates, beats a trade buyer, always beats a corporate',
    'payer plus qu’un industriel, plus cher qu’un industriel, industriel paie moins, toujours plus qu’un industriel',
  ],
  plus_sign: ['plus, add, added to', 'plus, ajoute, rajoute, additionne'],
  puts_in_less: [
    'puts in less, invest less of their own, less of its own money, smaller cheque',
    'met moins de sa poche, mettent moins de leur poche, met moins d’argent, apporte moins, moins de fonds propres, chèque plus petit',
  ],
  rate_as_sole_guide: [
    'only on the rate, only on price, only by the rate, just on the rate, rate alone decides',
    'uniquement selon le taux, seulement selon le taux, que sur le taux, que le taux compte',
  ],
  rate_or_price: [
    'rate, price, cost, cheapest, margin, coupon',
    'taux, prix, coût, moins chère, marge, coupon',
  ],
  rating_holds: [
    crossed(
      'rating, grade',
      'holds, is safe, stays, stays put, does not move, will not move, is protected, is fine, does not suffer, is not at risk',
    ) +
      ', agencies do not care, agencies do not mind, agencies are fine, agencies look at eps, agencies only look at eps, agencies follow eps, agencies ignore leverage, agencies will not react',
    crossed(
      'notation, note, rating',
      'tient, est sauve, ne bouge pas, ne bougera pas, est protégée, ne souffre pas, n’est pas en danger, n’est pas menacée',
    ) +
      ', agences s’en moquent, agences ne réagissent pas, agences regardent le bpa, agences regardent la relution, agences ne regardent pas le levier, agences suivent',
  ],
  restores_return: [
    'get the return back, bring the return back, restore the return, save the irr, keep the irr, get the irr back, hold the irr, protect the irr, defend the irr, get the return up',
    'retrouver le rendement, retrouver le tri, sauver le tri, ramener le tri, remonter le tri, maintenir le tri, préserver le rendement, préserver le tri, garder le tri',
  ],
  return_would_rise: [
    'irr would have been higher, irr would be higher, returns would be higher, higher irr, better irr, better return, higher return, irr goes up, irr would go up, return would have been higher',
    'tri serait plus élevé, tri aurait été plus élevé, tri serait meilleur, rendement serait plus élevé, rendement serait meilleur, meilleur tri, tri monterait, tri plus élevé',
  ],
  risk_word: [
    'riskier, risk, risks, risky, danger, dangerous, cost, downside, price to pay',
    'risquée, risqué, risque, risques, danger, dangereux, coût, inconvénient, prix à payer',
  ],
  riskier_word: [
    'riskier, more risky, more dangerous, a bad sign, worrying, worse',
    'plus dangereux, mauvais signe, inquiétant, plus risquée',
  ],
  senior_limit: ['senior stops', 'seniors s’arrêtent'],
  shares_raise_debt: [
    crossed(
      'shares, issuing shares, paying in shares, stock, issuing stock, paying in stock, equity, new shares',
      'raises, increases, pushes up, lifts, adds to, worsens, puts up',
      'leverage, net debt, debt, gearing',
    ).concat(
      ', ',
      crossed(
        'shares, issuing shares, paying in shares, issuing stock, paying in stock',
        'hurts, weighs on, damages, threatens, costs you, cuts',
        'rating',
      ),
    ),
    crossed(
      'titres, payer en titres, émettre des titres, émission de titres, émettre des actions, paiement en titres',
      'augmente, alourdit, accroît, fait monter, dégrade, pèse sur, menace',
      'levier, dette, endettement, dette nette, notation, note',
    ),
  ],
  sized_on_price_only: [
    'sized on the purchase price, sized on the price, depends only on the price, sized on the purchase price only',
    'calibrée sur le prix, ne dépend que du prix, calée sur le prix d’achat',
  ],
  slip_recap: [
    'dividend recapitalisation, leveraged dividend, recap, special dividend',
    'dividende exceptionnel, recap, recapitalisation par la dette, dividende financé par la dette',
  ],
  slip_recap_misread: [
    'lowering the debt, reduces the debt, lowering company’s debt, paying down debt, stronger balance sheet, new shares, dilutes the family, sell shares to, balance sheet comes out stronger',
    'baisse la dette, réduit la dette, en réduisant la dette, rembourse la dette, bilan plus solide, renforce le bilan, désendette, nouvelles actions, émet des actions, augmentation de capital, dilue la famille',
  ],
  smaller_multiple_of_money: [
    'lower money multiple, smaller money multiple, lower moic, lower multiple of money, smaller multiple of money, lower cash on cash',
    'multiple de la mise plus faible, multiple de la mise plus bas, moic plus faible, moic plus bas, moins de fois la mise, plus petit multiple de la mise',
  ],
  sounder_word: [
    'safer, better, stronger, sounder, higher',
    'plus sûre, meilleure, plus solide, solide, bonne',
  ],
  stays_outside: [
    'not go into, not part of, not enter into, part of it, part of that price, counted in it, come into it, stay out, left out, no value impact, no impact on value, take nothing off, parent s problem, borne by the divisions, no bearing, not our concern, not deducted, not capitalised, not subtract, can be ignored, already in the multiples, already in the divisions, already reflected, cost nothing, have no value, play no part',
    'ne rentre pas dans, n’entre pas dans, ne fait pas partie, fait pas partie, en fait pas partie, compte pas dedans, entre pas dedans, restent dehors, n’enlève rien, ne retirent rien, ne se déduisent pas, ne les capitalise pas, ne se capitalisent pas, ne les déduit pas, ne les retire pas, ne coûtent rien, n’ont pas d’impact, n’entrent pas, restent hors, déjà dans les multiples, déjà dans les divisions, déjà noyés, ne pèsent pas, ne pèsent rien',
  ],
  the_fund_cheque: [
    'equity cheque, fund’s cheque, sponsor’s cheque, equity ticket, fund’s ticket, equity contribution, sponsor’s contribution, fund’s contribution',
    'ticket du fonds, chèque du fonds, ticket en fonds propres, chèque en fonds propres, ticket d’equity, chèque d’equity, apport du fonds, mise du fonds',
  ],
  the_higher_the_irr: [
    'the higher the return, the better the return, raises the irr, increases the irr, lifts the irr, improves the irr, raises the return, improves the return, higher irr, better irr',
    'plus le tri est élevé, meilleur est le tri, plus le tri monte, plus le tri augmente, augmente le tri, améliore le tri, fait monter le tri, meilleur est le rendement, meilleur tri',
  ],
  the_larger_share: [
    'seventy percent, eighty percent, ninety percent, 70%, 80%, 90%, three quarters, two thirds, four fifths, nearly everything, most of the price, bulk of the price, biggest part of the price',
    'soixante dix pour cent, quatre vingts pour cent, quatre vingt dix pour cent, 70%, 80%, 90%, trois quarts, deux tiers, quatre cinquièmes, presque tout, essentiel du prix, plus gros du prix, majeure partie du prix',
  ],
  the_return_is_higher: [
    'higher the return, better the return',
    'plus le rendement est élevé, plus le rendement monte, plus le rendement est bon',
  ],
  time_left_out: [
    'not come into it, not enter into it, not come into play, not part of it',
    'n’entre pas en compte, n’entre pas dans le calcul, n’entre pas en jeu',
  ],
  to_meet_the_rates: [
    'the answer is, the answer to that is, the response is, the fix is, to keep the return, to save the return, to protect the return, to hold the irr, to keep the irr, with dearer debt, lenders will follow, banks will follow, lenders follow',
    'la solution est, la réponse est, la parade est, pour sauver le tri, pour garder le tri, pour tenir le tri, pour maintenir le rendement, prêteurs suivent, banques suivent, prêteurs suivront',
  ],
  tranches_noun: [
    'mixing, several tranches, different tranches, combining',
    'mélanger, combiner, plusieurs tranches, mixer les tranches',
  ],
  turns_added: [
    'more leverage, more debt, extra turn, another turn, higher leverage',
    'plus de levier, plus de dette, davantage de dette, davantage de levier, un tour de plus, tour supplémentaire',
  ],
  weak_cover_is_safe: [
    crossed(
      'lower the interest cover, lower the cover, lower the coverage, smaller the cover',
      'safer, better, less risky, more comfortable',
    ),
    crossed(
      'plus la couverture est basse, plus la couverture est faible, plus la couverture baisse',
      'mieux c’est, plus c’est sûr, plus c’est confortable, moins c’est risqué, plus la société est sûre',
    ),
  ],
  with_a_condition: [
    'if, as long as, when, provided, unless, only, once, until, so long, where',
    'si, tant que, quand, lorsque, pourvu, à condition, sauf, dès lors, une fois, seulement, dès que',
  ],
  worsens_leverage: [
    'makes the debt ratios worse, worsens the debt ratio, worsens leverage, makes leverage worse, adds to leverage, increases leverage, raises leverage, makes us more indebted',
    'dégrade les ratios de dette, dégrade le ratio de dette, aggrave l’endettement, fait monter l’endettement, dégrade le levier, alourdit l’endettement, augmente le levier, augmente l’endettement',
  ],
};
