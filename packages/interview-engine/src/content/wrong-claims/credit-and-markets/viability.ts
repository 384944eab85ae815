import type { WrongClaim } from '../../types.ts';

/** What is said of it that is false: whether the business itself is viable. */
export const viabilityClaims = {
  viability_does_not_matter: {
    concept: 'viability',
    says: [
      'flat_soundness > ~flat_beside_point & !"if"|"wrong"',
      '~wrongly_makes_money & ~wrongly_all_one|~wrongly_no_change|-"matter" & !"does matter"',
      'wrongly_too_much_debt > ~wrongly_worthless & !"not mean"|"does not"|"ne veut"|"veut pas"|"if"|"si"|"but"|"mais"|"can still"|"and also"',
      'heard_debt_gone|~heard_debt_gone > heard_any_firm > heard_sound_again & !"not"|"pas"|"still"',
      'crisis_swap|swap_to_shares > heard_makes_it & rescue_loses_money & heard_sound_again & !"not"|"pas"|"unless"|"only if"',
      'rescue_loses_money > "convert"|"convertit"|"converts"|"convertir" > "all the debt"|"toute la dette" & !"not"|"pas"|"enough"|"suffit"|"useless"',
      '~"repay"|~"rembourser" > ~heard_not_viable & "liquidate"|"liquide"|"sell"|"so"|"donc" & !"mean"|"dire"|"interest"',
      'extend_when_dead',
      '~viability|~the_trade >> ~no_say_in_the_choice',
      'rescue_loses_money > turns_healthy > once_the_debt_is_settled',
      'once_the_debt_is_settled > rescue_loses_money > turns_healthy',
      '~makes_no_odds > ~healthy|~viability & !weighs_it_up',
      'be_it_so & sound_or_not & !weighs_it_up',
    ],
    example: { en: 'Viability is secondary here.', fr: 'La viabilité est secondaire.' },
    correction: {
      en: 'Nothing is worth restructuring unless the business itself is viable.',
      fr: 'Rien ne vaut d’être restructuré si l’activité elle-même ne tient pas.',
    },
  },
} as const satisfies Record<string, WrongClaim>;
