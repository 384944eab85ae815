import type { WrongClaim } from '../../types.ts';

/** What is said wrongly of a deal that somebody has to judge or advise on. */
export const casesClaims = {
  price_before_purpose: {
    concept: 'rationale',
    says: [
      '~astray_purpose > ~astray_matters_little & !"does not only"|"mistake"|"erreur"|"never"|"jamais"',
      'cases_aim > cases_after_signing',
      'cases_buys_whenever & "multiple"|"price"|"prix"',
      'amiss_valuation_first & !"not"|"pas"|"never"|"jamais"',
      '~amiss_objective >> amiss_comes_later',
      '~amiss_objective > ~amiss_changes_nothing',
      '"value"|"price"|"valorise"|"chiffre" >> "first"|"d\'abord" > "then"|"ensuite"|"puis" > "client wants"|"objective"|"objectif"|"client veut"|"strategy"|"stratégie"|"why" & !"before"|"avant"',
      'slip_start_from_price > slip_purpose_later',
    ],
    example: {
      en: 'We discuss the objective of the group after signing, the price comes first.',
      fr: 'Un groupe doit acheter dès que le multiple est inférieur au sien.',
    },
    correction: {
      en: 'Why the client wants the company comes first: it decides what it may cost.',
      fr: 'Pourquoi le client veut cette société vient d’abord : c’est ce qui décide de ce qu’elle peut coûter.',
    },
  },
  synergies_lower_the_ceiling: {
    concept: 'syn_vs_premium',
    says: [
      'cases_stand_alone > cases_minus > "synergies"',
      'amiss_ceiling & amiss_stand_alone > amiss_minus > amiss_synergies',
      'amiss_ceiling & amiss_stand_alone > "without"|"excluding"|"sans"|"hors" > amiss_synergies',
    ],
    example: {
      en: 'The ceiling is the stand-alone value minus the synergies.',
      fr: 'Le plafond, c’est la valeur intrinsèque moins les synergies.',
    },
    correction: {
      en: 'The ceiling is the stand-alone value plus the synergies, net of what it costs to get them.',
      fr: 'Le plafond est la valeur intrinsèque plus les synergies, nettes de ce qu’elles coûtent.',
    },
  },
  minority_has_no_rights: {
    concept: 'ownership',
    says: [
      'astray_minority_fund > ~astray_has_no_say & !"if"|"si"|"unless"|"sauf"|"not true"|"wrong"',
      '"under fifty percent"|"below fifty percent"|"less than half"|"sous cinquante pour cent"|"moins de la moitié" & "no power"|"no rights"|"no veto"|"no say"|"aucun pouvoir"|"pas de veto"|"aucun droit"',
      'cases_minority & cases_no_rights',
      '~amiss_minority > ~amiss_rights_none',
      'amiss_minority & "obtient ni"|"gets neither"|"ni siège"|"neither a seat"',
    ],
    example: {
      en: 'A minority investor gets no veto and no board seat.',
      fr: 'Un fonds minoritaire entre sans contrepartie.',
    },
    correction: {
      en: 'A minority fund asks for a board seat, vetoes on big decisions and a way out.',
      fr: 'Un fonds minoritaire demande un siège au conseil, des vetos sur les grandes décisions et une sortie.',
    },
  },
  listing_takes_control: {
    concept: 'ownership',
    says: [
      'cases_listing > cases_loses_control',
      'slip_listing > slip_quick_discreet & !"not"|"pas"|"less"|"moins"|"slow"|"lente"',
    ],
    example: {
      en: 'With an IPO the family loses control.',
      fr: 'Avec une introduction en bourse, la famille perd le contrôle.',
    },
    correction: {
      en: 'Whoever keeps more than half of the votes keeps control, listed or not.',
      fr: 'Qui garde plus de la moitié des voix garde le contrôle, en bourse ou non.',
    },
  },
  reinvests_in_target: {
    concept: 'mgmt_package',
    says: [
      'cases_reinvests > cases_target',
      'cases_reinvests_nothing & cases_control',
      '~owner_family > ~cannot_stay_in',
    ],
    example: {
      en: 'The family reinvests in the target itself.',
      fr: 'La famille réinvestit dans la cible.',
    },
    correction: {
      en: 'Family and managers cash in a part and reinvest the rest in the holding, which buys the shares.',
      fr: 'Famille et managers encaissent une partie et réinvestissent le reste dans la holding, qui rachète les titres.',
    },
  },
  pill_helps_the_bidder: {
    concept: 'defence',
    says: [
      'cases_pill > astray_gives_shares & cases_attacker & !"dilutes"|"other"|"others"|"except"|"but not"|"all but"|"sauf"|"autres"|"pas"|"not"|"everyone"|"tous"',
      'cases_pill > "facilite"|"makes it easier"|"helps"|"makes the target cheaper"|"easier for" > "prise de contrôle"|"takeover"|"bidder"|"attacker"|"raider"|"assaillant" & !"not"|"pas"|"less"|"moins"',
      'cases_pill > cases_raises|cases_cheaper > cases_attacker',
      'cases_pill & cases_raises > cases_stake',
    ],
    example: {
      en: 'A poison pill raises the stake of the bidder.',
      fr: 'La pilule empoisonnée augmente la participation de l’attaquant.',
    },
    correction: {
      en: 'A poison pill gives cheap shares to all the others and so dilutes the bidder.',
      fr: 'Une pilule empoisonnée donne des titres bon marché à tous les autres et dilue ainsi l’initiateur.',
    },
  },
  opinion_certifies_best_price: {
    concept: 'fairness',
    says: [
      'cases_opinion > cases_best_price',
      'cases_opinion > cases_bidders_bank',
      'cases_opinion > "comes from the bidder"|"from the bidder"|"vient de l’attaquant"|"vient de l’acquéreur"|"banque de l’acquéreur"|"rely on theirs" & !"not"|"pas"|"never"|"independent"|"indépendant"',
    ],
    example: {
      en: 'The fairness opinion certifies the highest price.',
      fr: 'L’attestation d’équité se demande à la banque de l’attaquant.',
    },
    correction: {
      en: 'An independent expert for the target says whether the terms are fair, not that nobody would pay more.',
      fr: 'Un expert indépendant, nommé par la cible, dit si les conditions sont équitables, pas si quelqu’un paierait plus.',
    },
  },
  dissynergies_add_profit: {
    concept: 'normalise',
    says: [
      'cases_dissynergies > cases_raises > "ebitda"',
      'cases_alone_cost > cases_higher & "ebitda" > cases_raises',
      '"ebitda" > cases_after_interest',
    ],
    example: {
      en: 'Dis-synergies increase EBITDA.',
      fr: 'L’EBITDA se prend après intérêts.',
    },
    correction: {
      en: 'What the division loses with the group lowers its EBITDA, which is taken before interest.',
      fr: 'Ce que la division perd en quittant le groupe réduit son EBITDA, qui se prend avant intérêts.',
    },
  },
  group_multiple_for_division: {
    concept: 'ev_ebitda',
    says: ['cases_applies & "multiple" > cases_whole_group'],
    example: {
      en: 'I apply the multiple of the whole group to the division.',
      fr: 'J’applique le multiple du groupe entier à la division.',
    },
    correction: {
      en: 'A division is worth the multiple of companies that resemble it, not the one of its parent.',
      fr: 'Une division vaut le multiple des sociétés qui lui ressemblent, pas celui de sa maison mère.',
    },
  },
  closing_proves_value: {
    concept: 'own_view',
    says: [
      'counter_it_closed > counter_so_price_good & !"not"|"pas"',
      'cases_was_closed & cases_proves & cases_worth_it',
    ],
    example: {
      en: 'The deal closed, which proves that it created value.',
      fr: 'L’opération est allée au closing, c’est la preuve qu’elle a créé de la valeur.',
    },
    correction: {
      en: 'A deal that closed only shows that both sides signed; value shows in the years after.',
      fr: 'Un closing montre seulement que les deux ont signé ; la valeur se voit dans les années suivantes.',
    },
  },
  wider_market_larger_share: {
    concept: 'antitrust',
    says: [
      'cases_wider > cases_market & cases_higher > cases_market_share',
      'cases_wider & cases_market > cases_higher > cases_market_share',
      'cases_overlap & cases_reassured',
      'cases_vertical & cases_no_risk',
    ],
    example: {
      en: 'The broader the market, the higher the market share.',
      fr: 'Dans une fusion verticale il n’y a aucun risque.',
    },
    correction: {
      en: 'A wider market makes shares look smaller; overlaps worry an authority, and so does a supplier who could shut rivals out.',
      fr: 'Un marché large fait paraître les parts plus petites ; un recouvrement inquiète, un fournisseur qui peut fermer l’accès aussi.',
    },
  },
  premium_on_other_price: {
    concept: 'control_premium',
    says: ['cases_premium & cases_acquirers_price'],
    example: {
      en: 'The premium is the offer over the price of the acquirer.',
      fr: 'La prime se calcule sur le cours de l’acquéreur.',
    },
    correction: {
      en: 'The premium compares the offer with the price of the target before the news.',
      fr: 'La prime compare l’offre au cours de la cible avant l’annonce.',
    },
  },
} as const satisfies Record<string, WrongClaim>;
