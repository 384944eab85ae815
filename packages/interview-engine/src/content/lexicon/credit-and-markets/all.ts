import type { Lexicon } from '../../types.ts';
import { absolutePriorityNotions } from './absolute-priority.ts';
import { absolutePriorityMisstated } from './absolute-priority-misstated.ts';
import { amendExtendNotions } from './amend-extend.ts';
import { amendExtendMisstated } from './amend-extend-misstated.ts';
import { cashControlNotions } from './cash-control.ts';
import { cashControlMisstated } from './cash-control-misstated.ts';
import { collectiveProceedingsNotions } from './collective-proceedings.ts';
import { collectiveProceedingsMisstated } from './collective-proceedings-misstated.ts';
import { confidentialTalksNotions } from './confidential-talks.ts';
import { confidentialTalksMisstated } from './confidential-talks-misstated.ts';
import { dealFactsNotions } from './deal-facts.ts';
import { dealFactsMisstated } from './deal-facts-misstated.ts';
import { fulcrumNotions } from './fulcrum.ts';
import { fulcrumMisstated } from './fulcrum-misstated.ts';
import { liquidityNotions } from './liquidity.ts';
import { liquidityMisstated } from './liquidity-misstated.ts';
import { ownViewNotions } from './own-view.ts';
import { ownViewMisstated } from './own-view-misstated.ts';
import { paymentTestNotions } from './payment-test.ts';
import { paymentTestMisstated } from './payment-test-misstated.ts';
import { proceedingsNotions } from './proceedings.ts';
import { proceedingsMisstated } from './proceedings-misstated.ts';
import { ratesEffectNotions } from './rates-effect.ts';
import { ratesEffectMisstated } from './rates-effect-misstated.ts';
import { creditAndMarketsShared } from './shared.ts';
import { viabilityNotions } from './viability.ts';
import { viabilityMisstated } from './viability-misstated.ts';

export const creditAndMarketsLexicons: readonly Lexicon[] = [
  absolutePriorityNotions,
  absolutePriorityMisstated,
  amendExtendNotions,
  amendExtendMisstated,
  cashControlNotions,
  cashControlMisstated,
  collectiveProceedingsNotions,
  collectiveProceedingsMisstated,
  confidentialTalksNotions,
  confidentialTalksMisstated,
  dealFactsNotions,
  dealFactsMisstated,
  fulcrumNotions,
  fulcrumMisstated,
  liquidityNotions,
  liquidityMisstated,
  ownViewNotions,
  ownViewMisstated,
  paymentTestNotions,
  paymentTestMisstated,
  proceedingsNotions,
  proceedingsMisstated,
  ratesEffectNotions,
  ratesEffectMisstated,
  creditAndMarketsShared,
  viabilityNotions,
  viabilityMisstated,
];
