import { absolutePriorityClaims } from './absolute-priority.ts';
import { amendExtendClaims } from './amend-extend.ts';
import { cashControlClaims } from './cash-control.ts';
import { collectiveProceedingsClaims } from './collective-proceedings.ts';
import { confidentialTalksClaims } from './confidential-talks.ts';
import { dealFactsClaims } from './deal-facts.ts';
import { fulcrumClaims } from './fulcrum.ts';
import { liquidityClaims } from './liquidity.ts';
import { ownViewClaims } from './own-view.ts';
import { paymentTestClaims } from './payment-test.ts';
import { proceedingsClaims } from './proceedings.ts';
import { ratesEffectClaims } from './rates-effect.ts';
import { viabilityClaims } from './viability.ts';

export const claimsInCreditAndMarkets = {
  ...absolutePriorityClaims,
  ...amendExtendClaims,
  ...cashControlClaims,
  ...collectiveProceedingsClaims,
  ...confidentialTalksClaims,
  ...dealFactsClaims,
  ...fulcrumClaims,
  ...liquidityClaims,
  ...ownViewClaims,
  ...paymentTestClaims,
  ...proceedingsClaims,
  ...ratesEffectClaims,
  ...viabilityClaims,
};
