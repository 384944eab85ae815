import type { Lexicon } from '../../types.ts';

/** False statements about rates, betas, cycles and plans in everyday words. */
export const dailyUntruths = {
  borrowed_years_ago: [
    'borrowed ten years ago, borrowed five years ago, borrowed years ago, borrowed back then, rate when the loan was signed, rate of its old loans, rate it got years ago',
    'emprunté il y a dix ans, emprunté à l’époque, taux des vieux emprunts, taux d’origine des emprunts, emprunté il y a cinq ans, emprunté il y a des années, taux de ses anciens emprunts',
  ],
  tax_stays_out: [
    'tax does not come into, tax does not enter, tax plays no role, no tax adjustment, no adjustment for tax, without any tax adjustment, tax has nothing to do',
    'impôt n’intervient pas, impôt n’entre pas, sans correction d’impôt, impôt n’a rien à voir, sans toucher à l’impôt, sans tenir compte de l’impôt, pas de correction d’impôt',
  ],
  onto_the_total: [
    'off the whole result, off the final result, off the whole average, on the whole result, on the whole average, off the total rate',
    'sur tout le résultat, sur le résultat final, sur la moyenne entière, sur toute la moyenne, sur le taux total',
  ],
  is_cheaper_money: [
    'is cheaper, are cheaper, costs less, cost less, comes cheaper, is the cheap source',
    'est moins cher, est moins chère, sont moins chers, coûte moins, coûtent moins, est la source bon marché',
  ],
  dear_source: [
    'is the expensive source, is the expensive one, is the dearer source, is the costly one',
    'est la source la plus chère, est l’argent cher, est la plus coûteuse, est la ressource la plus chère',
  ],
  reduces_the_tax: [
    'reduce the tax, lower the tax, cut the tax, reduce taxes, lower the tax bill, save tax as well',
    'réduisent l’impôt, réduisent aussi l’impôt, diminuent l’impôt, baissent aussi l’impôt, économisent aussi de l’impôt',
  ],
  total_market_return: [
    'whole return of the stock market, entire return of the market',
    'rendement entier de la bourse',
  ],
  higher_tax: ['if tax climbs', 'impôt augmente, impôt grimpe, impôt s’alourdit'],
  no_unlever: [
    'no need to take the debt out, leave their debt in',
    'pas besoin d’enlever la dette, pas besoin de retirer la dette, laisse leur dette dedans',
  ],
  stays_unlevered: [
    'not put our debt back, no need to put our debt back',
    'sans remettre notre dette, sans remettre la dette, sans remettre de dette, inutile de remettre notre dette',
  ],
  gets_bigger: [
    'gets bigger, becomes bigger, grows, swells',
    'grossit, gonfle, devient plus grand',
  ],
  less_risky_shares: [
    'shares less risky, shares safer, stock less risky, equity less risky, equity safer',
    'actions moins risquées, titres moins risqués, actions plus sûres, fonds propres moins risqués',
  ],
  short_policy_rate: ['what the central bank pays', 'taux au jour le jour, jour le jour'],
  not_listed: [
    'not on the stock exchange, not on the exchange',
    'pas en bourse, hors de la bourse',
  ],
  asks_less: [
    'ask for less, asks for less, want less, settle for less',
    'demandent moins, exigent moins, veulent moins, se contentent de moins',
  ],
  discounts_longer: [
    'discount for longer, discounting for longer, discount longer, wait longer',
    'actualiser plus longtemps',
  ],
  sale_price: [
    'sale price, selling price, price of the sale, resale price',
    'prix de vente, prix de cession, prix de revente',
  ],
  four_and_a_half: [
    'four and a half years, 4 5 years, nine and a half years',
    'quatre ans et demi, quatre années et demie, 4 5 ans, neuf ans et demi',
  ],
  single_date: ['middle of the five years, middle of the ten years', 'milieu des dix ans'],
  never_turns: [
    'never turns, never turns back, never comes back up, without ever coming back, never goes back up',
    'sans jamais remonter, ne remonte jamais, jamais remonter, sans jamais repartir',
  ],
  owners_do_not_mind: [
    'owners do not care, shareholders do not care, owners do not mind, shareholders do not mind, indifferent to the debt, indifferent to leverage',
    'propriétaires se moquent, actionnaires se moquent, actionnaires se fichent, propriétaires se fichent, indifférents à la dette, indifférents au levier, indifférents à l’endettement',
  ],
  bank_raises: [
    'central bank hikes, central bank raises, fed hikes, fed raises, ecb hikes, ecb raises',
    'banque centrale relève, banque centrale monte, banque centrale augmente, bce relève, bce monte, fed relève',
  ],
  plain_no_bearing: ['not touch the, not touch', 'ne touchent pas, ne touche pas'],
  cheaper_money: [
    'get cheaper money, gets cheaper money, borrow more cheaply, pay less for their money, pay less for money, raise money more cheaply, cheaper to fund, cheaper to finance, cheaper funding',
    'argent moins cher, se financent moins cher, se finance moins cher, paient moins cher leur argent, moins chères à financer, moins chère à financer, financement moins cher',
  ],
  charges_the_same: [
    'charges the same, charge the same, same rate however, same margin whatever, same rate whatever',
    'prend le même taux, prennent le même taux, demande le même taux, demandent le même taux, même marge quelle que soit, même taux quel que soit',
  ],
  from_first_euro: ['very first loan, first loan', 'tout premier emprunt, premier emprunt'],
  pushes_wacc_up: [
    'pushes the wacc up, pushes up the wacc, raises the wacc, lifts the wacc',
    'fait monter le cmpc, fait déjà monter le cmpc, relève le cmpc, fait grimper le cmpc, alourdit le cmpc',
  ],
  debt_dearer: [
    'borrowing gets more expensive, borrowing gets dearer, borrowing costs more, loans get more expensive',
    'emprunter devient plus cher, emprunt devient plus cher, emprunter coûte plus, emprunts coûtent plus',
  ],
  the_more_owed: [
    'the more you owe, the more it owes, the more they owe, the more a company owes',
    'plus on doit, plus elle doit, plus la société doit, plus on est endetté',
  ],
  charges_less: [
    'less the bank charges, less the banks charge, less they charge, less the lender charges, cheaper the bank',
    'moins la banque prend, moins la banque demande, moins les banques demandent, moins les banques prennent, moins le prêteur demande',
  ],
  todays_good_results: [
    'today’s good results, good results of today, current good results, today’s profits, current profits, today’s margin',
    'bons résultats d’aujourd’hui, bons résultats actuels, profits actuels, bénéfices actuels, marge d’aujourd’hui',
  ],
  same_price_each_year: [
    'same price every year, same price each year, same price all the way, one price for all the years',
    'même prix chaque année, même prix tous les ans, un seul prix pour toutes les années',
  ],
  steadier_than_others: [
    'moves less than, swings less than, varies less than',
    'bouge moins que, varie moins que, fluctue moins que',
  ],
  a_bargain: ['it’s a bargain, means you should buy', 'veut dire que c’est une bonne affaire'],
  no_investment_needed: [
    'not need any more investment, needs no more investment, needs no investment, not need any investment',
    'n’a plus besoin d’investissements, plus besoin d’investissements, ne demande plus d’investissements, n’a pas besoin d’investir',
  ],
  for_anything: [
    'for anything, for any company at all, on anything, for everything',
    'pour n’importe quoi, sur n’importe quoi, pour n’importe quelle boîte',
  ],
  like_an_industrial_one: ['like a factory, same way as a factory', 'comme une usine'],
  simply_extend: ['just carry on, simply carry on', 'suffit de continuer'],
  fine_that_everything: [
    'fine if everything, fine if all, no problem if everything, not matter if everything, fine that everything',
    'pas grave si tout, pas un problème si tout, pas gênant que tout, très bien si tout',
  ],
  trusts_him: [
    'i trust, i would trust, i believe, i would believe, we trust, you can trust, at face value',
    'je fais confiance, je ferais confiance, je me fie, je me fierais, on fait confiance, on peut se fier, je crois à',
  ],
  his_plan: ['his numbers, his figures, his plan', 'ses chiffres, son plan'],
  doubled_ebitda: [
    'doubled profit, doubled profits, doubled earnings',
    'bénéfice doublé, résultat doublé, profit doublé',
  ],
  plan_alone: ['leave his plan, keep his plan', 'laisse son plan, garde son plan'],
  in_full: ['for its full amount', 'pour tout son montant, pour son montant entier'],
  for_certain: ['sure to pay, sure to be paid', 'à coup sûr, sûr d’être payé'],
  no_diligence: [
    'not need to check his, no need to check his, no point in due diligence, dispense with due diligence, no need to go through his, no need to check the contracts',
    'pas la peine de vérifier, pas besoin de vérifier, inutile de vérifier, pas la peine d’aller vérifier, due diligence ne sert à rien',
  ],
  same_plants: [
    'with the same factory, with the same factories, with the same plant, with the same staff, with the same people',
    'avec la même usine, avec les mêmes usines, avec les mêmes équipes, avec les mêmes gens',
  ],
  twice_as_much: ['twice as much, twice as many', 'deux fois plus'],
  sturdy_word: ['solid, sturdy, safe', 'solide, fiable, sûr, robuste'],
} as const satisfies Lexicon;
