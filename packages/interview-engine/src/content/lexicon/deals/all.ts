import type { Lexicon } from '../../types.ts';
import { antitrustNotions } from './antitrust.ts';
import { antitrustMisstated } from './antitrust-misstated.ts';
import { assetShareDealNotions } from './asset-share-deal.ts';
import { assetShareDealMisstated } from './asset-share-deal-misstated.ts';
import { auctionNotions } from './auction.ts';
import { auctionMisstated } from './auction-misstated.ts';
import { cleanTeamNotions } from './clean-team.ts';
import { cleanTeamMisstated } from './clean-team-misstated.ts';
import { contractTransferNotions } from './contract-transfer.ts';
import { contractTransferMisstated } from './contract-transfer-misstated.ts';
import { defenceNotions } from './defence.ts';
import { defenceMisstated } from './defence-misstated.ts';
import { dueDiligenceNotions } from './due-diligence.ts';
import { dueDiligenceMisstated } from './due-diligence-misstated.ts';
import { earnoutNotions } from './earnout.ts';
import { earnoutMisstated } from './earnout-misstated.ts';
import { fairnessNotions } from './fairness.ts';
import { fairnessMisstated } from './fairness-misstated.ts';
import { fdiNotions } from './fdi.ts';
import { leakRiskNotions } from './leak-risk.ts';
import { leakRiskMisstated } from './leak-risk-misstated.ts';
import { liquidityOptionsNotions } from './liquidity-options.ts';
import { liquidityOptionsMisstated } from './liquidity-options-misstated.ts';
import { lockedBoxNotions } from './locked-box.ts';
import { lockedBoxMisstated } from './locked-box-misstated.ts';
import { macNotions } from './mac.ts';
import { macMisstated } from './mac-misstated.ts';
import { nboBoNotions } from './nbo-bo.ts';
import { nboBoMisstated } from './nbo-bo-misstated.ts';
import { offerReviewNotions } from './offer-review.ts';
import { offerReviewMisstated } from './offer-review-misstated.ts';
import { planBNotions } from './plan-b.ts';
import { planBMisstated } from './plan-b-misstated.ts';
import { rationaleNotions } from './rationale.ts';
import { rationaleMisstated } from './rationale-misstated.ts';
import { sellerTaxNotions } from './seller-tax.ts';
import { sellerTaxMisstated } from './seller-tax-misstated.ts';
import { separationCostsNotions } from './separation-costs.ts';
import { separationCostsMisstated } from './separation-costs-misstated.ts';
import { dealsShared } from './shared.ts';
import { spaNotions } from './spa.ts';
import { spaMisstated } from './spa-misstated.ts';
import { takeoverNotions } from './takeover.ts';
import { takeoverMisstated } from './takeover-misstated.ts';
import { teaserImNotions } from './teaser-im.ts';
import { teaserImMisstated } from './teaser-im-misstated.ts';

export const dealsLexicons: readonly Lexicon[] = [
  antitrustNotions,
  antitrustMisstated,
  assetShareDealNotions,
  assetShareDealMisstated,
  auctionNotions,
  auctionMisstated,
  cleanTeamNotions,
  cleanTeamMisstated,
  contractTransferNotions,
  contractTransferMisstated,
  defenceNotions,
  defenceMisstated,
  dueDiligenceNotions,
  dueDiligenceMisstated,
  earnoutNotions,
  earnoutMisstated,
  fairnessNotions,
  fairnessMisstated,
  fdiNotions,
  leakRiskNotions,
  leakRiskMisstated,
  liquidityOptionsNotions,
  liquidityOptionsMisstated,
  lockedBoxNotions,
  lockedBoxMisstated,
  macNotions,
  macMisstated,
  nboBoNotions,
  nboBoMisstated,
  offerReviewNotions,
  offerReviewMisstated,
  planBNotions,
  planBMisstated,
  rationaleNotions,
  rationaleMisstated,
  sellerTaxNotions,
  sellerTaxMisstated,
  separationCostsNotions,
  separationCostsMisstated,
  dealsShared,
  spaNotions,
  spaMisstated,
  takeoverNotions,
  takeoverMisstated,
  teaserImNotions,
  teaserImMisstated,
];
