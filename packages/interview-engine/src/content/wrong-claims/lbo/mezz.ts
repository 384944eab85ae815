import type { WrongClaim } from '../../types.ts';

/** What is said of it that is false: subordinated debt. */
export const mezzClaims = {
  junior_matures_first: {
    concept: 'mezz',
    says: ['lbo_junior_matures_first'],
    example: {
      en: 'The mezzanine matures before the senior debt.',
      fr: 'La mezzanine arrive à échéance avant la senior.',
    },
    correction: {
      en: 'Junior debt matures after the senior loans, often in one payment.',
      fr: 'La dette junior arrive à échéance après les prêts seniors, souvent en une fois.',
    },
  },
  junior_paid_first: {
    concept: 'mezz',
    says: [
      '"second lien" >> first_in_line & !senior|lender|"after"|"après"|"not"|"pas"',
      'mezz >> first_in_line & !senior|lender|"after"|"après"|"not"|"pas"|"second"',
      'each_recovers > lbo_pro_rata|"prorata" & !"not"|"pas"|"within"|"same class"|"même rang"',
      'mezz >> has_best_claim & !senior|"second"|"after"|"après"',
      'lbo_junior_people > lbo_before_banks',
      'mezz >> "ranks ahead"|"ranks before"|"ranks above"|"comes before"|"is paid first"|"passe devant"|"passe avant"|"est servie avant"|"est payée avant"|"prime sur"',
      'mezz > lbo_before_senior',
      'lbo_mezz_first',
      'senior > lbo_after_mezz',
      'lender|lbo_tranche & lbo_all_of_it > lbo_pro_rata',
      'mezz & senior & lbo_same_rank',
      'mezz|bond_paper >> repaid_earlier_than >> senior',
      'mezz|lbo_second_rank|bond_paper & lbo_repaid_before_senior',
    ],
    example: {
      en: 'The mezzanine is repaid before the senior debt.',
      fr: 'La mezzanine est remboursée avant la dette senior.',
    },
    correction: {
      en: 'Senior lenders are paid in full first; mezzanine only receives what is left after them.',
      fr: 'Les prêteurs seniors sont payés en totalité d’abord ; la mezzanine ne reçoit que ce qui reste après eux.',
    },
  },
  mezz_is_no_debt: {
    concept: 'mezz',
    says: [
      '~mezz > ~lbo_not_debt',
      '~mezz & ~lbo_not_debt & ~lbo_no_role|~lbo_set_aside_word',
      '~mezz & ~lbo_no_role',
      'mezz > lbo_is_equity_word',
    ],
    example: {
      en: 'Mezzanine is not really debt and plays no part in the structure.',
      fr: 'La mezzanine n’est pas vraiment de la dette et ne joue aucun rôle dans le montage.',
    },
    correction: {
      en: 'Mezzanine is debt that ranks behind the senior: it bears interest and adds a turn or two of borrowing.',
      fr: 'La mezzanine est une dette de rang inférieur : elle porte intérêt et ajoute un ou deux tours d’emprunt.',
    },
  },
  pik_paid_in_cash: {
    concept: 'mezz',
    says: ['lbo_pik_word > lbo_paid_in_cash', 'lbo_pik_word > debt_shrinks_word & !"not"|"pas"'],
    example: {
      en: 'PIK interest is paid in cash every quarter.',
      fr: 'Les intérêts capitalisés sont payés en cash chaque trimestre.',
    },
    correction: {
      en: 'PIK interest is added to the principal and settled at the end, so it saves cash now and costs equity at exit.',
      fr: 'Le PIK s’ajoute au principal et se règle à la fin : il épargne du cash aujourd’hui et coûte des fonds propres à la sortie.',
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
