import type { Lexicon } from '../../types.ts';

/** Everyday words for the notions of a DCF; an id of another file here gets more words. */
export const everydayDcfNotions = {
  subtract: [
    'knock, lop off, chop off, shave off, take it off, set against, strip',
    'rogner, ampute, mettre en face, retranche',
  ],
  owner: [
    'buy the shares, buying shares, hold the shares, holding shares, who own it',
    'achètent des actions, acheter des actions, détiennent des actions, détenir des actions',
  ],
  ask_return: [
    'would like, keep happy, keeps happy, hope for, hopes for, count on earning',
    'voudrait, voudraient, aimerait, contenter, satisfaire, réclame, réclament',
  ],
  safe: ['', 'taux sûr, placement sûr, plus sûr'],
  not_paid: ['on paper, paper only', 'sur le papier, sur papier'],
  put_back: [
    'come back, comes back, goes back in, give it back',
    'reviennent, rendre au cash, remets',
  ],
  shrink: [
    'knock down, knocked down, whittle, eaten by time, cut back to today, trim, trimmed, haircut, pare, whittled',
    'raboter, rabote, rabotée, grignoter, revenir en arrière, reviens en arrière, écorner, amputer, taillader',
  ],
  foresee: [
    'write out, set out, jot down, put down',
    'coucher sur le papier, mettre sur le papier',
  ],
  forward_curve: [
    'futures say, futures price, futures curve, futures market, analysts agree, analysts think, analysts expect',
    'contrats à terme, marché à terme, analystes pensent, analystes attendent, analystes prévoient, analystes s’attendent',
  ],
  good_bad: [
    'good and bad, good and a bad, good times, bad times, good years, bad years',
    'bons et mauvais, bons et des mauvais, bonne et une mauvaise, bonnes et mauvaises, bonnes années, mauvaises années, mauvais moments',
  ],
  bad_phase: [
    'good and a bad, down once, boom and a bust, boom and bust',
    'et une mauvaise, bonne période, monter et redescendre, hausse et une baisse',
  ],
  forever: ['no end', 'pas de fin'],
  expensive_word: ['pricier, pricey, steeper', 'onéreux'],
  several_cases: ['good case, middle case', 'cas mauvais, mauvais cas, cas moyen, bon cas'],
  share_of_total: [
    'nine tenths, four fifths, all the value, all of the value, whole value',
    'dixièmes, quatre cinquièmes, toute la valeur, l’essentiel',
  ],
  oneoff: [
    'sale of a building, sale of the building, sale of land, sold a building, insurance payout, lawsuit, owner’s salary, boss’s salary, only once, once only, one time, fluke, once in a lifetime',
    'vente de l’immeuble, vente d’un immeuble, vente d’un terrain, indemnité, procès, litige, salaire du patron, salaire du dirigeant, qu’une fois, une seule fois, événement unique, coup unique',
  ],
  reward: [
    'pays for the risk, pay for the risk, paid for the risk, offers for the risk',
    'offre pour le risque, paie pour le risque',
  ],
  extra: ['', 'petit plus, un peu plus'],
  blend: ['mix', 'répartition'],
  long_aim: [
    'wants to keep, plans to keep, means to keep, wants to have',
    'veut garder, compte garder, veut avoir, dans la durée',
  ],
  market_value: [
    'worth on the exchange, worth on the market, trade at',
    'valent en bourse, vaut en bourse, valent sur le marché, vaut sur le marché, valent les actions en bourse',
  ],
  part_word: ['slice', ''],
  of_capital: ['out of a thousand, out of a hundred, total money', 'sur le total'],
  as_if_none: [
    'as if there were no, owed nothing to',
    'comme s’il n’y avait, comme si la société n’avait, comme si la boîte n’avait, comme si elle ne devait, comme si personne',
  ],
  too_short: ['too short, not long enough', 'trop court, trop courte, pas assez long'],
  see_ahead: [
    'see ahead, look ahead, see the future, see what is coming, know what is coming',
    'voit devant, voir devant, voir venir, voir loin, voir plus loin, lire l’avenir, connaître la suite',
  ],
  too_much: [
    'too much, too many, too heavy',
    'trop de, trop d’emprunt, trop d’endettement, trop lourd, trop élevé',
  ],
  implies: [
    'imply, implies, implied, supposes, suppose, assumes, corresponds to, work out, back out, translate, turn into',
    'implique, implicite, suppose, sous-entend, correspond, retrouver, traduire, en déduire',
  ],
  pay: ['wire, wired, transferred', 'viré'],
  goods: ['depot, storeroom, boxes', 'étagère, étagères, dépôt, rayon, rayons, réserve, cartons'],
  equipment: [
    'truck, trucks, lorry, robots, ovens',
    'camion, camions, robots, fours, presse, ateliers',
  ],
  state: ['Germany, France', 'France, Allemagne, gouvernement'],
  sell_firm: [
    'hand the keys over, hand over the keys, changes hands, change hands',
    'remet les clés, remettre les clés, change de mains, changer de mains',
  ],
  all_year: [
    'month by month, month after month, trickle in, trickles in',
    'mois par mois, mois après mois, au fil de l’année, au fil des mois, toute l’année',
  ],
  normal: [
    'neither fat nor lean, neither good nor bad',
    'ni bonne ni mauvaise, ni grasse ni maigre',
  ],
  clean: ['throw out, kick out, out it goes, scrape off', 'jeter'],
  price: ['', 'tarif, tarifs'],
} as const satisfies Lexicon;
