import type { Lexicon } from '../../types.ts';

/** Senior debt, in the words people use for it. */
export const seniorNotions: Lexicon = {
  lbo_amortising_loan: [
    'amortising, each year, every year, instalments',
    'amortissable, amortit, chaque année, échéances',
  ],
  lbo_cheap: [
    'asks least, asks for least, charges least, asks the lowest, cheap, cheaper, cheapest, low margin, lower margin, lowest margin, low interest, small interest, lower interest, lower coupon, costs less, low rate, content with, less expensive, charges little, thin margin, low price, little interest, modest rate, relaxed, accept less, low return, small margin, thinnest spread, thin spread, low spread, asks for so little, asks for little, happy with a thin, happy with little, makes do with, takes little, sleeps well',
    'demandent le moins, réclame le moins, prend le moins, demande donc le moins, moins cher, bon marché, petit intérêt, faible intérêt, marge faible, faible marge, coûte moins, taux bas, se contente, peu cher, peu coûteux, coûte peu, demande peu, marge serrée, petite marge, taux modeste, peu rémunéré, rémunération faible, moins onéreux, spread faible, petit taux, pas cher, demande si peu, se satisfait de peu, se contente de peu, petit taux suffit, prend peu, prend pas cher, dort bien',
  ],
  lbo_first_rank: [
    'first, ahead of, before everyone, before everybody, before anyone, before the others, before all, top of, at the top, priority, front, top ranking, before anybody, until the one above is full, eats first, first at the table, served first, fed first, sits down first, first in the queue, front of the queue, first dibs, first claim, first call',
    'premier, première, avant tout le monde, avant les autres, avant tous, tout en haut, au sommet, en tête, prioritaire, priorité, servi d’abord, sert d’abord, devant, passe avant, tête de file, servi avant, à table la première, à table le premier, mange en premier, mange d’abord, se sert en premier, premier de la file, premier droit, droit en premier',
  ],
  lbo_junior_paper: [
    'junior paper, junior lenders, junior tranche, subordinated lenders',
    'prêteurs juniors, tranche junior, créanciers juniors, papier junior',
  ],
  lbo_negotiate: ['negotiate, ask for, want, demand', 'négocier, négocie, demander, obtenir'],
  lbo_safest: [
    'smallest risk, least risk, runs little risk, risk the least, safest, safer, least risky, low risk, best protected',
    'risquent le moins, risque peu, plus sûr, moins risqué, mieux protégé',
  ],
  lbo_security: [
    'grab, lay hands on, take the company, first claim on, secured, collateral, pledge, mortgage, charge over, guarantee, first lien, a lien, lien on, lien over, takes the assets, seize, keys, backed by the company, backed by the assets, backed by its assets, holds the deeds, title deeds, has the keys, hands on the shares, claim on everything, claim on the assets, holds the shares, grip on the shares',
    'saisir, mettre la main, main sur, garantie, sûreté, nantissement, hypothèque, gage, sécurisée, clés, adossé aux actifs, tient les actes, a les clés, titres en gage, a un gage, main sur les titres, tient les titres, a les titres en garantie',
  ],
  rank_big_bank: [
    'big lender, big bank, main bank, bank with the keys, bank with the mortgage, lender with the mortgage, the banker, the banks, main lenders, big lenders',
    'grosse banque, grande banque, banque principale, banque qui a les clés, le banquier, les banques, banque qui a l’hypothèque, gros prêteurs, prêteurs principaux',
  ],
  take_all: [
    'all of it, takes, gets everything, all back',
    'récupère tout, touche tout, reprend tout',
  ],
};
