import type { Lexicon } from '../../types.ts';

/** What is most often said wrongly of an offer for a listed company. */
export const heardOfOffers = {
  offers_price_free: [
    'price you want, price you like',
    'prix que l’on veut, prix que vous voulez, prix qu’on veut',
  ],
  deals_only_part: ['limit your offer, limit the offer', 'limiter votre offre, limiter l’offre'],
  deals_foreign_control: ['foreign investment screening, foreign investment control', ''],
  heard_cannot_be_made_to: [
    'don’t have to bid, nobody can force you to bid, nobody can force you, not obliged to bid, need not bid, no obligation to bid, no duty to bid, can’t be forced to bid',
    'personne ne peut vous forcer, rien ne vous oblige, pas obligé de lancer, pas tenu de lancer, aucune obligation de lancer, personne ne peut vous obliger, pas obligé de faire une offre',
  ],
  heard_until: [
    'before, until, unless, as long as, below, under',
    'avant, tant que, jusqu’à, sous, en dessous, à moins',
  ],
  heard_free_choice: [
    'free to choose, you choose, you can choose, up to you, you decide',
    'libre de choisir, vous choisissez, vous pouvez choisir, à vous de choisir, vous décidez',
  ],
  heard_number_or_price: [
    'how many shares, what price, the price, number of shares',
    'combien d’actions, combien de titres, quel prix, le prix, nombre de titres',
  ],
  heard_own_price: [
    'the price you want, price you like, any price you like',
    'prix que l’on veut, prix que vous voulez, prix qui vous plaît, prix qu’on veut',
  ],
  heard_competition_law: [
    'merger control, antitrust, competition authority, competition authorities, competition clearance, merger clearance, competition',
    'la concurrence, contrôle des concentrations, autorité de la concurrence, autorités de concurrence, autorisation de concurrence, antitrust',
  ],
  heard_files: [
    'notify, file, dealt with, deal with, ask, sort out, sorted out, tell',
    'notifie, notifier, dépose, déposer, demande, règle, régler, s’occupe, occupe, prévient, voit',
  ],
  heard_afterwards: [
    'at leisure, after you take control, after you own, once you own, once you have control, in the year after, in the year following, within the year, afterwards, after the offer, after closing, after completion, once you have the shares, once the offer is over',
    'une fois l’offre terminée, tranquillement, dans l’année, une fois qu’on a les titres, une fois les titres, une fois le contrôle, après coup, après l’offre, après le closing, a posteriori, ensuite, après la prise de contrôle',
  ],
  heard_clearance_first: [
    'before, cannot, can’t, must wait, may not, not allowed, illegal, gun jumping, integrate, integration, condition, suspensive',
    'avant, interdit, doit attendre, faut attendre, intégration, intégrer, intègre, condition, suspensif, illégal',
  ],
  heard_go_ahead_of_rivals_law: [
    'antitrust, competition authorities, competition authority, merger control, merger clearance, brussels',
    'la concurrence, autorité de la concurrence, antitrust, feu vert, contrôle des concentrations, bruxelles',
  ],
  heard_listed_firm: [
    'listed company, listed companies, listed target, public offer',
    'société cotée, sociétés cotées, offre boursière, offre publique, cible cotée, bourse',
  ],
  heard_stock_exchange_offer: [
    'public offer, tender offer, takeover bid, bid, offer',
    'offre boursière, offre publique, offre en bourse, opa, offre',
  ],
  heard_not_so: ['isn’t that, not that, people think', 'n’est pas que, pas que, on croit'],
  heard_supervisor_late: [
    'only after it’s over, only after the offer, only checks afterwards, only looks afterwards, only steps in after, only comes in after, only checks the offer after, once the offer is over',
    'une fois l’offre terminée, n’intervient qu’une fois, n’intervient qu’après, qu’une fois l’offre, qu’après l’offre, ne regarde qu’après, ne contrôle qu’après',
  ],
  heard_without_supervisor: [
    'without asking the amf, without the amf, without amf approval, without its clearance, without going through the amf',
    'sans passer par l’amf, sans demander à l’amf, sans l’accord de l’amf, sans l’amf, sans son visa',
  ],
  heard_opens_offer: [
    'open, launch, start, file, go ahead',
    'ouvrir, lancer, déposer, démarrer, ouvre, lance',
  ],
  heard_last_ones_safe: [
    'can’t be forced out, can’t force the last, cannot be forced out, last ones can’t be forced, nobody can force the last',
    'peut pas les forcer, peut pas les exproprier, peut pas forcer les derniers, forcer les derniers à partir',
  ],
  heard_all_of_it: [
    'hundred percent, 100%, every share',
    'cent pour cent, 100 %, toutes les actions',
  ],
  heard_forbidden: [
    'illegal, forbidden, not allowed, prohibited, doesn’t exist, impossible',
    'illégale, interdite, interdites, prohibée, n’existe pas, n’existent pas, impossible',
  ],
  heard_must_tender: [
    'have to tender, obliged to tender, must tender, forced to tender, will tender anyway, tender anyway, sell anyway, have to sell anyway',
    'obligés d’apporter, apporteront quand même, apportent quand même, doivent apporter, tenus d’apporter, apporteront de toute façon, vendront quand même',
  ],
  heard_no_premium: [
    'premium, below the market price, below the share price, at the market price, at market price, less than the share price',
    'prime, moins que le cours, sous le cours, en dessous du cours, au cours de bourse',
  ],
  heard_one_share: ['one share, a share, each share', 'une action, chaque action, un titre'],
  heard_for_ever: ['always, only ever', 'toujours, jamais plus, forcément, rien que'],
  heard_one_vote: ['one vote, a single vote', 'une voix, une seule voix, un droit de vote'],
  heard_votes: ['votes, voting rights', 'voix, droits de vote'],
  heard_just_the_same: [
    'always the same, always equal, the same thing, always identical',
    'toujours les mêmes, toujours égaux, toujours identiques, la même chose, toujours pareils',
  ],
  heard_concert: [
    'in concert, concert parties, acting together',
    'concert, concertistes, de concert',
  ],
  heard_only_your_own: [
    'only your own shares, only your own, what you hold yourself',
    'que ses propres titres, que vos propres titres, que vos titres, ses propres titres, que ce qu’on détient soi-même',
  ],
} as const satisfies Lexicon;
