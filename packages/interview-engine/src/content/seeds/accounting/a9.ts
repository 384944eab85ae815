import type { Seed } from '../../types.ts';

export const a9: Seed = {
  id: 'A9',
  topic: 'accounting',
  levels: ['analyst', 'associate'],
  question: {
    en: 'How did IFRS 16 change EBITDA, net debt and multiples?',
    fr: 'Quel est l’effet d’IFRS 16 sur l’EBITDA, la dette nette et les multiples ?',
  },
  hint: {
    en: 'Ask where the rent was before the standard, and where it is now.',
    fr: 'Demandez-vous où était le loyer avant la norme, et où il est maintenant.',
  },
  keyPoints: {
    en: 'Rent leaves opex and becomes depreciation plus interest: EBITDA and net debt rise together; value for shareholders unchanged; be consistent.',
    fr: 'Le loyer sort des charges d’exploitation et devient amortissement et intérêts : EBITDA et dette nette montent ensemble ; la valeur pour l’actionnaire ne change pas ; rester cohérent.',
  },
  modelAnswer: {
    en: 'Before, rent was an operating cost above EBITDA. Now the lease goes on the balance sheet as a right-of-use asset and a lease liability, and the rent becomes depreciation plus interest, both below EBITDA. So EBITDA rises by {rent}, net debt rises by the lease liability of {lease_liab}, and EV goes up by the same amount. EV divided by EBITDA moves from {ev} over {ebitda} to a multiple of {post}. Value for shareholders is the same: only the presentation is new. The rule is consistency: if the liability is in EV, EBITDA has to be before rent, or else you use the figures from before the standard on both sides. And I check that peers are on the same basis, since US issuers still show operating leases in their costs.',
    fr: 'Avant, le loyer était une charge d’exploitation, au-dessus de l’EBITDA. Désormais le contrat de location entre au bilan, avec un droit d’utilisation et une dette locative, et le loyer devient amortissement et intérêts. Donc l’EBITDA monte de {rent}, la dette nette augmente de la dette locative, {lease_liab}, et la VE d’autant. La VE divisée par l’EBITDA passe de {ev} sur {ebitda} à un multiple de {post}. La valeur pour l’actionnaire est la même, seule la présentation change. La règle, c’est la cohérence : si la dette locative est dans la VE, l’EBITDA doit être avant loyers, sinon on retire les deux. Et je vérifie que les pairs sont sur la même base, car les émetteurs américains gardent les loyers en charges.',
  },
  must: ['leases16', 'ebitda', 'net_debt', 'ev_ebitda', 'consistent_num_den'],
  bonus: ['comps'],
  points: {
    leases16: { says: ['"right of use"'] },
    ebitda: {
      says: [
        'ebitda > rise|up_word',
        'rise > ebitda',
        'yearly_earnings > rise',
        'yearly_earnings & rise & #',
        'profit & rise|up_word & rent_word',
        'ebitda & rise & rent_word|lease_promise',
        '-in_it & rent_word & ebitda',
        '-subtract & rent_word',
        'rent_word & below_word',
        'ebitda & rent_word & more_word',
        '~rent_word & -subtract & yearly_earnings|profit|rise',
        'rent_word|lease_promise & leave & costs|rise',
        'rent_word & plain_moved_down',
        'rent_word & profit|yearly_earnings|ebitda & plain_looks_bigger',
      ],
    },
    net_debt: {
      says: [
        'net_debt > rise|up_word',
        'net_debt > "prend"|"gagne"|"takes on"|"gains" >> #',
        'lease_promise & debt|net_debt|debt_like & rise|add|record',
        'lease_promise & debt|net_debt|debt_like > #',
        'lease_promise > # & debt|net_debt|debt_like',
        'debt|liability & rise & rent_word|lease_promise',
        'rise > debt|net_debt',
        'debt_like & #',
        'owe & more_word & #',
        'plain_landlord_promise|lease_promise|rent_word & plain_as_a_loan',
        'plain_as_a_loan & rise & rent_word|lease_promise|#',
        'lease_promise|leases16 > rise|raises|flow|climbs > plain_as_a_loan|net_debt',
      ],
    },
    ev_ebitda: {
      general: false,
      says: [
        '# > divide > # & compare|instead_word',
        '# > multiple_of > compare|instead_word > #',
        '# > instead_word > # & multiple_of',
        'the_multiple & fall|rise|unchanged',
        'the_multiple & # & up_word|from_word|instead_word|compare',
        '"ratio" & #',
        'ev & ebitda & rise|divide',
        'ev & divide & #',
        'divide & # > multiple_of > instead_word',
        'value & # & instead_word',
        '# & multiple_of & from_word|fall & instead_word|before|after',
        'divide & value & profit',
        '# > plain_number_over > # & plain_compresses|equal',
        'ev_over_ebitda|the_multiple > plain_compresses|rise|fall',
        'ev & ebitda & both|more_than',
        'plain_upstairs & plain_downstairs & #',
      ],
    },
    consistent_num_den: {
      says: [
        'lease_promise|liability|debt & ev|add|count_word & rent_word|ebitda & before|-subtract|-deduct|without_word',
        'both & without_word|same_rules',
        '"numerator" & same_rules|"denominator"',
        '"numérateur" & same_rules|"dénominateur"',
        '~"old" & ~"new" & ~debt|~profit|~ebitda',
        '~"ancien" & ~"nouvelle" & ~debt|~profit|~ebitda',
        'rent_word & plain_as_a_loan & ~takes_off|~subtract & ~profit|ebitda|costs',
        'plain_upstairs & plain_downstairs & rent_word|debt|owe',
        'rent_word & plain_upstairs > plain_downstairs',
        'same_rules & rent_word|lease_promise|ebitda|net_debt|ev|profit|owe|yearly_earnings',
        'leases16|lease_promise|rent_word & ev|net_debt|debt & ebitda & before|after|without_word|same_rules|both',
        'same_rules & comparables_word & rent_word|leases16|ifrs_word|without_word|ebitda',
      ],
    },
    comps: {
      says: [
        'comparables_word & check|compare|same_rules|look',
        'compare & similar_word',
        'market & similar_word',
      ],
    },
  },
  followUps: [
    {
      rung: 1,
      text: {
        en: 'What replaces the rent in the income statement?',
        fr: 'Qu’est-ce qui remplace le loyer au compte de résultat ?',
      },
      aims: ['leases16', 'ebitda'],
    },
    {
      rung: 2,
      text: {
        en: 'How do you compare an IFRS issuer with a US GAAP peer?',
        fr: 'Comment comparez-vous un émetteur en IFRS avec un pair en normes américaines ?',
      },
      aims: ['consistent_num_den', 'comps'],
    },
    {
      rung: 3,
      text: {
        en: 'The leases are half as long: what happens to the two sides of the multiple?',
        fr: 'Les baux durent deux fois moins longtemps : que deviennent les deux termes du multiple ?',
      },
      aims: ['net_debt', 'ev_ebitda'],
    },
    {
      rung: 4,
      text: {
        en: 'Does the standard change what the client can ask for its shares?',
        fr: 'La norme change-t-elle ce que le client peut demander pour ses titres ?',
      },
      aims: ['net_debt', 'consistent_num_den'],
    },
  ],
  wrongClaims: [
    'leases_are_not_debt',
    'ifrs16_changes_cash',
    'ifrs16_lowers_ebitda',
    'equity_value_moves',
    'multiple_never_moves',
    'mixing_is_fine',
    'leases_create_value',
    'bases_mixed',
  ],
  numeric: {
    generator: 'N26',
    ask: {
      en: 'Take EBITDA of {ebitda} and EV of {ev} before the standard, {rent} of rent and a lease liability of {lease_liab}: what multiple do you get after it?',
      fr: 'Prenez un EBITDA de {ebitda} et une VE de {ev} avant la norme, {rent} de loyers et une dette locative de {lease_liab} : quel multiple obtenez-vous après ?',
    },
  },
};
