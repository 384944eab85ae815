import type { WrongClaim } from '../../types.ts';

/** What is said of it that is false: the exchange ratio. */
export const exchangeRatioClaims = {
  ratio_without_premium: {
    concept: 'exchange_ratio',
    says: [
      '-"put"|-"include"|-"add"|-"met"|-"mets"|-"mettre"|-"inclut"|-"ajoute"|-"count"|-"compte"|-"enters"|-"entre" > ~premium > ~ratio_of_exchange & !"if"|"si"|"only"|"que"',

      'leaves_premium_aside & exchange_ratio & !"if"|"si"|"not"|"mistake"|"erreur"',
      'ratio_of_exchange > only_the_two_quotes & !"not"|"plus the premium"',
      '"ignore the premium"|"leave out the premium"|"forget the premium"|"leave the premium out"|"on ignore la prime"|"sans tenir compte de la prime"',
      '~premium & outside_of & ~ratio_of_exchange',
      'ratio_of_exchange & "without the premium"|"sans la prime"|"before the premium"|"hors prime"',
      'premium & "paid separately"|"paid in cash on top"|"payée à part"|"payée en plus en cash"|"versée à part"',
      '~deal_premium > without_effect & ~ratio_name|~part_held|~ratio_of_exchange',
      '~deal_premium > -weighs_in|shut_out & ~ratio_or_count',
      'deal_premium > "only"|"que"|"réservée"|"seulement"|"uniquement" > paid_in_money',
      'ratio_or_count > as_it_is > untouched_price & !deal_premium',
      'untouched_price > as_it_is & divide|over_what|ratio_or_count & !"plus the premium"|"plus la prime"',
      'regardless_of > deal_premium & ratio_or_count > unchanged|stays_as_is|carried_on|"same"|"même"',
      '-"premium"|-"prime" > ~ratio_or_count & "premium"|"prime"',
      '~deal_premium > shut_out|-weighs_in & ~ratio_or_count',
      '-deal_premium & paid_in_paper',
      'deal_premium > -just_gives|-pushes_up > ~ratio_or_count|~"more shares"|~"plus d’actions"',
      'no_matter_which > ~deal_premium > ~same_size|~"same"|~"même"',
      'ratio_of_exchange > "no premium"|"without the premium"|"without premium"|"sans la prime"|"sans prime" & !"if"|"si"|"mistake"|"erreur"|"wrong"|"faux"',
    ],
    example: {
      en: 'The premium does not enter the exchange ratio, only the two market prices do.',
      fr: 'La prime n’entre pas dans la parité, seuls comptent les deux cours.',
    },
    correction: {
      en: 'The ratio is the price offered, premium on top, over the acquirer’s share price.',
      fr: 'La parité est le prix offert, prime comprise, rapporté au cours de l’acquéreur.',
    },
  },
  ratio_upside_down: {
    concept: 'exchange_ratio',
    says: [
      'exchange_ratio|ratio_of_exchange > astray_his_price > astray_divided > astray_our_price & !"not"|"pas"|"rather"',
      '"exchange ratio"|"parité" > "their price"|"their share price"|"leur cours"|"leur prix" > "over"|"divided by"|"divisé par"|"sur" > "ours"|"our price"|"le nôtre"|"notre cours"|"notre prix"',
      '"of ours"|"des nôtres" >> "for each"|"pour chaque"|"for every"|"for one of theirs" & "four"|"quatre"|"three"|"trois"|"almost four"|"près de quatre" & !"quarter"|"quart"|"ten"|"dix"|"hundred"|"cent"|"point"|"virgule"',
      'buyer > price_of_a_share > "divided by"|"over"|"sur"|"divisé par"|"rapporté à" > seller',
      'price_of_a_share > buyer > "divided by"|"over"|"sur"|"divisé par"|"rapporté à" > seller',
    ],
    example: {
      en: 'I take the acquirer’s share price divided by the target’s offer price.',
      fr: 'Je prends le cours de l’acquéreur divisé par le cours de la cible.',
    },
    correction: {
      en: 'The ratio is the offer for one target share over the acquirer’s share price.',
      fr: 'La parité est l’offre pour une action de la cible rapportée à l’action de l’acquéreur.',
    },
  },
  ratio_reversed: {
    concept: 'exchange_ratio',
    says: [
      'our_price_words > divided_by > their_price_words',
      'two_of_ours & !"for three"|"pour trois"|"for five"|"pour cinq"|"two thirds"|"deux tiers"',
    ],
    example: {
      en: 'The ratio is our share price divided by theirs, so two of ours for each of theirs.',
      fr: 'La parité, c’est notre cours divisé par le leur : deux de nos titres pour chacun des leurs.',
    },
    correction: {
      en: 'What is offered for one target share goes on top, the price of the shares handed over below.',
      fr: 'Au numérateur, ce qu’on offre par action de la cible ; au dénominateur, le cours des titres remis.',
    },
  },
  ratio_of_market_caps: {
    concept: 'exchange_ratio',
    says: [
      'ratio_of_exchange & from_market_caps',
      'ratio_of_exchange > directly_is > of_the_earnings',
    ],
    example: {
      en: 'The exchange ratio is the ratio of the market caps.',
      fr: 'La parité, c’est la capitalisation de la cible sur celle de l’acquéreur.',
    },
    correction: {
      en: 'The ratio is per share: the offer for one target share over the acquirer’s share price.',
      fr: 'La parité est par action : prix offert pour une action de la cible sur le cours de l’acquéreur.',
    },
  },
  fixed_ratio_protects: {
    concept: 'exchange_ratio',
    says: [
      'fixed_ratio_word > seller_protected',
      'fixed_ratio_safe',
      'fixed_ratio_word & count_makes_up',
      'fixed_ratio_word > value_is_known & !"not"|"pas"|"number"|"nombre"',
    ],
    example: {
      en: 'A fixed ratio guarantees the value the seller gets.',
      fr: 'Une parité fixe garantit la valeur reçue.',
    },
    correction: {
      en: 'With a fixed ratio the value moves with the acquirer’s share until closing.',
      fr: 'Avec une parité fixe, la valeur varie avec l’action de l’acquéreur jusqu’au closing.',
    },
  },
  ratio_moves_wrongly: {
    concept: 'exchange_ratio',
    says: [
      'takes_premium_up > fewer_of_ours & !"not"|"pas"',

      'our_quote_up > more_paper_each & !"not"|"pas"|"fewer"|"less"',
      'big_premium > smaller_ratio & !"not"|"pas"',
      'our_quote_rises > larger_ratio & !"not"|"pas"',
    ],
    example: {
      en: 'The higher the premium, the lower the exchange ratio.',
      fr: 'Plus notre cours monte, plus la parité augmente.',
    },
    correction: {
      en: 'The ratio is the offer price over the acquirer’s price: it rises with the premium and falls with our price.',
      fr: 'La parité est le prix offert sur le cours de l’acquéreur : elle monte avec la prime et baisse avec notre cours.',
    },
  },
  paper_of_certain_worth: {
    concept: 'exchange_ratio',
    says: [
      'paid_with_their_paper & sure_of_the_worth & !"not"|"pas"|"never"|"collar"|"unlike"|"contrairement"',
      'paid_with_their_paper & "value"|"valeur" > -"move"|-"bouge"|-"bouger"|-"change" & !"collar"',
    ],
    example: {
      en: 'In shares, our holders know exactly what they get.',
      fr: 'En titres, nos actionnaires sont sûrs de la valeur.',
    },
    correction: {
      en: 'A fixed ratio leaves the value to the bidder’s share price until closing: only cash is certain.',
      fr: 'Une parité fixe laisse la valeur au cours de l’initiateur jusqu’au closing : seul le numéraire est certain.',
    },
  },
  share_offer_is_fixed: {
    concept: 'exchange_ratio',
    says: [
      'amiss_share_offer & amiss_value_fixed & !amiss_collar',
      '~amiss_bidder_paper > ~amiss_need_not_look',
      'amiss_share_offer >> "aussi sûre"|"as safe"|"as certain"|"as good" > "cash"|"numéraire"',
      '"buy"|"acheter"|"achète" > amiss_bidder_paper > "quietly"|"before we announce"|"discrètement"|"avant d\'annoncer"|"before announcing"',
    ],
    example: {
      en: 'As the offer is in shares its value is guaranteed.',
      fr: 'Le cours de l’initiateur n’a pas d’importance.',
    },
    correction: {
      en: 'What the holders receive moves with the shares of the suitor, so these have to be valued too.',
      fr: 'Ce que reçoivent les actionnaires bouge avec l’action de l’assaillant : il faut donc la valoriser aussi.',
    },
  },
  paper_is_cash: {
    concept: 'exchange_ratio',
    says: [
      'deals_paper_word & deals_same_as_cash',
      'deals_paper_word & cash & deals_makes_no_odds',
    ],
    example: {
      en: 'Being paid in shares is the same as cash.',
      fr: 'Être payé en titres, c’est comme du cash.',
    },
    correction: {
      en: 'Shares are worth what the bidder is worth after the deal: their value has to be examined like our own.',
      fr: 'Des titres valent ce que vaudra l’assaillant après l’opération : leur valeur s’examine comme la nôtre.',
    },
  },
} as const satisfies Record<string, WrongClaim>;
