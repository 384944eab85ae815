import type { WrongClaim } from '../../types.ts';

/** False reasons why a price is right, and false ways of financing it. */
export const misjudgedPriceClaims = {
  leaders_merge_freely: {
    concept: 'antitrust',
    says: [
      'strays_most_of_market > strays_no_bother & !"not"',
      '~amiss_two_leaders & ~amiss_no_antitrust_issue',
      '"larger"|"higher"|"bigger"|"plus" & "share"|"part de marché"|"parts de marché" & ~amiss_no_antitrust_issue',
      '"percent of the market"|"per cent of the market"|"pour cent du marché"|"% du marché"|"share of the market"|"market share" & ~amiss_no_antitrust_issue|"makes clearance easier"|"reassures"|"rassure"|"facilite" & !"not"|"small"|"low"|"faible"',
      'the_two_leaders & ~no_trouble_from_regulators',
    ],
    example: {
      en: 'They are direct competitors, so there is no antitrust issue.',
      fr: 'Ce sont le numéro un et le numéro deux, donc aucun sujet concurrence.',
    },
    correction: {
      en: 'When leaders of one market join, the authority looks closely and may ask for disposals.',
      fr: 'Quand des leaders d’un marché se réunissent, l’autorité regarde de près et peut exiger des cessions.',
    },
  },
  high_leverage_is_safe: {
    concept: 'financing_mix',
    says: [
      'amiss_many_turns & amiss_investment_grade & amiss_keeps_rating & !amiss_loses_rating',
      'amiss_many_turns > "ebitda"|"leverage"|"levier" > amiss_investment_grade & !amiss_loses_rating',
      'already_heavily_lent > ~rating_unmoved',
    ],
    example: {
      en: 'At six times EBITDA of debt the buyer stays investment grade.',
      fr: 'À sept fois l’EBITDA de levier, le groupe reste investment grade.',
    },
    correction: {
      en: 'Investment grade groups seldom go beyond some three times; at five or more the rating is gone.',
      fr: 'Un groupe bien noté dépasse rarement trois fois ; au-delà de cinq, la note est perdue.',
    },
  },
  synergies_owed_to_seller: {
    concept: 'syn_vs_premium',
    says: [
      'amiss_synergies & amiss_belong_to_seller',
      'amiss_all_synergies & amiss_to_seller & amiss_right_thing & !amiss_leaves_nothing',
    ],
    example: {
      en: 'I would pay all the synergies to the seller, that makes sense.',
      fr: 'Les synergies appartiennent au vendeur.',
    },
    correction: {
      en: 'The buyer makes the savings happen and must keep a share of them, or it gains nothing.',
      fr: 'C’est l’acquéreur qui réalise les économies : il doit en garder une part, sinon il ne gagne rien.',
    },
  },
  premium_shows_quality: {
    concept: 'control_premium',
    says: [
      'amiss_higher_premium > "means"|"implies"|"veut dire"|"implique"|"signifie" >> synergy & !"not"|"pas"|"need"|"faut"',

      'amiss_higher_premium > amiss_better_for_buyer & !"need"|"needs"|"must"|"have to"|"faut"|"doivent"',
      'amiss_better_for_buyer > amiss_higher_premium',
      'amiss_premium & amiss_higher_premium|"élevée" & amiss_better_for_buyer & !"need"|"needs"|"must"|"have to"|"faut"|"doivent"',
      'amiss_low_premium & amiss_proves|amiss_shows|"always"|"toujours" > amiss_overpaid',
      'amiss_higher_premium & amiss_proves > amiss_bargain|amiss_good_for_buyer',
      'amiss_premium > amiss_shows|"plus" > amiss_buyer_enriched & !"seller"|"vendeur"|"not"|"cible"',
    ],
    example: {
      en: 'The higher the premium, the better the deal was for the acquirer.',
      fr: 'Une prime faible prouve que l’acheteur a surpayé.',
    },
    correction: {
      en: 'The premium goes to the sellers: the more of it, the more savings the acquirer needs to earn it back.',
      fr: 'La prime va aux vendeurs : plus elle monte, plus il faut d’économies pour la regagner.',
    },
  },
  accepted_so_fair: {
    concept: 'own_view',
    says: [
      'amiss_price_fair & amiss_causal & amiss_board_accepted',
      'misread_closing_is_success & !"not"|"pas"',
      'misread_dearer_is_better & !"not"|"pas"|"seller"|"vendeur"|"premium"|"prime"',
      'amiss_above_precedents & amiss_price_fair',
      'amiss_below_precedents & amiss_shows & amiss_overpaid',
      '"price"|"prix" & "defend"|"défends"|"justify"|"justifie"|"right"|"fair"|"juste" & amiss_board_accepted & amiss_causal|"by saying"|"en disant" & !"not"|"pas"',
      'amiss_price_fair & amiss_causal & amiss_premium > "average"|"in line"|"moyenne"|"dans la norme"|"habituelle" & !"not"|"pas"',
    ],
    example: {
      en: 'The price was fair because the board accepted it.',
      fr: 'Le prix est juste, puisqu’il est au-dessus de tous les précédents.',
    },
    correction: {
      en: 'A signature proves nothing: set the price beside a stand-alone value, precedents and the synergies.',
      fr: 'Une signature ne prouve rien : comparez le prix à la valeur intrinsèque, aux précédents et aux synergies.',
    },
  },
  announced_synergies_are_earned: {
    concept: 'syn_vs_premium',
    says: [
      'amiss_announced_synergies > amiss_as_good_as_earned & !"less"|"moins"',
      '~amiss_synergies & ~amiss_not_discounted',
      'amiss_announced_synergies & amiss_for_sure & !"not"|"pas"|"never"|"jamais"',
      '"count"|"compte"|"pay"|"paie" >> amiss_announced_synergies >> amiss_for_sure',
      'amiss_synergies & "tout l\'ebitda"|"whole ebitda"|"all the ebitda"|"all of the ebitda"|"entire ebitda"|"full ebitda" & !"not"|"pas"',
      'synergy > sure_from_the_start',
      'sure_from_the_start & premium_paid|premium',
    ],
    example: {
      en: 'The synergies they announced are certain.',
      fr: 'Les synergies de revenus sont acquises, on ne les actualise pas.',
    },
    correction: {
      en: 'Savings come late and in part: they are weighed, taxed and brought back to today.',
      fr: 'Les économies arrivent tard et en partie : on les pondère, on les impose, on les ramène à aujourd’hui.',
    },
  },
  premium_set_against_sales: {
    concept: 'syn_vs_premium',
    says: [
      'amiss_compares > amiss_premium > amiss_targets_sales',
      'amiss_premium > amiss_compares|"smaller than"|"lower than"|"inférieure" > amiss_targets_sales',
    ],
    example: {
      en: 'I compare the premium with the target’s sales to see if it pays.',
      fr: 'Je compare la prime au chiffre d’affaires de la cible.',
    },
    correction: {
      en: 'A premium is set against the value of the savings, after tax and capitalised.',
      fr: 'La prime se juge face à la valeur des économies, après impôt et capitalisées.',
    },
  },
  equity_judged_on_ebitda: {
    concept: 'deal_facts',
    says: [
      'amiss_equity_value >> amiss_over >> "ebitda"',
      'amiss_compares > amiss_equity_value > "ebitda" & !"enterprise value"|"valeur d\'entreprise"|"earnings"',
      '~amiss_assumed_debt > ~amiss_not_in_price',
      '~"net debt"|~"dette nette" >> ~amiss_not_in_price',
      '"enterprise value"|"valeur d\'entreprise"|"ev" & amiss_sellers_word|"shareholders"|"actionnaires" > "pocketed"|"pocket"|"received"|"receive"|"encaissent"|"encaissé"|"reçoivent"|"touchent" & !"minus"|"less"|"moins"|"net of"|"after"',
      '"times net income"|"fois le résultat net"|"times earnings"|"times profit" > "dearer"|"more expensive"|"plus cher"|"cheaper"|"moins cher"|"higher"|"more than" > "ebitda"',
    ],
    example: {
      en: 'I compare the value of the shares with EBITDA to judge the price.',
      fr: 'La dette reprise ne fait pas partie du prix.',
    },
    correction: {
      en: 'EBITDA belongs to lenders too: it goes with enterprise value, debt taken on included.',
      fr: 'L’EBITDA revient aussi aux prêteurs : il va avec la valeur d’entreprise, dette incluse.',
    },
  },
  payment_risk_turned_round: {
    concept: 'financing_mix',
    says: [
      'amiss_in_cash & amiss_sellers_word > amiss_keep_the_risk & !amiss_in_shares',
      'amiss_in_shares & amiss_sellers_word > amiss_out_entirely & !amiss_in_cash',
      'amiss_in_shares & amiss_out_entirely & !amiss_in_cash',
    ],
    example: {
      en: 'In a cash deal the sellers share the risk.',
      fr: 'Avec un paiement en titres, l’acquéreur porte tout le risque.',
    },
    correction: {
      en: 'Whoever is paid in money is done; whoever takes paper carries on with the risk and the gains.',
      fr: 'Qui est payé en argent a terminé ; qui prend du papier garde risque et gains.',
    },
  },
} as const satisfies Record<string, WrongClaim>;
