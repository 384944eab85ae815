import type { Lexicon } from '../../types.ts';

/** The buyback that the exercise money pays for, in the words people use for it. */
export const optionProceedsNotions: Lexicon = {
  buys_back: [
    'picks up shares, pick up shares, shares away, own stock, own shares, take some shares out, takes shares out, take shares out, take shares off, takes shares off, mop up, mops up, mopping up, soak up, soaks up, take back shares, takes back shares, shopping for its own, scoop up, scoops up, shares back at market, shares back in the market, its own paper, out of circulation, off the market, own shares back, buy back, bought back, buyback, repurchase, retired, treasury method, treasury stock, used to buy, could buy, can buy, it buys, takes back',
    'ses propres titres, propres actions, retirer des actions, retirer une partie des titres, retirer des titres, retire des titres, retire des actions, éponger, éponge, reprendre des titres, enlever des actions du marché, ramasser des actions, ramasse des actions, ramasser des titres, va se racheter, récupérer une partie en bourse, récupérer des titres, racheter une partie, permet d’en retirer, racheter, rachat, reprendre, reprend, reprises, autocontrôle, annuler, treasury stock',
  ],
  exercise_money: [
    'cheque the staff, cheque they write, money they hand over, money the staff pay, cash from the exercise, exercise cash, proceeds, exercise money, strike money, money from the exercise, exercise price paid, cash they pay, money they pay',
    'chèque que signent, chèque des salariés, argent des options, argent versé par les, produit d’exercice, produit de l’exercice, produit des options, produit de l’émission, argent de l’exercice, cash de l’exercice, argent versé, montant versé, produits d’exercice',
  ],
};
