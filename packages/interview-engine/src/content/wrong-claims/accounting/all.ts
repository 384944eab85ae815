import { accrualClaims } from './accrual.ts';
import { associatesClaims } from './associates.ts';
import { balanceSheetClaims } from './balance-sheet.ts';
import { capexClaims } from './capex.ts';
import { cashFlowStatementClaims } from './cash-flow-statement.ts';
import { dNwcClaims } from './d-nwc.ts';
import { daClaims } from './da.ts';
import { deferredRevenueClaims } from './deferred-revenue.ts';
import { deferredTaxClaims } from './deferred-tax.ts';
import { goodwillClaims } from './goodwill.ts';
import { impairmentClaims } from './impairment.ts';
import { inventoryClaims } from './inventory.ts';
import { leases16Claims } from './leases16.ts';
import { nciClaims } from './nci.ts';
import { netIncomeClaims } from './net-income.ts';
import { noncashAddbackClaims } from './noncash-addback.ts';
import { nwcClaims } from './nwc.ts';
import { payablesClaims } from './payables.ts';
import { ppaClaims } from './ppa.ts';
import { ppeClaims } from './ppe.ts';
import { receivablesClaims } from './receivables.ts';
import { retainedEarningsClaims } from './retained-earnings.ts';
import { taxShieldClaims } from './tax-shield.ts';
import { threeStatementsClaims } from './three-statements.ts';

export const claimsInAccounting = {
  ...accrualClaims,
  ...associatesClaims,
  ...balanceSheetClaims,
  ...capexClaims,
  ...cashFlowStatementClaims,
  ...dNwcClaims,
  ...daClaims,
  ...deferredRevenueClaims,
  ...deferredTaxClaims,
  ...goodwillClaims,
  ...impairmentClaims,
  ...inventoryClaims,
  ...leases16Claims,
  ...nciClaims,
  ...netIncomeClaims,
  ...noncashAddbackClaims,
  ...nwcClaims,
  ...payablesClaims,
  ...ppaClaims,
  ...ppeClaims,
  ...receivablesClaims,
  ...retainedEarningsClaims,
  ...taxShieldClaims,
  ...threeStatementsClaims,
};
