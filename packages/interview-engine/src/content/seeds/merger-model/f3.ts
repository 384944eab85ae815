import type { Seed } from '../../types.ts';
import { earningsPerShareMove, sharesAreIssued } from '../../shared-statements.ts';

export const f3: Seed = {
  id: 'F3',
  topic: 'merger_model',
  levels: ['analyst'],
  question: {
    en: 'All-stock deal. The acquirer has net income of {ni_a} and {sh_a} shares at {p_a}; the target has net income of {ni_t} and costs {price_t}; pre-tax synergies are {syn} and tax is {t}. Is it accretive, and by what percentage?',
    fr: 'Opération payée en titres. L’acquéreur a un résultat net de {ni_a} et {sh_a} d’actions à {p_a} ; la cible a un résultat net de {ni_t} et coûte {price_t} ; les synergies avant impôt sont de {syn} et l’impôt de {t}. Est-ce relutif, et de quel pourcentage ?',
  },
  hint: {
    en: 'First find how the seller is paid, and in what number.',
    fr: 'Trouvez d’abord comment le vendeur est payé, et en quel nombre.',
  },
  keyPoints: {
    en: 'New shares = price / acquirer share price; pro forma income = both incomes + synergies after tax; compare pro forma EPS; P/E rule.',
    fr: 'Actions nouvelles = prix / cours de l’acquéreur ; résultat pro forma = somme des résultats + synergies après impôt ; BPA pro forma comparé ; règle des PER.',
  },
  modelAnswer: {
    en: 'I start with the shares: {price_t} divided by {p_a} gives the new shares to issue, which I add to the {sh_a} there are. Pro forma net income is {ni_a} plus {ni_t} plus the synergies of {syn}, of which I keep what is left after tax at {t}. EPS after the deal is that income divided by the larger share count, and I compare it with EPS before, {ni_a} over {sh_a}. EPS moves by {accretion}: above zero it is accretive, below zero it is dilutive. As a check, the P/E rule: when we pay in shares, the deal is accretive before synergies only if the buyer trades on a higher P/E than the one it pays.',
    fr: 'Je commence par les titres : {price_t} divisés par {p_a} donnent les actions nouvelles à émettre, que j’ajoute aux {sh_a} d’actions existantes. Le résultat net pro forma, c’est {ni_a} plus {ni_t} plus les synergies de {syn}, dont je ne garde que la part après impôt à {t}. Je divise ce résultat par le nouveau nombre d’actions et je compare au BPA d’avant, {ni_a} sur {sh_a}. Le BPA varie de {accretion} : au-dessus de zéro, c’est relutif, en dessous, dilutif. Je vérifie par la règle des PER : en titres, avant synergies, c’est relutif si l’acquéreur cote à un PER plus élevé que celui qu’il paie.',
  },
  must: ['eps', 'new_shares', 'accretion', 'pe_rule'],
  bonus: ['synergies_cost', 'tax_shield'],
  points: {
    accretion: {
      says: [
        'slice_of_each > thicker_or_thinner',
        'each_share > earning > # > used_to_be > #',

        'accretion > #',
        '# > accretion',
        'accretion & eps|rise|fall & !"whether"|"dire si"|"regarderais"|"look at"|"check"|"vérifierais"|"verrais"',
        'uplift & fraction',
        'uplift & # & eps|each_share|apiece|share_paper|compare|before|accretion|owner|dilutes',
        'apiece & uplift',
        'each_share & compare & #',
        'compare & before|standalone & #',
        ...earningsPerShareMove,
        'each_holder & # > in_place_of > #',
        '# > each_holder & in_place_of & #',
        '# > in_place_of > # & fraction|up_or_down_by > #',
        'up_or_down_by > fraction',
        'pockets_it & than_it_did & share_paper|owner_of_some|previous_holders|apiece|each_word',
      ],
    },
    eps: {
      says: [
        '"après"|"after"|"afterwards" > # > over_what > # > #',

        'earning & both & dished_out > share_paper|share_holders_to_be',
        '# > over_what > # > # > each_share',

        '# > owner_of_some|"people" > # > each_holder|each_share|apiece|"a head"|"a pop"|"par tête"|"par tête de pipe"',

        'standalone|compare & # & each_share',
        '# > over_what > # & share_paper & compare|equal',
        'eps > #',
        '# >> eps',
        'eps & # & divided_over|combined_company',
        'one_pot & cut_among_all',
        '# > standing_figure > # & before_or_after',
        'cut_among_all & # & share_paper|must_find',
        '# & cut_among_all > # & each_holder',
        '# > divided_over|"shared"|"partagé" > # > #',
        '# > share_paper > # > "la part"|"chacune"|"apiece"|"each"|"a slice"|"a share"|"par part"',
      ],
    },
    pe_rule: {
      byName: true,
      says: [
        'market_pays_me > # > pay > #',

        'trades_at > # > their_side > # & buy|pay|cost|"costs"',

        'market_pays_me > # > picks_up > #',
        'trades_at > # > picks_up > #',

        'market_pays_me > # > buy|"achète" > #',

        'our_side > pricey_word & their_side > going_cheap|"bargain"|"bargains"|"soldés"|"soldes"',

        'buy > # > lbo_turns > own_paper > #',
        'trades_at & pe_words & "prend à"|"ramasse"|"pick them up"|"picks up"|"pick up"',

        'more_dear > own_paper & less_dear',
        'own_paper & trades_at|more_dear & less_dear & their_side',
        'trades_at > more_dear|less_dear & our_side|their_side',
        'own_paper & good_currency',
        'for_each_euro & # & buy',
        '# > for_each_euro & # > for_each_euro',
        'pay|trades_at > # > lbo_turns & buy > #',
        '# > lbo_turns > buy > # > lbo_turns',
        'high_multiple > buy|pay > low_multiple',
        'high_multiple & own_paper & low_multiple',
        'euro_of_ours & euro_of_theirs & #',
        'swaps_dear_for_cheap',
        'own_paper > pricey_word & their_side > going_cheap',
        '# > pe_words > their_side > #',
      ],
    },
    new_shares: {
      says: [
        'makes_paper > #',
        ...sharesAreIssued,
        'inviting_guests & #',
        '# > fresh',
        'by_slices|inviting_guests & # > apiece',
        '"count"|"share count"|"nombre d’actions"|"nombre de titres" > turns_into > #',
        'turns_into > # > "million"|"millions" & share_paper & !eps|earning|each_share',
        '# > "at"|"à"|over_what > # & # > "on top"|"de plus"|"en plus"|fresh',
        '"need"|"needs"|"faut"|"faudra"|"takes" > # & pay & own_paper|by_slices|share_paper',
        '"another" > # > share_paper & pay|seller',
      ],
    },
    synergies_cost: { byName: false, says: ['synergy|money_saved & tax|#'] },
    tax_shield: {
      byName: false,
      says: [
        'synergy|money_saved & tax|state_takes',
        'synergy|money_saved & tax & fraction|multiply|over_what',
      ],
    },
  },
  followUps: [
    {
      rung: 1,
      text: {
        en: 'How many shares change hands, and at which price?',
        fr: 'Combien de titres sont remis, et à quel prix ?',
      },
      aims: ['new_shares'],
    },
    {
      rung: 2,
      text: {
        en: 'Could you have told without computing anything?',
        fr: 'Auriez-vous pu le dire sans rien calculer ?',
      },
      aims: ['pe_rule', 'accretion'],
    },
    {
      rung: 3,
      text: {
        en: 'At which price does it become dilutive?',
        fr: 'À partir de quel prix devient-elle dilutive ?',
      },
      aims: ['pe_rule', 'eps'],
    },
    {
      rung: 3,
      text: {
        en: 'Which synergies make it break even if you pay 30% more?',
        fr: 'Quelles synergies faut-il pour l’équilibre si vous payez 30 % de plus ?',
      },
      aims: ['eps', 'new_shares', 'synergies_cost'],
    },
    {
      rung: 4,
      text: {
        en: 'The acquirer’s share price falls by a fifth on the announcement: what do you tell your client?',
        fr: 'Le cours de l’acquéreur perd un cinquième à l’annonce : que dites-vous à votre client ?',
      },
      aims: ['new_shares', 'accretion'],
    },
  ],
  wrongClaims: [
    'dearer_more_accretive',
    'shares_from_earnings',
    'pe_rule_reversed',
    'seller_shares_not_counted',
    'synergies_untaxed',
    'accretion_creates_value',
    'accretion_reversed',
    'share_count_untouched',
    'eps_upside_down',
    'shares_at_target_price',
    'total_profit_is_the_test',
    'synergies_happen_once',
    'pe_rule_inverted',
    'eps_below_is_accretive',
    'net_income_is_the_test',
    'old_count_kept',
    'target_shares_remain',
    'issue_price_reversed',
    'shares_always_dilutive',
    'eps_against_target',
    'gap_not_grossed_up',
    'breakeven_reversed',
    'premium_creates_value',
    'paying_in_shares_is_free',
    'ratio_on_wrong_shares',
    'eps_simply_added',
    'dilutes_means_smaller_stake',
    'all_share_count_kept',
    'dilution_destroys_value',
    'pe_rule_for_cash',
  ],
  numeric: {
    generator: 'N12',
  },
};
