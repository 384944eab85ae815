import type { Lexicon } from '../../types.ts';
import { crossed } from '../crossed.ts';

/** Synergies weighed against the premium, in the words of those who get it wrong. */
export const synVsPremiumMisstated: Lexicon = {
  a_single_year: [
    'one year of savings, one year of synergies, one year’s savings, one year’s synergies, single year’s synergies, first year’s synergies',
    'une année d’économies, une année de synergies, une seule année de synergies, un an d’économies, un an de synergies, synergies d’une année',
  ],
  acquirer_holders_win: ['', 'actionnaires de l’acquéreur qui gagnent'],
  adds_premium: [
    'add the premium, adding the premium, plus the premium',
    'ajoute la prime, prime s’ajoute',
  ],
  amiss_all_synergies: [
    'all synergies, all the synergies, whole synergies, full synergies, synergies in full, synergies entirely, synergies fully, every euro of synergies, 100 of the synergies, total synergies, full value of the synergies',
    'toutes les synergies, totalité des synergies, intégralité des synergies, synergies en totalité, synergies en entier, synergies intégralement, ensemble des synergies, synergies entièrement, 100 des synergies, cent pour cent des synergies, synergies je les ajoute entièrement',
  ],
  amiss_announced_synergies: [
    'announced synergies, synergies announced, synergies they announced, published synergies, promised synergies, revenue synergies, sales synergies, commercial synergies, synergies management promised',
    'synergies annoncées, synergies publiées, synergies promises, synergies du communiqué, synergies de revenus, synergies commerciales, synergies de croissance',
  ],
  amiss_any_price: [
    'any price, any multiple, any premium, whatever the price, whatever the multiple, whatever price, whatever multiple, whatever premium, no matter the price, no matter the multiple, whatever it costs, no limit, no ceiling, no matter how high',
    'n’importe quel prix, n’importe quel multiple, n’importe quelle prime, quel que soit le prix, à tout prix, tous les prix, tous les multiples, peu importe le prix, peu importe le multiple, sans limite, sans plafond, quelle que soit la prime',
  ],
  amiss_as_good_as_earned: [
    'are certain, were certain, is certain, guaranteed, are sure, are safe, as good as done, are locked in, in the bag, are secured, already earned, taken at full value, count them in full, counted in full, pay them in full, always delivered, always achieved, always realised, taken at face value, are a fact',
    'sont certaines, étaient certaines, garanties, sont sûres, étaient sûres, à cent pour cent, toujours réalisées, se réalisent toujours, toujours au rendez vous, comptées en totalité, prises telles quelles, payer d’avance, acquises',
  ],
  amiss_bad_word: [
    'seller, sellers, vendor, destroy, destroys, not, no, only if, transfer',
    'vendeur, vendeurs, cédant, détruit, pas, aucune, à condition, transfère',
  ],
  amiss_belong_to_seller: [
    'all go to the seller, should go to the seller, go entirely to the seller, belong to the seller, belong to the target, due to the seller, owed to the seller, seller deserves, seller’s by right, come from the seller, rightfully the seller’s, belong to the vendor, belong to sellers',
    'doivent revenir au vendeur, devraient revenir au vendeur, vont toutes au vendeur, reviennent au vendeur, reviennent de droit, appartiennent au vendeur, appartiennent à la cible, dues au vendeur, sont au vendeur, reviennent aux vendeurs, reviennent entièrement au vendeur, reviennent à la cible',
  ],
  amiss_ceiling: [
    'ceiling, most we can pay, most you can pay, walk away price, highest price, limit price, upper limit, cap on the price, maximum',
    'plafond, prix maximal, prix limite, limite haute, maximum',
  ],
  amiss_compares: [
    'compare, comparing, compared, against, relate, divide, over',
    'compare, comparer, comparée, rapporte, rapporter, rapportée, face, divise',
  ],
  amiss_exceeds: [
    'exceeds, exceed, exceeding, exceeded, above, higher than, more than, greater than, larger than, bigger than, twice, double, beyond',
    'dépasse, dépasser, dépassant, dépassait, supérieur, supérieure, au dessus, plus que, plus élevée que, plus grande que, deux fois, double, excède, au delà',
  ],
  amiss_floor: ['floor, minimum price', 'plancher, prix minimum'],
  amiss_for_sure: [
    'in full, fully, at full value, for certain, entirely, hundred percent, are certain',
    'en totalité, intégralement, à cent pour cent, entièrement, à leur pleine valeur, sont certaines',
  ],
  amiss_good_for_buyer: [
    'creates value, still creates, makes sense, made sense, good deal, good for the buyer, good for the acquirer, justified, fair, worth doing, attractive, value creating, pays off, wins, richer, works for the buyer',
    'créait, a du sens, bonne opération, bonne affaire, bon pour l’acquéreur, justifié, justifiée, créatrice de valeur, rentable, attractive, intéressante, gagne, gagnant, pertinente',
  ],
  amiss_justifies: [
    'justifies, justify, worth, deserves, supports, can afford, pays',
    'justifie, justifient, vaut, mérite, autorise, peut payer, peut se permettre, doit payer',
  ],
  amiss_leaves_nothing: [
    'nothing, destroys, mistake, only, no value, part of, zero, too much',
    'rien, détruit, erreur, plus aucune, une partie, zéro, trop, pas',
  ],
  amiss_market_reprices: [
    'market applies its multiple, market applies our multiple, market will apply our multiple, gets our multiple, revalued at our multiple, takes our multiple, market then applies, market puts its multiple, buyer’s multiple applies to it, our multiple applies to it',
    'marché applique son multiple, marché lui applique, marché lui donne, prend notre multiple, valorisée à notre multiple, revalorisée à notre multiple, bénéficie de notre multiple, notre multiple s’applique',
  ],
  amiss_minus: ['minus, less, deduct, without', 'moins, déduit, retranche, diminuée'],
  amiss_not_discounted: [
    'no need to discount, not discount, not be discounted, without discounting, no haircut, not haircut, no discount, no probability, not need to be discounted',
    'pas besoin d’actualiser, pas actualiser, ne les actualise pas, pas les actualiser, sans les actualiser, sans actualiser, sans décote, aucune décote, sans probabilité',
  ],
  amiss_plus: ['plus, add, and', 'plus, ajoute, et'],
  amiss_premium: ['premium', 'prime'],
  amiss_right_thing: [
    'creates value, should, must, best, always, makes sense, how it creates, good deal, fair, normal',
    'crée de la valeur, doit, il faut, meilleur, toujours, a du sens, normal, juste, bonne opération, devrait, devrions',
  ],
  amiss_rival_sets_it: [
    'whatever competitors pay, whatever the competition pays, whatever the competitor offers, what the rival offers, asking price, what the seller asks, what the seller wants, whatever the seller asks, what we can borrow',
    'ce que demande le vendeur, ce que le vendeur demande, prix demandé, ce que la banque prête, ce que les banques prêtent, offre du concurrent',
  ],
  amiss_several_synergies: [
    'twice the synergies, double the synergies, two times the synergies, three times the synergies, twice synergies, double synergies, synergies twice',
    'double des synergies, synergies deux fois, fois les synergies',
  ],
  amiss_stand_alone: [
    'standalone, stand alone, intrinsic value',
    'standalone, stand alone, valeur intrinsèque, valeur autonome, valeur seule, valeur en solo',
  ],
  amiss_synergies: ['synergies', 'synergies'],
  amiss_targets_sales: [
    'target’s sales, target’s revenue, target’s turnover, sales of the target, revenue of the target, turnover of the target, target’s net income, acquirer’s sales, buyer’s sales, its sales, its revenue, number of employees',
    'ca de la cible, ventes de la cible, chiffre d’affaires, résultat net de la cible, ventes de l’acquéreur, nombre de salariés',
  ],
  amiss_to_seller: [
    'to the seller, to sellers, to the vendor, to the target, in the price, in the premium, into the price, into the premium, to the price, pay',
    'au vendeur, aux vendeurs, au cédant, à la cible, aux actionnaires de la cible, dans le prix, dans la prime, au prix, payer, reverser, verser',
  ],
  amiss_value_with_synergies: [
    'standalone plus synergies, stand alone plus synergies, standalone value plus synergies, stand alone value plus synergies, synergies',
    'standalone plus les synergies, valeur standalone plus synergies, valeur intrinsèque plus les synergies, synergies',
  ],
  an_issue: [
    'issue, problem, concern, worry, mistake, danger, trap, culprit, to blame, the cause, a cause, what goes wrong, a risk, difficulty, obstacle, sinks, explains, explain, the reason, reason why, kills, why deals',
    'problème, souci, enjeu, danger, piège, erreur, la cause, une cause, en cause, responsable, coupable, un risque, difficulté, obstacle, inquiétude, explique, expliquer, la raison, une raison, tue, fait échouer, plombe, un sujet',
  ],
  any_premium_will_do: [
    'pay any premium, pay any price, any premium, whatever premium, at any price, premium can be anything, whatever the premium, any price works',
    'payer ce qu’on veut, n’importe quelle prime, n’importe quel prix, quelle que soit la prime, à tout prix, peu importe la prime',
  ],
  as_a_discipline: [
    'if you, if we, want, afford, allowed, must, discipline, should, otherwise, unless',
    'si on, si l’on, veut, se permettre, discipline, doit, sinon, à moins',
  ],
  as_remainder: ['left over, left, of remainder, over', 'de reste, restants, de solde'],
  astray_goes_down: [
    'falls, goes down, drops, declines, is lower, decreases',
    'baisse, baissent, diminue, recule, chute',
  ],
  astray_is_bad: [
    'is bad, a bad deal, always bad, automatically bad, must be bad, destroys value',
    'mauvaise opération, forcément mauvaise, forcément mauvais, toujours mauvais, toujours mauvaise, mauvaise affaire, détruit forcément',
  ],
  astray_never_overpays: ['can not overpay, never overpays', 'ne surpaie jamais'],
  astray_no_link: [
    'no link with, no relation to, unrelated to, independent of, no connection with',
    'aucun lien avec, aucun rapport avec, indépendantes de',
  ],
  at_any_price: [
    'worth any premium, worth any price, at any price, whatever the price, any premium is justified, any price is justified, any premium is fine, any price is fine, no matter the price, however high the premium, cannot overpay, never overpay, never too expensive, worth whatever, price is no object, always worth its price, never too high, whatever premium',
    'n’importe quel prix, à tout prix, quel que soit le prix, quelle que soit la prime, toute prime est justifiée, peu importe le prix, peu importe la prime, jamais trop cher, jamais trop élevée, mérite n’importe quel, vaut toujours son prix',
  ],
  at_whatever_price: [
    crossed(
      'however much, whatever, no matter how much, no matter what, whatever price',
      'you pay, they pay, is paid, the buyer pays, we pay, it pays',
    ),
    crossed(
      'quel que soit, peu importe, qu’importe',
      'le prix payé, le montant payé, le prix, ce qu’on paie',
    ),
  ],
  bad_climate: [
    'economy, the market, the cycle, bad luck, recession, macro, outside events, the press',
    'conjoncture, marché, marchés, cycle, malchance, récession, environnement, crise, presse',
  ],
  big_premium: [
    'bigger premium, higher premium, larger premium, big premium, high premium, large premium, fat premium, size of the premium, bigger the premium, higher the premium, larger the premium',
    'grosse prime, prime élevée, prime plus élevée, forte prime, plus grosse prime, prime importante, plus la prime est élevée, plus la prime est grosse, niveau de la prime',
  ],
  big_premium_here: [
    'big premium, large premium, high premium, generous premium',
    'grosse prime, forte prime, prime élevée, belle prime',
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
  buyer_benefits: [
    'buyer gains, acquirer gains, buyer wins, acquirer wins, buyer comes out ahead, acquirer comes out ahead, buyer is better off',
    'acquéreur y gagne, acheteur y gagne, acquéreur gagne, acquéreur est gagnant, acheteur est gagnant',
  ],
  buyer_gains: [
    'the more value we create, the more value you create, the more value is created, the more you gain, the more we gain, the more it earns, creates the savings, creates the synergies, creates synergies, creates savings, creates value, creates the value, brings the synergies, produces the synergies, is value created, is value creation, never loses, cannot lose, always wins, enriches the buyer, makes the buyer richer, good for the acquirer, good for the buyer, proves the value, means more synergies, guarantees synergies, guarantees success',
    'plus on crée de valeur, plus on crée de la valeur, plus ça crée de valeur, plus l’acheteur gagne, plus l’acquéreur gagne, plus on gagne, plus il gagne, plus on y gagne, crée les économies, crée les synergies, crée des synergies, crée de la valeur, apporte les synergies, produit les synergies, ne perd jamais, ne peut pas perdre, gagne toujours, enrichit l’acheteur, enrichit l’acquéreur, bonne pour l’acquéreur, garantit les synergies, garantit le succès, plus de synergies',
  ],
  buyer_side_holders: [
    'acquirer’s shareholders, buyer’s shareholders, acquirer shareholders, shareholders of the acquirer, shareholders of the buyer, bidder’s shareholders',
    'actionnaires de l’acquéreur, actionnaires de l’acheteur, actionnaires de l’initiateur',
  ],
  buyer_takes_value: [
    'acquirer gains, acquirer captures, acquirer keeps, buyer gains, buyer keeps, buyer captures, acquirer has gained, acquirer has earned, acquirer wins',
    'acquéreur a gagné, acquéreur gagne, acquéreur capte, acquéreur garde, acquéreur qui a gagné, acquéreur qui gagne, acquéreur qui capte',
  ],
  buyers_part: [
    crossed(
      'is, equals, means, as, represents',
      'buyer’s share, acquirer’s share, buyer’s part, buyer’s gain, acquirer’s gain, buyer’s profit, acquirer’s profit, what buyer keeps, what acquirer keeps, what we keep, value we create, buyer’s reward, acquirer’s reward',
    ),
    crossed(
      'c’est, est, représente, correspond à, comme',
      'part de l’acquéreur, part de l’acheteur, gain de l’acquéreur, gain de l’acheteur, bénéfice de l’acquéreur, ce que garde l’acquéreur, ce que l’acquéreur garde, ce que garde l’acheteur, ce qui reste à l’acquéreur, ce qu’on garde',
    ),
  ],
  carries_the_risk: [
    'takes the risk, bears the risk, carries the risk, runs the risk, takes all the risk, is at risk',
    'prend le risque, porte le risque, supporte le risque, court le risque, prend tout le risque, assume le risque',
  ],
  cases_minus: ['minus, less', 'moins'],
  cases_stand_alone: [
    'stand alone value, standalone value, intrinsic value, stand alone price',
    'valeur intrinsèque, valeur stand alone, valeur seule, valeur autonome',
  ],
  comes_off_worst: [
    'lose out, lose the most, lose most, are the losers, end up losing, are worse off, suffer the most, lose money, pay for it, are the ones who lose, the ones who lose, the real losers, is the loser, is the big loser, the big losers, the biggest loser',
    'sont perdants, perdent le plus, sont les perdants, y perdent, sont lésés, perdent de l’argent, les vrais perdants, est le grand perdant, grand perdant, sont les grands perdants, est le perdant, le vrai perdant',
  ],
  counter_bears: [
    'who pays, pays, bears, paid the',
    'qui paie, qui la paie, qui supporte, supporte, paie',
  ],
  counter_other_side: [
    'the founder, the target’s shareholders, the target, the seller, seller’s shareholders',
    'le fondateur, les actionnaires de la cible, la cible, le vendeur',
  ],
  deal_premium: ['premium, overpayment', 'prime, surprix'],
  deals_all_synergies: [
    'all synergies, whole synergies, full synergies, entire synergies, hundred percent of synergies, total synergies',
    'toutes les synergies, totalité des synergies, intégralité des synergies, cent pour cent des synergies',
  ],
  deals_cost_to_seller: [
    'they bear, borne by seller, borne by target, paid by target, paid by the sellers, cost for the seller, cost to the seller, sellers bear, seller pays, not the buyer, sellers’ cost, seller’s cost, cost of the seller, paid by the founder, shareholders pay to the buyer, sellers pay to the buyer, sellers pay the buyer, comes out of the seller’s pocket, out of the sellers’ pocket, seller’s problem, paid by the target, costs our shareholders nothing, not cost our shareholders, target pays it',
    'supportée par le vendeur, payée par la cible, coût pour le vendeur, vendeur supporte, payée par le vendeur, coût du vendeur, coût des vendeurs, à la charge du vendeur, à la charge des vendeurs, cible qui la paient, vendeurs qui la paient, fondateur qui la paie, payée par le fondateur, de la poche du vendeur, de la poche des vendeurs, tiffany qui la paie, ne coûte rien à nos actionnaires, vendeur la paie',
  ],
  deals_create_value: [
    'create value, still create, good deal, still good, still worth it, win, come out ahead, still win, still gain, still make money',
    'créer de la valeur, crée encore, bonne affaire, reste gagnant, reste intéressant, créer quand même, être gagnant, s’y retrouver',
  ],
  deals_needs_no_synergy: [
    'not need synergies, no need of synergies, needs no synergies, not require synergies, already earned, pays for itself, costs nothing, no cost',
    'pas besoin de synergies, aucun besoin de synergies, se paie toute seule, déjà gagnée, ne coûte rien',
  ],
  deals_premium_noun: ['premium', 'prime'],
  deals_should_exceed: [
    'must exceed, should exceed, has to exceed, must be higher than, should be higher than, must be above, should be above, must be greater than, should be bigger than, must be bigger than',
    'doit dépasser, doit excéder, doit être supérieure, devrait dépasser, doit être plus élevée, doit être plus grande, doit être au-dessus',
  ],
  deals_surplus_word: [
    'what is left, what remains, surplus, left over, net value',
    'ce qui reste, surplus, ce qu’il reste, excédent',
  ],
  deals_to_sellers: [
    'belong to sellers, belongs to the seller, goes to the seller, goes to target, belongs to target, go to sellers, for the sellers, seller’s shareholders paid',
    'revient au vendeur, revient aux vendeurs, appartient au vendeur, appartient aux vendeurs, va au vendeur, va aux vendeurs, pour les vendeurs, revient à la cible, vendeurs ont payé',
  ],
  disappointment: [
    'disappoint, disappointment, fail, failure, flop, go wrong, goes wrong',
    'déception, décevoir, déçoivent, échec, échouer, échouent, rater, ratent',
  ],
  earnings_up_word: [
    'accretive, accretion, eps goes up, eps rises, earnings per share go up, earnings per share rise, eps is up, eps grows',
    'relutif, relutive, relution, bpa monte, bpa augmente, bpa progresse',
  ],
  extra_over_market: [
    'pays on top, paid on top, pays over the market, paid over the market, extra he pays, extra it pays, extra we pay, extra paid, paid extra, overpayment, premium',
    'paie en plus, payé en plus, paie en trop, payé en trop, surplus payé, surprix, prime',
  ],
  fewer_synergies: [
    'less synergies, fewer synergies, lower synergies, smaller synergies, synergies needed fall, synergies required fall',
    'moins de synergies, moins il faut de synergies, synergies requises baissent, synergies nécessaires baissent, synergies requises diminuent',
  ],
  fine_target: [
    'target better, target’s better, target is better, better target, the better the target, good target, target’s good, target is good, great target, great company, good company, excellent target, quality target, better company, target is excellent, quality of the target, high quality',
    'cible est meilleure, cible est bonne, bonne cible, meilleure cible, belle cible, cible excellente, cible est excellente, bonne société, belle société, bonne entreprise, qualité de la cible, meilleure la cible, belle entreprise',
  ],
  gain_for_the_buyer: [
    crossed(
      'gain, value, profit, benefit, upside, value created, money',
      'for acquirer, for buyer, for us, for acquirer’s shareholders, for our shareholders',
    ),
    crossed(
      'gain, valeur, bénéfice, profit, valeur créée, argent',
      'pour l’acquéreur, pour l’acheteur, pour nous, pour nos actionnaires, pour les actionnaires de l’acquéreur',
    ),
  ],
  goes_wrong: [
    'failure, fail, disappoint, disappointment, go wrong, goes wrong, destroy value, unsuccessful',
    'échec, échouer, échouent, échoue, déçoit, déçoivent, décevoir, déception, détruisent de la valeur, détruit de la valeur, ratent, décevantes',
  ],
  good_for_us: [
    'good for my client, good for our client, good for our shareholders, good for the buyer, good for the acquirer, creates value, good deal, worth doing, still pays, makes sense for',
    'bon pour mon client, bon pour nos actionnaires, bon pour l’acheteur, bonne affaire, crée de la valeur, intéressant pour mon client, profite à mon client',
  ],
  hardly_ever: ['rarely, seldom, never, hardly, few, scarcely', 'rarement, jamais, à peine, guère'],
  heard_above_it: [
    'higher than, above, exceeds, greater than, bigger than',
    'dépasse, supérieur à, plus grand que, au-dessus de, supérieure aux',
  ],
  heard_has_to_be: ['has to be, must be, should be, needs to be', 'doit être, soit, faut que'],
  integration_costs_word: [
    'integration costs, cost of integration',
    'coûts d’intégration, frais d’intégration',
  ],
  integration_misplaced: [
    'every year, each year, recurring, leave aside, left aside, leave them out, left out, ignore, forget about, capitalise them, to the value of the synergies, to the synergies, not our subject, not our business, never materialise, recurring item, to the value created, added to the value',
    's’ajoutent à la valeur, chaque année, tous les ans, récurrents, laisse de côté, ignore, oublie, les capitalise, aux synergies, à la valeur des synergies, pas notre sujet, pas notre affaire, ne compte pas, à la valeur créée, s’ajoutent aux',
  ],
  is_a_sign_of: [
    'tells, tell you, proves, shows, means, signals, says, just means, reflects, is a sign, better',
    'prouve, montre, veut dire, signifie, reflète, indique, est signe, est la preuve, témoigne, meilleure',
  ],
  is_above: [
    'exceed, exceeds, higher than, above, bigger than, greater than, more than, larger than, outweighs, is higher, is greater, is larger, is bigger, worth more, are more, are bigger, are higher, are larger, beats, beat, tops',
    'dépasse, dépassent, supérieur, supérieurs, supérieures, supérieure, au-dessus, plus élevé, plus grand, excède, excèdent, valent plus, vaut plus, plus importante',
  ],
  is_good_sign: [
    'is good news, is a good sign, shows the buyer believes, shows it is a good deal, proves the deal is good',
    'est bon signe, est une bonne nouvelle, montre que l’acheteur y croit, prouve que l’opération est bonne',
  ],
  is_made_of_value: [
    'is value created, is the value created, proves that, proves the synergies, is a good sign, guarantees the synergies',
    'est de la valeur créée, prouve que, est bon signe, garantit que, est un gain pour',
  ],
  its_fault: [
    crossed(
      'only, solely, purely, entirely, always, just, all',
      'because of, due to, down to, the fault of, bad luck, a matter of, about',
    ),
    'uniquement la faute, uniquement à cause, uniquement dû, uniquement due, seulement la faute, seule faute, toujours la faute, seulement à cause, uniquement une question, simplement la faute, que de la malchance, entièrement dû, exclusivement dû',
  ],
  keeps_all_of_it: [
    crossed(
      'gets, keeps, takes, pockets, captures, receives',
      'whole of, whole benefit, whole gain, all of them, all of it, all synergies, all savings, full benefit, full value of, every euro of, entire gain, entire benefit, hundred percent of, lot',
    ),
    crossed(
      'garde, touche, prend, récupère, conserve, capte, empoche, reçoit',
      'totalité, intégralité, toutes les synergies, gain entier, tout le gain, tout le bénéfice, valeur entière, cent pour cent',
    ),
  ],
  large_part_of_it: [
    'ninety percent, ninety five percent, eighty percent, 90 percent, 95 percent, 80 percent, 90 %, 95 %, 80 %, most of, nearly all, almost all, bulk, lion’s share, nine tenths, four fifths, three quarters',
    'quatre-vingt-dix pour cent, 90 pour cent, 80 pour cent, quatre-vingts pour cent, essentiel, quasi-totalité, plupart, majeure partie, neuf dixièmes, quatre cinquièmes, trois quarts, presque tout',
  ],
  left_to_us: [
    'left for us, left over for us, what we keep, our gain, our share, net of the premium, after the premium, gain for the buyer, left for the buyer, value we keep, once the premium is paid',
    'reste pour nous, nous reste, notre gain, notre part, reste à l’acquéreur, reste pour l’acquéreur, net de la prime, après la prime, gain de l’acquéreur, une fois la prime payée',
  ],
  loses_value: [
    'destroy value, value is destroyed, value destroyed, loses value, bad deal, value is lost, impoverishes',
    'détruit de la valeur, détruisent de la valeur, détruire de la valeur, destruction de valeur, destructrice de valeur, valeur est détruite, appauvrit, perd de la valeur, mauvaise affaire',
  ],
  market_a_year: [
    'a year, per year, annual, annually, each year, every year',
    'par an, annuelles, chaque année, à l’année',
  ],
  market_above_synergies: [
    'more than the synergies, above the synergies, above the value of the synergies, higher than the synergies, larger than the synergies, exceeding the synergies',
    'plus que les synergies, au dessus des synergies, supérieure aux synergies, qui dépasse les synergies',
  ],
  market_above_the_synergies: [
    'bigger than the synergies, above the synergies, more than the synergies, larger than the synergies, higher than the synergies',
    'supérieure aux synergies, au dessus des synergies, plus que les synergies, plus grosse que les synergies, plus élevée que les synergies',
  ],
  market_all_of_it: [
    'whole, all the, entire, hundred percent',
    'toutes, totalité, cent pour cent, intégralité',
  ],
  market_before_tax_word: [
    'no tax, without tax, ignoring tax, before any tax, before tax, pre tax, gross of tax, untaxed',
    'sans fiscalité, sans déduire l’impôt, sans retirer l’impôt, avant impôt, brutes d’impôt, hors impôt, sans impôt',
  ],
  market_best_for_buyer: [
    'best return, best for the buyer, acquirer creates the most, buyer is best off',
    'meilleur rendement, mieux pour l’acquéreur, meilleure pour l’acquéreur',
  ],
  market_buyer_keeps_more: [
    'buyer keeps more, acquirer keeps more, acquirer keeps a larger, buyer keeps a bigger, more of those synergies we keep, more of the synergies we keep, more synergies we keep, more of them we keep, more the buyer keeps, more the acquirer keeps, more is left for us, more we get to keep',
    'plus l’acheteur en garde, acquéreur garde plus, acheteur garde plus, plus l’acquéreur garde, acquéreur garde davantage, plus on garde de synergies, plus on garde les synergies, plus on en garde, plus nous en gardons, plus il nous reste, plus il nous en reste, acquéreur garde une part importante, plus il en reste pour nous',
  ],
  market_can_well_pay: [
    'can afford, can pay, may pay, can offer',
    'peut se permettre, peut payer, peut offrir, peut bien payer',
  ],
  market_create_value: [
    'creates value, value creating, value is created, value for shareholders, creates the value, what creates value, source of value, value for its shareholders',
    'crée de la valeur, créatrice de valeur, création de valeur, créateur de valeur, crée forcément de la valeur, crée automatiquement de la valeur, crée toujours de la valeur, crée mécaniquement de la valeur, est créatrice, source de valeur, crée nécessairement de la valeur',
  ],
  market_destroys_value: [
    'destroys value, value destroying, loses value',
    'détruit de la valeur, destructeur, destruction de valeur, perd de la valeur',
  ],
  market_enough_word: ['enough, sufficient, all you need', 'suffit, suffisant, tout ce qu’il faut'],
  market_every_synergy: [
    'all the synergies, every synergy, whole of the synergies, all of the synergies',
    'toutes les synergies, totalité des synergies, intégralité des synergies',
  ],
  market_hands_away: [
    'hand, give, leave, pass on, give away',
    'laisser, donner, verser, céder, rendre',
  ],
  market_happy_to_pay: [
    'can pay, could pay, should pay, happy to pay, would pay, must pay, pay a premium',
    'peut payer, doit payer, devrait payer, je paierais, pourrait payer, payer une prime',
  ],
  market_higher_word: [
    'higher, larger, bigger, more you pay',
    'forte, plus forte, élevée, plus élevée, plus la prime',
  ],
  market_is_less_than: [
    'is less than, far less than, below the premium, less than the premium',
    'inférieures à la prime, moins que la prime, bien inférieur',
  ],
  market_is_no_cost: [
    'no cost at all, no cost for, not a cost, is no cost, costs the buyer nothing, costs us nothing',
    'pas un coût, aucun coût pour, ne coûte rien à, ne nous coûte rien, n’est pas un coût',
  ],
  market_no_integration_cost: [
    'no cost of integration, no one off costs, forget the integration costs, leave out the integration costs, leave integration costs aside, ignore integration costs, no costs to get there, ignoring the cost of integration, no integration cost, without integration costs, integration costs have no effect, integration costs are one off',
    'pas de coûts d’intégration, oublie les coûts d’intégration, sans frais d’intégration, aucun coût d’intégration, ni coûts d’intégration, sans compter l’intégration, sans coût de mise en œuvre, laisse les coûts d’intégration de côté, sans coût d’intégration, coûts d’intégration sont sans effet, coûts sont non récurrents',
  ],
  market_one_year_of_savings: [
    'one year of synergies, one year of savings',
    'une année de synergies, un an de synergies',
  ],
  market_pay_anything: [
    'pay whatever it takes, pay any price, pay whatever the seller, any price is fine, price not matter, price hardly matters',
    'payer n’importe quel prix, payer n’importe quoi, peu importe le prix, quel que soit le prix, à n’importe quel prix',
  ],
  market_price_word: ['price, premium, valuation, multiple', 'prix, prime, valorisation, multiple'],
  market_prove_it: ['prove, justify, show', 'prouver, justifier, montrer'],
  market_revenue_safer: [
    crossed(
      'revenue synergies, sales synergies, cross selling',
      'are safer, are more certain, are easier, are surer, come faster, are the safest, are more reliable, is safer, is easier',
    ),
    crossed(
      'synergies de revenus, synergies de chiffre d’affaires, synergies commerciales, ventes croisées',
      'sont plus sûres, sont plus certaines, sont plus faciles, viennent plus vite, sont les plus sûres, sont plus fiables',
    ),
  ],
  market_so_word: [
    'so, therefore, hence, means, since, as it is, because, by definition, automatically',
    'donc, ce qui veut dire, par conséquent, comme, puisque, parce que, alors, par définition, automatiquement',
  ],
  market_strategic_word: [
    'strategic, strategy, right target, good fit',
    'stratégique, bonne cible',
  ],
  market_surer_than: [
    'more certain than, safer than, surer than, more reliable than',
    'plus certaines que, plus sûres que, plus fiables que',
  ],
  market_tax_is_nothing: [
    'tax plays no part, tax plays no role, tax does not matter, tax is irrelevant, taxes do not matter, forget the tax',
    'impôt ne joue pas, impôt ne joue aucun, impôt ne compte pas, impôt n’a rien à voir, oublie l’impôt, sans s’occuper de l’impôt',
  ],
  market_whatever_word: [
    'whatever, no matter, any price, regardless, at any cost',
    'quel que soit, peu importe, n’importe quel, à tout prix, dans tous les cas',
  ],
  measured_with: [
    'compare, compared with, against, versus, weigh against, exceed, cover, with',
    'compare, comparer, contre, face à, rapporte, dépassent, couvrent, au, en regard',
  ],
  misread_bigger_than: [
    'bigger than, larger than, higher than, greater than, exceeds, exceed, above, more than, be above',
    'plus grosse que, plus grande que, plus élevée que, supérieure, dépasse, dépassent, excède, au-dessus',
  ],
  misread_buyer_loses: [
    'buyer loses, acquirer loses, loses money, bad for the buyer, bad for the acquirer, destroys value, overpaid, overpays',
    'acquéreur y perd, acheteur y perd, acquéreur perd, acheteur perd, on y perd, mauvais pour l’acquéreur, mauvais pour l’acheteur, détruit de la valeur, surpaie, surpayé',
  ],
  misread_covers_all: [
    'cover the whole price, cover the full price, cover the entire price, cover the total price, cover the purchase price, against the total price, pay for the whole company, compared with the whole price, compared with the total price, set against the whole price',
    'couvrir le prix d’achat, couvrir l’intégralité du prix, couvrir tout le prix, couvrir le prix total, comparer au prix total, comparées au prix total, couvrir la totalité du prix',
  ],
  misread_must: [
    'only works if, only good if, only makes sense if, only pays if, only creates value if, has to, have to, must, needs to, only if, as long as, works when, only when',
    'ne vaut que si, n’a de sens que si, ne marche que si, que si, il faut que, faut que, doit, seulement si, à condition que',
  ],
  misread_never_earned_back: [
    'never has to be earned back, not have to be earned back, need not be earned back, no need to earn it back, not need to earn it back, not need to be earned back, never needs to be earned back, not need to be recovered, not have to be recovered, not need to be covered, not have to be covered, need not be covered, no need to cover it, never has to be recovered, never has to be covered, not need to pay for itself, not have to pay for itself, no need to justify it',
    'pas besoin d’être récupérée, pas besoin d’être couverte, jamais besoin d’être récupérée, pas besoin d’être amortie, pas besoin d’être rentabilisée, pas à être récupérée, n’a pas à être couverte, jamais à être récupérée, pas à être amortie, pas besoin de la récupérer, pas besoin de la couvrir, n’a pas à être rentabilisée, pas besoin de la justifier, n’a pas besoin d’être justifiée',
  ],
  misread_only_goodwill: [
    'goodwill so it’s free, goodwill so it costs, goodwill it costs nothing, goes to goodwill so, just goodwill, only goodwill, booked as goodwill so, goodwill so it is free',
    'goodwill donc c’est gratuit, goodwill ça ne coûte, part en goodwill donc, que du goodwill, du goodwill donc, goodwill donc ça ne coûte',
  ],
  misread_premium: ['premium, control premium', 'prime, prime de contrôle'],
  misread_pure_gain: [
    'pure gain, pure profit, pure upside, any synergy above zero, any saving above zero, whatever the premium, first euro of synergies, any synergy is a gain, all profit for the buyer, net gain for the buyer',
    'gain net pour, gain pur, pur gain, pur bénéfice, tout bénéfice pour, la moindre synergie, quelle que soit la prime, n’importe quelle synergie, dès le premier euro de synergies',
  ],
  misread_savings: ['synergies, the savings, cost savings', 'synergies, économies'],
  misstated_any_premium: [
    'any premium, every premium, all premiums, a premium is always, premiums are always, whatever the premium, whatever premium, no premium is ever',
    'toute prime, n’importe quelle prime, toutes les primes, une prime est toujours, primes sont toujours, quelle que soit la prime, aucune prime n’est',
  ],
  misstated_comes_back: [
    'always comes back, always pays back, always recovered, always earned back, always pays off, always recoups, is always recouped, recovered when the share, pays for itself, comes back when the share, comes back through the share price, recovered through the share price, earned back in the share price',
    'se récupère toujours, se récupère quand, se rattrape toujours, toujours récupérée, toujours rentabilisée, se rentabilise toujours, se rembourse toujours, se retrouve toujours, récupérée par la hausse, récupérée dans le cours, revient toujours, se paie toute seule',
  ],
  misstated_money_lost: [
    'money lost, lost money, wasted money, money wasted, money thrown away, money down the drain, thrown away, pure waste, pure loss, is a loss, overpayment, never justified, is justified',
    'argent perdu, perdu pour l’acheteur, perdu pour l’acquéreur, argent jeté, jeté par les fenêtres, gaspillage, perte sèche, perte pure, pure perte, jamais justifiée, est justifiée',
  ],
  misstated_price_is_value: [
    'market is always right, share price is the true value, share price gives the true value, market price is the true value, share price is the real value, share price is always right, market price is always right',
    'cours de bourse donne la vraie valeur, bourse donne la vraie valeur, marché a toujours raison, cours a toujours raison, bourse a toujours raison, cours donne la vraie valeur, cours est la vraie valeur, cours reflète la vraie valeur',
  ],
  more_value_made: [
    'the more value, more value is created, more value you create, more value we create',
    'plus on crée de valeur, plus il crée de valeur, plus elle crée de valeur, plus de valeur est créée',
  ],
  no_matter: [
    'not matter, no matter, irrelevant, makes no difference, regardless, whatever the premium, however high',
    'peu importe, n’a pas d’importance, pas d’importance, aucune importance, ne change rien, quelle que soit la prime, quel que soit le niveau, n’importe pas',
  ],
  not_a_cost: [
    'not a cost, is no cost, not a real cost, not really a cost, costs nothing, is free, comes back by itself, pays for itself, not a loss, not a true cost, not a real expense, only an accounting entry, just an accounting entry',
    'n’est pas un coût, pas un coût, pas un vrai coût, ne coûte rien, coûte rien, se rembourse toute seule, se paie toute seule, s’autofinance, pas une perte, pas une vraie charge, qu’une écriture',
  ],
  overpaying_impossible: [
    crossed(
      'cannot, can’t, cannot really, can’t really, never, you never, impossible to, no way to',
      'overpay, pay too much, overpaid',
    ) + ', no such thing as overpaying, overpaying does not exist',
    crossed(
      'ne peut pas, ne peut pas vraiment, ne peut jamais, ne peut guère, impossible de, on ne',
      'surpayer, payer trop cher, surpaie jamais, paie jamais trop cher',
    ) + ', jamais trop cher, surpayer n’existe pas',
  ],
  paid_by_sellers: [
    crossed(
      'paid by, borne by, funded by, comes out of, cost for, cost to, financed by',
      'target’s shareholders, target shareholders, sellers, seller, target’s holders, shareholders of the target, target’s owners',
    ),
    crossed(
      'payée par, supportée par, financée par, versée par, à la charge de, à la charge des, un coût pour',
      'actionnaires de la cible, vendeurs, vendeur, actionnaires vendeurs, actionnaires cédants, la cible',
    ),
  ],
  paying_dearer: [
    'premium goes up, higher premium, premium rises, premium increases, bigger premium, pay more, more we pay, more you pay, more it pays, higher price, price goes up, higher the premium, higher the price',
    'plus on paie, plus il paie, prime augmente, prime monte, plus la prime, prime plus élevée, plus le prix, prix plus élevé',
  ],
  paying_more: [
    'the more we pay, the more you pay, the dearer you pay, higher premium, bigger premium, larger premium, high premium, generous premium, generous buyer, generous acquirer, the more it pays, the more they pay, paying more, the more you overpay, more above the price, the dearer you buy, premium itself, because the premium',
    'plus on paie cher, plus on paye cher, plus on paie, prime plus élevée, prime élevée, grosse prime, forte prime, prime généreuse, plus grosse prime, plus la prime, acheteur généreux, acquéreur généreux, plus on paye, plus il paie, plus on lâche, plus on verse, plus on met, payer plus, payer davantage, payer cher, plus on surpaie, parce que la prime, car la prime',
  ],
  paying_too_little: [
    'pay too little, paid too little, not pay enough, premium is too low, premium too low, premiums are too low, premium too small, price too low, buy too cheap, underpay, underpaid, not generous enough',
    'paie trop peu, paye trop peu, paie pas assez, paye pas assez, prime trop faible, prime trop basse, prix trop bas, achète trop peu cher, pas assez généreux',
  ],
  pays_beyond_worth: [
    'pay more than the synergies, pay above the synergies, more than the synergies are, premium above the synergies, premium over the synergies, go beyond the synergies, exceed the synergies',
    'plus que les synergies, prime supérieure aux synergies, au-delà des synergies, au-dessus des synergies, dépasser les synergies, dépasser la valeur des synergies',
  ],
  premium_above_gain: [
    'premium is worth more than the synergies, premium exceeds the synergies, premium exceeds our synergies, pay more than the synergies, premium is higher than the synergies, premium is larger than the synergies',
    'prime dépasse les synergies, prime excède les synergies, prime est supérieure aux synergies, paie plus que les synergies',
  ],
  premium_over_is_good: [
    'premium exceeds the synergies so it creates',
    'prime dépasse les synergies donc elle crée',
  ],
  premium_rising: [
    'bigger the premium, higher the premium, larger the premium',
    'plus la prime, plus grosse la prime',
  ],
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
  price_of_deal: [
    'price, what you pay, what the buyer pays, overpaying, premium, paying too much',
    'prix, ce qu’on paie, prime, surpayer, payer trop cher, montant payé',
  ],
  price_overpaid: [
    'overpay, overpays, overpaying, overpaid, pay too much',
    'surpaie, surpaye, surpayer, paie trop cher, trop payer',
  ],
  repays_itself: [
    'pay for themselves, pays for itself, always earned back, comes back by itself, come back by themselves',
    'se paient toutes seules, se rembourse, se rentabilise, s’autofinance',
  ],
  returns_by_itself: [
    'comes back anyway, comes back to him, comes back to it, comes back to the buyer, comes back to us, is recovered anyway, always pays for itself, pays for itself anyway, comes back by itself, is always earned back, always gets it back',
    'revient de toute façon, lui revient toujours, revient toujours à l’acheteur, finissent toujours par le rembourser, finissent toujours par la rembourser, finit toujours par se rembourser, se rembourse tout seul, est toujours récupérée, se récupère toujours, revient tout seul',
  ],
  rightly_once: [
    'once, one-off, not every year, deduct, subtract, minus, less, never forget, not ignore, not leave, not left, cannot ignore, must not, less the',
    'une fois, ponctuels, non récurrents, déduis, retire, moins, soustrais, n’oublie pas, pas oublier, sans oublier, ne pas, n’ignore pas, ne laisse pas',
  ],
  rise_with_it: [
    crossed(
      'synergies, the synergies, savings',
      'rise with it, rise with the premium, go up with it, grow with it, follow the premium, grow with the premium, increase with the premium',
    ) + ', bigger the synergies, more synergies you get, more synergies there are',
    crossed(
      'synergies, économies',
      'montent avec, augmentent avec, suivent la prime, grandissent avec, croissent avec',
    ) +
      ', plus il y a de synergies, plus les synergies sont grosses, plus les synergies sont élevées',
  ],
  ruins_value: [
    'destroy value, destroys shareholder value, value is destroyed, value destructive, value destroying, loses value, bad for shareholders, makes shareholders poorer',
    'détruit de la valeur, détruire de la valeur, destructrice de valeur, destructeur de valeur, détruit la valeur, destruction de valeur, appauvrit, perd de la valeur, valeur est détruite, fait perdre de la valeur',
  ],
  seller_side_holders: [
    'target’s shareholders, target shareholders, shareholders of the target, selling shareholders, sellers',
    'actionnaires de la cible, actionnaires cédants, vendeurs',
  ],
  since_it_is_strategic: [
    'because brands are strategic, because it is strategic, it is strategic, since it is strategic, strategic value, brand is strategic, for strategic reasons, that is fine, it is fine, normal, because the brand',
    'ce n’est pas grave, c’est stratégique, parce que stratégique, valeur stratégique, raisons stratégiques, marque est stratégique, c’est normal, pas un problème',
  ],
  single_years_gain: [
    'one year of synergies, a single year of synergies, synergies of one year, synergies of a single year, one year of savings, first year’s synergies, one year’s synergies, one year’s savings, this year’s synergies, this year’s savings, that year’s synergies, one year’s worth, a year’s worth of, one year of them, a year of them',
    'synergies d’une seule année, synergies d’une année, une seule année de synergies, une année de synergies, économies d’une année, synergies de la première année, économies d’une seule année, synergies de l’année, économies de l’année, synergies d’un an, économies d’un an, gain d’un an, gain de l’année, une année d’entre elles',
  ],
  slip_ceiling: [
    'ceiling, maximum price, most we can pay, walk away price, highest price',
    'plafond, prix maximum, prix maximal',
  ],
  slip_leaves_gain: [
    'gain with the acquirer, gain with the buyer, buyer gains, buyer wins, acquirer wins, creates value, i defend, good deal',
    'gain à l’acquéreur, gain chez l’acquéreur, acquéreur gagne, acheteur gagne, acquéreur y gagne, crée de la valeur, je défends, bonne affaire',
  ],
  slip_premium_larger: [
    'premium was larger than, premium larger than, premium is larger than, premium above the, premium exceeds, premium bigger than, premium higher than',
    'prime supérieure aux, prime dépasse, prime est supérieure, prime plus élevée que, prime plus grande que, prime au dessus des',
  ],
  slip_premium_on_top: [
    'plus a control premium, plus a premium, premium on top, plus the premium',
    'plus une prime, prime par-dessus, prime de contrôle par-dessus, plus la prime, prime en plus',
  ],
  so_buyer_wins: [
    'so the buyer wins, so the buyer gains, so we win, so it is good, so the acquirer wins, so it is worth it',
    'donc c’est bon, donc l’acquéreur gagne, donc l’acheteur gagne, donc on y gagne, donc ça vaut le coup',
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
  strays_any_premium: [
    'any premium, whatever premium, as much premium as you like',
    'n’importe quelle prime, la prime qu’on veut, peu importe la prime',
  ],
  strays_eps_up: [
    crossed(
      'eps, earnings per share',
      'go up, goes up, rise, rises, increase, increases, is up, are up',
    ),
    crossed(
      'bpa, bénéfice par action, bénéfice net par action',
      'monte, progresse, augmente, grimpe, est en hausse',
    ),
  ],
  strays_exceeds: [
    'larger than, higher than, exceeds, exceeded, above, bigger than, more than',
    'dépasse, dépassait, supérieure aux, plus grande que, au dessus des, plus élevée que',
  ],
  strays_good_for_payer: [
    'good for the buyer, good for us, creates value, good news for the buyer',
    'bon pour l’acheteur, bon pour l’acquéreur, bon pour nous, crée de la valeur',
  ],
  strays_settles_it: [
    'that is all that matters, all that matters, that is enough, therefore we should do it, so we should do it, so it is a good deal, so the deal is good, so it s a good deal',
    'c’est la preuve, ça suffit, il faut le faire, il faut y aller, donc c’est une bonne opération, donc c’est bon, c’est tout ce qui compte',
  ],
  strays_some_synergies: [
    'as long as there are synergies, as long as there are some synergies, there are always synergies, there will be synergies',
    'tant qu’il y a des synergies, dès qu’il y a des synergies, toujours des synergies',
  ],
  sure_from_the_start: [
    'certain from day one, certain from closing, synergies are certain, synergies are guaranteed, guaranteed from day one, come without fail, safe to hand, safe to pay, safe to give, certain from year one, certain from the day of closing',
    'certaines dès le closing, synergies sont certaines, synergies sont acquises, synergies sont garanties, acquises dès le closing, on peut tout donner, à cent pour cent dès, acquises dès, certaines dès le premier jour',
  ],
  synergies_of_a_year: [
    'annual synergies, yearly synergies, one year of synergies, annual savings, yearly savings',
    'synergies annuelles, synergies d’une année, synergies de l’année, économies annuelles',
  ],
  target_holders_lose: [
    'target’s shareholders lose, target shareholders lose, sellers lose, target’s holders lose',
    'vendeurs y perdent, ceux de la cible y perdent, ceux de la cible perdent',
  ],
  the_premium_itself: ['premium, price paid, overpaying', 'prime, surprime, prix payé'],
  the_whole_price: [
    'whole price, whole purchase price, full price, full purchase price, total price, entire price, purchase price, price paid for the target',
    'prix total, prix d’acquisition, prix entier, prix complet, totalité du prix, tout le prix, prix payé pour la cible',
  ],
  to_our_holders: [
    crossed(
      'goes to, transfer to, transferred to, paid to, gift to, belongs to, stays with, comes back to, return for',
      'our shareholders, our holders, our own shareholders, buyer’s shareholders, acquirer’s shareholders, acquirer’s holders',
    ),
    crossed(
      'revient, va, versée, transférée, transfert, bénéficie, appartient, reste, profite, cadeau',
      'à nos actionnaires, aux actionnaires de l’acquéreur, aux actionnaires de l’acheteur, à nos propres actionnaires',
    ),
  ],
  unrelated_to_price: [
    crossed(
      'nothing to do with, never comes from, unrelated to, not down to',
      'the price, price paid, the price paid, what was paid, the premium',
    ),
    crossed(
      'rien à voir avec, jamais à cause de, aucun rapport avec, ne viennent jamais du, sans rapport avec',
      'le prix, prix, la prime, le prix payé, ce qu’on a payé',
    ),
  ],
  value_made: [
    'create value, value creating',
    'crée de la valeur, créatrice de valeur, création de valeur',
  ],
  weighed_against: ['against, compare, versus, hold', 'comparer, compare, face à, en face, contre'],
  weight_of_debt: [
    'rating, leverage, debt level, level of debt, control, dilution, ownership, signal, speed, certainty, sellers’ tax, tax of the sellers',
    'notation, note de crédit, levier, endettement, contrôle, dilution, actionnariat, signal, rapidité, certitude, fiscalité des vendeurs, fiscalité du vendeur',
  ],
  what_remains: [
    'remainder, what is left over, what’s left over, the gain left, the surplus left',
    'ce reste, le solde, ce qui reste à la fin, ce gain restant, le surplus restant',
  ],
  wins_most: [
    'win the most, gain the most, capture most, keep most, pocket the premium, receive the premium, get the premium, capture the premium, are the winners, collect the premium, gain most',
    'gagnent le plus, captent l’essentiel, empochent la prime, reçoivent la prime, touchent la prime, encaissent la prime, sont les gagnants, captent la prime, gardent l’essentiel, sont les grands gagnants',
  ],
  worth_destroyed: [
    'destroy value, value destroying, destruction of value, is wasted, pure loss',
    'détruit de la valeur, détruire de la valeur, destruction de valeur, destructrice de valeur, perte sèche',
  ],
  worth_that_anyway: [
    'worth anyway, worth all along, worth in any case',
    'valait de toute façon, vaut de toute façon, valait déjà, vaut déjà',
  ],
  would_take: [
    'needs to be, should be, would need, had to be, should have been, would have needed, have to be at least',
    'aurait fallu, il faudrait, faudrait au moins, devrait être, devait être, aurait dû être',
  ],
  yearly_gain: [
    'annual synergies, one year of synergies, a year of synergies, yearly synergies, single year of synergies, year’s synergies',
    'synergies annuelles, une année de synergies, synergies d’une année, synergies de l’année, synergies d’un an',
  ],
};
