import type { Seed } from '../../types.ts';

export const b4: Seed = {
  id: 'B4',
  topic: 'ev_equity',
  levels: ['analyst'],
  question: {
    en: 'Compute the diluted share count: {opts} options with a strike of {strike}, a share price of {price}, and {basic} basic shares.',
    fr: 'Calculez le nombre d’actions dilué : {opts} d’options au prix d’exercice de {strike}, un cours de {price}, et {basic} d’actions existantes.',
  },
  hint: {
    en: 'Ask what the holders pay in, and what that money could buy.',
    fr: 'Demandez-vous ce que les porteurs versent, et ce que cette somme permet d’acheter.',
  },
  keyPoints: {
    en: 'Options count only if P > K; the proceeds buy shares back at P; net new = options × (P – K)/P; at the offer price in a bid, and iterate if price depends on count.',
    fr: 'Les options ne comptent que si le cours dépasse le prix d’exercice ; le produit rachète des actions au cours ; actions nouvelles nettes = options × (cours – prix d’exercice) / cours ; au prix de l’offre en cas d’offre, et itérer si le cours dépend du nombre d’actions.',
  },
  modelAnswer: {
    en: 'First I check that the options are in the money: the share price of {price} is above the strike of {strike}, so the holders exercise; otherwise I would count none. They pay in {opts} times {strike}, and the treasury stock method assumes that the company uses these proceeds to buy back shares at {price}. So the company issues {opts} new shares, buys some of them back, and only the net new shares are added to the {basic} basic ones. That gives {diluted} diluted shares. Times the share price, that is the equity value to use. In a takeover I would use the offer price, and if I am solving for the price per share I have to iterate, because price and share count depend on each other.',
    fr: 'Je vérifie d’abord que les options sont dans la monnaie : le cours de {price} est supérieur au prix d’exercice de {strike}, donc les porteurs exercent ; sinon je n’en compterais aucune. Ils versent {opts} fois {strike}, et la méthode du rachat d’actions suppose que la société utilise ce produit pour racheter des actions à {price}. Elle émet donc {opts} d’actions, en rachète une partie, et seules les actions nouvelles nettes s’ajoutent aux {basic} d’actions existantes. On obtient {diluted} d’actions diluées. Multiplié par le cours, cela donne la valeur des fonds propres. Dans une offre, je prendrais le prix offert, et si je cherche le prix par action, il faut itérer, puisque le prix et le nombre d’actions dépendent l’un de l’autre.',
  },
  must: ['diluted', 'option_proceeds', 'in_the_money'],
  bonus: ['equity_value', 'circular_price'],
  points: {
    diluted: {
      general: false,
      says: [
        '# > plain_goes_out_and_in|"back" & share_number|"count"|"nombre"',
        '"count goes from"|"nombre passe de" > #',
        '"net increase"|"net addition"|"augmentation nette"|"hausse nette" & share_number|#',
        'new_units & buys_back',
        '# > deducts > # & share_number',
        'only_ones & new_shares_net|new_units & #',
        '"net" > new_shares_net|new_units & #',
        '"net" & # > new_shares_net',
        'pie_word & cut_it',
        'new_units & bigger_than',
        '# > adds_up > # & "net"|"top"',
        'new_units & adds_up',

        'plain_only_word > # & plain_extra_printed',
        'buys_back & # & plain_extra_printed',
        '# > plain_only_word > plain_extra_printed',
        '# > adds_up > # > deducts > #',
        '~only_ones > -buys_back',
        '# > deducts > # & plain_extra_printed',
      ],
    },
    in_the_money: {
      says: [
        '# > compare|versus_word > # & they_exercise',
        'take_up_the_right|they_exercise|worth_using & "only if"|"que si"|"only when"|"que quand" > bigger_than|"plus cher"|"dearer"',
        '"tout le monde"|"everybody"|"everyone" > they_exercise',
        '"au-dessus du cours"|"above the share price"|"above the price" & "bougera pas"|"ignored"|"oublie"|"won’t exercise"|"exercera pas"|"no one will"|"nobody will"',
        '"right to buy"|"droit d’acheter" > # > sells_at_more > #',
        '# & share_price|market & ~let_it_lapse',
        '~in_money & #',
        '~in_money & !"whether" & option_holders|only_ones|share_price|bigger_than|smaller_than|plain_only_word|share_number|buys_back',
        '# > bigger_than|smaller_than > # & option_holders|they_exercise|share_price',
        'worth_using & market|share_price',
        'plain_use_only_if & #|bigger_than|market',
        '~plain_nobody_overpays & #',
        '# > plain_thing_worth > #',
        '~worth_using & ~"use"|~"using"|~"utiliser"|~"gagner"',
        '~take_up_the_right & ~gains_by_it',

        '# > sells_at_more > # & take_up_the_right|they_exercise',
        '~was_under|~smaller_than & ~let_it_lapse & ~market|~share_price|~share_number',
      ],
    },
    equity_value: {
      says: [
        '# > the_owners & is_worth|equal',
        'whole_business & the_owners & #',
        '# > by_times > # & the_owners|equity_value',
        'by_times & share_price & equity_value',
        'by_times & price & the_owners',
      ],
    },
    circular_price: { says: ['goes_round', 'settles_down'] },
    option_proceeds: {
      says: [
        'they_exercise|receive & # & buy > share_number|#',
        '# & buys_back|buy > # > share_number',
        'by_times > # > buys_back',
        'exercise_money|they_exercise|receive > buys_back & !talk_of',
        '# > buys_back > # > #',
        'they_exercise > receive|buys_back & market|share_price|share_number',
        'receive|cash & buys_back & share_number',
      ],
    },
  },
  followUps: [
    {
      rung: 1,
      text: {
        en: 'Walk me through what the company does with the money it receives.',
        fr: 'Expliquez-moi ce que la société fait de l’argent qu’elle reçoit.',
      },
      aims: ['option_proceeds', 'diluted'],
    },
    {
      rung: 2,
      text: {
        en: 'Which share price do you use when you value an offer, and what does that change?',
        fr: 'Quel cours retenez-vous pour valoriser une offre, et qu’est-ce que cela change ?',
      },
      aims: ['circular_price', 'in_the_money'],
    },
    {
      rung: 3,
      text: {
        en: 'The strike doubles. Which of your steps do you check first?',
        fr: 'Le prix d’exercice double. Quelle étape vérifiez-vous en premier ?',
      },
      aims: ['in_the_money'],
    },
    {
      rung: 4,
      text: {
        en: 'A bidder forgot the convertible bonds of the target: what do you tell him about his price?',
        fr: 'Un acquéreur a oublié les obligations convertibles de la cible : que lui dites-vous sur son prix ?',
      },
      aims: ['diluted', 'equity_value'],
    },
  ],
  wrongClaims: [
    'all_options_added',
    'worthless_options_counted',
    'moneyness_reversed',
    'buyback_at_strike',
    'dilution_shrinks_count',
    'proceeds_not_used',
    'counted_once_exercised',
    'basic_count_will_do',
    'no_circularity',
    'equity_is_book',
    'dilution_wrong_direction',
    'only_worthless_counted',
    'diluted_only_for_eps',
    'offer_price_ignored',
    'buyback_undoes_dilution',
  ],
  numeric: {
    generator: 'N04',
  },
};
