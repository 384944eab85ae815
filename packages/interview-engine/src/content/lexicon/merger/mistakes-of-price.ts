import type { Lexicon } from '../../types.ts';
import { crossed } from '../crossed.ts';

const MANY_SYNERGIES =
  'synergies, annual synergies, yearly synergies, net synergies, after tax synergies, savings, them';
const SYNERGIES_A_YEAR =
  'synergies, synergies annuelles, synergies nettes, économies, économies annuelles';

/** The words of those who mistake what synergies, a premium or a later payment are worth. */
export const mistakesOfPrice = {
  premium_says_nothing: [
    crossed(
      'premium, price',
      'does not matter, does not really matter, not matter in the end, is irrelevant, is secondary, is a detail, hardly matters, never matters',
    ),
    crossed(
      'prime, prix',
      'n’a pas d’importance, n’a aucune importance, n’importe pas, est secondaire, est un détail, ne compte pas, importe peu',
    ),
  ],
  buyer_always_wins: [
    crossed(
      'always, automatically, necessarily',
      'come out ahead, comes out ahead, better off, end up richer, win, wins, gains, richer',
    ),
    crossed(
      'toujours, forcément, automatiquement',
      'gagnants, gagnant, plus riches, enrichis, bénéficiaires',
    ),
  ],
  premium_stays_in: [
    crossed(
      'no need to deduct, no need to subtract, not deduct, not subtract, without deducting, without subtracting',
      'premium',
    ),
    crossed(
      'pas besoin de déduire, pas besoin de retirer, inutile de déduire, inutile de retirer, sans retirer, sans déduire',
      'prime',
    ),
  ],
  surer_sales: [
    crossed(
      'revenue synergies, revenue synergy, cross selling, cross sell, sales synergies',
      'are, is, look',
      'reliable, reliable ones, certain, certain ones, sure, surer, safe, safer, safe ones, easy, easier, easiest, quick, quicker, faster, quickest, guaranteed',
    ).concat(
      ', ',
      crossed(
        'cost synergies, cost savings, savings',
        'are',
        'speculative, less certain, less reliable, uncertain, harder, hardest, riskier, riskiest, slower',
      ),
      ', ',
      crossed(
        'higher multiple, lower discount, smaller haircut',
        'on, to, for',
        'revenue synergies',
      ),
    ),
    crossed(
      'synergies de revenus, synergies de chiffre d’affaires, ventes croisées, cross selling',
      'sont, paraissent, c’est',
      'fiables, plus fiables, certaines, plus certaines, sûres, plus sûres, faciles, plus faciles, rapides, plus rapides, garanties',
    ).concat(
      ', ',
      crossed(
        'synergies de coûts, économies de coûts',
        'sont',
        'spéculatives, incertaines, moins certaines, moins fiables, moins sûres, aléatoires, plus incertaines',
      ),
      ', ',
      crossed(
        'multiple plus élevé, décote plus faible',
        'aux, sur, pour',
        'synergies de revenus, synergies de chiffre d’affaires',
      ),
    ),
  ],
  cost_kind: ['cost synergies, cost savings', 'synergies de coûts, économies de coûts'],
  revenue_kind: ['revenue synergies, sales synergies', 'synergies de revenus'],
  consists_of: [
    'is, are, means, mean, come from, comes from, mainly, typically',
    'c’est, sont, viennent, typiquement, consistent',
  ],
  selling_together: [
    'sell the target’s products, selling each other’s, cross selling, cross sell, selling more, raise prices, raising prices',
    'vendre les produits, ventes croisées, vendre aux clients, monter les prix, augmenter les prix, vendre plus, cross selling',
  ],
  cutting_together: [
    'cutting head office, closing sites, cutting duplicate, remove duplicate, removing duplicate, headcount cuts, cutting headcount, combining procurement, job cuts, closing one of',
    'supprimer les doublons, suppressions de postes, supprimer des postes, fermer des sites, regrouper les achats, doublons de siège, fermer un des sièges',
  ],
  sole_reason: [
    'only reason, only sound reason, only good reason, only valid reason, only real reason, sole reason, one reason that matters',
    'seule raison, seule bonne raison, seule vraie raison, unique raison, seul but, seul objectif',
  ],
  lifts_eps: [
    crossed('lift, raise, boost, increase, grow, improve', 'eps, earnings per share'),
    crossed('augmenter, améliorer, faire monter, relever, doper', 'bpa, bénéfice par action'),
  ],
  spreading_pays: [
    crossed('diversification, diversifying', 'creates, always creates', 'value, shareholder value'),
    crossed('diversification, se diversifier, diversifier', 'crée, crée toujours', 'valeur'),
  ],
  culture_aside: [
    crossed(
      'culture, integration, cultural fit, cultural differences',
      'does not matter, is never a problem, is irrelevant, plays no role, never matters, rarely matters, takes care of itself, happens by itself, looks after itself',
    ),
    crossed(
      'culture, intégration, cultures, différences culturelles',
      'ne compte pas, ne comptent pas, n’est jamais un problème, ne joue aucun rôle, n’a pas d’importance, se fait toute seule, se fait tout seule',
    ),
  ],
  trifling_integration: [
    crossed(
      'integration costs, integration cost, costs to achieve, restructuring costs',
      'are, is',
      'marginal, negligible, immaterial, trivial, irrelevant',
    ),
    crossed(
      'coûts d’intégration, coût de l’intégration, intégration',
      'c’est, sont, est, restent',
      'marginal, marginaux, négligeable, négligeables, anecdotiques, anecdotique',
    ),
  ],
  one_off_words: [
    'one off, one offs, one time, non recurring, exceptional',
    'ponctuels, ponctuel, non récurrents, non récurrent, exceptionnels, exceptionnel, one off',
  ],
  leaves_it_out: [
    'you can leave out, you leave out, we can leave out, one can leave out, can ignore, you ignore',
    'on peut ignorer, on ignore, on peut oublier, on exclut, on laisse de côté',
  ],
  at_the_closing: [
    'from closing, as of closing, the day it closes, at closing, on closing, fully in year one',
    'dès la clôture, dès le closing, dès la signature, en plein dès',
  ],
  synergies_arrive: [
    crossed(
      'synergies, savings',
      'come, arrive, kick in, land, are there, start, flow, are available',
    ),
    crossed(
      'synergies, économies',
      'tombent, arrivent, sont là, viennent, se réalisent, sont réalisées, sont disponibles',
    ),
  ],
  greater_than: [
    'exceed, exceeds, higher than, above, bigger than, greater than, more than, larger than, outweighs',
    'dépasse, dépassent, supérieure, supérieur, au-dessus, plus élevée, plus grande, excède',
  ],
  value_made: [
    'create value, creates value, creating value, value creating',
    'crée de la valeur, créer de la valeur, créatrice de valeur, création de valeur',
  ],
  so_value_lost: [
    crossed(
      'so, hence, therefore, and so',
      'deal destroys, it destroys, destroys, this destroys, you destroy, we destroy, buyer destroys, acquirer destroys',
      'value',
    ),
    crossed(
      'donc, du coup',
      'opération détruit, elle détruit, ça détruit, on détruit, détruit, acquéreur détruit, deal détruit',
      'valeur',
    ),
  ],
  so_value_made: [
    crossed(
      'so, hence, therefore, and so',
      'deal creates, creates, premium creates, this creates, you create, we create, buyer creates, acquirer creates',
      'value',
    ),
    crossed(
      'donc, du coup',
      'opération crée, elle crée, ça crée, on crée, crée, acquéreur crée, deal crée',
      'valeur',
    ),
  ],
  turns_into_value: [
    'capitalise, capitalising, discount, divide',
    'capitalise, capitaliser, actualise, divise',
  ],
  synergies_untouched_by_tax: [
    'synergies gross, gross synergies, synergies before tax, pre tax synergies, synergies pre tax, synergies in full',
    'synergies brutes, synergies avant impôt, synergies en brut',
  ],
  by_lender_rate: [
    crossed(
      'capitalise at, capitalised at, discount at, discounted at, divide by, divided by, capitalise them at, discount them at, use',
      'cost of debt, acquirer’s cost of debt, after tax cost of debt, interest rate, loan rate, bank rate, borrowing rate',
    ),
    crossed(
      'capitalise au, capitaliser au, actualise au, actualiser au, divise par, diviser par',
      'coût de la dette, taux de la dette, taux de l’emprunt, taux d’emprunt, taux du crédit, taux d’intérêt',
    ),
  ],
  lender_rate: [
    'interest rate, bank rate, loan rate, rate the bank, rate of the loan, rate on the loan, rate on the debt, borrowing rate, lending rate, cost of debt, cost of the loan, cost of borrowing, what the loan costs, what the debt costs, what borrowing costs, what the bank charges, what the lender charges, what the lenders ask, rate we borrow at, rate it borrows at, rate at which we borrow, rate at which it borrows, rate at which the company borrows, rate at which the acquirer borrows, rate at which the buyer borrows, rate we pay on our loans, rate we pay on our debt',
    'taux d’intérêt, taux de la banque, taux du crédit, taux de l’emprunt, taux de la dette, taux d’emprunt, taux du prêt, coût de la dette, coût de l’emprunt, coût du crédit, coût du prêt, ce que coûte l’emprunt, ce que coûte la dette, ce que coûte le crédit, ce que demande la banque, ce que demandent les prêteurs, taux auquel on emprunte, taux auquel il emprunte, taux auquel l’acquéreur emprunte, taux auquel l’acheteur emprunte, taux auquel la société emprunte',
  ],
  means_only: [
    crossed('wacc, cost of capital', 'is, which is, is just, is simply, that is'),
    crossed('wacc, cmpc, coût du capital', 'c’est, est, qui est, c’est-à-dire, c’est simplement'),
  ],
  times_the_rate: [
    crossed(
      'multiply, multiplying',
      MANY_SYNERGIES,
      'by the wacc, by the cost of capital, by the discount rate',
    ),
    crossed(
      'multiplie, multiplier',
      SYNERGIES_A_YEAR,
      'par le wacc, par le cmpc, par le coût du capital, par le taux d’actualisation',
    ),
  ],
  timing_aside: [
    crossed(
      'phasing, timing, ramp up, delay, phase in',
      'does not matter, has no effect, makes no difference, changes nothing, does not change, has no impact, is irrelevant',
    ),
    crossed(
      'phasage, calendrier, montée en puissance, décalage, retard',
      'n’a pas d’effet, n’a aucun effet, n’a pas d’impact, n’a aucun impact, ne change rien, ne change pas, n’a pas d’importance, est sans effet',
    ),
  ],
  a_single_year: [
    'one year of savings, one year of synergies, one year’s savings, one year’s synergies, single year’s synergies, first year’s synergies',
    'une année d’économies, une année de synergies, une seule année de synergies, un an d’économies, un an de synergies, synergies d’une année',
  ],
  weighed_against: ['against, compare, versus, hold', 'comparer, compare, face à, en face, contre'],
  premium_up_fewer: [
    crossed(
      'higher premium, bigger premium, higher price, higher the premium, bigger the premium',
      'fewer synergies, less synergies, fewer synergies you need, less synergies you need',
    ),
    crossed(
      'prime plus élevée, plus la prime est élevée, plus le prix est élevé',
      'moins de synergies, moins il faut de synergies',
    ),
  ],
  revalues_acquirer: [
    crossed(
      'revalue, write up, step up, mark up, restate, remeasure',
      'acquirer’s assets, buyer’s assets, acquirer’s balance sheet, our assets, our own assets',
    ).concat(
      ', target’s assets stay at book, target’s assets are kept at book, target stays at book',
    ),
    crossed(
      'réévalue, réévaluer, revalorise, réestime',
      'actifs de l’acquéreur, actifs de l’acheteur, bilan de l’acquéreur, nos actifs, nos propres actifs',
    ).concat(
      ', actifs de la cible restent en valeur comptable, actifs de la cible restent à leur valeur comptable, ceux de la cible restent',
    ),
  ],
  assets_less_price: [
    crossed(
      'net assets, fair value net assets, identifiable net assets, adjusted net assets',
      'minus, less',
      'price, price paid, purchase price',
    ),
    crossed(
      'actif net, actif net réévalué, actif net à la juste valeur, actif net corrigé, actifs nets',
      'moins, diminué du',
      'prix, prix payé, prix d’achat',
    ),
  ],
  goodwill_owed: [
    crossed(
      'goodwill',
      'is a liability, is owed, sits on the liability side, goes on the liability side, goes in the liabilities, sits in liabilities, is a debt',
    ),
    crossed(
      'goodwill',
      'est un passif, se loge au passif, va au passif, au passif, est une dette, s’inscrit au passif, figure au passif',
    ),
  ],
  tax_on_goodwill: [
    crossed(
      'deferred tax, dtl, deferred tax liability',
      'on the goodwill, on goodwill, on the whole price, on the full price, on the whole purchase price',
    ).concat(', goodwill times the tax rate, tax rate times the goodwill'),
    crossed(
      'impôt différé, idp, impôt différé passif',
      'sur le goodwill, sur le prix, sur tout le prix',
    ).concat(', goodwill fois le taux d’impôt, taux d’impôt fois le goodwill'),
  ],
  no_room_to_cheat: [
    'no room for manipulation, no room to manipulate, no risk of manipulation, no way to manipulate, no possible manipulation, nobody argues about ebitda',
    'aucun risque de manipulation, aucune manipulation possible, pas de manipulation possible',
  ],
  of_one_mind: [
    'agree on the forecast, agree on the forecasts, agree on the plan, agree on the future, agree on the outlook, agree about the future',
    'd’accord sur le plan, d’accord sur les prévisions',
  ],
  above_its_face: [
    crossed(
      'worth more than, more than, worth above, above',
      'face value, nominal, nominal amount, face amount, headline amount, headline',
    ),
    crossed(
      'vaut plus que, plus que, supérieur à, davantage que, au-dessus de',
      'nominal, valeur nominale, montant nominal, montant facial, valeur faciale',
    ),
  ],
  long_period: [
    'longer the period, longer the earn-out, longer it runs, the longer, as long as possible',
    'plus la période est longue, plus elle est longue, plus il est long, plus c’est long, le plus long possible',
  ],
  fewer_quarrels: [
    'fewer disputes, less dispute, less risk of dispute, fewer arguments, the safer, the better',
    'moins il y a de litiges, moins de litiges, moins de conflits, moins de risque, mieux c’est',
  ],
  halves_it: [
    crossed(
      'simplest is to, best is to, easiest is to, would simply',
      'split the difference, meet in the middle, meet halfway',
    ),
    crossed(
      'je, on, simplement, il suffit de, le mieux est de, le plus simple est de, propose de, proposerais de, faut',
      'coupe la poire en deux, couper la poire en deux, partager l’écart, partage l’écart, couperais la poire en deux, partage la différence, partager la différence',
    ),
  ],
  held_money_misread: [
    crossed(
      'escrow',
      'protects the seller, is a bonus for the seller, increases the price, is paid to the seller at closing, raises the price',
    ),
    crossed(
      'séquestre',
      'protège le vendeur, sert à protéger le vendeur, est un bonus, augmente le prix, est versé au vendeur au closing',
    ),
  ],
} as const satisfies Lexicon;
