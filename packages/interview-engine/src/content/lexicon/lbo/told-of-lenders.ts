import type { Lexicon } from '../../types.ts';

/** False accounts of lenders and their terms in the words of everyday life. */
export const lendersToldOf = {
  lbo_junior_people: [
    'mezzanine lenders, mezzanine funds, junior lenders, subordinated lenders, mezzanine holders',
    'mezzaneurs, prêteurs mezzanine, prêteurs juniors, créanciers subordonnés, fonds mezzanine',
  ],
  lbo_asks_higher_rate: [
    'ask for a higher rate, charge a higher rate, charge more interest, ask for more interest, charge the most, ask for more because',
    'demandent un taux plus élevé, demandent plus d’intérêts, demandent plus parce, font payer le plus, prennent le taux le plus élevé',
  ],
  lbo_well_secured: [
    'secured by the best, best collateral, best assets, best security, best guarantees',
    'garantie par les meilleurs, meilleures sûretés, meilleurs actifs, meilleures garanties',
  ],
  lbo_bit_by_bit: [
    'bit by bit, little by little, in instalments, amortises, repaid every year, paid back every year',
    's’amortit, amortissable, petit à petit, par annuités, remboursée chaque année',
  ],
  lbo_goes_bust: [
    'goes bust, goes under, is finished, is bankrupt, goes bankrupt',
    'fait faillite, dépose le bilan, est en faillite, met la clé',
  ],
  lbo_on_the_spot: [
    'on the spot, straight away, right away, at once, automatically, immediately',
    'aussitôt, d’office, sur le champ, tout de suite, automatiquement, immédiatement',
  ],
  lbo_collateral_word: [
    'the collateral, a collateral, the security, a security, a mortgage',
    'la sûreté, une sûreté, une hypothèque, un nantissement',
  ],
  lbo_light_loan: [
    'cov lite, covenant lite, covenant light',
    'cov lite, covenant lite, covenants allégés',
  ],
  lbo_more_protection: [
    'more protection, better protection, better protected, protects more, protects better',
    'plus de protection, mieux protégé, protègent davantage, protègent mieux',
  ],
  lbo_everybody: [
    'everybody, everyone, all lenders, all creditors',
    'tout le monde, tous les prêteurs, tous les créanciers, chaque prêteur',
  ],
  lbo_same_share: [
    'same share, same proportion, same percentage, equal share',
    'même proportion, même part, même pourcentage',
  ],
  lbo_least_leverage: [
    'least leverage, minimum leverage, lowest leverage, minimum debt',
    'levier minimum, levier minimal, minimum de levier, minimum de dette',
  ],
  lbo_profits_climb: [
    'profit rises, profits go up, ebitda rises, earnings rise',
    'bénéfice monte, ebitda monte, résultats montent, bénéfices augmentent',
  ],
  lbo_break_the_covenant: [
    'break the covenant, breach the covenant, trip the covenant, break a covenant',
    'casser le covenant, dépasser le covenant, casser un covenant, faire sauter le covenant',
  ],
  lbo_profitable_firm: [
    'profitable company, profitable business, profitable firm, company that makes money',
    'société rentable, boîte rentable, entreprise rentable, boîte qui gagne de l’argent',
  ],
  lbo_short_of_cash: [
    'run out of cash, run out of money, short of cash, short of money',
    'à court de cash, à court de trésorerie, à court d’argent, manquer de cash, manquer d’argent',
  ],
  lbo_cash_at_bank: [
    'cash in the bank, money in the bank, cash on the account, cash on hand',
    'cash en banque, argent en banque, cash en caisse, trésorerie disponible, argent sur le compte',
  ],
  lbo_lends_more: [
    'lends more, lend even more, give bigger loans',
    'prêteront plus, prêter davantage',
  ],
  lbo_needs_less_equity: [
    'needs less equity, put in less equity, tie up less equity, tie up less money, fund will need less, fund needs less',
    'besoin de moins de fonds propres, besoin de moins d’equity, met moins d’equity, mettre moins d’equity, mettre moins de fonds propres, met moins de fonds propres, immobiliser moins',
  ],
  lbo_pricier_debt: [
    'pricier debt, dearer debt, more expensive debt, dearer loans, pricier loans',
    'dette plus chère, crédits plus chers, crédit plus cher, emprunt plus cher',
  ],
  lbo_on_day_one: [
    'on day one, up front, upfront, at closing, on closing day, straight away',
    'le jour du closing, au closing, tout de suite, dès le départ, le premier jour',
  ],
  lbo_rates_up: [
    'rate rise, rate hike, higher rates, rise in rates, dearer money',
    'hausse des taux, taux plus hauts, taux plus élevés, remontée des taux',
  ],
  lbo_changes_nothing: [
    'makes no odds, changes nothing, not change anything, makes no difference, no effect on',
    'ne change rien, change rien, n’a aucun effet, sans effet',
  ],
  lbo_structure_word: ['structure, financing, funding mix', 'structure, montage, financement'],
  lbo_to_offset: ['offset, compensate, counter it', 'compense, rattraper, contrebalancer'],
  lbo_adds_a_turn: [
    'another turn of debt, add another turn, one more turn, extra turn of debt, more debt, more leverage',
    'davantage de dette, tour de levier en plus, un tour de plus, tour de dette en plus, plus de dette, plus de levier',
  ],
  junior_on_a_par: [
    'rank level with the banks, ranks level with the banks, ranks equally with senior, ranks equally with the senior, same rank as the senior, same rank as senior, pari passu with the senior, pari passu with the banks, shares the same security as the senior',
    'même rang que la senior, même rang que les banques, pari passu avec la senior, pari passu avec les banques, à égalité avec les banques, à égalité avec la senior',
  ],
} as const satisfies Lexicon;
