import type { Lexicon } from '../../types.ts';
import { crossed } from '../crossed.ts';

/** Competitive tension, in the words of those who get it wrong. */
export const auctionMisstated: Lexicon = {
  amiss_always_less: [
    'always pay less, pay less than, always offer less, never pay more, cannot pay as much',
    'paient toujours moins, paient moins que, offrent toujours moins, ne paient jamais plus, paie jamais plus, paient moins cher',
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
  amiss_trade_buyers: [
    'trade buyers, strategics, industrial buyers, corporate buyers',
    'industriels, industriel, stratégiques',
  ],
  astray_enough: [
    'is enough, is plenty, will do, suffices',
    'suffit, suffira, suffirait, c’est assez',
  ],
  astray_one_bidder: [
    'one fund, one bidder, one buyer, a single fund, a single bidder, a single buyer, a single investor, one candidate',
    'un seul fonds, un fonds suffit, un seul candidat, un seul acheteur, un seul acquéreur, un seul investisseur',
  ],
  astray_price_down: [
    'price go down, price goes down, price down, lowers the price, price falls, price drops, cheaper',
    'prix baisse, baisser le prix, prix diminue, moins cher',
  ],
  astray_rivalry: [
    'competition between funds, competition between buyers, competition among, competitive process, having them compete, making them compete',
    'la concurrence, mise en concurrence, mettre en concurrence',
  ],
  bidding_lowers: [
    crossed(
      'auction, auctions, competition, competitive process, bidding war, more bidders, several bidders, many bidders, competitive tension, rival bidders',
      ', always, usually, tends to, tend to',
      'lowers, lower, reduces, reduce, pushes down, push down, brings down, keeps down, caps, discourages, pulls down, has no effect on, does not affect, makes no difference to',
    ),
    crossed(
      'enchères, enchère, concurrence, processus compétitif, compétition, mise en concurrence, plusieurs acheteurs, plusieurs candidats, tension concurrentielle',
      'fait baisser, font baisser, réduit, réduisent, tire vers le bas, tirent vers le bas, plafonne, décourage, n’a aucun effet sur, n’a pas d’effet sur, ne change rien à',
    ),
  ],
  bids_pull_down: [
    `${crossed('competition, the auction, an auction, a bidding war, rivalry, more bidders, several bidders', 'pulls, drags, pushes, brings, drives, pull, push, drive', 'the multiple, the price, it, prices', 'down')}, ${crossed('bidders, competition, auction', 'does not, do not', 'help the seller')}`,
    crossed(
      'concurrence, l’enchère, une enchère, plusieurs acheteurs, plusieurs candidats',
      'fait baisser, tire vers le bas, pousse vers le bas, font baisser, n’aide pas',
      'le multiple, le prix, les prix, le vendeur',
    ),
  ],
  deals_always: [
    'always, necessarily, every time, guaranteed, in all cases, mechanically, automatically, certain',
    'toujours, forcément, nécessairement, à tous les coups, systématiquement, mécaniquement, garanti, obligatoirement, automatiquement',
  ],
  deals_at_the_outset: [
    'from the first round, in the first round, at the first round, from the start, right at the start, from the outset, straight away, right away, from day one, immediately',
    'dès le premier tour, au premier tour, dès le départ, dès le début, tout de suite, d’emblée, d’entrée de jeu, immédiatement',
  ],
  deals_broad_process: [
    'broad auction, broad process, wide auction, open auction, full auction, large auction, going wide',
    'enchère large, processus large, process large, enchère ouverte, grande enchère, enchère très large',
  ],
  deals_exclusive_word: ['exclusivity, exclusive', 'exclusivité, exclusif'],
  deals_has_no_effect: [
    'nothing to do with, no effect, no impact, no influence, changes nothing, makes no difference, does not change, does not affect, does not influence',
    'rien à voir, n’a aucun effet, aucun effet, aucun impact, aucune influence, ne change rien, n’influence pas, sans effet, pas d’effet',
  ],
  deals_is_quicker: [
    'is quicker, is faster, goes faster, takes less time, much faster, much quicker, saves time',
    'est plus rapide, va plus vite, prend moins de temps, fait gagner du temps, bien plus rapide',
  ],
  deals_lower_price: [
    'lower price, lose value, leave value on the table, leave money on the table, less money, worse price, lower than in',
    'prix inférieur, prix plus bas, perd de la valeur, perdre de la valeur, perd toujours de la valeur, laisse de la valeur, laisse de l’argent, moins bon prix, inférieur à celui',
  ],
  deals_no_tension: [
    'no tension, no competition, no competitive tension, no price tension, kills tension, kills competition, no pressure, never any competition, zero tension, lose all competitive tension, lose all tension, lose competitive tension, lose competition, lose all competition',
    'aucune tension, pas de tension, plus de tension, plus aucune tension, tue la tension, tue la concurrence, aucune concurrence, pas de concurrence, zéro tension, aucune compétition, plus aucune concurrence, plus de concurrence, perd toute tension, perd toute la tension, perd la tension',
  ],
  deals_one_to_one: [
    'one to one negotiation, bilateral negotiation, single buyer, one on one, just one in exclusivity, one buyer in exclusivity, exclusivity with one, one exclusive buyer, exclusive talks with one, only one in exclusivity, only one buyer, just one buyer, one bidder only',
    'gré à gré, négociation bilatérale, un seul acheteur, face à face, un seul en exclusivité, acheteur en exclusivité, exclusivité avec un seul, exclusivité à un seul, candidat en exclusivité, un seul candidat, un seul interlocuteur, un seul acquéreur',
  ],
  deals_panel_size: [
    'number of bidders, number of buyers, size of panel, how many bidders, how many buyers, number of candidates, competition between buyers, competition among bidders, buyers against each other, bidders against each other',
    'nombre de candidats, nombre d’acheteurs, taille du panel, nombre d’acquéreurs, nombre d’offres, combien de candidats, acheteurs en concurrence, candidats en concurrence, acquéreurs en concurrence, mise en concurrence, concurrence entre acheteurs, concurrence entre candidats',
  ],
  deals_pushed_down: [
    'lower each bids, lower they bid, less each bids, less each offers, less each pays, lower the bids, lower the offers, price goes down, prices go down, bid lower, smaller the bids, worse the price, price falls, price down, price drops, lower the price, bids down, offers down, pay less, bid less, lower price, lower bids, less they pay, drags down price',
    'chacun baisse, chacun offre moins, moins chacun offre, moins chacun paie, moins chacun met, baisse son offre, baissent leurs offres, offrent moins, plus le prix baisse, baisser le prix, prix baisse, vers le bas, moins ils paient, moins on paie, paient moins, casse le prix, prix plus bas, prix chute, offres baissent',
  ],
  deals_rival_subject: [
    'rivalry, competition between, competitive tension, bidders compete',
    'rivalité, concurrence entre, mise en concurrence, tension entre',
  ],
  deals_seller_stronger: [
    'strongest hand, stronger hand, upper hand, best hand, whip hand, seller has the stronger hand, seller is stronger, seller in control, seller more bargaining power, seller more power, strengthens the seller, seller has more power, seller has more leverage, favours the seller, seller in a stronger position',
    'position de force, main forte, vendeur a la main, vendeur qui a la main, vendeur a l’avantage, vendeur est plus fort, renforce le vendeur, avantage le vendeur, favorise le vendeur, vendeur garde la main, plus de force au vendeur, plus de pouvoir au vendeur, met le vendeur en position',
  ],
  deals_takes_longer: [
    'takes longer, far longer, much longer, takes more time, is slower, much slower, is the slower',
    'prend plus de temps, plus long, plus longue, plus lent, dure plus longtemps, beaucoup plus de temps, prend plus longtemps',
  ],
  deals_targeted_process: [
    'targeted process, targeted auction, targeted sale, limited process, limited auction, restricted process, few buyers, small number of buyers, five buyers, few bidders, handful of buyers',
    'processus ciblé, process ciblé, processus restreint, enchère ciblée, enchère restreinte, peu d’acheteurs, petit nombre d’acheteurs, quelques acheteurs, en ciblé, cinq acheteurs, cinq candidats',
  ],
  ends_up_lower: [
    crossed(
      'price, multiple, premium, value, offers, bids',
      'ends up below, ends up lower, ends lower, comes out below, comes out lower, goes down, falls, drops, is lower, is pushed down, come down, go down, gets pushed down, ends up under',
    ),
    crossed(
      'prix, multiple, prime, valeur, offres',
      'baisse, finit en dessous, finit plus bas, ressort plus bas, ressort en dessous, diminue, descend, tombe, est plus bas, est tiré vers le bas, chute, baissent',
    ),
  ],
  flat_bids_fall: [
    'lower the bids, lower the offers, lower the price, less they bid, less they pay, less they offer, bids fall, offers fall, price falls',
    'plus les offres baissent, plus le prix baisse, moins ils paient, moins ils offrent, moins les gens paient, plus les offres sont basses, moins le prix',
  ],
  flat_lone_buyer: [
    'single buyer, lone buyer, one buyer alone, only one buyer, sole buyer, buyer who knows he is alone, buyer who is alone, one bidder alone, single bidder',
    'acheteur seul, seul acheteur, acheteur unique, acquéreur seul, candidat seul, acheteur qui se sait seul, acquéreur unique, se sait seul, un seul candidat',
  ],
  flat_more_invited: [
    'more people you invite, more buyers you invite, more you invite, more bidders you, more bidders there are, more names on the list, longer the list, more buyers you approach, more people you call, more candidates',
    'plus on invite, plus on contacte, plus il y a de candidats, plus il y a de monde, plus on approche, plus on appelle, plus la liste est longue, plus on est nombreux, plus il y a d’acheteurs',
  ],
  flat_offers_down: [
    'brings the offers down, brings offers down, drags the price down, pulls the price down, lowers the offers, brings the price down',
    'fait baisser les offres, fait baisser le prix, tire le prix vers le bas, fait chuter les offres',
  ],
  flat_one_only: [
    'just one buyer, only one buyer, one single buyer, just one bidder',
    'qu’un acheteur, qu’un seul acheteur, un acheteur unique, un seul acquéreur',
  ],
  flat_pays_more: [
    'always pays more, pays more, bids more, offers more, pays a better price, gives more, pays better, will pay more, is more generous',
    'paie plus, paie toujours plus, offre davantage, offre plus, paie davantage, paie mieux, met plus, est plus généreux, offre toujours plus',
  ],
  flat_rivals_word: [
    'bidding against each other, competition between buyers, making buyers compete, putting buyers in competition',
    'mettre des acheteurs en concurrence, mettre les acheteurs en concurrence, la concurrence les fait fuir, concurrence entre acheteurs, faire jouer la concurrence',
  ],
  flat_sells_dearer: [
    'sell for more, sell higher, get a better price',
    'vend plus cher, vend toujours plus cher, on vend mieux, un meilleur prix',
  ],
  flat_told_alone: [
    'tell each bidder he is the only one, tell each one he is alone, tell them they are alone, tell everyone he is the only',
    'dire à chacun qu’il est seul, dire à chaque candidat qu’il est seul, leur dire qu’ils sont seuls, dire à chacun qu’il est le seul',
  ],
  flat_top_dollar: [
    'pay top dollar, pay the top price, pay the full price, pay the most',
    'paie le prix fort, met le prix maximum, paiera le maximum',
  ],
  heard_first_comer: [
    'as soon as the first letter, as soon as the first offer, right after the first letter, on the first letter, first letter comes in, first bidder, first buyer, first comer, first who comes, first one who, first interested',
    'dès la première lettre, dès la première offre, à la première lettre, à la première offre, premier candidat, premier acheteur, premier acquéreur, premier venu, premier intéressé, premier qui',
  ],
  heard_no_rivalry: [
    'there’s no tension, without tension, without competition, without rivalry',
    'sans concurrence, sans tension, sans compétition',
  ],
  heard_price_is_the_same: [
    'price is the same, same price with',
    'prix est le même, même prix avec',
  ],
  heard_scared_off: [
    'scared off by competition, afraid of competition, put off by competition',
    'concurrence fait peur, peur de la concurrence, concurrence décourage',
  ],
  keeps_prices_down: [
    'keep multiples down, keep transaction multiples down, keep prices down, push prices down, lowers the price, brings the price down, depress prices',
    'font baisser les multiples, fait baisser les multiples, font baisser les prix, fait baisser le prix, maintient les prix bas, réduit les multiples',
  ],
  market_best_price_word: [
    'best price, highest price, better price, maximum price, top price, pays more, better off',
    'meilleur prix, prix le plus élevé, prix maximum, paie plus, obtenir plus, plus haut prix',
  ],
  market_from_day_one: [
    'right away, at once, day one, from the start, straight away, right at the start',
    'prévenez tout de suite, dites-le tout de suite, dès le premier jour, dès le départ, tout de suite, dès le début',
  ],
  market_single_buyer: [
    'a single buyer, only one buyer, just one buyer, one buyer alone, one single bidder, only one bidder, exclusivity from the start, exclusivity straight away',
    'un seul acheteur, un seul acquéreur, un acheteur unique, un seul candidat, exclusivité dès le début, exclusivité tout de suite',
  ],
  market_single_suitor: [
    'one buyer, a single buyer, just one buyer, only one buyer',
    'un seul acheteur, un seul acquéreur, un acheteur unique',
  ],
  market_tell_all_staff: [
    'tell your staff, tell the staff, tell your employees, tell your customers, tell all your employees, tell all the staff, tell everybody, tell everyone, announce it to everyone',
    'prévenez le personnel, prévenez vos clients, prévenez vos salariés, dites-le au personnel, le personnel et les clients, vos salariés et vos clients, prévenez tous, prévenez tout le monde, annoncer à tous, dire à tout le monde',
  ],
  market_way_to_good_price: [
    'best way, a high price, the best price, a top price',
    'meilleur moyen, un gros prix, meilleur prix, bon prix',
  ],
  misread_one_bidder: [
    'one buyer is enough, one bidder is enough, only need one buyer, just need one buyer, competition scares them, competition scares buyers, competition puts them off, a single buyer is enough, with only one buyer adding, others just annoys, negotiate with only one buyer',
    'un seul acheteur suffit, un seul acquéreur suffit, un acheteur suffit, concurrence les fait fuir, concurrence fait fuir, compétition les fait fuir, concurrence les effraie, d’autres le fait fuir',
  ],
  misstated_bids_higher: [
    'higher they go, higher they bid, higher the price, higher the bid, more they pay, more they bid, bid higher, better the price, better the offer, tension goes up, tension rises, tension increases, tension is higher, tension gets stronger, more tension, raises the tension, harder they fight',
    'plus l’offre est élevée, plus ils paient, plus ils montent, plus le prix monte, mieux ils paient, plus cher ils paient, meilleur est le prix, meilleure est l’offre, tension monte, tension augmente, tension est plus forte, tension grimpe, davantage de tension, augmente la tension, fait monter la tension, plus ils se battent, plus la tension, plus le prix est élevé, plus on tire le prix',
  ],
  misstated_bids_lazily: [
    'everyone relaxes, everybody relaxes, bidders relax, buyers relax, bids low, bids lower, lowball, bid less, pays less, stop fighting, nobody fights',
    'se relâche, se relâchent, mise bas, offre moins, offrent moins, propose moins, chacun paie moins, cesse de se battre, personne ne se bat',
  ],
  misstated_fewer_bidders: [
    'fewer the bidders, fewer the buyers, fewer bidders, fewer buyers, fewer candidates, fewer there are, fewer you call, smaller the field, less competition, the less competition, fewer bidders you have, fewer parties, fewer names, less bidders, smaller the panel',
    'moins il y a d’acheteurs, moins d’acheteurs, moins de candidats, moins de concurrence, moins ils sont nombreux, moins on est nombreux, moins d’enchérisseurs, moins d’acquéreurs, moins d’offres, moins de repreneurs, moins on en appelle, moins on en contacte, moins il y a de candidats, moins il y a de monde',
  ],
  more_bidders_lower: [
    crossed(
      'the more bidders, the more buyers, more bidders, more competition, the more competition, the more candidates',
      ', there are, there is, you have',
      'the lower, the less, lower price, lower multiple',
    ),
    crossed(
      'plus il y a d’acheteurs, plus il y a de candidats, plus il y a d’enchérisseurs, plus il y a de concurrence',
      'plus le prix baisse, moins le prix, plus le multiple baisse, plus le prix est bas, moins le multiple',
    ),
  ],
  price_pushed_down: [
    crossed(
      'push, pushes, bring, brings, drive, drives, pull, pulls',
      'price down, the price down, prices down, the multiple down',
    ).concat(', lower the price, lowers the price'),
    crossed(
      'fait baisser, font baisser, fait descendre, font descendre, tire vers le bas, réduit, réduisent',
      'prix, le prix, les prix, le multiple',
    ),
  ],
  process_pays_more: [
    'pay more, best price, better price',
    'paiera plus, paie mieux, meilleur prix',
  ],
  process_single_one: [
    'talk to one buyer, one buyer only, only one buyer, just one buyer, a single buyer',
    'un seul acheteur, un seul acquéreur, un seul candidat, un seul interlocuteur',
  ],
  sale_no_rivals: [
    'no need for competition, competition is not needed, no need for rivals, no need of competition, no need for tension, do not need competition',
    'pas besoin de concurrence, concurrence est inutile, pas besoin de tension, pas besoin de rivaux, sans concurrence on obtient',
  ],
  sale_sure_of_price: [
    'guarantees the best price, guarantees the highest price, always maximises, always brings, in every case maximises, always gets the highest, always the best price, always the highest price, guarantees a higher price, always pays more, always fetches',
    'garantit le meilleur prix, maximise toujours, toujours le meilleur prix, assure le meilleur prix, maximise forcément, garantit un meilleur prix',
  ],
  shades_offers: [
    'shade their offers, shade their bids, hold back their bids, bid lower, bid less',
    'réduisent leurs offres, baissent leurs offres, offrent moins, proposent moins',
  ],
  slip_single_buyer: [
    'one buyer, a single buyer, single bidder, one bidder',
    'seul acheteur, un seul acquéreur, seul candidat',
  ],
  slip_tension_kept: [
    'all the tension, keep the tension, same tension, tension remains, keeps the pressure, full tension, best price',
    'toute la tension, garde la tension, même tension, tension reste, garde la pression, meilleur prix',
  ],
  strays_lone_buyer: [
    'choose one buyer, pick one buyer, talk to one buyer, with one buyer, only one buyer, a single buyer, just one buyer, not call the others',
    'un seul acheteur, un seul acquéreur, n’appelez pas les autres, choisissez un acheteur',
  ],
  strays_price_down: [
    'brings the price down, lowers the price, pushes the price down, pulls the price down, drives the price down',
    'baisser le prix, tire le prix vers le bas, descendre le prix, chuter le prix',
  ],
  strays_second_buyer: [
    'second bidder, second buyer, another bidder, a rival bid',
    'deuxième acheteur, second acheteur, deuxième candidat, offre concurrente',
  ],
  strays_several_bidders: [
    crossed('several, many, more, three, competing', 'funds, bidders, buyers, investors'),
    crossed('plusieurs, trois, plus de', 'fonds, acheteurs, candidats, investisseurs'),
  ],
  strays_top_price: [
    'the highest price, best price, a better price, top price',
    'meilleur prix, prix le plus haut, prix le plus élevé, plus haut prix',
  ],
  wrongly_all_one: [
    'makes no difference, no difference, all the same, does not matter, same price, price is the same, comes to the same, changes nothing, indifferent, six of one',
    'peu importe, prix sera le même, même prix, c’est pareil, revient au même, ne change rien, indifférent, aucune différence, égal',
  ],
  wrongly_dearer: [
    'always pays the best, always pays more, pays the best price, sells for more, always get more, higher price from, pays most, pays the most, best price comes from',
    'vend toujours plus cher, vend plus cher, paie toujours mieux, paie mieux, meilleur prix, paie le plus, plus cher avec, on en tire plus',
  ],
  wrongly_how_many: [
    'one or ten, one buyer or ten, two or twenty, one or twenty, how many you talk to, how many you invite, however many',
    'un ou dix, un ou vingt, deux ou vingt, combien on en appelle, combien on en invite, nombre de candidats, quel que soit le nombre',
  ],
  wrongly_just_one: [
    'single buyer, one buyer, only one candidate, just one candidate, one-to-one, one on one, single candidate, knows he is alone, knows he’s alone, exclusivity, only candidate',
    'un seul acheteur, seul candidat, un seul, gré à gré, sait qu’il est seul, se sait seul, tête-à-tête, en exclusivité, sans concurrent, seul en lice',
  ],
  wrongly_make_them_race: [
    'buyers against each other, bidders against each other, bidders against one another, buyers in competition, making them compete, a beauty contest, an auction, setting them against, more people you invite, more you invite, more buyers you call, more of them there are',
    'acheteurs en concurrence, candidats en concurrence, gens en concurrence, gens en compétition, acheteurs en compétition, mise en concurrence, mettre en concurrence, faire jouer la concurrence, les uns contre les autres, beaucoup de candidats, beaucoup d’acheteurs, plus on invite, plus ils sont',
  ],
  wrongly_no_pressure: [
    'no pressure on price, no pressure on the price, no tension on price, no tension at all, no pressure at all, no heat, nobody feels any pressure, no rivalry',
    'aucune pression sur le prix, aucune tension sur le prix, pas de pression sur le prix, aucune pression, pas de pression, aucune rivalité, aucune émulation',
  ],
  wrongly_pulls_down: [
    'pulls the offers down, pulls the price down, brings the price down, brings down the price, pushes the price down, lowers the offers, makes them bid less, cheaper bids, offers fall, prices fall, the less each, the less they, the lower the price, the lower the offers, discourages them, puts everyone off, scares everyone off, scares them all away',
    'baisser les offres, fait baisser, tire vers le bas, tire le prix vers le bas, prix baissent, offres baissent, offres sont plus basses, prix s’effondre, fait fuir tout le monde, les décourage, se découragent, moins ils mettent, moins chacun',
  ],
};
