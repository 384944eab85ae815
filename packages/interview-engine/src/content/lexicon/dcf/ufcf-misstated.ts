import type { Lexicon } from '../../types.ts';
import { crossed } from '../crossed.ts';

/** Unlevered free cash flow, in the words of those who get it wrong. */
export const ufcfMisstated: Lexicon = {
  also_word: ['also, as well, too, then', 'aussi, également, puis, ensuite, enfin'],
  are_after_interest: [
    'are after interest, are net of interest, are already after interest, come after interest, are after the interest, are after debt service',
    'sont après intérêts, sont nets d’intérêts, sont déjà après intérêts, sont après frais financiers, sont nets des frais financiers, sont après service de la dette',
  ],
  banks_had_theirs: [
    'lenders have already been served, lenders have already been paid, lenders have been paid, lenders have been served, lenders are already paid, banks have been paid, banks have already been paid, after the banks have been paid, bank has been paid, bank has already been paid, creditors have been paid, already paid the lenders, already paid the banks, debt has been served, debt has been serviced, bank has had its share, banks have had their share, lenders have had their share, lenders got theirs, bank already got its share, bank has been taken care of, banks have been taken care of, lenders have been taken care of, bank is out of the way, bank has been served, bank is already served, bank got its money',
    'prêteurs ont déjà été servis, prêteurs ont déjà été payés, prêteurs sont déjà servis, prêteurs sont déjà payés, banques ont déjà été payées, banques sont déjà payées, banque a déjà été payée, créanciers ont déjà été payés, dette a déjà été servie, déjà payé les banques, déjà payé les prêteurs, une fois les banques payées, une fois les prêteurs servis, après avoir payé les banques, banque a eu sa part, banque a déjà eu sa part, banques ont déjà eu leur part, prêteurs ont déjà eu leur part, banque est déjà servie, banque est servie, banque a été servie, banques sont servies, banque est déjà réglée, prêteurs sont servis, banquier est servi',
  ],
  belong_to_owners_only: [
    crossed(
      'belong to, go to, are for, are left for',
      'shareholders only, the shareholders only, only the shareholders, only shareholders, the shareholders alone, shareholders alone, equity holders only',
    ),
    'reviennent aux seuls actionnaires, appartiennent aux seuls actionnaires, vont aux seuls actionnaires, reviennent uniquement aux actionnaires, reviennent qu’aux actionnaires, appartiennent qu’aux actionnaires',
  ],
  debt_instalments: [
    'repayments of principal, principal repayment, repayment of the loan, loan repayment, repayment of the debt, repayment of debt, debt repayments, dividends',
    'remboursements du principal, remboursement du capital, remboursement de l’emprunt, remboursement du prêt, remboursement d’emprunt, remboursement des emprunts, remboursements de dette, remboursement de la dette, dividendes',
  ],
  deduct_interest: [
    'minus the interest, minus interest, less interest, interest is deducted, interest is subtracted, then deduct interest, then subtract interest, also deduct interest, and deduct interest, and subtract interest, and take off interest, also subtract interest',
    'moins les intérêts, moins les frais financiers, et je retire les intérêts, on déduit les intérêts, on déduit aussi les intérêts',
  ],
  fits: ['fits, matches, goes with, right rate', 'convient, correspond, va avec, bon taux'],
  for_owners_alone: [
    'flows to equity holders, flows for the shareholders only, flows that belong to shareholders alone, belong to shareholders, belong to the owners, belong to the shareholders, are the shareholders, for the shareholders only, go straight to shareholders, equity holders only, left for the shareholders, left for shareholders, left to shareholders, goes to shareholders alone',
    'flux pour l’actionnaire, flux pour les actionnaires, flux aux seuls actionnaires, reviennent aux actionnaires, appartiennent aux actionnaires, revient aux actionnaires, appartient aux actionnaires, destinés aux actionnaires, pour les seuls actionnaires, reste aux actionnaires, reste pour les actionnaires',
  ],
  is_its_cash: [
    'is basically the cash, is simply the cash, is the cash the company, is the cash it makes, treat it as the cash, treat it as cash, is roughly the cash, take it as the cash, is pretty much the cash, is as good as cash, is near enough the cash, is the cash flow, is cash flow, equals cash flow, equals the cash flow, is basically cash, is already cash, is its cash flow, is the free cash flow, is more or less the cash, is the money the company makes',
    'c’est en gros le cash, c’est le cash que, c’est la trésorerie générée, en gros le cash, traite comme du cash, prends pour du cash, c’est à peu près le cash, c’est quasiment le cash, c’est presque le cash, c’est du cash, est le cash flow, est déjà du cash, équivaut au cash flow, est le flux, est égal au flux, est déjà le flux, c’est l’argent que fait, c’est l’argent que gagne, c’est tout simplement le cash',
  ],
  lenders_served: [
    [
      crossed(
        'bank has had, bank has got, banks have had, banks have taken, lenders have had, bank got, bank takes',
        'its interest, their interest, its share, their share',
      ),
      'after paying interest, after paying back, after paying the interest, after interest and, after debt, after servicing, after the banks, after the lenders, once interest is paid, once the lenders are paid, once debt is paid, once lenders are served, after serving the debt, after serving lenders, after paying the debt, after financing costs, net of debt service, lenders have been paid',
    ].join(', '),
    'banque a touché ses intérêts, banque a eu ses intérêts, banques ont touché leurs intérêts, prêteurs ont touché leurs intérêts, banque a pris ses intérêts, banquier a pris sa part, banque a pris sa part, une fois les intérêts payés, après paiement des intérêts, après avoir remboursé, après les banques, après la dette, après les prêteurs, après charges financières, après le remboursement, après la banque, une fois les banquiers payés',
  ],
  lenders_too: [
    'levered, lenders and shareholders, shareholders and lenders, everyone, both, all the investors, all investors, not only, not just, as well as, before interest, if, alike, would be',
    'prêteurs et actionnaires, actionnaires et prêteurs, prêteurs comme aux actionnaires, tous ceux, pas seulement, pas aux, pas qu’aux, comme aux, avant intérêts, avant frais financiers, si, serait',
  ],
  levered_at_equity_cost: [
    'flows to equity, after interest at the cost of equity',
    'flux aux actionnaires au coût, flux après intérêts au coût',
  ],
  owners_only_flow: [
    'left for the shareholders alone, left for shareholders alone, left for the shareholders only, left for shareholders only, shareholders alone, shareholders only, only the shareholders, only shareholders, only belongs to shareholders, cash for dividends, available for dividends, goes to the owners alone, equity holders only, equity holders alone, goes to the shareholders, belongs to the shareholders, belongs to shareholders, for the owners only, equity holders’ cash, shareholders’ cash, owners’ cash, money for the owners, money for the shareholders, money of the shareholders, goes only to shareholders, goes only to the shareholders, belongs only to the shareholders, is only for the shareholders, only for shareholders',
    'reste aux seuls actionnaires, revient aux seuls actionnaires, seuls actionnaires, actionnaires seuls, uniquement aux actionnaires, uniquement pour les actionnaires, que pour les actionnaires, qu’aux actionnaires, disponible pour les dividendes, disponible pour verser des dividendes, revient aux actionnaires, appartient aux actionnaires, reste aux actionnaires, reste pour les actionnaires, argent des actionnaires, cash des actionnaires, argent des propriétaires, appartient seulement aux actionnaires, appartient uniquement aux actionnaires, revient seulement aux actionnaires, revient uniquement aux actionnaires, appartient qu’aux actionnaires, revient qu’aux actionnaires',
  ],
  readds_interest: [
    'add back the after-tax interest, add back interest, add back the interest, add the interest back, put the interest back',
    'rajouter les intérêts, réintègre les intérêts, remets les intérêts',
  ],
  set_by_funding: [
    'depends on how the company is financed, depends on how it is financed, depends on the financing, depends on the capital structure, depends on the leverage, changes with the leverage',
    'dépend du financement, dépend de la structure financière, dépend du levier, dépend de la façon dont la société est financée, varie avec le levier',
  ],
  takes_interest_off: [
    'take interest off, take the interest off, take off the interest, taking off interest, deducting interest before, deduct interest expense before, subtract interest before, deduct interest to get',
    'enlève aussi les intérêts, retire aussi les intérêts, déduit aussi les intérêts, faut enlever les intérêts, faut retirer les intérêts, faut déduire les intérêts, faut aussi enlever les intérêts',
  ],
  unlevered_word: ['unlevered, fcff', 'unlevered, sans dette, avant dette, désendetté'],
};
