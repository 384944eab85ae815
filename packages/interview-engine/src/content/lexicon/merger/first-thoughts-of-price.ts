import type { Lexicon } from '../../types.ts';

/** What comes to mind first, and wrongly, about the reasons and the price of a deal. */
export const firstThoughtsOfPrice = {
  buying_companies: [
    'acquisition, deal, takeover, merger, buy a company, buy companies, buying another, buy other companies, companies buy, buying a company, M&A, acquire',
    'acquisition, opération, rachat, fusion, deal, racheter, achète, rapprochement, acquérir, rachète',
  ],
  sole_motive: [
    'only reason, sole reason, single reason, only motive, only rationale, only good reason, only valid reason, only justification, the one reason, reason is always, no other reason, no reason other than, nothing but, only point, only purpose, only why',
    'seule raison, unique raison, seul motif, unique motif, seule justification, seule bonne raison, seule logique, uniquement pour, pas d’autre raison, aucune autre raison, seul but, seul intérêt, unique but, seul objectif',
  ],
  best_motive: [
    'best reason, main reason, strongest reason, good reason, excellent reason, soundest reason, best motive, best rationale, safest reason, first reason, most convincing reason, is good for shareholders, benefits shareholders, good thing, good idea, lowers the risk for shareholders',
    'meilleure raison, principale raison, bonne raison, excellente raison, raison la plus solide, meilleur motif, meilleure justification, raison principale, première raison, profite aux actionnaires, raison la plus convaincante, bonne chose, bonne idée, réduit le risque des actionnaires',
  ],
  spreads_out: [
    'diversify, diversifying, diversification, unrelated business, conglomerate, unrelated sector, unrelated industry',
    'diversifier, diversification, métier sans rapport, conglomérat, secteur sans rapport, activité sans rapport, autre métier',
  ],
  owners_unable: [
    'shareholders cannot, shareholder cannot, investors cannot, investor cannot, shareholders could not, shareholders are unable, owners cannot, shareholders have no way, investors can not, shareholders can not, owners can not, investors can t, shareholders can t',
    'actionnaire ne peut pas, actionnaires ne peuvent pas, investisseurs ne peuvent pas, actionnaire est incapable, actionnaire ne sait pas',
  ],
  size_word: [
    'size, scale, bigger company, bigger is, bigger group, being bigger, getting bigger, larger company, growth by acquisition',
    'taille, gros groupe, plus grand groupe, grossir, être plus gros, croissance externe, plus on est gros, grandir',
  ],
  goes_wrong: [
    'failure, fail, disappoint, disappointment, go wrong, goes wrong, destroy value, unsuccessful',
    'échec, échouer, échouent, échoue, déçoit, déçoivent, décevoir, déception, détruisent de la valeur, détruit de la valeur, ratent, décevantes',
  ],
  is_seldom: [
    'is rare, are rare, rarely, very rare, almost never, hardly ever, is exceptional, are exceptional, seldom, is the exception, are the exception, hardly any',
    'est rare, sont rares, rarissime, rarement, presque jamais, quasiment jamais, est exceptionnel, sont exceptionnels, est l’exception, sont l’exception, très peu',
  ],
  reason_given: [
    'due to, for lack, because, reason, for that',
    'à cause, faute de, parce que, raison, pour cette',
  ],
  price_of_deal: [
    'price, what you pay, what the buyer pays, overpaying, premium, paying too much',
    'prix, ce qu’on paie, prime, surpayer, payer trop cher, montant payé',
  ],
  at_any_price: [
    'worth any premium, worth any price, at any price, whatever the price, any premium is justified, any price is justified, any premium is fine, any price is fine, no matter the price, however high the premium, cannot overpay, never overpay, never too expensive, worth whatever, price is no object, always worth its price, never too high, whatever premium',
    'n’importe quel prix, à tout prix, quel que soit le prix, quelle que soit la prime, toute prime est justifiée, peu importe le prix, peu importe la prime, jamais trop cher, jamais trop chère, jamais trop élevée, mérite n’importe quel, vaut toujours son prix',
  ],
  merging_work: [
    'integration, integrating, post merger, merging the teams, combining the teams, combining the two, culture',
    'intégration, intégrer, post acquisition, fusionner les équipes, rapprocher les équipes, cultures, culture, l’après closing',
  ],
  after_signing: [
    'at closing, after closing, once closed, once the deal closes, once it closes, once it is signed, on closing, once signed, day one',
    'closing passé, après le closing, au closing, une fois le closing, une fois signé, dès le closing, après la signature, dès la signature, jour un',
  ],
  value_is_safe: [
    'value is secured, value is secure, value is locked in, value is in the bag, value is earned, value is made, value is certain, value is guaranteed, value is banked, job is done, work is done, risk is over, value is there, nothing can go wrong, value is assured',
    'valeur est acquise, valeur est garantie, valeur est sécurisée, valeur est faite, valeur est là, valeur est créée, tout est joué, travail est fini, travail est terminé, plus de risque, rien à craindre, valeur est certaine, valeur est assurée',
  ],
  review_work: ['diligence', 'audit d’acquisition, diligences'],
  rids_of_risk: [
    'removes all risk, eliminates all risk, removes every risk, eliminates risk, guarantees success, guarantees that, rules out failure, rules out any, removes the risk, guarantees the deal',
    'supprime tout risque, élimine tout risque, garantit le succès, garantit la réussite, écarte tout risque, supprime le risque, élimine le risque, garantit que',
  ],
  seller_side_holders: [
    'target’s shareholders, target shareholders, shareholders of the target, selling shareholders, sellers',
    'actionnaires de la cible, actionnaires cédants, vendeurs',
  ],
  buyer_side_holders: [
    'acquirer’s shareholders, buyer’s shareholders, acquirer shareholders, shareholders of the acquirer, shareholders of the buyer, bidder’s shareholders',
    'actionnaires de l’acquéreur, actionnaires de l’acheteur, actionnaires de l’initiateur',
  ],
  comes_off_worst: [
    'lose out, lose the most, lose most, are the losers, end up losing, are worse off, suffer the most, lose money, pay for it, are the ones who lose, the ones who lose, the real losers',
    'sont perdants, perdent le plus, sont les perdants, y perdent, sont lésés, perdent de l’argent, les vrais perdants',
  ],
  wins_most: [
    'win the most, gain the most, capture most, keep most, pocket the premium, receive the premium, get the premium, capture the premium, are the winners, collect the premium, gain most',
    'gagnent le plus, captent l’essentiel, empochent la prime, reçoivent la prime, touchent la prime, encaissent la prime, sont les gagnants, captent la prime, gardent l’essentiel, sont les grands gagnants',
  ],
  gets_added: [
    'added to, are added, is added, get added, gets added, add to, adds to, count as value, count as a gain, increase, come on top of',
    'ajoutés à, ajoutés aux, sont ajoutés, viennent en plus, s’additionnent, augmentent',
  ],
  adding_act: ['add, adding, plus', 'ajoute, ajouter, rajoute, additionne, ajoutons'],
  synergy_or_value: [
    'synergies, synergy, savings, value',
    'synergies, synergie, économies, valeur',
  ],
  spread_of_time: [
    'phasing, ramp, timing, delay, delays, build up, time it takes, schedule, calendar, pace, speed of delivery, when they arrive, year they arrive',
    'montée en charge, phasage, calendrier, délai, délais, rythme, montée en puissance, étalement, échéancier, retard, date à laquelle, vitesse de réalisation, progressivité',
  ],
  full_level: [
    'run rate, full synergies, full amount, whole amount, full savings, all the synergies, synergies in full',
    'run rate, plein régime, rythme de croisière, totalité des synergies, synergies complètes, synergies pleines, intégralité des synergies, toutes les synergies, montant plein, régime de croisière',
  ],
  in_first_year: [
    'from year one, from the first year, in year one, in the first year, from day one, immediately, straight away, right away, from closing, at once, as of year one, from the start, on day one, very first day, the first day',
    'dès l’année un, dès le premier jour, immédiatement, tout de suite, dès le closing, la première année, dès le départ, d’entrée, dès le début, dès l’an un, dès la signature, dès le lendemain, dès le jour un',
  ],
} as const satisfies Lexicon;
