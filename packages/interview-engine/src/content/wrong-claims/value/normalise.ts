import type { WrongClaim } from '../../types.ts';

/** What is said of it that is false: normalising one-offs. */
export const normaliseClaims = {
  low_owner_pay_added: {
    concept: 'normalise',
    says: [
      'low_pay > raises >> the_adjusted|ebitda & !"flatter"|"flatte"|"artificially"|"artificiellement"|takes_off|subtract',
      'low_pay > add|reinstate',
      'low_pay > ebitda > must_rise',
      'low_pay > reinstate|add >> pay_gap|ebitda',
    ],
    example: {
      en: 'If the owner has a salary below market, we add the difference to EBITDA.',
      fr: 'Si le dirigeant a un salaire inférieur au marché, on rajoute la différence à l’EBITDA.',
    },
    correction: {
      en: 'A salary below market is a missing cost: the difference comes off EBITDA.',
      fr: 'Un salaire sous le marché est un coût manquant : l’écart vient en moins de l’EBITDA.',
    },
  },
  recurring_is_exceptional: {
    concept: 'normalise',
    says: [
      'again_yearly|comes_again|plain_same_bad_luck|every_year > can_still_be >> one_offs & !"pas"|"not"|management',
      'comes_again|every_year > "c’est exceptionnel"|"is exceptional"|"is a one-off"|"reste exceptionnel"|"still exceptional" & !"plus un"|"n’est plus"|"no longer"',
      'by_nature & gets_added_back & !not_acceptable',
      'comes_again|years_running & by_nature & reinstate & !not_acceptable',
      'years_running & gets_added_back & proved_exceptional|by_nature|legitimate',
      'restructuring_cost >> gets_added_back > years_running & !not_acceptable',
      'years_running > gets_added_back & !not_acceptable',
      'yearly_said > are_exceptional > reinstate',
    ],
    example: {
      en: 'Restructuring is by nature exceptional, so it can always be added back.',
      fr: 'La restructuration est par nature exceptionnelle, on la réintègre.',
    },
    correction: {
      en: 'What comes back each year is a running cost and stays in.',
      fr: 'Ce qui revient chaque année est un coût courant et reste dedans.',
    },
  },
  savings_counted_whole: {
    concept: 'normalise',
    says: [
      '~savings_not_yet > ~count_as_done',
      '"savings"|"économies"|"synergies" > "planned"|"next year"|"prévues"|"announced"|"annoncées"|"l’an prochain" > in_entirety|count_fully & !"not"|"pas"|"never"|"jamais"',
      'run_rate > takes_in > in_entirety',
      'run_rate > takes_in > ebitda > -not_yet_earned',
      'run_rate > already_earned|in_entirety > ebitda',
      'run_rate > as_if_done',
    ],
    example: {
      en: 'Synergies are included at a hundred percent.',
      fr: 'Les synergies, on les intègre à cent pour cent.',
    },
    correction: {
      en: 'What has not been achieved is not earned: at best part of it counts, with evidence.',
      fr: 'Ce qui n’est pas réalisé n’est pas gagné : au mieux une partie compte, sur preuves.',
    },
  },
  standalone_costs_needless: {
    concept: 'normalise',
    says: [
      '~parent_costs > ~not_counted_in & !"already"|"déjà"',
      'needless > ~standalone_word',
      '~standalone_word > needless',
      'group_recharges > are_right',
    ],
    example: {
      en: 'There is no need to add standalone costs.',
      fr: 'Inutile d’ajouter des coûts standalone.',
    },
    correction: {
      en: 'What the group supplied has to be paid for alone: those costs come off EBITDA.',
      fr: 'Ce que le groupe fournissait devra être payé seul : ces coûts viennent en moins de l’EBITDA.',
    },
  },
  recurring_costs_added_back: {
    concept: 'normalise',
    says: [
      'comes_again|yearly_said > one_offs > mended_if',
      'years_running >> has_to_come_out & !"only"|"seul"|not_acceptable',
      'called_exceptional > ~never_weighs & !"mean"|"just because"|"enough"|"suffit"|"veut dire"|"whether"|"if"|"si"|"parce que"',
      'again_yearly & fine_to & reinstate|adjustment_line',
      'management & trust_them & adjustment_line|reinstate|ebitda',
      'management & "exceptional" & trust_them',
      'management & "exceptionnelles" & trust_them',
      'years_running & we_add_back',
      'comes_again > we_add_back & !plain_classify|one_offs',
      'comes_again|years_running > legitimate & !cash_word',
      'comes_again & legitimate > reinstate',
      'management & their_label & !"whatever"|"peu importe"',
      'management > one_offs > so_it_counts',
      'restructuring_cost|one_offs > never_of_the_business & !comes_again|gains_stay',
      'comes_again|years_running|"tous les ans"|"every year"|"each year" > "à réintégrer"|"added back"|"add it back"|"add them back"|"réintègre"|"je neutralise"|"are exceptional"|"sont exceptionnels" & !"refuse"|"recurring"|"récurrents"|"remove"|"not"|"pas"|"ne sont"|"cannot"',
    ],
    example: {
      en: 'Costs that recur every year are fine to add back if management calls them exceptional.',
      fr: 'C’est correct de rajouter chaque année les restructurations au résultat.',
    },
    correction: {
      en: 'A cost that comes back each year is an ordinary cost, whatever it is called.',
      fr: 'Un coût qui revient chaque année est un coût courant, quel que soit son nom.',
    },
  },
  run_rate_counted_as_earned: {
    concept: 'normalise',
    says: [
      'run_rate > "in full"|"en entier"|"en totalité"|"intégralement" & !"not"|"pas"|"only"|"if"|"never"',
      'run_rate & count_fully',
      'run_rate & fine_to & reinstate|add',
      '~run_rate > -not_yet_earned > retains > ebitda',
      '~run_rate > retains >> ebitda & !"only"|"if"|"seulement"|"si"',
      'count_as_budgeted',
    ],
    example: {
      en: 'Run-rate synergies count as earned, so I take them in full.',
      fr: 'Les synergies run-rate, je les prends en totalité.',
    },
    correction: {
      en: 'Savings that have yet to happen belong to the buyer who delivers them.',
      fr: 'Des économies encore à réaliser appartiennent à l’acheteur qui les fera.',
    },
  },
  gains_are_kept: {
    concept: 'normalise',
    says: [
      '"one-off gain"|"gain on the sale"|"gain exceptionnel"|"plus-value" > "normal earnings"|"stays in"|"reste dedans"|"reste dans l’ebitda"|"stays in ebitda" & !"not"|"pas"|"if"|"si"',
      '~one_offs > gain_stays_in & !adjustment_costs',
      'disposals > left_inside',
      '~exceptional_gains > only_the_costs & !"pas seulement"|"not only"|"pas que"|"voir"|"see"',
      'we_leave_gain & !"if"|"si"',
      '"gain"|"plus-value" > "stays in"|"reste dedans"|"on la garde"|"we keep it" & !"not"|"pas"',
      'exceptional_gains > may_stay',
      '~exceptional_gains > "on les laisse"|"je les laisse"|"on les garde"|"je les garde"|"i leave them"|"we leave them" & !"if"|"si"',
      'gains_stay',
      'bad_items > left_in',
      'only_costs_adjusted',
      'disposals > are_kept',
    ],
    example: { en: 'One-off gains stay in.', fr: 'Les gains exceptionnels, on les garde.' },
    correction: {
      en: 'One-off gains come out just like one-off costs.',
      fr: 'Les gains exceptionnels sortent comme les coûts exceptionnels.',
    },
  },
  standalone_costs_left_out: {
    concept: 'normalise',
    says: [
      '~parent_costs > left_aside',
      'parent_costs > ~not_counted_in',
      'standalone_ignored',
      'standalone_word|parent_costs > raises >> ebitda',
      'standalone_word|parent_costs & raises >> ebitda',
      'standalone_word > reinstate >> ebitda',
    ],
    example: { en: 'Standalone costs can be ignored.', fr: 'Les coûts autonomes, on les ignore.' },
    correction: {
      en: 'Missing standalone costs are deducted from EBITDA.',
      fr: 'Les coûts autonomes manquants viennent en moins de l’EBITDA.',
    },
  },
  one_offs_turned_round: {
    concept: 'normalise',
    says: [
      'reinstate > one_off_cost > ebitda_down|ebitda_sinks & !ebitda_climbs|"not"|"pas"',
      'one_off_cost > looks_cheaper_said & !"not"|"pas"|cleans_up|looks_dearer_said|"without"|"sans"',
      'one_off_gain > looks_dearer_said & !"not"|"pas"|cleans_up|looks_cheaper_said|"without"|"sans"',
      '"restructuring"|"restructuration" > ebitda_down > looks_cheaper_said & !"not"|"pas"',
      'one_off_gain > dearer_multiple_said & !cleans_up|one_off_cost|"without"|"sans"',
      'one_off_gain & cleans_up > multiple_sinks & !one_off_cost|otherwise_word',
      'one_off_gain & cleans_up > ebitda_climbs & !one_off_cost|otherwise_word|ebitda_sinks',
      '"without"|"sans"|"excluding" > ~one_off_gain > gets_a_low_multiple|multiple_sinks & !cleans_up|one_off_cost',
      'one_off_cost & cleans_up|"add back" > multiple_climbs & !one_off_gain|otherwise_word',
      'one_off_cost & cleans_up|"add back" > ebitda_sinks & !one_off_gain|otherwise_word|ebitda_climbs',
      'one_off_cost >> inflates_ebitda',
      'one_off_gain >> deflates_ebitda',
    ],
    example: {
      en: 'You strip out the one-off gain and the multiple goes down.',
      fr: 'On retire le gain exceptionnel et le multiple baisse.',
    },
    correction: {
      en: 'Without a one-off gain EBITDA is lower, so the same value is more times EBITDA: the multiple goes up.',
      fr: 'Sans le gain exceptionnel, l’EBITDA est plus bas : la même valeur fait plus de fois l’EBITDA, le multiple monte.',
    },
  },
  reported_is_comparable: {
    concept: 'normalise',
    says: [
      '"éviter"|"évite"|"avoid" >> cleans_up > one_offs & !"not"|"pas"',
      'cleans_up|one_offs > spoils_comparison & !"not"|"without"|"sans"|"pas"|"leave"|"leaving"|"laisser"|"keeping"|"oublier"',
      'cleans_up >> spoils_comparison & !"sans"|"without"|"not"|"ne pas"',
      '~must_leave_in > ~one_offs',
      'capitalised > leaves_unmoved > ebitda',
      'accounting_rules > ~never_explain',
      'capitalised & -change & ebitda',
      '~taken_as_reported & ~ebitda|~peers_or_figures|~accounting_rules|~profit & !"sans retraiter"|"ne vaut rien"|"worth nothing"|"worthless"|"not comparable"|"pas comparables"',
      '-cleans_up & "numbers"|"figures"|"chiffres"|ebitda|"comptes" & !"tours"|"turns"|"écart"|"gap"',
      '~accounting_rules > ~no_say_in',
      'accounting_word > ~no_say_in',
      'counted_alike & ebitda|accounting_word',
      '~calendarise_word > not_needed',
      '-calendarise_word',
      'defined_by_rules',
      'one_offs_kept & !if_word|spoils_comparison',
      'i_use > published_figure & one_offs_left_in & !not_sound',
      'published_figure > more_honest & !not_sound',
      'one_off_money > belongs_in_profit & !if_word|"not"|"pas"|"but"|"mais"',
      'left_in_on_purpose & !if_word|"not"|"pas"|"but"|"mais"',
      '~figures_left_alone',
    ],
    example: {
      en: 'I take EBITDA as reported, there is nothing to adjust.',
      fr: 'Je prends les chiffres tels quels, sans retraitement.',
    },
    correction: {
      en: 'One-offs, leases and capitalised costs differ between companies, so profits are restated before they are compared.',
      fr: 'Éléments exceptionnels, loyers et coûts activés diffèrent d’une société à l’autre : on retraite avant de comparer.',
    },
  },
  windfalls_kept: {
    concept: 'normalise',
    says: [
      '"audited"|"audité"|"audités"|"certifié" & ~no_adjustment',
      '"leave"|"keep"|"laisse"|"garde" > oneoff > "in"|"dedans"|"dans la base" & !clean|subtract|"out"|"not"|"pas"|"never"|"if"|"si"',
      'top_word|freak_year|oneoff > keeps_in & !"not"|"pas"|clean|subtract|"if"|"si"|forever|for_the_end',
      '~start_point > ~plain_no_matter',
      '~plain_no_matter > ~start_point',

      'oneoff > keeps_in & !"not"|"pas"|clean|subtract|out_word|"if"|"si"',
      'oneoff >> kept_inside & !"not"|"pas"|clean|"if"|"si"|"without"|"sans"|"looks"',
      'i_settle_on|takes_as_base > sellers_figure & !clean|"not"|"pas"|"then"|"puis"|rebuild',
      '~leaves_word > ~oneoff > ~in_the_base & windfalls_stay|normalising_in_vain',
      'normalising_in_vain',
      'leaves_word > oneoff > in_the_base & !out_word',
      'windfalls_stay',
      'keeps_in > oneoff & !"out"|"aside"|"hors"|"de côté"',
      'no_clean_up',
      'start_point > as_is',
      'left_where_they_are > goods_gains & !"out"|"not"|"pas"',
      'goods_gains > left_where_they_are & !"out"|"not"|"pas"|"clean"',
    ],
    example: {
      en: 'I keep the one-off gains in the starting EBITDA.',
      fr: 'Je garde les gains exceptionnels dans l’EBITDA de départ.',
    },
    correction: {
      en: 'What will not come back is taken out of the starting EBITDA before anything is projected.',
      fr: 'Ce qui ne reviendra pas sort de l’EBITDA de départ avant toute projection.',
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
  profit_taken_unrestated: {
    concept: 'normalise',
    says: [
      'astray_removes > deals_group_charges > astray_raises_profit & !replaced_by_own|put_right_first|astray_puts_own_in|"not"|"pas"',
      'deals_group_charges > astray_gone & astray_raises_profit & !replaced_by_own|put_right_first|astray_puts_own_in|"not"|"pas"',
      'shared_charges > vanish_for_good & profit_gains_as_much & !replaced_by_own',
      'keeps_the_figure > the_printed_profit & !put_right_first',
      'single_event > left_inside_profit & !"not"|"ne laisse"|"never"',
      'left_inside_profit & single_event & !"not"|"ne laisse"|"never"|"pas"',
    ],
    example: {
      en: 'The group charges disappear, so EBITDA goes up.',
      fr: 'Je garde l’EBITDA publié.',
    },
    correction: {
      en: 'Take the group charges and the one-offs out, and put the cost of running alone in.',
      fr: 'Retirez les frais de groupe et l’exceptionnel, et mettez le coût d’une vie autonome.',
    },
  },
  published_profit_is_enough: {
    concept: 'normalise',
    says: [
      'strays_as_published & ~strays_no_restating & !"wrong"|"erreur"|"mistake"|"cannot"',
      'amiss_applies > amiss_reported_profit & !amiss_adjusted',
      'amiss_reported_profit > "enough"|"suffit"|"right base"|"bonne base" & !amiss_adjusted',
      '"ebitda" > "segment reporting"|"reported"|"publié"|"affiché" > "multiply"|"multiplie"|"sans le corriger"|"sans correction"|"unchanged"|"without correcting" & !"adjust"|"then"',
      '"garde"|"keep"|"take"|"prends" > amiss_reported_profit > "sans"|"without"',
      'slip_allocated_equal & !"rarely"|"seldom"|"rarement"|"differ"|"not"|"pas"|"never"|"jamais"',
    ],
    example: {
      en: 'You apply the multiple to the reported EBITDA.',
      fr: 'L’EBITDA publié suffit.',
    },
    correction: {
      en: 'The profit shown rests on the charges of the group: put the cost base of a company on its own instead.',
      fr: 'Le résultat affiché repose sur les frais du groupe : mettez à leur place les coûts d’une société seule.',
    },
  },
  alone_costs_turned_round: {
    concept: 'normalise',
    says: [
      'amiss_alone_costs > amiss_higher > amiss_ebitda >> amiss_goes_up & !"lower"|"inférieurs"',
      'amiss_alone_costs > amiss_lower > amiss_ebitda >> amiss_goes_down & !"higher"|"supérieurs"',
      'amiss_alone_costs > amiss_always_lower',
      '"stand alone"|"standalone"|"autonome" > "cheaper to run"|"cheaper"|"costs less"|"moins cher"|"coûte moins" & !"not"|"pas"|"dearer"|"multiple"',
    ],
    example: {
      en: 'If standalone costs are higher, EBITDA goes up.',
      fr: 'Les coûts standalone sont toujours inférieurs.',
    },
    correction: {
      en: 'A company on its own loses the scale of the group: it mostly pays more, which lowers its profit.',
      fr: 'Une société seule perd la taille du groupe : elle paie le plus souvent davantage, ce qui réduit son résultat.',
    },
  },
  reported_ebitda_as_is: {
    concept: 'normalise',
    says: [
      '"keep"|"garde"|"gardes"|"conserve" > deals_group_charges > "as they are"|"telles quelles"|"tels quels" & !"not"|"pas"|"never"',
      'deals_use_it > deals_reported_number > deals_as_is',
      'deals_use_it > deals_reported_number & deals_as_is',
      'deals_use_it > ebitda > deals_as_is',
      '"leave"|"laisse"|"laisser" > deals_group_charges > "as they are"|"telles quelles"|"tels quels" & !"not"|"pas"|"never"',
    ],
    example: {
      en: 'I take the reported EBITDA as it stands.',
      fr: 'Je prends l’EBITDA publié tel quel.',
    },
    correction: {
      en: 'The reported EBITDA has to be rebuilt as if the division stood alone.',
      fr: 'L’EBITDA publié se reconstruit comme si la division vivait seule.',
    },
  },
  group_charges_vanish: {
    concept: 'normalise',
    says: [
      '~deals_group_charges & ~strays_nothing_back & !"mistake"|"erreur"|"cannot"',
      'deals_group_charges > "évaporent"|"évapore"|"evaporate"|"evaporates"|"melt away" & !"not"|"pas"',

      '"ajoute"|"rajoute"|"add back"|"add" > "rien à la place"|"nothing in its place"|"nothing in their place"|"nothing to replace"',
      '"nothing replaces them"|"nothing to replace them"|"rien ne les remplace"|"plus de coûts de siège"|"no head office costs to bear"',
      'deals_group_charges & deals_vanish & cases_pure_gain',
      '~"charges"|~"costs"|~"frais"|~"coûts" & ~deals_vanish & ~nothing_replaces',
      'deals_group_charges & ~nothing_replaces',
      '~amiss_group_charges > ~amiss_gone & ~amiss_nothing_instead & !amiss_replaced',
      'amiss_group_charges & "so we add them all back"|"add them all back"|"on les rajoute toutes"|"rajoute tout" & !amiss_replaced',
      'amiss_group_charges|deals_group_charges > "disappear"|"vanish"|"disparaissent"|"go away" > "sale"|"vente"|"cession"|"closing" & !amiss_replaced',
      'deals_group_charges > ~misstated_pure_gain & !"not"|"pas"|"never"|"jamais"',
    ],
    example: {
      en: 'The group charges simply disappear with the sale.',
      fr: 'Les frais de groupe disparaissent tout simplement avec la cession.',
    },
    correction: {
      en: 'The group charges are replaced by the division’s own costs, which are often higher.',
      fr: 'Les frais de groupe sont remplacés par des coûts propres, souvent plus élevés.',
    },
  },
  alone_costs_less: {
    concept: 'normalise',
    says: [
      'strays_on_its_own > strays_costs_less_alone & !"not"|"never"|"jamais"|"ne coûte pas"|"ne coûtera pas"|"rarely"',
      'strays_costs_less_alone > strays_on_its_own & !"not"|"never"|"jamais"|"pas"|"in the group"',
      'deals_alone_cheaper',
    ],
    example: {
      en: 'A division alone costs less than inside a group.',
      fr: 'Une division seule coûte moins cher qu’au sein d’un groupe.',
    },
    correction: {
      en: 'Alone, the division pays for functions the group shared, often at a higher price.',
      fr: 'Hors du groupe, elle doit se payer des fonctions jusque-là partagées, souvent plus cher.',
    },
  },
  one_offs_kept: {
    concept: 'normalise',
    says: ['deals_one_off_noun > deals_stays_in', 'deals_keep_in_verb > deals_one_off_noun'],
    example: { en: 'I keep the one-offs in the EBITDA.', fr: 'Les exceptionnels restent dedans.' },
    correction: {
      en: 'One-offs are taken out: they will not come back.',
      fr: 'Les exceptionnels se retirent : ils ne reviendront pas.',
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
} as const satisfies Record<string, WrongClaim>;
