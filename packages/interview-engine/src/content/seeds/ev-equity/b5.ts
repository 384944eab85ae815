import type { Seed } from '../../types.ts';

export const b5: Seed = {
  id: 'B5',
  topic: 'ev_equity',
  levels: ['analyst'],
  question: {
    en: 'Can equity value be larger than enterprise value? Can EV be negative?',
    fr: 'La valeur des titres peut-elle dépasser la valeur d’entreprise ? Et la valeur d’entreprise peut-elle être négative ?',
  },
  hint: {
    en: 'Picture a company that has a lot of cash and no borrowing.',
    fr: 'Imaginez une société très riche en trésorerie et sans emprunt.',
  },
  keyPoints: {
    en: 'Yes: net cash companies; negative EV if the market value is below net cash: cash burn, trapped cash or hidden liabilities.',
    fr: 'Oui : sociétés en trésorerie nette ; VE négative si la valeur boursière est inférieure à la trésorerie nette : consommation de cash, trésorerie bloquée ou passifs cachés.',
  },
  modelAnswer: {
    en: 'Yes to both. Equity value is enterprise value minus net debt, so when a company holds more cash than debt, net debt is negative and the equity value is larger than the enterprise value. Think of a big technology company with a pile of cash, or of a company with a large stake in an associate. Enterprise value turns negative when the market cap is below the net cash. On paper you could buy the shares, keep the cash and get the business for free. In practice the market tells you something: the company burns cash and the money will be gone in a year, the cash comes from customer prepayments and is needed for working capital, it is trapped abroad, or there are liabilities you do not see.',
    fr: 'Oui dans les deux cas. La valeur des titres, c’est la valeur d’entreprise moins la dette nette : quand une société a plus de trésorerie que de dette, la dette nette est négative et la valeur des titres est supérieure à la valeur d’entreprise. Pensez à un groupe technologique assis sur une montagne de cash, ou à une grosse participation mise en équivalence. La valeur d’entreprise devient négative quand la capitalisation est inférieure à la trésorerie nette. Sur le papier, on achète les titres, on garde le cash et l’activité est gratuite. En pratique, le marché dit quelque chose : la société brûle sa trésorerie, cet argent vient d’avances de clients et finance le BFR, il est bloqué à l’étranger, ou il y a des passifs cachés.',
  },
  must: ['net_debt', 'ev', 'equity_value'],
  bonus: ['associates', 'nwc', 'liquidity'],
  points: {
    net_debt: {
      says: [
        'till & ~borrowings & "no"|"without"|"pas"|"sans"|"aucun"',
        'more_of & "position"|"net" & ev|equity_value|equity',
        'till & -borrowings',
        'borrowings > # > # > till',
        'till > bigger_than > borrowings',
        'owes_nothing & till|#',
        'adds_up & plain_rather_than_deduct',
        '"more"|"plus" > till|plain_container > "than"|"que" > borrowings',
        'net_debt > negative_value|"negative"|"négative"',
        'plain_plus_the_till & plain_more_than|deducts',
        'till & bigger_than|plain_more_than > borrowings',
        '~borrowings & till > bigger_than|plain_more_than',
      ],
    },
    ev: {
      says: [
        'market_value_below',
        'equity_value|share_price|share_of_company & smaller_than > till|net_debt',
        'till|net_debt > bigger_than > equity_value|share_of_company|share_price',
        'buy & till & "free"',
        'operations|whole_business > negative_value',
        'buyer|the_owners|burns & burns & operations',
        'burns & operations & till',
        'plain_container & # & plain_sold_for > #',
        'plain_container & plain_will_waste & #|plain_sold_for',
        'negative_value & hidden_claims|burns & cash|till|operations|market|equity_value',
        'equity_value & smaller_than|bigger_than & till|net_debt',
        'till & equity_value|market & smaller_than|bigger_than|plain_more_than',
      ],
    },
    equity_value: {
      general: false,
      says: [
        'equity_value|equity|"titres" > "plus que la VE"|"above ev"|"more than ev"|"au-dessus de la VE"',
        'net_debt & "negative"|"négative" & equity_value|equity|"titres" & "plus"|"more"|"worth"',
        '"with net cash" & equity_value|equity & "worth"|#',
        'bigger_than > whole_business & the_owners|"own"|"possède"|"possèdent"',
        '"own"|"possèdent" & bigger_than & whole_business',
        'equity_value|equity|the_owners & bigger_than & till|net_debt',
        'ev|whole_business & smaller_than > equity_value|equity & till|net_debt',
        'equity_value|equity > equal > ev & deducts|till',
        'equity_value|equity > bigger_than > whole_business',
        'equity_value|equity|"titres" > bigger_than & affiliates',
        'the_owners & bigger_than & ~till',
        '"own"|"have" & till & operations|whole_business & bigger_than',
        '~till & # & the_owners & equal|value',
        'till & # & plain_mine|the_owners & plain_more_than|equal|bigger_than',
        'plain_shop & # & till|plain_plus_the_till & plain_more_than',
        'plain_plus_the_till & plain_more_than|bigger_than|#',
      ],
    },
    associates: {
      byName: false,
      says: [
        'affiliates & "as well"|"aussi"|"few"',
        'affiliates & value|equity|equity_value|bigger_than|"big"|"grosse"|ev|"also"|"too"',
      ],
    },
    nwc: {
      says: [
        'paid_ahead & till|customer|supplier|"slices"',
        'paid_ahead',
        'stuck_cash & operations|nwc',
      ],
    },
    liquidity: { says: ['burns & till', 'burns & till|"money"|"argent"'] },
  },
  followUps: [
    {
      rung: 1,
      text: {
        en: 'Can you give me a kind of company where each of the two happens?',
        fr: 'Pouvez-vous me donner un type de société où chacun des deux cas se produit ?',
      },
      aims: ['net_debt', 'liquidity'],
    },
    {
      rung: 2,
      text: {
        en: 'Is all the cash on the balance sheet really available?',
        fr: 'Toute la trésorerie du bilan est-elle vraiment disponible ?',
      },
      aims: ['net_debt', 'nwc'],
    },
    {
      rung: 3,
      text: {
        en: 'Market cap of 80, cash of 120, debt of 10: where does that put you?',
        fr: 'Capitalisation de 80, trésorerie de 120, dette de 10 : où en êtes-vous ?',
      },
      aims: ['ev', 'net_debt'],
    },
    {
      rung: 4,
      text: {
        en: 'A client wants to buy such a company for its cash: what would you check first?',
        fr: 'Un client veut acheter une telle société pour sa trésorerie : que vérifiez-vous d’abord ?',
      },
      aims: ['liquidity', 'ev'],
    },
  ],
  wrongClaims: [
    'equity_never_above_ev',
    'ev_never_negative',
    'all_cash_is_free',
    'equity_above_with_debt',
    'negative_ev_from_debt',
    'negative_ev_is_a_gift',
    'net_debt_added_to_ev',
    'ev_adds_cash',
    'equity_is_book',
    'ev_is_for_shareholders',
    'associates_off_on_the_way_down',
    'equity_is_for_everybody',
    'negative_ev_from_losses',
    'ev_and_equity_one_thing',
    'associates_lift_ev',
    'minorities_lift_equity',
    'advances_are_free_cash',
    'negative_ev_negative_price',
  ],
};
