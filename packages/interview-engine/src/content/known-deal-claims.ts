/** What is falsely said of deals everybody knows, wherever a candidate may choose one to speak of. */
export const knownDealClaims = [
  'microsoft_paid_in_shares',
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
