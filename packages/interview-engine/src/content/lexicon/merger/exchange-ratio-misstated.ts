import type { Lexicon } from '../../types.ts';
import { crossed } from '../crossed.ts';

/** The exchange ratio, in the words of those who get it wrong. */
export const exchangeRatioMisstated: Lexicon = {
  amiss_bidder_paper: [
    'bidder’s shares, bidder’s paper, acquirer’s shares, acquirer’s paper, bidder’s stock, suitor’s shares, suitor’s paper, quality of the paper, bidder’s own value, bidder’s valuation, bidder’s price',
    'actions de l’initiateur, titres de l’initiateur, papier de l’initiateur, cours de l’initiateur, qualité du papier, actions de l’assaillant, titres de l’assaillant, cours de l’assaillant, valeur de l’initiateur, actions de l’acquéreur, titres de l’acquéreur, valorisation de l’initiateur',
  ],
  amiss_collar: [
    'collar, only if, unless, at the time, at announcement, until',
    'collar, sauf, uniquement si, seulement si, au moment, jusqu’à',
  ],
  amiss_need_not_look: [
    'no need to analyse, not need to analyse, need not be analysed, no need to value, not need to value, need not be valued, not matter, no importance, irrelevant, not our problem, no need to look, not need to look, not need to check, no need to check, makes no difference, not worth analysing, can be ignored, not concern us',
    'pas besoin d’être analysée, pas besoin d’analyser, inutile d’analyser, inutile de valoriser, pas besoin de valoriser, n’a pas d’importance, n’a aucune importance, pas d’importance, aucune importance, ne nous concerne pas, pas besoin de regarder, inutile de regarder, ne compte pas, ne change rien, pas notre problème',
  ],
  amiss_share_offer: [
    'in shares, share offer, exchange offer, paid in paper, paper offer, stock offer, offer in stock',
    'en titres, en actions, offre publique d’échange, ope, offre d’échange',
  ],
  amiss_value_fixed: [
    'guaranteed, is fixed, is locked, locked in, exactly the amount, exactly the headline, exactly what it says, is certain, worth exactly, cannot change, cannot fall, never changes, is known for certain, does not move, same as cash, equal to cash, as good as cash, equivalent to cash, just like cash',
    'garantie, garanti, est fixe, est figée, exactement le montant, vaut exactement, ne dépend pas du cours, dépend pas du cours, ne peut pas changer, ne peut pas baisser, ne bouge pas, est certaine, est acquise, comme du cash, équivaut à du cash, équivalente à du cash, quel que soit le cours',
  ],
  astray_divided: ['divided by, over, on', 'divisé par, sur, rapporté à'],
  astray_his_price: [
    'his price, his share price, their share price, their price, bidder’s price, suitor’s price, acquirer’s price',
    'son cours, leur cours',
  ],
  astray_our_price: [
    'ours, our price, our share price, target’s price',
    'le nôtre, notre cours, cours du client',
  ],
  count_makes_up: [
    'receive more shares, get more shares, more shares to compensate, shares adjust, extra shares to compensate, are compensated, receive extra shares, get extra shares',
    'reçoivent plus d’actions, reçoivent davantage d’actions, sont compensés, reçoit plus d’actions, reçoivent plus de titres, plus d’actions pour compenser',
  ],
  deals_makes_no_odds: [
    'same thing, no difference, comes to the same',
    'pareil, la même chose, revient au même, aucune différence',
  ],
  deals_paper_word: ['shares, stock, paper', 'titres, actions, papier'],
  deals_same_as_cash: [
    'same as cash, as good as cash, just like cash, equivalent to cash, same thing as cash, no different from cash, as safe as cash, as sure as cash, exactly like cash, as good as money, are cash, is cash, just as good as cash',
    'même que du cash, comme du cash, équivaut à du numéraire, équivaut à du cash, vaut du cash, c’est du cash, équivalent au cash, équivalent à du cash, aussi bien que du cash, aussi sûr que du cash',
  ],
  divided_by: ['divided by, over, divided into, on top of', 'sur, rapporté à, rapporté au, divisé'],
  fixed_ratio_safe: [
    crossed(
      'fixed ratio, fixed exchange ratio, ratio is fixed so it',
      'protects the seller, protects the target, guarantees the value, guarantees the price, fixes the value, locks the value',
    ),
    crossed(
      'parité fixe, parité est fixe donc elle',
      'protège le vendeur, protège la cible, garantit la valeur, garantit le prix, fige la valeur',
    ),
  ],
  fixed_ratio_word: ['fixed ratio, fixed exchange ratio', 'parité fixe, parité est fixe'],
  from_market_caps: [
    'ratio of the market caps, ratio of market caps, market cap of one over, market caps of the two, one market cap over the other',
    'rapport des capitalisations, sur les capitalisations boursières, capitalisation de la cible sur, ratio des capitalisations, une capitalisation sur l’autre, capitalisation de l’une sur',
  ],
  larger_ratio: [
    'raises the exchange ratio, raises the ratio, increases the exchange ratio, increases the ratio, higher the exchange ratio, higher the ratio, ratio goes up, ratio rises, bigger the ratio, more shares they get, more they own',
    'parité augmente, parité monte, plus la parité augmente, augmente la parité, fait monter la parité, plus ils détiennent, plus ils reçoivent, plus la parité est élevée',
  ],
  leaves_premium_aside: [
    'forget the premium, ignore the premium, leave the premium aside, leave out the premium, no premium needed',
    'oublie la prime, ignore la prime, laisse la prime, laisse de côté la prime, prime de côté, pas besoin de la prime, néglige la prime',
  ],
  more_paper_each: [
    'more shares for each, give more shares, hand over more shares, give them more shares, higher ratio, ratio goes up, ratio rises, need more shares, issue more shares, must give more, more shares to issue',
    'donner plus d’actions, donner plus de titres, donner davantage d’actions, plus d’actions pour chaque, parité monte, parité augmente, il faut plus d’actions, émettre plus d’actions, émettre plus de titres, davantage d’actions',
  ],
  of_the_earnings: [
    'ratio of the eps, ratio of eps, ratio of the two eps, ratio of net incomes, ratio of the earnings, ratio of the profits',
    'rapport des bpa, rapport des deux bpa, rapport des résultats, rapport des bénéfices, rapport entre les bpa',
  ],
  only_the_two_quotes: [
    'just the two share prices, simply the two share prices, just the two market prices, only the two market prices, simply today’s prices, just today’s prices',
    'juste les deux cours, simplement les deux cours, juste le rapport des cours, seulement les deux cours, juste les cours du jour',
  ],
  our_quote_rises: [
    'higher acquirer share price, our price goes up, our stock goes up, acquirer’s price rises, our price rises, higher our price, higher our share price, higher our stock, higher the acquirer’s price, our share price goes up, acquirer’s share price goes up',
    'notre cours monte, cours de l’acquéreur monte, notre cours est élevé, cours de l’acquéreur est élevé, notre action monte, notre cours augmente, cours de l’acquéreur augmente',
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
  paid_with_their_paper: [
    'paid in shares, in shares, paid in stock, in their shares, share offer, in their paper',
    'en titres, en actions, payé en titres, en papier, offre en titres',
  ],
  ratio_or_count: [
    'ratio, number of shares, new shares, shares we issue, shares issued, how many shares',
    'parité, rapport d’échange, nombre d’actions, actions nouvelles, actions à émettre, actions émises, titres émis, nombre de titres',
  ],
  seller_protected: [
    'seller is protected, target is protected, seller knows, target knows, value is guaranteed, value is fixed, value is certain, value does not change, sellers are protected, value is protected, price is guaranteed, shareholders are protected',
    'vendeur est protégé, cible est protégée, valeur est garantie, valeur est fixe, valeur ne bouge pas, valeur ne change pas, vendeurs sont protégés, prix est garanti, valeur est certaine, actionnaires sont protégés, vendeur est sûr, vendeur sait exactement, vendeur connaît la valeur',
  ],
  smaller_ratio: [
    'lower the exchange ratio, lower the ratio, smaller the ratio, ratio goes down, ratio falls, fewer shares they get, fewer shares we issue, lower their stake, smaller their stake, less they own',
    'parité baisse, plus la parité baisse, moins ils détiennent, moins ils ont, moins on émet, parité diminue, moins ils reçoivent, plus la parité est basse, plus leur part est faible',
  ],
  sure_of_the_worth: [
    'know exactly what they get, value cannot move, value is certain, value is fixed, value is guaranteed, value is locked, sure of the value, certain of the value, no risk for holders, as good as cash',
    'sûrs de la valeur, valeur est certaine, valeur est garantie, valeur est fixe, valeur ne bouge pas, savent exactement, sans risque pour, valeur ne peut pas bouger',
  ],
  takes_premium_up: [
    'premium goes up, premium rises, premium is higher, higher premium, bigger premium, raise the premium, premium increases',
    'prime monte, prime augmente, prime plus élevée, prime plus haute, prime grossit, relève la prime, augmente la prime',
  ],
  their_price_words: [
    'theirs, target’s price, target’s share price, price of the target, offer price, the offer, price we offer, price offered, seller’s price, what we offer, what we pay',
    'leur cours, leur prix, le leur, la leur, leur action, cours de la cible, prix de la cible, prix offert, offre, ce qu’on paie, action de la cible, titre de la cible',
  ],
  two_of_ours: [
    'two of ours for each of theirs',
    'deux de nos titres pour chacun, deux des nôtres pour',
  ],
  untouched_price: [
    'undisturbed price, undisturbed target price, current price, last price, closing price, market price, unaffected price, spot price, latest price, undisturbed share price, current share price, bare price',
    'cours brut, dernier cours, cours actuel, cours de bourse, cours spot, cours non affecté, cours du jour, cours coté',
  ],
  value_is_known: [
    'know exactly what value, know exactly what they get, value is certain, value is known, value is locked, value is guaranteed, certain of the value, no price risk',
    'valeur est connue, valeur est certaine, savent exactement combien, valeur est figée, sûrs de la valeur, aucun risque de cours',
  ],
};
