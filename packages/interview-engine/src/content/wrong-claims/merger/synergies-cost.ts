import type { WrongClaim } from '../../types.ts';

/** What is said of it that is false: cost synergies. */
export const synergiesCostClaims = {
  synergies_turned_round: {
    concept: 'synergies_cost',
    says: [
      'takes_synergies_off & !"not"|"pas"',
      '~no_share_of_synergies & !"if"|"si"',
      '~"synergies"|~synergies_cost|~merging_saves > ~no_effect_on|~"aucun effet"|~"no effect" > ~"multiples"|~price|~"prix"',
      '~merging_saves|~synergies_cost > ~never_in_price',
      'buyer_keeps_synergies & merging_saves|"synergies"',
      'merging_saves|synergies_cost|"synergies" > lowers_word > can_pay|"can pay"|"peut payer"|"pay"',
      'synergies_cost|merging_saves > never_in_price',
      'synergies_cost|merging_saves & keeps_all_gains & !"if"|"si"',
      'synergies_for_seller',
      '~never_pays_synergies',
      'merging_saves > lowers_word > price|premium|pays_extra|times_profit',
      'merging_saves > offers_less',
    ],
    example: {
      en: 'A buyer never pays for synergies, and synergies lower the price.',
      fr: 'Un acheteur ne paie jamais les synergies.',
    },
    correction: {
      en: 'A trade buyer can share part of what he will save, which lifts what he can offer.',
      fr: 'Un industriel peut partager une part de ce qu’il économisera, ce qui relève son offre.',
    },
  },
  synergies_untaxed: {
    concept: 'synergies_cost',
    says: [
      '"ajoute"|"add"|"adds"|"adding" > gains_of_joining > before_tax_words > "résultat"|"bénéfice"|"net income"|"earnings"|"income"|"profit" & !after_tax_step|gross_up|shortfall|"then"|"puis"|"ensuite"|"less"|"moins"|"times"|"fois"',

      '~synergy & straight_in',
      'add > synergy > before_tax_words > because_word',
      '~synergy & tax_plays_no_part',
      '~synergy|~money_saved & not_taxed',
      'synergy|money_saved & -tax & needless',
      'synergy|money_saved & "tax free"|"exonérées"|"exonéré"',
      '"tax"|"taxes"|"impôt" >> already_counted_in >> wacc & !tax_shield|interest',
      'synergy > untaxed_words',
      'synergy|money_saved > "bottom line"|"net income"|"résultat net" > ~untaxed_words',
      'synergy > added_before_tax & !divide|gross_up',
      '-"taxe"|-"taxes"|-"tax" > ~money_saved|~save_costs|~synergy & "state"|"état"|"fisc"|"taxman"',
      'per_unit_saved & unit_of_profit & !after_tax_step|own_paper',
      'add|puts_on_top > gross_gains > "net income"|"bottom line"|"résultat net"|"bénéfice" & !after_tax_step',
      'gains_of_joining & -"tax"|-"taxable"|-"taxed"|-"impôt"|-"imposables"|-"fiscalité" > ~takes_out|~weighs_in',
      '~gains_of_joining > without_tax_step & !gross_up|after_tax_step',
      'gains_of_joining > for_its_whole|as_it_is > "net income"|"bottom line"|"net profit"|"résultat net"|"bénéfice net" & !after_tax_step|gross_up|shortfall',
      'gains_of_joining > "net income"|"bottom line"|"résultat net"|"bénéfice net" > for_its_whole|as_it_is & !after_tax_step|gross_up|shortfall',
      'add|adding_act|gets_added > gains_of_joining > taxed_before > "net income"|"bottom line"|"résultat net"|"bénéfice net" & !after_tax_step|gross_up|shortfall',
      '~synergy & ~misstated_leaves_tax_out & !"mistake"|"erreur"|"cannot"|"must not"',
    ],
    example: {
      en: 'Synergies are cost savings, so they are not taxed at all.',
      fr: 'Les synergies sont des économies de coûts, donc elles ne sont pas imposées.',
    },
    correction: {
      en: 'Synergies raise profit, so they are taxed: only what is left after tax counts.',
      fr: 'Les synergies augmentent le résultat, donc elles sont imposées : seul compte le montant après impôt.',
    },
  },
  synergies_happen_once: {
    concept: 'synergies_cost',
    says: [
      '~gains_of_joining & ~one_year_of_it & ~"need"|~"besoin"|~"enough"|~"suffit" & !"not enough"|"suffit pas"|integration_cost|"mistake"|"erreur"|"once the"',

      '"only need"|"need" > synergy > "once"',
      'synergy|money_saved|synergies_cost & happens_once & !merging_cost|"says nothing"|"ne dit rien"',
      'happens_once & "enough"|"suffit"|"suffisent"|"il suffit" & -integration_cost',
    ],
    example: {
      en: 'Cost synergies are a one-off gain, you only need them in the first year.',
      fr: 'Il suffit de réaliser les synergies une seule fois, la première année.',
    },
    correction: {
      en: 'Synergies have to come back every year: EPS is an annual figure.',
      fr: 'Les synergies doivent revenir chaque année : le BPA est un chiffre annuel.',
    },
  },
  one_side_takes_synergies: {
    concept: 'synergies_cost',
    says: [
      '"acquirer"|"acquéreur"|"buyer"|"acheteur" > "takes"|"keeps"|"prend"|"garde" > all_synergies & !"not"|"pas"|"if"|"si"|"cash"|"numéraire"|"premium"|"prime"',
      'synergy & always_fifty',
      'all_synergies > wholly_to',
      'one_side_takes_all',
    ],
    example: {
      en: 'The synergies all go to the target.',
      fr: 'Toutes les synergies reviennent à la cible.',
    },
    correction: {
      en: 'The two sides negotiate how they share the synergies, since neither gets them alone.',
      fr: 'Les deux parties négocient le partage des synergies, puisque aucune ne les obtient seule.',
    },
  },
  synergies_without_deal: {
    concept: 'synergies_cost',
    says: [
      'synergy|money_saved > have_them_anyway & !"not"|"pas"|"only"',
      'synergy|money_saved|synergies_cost & without_the_deal',
    ],
    example: {
      en: 'Cost synergies are the savings the target already made on its own.',
      fr: 'Les synergies de coûts sont les économies que la cible faisait déjà toute seule.',
    },
    correction: {
      en: 'Synergies are what the two save only because they are together.',
      fr: 'Les synergies sont ce que les deux économisent seulement parce qu’elles sont réunies.',
    },
  },
  revenue_synergies_surer: {
    concept: 'synergies_cost',
    says: ['revenue_is_surer'],
    example: {
      en: 'Revenue synergies are easier to get.',
      fr: 'Les synergies de revenus sont plus sûres.',
    },
    correction: {
      en: 'Cost savings depend on us, cross-selling on the customers: the former are far surer.',
      fr: 'Les économies dépendent de nous, les ventes croisées des clients : les premières sont bien plus fiables.',
    },
  },
  gap_not_grossed_up: {
    concept: 'synergies_cost',
    says: [
      '~lacking_profit & ~gains_of_joining & ~leaves_tax_out & !"mistake"|"erreur"|"if"|"si"',

      'times_one_less_tax > back_to_gross & !"not"|"pas"|"divide"|"divise"',
      'lacking_profit > pre_tax_already & !"not"|"pas"|"never"|"jamais"',
      '"multiplie"|"multiply" > "un moins le taux"|"one minus the tax"|"one minus tax"|"1 - t"|"un moins l’impôt" > "avant impôt"|"pre-tax"|"before tax" & !"not"|"pas"|"never"|"jamais"|"divide"|"divise"|"nettes"|"net"',
      'gains_of_joining > after_tax_step > "by nature"|"by definition"|"par nature"|"par définition" & !"not"|"pas"',

      'lacking_profit > "directly"|"directement" > gross_gains|before_tax_words & !gross_up|"divide"|"divise"|"not"|"pas"',

      '"multiply"|"multiplie" > shortfall > "by one minus"|"par un moins"',
      '~gap_is_answer',
      '~synergy|~money_saved & ~already_taxed',
      'gross_up_wrong',
      'missing_profit > straight_answer',
      'to_arrive_at > before_the_tax > times_it > one_less_tax',
      'missing_profit > times_it > one_less_tax',
      'times_it > missing_profit > one_less_tax',
      'lacking_profit > just_gives >> gains_of_joining & !after_tax_step|gross_up|per_share_profit|"combler"|"fill"|"plug"|"close"',
      'lacking_profit > same_size > gains_of_joining & !after_tax_step|gross_up',
      'lacking_profit & taxed_before & same_size',
      'lacking_profit|gains_of_joining & -gross_up',
      'lacking_profit > just_gives > taxed_before & !after_tax_step|gross_up|"il en faut"|"you need"|"but"|"mais"',
      'shut_out|needless > ~gross_up & ~lacking_profit|~gains_of_joining',
      '~shortfall & no_need_to_divide',
      'no_need_to_divide & synergy & !"already"|"déjà"|"before tax"|"avant impôt"',
    ],
    example: {
      en: 'The shortfall is already the answer, since savings are never taxed.',
      fr: 'Le manque donne directement les synergies, car elles ne sont jamais imposées.',
    },
    correction: {
      en: 'The gap is after tax: divide it by one minus the tax rate to get the synergies before tax.',
      fr: 'L’écart est après impôt : on le divise par un moins le taux pour avoir les synergies avant impôt.',
    },
  },
  sales_surer_than_savings: {
    concept: 'synergies_cost',
    says: [
      'surer_sales & !"existing"|"existant"',
      'surest_kind >> "are"|"is"|"sont"|"c’est" >> sales_kind',
      'sales_kind >> "are"|"is"|"sont"|"est" >> surest_kind & !savings_kind',
      'sales_kind > easier_than_cuts & !"not"|"pas"',
      'savings_kind > ~come_true > at_no_time & !in_part_only',
      'savings_kind > at_no_time > ~come_true & !in_part_only',
      'surest_kind > consists_of >> sales_kind & !savings_kind',
    ],
    example: {
      en: 'Revenue synergies are the reliable ones.',
      fr: 'Les synergies de revenus sont plus fiables.',
    },
    correction: {
      en: 'A buyer decides on its own costs, customers decide on sales: savings are surer.',
      fr: 'L’acquéreur décide de ses coûts, les clients des ventes : les économies sont plus sûres.',
    },
  },
  synergies_of_wrong_kind: {
    concept: 'synergies_cost',
    says: [
      'cost_kind > consists_of > selling_together & !surest_kind',
      'revenue_kind > consists_of > cutting_together',
    ],
    example: {
      en: 'Cost synergies are mainly selling the target’s products to our customers.',
      fr: 'Les synergies de coûts, c’est vendre les produits de la cible aux clients de l’acquéreur.',
    },
    correction: {
      en: 'Cost synergies come from doing once what two did: one head office, joint purchasing.',
      fr: 'Les synergies de coûts viennent de ce qu’on ne fait plus deux fois : siège, achats.',
    },
  },
  synergies_capitalised_gross: {
    concept: 'synergies_cost',
    says: [
      'turns_into_value > # > before_tax_words & !"only"|"seulement"|"ne vaut que"',
      '~tax_plays_no_part',
      'turns_into_value > synergies_untouched_by_tax',
      'capitalises > gross_gains & !after_tax_step',
      'gross_gains > capitalises & !after_tax_step',
      'gains_of_joining & capitalises & -takes_out > ~tax',
      'taxed_before > same_size > after_tax_step',
      '~capitalises > ~gains_of_joining > ~taxed_before|without_tax_step & !after_tax_step',
      'gains_of_joining & -"tax"|-"impôt"|-"is"|-"taxman"|-"fisc" > ~takes_out|~weighs_in & !"after tax"|"après impôt"',
      'needless|shut_out > ~takes_out > ~tax & ~gains_of_joining',
      '~tax > -weighs_in & ~gains_of_joining & ~capitalises',
    ],
    example: {
      en: 'I capitalise the synergies gross.',
      fr: 'Je capitalise les synergies brutes.',
    },
    correction: {
      en: 'Tax comes off first: only synergies after tax are capitalised.',
      fr: 'On retire d’abord l’impôt : seules les synergies nettes sont capitalisées.',
    },
  },
  more_shares_fewer_synergies: {
    concept: 'synergies_cost',
    says: [
      'the_more > fresh_shares|shares_count|"shares"|"actions"|"titres" > the_less > synergy & !"price"|"cours"',
      'fresh_shares|count_of_shares > pushes_down > synergy & !"per share"',
      'the_more|more_paper > fewer_gains & !"price"|"cours"|"fewer shares"|"moins d’actions"',
    ],
    example: {
      en: 'The more shares we issue, the fewer synergies we need.',
      fr: 'Plus on émet d’actions, moins il faut de synergies.',
    },
    correction: {
      en: 'Every extra share claims its earnings, so more of them raise the synergies needed.',
      fr: 'Chaque action supplémentaire réclame son bénéfice : il faut davantage de synergies.',
    },
  },
} as const satisfies Record<string, WrongClaim>;
