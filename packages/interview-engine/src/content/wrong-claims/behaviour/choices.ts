import type { WrongClaim } from '../../types.ts';

/** Why somebody is here, said so that it speaks against them. */
export const choiceClaims = {
  drifted_here: {
    concept: 'motivation_specific',
    says: [
      'outright_near_home & outright_main_reason & ~your_house|"your office"|"vos bureaux"|"reason"|"raison" & !"not"|"pas"|"internship"|"stage"',
      '~outright_not_taken & ~outright_settles & !got_over_it',
      '~choice_trades > ~choice_refused & "here i am"|"me voilà"|"me voici"',
      'choice_leftover & first_person',
      'choice_refused > choice_leftover',
      '~first_person & "because"|"parce"|"since"|"puisque"|"after" > ~choice_refused & !"learned"|"appris"|"compris"',
      '~choice_need & shrugs',
      'choice_crowd & first_person & acted|choice_wants',
      'choice_any_job & first_person & !"true of any"|"vrai de tout"|"vrai partout"',
      'choice_need & first_person',
      'choice_left & choice_too_hard & !"not leave because"|"didn’t leave"|"pas parti parce"',
      'choice_easy & first_person',
    ],
    example: {
      en: 'Consulting firms refused me, so banking was what was left and I took it.',
      fr: 'Le conseil ne voulait pas de moi, j’ai pris ce qui restait.',
    },
    correction: {
      en: 'Say what you chose and why: somebody who chose this job stays when it gets hard.',
      fr: 'Dites ce que vous avez choisi et pourquoi : qui a choisi ce métier reste quand il devient dur.',
    },
  },
  mistakes_the_trade: {
    concept: 'motivation_specific',
    says: [
      '"M and A"|"conseil"|"analyst"|"analyste"|"banking"|"job"|"métier" & "choisir des actions"|"pick stocks"|"picking stocks"|"picking shares"|"proprietary trading"|"positions de trading"|"pour compte propre"|"compte propre"|"produits dérivés"|"selling derivatives" & !"not"|"pas"|"unlike"|"rather than"|"plutôt que"',
      'choice_deal_trade > choice_stock_picking',
    ],
    example: {
      en: 'Investment banking is about picking shares for clients.',
      fr: 'Le M&A consiste à gérer le portefeuille boursier des clients.',
    },
    correction: {
      en: 'M&A advises companies and their owners on buying, selling and financing whole businesses.',
      fr: 'Le M&A conseille des entreprises et leurs propriétaires quand ils achètent, cèdent ou financent une société entière.',
    },
  },
} as const satisfies Record<string, WrongClaim>;
