import type { Lexicon } from '../../types.ts';
import { crossed } from '../crossed.ts';

/** The facts of a deal, in the words of those who get it wrong. */
export const dealFactsMisstated: Lexicon = {
  amiss_assumed_debt: [
    'debt taken over, assumed debt, debt it takes on, target’s debt, acquired debt, debt of the target, debt assumed',
    'dette reprise, dette de la cible, dette nette reprise, dette assumée',
  ],
  amiss_equity_value: [
    'equity value, value of the equity, value of the shares, price of the shares, market cap, market capitalisation, equity price, share price, offer for the shares',
    'valeur des titres, valeur des actions, prix des titres, prix des actions, capitalisation, fonds propres',
  ],
  amiss_is_enough: [
    'is enough, is sufficient, what counts, what matters, all that counts, all that matters, enough to defend, all you need',
    'suffit, suffisant, ce qui compte, seule compte, tout ce qu’il faut',
  ],
  amiss_not_in_price: [
    'not in the price, not count, not belong, is not part of',
    'pas dans le prix, ne compte pas, hors du prix, pas partie',
  ],
  amiss_once_accepted: [
    'once accepted, after acceptance, once they say yes, after they accept, after signing, once we have signed',
    'une fois l’offre acceptée, après l’acceptation, une fois acceptée, après la signature, une fois signé',
  ],
  amiss_over: ['over, to, against, by, with, on', 'sur, à, par, avec'],
  amiss_price_step: [
    'price, the multiple, valuation',
    'prix, multiple payé, valorisation, le multiple',
  ],
  amiss_story: [
    'good story, a story, nice story, equity story, strategic story, headline, headlines',
    'belle histoire, une histoire, bonne histoire, histoire stratégique, récit, gros titre, titre de presse, communiqué',
  ],
  amiss_valuing: [
    'valuation, value it, pricing, the multiple',
    'valorisation, le prix, chiffrage, évaluation',
  ],
  below_the_opening: [
    crossed(
      'below the, under the, less than the, lower than the',
      'opening offer, opening bid, first offer, initial offer, first bid, initial bid',
    ),
    crossed(
      'en dessous de l’, au-dessous de l’, sous l’, inférieur à l’, moins que l’',
      'offre de départ, offre initiale, première offre',
    ),
  ],
  by_the_other: [
    'by, was, were, been, from, being, that, which, whom, when, once',
    'par, été, que, qui, quand, dont, était, une fois',
  ],
  closed_at_once: [
    'closed in january 2022, closed the same day, closed at once, closed within weeks, closed immediately, closed in 2022, closed in a few weeks, the day it was announced',
    'bouclée en janvier 2022, bouclée le jour même, bouclée en quelques semaines, bouclée en 2022, jour de l’annonce',
  ],
  deals_cash_deal_name: [
    'wns, kellanova, splunk, seagen, whole foods, linkedin',
    'wns, kellanova, splunk, seagen, whole foods, linkedin',
  ],
  deals_close_plants: [
    'close plants, plant closures, factory closures, close factories',
    'fermer des usines, fermetures d’usines, fermer les usines, fermer usines',
  ],
  deals_credit_suisse_name: ['credit suisse, ubs', 'credit suisse, ubs'],
  deals_cut_offer: [
    'cut its price, lowered its price, cut its offer, lowered its offer, reduced its offer, reduced its price, lower price',
    'baissé son prix, baissé son offre, réduit son offre, réduit son prix, diminué son offre',
  ],
  deals_deal_completed: [
    'closed in December, was completed, was closed, completed acquisition, closed acquisition, completed the deal, closed the deal, finally bought, went through, did close, ended up closing',
    'conclue fin, s’est conclue, bouclé, finalisé, fini par racheter, est allée au bout, conclue en, fini par fusionner, fini par conclure',
  ],
  deals_figma_paid: [
    'figma paid adobe, figma had to pay, figma pays adobe, figma owed adobe, paid by figma, fee from figma, figma paid a, figma who had to pay, figma which had to pay, figma who paid, figma compensated adobe',
    'figma a payé, figma a dû payer, figma a versé, figma a dû verser, payée par figma, versée par figma, figma doit payer, figma paie, figma qui a dû payer, figma qui a payé, figma a indemnisé, figma qui a versé',
  ],
  deals_fox_name: ['disney, fox', 'disney, fox'],
  deals_fox_news_too: [
    'including fox news, fox news too, bought fox news, all of fox, whole of fox, fox news included',
    'y compris fox news, fox news compris, racheté fox news, toute la fox, tout fox, fox news inclus',
  ],
  deals_friendly_at_once: [
    'friendly from start, friendly from the start, agreed from the start, friendly from beginning, welcomed from the start, welcomed, from the first day, in favour from the start',
    'amicale dès le départ, amicale dès le début, amicale depuis le début, accepté dès le départ, d’accord dès le départ, d’accord dès le début, favorable dès le départ, bien accueilli',
  ],
  deals_genzyme_name: ['genzyme, sanofi', 'genzyme, sanofi'],
  deals_got_a_lower_price: [
    'obtained lower price, got lower price, renegotiated price down, paid less than agreed',
    'obtenu un prix plus bas, payé moins que prévu',
  ],
  deals_in_shares: [
    'in shares, in stock, in own shares, paying with shares, all stock, all share, share exchange, in microsoft shares, in bayer shares, in sanofi shares, with microsoft shares, in new shares, in new microsoft shares, entirely in shares, in microsoft stock, with microsoft stock, with new shares, its own shares, with its shares, with its own shares, with its own stock',
    'en titres, en actions, échange d’actions, échange de titres, en papier, en propres actions, avec ses actions, en actions nouvelles, entièrement en actions, intégralement en actions, en actions microsoft, en titres microsoft, entièrement en titres, ses propres actions, avec ses titres',
  ],
  deals_known_deal_cleared: [
    'cleared without remedies, cleared without any remedy, no antitrust issue',
    'validé sans remède, autorisé sans remède, aucun sujet, aucun problème de concurrence',
  ],
  deals_monsanto_name: ['monsanto, bayer', 'monsanto, bayer'],
  deals_never_closed: [
    'never closed, never completed, finally blocked, blocked for good, never went through, offer was abandoned, resold its shares, was abandoned in april 2021',
    'n’a jamais abouti, jamais finalisé, jamais bouclé, jamais conclu, définitivement bloqué, offre a été abandonnée, offre abandonnée, a renoncé à son offre, revendu ses titres',
  ],
  deals_no_fee_paid: [
    'no fee was paid, nobody paid, nothing was paid, without paying anything, no fee at all, no compensation was paid',
    'aucune indemnité, personne n’a payé, sans rien payer, sans indemnité',
  ],
  deals_paid_a_premium: [
    'paid premium, at premium, with premium, premium over market, premium to market',
    'payé une prime, avec une prime, avec prime, prime sur le cours, versé une prime',
  ],
  deals_paid_in_cash: [
    'fully funded with bonds, in cash, all cash, cash deal',
    'en numéraire, en cash',
  ],
  deals_pioneer_name: ['pioneer, exxon, exxonmobil', 'pioneer, exxon, exxonmobil'],
  deals_raised_its_price: [
    'raised price, raised its price, increased its offer, increased the price, paid more than agreed, paid more than announced, price went up from, price was raised, ended up paying more, raised the price, put its price up, paid more in the end',
    'relevé le prix, relevé son prix, relevé son offre, augmenté son offre, augmenté le prix, payé plus que prévu, prix par action est monté, finalement payé plus cher, a payé plus cher, augmenté son prix, monté son prix, plus cher que le prix de départ',
  ],
  deals_stellantis_name: [
    'stellantis, psa, fca, fiat chrysler',
    'stellantis, psa, fca, fiat chrysler',
  ],
  deals_twitter_name: ['twitter, musk', 'twitter, musk'],
  deals_vmware_name: ['vmware, broadcom', 'vmware, broadcom'],
  deals_wholly_in_cash: [
    'all cash, all in cash, entirely in cash, only cash, fully in cash, wholly in cash',
    'tout en numéraire, entièrement en numéraire, uniquement en numéraire, tout en cash, entièrement en cash, uniquement en cash',
  ],
  deals_wholly_in_shares: [
    'entirely in shares, entirely in stock, all in stock, all in shares, fully in stock, fully in shares, only in shares, only in stock, all stock, all share, paid in shares, paid in stock, pays in shares, pays in stock, wholly in shares',
    'entièrement en titres, entièrement en actions, tout en titres, tout en actions, uniquement en titres, uniquement en actions, payé en titres, payé en actions, paie en titres, paie en actions, paie entièrement en titres, intégralement en titres, intégralement en actions, cent pour cent titres',
  ],
  debt_added_for_cheque: [
    'add the debt to get to the equity',
    'on ajoute la dette pour avoir le chèque',
  ],
  had_to_pay_more: [
    'raise its price, raise the price, had to raise, had to pay more, pay more than agreed, price went up, price was raised, bump its offer, bumped the price, sweetened its offer, put up its price, paying more for tiffany, paid more than, ended up paying more',
    'remonter son prix, relever son prix, relevé le prix, dû relever, dû payer plus, prix a été relevé, prix est monté, augmenter son prix, augmenté le prix, rehaussé son offre, rehausser le prix, plus cher que prévu, payé plus cher, payé plus que, plus que le prix signé',
  ],
  market_announce_word: [
    'announced, signed, shook hands, shaken hands, press release, made public, in the papers, handshake',
    'annoncée, signée, serré la main, communiqué, dans la presse, devant la presse, rendue publique, poignée de main',
  ],
  market_as_good_as_done: [
    'company is theirs, it is theirs, belongs to them, done deal, is done, as good as done, sure to close, cannot fail',
    'boîte est à eux, société est à eux, elle est à eux, leur appartient, c’est fait, c’est plié, dans la poche, c’est acquis, ne peut plus échouer, plus leur mot à dire',
  ],
  market_at_the_screen_price: [
    'today’s share price, current share price, at market, at the market price',
    'cours du jour, cours actuel, prix du marché, cours de bourse',
  ],
  market_certain_word: [
    'certain, sure, done, guaranteed, closes, definitely, over',
    'certaine, sûre, acquise, garantie, faite, aboutit, forcément',
  ],
  market_holders_accept: [
    'have to accept, must accept, will accept, are obliged to accept, be glad to sell, be happy to sell, happy to sell, glad to sell, will sell anyway',
    'accepteront, seront contents de vendre, contents de vendre, ravis de vendre, vendront quand même',
  ],
  market_no_premium: [
    'without any premium, without a premium, no premium, at market price, at the current share price',
    'sans prime, sans aucune prime, aucune prime, pas de prime, au cours actuel, au cours de bourse',
  ],
  market_offer_word: [
    'i offer, i would offer, we offer, offer the',
    'je propose, on propose, offrirais, j’offre, proposerais',
  ],
  market_once_announced: [
    'once announced, once a deal is announced, once it is announced, once signed',
    'une fois annoncée, dès l’annonce, une fois signée',
  ],
  market_so_done: ['so, means, therefore, once, as soon as', 'donc, une fois, veut dire, dès que'],
  market_without_extra: [
    'without paying extra, no need to add, no need to pay extra, no need for a premium, no need to pay more',
    'pas besoin de prime, sans payer plus, sans rien ajouter, pas besoin de payer plus, pas la peine de payer plus',
  ],
  misread_cash_to_ev: [
    crossed(
      'enterprise value is, ev is, ev equals, enterprise value equals, enterprise value means',
      'equity plus cash, equity plus the cash, equity plus net cash, equity value plus cash, market cap plus cash, equity minus net debt, equity less net debt, equity minus debt, market cap minus net debt, the price per share times, share price times, the market cap, equity value plus the cash',
    ) +
      ', always equity plus cash, equity plus cash gives, subtract the debt from the equity, subtract it from the equity value to get, subtract net debt from the equity, take net debt off the equity, enterprise value is above the equity because of the cash',
    crossed(
      've c’est, valeur d’entreprise c’est, ve est, valeur d’entreprise est, ve égale',
      'l’equity plus la trésorerie, equity plus trésorerie, l’equity plus le cash, la capitalisation plus la trésorerie, la capitalisation plus le cash, l’equity moins la dette, la capitalisation moins la dette, l’equity moins la dette nette, le prix par action multiplié, le cours multiplié, la capitalisation boursière',
    ) +
      ', toujours equity plus trésorerie, equity plus trésorerie donc, retire la dette nette de la capitalisation, enlève la dette de l’equity, retire la dette nette de l’equity, soustrais la dette nette de l’equity',
  ],
  misread_ev_above: [
    crossed(
      'enterprise value is, ev is, enterprise value comes out, ev comes out, enterprise value ends up',
      'above the equity, above equity, higher than the equity, bigger than the equity, larger than the equity, greater than the equity',
    ),
    crossed(
      've est, valeur d’entreprise est, ve devient, ve ressort',
      'plus grosse que l’equity, plus grande que l’equity, plus élevée que l’equity, supérieure à l’equity, supérieure à la valeur des titres, supérieure à la capitalisation, au-dessus de l’equity',
    ),
  ],
  misread_net_cash: [
    'net cash, cash position, more cash than debt, excess cash',
    'cash net, trésorerie nette, plus de cash que de dette, excédent de trésorerie',
  ],
  nearly_or_elsewhere: [
    'unlike, figma, adobe, nvidia, arm, if, nearly, almost, could have, would have, at first, initially, first version, original version, until, before, then cleared, ubisoft, sued, court, threatened, tried, wanted, feared, not dropped, not abandoned, rumoured, closed, completed, went through, renegotiated, cut the price',
    'contrairement, figma, adobe, nvidia, arm, si, failli, presque, aurait pu, d’abord, au départ, première version, version initiale, jusqu’à, avant, puis autorisé, ubisoft, procès, menacé, essayé, voulait, craignait, pas abandonnée, rumeur, bouclé, bouclée, finalisé, finalisée, renégocié, baissé le prix',
  ],
  never_came_about: [
    'was abandoned, fell through, never closed, collapsed, was called off, was dropped, was cancelled, never happened, was blocked for good',
    'n’a jamais été bouclé, a été abandonné, a été abandonnée, est tombée, n’a jamais abouti, a échoué, a été annulée, n’a pas abouti, bloquée définitivement',
  ],
  paid_less_in_truth: [
    'not, never, lower, cut, less, reduced, renegotiated down, without, rather',
    'pas, jamais, baisse, moins, réduit, sans, plutôt, ne',
  ],
  purchased_it: [
    'bought, acquired, took over, wanted to buy, bid for, buys, acquires, launched a bid for',
    'a racheté, a acheté, rachète, achète, voulait racheter, a acquis, voulait acheter, absorbé, a lancé une offre sur',
  ],
  still_on_its_own: [
    'still an independent, still independent, remains independent, remained independent, stayed independent, still a listed company, still listed today, is independent today, still listed on its own',
    'toujours indépendant, encore indépendant, restée indépendante, toujours cotée, encore cotée, toujours une société cotée, est indépendante aujourd’hui',
  ],
  strays_dropped_it: [
    'dropped activision, gave up activision, gave up on activision, never bought activision, never closed activision, walked away from activision, dropped tiffany, never bought tiffany',
    'jamais racheté activision, jamais acheté activision, abandonné activision, renoncé à activision, jamais racheté tiffany, renoncé à tiffany',
  ],
  swapped_for_paper: [
    'share swap, stock swap, pure swap, no cash at all, took microsoft stock, took microsoft shares, received microsoft shares, received microsoft stock, got microsoft stock, got microsoft shares, share-for-share, stock-for-stock, all stock, paid in its own, half in shares, half in stock, cash and shares, became microsoft shareholders, became shareholders of microsoft, ended up with microsoft shares, ended up with microsoft stock',
    'échange de titres, échange d’actions, pas un dollar de cash, sans aucun cash, aucun cash, reçu des actions microsoft, reçu des titres microsoft, moitié en titres, moitié en actions, moitié cash, avec des actions microsoft, avec des titres microsoft, devenus actionnaires de microsoft, actionnaires de microsoft',
  ],
  the_games_deal: ['activision', 'activision'],
  the_jewels_deal: ['tiffany', 'tiffany'],
  the_luxury_buyer: ['lvmh', 'lvmh'],
  the_software_buyer: ['microsoft', 'microsoft'],
  the_water_buyer: ['veolia', 'veolia'],
  the_water_deal: ['suez', 'suez'],
  veto_was_final: [
    'veto was final, veto stood, veto held, block was final, block stood, blocked it definitively, killed the deal, killed the takeover, deal was dropped, deal was called off, deal fell through, deal was abandoned, takeover was abandoned, takeover fell through, never got approval, had to give up, had to drop',
    'veto a été définitif, veto était définitif, veto a tenu, blocage a été définitif, a tué l’opération, a tué le deal, opération a été abandonnée, deal a été abandonné, opération a capoté, deal a capoté, a dû renoncer, ont dû renoncer, deal est tombé à l’eau, opération est tombée à l’eau, n’a jamais eu le feu vert',
  ],
};
