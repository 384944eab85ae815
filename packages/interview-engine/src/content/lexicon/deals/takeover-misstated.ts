import type { Lexicon } from '../../types.ts';
import { crossed } from '../crossed.ts';

/** The rules of public offers, in the words of those who get it wrong. */
export const takeoverMisstated: Lexicon = {
  amiss_bidders_worth: [
    'bidder’s own valuation, bidder’s valuation, bidder’s value, bidder’s shares, bidder’s stock, bidder’s paper, quality of the paper, suitor’s shares, acquirer’s shares',
    'valorisation de l’initiateur, valeur de l’initiateur, titres de l’initiateur, cours de l’initiateur, papier de l’initiateur, qualité du papier, actions de l’initiateur, titres de l’assaillant, cours de l’assaillant, action de l’assaillant',
  ],
  amiss_board: ['board, directors', 'conseil, administrateurs'],
  amiss_holder_bound: [
    'shareholders cannot tender, holders cannot tender, cannot tender without the board, must follow the board, board can forbid, forbid him to tender, bound by the board',
    'doivent suivre le conseil, doit suivre le conseil, conseil peut interdire, lui interdire d’apporter',
  ],
  amiss_negotiate_first: [
    'negotiate the price first, negotiate first, start negotiating, negotiate at once, negotiate immediately, call the bidder first, negotiate the premium first, start by negotiating, answer first, reject first, reply first, accept or refuse first',
    'négocier le prix, négocier d’abord, premier réflexe est de négocier, commence par négocier, négocier tout de suite, négocier immédiatement, répondre d’abord, refuser d’abord',
  ],
  amiss_own_jobs: [
    'management’s jobs, jobs of management, jobs of the management, protect its managers, protect the managers, protect management, own seats, own jobs, their jobs, their seats, executives’ jobs, management first, jobs first, shareholders come after, shareholders come second, shareholders come last, before the shareholders, ahead of the shareholders, own interests, keep its seats',
    'postes des dirigeants, places des dirigeants, protéger les dirigeants, protéger ses postes, protéger le management, protéger la direction, postes de la direction, actionnaires viennent après, actionnaires passent après, avant les actionnaires, ses propres intérêts, leurs propres intérêts, sauver leur poste, sauver les postes, jobs des dirigeants, intérêt des actionnaires vient après',
  ],
  amiss_value_later: [
    'value later, valuation later, valuation comes later, value after, valuation after, computed afterwards, computed later, valuation can wait, valuation afterwards, value afterwards, value it afterwards',
    'valeur après, valorisation après, valorisation vient après, calcule après, valorisation plus tard, valorisation peut attendre, valeur ensuite',
  ],
  amiss_worth_alone: [
    'standalone value, stand alone value, intrinsic value, our own valuation, value of our company, value of the client, alternatives, other buyers',
    'valeur standalone, valeur intrinsèque, valeur autonome, valeur de notre client, valeur du client, alternatives, autres acheteurs',
  ],
  astray_below_ninety: [
    'ten percent, ten per cent, 10, thirty percent, thirty per cent, 30, fifty, 50, half of, half the, a third, two thirds, sixty, 60, a majority, simple majority',
    'dix pour cent, 10, trente pour cent, 30, cinquante, 50, la moitié, un tiers, deux tiers, soixante pour cent, 60, la majorité',
  ],
  astray_better_terms: [
    'better price, higher price, special price, sweeter deal, more than small, better terms',
    'meilleur prix, prix plus élevé, prix spécial, un supplément, meilleures conditions',
  ],
  astray_force_out: [
    'squeeze out, force out, force the rest, force the others, force the minority, force minorities',
    'retrait obligatoire, forcer les minoritaires, sortir les minoritaires, expulser les minoritaires, obliger les minoritaires, forcer les autres, obliger les autres, racheter de force, forcer le reste',
  ],
  astray_must_bid: [
    'must bid, has to bid, have to bid, forced to bid, obliged to bid, has to offer, mandatory offer, mandatory bid, compulsory offer',
    'obligé de lancer, obligé de déposer, offre obligatoire',
  ],
  astray_not_thirty: [
    'half the shares, fifty, 50, sixty, 60, ninety, 90, two thirds, ten percent, ten per cent, 10, a quarter, twenty percent, 20, five percent',
    'la moitié, cinquante, 50, soixante, 60, quatre-vingt-dix, 90, deux tiers, dix pour cent, 10, un quart, vingt pour cent, 20, cinq pour cent',
  ],
  astray_some_holders: [
    'some shareholders, some holders, big shareholders, large shareholders, large holders, biggest holders, big holders, certain shareholders, the main shareholder, the largest holder, a few holders',
    'certains actionnaires, quelques actionnaires, gros actionnaires, quelques gros, principaux actionnaires, premier actionnaire, grands actionnaires, gros porteurs',
  ],
  bid_is_won: [
    'he wins, wins, bidder wins, succeeds, offer succeeds, bid succeeds, has won, is enough to win, it is over',
    'a gagné, gagne, l’offre réussisse, offre réussit, offre aboutit, emporte la société, c’est gagné',
  ],
  bid_must_follow: [
    'must bid, has to bid, mandatory, obliged to bid, has to offer, must make, not, file a bid, compulsory',
    'déposer une offre, obligatoire, doit déposer, obligé de déposer, pas, franchir, offre obligatoire',
  ],
  board_accepts_it: [
    'board accepts, board agrees, board approves, board says yes, board consents, board recommends, target board accepts, our board accepts, management agrees, board’s signature, board’s consent, signature to go ahead, board’s agreement, to go ahead',
    'conseil de la cible l’accepte, conseil l’accepte, conseil accepte, conseil est d’accord, conseil l’approuve, conseil donne son accord, cible l’accepte, direction accepte, ne peut pas avancer, n’avance pas, ne passe pas, ne peut pas se faire',
  ],
  cases_no_offer: [
    'not a public offer, no offer document, no regulator, no prospectus',
    'pas une offre publique, aucun visa, sans visa',
  ],
  counter_after_success: ['only gets involved after', 'n’intervient qu’une fois'],
  counter_tells_few: ['tell a few large holders', 'à quelques gros actionnaires'],
  deals_a_third_of_capital: [
    '33, 33%, thirty three, third of capital, third of votes, third of shares, one third, above a third, over a third, more than a third, past a third',
    '33, 33%, trente trois, tiers du capital, tiers des droits, tiers des actions, tiers des titres, au-delà du tiers, dépasse le tiers, plus d’un tiers, franchit le tiers, à partir du tiers, dès le tiers',
  ],
  deals_any_price: [
    'any price, whatever price, price you like, price he likes, price of his choice, freely set price',
    'n’importe quel prix, prix que vous voulez, prix qu’il veut, prix libre, prix de votre choix',
  ],
  deals_from_word: [
    'kicks in, triggered, applies, begins, starts, is due, only above, as soon as, from',
    'se déclenche, à partir, s’applique, commence, est due, dès',
  ],
  deals_mandatory_word: [
    'mandatory offer, mandatory bid, obliged to bid, must bid, have to bid, threshold, must launch, have to launch',
    'seuil, obligé de lancer, doit lancer, devez lancer, obligé de viser, obligatoire',
  ],
  deals_ninety_five: ['95, 95%, ninety five', '95, 95%, quatre vingt quinze'],
  deals_no_threshold: [
    'no threshold, no mandatory offer, without ever bidding, never has to bid, never have to bid, never obliged to bid, never forced to bid',
    'aucun seuil, pas de seuil, il n’y en a aucun, sans jamais devoir, jamais obligé de lancer, jamais tenu de lancer, pas d’offre obligatoire, aucune offre obligatoire, sans jamais lancer',
  ],
  deals_nobody_out: [
    'can never be forced, can never be squeezed, no squeeze out, squeeze out not exist, never squeeze out',
    'personne ne peut les faire sortir, personne ne peut les forcer, jamais les forcer, jamais les faire sortir, pas de retrait obligatoire, aucun retrait obligatoire, ne peut jamais forcer',
  ],
  deals_obliged_bid: [
    'mandatory offer, mandatory bid, obliged to bid, must bid, have to bid, must launch, must make an offer',
    'offre obligatoire, obligé de lancer, doit lancer, devez lancer, obligé de proposer, doit déposer une offre, tenu de déposer',
  ],
  deals_only_part: [
    'limit your offer, limit the offer, part of shares, only part, just part, partial offer, half of the shares, some of the shares, bit of it, a slice, keep the rest, a piece of it, part of it, half the shares, half the capital, half of the capital',
    'limiter votre offre, limiter l’offre, une partie des titres, une partie du capital, une partie des actions, offre partielle, seulement une partie, moitié des titres, un bout, garder le reste, une tranche, un morceau, moitié du capital, moitié des actions, moitié des parts',
  ],
  deals_other_threshold: [
    'fifty, 50, 50%, 25, 25%, half',
    'cinquante, 50, 50%, 25, 25%, la moitié',
  ],
  deals_own_interest: [
    'own interest, own jobs, own seats, interest of management, ignore shareholders, without shareholders, save their jobs, protect management, keep its seats',
    'propre intérêt, propres postes, leurs postes, intérêt de la direction, ignorer les actionnaires, sauver leurs places, sans consulter les actionnaires, protéger la direction, garder ses sièges, garder leurs sièges',
  ],
  deals_squeeze_low: [
    'fifty percent, 50, 50%, simple majority, half, 66, two thirds, 75, seventy five, 80, eighty',
    'cinquante pour cent, 50, 50%, majorité simple, la moitié, 66, deux tiers, 75, soixante quinze, 80, quatre vingts pour cent',
  ],
  deals_squeeze_word: [
    'make the last ones sell, make the last holders sell, squeeze out, force out minorities, buy out minorities, compulsory purchase, force out the last, kick out the last, force the last, buy out the last',
    'obliger les derniers, obliger les minoritaires, retrait obligatoire, sortir les minoritaires, exproprier les minoritaires, évincer les minoritaires, exclure les minoritaires, forcer les derniers, sortir les derniers, racheter de force, exclure les derniers',
  ],
  flat_allies: [
    'friends acting with him, acting with him, his allies, your allies, friends of the bidder, concert parties, those who act with',
    'vos alliés, ses alliés, ceux de vos alliés, amis de l’initiateur, concertistes, ceux qui agissent avec',
  ],
  flat_compulsory_bid: [
    'compulsory bid, mandatory bid, mandatory offer, trigger for a bid',
    'offre obligatoire, opa obligatoire, dépôt obligatoire',
  ],
  flat_force_minorities: [
    'force the minorities to sell, force the others to sell, squeeze out the minorities, squeeze out the rest, make the others sell, force everyone out',
    'forcer les minoritaires, obliger les minoritaires, exproprier les minoritaires, sortir les minoritaires, obliger les autres à vendre, forcer les autres à vendre, éjecter les minoritaires',
  ],
  flat_keeps_forever: [
    'keep his shares forever, keep their shares forever, keep his shares for ever, keeps his shares whatever, stay in forever, hang on forever',
    'garde ses titres pour toujours, gardent leurs titres pour toujours, garder ses titres à vie, rester pour toujours, garde ses actions pour toujours',
  ],
  flat_no_duty: [
    'no obligation to bid, no duty to bid, never an obligation to bid, never have to bid, no mandatory offer',
    'jamais d’obligation de faire une offre, pas d’obligation d’offre, aucune obligation d’offre, pas d’obligation de faire une offre, jamais obligé de faire une offre',
  ],
  flat_not_counted: [
    'are not counted, do not count, not added, are left out',
    'ne comptent pas, ne sont pas comptés, n’entrent pas, pas additionnés, ne s’ajoutent pas',
  ],
  flat_only_above: [
    'only above, only past, only over, only beyond, only once you pass',
    'qu’au-delà, qu’au-dessus, seulement au-dessus, seulement au-delà',
  ],
  flat_out_they_go: [
    'force out the rest, force the rest out, squeeze out, kick out the rest, throw out the last',
    'retrait obligatoire, sortir les derniers, exproprier, éjecter les derniers',
  ],
  flat_rest_not_needed: [
    'nobody forces you to take the rest, no one forces you to take the rest, need not take the rest, no need to bid for the rest, not obliged to take the rest, do not have to take the rest, leave the rest alone',
    'personne n’oblige à prendre le reste, personne ne vous oblige à prendre le reste, pas obligé de prendre le reste, n’a pas à prendre le reste, laisser le reste, sans prendre le reste',
  ],
  flat_trigger_word: [
    'trigger, triggers, threshold, starts at, begins at, kicks in at',
    'seuil, se déclenche à, déclenche, commence à',
  ],
  flat_wrong_squeeze: [
    'seventy five percent, 75, two thirds, eighty percent, 80, sixty six percent',
    'soixante-quinze pour cent, 75, deux tiers, quatre-vingts pour cent, 80, soixante-six pour cent',
  ],
  flat_wrong_trigger: [
    'forty percent, 40, twenty percent, 20, twenty five percent, 25, fifty percent, 50, a third',
    'quarante pour cent, 40, vingt pour cent, 20, vingt-cinq pour cent, 25, cinquante pour cent, 50, un tiers',
  ],
  half_or_more: ['50, 50%, fifty, half, majority', '50, 50%, cinquante, la moitié, majorité'],
  heard_all_of_it: [
    'hundred percent, 100%, every share',
    'cent pour cent, 100 %, toutes les actions',
  ],
  heard_cannot_be_made_to: [
    'don’t have to bid, nobody can force you to bid, nobody can force you, not obliged to bid, need not bid, no obligation to bid, no duty to bid, can’t be forced to bid',
    'personne ne peut vous forcer, rien ne vous oblige, pas obligé de lancer, pas tenu de lancer, aucune obligation de lancer, personne ne peut vous obliger, pas obligé de faire une offre',
  ],
  heard_concert: [
    'in concert, concert parties, acting together',
    'concert, concertistes, de concert',
  ],
  heard_free_choice: [
    'free to choose, you choose, you can choose, up to you, you decide',
    'libre de choisir, vous choisissez, vous pouvez choisir, à vous de choisir, vous décidez',
  ],
  heard_free_of_duty: [
    'don’t have to bid, nothing is mandatory, nothing is compulsory, nothing mandatory, no obligation, no duty to bid, not obliged to bid, not obliged to, needn’t bid, no bid is needed, no offer is needed, free to buy, free to build, nothing to launch, nobody can force you, can keep buying, no offer is mandatory, no bid is mandatory',
    'n’êtes obligé à rien, n’est obligé de rien, rien n’est obligatoire, rien d’obligatoire, aucune obligation, pas d’obligation, pas obligé de lancer, pas obligé de déposer, pas tenu de lancer, libre d’acheter, achète librement, rien à lancer, rien à déposer, peut continuer à acheter, aucune offre à faire, aucune offre n’est obligatoire, pas d’offre obligatoire',
  ],
  heard_just_below_half: [
    'forty nine percent, 49%, 49 percent',
    'quarante-neuf pour cent, 49 %, 49 pour cent',
  ],
  heard_last_ones_safe: [
    'can’t be forced out, can’t force the last, cannot be forced out, last ones can’t be forced, nobody can force the last',
    'peut pas les forcer, peut pas les exproprier, peut pas forcer les derniers, forcer les derniers à partir',
  ],
  heard_no_bid: [
    'without bidding, without a bid, without an offer',
    'sans faire d’offre, sans offre, sans lancer d’offre',
  ],
  heard_number_or_price: [
    'how many shares, what price, the price, number of shares',
    'combien d’actions, combien de titres, quel prix, le prix, nombre de titres',
  ],
  heard_only_your_own: [
    'only your own shares, only your own, what you hold yourself',
    'que ses propres titres, que vos propres titres, que vos titres, ses propres titres, que ce qu’on détient soi-même',
  ],
  heard_own_price: [
    'the price you want, price you like, any price you like',
    'prix que l’on veut, prix que vous voulez, prix qui vous plaît, prix qu’on veut',
  ],
  heard_stay_for_ever: ['stay for ever, stay forever', 'rester indéfiniment, rester pour toujours'],
  heard_under_half: [
    'under half, below half, less than half, under fifty, below fifty, under 50, below 50, short of half, up to half, short of a majority, without a majority, below the majority, below fifty percent, under the majority',
    'sous la moitié, moins de la moitié, sous les cinquante, sous cinquante, en dessous de cinquante, moins de cinquante, jusqu’à la moitié, sous les 50, sous la majorité, sans la majorité, en dessous de la moitié, en dessous de la majorité',
  ],
  heard_until: [
    'before, until, unless, as long as, below, under',
    'avant, tant que, jusqu’à, sous, en dessous, à moins',
  ],
  heard_up_to_bidder: [
    'up to the bidder, up to the buyer, bidder’s choice, freely set',
    'au choix de l’initiateur, au choix de l’acheteur, laissé à l’initiateur, librement fixé',
  ],
  misstated_forbids_tender: [
    'forbid its shareholders to tender, forbid shareholders to tender, forbid holders to tender, stop shareholders from tendering, stop holders from tendering, prevent shareholders from tendering',
    'empêcher les actionnaires d’apporter, interdire aux actionnaires, interdit aux actionnaires, interdire d’apporter',
  ],
  no_bid_duty: [
    crossed(
      'no, not any, never a, never any',
      'mandatory bid, mandatory offer, compulsory bid, compulsory offer, obligation to bid, duty to bid, bid threshold, obligation to make an offer',
    ),
    'pas d’offre obligatoire, aucune offre obligatoire, aucune obligation de lancer, aucune obligation d’offre, aucune obligation de déposer, jamais d’offre obligatoire, aucun seuil d’offre',
  ],
  offers_must_bid: [
    'mandatory offer, mandatory bid, must launch, have to launch, has to launch, must bid, have to bid, has to bid, obliged to bid, obliged to launch, compulsory offer, must make an offer, have to make an offer, mandatory threshold, offer is mandatory, offer becomes mandatory, bid is mandatory, bid becomes mandatory, must file an offer, forced to bid, required to bid, forced to launch, you must offer',
    'offre obligatoire, offre publique obligatoire, opa obligatoire, obligé de lancer, doit lancer, devez lancer, obligé de déposer, doit déposer, devez déposer, seuil obligatoire, offre est obligatoire, offre devient obligatoire, opa est obligatoire, tenu de lancer, tenu de déposer, seuil de l’offre, seuil d’offre, faut lancer une offre, faut déposer une offre, faut lancer une opa, oblige à lancer, contraint de lancer',
  ],
  offers_price_free: [
    'price you want, price you like, whatever price, any price, price he likes, price it likes, price they like, price is free, price freely, no minimum price, no floor price, below what he paid, below the price paid',
    'prix que l’on veut, prix que vous voulez, prix qu’on veut, prix qu’il veut, prix est libre, prix libre, n’importe quel prix, librement le prix, aucun prix minimum, pas de prix minimum, pas de prix plancher, aucun prix plancher',
  ],
  offers_squeeze: [
    'squeeze out, squeeze minorities out, force out the minorities, force the minorities out',
    'retrait obligatoire, squeeze out, exproprier les minoritaires, sortir les minoritaires',
  ],
  offers_squeeze_wrong: [
    '50, 50%, fifty, 51, 66, 66%, two thirds, 75, 75%, 80, 80%, eighty, 85, 85%, 95, 95%, majority, half, 99, hundred percent',
    '50, 50%, cinquante, 51, 66, 66%, deux tiers, 75, 75%, 80, 80%, 85, 85%, 95, 95%, majorité, moitié, 99, cent pour cent',
  ],
  offers_wrong_level: [
    crossed(
      'above, at, over, from, beyond, past, once you cross, once you pass, once you hold, once you own, when you cross, when you hold, when you pass, if you cross, crossing, passing, threshold of, threshold is, as soon as you cross, as soon as you hold, once it crosses, exceed, exceeds, more than, reach, reaches',
      '50, 50%, fifty, half, 20, 20%, twenty, 25, 25%, 40, 40%, forty, 10, 10%, ten, 5, 5%, five, 66, 66%, two thirds, 51, 51%, 60, 60%, 75, 75%, 90, 90%, ninety, majority, the absolute majority, absolute majority, an absolute majority',
    ),
    crossed(
      'au-delà de, à partir de, au-dessus de, dès, dès que vous franchissez, quand on franchit, quand vous franchissez, à, si vous franchissez, en franchissant, seuil de, seuil est de, seuil est à, franchir, franchit, franchissez, dépasse, dépassez, dépasser, passe, plus de, atteint, détient, détenez, qu’à',
      '50, 50%, cinquante, moitié, 20, 20%, vingt, 25, 25%, vingt-cinq, 40, 40%, quarante, 10, 10%, dix pour cent, 5, 5%, cinq, 66, 66%, deux tiers, 51, 51%, 60, 60%, 75, 75%, 90, 90%, quatre-vingt-dix, majorité, la majorité absolue, majorité absolue',
    ),
  ],
  our_no: [
    'board says no, our board says no, we say no, board refuses, our no, board turns it down, if we refuse, sides with the board, sides with us, target does not want',
    'cible n’en veut pas, nôtre dise non, conseil dise non, conseil dit non, conseil refuse, nôtre refuse, on dise non, on dit non, cible refuse, ne veut pas de',
  ],
  strays_eighty: [
    'owns eighty, has eighty, owns seventy, hold eighty',
    'quatre vingts pour cent, soixante dix pour cent, possède quatre vingts',
  ],
  strays_no_bid_due: [
    'nothing obliges, nothing forces, no obligation to make, never have to make an offer, without making an offer, without an offer',
    'sans jamais lancer d’offre, sans lancer d’offre, rien n’oblige, sans faire d’offre, pas obligé de lancer',
  ],
  strays_own_seats: [
    'protect its own seats, protect its seats, save its seats, keep their jobs, save their jobs',
    'sauver sa place, sauver leur place, sauver ses sièges, protéger sa place, garder leur poste, sauver leurs postes',
  ],
  third_of_shares: [
    'thirty percent of the shares, thirty percent of the capital, 30% of the shares, with thirty percent he, a third of the shares, thirty percent is enough, thirty percent to win, 30 percent of the shares',
    'd’avoir 30 %, avoir 30 %, avoir trente pour cent, 30 % du capital, trente pour cent du capital, un tiers du capital, 30 % suffisent, trente pour cent suffisent',
  ],
  unequal_terms: [
    'treat some shareholders better, pay some shareholders more, higher price to some, different prices to different, favour the large, pay the big holders more, better price to the big, more to the large holders, favour big shareholders, favour the big shareholders, pay small ones less, pay small shareholders less, pay big shareholders more, offer different prices',
    'mieux traiter certains, payer certains actionnaires plus, plus cher les gros, plus cher aux gros, mieux les gros, prix différent selon, favoriser les gros, avantager certains, moins aux petits, moins les petits, avantager les gros',
  ],
  valid_only_if: [
    'only valid if, valid only if, only valid with, only legal if, only goes ahead if, only possible if, only works if, only counts if, cannot even start unless, not valid unless, not valid without, illegal without, needs our board’s, needs the board’s, cannot proceed without, needs our consent, without our board’s, needs our signature, needs our agreement',
    'n’est possible que si, n’est valable que si, valable que si, valable seulement si, légale que si, illégale sans, recevable que si, sans la signature de notre, sans l’accord de notre, sans notre accord, sans notre signature, a besoin de notre accord, ne peut aboutir que si, ne se fait que si',
  ],
  watchdog_stops_it: [
    'regulator stops, regulator stops the bid, authority stops, takeover panel stops, regulator blocks, amf stops, amf blocks, bid is over, the bid dies, that is the end of it, throws the bid out, throws it out, rejects the bid, regulator rejects',
    'amf arrête tout, amf arrête, amf bloque, amf interdit, autorité arrête, régulateur arrête, offre est morte, tout s’arrête, offre s’arrête, amf rejette, rejette l’offre, amf refuse, autorité rejette',
  ],
  without_an_offer: [
    'without ever making an offer, without making an offer, without an offer, without making a bid, without launching, without having to bid, without bidding, without a bid',
    'sans faire d’offre, sans offre, sans lancer d’offre, sans déposer d’offre, sans devoir lancer, sans avoir à lancer',
  ],
  wrongly_below_paid: [
    'lower price than what you paid, less than what you paid, lower than what you paid, below what you paid, cheaper than what you paid, below the highest price',
    'moins que ce qu’on a payé, plus bas que ce qu’on a payé, moins cher que ce qu’on a payé, en dessous de ce qu’on a payé, inférieur à ce qu’on a payé',
  ],
  wrongly_bid_word: ['bid, offer, mandatory bid, mandatory offer', 'offre, opa, offre obligatoire'],
  wrongly_chosen_holders: [
    'choose which shareholders, pick which shareholders, choose whom to buy from, buy from whom you like, only the big holders, only from the family, different prices to different',
    'choisit à quels actionnaires, choisit à qui, achète à qui on veut, seulement aux gros, que la famille, pas besoin de proposer la même',
  ],
  wrongly_may_stop: [
    'free to stop there, can stop there, may stop there, nobody obliges you, nothing obliges you, nobody forces you, offer is optional, bid is optional, bid is voluntary, up to you whether',
    'libre de s’arrêter, peut s’arrêter là, pouvez vous arrêter là, rien ne vous oblige, personne ne vous oblige, offre est facultative, offre reste facultative, offre est volontaire, libre de ne pas',
  ],
  wrongly_past_the_line: [
    'past thirty, above thirty, over thirty, beyond thirty, at thirty, above 30%, past 30%, over 30%, beyond 30%, past the threshold, above the threshold, once over, even above, crossing thirty',
    'au-delà de trente, au-dessus de trente, passé trente, à trente pour cent, au-delà de 30, au-dessus de 30, au-delà du seuil, même au-dessus, au-dessus du seuil, même au-delà',
  ],
  wrongly_to_half: [
    crossed(
      'up to, as far as, until',
      'fifty percent, fifty per cent, 50%, 50, half, fifty, forty percent, 40%, forty-nine percent, 49%, a majority',
    ),
    crossed(
      'jusqu’à, jusqu’a',
      'cinquante pour cent, 50%, 50, la moitié, cinquante, quarante pour cent, 40%, quarante-neuf pour cent, 49%, la majorité',
    ),
  ],
  wrongly_unasked: [
    'without asking anybody, without asking, without telling anybody, asking nobody, freely, without any duty, without anything happening, no questions asked, nothing happens, quietly, without bidding, without an offer',
    'sans rien demander, sans demander, sans rien dire, librement, sans aucune obligation, tranquillement, sans conséquence, sans faire d’offre, sans offre',
  ],
};
