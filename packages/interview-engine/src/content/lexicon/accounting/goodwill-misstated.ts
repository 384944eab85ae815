import type { Lexicon } from '../../types.ts';
import { crossed } from '../crossed.ts';

/** Goodwill, in the words of those who get it wrong. */
export const goodwillMisstated: Lexicon = {
  adds_together: [
    'you add, add up, add together, we add',
    'on additionne, additionner, on ajoute, vous additionnez',
  ],
  against_fair_value: [
    'fair value, net assets, identifiable, not the goodwill, not goodwill, control premium is',
    'juste valeur, actif net, identifiables, pas le goodwill, pas du goodwill, prime de contrôle est',
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
  brand_within: [
    crossed(
      'brand, brands, customer list, customer lists, customer relationships, patents',
      'are part of goodwill, is part of goodwill, stay in goodwill, stays in goodwill, remain in goodwill, remains in goodwill, go into goodwill, goes into goodwill, are in goodwill, is in goodwill, are lumped into goodwill, sit in goodwill',
    ),
    crossed(
      'marque, marques, fichier clients, clientèle, brevets, relations clients',
      'restent dans le goodwill, reste dans le goodwill, sont dans le goodwill, est dans le goodwill, font partie du goodwill, fait partie du goodwill, vont dans le goodwill, va dans le goodwill',
    ),
  ],
  carried_on: [
    'keep, keeps, kept, stay, stays, remain, remains, leave, leaves, carry over, maintain, preserved, retained, survives, rolled over, in it, included',
    'garde, gardons, garder, conserve, conserver, conservé, maintient, maintenu, maintenir, reste, laisse, reporte, reporté, reprend, repris, subsiste, demeure, inclus, compris',
  ],
  enters_books: [
    'capitalise it, recognise it, can be capitalised, can be recognised, record it, can capitalise, shows as an asset, can be booked',
    'l’inscrit au bilan, activer, inscrire au bilan, le comptabiliser, à son actif, à son bilan, le mettre au bilan, peut être inscrit, le reconnaître',
  ],
  ev_less_equity: [
    'difference between ev and equity, difference between enterprise value and equity, ev minus equity value, ev less equity value',
    'différence entre la ve et, différence entre l’ev et, différence entre la valeur d’entreprise et, ve moins la valeur des titres',
  ],
  extra_paid: [
    'how much more you paid, how much more you pay, how much more we paid, what you pay on top, what you paid on top, what you pay above',
    'ce qu’on paie en plus, ce qu’on a payé en plus, ce qu’on paie au-dessus, ce qu’on a payé au-dessus, ce qu’on paye en plus',
  ],
  fair_assets: [
    'fair value of the net assets, fair value of the identifiable, fair value of net assets, identifiable net assets',
    'juste valeur des actifs, juste valeur de l’actif net, actifs nets identifiables, actif net réévalué',
  ],
  fair_value_above_price: [
    'fair value minus the price, net assets minus the price, how cheap the deal, how cheap it was',
    'actif net moins le prix, bonne affaire réalisée',
  ],
  goodwill_figure: ['goodwill, the residual', 'goodwill, survaleur, écart d’acquisition'],
  goodwill_inverted: [
    'net assets minus the price, assets minus price, net assets over the price',
    'actif net moins le prix, goodwill c’est l’actif net moins',
  ],
  goodwill_is_cost: [
    'goodwill is a liability, goodwill is an expense, goodwill is a cost, goodwill is expensed, goodwill is a provision',
    'goodwill est un passif, goodwill est une charge, goodwill passe en charge, goodwill est une dette, goodwill est une provision',
  ],
  goodwill_of_before: [
    'old goodwill, existing goodwill, previous goodwill, historical goodwill, goodwill already, target’s goodwill, goodwill of the target, goodwill on its books, goodwill from past deals, goodwill in its books, past goodwill, goodwill in the accounts, goodwill it already has, goodwill carried',
    'ancien goodwill, goodwill existant, goodwill historique, goodwill déjà, goodwill de la cible, goodwill au bilan, goodwill d’origine, vieux goodwill, ancien écart d’acquisition, écart d’acquisition existant, goodwill antérieur, ancienne survaleur, goodwill qui y figure, goodwill inscrit, goodwill qui était déjà, goodwill qui existait, goodwill qu’elle avait, goodwill comptabilisé',
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
  is_a_debt: [
    'is a liability, is a debt, sits in liabilities',
    'est une dette, c’est une dette, est un passif, c’est un passif',
  ],
  is_control_premium: [
    crossed(
      'is, is the, is just the, is simply the, is a, measures the, represents the, equals the, corresponds to the, means the, reflects only the, is called the, is basically the, is really the',
      'control premium, takeover premium, acquisition premium, bid premium, offer premium, premium over the share price, premium paid to shareholders',
    ),
    crossed(
      'est, est la, c’est, c’est la, mesure la, représente la, correspond à la, égale la, désigne la, est simplement la, est juste la',
      'prime de contrôle, prime d’acquisition, prime d’opa, prime de rachat, prime d’offre, prime payée aux actionnaires, prime offerte, prime sur le cours',
    ),
  ],
  is_the_brand: [
    [
      crossed(
        'includes, contains, covers, comprises',
        'the brand, brand, brands, the customer list, customer lists, customer relationships, patents, the patents',
      ),
      crossed(
        'is, represents, means, measures, corresponds to, is simply, equals',
        'the value of the brand, the brand, the brand and, the value of the customers, the customer list, customer relationships, the value of its brand, the patents, total price, the total price, the whole price, the entire price, the full price paid',
      ),
    ].join(', '),
    [
      crossed(
        'comprend, contient, inclut, englobe, regroupe',
        'la marque, les marques, le fichier clients, la clientèle, les brevets, les relations clients',
      ),
      crossed(
        'c’est, est, représente, mesure, correspond à, désigne',
        'la valeur de la marque, la marque, la valeur des marques, le fichier clients, la clientèle, les brevets, prix total, le prix total, la totalité du prix, tout le prix payé',
      ),
    ].join(', '),
  ],
  it_is_final: [
    'final, irreversible, permanent, never',
    'définitive, définitif, irréversible, jamais',
  ],
  kept_there: [
    'counts among the assets, counts as an asset, is an asset, leave it in, leave it there, stays, remains, keep, kept, carry over, is preserved, leave in, add to the new, added to the new',
    'est un actif, compte parmi les actifs, compte comme un actif, reste, garde, gardons, conserve, conservons, maintenu, maintient, reporté, laisse, s’ajoute au nouveau, s’additionne',
  ],
  larger_write_up: [
    'bigger write up, larger write up, higher write up, more write up, the more you write up, writing up more',
    'réévaluation plus forte, réévaluation plus grande, plus on réévalue, plus grosse réévaluation, plus de réévaluation, réévaluer davantage',
  ],
  may_have: [
    'can have, can create, can show, can build, may have, can generate',
    'peut avoir, peut créer, peut générer, peut construire, peut faire apparaître',
  ],
  more_goodwill: [
    'more goodwill, higher goodwill, bigger goodwill, increases goodwill, raises goodwill, goodwill goes up',
    'plus de goodwill, goodwill plus élevé, augmente le goodwill, goodwill augmente, goodwill est élevé, gonfle le goodwill',
  ],
  nets_liabilities: [
    'less liabilities, minus liabilities, less the liabilities, minus the liabilities, less debt, minus debt, net of liabilities, net of debt',
    'moins les dettes, moins le passif, moins dettes, net des dettes',
  ],
  not_removed: [
    'not eliminated, not eliminating',
    'ne l’élimine pas, n’élimine pas, ne pas éliminer, pas éliminer, sans l’éliminer, sans éliminer, pas l’éliminer, ne l’efface pas, n’efface pas',
  ],
  on_itself: [
    'on itself, for itself, on its own brand, of its own making',
    'sur elle-même, pour elle-même, son propre goodwill, leur propre goodwill',
  ],
  over_market_price: [
    crossed(
      'premium over, excess over, price over, price minus, price above, paid above, pays above, difference between price and',
      'share price, stock price, market price, market cap, market value of the shares, market capitalisation, enterprise value, ebitda',
    ),
    crossed(
      'prime sur, au-dessus du, écart avec, différence avec, prix moins, différence entre le prix et',
      'cours de bourse, cours, capitalisation boursière, prix de marché, valeur d’entreprise, ebitda',
    ),
  ],
  price_less: [
    'minus, less, subtract, deduct',
    'moins, soustrait, déduit, retranche, soustraire, déduire, diminué de',
  ],
  price_word: [
    'price, consideration, what you pay, what is paid, amount paid, what we pay, what the buyer pays',
    'prix, ce qu’on paie, montant payé, ce qui est payé, ce que l’on paie',
  ],
  puts_on_top: [
    'plus, add, adding, added, sum of',
    'plus, ajoute, ajoutant, additionnant, additionne, additionner, somme de',
  ],
  quoted_value: [
    'market cap, market capitalisation, share price, stock price, trading price, undisturbed price, stock market value, quoted price, market value of the shares',
    'capitalisation, cours de bourse, cours avant, valeur boursière, valeur en bourse, rapport au cours, plus du cours, cours d’avant, cours coté, cours de l’action',
  ],
  revalued_assets: [
    'write up, written up, step up, revalue, revalued, revaluation, higher fair value, uplift',
    'réévalue, réévaluer, réévaluation, réévalués, réévaluée, juste valeur des actifs, revalorise, revalorisation, plus value latente',
  ],
  reverses_it: ['reverse, undo, write back, take back', 'reprendre, reprise, reprend, annuler'],
  self_made: [
    'builds itself, built itself, builds over time, builds up over time, creates itself, creates internally, built internally, generated internally, internally generated, built in house, develops itself, its own brand, its own reputation, built ourselves, built yourself, we built, you build yourself, brand you built, home grown goodwill, own goodwill, goodwill it has built, goodwill it built, without any acquisition, without buying anything, build up goodwill, builds goodwill',
    'naît en interne, naît aussi en interne, construit elle-même, crée elle-même, génère elle-même, développe elle-même, créé en interne, construit en interne, généré en interne, sa propre marque, sa propre réputation, ses propres équipes, bâtie soi-même, construite soi-même, créée soi-même, qu’on a bâtie, qu’on a construite, son propre goodwill, sans acquisition, sans rien acheter, goodwill interne, goodwill qu’elle a créé',
  ],
  share_price_word: [
    'share price, stock price, market cap, market capitalisation',
    'cours de bourse, capitalisation boursière, cours de l’action',
  ],
  the_price_or_offer: [
    'price, offer, what you pay, what is paid',
    'prix, offre, ce qu’on paie, montant payé',
  ],
  total_assets: [
    'total assets, all the assets, gross assets, the total of assets',
    'actif total, total de l’actif, total des actifs, actif brut, total du bilan',
  ],
  total_assets_word: [
    'total assets, gross assets, all the assets, total of the assets',
    'total de l’actif, actif total, total des actifs, actif brut, total du bilan, ensemble des actifs',
  ],
  value_of_named_things: [
    crossed(
      'value of, worth of, price of, the',
      'brand, brands, customers, customer list, customer lists, customer base, customer relationships, client base, patents, intangibles, technology, know-how',
    ),
    crossed(
      'valeur de, valeur des, prix de, prix des, la, les',
      'marque, marques, brevets, clientèle, clients, fichier clients, portefeuille clients, relations clients, incorporels, technologie, savoir-faire',
    ),
  ],
  without_a_deal: [
    'without acquiring, without an acquisition, without any acquisition, without buying anything, without a deal, without buying anyone',
    'sans acquisition, sans rien acheter, sans racheter, sans faire d’acquisition, sans opération',
  ],
};
