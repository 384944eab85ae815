import type { Lexicon } from '../../types.ts';
import { crossed } from '../crossed.ts';

/** Falsehoods about mergers, asserted by those who never doubt them. */
export const mergersAssertedInPlainWords = {
  extra_over_market: [
    'pays on top, paid on top, pay on top, pays over the market, paid over the market, extra he pays, extra it pays, extra we pay, extra paid, paid extra, overpayment, premium',
    'paie en plus, payé en plus, paye en plus, paie en trop, payé en trop, surplus payé, surprix, prime',
  ],
  returns_by_itself: [
    'comes back anyway, comes back to him, comes back to it, comes back to the buyer, comes back to us, is recovered anyway, always pays for itself, pays for itself anyway, comes back by itself, is always earned back, always gets it back',
    'revient de toute façon, lui revient toujours, revient toujours à l’acheteur, finissent toujours par le rembourser, finissent toujours par la rembourser, finit toujours par se rembourser, se rembourse tout seul, se rembourse toute seule, est toujours récupérée, est toujours récupéré, se récupère toujours, revient tout seul',
  ],
  lands_whole: [
    'in full, fully, entirely, completely, all at once, at full speed',
    'en totalité, intégralement, à cent pour cent, entièrement, en entier, à plein, d’un coup',
  ],
  at_the_very_start: [
    'first morning, first day, first month, the day after, as soon as we sign, right after signing, on signing, day one, straight after closing, straight after signing',
    'premier matin, premier jour, premier mois, dès le lendemain, lendemain du closing, dès la signature, dès le closing, dès le départ',
  ],
  costs_hardly: [
    'hardly costs anything, costs hardly anything, costs next to nothing, barely costs anything, costs almost nothing, costs very little, hardly costs a thing, happens by itself',
    'coûte presque rien, coûte trois fois rien, coûte quasiment rien, coûte à peu près rien, coûte très peu, se fait tout seul, se fait toute seule',
  ],
  joining_them: [
    'putting the two firms together, putting them together, putting the two together, merging the two, joining the two, integration, fitting the two together',
    'mettre les deux ensemble, réunir les deux, marier les deux, rapprocher les deux, intégration, fusionner les deux',
  ],
  proof_that: [
    'proof, proves, shows that, which shows, tells you that',
    'preuve, prouve, montre que, démontre, signe que',
  ],
  enriched_owners: [
    'made shareholders richer, made the shareholders richer, richer, created value, creates value, has created value, value was created, value is created',
    'enrichi les actionnaires, enrichi ses actionnaires, enrichit les actionnaires, plus riches, créé de la valeur, crée de la valeur',
  ],
  foreign_trade: [
    'different industry, completely different business, different sector, unrelated business, unrelated industry, nothing to do with ours, another industry, another sector',
    'autre secteur, autre métier, secteur différent, métier différent, sans rapport avec le nôtre, rien à voir avec le nôtre, secteur complètement différent',
  ],
  fine_reason: [
    'best reason, great reason, very good reason, strongest reason, best motive, safest move',
    'meilleure raison, très bonne raison, excellente raison, meilleur motif, raison la plus solide',
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
  disappointment: [
    'disappoint, disappointment, fail, failure, flop, go wrong, goes wrong',
    'déception, décevoir, déçoivent, échec, échouer, échouent, rater, ratent',
  ],
  company_bought_here: [
    'company I buy, company we buy, one I buy, one we buy, what I buy, what we buy, the target, firm I buy, firm we buy',
    'boîte que j’achète, boîte qu’on achète, société que j’achète, celle que j’achète, celle qu’on achète, ce qu’on achète, la cible, entreprise achetée',
  ],
  rated_over_me: [
    'more times earnings than mine, more times earnings than ours, more times earnings than me, higher multiple than mine, higher multiple than ours, higher multiple than us, higher p/e than mine, higher p/e than ours, higher p/e than us, dearer than me, dearer than us, dearer than mine',
    'plus cher que moi, plus cher que nous, multiple plus élevé que le mien, multiple plus élevé que le nôtre, per plus élevé que le mien, per plus élevé que le nôtre, multiple supérieur au mien, multiple supérieur au nôtre, plus de fois ses bénéfices que nous',
  ],
  eps_is_lifted: [
    'makes my eps go up, makes our eps go up, makes eps go up, raises my eps, raises our eps, raises eps, lifts eps, accretive, eps rises, eps goes up',
    'fait monter mon bpa, fait monter notre bpa, fait monter le bpa, relutif, relutive, bpa monte, bpa augmente',
  ],
  rated_over_what_we_pay: [
    'higher multiple than the one we pay, higher multiple than we pay, higher multiple than the target, higher p/e than the target, higher p/e than we pay, higher p/e than the one we pay, dearer than what we buy, dearer than the target',
    'multiple plus élevé que celui qu’on paie, per plus élevé que celui qu’on paie, per plus élevé que la cible, multiple plus élevé que la cible, plus cher que ce qu’on achète, plus cher que la cible',
  ],
  must_dilute: [
    'bound to be dilutive, has to be dilutive, must be dilutive, necessarily dilutive, bound to dilute, it dilutes us, will dilute us',
    'forcément dilutif, forcément dilutive, nécessairement dilutif, nécessairement dilutive, ne peut être que dilutif, obligatoirement dilutif',
  ],
  shares_handed_over: [
    'shares we hand, shares we give, shares we print, shares handed to, shares given to, new shares, shares issued',
    'actions qu’on donne, titres qu’on donne, actions qu’on remet, titres qu’on remet, actions données, titres remis, actions nouvelles, nouvelles actions, titres émis, actions émises',
  ],
  outside_the_count: [
    'go in the count, enter the count, come into the count, part of the count, added to the count',
    'entrent dans le compte, entrent dans le total, comptent dans le total, ajoutent au total, s’ajoutent aux anciennes',
  ],
  whichever_payment: [
    crossed(
      'cash or shares, shares or cash, cash or stock, stock or cash, cash or in shares, shares or in cash, shares or debt, debt or shares, stock or debt, debt or stock, cash or in stock, stock or in cash',
    ),
    crossed(
      'cash ou en titres, cash ou en actions, actions ou en cash, titres ou en cash, numéraire ou en titres, titres ou en numéraire, dette ou en actions, dette ou en titres, actions ou en dette, cash ou titres, titres ou cash, actions ou cash, cash ou actions',
    ),
  ],
  ends_up_same: [
    'is the same, be the same, comes out the same, ends up the same, ends up at the same, stays the same, the very same',
    'sera le même, est le même, reste le même, revient au même, sera identique, est identique, au même bpa',
  ],
  whatever_multiple: [
    'what multiple you pay, whatever multiple, whatever the multiple, no matter the multiple, whatever the p/e, regardless of the multiple, regardless of the p/e, whatever you pay, what multiple we pay',
    'quel que soit le multiple, quel que soit le per, peu importe le multiple, peu importe le per, quels que soient les multiples, quels que soient les per',
  ],
  price_over_profit: [
    crossed(
      'price divided by, price over',
      'profit, earnings, net income, the profit, the earnings, its profit, its earnings, its net income',
    ),
    crossed(
      'prix divisé par, prix sur',
      'bénéfice, résultat, résultat net, le bénéfice, le résultat, son bénéfice, son résultat, le résultat net',
    ),
  ],
  pre_tax_already: [
    'already before tax, already pre tax, before tax already, already gross of tax',
    'déjà avant impôt, déjà brut, déjà brute, déjà avant l’impôt',
  ],
  eps_of_target: [
    'target’s eps, eps of the target, that of the target, target’s own eps',
    'celui de la cible, bpa de la cible, bénéfice par action de la cible',
  ],
  must_equal: [
    'equal, equals, match, matches, reach, reaches, same as',
    'égale, égal, égaler, rejoigne, atteigne, soit le même que, rejoindre',
  ],
  divided_by_eps: [
    crossed(
      'divided by, over, by',
      'eps, its eps, our eps, the eps, the acquirer’s eps, earnings per share, our earnings per share, its earnings per share',
    ),
    crossed(
      'divisé par, sur, par, divise par',
      'bpa, le bpa, son bpa, notre bpa, le bpa de l’acquéreur, le bénéfice par action, son bénéfice par action, notre bénéfice par action',
    ),
  ],
  growth_less_rate: [
    crossed(
      'growth, growth rate, g',
      'minus, less',
      'wacc, the wacc, discount rate, the discount rate, cost of capital, the cost of capital',
    ),
    crossed(
      'croissance, g',
      'moins',
      'wacc, le wacc, cmpc, le cmpc, taux d’actualisation, le taux d’actualisation, coût du capital, le coût du capital',
    ),
  ],
  dearer_rate: [
    'higher discount rate, higher wacc, higher the discount rate, higher the wacc, higher cost of capital, bigger discount rate, raising the wacc',
    'taux plus élevé, wacc plus élevé, plus le taux, plus le wacc, plus le cmpc, taux d’actualisation plus élevé, cmpc plus élevé, wacc plus haut, taux plus haut',
  ],
  worth_all_the_more: [
    'worth more, more valuable, greater the value, higher the value, more they are worth, more it is worth, raises the value, bigger the value',
    'valent cher, valent plus, vaut plus, valent davantage, vaut davantage, plus la valeur, vaut cher, augmente la valeur',
  ],
  riskless_rate: [
    'risk free rate, rate of government bonds, government bond rate, treasury yield',
    'taux sans risque, taux de l’oat, taux des emprunts d’état, rendement des emprunts d’état',
  ],
  single_years_gain: [
    'one year of synergies, a single year of synergies, synergies of one year, synergies of a single year, one year of savings, first year’s synergies, one year’s synergies, one year’s savings',
    'synergies d’une seule année, synergies d’une année, une seule année de synergies, une année de synergies, économies d’une année, synergies de la première année, économies d’une seule année',
  ],
  leaves_premium_aside: [
    'forget the premium, ignore the premium, leave the premium aside, leave out the premium, no premium needed',
    'oublie la prime, ignore la prime, laisse la prime, laisse de côté la prime, prime de côté, pas besoin de la prime, néglige la prime',
  ],
  only_the_two_quotes: [
    'just the two share prices, simply the two share prices, just the two market prices, only the two market prices, simply today’s prices, just today’s prices',
    'juste les deux cours, simplement les deux cours, juste le rapport des cours, seulement les deux cours, juste les cours du jour',
  ],
  over_the_ratio: [
    'by the ratio, by the exchange ratio, over the ratio, over the exchange ratio, by the swap ratio',
    'par la parité, par le ratio, sur la parité',
  ],
  shares_of_target: [
    'target’s shares, target shares, shares of the target, their shares',
    'actions de la cible, titres de la cible, leurs actions, leurs titres',
  ],
  own_the_lot: [
    'hundred percent, 100%, all of the capital, the whole company, all of it',
    'cent pour cent, 100 %, tout le capital, la totalité du capital',
  ],
  our_quote_up: [
    crossed(
      'our share price, our price, our stock, our shares, acquirer’s share price, acquirer’s price, buyer’s share price',
      'rises, rise, goes up, go up, climbs, is higher, increases',
    ),
    crossed(
      'notre cours, notre action, notre titre, cours de l’acquéreur, le cours de l’acquéreur',
      'monte, grimpe, augmente, est plus élevé, progresse',
    ),
  ],
  more_paper_each: [
    'more shares for each, give more shares, hand over more shares, give them more shares, higher ratio, ratio goes up, ratio rises, need more shares, issue more shares, must give more, more shares to issue',
    'donner plus d’actions, donner plus de titres, donner davantage d’actions, plus d’actions pour chaque, parité monte, parité augmente, il faut plus d’actions, émettre plus d’actions, émettre plus de titres, davantage d’actions',
  ],
  counts_debt_already: [
    'already takes account of, already takes into account, already reflects, already includes, already net of, already after',
    'tient déjà compte, prend déjà en compte, intègre déjà, reflète déjà, est déjà net, est déjà après',
  ],
  taxman_follows: [
    'accepts the new values, accepts the new value, accepts the write up, accepts the step up, recognises the new values, recognises the write up, follows the new values, takes the new values',
    'accepte les nouvelles valeurs, accepte la réévaluation, reconnaît les nouvelles valeurs, reconnaît la réévaluation, suit les nouvelles valeurs, reprend les nouvelles valeurs',
  ],
  borrowing_more: [
    'more you borrow, more we borrow, more they borrow, more it borrows, more debt you have, more debt we have, more you owe',
    'plus on emprunte, plus tu empruntes, plus on s’endette, plus on a de dettes, plus il y a de dette, plus tu t’endettes, plus elle s’endette',
  ],
  sounder_word: [
    'safer, better, stronger, sounder, higher',
    'plus sûre, meilleure, plus solide, solide, bonne',
  ],
  when_paper_is_cheap: [
    crossed(
      'when, if, while, because, since',
      'our, your, its, my, the',
      'shares, stock, share price',
      'is low, are low, is cheap, are cheap, is depressed, are depressed',
    ),
    crossed(
      'quand, si, lorsque, parce que, puisque, tant que',
      'notre action, nos actions, nos titres, notre titre, notre cours, le cours, l’action, son action, ses titres',
      'est bon marché, sont bon marché, est bas, est basse, est faible, n’est pas chère',
    ),
  ],
  taxed_lightly: [
    'less tax, lower tax, no tax, tax later, taxed later',
    'moins d’impôt, moins d’impôts, pas d’impôt, imposé plus tard, imposés plus tard, taxés plus tard',
  ],
  taking_cash: [
    'when they take cash, if they take cash, taking cash, when paid in cash, if paid in cash, in cash than, on cash than',
    's’ils prennent du cash, quand ils prennent du cash, s’ils sont payés en cash, en cash que, en numéraire que, quand on les paie en cash',
  ],
  on_the_signing_day: [
    'on signing, at signing, when we sign, the day we sign, at closing, on closing, on the day of closing',
    'dès la signature, à la signature, le jour de la signature, au closing, dès le closing, le jour du closing',
  ],
  cashes_in: ['gets, receives, collects, is paid', 'touche, reçoit, encaisse, perçoit'],
  odds_left_out: [
    'no need to weigh it by, no need to weight it, needn’t weigh it, no need for a probability, ignore the odds, without weighing it, without any probability, no need for odds',
    'pas besoin de pondérer, inutile de pondérer, sans pondérer, pas besoin de probabilité, sans tenir compte de la probabilité, on ne pondère pas',
  ],
  keeps_it_vague: [
    'the vaguer, stay vague, keep it vague, remain vague, as vague as possible, keep the contract vague, less you write, less we write, less you put in the contract, less is written, shorter the contract',
    'rester vague, rester très vague, rester assez vague, reste vague, moins on en met, moins on écrit, moins on en écrit, moins on précise, plus flou possible, plus c’est flou, plus c’est vague, rester flou, laisser ça flou',
  ],
  vague_is_better: [
    'fewer, better, safer, less to argue, easier',
    'moins il y a, moins de, mieux, plus simple, préférable',
  ],
  does_as_he_likes: [
    'completely free, free hand, free hands, do as he likes, do what he wants, do whatever he wants, run it as he pleases, do as he pleases',
    'mains totalement libres, mains libres, faire ce qu’il veut, totalement libre, toute liberté, carte blanche, entièrement libre',
  ],
  comforts_seller: [
    crossed(
      'reassures, protects, comforts, suits, is good for',
      'the seller, the vendor, sellers, the sellers',
    ),
    crossed('rassure, protège, arrange, sécurise', 'le vendeur, les vendeurs, vendeur'),
  ],
  metric_or_metric: [
    crossed('revenue, sales, ebitda, turnover', 'or', 'ebitda, profit, net income, revenue, sales'),
    crossed(
      'chiffre d’affaires, ca, ebitda, ventes',
      'ou',
      'l’ebitda, ebitda, résultat, le résultat, chiffre d’affaires, le chiffre d’affaires, bénéfice',
    ),
  ],
  all_one: [
    'doesn’t matter, does not matter, makes no difference, is the same thing, who cares, is all the same',
    'aucune importance, peu importe, c’est pareil, revient au même, on s’en fiche, même chose',
  ],
  lifts_eps_always: [
    'always raises eps, always lifts eps, always increases eps, always boosts eps, always pushes eps up',
    'fait toujours monter le bpa, augmente toujours le bpa, améliore toujours le bpa, fait toujours grimper le bpa',
  ],
  lower_rate_here: [
    'lower discount rate, lower wacc, lower the discount rate, lower the wacc',
    'taux plus bas, taux plus faible, wacc plus bas, wacc plus faible',
  ],
  worth_all_the_less: [
    'worth less, less valuable, lower the value, lowers the value',
    'valent moins, vaut moins, baisse la valeur, réduit la valeur',
  ],
  dearer_money: [
    'higher the interest rate, higher interest rates are, dearer the money, more the bank asks',
    'plus le taux d’intérêt, plus les taux sont hauts, plus les taux montent, plus la banque demande',
  ],
  more_accretive_then: [
    'more accretive',
    'plus relutif, plus relutive, plus l’opération est relutive',
  ],
  divided_by_one_less_tax: [
    'by one minus the tax, by one minus tax, over one minus the tax, over one minus tax',
    'divisé par un moins l’impôt, divise par un moins l’impôt, par un moins le taux d’impôt',
  ],
  by_one_plus_tax: [
    'by one plus the tax, by one plus tax, times one plus tax',
    'par un plus l’impôt, par un plus le taux d’impôt',
  ],
  times_one_less_tax: [
    'multiply by one minus, multiplied by one minus',
    'multiplie par un moins, multiplier par un moins, on multiplie par un moins',
  ],
  back_to_gross: [
    'net to gross, back to pre tax, get back to before tax, from after tax to pre tax',
    'net au brut, revenir avant impôt, repasser avant impôt, remonter au brut',
  ],
  times_the_discount_rate: [
    'by the wacc, by the discount rate, by eight percent, by the cost of capital, by ten percent',
    'par le wacc, par le cmpc, par le taux d’actualisation, par huit pour cent, par dix pour cent',
  ],
  by_our_old_shares: [
    'by the acquirer’s shares, by our shares, by the old shares, by the shares we had, by the existing shares',
    'par les actions de l’acquéreur, par nos actions, par les anciennes actions, par les actions existantes',
  ],
  brings_more_debt: [
    'more debt it brings, more debt the target brings, more debt a side brings, more debt you bring, more it owes',
    'plus elle apporte de dette, plus la cible apporte de dette, plus elle doit d’argent, plus on apporte de dette',
  ],
  gets_more_of_it: [
    'more ownership it should, more ownership, bigger stake, larger stake, bigger share, more it should get',
    'plus grosse part, plus sa part, part plus grande, plus elle doit recevoir, plus elle reçoit',
  ],
  written_off_bit_by_bit: [
    'written off a bit each year, written off each year, written off over, spread over ten years, depreciated each year, written down a bit every year',
    'étalé sur dix ans, passé en charge chaque année, amorti un peu chaque année, étalé sur vingt ans',
  ],
  loses_as_well: [
    'loses too, lose too, loses as well, shares the risk, suffers too',
    'perd aussi, perdent aussi, partage le risque, partagent le risque, trinque aussi',
  ],
  shows_faith: [
    'shows we believe, shows that we believe, shows confidence, proves we trust, shows faith in our',
    'montre au marché qu’on croit, montre qu’on croit, prouve qu’on croit, montre qu’on a confiance, signe de confiance',
  ],
  getting_bigger: [
    'getting bigger, being bigger, growing bigger, size',
    'grossir, devenir plus gros, être plus gros, la taille',
  ],
  big_premium_here: [
    'big premium, large premium, high premium, generous premium',
    'grosse prime, forte prime, prime élevée, belle prime',
  ],
  is_good_sign: [
    'is good news, is a good sign, shows the buyer believes, shows it is a good deal, proves the deal is good',
    'est bon signe, est une bonne nouvelle, montre que l’acheteur y croit, prouve que l’opération est bonne',
  ],
  have_them_anyway: [
    'we would have anyway, would come anyway, would happen anyway, without buying anyone, without buying the other',
    'on les aurait de toute façon, on les ferait de toute façon, même sans racheter, sans racheter l’autre',
  ],
  by_the_old_count: [
    'by the old three hundred, by the old number, by the old share count, by the old two hundred, by the old count',
    'par l’ancien nombre, par les anciennes actions, par l’ancien total',
  ],
} as const satisfies Lexicon;
