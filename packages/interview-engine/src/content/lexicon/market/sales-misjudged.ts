import type { Lexicon } from '../../types.ts';

/** Words for wrong advice to an owner who thinks of selling. */
export const misjudgedSales = {
  market_few_weeks: [
    'few days, a fortnight, within weeks, in weeks, six weeks, five weeks, one week, ten days, a matter of weeks',
    'quelques jours, quinze jours, cinq semaines, six semaines, dix jours',
  ],
  market_takes_word: [
    'over in, finished in, signed in, completed in, wrapped up, sell it in, sell in',
    'boucle, bouclée, réglée, signe, encaisse, conclut, conclue, terminée, suffisent, vend en',
  ],
  market_ask_nothing: [
    'without knowing why, need not ask, not need to ask',
    'sans savoir pourquoi, inutile de demander, aucune question à poser, pas besoin de questions',
  ],
  amiss_no_preparation: [
    'no need to prepare, not need to prepare, nothing to prepare, no preparation, without preparation, without any preparation, preparation is useless, preparation is a waste, prepare nothing, preparation does not matter, no need for preparation',
    'pas besoin de préparation, pas besoin de préparer, aucune préparation, sans préparation, rien à préparer, inutile de préparer, inutile de se préparer, préparation est inutile, ne prépare rien, pas de préparation, préparer ne sert',
  ],
  amiss_any_owner: [
    'any ceo, any owner, any client, every ceo, every owner, every client, always yes, answer is yes, always answer yes, say yes, always sell, tell him to sell',
    'tout dirigeant, n’importe quel dirigeant, tous les dirigeants, toujours oui, réponse est oui, on dit oui, on répond oui, je dirais oui, toujours vendre, chaque dirigeant, n’importe quel client',
  ],
  amiss_sell_now: [
    'sell, yes, now, right time, good time, go ahead',
    'vendre, vendez, oui, maintenant, bon moment, tout de suite',
  ],
  amiss_only_worse: [
    'only get worse, only go down, will only fall, only downhill, never be better, never get better, never be this good, cannot get better',
    'ne peut que se dégrader, peut que se dégrader, peut que baisser, peut qu’empirer, va forcément baisser, jamais aussi bon, ne sera jamais meilleur, sera jamais meilleure, peuvent que baisser, peut plus que baisser',
  ],
  amiss_weak_results: [
    'results have fallen, results have just fallen, results just fell, earnings have dropped, earnings drop, earnings have fallen, results are down, margins are falling, profits are down, results are weak, bad year, weak year, poor year, after a drop, after a fall, at the low point, bottom of the cycle, trough, profits have fallen, results decline, earnings are falling, ebitda is falling, ebitda falls, ebitda has fallen, sales are falling',
    'résultats viennent de baisser, résultats ont baissé, résultats baissent, résultats sont en baisse, ebitda baisse, ebitda a baissé, ebitda recule, mauvaise année, année difficile, marges baissent, creux de cycle, bas de cycle, au plus bas, résultats en baisse, après une baisse, résultats reculent, ventes baissent, résultats sont faibles',
  ],
  amiss_good_to_sell: [
    'better to sell, best to sell, best time to sell, good time to sell, right time to sell, ideal time, sell when, sell after, pay for the rebound, pay for the recovery, pays for the rebound',
    'vaut mieux vendre, mieux vaut vendre, meilleur moment, bon moment, moment idéal, vendre quand, vend quand, paient pour le rebond, paient le rebond, payent le rebond, vendre après',
  ],
  amiss_discounted: [
    'discount, lower price, price it in, knock, less, penalise, not, wait, but',
    'décotent, décote, pénalisent, pénalise, moins, baissent leur prix, mais, pas, éviter, attendre',
  ],
  amiss_full_sale: [
    'full sale, sale of the whole, sell a hundred percent, sell hundred per cent, sell hundred percent, sell 100, sale of 100, selling everything, selling the whole company, hundred per cent sale, hundred percent sale, selling out, sell outright, outright sale, complete sale, sell everything, sell the company, sell one hundred',
    'vente à cent pour cent, vendre cent pour cent, vente totale, cession totale, tout vendre, vendre toute la société, vendre 100, vente de cent pour cent, vendre la totalité, céder la totalité, cession complète, vente complète, tout céder, vendre la société, vendre l’entreprise, cession à cent pour cent',
  ],
  amiss_only_route: [
    'only way, only option, only route, only solution, no other way, no alternative, no other option, no alternatives, cannot get cash without, no other route, only choice',
    'seule façon, seul moyen, seule solution, seule option, seule voie, aucune alternative, pas d’alternative, pas d’autre moyen, pas d’autre solution, aucun autre moyen, seule manière, aucune autre option',
  ],
  amiss_listing: [
    'ipo, listing, flotation, stock market, going public',
    'ipo, bourse, cotation, introduction',
  ],
  amiss_out_at_once: [
    'full exit, exit at once, exit completely, exit entirely, exit in full, sell all his shares, sell all your shares, cash out in full, cash out completely, cash out everything, get all his cash, out on day one, sell the whole company, sell hundred percent, sell all at once, sell everything at once, complete exit, get out completely, cash out entirely, sell a hundred per cent',
    'tout vendre, sortie totale, sortir totalement, sortir complètement, sortie complète, sortir entièrement, vendre cent pour cent, sortir d’un coup, vendre toutes ses actions, tout céder, encaisser la totalité, sortir le jour même, vendre la totalité, céder la totalité, sortir immédiatement, sortir à cent pour cent',
  ],
  amiss_quick_and_cheap: [
    'is quicker, is faster, is the fastest, is the quickest, is the cheapest, is cheaper, is quick, is simple, is the simplest, costs nothing, costs little, is discreet, more discreet, is confidential, safer than a sale, few weeks, without any publicity, no disclosure, certain price, guaranteed price',
    'plus sûr qu’une cession, est plus rapide, est le plus rapide, est la plus rapide, est rapide, est moins chère, est la moins chère, est simple, est plus simple, ne coûte rien, coûte peu, est discrète, plus discrète, est confidentielle, quelques semaines, prix garanti, prix certain, sans publicité',
  ],
  amiss_trade_buyers: [
    'trade buyers, strategics, trade buyer, industrial buyers, corporate buyers',
    'industriels, industriel, stratégiques',
  ],
  amiss_always_less: [
    'always pay less, pay less than, always offer less, never pay more, pays less than, cannot pay as much, always pays less',
    'paient toujours moins, paie toujours moins, paient moins que, paie moins que, offrent toujours moins, ne paient jamais plus, paie jamais plus, paient moins cher',
  ],
  amiss_fund_synergies: [
    'has the synergies, have the synergies, have synergies, has synergies, have more synergies, because of synergies, thanks to synergies, thanks to its synergies',
    'ont des synergies, a des synergies, ont plus de synergies, grâce aux synergies, ont les synergies, grâce à leurs synergies',
  ],
  amiss_secrecy: [
    'confidentiality, secrecy, discretion, keeping it quiet',
    'confidentialité, secret, discrétion',
  ],
  amiss_tell_everyone: [
    'tell the employees first, tell everybody, tell everyone, announce it publicly, announce publicly, announce to all staff, announce to everyone, tell customers first, inform competitors',
    'annoncer publiquement, prévenir tout le monde, prévenir les concurrents',
  ],
} as const satisfies Lexicon;
