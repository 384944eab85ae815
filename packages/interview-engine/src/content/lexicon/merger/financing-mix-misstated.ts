import type { Lexicon } from '../../types.ts';
import { crossed } from '../crossed.ts';

const unit = 'shares, stock, share price, paper, shares to be';

/** How the deal is paid, in the words of those who get it wrong. */
export const financingMixMisstated: Lexicon = {
  already_heavily_lent: [
    'already at five times, already at four times, already at six times, already highly levered, already heavily indebted, already very leveraged, highly leveraged, already levered, five times ebitda, six times ebitda of debt, all with debt, all by debt, everything with debt',
    'cinq fois l’ebitda d’endettement, déjà à cinq fois, déjà à quatre fois, déjà à six fois, déjà très endetté, déjà fortement endetté, déjà endetté, tout financer par dette, tout financer en dette, tout en dette',
  ],
  amiss_cost_nothing: [
    'costs nothing, cost the buyer nothing, cost the acquirer nothing, cost shareholders nothing, cost it nothing, costs them nothing, for free, is free, free of charge, no cost, not cost anything, not cost it anything, nothing to pay, spent nothing, did not pay anything, pays nothing, without paying anything, no real cost, cost the existing shareholders nothing, costs the shareholders nothing, cost nobody anything, cost no one anything',
    'coûte rien, rien coûté, gratuit, gratuite, gratuitement, sans frais, rien payé, rien déboursé, rien dépensé, aucun coût, sans rien débourser, sans coût, coût nul, ne paie rien, zéro coût, coûte rien aux actionnaires, rien coûté aux actionnaires',
  ],
  amiss_debt_up: [
    'net debt rose, net debt increases, leverage goes up, leverage rises, leverage went up, adds debt, adds to its debt, takes on debt, debt goes up, debt went up, debt rises, gearing rises, weakens the balance sheet, weaken its rating, push leverage up, raise leverage, pushes up leverage, increases leverage, adds to the debt, adds to their debt',
    'dette nette monte, dette nette augmente, dette nette a augmenté, endettement augmente, endettement monte, levier monte, levier augmente, s’endette, alourdit sa dette, dette augmente, dette monte, dégrade son levier, augmente la dette, augmente son endettement, fait monter la dette, fait monter le levier, fait monter l’endettement, monter l’endettement, grimper la dette, monter la dette, alourdit l’endettement, gonfle la dette, monter le levier, ajoute de la dette, charge la dette, alourdit la dette',
  ],
  amiss_diluted: [
    'diluted, dilutes, dilute, dilution',
    'dilués, dilue, diluent, diluer, dilution, dilué, perdent une part',
  ],
  amiss_in_cash: [
    'in cash, all cash, cash deal, cash offer, for cash, with cash',
    'en cash, en numéraire, tout cash, comptant',
  ],
  amiss_in_debt: [
    'with debt, in debt, all debt, with a loan, with bonds, by borrowing, debt funded, debt financing',
    'en dette, par dette, par la dette, par emprunt, avec un emprunt, avec des obligations',
  ],
  amiss_in_shares: [
    'in shares, in stock, in paper, all share, all stock, share deal, stock deal, share for share, with new shares, with its own shares, exchange offer, share offer',
    'en actions, en titres, en papier, par échange de titres, actions nouvelles, ope, avec ses propres actions',
  ],
  amiss_investment_grade: ['investment grade', 'investment grade, catégorie investissement'],
  amiss_keep_the_risk: [
    'share the risk, bear the risk, carry the risk, keep the risk, share in the risk, bear the integration risk, share in the synergies, share the synergies, benefit from the synergies, share in the upside, stay exposed, remain exposed, keep a stake, remain shareholders, keep sharing in, keep sharing the, keep benefiting, still benefit from, go on sharing, keep half the risk, keep part of the risk',
    'partagent le risque, portent le risque, supportent le risque, gardent le risque, participent au risque, profitent des synergies, participent aux synergies, partagent les synergies, restent exposés, gardent une part, restent actionnaires, restent au capital, profitent ensuite des, continuent de profiter, continuent à profiter, profitent encore, partagent encore, gardent la moitié du risque, gardent une part du risque',
  ],
  amiss_keeps_rating: [
    'keep, keeps, keeping, remain, remains, stays, stay, still, perfectly, comfortably, is investment grade, plenty of room, room to',
    'garder, garde, reste, rester, restant, conserve, conserver, toute la marge, encore, tout à fait, confortablement, sans problème',
  ],
  amiss_loses_rating: [
    'lose, loses, losing, lost, junk, out of, high yield, at risk, threaten, threatens, not, never, cannot, below',
    'perd, perdre, perdrait, perte, perdu, high yield, spéculative, menace, en danger, pas, plus, jamais, impossible, risque, sortir',
  ],
  amiss_many_turns: [
    'five times, six times, seven times, eight times, five turns, six turns, seven turns, 5 times, 6 times, 7 times, 8 times, 5x, 6x, 7x, 8x',
    'cinq fois, six fois, sept fois, huit fois, cinq tours, six tours, sept tours, 5 fois, 6 fois, 7 fois, 8 fois, 5x, 6x, 7x, 8x',
  ],
  amiss_out_entirely: [
    'bear no risk, carry no risk, take no risk, no longer exposed, out entirely, no stake left, no exposure, have no stake, get a fixed amount, acquirer alone bears',
    'ne portent aucun risque, ne sont plus exposés, sortent complètement, sortent entièrement, plus aucune exposition, n’ont plus rien, reçoivent un montant fixe, acquéreur porte tout le risque',
  ],
  amiss_sellers_word: [
    'target’s shareholders, sellers, seller, selling shareholders, shareholders of the target, target shareholders, target holders, target’s holders, shareholders keep',
    'actionnaires de la cible, vendeurs, vendeur, cédants, cédant',
  ],
  borrow_to_lower_leverage: [
    'debt reduces leverage, debt which reduces leverage, debt lowers leverage, debt reduces the leverage, finance with debt which reduces, debt brings leverage down, borrowing reduces leverage, borrowing lowers leverage, debt to reduce leverage',
    'dette ce qui réduit le levier, dette réduit le levier, dette baisse le levier, dette diminue le levier, emprunt réduit le levier',
  ],
  cash_defers: [
    'cash lets them defer, cash defers the tax, cash defers tax, cash postpones, shares are taxed immediately, stock is taxed immediately',
    'numéraire permet de reporter, cash diffère l’impôt, titres sont imposés immédiatement',
  ],
  cash_seller_exposed: [
    crossed(
      'with cash, in cash, paying cash',
      'seller, vendor, sellers, target’s shareholders',
      'shares the risk, share the risk, keeps the risk, stays exposed, remains exposed, bears the risk, carries the risk',
    ),
    crossed(
      'en cash, en numéraire, avec du cash',
      'vendeur, cédant, vendeurs',
      'partage le risque, partagent le risque, garde le risque, reste exposé, porte le risque, supporte le risque',
    ),
  ],
  cash_splits_risk: [
    'cash shares the risk, cash makes the seller share, cash ties the seller',
    'numéraire partage le risque, cash partage le risque, en cash le vendeur partage, en titres l’acquéreur porte tout le risque',
  ],
  cheap_paper: [
    'price is low, share price is low, our shares are cheap, our stock is cheap, when the stock is low, when their stock is cheap',
    'cours est bas, son cours est bas, cours bas, titre est bas, actions sont bon marché, titre est déprimé',
  ],
  cheaper_than_debt: [
    'cheaper than debt, cheaper than borrowing, costs less than debt, less expensive than debt',
    'moins chers que la dette',
  ],
  cheapest_one: [
    'cheapest, lowest cost, least expensive, costs least, costs the least, lowest rate',
    'moins chère, moins coûteuse, coûte le moins, plus économique, meilleur marché, meilleur taux',
  ],
  cheapest_source: [
    'cheapest, least expensive, cheaper than debt',
    'le moins cher, la moins chère, moins cher que la dette',
  ],
  costs_issuer_nothing: [
    crossed(
      'cost the company, cost the buyer, cost the acquirer, cost us, cost it, cost the firm',
      'nothing, zero, no money',
    ) +
      ', carry no cost, have no cost, free money, free currency, cheapest way to pay, cheapest way of paying, cheapest currency, cheapest money',
    crossed(
      'ne coûtent, coûtent, ne coûte, coûte',
      'rien à la société, rien à l’acquéreur, rien à l’acheteur, rien au groupe, rien à l’entreprise',
    ) +
      ', argent gratuit, monnaie gratuite, financement gratuit, moyen le moins cher, monnaie la moins chère, façon la moins chère, manière la moins chère',
  ],
  costs_more_than: [
    'costs more than, more expensive than, dearer than, costlier than',
    'plus cher que, plus coûteuse que, coûte plus que',
  ],
  costs_nothing_at_all: [
    'costs nothing, is free, are free, comes for free, has no cost, no cost at all',
    'n’a pas de coût, ne coûte rien, est gratuite, sont gratuits, aucun coût',
  ],
  counter_bonds: ['bonds, debt, loans', 'obligations, dette, emprunt'],
  counter_dilutes: [
    'dilute the existing shareholders, dilute shareholders, dilutes the shareholders, permanent capital, adds no leverage',
    'capital permanent, aucun levier',
  ],
  counter_in_shares: [
    'paying in shares, paid in shares, paying in stock, paid in stock',
    'payant en titres, payé en titres, payer en actions, payé en actions',
  ],
  counter_nothing_left: ['no value left, nothing left, nothing leaves', 'rien ne sort'],
  deal_funding: [
    'financing, funding, interest, interests, cost of debt, cost of the debt, cost of borrowing, how we pay, coupon, cost of the money, cost of money, price of the money, the loan, borrowing cost, way we pay, way it is paid, way you pay, means of payment',
    'financement, frais financiers, charge financière, intérêts, coût de la dette, coût de l’emprunt, produits financiers perdus, coût de l’argent, manière de payer, moyen de paiement, mode de paiement, façon de payer',
  ],
  deals_debt_dearest: [
    'borrowing is dearest, borrowing is always dearest, debt is dearest, debt is always dearest, debt is most expensive, debt is dearer, borrowing is dearer, borrowing costs more than, debt costs more than equity',
    'dette est la plus chère, dette est toujours la plus chère, dette coûte plus cher que, dette est plus chère',
  ],
  deals_free_of_charge: [
    'costs nothing, is free, for free, no cost, costs zero, without risk, no risk, risk free, costs acquirer nothing, costs the acquirer nothing, costs buyer nothing, costs us nothing, costs group nothing, costs bidder nothing, no real cost, free money',
    'ne coûte rien, coûte rien, gratuit, aucun coût, sans coût, sans risque, aucun risque, ne nous coûte rien, ne lui coûte rien, coûte rien au groupe, ne vous coûte rien',
  ],
  dear_paper: [
    'our shares are expensive, when our stock is expensive, shares are expensive, stock is expensive, highly valued shares, high share price, share price is high, when their stock is dear, stock trades high',
    'titre est cher, actions bien valorisées, actions chères, cours élevé, cours est haut, cours haut, titre bien valorisé, titre cher',
  ],
  dearer_than_stock: [
    'debt is the dearest, debt is dearer than, debt is more expensive than, borrowing is the dearest, borrowing is dearer than, loans are the dearest, loans are dearer than, shares are the cheapest, stock is the cheapest, paper is the cheapest, equity is the cheapest, equity is cheaper than debt, debt is the most expensive, debt costs more than equity',
    'dette coûte plus cher que les titres, dette est la plus chère',
  ],
  dearest_source: [
    'dearest source, most expensive source, dearest money, dearest way, most expensive way, costliest source',
    'source la plus chère, source la plus coûteuse, ressource la plus chère, financement le plus cher, moyen le plus cher',
  ],
  deducts_it: [
    'deduct, subtract, take off, charge',
    'déduis, déduit, déduire, retire, retranche, enlève',
  ],
  defer_their_tax: [
    'postpone the tax, put off the tax, put the tax off, defer the tax, delay the tax, pay the tax later, push the tax back, defer their tax, postpone their tax, put off their tax, delay their tax, pay their tax later',
    'repousser l’impôt, payer l’impôt plus tard, reporter l’imposition, reporter l’impôt, décaler l’impôt, différer l’impôt, reportent leur impôt, diffèrent leur impôt, repoussent leur impôt, différer leur impôt, paient leur impôt plus tard',
  ],
  dividend_optional: [
    'no obligation to pay, dividends are optional, need not pay dividends, no interest to pay, nothing to repay, never repaid, no dividend to pay',
    'jamais obligé de verser, pas obligé de verser, pas de dividende obligatoire, rien à rembourser, aucune obligation de verser, pas à rembourser',
  ],
  earnings_test: [
    'accretion, dilution, eps, pro forma, earnings, net income, the test, combined profit, accretive, dilutive',
    'relution, dilution, bpa, pro forma, bénéfice, le test, résultat, relutif, relutive, dilutif',
  ],
  ends_up_same: [
    'is the same, be the same, comes out the same, ends up the same, ends up at the same, stays the same, the very same',
    'sera le même, est le même, reste le même, revient au même, sera identique, est identique, au même bpa',
  ],
  funding_of_deal: [
    'financing, funding, way you pay, way we pay, how you pay, how it is paid, method of payment, means of payment, lost interest, forgone interest, foregone interest, interest on the debt, interest on the new debt, acquisition interest, interest cost, lost income on cash',
    'financement, mode de paiement, façon de payer, manière de payer, moyen de paiement, intérêts perdus, produits financiers perdus, intérêts de la dette, intérêts d’acquisition, intérêts sur la dette, frais financiers, charge d’intérêts',
  ],
  funding_off_earnings: [
    crossed(
      'financing, funding, debt, financing cost, interest, how it is financed',
      'only touches, only affects, only hits, only concerns, only changes',
      'balance sheet',
    ).concat(
      ', ',
      crossed(
        'financing, funding, debt, financing cost, interest',
        'does not touch, does not affect, does not hit, does not go through, never hits, never touches',
        'income statement, net income, eps, earnings, p&l',
      ),
    ),
    crossed(
      'financement, dette, emprunt, intérêts',
      'ne touche que, ne concerne que, ne joue que sur, ne touchent que, n’affecte que',
      'bilan',
    ).concat(
      ', ',
      crossed(
        'financement, dette, emprunt, intérêts',
        'ne touche pas, ne passe pas par, n’affecte pas, ne touchent pas, ne passent pas par',
        'compte de résultat, résultat net, bpa',
      ),
    ),
  ],
  goes_for: [
    'pick, picks, choose, chooses, take, takes, use, uses, go for, goes for, right choice, best choice, wins',
    'choisit, choisir, prend, prendre, retient, retenir, utilise, utiliser, bon choix, l’emporte, on va vers, opte',
  ],
  good_signal: [
    'positive signal, signal of confidence, shows confidence, sign of confidence, good signal, sign of strength',
    'signal positif, bon signal, croit en son action, croit en ses actions, signe de confiance, signal de confiance, montre sa confiance',
  ],
  had_to_borrow: [
    'had to borrow, had to raise debt, raised debt to pay, borrowed to pay, needed debt to pay, had to issue bonds, bridge loan to pay',
    'dû emprunter, dû lever de la dette, dû s’endetter, levé de la dette pour, emprunté pour payer, emprunté pour régler, dû émettre des obligations',
  ],
  heard_no_effect: [
    'no effect, no impact, doesn’t change',
    'aucun effet, aucun impact, ne change pas',
  ],
  heard_per_share: ['eps, earnings per share', 'bpa, bénéfice par action, résultat par action'],
  heard_thought_cheap: [
    'undervalued, too cheap, too low',
    'sous-évaluée, trop bon marché, sous-cotée, trop basse',
  ],
  heard_when_it_is: ['when, if, as soon as', 'quand, si, lorsque, dès que'],
  heard_would_not: [
    'not, never, avoid, wouldn’t, bad idea, rather not, wrong, costs',
    'pas, jamais, éviter, évite, éviterais, mauvaise idée, erreur, coûte',
  ],
  interest_on_deal: [
    'interest on the debt, acquisition debt interest, interest on the loan, financing cost, cost of financing, cost of the debt, interest on the acquisition debt',
    'intérêts de la dette, intérêts d’acquisition, intérêts de l’emprunt, coût du financement, intérêts sur la dette, frais financiers',
  ],
  is_certain: [
    'is certain, is fixed, is guaranteed, is sure, certainty, knows what he gets',
    'est certain, est fixe, est garantie, est sûr, certitude, sûr du montant',
  ],
  is_free: [
    'is free, are free, comes free, free of charge, costs nothing, no cost, costs us nothing, without cost, costs zero, cost is zero, zero cost, not cost anything, costs you nothing',
    'est gratuit, sont gratuites, totalement gratuit, ne coûte rien, coûte rien, aucun coût, sans coût, coût nul, coûte zéro, coût est nul, coût est de zéro, pas de coût',
  ],
  is_poor_choice: [
    'avoid, expensive, costly, gives away, instead, rather than, signal, mistake, bad idea, wrong, dear, worst, reluctant, hates, prefer, weakens',
    'éviter, cher, chère, coûteux, brade, brader, donner, offre, plutôt, signal, erreur, mauvaise idée, pire, préfère, préférer, dommage, refuse',
  ],
  is_the_cheaper: [
    'cheaper than debt, costs less than debt, less expensive than debt, cheaper than borrowing, cheapest money, cheapest financing, cheapest way to pay, cheapest currency',
    'l’argent le moins cher, moins cher que la dette, moins que la dette, coûtent moins que, financement le moins cher, monnaie la moins chère, ressource la moins chère, moins coûteux que la dette',
  ],
  least_certain_one: [
    'most uncertain, least certain, uncertain for the seller, riskiest for the seller, the slowest',
    'plus incertaine, la plus lente, le plus lent, moins sûre pour',
  ],
  loses_as_well: [
    'loses too, loses as well, shares the risk, suffers too',
    'perd aussi, partage le risque, trinque aussi',
  ],
  makes_eps_rise: [
    'accretive, lifts eps, raises eps, eps goes up, eps rises, higher eps, increases eps, earnings per share rise, earnings per share go up, boosts eps',
    'relutif, relutive, bpa monte, bpa augmente, bpa grimpe, augmente le bpa, fait monter le bpa, bpa progresse, améliore le bpa',
  ],
  market_costs_nothing: [
    'not cost anything, costs nothing, for free, costs us nothing',
    'ne coûte rien, coûte rien, est gratuit, sans rien débourser',
  ],
  market_own_scrip: [
    'own paper, own shares, own stock, new shares',
    'propre papier, propres actions, propres titres, ses actions, ses titres',
  ],
  market_shares_are_free: [
    crossed(
      'paying in shares, paying in stock, paying with shares, shares, stock, new shares, own shares',
      'costs nothing, is free, cost nothing, are free, is free money, does not cost anything',
    ),
    crossed(
      'payer en titres, payer en actions, payer en papier, titres, actions nouvelles',
      'ne coûte rien, ne coûtent rien, est gratuit, sont gratuits, sont gratuites, coûte zéro',
    ),
  ],
  no_effect_on_profit: [
    'no effect on earnings, no effect on profit, no effect on net income, no effect on eps, no impact on earnings, no impact on profit, no impact on net income, no impact on eps, doesn’t touch earnings, doesn’t affect earnings, leaves earnings untouched, doesn’t change earnings',
    'aucun effet sur le résultat, aucun impact sur le résultat, pas d’effet sur le résultat, pas d’impact sur le résultat, ne touche pas au résultat, ne change rien au résultat, aucun effet sur le bénéfice, aucun effet sur le bpa, aucun impact sur le bpa',
  ],
  no_funding_charge: [
    'no financing cost, no funding cost, no interest, without financing cost, no financing charge, financing is free, nothing to finance, no financing effect, no opportunity cost, costs no earnings, no cost, costs nothing',
    'aucun frais financier, pas de frais financiers, sans frais financiers, financement gratuit, aucun intérêt, pas d’intérêts, aucune charge financière, pas de charge financière, aucun manque à gagner, aucun coût, pas de coût, ne coûte rien, sans coût',
  ],
  only_good_comes: [
    'always makes, always better, always good, always improves, safer, less risky, less risk, lower the risk, is safe, reduces the risk, makes it safer, without risk, no extra risk, more value we create, more value is created, creates value, no risk, there is no risk, without danger',
    'toujours mieux, toujours meilleur, toujours bon, améliore toujours, moins c’est risqué, moins risqué, moins de risque, réduit le risque, sans risque, plus c’est sûr, plus sûr, plus on crée, plus ça crée, crée de la valeur, aucun risque, n’y a aucun risque, sans danger',
  ],
  only_price_counts: [
    'one number, single number, one question, matter of cost, question of cost, question of rates, matter of rates, lowest cost, costs least, least expensive, cost alone, only the cost, only cost, cost is all, costs less, cheapest, the price of money',
    'affaire de taux, question de taux, question de coût, affaire de coût, un seul chiffre, coûte le moins, moins coûteux, le coût seul, seul le coût, le seul coût, que le coût, plus bas coût, coûte moins, moins chère',
  ],
  other_factors: [
    'control, rating, signal, signalling, flexibility, dilution, sellers want, leverage, covenants, speed, risk sharing, ownership, balance sheet',
    'notation, contrôle, signal, flexibilité, dilution, souhaits du vendeur, attentes du vendeur, levier, covenants, rapidité, partage du risque, partage des risques, actionnariat, bilan',
  ],
  own_funds: [
    'equity, shares, stock',
    'fonds propres, capitaux propres, augmentation de capital, actions, titres',
  ],
  own_funds_word: [
    'equity, shares, own funds, stock, our own shares, our shares, our paper',
    'fonds propres, capital, actions, titres, nos actions, nos titres, notre papier',
  ],
  paid_all_in_paper: [
    'paid entirely in shares, paid entirely in stock, all share deal, all stock deal, paid fully in shares, all in shares, all in stock, share for share, stock for stock, paid in shares, paid in stock',
    'entièrement en titres, entièrement en actions, tout en titres, tout en actions, payé en titres, payé en actions, échange de titres, intégralement en titres, intégralement en actions',
  ],
  paid_off_capital: [
    'repaying the debt, paying back the loan, paying the loan back, paying back the principal, paying off the debt, loan repayment, repaying the bank, principal repayment, repayment of principal, repaying the principal, debt repayment, repayment of the debt, repaying the loan, amortisation of the loan',
    'remboursement du prêt, remboursement de l’emprunt, rembourser le prêt, rembourser l’emprunt, remboursement du crédit, remboursements d’emprunt, remboursement du capital, remboursement du principal, remboursement de la dette, rembourser la dette, échéances de remboursement',
  ],
  paid_without_paper: [
    'in cash, cash deal, cash purchase, cash acquisition, all cash, debt funded, debt financed, funded by debt, paid by borrowing, debt deal, cash offer, all debt, with debt, spending cash, leveraged deal, from cash, out of cash, borrowed money, debt acquisition, paid with cash',
    'en numéraire, par la dette, par dette, par emprunt, en dette, comptant, avec de la dette, endettement, cash, par la trésorerie, avec sa trésorerie, en argent',
  ],
  paper_of_ours: [
    'share, shares, stock, paper, new shares, all paper, equity',
    'titres, actions, papier, actions nouvelles, tout papier',
  ],
  pays_cash: [
    'paying cash, cash deal, all cash, cash payment, cash consideration, cash offer, cash acquisition, cash funded, using cash, paid from cash, a cash purchase, with cash, in cash, paying from cash, pay from the cash',
    'payer en cash, payer cash, payé en cash, en numéraire, opération en cash, offre en cash, deal en cash, acquisition en cash, règlement en cash, payer comptant, payée comptant, tout en cash, payer par la trésorerie, avec la trésorerie, opération cash, avec du cash, avec le cash, en espèces, règle comptant',
  ],
  prefers: ['prefer, like, want, love', 'préfère, préfèrent, veut, veulent'],
  rating_unmoved: [
    'without moving the rating, without the rating moving, without touching the rating, rating does not move, rating stays, rating will not move, rating is safe, without a downgrade, no effect on the rating, keeps its rating, without hurting the rating',
    'notation ne bouge pas, notation reste, sans dégradation, sans abîmer la notation, garde sa notation, sans que la notation bouge',
  ],
  shows_faith: [
    'shows we believe, shows that we believe, shows confidence, proves we trust, shows faith in our',
    'montre au marché qu’on croit, montre qu’on croit, prouve qu’on croit, montre qu’on a confiance, signe de confiance',
  ],
  sole_yardstick: [
    'only metric, only measure, only one that counts, only one that matters, only thing that counts, only thing that matters, only indicator, single metric, only number that, only figure that, only criterion, only question, only factor, only consideration, only basis, is enough, enough on its own, is all you need, all that counts, all that matters, nothing else counts, nothing else matters, sole criterion, sole metric, alone decides, alone tells, alone gives, alone settles, alone determines, on its own tells',
    'seul indicateur, seule mesure, seul agrégat, seul critère, seule métrique, seule question, seule chose qui compte, seul chiffre qui, seul facteur, seule base, suffit, unique critère, unique indicateur, unique mesure, tout ce qui compte, seul élément, seul paramètre, seul point, seul donne, à lui seul, seul détermine',
  ],
  splits_risk: [
    'shares the risk, shares the synergies, splits the risk, risk is shared, synergies are shared, shares the upside, shares risk, still exposed, benefit from the synergies, share in the risk, bear part of the risk, bear the risk, risk of the synergies with',
    'partage le risque, partage les synergies, risque est partagé, synergies sont partagées, risque des synergies avec, participent aux synergies, profitent des synergies, restent exposés, bénéficient des synergies, portent le risque',
  ],
  strays_borrowing: [
    'debt, borrowing, leverage',
    'dette, s’endetter, emprunter, levier, endettement',
  ],
  strays_debt_jumped: [
    [
      crossed(
        'debt, net debt, leverage',
        'went through the roof, exploded, ballooned, goes through the roof',
      ),
      'debt jumped, debt shot up, debt doubled, debt went up',
    ].join(', '),
    [
      crossed('dette, endettement, levier', 'explose, s’envole, s’est envolé, s’est envolée'),
      'dette a bondi, dette a doublé, dette a explosé, dette a grimpé',
    ].join(', '),
  ],
  strays_harmless: [
    'has no effect on the risk, no effect on the group’s risk, no effect on risk, never hurts, not add risk, adds no risk, no risk for the family, carries no risk',
    'change rien au risque, aucun risque pour la famille, n’ajoute aucun risque, sans risque pour la famille, ne fait jamais de mal, ne présente aucun risque',
  ],
  surer_for_seller: [
    'more certain, surer, safer, faster, quicker, more secure, greater certainty, simpler',
    'plus certain, plus sûr, plus rapide, plus simple',
  ],
  taking_cash: [
    'when they take cash, if they take cash, taking cash, when paid in cash, if paid in cash, in cash than, on cash than',
    's’ils prennent du cash, quand ils prennent du cash, s’ils sont payés en cash, en cash que, en numéraire que, quand on les paie en cash',
  ],
  tax_put_off: [
    'defers the tax, defers tax, tax is deferred, tax deferral, postpones the tax, roll over their gain, without paying tax',
    'reporte l’impôt, report d’imposition, sursis d’imposition, impôt est différé, diffère l’impôt, sans payer d’impôt, repousse l’impôt',
  ],
  taxed_at_once: [
    'taxed immediately, taxed at once, triggers tax, triggers the tax, tax is due immediately, taxed straight away, immediate tax, tax right away',
    'imposés immédiatement, taxés immédiatement, imposition immédiate, déclenche l’impôt, impôt immédiat, taxés tout de suite, imposés tout de suite, impôt est dû immédiatement',
  ],
  taxed_lightly: [
    'less tax, lower tax, no tax, tax later',
    'moins d’impôt, pas d’impôt, imposé plus tard, taxés plus tard',
  ],
  than_cash: [
    'than cash, than a cash, than paying in cash, than with cash, than a cheque, than someone paid in cash',
    'que le cash, que du cash, que le numéraire, que cash, qu’en cash, que l’argent, que celui qui reçoit du cash, que celui payé en cash, qu’un chèque',
  ],
  the_cost: ['cost, price of money', 'coût'],
  the_more_of_debt: [
    'more debt, more leverage, higher leverage, the more you borrow, the more debt, maximum debt, maximum leverage, the more we borrow, more you borrow',
    'plus de dette, plus il y a de dette, plus on s’endette, davantage de dette, plus de levier, plus on emprunte, dette maximale, levier maximal, plus on met de dette',
  ],
  they_are_cheap: [
    'they are cheap, they’re cheap, they are too cheap, they’re undervalued, they are undervalued, it is cheap, our stock is cheap, stock is cheap',
    'elles sont bon marché, ils sont sous-évalués, elles sont sous-évaluées, pas assez chères, qu’ils sont bon marché, n’est pas chère, qu’elle est bon marché, qu’elles sont bon marché',
  ],
  thinks_cheap: [
    crossed(
      unit,
      'are undervalued, is undervalued, undervalued, are cheap, is cheap, are underpriced, is underpriced, is low, is too low, is depressed',
    ) +
      ', market undervalues, undervalued by the market, undervalued shares, undervalued stock, undervalued paper',
    crossed(
      'titres, actions, action, titre, cours, ses titres, ses actions, propres titres',
      'sous-évalués, sous-évaluées, sous-évalué, sous-évaluée, sont sous-évalués, sont sous-évaluées, est sous-évalué, est sous-évaluée, sont bon marché, est bas, est trop bas, est déprimé, ne valent pas cher',
    ),
  ],
  thinks_dear: [
    crossed(
      unit,
      'are overvalued, is overvalued, overvalued, are expensive, is expensive, are overpriced, is overpriced, is high, is too high',
    ) +
      ', market overvalues, overvalued by the market, overvalued shares, overvalued stock, overvalued paper',
    crossed(
      'titres, actions, action, titre, cours, ses titres, ses actions, propres titres',
      'surévalués, surévaluées, surévalué, surévaluée, sont surévalués, sont surévaluées, est surévalué, est surévaluée, sont chers, sont chères, est élevé, est trop élevé, sont surcotés, surcotés',
    ),
  ],
  undervalued_hint: [
    'undervalued, too cheap, is cheap, are cheap, cheap stock, underpriced, confident, believes in it, very optimistic, a bargain',
    'sous-évalué, pas chère, bon marché, confiant, confiance, croit en elle, très optimiste',
  ],
  use_them_to_pay: [
    'use them to pay, pay with them, pay with your shares, use your shares, use our shares',
    'les utiliser, autant payer avec, payer avec nos titres, payer avec nos actions',
  ],
  when_paper_is_cheap: [
    [
      crossed(
        'when, if, while, because, since',
        'our, your, its, my, the',
        'shares, stock, share price',
        'is low, are low, is cheap, are cheap, is depressed, are depressed',
      ),
      'when your own share price is low, when our own share price is low, when its own share price is low, when your price is low, when your stock is down, when your shares are down, when the price is down, when the market undervalues you',
    ].join(', '),
    [
      crossed(
        'quand, si, lorsque, parce que, puisque, tant que',
        'notre action, nos actions, nos titres, notre titre, notre cours, le cours, l’action, son action, ses titres',
        'est bon marché, sont bon marché, est bas, est basse, est faible, n’est pas chère',
      ),
      'quand son cours est bas, quand votre cours est bas, quand le titre est bas',
    ].join(', '),
  ],
  whichever_payment: [
    crossed(
      'cash or shares, shares or cash, cash or stock, stock or cash, cash or in shares, shares or in cash, shares or debt, debt or shares, stock or debt, debt or stock, cash or in stock, stock or in cash',
    ),
    crossed(
      'cash ou en titres, cash ou en actions, actions ou en cash, titres ou en cash, numéraire ou en titres, titres ou en numéraire, dette ou en actions, dette ou en titres, actions ou en dette, cash ou titres, titres ou cash, actions ou cash, cash ou actions',
    ),
  ],
};
