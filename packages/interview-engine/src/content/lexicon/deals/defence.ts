import type { Lexicon } from '../../types.ts';

/** Takeover defences, in the words people use for it. */
export const defenceNotions: Lexicon = {
  another_bidder: [
    'second bidder, rival bidder, other bidder, another bidder, competing bidder, competing offer, counter bidder',
    'second enchérisseur, autre enchérisseur, deuxième acheteur, autre acheteur, autre repreneur, offre concurrente, contre-offre',
  ],
  bids_better: [
    'top it, deeper pockets, worth more than his bid, would pay more, go higher, could step in, step in instead, come in instead, in his place, pays more, offers more, do better, offer more, offer better, pay more, higher price, beat him, beat his offer, buy us instead, might bid more, bid more, outbid them, take us instead',
    'rachète à sa place, qui mettrait plus, mettrait plus, un meilleur prix, promet davantage, paierait davantage, paieraient davantage, monter plus haut, venir enchérir, pourraient venir, pourrait venir, à sa place, offre mieux, offre plus, paie mieux, faire mieux, proposer mieux, proposer plus, offrir mieux, offrir plus, payer plus, battre son offre, surenchérir, pourraient nous prendre, nous rachèterait, racheter à leur place, à leur place, se battent entre eux',
  ],
  calls_friends: [
    'someone kinder, somebody kinder, friendlier group, friendlier groups, ring round, friend with deeper, ring three, nicer buyer, kinder buyer, somebody they like, someone we like, a nicer owner, nicer one, phone round, phone around, friendlier hands, better home, somebody nicer, someone nicer, a kinder, friendlier buyer, friendlier owner, houses that like us, friends of ours, who like us, friendly house, allies, a friend, friendly firm, friendly company, two friends, friendly group',
    'ami plus sympathique, un allié qui, trouver un allié, ami qui, repreneur plus aimable, plus gentil, plus gentils, plus aimable, plus aimables, plus accueillant, un ami qui, acheteur ami, cherche un ami, repreneur ami, maisons qui nous aiment, nous aiment bien, nos amis, un allié, des alliés, un ami, maison amie, maisons amies, société amie, groupe ami, entreprise amie, deux amis',
  ],
  costlier_mouthful: [
    'harder to swallow, hard to swallow, harder to chew, tougher to swallow, sour the meal, less tasty, mouthful dearer, too big to swallow, cheap shares to everyone, cheap shares to all, make it dearer, make us dearer, more expensive to, cheap shares, buy cheap shares, shares on the cheap',
    'dur à avaler, difficile à avaler, moins digeste, plus indigeste, bouchée plus chère, plus dur à avaler, parts à bas prix, actions à bas prix, rendre plus cher, parts bon marché, actions bon marché, parts pas chères',
  ],
  deals_defence_tool: [
    'friendlier suitor, nicer suitor, another suitor, sell the jewels, sell the family silver, white knight, friendly bidder, friendly buyer, friendlier buyer, friendly alternative, another bidder, other bidder, rival bidder, better offer, poison pill, warrants, buyback, buy back, sell division, sale of division, selling branch, crown jewels, asset disposals, better plan, stronger plan, standalone plan, higher guidance, special dividend, counter bid, counter bidder, sell an asset, sell asset, richer friend, friend with deeper pockets, hand out shares, dilute bidder, dilute you, flood of shares, friendlier group, buy our own, fat dividend, big dividend, extra dividend, loyal investor, loyal shareholder, friendly shareholder, plan that is worth, worth more than what they',
    'prétendant plus sympathique, autre prétendant, vendre les bijoux, vendront les bijoux, chevalier blanc, acquéreur ami, acheteur ami, autre acquéreur, autre acheteur, autre candidat, contre-offre, offre concurrente, pilule, bons, rachat d’actions, vendre une branche, vendre une division, céder une division, joyaux, meilleur plan, plan plus ambitieux, plan stratégique, dividende exceptionnel, relever les objectifs, contre-offrant, vendre un actif, céder un actif, ami plus riche, ami riche, distribuer des titres, distribuer des actions, vous diluer, diluer l’assaillant, diluer l’attaquant, groupes plus amicaux, groupe plus amical, racheter nos propres, gros dividende, investisseur fidèle, actionnaire fidèle, plan qui vaut, actionnaire ami',
  ],
  deals_friendly: [
    'friendlier, friendly, white knight, rather have us, nicer, friends',
    'amical, ami, chevalier blanc, amicaux, plus amicaux, plus gentil',
  ],
  deals_resist: [
    'resist, defend, defence, defense, hold off, hold them off, fend off, fight, counter, block bid, protect ourselves, rebuff, repel, keep at bay',
    'résister, défendre, défense, repousser, contrer, faire barrage, se protéger, riposter, parer',
  ],
  plain_own_tools: [
    'sell the jewel, a special dividend, buy back our shares, buy our shares back, buy our own shares, big dividend, hand cash out, cheap rights',
    'distribuer des droits, vendre le bijou, racheter nos actions, racheter nos propres, rachète nos, rachetons nos, gros dividende, distribuer du cash, bons à prix',
  ],
  plain_owners_agree: [
    'a better plan, find a friend, owners agree, holders agree, if the holders, if our holders, if the meeting, allow it, law lets',
    's’ils l’ont déjà accepté, assemblée l’a permis, si l’assemblée, assemblée est d’accord, actionnaires d’accord, si les actionnaires, assemblée vote, loi le permet',
  ],
};
