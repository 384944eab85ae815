import type { Lexicon } from '../../types.ts';
import { crossed } from '../crossed.ts';

/** Common words with which a rule of deals is turned round. */
export const turnedRound = {
  because_word: [
    'because, since, as, given that, if, when, once',
    'parce que, puisque, comme, car, dès que, si, quand, lorsque, du moment que',
  ],
  goes_higher: [
    'goes up, rises, is up, increases, is higher, improves, goes from, grows, exceeds, is above, is bigger',
    'monte, augmente, progresse, est en hausse, s’améliore, passe de, dépasse, est plus élevé, est supérieur, grimpe',
  ],
  made_richer: [
    'richer, better off, wealthier, created value, creates value, create value, value creation, value creating, good deal, good for shareholders, created wealth, creates wealth',
    'enrichis, plus riches, plus riche, crée de la valeur, créé de la valeur, création de valeur, bonne opération, bonne affaire, créatrice de valeur, créé de la richesse, crée de la richesse',
  ],
  one_and_the_same: [
    'same thing, one and the same, same as, means the same',
    'même chose, revient au même, c’est pareil, synonyme',
  ],
  justified_word: [
    'is justified, pays off, is worth it, is earned back, was right',
    'est justifiée, est rentabilisée, est amortie, est méritée',
  ],
  plays_no_part: [
    'has nothing to do, have nothing to do, not come into, not enter, not count, not matter, no bearing, no effect, no impact, makes no difference, make no difference, changes nothing, can be ignored, can ignore, not depend on, drops out, drop out, neither here nor there, not relevant',
    'ne joue pas, ne jouent pas, ne joue aucun rôle, n’intervient pas, n’interviennent pas, n’entre pas, n’entrent pas, ne compte pas, ne comptent pas, rien à voir, aucun effet, aucune incidence, aucun impact, pas d’importance, aucune importance, pas d’incidence, pas d’impact, ne change rien, peut ignorer, peut l’ignorer, peut les ignorer, ne dépend pas, ne dépendent pas, n’y change rien',
  ],
  straight_in: [
    'straight to net income, straight into net income, flow straight, go straight, drop straight, directly to net income, straight on, as they are, in full, untaxed',
    'directement dans le résultat, directement au résultat, telles quelles, tels quels, en totalité, en intégralité, en entier',
  ],
  before_tax_words: ['before tax, pre tax, gross', 'avant impôt, avant impôts, brutes, brut'],
  tax_plays_no_part: [
    crossed(
      'tax, taxes, taxation',
      'plays no part, does not come into, does not matter, has nothing to do, is not relevant, does not apply, is irrelevant, changes nothing, makes no difference',
    ),
    crossed(
      'impôt, fiscalité',
      'ne joue pas, n’intervient pas, ne compte pas, n’entre pas, ne s’applique pas, ne change rien, n’a rien à voir',
    ),
  ],
  both_eps: [
    crossed(
      'sum, add, adding, average, mean, total',
      'two eps, both eps, two companies’ eps, eps of the two, eps figures, two earnings per share, two eps figures, eps of both',
    ),
    crossed('additionne, ajoute, somme, moyenne, additionner', 'deux bpa, bpa des deux, bpa'),
  ],
  so_diluted: [
    'dilutes eps, dilutes the eps, dilutes the acquirer, dilutes the buyer, dilutes us, eps is diluted, eps falls, why it is dilutive, why it’s dilutive, deal dilutes',
    'opération le dilue, opération dilue, ça dilue, se dilue, bpa est dilué, bpa baisse, pourquoi c’est dilutif, l’opération est dilutive',
  ],
  dearer_than_us: [
    'than us, than we are, than we do, than ours, than the acquirer, than the buyer',
    'que nous, que le nôtre, que l’acquéreur, que l’acheteur, que celui de l’acquéreur',
  ],
  is_sufficient: [
    'is enough, only need, only needs, just need, is all you need, suffices',
    'suffit',
  ],
  issued_ones: [
    'new shares, new ones, shares issued, issued shares, shares we issue, number of shares, share count',
    'actions émises, actions nouvelles, nouvelles actions, les nouvelles, titres émis, titres nouveaux, nouveaux titres, nombre d’actions, nombre de titres',
  ],
  agencies_blind: [
    crossed(
      'agencies, rating agencies',
      'do not mind, do not care, do not look, ignore, never look, only look at eps, like debt',
    ),
    crossed(
      'agences, agences de notation',
      'ne regardent pas, s’en moquent, ignorent, ne s’intéressent pas, n’en tiennent pas compte, aiment la dette',
    ),
  ],
  borrowing_act: [
    'more debt, taking on debt, borrowing, debt financing, paying in debt, adding debt, extra debt',
    'plus de dette, s’endetter, emprunter, davantage de dette, prendre de la dette, payer en dette',
  ],
  improves_word: [
    'improve, strengthen, boost, help, support, raise, lift',
    'améliore, renforce, soutient, rassure, remonte',
  ],
  costs_more_than: [
    'costs more than, more expensive than, dearer than, costlier than',
    'plus cher que, plus chère que, plus coûteuse que, coûte plus que, plus coûteux que',
  ],
  debt_attracts: [
    'debt becomes more attractive, debt gets more attractive, debt is more attractive, better to borrow, cheaper to borrow, debt becomes cheaper, debt gets cheaper, borrow more, favours debt, use more debt, prefer debt',
    'mieux s’endetter, plus intéressant d’emprunter, dette devient plus intéressante, dette est plus intéressante, dette devient moins chère, dette coûte moins, emprunter davantage, privilégier la dette, favorise la dette',
  ],
  cash_seller_exposed: [
    crossed(
      'with cash, in cash, paying cash',
      'seller, vendor, sellers, target’s shareholders',
      'shares the risk, share the risk, keeps the risk, stays exposed, remains exposed, bears the risk, carries the risk',
    ),
    crossed(
      'en cash, en numéraire, avec du cash',
      'vendeur, cédant, vendeurs',
      'partage le risque, partagent le risque, garde le risque, reste exposé, porte le risque, supporte le risque',
    ),
  ],
  prefers: ['prefer, like, want, love', 'préfère, préfèrent, veut, veulent'],
  is_certain: [
    'is certain, is fixed, is guaranteed, is sure, certainty, knows what he gets',
    'est certain, est certaine, est fixe, est garantie, est garanti, est sûr, certitude, sûr du montant',
  ],
  leaves_alone: [
    'no effect on, no impact on, not affect, not change, not touch, not dilute, leaves, never touches',
    'pas d’effet sur, aucun effet sur, ne change pas, ne change rien, ne touche pas, ne dilue pas, laisse, sans effet sur',
  ],
  who_decides: [
    'control, ownership, votes, the family, family’s stake',
    'contrôle, famille, actionnariat, votes, pouvoir',
  ],
  not_diluted: [
    'not diluted, not be diluted, never diluted, not dilute, keep the same percentage, keep their percentage',
    'ne sont pas dilués, pas dilués, pas dilué, n’est pas dilué, gardent le même pourcentage, gardent leur pourcentage',
  ],
  into_the_capital: [
    'become shareholders, become owners, get votes, voting rights, get a vote, take a stake, own part, own shares, on the register, part of the company, piece of the company, part of the business',
    'au capital, deviennent actionnaires, droit de vote, droits de vote, part de la société, part de l’entreprise, morceau de la société',
  ],
  below_breakeven_good: [
    crossed(
      'below, under, less than',
      'level, level of synergies, amount, threshold, break even, breakeven, number',
      'is accretive, it’s accretive, deal is accretive, becomes accretive, deal becomes accretive',
    ),
    crossed(
      'en dessous de, sous, au-dessous de, en deçà de',
      'niveau, niveau de synergies, montant, seuil, seuil de synergies',
      'c’est relutif, opération est relutive, elle est relutive, devient relutive, opération devient relutive',
    ),
  ],
  above_breakeven_bad: [
    crossed(
      'above, beyond, more than, over',
      'level, level of synergies, amount, threshold, break even, breakeven, number',
      'is dilutive, it’s dilutive, deal is dilutive, becomes dilutive, deal becomes dilutive',
    ),
    crossed(
      'au-dessus de, au-delà de',
      'niveau, niveau de synergies, montant, seuil, seuil de synergies',
      'c’est dilutif, opération est dilutive, elle est dilutive, devient dilutive, opération devient dilutive',
    ),
  ],
  paying_dearer: [
    'premium goes up, higher premium, premium rises, premium increases, bigger premium, pay more, more we pay, more you pay, more it pays, higher price, price goes up, higher the premium, higher the price',
    'plus on paie, plus il paie, prime augmente, prime monte, plus la prime, prime plus élevée, plus le prix, prix plus élevé',
  ],
  fewer_synergies: [
    'less synergies, fewer synergies, lower synergies, less synergy, smaller synergies, synergies needed fall, synergies required fall',
    'moins de synergies, moins il faut de synergies, synergies requises baissent, synergies nécessaires baissent, synergies requises diminuent',
  ],
  rate_name: [
    'discount rate, capitalisation rate, rate i use, right rate, rate to use',
    'taux à retenir, taux de capitalisation, taux d’actualisation, taux que je retiens, bon taux',
  ],
  buyer_benefits: [
    'buyer gains, acquirer gains, buyer wins, acquirer wins, buyer comes out ahead, acquirer comes out ahead, buyer is better off',
    'acquéreur y gagne, acheteur y gagne, acquéreur gagne, acquéreur est gagnant, acheteur est gagnant',
  ],
  worth_growing: [
    'more they are worth, more it is worth, more they’re worth, worth more',
    'plus elles valent, valent plus, vaut plus, plus leur valeur',
  ],
  the_later: [
    'the later',
    'plus tard, plus elles arrivent tard, plus elles tardent, plus c’est tard',
  ],
  easy_integration: [
    crossed(
      'integration',
      'is the easy part, is easy, is straightforward, is simple, is quick, is automatic',
    ),
    crossed(
      'intégration',
      'est facile, est la partie facile, est simple, est rapide, est automatique, va de soi',
    ),
  ],
  others_bear: [
    'borne by the seller, paid by the seller, paid by the target, borne by the target, charged to the seller',
    'payés par le vendeur, supportés par le vendeur, payés par la cible',
  ],
  always_clear: [
    'approve everything, approve practically everything, approve almost everything, always approve, never block, never a real issue, never an issue, never a problem, is a formality, not an issue, after closing, only look at hostile, rarely matters, not a concern, never get in the way, never stand in the way, never object',
    'approuvent tout, approuvent toujours, ne bloquent jamais, jamais un problème, jamais un sujet, pas un sujet, est une formalité, après le closing, n’ont rien à dire, jamais de problème, ne s’opposent jamais, laissent toujours passer',
  ],
  most_deals_work: [
    crossed(
      'most deals, most acquisitions, most mergers, majority of deals, most transactions',
      'create value, end up creating value, succeed, work, work out, go well, pay off, deliver',
    ),
    crossed(
      'plupart des opérations, plupart des acquisitions, plupart des fusions, majorité des opérations, majorité des acquisitions',
      'créent de la valeur, réussissent, finissent par créer, marchent, se passent bien, tiennent leurs promesses',
    ),
  ],
  small_premium_words: [
    'too small a premium, too low a premium, premium too low, premium too small, pay too little, paid too little, premium is too low, not pay enough, paying too little',
    'prime trop faible, prime trop basse, paie trop peu, paye trop peu, ne paie pas assez, prime insuffisante, paie pas assez cher',
  ],
  is_made_of_value: [
    'is value created, is the value created, proves that, proves the synergies, is a good sign, guarantees the synergies',
    'est de la valeur créée, prouve que, est bon signe, garantit que, est un gain pour',
  ],
  one_new_for_each: [
    'one for each, one for one, one share for each, one for every',
    'une pour une, une action pour une, un pour un, une pour chaque',
  ],
  fewer_for_them: [
    'fewer shares, less shares, smaller stake, smaller share, lower ratio, smaller the stake, lower the ratio, fewer new shares',
    'moins d’actions, moins de titres, part plus petite, plus petite part, parité plus faible, parité baisse',
  ],
  fixed_ratio_word: ['fixed ratio, fixed exchange ratio', 'parité fixe, parité est fixe'],
  seller_protected: [
    'seller is protected, target is protected, seller knows, target knows, value is guaranteed, value is fixed, value is certain, value does not change, sellers are protected, value is protected, price is guaranteed, shareholders are protected',
    'vendeur est protégé, cible est protégée, valeur est garantie, valeur est fixe, valeur ne bouge pas, valeur ne change pas, vendeurs sont protégés, prix est garanti, valeur est certaine, actionnaires sont protégés, vendeur est sûr, vendeur sait exactement, vendeur connaît la valeur',
  ],
  wholly_to: [
    'entirely to, go to the target, go to the acquirer, go to the buyer, belong to the buyer, belong to the acquirer, belong to the target, in full to, go all to, all for the acquirer, all for the buyer, all for the target',
    'intégralement à, intégralement aux, en totalité à, en totalité aux, entièrement à, reviennent à l’acquéreur, reviennent à la cible, reviennent toutes, toutes pour l’acquéreur, toutes pour la cible, toutes pour l’acheteur',
  ],
  all_synergies: ['synergies', 'synergies'],
  straight_out_of: [
    'comes straight from, come straight from, follows directly, is directly, is simply, equals, is set by, comes directly from, is fixed by, follows ebitda, read straight from, is given by, must match, should match, has to match',
    'vient directement, découle directement, est directement, est simplement, égale, est fixée par, se déduit directement, suit l’ebitda, doit refléter, doit correspondre, correspond à, est donnée par',
  ],
  owed_as_much: [
    'should own, should get, should have, deserves, deserve, must get, simply get, is entitled, should receive, has to own',
    'doit avoir, doit détenir, doivent avoir, mérite, a droit à, ont droit à, devrait avoir, devraient avoir, équitable',
  ],
  is_an_asset: [
    'is an asset, as an asset, becomes an asset, creates an asset, asset side',
    'est un actif, comme un actif, à l’actif, crée un actif',
  ],
  revalued_up: [
    'revalued upwards, revalued up, written back, reversed, revalued every year, increased later',
    'réévalué à la hausse, repris, reprise, réévalué chaque année, remonter',
  ],
  rating_is_low: [
    'is low, is very low, is depressed, is weak, is poor',
    'est faible, est bas, est très bas, est très faible, est déprimé',
  ],
  shares_then_lift: [
    crossed(
      'paying in shares, paying in stock, shares, stock, issuing shares',
      'boosts eps, lifts eps, is accretive, are accretive, raises eps, is best, are best',
    ),
    crossed(
      'payer en titres, titres, émettre des titres',
      'améliore le bpa, est relutif, sont relutifs, augmente le bpa, est le mieux, dope le bpa',
    ),
  ],
  lends_word: ['lend, lends, loans, advances', 'prête, prêter, avance'],
  quarrels_rare: [
    'rarely lead to dispute, rarely end in dispute, rarely cause dispute, rarely disputed, never disputed, seldom lead to dispute, remove any dispute, no disputes',
    'peu de litiges, rarement des litiges, rarement de litige, rarement contestés, mènent rarement, jamais de litiges, jamais contesté',
  ],
  simplest_word: [
    'simplest, easiest, best, fairest, quickest',
    'plus simple, mieux, plus rapide, plus juste, suffit',
  ],
  halves: [
    'split the difference, meet in the middle, meet halfway, cut it in half, share the gap',
    'couper la poire en deux, partager l’écart, partage l’écart, faire moitié moitié, partager la différence',
  ],
  only_paid: [
    'is paid, is due, falls due, is only paid, gets paid, paid only, is owed',
    'est payé, est versé, est dû, n’est payé que, n’est versé que, n’est dû que',
  ],
  rollover_word: [
    'rollover, roll over, reinvests, reinvestment',
    'réinvestissement, réinvestit, réinvestir',
  ],
  parts_ways: [
    'cashes out, misaligns, leaves completely, exits completely, no longer exposed, has no more risk',
    'désaligne, sort complètement, sort totalement, n’est plus exposé',
  ],
  full_amount: [
    'full hundred, at its full, at full value, at face value, its face value, full face value, headline amount, whole amount',
    'en entier, pour leur montant, à leur valeur nominale, montant facial, à cent pour cent',
  ],
  over_the_old_count: [
    crossed(
      'over, divided by, divide by, on',
      'original share count, original number of shares, pre deal share count, pre deal shares, acquirer’s original share count, acquirer’s old share count, same number of shares as before',
    ),
    crossed(
      'sur, par, divisé par, rapporté au',
      'nombre d’actions d’avant, nombre d’actions initial, nombre d’actions d’origine, ancien nombre d’actions, actions d’avant l’opération, nombre d’actions avant l’opération',
    ),
  ],
  goes_to_lenders: [
    'goes to the bank, goes to the banks, goes to the lenders, belongs to the lenders, benefits the lenders',
    'revient aux banques, revient à la banque, va aux banques, revient aux prêteurs, profite aux banques',
  ],
  rate_to_keep: [
    'rate to use, cost to use, rate i use, cost i use, rate to compare, cost to compare',
    'coût à retenir, taux à retenir, taux que je retiens, coût que je retiens, coût à comparer, taux à comparer',
  ],
  deductible_step_up: [
    crossed(
      'goodwill, amortisation of goodwill, amortisation of the write up, write up, step up, extra amortisation, extra depreciation',
      'is tax deductible, is deductible, saves tax, reduces tax',
    ),
    crossed(
      'goodwill, amortissement du goodwill, amortissement de la réévaluation, réévaluation, amortissement supplémentaire',
      'est déductible, est fiscalement déductible, réduit l’impôt, fait économiser de l’impôt',
    ),
  ],
  stays_inside_goodwill: [
    crossed(
      'intangibles, brands, brand, customer lists, customer relationships, patents',
      'stay in goodwill, stays in goodwill, remain in goodwill, are part of goodwill, go into goodwill',
    ),
    crossed(
      'incorporels, marques, marque, clientèle, brevets, relations clients',
      'restent dans le goodwill, reste dans le goodwill, font partie du goodwill, vont dans le goodwill',
    ),
  ],
  keeps_it_all: [
    crossed(
      'in shares, in stock',
      'buyer keeps all, acquirer keeps all, we keep all, buyer keeps everything, acquirer keeps everything, buyer bears the whole, acquirer bears all, buyer bears all',
    ),
    crossed(
      'en titres, en actions',
      'acquéreur garde toutes, acquéreur garde tout, acheteur garde tout, on garde toutes, acquéreur porte tout, acquéreur porte seul',
    ),
  ],
  opinion_settles: [
    crossed(
      'fairness opinion, opinion',
      'guarantees, proves, is binding, binds, forces, obliges, means that the price is the best, protects the price',
    ),
    crossed(
      'attestation, attestation d’équité',
      'garantit, prouve, est contraignante, oblige, impose, fixe le prix',
    ),
  ],
  loan_comes_first: [
    crossed(
      'vendor loan, seller note, seller loan, vendor note',
      'ranks ahead, is senior, is repaid first, is paid before, comes before, is repaid before',
    ),
    crossed(
      'crédit vendeur, prêt vendeur',
      'passe avant, est remboursé avant, est senior, est prioritaire, est remboursé en premier',
    ),
  ],
  adds_premium: [
    'add the premium, adding the premium, plus the premium',
    'ajoute la prime, ajoutant la prime, prime s’ajoute',
  ],
  premium_when_earned: [
    crossed(
      'premium',
      'is paid over time, is paid later, is paid only if, is only paid if, is only paid when',
    ),
    crossed(
      'prime',
      'est payée plus tard, est étalée, n’est payée que si, est payée au fur et à mesure',
    ),
  ],
  price_follows: [
    'share price goes up, share price will rise, share price rises, stock goes up, stock will rise',
    'cours monte, cours va monter, cours augmente, action monte, action va monter',
  ],
  not_earnings: [
    'ebitda, ebit, revenue, sales, enterprise value, market cap',
    'ebitda, ebit, chiffre d’affaires, valeur d’entreprise, capitalisation',
  ],
  price_times_quote: [
    crossed(
      'price, purchase price, price paid',
      'times, multiplied by',
      'share price, acquirer’s share price',
    ),
    crossed('prix, prix payé, prix d’achat', 'fois, multiplié par', 'cours, cours de l’acquéreur'),
  ],
  excess_is_goodwill: [
    crossed(
      'all the excess, whole excess, entire excess, whole difference, entire difference',
      'goes to goodwill, is goodwill, goes into goodwill, becomes goodwill',
    ),
    crossed(
      'tout l’écart, tout l’excédent, toute la différence',
      'va en goodwill, est du goodwill, va au goodwill, devient du goodwill, passe en goodwill',
    ),
  ],
  always_fifty: [
    'always split fifty fifty, always shared fifty fifty, always shared equally, always split equally, necessarily shared equally',
    'toujours partagées moitié moitié, forcément partagées, toujours partagées à égalité',
  ],
} as const satisfies Lexicon;
