import type { Lexicon } from '../../types.ts';

/** A case told as one tells of a household, a child that leaves home or a shop. */
export const casesToldSimply = {
  lacks_plainly: [
    'never managed, never could, never able, walk past, walks past, had nothing, has nothing, had no, has no, but not the, without, does not know how, did not know how, getting old, going grey, ageing, growing old, stuck, no longer sells, nobody under, stopped growing, not growing, was missing, was absent, almost absent, weak in, not enough, nothing on, nothing in, no good, too few, hardly anything, next to nothing, almost nothing on, few rings, weak in rings',
    'n’a jamais su, jamais su, jamais réussi, n’a jamais pu, passent devant, n’avait rien, n’a rien, n’avait pas, n’a pas, mais pas les, mais pas le, sans, ne sait pas, ne savait pas, vieillit, vieillissent, vieillissants, vieillissante, stagne, bloqué, ne vend plus, ne grandit plus, manquait, absent, faible en, pas assez de, rien sur, rien dans, trop peu de, aucun, presque rien, quasiment rien, peu de bagues, faible en bijoux, pas grand-chose',
  ],
  other_brings: [
    'brings, brought, gives him, gives them, gives it, with it, with them, has them, has it, already has, puts in, in their basket, buys him, opens, opened, they love, gets, now has, comes with, on a plate, bought the one, buy the one, bought those who, everyone plays, everyone already, gave them, gave it, filled that gap, fills that gap, fills the gap, brought content',
    'amène, apporte, lui donne, leur donne, ouvre, avec ça, avec elle, avec lui, avec eux, a déjà, il a le, il a la, il a les, dans leur panier, dans le panier, adorent, vient avec, sur un plateau, pour nourrir, entrer dans, achète celui, acheté celle, racheté ceux, tout le monde joue, déjà tout le monde, récupérait, récupère, comblait, comblait ce trou, apportait',
  ],
  people_or_places: [
    'young, youngsters, kids, teenagers, mothers, parents, families, shoppers, shelves, street, shops, phones, screens, games, films, cinema, underground, customers, brand, buyers',
    'jeunes, ados, enfants, mères, parents, familles, consommateurs, rayons, rue, magasins, téléphones, écrans, jeux, films, cinéma, métro, clients, marque, acheteurs, samedi',
  ],
  paid_above_worth: [
    'above its worth, too much, extra we pay, extra you pay, extra i pay, above its value, over the odds, extra paid, extra they pay, hand to the sellers, premium is',
    'plus que ce qu’elle vaut, plus que sa valeur, de trop, supplément, le surplus, au-dessus de ce, supplément versé, supplément qu’on donne, on donne aux vendeurs',
  ],
  earned_together: [
    'brings, bring, saves, save, earn together, earns together, pushing it through, our lorries, our trucks, gain together, we gain, comes back, in our shops, through our, our kitchens, our buying, make up that, make up the, makes up for, what the two gain, two gain together, get back',
    'rapporte, rapportent, fait gagner, économise, économies, à deux, nos camions, on gagne, revient, dans nos magasins, dans nos rayons, nos achats, nos cuisines, nos usines, combler, ventes croisées, ce que les deux gagnent, deux gagnent ensemble, on récupère',
  ],
  own_limit: [
    'my ceiling, my limit, my maximum, i stop at, no more than, not a penny more, not more than, that much at most, so i pay, in today’s money, gifting, past that, beyond that, not a cent',
    'mon plafond, ma limite, mon maximum, je m’arrête à, pas plus de, pas un sou de plus, au plus, jusqu’à, en argent d’aujourd’hui, au-delà, pas un sou, cadeau',
  ],
  own_savings: [
    'savings, piggy bank, our own money, own pocket, money we have, money put aside, out of our pocket, from the drawer, under the mattress, till, bit of cash, some cash, part in cash',
    'économies, tirelire, notre argent, propre poche, notre poche, l’argent de côté, bas de laine, sous le matelas, cagnotte, caisse, bout en cash, un peu de cash, partie en cash',
  ],
  takes_loan: [
    'borrow, borrows, borrowing, a loan, bank lends, bank gives, mortgage, from the bank, bonds, they owe little, in debt, on credit',
    'emprunte, emprunter, un prêt, banque prête, à la banque, crédit, empruntent, obligations, ils doivent peu, peu de dettes, endetter un peu',
  ],
  gives_slice: [
    'piece of our, part of our house, shares in us, shares of ours, shares in our, some of our shares, some of our paper, slices, seat at our table, gets some of us, in our shares, in shares, few shares, shares to the founder',
    'parts de chez nous, bout de chez nous, morceau de chez nous, des parts, une part de nous, nos parts, nos actions, en titres, en papier, place à notre table, un peu d’actions, en actions, actions au fondateur, actions à la fondatrice',
  ],
  own_decision: [
    'do it, i would shake hands, i shake hands, i would sign, i would pay, i would have paid, i would take it, i would walk, leave it, say no, i would say yes, i would buy, i would have bought, i would not have, i would have said, i would sell, i would not sell, i would stay out, i would have stopped, i side with, i defend, i attack, i would have proposed, not slam, i would keep, i would hold, i buy, i sell, i have paid, i have bought, i have said, i have walked, i have stopped, i say yes, i sign, i take it, i walk away, i pay, i keep, i hold out, i bid, i would reject, i reject, i’d reject, i’d say no, i would say no, i’d cap, not to do it, i have called it off, i would talk to them',
    'je le ferais, je signe, je signerais, je dis oui, je dis non, je dirais non, je dirais oui, je prends, je prendrais, je laisse, je laisserais, je paierais, je l’aurais payé, j’aurais payé, je l’aurais fait, j’achèterais, je l’achète, j’aurais dit, j’aurais acheté, je vendrais, je ne vendrais pas, je tiendrais, je n’aurais pas, je me serais arrêté, je serre la main, je défends, j’attaque, allez-y, faites-le, je vends, je garderais, je mets, j’aurais proposé, j’aurais arrêté, j’aurais renoncé, je refuse, je refuserais, j’y vais, je m’arrête, c’est non, mon conseil, ne pas le faire, on y va, je discuterais, je rejette, je rejetterais',
  ],
  limit_or_doubt: [
    'but not, but only, not at that, not at this, if they, if the, if people, at most, no more than, up to, that could, could make me, look silly, may be wrong, i may be, i fear, what scares, my doubt, my worry, unless, provided, left with, because, since, like vineyards, not at any price, though, the trap, the catch, the snag, small print, keep me awake, keeps me awake, we are stuck, i can live with, cost them, it goes sour, rather than, at that price, at this price, never above, too little, only for cash, today, or cap, as long as the price',
    'mais pas, mais seulement, pas à ce, à condition, si les, si le, si jamais, au plus, pas plus, jusqu’à, pourrait me, passer pour, me tromper, j’ai peur, mon doute, ma peur, ma crainte, ce qui me gêne, sauf si, sinon, parce que, car, puisque, pas à n’importe, le piège, le hic, ça se gâte, petites lignes, m’empêche de dormir, on est coincés, je vis avec, plutôt que, seulement si, à ce prix, jamais au-dessus, trop peu, à moins que, seulement pour du cash, tienne la route',
  ],
  puts_back_in: [
    'puts half back, puts back, back in the pot, back into the pot, other half back, back on the table, puts some back, keeps a slice, keeps a piece, leaves half in, leaves some in, leaves part, goes back in, stays in the game, stays in for, put the rest, put in their savings, their own savings, own savings in',
    'remet la moitié, remet l’autre moitié, remet une partie, remet dans le pot, remet au pot, remise dans le pot, remet sur la table, repose sur la table, garde une part, garde un bout, laisse la moitié, laisse une part, laisse une partie, reste dans le jeu, remet de l’argent, remettent le reste, remet le reste, remettent une partie, remettent la moitié, mettent aussi, leurs économies',
  ],
  household_heads: [
    'dad, father, mum, mother, parents, the family, the owner, the boss, factory boss, foreman, the founder, the managers, the manager, the chief, uncle, brothers, directors, executives, they',
    'papa, père, maman, mère, parents, la famille, le patron, patron de l’usine, chef d’atelier, contremaître, le fondateur, la fondatrice, les cadres, l’oncle, frères, directeurs, dirigeants, ils',
  ],
  gets_slices: [
    'gets a slice, few slices, gets slices, gets some shares, gets shares, get shares, own a bit, gets a bit, gets a piece, share of the cake, slice of the cake, worth a lot if',
    'reçoit des parts, a des parts, quelques parts, des parts aussi, reçoit un bout, un bout aussi, part du gâteau, morceau du gâteau, bout du gâteau, qui vaudront, vaut beaucoup si, gagne gros si',
  ],
  no_longer_handed: [
    'no longer pays, stops paying, does not pay mum, without the family discount, no family discount, leaves home, left home, moves out, moved out, leaving home, mum used to, mum no longer, parents used to, out of the house, used to be shared',
    'ne paie plus, arrête de payer, quitte la maison, parti de la maison, part de la maison, sans la remise, sans le prix famille, maman faisait, maman ne, parents payaient, plus chez ses parents, plus à la maison, était partagé',
  ],
  needs_its_own: [
    'his own, her own, its own, their own, by himself, buys his, buy his, pays his, has to buy, needs a',
    'son propre, sa propre, ses propres, leur propre, tout seul, toute seule, il lui faut, lui faudra, doit acheter, doit payer, se payer, paie son, achète ses',
  ],
  really_makes: [
    'really makes, really earns, really made, truly makes, in truth, true figure, really left, real figure, only believe, stand alone basis, what it makes alone, on its own makes',
    'vraiment, en vérité, réellement, ne crois qu’, en autonome, une fois seule, une fois seul',
  ],
  plainly_times: ['times, years of, years’ worth of', 'fois, ans de, années de'],
  plainly_profit: [
    'earnings, profit, gains, what it makes, makes a year, ebitda',
    'gains, profit, bénéfice, ce qu’elle gagne, ce qu’il gagne, par an, ebitda',
  ],
  worth_alone: [
    'alone it is worth, worth alone, alone worth, alone the brand, value alone, alone value',
    'seule la marque, valeur seule, valeur toute seule, seule elle vaut, vaut seule',
  ],
  reported_says: [
    'reported, published, they say it makes, parents say, on paper, the accounts say, shown as',
    'publié, affiché, annoncé, les comptes disent, sur le papier, disent qu’il, disent qu’elle',
  ],
  own_cost_put_in: [
    'swap, minus, take off, take out, less, make it pay, pays its own, pay its own, add, plus, replace, put in, out come',
    'j’ajoute, j’enlève, je retire, moins, plus, remplace, fais payer, fait payer, je mets, paie ses',
  ],
  verdict_on_price: [
    'overpaid, too much, underpaid, right to, wrong to, got it right, got it wrong, well paid, fair, paid too much, dear but worth, worth it, worth every, came out better, more to blame',
    'trop payé, surpayé, payé trop, eu raison, eu tort, bien fait, mal fait, bien payé, mal payé, ont trop payé, cher et mérité, cher mais mérité, mieux sortie, plus fautif',
  ],
} as const satisfies Lexicon;
