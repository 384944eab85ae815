import type { Lexicon } from '../../types.ts';

/** The same mistakes on a sale and an offer as somebody makes them without a term of the trade. */
export const heardInPlainWordsOfDeals = {
  heard_first_figure: [
    'first letter, first figure, first number, first offer, non-binding bid, non-binding offer',
    'première lettre, premier chiffre, première offre, offre non engageante',
  ],
  heard_stuck_with_it: [
    'stuck with, held to it, legal commitment, tied to it, bound by it',
    'tenu par, engagement juridique, lié par, prisonnier de',
  ],
  heard_sees_inside: [
    'look at the books, see the books, see the accounts, into the data room, access to the data room',
    'voient les comptes, accèdent à la data room, accès à la data room, voient les livres, regardent les comptes',
  ],
  heard_once_bought: [
    'once they’ve bought, once they have bought, after they have paid, when the deal is done, once the deal is done, once the deal has closed',
    'une fois l’affaire faite, une fois l’opération bouclée, après avoir payé, une fois qu’ils ont acheté, une fois le deal fait',
  ],
  heard_wired_on_signing: [
    'wired at signing, paid at signing, wired on the day of signing, paid on the day of signing',
    'versé à la signature, viré à la signature, versé le jour de la signature, payé le jour de la signature',
  ],
  heard_keep_secret_many: [
    'secret among fifty, secret among thirty, secret with fifty, secret with thirty',
    'secret à cinquante, secret à trente, secret à quarante',
  ],
  heard_easier: ['easier, better', 'mieux, plus facile, plus facilement'],
  heard_news_out: [
    'news comes out, news gets out, word gets out, it gets out, it comes out',
    'nouvelle sort, nouvelle se répand, ça se sait, ça sort',
  ],
  heard_good_for_trade: [
    'good for business, good for the company',
    'bon pour les affaires, bon pour l’entreprise',
  ],
  heard_scared_off: [
    'scared off by competition, afraid of competition, put off by competition',
    'concurrence fait peur, peur de la concurrence, concurrence décourage',
  ],
  heard_price_is_the_same: [
    'price is the same, same price with',
    'prix est le même, même prix avec',
  ],
  heard_nothing_gets_out: [
    'nothing gets out, nothing leaks, nothing comes out',
    'rien ne sort, rien ne fuit, rien ne filtre',
  ],
  heard_leaves_lawsuits: [
    'leave out the lawsuits, leave the lawsuits, leave the skeletons, leave out the debts',
    'laisser les procès, laisse les procès, laisser les cadavres, laisser les dettes',
  ],
  heard_buys_the_firm: [
    'buy the shares, buying the company, acquire the stock, acquire the shares, buy the whole company, buy the company',
    'achète les titres, rachetant la société, rachète la société, acquiert les titres, achète toute la société',
  ],
  heard_owes_for_the_past: [
    'responsible for its past, liable for its past',
    'responsable de son passé, responsable du passé',
  ],
  heard_basis_rises: [
    'basis is stepped up, basis gets stepped up, tax basis rises',
    'base fiscale est réévaluée, base fiscale remonte',
  ],
  heard_no_checks: [
    'no checks are needed, no check is needed, no checks needed',
    'aucune vérification, aucun contrôle nécessaire',
  ],
  heard_just_below_half: [
    'forty nine percent, forty-nine percent, 49%, 49 percent',
    'quarante-neuf pour cent, 49 %, 49 pour cent',
  ],
  heard_no_bid: [
    'without bidding, without a bid, without an offer',
    'sans faire d’offre, sans offre, sans lancer d’offre',
  ],
  heard_under_half: [
    'under half, below half, less than half, under fifty, below fifty, under 50, below 50, short of half, up to half, short of a majority, without a majority, below the majority',
    'sous la moitié, moins de la moitié, sous les cinquante, sous cinquante, en dessous de cinquante, moins de cinquante, jusqu’à la moitié, sous les 50, sous la majorité, sans la majorité, en dessous de la moitié',
  ],
  heard_free_of_duty: [
    'don’t have to bid, nothing is mandatory, nothing is compulsory, nothing mandatory, no obligation, no duty to bid, not obliged to bid, not obliged to, needn’t bid, need not bid, no bid is needed, no offer is needed, free to buy, free to build, nothing to launch, nobody can force you, can keep buying',
    'n’êtes obligé à rien, n’est obligé de rien, rien n’est obligatoire, rien d’obligatoire, aucune obligation, pas d’obligation, pas obligé de lancer, pas obligé de déposer, pas tenu de lancer, libre d’acheter, achète librement, rien à lancer, rien à déposer, peut continuer à acheter, aucune offre à faire',
  ],
  heard_up_to_bidder: [
    'up to the bidder, up to the buyer, bidder’s choice, freely set',
    'au choix de l’initiateur, au choix de l’acheteur, laissé à l’initiateur, librement fixé',
  ],
  heard_informed_later: [
    'informed later, told later, notified later, informed afterwards',
    'prévenir plus tard, informée plus tard, prévenue plus tard, notifier plus tard',
  ],
  heard_outside_the_law: [
    'outside competition law, escape competition law, not subject to competition law, not subject to merger control',
    'pas soumise au contrôle, échappent au droit de la concurrence, échappe au droit de la concurrence',
  ],
  heard_no_say: [
    'has no say, no say in, nothing to say',
    'n’a pas son mot, rien à dire, pas son mot à dire',
  ],
  heard_stay_for_ever: ['stay for ever, stay forever', 'rester indéfiniment, rester pour toujours'],
  heard_gets_out: [
    'back out, walk away, pull out, withdraw',
    'se dédire, se retirer, sortir, renoncer',
  ],
  heard_nobody: ['nobody, no one, neither side', 'personne, aucun'],
  heard_go_through: [
    'must buy it anyway, buy it anyway, must go through with it, has to go through with it',
    'aller jusqu’au bout, doit acheter quand même, acheter quand même, quand même obligé d’acheter',
  ],
  heard_says_no: [
    'is refused, blocks it, says no, refuses, blocks',
    'est refusée, refuse, dit non, bloque',
  ],
  heard_tied_still: [
    'stay tied, remain bound, stay bound',
    'reste liés, restent liés, reste engagé, reste tenu',
  ],
  heard_talks_prices: [
    'talk about pricing, talk about prices, talk to each other about pricing',
    'se parler des prix, parler des prix entre',
  ],
  heard_both_firms: [
    'run both firms together, run both companies together, run the two together',
    'gérer les deux sociétés ensemble, gérer les deux ensemble',
  ],
  heard_under_review: [
    'while brussels, while the commission, while the authority',
    'pendant que bruxelles, pendant que la commission, pendant que l’autorité',
  ],
  heard_no_gains_lost: [
    'costs us none of the synergies, costs none of the synergies',
    'ne coûte aucune synergie, ne coûte pas de synergies',
  ],
} as const satisfies Lexicon;
