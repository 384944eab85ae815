import type { Lexicon } from '../../types.ts';

/** Turns of what candidates falsely say first about deals they followed, markets and pitches. */
export const firstThoughtsOfMarkets = {
  target_shares: [
    'target’s shares, target’s stock, target shares, target stock, target’s price, the target',
    'la cible',
  ],
  falls_by_the_premium: [
    'fell by the premium, fall by the premium, falls by the premium, lost the premium, loses the premium, dropped by the premium, drops by the premium, fell towards the offer',
    'perdu l’équivalent de la prime, baissé de la prime, baisse de la prime, reculé de la prime, perdu la prime, perd la prime, chuté de la prime, tombé de la prime',
  ],
  premium_above_gain: [
    'premium is worth more than the synergies, premium exceeds the synergies, premium exceeds our synergies, pay more than the synergies, premium is higher than the synergies, premium is larger than the synergies',
    'prime dépasse les synergies, prime excède les synergies, prime est supérieure aux synergies, paie plus que les synergies',
  ],
  good_for_us: [
    'good for my client, good for our client, good for our shareholders, good for the buyer, good for the acquirer, creates value, good deal, worth doing, still pays, makes sense for',
    'bon pour mon client, bonne pour mon client, bon pour nos actionnaires, bonne pour nos actionnaires, bon pour l’acheteur, bonne pour l’acheteur, bonne affaire, crée de la valeur, intéressant pour mon client, profite à mon client',
  ],
  the_two_leaders: [
    'numbers one and two, the two leaders, the two biggest, the two largest, first and second, main competitors, the two main, number one and number two',
    'numéro un et numéro deux, numéros un et deux, les deux leaders, deux premiers, les deux plus gros, les deux plus grands, deux principaux, leader et son dauphin, premier et le deuxième',
  ],
  no_trouble_from_regulators: [
    'nothing to fear, no antitrust risk, no antitrust issue, no antitrust problem, no risk from regulators, regulators will not object, regulator will not object, no competition issue, clearance is a formality, antitrust is a formality',
    'rien à craindre, aucun risque antitrust, pas de risque antitrust, aucun problème antitrust, pas de problème antitrust, aucun problème de concurrence, autorités ne diront rien, simple formalité, aucun souci de concurrence',
  ],
  target_dearer_than_buyer: [
    'target trades at a higher p/e, higher p/e than the buyer, p/e above ours, lower p/e than the target, target has a higher p/e, higher p/e than the acquirer',
    'cible a un per plus élevé, per de la cible est plus élevé, per de la cible est supérieur, per supérieur au nôtre',
  ],
  paper_helps_earnings: [
    'in shares is accretive, shares makes it accretive, stock deal is accretive, in stock is accretive',
    'payer en titres est relutif, en titres c’est relutif',
  ],
  borrow_to_lower_leverage: [
    'debt reduces leverage, debt which reduces leverage, debt lowers leverage, debt reduces the leverage, finance with debt which reduces, debt brings leverage down, borrowing reduces leverage, borrowing lowers leverage, debt to reduce leverage',
    'dette ce qui réduit le levier, dette réduit le levier, dette baisse le levier, dette diminue le levier, emprunt réduit le levier, emprunter réduit le levier',
  ],
  dearer_borrowing: [
    'rising borrowing costs, higher borrowing costs, higher rates, rising rates, dearer debt, more expensive debt, borrowing costs rise, borrowing costs go up, when debt gets dearer, rates going up, expensive money',
    'hausse des taux, taux plus élevés, taux élevés, dette plus chère, argent plus cher, argent cher, quand les taux montent, taux qui montent',
  ],
  funds_pay_more: [
    'sponsors pay more, sponsors can pay more, sponsors will pay more, funds pay more, funds can pay more, funds will pay more, sponsors bid more, funds bid higher, private equity pays more, sponsors offer more, sponsors will pay you more',
    'fonds paient plus, fonds peuvent payer plus, fonds paieront plus, fonds vous paieront plus, fonds offrent plus, fonds montent leurs prix, fonds mettent plus',
  ],
  weak_results_time: [
    'after results have dropped, once results have dropped, when results fall, results start falling, after a bad year, once earnings have fallen, after earnings have dropped, when profits are falling, after profits fall, when results drop',
    'quand les résultats baissent, que les résultats baissent, quand les résultats chutent, après une mauvaise année, quand le résultat recule, quand les bénéfices baissent',
  ],
  best_then: [
    'best to sell, best time to sell, better to sell, should sell, should wait, wait until, sell just, pay for a turnaround, pay for the rebound, pays on the future, pay on the future, ignore the last',
    'mieux vaut vendre, meilleur moment pour vendre, il faut vendre, devrait vendre, devrait attendre, faut attendre, vaut mieux attendre, vendre juste, paient le rebond, paient un retournement, paient sur l’avenir, ignorent les douze',
  ],
  float_sells_everything: [
    'ipo lets you sell everything, ipo exit 100',
    'bourse permet de tout vendre',
  ],
  multiple_as_price_rise: [
    'share price twelve times, times the price before, times the share price before, times the undisturbed price',
    'fois le cours d’avant, fois le cours avant',
  ],
  paid_all_in_paper: [
    'paid entirely in shares, paid entirely in stock, all share deal, all stock deal, paid fully in shares, all in shares, all in stock, share for share, stock for stock, paid in shares, paid in stock',
    'entièrement en titres, entièrement en actions, tout en titres, tout en actions, payé en titres, payé en actions, échange de titres, intégralement en titres, intégralement en actions',
  ],
  had_to_borrow: [
    'had to borrow, had to raise debt, raised debt to pay, borrowed to pay, needed debt to pay, had to issue bonds, bridge loan to pay',
    'dû emprunter, dû lever de la dette, dû s’endetter, levé de la dette pour, emprunté pour payer, emprunté pour régler, dû émettre des obligations',
  ],
  more_volatile: [
    'more volatile, more volatility, the higher the volatility, volatile markets, high volatility, when volatility rises, when markets are volatile, volatility is high',
    'plus la bourse est volatile, plus c’est volatil, plus la volatilité, forte volatilité, volatilité élevée, quand la volatilité monte, marchés volatils, marché volatil',
  ],
  more_listings: [
    'more ipos, more listings, more flotations, opens the ipo window, ipo window opens, good for ipos, helps ipos, best time for ipos, more companies list, more companies go public',
    'fenêtre d’ipo s’ouvre, plus il y a d’introductions, plus d’introductions, plus d’ipo, plus d’ipos, ouvre la fenêtre, fenêtre s’ouvre, bon pour les introductions, favorise les introductions',
  ],
  debt_added_for_cheque: [
    'add the debt to get to the equity',
    'on ajoute la dette pour avoir le chèque',
  ],
  rating_unmoved: [
    'without moving the rating, without the rating moving, without touching the rating, rating does not move, rating stays, rating will not move, rating is safe, without a downgrade, no effect on the rating, keeps its rating, without hurting the rating',
    'notation ne bouge pas, notation ne bougera pas, notation reste, sans dégradation, sans abîmer la notation, garde sa notation, sans que la notation bouge',
  ],
  already_heavily_lent: [
    'already at five times, already at four times, already at six times, already highly levered, already heavily indebted, already very leveraged, highly leveraged, already levered, five times ebitda, six times ebitda of debt, all with debt, all by debt, everything with debt',
    'cinq fois l’ebitda d’endettement, déjà à cinq fois, déjà à quatre fois, déjà à six fois, déjà très endetté, déjà fortement endetté, déjà endetté, tout financer par dette, tout financer en dette, tout en dette',
  ],
  sure_from_the_start: [
    'certain from day one, certain from closing, synergies are certain, synergies are guaranteed, guaranteed from day one, come without fail, safe to hand, safe to pay, safe to give',
    'certaines dès le closing, synergies sont certaines, synergies sont acquises, synergies sont garanties, acquises dès le closing, on peut tout donner',
  ],
} as const satisfies Lexicon;
