// Ways to say a thing that several questions credit, though not every question with that concept:
// those stand in the concept itself.

/** What becomes of the earnings behind each share. */
export const earningsPerShareMove = [
  'fraction & grew_or_shrank & for_everybody & !premium',
  'more_a_share & than_before',
  '# > fraction > grew_or_shrank & each_share|apiece & !premium|premium_paid|price_of_a_share',
  'cut_in_more & mine_shrinks',
  'share_paper|each_share|owner_of_some & neither_more_nor_less & !out_of_total',
  'each_word > owner_of_some >> grew_or_shrank > fraction',
  'each_word|each_share|each_holder & # > in_place_of > #',

  'each_share & earning & more_or_less',
  'each_share & earning & turns_into & #',
  'eps & turns_into & #',
  'each_share & turns_into & #',
  'owner_of_some & earning & grew_or_shrank & before|after|once_done|standalone',
  'owner_of_some & earning & turns_into',
  'each_word > share_paper & earning & grew_or_shrank',
  'apiece & earns_apiece & grew_or_shrank & earning|borrowed_money|own_paper|share_paper|interest & !"costs more"|"coûte plus"',
  'each_word > share_paper & earning & compare|before|turns_into',
] as const;

/** That, and how many, shares are issued to pay. */
export const sharesAreIssued = [
  'own_notes & #',
  'handed_in_paper & #|add|seller|those_who_sold|price|pay',
  '"sortir"|"sort"|"come up with"|"crank out" > # > share_paper',

  '"need"|"needs"|"faut"|"faudra" > # > share_paper & pay|buy|over_what',
  '# > brand_new',
  'price|pay & how_many & share_paper',
  'more_shares & pay|issues_paper|before|own_paper|seller',
  'issues_paper & more_shares',
  'own_paper & paper_made & pay|seller|those_who_sold|receive',
  'paper_made > own_paper & paper_terms & !"check"|"vérifier"',
  'new_shares > paper_terms & !"check"|"vérifier"',
  'paper_terms > new_shares',
  'makes_paper|issues_paper > # > share_paper|"million"|"millions"',
] as const;

/** How much of the savings the premium hands to the seller. */
export const premiumEatsSynergies = [
  'seller > premium_paid > outweighs & buyer|us_holders',
  '~given_beyond_worth & ~savings_fall_short',
  'premium_paid & ~savings_fall_short',
  'given_beyond_worth|premium_paid & gains_make_it_up & judge_we_get|"récupère"|"get back"|married_gain|cuts_word|money_saved',
  'money_saved|synergy & paid_to_seller & ~stays_with|~us_holders',
  'premium_paid & ~money_saved|~synergy|~cuts_word & ~outweighs',
  'premium_paid & cuts_word & stays_with & #',
  'paid_to_seller & cuts_word & outweighs',
  'worth_now > compare > premium_paid',
  'premium_paid > compare|exceeds > synergy|money_saved|cuts_word',
  'synergy|money_saved|cuts_word > compare|exceeds > premium_paid',
] as const;

/** When one side may leave a signed deal, and what that costs. */
export const dealMayBeLeft = [
  'deals_free_to_go & deals_collapse|deals_time_limit|deals_condition|deals_clearance|deals_regulator',
  'deals_walk_away & deals_compensation|deals_material_change|deals_closing_day',
  'deals_collapse & deals_regulator & deals_free_to_go',
  'deals_walk_away & deals_material_change|deals_collapse|deals_before_keys',
  'deals_material_change & deals_before_keys',
  'deals_may_leave & buyer|deals_in_between|deals_material_change|deals_collapse',
  'buyer & deals_walk_away',
  'deals_condition|deals_clearance & deals_time_limit & !"topics"|"subjects"|"sujets"|"thèmes"',
] as const;

/** That one class is paid in full before the next gets anything. */
export const paidInOrder = [
  'until & made_whole & next_served|nobody_word|in_order|gets_paid',
  'owner & leftovers',
  'first_served & leftovers',
  'in_order & before & next_served',
  'last_people & first_people & fed_or_waits',
  'nobody_word & until|before & repay|pay|made_whole|gets_paid',
  'last_people & until|before & repay|pay|made_whole|gets_paid',
  'senior & before & mezz',
  'in_order & gets_paid|made_whole|nobody_word',
  'rescue_waits_turn & first_served|rescue_queue|gets_paid|receive',
  'rescue_best_placed & first_served',
  '~rank_only_then & ~rank_settled & ~rank_below|~rank_above',
  '~rank_below > ~rank_only_then & ~rank_above|~rank_settled|~made_whole',
  '~rank_above > ~rank_only_then & ~rank_below',
  '~rank_above > first_served > ~rank_below|last_word',
  '~rank_settled & ~rank_below & ~until|~rank_only_then',
  '~rank_spills & ~rank_below|~until',
  '~rank_junior > ~rank_only_then > senior',
] as const;

/** Why two businesses belong together. */
export const reasonToBuy = [
  'goal_of_buying & ~side_has_it & !reason_only_told',
  '~say_one_side > ~say_other_side & !reason_only_told',
  '~side_falls_short & ~side_has_it & !reason_only_told',
  '~side_falls_short & thing_bought & goal_of_buying & !reason_only_told',
  'goal_of_buying > ~side_falls_short|thing_bought & !reason_only_told',
  '~turn_short_of & turn_with_it',
  'judge_cannot_make & judge_other_can',
  'judge_buying & judge_quicker',
  '~say_hole & say_fills',
  'say_one_side & say_other_side',
  'say_same_ground & say_cut_together',
  'say_build_alone & ~say_takes_too_long',
  'say_only_small & say_put_everywhere',
  'say_after_something & say_thing_wanted',
  'say_in_house & supplier|pay|buy',
] as const;

/** A view on one's own choice is a judgement of it, not "I believe" alone: patterns of why this job and why this bank. */
export const judgementOfOnesOwn = [
  'my_view|for_me|i_find|"personally" & "clever"|"smart"|"bold"|"malin"|"habile"|"audacieux"|"right call"|"good call"',
  'my_view|for_me|i_judge & "auditor"|"auditeur"|"auditors"|"auditeurs"|"consultant"|"consultants" & "mirror"|"rétro"|"rétroviseur"|"windscreen"|"pare-brise"|"road"|"route"',
  'my_view|for_me|"i think"|"i just think"|"je pense" & "learn"|"apprend" & "than anywhere"|"qu’ailleurs"',
  '"i found it"|"i find it"|"i found that"|"i thought"|"je l’ai trouvé"|"j’ai trouvé ça"|"j’ai trouvé que" & "bold"|"clever"|"smart"|"risky"|"cheap"|"expensive"|"brave"|"audacieux"|"malin"|"risqué"|"habile"|"cher"|"culotté"',
  '"personally i would have"|"i would have done the same"|"i would have called"|"i would have waited"|"personnellement j’aurais"|"moi j’aurais"|"j’aurais fait pareil"|"j’aurais attendu"',
  'my_view|for_me|i_judge & "right buyer"|"good buyer"|"wrong buyer"|"bon acheteur"|"bon acquéreur"|"mauvais acheteur"',
  '"i like it when"|"j’aime quand"|"j’aime bien quand" & deal_word|"decision"|"décision"|"signs"|"signe"|"price"|"prix"',
  'my_view|i_judge|for_me|i_find|"prefer"|"préfère" & ~better_school',
  '"i prefer"|"je préfère"|"ce que je préfère" > "because"|"since"|"parce"|"car"|"puisque"',
  'i_find > "more interesting"|"most interesting"|"plus intéressant"|"plus intéressante" > "because"|"than"|"parce"|"que"',
  'my_view|i_judge|for_me|i_find & "risk"|"risque"|"worth"|"vaut"|"burnout"|"usure"|"trade"|"recommends"|"recommande"',
  'my_view|for_me & risk|price|deal_done|"the difference"|"la différence"',
  'my_view|for_me|i_find|advice_impression|"i think"|"je pense" & "learn"|"teach"|"apprend" & "most"|"best"|"really"|"le plus"|"le mieux"|"vraiment"',
  'my_view|i_judge & "audit"|"consulting"|"sector"|"conseil"|"secteur" & "past"|"consolidate"|"passé"|"consolider"|"decision"|"décision"',
  '"i prefer"|"i would rather"|"je préfère" > "judged"|"jugé"|"noté"',
  '"still take it"|"still choose it"|"prends quand même" > because_word',
  'my_view & "consolidation"|"fragmented"|"morcelé"|"morcelées"|"overcrowded" & "not finished"|"not over"|"pas finie"|"still"|"encore"',
  'what_worries|"go wrong"|"mal tourner"|"scares"|"fait peur"',
] as const;

/** What one thinks oneself, and what one would advise. */
export const ownView = [
  '~plain_i_would & ~plain_own_call & !reason_only_told',
  '~"moi je dis non"|~"moi je dis oui" & "trop"|"papier"|"mais"|"parce que"',
  'i_judge > price_in_brief',
  'own_decision & ~limit_or_doubt & !case_in_praise',
  'deals_opinion & judge_ought & !passing_platitude|"je pense à"|"i think of"|"go through"|"passerais en revue"',
  'deals_opinion & ~verdict_on_price & ~limit_or_doubt',
  'deals_opinion & deals_verdict_word|deals_danger|deals_hard_times & !case_only_listed|case_in_praise|passing_platitude',
  'deals_opinion & depend & deals_danger|deals_hard_times',
  'deals_main_danger & !"risk is with"|"risque est chez"|"risk sits"|"risk lies"|"risque repose"',
  '"defend the price"|"défends le prix"|"attack the price"|"attaque le prix"|"critique le prix" & !"on peut"|"one can"|"one could"|"either"',
  '"recommandation"|"reco"|"my recommendation" > "oui"|"yes"|"go"|"non"|"no"|"accept"|"reject"|#',
  '"i would still have"|"still have signed"|"j’aurais quand même"|"j’aurais signé"',
  '"reject"|"refuse"|"refuserais"|"rejeter" > "at this price"|"this price"|"too low"|"trop bas"|"à ce prix"|"not the idea"|"pas le principe"',
] as const;

/** What a deal is paid with. */
export const meansOfPayment = [
  '"in paper"|"en papier" & ~takes_loan',
  '"cash and new debt"|"cash plus debt"|"cash and borrowed money"|"cash et dette nouvelle"|"cash plus dette"',
  '"in shares"|"en actions"|"en titres" & ~takes_loan',
  '~own_savings & ~takes_loan',
  '"cash and bonds"|"cash and debt"|"cash and a loan"|"cash et obligations"|"cash et dette"|"cash et un prêt"',
  '"all cash"|"all in cash"|"tout en cash"|"tout en numéraire"|"entièrement en cash"|"entièrement en numéraire"|"tout en dette"|"all debt"|"entièrement par dette"',
  'market_means_of_payment & ~market_paper_money',
  '"came from"|"comes from"|"venait"|"vient" > own_cash > borrowed_money',
] as const;
