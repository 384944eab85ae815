import type { WrongClaim } from '../../types.ts';

/** What is said of it that is false: deferred tax. */
export const deferredTaxClaims = {
  impairment_saves_tax_now: {
    concept: 'deferred_tax',
    says: [
      '"impôt payé"|"cash tax"|"tax paid"|"tax bill" > fall|drops|less_of & "in all cases"|"dans tous les cas"|"comme pour un goodwill"|"in both cases"|"dans les deux cas" & !"not"|"pas"|"no"',
      'taxman > right_away > gives_money_back|# & !"not"|"pas"|"later"|"plus tard"',
      'deduct > right_away & !"if the tax"|"not the normal"|"si l’administration"',
      'right_away > deduct & !later|one_day|later_for_tax',
      'right_away & tax_word > less_of & cash|# & !"on paper"|"sur le papier"|later_for_tax|deferred_tax',
      'save > tax_word & right_away',
      'mark_down|impairment & less_of > tax_word & more_cash_now',
      'tax_saved_today',
      'cash_up & !"not the normal"|"if the tax"|"grands"',
      'impairment|mark_down|loss_word > lowers|save > tax_word & right_away',
      'impairment|mark_down|loss_word > lowers >> tax_word & !later|deferred_tax|dta_word|one_day|"pre-tax"|"avant impôt"|"no cash"|"pas de cash"',
      'tax_cash_same_year & mark_down|impairment|loss_word & !goodwill',
      'tax_back_now & !goodwill_word',
    ],
    example: {
      en: 'It is deductible immediately, so the company has 25 more cash this year.',
      fr: 'C’est déductible tout de suite, la société a donc 25 de trésorerie en plus.',
    },
    correction: {
      en: 'Tax relief usually comes later: what you book is a deferred tax asset, without cash.',
      fr: 'L’avantage fiscal vient en général plus tard : on constate un impôt différé actif, sans trésorerie.',
    },
  },
  deferred_tax_lowers_goodwill: {
    concept: 'deferred_tax',
    says: [
      'deferred_tax > "rend"|"makes" > goodwill_word > "plus petit"|"plus faible"|"smaller"|"lower"',
      'deferred_tax > "augmenter"|"augmente"|"adds to"|"raises"|"increases" > "actif net"|"net assets" & !"goodwill"',
      'tax_lowers_goodwill',
      'deferred_tax > lowers >> goodwill & !"only"|"que de"',
      'revalue > dta_word',
      'deducts|subtract > deferred_tax > "from goodwill"|"from the goodwill"|"du goodwill"',
      'dta_word > "on the write up"|"on the step up"|"on the revaluation"|"sur la réévaluation"',
    ],
    example: {
      en: 'The deferred tax liability reduces goodwill.',
      fr: 'L’impôt différé passif réduit le goodwill.',
    },
    correction: {
      en: 'The deferred tax on the write-up lowers net assets, so goodwill is larger.',
      fr: 'L’impôt différé sur la réévaluation réduit l’actif net : le goodwill est plus grand.',
    },
  },
  impairment_creates_tax_debt: {
    concept: 'deferred_tax',
    says: [
      '"sits as"|"shows as"|"booked as"|"becomes"|"goes in as"|"devient"|"figure en"|"inscrit en"|"passe en" > dtl_word & !write_up',
      'more_tax_later',
      'record|generate > dtl_word',
      'impairment|mark_down > dtl_word',
    ],
    example: {
      en: 'You book a deferred tax liability on it.',
      fr: 'On constate un impôt différé passif.',
    },
    correction: {
      en: 'The relief comes later, so it is a deferred tax asset.',
      fr: 'L’avantage vient plus tard : c’est un impôt différé actif.',
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
  deferred_tax_added: {
    concept: 'deferred_tax',
    says: ['tax_claim_added', 'latent_charge > larger_net_assets & !"not"|"pas"'],
    example: {
      en: 'Then I add the deferred tax liability to the net assets.',
      fr: 'Puis j’ajoute l’impôt différé passif à l’actif net.',
    },
    correction: {
      en: 'The deferred tax liability is owed: it is subtracted from net assets.',
      fr: 'L’impôt différé passif est une dette : on le retire de l’actif net.',
    },
  },
  tax_on_goodwill: {
    concept: 'deferred_tax',
    says: ['tax_on_goodwill'],
    example: {
      en: 'I compute the deferred tax on the goodwill.',
      fr: 'Je calcule l’impôt différé sur le goodwill.',
    },
    correction: {
      en: 'The deferred tax is the write-up times the tax rate; goodwill bears none.',
      fr: 'L’impôt différé est la réévaluation fois le taux ; le goodwill n’en porte pas.',
    },
  },
  deferred_tax_paid_now: {
    concept: 'deferred_tax',
    says: [
      'settles_with > latent_charge > without_waiting & !not_at_once|"not"|"pas"',

      'latent_charge > settles_with > without_waiting & !not_at_once',
      'latent_charge & settles_with > "fisc"|"taxman"|"tax authorities"|"tax office" > without_waiting & !not_at_once',
      'buyer > settles_with > latent_charge > without_waiting & !not_at_once',
      'settles_with > latent_charge > without_waiting & write_up|fair_value_words & !not_at_once',
    ],
    example: {
      en: 'The acquirer pays the tax on the write-up at closing.',
      fr: 'L’impôt différé se paie tout de suite, au closing.',
    },
    correction: {
      en: 'Nothing is paid at closing: the liability unwinds as the write-up is charged to profit.',
      fr: 'Rien n’est payé au closing : le passif se reprend à mesure que la réévaluation s’amortit.',
    },
  },
} as const satisfies Record<string, WrongClaim>;
