import type { WrongClaim } from '../../types.ts';

/** What is said of it that is false: new shares issued. */
export const newSharesClaims = {
  seller_shares_not_counted: {
    concept: 'new_shares',
    says: [
      '-"count"|-"compte"|-"comptes"|-"include"|-"inclut"|-"compter" > ~handed_in_paper|~shares_to_seller|~issued_ones & !"if"|"si"|"cash"|"mistake"|"only"|"que"|"forget"|"erreur"',

      '~shares_handed_over > -outside_the_count & !"cash"|"if"|"si"',
      '"gap"|"shortfall"|"écart" > "times the target’s shares"|"times the target shares"|"fois les actions de la cible"|"fois les titres de la cible"',
      '~not_counted|~"leave out"|~"ne compte pas" > ~new_shares|~issued_paper > ~"total"|~divisor',

      '~fresh_shares|~issued_paper > outside_of|"not in the total"|"n’entrant pas"|"not counted" & !"if"|"si"',

      'issued_ones > ~plays_no_part',
      'shares_to_seller & not_counted',
      '~shares_to_seller & ~not_counted & ~divisor|~eps',
      '~shares_count|~divisor & stays_as_is & ~issues_paper|~own_paper|~shares_to_seller|pay & !"en cash"|"in cash"|"all cash"|"pas d’actions nouvelles"|"no new shares"|"avec de la dette"|"with debt"|"en dette"|"by debt"|"de la dette"|"raise debt"|"take on debt"|"use debt"|"go for debt"|"numéraire"',
      '~shares_to_seller & "no effect"|"no impact"|"aucun effet"|"aucun impact" & ~divisor|~shares_count|~eps',
    ],
    example: {
      en: 'The shares handed to the seller do not count in the denominator.',
      fr: 'Les titres remis au vendeur ne comptent pas au dénominateur.',
    },
    correction: {
      en: 'Every share handed to the seller adds to the share count by which net income is divided.',
      fr: 'Chaque titre remis au vendeur s’ajoute au nombre d’actions par lequel on divise le résultat net.',
    },
  },
  share_count_untouched: {
    concept: 'new_shares',
    says: [
      'earning|eps & over_the_old_count & both|combined_company|total_profit',
      'pays_in_paper & count_not_touched & !"plus any"|"plus the new"|"plus new"|"and the new"|"plus les nouvelles"|"plus les actions"|"plus what"',
      'count_not_touched & issues_paper > share_paper',
    ],
    example: {
      en: 'Paying in paper doesn’t touch the count: the shares handed over replace theirs.',
      fr: 'Payer en titres ne change pas le nombre d’actions, ils ne font que remplacer ceux de la cible.',
    },
    correction: {
      en: 'The shares created to pay come on top of the existing ones, and net income is divided by the sum.',
      fr: 'Les titres créés pour payer s’ajoutent à ceux qui existent, et l’on divise le résultat par la somme.',
    },
  },
  shares_at_target_price: {
    concept: 'new_shares',
    says: [
      'divide|splits_by > quote_of_target & #|price & !"not"|"pas"|"premium"|"prime"|multiply|our_price_words',

      'price_times_quote',
      'new_shares|price|pay > over_what|"at"|"au" > at_their_price',
      'issues_paper > "at"|"au" > at_their_price',
      'fresh_shares|price|premium_paid > splits_by >> quote_of_target',
      'splits_by > quote_of_target & fresh_shares',
    ],
    example: {
      en: 'To get the new shares I take the price divided by the target’s share price.',
      fr: 'Pour les actions nouvelles, je prends le prix divisé par le cours de la cible.',
    },
    correction: {
      en: 'The acquirer issues its own shares, so the price is divided by the acquirer’s share price.',
      fr: 'L’acquéreur émet ses propres actions : on divise le prix par le cours de l’acquéreur.',
    },
  },
  old_count_kept: {
    concept: 'new_shares',
    says: [
      'divide|"divided" > by_the_old_count & !"plus"|"before"|"avant"|"today"|"standalone"|"not"|"pas"|"departure"',
      'divide|over_what > combined_company|both > earning > shares_had_only & !"plus"|"new shares"|"actions nouvelles"|"not"|"pas"',

      'keeps_old_count & even_in_shares',
      'profit_of_both & splits_by > shares_had_only & !new_ones_too',
      'fresh_shares > ~counts_only_later',
      'profit_of_both & ~without_new_ones',
      'eps > times_it|"by" > shares_had_only & profit_of_both & !new_ones_too',
      'times_it > eps > shares_had_only & profit_of_both & !new_ones_too',
      'divisor > retains|carried_on > earlier_count & !new_added',
      'retains|carried_on > earlier_count & divisor|eps|earnings_joined & !new_added',
      'earnings_joined > over_what > earlier_count & !new_added',
      'divide|over_what > earnings_joined > earlier_count & !new_added',
      '~issued_paper|~shares_to_seller > -weighs_in|shut_out & ~divisor|~eps|~earlier_count',
      '"only"|"seules"|"uniquement" > earlier_count > divisor|eps & !new_added',
      '-"add"|-"ajoute"|-"include" > ~issued_paper & divisor|eps|earnings_joined|shares_count',
      '-weighs_in|shut_out > ~issued_paper & ~divisor|~eps|~shares_count|~we_ourselves & !"no interest"|"pas d’intérêts"|"pas d’intérêt"',
      '~divisor|~shares_count > -goes_higher|-pushes_up|-weighs_in|~unchanged|~stays_as_is & ~paid_in_paper',
      '~issued_paper > -weighs_in & ~divisor',
    ],
    example: {
      en: 'I keep the acquirer’s share count even if we pay in shares.',
      fr: 'Je garde le nombre d’actions de l’acquéreur, même si l’on paie en titres.',
    },
    correction: {
      en: 'Shares issued to pay are added to the acquirer’s own before dividing.',
      fr: 'Les titres émis pour payer s’ajoutent à ceux de l’acquéreur avant de diviser.',
    },
  },
  target_shares_remain: {
    concept: 'new_shares',
    says: [
      'target_shares_too',
      'shares_of_target > lives_on',
      '"add"|"ajoute"|"additionne"|"rajoute" >> shares_of_target & !times_it|ratio_name',
    ],
    example: {
      en: 'The share count is ours plus the target’s existing shares.',
      fr: 'On prend les actions de l’acquéreur plus les actions existantes de la cible.',
    },
    correction: {
      en: 'The target’s shares disappear in the deal; only those the acquirer issues are added.',
      fr: 'Les actions de la cible disparaissent ; seules s’ajoutent celles que l’acquéreur émet.',
    },
  },
  issue_price_reversed: {
    concept: 'new_shares',
    says: [
      'our_quote_down > fewer_of_ours & !"not"|"pas"|"worth"|"vaut"',

      'price_up > "plus il faut"|"the more" > synergy',

      '"higher"|"dearer" > price > "acquirer"|"buyer"|our_side > more_issued & !"fewer"|"less"|"not"|"target"',

      '"higher"|"dearer"|"rising"|"plus élevé"|"plus haut" > "share price of the acquirer"|"acquirer’s share price"|"our share price"|"cours de l’acquéreur"|"notre cours" > "more shares"|"plus d’actions"|"plus de titres"|"davantage d’actions"|"davantage de titres" & !"fewer"|"less"|"not"|"pas"',

      'price_up > more_issued',
      'price_down > fewer_issued',
      'dearer_share > must_issue_more & !"fewer"|"moins"|"less"',
    ],
    example: {
      en: 'The higher the acquirer’s share price, the more shares it has to issue.',
      fr: 'Plus le cours de l’acquéreur est élevé, plus il doit émettre d’actions.',
    },
    correction: {
      en: 'The number issued is the price over the acquirer’s share price, so a high share price means few shares.',
      fr: 'Le nombre émis est le prix divisé par le cours : un cours élevé en demande moins.',
    },
  },
  new_shares_earn_nothing: {
    concept: 'new_shares',
    says: [
      '"synergies you need"|"synergies needed"|"synergies nécessaires"|"synergies à trouver" >> "are just the drop"|"are the drop"|"is the drop"|"c’est la baisse"|"égales à la baisse" & !"times"|"fois"|"multiply"|"multiplie"|"net income"|"résultat"',
      'synergy > plays_no_part > ~shares_count|~new_shares',
      '~shares_to_seller > -earns_its_keep',
      '~issued_paper > -weighs_in|shut_out & ~breakeven_point|~synergy|~gains_of_joining',
      '~breakeven_point > -weighs_in|shut_out > ~issued_paper',
      '~issued_paper|"shares we issue" > plays_no_part & breakeven_point|synergy',
      'eps > times_it|over_what|"by"|"par" > earlier_count & !new_added|"divide"|"divise"',
      'times_it > eps > earlier_count & !new_added',
      'shut_out|-weighs_in > ~issued_paper & ~breakeven_point|~synergy|~gains_of_joining',
      '~share_paper|~shares_count|~new_shares > ~no_bearing',
      '~share_paper|~shares_count|~new_shares > -comes_into_it',
    ],
    example: {
      en: 'The new shares do not need to earn anything for break-even.',
      fr: 'Les actions émises n’ont pas à gagner le même bénéfice.',
    },
    correction: {
      en: 'At break-even every share, new ones included, earns what a share earned before.',
      fr: 'À l’équilibre, chaque titre, nouveau compris, rapporte autant qu’une action avant.',
    },
  },
  shares_from_earnings: {
    concept: 'new_shares',
    says: [
      'divide > price|# > by_profit & issued_paper|new_shares|shares_count|makes_paper & !pe_words|"not"|"pas"',

      'price|# > divided_by_eps & issued_paper|new_shares|shares_count & !pe_words|"not"|"pas"',
      'issued_paper|new_shares|shares_count > price|# > divided_by_eps & !pe_words|"not"|"pas"',
      'divide > price|# > divided_by_eps & issued_paper|new_shares|shares_count & !pe_words|"not"|"pas"',
    ],
    example: {
      en: 'The new shares issued are the price divided by EPS.',
      fr: 'Les actions nouvelles, c’est le prix divisé par le BPA.',
    },
    correction: {
      en: 'The shares issued are the price divided by the acquirer’s share price, not by its EPS.',
      fr: 'Les actions à émettre sont le prix divisé par le cours de l’acquéreur, pas par son BPA.',
    },
  },
  ratio_on_wrong_shares: {
    concept: 'new_shares',
    says: [
      'multiply|times_it > ratio_name > "acquirer’s"|"acquéreur"|"our own"|"nos propres" > # > "million"|"millions" & !"not"|"pas"|"never"|"jamais"|"target"|"cible"|"their"|"leurs"|price_of_a_share',

      'divide > shares_of_target > over_the_ratio & !"not"|"pas"',
      'issues_paper > one_new_for_each',
      'ratio_of_exchange > on_acquirer_shares',
      'new_shares|issues_paper & on_acquirer_shares & !"divise"|"divide"',
      'new_shares|issues_paper & as_many_as_theirs',
      'ratio_name > times_it >> acquirer_count & !"divided"|"divisé"',
      'acquirer_count > times_it > ratio_name',
      'times_it >> acquirer_count > ratio_name',
      'times_it > ratio_name > acquirer_count & !"divide"|"divise"',
      'ratio_name > times_it|"apply"|"applique" >> "our"|"nos" >> "million" >> share_paper & !"price"|"cours"|"prix"|"total"',
      'times_it|"apply"|"applique" > ratio_name > "our"|"nos" >> "million" >> share_paper & !"price"|"cours"|"prix"|"total"',
    ],
    example: {
      en: 'The new shares are the exchange ratio times the acquirer’s shares outstanding.',
      fr: 'On émet autant d’actions nouvelles que la cible en compte.',
    },
    correction: {
      en: 'The shares to issue are the exchange ratio times the number of target shares.',
      fr: 'Les actions à émettre sont la parité multipliée par le nombre d’actions de la cible.',
    },
  },
  debt_creates_shares: {
    concept: 'new_shares',
    says: [
      'shares_to_banks & !"not"|"pas"|"never"|"jamais"|"no"|"aucune"',

      'borrowed_money|"borrow" > "issue more shares to the bank"|"shares to the bank"|"shares to the lenders"|"actions à la banque"|"actions aux prêteurs" & !"not"|"pas"|"never"|"jamais"',
      'borrowed_money >> pushes_up > count_of_shares & !"instead"|"plutôt"|"no"|"not"|"pas"',

      'pays_debt > creates_or_issues > count_of_shares & !"too"|"trop"|"instead"|"plutôt"|"avoid"|"évite"|"éviter"|"interest"|"intérêts"',
    ],
    example: {
      en: 'A debt funded deal also increases the number of shares.',
      fr: 'Financée par dette, l’acquisition augmente le nombre d’actions.',
    },
    correction: {
      en: 'Borrowing leaves the share count alone; what it adds is interest.',
      fr: 'Emprunter ne touche pas au nombre d’actions ; ce qui s’ajoute, ce sont des intérêts.',
    },
  },
  all_share_count_kept: {
    concept: 'new_shares',
    says: ['count_is_left & !pays_cash|pays_debt|"cash"|"debt"|"dette"'],
    example: {
      en: 'You leave the denominator as it was.',
      fr: 'Le nombre d’actions ne change pas.',
    },
    correction: {
      en: 'A deal paid in paper adds the shares handed to the sellers to those there were.',
      fr: 'Payer en titres ajoute aux actions d’avant celles qu’on remet aux vendeurs.',
    },
  },
} as const satisfies Record<string, WrongClaim>;
