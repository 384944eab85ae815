import type { WrongClaim } from '../../types.ts';

/** Rules of thumb about a buyout that are none. */
export const buyoutRuleOfThumbClaims = {
  debt_out_of_scale: {
    concept: 'leverage',
    says: [
      'usual_habit & leverage|debt|lender > far_too_many_turns & lbo_operating_profit & !"not"|"pas"|price|buy|"never"|"jamais"',
      'lender > lbo_lend|lbo_give > far_too_many_turns > lbo_operating_profit & !"not"|"pas"|"never"|"jamais"|price',
    ],
    example: {
      en: 'Typical leverage is around fifteen times EBITDA.',
      fr: 'En général, la dette représente quinze fois l’EBITDA.',
    },
    correction: {
      en: 'Buyout debt usually stops somewhere between four and seven times EBITDA, which is what the cash flows can carry.',
      fr: 'La dette d’un LBO s’arrête en général entre quatre et sept fois l’EBITDA, ce que les flux peuvent porter.',
    },
  },
  old_debt_stays: {
    concept: 'sources_uses',
    says: ['debt_of_before > is_left_alone & !"if"|"si"|"portable"'],
    example: {
      en: 'The old debt of the target just stays in place.',
      fr: 'L’ancienne dette de la cible n’est pas refinancée, elle reste en place.',
    },
    correction: {
      en: 'A change of control makes the old debt due, so refinancing it is a use of funds.',
      fr: 'Le changement de contrôle rend l’ancienne dette exigible : son refinancement est un emploi.',
    },
  },
  exit_on_entry_profit: {
    concept: 'exit',
    says: [
      'lbo_exit_value|used_for_the_way_out > multiply|lbo_turns > profit_at_entry & !a_difference|subtract|growth|debt',
      'lbo_turns|multiply|"demie" > # > profit_at_entry & used_for_the_way_out|way_out & !a_difference|subtract',
      'ebitda & "same as at entry"|"same as on entry"|"même qu’à l’entrée"|"identique à l’entrée" & !"if"|"si"|"suppose"|"assume"|"not"|"pas"',

      'multiply|lbo_turns|"demie" > # > "de départ"|"d’origine" & way_out|"valeur de sortie" & !subtract',
      'way_out > "original"|"d’origine" > # > ebitda & !a_difference|subtract',
      '"on the original"|"sur les"|"fois les" > # > "de départ"|"of ebitda"|"d’origine" & way_out & !a_difference|subtract',
      'profit_at_entry > used_for_the_way_out & !a_difference',
      'used_for_the_way_out > profit_at_entry & !a_difference',
    ],
    example: {
      en: 'The exit value uses the entry EBITDA.',
      fr: 'On prend l’EBITDA d’entrée pour calculer la valeur de sortie.',
    },
    correction: {
      en: 'The exit value is the multiple of the EBITDA of the year of sale.',
      fr: 'La valeur de sortie se calcule sur l’EBITDA de l’année de la vente.',
    },
  },
  fund_always_outbids: {
    concept: 'leverage',
    says: ['pays_more_than_trade & !"not"|"pas"|"synergies"'],
    example: {
      en: 'A fund can always pay more than a trade buyer.',
      fr: 'Un fonds peut toujours payer plus qu’un industriel.',
    },
    correction: {
      en: 'A trade buyer adds synergies and asks for a lower return, so it can often pay more.',
      fr: 'Un industriel a des synergies et un rendement exigé plus bas : il peut souvent payer plus.',
    },
  },
  stake_found_by_multiplying: {
    concept: 'irr',
    says: [
      '"times"|"fois"|multiply > # > find_the_stake & !divide|"becomes"|"devient"|"compound"|lbo_operating_profit',
      'multiply > lbo_exit_equity > lbo_factor_word > find_the_stake & !divide',
      'multiply > lbo_exit_equity|# > find_the_stake & !divide|"becomes"|"devient"|"compound"',
    ],
    example: {
      en: 'You multiply the exit equity by 2.29 to find the stake.',
      fr: 'On multiplie les 1 600 par 2,29 pour trouver la mise.',
    },
    correction: {
      en: 'Money of the exit is brought back to today by dividing, not by multiplying.',
      fr: 'L’argent de la sortie se ramène à aujourd’hui en divisant, pas en multipliant.',
    },
  },
  junior_stops_before_senior: {
    concept: 'leverage',
    says: ['junior_stops_first & !"not"|"pas"|senior_limit', 'goes_further & !"not"|"pas"'],
    example: {
      en: 'Junior stops at four times and senior goes further.',
      fr: 'La junior s’arrête à quatre fois et la senior va plus loin.',
    },
    correction: {
      en: 'Senior lenders stop first; junior lenders go further up, at a higher price.',
      fr: 'Les prêteurs seniors s’arrêtent d’abord ; les juniors vont plus loin, plus cher.',
    },
  },
  revolver_buys_the_target: {
    concept: 'senior',
    says: ['revolving_line > pays_the_purchase & !"not"|"pas"'],
    example: {
      en: 'The revolver pays for the acquisition.',
      fr: 'Le RCF finance l’acquisition.',
    },
    correction: {
      en: 'The revolver covers swings in working capital; term loans pay for the purchase.',
      fr: 'Le revolver couvre les variations de BFR ; ce sont les prêts à terme qui financent le prix.',
    },
  },
  call_protection_misread: {
    concept: 'mezz',
    says: [
      'early_repayment_guard > free_to_repay & !"not"|"pas"|"without call"|"cannot"|"ne peut"',
    ],
    example: {
      en: 'Call protection lets the borrower repay whenever it likes.',
      fr: 'La call protection permet de rembourser à tout moment sans frais.',
    },
    correction: {
      en: 'Call protection makes an early repayment dear, so that the lender keeps its return.',
      fr: 'La call protection rend coûteux un remboursement anticipé, pour garder au prêteur son rendement.',
    },
  },
} as const satisfies Record<string, WrongClaim>;
