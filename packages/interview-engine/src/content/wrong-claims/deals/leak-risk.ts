import type { WrongClaim } from '../../types.ts';

/** What is said of it that is false: what a leak would cost. */
export const leakRiskClaims = {
  broad_without_risk: {
    concept: 'leak_risk',
    says: [
      '"show"|"montrer"|"open"|"ouvrir"|"donner"|"give" > "competitors"|"concurrents" > "first round"|"premier tour"|"from the start"|"dès le début"|"straight away"|"tout de suite" & !"not"|"never"|"pas"|"jamais"|"danger"|"risk"|"risque"|"mistake"|"erreur"',
      '~leak_risk|~deals_leak_only > -"depend"|-"dépend" > ~deals_panel_size',
      'deals_broad_process > deals_no_risk_at_all',
      'deals_many_buyers & deals_secrecy_pledge & deals_all_covered',
      'deals_many_buyers > deals_nobody_can_tell',
      'slip_direct_rivals & slip_least_risk',
    ],
    example: {
      en: 'A broad auction carries no risk, everything is covered by the NDAs.',
      fr: 'Une enchère large ne présente aucun risque, tout est couvert par les NDA.',
    },
    correction: {
      en: 'The more people are called, the likelier staff, customers and rivals hear of it, whatever they signed.',
      fr: 'Plus on contacte de monde, plus salariés, clients et concurrents risquent de l’apprendre, quels que soient les engagements signés.',
    },
  },
  nda_stops_leaks: {
    concept: 'leak_risk',
    says: [
      'deals_secrecy_pledge > ~flat_no_danger & !"mean"|"veut dire"|"guarantee"',
      '~wrongly_nobody_talks & ~deals_secrecy_pledge & !"cannot guarantee"|"mean"|"veut dire"|"until"|"still"|"but"|"mais"|"so that"|"pour que"',
      'deals_secrecy_pledge > ~heard_nothing_gets_out & !"not"|"cannot"|"guarantee nothing"|"n’empêche"',
      'deals_secrecy_pledge & deals_prevent & ~deals_leak_only',
      'deals_many_buyers & deals_no_more_risk & ~deals_leak_only',
      'is_enough & deals_secrecy_pledge & ~never_leaks',
      'deals_secrecy_pledge > ~never_leaks',
      'deals_secrecy_pledge > sale_removes_risk',
    ],
    example: {
      en: 'The NDAs prevent any leak anyway.',
      fr: 'Les accords de confidentialité empêchent toute fuite.',
    },
    correction: {
      en: 'An NDA lowers the risk and gives a remedy; the more people know, the more a leak is likely.',
      fr: 'Un accord de confidentialité réduit le risque et ouvre un recours ; plus il y a d’initiés, plus une fuite est probable.',
    },
  },
  broad_is_more_secret: {
    concept: 'leak_risk',
    says: [
      'flat_more_invited > flat_better_kept & !"not"|"never"|"faux"|"wrong"',
      'wrongly_many_told > wrongly_secret_safer & !"not"|"pas"|"less"|"fewer"',
      '"broad"|"ouverte"|"large"|"enchère" > "the quieter"|"quieter of"|"quietest"|"more discreet"|"plus discret"|"plus discrète"|"la plus discrète"|"nobody notices"|"personne ne remarque" & !"less"|"moins"|"not"|"pas"|"targeted"|"ciblé"',
      'deals_many_buyers|"plus on contacte"|"more you contact" > "easier to keep"|"facile à garder"|"mieux gardé"|"better kept" & !"not"|"pas"|"never"|"jamais"|"less"|"moins"',
      'heard_easier > heard_keep_secret_many & !"not"|"pas"|"than among fifty"|"qu’à cinquante"|"que à cinquante"|"five than"',
      '"recommend"|"i’d"|"i would"|"je ferais"|"je recommande" > sale_broad_way > "since"|"because"|"puisque"|"parce que"|"car" > sale_discretion & !sale_drawback|"not"|"pas"|"unless"|"rather"|"plutôt"',
      'leak_risk|deals_leak_only > heard_greater >> heard_with_few & !heard_than_with_few',
      'deals_many_buyers|deals_thirty > ~heard_lost_in_the_crowd & !"few"|"if"|"si"',
      'sale_broad_way|deals_many_buyers > heard_as_quiet & !"not"|"pas"|"targeted"|"ciblé"',
      'deals_many_buyers > deals_more_secret',
      'sale_broad_way|deals_many_buyers >> sale_keeps_secret',
      '~sale_discretion & sale_contacts >> sale_many_count & !sale_drawback',
      'deals_sends_it|sale_sends_file > sale_many_count & sale_discretion & !sale_drawback|deals_blind_profile',
      'sale_targeted_way >> sale_leaks_more',
      'deals_many_buyers > sale_keeps_secret & !"harder"|"difficult"|"difficile"|deals_few_buyers|deals_targeted_word|"less"|"moins"',
      'deals_many_buyers > "mieux le secret"|"better the secret"|"mieux c’est gardé" & !"moins"|"fewer"|"less"',
      '"broad"|"as broad as"|"large"|"broad auction"|"enchère large" > "discretion comes by itself"|"stays secret"|"is just as discreet"|"reste discret"|"aussi discret"|"discrétion vient"|"keeps it quiet" & !"not"|"pas"',
    ],
    example: {
      en: 'A broad auction is more discreet.',
      fr: 'Un processus large est plus discret.',
    },
    correction: {
      en: 'Each additional buyer is one more mouth: a broad auction leaks sooner.',
      fr: 'Chaque acheteur de plus est une bouche de plus : un processus large fuite plus tôt.',
    },
  },
  leak_is_harmless: {
    concept: 'leak_risk',
    says: [
      'flat_rumours|~flat_rumours > ~flat_no_harm & !"if"|"si"|"think"|"croire"|"price"|"prix"',
      'deals_those_hurt > ~flat_dont_care & !"if"|"si"|"believe"|"think"|"croire"',
      'wrongly_tell_staff & ~wrongly_nobody_talks|"at once"|"day one"|"dès le début" & !"not"|"pas"|"never"|"jamais"|"if"|"si"|"leaks"|"after"|"après"|"press"|"presse"|"article"|"once"',
      'deals_leak > "free advertising"|"free publicity"|"publicité gratuite"|"coup de pub"|"good publicity"|"bonne publicité" & !"not"|"pas"',
      '~deals_leak|~deals_learns > ~process_not_serious & !"thinking"|"croire"',
      'heard_news_out > heard_good_for_trade & !"not"|"pas"',
      '~deals_leak_only > ~heard_harms_nobody & !"if"|"si"|"with"|"not that"|"pas que"|"but"|"mais"',
      'deals_leak_only > misstated_leak_helps & !"but"|"mais"|"not"|"pas"',
      'deals_those_hurt >> heard_glad_of_a_sale & !"once"|"after"|"if we"|"plan"|"une fois"|"après"',
      '~sale_discretion > -"matter"|-"matters"|-"importance"|~lbo_irrelevant_word & !"only"|"as much"|"autant"',
      'deals_leak_only > deals_harmless',
      'deals_leak_only >> misstated_leak_helps & !"but"|"mais"|"not"|"pas"',
      '~deals_leak_only & ~deals_those_hurt >> ~misstated_unmoved & !"si"|"so that"|"pour que"|"without"|"sans"',
      '"leak"|"fuite"|"leaks" > "no consequence"|"no consequences"|"pas de conséquence"|"sans conséquence"|"does no harm"|"ne fait pas de mal"|"ne change rien" & !"if"|"si"|"think"|"croire"',
    ],
    example: {
      en: 'A leak has no consequence for the company.',
      fr: 'Une fuite est sans conséquence pour l’entreprise.',
    },
    correction: {
      en: 'A leak worries staff and customers, and competitors use it.',
      fr: 'Une fuite inquiète salariés et clients, et les concurrents en profitent.',
    },
  },
} as const satisfies Record<string, WrongClaim>;
