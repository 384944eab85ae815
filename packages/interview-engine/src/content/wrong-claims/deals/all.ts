import { antitrustClaims } from './antitrust.ts';
import { assetShareDealClaims } from './asset-share-deal.ts';
import { auctionClaims } from './auction.ts';
import { cleanTeamClaims } from './clean-team.ts';
import { contractTransferClaims } from './contract-transfer.ts';
import { defenceClaims } from './defence.ts';
import { dueDiligenceClaims } from './due-diligence.ts';
import { earnoutClaims } from './earnout.ts';
import { fairnessClaims } from './fairness.ts';
import { fdiClaims } from './fdi.ts';
import { leakRiskClaims } from './leak-risk.ts';
import { liquidityOptionsClaims } from './liquidity-options.ts';
import { lockedBoxClaims } from './locked-box.ts';
import { macClaims } from './mac.ts';
import { nboBoClaims } from './nbo-bo.ts';
import { offerReviewClaims } from './offer-review.ts';
import { planBClaims } from './plan-b.ts';
import { rationaleClaims } from './rationale.ts';
import { sellerTaxClaims } from './seller-tax.ts';
import { separationCostsClaims } from './separation-costs.ts';
import { spaClaims } from './spa.ts';
import { takeoverClaims } from './takeover.ts';
import { teaserImClaims } from './teaser-im.ts';

export const claimsInDeals = {
  ...antitrustClaims,
  ...assetShareDealClaims,
  ...auctionClaims,
  ...cleanTeamClaims,
  ...contractTransferClaims,
  ...defenceClaims,
  ...dueDiligenceClaims,
  ...earnoutClaims,
  ...fairnessClaims,
  ...fdiClaims,
  ...leakRiskClaims,
  ...liquidityOptionsClaims,
  ...lockedBoxClaims,
  ...macClaims,
  ...nboBoClaims,
  ...offerReviewClaims,
  ...planBClaims,
  ...rationaleClaims,
  ...sellerTaxClaims,
  ...separationCostsClaims,
  ...spaClaims,
  ...takeoverClaims,
  ...teaserImClaims,
};
