import type { Seed } from '../../types.ts';

export const d4: Seed = {
  id: 'D4',
  topic: 'dcf',
  levels: ['analyst'],
  question: {
    en: 'Your target is unlisted. Build its cost of equity from a listed peer with a beta of {bl_peer}.',
    fr: 'La cible n’est pas cotée. Construisez son coût des fonds propres à partir d’un pair coté dont le bêta est de {bl_peer}.',
  },
  hint: {
    en: 'Ask what in the peer’s beta comes from the business, and what from its debt.',
    fr: 'Dans le bêta du pair, qu’est-ce qui vient de l’activité, et qu’est-ce qui vient de sa dette ?',
  },
  keyPoints: {
    en: 'Unlever the beta at the peer’s structure, relever it at the target’s, then CAPM: risk-free rate plus beta times the equity risk premium.',
    fr: 'Désendetter le bêta à la structure du pair, le réendetter à celle de la cible, puis MEDAF : taux sans risque plus bêta fois la prime de risque de marché.',
  },
  modelAnswer: {
    en: 'The peer’s beta of {bl_peer} holds the risk of its business plus the risk of its debt, so first I unlever it: divided by one plus one minus {t} times {de_peer}, its debt over its equity. That is the asset beta. Then I relever it at the target’s own structure, {de_target}, with the same tax rate, because its shareholders bear that leverage and not the peer’s. Then the CAPM: the risk-free rate of {rf}, a ten-year government bond, plus the relevered beta times the equity risk premium of {erp}. That gives a cost of equity of {ke}. In practice I would take the median of five or six peers, and a long-run target structure. The result then goes into the WACC with its weight.',
    fr: 'Le bêta de {bl_peer} du pair contient le risque de son métier et celui de sa dette, donc je commence par le désendetter : je divise par un plus un moins {t} fois {de_peer}, sa dette sur ses fonds propres. C’est le bêta de l’actif. Ensuite je le réendette à la structure cible, {de_target}, car c’est ce levier-là que ses actionnaires supportent. Puis le MEDAF : le taux sans risque de {rf}, celui d’un emprunt d’État à dix ans, plus le bêta réendetté fois la prime de risque de {erp}. J’obtiens un coût des fonds propres de {ke}. En pratique, je prendrais la médiane de cinq ou six pairs, et le résultat entre dans le CMPC avec son poids.',
  },
  must: ['beta', 'cost_equity', 'rf', 'erp'],
  bonus: ['target_structure', 'wacc'],
  points: {
    beta: {
      says: [
        'beta & debt & "washed"|"lavé"|"rinsed"|"cleaned"|"nettoyé"',
        'clean|take_out|subtract > dcf_leverage|leverage > beta',
        '~jolt & ~borrowings|~dcf_leverage & ~ours',
        '~jolt & ~borrowings & ~take_out|~subtract & ~put_back',
        'jolt & "pour ours in"|"put ours in"|"mets les nôtres"|"mettre les nôtres"',

        'beta & "mélange"|"mixes"|"mix of"|"contient"|"reflects" & "dette"|"debt"|"endettement"|"leverage"|"risque"',
        '"strip"|"take"|"clean" > leverage|dcf_leverage|debt > "out"',
        '"put" > debt|leverage|dcf_leverage > "back"',
        'jolt & borrowings & take_out|subtract',
        'take_out|subtract & put_back & borrowings|borrow',
        'leverage|dcf_leverage & # & goes_to',
        'take_out & debt|leverage|dcf_leverage',
        'take_out > "beta"|"bêta"',
        'put_back & leverage|dcf_leverage|debt',
        'beta & put_back & #',
        'beta > divide > #',
        '# > divide|over_word > # > multiply > #',
        'clean|subtract|take_out & borrow|debt & ours|put_back',
      ],
    },
    cost_equity: {
      says: [
        'safe|rf > ~add > ~jolt|~beta > ~multiply',
        'owners_should_get > # > year',
        'multiply & # > percent_word & equity|owner',
        'add & # > percent_word & owner',
        'safe|rf|state > add > # > multiply',
        'owners_should_get & # & owner|percent_word',
        '"sans risque"|"risk free" & add & erp & #',
        '"medaf"|"capm" > "oat"|rf > #',
        'last_paid & ask_return|expensive_word|extra',
        'beta > rise & ask_return|owner',
        'safe & sleepless',
        'sleepless & #',
        '# > ~add > # > multiply',
        'state|rf > add > extra > multiply',
      ],
    },
    rf: {
      byName: true,
      says: [
        '~"aucun danger"|~"perfectly safe"|~"no danger"|~"without danger" & ~generate|~reward|~placement',
        '"sans risque"|"risk free" & # & add|multiply',
        '"aucun danger"|"perfectly safe"|"no danger"|"without danger" & generate|reward|placement|#',
        'start_word > safe > #',
        'state & #',
        'state & lend_word & generate|reward|safe|placement',
      ],
    },
    erp: {
      says: [
        '# > multiply > # & bear & stocks_word|market',
        '# > extra > market|stocks_word',
        '"bonus" & stocks_word|market & #',
        '~stocks_word > ~# > ~extra',
        'multiply > # > premium|extra',
        'reward & stocks_word & #',
        'extra & stocks_word > #',
        'stocks_word & pay|reward & # & extra',
        'multiply & premium|extra & #',
        'extra & ask_return & market|#',
      ],
    },
    target_structure: {
      says: [
        'ours|"chez nous" > borrow|debt|percent_word & put_back',
        'ours > borrow & #',
        'relever_word > # > percent_word',
        'long_aim & leverage|dcf_leverage|blend & use_it|take_it|put_back|aim_verb',
        'put_back & leverage|dcf_leverage',
        '"put" > gearing_of_target > "back"',
        'relever_word > gearing_of_target',
      ],
    },
    wacc: { says: ['feeds_into > wacc'] },
  },
  followUps: [
    {
      rung: 1,
      text: {
        en: 'Which maturity and which country do you look at for each market figure?',
        fr: 'Quelle échéance et quel pays regardez-vous pour chaque donnée de marché ?',
      },
      aims: ['rf', 'erp'],
    },
    {
      rung: 2,
      text: {
        en: 'Would you add a size premium?',
        fr: 'Ajouteriez-vous une prime de taille ?',
      },
      aims: ['cost_equity', 'erp'],
    },
    {
      rung: 3,
      text: {
        en: 'You look at more peers, and their betas range from 0.6 to 1.8: what do you do?',
        fr: 'Vous élargissez l’échantillon, et les bêtas vont de 0,6 à 1,8 : que faites-vous ?',
      },
      aims: ['beta', 'target_structure'],
    },
    {
      rung: 4,
      text: {
        en: 'The buyer plans to finance with far more debt. Does your answer to the client change?',
        fr: 'L’acquéreur compte financer avec bien plus de dette. Votre réponse au client change-t-elle ?',
      },
      aims: ['target_structure', 'wacc', 'beta'],
    },
  ],
  wrongClaims: [
    'beta_read_upside_down',
    'peer_beta_untouched',
    'beta_times_market_return',
    'beta_unlevered_wrongly',
    'capm_misassembled',
    'risk_free_is_short',
    'book_weights',
    'beta_moves_the_wrong_way',
    'unlisted_is_cheaper',
    'unweighted_wacc',
    'cost_equity_ignores_leverage',
    'equity_cost_is_dividend',
    'equity_cheaper_than_debt',
    'equity_after_tax',
    'wacc_of_one_side',
    'premium_of_one_company',
  ],
  numeric: {
    generator: 'N06',
    ask: {
      en: 'The peer’s debt is {de_peer} of its equity, the target’s {de_target}; tax is {t}, the risk-free rate {rf}, the equity risk premium {erp}. What cost of equity do you get?',
      fr: 'La dette du pair représente {de_peer} de ses fonds propres, celle de la cible {de_target} ; l’impôt est de {t}, le taux sans risque de {rf}, la prime de risque de {erp}. Quel coût des fonds propres obtenez-vous ?',
    },
  },
};
