import type { WrongClaim } from '../../types.ts';

/** What is said of it that is false: the facts of a deal. */
export const dealFactsClaims = {
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
  microsoft_paid_in_shares: {
    concept: 'deal_facts',
    says: ['deals_microsoft_name & deals_in_shares'],
    example: {
      en: 'Microsoft paid for Activision in shares.',
      fr: 'Microsoft a payé Activision en actions.',
    },
    correction: {
      en: 'Microsoft paid for Activision in cash, at 95 dollars per share.',
      fr: 'Microsoft a payé Activision en numéraire, 95 dollars par action.',
    },
  },
  tiffany_price_raised: {
    concept: 'deal_facts',
    says: [
      '"lvmh" > deals_raised_its_price & !"not"|"pas"',
      'deals_tiffany_name & deals_raised_its_price',
    ],
    example: {
      en: 'LVMH raised its price for Tiffany.',
      fr: 'LVMH a relevé son offre sur Tiffany.',
    },
    correction: {
      en: 'LVMH cut its price for Tiffany from 135 to 131.50 dollars per share.',
      fr: 'LVMH a réduit son prix pour Tiffany de 135 à 131,50 dollars par action.',
    },
  },
  suez_agreed_from_the_start: {
    concept: 'deal_facts',
    says: [
      '"suez"|"veolia" & "agreed from day one"|"d’accord dès"|"sans bataille"|"without a fight"|"agreed straight away"|"agreed from the first" & !"not"|"pas"|"never"',
      'deals_suez_name & deals_friendly_at_once & !"aurait"|"auraient"|"would have"|"could have"|"should have"|"if"|"si"',
      'deals_suez_name & "d’accord"|"agreed"|"favorable" > "dès le départ"|"dès le début"|"from the start"|"from day one" & !"pas"|"not"|"never"|"jamais"|"if"|"si"',
    ],
    example: {
      en: 'Veolia’s offer for Suez was friendly from the start.',
      fr: 'L’offre de Veolia sur Suez était amicale dès le départ.',
    },
    correction: {
      en: 'Suez fought Veolia’s offer for months before the agreement of April 2021 at 20.50 euros.',
      fr: 'Suez s’est opposé à Veolia pendant des mois, avant l’accord d’avril 2021 à 20,50 euros.',
    },
  },
  vmware_all_cash: {
    concept: 'deal_facts',
    says: ['deals_vmware_name & deals_wholly_in_cash'],
    example: {
      en: 'Broadcom bought VMware entirely in cash.',
      fr: 'Broadcom a racheté VMware entièrement en numéraire.',
    },
    correction: {
      en: 'Broadcom offered a choice of cash or shares for VMware, half of each overall.',
      fr: 'Broadcom a proposé au choix du numéraire ou des titres pour VMware, moitié-moitié au total.',
    },
  },
  pioneer_paid_in_cash: {
    concept: 'deal_facts',
    says: ['deals_pioneer_name & deals_paid_in_cash'],
    example: { en: 'Exxon paid for Pioneer in cash.', fr: 'Exxon a payé Pioneer en numéraire.' },
    correction: {
      en: 'Exxon paid for Pioneer with its own shares, 2.3234 of them for each.',
      fr: 'Exxon a payé Pioneer avec ses propres titres, 2,3234 pour une.',
    },
  },
  figma_completed: {
    concept: 'deal_facts',
    says: [
      'deals_figma_name & "finally closed"|"eventually closed"|"fini par se faire"|"finalement été bouclée"|"went through in the end"|"closed in the end" & !"not"|"never"|"pas"',
      'deals_figma_name & deals_deal_completed',
      'deals_figma_name & ~deals_known_deal_cleared',
      '"december 2023"|"décembre 2023" & deals_deal_completed & !deals_never_closed|"dropped"|"announced"|"annoncé"',
    ],
    example: {
      en: 'The purchase of Figma by Adobe was completed in 2023.',
      fr: 'Le rachat de Figma par Adobe a été bouclé en 2023.',
    },
    correction: {
      en: 'Adobe and Figma gave up in December 2023, and Adobe paid a fee of one billion dollars.',
      fr: 'Adobe et Figma ont renoncé en décembre 2023, et Adobe a versé une indemnité d’un milliard de dollars.',
    },
  },
  credit_suisse_premium: {
    concept: 'deal_facts',
    says: ['deals_credit_suisse_name & deals_paid_a_premium'],
    example: {
      en: 'UBS bought Credit Suisse at a premium.',
      fr: 'UBS a racheté Credit Suisse avec une prime.',
    },
    correction: {
      en: 'UBS paid 0.76 franc for each Credit Suisse share, far below the last price.',
      fr: 'UBS a payé 0,76 franc par action Credit Suisse, bien en dessous du dernier cours.',
    },
  },
  fox_news_bought: {
    concept: 'deal_facts',
    says: ['deals_fox_name & deals_fox_news_too'],
    example: {
      en: 'Disney bought all of Fox, including Fox News.',
      fr: 'Disney a racheté toute la Fox, y compris Fox News.',
    },
    correction: {
      en: 'Disney bought the film and television assets; Fox News went to a separate company.',
      fr: 'Disney a racheté les actifs de cinéma et de télévision ; Fox News est allée dans une société à part.',
    },
  },
  stellantis_plant_closures: {
    concept: 'deal_facts',
    says: ['deals_stellantis_name & deals_close_plants'],
    example: {
      en: 'The synergies of PSA and Fiat Chrysler came from plant closures.',
      fr: 'Les synergies de Stellantis reposaient sur des fermetures d’usines.',
    },
    correction: {
      en: 'PSA and FCA announced over five billion euros of annual synergies, from platforms and purchasing.',
      fr: 'PSA et FCA ont annoncé plus de cinq milliards d’euros de synergies annuelles, sur les plateformes et les achats.',
    },
  },
  monsanto_paid_in_shares: {
    concept: 'deal_facts',
    says: ['deals_monsanto_name & deals_in_shares & !"share deal"|"bought the shares"'],
    example: { en: 'Bayer paid for Monsanto in shares.', fr: 'Bayer a payé Monsanto en actions.' },
    correction: {
      en: 'Bayer paid for Monsanto in cash, at 128 dollars per share.',
      fr: 'Bayer a payé Monsanto en numéraire, 128 dollars par action.',
    },
  },
  genzyme_paid_in_shares: {
    concept: 'deal_facts',
    says: ['deals_genzyme_name & deals_in_shares'],
    example: { en: 'Sanofi paid for Genzyme in stock.', fr: 'Sanofi a payé Genzyme en titres.' },
    correction: {
      en: 'Sanofi paid 74 dollars in cash for each Genzyme share, plus a contingent value right.',
      fr: 'Sanofi a payé 74 dollars en numéraire par action Genzyme, plus un certificat de valeur conditionnelle.',
    },
  },
  twitter_price_cut: {
    concept: 'deal_facts',
    says: ['deals_twitter_name & deals_got_a_lower_price'],
    example: {
      en: 'Musk got a lower price for Twitter in the end.',
      fr: 'Musk a obtenu un prix plus bas pour Twitter.',
    },
    correction: {
      en: 'Musk closed at the signed price of 54.20 dollars per share.',
      fr: 'Musk a conclu au prix signé de 54,20 dollars par action.',
    },
  },
  known_deal_never_closed: {
    concept: 'deal_facts',
    says: [
      'strays_dropped_it & !"nearly"|"almost"|"failli"|"presque"|"not"|"if"|"si"',
      'deals_closed_names & deals_never_closed',
      'deals_microsoft_name|deals_tiffany_name|deals_vmware_name|deals_pioneer_name|deals_monsanto_name & ~veto_was_final & !nearly_or_elsewhere',
      '"activision"|"tiffany"|"vmware"|"pioneer"|"monsanto" > still_on_its_own & !"unlike"|"contrairement"|"figma"|"if"|"si"|"would have"|"aurait"|"until"|"jusqu’à"|"before"|"avant"|"wanted"|"voulait"',
    ],
    example: {
      en: 'The purchase of Tiffany by LVMH was never completed.',
      fr: 'Le rachat de Tiffany par LVMH n’a jamais abouti.',
    },
    correction: {
      en: 'Microsoft and Activision, LVMH and Tiffany, Veolia and Suez all closed.',
      fr: 'Microsoft et Activision, LVMH et Tiffany, Veolia et Suez sont allés jusqu’au closing.',
    },
  },
  veolia_cut_its_price: {
    concept: 'deal_facts',
    says: [
      'deals_suez_name & deals_cut_offer',
      'deals_tiffany_name & deals_in_shares',
      'deals_suez_name & below_the_opening',
      'deals_suez_name & deals_in_shares & !"could"|"rather"|"aurait"|"plutôt"',
    ],
    example: {
      en: 'Veolia lowered its offer for Suez.',
      fr: 'Veolia a baissé son offre sur Suez.',
    },
    correction: {
      en: 'Veolia went up from 18 to 20.50 euros for Suez, and LVMH paid cash for Tiffany.',
      fr: 'Veolia est montée de 18 à 20,50 euros sur Suez, et LVMH a payé Tiffany en numéraire.',
    },
  },
  figma_paid_the_fee: {
    concept: 'deal_facts',
    says: ['deals_figma_paid', 'deals_figma_name & deals_no_fee_paid'],
    example: {
      en: 'Figma had to pay a billion to Adobe.',
      fr: 'Figma a dû verser un milliard à Adobe.',
    },
    correction: {
      en: 'Adobe paid one billion dollars to Figma when they gave up.',
      fr: 'C’est Adobe qui a versé un milliard de dollars à Figma lors de l’abandon.',
    },
  },
  ev_built_backwards: {
    concept: 'deal_facts',
    says: [
      '"enterprise value is the equity"|"ev is the equity"|"enterprise value equals equity"|"enterprise value is equity" > "less"|"minus" > debt & !"plus"|"less cash"|"minus cash"',
      'misread_cash_to_ev & !"not"|"pas"|"plus net debt"|"plus dette"|"plus la dette"|"plus debt"',
      'misread_net_cash & misread_ev_above & !"not"|"pas"',
    ],
    example: {
      en: 'They have net cash, so enterprise value is above the equity.',
      fr: 'La VE, c’est l’equity plus la trésorerie.',
    },
    correction: {
      en: 'Enterprise value is equity plus net debt: with net cash it is below the equity.',
      fr: 'La valeur d’entreprise, c’est l’equity plus la dette nette : avec du cash net, elle est inférieure à l’equity.',
    },
  },
  no_premium_needed: {
    concept: 'deal_facts',
    says: [
      '-"besoin de prime"|-"need a premium"|-"need for a premium"|-"premium needed" & ~market_holders_accept',
      '~market_no_premium & ~market_holders_accept & !"not be"|"never"|"jamais"|"would not"|"why"',
      '~market_at_the_screen_price & ~market_without_extra',
      'market_no_premium & market_holders_accept',
      'market_offer_word > ~market_no_premium',
      '"no need for a premium"|"no premium is needed"|"no premium needed"|"pas besoin de prime"|"aucune prime n’est nécessaire"|"prime est inutile"|"without a premium" & !"if they"|"agreed"|"merger of equals"|"fusion entre égaux"|"nil premium"',
    ],
    example: {
      en: 'I would offer the current share price without any premium.',
      fr: 'Je proposerais le cours actuel, sans prime.',
    },
    correction: {
      en: 'Holders of a listed company sell control only for more than the market price, often 20 to 40 percent more.',
      fr: 'Les actionnaires d’une cotée ne cèdent le contrôle que pour plus que le cours, souvent 20 à 40 % de plus.',
    },
  },
  pitch_without_price: {
    concept: 'deal_facts',
    says: [
      '~amiss_price_unneeded',
      'amiss_valuing > amiss_once_accepted',
      'amiss_story > amiss_is_enough',
      'amiss_is_enough > amiss_story',
      '~amiss_price_step >> ~amiss_unneeded & !"opinion"|"avis"|"only"|"seul"|"enough"|"suffit"|"alone"',
      '~amiss_unneeded >> ~amiss_price_step & !"change"|"fight"|"bataille"|"worth it for"',
    ],
    example: {
      en: 'You can defend a deal without knowing the price.',
      fr: 'Il n’est pas nécessaire de donner un prix dans un pitch.',
    },
    correction: {
      en: 'A pitch and a judgement on a deal need a figure: offer per share, total value and multiple.',
      fr: 'Une idée comme un jugement sur une opération demandent un chiffre : offre par action, valeur totale et multiple.',
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
  debt_added_for_the_cheque: {
    concept: 'deal_facts',
    says: ['debt_added_for_cheque'],
    example: {
      en: 'We value it at eight times EBITDA, and add the debt to get to the equity.',
      fr: 'Elle vaut huit fois l’EBITDA, et on ajoute la dette pour avoir le chèque.',
    },
    correction: {
      en: 'From a multiple of EBITDA net debt comes off before the shareholders are paid.',
      fr: 'D’un multiple d’EBITDA, on retire la dette nette avant de payer les actionnaires.',
    },
  },
  cash_deal_told_in_shares: {
    concept: 'deal_facts',
    says: ['deals_cash_deal_name|"capgemini" & deals_wholly_in_shares'],
    example: {
      en: 'WNS was paid in shares.',
      fr: 'Capgemini a payé WNS entièrement en titres.',
    },
    correction: {
      en: 'It was all cash, with no new shares issued to the sellers.',
      fr: 'C’était entièrement en numéraire, sans action nouvelle pour les vendeurs.',
    },
  },
  announced_means_done: {
    concept: 'deal_facts',
    says: [
      '"announced"|"announcement"|"annonce"|"annoncée" > "belongs to"|"already owns"|"appartient déjà"|"appartient à l’acquéreur"|"déjà à l’acquéreur" & !"not"|"pas"|"never"',
      '"signed"|"signing"|"signée"|"signature" > ~market_as_good_as_done & !"until"|"tant que"',

      '"announced"|"annoncé" > market_as_good_as_done & !"not"|"pas"',
      'market_announce_word & market_so_done & market_certain_word & !"closely"|"followed"|"suivi"|"suivie"',
      'market_once_announced & market_certain_word',
    ],
    example: {
      en: 'Once a deal is announced it is certain to close.',
      fr: 'Une fois annoncée, une opération est certaine d’aboutir.',
    },
    correction: {
      en: 'Between announcement and closing stand approvals, shareholder votes and conditions, and some deals fall away.',
      fr: 'Entre l’annonce et le closing il y a les autorisations, les votes et les conditions, et certaines opérations échouent.',
    },
  },
} as const satisfies Record<string, WrongClaim>;
