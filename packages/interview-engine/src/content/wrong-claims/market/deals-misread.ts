import type { WrongClaim } from '../../types.ts';

/** What a deal is falsely said to prove, to cost or to need. */
export const misreadDealClaims = {
  premium_is_the_multiple: {
    concept: 'control_premium',
    says: [
      'amiss_premium > amiss_means > amiss_times_ebitda & !"and"|"et"',
      'amiss_premium > "tells you the multiple"|"gives the multiple"|"donne le multiple"',
      'amiss_premium >> "means"|"is"|"c\'est"|"signifie" > "times earnings"|"fois les bénéfices"|"times sales"',
    ],
    example: {
      en: 'The premium was forty percent, which means they paid forty times EBITDA.',
      fr: 'La prime de trente pour cent, c’est le multiple d’EBITDA qui a été payé.',
    },
    correction: {
      en: 'The premium compares the offer with the share price, the multiple compares enterprise value with EBITDA.',
      fr: 'La prime compare l’offre au cours, le multiple compare la valeur d’entreprise à l’EBITDA.',
    },
  },
  shares_raise_debt: {
    concept: 'financing_mix',
    says: [
      'amiss_in_shares > strays_debt_jumped & !"cash"|"half"|"partly"|"moitié"|"partie"|"numéraire"',
      'amiss_in_shares & amiss_debt_up & !"cash"|"half"|"partly"|"moitié"|"partie"|"numéraire"',
      'amiss_in_shares > amiss_debt_up & !"cash"|"rest"|"reste"|"numéraire"',
      '"issued stock"|"issued shares"|"issuing shares"|"issuing stock"|"new shares"|"émission d\'actions"|"émis des actions"|"actions nouvelles" & amiss_debt_up|"leverage climbed"|"more debt" & !"cash"|"instead"|"rather"|"plutôt"',
    ],
    example: {
      en: 'They paid in shares, so net debt went up by the whole price.',
      fr: 'Ils ont payé en titres, donc la dette nette augmente d’autant.',
    },
    correction: {
      en: 'New shares add no debt: they dilute the holders of the buyer instead.',
      fr: 'Des actions nouvelles n’ajoutent pas de dette : elles diluent les actionnaires de l’acquéreur.',
    },
  },
  cash_dilutes: {
    concept: 'financing_mix',
    says: [
      '"paying cash"|"pay cash"|"paying in cash"|"a cash deal"|"cash payment" >> "dilutes"|"dilute" & !"not"|"avoid"|"rather"|"nobody"|"eps"|"earnings"',
      'amiss_in_cash|amiss_in_debt > amiss_diluted & !"nobody"|"personne"|"no one"|"shares"|"stock"|"actions"|"titres"|"eps"|"bpa"|"earnings"',
      '-amiss_diluted > amiss_in_shares & !"cash"|"numéraire"|"debt"|"dette"',
      'amiss_in_shares > -amiss_diluted|"personne n\'est dilué" & !"cash"|"numéraire"|"debt"|"dette"',
    ],
    example: {
      en: 'It was paid all in cash, so the holders of the buyer were diluted.',
      fr: 'Payé en titres, donc personne n’est dilué.',
    },
    correction: {
      en: 'Cash or debt leaves the number of shares alone; it is new shares that dilute.',
      fr: 'Le cash ou la dette laissent le nombre d’actions inchangé ; ce sont les actions nouvelles qui diluent.',
    },
  },
  paper_took_no_money: {
    concept: 'financing_mix',
    says: [
      'counter_in_shares > ~counter_nothing_left & !"not true"',

      '~amiss_in_shares > ~amiss_cost_nothing & !"not free"|"isn’t free"|"never free"|"pas gratuit"|"jamais gratuit"',
      '~amiss_cost_nothing > ~amiss_in_shares & !"not free"|"isn’t free"|"never free"|"pas gratuit"|"jamais gratuit"',
    ],
    example: {
      en: 'It was all in stock, so the purchase cost the buyer nothing.',
      fr: 'C’était tout en actions, l’opération n’a donc rien coûté.',
    },
    correction: {
      en: 'New shares hand a part of the group, and of its future, to the sellers.',
      fr: 'Des actions nouvelles donnent aux vendeurs une part du groupe et de son avenir.',
    },
  },
  buyer_fall_misread: {
    concept: 'own_view',
    says: [
      'amiss_buyer_stock_fell > "proves"|"prouve"|"preuve"|"proof" > amiss_destroys|"bad"|"mauvaise" & !"not"|"pas"|"never"|"jamais"',
      'amiss_buyer_stock_fell & amiss_proves & amiss_destroys',
      'amiss_buyer_stock_fell & amiss_shows & amiss_bargain',
    ],
    example: {
      en: 'The buyer’s stock fell, which proves that the deal destroys value.',
      fr: 'Le cours de l’acquéreur a chuté, ce qui montre que c’était une bonne affaire.',
    },
    correction: {
      en: 'A fall of the buyer hints that its holders fear the price or the risk; one day settles nothing.',
      fr: 'Une baisse de l’acquéreur dit que ses actionnaires craignent le prix ou le risque ; un seul jour ne tranche rien.',
    },
  },
  opinion_unwanted: {
    concept: 'own_view',
    says: [
      '~"banker"|~"banquier" > -market_have_an_opinion',
      '~amiss_no_opinion & ~amiss_not_an_opinion',
      '~amiss_no_opinion & ~misread_leaves_it_to_him',
      '~misread_leaves_it_to_him > "not mine"|"alone"|"only you"|"vous seul"|"c’est à vous"',
      '~misread_leaves_it_to_him > ~"only you"|~"c’est à vous"',
      '~amiss_opinion_word > ~amiss_unneeded & ~amiss_not_an_opinion',
    ],
    example: {
      en: 'I have no opinion on the deal, that is not for a banker to judge.',
      fr: 'Je n’ai pas d’avis sur l’opération, un banquier n’a pas à en avoir.',
    },
    correction: {
      en: 'Say which side you take and why: that is what the question is after.',
      fr: 'Dites quel camp vous prenez et pourquoi : c’est ce que la question cherche.',
    },
  },
  premium_after_the_news: {
    concept: 'control_premium',
    says: ['amiss_premium & amiss_measured_on > amiss_after_news & !amiss_before_news'],
    example: {
      en: 'The premium is measured against the price after the announcement.',
      fr: 'La prime se calcule par rapport au cours du lendemain.',
    },
    correction: {
      en: 'The premium is measured on the last price before the news or the leak.',
      fr: 'La prime se mesure sur le dernier cours avant l’annonce ou la rumeur.',
    },
  },
  spread_misread: {
    concept: 'own_view',
    says: [
      'amiss_above_offer & amiss_market_doubts',
      'amiss_above_offer & -"believe"|-"croit"|-"croyait"',
      'amiss_below_offer & amiss_higher_bid_expected',
    ],
    example: {
      en: 'The target trades above the offer, so the market doubts the deal.',
      fr: 'La cible cote sous le prix d’offre, donc le marché attend une surenchère.',
    },
    correction: {
      en: 'A price over the bid means somebody may pay more; one under it counts the risk of failure and the wait.',
      fr: 'Un cours plus haut que l’offre annonce qu’un autre paierait plus ; plus bas, il compte le risque d’échec et le délai.',
    },
  },
  premium_beyond_synergies: {
    concept: 'syn_vs_premium',
    says: [
      'amiss_premium|"price"|"prix" > amiss_exceeds > amiss_value_with_synergies & amiss_good_for_buyer & !amiss_bad_word',
      'misread_must > misread_premium > misread_bigger_than > misread_savings & !"not"|"cannot"|"ne doit"|"pas"|"never"|"jamais"',
      'misread_savings > misread_bigger_than|"cover"|"couvrent" > misread_premium & misread_buyer_loses & !"not"|"pas"|"unless"|"sauf"|"otherwise"|"sinon"|"if"|"si"',
      'misread_savings > misread_covers_all & !"not"|"pas tout"|"no need"',
      'amiss_premium|"price"|"prix"|pay > amiss_exceeds > amiss_value_with_synergies & amiss_good_for_buyer & "buyer"|"acquirer"|"acquéreur"|"acheteur" & !amiss_bad_word',
      '"prime"|"premium" > "supérieure aux synergies"|"dépasse les synergies"|"exceeds the synergies"|"above the synergies" & "gagnant"|"intéressante"|"fine"|"good"|"pas grave"|"no problem"|"wins"|"still" & !"vendeur"|"seller"',
      '-"need"|-"besoin" > "synergies" > "justify"|"justifier" & amiss_premium',
      '"no synergies"|"aucune synergie"|"without synergies"|"sans synergies" & "creates value"|"crée de la valeur"|"makes sense"|"a du sens" & !"not"|"pas"|"only"',
      'premium_above_gain > good_for_us',
    ],
    example: {
      en: 'The premium can be higher than the synergies, the buyer still creates value.',
      fr: 'Le prix dépassait la valeur avec synergies, donc l’opération crée de la valeur.',
    },
    correction: {
      en: 'Once more is paid than the savings are worth, the difference is taken from the holders of the acquirer.',
      fr: 'Dès qu’on paie davantage que ce que valent les économies, la différence est prise aux actionnaires de l’acquéreur.',
    },
  },
  fame_is_a_reason: {
    concept: 'rationale',
    says: [
      '~amiss_famous & ~amiss_no_logic_needed',
      'amiss_famous & amiss_justifies > amiss_any_price',
      'amiss_famous > "so"|"donc"|"therefore" > amiss_good_for_buyer|"good acquisition"|"good target"|"bonne cible"|"bonne acquisition"',
      '~amiss_famous & ~amiss_price_unneeded',
      '"choose"|"choisis"|"pick"|"retiens"|"prends" & "because"|"parce que"|"car" > amiss_famous|"everybody knows"|"tout le monde la connaît"',
    ],
    example: {
      en: 'The target is famous, so it is a good acquisition.',
      fr: 'C’est une marque forte, cela justifie n’importe quel multiple.',
    },
    correction: {
      en: 'A name is no reason: say what the buyer lacks, what the target brings, and what that is worth.',
      fr: 'Un nom n’est pas une raison : dites ce qui manque à l’acquéreur, ce que la cible apporte et ce que cela vaut.',
    },
  },
  pitch_without_price: {
    concept: 'deal_facts',
    says: [
      '~amiss_price_unneeded',
      'amiss_valuing > amiss_once_accepted',
      'amiss_story > amiss_is_enough',
      'amiss_is_enough > amiss_story',
      '~amiss_price_step >> ~amiss_unneeded & !"opinion"|"avis"|"only"|"seul"|"enough"|"suffit"|"alone"',
      '~amiss_unneeded >> ~amiss_price_step & !"change"|"fight"|"bataille"|"worth it for"',
    ],
    example: {
      en: 'You can defend a deal without knowing the price.',
      fr: 'Il n’est pas nécessaire de donner un prix dans un pitch.',
    },
    correction: {
      en: 'A pitch and a judgement on a deal need a figure: offer per share, total value and multiple.',
      fr: 'Une idée comme un jugement sur une opération demandent un chiffre : offre par action, valeur totale et multiple.',
    },
  },
} as const satisfies Record<string, WrongClaim>;
