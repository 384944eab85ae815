import type { Lexicon } from '../../types.ts';

/** Turns of what candidates falsely say first about deals they followed, markets and pitches. */
export const firstThoughtsOfMarkets = {
  target_shares: [
    'target’s share price, target’s shares, target’s stock, target shares, target stock, shares of the target, stock of the target, price of the target, target’s price, the target',
    'cours de la cible, action de la cible, actions de la cible, titre de la cible, titres de la cible, la cible',
  ],
  falls_by_the_premium: [
    'fell by the premium, fall by the premium, falls by the premium, lost the premium, loses the premium, dropped by the premium, drops by the premium, lost the equivalent of the premium, fell by about the premium, went down by the premium, fell towards the offer',
    'perdu l’équivalent de la prime, perd l’équivalent de la prime, baissé de la prime, baisse de la prime, reculé de la prime, perdu la prime, perd la prime, chuté de la prime, tombé de la prime, baissé du montant de la prime',
  ],
  premium_above_gain: [
    'premium is worth more than the synergies, premium is more than the synergies, premium is higher than the synergies, premium is above the synergies, premium exceeds the synergies, premium exceeds our synergies, premium is larger than the synergies, premium is bigger than the synergies, pay more than the synergies',
    'prime vaut plus que les synergies, prime dépasse les synergies, prime excède les synergies, prime est supérieure aux synergies, prime est plus élevée que les synergies, prime est au-dessus des synergies, prime plus grande que les synergies, paie plus que les synergies',
  ],
  good_for_us: [
    'good for my client, good for our client, good for our shareholders, good for the buyer, good for the acquirer, creates value, we create value, good deal, is a good deal, worth doing, still pays, makes sense for',
    'bon pour mon client, bonne pour mon client, bon pour nos actionnaires, bonne pour nos actionnaires, bon pour l’acheteur, bonne pour l’acheteur, bonne affaire, crée de la valeur, on crée de la valeur, intéressant pour mon client, profite à mon client',
  ],
  the_two_leaders: [
    'number one and number two, numbers one and two, number 1 and number 2, the two leaders, the two biggest, the two largest, first and second, main competitors, the two main',
    'numéro un et numéro deux, numéros un et deux, les deux leaders, deux premiers, les deux plus gros, les deux plus grands, deux principaux, leader et son dauphin, premier et le deuxième',
  ],
  no_trouble_from_regulators: [
    'nothing to fear, no antitrust risk, no antitrust issue, no antitrust problem, antitrust is not an issue, no risk from regulators, regulators will not object, regulator will not object, no competition issue, no problem with the regulator, clearance is a formality, antitrust is a formality',
    'rien à craindre, aucun risque antitrust, pas de risque antitrust, aucun problème antitrust, pas de problème antitrust, aucun problème de concurrence, pas de problème de concurrence, autorités ne diront rien, simple formalité, autorité ne s’y opposera pas, aucun souci de concurrence',
  ],
  target_dearer_than_buyer: [
    'target trades at a higher p/e, target trades at a higher multiple, target at a higher p/e, target has a higher p/e, target has the higher p/e, higher p/e than the buyer, higher p/e than the acquirer, higher p/e than us, higher p/e than my client, higher multiple than the buyer, p/e above ours, p/e above the buyer, buyer has the lower p/e, buyer with the lower p/e, lower p/e than the target',
    'cible a un per plus élevé, cible se paie un per plus élevé, cible a un per supérieur, per de la cible est plus élevé, per de la cible est supérieur, per de la cible dépasse, cible plus chère que l’acheteur, per plus élevé que l’acheteur, per supérieur à celui de l’acheteur, per supérieur au nôtre, acheteur a le per le plus bas, per plus bas que la cible',
  ],
  paper_helps_earnings: [
    'paying in shares makes it accretive, paying in shares makes the deal accretive, paying in stock makes it accretive, paying in stock makes the deal accretive, paying in shares is accretive, in shares is accretive, shares makes it accretive, all share deal is accretive, stock deal is accretive, in stock is accretive',
    'payer en titres est relutif, payer en actions est relutif, paiement en titres est relutif, paiement en actions est relutif, en titres rend l’opération relutive, en actions rend l’opération relutive, échange de titres est relutif, en titres c’est relutif, en actions c’est relutif',
  ],
  borrow_to_lower_leverage: [
    'debt reduces leverage, debt which reduces leverage, debt lowers leverage, debt reduces the leverage, finance with debt which reduces, debt brings leverage down, borrowing reduces leverage, borrowing lowers leverage, debt to reduce leverage',
    'dette ce qui réduit le levier, dette réduit le levier, dette baisse le levier, dette diminue le levier, dette fait baisser le levier, dette ce qui baisse le levier, dette ce qui diminue le levier, emprunt réduit le levier, emprunter réduit le levier',
  ],
  dearer_borrowing: [
    'rising borrowing costs, higher borrowing costs, higher rates, rising rates, dearer debt, more expensive debt, borrowing costs rise, borrowing costs go up, when debt gets dearer, rates going up, expensive money',
    'hausse du coût de la dette, coût de la dette plus élevé, hausse des taux, taux plus élevés, taux élevés, dette plus chère, argent plus cher, argent cher, quand les taux montent, taux qui montent',
  ],
  funds_pay_more: [
    'sponsors pay more, sponsors can pay more, sponsors will pay you more, sponsors will pay more, funds pay more, funds can pay more, funds will pay more, funds will pay you more, sponsors bid more, funds bid higher, private equity pays more, sponsors offer more, buyers will pay you more',
    'fonds paient plus, fonds peuvent payer plus, fonds paieront plus, fonds paient plus cher, fonds peuvent payer plus cher, fonds vous paieront plus, fonds offrent plus, fonds montent leurs prix, fonds mettent plus',
  ],
  weak_results_time: [
    'just after results have dropped, after results have dropped, once results have dropped, when results fall, until the results start falling, until results start falling, results start falling, when the results are falling, after a bad year, once earnings have fallen, after earnings have dropped, when profits are falling, after profits fall, when results drop',
    'juste après une baisse des résultats, après une baisse des résultats, quand les résultats baissent, que les résultats baissent, quand les résultats chutent, que les résultats commencent à baisser, après une mauvaise année, une fois que les résultats ont baissé, quand le résultat recule, quand les bénéfices baissent',
  ],
  best_then: [
    'best to sell, best time to sell, better to sell, should sell, should wait, wait until, sell just, pay more for a turnaround, pay for a turnaround, pay for the rebound, pays on the future, pay on the future, ignore the last',
    'mieux vaut vendre, meilleur moment pour vendre, il faut vendre, devrait vendre, devrait attendre, faut attendre, vaut mieux attendre, vendre juste, paient le rebond, paient plus pour un redressement, paient un retournement, paient sur l’avenir, ignorent les douze',
  ],
  float_sells_everything: [
    'ipo lets you out at 100, ipo gets you out fully, ipo lets you sell everything, ipo is a full exit, ipo lets you exit in full, ipo means you sell all, listing lets you sell everything, ipo gives a full exit, ipo exit 100, sell 100 percent in an ipo, out completely on the first day',
    'ipo vous permet de sortir à 100, ipo permet de sortir à 100, introduction permet de sortir à 100, introduction vous permet de sortir à 100, ipo permet de tout vendre, introduction permet de tout vendre, bourse permet de tout vendre, ipo est une sortie totale, introduction est une sortie totale, sortir en totalité par une ipo',
  ],
  multiple_as_price_rise: [
    'share price twelve times, share price times what it was, price times what it was, times what it was before the announcement, times the price before, times the share price before, times its previous share price, times the undisturbed price, times the old share price',
    'fois le cours d’avant, fois le cours avant, fois ce que valait l’action, fois le prix d’avant l’annonce, fois le cours non affecté, fois son cours d’avant, fois le cours de la veille',
  ],
  paid_all_in_paper: [
    'paid entirely in shares, paid entirely in stock, all share deal, all stock deal, all paid in shares, all paid in stock, paid fully in shares, all in shares, all in stock, share for share, stock for stock, paid in shares, paid in stock',
    'payé entièrement en titres, payé entièrement en actions, entièrement en titres, entièrement en actions, tout en titres, tout en actions, payé en titres, payé en actions, échange de titres, intégralement en titres, intégralement en actions',
  ],
  had_to_borrow: [
    'had to borrow, had to raise debt, had to take on debt, raised debt to pay, borrowed to pay, needed debt to pay, took on debt to pay, debt to pay the holders, had to issue bonds, bridge loan to pay',
    'dû emprunter, dû lever de la dette, a dû s’endetter, dû s’endetter, levé de la dette pour, emprunté pour payer, emprunté pour régler, s’est endetté pour payer, lever de la dette pour régler, dû émettre des obligations',
  ],
  more_volatile: [
    'more volatile, more volatility, the higher the volatility, volatile markets, high volatility, when volatility rises, when markets are volatile, volatility is high',
    'plus la bourse est volatile, plus c’est volatil, plus la volatilité, forte volatilité, volatilité élevée, quand la volatilité monte, marchés volatils, marché volatil, plus les marchés sont volatils',
  ],
  more_listings: [
    'more ipos, more ipos there are, more listings, more flotations, opens the ipo window, ipo window opens, good for ipos, helps ipos, best time for ipos, more companies list, more companies go public',
    'plus il y a d’introductions, plus d’introductions, plus d’ipo, plus d’ipos, ouvre la fenêtre, fenêtre d’ipo s’ouvre, fenêtre s’ouvre, bon pour les introductions, favorise les introductions, plus de sociétés s’introduisent',
  ],
  debt_added_for_cheque: [
    'add the debt to get the cheque, add the debt to get to the equity, add the debt to get the equity, add the debt to that value, add its debt to that value, plus its debt to get, add debt to reach the equity, add the debt for the cheque, add net debt to get the equity',
    'on ajoute la dette à cette valeur, j’ajoute la dette à cette valeur, on ajoute la dette pour avoir le chèque, on ajoute la dette pour obtenir le prix des titres, on ajoute la dette pour avoir la valeur des titres, j’ajoute la dette pour arriver aux titres, plus la dette pour avoir le chèque, on rajoute la dette pour',
  ],
  rating_unmoved: [
    'without moving the rating, without the rating moving, without touching the rating, rating does not move, rating stays, rating will not move, rating is safe, without a downgrade, no effect on the rating, rating is not at risk, keeps its rating, without hurting the rating',
    'sans que la notation bouge, sans toucher à la notation, notation ne bouge pas, notation ne bougera pas, notation reste, sans dégradation, sans effet sur la notation, sans abîmer la notation, aucun effet sur la notation, garde sa notation, sans risque pour la notation',
  ],
  already_heavily_lent: [
    'already at five times, already at four times, already at six times, already highly levered, already heavily indebted, already very leveraged, highly leveraged, already levered, five times ebitda, six times ebitda of debt, all with debt, all by debt, everything with debt',
    'déjà à cinq fois, déjà à quatre fois, déjà à six fois, déjà très endetté, déjà fortement endetté, déjà endetté, cinq fois l’ebitda d’endettement, tout financer par dette, tout financer en dette, tout en dette',
  ],
  sure_from_the_start: [
    'certain from the day of closing, certain from day one, certain from closing, synergies are certain, synergies are guaranteed, synergies are a sure thing, guaranteed from day one, come without fail, safe to hand, safe to pay, safe to give',
    'certaines dès le closing, certaines dès le premier jour, synergies sont certaines, synergies sont acquises, synergies sont garanties, acquises dès le closing, garanties dès le premier jour, sans risque de tout donner, sans risque de les donner, on peut tout donner',
  ],
} as const satisfies Lexicon;
