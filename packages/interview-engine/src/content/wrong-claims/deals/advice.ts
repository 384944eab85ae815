import type { WrongClaim } from '../../types.ts';

/** Wrong advice to a group that buys or a family that wants cash. */
export const adviceClaims = {
  synergies_counted_twice: {
    concept: 'syn_vs_premium',
    says: [
      'amiss_ceiling & amiss_several_synergies',
      'amiss_stand_alone > amiss_plus > amiss_several_synergies',
      'amiss_ceiling > amiss_rival_sets_it',
      'amiss_floor > amiss_stand_alone > amiss_plus > amiss_synergies & !amiss_ceiling',
      'amiss_ceiling >> "what" > "bidder"|"competitor"|"rival"|"seller"',
      'amiss_ceiling > "next bidder"|"next buyer"|"concurrent suivant"|"autre acheteur"',
      'slip_ceiling & slip_premium_on_top & !"not"|"pas"|"never"|"no"',
    ],
    example: {
      en: 'The ceiling is stand-alone value plus twice the synergies.',
      fr: 'Le prix plafond, c’est ce que demande le vendeur.',
    },
    correction: {
      en: 'The most a buyer can pay is stand-alone value plus the synergies once, after tax and costs.',
      fr: 'Le plus qu’un acquéreur puisse payer : la valeur intrinsèque plus les synergies, une fois, nettes d’impôt et de coûts.',
    },
  },
  recommendation_left_out: {
    concept: 'own_view',
    says: [
      '~amiss_no_recommendation',
      '"let them choose"|"let them decide"|"let the client choose"|"let the client decide"|"laisse choisir"|"laisse décider"|"laisser choisir"|"laisser le client" & !"recommend"|"recommande"|"recommandation"',
    ],
    example: {
      en: 'I would present the options without a recommendation.',
      fr: 'Je présenterais les options sans faire de recommandation.',
    },
    correction: {
      en: 'A client pays for advice: end with what you would do, at what price, and what would change your mind.',
      fr: 'Un client paie un conseil : terminez par ce que vous feriez, à quel prix, et ce qui vous ferait changer d’avis.',
    },
  },
  market_lifts_what_is_bought: {
    concept: 'syn_vs_premium',
    says: [
      'amiss_market_reprices & amiss_good_for_buyer|amiss_any_price',
      'amiss_market_reprices',
      '"listed"|"coté"|"cotée"|"group"|"groupe" > amiss_justifies > amiss_any_price',
    ],
    example: {
      en: 'The market will apply our multiple to whatever we buy.',
      fr: 'Un groupe coté peut payer n’importe quel prix.',
    },
    correction: {
      en: 'Investors value each business by its own growth and risk: a high price stays a high price.',
      fr: 'Les investisseurs valorisent chaque activité selon sa croissance et son risque : un prix trop haut le reste.',
    },
  },
  founder_makes_no_difference: {
    concept: 'earnout',
    says: [
      '~amiss_founder > ~amiss_changes_nothing|~market_no_effect_on',
      'amiss_earn_out > amiss_paid_anyway & !"if"|"only"|"not"|"si"|"pas"',
      'amiss_earn_out > "everything"|"whole price"|"tout"|"totalité" > "day one"|"closing"|"signing"|"premier jour" & !"not"|"pas"',
    ],
    example: {
      en: 'The founder leaving changes nothing.',
      fr: 'L’earn-out est garanti au vendeur.',
    },
    correction: {
      en: 'Part of the price hangs on targets met after the sale, which also ties key people in.',
      fr: 'Une part du prix dépend d’objectifs atteints après la vente, ce qui retient aussi les personnes clés.',
    },
  },
  diligence_called_needless: {
    concept: 'due_diligence',
    says: [
      '~"no need to check"|~"pas besoin de vérifier"|~"inutile de vérifier" & ~"numbers"|~"figures"|~"accounts"|~"comptes"|~"chiffres"',
      '~astray_no_look & ~astray_papers & !"mistake"|"erreur"',
      'market_do_without_checks',
      '~amiss_no_diligence',
    ],
    example: {
      en: 'There is no need for due diligence on a small brand.',
      fr: 'La due diligence est une formalité.',
    },
    correction: {
      en: 'Before committing, the buyer checks figures, contracts and customers, whatever the size.',
      fr: 'Avant de s’engager, l’acquéreur vérifie chiffres, contrats et clients, quelle que soit la taille.',
    },
  },
  recap_brings_money: {
    concept: 'leverage',
    says: [
      'astray_loan_payout > astray_money_in & !"not"|"pas"|"no"|"rather"|"never"|"n’apporte"',
      '"dividend recap"|"recap" > "brings new money"|"new money into"|"fresh money into"|"apporte de l’argent à la société"|"money into the company" & !"not"|"pas"|"never"|"jamais"|"no"',
      'amiss_recap > amiss_brings_money_in',
      'amiss_recap & amiss_gives_control_away & !"without"|"sans"|"not"|"pas"',
      '~amiss_recap & ~"n\'endette pas"|~"no debt"|~"adds no debt"|~"without debt"|~"not add debt"|~"no new debt"|~"sans dette"|~"aucune dette"',
      'slip_recap > slip_recap_misread & !"not"|"pas"|"without"|"sans"|"no"',
    ],
    example: {
      en: 'A dividend recap brings fresh money into the company.',
      fr: 'Dans une recap, la famille cède la majorité.',
    },
    correction: {
      en: 'In a recap the company borrows and pays its owners: more debt, same shareholders.',
      fr: 'Dans une recap, la société s’endette et verse à ses actionnaires : plus de dette, mêmes actionnaires.',
    },
  },
  majority_sold_control_kept: {
    concept: 'ownership',
    says: [
      'strays_most_sold > strays_still_rules & !"not"|"pas"|"never"|"jamais"|"double"|"golden"|"commandite"',
      '"sell"|"sells"|"vend"|"vendre"|"cède" >> "sixty"|"seventy"|"soixante" > strays_still_rules & !"not"|"pas"|"never"|"jamais"|"double"|"golden"|"commandite"|"buyer"|"remaining"',
      'counter_blocking > misstated_decides_all & !"not"|"pas"|"only"|"seulement"',
      'sell >> "seventy"|"sixty"|"soixante"|"70"|"60" > amiss_keeps_control & !"double"|"not"',

      'sell >> amiss_over_half & amiss_keeps_control & !"double"|amiss_remaining',
      'misstated_small_block > misstated_decides_all & !"double"|"doubles"|"golden share"|"commandite"|"class"|"more than half"|"plus de la moitié"',
      'amiss_keeps_control > ~misstated_no_share_at_all',
    ],
    example: {
      en: 'Selling 60 per cent to a fund gives cash and the family keeps control.',
      fr: 'En vendant soixante pour cent à un fonds, la famille garde le contrôle.',
    },
    correction: {
      en: 'Control follows the votes: below half of them it goes to the other side.',
      fr: 'Le contrôle suit les voix : sous la moitié, il passe à l’autre camp.',
    },
  },
  owner_buyout_misread: {
    concept: 'lbo',
    says: [
      'astray_obo > ~astray_lost_control & !"keep"|"keeps"|"garde"|"gardent"|"without"|"sans"|"not mean"|"more than half"|"unless"|"sauf"|"if"|"si"|"seventy"|"soixante-dix"|"risk"|"risque"',
      '"obo"|"owner buy out"|"owner buyout" > "to a competitor"|"à un concurrent"|"to a rival" & !"rather"|"plutôt"|"not"|"pas"',
      '"bank"|"banks"|"banque"|"banques" > counter_bank_owner & !"if"|"si"|"covenant"|"covenants"|"not"|"pas"|"risk"|"risque"',

      'amiss_owner_buyout > amiss_obo_misread & !"rather than"|"plutôt"|"contrairement"',
      'amiss_owner_buyout & "cashes out entirely"|"leaves the company"|"family leaves"|"sells all"|"personally"|"sur ses biens"|"personnellement" & !first_i',
      '"debt"|"dette" & "personally"|"personnellement"|"on the family"|"sur la famille" & amiss_owner_buyout',
      'slip_owner_buyout > slip_full_exit & !"not"|"pas"|"part"|"keeps"|"garde"|"reinvests"|"réinvestit"',
    ],
    example: {
      en: 'An owner buy-out is a sale to a competitor.',
      fr: 'Dans un OBO, la famille sort complètement.',
    },
    correction: {
      en: 'In an owner buy-out a holding borrows to buy the shares; the owner cashes in a part and stays in.',
      fr: 'Dans un OBO, une holding emprunte pour racheter les titres ; le dirigeant encaisse une part et reste.',
    },
  },
  minority_pays_for_control: {
    concept: 'ownership',
    says: ['amiss_minority > amiss_pays_premium'],
    example: {
      en: 'A minority fund pays a control premium.',
      fr: 'Un fonds minoritaire paie une prime de contrôle.',
    },
    correction: {
      en: 'Without control there is no premium for it: a minority stake is often sold at a discount.',
      fr: 'Sans contrôle, pas de supplément : une part minoritaire se vend souvent avec une décote.',
    },
  },
  family_talk_unneeded: {
    concept: 'own_view',
    says: ['~amiss_family_views > ~amiss_changes_nothing|~lbo_irrelevant_word'],
    example: {
      en: 'The siblings are not our business.',
      fr: 'Les désaccords familiaux, cela ne nous regarde pas.',
    },
    correction: {
      en: 'Each holder wants something else: hear them before choosing a structure.',
      fr: 'Chacun veut autre chose : écoutez-les avant de choisir un montage.',
    },
  },
  capital_increase_pays_family: {
    concept: 'liquidity_options',
    says: [
      'strays_new_stock > strays_family_paid & !"not"|"pas"|"never"|"jamais"|"rather"|"plutôt"|"dilue"',
      'misstated_capital_increase & misstated_family_pocket & !"not"|"pas"|"rather"|"plutôt"|"secondary"',
      'misstated_capital_increase > ~misstated_without_dilution & !"if they subscribe"|"rights"|"droit préférentiel"|"souscrit"',
    ],
    example: {
      en: 'With a capital increase the money goes straight into the family’s pocket.',
      fr: 'Avec une augmentation de capital, l’argent va directement dans la poche de la famille.',
    },
    correction: {
      en: 'New shares bring money to the company and dilute the family; it gets cash only for shares it sells.',
      fr: 'Des actions nouvelles apportent de l’argent à la société et diluent la famille ; elle n’en reçoit que pour les titres qu’elle vend.',
    },
  },
} as const satisfies Record<string, WrongClaim>;
