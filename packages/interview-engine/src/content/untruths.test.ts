import { describe, expect, test } from 'vitest';
import type { Language } from '../localised.ts';
import { markAnswer } from '../marking/mark-answer.ts';

const claimsIn = (seedId: string, lang: Language, answer: string): string[] =>
  markAnswer({ seedId, lang, answer }).flags.filter((flag) => flag.startsWith('claim:'));

describe('a mistake is named in everyday words', () => {
  test.each([
    ['A5', 'fr', 'Fournisseurs : 45 sur 540, trente jours, qu’on ajoute aux deux autres.'],
    ['A10', 'fr', 'Les synergies pas encore réalisées, je les garde dans l’EBITDA.'],
    ['B3', 'en', 'Enterprise value rises, because we add the debt to the market cap.'],
    ['B6', 'en', 'Working capital you can ignore.'],
    ['D6', 'en', 'Dividing by the WACC already brings it back to today.'],
    ['D11', 'fr', 'Une banque s’évalue comme un industriel.'],
    ['E1', 'en', 'At exit the enterprise value goes straight to the fund.'],
    ['E3', 'fr', 'La dette reste dans la cible, donc la totalité revient au fonds.'],
    ['E4', 'en', 'Multiple expansion is taken on exit EBITDA, and I add the cross effect.'],
    ['E5', 'en', 'It is the enterprise value that you discount at the IRR.'],
    ['F2', 'en', 'It is accretive when our P/E is lower than the P/E we pay.'],
    ['F6', 'fr', 'L’impôt est déjà dans le CMPC.'],
    ['F8', 'fr', 'La détention suit directement l’EBITDA.'],
    ['G1', 'fr', 'Au signing l’acheteur paie, et le closing est une formalité.'],
    ['G4', 'fr', 'En France, il n’y a aucune obligation de lancer une offre.'],
    ['G6', 'fr', 'Les deux groupes peuvent fixer leurs prix ensemble avant le feu vert.'],
    ['I1', 'en', 'Veolia and Suez agreed below the opening offer.'],
    ['I2', 'fr', 'Un taux d’actualisation plus bas donne une valeur actuelle plus faible.'],
    ['I4', 'en', 'A higher discount rate raises the present value.'],
    ['K2', 'fr', 'La famille n’a pas le droit de réinvestir.'],
    ['K3', 'fr', 'Le refus du conseil arrête l’offre.'],
    ['K4', 'en', 'Those charges disappear and nothing replaces them.'],
    ['K6', 'fr', 'Une objection du régulateur équivaut à une clause MAC.'],
    ['J3', 'fr', 'Vous êtes une grande banque universelle.'],
    ['J8', 'fr', 'Un défaut est une question de caractère.'],
    ['J10', 'en', 'Listening to them only encourages them.'],
    ['J12', 'en', 'It is not the associate’s job to spend time on that.'],
  ] as const)('%s %s: %s', (seedId, lang, answer) => {
    expect(claimsIn(seedId, lang, answer)).not.toEqual([]);
  });
});

describe('a story is heard for what is false about the trade', () => {
  test.each([
    ['J1', 'en', 'In the boutique we also signed the audit of the target.'],
    ['J5', 'fr', 'Un fonds valorise sur le chiffre d’affaires et jamais sur l’EBITDA.'],
    ['J9', 'en', 'A fairness opinion guarantees the highest price.'],
    ['J2', 'fr', 'J’ai appris qu’en LBO le fonds rembourse la dette.'],
  ] as const)('%s %s: %s', (seedId, lang, answer) => {
    expect(claimsIn(seedId, lang, answer)).not.toEqual([]);
  });
});

describe('what is right stays unaccused in the same words', () => {
  test.each([
    ['A5', 'fr', 'Clients 60 et stocks 60, que j’additionne, puis j’enlève fournisseurs 30.'],
    ['A10', 'fr', 'Les synergies pas encore réalisées, je les retire de l’EBITDA.'],
    ['B6', 'en', 'At a normal level of working capital there is no price adjustment.'],
    ['D11', 'fr', 'Une banque ne s’évalue pas comme un industriel.'],
    ['E3', 'en', 'The debt sits at the target, so I deduct it and the rest goes to the sponsor.'],
    ['F2', 'en', 'It is accretive when our P/E is higher than the P/E we pay.'],
    ['F8', 'en', 'Ownership does not follow EBITDA.'],
    ['G1', 'en', 'Closing is not a formality: the buyer pays on that day.'],
    ['G4', 'en', 'Below thirty percent there is no mandatory bid.'],
    ['I2', 'en', 'A lower discount rate raises the present value.'],
    ['J1', 'en', 'I first worked in audit, where I signed off accounts, then in a boutique.'],
    ['J9', 'en', 'A fairness opinion does not guarantee the best price.'],
    ['J12', 'en', 'It is my job to spend time with the juniors.'],
    ['K2', 'en', 'The family can reinvest part of its proceeds.'],
    ['K3', 'en', 'The refusal of the board does not stop the bid.'],
  ] as const)('%s %s: %s', (seedId, lang, answer) => {
    expect(claimsIn(seedId, lang, answer)).toEqual([]);
  });
});
