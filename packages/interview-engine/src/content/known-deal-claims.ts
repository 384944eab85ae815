/** What is falsely said of deals everybody knows, wherever a candidate may choose one to speak of. */
export const knownDealClaims = [
  'microsoft_paid_in_shares',
  'cash_deal_told_in_shares',
  'tiffany_price_raised',
  'suez_agreed_from_the_start',
  'vmware_all_cash',
  'pioneer_paid_in_cash',
  'figma_completed',
  'credit_suisse_premium',
  'fox_news_bought',
  'stellantis_plant_closures',
  'monsanto_paid_in_shares',
  'genzyme_paid_in_shares',
  'twitter_price_cut',
  'tiffany_for_handbags',
  'odd_reason_for_known_deal',
  'known_deal_never_closed',
  'veolia_cut_its_price',
] as const;

/** What is falsely said to argue for a deal, a real one or one to be proposed. */
export const argumentForADealClaims = [
  'premium_beyond_synergies',
  'fame_is_a_reason',
  'pitch_without_price',
  'leaders_merge_freely',
  'high_leverage_is_safe',
  'synergies_owed_to_seller',
  'premium_shows_quality',
  'accepted_so_fair',
  'announced_synergies_are_earned',
  'premium_set_against_sales',
  'equity_judged_on_ebitda',
  'payment_risk_turned_round',
] as const;
