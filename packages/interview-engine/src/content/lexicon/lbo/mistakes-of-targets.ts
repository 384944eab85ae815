import type { Lexicon } from '../../types.ts';
import { crossed } from '../crossed.ts';

const praiseEnglish =
  'is ideal, is perfect, is great, is best, is the best, is a good candidate, is a good target, is a perfect candidate, is an ideal candidate, is an ideal target, is an advantage, is an asset, is a plus, is a strength, is reassuring, reassures the banks, reassures the lenders, reassures lenders, is good, is good news, is a good sign, makes a good lbo, makes a great lbo, works very well, is what lenders want, is what lenders like, is what banks like, is attractive';
const praiseFrench =
  'est idéale, est idéal, sont idéales, est parfaite, est parfait, est la meilleure, est le meilleur, est une bonne cible, est un bon candidat, est une cible idéale, est un avantage, est un atout, est un plus, est une force, est rassurante, est rassurant, rassure les banques, rassure les prêteurs, rassure, est bon signe, est une bonne nouvelle, fait un bon lbo, convient très bien, plaît aux prêteurs, plaît aux banques, est attractive, est attractif';
const aboveAllEnglish =
  'above all, mainly, first of all, first and foremost, what matters is, what matters most is, what counts is, main thing is, key is, most important is, most important thing is';
const aboveAllFrench =
  'surtout, avant tout, d’abord, ce qui compte c’est, le plus important c’est, l’important c’est, l’essentiel c’est, le critère principal c’est, il faut surtout, il faut avant tout';

/** What is falsely praised in a target, kept close together. */
export const mistakesOfTargetsNotions = {
  lbo_bad_trait_praised: [
    crossed(
      'cyclical business, cyclical company, cyclical businesses, cyclicality, volatility, volatile cash flow, volatile cash flows, volatile business, unpredictable cash flows, lumpy cash flows, start up, loss making company, loss making business, turnaround, declining business, business that burns cash, company that burns cash, high capex, heavy capex, capital intensive business, large working capital, high working capital, customer concentration, single customer, one big customer, one large customer, single big customer, single large customer, dependence on one customer, weak management, high existing debt, existing debt, already leveraged company, fierce competition, low margin, low margins, thin margins',
      praiseEnglish,
    ),
    crossed(
      'activité cyclique, société cyclique, entreprise cyclique, cyclicité, volatilité, flux volatils, flux irréguliers, activité volatile, start up, société déficitaire, entreprise déficitaire, société en retournement, activité en déclin, société qui brûle du cash, entreprise qui brûle du cash, capex élevé, capex lourd, gros capex, activité capitalistique, gros besoin en fonds de roulement, gros bfr, bfr élevé, concentration client, client unique, seul client, seul gros client, gros client, concentration des clients, dette existante, endettement existant, société déjà endettée, forte concurrence, marges faibles, faibles marges',
      praiseFrench,
    ),
  ],
  lbo_the_more_the_better: [
    'is a good thing, is an opportunity, is preferable, the better',
    'est une bonne chose, est une opportunité, est préférable, mieux c’est',
  ],
  lbo_not_to_think_of: [
    'not think about, not worry about, not need to know',
    'inutile de penser à, ne pense pas à, pas besoin de connaître, pas se soucier de',
  ],
  lbo_growth_above_all: [
    crossed(
      aboveAllEnglish,
      'fast growth, high growth, rapid growth, strong growth, growth, fast growing company, fast growing business, company that grows fast, hypergrowth, very high growth',
    ),
    crossed(
      aboveAllFrench,
      'forte croissance, croissance rapide, croissance, société en forte croissance, entreprise en forte croissance, société qui croît vite, entreprise qui croît vite, hypercroissance, croissance élevée',
    ),
  ],
  lbo_stability_second: [
    crossed(
      'stability, stability of the cash flows, recurring revenue, recurring revenues, recurrence, predictability, stable cash flow, stable cash flows, visibility, cash generation, cash flow',
      'comes second, comes after, comes later, is secondary, matters less, is less important, is a bonus, is a nice to have, is not essential, is optional',
    ),
    crossed(
      'stabilité, récurrence, récurrence des flux, stabilité des flux, prévisibilité, visibilité, génération de cash, génération de trésorerie, régularité, régularité des flux',
      'passe après, vient après, passe au second plan, est secondaire, compte moins, est moins importante, est accessoire, est un bonus, vient en second, n’est pas essentielle',
    ),
  ],
  lbo_debt_shows_trust: [
    crossed(
      'debt, leverage, existing debt, a lot of debt',
      'shows the banks trust, shows banks trust, shows that banks trust, proves the banks trust, proves it can borrow, is proof of trust, shows it can carry',
    ),
    crossed(
      'dette, endettement, beaucoup de dette',
      'prouve que les banques, montre que les banques, prouve la confiance, montre la confiance, est une preuve de confiance',
    ),
  ],
} as const satisfies Lexicon;
