import type { Lexicon } from '../../types.ts';

/** EBITDA, in the words people use for it. */
export const ebitdaNotions: Lexicon = {
  capitalised: [
    'capitalise, put on the balance sheet, treated as investment, booked as assets, booked as capex',
    'activer, immobiliser, capitaliser, mis à l’actif, inscrits à l’actif, passés en investissement',
  ],
  cash_follows: [
    'turns into money, turn into money, ends up as cash, becomes money, cash does not follow, money does not follow, cash is not following, cash follows, money follows, cash actually came in, money really arrived, money actually arrived, cash really arrived, money came in, turns into cash, converts into cash, cash conversion',
    'se transforme en argent, devient de l’argent, devient du cash, finit en banque, argent ne suit pas, cash ne suit pas, trésorerie ne suit pas, argent suit, cash suit, trésorerie suit, argent est bien arrivé, argent est arrivé, argent est vraiment rentré, argent est bien rentré, cash est vraiment rentré, cash est bien rentré, se transforme en cash, se convertit en cash, conversion en cash, se retrouve en banque',
  ],
  each_euro: [
    'every euro, each euro, each million, every million, one million, each extra',
    'chaque euro, chaque million, un million, par million',
  ],
  laid_beside: [
    'against, reconcile, reconciles, tie, tied, compare, bridge',
    'rapproche, rapprocher, recoupe, recouper, compare, comparer, confronte, confronter',
  ],
  own_cost_put_in: [
    'swap, minus, take off, take out, less, make it pay, pays its own, pay its own, add, plus, replace, put in, out come',
    'j’ajoute, j’enlève, je retire, moins, plus, remplace, fais payer, fait payer, je mets, paie ses',
  ],
  plain_costs_me: [
    'out of my pocket, out of our pocket, costs me, costs us, costs the buyer, overpaying, more to pay, extra price, on the price, of price, more on the cheque, on my cheque, too much paid, i pay, we pay, price tag',
    'de ma poche, de notre poche, me coûte, nous coûte, coûte à l’acheteur, paie en trop, payé en trop, sur le prix, de prix, de plus à payer, sur le chèque, sur mon chèque, je paie, on paie',
  ],
  plain_looks_bigger: [
    'looks bigger, looks fatter, looks larger, looks higher, looks better, looks plumper, swells, puffed up, is bigger, gets bigger, is fatter, goes up, jumps, jumped, grows, rises, higher than before, is higher, inflates, looks prettier, looks healthier, is flattered, flatters',
    'paraît meilleur, paraît meilleure, semble meilleur, semble meilleure, plus gros, plus grand, plus haut, gonfle, gonflé, grossit, monte, grimpe, augmente, plus élevé, saute, embellit, meilleure mine, plus belle mine, plus flatteur, plus joli',
  ],
  plain_moved_down: [
    'moved down, further down, lower down, moved below, below that line, below the line, under the line, after that line, slipped below, pushed down, pushed below, no longer above, out of the bills, not among the bills, left the bills, comes after, no longer taken off, not taken off before, stripped out of, comes off after, taken off after, comes out after',
    'plus bas, descendu, sous la ligne, sous cette ligne, en dessous, après cette ligne, n’est plus dans les charges, plus dans les charges, plus dans les frais, n’est plus retiré, plus retiré avant, sorti des charges, sorti des frais, vient après, part après, retiré après, enlevé après',
  ],
  published_figure: [
    'the published one, published number, reported ebitda, published ebitda, headline ebitda, ebitda as reported, reported figure, reported number, published figure, reported profit, the reported one',
    'le publié, résultat tel que publié, ebitda publié, ebitda affiché, résultat publié, chiffre publié, l’ebitda tel que publié, sur le publié, ebitda comptable',
  ],
  really_makes: [
    'really makes, really earns, really made, truly makes, in truth, true figure, really left, real figure, only believe, stand alone basis, what it makes alone, on its own makes',
    'vraiment, en vérité, réellement, ne crois qu’, en autonome, une fois seule, une fois seul',
  ],
  reported_says: [
    'reported, published, they say it makes, parents say, on paper, the accounts say, shown as',
    'publié, affiché, annoncé, les comptes disent, sur le papier, disent qu’il, disent qu’elle',
  ],
  shown_number: ['number, figure', 'chiffre, nombre'],
  up_word: ['up, goes from, jumps', 'passe de, monte, saute'],
  what_it_makes: [
    'what it earns, what the shop earns, what the shop makes, what the company makes, what the company earns, what the business makes, what the business earns',
    'ce qu’elle gagne, ce que la boîte gagne, ce que gagne le magasin, ce que gagne la société, ce que gagne la boutique, ce que gagne l’entreprise, ce que le magasin gagne, ce que la société gagne, ce que la boutique gagne, ce que l’entreprise gagne',
  ],
  what_they_show: [
    'they show, they publish, they present, what they claim',
    'qu’ils montrent, chiffre publié, ils présentent, qu’ils affichent',
  ],
  yearly_earnings: [
    'operating earnings, operating profit, what the business makes, what the activity earns, earnings before, profit before, result before, cash earnings, yearly earnings, gross operating, everyday profit, running profit, day to day profit, profit from the shops, what the business throws off',
    'excédent brut, ce que l’activité dégage, ce que l’activité rapporte, résultat avant, bénéfice avant, profit avant, avant amortissements, gain d’exploitation, profit d’exploitation, ebe, résultat brut, gain courant, gain de tous les jours, résultat courant, gain annuel, ce que dégage l’activité, ce que rapporte l’activité, ce que gagne l’activité',
  ],
};
