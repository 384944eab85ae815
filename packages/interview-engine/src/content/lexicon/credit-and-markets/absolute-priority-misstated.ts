import type { Lexicon } from '../../types.ts';
import { crossed } from '../crossed.ts';

/** The ranking of claims, in the words of those who get it wrong. */
export const absolutePriorityMisstated: Lexicon = {
  bank_takes_the_rest: [
    'bank takes the rest, banks get the rest, rest goes to the bank, lenders get the rest, lenders take the rest',
    'banque prend le reste, banques prennent le reste, reste va à la banque, reste pour la banque, banque a le reste',
  ],
  before_lenders: [
    'before the mezzanine, before mezz, before the senior, ahead of the mezzanine, before lenders, before the lenders, before creditors, before the banks, before debt, before the debt, ahead of lenders, ahead of the lenders, ahead of creditors, ahead of the banks, first',
    'avant la mezzanine, avant la mezz, avant le senior, avant la senior, devant la mezzanine, avant les prêteurs, avant les créanciers, avant les banques, avant la dette, devant les prêteurs, devant les banques, en premier, d’abord',
  ],
  behind_its_junior: [
    [
      crossed(
        'rcf, revolver, revolving facility',
        'ranks behind, ranks below, is paid after, is repaid after, comes after, is served after',
        'the senior, senior, the senior debt, the mezzanine, mezzanine',
      ),
      'revolver is behind, revolver sits behind',
    ].join(', '),
    [
      crossed(
        'rcf, revolver, revolving',
        'passe après, est payée après, est remboursée après, vient après, passe derrière, est servie après',
        'le senior, la senior, la dette senior, la mezzanine',
      ),
      'revolver est derrière, revolver passe derrière',
    ].join(', '),
  ],
  breakup_wins: [
    [
      crossed(
        'liquidation value, liquidation, break up value, breaking it up, piecemeal value, liquidating',
        'is always higher, is always above, is always worth more, always gives more, always recovers more, always pays more, is generally higher, is usually higher, always exceeds, is always better, is usually better, always beats',
      ),
      'piecemeal always brings more, in pieces always brings more, in pieces always pays more',
    ].join(', '),
    [
      crossed(
        'liquidation, valeur en liquidation, valeur liquidative, valeur de liquidation, vente à la casse',
        'est toujours supérieure, est toujours plus élevée, est toujours meilleure, vaut toujours plus, rapporte toujours plus, rapporte toujours davantage, dépasse toujours, est en général supérieure, est généralement supérieure, donne toujours plus',
      ),
      'à la casse rapporte toujours plus, par morceaux rapporte toujours plus, à la découpe rapporte toujours plus',
    ].join(', '),
  ],
  costs_ignored: [
    'costs come last, costs are paid last, costs are paid after, ignore the costs, leave the costs out, costs are added, add the costs, costs do not matter, costs do not count',
    'frais passent en dernier, coûts passent en dernier, on ignore les coûts, on ajoute les coûts, coûts ne comptent pas, frais ne comptent pas',
  ],
  costs_not_deducted: [
    'not deduct the costs, not deduct costs, without deducting the costs, costs are not deducted, before deducting costs',
    'pas déduire les coûts, pas déduire les frais, sans déduire les frais, sans déduire les coûts',
  ],
  costs_out_of_place: [
    crossed(
      'restructuring costs, costs, fees, costs of the process, advisers’ fees',
      'are shared among, are shared at the end, are paid by the shareholders, come out last, come out at the end, are taken last, are deducted last, are deducted at the end, come out after, come after, do not reduce, are on top, are added, get added, are borne by the shareholders, are ignored, have no effect',
    ),
    crossed(
      'frais, frais de procédure, coûts, coûts de restructuration, frais de restructuration',
      'sont à la charge, ils sont à la charge, sont supportés par les actionnaires, sont partagés à la fin, je les ajoute, on les ajoute, sont ajoutés, s’ajoutent, viennent après, viennent en dernier, viennent à la fin, passent après, sont déduits à la fin, sont déduits en dernier, sont payés après, ne réduisent pas, ne diminuent pas, n’ont pas d’effet, je les ignore, on les ignore',
    ),
  ],
  crisis_above_senior: [
    crossed('before, ahead of, above', 'senior, senior debt, senior lenders, rcf, revolver'),
    crossed('avant, devant', 'senior, dette senior, prêteurs seniors, rcf, seniors'),
  ],
  crisis_below_junior: [
    crossed('after, behind, below', 'mezzanine, mezz, junior, junior debt, shareholders'),
    crossed('après, derrière', 'mezzanine, mezz, dette junior, junior, actionnaires'),
  ],
  crisis_comes_last: [
    'come out last, come last, paid last, taken last, at the end, after the lenders, after lenders, after the creditors, after creditors, after everyone, once the lenders, once everyone, rank behind, rank last',
    'en dernier, à la fin, après les prêteurs, après les créanciers, après tout le monde, une fois les prêteurs, une fois les créanciers, derrière les prêteurs, derrière les créanciers, après la mezzanine',
  ],
  crisis_costs: ['costs, fees', 'coûts, frais, honoraires'],
  crisis_even_if: [
    'even if, even though, even when, even where, although, whether or not, before, ahead of, always, in any case, whatever happens, by law, by right',
    'même si, même quand, même lorsque, bien que, avant, devant, toujours, dans tous les cas, quoi qu’il arrive, de droit, par principe, c’est un droit, en priorité, d’abord',
  ],
  crisis_fair_order: [
    'only, unless, nothing, once, if every, if all, after all, last',
    'seulement, uniquement, que si, rien, une fois, après, dernier, derniers',
  ],
  crisis_keeps_part: [
    [
      crossed(
        'get, keep, receive',
        'five percent, ten percent, five or ten percent, a few percent',
      ),
      'keep part, keep a part, keep some, keep something, keep a share, keep a slice, keep their share, keep a stake, keep value, recover something, get something, receive something, get a share, get part, always recover, entitled to a share, entitled to something, is reserved, are reserved, reserved for them, share is set aside',
    ].join(', '),
    [
      crossed(
        'gardent, touchent, reçoivent, conservent',
        'cinq pour cent, dix pour cent, quelques pour cent',
      ),
      'gardent une part, garde une part, gardent une partie, gardent quelque chose, garde quelque chose, conservent une part, conservent quelque chose, gardent de la valeur, gardent leur part, conservent leur part, touchent quelque chose, récupèrent quelque chose, récupèrent une part, touchent une part, ont droit à une part, leur réserve une part, on leur réserve, reçoivent une part',
    ].join(', '),
  ],
  crisis_lenders_take_rest: [
    crossed(
      'lenders, creditors, banks',
      'share what is left, share what’s left, share the rest, share what remains, get what is left, get the rest, take what is left, take the rest, split the rest, split what is left',
    ) +
      ', creditors take the balance, lenders take the balance, banks take the balance, creditors get the balance, lenders get the balance, creditors get what remains, lenders get what remains',
    crossed(
      'créanciers, prêteurs, banques',
      'se partagent ce qui reste, se partagent le reste, prennent le reste, prennent ce qui reste, touchent le reste, touchent ce qui reste, se contentent du reste',
    ) +
      ', créanciers prennent le solde, banques prennent le solde, prêteurs prennent le solde, créanciers touchent le solde, prêteurs touchent le solde, banques touchent le solde',
  ],
  crisis_loss_word: [
    'loss, losses, loses, lose, hit, haircut',
    'perte, pertes, perd, perdent, encaisse, décote',
  ],
  crisis_lower_debt: ['mezzanine, mezz, junior debt', 'mezzanine, mezz, dette junior'],
  crisis_lowers: [
    'reduce, reduces, lower, lowers, affect, affects, change, changes, cut, come out of',
    'réduit, réduisent, réduire, diminue, diminuent, baissent, affecte, affectent, change, changent, entament',
  ],
  crisis_owner: [
    'shareholder, shareholders, existing holders, equity, owners, sponsor',
    'actionnaire, actionnaires, associés, propriétaires, sponsor, capital',
  ],
  crisis_payouts: [
    'recoveries, recovery, what lenders get, value to share, value available, distributable value, waterfall, who gets what',
    'recouvrements, recouvrement, récupérations, récupération, valeur à répartir, valeur distribuable, valeur disponible, la cascade',
  ],
  crisis_swap_inverted: [
    crossed(
      'convert their, convert the, swap their, swap the, exchange their, turn their, convert',
      'shares into debt, equity into debt, shares into claims, shares into loans, equity into loans, shares into bonds, stock into debt',
    ),
    crossed(
      'convertissent, convertir, échangent, échanger, transforment, transformer, convertit',
      'leurs actions en créances, leurs actions en dette, actions en créances, actions en dette, capital en dette, titres en créances, titres en dette, leurs titres en créances, actions en obligations',
    ),
  ],
  crisis_takes_first: [
    'paid first, served first, take first, first call, comes first, priority, first in line, ahead of, before, paid out first, first paid, first to be paid',
    'payés en premier, servis en premier, en priorité, prioritaire, prioritaires, passent d’abord, passent avant, se servent d’abord, payés les premiers, servis les premiers, premiers payés, premiers servis, remboursés en premier',
  ],
  crisis_takes_the_balance: [
    'get the balance, take the balance, recover the balance, keep the balance, get the rest, take the rest',
    'récupèrent le solde, prennent le solde, touchent le solde, gardent le solde, prennent le reste',
  ],
  crisis_undiluted: [
    'keep their company, keep their ownership, remain the owners, stay the owners, remain in charge, stay owners, not diluted, without being diluted, without dilution, no dilution, keep control, keep full control, keep hundred percent, keep one hundred percent, keep 100%, keep all their shares, keep their stake, keep the majority, keep their majority, stay in control, stay in charge, remain in control, keep their full stake, keep the company, lose nothing, unaffected, better off, not affected, untouched, intact, keep their shares, keep everything, keep ownership, keep all the equity, not lose anything, strengthened, richer, better placed, still in charge, still in control',
    'gardent leur société, gardent la main, conservent la société, restent maîtres, restent les propriétaires, conservent la main, ne sont pas dilués, ne sont jamais dilués, sans être dilués, sans dilution, aucune dilution, gardent le contrôle, conservent le contrôle, gardent cent pour cent, gardent 100%, conservent cent pour cent, gardent leur participation, conservent leur participation, gardent la majorité, conservent la majorité, restent majoritaires, restent aux commandes, ne perdent rien, gardent la société, intacts, intact, pas touchés, conservent leurs actions, conservent leurs parts, gardent leurs actions, gardent leurs parts, gardent tout, conservent tout, ne sont pas touchés, restent propriétaires, renforcés, enrichis, gagnants, mieux placés, améliore la position des actionnaires',
  ],
  crisis_upper_debt: ['rcf, revolver, senior', 'rcf, revolver, senior, seniors'],
  each_lender: [
    'lender, creditor, everybody, everyone, claims, total debt, rcf, senior, mezz, mezzanine',
    'prêteur, créancier, tout le monde, tous, créances, dette totale, rcf, senior, mezz, mezzanine',
  ],
  each_the_same: [
    crossed(
      'each class, every class, each tranche, every tranche, each lender, every lender, all lenders, all creditors',
      'takes the same, gets the same, loses the same, recovers the same, get the same, take the same, recover the same, recover at the same, share the loss, share equally',
    ),
    crossed(
      'chaque classe, chaque tranche, chaque prêteur, tous les prêteurs, tous les créanciers',
      'prend la même, récupère le même, touche le même, perd le même, récupère la même, touchent le même, récupèrent le même, subit la même, subissent la même',
    ),
  ],
  first_at_the_till: [
    'get paid first, are paid first, served first, paid before the banks, take theirs first',
    'se paient d’abord, sont payés d’abord, se servent d’abord, servis en premier, passent en premier, payés les premiers',
  ],
  flat_after_swap: [
    'after the swap, after the conversion, after a debt for equity swap',
    'après la conversion, après le swap, après une conversion',
  ],
  flat_before_debt: [
    'before the mezzanine, before the mezz, before the senior, before the lenders, before the banks, ahead of the mezzanine, before the creditors',
    'avant la mezzanine, avant la mezz, avant la senior, avant les prêteurs, avant les banques, avant les créanciers, devant la mezzanine',
  ],
  flat_everyone_gets: [
    'everyone gets, everybody gets, all of them get, each gets, each one gets, all creditors get, all lenders get, everyone recovers, everyone takes',
    'tout le monde touche, tout le monde récupère, chacun touche, chacun récupère, tous touchent, tous récupèrent, tout le monde a',
  ],
  flat_owners_keep: [
    'owners still hold everything, owners keep everything, shareholders keep everything, shareholders keep control, owners keep control',
    'actionnaires historiques restent majoritaires, actionnaires restent majoritaires, actionnaires gardent tout, actionnaires gardent le contrôle',
  ],
  flat_paid_before_staff: [
    'paid before the employees, paid before the wages, paid before the staff, come before the wages, come before the employees, rank before the wages, rank ahead of the wages, ahead of the employees, paid ahead of wages',
    'passent avant les salaires, passent avant les salariés, payées avant les salariés, payées avant les salaires, remboursées avant les salariés, remboursées avant les salaires, servies avant les salariés',
  ],
  flat_takes_part: [
    'take their part, take their share, take their slice, get their share, take theirs, get their part, take a cut',
    'prennent leur part, prend sa part, touchent leur part, reçoivent leur part, ont leur part',
  ],
  flat_whatever_rank: [
    'whatever his rank, whatever the rank, whatever their rank, regardless of rank, no matter the rank, rank does not matter',
    'quel que soit son rang, quel que soit le rang, quel que soit leur rang, peu importe le rang, sans distinction de rang',
  ],
  from_equity_value: [
    crossed(
      'start from, starts from, start with, begin with, begin from',
      'the equity value, equity value, the value of the equity, what the equity',
    ),
    crossed(
      'pars de, part de, commence par, partir de',
      'la valeur des fonds propres, la valeur des titres, la valeur des actions, la valeur du capital',
    ),
  ],
  heard_costs_not_taken: [
    'don’t deduct the costs, don’t deduct the fees, without deducting the fees, ignore the fees',
    'ne déduit pas les frais, déduit pas les frais, sans déduire les frais, sans compter les frais',
  ],
  heard_recovers: ['recovers, gets, receives', 'récupère, touche, reçoit, est remboursée'],
  junior_first: [
    crossed(
      'mezzanine, mezz, junior, junior debt, mezzanine lenders, subordinated debt',
      'is paid first, gets paid first, comes first, is paid before, gets paid before, ranks first, ranks ahead, ranks above, is repaid first, recovers first, is served first, is served before, holders are paid before, lenders are paid before, are paid before, are served before, get paid before, comes before, is paid ahead',
    ),
    crossed(
      'mezzanine, mezz, junior, dette junior, dette subordonnée',
      'est payée d’abord, est payée en premier, passe en premier, passe avant, est servie en premier, est servie avant, est remboursé avant, est servi avant, sont payés avant, est servie d’abord, est remboursée en premier, est remboursée avant, est payée avant, vient avant, se sert en premier, récupère en premier',
    ),
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
  lbo_everybody: [
    'everybody, everyone, all lenders, all creditors',
    'tout le monde, tous les prêteurs, tous les créanciers, chaque prêteur',
  ],
  lbo_same_share: [
    'same share, same proportion, same percentage, equal share',
    'même proportion, même part, même pourcentage',
  ],
  never_mind: [
    'does not matter, do not matter, irrelevant, never mind, no matter, makes no difference, is secondary, unimportant, saves the most jobs, saves most jobs, beside the point, no need to compare, not worth comparing, not needed, plays no role, can be ignored',
    'peu importe, n’a pas d’importance, aucune importance, importe peu, ne compte pas, est secondaire, sauve le plus d’emplois, sans importance, pas besoin de comparer, ne joue aucun rôle, hors sujet, inutile',
  ],
  owners_ahead: [
    [
      crossed(
        'shareholders, shareholder, equity, equity holders, owners, sponsor',
        'get their equity value first, get their value first, get their money first, get their share first, take their share first, take their money first, take theirs first, receive first, get something first, keep the majority, keep their majority, keep a majority, normally keep the majority, usually keep the majority, keep most of the, keep most of their, still keep the majority, rank ahead of, rank before, rank above, rank senior, keep some value, keeps some value, still get something, still gets something, decide alone, are paid before the, are paid before unsecured, are paid before creditors, are paid out before, are paid ahead of, get paid ahead of',
      ),
      'they rank ahead of the lenders, they rank ahead of lenders, they rank before the lenders, they come before the lenders, equity before the lenders, shareholders before the lenders',
    ].join(', '),
    crossed(
      'actionnaire, actionnaires, anciens actionnaires, actionnaires existants, propriétaires, sponsor',
      'touchent avant, touche avant, prennent leur part d’abord, récupèrent leur valeur d’abord, récupèrent d’abord, reçoivent d’abord, sont servis avant, sont remboursés avant, gardent la majorité, conservent la majorité, restent majoritaires, reste majoritaire, garde la majorité, gardent l’essentiel du capital, décident seuls, récupèrent un reliquat, gardent une valeur, conservent une valeur, touchent encore, gardent l’essentiel',
    ),
  ],
  paid_last_word: [
    'are paid last, is paid last, come last, get paid last, are served last, queue behind the fund, wait behind the fund',
    'sont payées en dernier, est payée en dernier, passent en dernier, sont servies en dernier, servies en dernier',
  ],
  pro_rata_word: [
    'pro rata, in proportion, proportionally, same percentage, same recovery, shares the same, pari passu, same haircut, same cut, equally, on the same footing, stand level, rank level, all rank the same',
    'prorata, proportionnellement, à parts égales, à égalité, même pourcentage, même taux, même recouvrement, à proportion, en proportion, traités pareil, tous pareil, même décote',
  ],
  recoveries_word: [
    'recovery, recoveries, what they recover, what each recovers',
    'récupération, recouvrement, recouvrements',
  ],
  rescue_everyone_the_same: [
    crossed(
      'everybody, everyone, each of them',
      'gets the same share, gets the same percentage, loses the same, gets the same cents, takes the same cut, recovers the same',
    ),
    crossed(
      'chacun, tout le monde',
      'reçoit le même pourcentage, récupère le même pourcentage, touche la même part, récupère la même chose, reçoit la même part, touche le même pourcentage',
    ),
  ],
  rescue_keeps_the_bulk: [
    'keep half, still keep half, keep most of it, keep most of the, keep the bulk, retain most, hold on to most',
    'gardent la moitié, conservent la moitié, gardent l’essentiel, conservent l’essentiel, conservent la majorité, gardent la plus grosse part',
  ],
  rescue_on_one_level: [
    'same level, alike, equal footing, same share, same treatment, same cents, treated the same, paid the same',
    'même niveau, même rang, pied d’égalité, même part, même traitement, traités de la même façon, payés pareil',
  ],
  rescue_owners_at_front: [
    'shareholders sit ahead, shareholders rank ahead, shareholders come ahead, owners rank ahead, owners come ahead, shareholders are ahead, start with the shareholders, begin with the shareholders, starts with equity',
    'actionnaires sont devant, actionnaires passent devant, actionnaires prioritaires, propriétaires passent avant, commence par les actionnaires, actionnaires passent avant',
  ],
  rescue_whatever_rank: [
    'senior or junior, senior or not, senior and junior alike, whatever the rank, whatever their rank, whatever rank, regardless of rank, regardless of seniority, secured or not, no matter the rank',
    'senior ou junior, senior ou pas, seniors comme juniors, quel que soit le rang, quel que soit leur rang, peu importe le rang, sans distinction de rang, garantis ou non, sans tenir compte du rang',
  ],
  security_gone: [
    'security no longer matters, ranking no longer matters, ranking falls away, security falls away, security is void, security does not count any more, liens are irrelevant, rank are irrelevant, security stops mattering',
    'sûretés ne comptent plus, rang ne compte plus, garanties tombent, sûretés tombent, rang disparaît, garanties ne valent plus, sûretés ne valent plus rien, plus de rang',
  ],
  share_out: ['split, share, divide, distribute', 'répartir, partager, distribuer'],
  shareholders_word: [
    'equity, shareholders, sponsor, owners',
    'actionnaire, capital, fonds propres, sponsor',
  ],
  shares_paid: [
    crossed(
      'equity, shareholders, shareholder, sponsor, owners, equity holders',
      'is paid first, are paid first, gets paid first, get paid first, comes first, come first, is served first, are served first, comes before, come before, are paid before, is paid before, ranks ahead, rank ahead, still gets a share, still get a share, still recovers, still recover, keep their stake, keeps its stake, keeps control, keep control, stay in control, stays in control, keep the company, keeps the company, keep their shares, is protected, are protected',
    ),
    crossed(
      'actionnaire, actionnaires, sponsor, capital, propriétaires',
      'est payé en premier, sont payés en premier, passe en premier, passent en premier, est servi en premier, sont servis en premier, passe avant, passent avant, sont payés avant, est payé avant, récupère quand même, récupèrent quand même, garde le contrôle, gardent le contrôle, gardent leurs actions, garde ses actions, conserve le contrôle, conservent le contrôle, garde les clés, gardent les clés, reste aux commandes, restent aux commandes, garde la société, touchent d’abord, touche d’abord',
    ),
  ],
  staff_paid_last: [
    crossed(
      'employees, wages, salaries, staff',
      'are paid last, come last, rank last, rank behind, are paid after, come after, have no priority, have no privilege',
    ),
    crossed(
      'salariés, salaires, personnel',
      'passent en dernier, sont payés en dernier, passent après, sont payés après, n’ont aucun privilège, n’ont pas de privilège, n’ont aucune priorité, viennent en dernier',
    ),
  ],
  wrongly_ahead_of_lenders: [
    'before the lenders, before lenders, ahead of the lenders, before the banks, ahead of the banks, before the lenders do, even if the mezzanine is not, even though the mezzanine is not, while the mezzanine is still owed, even if the lenders are not, even if lenders are not',
    'avant les prêteurs, avant les banques, même si la mezzanine n’est pas, même si les prêteurs ne sont pas, même si les banques ne sont pas, alors que la mezzanine n’est pas, devant les banques',
  ],
  wrongly_court_route: [
    'safeguard, receivership, liquidation, redressement, court proceedings, collective proceedings',
    'sauvegarde, redressement, liquidation, procédure collective',
  ],
  wrongly_face_value: [
    'share out the face value, face value of the debt, share out the debt, nominal of the debt, share the nominal',
    'partage le nominal, nominal de la dette, répartit le nominal, partage la dette',
  ],
  wrongly_lenders_alike: [
    crossed(
      'all lenders, all creditors, every lender, every creditor, lenders, creditors',
      'are treated the same, treated the same, are treated alike, are treated equally, stand equal, are equal, get the same',
    ),
    crossed(
      'tous les prêteurs, tous les créanciers, les créanciers, créanciers, prêteurs',
      'sont traités pareil, sont traités de la même, sont à égalité, sont égaux, sont logés à la même enseigne, touchent pareil',
    ),
  ],
  wrongly_not_its_worth: [
    'not what the company is worth, not what it is worth, not the value, whatever it is worth, whatever the company is worth',
    'pas ce que vaut la société, pas la valeur, quelle que soit la valeur, peu importe ce qu’elle vaut',
  ],
  wrongly_owners: [
    'owners, shareholders, equity holders, the owner',
    'actionnaires, propriétaires, actionnaire, associés, patron',
  ],
  wrongly_price_goes_to: [
    'price goes to, money goes to, proceeds go to, cheque goes to',
    'prix va d’abord, prix va, argent va d’abord, produit va d’abord, chèque va',
  ],
  wrongly_rest_for_lenders: [
    'lenders take what is left, lenders get what is left, banks take what is left, banks get the rest, lenders get the rest, then the lenders, then the banks',
    'prêteurs prennent le reste, banques prennent le reste, banques ont le reste, puis aux banques, puis les banques, puis aux prêteurs',
  ],
  wrongly_their_slice: [
    'get their slice, take their slice, get their share, take their share, get something, keep a slice, gets his share, take their cut',
    'touchent leur part, prennent leur part, ont leur part, récupèrent leur part, touchent quelque chose, gardent une part',
  ],
  wrongly_whatever_rank: [
    'whatever their security, whatever the rank, whatever their rank, with or without security, secured or not, no matter what security',
    'quelle que soit leur sûreté, quel que soit leur rang, avec ou sans garantie, garantis ou pas, peu importe la sûreté, peu importe le rang',
  ],
};
