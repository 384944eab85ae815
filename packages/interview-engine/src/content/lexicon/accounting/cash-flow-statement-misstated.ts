import type { Lexicon } from '../../types.ts';
import { crossed } from '../crossed.ts';

const cashNames = [
  'cash, bank account, cash balance, cash position, the bank, cash pile, treasury',
  'trésorerie, caisse, cash, compte en banque, argent en banque, banque',
] as const;

/** The cash flow statement, in the words of those who get it wrong. */
export const cashFlowStatementMisstated: Lexicon = {
  bank_content: [
    'what is in the bank, what it has in the bank, what you have in the bank, what we have in the bank, what they have in the bank',
    'ce qu’on a en banque, ce qu’il y a en banque, ce qui est en banque, ce qu’elle a en banque, ce qu’on a sur le compte',
  ],
  belongs_among: [
    'is part of, are part of, belongs in, belongs to, belongs under, goes under, is classed as, counts as, is an, is a, is',
    'c’est du, c’est de l’, c’est un, fait partie des, fait partie du, relève du, relève des, est un, est du, va en, va dans',
  ],
  between_the_two: [
    'add, added, working capital, depreciation, capex, investment, debt, receivables',
    'réintègre, réintégrer, rajoute, bfr, amortissements, dotations, investissements, créances, dette',
  ],
  buying_goods: [
    'buying stock, buying inventory, buying the stock, buying the inventory, buying goods, buying the goods, purchase of stock, purchase of inventory',
    'acheter du stock, acheter le stock, achat de stock, achat du stock, acheter des marchandises, achat de marchandises',
  ],
  capex_only: ['apart from, unlike, not investing', 'contrairement, pas de l’investissement'],
  cash_by_the_profit: [
    'up by the profit, rises by the profit, grown by the profit, increases by the profit, increases by net income, lands as cash, exactly as much cash, up by exactly the profit, in the balance sheet as cash',
    'tel quel dans la trésorerie, trésorerie augmente du résultat, trésorerie augmente exactement du, trésorerie augmente d’autant, cash augmente d’autant, cash augmente du résultat, trésorerie monte d’autant, en trésorerie au bilan, directement dans la trésorerie',
  ],
  financing_section: ['financing', 'financement'],
  from_sales: [
    crossed('from, with, at, off', 'revenue, revenues, sales, turnover, ebitda, gross profit'),
    'du chiffre d’affaires, par le chiffre d’affaires, de l’ebitda, par l’ebitda, des ventes, par les ventes, de la marge brute',
  ],
  investing_flow: [
    'investing cash flow, investing activities, investing section, is capex, as capex',
    'flux d’investissement, en investissement, est un investissement, c’est du capex',
  ],
  investing_section: ['investing', 'investissement'],
  is_fixed: [
    'is a fixed asset, is part of ppe, goes with ppe, is a non current asset',
    'est une immobilisation, est un actif immobilisé, fait partie des immobilisations',
  ],
  is_in_bank: [
    [
      crossed(
        'is, is all, is already, sits, is sitting, ends up, lands, lies, goes',
        'in the bank, on the bank account, in the bank account',
      ),
      'is what gets added to the bank, gets added to the bank, is added to the bank account',
    ].join(', '),
    [
      crossed(
        'est, est déjà, se retrouve, se trouve, finit, arrive, atterrit, reste',
        'en banque, à la banque, sur le compte, sur le compte en banque, dans la caisse, en caisse',
      ),
      'c’est ce qui s’ajoute sur le compte, s’ajoute sur le compte, s’ajoute au compte en banque, c’est ce qui arrive sur le compte',
    ].join(', '),
  ],
  is_income: [
    'booked as income, booked as revenue, is income, is revenue, counts as income, counts as revenue, is a profit',
    'compte comme un produit, compte comme un revenu, passe en produit, comptabilisé en produit, est un produit, est un revenu, est du chiffre d’affaires, est un gain',
  ],
  is_sales: [
    crossed(
      'is, is the, is always, will be, would be, shows, is your, is our',
      'revenue, revenues, sales, turnover, ebitda, top line, gross profit',
    ),
    crossed(
      'c’est, est, ce sont, c’est toujours, reste',
      'le chiffre d’affaires, chiffre d’affaires, le ca, les ventes, l’ebitda, les revenus, la marge brute',
    ),
  ],
  moves_exactly_by: [
    'by exactly, exactly by, by the amount of, by the same amount as, equals, is equal to, is the same as, is exactly, mirrors, matches, by the full, one for one with',
    'bouge exactement du, bouge du, varie exactement du, varie du, augmente exactement du, monte exactement du, monte du montant du, augmente du montant du, évolue du, est égale au, égale le, correspond au, suit le, suit exactement le, bouge comme le, évolue comme le, d’autant que le',
  ],
  one_and_same: [
    'the same thing, one and the same, the same number, are the same, identical',
    'la même chose, le même chiffre, une seule et même, c’est pareil, identiques',
  ],
  opening_plus_profit: [
    'opening cash plus net income, opening cash plus profit, opening cash plus the profit, opening balance plus net income, opening balance plus profit, opening cash and net income',
    'ouverture plus le résultat, ouverture plus le bénéfice, début plus le résultat, départ plus le résultat, ouverture plus résultat, début d’année plus le résultat',
  ],
  rises_by_profit: [
    crossed(
      'up by, rises by, goes up by, increases by, moves by, grows by, changes by',
      'the amount of net income, the amount of profit, the amount of the profit, the same amount as net income, net income, the net income, exactly the net income, the profit, the same amount as profit',
    ),
    crossed(
      'monte, augmente, bouge, varie, progresse, grimpe',
      'du résultat net, du bénéfice, du montant du résultat, du montant du bénéfice, exactement du résultat, exactement du bénéfice, du résultat de l’année',
    ),
  ],
  starts_on: [
    'starts on, starts off with, takes off from, begins at',
    'démarre sur, commence sur, s’ouvre avec, commence avec',
  ],
  starts_with_sales: [
    [
      crossed(
        'opens with, opens on, begins from, starts at, kicks off with, start directly from',
        'revenue, sales, turnover, ebitda, the top line, gross profit',
      ),
      crossed(
        'starts from, start from, starts with, start with, begins with, begin with, opens with, first line is, starting point is, kicks off with',
        'revenue, sales, turnover, top line, ebitda, gross profit, cash balance, closing cash, opening cash, equity, total assets',
      ),
    ].join(', '),
    [
      crossed(
        'démarre du, démarre de, débute par, débute avec, s’ouvre sur, commence au, repart du',
        'chiffre d’affaires, ca, l’ebitda, ventes, la marge brute',
      ),
      crossed(
        'part du, part de, commence par, démarre par, démarre avec, première ligne c’est, première ligne est, point de départ c’est, point de départ est, s’ouvre sur',
        'chiffre d’affaires, ventes, ebitda, marge brute, trésorerie, solde de trésorerie, capitaux propres, total du bilan',
      ),
    ].join(', '),
  ],
  straight_to_cash: [
    crossed(
      'straight into, straight to, directly into, directly to, right into, straight in',
      cashNames[0],
    ),
    crossed(
      'directement en, directement à, directement dans, directement sur, tout droit dans, tout droit en',
      cashNames[1],
    ),
  ],
  taking_a_loan: [
    'raising a loan, raising debt, taking a loan, taking out a loan, borrowing money, drawing a loan, new loan, loan proceeds',
    'lever un emprunt, lever de la dette, contracter un emprunt, prendre un emprunt, nouvel emprunt, l’emprunt levé, emprunt reçu, tirage d’un emprunt',
  ],
  top_of_cash_flow: [
    crossed(
      'first line, top line, opening line, starting point, first item',
      'of the cash flow, of cash flow, of the statement of cash flows, of the cash statement, on the cash flow',
    ),
    crossed(
      'première ligne, ligne de départ, point de départ, première rubrique',
      'du tableau de flux, du tableau des flux, des flux de trésorerie, du flux de trésorerie',
    ),
  ],
  under_word: ['under, in, into, within', 'en, dans, sous'],
};
