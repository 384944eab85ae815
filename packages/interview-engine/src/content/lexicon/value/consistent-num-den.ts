import type { Lexicon } from '../../types.ts';
import { crossed } from '../crossed.ts';

/** Matching numerator and denominator, in the words people use for it. */
export const consistentNumDenNotions: Lexicon = {
  after_all: [
    'net income, net profit, bottom line, earnings, profit after tax, profit after interest, final profit, last line, left after the banker, left at the end',
    'résultat net, bénéfice, bpa, dernière ligne, profit net, résultat final, après la mensualité, reste après le banquier, reste après la banque, ce qui reste à la fin, gain final, après le banquier et l’état',
  ],
  after_bank: [
    [
      `${crossed('once the, after the', 'mortgage, instalment, repayment', 'is paid, is gone, has gone out')}, bank has been served, bank and the taxman have gone`,
      'after the bank took, bank took its cut, what the bank leaves, bank has taken its, after the bank has, once the bank has, bank has already, after paying the bank, bank already served, bank has eaten, banker has been paid, banker has had, banks have been paid, banks are paid, banks have been served, once the banks, after the banks, lenders have been paid, once the lenders, bank has had, banks have had, bank’s been fed, bank has been fed, after the bank’s cut, after the banker’s share, lenders have had theirs, what’s left after the bank, left after the bank',
    ].join(', '),
    [
      `${crossed('une fois la, après la', 'mensualité, traite', ', payée, passée')}, banque et le fisc sont passés, banque et le fisc passés, banquiers partis`,
      'une fois la banque payée, une fois la banque et, banque s’est déjà servie, banque s’est servie, passé chez le banquier, déjà amputé, amputé de ce que, une fois le banquier payé, banque a été payée, banque servie, déjà payé la banque, banque est passée, prend la banque, banques ont été payées, banques sont payées, banques payées, banques servies, une fois les banques, après les banques, prêteurs ont été payés, prêteurs payés, une fois les prêteurs, banque a mangé, après la part du banquier, prêteurs ont eu le leur, reste après la banque, après la part de la banque',
    ].join(', '),
  ],
  bank_not_yet_paid: [
    'bank has not been paid, bank still to be paid, before paying the bank, bank still has to be paid',
    'banque doit encore être payée, banque pas encore payée, avant de payer la banque, avant d’avoir payé la banque',
  ],
  bank_still_to_feed: [
    [
      crossed(
        'not paid, not yet paid, still to pay, still owes, yet to pay, not touched by',
        'the bank, the banks, the lenders',
      ),
      'still have to feed the banker, still has to feed the banker, still have to feed the bank, still have to pay the bank, still has to pay the bank, bank has not eaten',
    ].join(', '),
    [
      `${crossed('pas encore payé, pas encore servi, reste à payer, n’a pas touché', 'la banque, les banques, les prêteurs, le banquier')}, banque n’a pas encore touché`,
      'doit encore nourrir le banquier, doit encore nourrir la banque, doit encore payer la banque, doivent encore payer la banque',
    ].join(', '),
  ],
  before_bank: [
    [
      crossed(
        'leaving, leave, with, putting, setting',
        'the loan out, the loan aside, the mortgage out, the mortgage aside, the debt aside, the borrowings aside',
      ).concat(
        ', nothing yet handed to the bank, nothing handed to the bank, nothing given to the bank, everything is paid except the bank, everything is paid except the banks, everything paid but the bank, everyone paid but the bank, everybody paid except the bank, whatever i owe the bank, without touching what i owe, not counting what i owe',
      ),
      'nothing taken out for the loans, nothing off for the loans, before anyone who financed, before anything for the bank, ignoring the loan, without looking at the loan, before anything goes to the bank, before anybody who lent, before anyone who lent, before those who lent, before the lenders take, before lenders take, before a lender, before a cent of interest, before a penny of interest, nothing taken off for the bank, before anyone lends, before interest is paid, before the bank takes, before the bank gets, before the bank has, before the banker, before any banker, before paying the bank, before any debt service, before debt service, bank not yet paid, no banker has been paid, apart from the bank, except the bank, all but the bank, before lenders get, before the lenders, before the bank’s cut',
    ].join(', '),
    'rien enlever pour les emprunts, rien retirer pour les emprunts, rien enlever pour la banque, rien pour les banques, avant que les banques, sans regarder le crédit, sans regarder l’emprunt, sans compter le crédit, avant de donner quoi que ce soit, sans rien donner encore à la banque, sans rien donner à la banque, rien encore pour la banque, crédit mis de côté, emprunt mis de côté, dette mise de côté, tout payé sauf les banques, tout payé sauf la banque, tout le monde payé sauf, sauf les banques, sauf la banque, sauf le banquier, sauf le crédit, sans compter ce que je dois, sans compter ce qu’on doit, sans toucher au crédit, avant que les banquiers, avant que le banquier, avant de payer le crédit, avant de servir les banquiers, avant de servir les banques, avant de servir les prêteurs, avant que les prêteurs, avant les banquiers, sans un centime d’intérêts, avant le moindre intérêt, avant que le prêteur, part du banquier incluse, part du banquier comprise, banque pas encore payée, avant que la banque, pas encore partagé avec le banquier, pas encore payé la banque, avant de payer la banque, avant de payer le banquier, avant d’avoir payé la banque, avant le banquier, avant la banque, hormis la banque, avant le moindre euro aux prêteurs, avant les prêteurs, avant la part du banquier',
  ],
  before_interest: [
    'before banks take, nobody has been paid, before paying the banks, interest has not been paid, not paid the interest, not yet paid the interest, before interest, pre interest, prior to interest, before the interest, before any interest, before financing costs, before financial costs, before paying interest, before paying the bank, before paying lenders, before paying the lenders, before lenders, before the lenders, before debt is, before debt service, before the bank, before bank charges, above interest, above the interest line, unlevered, not yet paid, no interest has been, interest not deducted, before paying the banker, before the banker',
    'avant que les banques, pas encore payé les intérêts, pas encore payé d’intérêts, pas encore payé les prêteurs, avant intérêts, avant les intérêts, avant frais financiers, avant les frais financiers, avant charges financières, avant les charges financières, avant résultat financier, avant le résultat financier, avant service de la dette, avant de payer la banque, avant de payer les banques, avant de payer les prêteurs, avant paiement des intérêts, avant rémunération des prêteurs, avant les banques, avant la banque, avant les prêteurs, au-dessus des intérêts, avant les créanciers, avant de payer le banquier, avant le banquier, avant banque, avant d’avoir payé la banque',
  ],
  comparables_word: [
    'others’ figures, others’ raw, rivals, peers, comps, similar firms, similar companies, other companies, competitors, same sector, us companies, american',
    'chiffres des autres, chiffres bruts, rivaux, pairs, sociétés similaires, sociétés comparables, autres sociétés, concurrents, cotées, même secteur, américaines',
  ],
  lenders_as_well: [
    'lenders too, lenders as well, lenders as much, also to lenders, also to the lenders, lenders and shareholders, shareholders and lenders, lenders and to shareholders, creditors too, creditors and shareholders, banks and shareholders, banks too, all capital providers, all providers, all investors, everyone, everybody, whole company, whole firm, the entire company, whole business',
    'également aux prêteurs, aussi aux prêteurs, également aux banques, aussi aux banques, aux prêteurs aussi, prêteurs comme aux actionnaires, prêteurs et aux actionnaires, actionnaires et aux prêteurs, prêteurs autant qu, aussi aux créanciers, également aux créanciers, créanciers et aux actionnaires, actionnaires et aux créanciers, tous les apporteurs, tout le monde, à tous, aussi les prêteurs, également les prêteurs, aussi les banques, toute l’entreprise, l’ensemble des apporteurs, toute la société',
  ],
  money_of_some: [
    'one person’s, somebody else’s, certain people, someone else’s',
    'le gain des uns, l’argent des uns, certaines personnes, le profit des uns',
  ],
  one_without_other: [
    'one without the other, not one without',
    'l’un sans l’autre, pas l’un sans, l’une sans l’autre',
  ],
  plain_downstairs: [
    'bottom half, the bottom, bottom of the fraction, below, underneath, downstairs, denominator',
    'en bas, en dessous, moitié du bas, bas de la fraction, dénominateur, le bas',
  ],
  plain_lower_half: [
    'the bottom, underneath, downstairs, below the line, bottom half, beneath, the pot below, figure below, number below',
    'en bas, en dessous, dessous, bas de la fraction, le chiffre du dessous',
  ],
  plain_one_portion: [
    'crumbs, one guest, one slice, a single slice, one plate',
    'miettes, seul invité, seule part, une seule assiette',
  ],
  plain_upper_half: [
    'top of the fraction, top of the ratio, the top, on top, upstairs, above the line, top half, the pot above, figure above, number above',
    'en haut, au-dessus, dessus, haut de la fraction, le chiffre du dessus',
  ],
  plain_upstairs: [
    'on top, at the top, up top, in the top, top half, top of the fraction, above the line, upstairs, numerator, if the top, the top has, the top counts',
    'en haut, au-dessus, moitié du haut, haut de la fraction, numérateur, le haut',
  ],
  pre_post: [
    'post ifrs, pre ifrs, post standard, pre standard, after the standard, before the standard, the old way, the new way',
    'après norme, avant norme, après ifrs, avant ifrs, post ifrs, pré ifrs, à l’ancienne',
  ],
  price_of_it_all: [
    'price of everything, price of the lot, price of the whole',
    'prix du tout, prix de tout, prix de l’ensemble',
  ],
  same_on_both: [
    'or neither does, or neither one, or neither has, in as well, in it too, in both or, both or neither, same top and bottom, same basis top, same basis above',
    'ou aucun des deux, le bas aussi, le haut aussi, dans les deux ou, les deux ou aucun, même base en haut, pareil en haut et, pareil en bas',
  ],
  same_people: [
    'same people, same investors, same holders, same guests, the people whose, same pockets, belong to the same, for whom the money, same crowd, same mouths, same heads, same hands, the same bunch',
    'mêmes personnes, mêmes gens, mêmes investisseurs, mêmes convives, tous les convives, aux mêmes, mêmes poches, pour qui est l’argent, même public, même camp, mêmes bouches, mêmes têtes, mêmes mains, mêmes bonshommes, des mêmes gens',
  ],
  same_rules: [
    'on one basis, on one and the same basis, same thing to both, same thing for both, same basis, same definition, same treatment, same standard, same rules, same way, on both, both without, both with, both sides, both in, like for like, like with like, apples to apples, coherent, consistent, play fair, either both, all or nothing, top and bottom, comparable basis, same glasses, same yardstick, same footing, same lens, both or neither, one without the other, not mix, never mix',
    'sur une seule base, sur une seule et même base, même chose aux deux, même chose des deux, même base, même définition, même traitement, même norme, mêmes règles, même façon, de la même manière, des deux côtés, les deux avec, les deux sans, cohérent, cohérence, homogène, haut et bas, soit les deux, mêmes lunettes, même mètre, même pied, les deux ou aucun, tout ou rien, ne pas mélanger, ne mélange pas, sans mélanger',
  ],
  same_side: [
    'same people, same investors, same providers, same capital providers, same holders, same group, same side, same claim, same claimholders, same basis, same level, same thing, same animal, match, consistent, inconsistent, mismatch, aligned, line up, like for like, like with like, apples and oranges, apples to apples, apples with apples, top and bottom, top and the bottom, above and below, numerator and denominator, numerator and the denominator, whole cake, mixing, both sides of the ratio, cross them, same set of, compare like, coherent, same guests, same diners, same table, same pockets',
    'être les mêmes, mêmes personnes, mêmes apporteurs, mêmes investisseurs, mêmes ayants droit, mêmes bénéficiaires, même périmètre, même niveau, même base, même côté, même chose, cohérent, cohérente, incohérent, incohérente, correspondre, correspondent, aligner, comparer ce qui est comparable, choux et des carottes, choux et carottes, pommes et des poires, pommes et poires, haut et le bas, haut et bas, numérateur et dénominateur, numérateur et le dénominateur, gâteau entier, gâteau et une part, mélange, croiser, choses comparables, même ensemble, mêmes parties prenantes, même définition, mêmes convives, mêmes gens, même table, mêmes poches, parlent des mêmes',
  ],
  the_ratio: [
    'one on top, two halves, bottom figure, top figure, top over the other, goes on top, put on top, goes underneath, the top must, so must the top, if the bottom, ratio, line, fraction, metric, above and below, top and bottom, top and the bottom, numerator, denominator, upstairs, multiple, division',
    'ceux d’en haut, d’en haut et, deux moitiés, au-dessus de la barre, le bas de la, qui est en haut, qui est en bas, met en haut, mets en haut, mettre en haut, met en face, mettre en face, mets en face, ratio, fraction, rapport, en haut et en bas, haut et le bas, haut et bas, numérateur, dénominateur, agrégat, multiple, division, dessus et le dessous, dessus et dessous',
  ],
  whose_profit: [
    'people it belongs to, those it belongs to, who it belongs to, whoever it belongs to, whom it belongs to, whoever the profit belongs, whoever it goes to, people it goes to, those it goes to, those who get it, people who get it, whoever gets it, people entitled to, who is entitled, who gets paid out of, who is paid out of, who lives off, who eats out of, eat out of that, eats out of that, still has to eat, still have to eat, who lives on',
    'ceux à qui il revient, ceux à qui elle revient, ceux à qui il appartient, à qui il revient, à qui elle revient, à qui revient, celui à qui, à qui il appartient, à qui appartient, ceux qui le touchent, ceux qui y ont droit, qui se paie sur, qui vit de, qui mange sur, manger sur ce gain, manger sur ce résultat, doit encore manger, doivent encore manger, se nourrit de',
  ],
  without_word: [
    'without, leave out, left out, exclude, take out',
    'sans, exclure, exclut, retirer, sortir',
  ],
};
