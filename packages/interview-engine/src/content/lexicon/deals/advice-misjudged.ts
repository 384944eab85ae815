import type { Lexicon } from '../../types.ts';

/** Words for wrong advice to a group that buys or a family that wants cash. */
export const misjudgedAdvice = {
  amiss_sales_multiple: [
    'sales multiple, multiple of sales, multiple of revenue, revenue multiple, times sales, times revenue, times turnover, ev sales, ev revenue',
    'multiple de chiffre d’affaires, multiple du chiffre d’affaires, multiple de ca, multiple de ventes, fois les ventes, fois le chiffre d’affaires, fois le ca, multiple des ventes, fois les revenus',
  ],
  amiss_margins_unneeded: [
    'not look at margins, without looking at margins, margins do not matter, margin does not matter, profitability does not matter, margins are irrelevant, margin is irrelevant, profitability is irrelevant, ignore margins, ignore the margin, regardless of margins, regardless of profitability, whatever the margin, ebitda does not matter, ebitda is irrelevant, not need ebitda, no matter the margin, not need to look at margins, needn’t look at the brand’s margins',
    'sans regarder la marge, sans regarder les marges, sans regarder la rentabilité, peu importe la marge, peu importe la rentabilité, marge ne compte pas, rentabilité ne compte pas, pas besoin de regarder les marges',
  ],
  amiss_takes_into_account: [
    'already takes, takes into account, includes, reflects, captures, accounts for',
    'tient compte, tient déjà compte, prend en compte, prend déjà en compte, inclut, intègre, reflète, contient déjà',
  ],
  amiss_profitability: [
    'profitability, margins, profit, profits',
    'rentabilité, marge, marges, profit, bénéfice',
  ],
  amiss_cheaper_than: [
    'cheaper than, less than, lower than, less expensive than, smaller than, better value than',
    'moins cher que, moins chère que, plus petit que, inférieur à, moins cher qu’à, moins cher qu’un, moins élevé que',
  ],
  amiss_ceiling: [
    'ceiling, most we can pay, most you can pay, walk away price, highest price, limit price, upper limit, cap on the price, maximum',
    'plafond, prix maximal, prix limite, limite haute, maximum',
  ],
  amiss_stand_alone: [
    'standalone, stand alone, intrinsic value',
    'standalone, stand alone, valeur intrinsèque, valeur autonome, valeur seule, valeur en solo',
  ],
  amiss_plus: ['plus, add, and', 'plus, ajoute, et'],
  amiss_minus: ['minus, less, deduct, without', 'moins, déduit, retranche, diminuée'],
  amiss_several_synergies: [
    'twice the synergies, double the synergies, two times the synergies, three times the synergies, twice synergies, double synergies, synergies twice',
    'double des synergies, synergies deux fois, fois les synergies',
  ],
  amiss_rival_sets_it: [
    'whatever competitors pay, whatever the competition pays, whatever the competitor offers, what the rival offers, asking price, what the seller asks, what the seller wants, whatever the seller asks, what we can borrow',
    'ce que demande le vendeur, ce que le vendeur demande, prix demandé, ce que la banque prête, ce que les banques prêtent, offre du concurrent',
  ],
  amiss_floor: ['floor, minimum price', 'plancher, prix minimum'],
  amiss_valuation_first: [
    'straight to valuation, start with the valuation, start with the price, start with the multiple, begin with the valuation, begin with the price, valuation comes first, price comes first, first we value, first run the multiples, start by valuing, straight to the numbers, start with the numbers',
    'commence par la valorisation, commence par le prix, commence par le multiple, commence par valoriser, directement à la valorisation, directement au prix, valorisation vient en premier, prix vient en premier, valorisation d’abord, prix d’abord, commence par les multiples, directement aux chiffres',
  ],
  amiss_objective: [
    'objective, client’s goal, client’s goals, client’s strategy, client wants, goal of the client, purpose, rationale, strategic fit, strategic logic',
    'objectif, but du client, stratégie du client, pourquoi le client, rationnel stratégique, logique stratégique',
  ],
  amiss_comes_later: [
    'comes after, comes last, afterwards, at the end, later, can wait, after the valuation, after the price, once you know the price',
    'vient après, vient ensuite, à la fin, après coup, peut attendre, plus tard, après la valorisation, après le prix, en dernier',
  ],
  amiss_changes_nothing: [
    'not change the advice, not change anything, changes nothing, makes no difference, not change the price, not our business, none of our business, not matter, irrelevant, not our concern, not our problem, not my problem, no bearing',
    'ne change rien, change rien au conseil, n’a pas d’importance, n’a aucune importance, ne nous regarde pas, pas notre affaire, pas notre problème, sans effet, importe peu, ne joue pas, ne compte pas',
  ],
  amiss_no_recommendation: [
    'no recommendation, without a recommendation, without recommending, without making a recommendation, not recommend anything, not make a recommendation, not give a recommendation, not to recommend, without any recommendation, without our view, without taking a view, without our opinion',
    'pas de recommandation, sans recommandation, aucune recommandation, sans recommander, sans faire de recommandation, pas à recommander, ne recommande rien, sans notre avis, sans donner d’avis, sans donner notre avis, sans prendre position, sans conclure',
  ],
  amiss_market_reprices: [
    'market applies its multiple, market applies our multiple, market will apply our multiple, gets our multiple, revalued at our multiple, takes our multiple, market then applies, market puts its multiple',
    'marché applique son multiple, marché lui applique, marché lui donne, marché lui donnera, prend notre multiple, valorisée à notre multiple, revalorisée à notre multiple, bénéficie de notre multiple',
  ],
  amiss_founder: [
    'founder, founders, founder leaving, key people',
    'fondateur, fondatrice, fondateurs',
  ],
  amiss_earn_out: ['earn out, earnout', 'earn out, complément de prix'],
  amiss_paid_anyway: [
    'paid at signing, paid at closing, paid upfront, paid up front, paid whatever happens, guaranteed, is certain, paid in any case, paid anyway, in all cases, protects the seller against, buyer bears the risk',
    'payé au signing, payé au closing, payé d’avance, garanti, garanti au vendeur, est certain, dû dans tous les cas, versé d’avance, protège le vendeur contre',
  ],
  amiss_no_diligence: [
    'no need for due diligence, no due diligence, skip due diligence, skip the due diligence, without due diligence, not need due diligence, due diligence after closing, due diligence after signing, no need to look into, no point in checking, no need to check the books',
    'pas besoin de due diligence, sans due diligence, aucune due diligence, due diligence est une formalité, pas de due diligence, due diligence est inutile, pas la peine de vérifier, inutile de regarder les comptes',
  ],
  amiss_recap: [
    'recap, recapitalisation, leveraged dividend, debt funded dividend',
    'recap, recapitalisation, dividende financé par la dette, dividende financé par dette',
  ],
  amiss_brings_money_in: [
    'brings fresh money, brings in fresh money, injects money, injects cash, strengthens the balance sheet, reduces the debt, reduces debt, lowers leverage, lowers the leverage, pays down debt, deleverages, new equity, raises equity, pay the dividend in, increases equity, raises the equity, fresh cash into the company',
    'fait entrer de l’argent, apporte de l’argent, injecte de l’argent, injecte du cash, renforce les fonds propres, renforce le bilan, réduit la dette, réduit le levier, baisse le levier, diminue la dette, désendette, fait entrer du cash, augmente les fonds propres, rembourse la dette, argent frais',
  ],
  amiss_gives_control_away: [
    'gives up control, gives up the majority, gives away control, loses control, lose control, sells the majority, hands over control, hands control, loses its majority, sells shares, gives up a stake, dilutes, new shareholder, gives the majority, cedes control, cedes the majority',
    'cède la majorité, cède le contrôle, perd le contrôle, perd la majorité, donne le contrôle, abandonne le contrôle, cède ses titres, vend ses titres, vend une partie, cède une partie, fait entrer un actionnaire, fait entrer un fonds, donne la majorité, dilue, nouvel actionnaire, vend la majorité',
  ],
  amiss_over_half: [
    '60, 70, 80, 55, 51, 65, 75, sixty, seventy, eighty, fifty one, fifty five, majority, two thirds, three quarters, more than half, 60%, 70%, 80%, 55%, 51%, 65%, 75%',
    '60, 70, 80, 55, 51, 65, 75, soixante, quatre vingt, cinquante et un, majorité, deux tiers, trois quarts, plus de la moitié, 60%, 70%, 80%, 55%, 51%, 65%, 75%',
  ],
  amiss_keeps_control: [
    'keeps control, keep control, retain control, retains control, remains in control, stays in control, still controls, control stays with the family, keeping control, without losing control, still in control, keep the control, still be in control, still call the shots, keep running it',
    'garde le contrôle, garder le contrôle, conserve le contrôle, conserver le contrôle, reste aux commandes, garde la main, reste en contrôle, sans perdre le contrôle, contrôle toujours, conserve la main, garder la main, reste maître',
  ],
  amiss_remaining: [
    'keeps 60, keep 60, keeps sixty, keep sixty, keeping 60, keeps 70, keeps seventy, keeps 51, keeping 51, retains, keeping the majority, keep a majority, keeps a majority, keeps the majority, keep the majority, not, no longer, buyback',
    'garde 60, garde soixante, garde 51, conserve 51, conserve 60, garde la majorité, garder la majorité, conserve la majorité, conserver la majorité, gardant la majorité, plus, pas',
  ],
  amiss_minority: ['minority', 'minoritaire'],
  amiss_rights_none: [
    'never any rights, never has rights, never has any rights, has no rights, have no rights, no rights at all, no say, no veto, no protection, no governance rights, gets nothing but dividends, asks for nothing, no board seat, never asks for, no conditions, never any say, no minority protection, never gets a veto',
    'ne cède rien d’autre, jamais de droits, jamais aucun droit, n’a aucun droit, aucun droit, pas de droits, pas de droit, ne demande jamais, sans droit, sans droits, jamais de veto, pas de gouvernance, aucune protection, aucune gouvernance, jamais de siège, pas de siège, ne demande rien, sans conditions, jamais de droit, n’a pas son mot à dire',
  ],
  amiss_owner_buyout: [
    'owner buy out, owner buyout, obo',
    'owner buy out, owner buyout, obo, rachat par le dirigeant',
  ],
  amiss_obo_misread: [
    'sale to a competitor, sells to a competitor, sells the whole company, exits completely, exit completely, family leaves, family is out, leaves entirely, family exits, without any debt, without debt, no debt, no leverage, gives up everything, reinvests nothing, out of its own pocket, from its own pocket, no new debt, buys out the employees, loses everything, no liquidity, has to sell a hundred percent, can’t reinvest, cannot reinvest, not allowed to reinvest, can’t keep shares, loses control on day one',
    'vente à un concurrent, vend à un concurrent, cession à un concurrent, sort complètement, sort entièrement, famille sort, vend tout, sans aucune dette, sans dette, aucune dette, sans levier, ne réinvestit rien, avec son propre argent, de sa poche, sur ses fonds propres, famille quitte, sort totalement, aucune liquidité, pas de liquidité, ne peut pas réinvestir, ne peut rien réinvestir, interdit de réinvestir, vente de toute la société, sort à cent pour cent, doit vendre cent pour cent, ne peut garder aucune action',
  ],
  amiss_pays_premium: [
    'pays a control premium, pay a control premium, pays a premium for control',
    'paie une prime de contrôle, paie la prime de contrôle',
  ],
  amiss_family_views: [
    'siblings, family members, family disagreement, disagreement in the family, family’s goals, family’s wishes',
    'frères et sœurs, membres de la famille, désaccord dans la famille, désaccords familiaux, objectifs de la famille, souhaits de la famille',
  ],
} as const satisfies Lexicon;
