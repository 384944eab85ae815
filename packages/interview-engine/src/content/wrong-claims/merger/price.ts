import type { WrongClaim } from '../../types.ts';

export const mergerPriceClaims = {
  premium_no_concern: {
    concept: 'syn_vs_premium',
    says: [
      'premium > always_so > repays_itself & !"not"|"pas"|"never"|"jamais"|"only if"|"if"|"si"',

      '~synergy|~money_saved > ~astray_no_link > ~deals_premium_noun',
      '~deals_premium_noun > ~astray_no_link > ~synergy|~money_saved',
      '~astray_never_overpays & !"mistake"|"wrong"|"faux"|"even"|"même"',
      '~extra_over_market > ~returns_by_itself & !"if"|"si"|"only"|"rarely"|"jamais"|"never"',
      '~deal_premium > ~pays_in_paper|~pays_shares > ~not_a_cost|~"nothing"|~"rien"|~is_free & !"change"|"changes"',
      'deals_premium_noun >> -"compte"|-"count"|-"counts"|-"matter"|-"matters" & !"if"|"si"|"only"|"alone"|"seule à"',

      'synergy & always_so & covered & premium_paid & !exceeds|"keep in mind"|"in mind"|"à l’esprit"|"en tête"',
      'premium_paid & always_so & worth_destroyed & !exceeds',
      '~premium_paid & not_a_cost',
      '~premium_paid & no_matter & synergy|value|create_wealth|pay',
      '~deal_premium > -an_issue & ~synergy|~gains_of_joining & !with_a_condition',
      '~deal_premium > ~worth_that_anyway',
      'premium_paid & misstated_recovered_alone',
      'premium_paid > misstated_comes_back & !"not"|"pas"|"never"|"jamais"|"only if"|"if the synergies"|"si les synergies"',
      'misstated_any_premium & misstated_money_lost & !"synergies"|"without"|"sans"',
      'misstated_price_is_value',
    ],
    example: {
      en: 'A premium is not a cost for the buyer, because synergies always cover it.',
      fr: 'La prime n’est pas un coût pour l’acquéreur, les synergies la couvrent toujours.',
    },
    correction: {
      en: 'The premium goes to the seller at once; the buyer gains only if the synergies are worth more.',
      fr: 'La prime va tout de suite au vendeur ; l’acquéreur ne gagne que si les synergies valent davantage.',
    },
  },
  integration_costs_nothing: {
    concept: 'integration_cost',
    says: [
      '"cost of merging"|"merging the two"|"coût du rapprochement"|"fusionner les deux" > "is nothing"|"is zero"|"costs nothing"|"est nul"|"coûte rien"',
      'wrongly_merging > ~wrongly_for_free & !"not"|"never"|"jamais"|"no integration"',
      '~"integration costs"|~"coûts d’intégration" > ~"part of the calculation"|"just accounting"|"only accounting"|~"in the calculation"|"can be ignored"|"on peut les oublier" & !"come off"|"off the synergies"|"deducted"|"must"|"are part"|"faut"',
      'others_bear > integration_cost',

      'integration_cost > ~plays_no_part',
      '~integration_cost > -deducts_it',
      'integration_cost > others_bear',
      'integration_cost & is_free',
      '~integration_cost & not_in_value',
      'synergy & is_free|"at no cost"',
      '~merging_cost > without_effect',
      'may_be_skipped > ~merging_cost',
    ],
    example: {
      en: 'Integration costs are one-off, so they do not enter the value.',
      fr: 'Les coûts d’intégration sont ponctuels, donc ils n’entrent pas dans la valeur.',
    },
    correction: {
      en: 'Integration costs are cash that is spent first: they reduce what the synergies are worth.',
      fr: 'Les coûts d’intégration sont une dépense immédiate : ils réduisent ce que valent les synergies.',
    },
  },
  old_goodwill_kept: {
    concept: 'goodwill',
    says: [
      'old_goodwill & kept_there & !takes_out|"sors"|"sort"|"il reste"|"prix"|"price"',
      'old_goodwill > add > "new goodwill"|"nouveau goodwill"',
      'old_goodwill & "is an asset like"|"asset like any other"|"actif comme un autre"|"is identifiable"|"est identifiable"',
      '~goodwill_of_before > carried_on & !takes_out',
      '-takes_out > ~goodwill_of_before|~old_goodwill',
      '~goodwill_of_before|~old_goodwill > -takes_out',
      'carried_on > goodwill_of_before & !takes_out|"including"|"dont"',
      'goodwill_of_before > "part of"|"fait partie"|"identifiable" & !takes_out',
      '~goodwill_of_before|~old_goodwill & not_removed',
    ],
    example: {
      en: 'The existing goodwill stays in the net assets, it has already been paid for.',
      fr: 'Le goodwill existant reste dans l’actif net, il a déjà été payé.',
    },
    correction: {
      en: 'The target’s old goodwill is taken out: it is no identifiable asset.',
      fr: 'L’ancien goodwill de la cible est retiré : ce n’est pas un actif identifiable.',
    },
  },
  write_up_tax_asset: {
    concept: 'deferred_tax',
    says: [
      'deferred_tax|tax_claim > is_an_asset',
      'tax_asset & write_up|add|record|rise|intangible',
      'tax_claim > add > fair_net_assets',
    ],
    example: {
      en: 'The write-up creates a deferred tax asset, which I add to the net assets.',
      fr: 'La réévaluation crée un impôt différé actif, que j’ajoute à l’actif net.',
    },
    correction: {
      en: 'A write-up creates a deferred tax liability, which lowers net assets and raises goodwill.',
      fr: 'Une réévaluation crée un impôt différé passif, qui réduit l’actif net et augmente le goodwill.',
    },
  },
  write_up_untaxed: {
    concept: 'deferred_tax',
    says: [
      'tax_people > taxman_follows & !"asset deal"|"cession d’actifs"|"if"|"si"|"not"|"pas"',
      '"sans aucun impôt différé"|"sans impôt différé"|"no deferred tax"|"without deferred tax"|"without any deferred tax" & write_up|"réévaluation"|"write-up"|"step-up" & !"asset deal"|"cession d’actifs"|"if"|"si"|"base fiscale"|"tax base"',
      'deductible_step_up',
      '~write_up & no_tax_effect & !"deductible"|"déductible"|"asset deal"|"cession d’actifs"|"base fiscale est"|"tax base"|"tax basis"|owed_one_day',
      '-tax_claim & write_up|intangible|no_tax_effect & !"goodwill itself"|"goodwill lui"|"asset deal"|"cession d’actifs"|"base fiscale"',
      '-tax_later > value_lifted',
      'value_lifted > -tax_later & !"asset deal"|"cession d’actifs"|"tax base"|"base fiscale"',
      'value_lifted & -tax_later & !goodwill_of_before|"asset deal"|"cession d’actifs"|"tax base"|"base fiscale"',
      'value_lifted > goodwill_figure > for_its_whole & !tax_later',
      '~value_lifted & ~tax >> shut_out|-weighs_in & !"fiscalement la base"|"base does not"|"base doesn’t"|"deductible"|"déductible"|"tax base"|"tax basis"|"base fiscale"|"valeur fiscale"',
      '-tax_later & ~value_lifted & !"asset deal"|"cession d’actifs"|"tax base"|"base fiscale"|"share deal"|"recognise"|"reconnaît"',
      '~value_lifted > ~for_its_whole > ~goodwill_figure & without_tax_step',
    ],
    example: {
      en: 'The write-up is only accounting, so it has no tax effect.',
      fr: 'La réévaluation est purement comptable, elle n’a donc aucun effet fiscal.',
    },
    correction: {
      en: 'The tax base stays where it was, so a deferred tax liability comes with the write-up.',
      fr: 'La valeur fiscale reste ce qu’elle était : un impôt différé passif accompagne la réévaluation.',
    },
  },
  earnout_counts_in_full: {
    concept: 'earnout',
    says: [
      '"worth"|"vaut" > # > "no matter what"|"quoi qu’il arrive"|"dans tous les cas" & !"not"|"pas"|"never"|"jamais"',

      '"worth"|"vaut" > # > because_word|giving_as_reason > sure_of_both & !"if"|"si"|"not"|"pas"',

      '~odds_left_out & !"mistake"|"erreur"|"if"|"si"',
      'earnout > "compte"|"count"|"counts" > "cent pour cent"|"hundred percent"|"full value" & !"not"|"pas"',

      '~heard_not_discounted & ~earnout|~"complément"|~later_part & !"mistake"|"erreur"|"if"|"si"|"forget"',
      '~earnout & no_discounting',
      'earnout > full_amount',
      'earnout|later_part & owed_anyway',
      'earnout|later_part & counts_in_full',
      'earnout & no_discounting',
      'no_discounting & counts_in_full|# & later_part|pay',
      'earnout|later_part|seller > cash_now',
      '"compte"|"count" > # > "en entier"|"in full"|"at face value"|"en totalité" & !"not"|"pas"',
    ],
    example: {
      en: 'The earn-out is owed whatever the results, so it counts in full.',
      fr: 'Le complément de prix est dû quels que soient les résultats, donc il compte en entier.',
    },
    correction: {
      en: 'An earn-out is paid only if its condition is met: weigh it by its odds and discount it.',
      fr: 'Un complément de prix n’est payé que si sa condition est remplie : on le pondère et on l’actualise.',
    },
  },
  earnout_without_dispute: {
    concept: 'earnout_terms',
    says: [
      'earnout > "never end up in court"|"never go to court"|"never end in court"|"finissent jamais devant"|"finit jamais devant"|"jamais au tribunal"|"never contested"',
      'earnout & quarrels_rare',
      'earnout & no_quarrel',
    ],
    example: {
      en: 'With an earn-out there is no room for dispute, the figures speak for themselves.',
      fr: 'Avec un complément de prix, aucun litige possible, les chiffres parlent d’eux-mêmes.',
    },
    correction: {
      en: 'Earn-outs often end in disputes about how the figure was reached, so the terms must be tight.',
      fr: 'Les compléments de prix finissent souvent en litige sur le calcul : les termes doivent être serrés.',
    },
  },
  earnout_safe_for_seller: {
    concept: 'earnout',
    says: [
      'earnout > wrongly_surely_paid & !"not"|"pas"|"never"|"jamais"|"nothing"|"rien"|"no"',
      'earnout|earnout_name|later_part > protects_seller > "against"|"contre" & !"not"|"pas"|"clause"|"terms"|"manip"|"manipulation"|"rules"|"règles"|"expert"',

      'later_payment > "takes"|"enlève"|"retire"|"removes" > "risk"|"risque" > seller & !"buyer"|"acheteur"|"acquéreur"|"not"|"pas"|"some"|"partie"',

      'earnout > heard_takes_away > "risk"|"risque" > seller & !"not"|"pas"',
      'earnout >> "protège"|"protects" > "le vendeur"|"the seller" & !"not"|"pas"|"clause"|"terms"|"manip"|"manipulation"|"rules"|"règles"|"expert"',
      'earnout > "buyer"|"acheteur"|"acquéreur" >> heard_bears > "risk"|"risque" & !"not"|"pas"|"less"|"moins"|"without"|"sans"|"shares"|"part of"|"partie"',
      'earnout & seller & bears_no_risk',
      'earnout & buyer & carries_all_risk',
      'later_payment > is_paid_out > in_any_event & !"only"|"seulement"|"que si"',
      'later_payment > in_any_event > is_paid_out|sellers_of_it & !"only"|"seulement"',
      'later_payment & "buyer"|"acheteur"|"acquéreur" > carries_all_risk|takes_none',
      'later_payment & -"depend"|-"dépend" & ~good_results|~"results"|~"résultats"',
      'later_payment & risk_word > "entirely"|"entièrement"|"wholly"|"all"|"tout" > "buyer"|"acheteur"|"acquéreur" & !seller',
      'later_payment & "buyer"|"acheteur"|"acquéreur" > "in advance"|"d’avance"|"up front" > "plan"|"forecast"|"prévisions"',
      'earnout > fully_protects > seller',
    ],
    example: {
      en: 'With an earn-out the seller takes no risk, and the buyer carries all of it.',
      fr: 'Avec un complément de prix, le vendeur ne prend aucun risque.',
    },
    correction: {
      en: 'An earn-out leaves part of the risk with the seller, which is why it bridges the gap.',
      fr: 'Un complément de prix laisse une part du risque au vendeur : c’est ainsi qu’il comble l’écart.',
    },
  },
} as const satisfies Record<string, WrongClaim>;
