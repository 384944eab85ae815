import type { Lexicon } from '../../types.ts';

/** Parts of sentences that get a deal backwards. */
export const mergersGotBackwards = {
  joining_them: [
    'merging two companies, merging companies, merging two firms, putting two companies together, combining two companies, combining them, integrating them, integrating the two, bringing them together, blending the two',
    'fusionner deux entreprises, fusionner deux sociétés, fusionner deux boîtes, intégrer la cible, réunir deux sociétés, assembler les deux, les mettre ensemble',
  ],
  costs_hardly: [
    'costs nothing, cost nothing, is free, costs us nothing, comes for free, takes no money, costs no money, costs the buyer nothing',
    'ne coûte rien, ne coûtent rien, ne nous coûte rien, est gratuit, est gratuite, ne demande aucun budget, ne coûte pas un sou, ne coûte pas grand-chose',
  ],
  the_bigger_one: [
    'the bigger the group, the bigger the company, the bigger you are, the bigger we get, the larger the group, the larger the company',
    'plus le groupe est gros, plus le groupe est grand, plus on est gros, plus on est grand, plus l’entreprise est grosse, plus l’entreprise est grande',
  ],
  does_better: [
    'the better it performs, the better you do, the better it does, the more profitable, the more it is worth, the more it’s worth, the more valuable, the stronger the returns',
    'mieux ça marche, mieux il marche, mieux elle marche, plus c’est rentable, plus il est rentable, plus elle est rentable, plus ça vaut, plus il vaut, plus elle vaut, meilleurs sont les résultats',
  ],
  stake_in_capital: [
    'stake goes up, stake rises, stake gets bigger, stake goes down, percentage goes up, percentage rises, own more of the company, own a bigger, own a larger, hold a bigger percentage, ownership goes up, ownership rises, own less of the company',
    'part des actionnaires dans le capital, part dans le capital, part du capital, participation augmente, participation monte, pourcentage augmente, pourcentage monte, pourcentage de détention, détiennent plus du capital, détiennent moins du capital',
  ],
  above_mine: [
    'higher than mine, higher than ours, higher than the buyer’s, higher than the acquirer’s, above mine, above ours, above the buyer’s, above the acquirer’s, bigger than ours, bigger than mine, greater than ours, dearer than ours',
    'plus élevé que le mien, plus haut que le mien, plus haut que le nôtre, plus élevé que le nôtre, supérieur au mien, supérieur au nôtre, plus haut que celui de l’acquéreur, plus élevé que celui de l’acquéreur, supérieur à celui de l’acquéreur, plus fort que le nôtre, plus fort que le mien, au-dessus du mien, au-dessus du nôtre',
  ],
  below_theirs: [
    'lower than theirs, lower than the target’s, below theirs, below the target’s, smaller than theirs, smaller than the target’s, less than the target’s',
    'plus bas que le leur, plus faible que le leur, plus bas que celui de la cible, plus faible que celui de la cible, inférieur à celui de la cible, inférieur au leur, en dessous de celui de la cible, en dessous du leur',
  ],
  lifts_the_share: [
    'lifts, accretive, goes up, rises, raises, boosts, we gain per share, adds to',
    'relutif, relutive, relue, bpa monte, bpa augmente, bénéfice par action monte, bénéfice par action augmente, fait monter, fait grimper, améliore, augmente le bpa',
  ],
  by_profit: [
    'by the target’s earnings, by its earnings, by their earnings, by net income, by the target’s net income, by its net income, by profit, by its profit, by their profit, by the target’s profit',
    'par le bénéfice, par le résultat net, par ses bénéfices, par son bénéfice, par leur bénéfice, par le bénéfice de la cible, par le résultat de la cible, par son résultat',
  ],
  joint_income: [
    'combined income, combined net income, combined earnings, combined profit, total income, total profit, total net income, joint profit, group profit',
    'résultat combiné, résultat net combiné, bénéfice combiné, bénéfice total, résultat total, bénéfice cumulé, résultat cumulé, bénéfice du groupe, résultat du groupe',
  ],
  with_the_tax: [
    'with tax, because of tax, once you add tax, add the tax, tax included, with the tax',
    'avec l’impôt, à cause de l’impôt, impôt compris, avec les impôts, en ajoutant l’impôt',
  ],
  gets_dearer: [
    'even more expensive, even dearer, costs even more, gets even dearer',
    'revient encore plus cher, encore plus chère, coûte encore plus, revient plus chère',
  ],
  no_share_issued: [
    'no shares are created, no share is created, no shares created, no new shares are created, nothing is issued, no paper is issued, no shares being issued',
    'aucune action créée, aucune action n’est créée, on ne crée pas d’actions, on ne crée aucune action, rien n’est émis, pas d’actions créées, aucun titre créé, aucun titre n’est émis',
  ],
  only_accretive: [
    'can only be accretive, must be accretive, always accretive, bound to be accretive, automatically accretive, necessarily accretive, has to be accretive, accretive by definition, accretive by construction',
    'ne peut être que relutif, ne peut être que relutive, ne peut qu’être relutif, forcément relutif, forcément relutive, toujours relutif, toujours relutive, nécessairement relutif, nécessairement relutive, automatiquement relutif, automatiquement relutive, relutif par construction, relutif par définition',
  ],
  paid_off_capital: [
    'repaying the debt, paying back the loan, paying the loan back, paying back the principal, paying off the debt, loan repayment, repaying the bank',
    'remboursement du prêt, remboursements du prêt, remboursement de l’emprunt, rembourser le prêt, rembourser l’emprunt, remboursement du crédit, remboursements d’emprunt',
  ],
  brings_down_profit: [
    'lowers eps, lowers earnings per share, reduces earnings per share, brings earnings down, brings down earnings, brings eps down, brings down eps, comes off earnings per share',
    'diminuer le bénéfice, réduit le bénéfice, diminue le bénéfice, réduit le bpa, diminue le bpa, diminuer le bpa, fait baisser le bpa, fait baisser le bénéfice, pèse sur le bénéfice, pèse sur le bpa, réduit le résultat, diminue le résultat',
  ],
  leaves_tax_out: [
    'no need to touch tax, no need to tax, forget tax, forget about tax, tax doesn’t matter, leave tax out, leave the tax out, no tax to think about, nothing to do with tax, tax does not come into it, tax doesn’t come into it, tax is not involved',
    'pas besoin de toucher à l’impôt, l’impôt n’a rien à voir, on oublie l’impôt, pas besoin d’impôt, l’impôt n’intervient pas, l’impôt ne joue pas, sans s’occuper de l’impôt, sans toucher à l’impôt, on laisse l’impôt de côté',
  ],
  past_that: ['above, beyond, anything over, more than', 'au-delà de, au-dessus de, plus de'],
  turns_dilutive: [
    'becomes dilutive, turns dilutive, is dilutive, it dilutes, deal dilutes, dilutive',
    'devient dilutive, devient dilutif, est dilutif, est dilutive, ça dilue, redevient dilutif',
  ],
  single_years_gain: [
    'this year’s synergies, this year’s savings, that year’s synergies, one year’s worth, a year’s worth of, one year of them, a year of them',
    'synergies de l’année, économies de l’année, synergies d’un an, économies d’un an, gain d’un an, gain de l’année, une année d’entre elles',
  ],
  carries_the_risk: [
    'takes the risk, bears the risk, carries the risk, runs the risk, takes all the risk, is at risk',
    'prend le risque, porte le risque, supporte le risque, court le risque, prend tout le risque, assume le risque',
  ],
  by_the_rate: [
    'by the wacc, by the cost of capital, by the discount rate, by the average cost',
    'par le coût moyen, par le cmpc, par le wacc, par le coût du capital, par le taux d’actualisation',
  ],
  early_or_late: [
    'whether they come in year, whether they arrive in year, whether they come early, whether it comes in year, year one or year, now or in three years, this year or in, early or late, sooner or later',
    'tôt ou tard, l’an un ou l’an, cette année ou dans, la première année ou, en année un ou, maintenant ou dans trois ans, qu’elles arrivent en année, que ça arrive en année',
  ],
  takes_premium_up: [
    'premium goes up, premium rises, premium is higher, higher premium, bigger premium, raise the premium, premium increases',
    'prime monte, prime augmente, prime plus élevée, prime plus haute, prime grossit, relève la prime, augmente la prime',
  ],
  fewer_of_ours: [
    'fewer shares, fewer new shares, less shares, less paper, fewer of ours, lower exchange ratio, lower ratio, ratio falls',
    'moins d’actions, moins de titres, moins de papier, parité plus basse, parité plus faible, parité baisse',
  ],
  gives_by_law: [
    'by law, automatically gives, automatically lets, legally, lets them appoint, gives them the right, entitles them, is enough to appoint',
    'de droit, légalement, automatiquement, leur permet de nommer, donne le droit, permet de nommer, suffit pour nommer, la loi leur donne',
  ],
  half_the_board: [
    'half of the board, half the board, half the seats, half of the seats, half of the directors, joint control, control is shared, shared control',
    'la moitié du conseil, moitié des sièges, moitié des administrateurs, contrôle conjoint, contrôle partagé',
  ],
  tax_on_goodwill: [
    'tax is computed on the goodwill, tax is calculated on the goodwill, computed on the goodwill, calculated on the goodwill, tax on the goodwill, dtl is on the goodwill, applied to the goodwill',
    'se calcule sur le goodwill, calculé sur le goodwill, porte sur le goodwill, s’applique au goodwill, se prend sur le goodwill, impôt sur le goodwill',
  ],
  latent_charge: [
    'that tax, tax on the revaluation, tax on that gain',
    'cet impôt, impôt sur la plus-value, impôt sur les plus-values',
  ],
  without_waiting: [
    'the day we close, the day you close, the day of the deal, on signing, on the spot, the day we sign',
    'le jour où on signe, le jour de la signature, sur-le-champ, le jour où on achète, dans la foulée, au moment de signer',
  ],
  when_paper_is_cheap: [
    'when your own share price is low, when our own share price is low, when its own share price is low, when your price is low, when the share price is low, when your stock is down, when your shares are down, when the price is down, while your shares are cheap, when the market undervalues you',
    'quand son cours est bas, quand notre cours est bas, quand le cours est bas, quand votre cours est bas, quand l’action est basse, quand le titre est bas, quand notre action est basse, tant que le cours est bas',
  ],
  defer_their_tax: [
    'postpone the tax, put off the tax, put the tax off, defer the tax, delay the tax, pay the tax later, push the tax back',
    'repousser l’impôt, payer l’impôt plus tard, reporter l’imposition, reporter l’impôt, décaler l’impôt, différer l’impôt',
  ],
  sure_of_both: [
    'get both, gets both, gets it all anyway, will get it all, receives both, is sure to get, gets the whole lot',
    'aura les deux, touchera les deux, touche les deux, touchera tout, touche tout de toute façon, est sûr de toucher',
  ],
  no_quarrel: [
    'no arguing, leaves no room for argument, no room for argument, nothing to argue about, nothing to fight over, settles every argument, no discussion possible, can’t be any dispute, there can be no dispute',
    'évite toute dispute, évite les disputes, plus de dispute, pas de discussion possible, aucune discussion possible, plus de discussion, rien à discuter, impossible de se disputer, pas de dispute, personne ne peut discuter',
  ],
  if_it_misses: [
    'if the target is missed, if he misses the target, if he misses the targets, if the numbers aren’t there, if the numbers don’t come, if it doesn’t work out, if it goes badly',
    's’il rate l’objectif, si l’objectif est raté, si les objectifs sont ratés, si l’objectif n’est pas atteint, si les chiffres ne sont pas là, si ça tourne mal, si le plan est raté',
  ],
  has_to_give_back: [
    'has to pay back, must pay back, has to give back, must give back, gives money back, returns the money, pays us back, has to return, has to refund, must refund',
    'doit rembourser, doit rendre, nous rembourse, restitue, doit restituer, rend l’argent, rend une partie, reverse la différence, doit reverser',
  ],
  heard_hard_to_cheat: [
    'can least manipulate, can manipulate least, hardest to touch, hardest to fiddle, hardest to play with, least easy to touch, hardest to game, safest against tricks',
    'plus dur à manipuler, plus dur à truquer, plus difficile à truquer, moins facile à truquer, peut le moins manipuler, peut le moins toucher, le plus dur à bidouiller',
  ],
  protects_seller: [
    'mainly protects the seller, there to protect the seller, for the seller’s protection, in the seller’s favour, above all protects the seller, protects mostly the seller',
    'protège surtout le vendeur, protège d’abord le vendeur, protège avant tout le vendeur, protège essentiellement le vendeur, là pour protéger le vendeur, à l’avantage du vendeur',
  ],
  of_price_mind: [
    'both agree on what, both agree on the price, both agree on the value, agree on what it’s worth, agree on the value, agree on the price, see eye to eye, share the same view, have the same forecast, same view of the future',
    'd’accord sur la valeur, d’accord sur le prix, d’accord sur ce que ça vaut, même avis, même vision, d’accord tous les deux, même prévision, mêmes prévisions',
  ],
  worth_more_today: [
    'are worth more, is actually worth more today',
    'valent plus aujourd’hui, valent davantage, vaut plus aujourd’hui, valent plus maintenant',
  ],
  target_profitable: [
    'target makes money, target is profitable, target makes a profit, target earns a profit, target earns money, it makes money, target has positive earnings',
    'cible est rentable, cible gagne de l’argent, cible fait des bénéfices, cible est bénéficiaire, cible fait du profit',
  ],
  price_must_follow: [
    'share price must go up, share price must rise, share price has to rise, share price has to go up, stock must go up, stock has to go up, share price will necessarily, share price automatically',
    'cours doit monter, cours monte forcément, action monte forcément, action doit monter, cours suit forcément, cours montera forcément, cours va forcément monter',
  ],
  price_drops: [
    'share price will fall, share price falls, share price drops, share price will drop, stock falls, stock will fall, price goes down on',
    'action va baisser, cours va baisser, action baisse en bourse, cours baisse, cours chute, action va chuter',
  ],
  cash_condition: [
    'when you pay in cash, when you pay cash, when we pay in cash, if you pay in cash, if you pay cash, for cash deals, to cash deals, in cash deals, when it’s paid in cash, when the deal is in cash, with cash deals',
    'quand on paie en cash, si on paie en cash, pour les opérations en cash, quand c’est payé en cash, quand on paye en cash, aux opérations en cash, quand on règle en cash',
  ],
  shares_to_banks: [
    'shares given to the banks, shares for the banks, shares to the bank, shares to the banks, shares we give the bank, shares to the lenders',
    'actions données aux banques, actions données à la banque, actions aux banques, titres aux banques, actions remises aux banques, actions pour la banque, actions données aux prêteurs',
  ],
  one_year_of_it: [
    'only one year, a single year, just one year, just once, only the first year, one year is enough',
    'qu’une seule année, qu’une année, que la première année, une seule année, une fois suffit',
  ],
  at_sellers_cost: [
    'for the seller to pay, the seller’s problem, on the seller, for the seller’s account, are the seller’s',
    'pour le vendeur, à la charge du vendeur, problème du vendeur, du ressort du vendeur, sur le dos du vendeur',
  ],
  dearer_rate: [
    'the higher the discount rate, the higher the wacc, higher the wacc, with a higher wacc, a higher wacc',
    'plus le taux d’actualisation est haut, plus le taux d’actualisation est élevé, plus le taux est haut, plus le cmpc est haut, plus le cmpc est élevé',
  ],
  worth_all_the_more: [
    'the more they’re worth, the more they are worth, the more the synergies are worth, the more those savings are worth',
    'plus les synergies valent, plus elles valent, plus les économies valent, plus ça vaut',
  ],
  by_old_ones: [
    'divided by the old ones, over the old ones, divided by the existing ones, over the existing ones, divided by the old shares, divided by the ones we had',
    'divisées par les anciennes, sur les anciennes, rapportées aux anciennes, divisées par les existantes, sur les existantes, rapportées aux existantes',
  ],
  our_quote_down: [
    'our share price falls, our price falls, acquirer’s share price falls, our stock falls, our share drops, our price drops, our share price drops, our share falls',
    'notre cours baisse, notre action baisse, cours de l’acquéreur baisse, notre cours chute, notre titre baisse, notre cours tombe, notre action chute',
  ],
  signal: [
    'as a sign, a sign that, takes it as',
    'un signe que, le signe que, y voit la preuve, y voit un signe',
  ],
  they_are_cheap: [
    'they are cheap, they’re cheap, they are too cheap, they’re undervalued, they are undervalued',
    'elles sont bon marché, ils sont sous-évalués, elles sont sous-évaluées, pas assez chères',
  ],
  stays_in: [
    'stay invested, remain shareholders, stay shareholders, stay in the capital, keep a stake, remain owners, stay on as owners, still own part, in the shareholding',
    'au capital, restent actionnaires, rester actionnaires, restent investis, gardent une part, gardent un morceau, toujours actionnaires',
  ],
  worsens_leverage: [
    'makes the debt ratios worse, makes the debt ratio worse, worsens the debt ratio, worsens leverage, makes leverage worse, adds to leverage, increases leverage, raises leverage, makes us more indebted',
    'dégrade les ratios de dette, dégrade le ratio de dette, aggrave l’endettement, fait monter l’endettement, dégrade le levier, alourdit l’endettement, augmente le levier, augmente l’endettement',
  ],
  than_cash: [
    'than cash, than with cash, than a cheque, than someone paid in cash',
    'que celui qui reçoit du cash, que le cash, que du cash, que celui payé en cash, qu’un chèque, que le numéraire',
  ],
  paying_more: [
    'the more we pay, the more you pay, the dearer you pay',
    'plus on paie cher, plus on paye cher, plus on paie',
  ],
  buyer_gains: [
    'the more value we create, the more value you create, the more value is created',
    'plus on crée de valeur, plus on crée de la valeur, plus ça crée de valeur',
  ],
  all_of_them: [
    'all the savings, all the synergies, every saving, the full savings, the whole of the savings',
    'toutes les synergies, toutes les économies, la totalité des synergies, l’intégralité des économies',
  ],
  the_very_day: [
    'the day you take over, the day we take over, the day of the takeover, on the first day, on day one, the next morning, the morning after, the moment you sign',
    'le jour du rachat, le jour où on prend la main, dès la prise de contrôle, du jour au lendemain, le lendemain, dès le lendemain, à la minute où on signe',
  ],
  review_work: ['the audits, the checks', 'les audits, les vérifications, l’audit'],
  rids_of_risk: [
    'removes every risk, eliminates every risk, eliminates all risk, eliminates all the risk, takes away all the risk',
    'éliminent tous les risques, élimine tous les risques, supprime tous les risques, suppriment tous les risques, enlève tous les risques, écarte tous les risques',
  ],
  smaller_than_paid: [
    'lower than the one I pay, lower than the one we pay, below the one I pay, below the one we pay, lower than what I pay, lower than what we pay',
    'plus faible que celui que je paie, plus bas que celui que je paie, plus faible que celui qu’on paie, plus bas que celui qu’on paie, inférieur à celui que je paie, inférieur à celui qu’on paie',
  ],
  ebitda_share_word: [
    'ebitda share, share of ebitda, share of the ebitda, ebitda contribution',
    'part d’ebitda, part de l’ebitda, contribution à l’ebitda',
  ],
  repays_itself: [
    'pay for themselves, pays for itself, always earned back, comes back by itself, come back by themselves',
    'se paient toutes seules, se paie toute seule, se rembourse, se remboursent, se rentabilise, se rentabilisent, s’autofinance',
  ],
  comes_off_worst: [
    'is the loser, is the big loser, the big losers, the biggest loser',
    'est le grand perdant, grand perdant, sont les grands perdants, est le perdant, le vrai perdant',
  ],
  share_price_up: [
    'share price rises, share price goes up, stock goes up, stock rises, share price increases',
    'cours monte, cours augmente, action grimpe, cours de bourse monte, cours de l’action monte, cours de l’acquéreur monte',
  ],
  no_effect_on_profit: [
    'no effect on earnings, no effect on profit, no effect on net income, no effect on eps, no impact on earnings, no impact on profit, no impact on net income, no impact on eps, doesn’t touch earnings, doesn’t affect earnings, leaves earnings untouched, doesn’t change earnings',
    'aucun effet sur le résultat, aucun impact sur le résultat, pas d’effet sur le résultat, pas d’impact sur le résultat, ne touche pas au résultat, ne change rien au résultat, aucun effet sur le bénéfice, aucun effet sur le bpa, aucun impact sur le bpa',
  ],
  likes_it: [
    'like, likes, love, loves, prefer, reward, rewards',
    'aiment, apprécient, préfèrent, récompensent, adorent',
  ],
  own_old_profit: [
    'our old profit, our profit before, acquirer’s profit, our own profit, acquirer’s net income, buyer’s profit, what we made before, our old income',
    'notre ancien résultat, notre résultat d’avant, résultat de l’acquéreur, celui de l’acquéreur, notre ancien bénéfice, notre bénéfice d’avant',
  ],
  gets_attractive: [
    'more attractive, cheaper, more advantageous, a better deal, more interesting',
    'plus avantageux, plus avantageuse, plus intéressant, plus intéressante, moins cher, moins chère, plus attractif, plus attractive',
  ],
  rates_went_up: [
    'higher rates, rising rates, rates up, rates rise, rates go up, rates have gone up, rates have risen',
    'hausse des taux, taux montent, taux ont monté, taux plus élevés, remontée des taux, taux augmentent',
  ],
  beyond_his_reach: [
    'can’t be tricked, there’s no way to game',
    'ne se manipule pas, ne se truque pas, ne se trafique pas, peut pas se manipuler',
  ],
} as const satisfies Lexicon;
