import type { WrongClaim } from '../../types.ts';

/** Steps that are falsely said to be unneeded. */
export const stepLeftOutClaims = {
  sale_steps_unneeded: {
    concept: 'growth_margin_risk',
    says: [
      '~amiss_outlook >> ~amiss_unneeded',
      '~amiss_unneeded >> ~amiss_outlook|~amiss_owner_goals|~amiss_competition_step',
      '~amiss_owner_goals|~amiss_competition_step >> ~amiss_unneeded',
    ],
    example: {
      en: 'The outlook is irrelevant.',
      fr: 'Vos objectifs personnels n’ont aucune importance.',
    },
    correction: {
      en: 'What the owner wants, where the company is heading and how many bid decide the price.',
      fr: 'Ce que veut le dirigeant, où va la société et combien enchérissent décident du prix.',
    },
  },
  purchase_steps_unneeded: {
    concept: 'due_diligence',
    says: [
      '~amiss_diligence_step|~amiss_integration_step|~amiss_margin_step >> ~amiss_unneeded',
      '~amiss_unneeded >> ~amiss_diligence_step|~amiss_integration_step|~amiss_margin_step',
      '~amiss_sales_multiple > ~amiss_unneeded',
    ],
    example: {
      en: 'Due diligence is superfluous for a small brand.',
      fr: 'La rentabilité de la marque ne compte pas.',
    },
    correction: {
      en: 'The buyer checks the figures, what each sale earns and what joining the two will cost.',
      fr: 'L’acquéreur vérifie les chiffres, ce que rapporte chaque vente et ce que coûtera le rapprochement.',
    },
  },
  bid_steps_unneeded: {
    concept: 'takeover',
    says: [
      '~amiss_worth_alone|~amiss_bidders_worth >> ~amiss_unneeded',
      '~amiss_unneeded >> ~amiss_worth_alone|~amiss_bidders_worth',
    ],
    example: {
      en: 'The standalone value does not matter.',
      fr: 'La valeur intrinsèque n’a aucune importance.',
    },
    correction: {
      en: 'The answer rests on what the target is worth alone, on the paper offered and on who else would buy.',
      fr: 'La réponse repose sur ce que vaut la cible seule, sur le papier offert et sur les autres candidats.',
    },
  },
  carve_out_steps_unneeded: {
    concept: 'normalise',
    says: [
      '~amiss_alone_step|~amiss_transition_step|~amiss_separation_step >> ~amiss_unneeded',
      '~amiss_unneeded >> ~amiss_alone_step|~amiss_transition_step|~amiss_separation_step',
    ],
    example: {
      en: 'The adjustments are unnecessary.',
      fr: 'Les coûts autonomes ne changent rien.',
    },
    correction: {
      en: 'A division has to be shown as if it were on its own already.',
      fr: 'Une division se présente comme si elle était déjà seule.',
    },
  },
  clearance_steps_unneeded: {
    concept: 'mac',
    says: ['~amiss_clearance_step >> ~amiss_unneeded', '~amiss_unneeded >> ~amiss_clearance_step'],
    example: {
      en: 'There was no need for a plan B.',
      fr: 'Une indemnité inversée est superflue.',
    },
    correction: {
      en: 'What happens if the authority refuses is settled on the day of signing.',
      fr: 'Ce qui se passe si l’autorité refuse se règle le jour de la signature.',
    },
  },
} as const satisfies Record<string, WrongClaim>;
