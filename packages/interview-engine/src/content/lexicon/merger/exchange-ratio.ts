import type { Lexicon } from '../../types.ts';

/** The exchange ratio, in the words people use for it. */
export const exchangeRatioNotions: Lexicon = {
  below_one: ['zero point, nought point, point three, 0', 'zéro virgule, 0'],
  deals_swap_ratio: [
    'of his for one, of his for each, and a half of his, half a share, half share, half of one, of theirs for one, for one of ours, for each of ours, share for each, ratio, share for one',
    'contre chacune des nôtres, de leurs titres pour, des leurs pour, des siennes pour, demi action, action pour une, pour une des nôtres, pour chacune, parité, action de l’assaillant, ratio',
  ],
  each_of_theirs: [
    'each of theirs, one of theirs, every one of theirs, for theirs',
    'un des leurs, une des leurs, chacun des leurs, chacune des leurs, pour les leurs',
  ],
  for_each: [
    'for each, for every, for one, for two, per share of, against one, against each, each target share, every target share, of ours for, per target share',
    'pour une, pour un, pour deux, pour chaque, contre une, contre un, contre chaque, par action de la cible, une action de la cible, action cible, des nôtres pour',
  ],
  gives_right_to: [
    'entitles to, entitles them to, gives right to, gets you, exchanged for, swapped for, is worth, i give you, we give, you get',
    'donne droit, échangé contre, échangée contre, t’en donne, on donne, je donne, reçoit, vous recevez',
  ],
  half_share: [
    'half a share, half of one, half a piece, half of ours, one of ours, one for two, one for every two, two for one',
    'demi-titre, demi-action, moitié d’une action, moitié d’un titre, une des nôtres, un des nôtres, une pour deux, un pour deux, deux pour une, deux pour un',
  ],
  of_mine: [
    'of mine, of ours, of the acquirer’s, of my shares',
    'des miennes, des nôtres, de nos titres, de nos actions, titre de l’acquéreur, action de l’acquéreur, titres de l’acquéreur, actions de l’acquéreur',
  ],
  of_yours: [
    'of yours, of theirs, of his, target share, their share',
    'des tiennes, des leurs, des siennes, titre apporté, action apportée, chaque titre',
  ],
  offer_word: ['offer, offered, bid, what we put up', 'offre, offert, proposé'],
  price_of_ours: [
    'our price, our share price, ours, our own price, our quote, acquirer’s price, acquirer’s share price, buyer’s share price, one of ours is worth, our share is worth, our paper is worth, we are worth, what ours is',
    'notre cours, notre prix, notre propre cours, le nôtre, la nôtre, cours de l’acquéreur, cours de l’acheteur, vaut notre action, vaut la nôtre, vaut une des nôtres, vaut notre titre, vaut notre papier',
  ],
  ratio_of_exchange: [
    'the swap is, swap comes to, we swap at, swapped at, ratio, parity, rate of exchange, exchange rate',
    'échange se fait à, on échange à, échangées à, troc se fait à, parité, ratio, rapport d’échange, taux d’échange',
  ],
};
