import type { Lexicon } from '../../types.ts';

/** Everyday words for what a business is worth, and for whom. */
export const everydayValueNotions = {
  whole_business: [
    'value of the whole, price of the whole, the whole is worth, worth as a whole',
    'prix de la maison, le tout vaut, valeur des opérations',
  ],
  whoever_funds: [
    'who paid for it, who pays for it, where the money came from, whoever funds',
    'qui met l’argent, qui a payé, d’où vient l’argent, qui finance',
  ],
  the_house: ['house, flat, apartment', 'maison, appartement'],
  all_funders: [
    'banks and owners, owners and lenders, banks as well, banks included, lenders included, banks outside partners, value for everyone, belongs to all, belongs to everyone, belongs to everybody, lender or shareholder',
    'banques et aux propriétaires, banques et les propriétaires, banques et aux actionnaires, prêteurs comme, banques comprises, banques les minoritaires, prêteur ou actionnaire',
  ],
  debt_free: [
    'nothing owed, owing nothing, no debts at all',
    'sans rien devoir, ne rien devoir, rien devoir à personne',
  ],
  owes_nothing: [
    'owes nothing, owe nothing, no loans, not a loan, without loans',
    'ne doive rien, ne doit rien, sans emprunt, aucun emprunt, sans emprunts',
  ],
  borrowings: ['owed, owes, owing', 'doive, doivent, devra, est dû'],
  pie_word: ['pizza, pie, cake', 'pizza, gâteau, tarte'],
  cut_it: [
    'cut, slices, carve it, share it out',
    'couper, coupe, découper, découpe, parts, tranches',
  ],
  funding_mix: [
    'swap loans, loans for shares, your own money, took out a loan, takes out a loan, how it was paid, how it was bought, who lends, debt or shares, loan or shares, loans or shares, bank money or',
    'avec son argent, façon de payer, dette ou actions, dette ou fonds propres',
  ],
  indifferent_to: [
    'not know that, could not care, not notice',
    's’en moque, s’en fiche, ne savent pas que, ne sait pas que, n’en savent rien',
  ],
  same_operations: [
    'how the business earns, same the day after, what earns the money, factories are the same',
    'façon dont elle gagne, pareille le lendemain',
  ],
  stays_put: [
    'where it was, not an inch, worth as much, just as much',
    'vaut pareil, même prix, c’est pareil, d’un pouce, vaut autant, vaut donc autant, rapporte autant',
  ],
  cancels_out: [
    'is a wash, nets out, net to zero, nets to nothing',
    'c’est neutre, s’équilibrent, net zéro, ça fait zéro',
  ],
  share_price: [
    'price of one share, the quote, today’s quote, the screen, a piece',
    'prix d’une action, l’écran, pièce',
  ],
  share_number: ['how many there are, pieces', 'leur nombre, de pièces, de morceaux'],
  all_shares: ['all the shares, all shares together', 'toutes les actions'],
  more_of: [
    'more in the bank, more in the till, more in the account',
    'plus en banque, plus en caisse, plus sur le compte',
  ],
  till: [
    'in the account, on the account, money in it, money aside, put aside, idle money, money of its own',
    'tas d’argent, argent qu’elle contient, sur leur compte, dort à la banque',
  ],
  bigger_than: ['fuller', 'plus pleine, plus plein'],
  minority_holders: [
    'somebody else, someone else, other people’s bit, outsiders, held by others, owned by others',
    'quelqu’un d’autre, gens de l’extérieur, partenaires extérieurs, détenu par d’autres, détenus par d’autres',
  ],
  adds_up: ['in the total', 'dans le total'],
  affiliates: [
    'percent holding, another firm, companies we hold, we do not run, do not manage, not in charge of',
    'autre boîte, autre société, sans les diriger, qu’on ne dirige pas',
  ],
  new_units: ['extra ones, few extra, few more', 'quelques-unes, quelques nouvelles'],
  they_exercise: [
    'write a cheque, hand over, staff pay, employees pay, they pay, comes in from them, used their options, use their options',
    'font un chèque, font chèque, ils paient, salariés paient, utilisent leurs options, utilisaient leurs options',
  ],
  buys_back: [
    'picks up shares, pick up shares, shares away, own stock, own shares',
    'ses propres titres, propres actions, retirer des actions',
  ],
  worth_using: [
    'gain by using, gain from using, would gain, cheaper than buying, only use them, only be used, worth something, would pay',
    'y gagneraient, y gagnent, utiliseront que si, vaut quelque chose, paierait',
  ],
  headline_price: [
    'headline price, price of the whole thing, advertised price',
    'prix de l’ensemble',
  ],
  seller_gets: [
    'seller pockets, really pockets, seller’s pocket, seller really gets, each share gets',
    'vendeur touche, touche vraiment, poche du vendeur, touche chaque action, vendeur empoche',
  ],
  counts_as_debt: [
    'call everything a debt, calls it a debt, call it a debt, something owed, as something you owe',
    'tout appeler dette, appeler ça une dette, comme une dette',
  ],
  stuck_cash: [
    'really free, free to use, really available, can really use',
    'vraiment disponible, vraiment libre, vraiment utilisable',
  ],
  normal_level: ['enough stock', 'assez de stock'],
  retired_staff: ['old employees, old age, old staff', 'vieux jours, retraités'],
  short_fund: [
    'not enough money, set aside, is short, has a hole, not funded, money is missing',
    'pas assez d’argent, mis de côté, argent de côté, il manque, manque des fonds, boucher le trou',
  ],
  lookalikes: [
    'firms like this one, others in the trade, who else does, who else makes, chains on, other chains',
    'sociétés pareilles, qui d’autre fait, qui ne font que ça, autres chaînes',
  ],
  past_deals: [
    'firms sold, ours sold, been taken over, got bought, last sales, when rivals',
    'sociétés rachetées, se sont fait racheter, dernières ventes',
  ],
  far_years: [
    'years far away, far away years, distant years, far off years, distant future',
    'années lointaines, années éloignées, avenir lointain',
  ],
  hangs_on_guesses: ['change the growth', 'hypothèses'],
  future_cash: ['tomorrow’s cash, tomorrow’s money', 'argent de demain, trésorerie de demain'],
  same_model: [
    'same kind of people, same kind of customer, same basket, fights for the same, same public, same audience, same offer, same needs, same job',
    'même genre de gens, même genre de clients, même panier, même public, même offre, même besoin, même clientèle',
  ],
  fast_growth: [
    'get bigger, gets bigger, twice as big, twice the size, doubles, wins market share, takes market share, getting bigger, growing at the same pace, growing at different',
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
    'counted the same way, counted differently, puts its research',
    'comptés pareil, comptés de la même, comptés autrement, passe sa recherche',
  ],
  times_profit: [
    'times what they make, times what they earn, times what it earns, number of times, times its profit, times their profit',
    'fois ce que gagne, nombre de fois, fois son résultat, fois leur résultat',
  ],
  operating_profit: ['operating result', 'résultat d’exploitation, gagne en un an'],
  before_interest: [
    'before banks take, nobody has been paid, before paying the banks',
    'avant que les banques',
  ],
  after_interest: ['after paying them', ''],
  same_side: ['', 'être les mêmes'],
  the_ratio: ['one on top, two halves', 'ceux d’en haut, d’en haut et, deux moitiés'],
  come_last: [
    'come last, comes last, served last, last in line, paid last',
    'passent en dernier, passe en dernier, servis en dernier, payés en dernier',
  ],
  heavy_investment: [
    'spend on the network, spend half its profit, spends a fortune on, factories',
    'dépenser dans le réseau, dépenser la moitié, usines, dépense une fortune',
  ],
  no_profit_yet: ['no money yet, makes no money', 'ne gagne encore rien, gagne encore rien'],
  holds_control: [
    'change the strategy, no say, run the place, your way, own everything, owning everything, own it all',
    'lâchent le tout, achète tout, mener la barque, posséder tout, tient les rênes',
  ],
  pays_extra: [
    'sweeten, costs more, more than the screen price, more than the quote, not for free, for free, comes at a price, has its price, costs something, open the wallet',
    'mettre un sucre, coûte plus cher, ça se paie, a un prix, pas gratuit, mettre plus',
  ],
  forced: [
    'in a hurry, going bust, go bust, desperate, at any price',
    'dans l’urgence, allait couler, aux abois, bradée, à tout prix',
  ],
  takes_on: ['takes what it owes, come with', 'viennent avec, vient avec, hériter'],
  each_division: [
    'each piece, each arm, every arm, each slice, each job, each of the three, one of them at, one at a time',
    'chaque morceau, chaque tranche, chacun, l’un à, un à la fois, l’un après l’autre',
  ],
  put_together: ['back together, add up, add the three', 'recoller, recolle, additionne'],
  set_against: [
    'line up against, set against, measure against, hold against, put next to, look next to',
    'mettre en face de, mettre à côté de, aligner avec',
  ],
  misses_it: [
    'hides, misses, blind to, not see, ignores, forgets about',
    'cache, ne voit pas, ignore, aveugle, passe à côté',
  ],
  left_over: ['whatever is over', ''],
  walk_down: ['go down from, starting from the price, from the price of', 'en partant du prix'],
  in_money: ['market pays more, share is above', 'marché paie plus'],
  option_holders: [
    'managers would, staff would, only exercise',
    'salariés, dirigeants peuvent acheter',
  ],
} as const satisfies Lexicon;
