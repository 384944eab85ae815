import type { WrongClaim } from '../../types.ts';

export const invertedEarningsClaims = {
  accretion_reversed: {
    concept: 'accretion',
    says: [
      'eps|each_share > slides_down > so_accretive & !"later"|"ensuite"|"even"|"même"|"synergies"|"not"|"pas"',
      'eps|each_share > goes_higher > so_dilutive & !"slower"|"less"|"moins"|"not"|"pas"|"before synergies"',
      'eps_down_is_good',
      'eps_up_is_bad',
      'condition_word > eps > slides_down > accretive_word & !deal_dilutes|"later"|"ensuite"|"even"|"même"',
    ],
    example: {
      en: 'A deal is accretive when EPS falls.',
      fr: 'Un BPA qui baisse, c’est justement une opération relutive.',
    },
    correction: {
      en: 'Accretive means that EPS rises after the deal; dilutive means that it falls.',
      fr: 'Relutif veut dire que le BPA augmente après l’opération ; dilutif, qu’il diminue.',
    },
  },
  breakeven_reversed: {
    concept: 'accretion',
    says: [
      'past_that >> # > turns_dilutive & !price|pay|pe_words|"per share"|"cours"|"below"|"en dessous"|interest|rate|accretive_word|eps|"premium"|"prime"',

      'synergy|gains_of_joining > exceeds > "ce chiffre"|"that figure"|"this figure"|"ce montant"|"that amount"|"ce seuil" > eps > slides_down & !"not"|"pas"',
      'below_breakeven_good',
      'above_breakeven_bad',
      'below_is_good',
      'above_is_bad',
      '"already"|"déjà" >> accretive_word > "need"|"needs"|"faut"|"besoin" > synergy & "more"|"plus"|"davantage"',
      'above_that_amount > "dilutive"|"dilutif" & synergy & !accretive_word',
    ],
    example: {
      en: 'That is the breakeven: above that it is dilutive.',
      fr: 'C’est le seuil : en dessous c’est relutif.',
    },
    correction: {
      en: 'With more synergies than the breakeven the deal is accretive, with less it is dilutive.',
      fr: 'Avec plus de synergies que le seuil, l’opération est relutive ; avec moins, elle est dilutive.',
    },
  },
  share_count_untouched: {
    concept: 'new_shares',
    says: [
      'earning|eps & over_the_old_count & both|combined_company|total_profit',
      'pays_in_paper & count_not_touched & !"plus any"|"plus the new"|"plus new"|"and the new"|"plus les nouvelles"|"plus les actions"|"plus what"',
      'count_not_touched & issues_paper > share_paper',
    ],
    example: {
      en: 'Paying in paper doesn’t touch the count: the shares handed over replace theirs.',
      fr: 'Payer en titres ne change pas le nombre d’actions, ils ne font que remplacer ceux de la cible.',
    },
    correction: {
      en: 'The shares created to pay come on top of the existing ones, and net income is divided by the sum.',
      fr: 'Les titres créés pour payer s’ajoutent à ceux qui existent, et l’on divise le résultat par la somme.',
    },
  },
  eps_upside_down: {
    concept: 'eps',
    says: [
      'eps > consists_of > not_earnings > over_what',
      'eps > consists_of > net_income > over_what > not_earnings',
      'eps_inverted',
      'eps & "divise"|"divide"|"divided" > shares_count > "par"|"by" > net_income|earning',
    ],
    example: {
      en: 'EPS is the number of shares divided by net income.',
      fr: 'Le BPA, c’est le nombre d’actions divisé par le résultat net.',
    },
    correction: {
      en: 'EPS is net income divided by the number of shares.',
      fr: 'Le BPA est le résultat net divisé par le nombre d’actions.',
    },
  },
  shares_at_target_price: {
    concept: 'new_shares',
    says: [
      'divide|splits_by > quote_of_target & #|price & !"not"|"pas"|"premium"|"prime"|multiply|our_price_words',

      'price_times_quote',
      'new_shares|price|pay > over_what|"at"|"au" > at_their_price',
      'issues_paper > "at"|"au" > at_their_price',
      'fresh_shares|price|premium_paid > splits_by >> quote_of_target',
      'splits_by > quote_of_target & fresh_shares',
    ],
    example: {
      en: 'To get the new shares I take the price divided by the target’s share price.',
      fr: 'Pour les actions nouvelles, je prends le prix divisé par le cours de la cible.',
    },
    correction: {
      en: 'The acquirer issues its own shares, so the price is divided by the acquirer’s share price.',
      fr: 'L’acquéreur émet ses propres actions : on divise le prix par le cours de l’acquéreur.',
    },
  },
  total_profit_is_the_test: {
    concept: 'accretion',
    says: [
      'total_profit_rises & share_count_aside',
      'accretive_if_profit & !"per share"|"par action"',
    ],
    example: {
      en: 'It is accretive as soon as combined net income is higher, whatever the number of shares.',
      fr: 'C’est relutif dès que le résultat net total augmente, quel que soit le nombre d’actions.',
    },
    correction: {
      en: 'Net income nearly always rises in a deal; only income per share tells whether it is accretive.',
      fr: 'La somme des résultats grandit presque toujours ; seul le résultat par action dit si c’est relutif.',
    },
  },
  synergies_happen_once: {
    concept: 'synergies_cost',
    says: [
      '~gains_of_joining & ~one_year_of_it & ~"need"|~"besoin"|~"enough"|~"suffit" & !"not enough"|"suffit pas"|integration_cost|"mistake"|"erreur"|"once the"',

      '"only need"|"need" > synergy > "once"',
      'synergy|money_saved|synergies_cost & happens_once & !merging_cost|"says nothing"|"ne dit rien"',
      'happens_once & "enough"|"suffit"|"suffisent"|"il suffit" & -integration_cost',
    ],
    example: {
      en: 'Cost synergies are a one-off gain, you only need them in the first year.',
      fr: 'Il suffit de réaliser les synergies une seule fois, la première année.',
    },
    correction: {
      en: 'Synergies have to come back every year: EPS is an annual figure.',
      fr: 'Les synergies doivent revenir chaque année : le BPA est un chiffre annuel.',
    },
  },
  tax_makes_debt_dearer: {
    concept: 'cost_debt',
    says: [
      'divide > # > divided_by_one_less_tax & "after tax"|"après impôt"|cost_debt & !gains_of_joining|lacking_profit|"pre tax"|"before tax"|"avant impôt"',

      'with_the_tax > borrowed_money|interest|funding_cost > gets_dearer & !own_paper|equity|"without"|"sans"',

      '"rate"|"taux"|cost_debt > divided_by_one_less_tax & !synergy|shortfall|"not"|"pas"',
      'multiply > "rate"|"taux" > by_one_plus_tax & !"not"|"pas"',
      'tax_raises_cost & interest|borrowed_money|funding_cost|cost',
      'once_taxed > borrowed_money > gets_dearer & !own_cash|own_paper|equity|earnings_yield|"rates"|"taux"',
      'borrowed_money > gets_dearer > once_taxed & !own_cash|own_paper|equity|earnings_yield|"rates"|"taux"',
      'tax_people > adds_to_cost > borrowed_money|interest|cost_debt & !"less"|"moins"',
    ],
    example: {
      en: 'Tax comes on top of the interest, so debt costs more after tax.',
      fr: 'L’impôt s’ajoute aux intérêts, donc la dette coûte plus après impôt.',
    },
    correction: {
      en: 'Interest is deductible, so debt costs less after tax than before.',
      fr: 'Les intérêts sont déductibles, donc la dette coûte moins après impôt qu’avant.',
    },
  },
  yield_upside_down: {
    concept: 'earnings_yield',
    says: [
      '"yield"|"rendement" > directly_is > price_over_profit & !"inverse"|"flip"|"reciprocal"|"un sur"',
      'earnings_yield|target_yields >> directly_is >> price_over_profit & !"inverse"|"flip"|"reciprocal"|"un sur"',
      'earnings_yield|target_yields > yield_inverted',
      'yield_inverted > earnings_yield',
      'yield_is_the_multiple',
    ],
    example: {
      en: 'The earnings yield is the price divided by net income.',
      fr: 'Le rendement bénéficiaire, c’est le prix divisé par le résultat.',
    },
    correction: {
      en: 'The earnings yield is the target’s net income divided by what is paid for it.',
      fr: 'Le rendement bénéficiaire est le résultat de la cible rapporté au prix payé.',
    },
  },
  lenders_become_owners: {
    concept: 'ownership',
    says: [
      'lender >> "get shares"|"receive shares"|"reçoivent des actions"|"reçoivent des titres" & !"not"|"pas"|"sellers"|"vendeurs"|"convertible"|seller',

      'lender > into_the_capital',
      'debt_makes_holders',
      'borrowed_money > share_power_with > lender',
    ],
    example: {
      en: 'Borrowing is what hands over a piece of the house, because lenders get votes.',
      fr: 'C’est la dette qui dilue, car les prêteurs votent.',
    },
    correction: {
      en: 'Lenders get interest and no vote; it is new shares that dilute the holders.',
      fr: 'Les prêteurs touchent des intérêts, sans droit de vote ; ce sont les titres créés qui diluent.',
    },
  },
  interest_adds_to_profit: {
    concept: 'cost_debt',
    says: [
      'interest > adds_to_it|"s’ajoutent au"|"are added to"|"get added to" > net_income|earning & !"not"|"pas"|"charges"|"costs"|"coûts"',
      'interest_as_income',
    ],
    example: {
      en: 'You add the interest to the two net incomes.',
      fr: 'On ajoute les intérêts aux deux résultats nets.',
    },
    correction: {
      en: 'Interest is a cost: it is taken off net income, after the tax it saves.',
      fr: 'Les intérêts sont une charge : on les retire du résultat, après économie d’impôt.',
    },
  },
  debt_improves_rating: {
    concept: 'leverage',
    says: [
      'rating|"agencies"|"agences" > likes_it > borrowed_money|"borrow"|indebtedness & !"not"|"pas"|"never"|"jamais"|"less"|"moins"|"lower"|"low"',

      'borrowing_more > sounder_word > rating & !"less"|"moins"',
      'borrowing_more > rating > sounder_word|"improves"|"s’améliore"|"monte" & !"less"|"moins"|"pas"',
      'the_more > borrowing_act|indebtedness > "better"|"mieux"|"higher"|"meilleure" > rating & !"less"|"moins"',

      'borrowed_money|indebtedness >> improves_word >> rating & !"less"|"moins"|"lower"|"leverage"|"levier"|repay|"reducing"|"réduire"|"not"|"pas"',
      'rating > "happy"|"pleased"|"contente"|"contentes"|"rassurée"|"rassurées" > pays_debt|borrowed_money & !"not"|"pas"|"less"|"moins"|"peu"|"limited"',
      'borrowed_money|pays_debt & "diminue"|"réduit"|"baisse"|"lowers"|"reduces"|"brings down" >> "leverage"|"levier" & !repay|own_paper|own_cash|"cash flow"|"not"|"pas"|"synergies"|"over time"|"rembourse"',

      'borrowing_act > improves_word > rating',
      'more_debt_words > debt_pleases_agencies',
      'borrowed_money|indebtedness > lifts_rating & !"less"|"moins"|"lower"|repay|"reducing"|"réduire"',
    ],
    example: {
      en: 'More debt improves the rating.',
      fr: 'Plus de dette améliore la notation.',
    },
    correction: {
      en: 'Every turn of debt weighs on the rating and makes the next loan dearer.',
      fr: 'Chaque tour de dette pèse sur la notation et rend le prêt suivant plus cher.',
    },
  },
} as const satisfies Record<string, WrongClaim>;
