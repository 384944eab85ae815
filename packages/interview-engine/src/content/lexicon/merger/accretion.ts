import type { Lexicon } from '../../types.ts';

/** Accretion or dilution, in the words people use for it. */
export const accretionNotions: Lexicon = {
  accretion_study: [
    'accretion dilution, accretion and dilution, accretion or dilution, dilution analysis, accretion analysis, look at the dilution, looking at the dilution',
    'relution dilution, relution et dilution, relution ou dilution, analyse de dilution, analyse de relution, regarder la dilution, regarde la dilution, regarderais la dilution',
  ],
  apiece: ['each, apiece, per head, every one', 'chacun, par tête, par personne'],
  cut_in_more: [
    'cut into more slices, cut in more slices, into more slices, more mouths, more people sharing, sliced into more, shared by more, divided among more, more slices from the same, more plates',
    'coupe en plus de parts, en plus de parts, en plus de morceaux, en davantage de parts, plus de bouches, plus nombreux à partager, partage en plus, plus de convives, plus d’assiettes',
  ],
  deals_dips: ['dip, sag, slip, slide', 'fléchir, piquer du nez, recule un temps'],
  deals_per_share_profit: [
    'each share earns, each share makes, eps, earnings per share, profit per share, accretive, accretion, dilutive',
    'chaque action gagne, chaque action rapporte, bpa, bénéfice par action, bénéfice net par action, relutif, dilutif',
  ],
  dilutes: ['dilute, dilution, water down', 'diluer, dilution'],
  each_holder: [
    'each, apiece, per head, my slice, his slice, one piece, a piece',
    'chacun, chacune, par tête, ma part, sa part, chaque part, chaque actionnaire, chaque associé, chaque ancien, chaque action, l’action, par action, chaque morceau',
  ],
  each_share: [
    'single share, one of our shares, per slice, one old share, per share, a share, each share, every share, one share, by share, a slice, each slice, every slice, a piece, each piece, every piece, each one of them, each shareholder, every shareholder, each owner, every owner, share of profit, share of the earnings, slice of profit, piece of profit, one slice, one piece, every one of them, for each one, per part, each part, every part, per piece, cake each, slice each',
    'seule action, une de nos actions, seul titre, par action, par titre, chaque action, chaque titre, une action, un titre, de l’action, chaque part, par part, chaque morceau, part de bénéfice, part du bénéfice, part de résultat, part du résultat, pour chacun, chaque propriétaire, chaque actionnaire, un morceau, une part, par tête, par morceau, chaque associé, gâteau par tête, part de gâteau, part du gâteau',
  ],
  each_word: ['each, every, single, any one', 'chaque, chacune, toute, une seule'],
  earning: [
    'earn, makes, made, profit, income, bottom line, bring home, brought home, bring in, take home',
    'gagner, bénéfice, profit, profits, résultat, rapporte, ramène, gain par tête, gain par part, gain par action',
  ],
  earns_apiece: [
    'get, got, earn, make, made, receive, take, keep',
    'toucher, gagner, recevoir, reçoit, rapporte, vaut',
  ],
  for_everybody: [
    'for everybody, for everyone, for each holder, for every holder',
    'pour tout le monde, pour chacun, pour chaque porteur, pour tous les porteurs',
  ],
  grew_or_shrank: [
    'grow, grown, grew, fatter, thinner, bigger, smaller, more, less, shrink, shrunk, swell, rise, fall, better, worse, thicker, slimmer, up, down, gain, lose',
    'grossi, grossir, grandi, plus, moins, rétréci, maigri, augmenté, baissé, mieux, gonflé, épais, épaisse, mince, maigre, davantage, gagner, perdre',
  ],
  in_place_of: [
    'instead of, rather than, against, versus, compared with, up from, down from, before, was, used to be',
    'au lieu de, plutôt que, contre, face à, par rapport à, avant, on tombait à, était',
  ],
  kinder_word: [
    'kinder, gentler, hurts less, does more for, harsher, harder on, easier on',
    'plus doux, plus douce, moins dur, fait moins mal, fait plus mal, plus dur pour, abîme moins',
  ],
  left_poorer: [
    'poorer, lose out, lose, worse off',
    'y perdre, perdent, s’appauvrir, moins riches',
  ],
  market_climbs: ['climb, up, rise, higher', 'monte, augmente, hausse, progresse'],
  mine_shrinks: [
    'mine shrinks, mine may shrink, mine gets smaller, mine is smaller, each slice may, each slice gets, gets thinner, get thinner, thinner slice, less for each, smaller for each, smaller slice',
    'la mienne peut maigrir, la mienne maigrit, la mienne rétrécit, la mienne est plus petite, la tienne peut rétrécir, la tienne rétrécit, la tienne maigrit, chaque part maigrit, chaque part rétrécit, moins pour chacun, part plus mince, part plus fine, en a moins',
  ],
  more_a_share: [
    'more per share, less per share, more a share, less a share, more for each share, less for each share',
    'plus par titre, moins par titre, plus par action, moins par action, plus par part, moins par part',
  ],
  more_in_than_out: [
    'more comes in than, more coming in than, comes in than goes out, brings in more than it costs',
    'rentre plus qu’il, rentre plus que, plus qu’il ne sort, plus d’argent qui rentre',
  ],
  more_or_less: ['more, less, higher, lower', 'plus, moins, davantage'],
  neither_more_nor_less: [
    'exactly what they got, exactly what he got, not a cent less, not a penny less, exactly what it did, neither richer nor poorer, no richer and no poorer, no richer no poorer, not richer not poorer, neither gains nor loses, neither wins nor loses, no better and no worse, end up with less than, neither grows nor shrinks, neither more nor less, still be, same as before, no smaller, no less, not less, as much as before, same slice, what I had, what he had, just as much',
    'exactement ce qu’ils touchaient, pas un centime de moins, exactement pareil, gagne pareil, n’y perd pas et n’y gagne pas, ni plus riche ni plus pauvre, n’y gagne ni n’y perd, n’y perd ni n’y gagne, ni gagnant ni perdant, ne gagne ni ne perd, même BPA qu’avant, pareil après qu’avant, pareil qu’avant, même part, ni plus ni moins, autant qu’avant, comme avant, pas moins, toujours ses, encore ses, garder ses, la même chose qu’avant, ses deux euros, veut ses, ne perde rien, ne perd rien',
  ],
  neutral_for_eps: [
    'break even, breakeven, breaks even, eps neutral, neutral on eps, earnings neutral, neutral for eps, eps breakeven, flat eps',
    'neutre sur le bpa, neutre pour le bpa, être neutre, bpa neutre, ni relutif ni dilutif, point mort, neutralité, équilibre, bpa inchangé',
  ],
  once_done: [
    'once, afterwards, after, tomorrow, when it is done',
    'une fois, ensuite, après, demain, à la fin, l’opération faite',
  ],
  other_slice: [
    'smaller slice, bigger slice, thinner slice, fatter slice, thicker slice',
    'plus petite part, plus grosse part, part plus petite, part plus grosse, tranche plus fine, tranche plus épaisse, tranche plus grosse',
  ],
  over_the_old_one: [
    'over old, over the old, over today’s, over the one before, over the starting one, over standalone, versus the old, divided by the old',
    'sur l’ancien, sur celui d’avant, sur celui de départ, sur le bpa d’avant, divisé par l’ancien, contre l’ancien',
  ],
  owner_of_some: [
    'shareholder, holder, owner, whoever holds, my slice, his slice, each share, a share, hundred shares, certificate, who held, who already held, who already owned, his tranche, his cut',
    'actionnaire, porteur, propriétaire, celui qui détient, ma part, sa part, chaque action, une action, cent titres, chaque certificat, tenait déjà, détenait déjà, avait déjà, sa tranche, son morceau',
  ],
  pockets_it: [
    'pocket, get, bring, bring in, take home, collect, earn',
    'toucher, rapporter, encaisser, empocher, recevoir, gagner',
  ],
  price_of_a_share: [
    'share price, stock price, price of the share, price per share, market price, price of its shares, price of its stock, current price, value of one share, our quote, own quote',
    'cours, prix de l’action, prix par action, valeur de l’action, prix du titre',
  ],
  slice_of_each: [
    'my slice, everyone’s slice, everybody’s slice, each slice, every slice, our slice, his slice, each owner’s slice, nobody’s slice, slice of profit, my piece, my bit of profit, my bit of the profit, bit of profit',
    'ma part, part de chacun, part de gâteau, tranche de chacun, ma tranche, chaque tranche, chaque part, ma portion, portion de chacun, mon bout de bénéfice, bout de bénéfice, morceau de bénéfice, tranche de bénéfice, mon morceau',
  ],
  standalone: [
    'standalone, on its own, beforehand, today, currently, alone, originally, initially, before',
    'seul, au départ, aujourd’hui, actuellement, initialement, avant',
  ],
  stays_at: [
    'stand still, stands still, stay at, stays at, stay level, stays level, hold at, holds at, stay where it is, stays where it is',
    'reste à, rester à, ne bouge pas, ne bouge plus, tienne à, reste où il est, reste où elle est',
  ],
  than_before: [
    'than yesterday, than before, than today, than last year, than it did, than now',
    'qu’hier, qu’avant, qu’aujourd’hui, que la veille, que l’an dernier',
  ],
  than_it_did: [
    'more than before, less than before, more than it did, less than it did, than he used to, than they used to, than the day before, than he did, where he got, where it got, than they had',
    'plus qu’avant, moins qu’avant, que la veille, là où il touchait, là où elle touchait, plus qu’auparavant, qu’il ne touchait, qu’elle ne rapportait',
  ],
  thicker_or_thinner: [
    'fatter, thicker, thinner, grows, grew, shrinks, shrank, as thick, go up or down, goes up or down, up or down, gets bigger, gets smaller',
    'grossit, grossi, rétrécit, rétréci, s’épaissit, plus épaisse, aussi épaisse, plus grosse, maigrit, plus mince, plus maigre, augmente ou diminue, monte ou baisse, grandit, diminue, augmente',
  ],
  turns_into: [
    'passes to, goes from, went from, becomes, turns into, ends at, ends up at, used to be, moves from, ends up with, end up with, now has, now gets, go from, now it earns, now earns, now it gets',
    'passe à, passer à, passe de, devient, tombe à, monte à, on arrive à, se retrouve à, se retrouve avec, a maintenant, touche maintenant, passer de, passent de, passe d’un, passait d’un, maintenant elle gagne, gagne maintenant, désormais elle gagne, maintenant elle touche',
  ],
  up_or_down_by: [
    'up, plus, down, minus, better by, ahead by, accretive by, dilutive by',
    'plus, en hausse de, moins, gagne, relutif de, dilutif de',
  ],
  uplift: [
    'uplift, accretion, better off, worse off, percent up, percent more, percent higher, percent less, percent lower, percent down, % up, % more, % higher, % less, % lower, % down, up by, down by, more than before, less than before, more than alone, moves by, gain of, rise of, drop of, increase of, improvement of, is up, up about, up around, up nearly, up some, up roughly, up just, % better, percent better, each gains, percent extra, extra percent, comes out ahead, percent rise, percent gain',
    'relution, on gagne, on perd, on y gagne, on y perd, ils y gagnent, en hausse, en baisse, de plus, de moins, de mieux, soit plus, donc plus, fait plus, soit moins, donc moins, plus qu’avant, moins qu’avant, plus que seul, varie de, progresse de, hausse de, baisse de, gain de, monte de, augmente de, grimpe de, gagne environ, pour cent de hausse, pour cent de mieux, pour cent de gain',
  ],
  used_to_be: [
    'it was, used to be, they were, you were, used to, where it, instead of, against, up from, down from',
    'c’était, on était, on avait, il était, contre, au lieu de, où elle, autrefois, avant',
  ],
  worse_off: [
    'better or worse off, worse off, better off, break even, breakeven, in the same position, as before, no change, back to where, lose out, loses out, loses from it, be a loser',
    'gagner ni perdre, moins bien, perdant, lésé, point mort, équilibre, comme avant, qu’avant, neutre, ni perdre ni gagner, y perdre, y perd, y laisse des plumes',
  ],
};
