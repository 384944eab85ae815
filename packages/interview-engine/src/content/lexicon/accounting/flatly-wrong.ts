import type { Lexicon } from '../../types.ts';
import { crossed } from '../crossed.ts';

/** What is flatly said of the three statements that is not so. */
export const flatlyWrongAccounts = {
  // The statements.
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
  starts_with_sales: [
    crossed(
      'opens with, opens on, begins from, starts at, kicks off with, start directly from',
      'revenue, sales, turnover, ebitda, the top line, gross profit',
    ),
    crossed(
      'démarre du, démarre de, débute par, débute avec, s’ouvre sur, commence au, repart du',
      'chiffre d’affaires, ca, l’ebitda, ventes, la marge brute',
    ),
  ],
  from_sales: [
    crossed('from, with, at, off', 'revenue, revenues, sales, turnover, ebitda, gross profit'),
    'du chiffre d’affaires, par le chiffre d’affaires, de l’ebitda, par l’ebitda, des ventes, par les ventes, de la marge brute',
  ],
  stays_in_earnings_paper: [
    'stays there, stops there, goes no further, never leaves the income statement, stays on the income statement, stays in the income statement, stays in the p&l, ends with the income statement',
    'reste au compte de résultat, s’arrête là, ne va pas plus loin, reste dans le compte de résultat, s’arrête au compte de résultat',
  ],
  carried_into_next_income: [
    crossed(
      'top of next year’s, top of the next, goes back to the, back into the, back up to the, to next year’s, into next year’s, first line of next year’s',
      'income statement, p&l, profit and loss',
    ) +
      ', income the following year, income next year, income of the following year, revenue next year, revenue of the next year, recorded as income, booked as income',
    'en produit tout en haut, en produit l’année, en produit de l’année, en produit l’exercice, compte de résultat de l’année d’après, compte de résultat suivant, en produit au compte, comme un produit, va au compte de résultat, remonte au compte de résultat, retourne au compte de résultat',
  ],
  by_the_cash: [
    crossed(
      'by, with, by all, by whatever',
      'the change in cash, the cash generated, cash generated, the increase in cash, the cash flow, the cash it generated, cash the business, the free cash flow',
    ),
    crossed(
      'de, du montant de, avec, de toute',
      'la variation de trésorerie, la variation de cash, la trésorerie générée, la hausse de la trésorerie, l’augmentation de trésorerie',
    ) + ', du cash généré, du flux de trésorerie, du cash de l’année, du free cash flow',
  ],
  misses_the_sheet: [
    'never goes on the balance sheet, doesn’t go on the balance sheet',
    'ne va pas au bilan, ne va jamais au bilan, ne passe pas par le bilan, ne figure pas au bilan, n’apparaît pas au bilan, ne remonte pas au bilan',
  ],
  pile_of_cash: [
    crossed(
      'cash, money',
      'the company has kept, it has kept, the company kept, set aside, the company has saved, it saved, the company has piled up, that has been kept, left over from past years',
    ),
    crossed(
      'le cash, la trésorerie, l’argent, du cash, de la trésorerie, de l’argent',
      'que la société a mis, que la société a gardé, que l’entreprise a mis, mis de côté, mise de côté, accumulé, accumulée, gardé, gardée, qu’elle a mis, qu’on a mis',
    ),
  ],
  capex_added_back: [
    'add capex back, add back capex, adds capex back, add back the capex, add the capex back, capex is added back, capex gets added back, capex is an add back, put capex back, reverse capex',
    'réintègre le capex, réintègre les capex, réintègre les investissements, rajoute le capex, rajoute les capex, rajoute les investissements, réintégrer le capex, réintégrer les capex, capex sont réintégrés, remet le capex',
  ],
  crooked_equation: [
    crossed(
      'assets equal, assets are, assets is, assets minus equity plus',
      'liabilities minus equity, liabilities less equity, equity minus liabilities, equity less liabilities, debt minus equity',
    ) + ', equity equals assets plus liabilities, equity is assets plus liabilities',
    'passif moins les capitaux propres, passif moins capitaux propres, dettes moins les capitaux propres, dettes moins capitaux propres, capitaux propres moins les dettes, capitaux propres moins dettes, actif plus les dettes, actif plus dettes',
  ],
  is_an_inflow: [
    crossed(
      'is, that is, that’s, it’s, means, counts as, so it’s, gives, brings',
      'a source of cash, a cash inflow, an inflow, cash in, cash coming in, money coming in, money in, more cash, extra cash, cash for the company',
    ),
    crossed(
      'c’est, est, ça fait, cela fait, donc, ce qui donne',
      'une entrée de cash, une entrée de trésorerie, une entrée d’argent, un encaissement, une ressource, une source de cash, une source de trésorerie, du cash en plus, de l’argent en plus, rentrer de l’argent, rentrer du cash, du cash qui rentre',
    ),
  ],
  is_an_outflow: [
    crossed(
      'is, that is, that’s, it’s, means, counts as, so it’s',
      'a use of cash, a cash outflow, an outflow, cash out, cash going out, money going out, less cash, a drain on cash',
    ),
    crossed(
      'c’est, est, ça fait, cela fait, donc',
      'une sortie de cash, une sortie de trésorerie, une sortie d’argent, un décaissement, un emploi, un emploi de trésorerie, du cash en moins, de l’argent en moins, sortir du cash, du cash qui sort, de l’argent qui sort',
    ),
  ],
  taken_off_again: [
    'subtract them again, take it out again',
    'on enlève encore, on retire encore, on déduit encore, j’enlève encore, je retire encore, enlève une deuxième fois, on enlève à nouveau',
  ],
} as const satisfies Lexicon;
