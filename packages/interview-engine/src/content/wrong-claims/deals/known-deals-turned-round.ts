import type { WrongClaim } from '../../types.ts';

/** Deals everybody knows, told the wrong way round. */
export const knownDealsTurnedRoundClaims = {
  known_terms_turned_round: {
    concept: 'deal_facts',
    says: [
      '"tiffany" > "share for share"|"all stock"|"stock deal"|"share deal" & !"not"|"never"',
      '"veolia"|"suez" > "échange d’actions"|"échange de titres"|"share exchange"|"share for share" & !"not"|"pas"',
      '"lvmh" > "bought"|"paid"|"acheté"|"payé"|"bought it" > "lvmh shares"|"new shares"|"actions nouvelles"|"actions lvmh"|"in shares"|"en titres" & !"not"|"rather"|"pas"|"plutôt"|"dollars a share"',
      'the_games_deal & swapped_for_paper & !"not"|"pas"|"rather"|"plutôt"|"never"|"jamais"|"unlike"|"instead"',
      'the_games_deal|the_jewels_deal & had_to_pay_more & !paid_less_in_truth',
      'the_luxury_buyer > had_to_pay_more & !paid_less_in_truth',
      'the_games_deal >> purchased_it >> the_software_buyer & !by_the_other',
      'the_jewels_deal >> purchased_it >> the_luxury_buyer & !by_the_other',
      'the_water_deal >> purchased_it >> the_water_buyer & !by_the_other',
      'the_water_deal & never_came_about & the_water_buyer & !"at first"|"d’abord"|"nearly"|"failli"|"plan"|"attempt"',
      'the_games_deal & closed_at_once & !"announced in"|"october"|"octobre"|"2023"|"annoncée en"|"annoncé en"',
    ],
    example: {
      en: 'Microsoft and Activision was a pure share swap.',
      fr: 'LVMH a dû remonter son prix pour Tiffany.',
    },
    correction: {
      en: 'Microsoft paid 95 dollars in cash and closed in October 2023; LVMH cut Tiffany from 135 to 131.50 dollars.',
      fr: 'Microsoft a payé 95 dollars en cash, bouclé en octobre 2023 ; LVMH a baissé Tiffany de 135 à 131,50 dollars.',
    },
  },
  known_reason_turned_round: {
    concept: 'rationale',
    says: [
      'the_software_buyer & bought_for_machines & ~games_thrown_away & !"not for"|"nothing to do"',
      'the_games_deal & bought_for_machines & !"not"|"pas"|"nothing to do"|"rien à voir"|"rather"|"remedy"',
      'the_games_deal & ~games_thrown_away & !"regulators"|"régulateurs"|"feared"|"craignait"|"sony"|"never"',
      'the_jewels_deal > cheap_or_foreign_name & !"not"|"pas"|"market"|"marché"|"customers"|"clients"|"client"|"tourists"|"clientèle"|"growth"|"bought"',
      'the_jewels_deal|the_luxury_buyer & away_from_its_trade & !"not"|"pas"|"rather"',
    ],
    example: {
      en: 'Microsoft bought Activision for its data centres.',
      fr: 'Avec Tiffany, LVMH voulait sortir des États-Unis.',
    },
    correction: {
      en: 'Microsoft bought games for Game Pass and mobile; LVMH bought a world name in jewellery, strong in America.',
      fr: 'Microsoft achetait des jeux pour Game Pass et le mobile ; LVMH un grand nom de la joaillerie, fort en Amérique.',
    },
  },
  known_premium_denied: {
    concept: 'control_premium',
    says: [
      '~the_games_deal|~the_jewels_deal & ~below_the_market & !premium_seen_right',
      '~premium_over_price > "paie"|"pays"|"paid"|"pay" > ~for_no_command & !"not for"|"never"|"not the"',
    ],
    example: {
      en: 'There was no premium on Activision.',
      fr: 'La prime, c’est ce que paie l’acheteur pour ne pas avoir le contrôle.',
    },
    correction: {
      en: 'The premium over the undisturbed price is what control costs: 45% for Activision, some 37% for Tiffany.',
      fr: 'La prime sur le cours non affecté, c’est le prix du contrôle : 45 % pour Activision, environ 37 % pour Tiffany.',
    },
  },
  view_left_to_others: {
    concept: 'own_view',
    says: [
      '~astray_no_need_to_say & !"but"|"mais"',
      '~without_own_view|~amiss_no_opinion > ~astray_market_right',
      '~"au client de trancher"|~"au conseil de trancher"|~"for the client to decide"|~"for the board to decide"|~"up to the client to decide"|~"au client de décider" & ~"avis"|~"recommandation"|~"opinion"|~"recommendation"|~"view" & !"but"|"mais"',
      '~counter_no_view',

      '~without_own_view & market_has_decided & !"but"|"mais"',
      'big_deal_word > has_no_danger',
      '~without_own_view & "client decides"|"client décide"|"it is enough"|"suffit" & !"but"|"mais"',
    ],
    example: {
      en: 'I have no opinion on the price, the market has decided.',
      fr: 'Je n’ai pas d’avis sur le prix, le marché a tranché.',
    },
    correction: {
      en: 'Say whether you would have paid it, why, and what could prove you wrong.',
      fr: 'Dites si vous auriez payé ce prix, pourquoi, et ce qui pourrait vous donner tort.',
    },
  },
  authority_met_too_late: {
    concept: 'antitrust',
    says: [
      'strays_meets > deals_regulator|strays_review > strays_after_closing & !"not"|"pas"|"never"|"jamais"|"before"|"avant"|"too late"|"trop tard"|"mistake"|"erreur"',
      '"file"|"files"|"filed"|"notify"|"notifie"|"notifier"|"dépose" > "after"|"once"|"après"|"une fois" > "closed"|"closing"|"completion"|"clôture"|"bouclé"|"conclu" & !"not"|"pas"|"never"|"jamais"|"before"|"avant"',

      '~counter_authority > counter_files_late & !"not"|"pas"|"never"|"jamais"',

      'waits_for_their_move & before_any_offer & !no_waiting_there',
      '"clearance"|"approval"|"autorisation"|"feu vert" > "only needed once"|"only needed after"|"only needed when"|"nécessaire qu’après"|"nécessaire qu’une fois"',
      'closes_before_asking & ~speaks_with_them_after & ~competition_body|~leave_is_given & !"not"|"pas"|"never"|"jamais"|"cannot"',
      '~no_rivals_there & ~the_design_deal & !plead_or_until',
      'competition_body > ~looks_at_size_alone & !"not only"|"pas que la taille"',
      'promise_of_conduct > liked_most_by_them & !"not"|"pas"|"rarely"|"seldom"|"rarement"|"structural"|"structurels"',
      'merges_ahead > leave_is_given & !forbidden_there',
    ],
    example: {
      en: 'They should have closed first and talked to the regulators afterwards.',
      fr: 'Il faut attendre les objections avant de proposer des remèdes.',
    },
    correction: {
      en: 'Market definition and remedies are tested with the authority before signing; nothing is merged before clearance.',
      fr: 'Définition du marché et remèdes se testent avec l’autorité avant de signer ; rien n’est fusionné avant le feu vert.',
    },
  },
  failure_misattributed: {
    concept: 'antitrust',
    says: [
      'astray_fell_through & because_word|"for lack"|"since"|"faute"|"due" & astray_other_cause & !"not"|"pas parce"|"never"|"n’est pas"|"regulator"|"regulators"|"régulateur"|"régulateurs"',
      '"adobe"|"figma"|"it fell through"|"the deal fell through"|"ça a échoué"|"échoué" > ~strays_no_money_found & !"not because"|"pas parce"|"pas faute"',
      'the_design_deal & failed_for_money & !"not"|"pas"|"never"|"rather"',
      'blame_on_them_alone & !"not"|"pas"|"easy"|"facile"|"both"|"les deux"',
      '~competition_body & ~sides_did_well & !"but"|"mais"|"not"',
    ],
    example: {
      en: 'Adobe and Figma collapsed for lack of financing.',
      fr: 'C’est uniquement la faute des régulateurs.',
    },
    correction: {
      en: 'It failed on competition, which both sides could foresee on the day of signing.',
      fr: 'Elle a échoué sur la concurrence, que les deux parties pouvaient prévoir le jour de la signature.',
    },
  },
  exit_costs_nothing: {
    concept: 'mac',
    says: [
      '"adobe"|"buyer"|"acheteur" > ~strays_pays_nothing & !"if it closes"|"except"|"sauf"|"until"',
      'break_payment > owed_by_the_bought & !"reverse"|"inversée"|"not"|"pas"|"normal"|"ordinary"|"classique"|"other bid"|"autre offre"',
      '"adobe"|"buyer"|"acheteur"|"acquéreur" > ~owes_nothing_then & ~should_it_fail & !save_for_others',
    ],
    example: {
      en: 'Adobe pays nothing if it fails.',
      fr: 'Adobe n’avait rien à payer en cas d’échec.',
    },
    correction: {
      en: 'Adobe paid Figma the reverse fee of one billion dollars.',
      fr: 'Adobe a payé à Figma l’indemnité inversée d’un milliard de dollars.',
    },
  },
  no_life_without_the_deal: {
    concept: 'plan_b',
    says: [
      '~astray_plan_b > ~astray_useless & !"never"|"not useless"|"without"|"sans"',
      '"no"|"not"|"without"|"pas"|"sans"|"aucun" > ~second_plan_word & "signed"|"signé"|"signée"|"signature" & !"mistake"|"erreur"|"should"|"aurait dû"|"sign without"|"signer sans"|"i would not"',
      'stands_still_meanwhile & ~for_the_time_between & !"not stop"|"pas arrêter"|"never"|"without"|"sans"|"rather"|"ne pas"|"risk"',
    ],
    example: {
      en: 'Figma needed no plan B since the deal was signed.',
      fr: 'En attendant, Figma aurait dû tout geler.',
    },
    correction: {
      en: 'Until clearance the target runs and invests as if it stayed alone, and both keep a plan B.',
      fr: 'Jusqu’au feu vert, la cible vit et investit comme si elle restait seule, et chacun garde un plan B.',
    },
  },
} as const satisfies Record<string, WrongClaim>;
