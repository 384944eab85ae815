import type { Lexicon } from '../../types.ts';
import { crossed } from '../crossed.ts';

const ofTheTarget =
  'target’s, the target’s, target’s own, seller’s, seller’s own, target company’s, acquired company’s, target’s standalone, target’s current, target’s existing, target';

/** What comes to mind first, and wrongly, about earnings per share in a deal. */
export const firstThoughtsOfEarnings = {
  no_funding_charge: [
    'no financing cost, no funding cost, no interest, without financing cost, no financing charge, financing is free, no finance cost, nothing to finance, no financing effect, no opportunity cost, costs no earnings, no cost, costs nothing',
    'aucun frais financier, pas de frais financiers, sans frais financiers, financement gratuit, aucun intérêt, pas d’intérêts, aucune charge financière, pas de charge financière, aucun manque à gagner, aucun coût, pas de coût, ne coûte rien, sans coût',
  ],
  funding_of_deal: [
    'financing, funding, way you pay, way we pay, how you pay, how it is paid, method of payment, means of payment, lost interest, forgone interest, foregone interest, interest on the debt, interest on the new debt, acquisition interest, interest cost, lost income on cash',
    'financement, mode de paiement, façon de payer, manière de payer, moyen de paiement, intérêts perdus, produits financiers perdus, intérêts de la dette, intérêts d’acquisition, intérêts sur la dette, frais financiers, charge d’intérêts',
  ],
  per_share_profit: [
    'eps, net income, profit, earnings, accretion, bottom line',
    'bpa, résultat, relution, bénéfice, relutif, relutive',
  ],
  deal_amortisation: [
    'amortisation of the intangibles, amortisation of intangibles, amortisation of acquired, amortisation of the brands, amortisation of customer, ppa amortisation, amortisation from the ppa, amortisation of recognised, amortisation of the recognised, amortising the intangibles, extra amortisation, additional amortisation, write up amortisation, new amortisation, intangible amortisation, purchase price amortisation, amortisation from the purchase, amortisation of the write up',
    'amortissement des incorporels, amortissement des actifs incorporels, amortissement de la ppa, amortissement ppa, amortissement des marques, amortissement de la clientèle, amortissement de la réévaluation, amortissement des écarts, amortissement supplémentaire, amortissements de la ppa, amortissement des actifs réévalués, amortissement des nouveaux incorporels, amortissement de l’écart',
  ],
  eps_of_target: [
    crossed(ofTheTarget, 'eps, earnings per share, standalone eps, old eps, own eps') +
      ', eps of the target, earnings per share of the target, eps of the seller',
    'bpa de la cible, bpa cible, bpa du vendeur',
  ],
  quote_of_target: [
    crossed(ofTheTarget, 'share price, stock price, quoted price, price per share, market price') +
      ', share price of the target, price of the target’s shares, price of a target share, price of one target share',
    'cours de la cible, cours du vendeur',
  ],
  shares_of_target: [
    crossed(
      ofTheTarget,
      'shares, old shares, existing shares, own shares, share count, outstanding shares',
    ) + ', shares of the target, old shares of the target',
    'actions de la cible, titres de la cible, actions existantes de la cible, actions cible, actions du vendeur',
  ],
  lives_on: [
    'stay outstanding, stays outstanding, remain outstanding, stay in circulation, remain in circulation, get added, gets added, are added, is added, survive, remain in the count, stay in the count, also count, count too, are kept, still count, keep existing, continue to exist, carry on',
    'restent, subsistent, s’ajoutent, sont ajoutées, sont ajoutés, sont conservées, continuent d’exister, comptent aussi, demeurent, existent toujours, sont maintenues, continuent de compter',
  ],
  shares_had_only: [
    'existing shares only, existing shares alone, old shares only, original shares only, acquirer’s shares only, acquirer’s existing shares, acquirer’s shares alone, acquirer’s old shares, acquirer’s own shares, acquirer’s original shares, buyer’s existing shares, buyer’s shares only, buyer’s own shares, existing share count, old share count, original share count, acquirer’s share count, acquirer’s current shares, shares it had before, shares before the deal, same number of shares, same share count, our existing shares, our old shares, pre deal share count, old number of shares, existing number of shares, original number of shares',
    'seules actions existantes, seuls titres existants, seules anciennes actions, anciennes actions seulement, actions d’avant l’opération, ancien nombre d’actions, nombre d’actions initial, nombre d’actions actuel, nombre d’actions de l’acquéreur, nos actions existantes, nombre d’actions existant, seules actions anciennes, nombre d’actions ancien, seules actions de l’acquéreur, actions de l’acquéreur avant l’opération, actions actuelles de l’acquéreur',
  ],
  new_ones_too: [
    'plus, and the new, and new, including, included, add, as well as, together with, adding, with the new',
    'plus, et les nouvelles, et les titres, y compris, augmenté, augmentées, ajoute, ainsi que, auxquelles, comprises, avec les nouvelles, et des',
  ],
  profit_of_both: [
    'combined net income, combined profit, combined earnings, pro forma net income, pro forma earnings, total net income, both net incomes, two net incomes, group net income, profit of both, profits of both, added up net income, pro forma eps, required net income, net income required, net income needed, target net income, the net income you need, profit needed, profit required, earnings needed, earnings required',
    'résultat combiné, résultat net combiné, bénéfice combiné, résultat pro forma, résultat net pro forma, somme des résultats, somme des deux résultats, deux résultats nets, résultat net total, résultat des deux, bénéfices des deux, bpa pro forma, résultat net cible, résultat net requis, résultat net nécessaire, résultat net à atteindre, résultat du groupe, résultat net du groupe, bénéfice nécessaire, résultat à atteindre, bénéfice requis, résultat visé, résultat qu’il faut',
  ],
  without_new_ones: [
    'without the new shares, without new shares, excluding the new shares, excluding new shares, ignoring the new shares, not the new shares, not the new ones, without the new ones, without counting the new, without the shares issued',
    'sans les actions nouvelles, hors actions nouvelles, sans les titres émis, sans les nouvelles, sans les titres nouveaux, sans compter les nouvelles, hors titres émis, sans ajouter les nouvelles',
  ],
  counts_only_later: [
    'only count from, only count next, only count the next, only counted from, only count later, only start counting, count only from, only matter next year',
    'comptent seulement l’année, ne comptent qu’après, ne comptent qu’ensuite, ne comptent qu’à partir',
  ],
  debt_rate_before_tax: [
    'gross cost of debt, gross interest, pre tax interest, interest rate before tax, interest before tax, pre tax rate, full interest, full coupon, gross coupon',
    'taux avant impôt, taux brut, intérêts bruts, intérêts avant impôt, totalité des intérêts, coupon brut, coût de la dette avant impôt',
  ],
  nets_the_tax: [
    'after tax, net of tax, one minus, less tax, times, tax shield, multiply, convert',
    'après impôt, après impôts, net d’impôt, nets d’impôt, un moins, fois, multiplie, économie d’impôt',
  ],
  multiple_paid: [
    'p e, pe, price earnings, multiple, price paid, price you pay, price to earnings',
    'per, p e, multiple, prix payé',
  ],
  turned_into_yield: [
    'inverse, inverted, one over, 1 over, reciprocal, yield, one divided by, earnings over price, flip',
    'inverse, inversé, un sur, 1 sur, rendement, résultat sur prix, un divisé par',
  ],
  more_accretive_deal: [
    'better for eps, accretion rises, accretion increases, greater accretion, bigger the accretion, accretive, higher the accretion, better the eps, higher the eps',
    'plus relutif, relutive, relutif, meilleur pour le bpa, relution, bpa augmente, bpa monte, plus de relution',
  ],
  missing_profit: [
    'shortfall, gap, missing net income, missing earnings, missing profit, missing amount, hole, what is missing, what’s missing, net income you lack, net income missing, deficit, difference, after tax amount, after tax figure, after tax need',
    'manque, écart, trou, déficit, différence, montant après impôt, chiffre après impôt, besoin après impôt',
  ],
  straight_answer: [
    'that’s your pre tax, is your pre tax, nothing more to do, nothing else to do, is the answer, is your answer, that’s your answer, that’s the answer, gives the answer, is directly the synergies, is directly the synergy, is the pre tax, equals the pre tax, are the pre tax, is the synergies, is the synergy, is already pre tax, stop there, without grossing up, no grossing up, not gross it up, directly gives the synergies, gives the synergies directly, is directly the pre tax',
    'plus rien à faire, est la réponse, voilà la réponse, donne la réponse, directement le montant avant impôt, directement les synergies, est déjà avant impôt, on s’arrête là, peut s’arrêter là, inutile de remonter, inutile de repasser, pas besoin de remonter, pas besoin de repasser, pas besoin de diviser, sans repasser, sans remonter, ce sont les synergies, correspond aux synergies, sont égales au manque, égal aux synergies',
  ],
  to_arrive_at: [
    'to get, to find, to move from, to go to, to gross up, to gross it up, for the pre tax, to obtain, to reach, to convert, going from, to come to',
    'pour avoir, pour obtenir, pour passer, pour revenir, pour remonter, pour trouver, pour repasser, pour arriver, pour le montant, pour convertir',
  ],
  before_the_tax: ['pre tax, before tax, gross', 'avant impôt, avant impôts, brut, brutes'],
  one_less_tax: [
    'one minus, 1 minus, 0.75, 0.7, seventy five percent',
    'un moins, 1 moins, 0,75, soixante quinze pour cent',
  ],
  untaxed_words: [
    'without tax, without any tax, free of tax, tax free, untaxed, without being taxed, no tax, not taxed, escape tax, before any tax, exempt',
    'sans impôt, non imposées, non imposés, sans être taxées, pas taxées, pas imposées, ne sont pas taxées, ne sont pas imposées, exonérées, aucun impôt, échappent à l’impôt, pas d’impôt, non taxées, hors impôt',
  ],
  pays_for_itself: [
    'cover, covers, equal, equals, pay for, pays for, match, matches, repay, repays, offset, earn back, earns back, recover, pay back, pays back, add up to, recoup',
    'couvrent, couvre, égales, égale, égalent, égaux, remboursent, rembourse, compensent, compense, paient, paie, équivalent, récupère, rentabilisent, amortissent',
  ],
  own_share_shrinks: [
    'own a smaller share, own less, hold a smaller, hold less, percentage falls, percentage goes down, stake falls, stake goes down, stake shrinks, ownership falls, ownership goes down, ownership shrinks, lose ownership, smaller slice, lose percentage, lose control, smaller stake, smaller percentage, lower stake, lower percentage, end up with a smaller',
    'détiennent moins, pourcentage baisse, pourcentage diminue, part baisse, part diminue, détention baisse, détention diminue, participation baisse, participation diminue, perdent le contrôle, perdent en pourcentage, part plus petite, pourcentage plus faible, participation plus faible, pourcentage plus petit, plus petit pourcentage, plus petite part',
  ],
  deal_dilutes: ['dilutive, dilution', 'dilutif, dilutive, dilution'],
  creates_or_issues: [
    'issue, issues, issued, create, creates, increase, increases, raise, raises, add, adds, requires, require, lead to, print, involve',
    'émettre, émet, émission, créer, crée, augmente, augmenter, ajoute, oblige, nécessite, implique, entraîne, fait monter, gonfle',
  ],
  count_of_shares: [
    'number of shares, share count, new shares, shares outstanding, denominator, extra shares, additional shares, shares in issue',
    'nombre d’actions, nombre de titres, nouvelles actions, actions nouvelles, dénominateur, nouveaux titres, titres nouveaux, actions supplémentaires',
  ],
} as const satisfies Lexicon;
