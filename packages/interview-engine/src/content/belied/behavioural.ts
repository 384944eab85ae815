import type { BeliedPoints } from './types.ts';

export const beliedInBehaviour: Readonly<Record<string, BeliedPoints>> = {
  J1: {
    motivation_specific: 'what_an_analyst_does',
  },
  J2: {
    job_reality: 'speaks_to_the_top|sweep_is_a_myth|wrongly_unasked',
  },
  J4: {
    star_a: '~nothing_to_take_from_it',
  },
  J5: {
    star_a: 'conduct_orders',
  },
  J6: {
    prioritise: 'is_trifle',
  },
  J8: {
    star_a: 'others_mend_my_flaw',
  },
  J9: {
    motivation_specific: 'astray_same_as',
  },
  J11: {
    confidentiality: 'figures_alone|~trust_condition|trust_only_covers',
    integrity: 'share_with|trust_only_covers',
  },
  J12: {
    star_a: 'works_in_his_place',
  },
};
