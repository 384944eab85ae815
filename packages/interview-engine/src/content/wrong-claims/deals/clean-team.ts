import type { WrongClaim } from '../../types.ts';

/** What is said of it that is false: clean teams. */
export const cleanTeamClaims = {
  clean_team_misread: {
    concept: 'clean_team',
    says: [
      'deals_sealed_team > "made up of"|"composed of"|"consists of"|"composée"|"fait de"|"réunit" > wrongly_sales_people & !"not"|"pas"|"never"|"jamais"|"cannot"|"nobody"|"personne"|"no"|"without"|"sans"|"aucun"|"former"|"anciens"',
      'wrongly_clean_only_before & !"not"|"n’est pas"|"never"|"jamais"',
      '"clean team"|"clean teams"|"équipe étanche"|"équipes étanches" > wrongly_sales_people & !"not"|"pas"|"never"|"jamais"|"without"|"sans"|"no"|"aucun"|"keeps"|"kept"|"nor"|"away"|"écart"',
      '"clean team"|"équipe étanche" >> "is the group"|"is the team"|"c’est l’équipe"|"est l’équipe" > "runs"|"run"|"manages"|"gère"|"pilote" & "both"|"together"|"les deux"|"ensemble"',
      'deals_sealed_team > offers_team_runs & !offers_outside_people',
      'slip_sealed > slip_run_jointly & !"without"|"sans"|"not"|"never"|"pas"|"jamais"',
    ],
    example: {
      en: 'A clean team runs the two businesses together.',
      fr: 'La clean team gère les deux sociétés ensemble.',
    },
    correction: {
      en: 'It only analyses sensitive data behind a wall; the firms stay rivals until clearance.',
      fr: 'Elle analyse seulement les données sensibles derrière une cloison ; les sociétés restent rivales jusqu’au feu vert.',
    },
  },
  integrate_before_clearance: {
    concept: 'clean_team',
    says: [
      'flat_sales_teams > flat_work_together > flat_meanwhile & !"not"|"pas"|"never"|"jamais"|"cannot"|"nobody"|"personne"|"gun jumping"|"illegal"',
      'flat_sales_teams > flat_meanwhile > flat_work_together & !"not"|"pas"|"never"|"jamais"|"cannot"|"nobody"|"personne"',
      'deals_can_word > flat_joint_prices > flat_before_decision & !"not"|"pas"|"never"|"jamais"|"cannot"|"nobody"|"personne"|"can’t"|"illegal"|"interdit"|"peut pas"',
      'heard_both_firms > heard_under_review & !"not"|"cannot"|"pas"|"never"|"jamais"',
      'cases_waiting & cases_joint_prices & !deals_sealed_team',
      'deals_integrate_now > deals_before_word > deals_clearance',
      'deals_integrate_now & deals_meanwhile',
      'deals_during_review & deals_integrate_now',
      'deals_after_signing > deals_integrate_now & !deals_sealed_team',
      'deals_can_word > runs_things >> commerce > hand_in_hand & !"after closing"|"after clearance"|"après le closing"|"once cleared"',
      '"integrate"|"merge the teams"|"intègre"|"intégrer"|"combine" > "before clearance"|"before the clearance"|"before approval"|"avant l’autorisation"|"avant le feu vert" & !"not"|"cannot"|"never"|"pas"|"jamais"|"gun jumping"|"illegal"|"interdit"|"forbidden"|"plan"|"prepare"|"prépare"',
    ],
    example: {
      en: 'We can start integrating the two companies before clearance.',
      fr: 'On peut commencer à intégrer les deux sociétés avant l’autorisation.',
    },
    correction: {
      en: 'Until clearance the two companies remain competitors: integration is prepared by clean teams only.',
      fr: 'Jusqu’à l’autorisation, les deux sociétés restent concurrentes : seules des équipes étanches préparent l’intégration.',
    },
  },
  data_shared_before_clearance: {
    concept: 'clean_team',
    says: [
      'wrongly_signed_now > wrongly_share_all & !"not"|"pas"|"never"|"jamais"|"même"|"even"|"cannot"|"until"|"ne"|"n’a"|"illegal"|"interdit"|"gun jumping"|"amende"',
      '"can already"|"peuvent déjà"|"may already" > heard_talks_prices & !deals_sealed_team|"not"',
      'heard_since_signing > heard_swaps_secrets & !deals_sealed_team|"même après"|"even after"|"even once"',
      'heard_swaps_secrets > heard_since_signing & !deals_sealed_team|"même après"|"even after"|"even once"',
      '~heard_no_need_of > ~deals_sealed_team & ~heard_since_signing',
      'deals_can_word > deals_exchange_secrets > deals_right_away',
      'deals_right_away > deals_can_word > deals_exchange_secrets',
      'deals_during_review & deals_can_word & deals_exchange_secrets',
    ],
    example: {
      en: 'The two sides can exchange prices right away.',
      fr: 'Les deux équipes peuvent échanger les prix tout de suite.',
    },
    correction: {
      en: 'Until clearance only a clean team sees sensitive data.',
      fr: 'Jusqu’au feu vert, seule une clean team voit les données sensibles.',
    },
  },
} as const satisfies Record<string, WrongClaim>;
