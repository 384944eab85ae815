import type { Lexicon } from '../../types.ts';

/** The words of those who confuse who owns, pays or brings what. */
export const inversionsOfOwnership = {
  our_price_words: [
    'acquirer’s price, acquirer’s share price, buyer’s price, buyer’s share price, price of the acquirer, bidder’s price, ours',
    'notre cours, notre prix, notre action, notre titre, cours de l’acquéreur, prix de l’acquéreur, cours de l’acheteur, action de l’acquéreur, titre de l’acquéreur, le nôtre, la nôtre',
  ],
  their_price_words: [
    'theirs, target’s price, target’s share price, price of the target, offer price, the offer, price we offer, price offered, seller’s price, what we offer, what we pay',
    'leur cours, leur prix, le leur, la leur, leur action, cours de la cible, prix de la cible, prix offert, offre, ce qu’on paie, action de la cible, titre de la cible',
  ],
  divided_by: ['divided by, over, divided into, on top of', 'sur, rapporté à, rapporté au, divisé'],
  two_of_ours: [
    'two of ours for each of theirs, two of ours for every one of theirs, two of ours for one of theirs, two of our shares for each, two of our shares for every, two of our shares for one, two new shares for each, two new shares for every, two shares of ours for',
    'deux de nos titres pour chacun, deux de nos titres pour un, deux de nos actions pour une, deux de nos actions pour chacune, deux des nôtres pour, deux de nos titres contre, deux de nos actions contre, deux titres à nous pour, deux actions nouvelles pour une',
  ],
  stake_words: [
    'own, hold, held, ownership, stake, their share, share of the company, share of the group, share of the combined, their part',
    'détenir, détient, détiennent, détention, part dans l’ensemble, leur part, part de la cible, part du capital, part du nouvel ensemble, possèdent, actionnariat, participation, poids des actionnaires',
  ],
  read_in_prices: [
    'comes from the prices, comes from the share prices, read from the prices, read in the prices, read off the prices, read off the share prices, from the prices alone, from the share prices alone, from the two prices, from the two share prices, share prices tell, follows the share prices, follows the prices, follows from the prices, price against price, sum of the two prices, sum of the prices, one price over the sum, number of shares does not matter, number of shares has nothing, number of shares changes nothing, share counts do not matter, share count does not matter, whatever the number of shares, regardless of the number of shares, no need for the share count, not need the share count, not need the number of shares',
    'se lit dans les cours, se lit dans les prix, se lisent dans les cours, se déduit des cours, se déduit des prix, vient des cours, dépend des cours, dépend seulement des cours, rapport des deux cours, rapport des cours, somme des cours, somme des deux cours, somme des deux prix, nombre de titres n’y change rien, nombre d’actions n’y change rien, nombre de titres ne change rien, nombre d’actions ne change rien, nombre de titres ne compte pas, nombre d’actions ne compte pas, quel que soit le nombre d’actions, quel que soit le nombre de titres, peu importe le nombre de titres, peu importe le nombre d’actions, sans regarder le nombre d’actions',
  ],
  over_old_shares: [
    'over our existing shares, over the existing shares, over the old shares, over our old shares, divided by our existing, divided by the existing, divided by the old shares, divided by the shares we had, over the shares we had, over the shares we already had, out of our existing, out of our old, out of the old, new shares over the existing, new shares over existing, new shares divided by existing, new over old, divided by the acquirer’s shares, over the acquirer’s shares, over the acquirer’s existing, divided by the acquirer’s existing',
    'sur nos actions existantes, sur les actions existantes, sur nos anciens titres, sur les anciens titres, sur les anciennes actions, sur les titres existants, divisé par les actions existantes, rapporté aux actions existantes, rapportés aux titres existants, rapportées aux anciennes, nouvelles sur anciennes, nouveaux sur anciens, sur les actions de l’acquéreur, divisées par les actions de l’acquéreur, rapportées aux actions de l’acquéreur',
  ],
  premium_on_us: [
    'premium on our price, premium on our own, premium on our shares, premium to our price, premium to our own, add the premium to our, premium goes on our, premium on the acquirer’s, premium to the acquirer’s, premium applies to our, premium applies to the acquirer, apply the premium to our, apply the premium to the acquirer',
    'prime sur notre cours, prime à notre cours, prime sur notre action, prime sur notre titre, prime sur le cours de l’acquéreur, prime au cours de l’acquéreur, prime s’applique à notre, prime s’applique au cours de l’acquéreur, ajoute la prime à notre, prime s’ajoute à notre, prime s’ajoute au cours de l’acquéreur, applique la prime à notre',
  ],
  premium_cuts_price: [
    'premium is a discount, premium is a rebate, premium comes off, take the premium off, subtract the premium from the price, deduct the premium from the price, premium lowers the price, premium reduces the price, premium is what the seller gives, premium is paid by the target, premium is paid by the seller, premium paid by the target, premium paid by the seller, seller pays the premium, target pays the premium, buyer receives the premium, buyer gets the premium, acquirer gets the premium, acquirer receives the premium, buyer pockets the premium, acquirer pockets the premium, premium goes to the acquirer, premium goes to the buyer, premium belongs to the buyer, premium belongs to the acquirer, premium comes back to the buyer, premium stays with the buyer, premium stays with the acquirer',
    'prime est une décote, prime est une remise, prime est un rabais, prime vient en moins, retire la prime du cours, retire la prime du prix, prime baisse le prix, prime réduit le prix, prime diminue le prix, prime payée par la cible, prime payée par les actionnaires de la cible, prime est payée par la cible, prime est payée par le vendeur, prime est payée par les actionnaires de la cible, prime payée par le vendeur, prime versée par le vendeur, vendeur paie la prime, cible paie la prime, acheteur reçoit la prime, acquéreur reçoit la prime, acquéreur encaisse la prime, acheteur encaisse la prime, acquéreur empoche la prime, acheteur empoche la prime, prime revient à l’acquéreur, prime revient à l’acheteur, prime revient aux actionnaires de l’acquéreur, prime va à l’acquéreur, prime va à l’acheteur, prime reste chez l’acquéreur, prime reste à l’acquéreur',
  ],
  debt_put_on_top: [
    'add the debt, add back the debt, add their debt, add our debt, add its debt, add its net debt, add their net debt, add our net debt, add the net debt, add net debt, adding net debt, adding the debt, plus net debt, plus the net debt, plus its debt, plus their debt, plus our debt, you add the 600, debt is added, debt adds to, add what we owe, add what they owe, add what it owes, add what each owes, plus what we owe, plus what they owe, plus what it owes, debt is value, debt is something it brings, debt counts in its favour, debt counts in their favour, debt is part of what it brings, debt is part of what they bring, debt is an asset it brings',
    'ajoute la dette, ajoute sa dette, ajoute leur dette, ajoute les dettes, plus la dette nette, plus sa dette, plus leur dette, dette s’ajoute, dette nette s’ajoute, ajoute ce qu’elle doit, ajoute ce qu’ils doivent, ajoute ce que chacun doit, dette est de la valeur, dette nette est de la valeur, dette est une valeur, dette est un apport, dette compte en sa faveur, dette compte dans son apport, dette est une richesse',
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
    'more debt, more indebted, higher debt, heavier debt, bigger debt, because of its debt, owes more',
    'plus de dette, plus endettée, plus endetté, dette plus élevée, dette plus lourde, doit davantage, grâce à sa dette',
  ],
  holders_untouched: [
    'does not dilute, not dilute, does not dilute anyone, dilutes nobody, dilutes no one, no dilution of control, leaves everyone’s percentage, leaves every holder’s percentage, leaves each holder’s percentage, leaves their percentage, leaves control untouched, leaves control intact, leaves control where it is, percentage does not change, percentages do not change, percentage exactly where, keeps their percentage, keeps its percentage, keeps full control, keeps control intact, keep the same percentage, keeps the same stake, no effect on control, no effect on ownership, not touch control, not touch ownership, not affect control, not affect ownership, not change who owns, not change ownership, not change control, changes nothing to control, way to keep control, protects control, protects the family’s control, wants to keep control use',
    'ne dilue personne, ne dilue pas, ne dilue en rien, aucune dilution du contrôle, laisse à chacun son pourcentage, laisse le contrôle intact, pourcentage ne change pas, pourcentage ne bouge pas, garde le même pourcentage, conserve le même pourcentage, garde tout le contrôle, ne touche pas au contrôle, ne change pas le contrôle, ne change rien au contrôle, ne change rien à l’actionnariat, aucun effet sur le contrôle, sans effet sur le contrôle, meilleur moyen de garder le contrôle, protège le contrôle, préserve le contrôle',
  ],
  always_lifts: [
    'always lifts, lifts it more than debt, lifts it more than loans, lifts eps more than, more accretive than debt, more accretive than loans, more accretive than borrowing, always more accretive, most accretive, better for eps than debt, always better for eps, costs earnings per share nothing, costs eps nothing, costs nothing in eps, costs eps zero, carries no interest so, no interest so it, no interest to pay so it is, no interest so no cost',
    'toujours plus relutif, plus relutif que la dette, plus relutif que l’emprunt, plus relutif que d’emprunter, toujours le plus relutif, le plus relutif, ne coûte rien au bpa, ne coûte rien en bpa, meilleur pour le bpa que la dette, pas d’intérêts donc, aucun intérêt donc, sans intérêts donc',
  ],
  dearer_than_stock: [
    'debt is the dearest, debt is the most expensive, debt is dearer than, debt is more expensive than, debt costs more than equity, debt costs more than shares, debt costs more than stock, borrowing costs more than equity, borrowing costs more than shares, borrowing is the most expensive, borrowing is the dearest, borrowing is dearer than, loans are the dearest, loans are the most expensive, loans are dearer than, loans cost more than stock, loans cost more than shares, shares are the cheapest, stock is the cheapest, paper is the cheapest, equity is the cheapest, equity is cheaper than debt, shares are cheaper than debt, stock is cheaper than debt, stock is cheaper than loans',
    'dette est la plus chère, dette est la source la plus chère, dette est plus chère que les titres, dette est plus chère que les actions, dette est plus chère que les fonds propres, dette coûte plus cher que les titres, dette coûte plus cher que les actions, dette coûte plus que les titres, dette coûte plus que les actions, emprunt est plus cher que les titres, emprunt coûte plus cher que les titres, emprunter coûte plus cher que, titres sont les moins chers, titres sont moins chers que la dette, papier est le moins cher, actions sont moins chères que la dette, actions sont la source la moins chère, titres sont la source la moins chère',
  ],
  cash_splits_risk: [
    'cash shares the risk, cash makes the seller share, cash leaves the seller exposed, cash leaves the risk with the seller, cash leaves part of the risk with, paid in cash the seller shares, in cash the seller shares the risk, cash ties the seller, cash keeps the seller exposed, shares leave all the risk with us, stock leaves all the risk with us, stock leaves the whole risk, shares leave the whole risk, in shares the buyer bears all, in stock the buyer bears all, paper leaves all the risk with, paying in stock we carry all the risk, paying in shares we carry all the risk',
    'numéraire partage le risque, cash partage le risque, cash laisse le risque au vendeur, numéraire laisse le risque au vendeur, en numéraire le vendeur partage, en cash le vendeur partage, titres laissent tout le risque à l’acquéreur, titres laissent tout le risque à l’acheteur, en titres l’acquéreur porte tout le risque, en titres l’acheteur porte tout le risque, en titres on porte tout le risque',
  ],
  cash_defers: [
    'cash lets the seller defer, cash lets them defer, cash defers the tax, cash defers tax, cash is tax free for the seller, cash postpones, in cash the seller defers, shares are taxed at once, stock is taxed at once, shares are taxed immediately, stock is taxed immediately',
    'numéraire permet au vendeur de différer, cash permet au vendeur de différer, cash permet de reporter l’impôt, numéraire permet de reporter, cash diffère l’impôt, en cash le vendeur reporte, titres sont imposés tout de suite, titres sont imposés immédiatement, titres sont taxés tout de suite',
  ],
  undervalued_hint: [
    'undervalued, too cheap, is cheap, are cheap, cheap stock, underpriced, confident, believes in it, very optimistic, a bargain',
    'sous-évalué, pas chère, bon marché, confiant, confiance, croit en elle, très optimiste',
  ],
  rates_cut_cost: [
    'higher rates make debt cheaper, higher rates make borrowing cheaper, rising rates make debt cheaper, rising rates make borrowing cheaper, rates have risen so debt is cheaper, rates rose so borrowing is cheaper, rates up so debt is cheaper, since rates rose debt is cheaper, higher rates favour debt, higher rates favour borrowing, cheaper since rates rose, cheaper since rates went up, cheaper now that rates have risen, cheaper when rates rise, cheaper when rates go up, cheaper because rates have risen, dearer when rates fall, cheaper since coupons shot up, higher coupons make debt cheaper',
    'hausse des taux rend la dette moins chère, hausse des taux rend l’emprunt moins cher, taux qui montent rendent la dette moins chère, moins chère depuis que les taux montent, moins chère depuis que les taux ont monté, moins chère depuis la hausse des taux, moins chère quand les taux montent, hausse des taux favorise la dette, hausse des taux favorise l’emprunt',
  ],
  one_side_takes_all: [
    'synergies belong only to, synergies all go to, synergies belong entirely to, all the synergies go to the, all the synergies belong to the, synergies go entirely to, synergies are all for the, savings belong only to, savings all go to',
    'synergies reviennent entièrement à, synergies reviennent toutes à, toutes les synergies reviennent à, synergies appartiennent à la seule, synergies appartiennent au seul, synergies vont toutes à, économies reviennent toutes à',
  ],
  opinion_guarantees: [
    'opinion guarantees, opinion proves the price is, letter guarantees, letter proves, opinion forces shareholders, opinion is binding, opinion binds, opinion replaces the vote, opinion means the best price',
    'attestation garantit, attestation d’équité garantit, expert garantit, attestation prouve que le prix, avis oblige les actionnaires, attestation remplace le vote, expert fixe le prix',
  ],
} as const satisfies Lexicon;
