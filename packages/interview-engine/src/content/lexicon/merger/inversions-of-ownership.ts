import type { Lexicon } from '../../types.ts';

/** The words of those who confuse who owns, pays or brings what. */
export const inversionsOfOwnership = {
  our_price_words: [
    'acquirer’s price, acquirer’s share price, buyer’s price, buyer’s share price, price of the acquirer, bidder’s price, our share price, our stock price, our own price, our price, ours',
    'notre cours, notre prix, notre action, notre titre, cours de l’acquéreur, prix de l’acquéreur, cours de l’acheteur, action de l’acquéreur, titre de l’acquéreur, le nôtre, la nôtre',
  ],
  their_price_words: [
    'theirs, target’s price, target’s share price, price of the target, offer price, the offer, price we offer, price offered, seller’s price, what we offer, what we pay',
    'leur cours, leur prix, le leur, la leur, leur action, cours de la cible, prix de la cible, prix offert, offre, ce qu’on paie, action de la cible, titre de la cible',
  ],
  divided_by: ['divided by, over, divided into, on top of', 'sur, rapporté à, rapporté au, divisé'],
  two_of_ours: [
    'two of ours for each of theirs',
    'deux de nos titres pour chacun, deux des nôtres pour',
  ],
  stake_words: [
    'own, hold, held, ownership, stake, their share, share of the company, share of the group, share of the combined, their part',
    'détenir, détient, détiennent, détention, part dans l’ensemble, leur part, part de la cible, part du capital, part du nouvel ensemble, possèdent, actionnariat, participation, poids des actionnaires',
  ],
  read_in_prices: [
    'comes from the prices, read from the prices, read in the prices, read off the prices, read off the share prices, from the prices alone, from the two prices, share prices tell, follows the share prices, follows the prices, follows from the prices, price against price, sum of the prices, whatever the number of shares, number of shares does not matter',
    'se lit dans les cours, se déduit des cours, se déduit des prix, vient des cours, dépend des cours, dépend seulement des cours, rapport des deux cours, rapport des cours, somme des cours, somme des deux cours, somme des deux prix, nombre de titres n’y change rien, quel que soit le nombre d’actions, peu importe le nombre d’actions',
  ],
  over_old_shares: [
    'over our existing shares, over the existing shares, over the old shares, over our old shares, divided by our existing, divided by the existing, divided by the old shares, out of our existing, out of our old, out of the old, new shares over existing, new over old, divided by the acquirer’s shares, over the acquirer’s shares, new shares divided by existing, divided by the acquirer’s existing',
    'sur nos actions existantes, sur les actions existantes, sur nos anciens titres, sur les anciens titres, sur les anciennes actions, sur les titres existants, divisé par les actions existantes, rapporté aux actions existantes, rapportés aux titres existants, rapportées aux anciennes, nouvelles sur anciennes, nouveaux sur anciens',
  ],
  premium_on_us: [
    'premium on our price, premium on our own, premium on our shares, premium to our price, premium to our own, premium goes on our, premium applies to our',
    'prime sur notre cours, prime à notre cours, prime sur notre action, prime sur notre titre, applique la prime à notre, prime s’applique au cours de l’acquéreur',
  ],
  premium_cuts_price: [
    'premium is a discount, premium is a rebate, premium comes off, take the premium off, premium lowers the price, premium reduces the price, seller pays the premium, target pays the premium, buyer receives the premium, buyer gets the premium, acquirer gets the premium, acquirer receives the premium, buyer pockets the premium, acquirer pockets the premium',
    'prime est une décote, prime est une remise, prime est un rabais, prime vient en moins, prime baisse le prix, prime réduit le prix, prime diminue le prix, vendeur paie la prime, cible paie la prime, acheteur reçoit la prime, acquéreur reçoit la prime, acquéreur encaisse la prime, acheteur encaisse la prime, acquéreur empoche la prime, acheteur empoche la prime',
  ],
  debt_put_on_top: [
    'add the debt, add back the debt, add their debt, add our debt, add its debt, add its net debt, add their net debt, add our net debt, add the net debt, add net debt, adding net debt, adding the debt, plus net debt, plus the net debt, plus its debt, plus their debt, plus our debt, you add the 600, debt is added, debt adds to, add what we owe, add what they owe, add what it owes, add what each owes, plus what we owe, plus what they owe, plus what it owes, debt is value',
    'ajoute la dette, ajoute sa dette, ajoute leur dette, ajoute les dettes, plus la dette nette, plus sa dette, plus leur dette, dette s’ajoute, dette nette s’ajoute, dette est une valeur, dette est un apport, dette est une richesse',
  ],
  owed_figure: [
    'we owe, they owe, it owes, each owes, of debt, of net debt, in debt, owed to the banks',
    'qu’on doit, qu’elle doit, qu’ils doivent, que chacun doit, de dette, d’endettement',
  ],
  bigger_stake: [
    'deserves more, should own more, gets more, bigger stake, bigger share, larger stake, larger share, more of the company, higher stake, higher share',
    'mérite plus, mérite davantage, doit avoir plus, doivent avoir plus, devrait avoir plus, plus grosse part, plus grande part, part plus grande, part plus élevée, part plus importante, plus du capital, davantage du capital',
  ],
  more_owing: [
    'more debt, more indebted, higher debt, heavier debt, bigger debt, because of its debt, owes more, target owes more',
    'plus de dette, plus endettée, plus endetté, dette plus élevée, dette plus lourde, doit davantage, grâce à sa dette, cible doit plus, a plus de dettes, davantage de dettes',
  ],
  holders_untouched: [
    'not dilute, dilutes nobody, dilutes no one, no dilution of control, leaves everyone’s percentage, leaves every holder’s percentage, leaves their percentage, leaves control untouched, leaves control intact, percentage does not change, percentages do not change, percentage exactly where, keeps their percentage, keeps its percentage, keeps full control, keeps control intact, keep the same percentage, keeps the same stake, no effect on control, no effect on ownership, not touch control, not touch ownership, not affect control, not affect ownership, not change who owns, not change ownership, not change control, changes nothing to control, way to keep control, protects control, wants to keep control use',
    'ne dilue personne, ne dilue pas, ne dilue en rien, aucune dilution du contrôle, laisse le contrôle intact, pourcentage ne change pas, pourcentage ne bouge pas, garde le même pourcentage, conserve le même pourcentage, garde tout le contrôle, protège le contrôle, préserve le contrôle',
  ],
  always_lifts: [
    'always lifts, lifts it more than loans, lifts eps more than, more accretive than debt, more accretive than loans, more accretive than borrowing, always more accretive, most accretive, always better for eps, costs earnings per share nothing, costs eps nothing, costs nothing in eps, costs eps zero, carries no interest so, no interest so it, always accretive, is always accretive, never dilutive, never dilutes',
    'toujours plus relutif, plus relutif que la dette, le plus relutif, pas d’intérêts donc, aucun intérêt donc, sans intérêts donc, toujours relutif, toujours relutive, jamais dilutif, ne dilue jamais, ne diluent jamais',
  ],
  dearer_than_stock: [
    'debt is the dearest, debt is dearer than, debt is more expensive than, borrowing is the dearest, borrowing is dearer than, loans are the dearest, loans are dearer than, shares are the cheapest, stock is the cheapest, paper is the cheapest, equity is the cheapest, equity is cheaper than debt, debt is the most expensive, debt costs more than equity',
    'dette coûte plus cher que les titres, dette est la plus chère',
  ],
  cash_splits_risk: [
    'cash shares the risk, cash makes the seller share, cash ties the seller',
    'numéraire partage le risque, cash partage le risque, en cash le vendeur partage, en titres l’acquéreur porte tout le risque',
  ],
  cash_defers: [
    'cash lets them defer, cash defers the tax, cash defers tax, cash postpones, shares are taxed immediately, stock is taxed immediately',
    'numéraire permet de reporter, cash diffère l’impôt, titres sont imposés immédiatement',
  ],
  undervalued_hint: [
    'undervalued, too cheap, is cheap, are cheap, cheap stock, underpriced, confident, believes in it, very optimistic, a bargain',
    'sous-évalué, pas chère, bon marché, confiant, confiance, croit en elle, très optimiste',
  ],
  rates_cut_cost: [
    'higher rates make debt cheaper, higher rates favour debt, higher rates favour borrowing, cheaper since rates rose, cheaper when rates rise, dearer when rates fall',
    'moins chère depuis la hausse des taux',
  ],
  one_side_takes_all: [
    'synergies belong only to, synergies all go to, synergies belong entirely to, synergies go entirely to, savings belong only to, savings all go to',
    'synergies reviennent entièrement à, synergies reviennent toutes à, toutes les synergies reviennent à, synergies appartiennent au seul, synergies vont toutes à, économies reviennent toutes à',
  ],
  opinion_guarantees: [
    'opinion guarantees, letter guarantees, letter proves, opinion forces shareholders, opinion is binding, opinion binds, opinion replaces the vote',
    'attestation garantit, attestation d’équité garantit, expert garantit, avis oblige les actionnaires, attestation remplace le vote, expert fixe le prix',
  ],
} as const satisfies Lexicon;
