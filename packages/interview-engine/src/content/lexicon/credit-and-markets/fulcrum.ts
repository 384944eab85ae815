import type { Lexicon } from '../../types.ts';

/** The fulcrum security, in the words people use for it. */
export const fulcrumNotions: Lexicon = {
  claim_class: [
    'class, tranche, layer, group, creditors, lenders, mezzanine, mezz, noteholders',
    'classe, tranche, couche, groupe, créanciers, créance, prêteurs, mezzanine, mezz, porteurs',
  ],
  mezz_word: ['mezz, mezzanine', 'mezz, mezzanine'],
  rank_new_bosses: [
    'new owners, owners in waiting, new bosses, next owners, swap what they’re owed, taking the shares, take the shares, hold the pen, end up with the company, ends up with the company',
    'finir propriétaires, vont finir propriétaires, futurs propriétaires, nouveaux patrons, prendre les actions, prennent les actions, prenant les actions, avec eux qu’on s’assoit, avec eux qu’on négocie, se retrouvent avec l’entreprise, se retrouvent avec la société, se retrouve avec la boîte, se retrouvent avec la boîte, se retrouve avec la société',
  ],
  rank_runs_out_here: [
    'money runs dry, runs dry, well runs dry, water stops, pipe runs dry, where it stops, music stops, cup is half full, blanket is too short, blanket too short, money dries up, money gives out',
    'baguette casse, argent s’épuise, le robinet s’arrête, source se tarit, où casse la valeur, valeur casse, où ça casse, où ça s’arrête, verre à moitié plein, couverture trop courte, couverture est trop courte, argent se tarit, argent vient à manquer, plus d’argent à ce niveau',
  ],
  rank_stands_behind: [
    'agreed to stand behind, stand behind, agreed to wait, agreed to come second, came in behind, lent behind, accepted to come after, stood at the back',
    'accepté de passer après, acceptent de passer après, passent après, accepté de passer derrière, accepté d’attendre, prêté derrière, qui passent derrière',
  ],
  rescue_gets_the_shares: [
    'gets the shares, takes the shares, gets the equity, takes the equity, get shares, receive shares, get the shares',
    'prend le capital, prend les actions, reçoit les actions, reçoit le capital, reçoivent des actions, prennent des actions, reçoivent le capital',
  ],
  shareholder_new: [
    'become shareholder, become owners, gets the equity, takes the equity',
    'devient actionnaire, deviennent actionnaires, prend le capital, reçoit le capital',
  ],
  takes_control: [
    'really theirs, theirs now, is theirs, have to convince, finish as owners, become the bosses, run the place, running the place, run the show, running the show, has the power, has the last word, takes the company, take the company, end up with the company, ends up owning, becomes the shareholder, will be theirs, becomes theirs, the firm is theirs, firm will be his, becomes the boss, will run the company, ends up the boss, picks up the company, own the company, end up owning, own the place, own the business, own the keys, take the keys, gets the keys, hold the pen, control, decide, becomes the owner, become owners, new owner, calls the shots, drives the negotiation, leads the negotiation, take over the company, holds the cards, gets the company, in the driving seat, walk off with the company',
    'finiront propriétaires, tient le stylo, est à eux, à eux maintenant, qu’il faut convaincre, deviennent les patrons, mener la danse, dirigent la maison, prendre la maison, a le pouvoir, décide au fond, a le dernier mot, a les cartes, prend la société, prennent la société, récupère la société, récupèrent la société, devenir les propriétaires, devenir propriétaires, prendre la société, prendre le capital, récupère la boîte, récupèrent la boîte, récupère l’entreprise, prend la boîte, prend la main, prennent la main, finit patron, finissent patrons, devient patron, devient le patron, aura les actions, auront les actions, se payer en actions, se paie en actions, aura l’entreprise, repart avec la société, prend les clés, prendre les clés, prennent les clés, a les clés, contrôle, décide, devient propriétaire, deviennent propriétaires, devient actionnaire, deviennent actionnaires, nouvel actionnaire, nouveaux actionnaires, tient la plume, mène la négociation, possède la société, deviendra actionnaire, deviendra propriétaire, deviendront actionnaires, deviendront propriétaires, aura la société, a la main',
  ],
  told_first_short: [
    'first ones who don’t get all, first who don’t get all, first one who does not get all, first not to get all, first to be left short',
    'premiers qui ne revoient pas tout, premiers à ne pas tout revoir, premier qui ne revoit pas tout, premiers à ne pas tout récupérer',
  ],
  told_gets_it: [
    'will own it, own it, gets the shop, gets the company, gets the keys, has the keys, is the one to talk to, becomes the boss, will have the bakery',
    'la possédera, aura la boulangerie, aura la boîte, aura l’affaire, aura les clés, prendra la boutique, devient le patron, a les clés, ont les clés',
  ],
  told_left_short: [
    'left half paid, only half paid, left short, not enough to pay him, no longer enough to pay, does not get it all back, don’t get it all back',
    'reste à moitié payé, restent à moitié payés, plus assez pour tout rendre, plus assez pour payer, n’est payé qu’à moitié, ne revoit qu’une partie',
  ],
  value_breaks: [
    'part of their money, part of his money, only part of, pot is empty, money is gone, first tranche to break, tier that breaks, only half of it, enough for only half, money dries up, first not to get it all, not get everything back, not get it all back, not get all its money, loses part of its money, loses part of its claim, recovers only part, come up short, comes up short, left short, is left short, comes out short, first one short, only half back, not get everything, goes short, value breaks, value runs out, value stops, value ends, money runs out, money stops, runs short, falls short, where the value, breaks in, partly repaid, partially repaid, partly paid, partially paid, only partly, only partially, not made whole, not whole, not paid in full, not repaid in full, not fully repaid, not fully paid, not fully covered, first to lose, first loss, not covered, half repaid, first not to get everything',
    'argent s’épuise, payés qu’en partie, payé qu’en partie, une partie de son argent, une partie de leur argent, pot est vide, plus d’argent pour, étage qui casse, tranche qui casse, maillon qui casse, qu’à moitié, argent se tarit, ne pas tout retrouver, ne retrouve pas tout, ne retrouvent pas tout, pas tout récupérer, ne récupère pas tout, ne récupèrent pas tout, où ça bascule, il en manque pour, manque de l’argent pour, pas son compte, n’a pas son compte, pas leur compte, qu’aux deux tiers, qu’au tiers, qu’en partie, mais pas tout, couvert qu’à, n’aura qu’une partie, valeur s’arrête, valeur casse, valeur se casse, valeur s’épuise, valeur tombe dans, valeur vient mourir, casse dans, argent s’arrête, argent manque, argent vient à manquer, ne suffit plus, où la valeur, pas remboursée en entier, pas payée en entier, pas intégralement, pas entièrement, pas totalement, partiellement remboursée, partiellement payée, en partie seulement, première à perdre, premier à perdre, remboursée qu’à moitié, à moitié remboursée, payée qu’à moitié, pas couverte, perd une partie de sa créance, ne récupère qu’une partie',
  ],
};
