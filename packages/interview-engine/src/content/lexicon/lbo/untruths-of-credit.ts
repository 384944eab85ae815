import type { Lexicon } from '../../types.ts';
import { crossed } from '../crossed.ts';

const juniors = 'mezz, mezzanine, junior debt, subordinated debt';
const dettesJuniors = 'mezzanine, dette junior, dette subordonnée';

/** Who is falsely said to rank, cost, test or break what, kept close together. */
export const untruthsOfCreditNotions = {
  lbo_junior_cheap: [
    crossed(
      juniors,
      'is, is the, costs, has a',
      'cheaper, cheapest, less, lower margin, lower rate',
    ),
    crossed(
      dettesJuniors,
      'est, coûte, est la, porte',
      'moins chère, moins, moins cher, une marge plus faible',
    ),
  ],
  lbo_below_the_senior_price: [
    crossed(
      'cheaper, less, less expensive, lower, lower margin, lower rate, less interest, lower interest, points less',
      'than the senior, than senior, than the banks, than the bank, than bank debt, than the senior lenders, than the first lien',
    ),
    crossed(
      'moins chère, moins cher, moins, taux plus bas, marge plus faible, moins d’intérêts, points de moins',
      'que la senior, que la dette senior, que les banques, que la banque, que les seniors, que la dette bancaire',
    ),
  ],
  lbo_above_the_junior_price: [
    crossed(
      'dearer, more expensive, costs more, higher margin, higher rate, more interest, costlier',
      'than the mezz, than the mezzanine, than mezzanine, than mezz, than junior debt, than the junior, than the subordinated debt',
    ),
    crossed(
      'plus chère, plus cher, coûte plus, marge plus élevée, taux plus élevé, plus d’intérêts',
      'que la mezzanine, que la mezz, que la junior, que la dette junior, que la subordonnée',
    ),
  ],
  lbo_paid_last: [
    'repaid last, paid last, last in line, last to be paid, waits longest',
    'remboursée en dernier, payée en dernier, servie en dernier, attend le plus',
  ],
  lbo_so_it_is_cheapest: [
    'it is the cheapest, it’s the cheapest, so the cheapest, it costs less, it is cheaper, it’s cheaper, so it is cheap',
    'c’est la moins chère, donc moins chère, elle coûte moins, elle est moins chère',
  ],
  lbo_it_is_best_secured: [
    'it has the best collateral, it is best secured, it is better secured, it has first security',
    'elle a les meilleures sûretés, elle est mieux garantie',
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
  lbo_sets_the_rate: [
    'sets the interest rate, fixes the interest rate, protect the sponsor, protect the borrower, protect the fund, protect the company, guarantees a return, guarantee a minimum return',
    'sert à fixer le taux, protègent l’emprunteur, servent à fixer, garantir un rendement, protège le fonds',
  ],
  lbo_amortising_swapped: [
    [
      crossed(
        'tla, term loan a, a loan, tranche a',
        'is bullet, is a bullet, falls due in one, is repaid at the end, is repaid at maturity, is repaid in one go, comes due in one',
      ),
      crossed(
        'tlb, term loan b, b loan, tranche b',
        'amortises every year, amortises each year, is repaid every year, is repaid each year, gets chipped away',
      ),
    ].join(', '),
    [
      crossed(
        'tla, tranche a, term loan a',
        'est in fine, est remboursée à la fin, se rembourse à la fin, est remboursée in fine',
      ),
      crossed(
        'tlb, tranche b, term loan b',
        's’amortit chaque année, est amortie chaque année, est remboursée chaque année, est amortissable',
      ),
    ].join(', '),
  ],
  lbo_equity_served_first: [
    crossed(
      'shareholders, equity, fund, sponsor',
      'is paid, are paid, gets paid, get paid, ranks, rank, comes, come',
      'before the lenders, before the banks, before the debt, ahead of the lenders, ahead of the banks',
    ),
    crossed(
      'actionnaires, fonds, fonds propres',
      'est payé, sont payés, passe, passent, est servi, sont servis',
      'avant les banques, avant les prêteurs, avant la dette, avant les créanciers',
    ),
  ],
  lbo_is_a_minimum: [
    'is a minimum, it’s a minimum, is the minimum, is a floor, it’s a floor, is the floor, must be exceeded, must stay above 5, has to be exceeded',
    'est un minimum, est un plancher, il faut rester au dessus, doit rester au dessus, il faut le dépasser',
  ],
  lbo_ratio_line: [
    'covenant, ratio, line, limit, times, net leverage',
    'covenant, ratio, ligne, limite, fois, levier',
  ],
  lbo_ebitda_rise: [
    [
      'rise in ebitda, increase in ebitda, higher ebitda, growth in ebitda, jump in ebitda',
      crossed(
        'ebitda, earnings, profit',
        'rises, goes up, increases, grows, can rise, can grow, can go up',
      ),
    ].join(', '),
    [
      'hausse d’ebitda, hausse de l’ebitda, augmentation d’ebitda, augmentation de l’ebitda, croissance de l’ebitda',
      crossed(
        'ebitda, résultat',
        'monte, augmente, progresse, peut monter, peut augmenter, grimpe',
      ),
    ].join(', '),
  ],
  lbo_breaks_strict: [
    'breach, break, broken, trip, violate, default',
    'casser, rompre, rompt, briser, infraction, défaut, franchit',
  ],
  lbo_already_broken: [
    'already in breach, already breached, already in default, already broken, already over the limit, already tripped',
    'déjà en infraction, déjà en défaut, déjà cassé, déjà en bris, déjà rompu',
  ],
  lbo_cover_upside_down: [
    crossed(
      'interest, interest bill, interest cost, interest expense, interest charge',
      'divided by, over, as a share of',
      'ebitda, operating profit, earnings',
    ),
    crossed(
      'intérêts, intérêts annuels, charge d’intérêts, frais financiers, charges financières',
      'divisés par, divisée par, divisé par, sur, rapportés à, rapportée à',
      'ebitda, résultat',
    ),
  ],
  lbo_leverage_upside_down: [
    crossed(
      'ebitda, earnings',
      'divided by, over',
      'net debt, gross debt, debt, the net debt, the debt',
    ),
    crossed('ebitda', 'divisé par, sur, rapporté à', 'dette nette, dette brute, dette'),
  ],
  lbo_interest_on_net: [
    crossed(
      'interest, interest is calculated, interest is computed, interest is worked out, interest bill, rate, rate applies, interest is paid, interest is due, interest is charged, percent, %',
      'on the net debt, on net debt, of the net debt, on the net amount, of net debt, on what is left after cash',
    ),
    crossed(
      'intérêts, taux, intérêts se calculent, pour cent, %, intérêts sont calculés, taux s’applique',
      'sur la dette nette, de la dette nette, sur le net, à la dette nette',
    ),
  ],
  lbo_cheque_falls: [
    [
      crossed(
        'equity cheque, equity check, cheque, equity contribution, equity ticket, equity needed, equity share, equity portion',
        'falls, shrinks, goes down, gets smaller, drops, decreases, is smaller, is lower',
      ),
      'smaller equity cheque, less equity is needed, needs less equity, puts in less equity, put in less equity, puts less equity',
    ].join(', '),
    [
      crossed(
        'ticket, chèque, chèque en fonds propres, chèque du fonds, apport en fonds propres, part des fonds propres, apport, part de fonds propres, besoin de fonds propres, mise',
        'baisse, diminue, se réduit, est plus petit, recule, est plus faible',
      ),
      'met moins de fonds propres, apporte moins de fonds propres, moins de fonds propres à mettre, besoin de moins de fonds propres',
    ].join(', '),
  ],
  lbo_cover_improves: [
    crossed(
      'cover, interest cover, coverage, cover ratio',
      'improves, rises, goes up, increases, gets better, is better, strengthens',
    ),
    crossed(
      'couverture, ratio de couverture, couverture des intérêts',
      's’améliore, monte, augmente, progresse, est meilleure, se renforce',
    ),
  ],
  lbo_price_falls_as_rate: [
    crossed(
      'price, value, valuation',
      'falls by, falls, drops by, drops, goes down by',
      '3%, three percent, three points, 300 basis points',
    ),
    crossed(
      'prix, valeur, valorisation',
      'baisse de, baisse d’autant, diminue de, recule de',
      '3%, trois pour cent, trois points, 300 points de base',
    ),
  ],
  lbo_earnout_upfront: [
    crossed(
      'earn out, earnout, contingent payment, deferred payment',
      'is paid upfront, is paid up front, is paid at closing, is paid on day one, is guaranteed, is certain, is paid whatever',
    ),
    crossed(
      'complément de prix, earn out, paiement différé',
      'est payé d’avance, est payé au closing, se paie au closing, est garanti, est certain, est payé quoi',
    ),
  ],
} as const satisfies Lexicon;
