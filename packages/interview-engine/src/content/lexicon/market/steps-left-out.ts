import type { Lexicon } from '../../types.ts';

/** Words for a step that is said to be unneeded, and the steps it is said of. */
export const stepsLeftOut = {
  amiss_unneeded: [
    'no need, not need, need not, not necessary, unnecessary, superfluous, useless, pointless, irrelevant, not matter, no role, not play a role, plays no part, not count, can be ignored, can ignore, can be skipped, can skip, leave out, left out, a formality, a detail, a waste of time, no importance, of no use, not worth, makes no difference, changes nothing, no effect, no impact, not affect, not change, nothing to do, has no bearing, no influence, not enter, not have to, no place, without looking at',
    'pas besoin, inutile, superflu, superflue, pas nécessaire, ne sert à rien, sert à rien, aucune importance, pas d’importance, importe peu, peu importe, ne compte pas, compte pas, ne comptent pas, peut être ignoré, peut ignorer, peut être ignorée, peut sauter, peut s’en passer, une formalité, un détail, perte de temps, aucun rôle, ne joue aucun rôle, ne change rien, change rien, aucun effet, aucun impact, sans effet, rien à voir, n’entrent pas, n’entre pas, pas sa place, secondaire, laisse de côté, n’intervient pas, aucune incidence, aucune influence',
  ],
  amiss_price_step: [
    'price, the multiple, valuation',
    'prix, multiple payé, valorisation, le multiple',
  ],
  amiss_outlook: [
    'outlook, growth, trajectory, business plan, next year',
    'perspectives, croissance, trajectoire, business plan, année prochaine',
  ],
  amiss_owner_goals: [
    'your objectives, your goals, personal goals, your plans, owner’s objectives, owner’s goals, his objectives, his goals, personal objectives',
    'vos objectifs, objectifs personnels, ses objectifs, vos projets, objectifs du dirigeant, ses projets, vos souhaits',
  ],
  amiss_competition_step: [
    'competition between buyers, several bidders, several buyers, competitive process, auction',
    'mise en concurrence, plusieurs acheteurs, plusieurs candidats, enchère, enchères, concurrence entre acheteurs',
  ],
  amiss_diligence_step: ['diligence', 'due diligence, audits d’acquisition'],
  amiss_integration_step: [
    'integration costs, integration budget, cost of integration, restructuring costs',
    'coûts d’intégration, budget d’intégration, frais d’intégration, coûts de restructuration',
  ],
  amiss_margin_step: [
    'margin, margins, profitability, ebitda of the brand',
    'marge, marges, rentabilité, ebitda de la marque',
  ],
  amiss_worth_alone: [
    'standalone value, stand alone value, intrinsic value, our own valuation, value of our company, value of the client, alternatives, other buyers',
    'valeur standalone, valeur intrinsèque, valeur autonome, valeur de notre client, valeur du client, alternatives, autres acheteurs',
  ],
  amiss_bidders_worth: [
    'bidder’s own valuation, bidder’s valuation, bidder’s value, bidder’s shares, bidder’s stock, bidder’s paper, quality of the paper, suitor’s shares, acquirer’s shares',
    'valorisation de l’initiateur, valeur de l’initiateur, titres de l’initiateur, cours de l’initiateur, papier de l’initiateur, qualité du papier, actions de l’initiateur, titres de l’assaillant, cours de l’assaillant, action de l’assaillant',
  ],
  amiss_alone_step: [
    'standalone costs, stand alone costs, normalisation, adjustments, restatements, dis synergies',
    'coûts standalone, coûts autonomes, coûts en autonome, retraitements, normalisation, dis synergies, dissynergies',
  ],
  amiss_transition_step: ['tsa, transition services', 'tsa, services transitoires'],
  amiss_separation_step: [
    'separation costs, shared it, it system, it systems',
    'coûts de séparation, si partagé, système d’information, informatique partagée',
  ],
  amiss_clearance_step: [
    'market definition, plan b, remedies, reverse fee, long stop date, fallback, alternative structure, break fee',
    'définition du marché, plan b, remèdes, reverse break fee, indemnité inversée, date butoir, long stop date, solution de repli, structure alternative, indemnité de rupture',
  ],
  amiss_more_word: ['more, higher, bigger, easier, larger, better', 'plus, davantage, mieux'],
  amiss_less_word: [
    'less, lower, fewer, smaller, harder, not, cannot, more expensive',
    'moins, pas, plus difficile, plus difficilement, plus cher, baisse',
  ],
  amiss_borrowing: [
    'leverage, borrow, debt capacity, lend, turns of debt, debt funds can',
    's’endetter, emprunter, levier, capacité d’endettement, prêter, tours de dette',
  ],
  amiss_growth_companies: [
    'growth stocks, growth companies, tech, technology stocks, growth shares',
    'valeurs de croissance, sociétés de croissance, tech, valeurs technologiques',
  ],
  amiss_worth_more: [
    'more valuable, worth more, benefit most, gain most, gain value, go up, rise',
    'valent plus, plus chères, en profitent, montent, gagnent le plus, augmentent, profitent le plus',
  ],
  amiss_market_state_up: [
    'higher rates, rate hike, rate rise, fed hikes, ecb hikes, rates are high, plus rates rise, central bank hikes',
    'taux montent, taux hauts, bce relève, fed relève, bce monte, plus les taux montent',
  ],
  amiss_buyer_enriched: [
    'great deal, bargain, richer, creates more value, earns more, wins more',
    's’enrichit, s’enrichissent, bonne affaire, gagne plus, crée plus de valeur, plus l’acquéreur gagne, mieux c’est',
  ],
  amiss_for_sure: [
    'in full, fully, at full value, for certain, entirely, hundred percent, are certain',
    'en totalité, intégralement, à cent pour cent, entièrement, à leur pleine valeur, sont certaines',
  ],
  amiss_not_an_opinion: [
    'banker, bankers, analyst’s job, bank’s job',
    'banquier, banquiers, rôle d’une banque, pitch',
  ],
} as const satisfies Lexicon;
