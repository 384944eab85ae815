import type { Lexicon } from '../../types.ts';
import { accrualNotions } from './accrual.ts';
import { accrualMisstated } from './accrual-misstated.ts';
import { associatesNotions } from './associates.ts';
import { associatesMisstated } from './associates-misstated.ts';
import { balanceSheetNotions } from './balance-sheet.ts';
import { balanceSheetMisstated } from './balance-sheet-misstated.ts';
import { capexNotions } from './capex.ts';
import { capexMisstated } from './capex-misstated.ts';
import { cashFlowStatementNotions } from './cash-flow-statement.ts';
import { cashFlowStatementMisstated } from './cash-flow-statement-misstated.ts';
import { dNwcNotions } from './d-nwc.ts';
import { dNwcMisstated } from './d-nwc-misstated.ts';
import { daNotions } from './da.ts';
import { daMisstated } from './da-misstated.ts';
import { deferredRevenueNotions } from './deferred-revenue.ts';
import { deferredRevenueMisstated } from './deferred-revenue-misstated.ts';
import { deferredTaxNotions } from './deferred-tax.ts';
import { deferredTaxMisstated } from './deferred-tax-misstated.ts';
import { goodwillNotions } from './goodwill.ts';
import { goodwillMisstated } from './goodwill-misstated.ts';
import { impairmentNotions } from './impairment.ts';
import { impairmentMisstated } from './impairment-misstated.ts';
import { inventoryNotions } from './inventory.ts';
import { inventoryMisstated } from './inventory-misstated.ts';
import { leases16Notions } from './leases16.ts';
import { leases16Misstated } from './leases16-misstated.ts';
import { nciNotions } from './nci.ts';
import { nciMisstated } from './nci-misstated.ts';
import { netIncomeNotions } from './net-income.ts';
import { netIncomeMisstated } from './net-income-misstated.ts';
import { noncashAddbackNotions } from './noncash-addback.ts';
import { noncashAddbackMisstated } from './noncash-addback-misstated.ts';
import { nwcNotions } from './nwc.ts';
import { nwcMisstated } from './nwc-misstated.ts';
import { payablesNotions } from './payables.ts';
import { payablesMisstated } from './payables-misstated.ts';
import { ppaNotions } from './ppa.ts';
import { ppaMisstated } from './ppa-misstated.ts';
import { ppeNotions } from './ppe.ts';
import { ppeMisstated } from './ppe-misstated.ts';
import { receivablesNotions } from './receivables.ts';
import { receivablesMisstated } from './receivables-misstated.ts';
import { retainedEarningsNotions } from './retained-earnings.ts';
import { retainedEarningsMisstated } from './retained-earnings-misstated.ts';
import { accountingShared } from './shared.ts';
import { taxShieldNotions } from './tax-shield.ts';
import { taxShieldMisstated } from './tax-shield-misstated.ts';
import { threeStatementsNotions } from './three-statements.ts';
import { threeStatementsMisstated } from './three-statements-misstated.ts';

export const accountingLexicons: readonly Lexicon[] = [
  accrualNotions,
  accrualMisstated,
  associatesNotions,
  associatesMisstated,
  balanceSheetNotions,
  balanceSheetMisstated,
  capexNotions,
  capexMisstated,
  cashFlowStatementNotions,
  cashFlowStatementMisstated,
  dNwcNotions,
  dNwcMisstated,
  daNotions,
  daMisstated,
  deferredRevenueNotions,
  deferredRevenueMisstated,
  deferredTaxNotions,
  deferredTaxMisstated,
  goodwillNotions,
  goodwillMisstated,
  impairmentNotions,
  impairmentMisstated,
  inventoryNotions,
  inventoryMisstated,
  leases16Notions,
  leases16Misstated,
  nciNotions,
  nciMisstated,
  netIncomeNotions,
  netIncomeMisstated,
  noncashAddbackNotions,
  noncashAddbackMisstated,
  nwcNotions,
  nwcMisstated,
  payablesNotions,
  payablesMisstated,
  ppaNotions,
  ppaMisstated,
  ppeNotions,
  ppeMisstated,
  receivablesNotions,
  receivablesMisstated,
  retainedEarningsNotions,
  retainedEarningsMisstated,
  accountingShared,
  taxShieldNotions,
  taxShieldMisstated,
  threeStatementsNotions,
  threeStatementsMisstated,
];
