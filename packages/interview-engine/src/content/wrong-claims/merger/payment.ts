import type { WrongClaim } from '../../types.ts';

export const mergerPaymentClaims = {
  cash_costs_nothing: {
    concept: 'financing_mix',
    says: [
      '~pays_cash|~own_cash > ~no_effect_on_profit & !pays_shares|"not true"|"faux"|"pas vrai"',

      '~own_cash|~"trésorerie"|~"our own cash" > ~heard_no_effect > ~heard_per_share & !"no debt"|"interest"',
      'own_cash & is_free',
      'own_cash & pay & always_so & accretion',
      'pays_cash & ~no_funding_charge & !pays_shares',
      '~funding_of_deal > without_effect > ~per_share_profit',
      '~own_cash > ~no_funding_charge',
    ],
    example: {
      en: 'If you pay in cash it costs nothing, the money is already there.',
      fr: 'Payer avec la trésorerie ne coûte rien, l’argent est déjà là.',
    },
    correction: {
      en: 'Cash has a cost: the interest it would have earned, after tax, and the room it leaves.',
      fr: 'La trésorerie a un coût : les intérêts qu’elle aurait rapportés, après impôt, et la marge de manœuvre.',
    },
  },
  paying_in_shares_is_free: {
    concept: 'financing_mix',
    says: [
      'own_paper > costs_issuer_nothing & !"not"|"pas"|"look"|"seem"|"semble"',
      'own_paper & is_free & !"in interest"|"dilutes"|"dilue"|"diluent"',
      'own_paper > "is"|"are"|"est"|"sont"|"reste" > cheapest_source',
      'paper_of_ours > costs_issuer_nothing & !"not"|"pas"|"look"|"seem"|"semble"',
    ],
    example: {
      en: 'Paying in shares costs nothing, since no money leaves the company.',
      fr: 'Payer en titres ne coûte rien, puisque aucun euro ne sort.',
    },
    correction: {
      en: 'Shares are the dearest source: the seller takes part of all future profits and of the control.',
      fr: 'Les titres sont la source la plus chère : le vendeur prend une part des profits futurs et du contrôle.',
    },
  },
  debt_always_best: {
    concept: 'leverage',
    says: [
      'no_ceiling > borrowing_act|~borrowing_act|~indebtedness',

      '~heard_debt_unlimited & !"cannot"|"can’t"|"not"|"ne peut"|"peut pas"|"jamais"',
      'borrowed_money & always_so & best_choice|accretion|cheap_or_dear & !"nearly"|"almost"|"presque"|#',
      'borrowed_money & no_ceiling',
      'indebtedness & no_ceiling',
      'borrows_more > by_itself > beats_it & !with_a_condition',
      'by_itself > borrows_more > beats_it & !with_a_condition',
      'borrows_more > beats_it > by_itself & !with_a_condition',
      'borrows_more > beats_it > issues_instead & by_itself',
      '"lever up"|"s’endetter"|"emprunter"|"borrow" > by_itself & !with_a_condition|no_pieces_made',
      'by_itself > "lever up"|"s’endetter"|"emprunter"|"borrow" & !with_a_condition|no_pieces_made|worry|rating|lender',
      'borrows_more > -risk_word & !with_a_condition|"risk free"',
      '-risk_word > ~borrows_more & beats_it',
      '~"extra risk"|~"risque supplémentaire" > ~is_free|-weighs_in|shut_out',
      'no_matter_which & ~borrows_more > ~beats_it|~makes_eps_rise|~"higher eps" & !with_a_condition|issued_paper',
    ],
    example: {
      en: 'Debt is always the best way to pay, because it is always accretive.',
      fr: 'La dette est toujours la meilleure solution, car elle est toujours relutive.',
    },
    correction: {
      en: 'Debt has a limit: beyond a certain leverage the rating falls and money becomes dearer.',
      fr: 'La dette a une limite : au-delà d’un certain levier, la notation baisse et l’argent devient plus cher.',
    },
  },
  shares_signal_cheap: {
    concept: 'financing_mix',
    says: [
      'issues_paper|pays_in_paper|pays_shares > "montre"|"shows"|"signals"|"dit"|"tells" > "trop bas"|"too low"|"pas assez cher" & !"not"|"trop haut"|"too high"',

      'pays_shares > "dire au marché"|"tell the market"|"tells the market"|"dit au marché" > heard_thought_cheap & !"not"|"pas"',
      'own_paper & signal & "undervalued"|"too cheap"|"sous évaluée"|"sous évalué"|"sous évaluées"|"sous évalués"',
      'own_paper & favours|decide|issues_paper & "undervalued"|"sous évaluée"|"sous évalué"|"sous évaluées" & !"bad idea"|"mauvaise idée"|"avoid"|"éviter"|"cash"|"numéraire"|"rather than shares"|"plutôt que"|"debt"',
      'own_paper|pays_shares > signal|"montre"|"shows"|"prouve"|"proves"|"tells"|"means"|"signifie" > "undervalued"|"too cheap"|"sous évaluée"|"sous évalué"|"sous évaluées"|"sous évalués"|"sous valorisée"|"sous cotée"',
      'own_paper|pays_shares > signal > they_are_cheap & !"overvalued"',
    ],
    example: {
      en: 'Issuing shares signals that we think our stock is undervalued.',
      fr: 'Émettre des titres envoie le signal que notre action est sous-évaluée.',
    },
    correction: {
      en: 'Issuing shares lets the market think that management finds them fully priced or overpriced.',
      fr: 'Émettre des titres laisse penser au marché que la direction les trouve bien payés, voire surévalués.',
    },
  },
  debts_cancel_out: {
    concept: 'net_debt',
    says: [
      'indebtedness > cancels_out',
      '"cancel"|"annulent" > indebtedness',
      '~indebtedness & changes_nothing & hold_stake|brings|entitled|fraction',
      '-indebtedness & subtract & combined_company|cancels_out',
      '~indebtedness & "pooled"|"mis en commun"|"mises en commun" & changes_nothing|cancels_out',
    ],
    example: {
      en: 'Once the two are merged their debts are pooled and cancel out.',
      fr: 'Une fois fusionnées, leurs dettes sont mises en commun et cela s’annule.',
    },
    correction: {
      en: 'Who brings more debt brings less equity: net debt is subtracted from each side’s value first.',
      fr: 'Celui qui apporte plus de dette apporte moins de fonds propres : on retire d’abord la dette nette de chacun.',
    },
  },
  ownership_follows_ebitda: {
    concept: 'ownership',
    says: [
      'brings > # > "ebitda" > so_therefore|has_got_to > owed_as_much|should_get > # & !"less"|"moins"|"not"|"pas"|net_debt|owed_money|"but"|"mais"',

      'brings > "ebitda" > owed_as_much > # > combined_company|of_the_group & !"less than"|"moins de"|"but most"|"mais"',
      'condition_word > brings > "ebitda" > owed_as_much > # & !"less than"|"moins de"|"but most"|"mais"',
      'hold_stake > same_as|follows_from > ebitda_share',
      'hold_stake|stake_words > goes_by >> "ebitda"|ebitda_share & !equity|net_debt',
    ],
    example: {
      en: 'If it brings 40% of the EBITDA it should own 40% of the group, that is only fair.',
      fr: 'Si elle apporte 40 % de l’EBITDA, elle doit avoir 40 % du groupe, c’est équitable.',
    },
    correction: {
      en: 'Shares of EBITDA are shares of enterprise value; what each side owns follows its equity, net of debt.',
      fr: 'Les parts d’EBITDA mesurent des valeurs d’entreprise ; la détention suit les fonds propres, après dette.',
    },
  },
  equals_means_half: {
    concept: 'ownership',
    says: [
      '"égalité"|"equality"|"equals" > means_that|equals_by_definition > half_each & !"not"|"pas"|"governance"|"gouvernance"|"board"|"conseil"',

      'merger_of_equals & half_each & !"on s’attend"|"expect"|"you’d think"|"governance"|"gouvernance"|"board"|"conseil"',
      '~merger_of_equals & moiety_each & !"on s’attend"|"expect"|"you’d think"|"governance"|"gouvernance"|"board"|"conseil"|"not"',
      '~merger_of_equals > equals_by_definition > half_each & !"veut pas dire"|"pas forcément"|"not mean"|"not necessarily"|"governance"|"gouvernance"|"board"|"conseil"',
    ],
    example: {
      en: 'A merger of equals means that each side gets fifty percent of the shares.',
      fr: 'Entre égaux, chacun reçoit forcément cinquante pour cent du capital.',
    },
    correction: {
      en: 'A merger of equals is about governance; the capital is divided by the value each side puts in.',
      fr: 'L’égalité porte sur la gouvernance ; le capital se répartit selon la valeur que chacun apporte.',
    },
  },
} as const satisfies Record<string, WrongClaim>;
