import type { BeliedPoints } from './types.ts';

export const beliedInDeals: Readonly<Record<string, BeliedPoints>> = {
  G1: {
    nbo_bo: 'deals_right_away|never_below|~weighs_in_it',
    spa: 'deals_right_away|deals_signing_is_it',
  },
  G2: {
    auction: 'strays_price_down',
    leak_risk: 'deals_harmless',
    teaser_im: 'lbo_on_the_spot',
  },
  G3: {
    asset_share_deal: '~heard_stays_with_seller',
    seller_tax: 'deals_seller_wants_assets',
  },
  G4: {
    fairness: '~cases_attacker',
  },
  G5: {
    locked_box: 'deals_accounts_freeze|flat_fixed_for_good',
    spa: '~market_no_effect_on',
  },
  G6: {
    antitrust: '~strays_only_for',
    mac: 'amiss_target_pays',
  },
};
