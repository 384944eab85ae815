import type { Lexicon } from '../../types.ts';
import { crossed } from '../crossed.ts';

/** What somebody who tells a story may get wrong about the trade on the way. */
export const untruthsOfTheTrade = {
  deal_adviser: [
    'buy side bank, m a bank, m a adviser, m a advisor, sell side, investment bank, boutique, bankers',
    'banque conseil, conseil m a, conseil vendeur, banque d’affaires, boutique, banquiers',
  ],
  certifies_accounts: [
    crossed(
      'sign, signs, signed, sign off, issue, issued, certify, certified, perform, carry out',
      'statutory audit, audit, audit opinion, accounts, financial statements, audit report',
    ),
    crossed(
      'signe, signer, signé, certifie, certifier, certifié, émet, établit',
      'comptes, audit légal, rapport d’audit, audit, états financiers, commissariat aux comptes',
    ),
  ],
  buyout_house: ['fund, sponsor, private equity', 'fonds, private equity, sponsor'],
  measures_worth: [
    'value, valued, values, price, prices, buys, mark, marks',
    'valorise, valoriser, valorisent, achète, évalue, évaluer',
  ],
  sales_alone: ['revenue, sales, turnover', 'chiffre d’affaires, ventes, ca comptable'],
  never_on_profit: [
    'never on ebitda, never ebitda, not on ebitda, not ebitda, ebitda does not matter, ebitda is irrelevant, rather than ebitda',
    'jamais sur l’ebitda, jamais l’ebitda, pas sur l’ebitda, pas l’ebitda, ebitda ne compte pas, plutôt que l’ebitda',
  ],
  fairness_letter: [
    'fairness opinion, fairness opinions, fairness letter',
    'attestation d’équité, fairness opinion, attestations d’équité',
  ],
  promises: [
    'guarantee, guarantees, certify, certifies, proves, ensures, assures',
    'garantit, garantie, garantir, certifie, prouve, assure',
  ],
  top_price: [
    'highest price, best price, maximum price, best possible price',
    'prix le plus élevé, meilleur prix, prix maximum, prix maximal, plus haut prix',
  ],
  worth_of_operations: ['enterprise value, ev', 've, valeur d’entreprise'],
  market_worth: [
    'market cap, market capitalisation, equity',
    'valeur des titres, fonds propres, capitalisation',
  ],
  takes_off_debt: [
    'minus net debt, less net debt, minus debt, less debt, after deducting net debt',
    'moins dette nette, moins la dette, diminuée de la dette nette',
  ],
  shareholders_noun: ['shareholders, equity holders', 'actionnaires'],
  before_creditors: [
    'paid first, paid before, rank first, rank ahead, rank above, served first, ahead of the lenders, ahead of creditors, before the banks, before creditors, before lenders',
    'payés en premier, payés avant, servis en premier, servis avant, passent avant, prioritaires sur, avant les créanciers, avant les banques, avant les prêteurs',
  ],
  lifts_profit_before_wear: [
    crossed(
      'depreciation, amortisation, depreciation and amortisation',
      'is deducted to get ebitda, is deducted from ebitda, reduces ebitda, lowers ebitda, is included in ebitda, comes before ebitda',
    ),
    crossed(
      'amortissements, les amortissements, la dotation',
      'sont déduits de l’ebitda, réduisent l’ebitda, baissent l’ebitda, sont inclus dans l’ebitda, se déduisent de l’ebitda',
    ),
  ],
  equals_cash: [
    'ebitda is cash flow, ebitda is the cash, ebitda is the same as cash, ebitda equals cash flow, net income is cash, net income equals cash, net income is the cash',
    'ebitda c’est le cash, ebitda est le cash, ebitda égale le cash, résultat net c’est la trésorerie',
  ],
  discounts_flows: [
    'dcf, discounted cash flow, discounted cash flows',
    'dcf, actualisation des flux',
  ],
  discounts_profits: [
    'discounts net income, discounts the dividends, discounts revenue, discounts sales, discounts accounting profit, discounts ebitda, discount net income, discount revenue, discount ebitda, discounting net income, discounting ebitda, discounting revenue',
    'actualise le résultat net, actualise l’ebitda, actualiser le résultat net, actualiser l’ebitda, actualise le bénéfice',
  ],
  cash_at_signature: [
    'cash moves at signing, paid at signing, ownership passes at signing, ownership transfers at signing',
    'payé au signing, propriété passe au signing',
  ],
  debt_on_the_fund: [
    'fund repays the debt, sponsor repays the debt, fund guarantees the debt, fund owes the debt',
    'fonds rembourse la dette, fonds garantit la dette',
  ],
} as const satisfies Lexicon;
