import type { Lexicon } from '../../types.ts';
import { crossed } from '../crossed.ts';

/** Covenants, in the words of those who get it wrong. */
export const covenantsMisstated: Lexicon = {
  bank_gives_its_word: [
    'promise the bank makes, promise made by the bank, promise from the bank, undertaking of the bank, undertaking by the bank, commitment of the bank, commitment from the bank, commitment by the lender, undertaking by the lender, the bank promises, lender promises, bank undertakes, bank commits, promises by the bank, promises of the bank, promises by the lender, promises made by the lender, bank’s promise, the lender promises, bank that promises',
    'engagement que la banque prend, engagement pris par la banque, engagement de la banque, engagement du prêteur, engagement des prêteurs, promesse de la banque, promesse des banques, la banque s’engage, banques s’engagent, le prêteur s’engage, prêteurs s’engagent, banque qui promet, prêteur qui promet, banque promet, banque qui s’engage, prêteur qui s’engage, promesses du prêteur',
  ],
  below_zero: [
    'below zero, fall to zero, turn negative, become negative, go negative, negative ebitda',
    'sous zéro, à zéro, devenir négatif, devienne négatif, passer en négatif, ebitda négatif',
  ],
  bond_paper: ['high yield, bond, bondholders', 'high yield, obligation, obligataires'],
  can_do_nothing: [
    'can do nothing, cannot do anything, can’t do anything, has no say, is powerless',
    'peut rien faire, peut rien y faire, n’a rien à dire, est impuissante, est impuissant, n’a aucun pouvoir',
  ],
  carries_word: [
    'have, has, carries, comes with, are subject to, imposes, contain',
    'ont, a, portent, comportent, comporte, sont assorties, impose, sont soumises',
  ],
  closer_to_it: [
    'closer to the covenant, nearer the covenant, closer to the limit, closer to a breach',
    'rapproche du covenant, rapproche du plafond, rapproche de la limite',
  ],
  gap_in_turns: ['headroom is, turn', 'écart de levier, marge de, tour'],
  get_wider: [
    'get wider, get looser, become wider, widen, become looser, get more generous, are loosened',
    'deviennent plus larges, s’élargissent, s’assouplissent, deviennent plus généreux, se desserrent, sont assouplis',
  ],
  goes_under_at_once: [
    'you are bankrupt, company is bankrupt, firm is bankrupt, firm is liquidated, company is liquidated, goes into liquidation, wound up, files for bankruptcy',
    'on est en faillite, boîte est en faillite, dépose le bilan, est liquidée, part en liquidation, mise en liquidation',
  ],
  guards_the_wrong_side: [
    'company’s protection, borrower’s protection, protect the borrower, protects the shareholders, protection for the borrower, protection against the bank, protection against its lenders, protect the management, shields the company, shields the borrower, protects the company, guards the company, are there for the company, is there for the company, there to protect the company, there to protect the borrower, protect the sponsor, for the borrower’s benefit',
    'protection de l’emprunteur, protection pour l’actionnaire, protègent l’actionnaire, protection de la société, protection pour l’emprunteur, protection contre la banque, protègent les actionnaires, protège la société, protège l’entreprise contre, protège l’emprunteur contre, protègent l’entreprise, protègent l’emprunteur, sont là pour la société, sont là pour l’entreprise',
  ],
  has_none_of_them: [
    'has none, have none, get no maintenance, have no covenants, has no covenants, get no covenants',
    'n’en a pas, n’en ont pas, n’en a aucun, n’a pas de covenants, n’ont pas de covenants',
  ],
  keys_at_once: [
    'keys go to the bank automatically, loses the company that day, automatically liquidated, liquidated at once, liquidated automatically, loses its company at once',
    'liquidée d’office, automatiquement liquidée, liquidée aussitôt, est liquidée, dissoute d’office, saisie d’office',
  ],
  lbo_already_broken: [
    'already in breach, already breached, already in default, already broken, already over the limit, already tripped',
    'déjà en infraction, déjà en défaut, déjà cassé, déjà en bris, déjà rompu',
  ],
  lbo_bankrupt_word: [
    'bankrupt, bankruptcy, insolvent, liquidation',
    'faillite, insolvable, liquidation, dépôt de bilan, redressement judiciaire, cessation des paiements',
  ],
  lbo_banks_do_not_test: [
    crossed(
      'banks, bank, bank loans, bank debt',
      'lend with no, lend without, have no, has no, ask for no, set no, carry no, carries no',
      'tests, test, covenants, ratio',
    ),
    crossed(
      'banques, banque, dette bancaire',
      'prêtent sans, prête sans, n’ont, n’imposent, ne demandent, n’exigent, n’a',
      'covenant, aucun covenant, aucun test, pas de covenant',
    ),
  ],
  lbo_better_guarded: [
    'better protected, more protected, safer for the lenders, safer for the banks, protects lenders better, stronger protection, strictest, stricter tests, tighter tests, more tests, tests more often, tested every quarter, test the ratios every quarter, tested every month',
    'mieux protégé, plus de tests, davantage de tests, plus protégé, protège mieux, protège davantage, plus stricts, tests plus fréquents, testés chaque trimestre, plus sûr pour la banque, plus sûr pour le prêteur',
  ],
  lbo_bonds_test_often: [
    crossed(
      'bonds, high yield, high yield bonds, term loan b, tlb, b loans',
      'that test, test, are tested, is tested, have, has',
      'a ratio every, every month, every quarter, tightest maintenance covenants, the most covenants, the strictest tests, tightest covenants, strictest covenants',
    ),
    crossed(
      'obligations, tlb, tranche b',
      'testent, sont testées, est testée, ont, a, qui testent',
      'un ratio chaque, chaque mois, chaque trimestre, covenants les plus stricts',
    ),
  ],
  lbo_breach_word: [
    'breach is, breach means, tripping it is, breaking it is',
    'bris c’est, casser c’est, bris est',
  ],
  lbo_break_the_covenant: [
    'break the covenant, breach the covenant, trip the covenant, break a covenant',
    'casser le covenant, dépasser le covenant, casser un covenant, faire sauter le covenant',
  ],
  lbo_breaks_strict: [
    'breach, break, broken, trip, violate, default',
    'casser, rompre, rompt, briser, infraction, défaut, franchit',
  ],
  lbo_collateral_word: [
    'the collateral, a collateral, the security, a security, a mortgage',
    'la sûreté, une sûreté, une hypothèque, un nantissement',
  ],
  lbo_complies: [
    'respected, met, complied with, fine, in compliance, satisfied',
    'respecté, tenu, en règle, satisfait, conforme',
  ],
  lbo_cov_lite: [
    'cov lite, covenant lite, no maintenance covenants, light covenants',
    'cov lite, covenant lite, covenants allégés, documentation allégée',
  ],
  lbo_covenant_applied_wrong: [
    'multiply net debt by, net debt times covenant, net debt multiplied by, divide the covenant by',
    'multiplie la dette nette par, dette nette multipliée par, divise le covenant par',
  ],
  lbo_covenant_is_other: [
    crossed(
      'covenant is, covenants are, a covenant means',
      'a guarantee, guarantees, a state guarantee, collateral, a pledge, a fee, fees, an interest rate, the interest rate, insurance, an insurance, a tranche, a type of loan, a loan, security, a repayment, the maturity, a promise by the bank, a promise of the bank, a promise by the lender',
    ),
    crossed(
      'covenant c’est, covenant est, covenants sont, covenants ce sont, covenant désigne',
      'une garantie, des garanties, une sûreté, des sûretés, une caution, une commission, un taux, le taux, une assurance, une tranche, un type de prêt, un prêt, un remboursement, une promesse de la banque, un engagement de la banque, une échéance',
    ),
  ],
  lbo_ebitda_rise: [
    [
      crossed(
        'ebitda, earnings, profit',
        'rises, goes up, increases, grows, can rise, can grow, can go up',
      ),
      'rise in ebitda, increase in ebitda, higher ebitda, growth in ebitda, jump in ebitda',
    ].join(', '),
    [
      crossed(
        'ebitda, résultat',
        'monte, augmente, progresse, peut monter, peut augmenter, grimpe',
      ),
      'hausse d’ebitda, hausse de l’ebitda, augmentation d’ebitda, augmentation de l’ebitda, croissance de l’ebitda',
    ].join(', '),
  ],
  lbo_enforce_word: [
    'enforce, apply, act on, use, exercise, check',
    'appliquer, exercer, font respecter, activer, vérifient',
  ],
  lbo_exit_gets_easier: [
    crossed('exit, exits, sale', 'is easier, becomes easier, gets easier, is faster, comes sooner'),
    crossed(
      'sortie, revente',
      'est plus facile, devient plus facile, est plus rapide, est facilitée',
    ),
  ],
  lbo_fall_of_profit: [
    crossed(
      'ebitda, earnings, profit',
      'can fall, can drop, may fall, could fall, can lose, falls, drops',
    ),
    crossed(
      'ebitda, résultat',
      'peut baisser, peut perdre, peut reculer, peut chuter, baisse, perd',
    ),
  ],
  lbo_goes_bust: [
    'goes bust, goes under, is finished, is bankrupt, goes bankrupt',
    'fait faillite, dépose le bilan, est en faillite, met la clé',
  ],
  lbo_is_a_minimum: [
    'is a minimum, it’s a minimum, is the minimum, is a floor, it’s a floor, is the floor, must be exceeded, must stay above 5, has to be exceeded',
    'est un minimum, est un plancher, il faut rester au dessus, doit rester au dessus, il faut le dépasser',
  ],
  lbo_least_leverage: [
    'least leverage, minimum leverage, lowest leverage, minimum debt',
    'levier minimum, levier minimal, minimum de levier, minimum de dette',
  ],
  lbo_less_important: [
    'less important, matter less, can wait, once a year, only matter once, not urgent, come later',
    'moins important, comptent moins, peut attendre, peuvent attendre, une fois par an, pas urgents',
  ],
  lbo_leverage_above: [
    crossed('leverage, ratio', 'is above, stays above, remains above, exceeds, is higher than'),
    crossed(
      'levier, ratio',
      'est au dessus, reste au dessus, dépasse, est supérieur, reste supérieur',
    ),
  ],
  lbo_leverage_below: [
    crossed('leverage, ratio', 'falls below, drops below, goes below, is below, gets below'),
    crossed(
      'levier, ratio',
      'passe sous, passe en dessous, descend sous, tombe sous, est en dessous, descend en dessous, est inférieur',
    ),
  ],
  lbo_light_loan: [
    'cov lite, covenant lite, covenant light',
    'cov lite, covenant lite, covenants allégés',
  ],
  lbo_means_at_once: [
    'means, automatic, immediately, leads straight, triggers, at once, puts into',
    'entraîne, veut dire, automatiquement, immédiatement, tout de suite, déclenche, signifie, directement',
  ],
  lbo_more_protection: [
    'more protection, better protection, better protected, protects more, protects better',
    'plus de protection, mieux protégé, protègent davantage, protègent mieux',
  ],
  lbo_no_consequence: [
    'no follow up, nothing follows, has no consequence, nothing at all happens, nobody reacts, is not a problem, no consequences, without consequence, nothing happens, means nothing',
    'n’a pas de suite, n’a pas de suites, pas de suite, il n’arrive rien, personne ne réagit, n’est pas un problème, sans suite, pas de conséquence, aucune conséquence, sans conséquence, il ne se passe rien, rien ne se passe, n’est pas grave',
  ],
  lbo_no_covenants_needed: [
    'not need covenants, no need for covenants, covenants are not needed, not require covenants, not ask for covenants, no covenants are needed, do without covenants',
    'pas besoin de covenant, se passent de covenants, ne demandent pas de covenants, n’exigent pas de covenants, inutile de mettre des covenants',
  ],
  lbo_on_the_spot: [
    'on the spot, straight away, right away, at once, automatically, immediately',
    'aussitôt, d’office, sur le champ, tout de suite, automatiquement, immédiatement',
  ],
  lbo_percentage_is_useless: [
    crossed(
      'percentage, the percentage',
      'adds nothing, is useless, is no use, does not matter, is not needed, is irrelevant, has no value, tells you nothing, is of no interest, is not interesting',
    ),
    crossed(
      'pourcentage, le pourcentage',
      'n’apporte rien, est inutile, ne sert à rien, n’a aucun intérêt, n’intéresse personne, est sans intérêt, importe peu, ne dit rien, n’a pas d’importance, ne compte pas',
    ),
  ],
  lbo_profits_climb: [
    'profit rises, profits go up, ebitda rises, earnings rise',
    'bénéfice monte, ebitda monte, résultats montent, bénéfices augmentent',
  ],
  lbo_ratio_line: [
    'covenant, ratio, line, limit, times, net leverage',
    'covenant, ratio, ligne, limite, fois, levier',
  ],
  lbo_reserved_for: [
    'are for, are reserved for, are only for, only exist for, only apply to, apply only to, are found in, belong to',
    'sont pour, sont réservés, ne concernent que, n’existent que pour, ne s’appliquent que, sont l’affaire de, sont le propre',
  ],
  lbo_room_grows: [
    crossed(
      'headroom, covenant headroom, room under the covenants, margin under the covenants',
      'increases, improves, grows, gets bigger, widens, goes up',
    ),
    crossed(
      'headroom, marge de manœuvre, marge sur les covenants, marge sous les covenants',
      'augmente, s’améliore, grandit, progresse, s’élargit',
    ),
  ],
  lbo_same_covenants: [
    'same covenants, identical covenants, same undertakings',
    'mêmes covenants, covenants identiques, mêmes engagements, covenants sont les mêmes, covenants sont identiques',
  ],
  lbo_same_ones: [
    'have the same, same ones, same covenants',
    'ont les mêmes, mêmes covenants, toutes les mêmes',
  ],
  lbo_seller_note_wrong: [
    crossed(
      'vendor loan, vendor note, seller note, seller loan, preferred equity',
      'is paid at closing, ranks ahead of, ranks before, is senior to, is repaid first, is repaid before, increases the cash paid, costs nothing, raises the senior debt, needs more bank debt',
    ),
    crossed(
      'crédit vendeur, prêt vendeur, actions de préférence',
      'est payé au closing, passe avant, est prioritaire, est remboursé en premier, est remboursé avant, ne coûte rien, augmente la part payée, augmente le cash versé',
    ),
  ],
  lbo_sets_the_rate: [
    'fixes the price of the loan, sets the price of the loan, sets the interest rate, fixes the interest rate, protect the sponsor, protect the borrower, protect the fund, protect the company, guarantees a return, guarantee a minimum return',
    'ce qui fixe le taux, qui détermine le taux, fixe le prix du prêt, fixe le prix du crédit, fixe le taux du prêt, sert à fixer le taux, protègent l’emprunteur, servent à fixer, garantir un rendement, protège le fonds',
  ],
  lbo_tells_nothing: [
    'tell you anything, tells you nothing, tell us nothing, tell anything, means nothing',
    'dit rien, veut rien dire, n’apprend rien, signifie rien',
  ],
  lbo_those_word: ['those, them, it', 'les, ça, cela'],
  least_debt_kept: [
    'minimum debt, minimum of debt, minimum amount of debt, minimum level of debt, minimum leverage, a certain amount of debt, least debt, keep enough debt',
    'minimum de dette, dette minimum, dette minimale, montant minimum de dette, niveau minimum de dette, levier minimum, levier minimal, garder assez de dette',
  ],
  looks_only_at_debt: [
    'only looks at the debt, only measures the debt',
    'ne regarde que le montant de la dette',
  ],
  loosens_them: ['loosen, relax, ease', 'assouplissent, desserrent, allègent'],
  loses_turns: ['lose turns', 'perdre 0.6 tour, perdre un demi-tour, perdre tour'],
  mere_advice: [
    'just a recommendation, simple recommendation, just a guideline, only a guideline, indicative target, indicative objective, internal target, internal objective, soft target, just a target, a target the company sets, only indicative, for information only, just advice, not binding, no legal force, a gentleman’s agreement',
    'simple recommandation, juste une recommandation, simple objectif, objectif indicatif, juste un objectif, objectif interne, cible interne, seuil indicatif, simple indication, à titre indicatif, juste un conseil, simple conseil, pas contraignant, non contraignant, objectif que la société se donne, objectif que la société se fixe, se donne à elle même, se fixe à elle même',
  ],
  moves_us_away: [
    'takes us further from, takes us away from, moves us away from, moves us further from',
    'nous éloigne, éloigne du',
  ],
  multiplies_the_gap: [
    crossed('multiply, times', 'gap in turns, headroom in turns, turns of headroom, gap, headroom'),
    crossed(
      'multiplie, multiplier',
      'écart de levier, écart en tours, marge en tours, tours de marge, écart, marge',
    ),
  ],
  must_not_go_below: [
    'go below, fall below, drop below, go under, fall under, be lower than, be below',
    'descendre sous, passer sous, tomber sous, être inférieur, descendre en dessous, passer en dessous, tomber en dessous, être en dessous',
  ],
  must_not_word: [
    'must not, cannot, should not, may not, is not allowed to',
    'ne doit pas, ne peut pas, ne doit jamais, interdit de',
  ],
  next_day_bust: [
    'bankrupt the next day, bankrupt the day after, bust the next day',
    'en faillite le lendemain, faillite le lendemain, liquidée le lendemain',
  ],
  only_on_new_debt: [
    'only when you raise, only when it raises, only if you raise, only when new debt, only when you borrow more',
    'que si on émet, que si on emprunte, que lorsqu’on émet, seulement si on émet, que quand on lève',
  ],
  rescue_is_the_end: [
    'is declared insolvent, is declared bankrupt, company is insolvent, company is dead, is put into liquidation, goes straight to liquidation, goes into liquidation, is wound up, means bankruptcy, is bankruptcy, means insolvency',
    'est déclarée en faillite, est en cessation de paiements, part en liquidation, est liquidée, c’est la liquidation, passe au tribunal de commerce, c’est la faillite, c’est le dépôt de bilan, égale faillite, veut dire faillite',
  ],
  rescue_never_acts: [
    'never react, do not react, never do anything, never act on, never enforce, never react to',
    'ne réagissent jamais, ne réagissent pas, ne font jamais rien, n’agissent jamais, ne bougent jamais',
  ],
  stays_above_it: [
    'must stay above, has to stay above, must remain above, must be above, has to be above, must be at least, has to be at least, not fall below, cannot go below, must not go below',
    'reste au dessus, soit au dessus, être au dessus, soit supérieur, être supérieur, soit au moins, être au moins, ne descende pas sous, ne pas descendre sous, ne passe pas sous',
  ],
  taken_lightly: [
    'nothing serious, not serious, no big deal, not a big deal, not a drama, no drama, just pay a bit more, harmless, of no importance',
    'pas bien grave, rien de grave, pas un drame, sans gravité, anodin, on paie juste un peu plus',
  ],
  tested_each_quarter: [
    'tested every quarter, tested each quarter, tested quarterly, checked every quarter, maintenance tests, maintenance covenants, tested regularly',
    'testée chaque trimestre, testée tous les trimestres, vérifiée chaque trimestre, covenants de maintenance',
  ],
  the_tightest: [
    'tightest, strictest, toughest, heaviest',
    'les plus serrés, les plus stricts, les plus durs, les plus lourds',
  ],
  tight_terms: [
    'stricter, tighter, more covenants, heavier covenants, maintenance covenants, more restrictive, strict maintenance, the strictest, the tightest',
    'plus stricts, plus serrés, plus de covenants, davantage de covenants, covenants de maintien, covenants de maintenance, plus contraignants',
  ],
  upkeep_tests: [
    'maintenance tests, maintenance covenant',
    'covenant de maintenance, tests de maintenance',
  ],
};
