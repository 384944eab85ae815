import type { Lexicon } from '../../types.ts';

/** Everyday words for what a business is worth, and for whom. */
export const everydayValueNotions = {
  whole_business: [
    'price of the house, value of the whole, price of the whole, the whole is worth, worth as a whole, company as a whole, value of the operations',
    'prix de la maison, valeur du tout, valeur de l’ensemble, prix de l’ensemble, le tout vaut, toute l’activité, valeur des opérations, affaire entière',
  ],
  whoever_funds: [
    'who put up the money, who put the money in, who paid for it, who pays for it, where the money came from, whoever funds',
    'qui a mis l’argent, qui met l’argent, qui a payé, d’où vient l’argent, qui finance',
  ],
  the_house: ['house, flat, apartment', 'maison, appartement'],
  all_funders: [
    'banks and owners, lenders and owners, owners and lenders, banks and shareholders, lenders and shareholders, lenders and owners alike, everybody who put money, everyone who put money, everybody who has money in it, everybody with money in it, banks as well, banks included, lenders included, banks outside partners, value for everybody, value for everyone, profit for everybody, belongs to all, belongs to everyone, belongs to everybody, for all of them, money for all, everyone who financed, lender or shareholder, lenders or owners',
    'banques et aux propriétaires, banques et propriétaires, banques et les propriétaires, banques et aux actionnaires, prêteurs et actionnaires, prêteurs comme aux propriétaires, prêteurs comme, tous ceux qui ont mis, tous ceux qui y ont mis, banques comprises, prêteurs compris, ensemble des financeurs, valeur pour tout le monde, valeur de tout le monde, banques les minoritaires, appartient à tous, est à tous, pour tous ceux, tous ceux qui ont financé, prêteur ou actionnaire',
  ],
  debt_free: [
    'nothing owed, owing nothing, no debts at all',
    'sans rien devoir, ne rien devoir, rien devoir à personne',
  ],
  owes_nothing: [
    'owes nothing, owe nothing, no loans, not a loan, without loans',
    'ne doive rien, ne doit rien, sans emprunt, aucun emprunt, sans emprunts',
  ],
  borrowings: ['owed, owes, owing', 'doive, doivent, devra, ce qui est dû, est dû'],
  pie_word: ['pizza, pie, cake', 'pizza, gâteau, tarte'],
  cut_it: [
    'cut, cut it, slice it, slices, carve it, share it out',
    'couper, coupe, découper, découpe, parts, tranches',
  ],
  funding_mix: [
    'swap loans, loans for shares, own money or the bank, your own money, took out a loan, takes out a loan, how it was paid, how it was bought, how they borrow, who lends, by debt or by shares, debt or shares, loan or shares, loans or shares, bank money or, borrowed money or',
    'remplacer des emprunts, emprunts par des actions, avec son argent, façon dont c’est payé, façon de payer, a emprunté, prend un emprunt, emprunt ou par actions, emprunt ou actions, dette ou actions, dette ou fonds propres, finance par emprunt, argent de la banque ou',
  ],
  indifferent_to: [
    'not know that, could not care, not notice',
    's’en moque, s’en fiche, ne savent pas que, ne sait pas que, n’en savent rien',
  ],
  same_operations: [
    'how the business earns, how it earns its money, nothing has changed in how, same the day after, what earns the money, thing that earns the money, factories are the same',
    'façon dont l’entreprise gagne, façon dont elle gagne, rien n’a changé dans la façon, ce qui gagne l’argent, ce que gagnent les usines, pareille le lendemain',
  ],
  stays_put: [
    'worth the same, same price tag, same worth, is the same, where it was, not an inch, earns the same, brings in the same, worth as much, just as much',
    'vaut pareil, vaut la même chose, même prix, c’est pareil, d’un pouce, pareil qu’hier, vaut autant, vaut donc autant, rapporte la même chose, rapporte autant',
  ],
  cancels_out: [
    'cancel out, cancel each other, cancel one another, is a wash, offset each other, even out, nets out, net to zero, nets to nothing',
    's’annulent, se compensent, c’est neutre, s’équilibrent, se neutralisent, net zéro, ça fait zéro',
  ],
  share_price: [
    'price of one share, price of a share, the quote, today’s quote, the screen, offer per share, a piece',
    'prix d’une action, prix à l’écran, l’écran, pièce',
  ],
  share_number: [
    'how many there are, how many shares, how many pieces, pieces',
    'combien il y en a, leur nombre, combien d’actions, de pièces, de morceaux',
  ],
  all_shares: [
    'all the shares, all shares together',
    'toutes les actions, toutes les actions réunies',
  ],
  more_of: [
    'more in the bank, more in the till, more in the account',
    'plus en banque, plus en caisse, plus sur le compte',
  ],
  till: [
    'in the account, on the account, pile of cash, heap of cash, full till, money in it, tank of cash, savings, money aside, put aside, sleeps in the account, idle money, money of its own',
    'tas d’argent, tas de cash, caisse pleine, argent qu’elle contient, sur leur compte, argent de côté, d’argent de côté, dort sur le compte, dort à la banque',
  ],
  bigger_than: ['fuller, the bigger', 'plus pleine, plus plein'],
  minority_holders: [
    'somebody else, someone else, other people’s bit, other people own, outside partners, outsiders, held by others, owned by others, owned by other people',
    'quelqu’un d’autre, gens de l’extérieur, partenaires extérieurs, part des autres, les minoritaires, détenu par d’autres, détenus par d’autres, appartient à d’autres',
  ],
  adds_up: [
    'goes on top, in the total, comes on top, gets added',
    'dans le total, vient en plus, viennent en plus, s’ajoute, s’ajoutent',
  ],
  affiliates: [
    'percent holding, firm we do not control, firm we do not run, company we do not control, another firm, companies we hold, we do not run, do not manage, not in charge of',
    'autre boîte, autre société, société qu’on ne contrôle pas, sans les diriger, participation dans, qu’on ne dirige pas, qu’on ne gère pas',
  ],
  new_units: [
    'extra ones, few extra, few more, some new shares, would be created, are created',
    'quelques-unes, seraient créées, sont créées, quelques nouvelles',
  ],
  they_exercise: [
    'write a cheque, hand over, staff pay, employees pay, they pay, comes in from them, used their options, use their options',
    'font un chèque, font chèque, ils paient, ils versent, salariés paient, utilisent leurs options, utilisaient leurs options',
  ],
  buys_back: [
    'picks up shares, pick up shares, shares away, its own stock, own stock, own shares, used to buy some shares',
    'ses propres titres, propres actions, retirer une partie des actions, retirer des actions',
  ],
  worth_using: [
    'gain by using, gain from using, would gain, cheaper than buying, only use them, only be used, worth something, would pay',
    'y gagneraient, y gagnent, moins cher que d’acheter, utiliseront que si, vaut quelque chose, paierait',
  ],
  headline_price: [
    'headline price, price of the whole thing, advertised price',
    'prix affiché, prix de l’ensemble, prix annoncé',
  ],
  seller_gets: [
    'seller pockets, seller really pockets, really pockets, seller’s pocket, seller really gets, each share gets, ends up with the seller',
    'vendeur touche, touche vraiment, poche du vendeur, touche chaque action, vendeur empoche',
  ],
  counts_as_debt: [
    'call everything a debt, calls it a debt, call it a debt, something owed, as something you owe',
    'tout appeler dette, appeler ça une dette, comme une dette, compte en dette',
  ],
  stuck_cash: [
    'really free, free to use, really available, can really use',
    'vraiment disponible, vraiment libre, vraiment utilisable',
  ],
  normal_level: [
    'normal amount, usual level, usual amount, normal stock, usual quantity, usual quantities, enough stock',
    'quantité normale, niveau habituel, saisonnier, montant habituel, quantité habituelle, quantités habituelles, assez de stock',
  ],
  retired_staff: ['old employees, old age, old staff', 'vieux jours, anciens salariés, retraités'],
  short_fund: [
    'not enough money, set aside, is short, has a hole, not funded, money is missing',
    'pas assez d’argent, mis de côté, argent de côté, il manque, manque des fonds, boucher le trou',
  ],
  lookalikes: [
    'firms like this one, others in the trade, the cousins, who else does, who else makes, firms that do just that, chains on, other chains, names in the same trade',
    'sociétés pareilles, du même genre, qui d’autre fait, qui ne font que ça, autres chaînes, noms du même métier',
  ],
  past_deals: [
    'firms sold, ours sold, been taken over, got bought, were bought out, changed hands, last sales, when rivals',
    'sociétés rachetées, vente précédente, se sont fait racheter, ont changé de mains, dernières ventes',
  ],
  far_years: [
    'years far away, far away years, distant years, far off years, distant future',
    'années lointaines, années éloignées, avenir lointain',
  ],
  hangs_on_guesses: [
    'what you assume, the guesses, your guesses, as good as the guesses, change the growth',
    'hypothèses, change un peu la croissance, les suppositions',
  ],
  future_cash: ['tomorrow’s cash, tomorrow’s money', 'argent de demain, trésorerie de demain'],
  brought_to_today: ['today’s money, today’s euros', 'euros d’aujourd’hui'],
  same_model: [
    'money in the same way, same kind of people, same kind of customer, same basket, fights for the same, same public, same audience, same offer, same needs, same job',
    'argent de la même façon, même genre de gens, même genre de clients, même panier, même public, même offre, même besoin, même clientèle',
  ],
  fast_growth: [
    'get bigger, gets bigger, twice as big, twice the size, doubles, grows quickly, wins market share, takes market share, getting bigger, keeps getting bigger',
    'grossissent, grandir, deux fois plus grosse, double, à quelle vitesse, parts de marché, prend de l’ampleur, prend des clients',
  ],
  profitable: [
    'of each euro, of every euro, on every euro, cents of every, makes more on, earns better, earns more on',
    'chaque euro vendu, sur chaque euro, centimes sur, gagne mieux, gagne plus sur',
  ],
  riskiness: [
    'sleep better, scares people, scares investors, collapse when, rarely disappoints, when times are bad',
    'dorment mieux, fait peur, s’effondrent, bénéfices fragiles, déçoit rarement, quand ça va mal',
  ],
  accounting_rules: [
    'counted in the same way, counted the same way, counted differently, puts its research',
    'comptés pareil, comptés de la même, comptés autrement, passe sa recherche',
  ],
  times_profit: [
    'times what they make, times what they earn, times what it earns, number of times, times its profit, times their profit',
    'fois ce qu’ils gagnent, fois ce qu’il gagne, fois ce que gagne, nombre de fois, fois son résultat, fois leur résultat',
  ],
  operating_profit: [
    'operating result, what it makes in a year',
    'résultat d’exploitation, gagne en un an',
  ],
  before_interest: [
    'before banks take, before the banks take, bank has not been paid, banks have not been paid, nobody has been paid, nobody has been paid out, before paying the banks',
    'banque n’a pas encore été payée, banques n’ont pas été payées, personne n’a encore été payé, avant d’avoir payé les banques, avant que les banques, banques n’ont pas encore',
  ],
  after_interest: [
    'after paying them, after the bank took, interest and tax are paid, once interest and tax',
    'intérêts et l’impôt payés, après les intérêts de la banque',
  ],
  same_side: ['be the same people', 'mêmes gens, être les mêmes'],
  the_ratio: [
    'above and below the line, one on top, on top and the one below, two halves',
    'ceux d’en haut, d’en haut et, deux moitiés, en haut et en bas',
  ],
  come_last: [
    'come last, comes last, served last, last in line, paid last',
    'passent en dernier, passe en dernier, servis en dernier, payés en dernier',
  ],
  heavy_investment: [
    'spend on machines, spend on the network, needs a lot of machines, spend half its profit, spends a fortune on, fortune on factories, factories',
    'dépenser en machines, dépenser dans le réseau, dépenser la moitié, usines, dépense une fortune',
  ],
  no_profit_yet: ['no money yet, makes no money', 'ne gagne encore rien, gagne encore rien'],
  holds_control: [
    'buys the lot, change the strategy, steering wheel, you decide, no say, let go of the whole, get the keys, run the place, your way, call the shots, own everything, owning everything, decide everything, own it all',
    'tenir le volant, on décide, lâchent le tout, achète tout, changer la stratégie, virer le patron, mener la barque, décider de tout, posséder tout, faire ce qu’on veut, tient les rênes',
  ],
  pays_extra: [
    'sweeten, costs more, more than the screen price, more than the quote, an extra for, not for free, for free, comes at a price, has its price, costs something, open the wallet',
    'mettre un sucre, coûte plus cher, plus que le prix à l’écran, plus que le cours, ça se paie, a un prix, pas gratuit, mettre la main à la poche, mettre plus',
  ],
  forced: [
    'in a hurry, going bust, go bust, desperate, at any price',
    'dans l’urgence, allait couler, aux abois, bradée, à tout prix',
  ],
  takes_on: [
    'also gets what it owes, takes what it owes, come with, comes with the house',
    'prend aussi ce qu’elle doit, viennent avec, vient avec, hériter',
  ],
  each_division: [
    'each piece, each arm, every arm, each slice, each job, each of the three, one of them at, one on its own, one at a time',
    'chaque morceau, chaque tranche, chaque branche, chaque métier, chacun, pris séparément, l’un à, un à la fois, l’un après l’autre',
  ],
  put_together: [
    'back together, add up, add the three',
    'recoller, recolle, j’additionne, additionne',
  ],
  promised: ['promised to', 'promis à'],
  set_against: [
    'line up against, set against, measure against, hold against, put next to, look next to',
    'mettre en face de, mettre à côté de, rapprocher de, aligner avec',
  ],
  misses_it: [
    'hides, misses, blind to, does not see, not see, ignores, forgets about',
    'cache, ne voit pas, ignore, aveugle, passe à côté',
  ],
  left_over: ['whatever is over', 'ce qu’il en reste'],
  walk_down: [
    'go down from, starting from the price, from the price of',
    'descend jusqu’à, en partant du prix',
  ],
  in_money: [
    'market pays more, the market pays more, share is above, price is above',
    'cours est au-dessus, marché paie plus',
  ],
  option_holders: [
    'managers would, staff would, only exercise',
    'salariés, dirigeants peuvent acheter',
  ],
} as const satisfies Lexicon;
