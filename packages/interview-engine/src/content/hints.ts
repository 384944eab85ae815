import type { Localised } from '../localised.ts';

/** What helps somebody who is stuck on a question to begin. It shows the way in, never the answer. */
export const hints: Readonly<Record<string, Localised>> = {
  A1: {
    en: 'Follow one year of profit: where does it go next?',
    fr: 'Suivez ce que la société a gagné dans l’année : où cela va-t-il ensuite ?',
  },
  A2: {
    en: 'Go line by line: what is earned, then the tax, then what was really paid out.',
    fr: 'Ligne par ligne : le résultat, puis l’impôt, puis ce qui a vraiment été payé.',
  },
  A3: {
    en: 'Take the purchase alone first: what has been earned at that point?',
    fr: 'Prenez d’abord l’achat seul : qu’a-t-on gagné à ce moment-là ?',
  },
  A4: {
    en: 'Compare the day a sale is booked with the day the customer pays.',
    fr: 'Comparez le jour où la vente est enregistrée et le jour où le client paie.',
  },
  A5: {
    en: 'Follow one unit of goods, from the day it is ordered to the day you are paid.',
    fr: 'Suivez un produit, du jour de la commande jusqu’au jour du règlement.',
  },
  A6: {
    en: 'Compare what the buyer pays with what it finds on the balance sheet.',
    fr: 'Comparez ce que l’acheteur paie et ce qu’il trouve au bilan.',
  },
  A7: {
    en: 'For each of the two, take what is earned, then the tax, then the cash.',
    fr: 'Prenez le résultat, puis l’impôt, puis la trésorerie, dans chacun des deux cas.',
  },
  A8: {
    en: 'Think of a subscription paid for the whole year in January.',
    fr: 'Pensez à un abonnement payé en janvier pour toute l’année.',
  },
  A9: {
    en: 'Ask where the rent was before the standard, and where it is now.',
    fr: 'Demandez-vous où était le loyer avant la norme, et où il est maintenant.',
  },
  A10: {
    en: 'Take one of the lines they add and ask whether it will come back next year.',
    fr: 'Prenez une ligne qu’ils ajoutent et demandez-vous si elle reviendra l’an prochain.',
  },
  B1: {
    en: 'Ask who has a claim on the company, and in which order.',
    fr: 'Demandez-vous qui a des droits sur la société, et dans quel ordre.',
  },
  B2: {
    en: 'Start with what the shares are worth, then ask what else a buyer takes over.',
    fr: 'Commencez par les actions, puis voyez ce que l’acheteur reprend d’autre.',
  },
  B3: {
    en: 'Put the two sides of the balance sheet next to each other after the loan.',
    fr: 'Regardez les deux côtés du bilan juste après l’emprunt.',
  },
  B4: {
    en: 'Ask what the holders pay in, and what that money could buy.',
    fr: 'Demandez-vous ce que les porteurs versent, et ce que cette somme permet d’acheter.',
  },
  B5: {
    en: 'Picture a company that has a lot of cash and no borrowing.',
    fr: 'Imaginez une société très riche en trésorerie et sans emprunt.',
  },
  B6: {
    en: 'List what the buyer will have to pay after closing.',
    fr: 'Listez ce que l’acheteur devra payer après le closing.',
  },
  C1: {
    en: 'There are two families: what others pay, and what the company will earn.',
    fr: 'Il y a deux familles : ce que d’autres paient, et ce que la société va gagner.',
  },
  C2: {
    en: 'Ask what must be alike for two companies to deserve the same multiple.',
    fr: 'Demandez-vous ce qui doit se ressembler pour mériter le même multiple.',
  },
  C3: {
    en: 'First the whole business, then what belongs to the shareholders.',
    fr: 'D’abord l’activité entière, puis ce qui revient aux actionnaires.',
  },
  C4: {
    en: 'Ask who is paid out of each of the two profit lines.',
    fr: 'Demandez-vous qui est payé sur chacune des deux lignes de résultat.',
  },
  C5: {
    en: 'Imagine you may buy only one of them: what would you check?',
    fr: 'Imaginez que vous n’en achetez qu’une : que vérifieriez-vous ?',
  },
  C6: {
    en: 'Think of a sector where EBITDA says little about the money earned.',
    fr: 'Pensez à un secteur où l’EBITDA dit peu de ce qui est gagné.',
  },
  C7: {
    en: 'Ask what a buyer of the whole company gets that a small shareholder does not.',
    fr: 'Qu’obtient l’acheteur de toute la société qu’un petit actionnaire n’a pas ?',
  },
  C8: {
    en: 'First work out what the bidder pays for one share.',
    fr: 'Calculez d’abord ce que l’acquéreur paie pour une action.',
  },
  C9: {
    en: 'Would one single multiple be fair to all three?',
    fr: 'Un seul multiple serait-il juste pour les trois ?',
  },
  C10: {
    en: 'Ask what each method sees that the others do not.',
    fr: 'Demandez-vous ce que chaque méthode voit et que les autres ignorent.',
  },
  D1: {
    en: 'Think of the steps in the order in which you would build the model.',
    fr: 'Pensez aux étapes dans l’ordre où vous construiriez le modèle.',
  },
  D2: {
    en: 'Start from EBITDA and take off, one by one, what is really paid.',
    fr: 'Partez de l’EBITDA et retirez, une à une, les dépenses réelles.',
  },
  D3: {
    en: 'First find the share of each source of money.',
    fr: 'Trouvez d’abord la part de chaque source de financement.',
  },
  D4: {
    en: 'Ask what in the peer’s beta comes from the business, and what from its debt.',
    fr: 'Dans le bêta du pair, qu’est-ce qui vient de l’activité, et qu’est-ce qui vient de sa dette ?',
  },
  D5: {
    en: 'One way looks at the flows after the plan, the other at what a buyer would pay.',
    fr: 'L’une regarde les flux après le plan, l’autre ce qu’un acheteur paierait.',
  },
  D6: {
    en: 'Two steps: the value at the end of the plan, then its value today.',
    fr: 'Deux étapes : la valeur à la fin du plan, puis sa valeur aujourd’hui.',
  },
  D7: {
    en: 'Take the years of the plan first, then what comes after.',
    fr: 'Prenez d’abord les années du plan, puis ce qui vient après.',
  },
  D8: {
    en: 'Ask on which date the money of a year really comes in.',
    fr: 'Demandez-vous à quelle date l’argent d’une année arrive vraiment.',
  },
  D9: {
    en: 'Take the two sources of money one after the other.',
    fr: 'Prenez les deux sources de financement l’une après l’autre.',
  },
  D10: {
    en: 'Ask whether the final year shown is a good one or a bad one.',
    fr: 'La dernière année retenue est-elle bonne ou mauvaise ?',
  },
  D11: {
    en: 'Ask what a DCF needs, then who cannot give it.',
    fr: 'Demandez-vous ce dont un DCF a besoin, puis qui ne peut pas le fournir.',
  },
  D12: {
    en: 'Take the plan apart: what would have to be true?',
    fr: 'Démontez le plan : que faudrait-il pour qu’il soit vrai ?',
  },
  E1: {
    en: 'Follow the money from the day of purchase to the day of sale.',
    fr: 'Suivez l’argent du jour de l’achat au jour de la vente.',
  },
  E2: {
    en: 'Put yourself in the lender’s place: what would let you sleep?',
    fr: 'Mettez-vous à la place du prêteur : qu’est-ce qui vous rassure ?',
  },
  E3: {
    en: 'Start with what the sponsor puts in on day one.',
    fr: 'Commencez par ce que le fonds apporte le premier jour.',
  },
  E4: {
    en: 'Compare the day of entry and the day of exit, one element at a time.',
    fr: 'Comparez le jour d’entrée et le jour de sortie, un élément à la fois.',
  },
  E5: {
    en: 'Start from the end: what does the sponsor hold at exit?',
    fr: 'Partez de la fin : que détient le fonds à la sortie ?',
  },
  E6: {
    en: 'Think of what you would have with ten, twenty or thirty percent a year.',
    fr: 'Pensez à ce que donneraient dix, vingt ou trente pour cent par an.',
  },
  E7: {
    en: 'Ask who gets money back earliest, and what the others want for waiting.',
    fr: 'Demandez-vous qui est payé en premier, et ce que veulent ceux qui attendent.',
  },
  E8: {
    en: 'First the debt once the cash is taken off.',
    fr: 'D’abord la dette, une fois la trésorerie retirée.',
  },
  E9: {
    en: 'Start with what the banks would still lend.',
    fr: 'Commencez par ce que les banques prêteraient encore.',
  },
  F1: {
    en: 'Put the promise of a deal next to its price.',
    fr: 'Mettez la promesse d’une opération en face de son prix.',
  },
  F2: {
    en: 'Compare one share of the buyer before and after the deal.',
    fr: 'Comparez une action de l’acquéreur avant et après l’opération.',
  },
  F3: {
    en: 'First find how the seller is paid, and in what number.',
    fr: 'Trouvez d’abord comment le vendeur est payé, et en quel nombre.',
  },
  F4: {
    en: 'Put what the target earns next to what the money costs.',
    fr: 'Mettez ce que rapporte la cible en face de ce que coûte l’argent.',
  },
  F5: {
    en: 'Ask what the combined company must earn for each share to earn as before.',
    fr: 'Que doit gagner l’ensemble pour que chaque action gagne autant qu’avant ?',
  },
  F6: {
    en: 'What would a yearly saving be worth if it lasted for ever?',
    fr: 'Que vaudrait une économie annuelle si elle durait toujours ?',
  },
  F7: {
    en: 'Take one target share first: what does its holder receive?',
    fr: 'D’abord l’offre pour une action de la cible, comptée en actions de l’acquéreur.',
  },
  F8: {
    en: 'Ask who owes more, for the same profit.',
    fr: 'Demandez-vous qui doit le plus, à profit égal.',
  },
  F9: {
    en: 'First find what the net assets are worth today.',
    fr: 'Trouvez d’abord ce que vaut l’actif net aujourd’hui.',
  },
  F10: {
    en: 'Ask what each way of paying costs, and who carries the risk.',
    fr: 'Que coûte chaque mode de paiement, et qui porte le risque ?',
  },
  F11: {
    en: 'Ask what would make each of them accept part of the risk.',
    fr: 'Qu’est-ce qui ferait accepter à chacun une part du risque ?',
  },
  G1: {
    en: 'Go week by week, as on a calendar.',
    fr: 'Déroulez semaine par semaine, comme sur un calendrier.',
  },
  G2: {
    en: 'Put price on one side and secrecy on the other.',
    fr: 'Mettez le prix d’un côté et le secret de l’autre.',
  },
  G3: {
    en: 'Ask what comes along with the company when you buy it whole.',
    fr: 'Qu’emporte-t-on avec la société quand on l’achète entière ?',
  },
  G4: {
    en: 'Start with what makes an offer compulsory.',
    fr: 'Commencez par ce qui rend une offre obligatoire.',
  },
  G5: {
    en: 'Ask what can change the price after the signature.',
    fr: 'Demandez-vous ce qui peut modifier le prix après la signature.',
  },
  G6: {
    en: 'Start with where the two companies compete.',
    fr: 'Commencez par ce qui met les deux sociétés en concurrence.',
  },
  H1: {
    en: 'First find how much there is to share out.',
    fr: 'Trouvez d’abord combien il y a à partager.',
  },
  H2: {
    en: 'Ask what runs out first.',
    fr: 'Demandez-vous ce qui vient à manquer en premier.',
  },
  H3: {
    en: 'Is the business sick, or only its balance sheet?',
    fr: 'Est-ce l’activité qui va mal, ou seulement le bilan ?',
  },
  H4: {
    en: 'Compare who knows about it, and who is bound by it.',
    fr: 'Comparez qui est au courant, et qui est lié.',
  },
  I1: {
    en: 'Take one you know well: who were the two sides, and why?',
    fr: 'Prenez-en une que vous connaissez bien : qui a acheté quoi, et pourquoi ?',
  },
  I2: {
    en: 'Follow a change of rates up to the price of a company.',
    fr: 'Suivez une variation de taux jusqu’au prix d’une société.',
  },
  I3: {
    en: 'Start with what the buyer lacks.',
    fr: 'Commencez par ce dont l’acheteur a besoin.',
  },
  I4: {
    en: 'Start with what the owner wants.',
    fr: 'Commencez par ce que veut le dirigeant.',
  },
  J1: {
    en: 'Take two turning points and say what led to each.',
    fr: 'Prenez deux tournants et dites ce qui a conduit à chacun.',
  },
  J2: {
    en: 'Tell me what you have already done that shows it.',
    fr: 'Dites-moi ce que vous avez déjà fait et qui le montre.',
  },
  J3: {
    en: 'Think of a deal of ours you followed, or of someone you met here.',
    fr: 'Pensez à l’une de nos opérations, ou à quelqu’un que vous avez rencontré ici.',
  },
  J4: {
    en: 'Take one real moment and tell it in order.',
    fr: 'Prenez un moment réel et racontez-le dans l’ordre.',
  },
  J5: {
    en: 'Think of a group project in which nobody was the boss.',
    fr: 'Pensez à un projet de groupe où personne n’était le chef.',
  },
  J6: {
    en: 'Ask who needs to know, and how soon.',
    fr: 'Demandez-vous qui doit être au courant, et quand.',
  },
  J7: {
    en: 'Say what you do in the first five minutes.',
    fr: 'Dites ce que vous faites dans les cinq premières minutes.',
  },
  J8: {
    en: 'Think of the last remark a colleague made about your work.',
    fr: 'Pensez à la dernière remarque d’un collègue sur votre travail.',
  },
  J9: {
    en: 'Pick what you would want to know about a new colleague.',
    fr: 'Choisissez ce que vous voudriez savoir d’un nouveau collègue.',
  },
  J10: {
    en: 'Tell what each of you wanted.',
    fr: 'Dites ce que chacun voulait.',
  },
  J11: {
    en: 'Ask what each of the two clients is owed.',
    fr: 'Demandez-vous ce que vous devez à chacun des deux clients.',
  },
  J12: {
    en: 'Say what this person could not do at first.',
    fr: 'Dites ce que cette personne ne savait pas faire au début.',
  },
  K1: {
    en: 'Begin with what the group wants from the brand.',
    fr: 'Commencez par ce que le groupe attend de la marque.',
  },
  K2: {
    en: 'List the ways to bring in money before you judge them.',
    fr: 'Listez les façons de trouver de l’argent avant de les juger.',
  },
  K3: {
    en: 'Ask what the shareholders would get without the offer.',
    fr: 'Demandez-vous ce qu’auraient les actionnaires sans l’offre.',
  },
  K4: {
    en: 'Picture the division on its own: what would it have to pay for?',
    fr: 'Imaginez la division seule : que devrait-elle payer ?',
  },
  K5: {
    en: 'Begin with the facts you remember.',
    fr: 'Commencez par les faits dont vous vous souvenez.',
  },
  K6: {
    en: 'Go back to the day of signing: what could each side have foreseen?',
    fr: 'Revenez au jour de la signature : que pouvait prévoir chaque partie ?',
  },
};
