import type { Lexicon } from '../../types.ts';
import { crossed } from '../crossed.ts';

/** Takeover defences, in the words of those who get it wrong. */
export const defenceMisstated: Lexicon = {
  amiss_against_it: [
    'against, instead of, than, outbid, counter, rather, friendlier, rival, better offer, prefer, preferred',
    'contre, plutôt, face, surenchérit, alternative, surenchère, préfère, préféré, concurrence, échapper',
  ],
  amiss_hurried: [
    'reject without reading, refuse without valuing, reject it without valuing, refuse any offer, refuse every offer, reject any offer, reject every offer, always reject, always refuse, always say no, refuse on principle, reject on principle, hostile so we refuse, reject at any price, refuse at any price',
    'refuser sans lire, refuser sans valoriser, rejeter sans valoriser, refuser toute offre, rejeter toute offre, toujours refuser, toujours rejeter, refuse toujours, refuse par principe, rejeter par principe, hostile donc on refuse, refuse à tout prix, refus de principe',
  ],
  amiss_knight_hostile: [
    'hostile bidder, second hostile, hostile second bidder, another hostile, raider, attacker, helps the bidder, ally of the bidder, cheap shares, issues shares, lower offer, defence where the target, clause, friend of the bidder, first one brings in, bidder brings in, buys the suitor, buys the bidder, acquires the bidder, puts pressure on the target',
    'initiateur hostile, second hostile, autre hostile, assaillant, attaquant, aide l’initiateur, allié de l’initiateur, actions à bas prix, émet des actions, droits de souscription, clause, hostile que, amené par l’initiateur, appelé par l’initiateur, rachète le suiteur, rachète l’initiateur, activité du suiteur',
  ],
  amiss_no_such_thing: ['not, never, no, mistake', 'pas, jamais, erreur, ni'],
  amiss_pill: ['poison pill', 'pilule empoisonnée, poison pill, bons bsa, bons d’offre'],
  amiss_pill_misread: [
    'friendly buyer, friendly bidder, friendly acquirer, friendly third party, second bidder, pays the bidder, makes the bid cheaper, cheaper for the bidder, helps the bidder, price clause, no vote',
    'acheteur ami, acquéreur ami, tiers ami, autre acheteur, aide l’initiateur, paie l’initiateur',
  ],
  amiss_white_knight: ['white knight', 'chevalier blanc'],
  astray_any_defence: [
    'all the defences, any defence, every defence, all defences, everything to block, anything to block, adopt a pill',
    'toutes les défenses, tout pour bloquer, adopter une pilule',
  ],
  astray_bid_gone: [
    'offer disappears, bid disappears, offer goes away, bid goes away, offer is off, bid is off, offer is dead, bid is dead, it is over, offer stops, bid stops, it goes away',
    'offre disparaît, offre est morte, c’est fini, tout s’arrête, offre s’arrête, offre s’éteint, il doit partir, il doit renoncer, finira par disparaître, finira par partir, s’en ira, il abandonnera, finira par abandonner',
  ],
  astray_gives_shares: ['gives shares to, lets him buy', 'donne des titres à'],
  astray_goes_by_itself: [
    'will go away, will disappear, will give up, goes away, will get tired, will lose interest, it passes, will vanish',
    'finira par disparaître, finira par partir, s’en ira, abandonnera, se lassera, ça passera, disparaîtra, tombera toute seule',
  ],
  astray_managers: [
    'management, the directors, the bosses, the board, the ceo',
    'la direction, le management, les dirigeants, le conseil, les administrateurs, le patron',
  ],
  astray_says_no: [
    'say no, simply refuse, turn it down, reject it',
    'dit non, dire non, refuse, refuser, rejette',
  ],
  astray_silence: [
    'not answer, do nothing, no reply, say nothing, not reply, not respond, just wait, keep silent, play dead',
    'ne pas répondre, ne rien faire, ne rien dire, rester silencieux, se taire, attendre simplement, faire le mort',
  ],
  astray_unasked: [
    'without asking, without consulting, without a vote, without the shareholders, without telling, asking nobody',
    'sans consulter, sans demander, sans vote, sans les actionnaires, sans prévenir',
  ],
  board_body: ['board, our board, directors', 'conseil, le conseil, administrateurs'],
  board_says_no: [
    'board refuses, board says no, board rejects, refusal by the board, board’s refusal, board votes against, a refusal, board’s no',
    'conseil refuse, conseil dit non, conseil vote contre, refus du conseil, conseil rejette, un refus, le refus, vote du conseil',
  ],
  cannot_go_ahead: [
    'cannot, can’t, never, impossible, not possible, not allowed',
    'ne peut pas, ne peuvent pas, ne peut être, impossible, jamais, interdit',
  ],
  cases_attacker: [
    'bidder, attacker, suitor, raider, him',
    'attaquant, assaillant, initiateur, prédateur',
  ],
  cases_cheaper: ['cheaper for, helps', 'moins cher pour, aide, avantage'],
  cases_knight_wrong: [
    'is illegal, is forbidden, not allowed, we buy the, hostile bidder becomes, buy the suitor',
    'est interdit, illégal, interdite, on rachète l’attaquant, nous rachetons l’attaquant, attaquant devient',
  ],
  cases_pill: ['pill', 'pilule, poison pill'],
  cases_raises: [
    'increase, increases, raise, raises, lifts, boosts, goes up, add to',
    'augmente, augmentent, accroît, renforce, monte, relève, améliore',
  ],
  cases_stake: [
    'stake of the bidder, bidder’s stake, attacker’s stake, suitor’s stake',
    'participation de l’attaquant, participation de l’initiateur, part de l’attaquant',
  ],
  cases_white_knight: ['white knight, third party', 'chevalier blanc, tiers ami'],
  counter_goes_away: ['go away, goes away', 'se lasser'],
  deals_board_must_agree: [
    'cannot succeed without the board, cannot go through without, impossible without the board, needs our approval, fails without the board, legally dead',
    'ne peut pas réussir sans l’accord, échoue sans l’accord, juridiquement morte',
  ],
  deals_hostile_word: [
    'hostile offer, hostile bid, hostile takeover',
    'offre hostile, OPA hostile, offre inamicale',
  ],
  deals_ignore_bid: [
    'ignore offer, ignore it, ignore them, best to do nothing, simply do nothing, no answer needed, need not reply',
    'ignorer l’offre, l’ignorer, faire le mort, pas besoin de répondre',
  ],
  deals_outright_word: [
    'outright, on principle, without looking, without even looking, no need to look, without studying',
    'par principe, d’office, d’emblée, sans discuter, sans l’étudier, sans regarder, sans même regarder',
  ],
  deals_refuse_verb: ['refuse, reject, turn down, say no', 'refuser, rejeter, dire non, repousser'],
  deals_wrong_knight: [
    'white knight is hostile, white knight attacks, white knight is the hostile',
    'chevalier blanc est hostile, chevalier blanc attaque, chevalier blanc est l’assaillant',
  ],
  ends_the_bid: [
    'bid is over, bid is off, cannot go on, can not go on, stops it, stops the bid, kills it, kills the bid, ends it, ends the bid, blocks it, blocks the bid, the bid is dead, the bid falls, it is over',
    'offre est morte, l’arrête, arrête l’offre, met fin, bloque l’offre, la bloque, fait tomber l’offre, offre tombe, enterre l’offre, c’est fini',
  ],
  ends_with_the_board: [
    'falls away, ends it, is dead, must withdraw, has to withdraw, cannot go to the shareholders, can not go to the shareholders, over its head, needs the board’s consent, needs the consent of the board, lapses',
    'l’offre tombe, doit retirer, est obligé de la retirer, obligé de retirer, met fin à l’offre, ne peut pas s’adresser aux actionnaires, a besoin de l’accord du conseil, est caduque, est morte',
  ],
  for_its_own_seat: [
    'to keep their jobs, to keep its jobs, to keep his job, to save their jobs, to keep their seats, protect their own seats, protect management’s jobs, to save their seats',
    'pour garder son poste, pour garder leur poste, garder leurs postes, sauver leurs postes, sauver son poste, garder sa place, protéger leur poste',
  ],
  frustrates_at_will: [
    'sell assets freely, do anything to stop, do whatever it wants, block the bid freely, any defence it likes, issue shares freely, free to block, whatever it takes to stop, issue shares to a friend',
    'faire ce qu’il veut, tout faire pour bloquer, tout faire pour arrêter, vendre des actifs librement, bloquer l’offre librement, libre de bloquer, toutes les défenses qu’il veut, émettre des actions pour',
  ],
  heard_forbidden: [
    'illegal, forbidden, not allowed, prohibited, doesn’t exist, impossible',
    'illégale, interdite, interdites, prohibée, n’existe pas, n’existent pas, impossible',
  ],
  misstated_reject_always: [
    'must reject any hostile, must reject every hostile, must refuse any hostile, reject on principle, refuse on principle, reject whatever the price, refuse whatever the price',
    'rejeter toute offre hostile, refuser toute offre hostile, rejeter par principe, refuser par principe, refus de principe, refuser quel que soit le prix, rejeter quel que soit le prix',
  ],
  offers_blocks_bid: [
    crossed(
      'can block, can stop, can veto, can prevent, may block, may veto, has a veto on, has a veto over, blocks, vetoes',
      'offer, bid, takeover, it, deal',
    ),
    crossed(
      'peut bloquer, peut empêcher, peut arrêter, peut interdire, peut s’opposer à, a un veto sur, a un droit de veto sur, bloque',
      'offre, opa, opération, offre publique',
    ),
  ],
  quite_right_so: [
    'normal, that is normal, legitimate, fair enough, their right, is natural, rightly',
    'c’est normal, normal, légitime, c’est humain, leur droit, à raison',
  ],
  slip_helps_raider: [
    'helps the hostile, helps the bidder, against the board, joins the bidder, sides with the bidder, reach the threshold, sells to the bidder',
    'aide l’assaillant, aide l’initiateur, aide l’acheteur hostile, contre le conseil, atteindre le seuil, vend à l’assaillant',
  ],
  slip_white_knight: ['white knight', 'chevalier blanc'],
  strays_bid_lapses: [
    'offer lapses, offer falls, bid lapses, offer fails, bid fails, it is over, offer dies, offer is over',
    'offre tombe, offre échoue, offre est caduque, c’est fini, offre s’arrête, offre est morte',
  ],
  strays_board_no: [
    crossed(
      'if the board, if our board, once the board',
      'says no, refuses, rejects, turns it down',
    ),
    crossed('si le conseil, si notre conseil', 'dit non, refuse, rejette, s’oppose'),
  ],
  strays_goes_by_itself: [
    'goes away, will go away, fall on its own, dies on its own, will drop it, give up',
    'tombera toute seule, tombera d’elle même, finira par partir, s’éteindra, finira par abandonner',
  ],
  strays_silent: [
    'not reply, not answer, ignore',
    'ne pas répondre, pas répondre, ignorer, ignore',
  ],
  unasked_holders: [
    'without asking anyone, without asking the shareholders, without asking shareholders, without a vote, without consulting, no vote needed',
    'sans l’avis des actionnaires, sans consulter, sans demander, sans vote, sans les actionnaires, sans assemblée',
  ],
  without_board_consent: [
    crossed(
      'without the, without our, without its, unless the',
      'board, target board, board’s consent, board’s approval, board’s agreement, target board’s consent, board agrees, board approves, board accepts',
    ),
    crossed(
      'sans, sans avoir',
      'accord du conseil, accord de notre conseil, aval du conseil, feu vert du conseil, approbation du conseil, consentement du conseil, le conseil',
    ),
  ],
  wrongly_board_agree: [
    'without the consent of the board, without the board’s consent, without the board, if the board refuses, if the board says no, unless the board agrees',
    'sans l’accord du conseil, sans le feu vert du conseil, sans le conseil, si le conseil refuse, si le conseil dit non',
  ],
  wrongly_no_launch: [
    'cannot launch, can’t launch, cannot bid, can’t bid, no bid is possible, not allowed to bid, bid is dead, it’s over, bid is impossible, must give up',
    'ne peut pas lancer, peut pas lancer, impossible de lancer, ne peut pas déposer, peut pas faire d’offre, offre est morte, c’est fini, offre est impossible',
  ],
};
