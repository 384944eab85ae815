import type { Seed } from '../../types.ts';
import { ownView } from '../../shared-statements.ts';

export const k3: Seed = {
  id: 'K3',
  topic: 'case_hypothetical',
  levels: ['associate'],
  question: {
    en: 'Here is a case. A hostile suitor offers a premium of {prem}, in shares, for your client. You have 48 hours: what do you do?',
    fr: 'Voici un cas. Un assaillant hostile offre une prime de {prem}, payée en titres, pour votre client. Vous avez 48 heures : que faites-vous ?',
  },
  hint: {
    en: 'Ask what the shareholders would get without the offer.',
    fr: 'Demandez-vous ce qu’auraient les actionnaires sans l’offre.',
  },
  keyPoints: {
    en: 'Value stand-alone and synergies, quality of the bidder’s paper, alternatives, duties of the board, communication, white knight, timetable.',
    fr: 'Valeur intrinsèque et synergies, qualité du papier de l’assaillant, alternatives, devoirs du conseil, communication, chevalier blanc, calendrier.',
  },
  modelAnswer: {
    en: 'First hour: one spokesman, and the board meets tonight, because it must weigh the offer in the shareholders’ interest. Then the arithmetic: {p_t} plus {prem}, divided by {p_a}, is an exchange ratio of {exchange_ratio}, and I work out what we would own of the combined group. I compare the premium with the capitalised synergies, which shows how much they keep. I read the takeover rules: the acceptance threshold, the timetable, where the squeeze-out starts. An independent bank gives an opinion on whether the terms are fair. For the defence: a better plan, a buyback, or a white knight, and I call three tonight to create competition. My view: do not refuse on principle, say that it undervalues us and push for more and for cash; the risk is that they leave and the price drops.',
    fr: 'D’abord, un seul porte-parole, et le conseil se réunit ce soir pour juger l’offre dans l’intérêt des actionnaires. Ensuite le calcul : {p_t} plus {prem}, divisé par {p_a}, donne une parité de {exchange_ratio}, et nous détiendrions une part du nouvel ensemble. Je compare la prime aux synergies capitalisées. Je relis les règles des offres publiques : seuil de caducité, calendrier, seuil du retrait obligatoire. Une banque indépendante rend une attestation d’équité. Pour la défense : un meilleur plan, un rachat d’actions, ou un chevalier blanc, et j’en appelle trois ce soir pour créer de la concurrence. Mon avis : ne pas refuser par principe, dire que l’offre nous sous-évalue et négocier plus, en numéraire ; le risque, c’est qu’ils partent et que le cours retombe.',
  },
  must: ['takeover', 'defence', 'fairness', 'own_view'],
  bonus: ['exchange_ratio', 'syn_vs_premium', 'ownership', 'auction'],
  points: {
    fairness: {
      byName: true,
      says: ['plain_neutral_eye & ~plain_honest_price|deals_judged_fair'],
    },
    defence: {
      byName: true,
      says: [
        'plain_own_tools & plain_owners_agree',
        '"independent"|"indépendant" & "fairness"|"fair"|"équité"|"équitable"',
        '~calls_friends & ~bids_better',
        '~costlier_mouthful & everyone_word|~bids_better|seller|buyer',
      ],
    },
    takeover: {
      byName: false,
      says: [
        '~plain_watched_board & "board"|"conseil"|"shareholders"|"actionnaires"',
        '~"sabotage"|~"saboter"|~"torpiller" & "board"|"conseil"|"patrons" & "shareholders"|"actionnaires"',
        'case_rule_word & ~plain_board_replies',
        'case_rule_word|watchman & case_equal_treatment|plain_board_replies',
        'case_rule_word|case_equal_treatment & plain_board_replies',
        '# & plain_forced_bid',
        '"amf" & case_clears_papers',
        'case_rule_word & case_equal_treatment',
        '"takeover code"|"ope"|"amf"|"opa" & "squeeze"|"seuil"|"avis motivé"|"reasoned opinion"|"share offer"|"poison pills"|"frustrating"|"papier"|"timetable"',
        'deals_offer_rules > deals_offer_rules & !"regarder"|"penser"',
        '~nine_in_ten & ~shows_last_the_door',
        '~over_half & ~comes_to_nothing',
        '~watchman & ~reads_it_first',
        '~offer_clock & ~leaves_empty_handed|~over_half|deals_give_opinion|~watchman',
        '~over_half & ~leaves_empty_handed',
      ],
    },
    own_view: {
      says: [
        '"i reject"|"i refuse"|"je refuse"|"je refuserais"|"je rejetterais" & "ask"|"demande"|"unless"|"sauf"|"but"|"mais"|"cash"|price',
        ...ownView,
        'deals_strong_opinion & !"je donnerais"|"i would give"|"would depend"|"dépendrait"',
      ],
    },
    exchange_ratio: {
      says: [
        '# > "of theirs"|"of one of theirs"|"des leurs"',
        '"chacun" > "en reçoit" > #',
        'deals_swap_ratio & #|divide',
        'deals_swap_ratio > deals_swap_ratio',
      ],
    },
    syn_vs_premium: {
      says: [
        '~"save"|~"économiserait"|~"économise" & ~"more than"|~"plus que" & ~"adds"|~"rajoute"|~"ajoute"',
        'deals_joint_gains & deals_extra_paid & deals_weigh|"beat"|"outweigh"|"battre"',
      ],
    },
    ownership: {
      byName: false,
      says: [
        '"what stake"|"what share"|"what part"|"quelle part"|"quel pourcentage" & "our holders"|"our shareholders"|"nos actionnaires"|"nos gens"',
        '# > "percent"|"%"|"pour cent" > "of the group"|"of the combined"|"du nouvel ensemble"|"du groupe"|"de l’ensemble"',
        'deals_we_hold & deals_combined_group',
        'deals_we_hold & percent_of',
      ],
    },
    auction: {
      says: [
        'case_second_bidder > case_pushes_up',
        'deals_consult_funds & deals_rivalry',
        'deals_defence_tool & deals_rivalry',
      ],
    },
  },
  followUps: [
    {
      rung: 1,
      text: {
        en: 'Who decides on the client’s side, and on what basis?',
        fr: 'Qui décide du côté du client, et sur quelle base ?',
      },
      aims: ['fairness', 'takeover'],
    },
    {
      rung: 2,
      text: {
        en: 'Which number shows that the offer is too low?',
        fr: 'Quel chiffre montre que l’offre est trop basse ?',
      },
      aims: ['fairness', 'syn_vs_premium'],
    },
    {
      rung: 3,
      text: {
        en: 'The suitor adds ten points of premium and pays half in cash: does your advice change?',
        fr: 'L’assaillant ajoute dix points de prime et paie la moitié en numéraire : votre conseil change-t-il ?',
      },
      aims: ['own_view'],
    },
    {
      rung: 4,
      text: {
        en: 'Your client’s largest holder, with 12%, wants to tender: what do you do?',
        fr: 'Le premier actionnaire de votre client, avec 12 %, veut apporter : que faites-vous ?',
      },
      aims: ['defence', 'own_view'],
    },
  ],
  wrongClaims: [
    'bid_rules_turned_round',
    'defence_without_limits',
    'opinion_on_more_than_price',
    'paper_of_certain_worth',
    'hostile_needs_board',
    'refuse_on_principle',
    'paper_is_cash',
    'premium_means_fair',
    'premium_settles_it',
    'board_for_itself',
    'ignore_the_bid',
    'accept_in_haste',
    'knight_is_hostile',
    'fairness_for_bidder',
    'ratio_upside_down',
    'ratio_without_premium',
    'premium_no_concern',
    'no_offer_threshold',
    'minorities_never_out',
    'offer_threshold_misplaced',
    'squeeze_out_at_ninety_five',
    'mandatory_offer_at_a_third',
    'more_bidders_lower_price',
    'pill_helps_the_bidder',
    'opinion_certifies_best_price',
    'opinion_is_a_guarantee',
    'premium_on_acquirer',
    'fairness_by_bidders_bank',
    'offer_exempt_from_control',
    'premium_reaches_buyer',
    'share_offer_is_fixed',
    'talks_before_value',
    'holders_need_the_board',
    'premium_above_synergies',
    'premium_beyond_synergies',
    'accepted_so_fair',
    'payment_risk_turned_round',
    'cash_dilutes',
    'premium_after_the_news',
    'premium_shows_quality',
    'synergies_owed_to_seller',
    'one_buyer_is_enough',
    'opinion_unwanted',
    'shares_signal_cheap',
    'bid_steps_unneeded',
  ],
  numeric: {
    generator: 'N21',
    ask: {
      en: 'The suitor trades at {p_a} and your client at {p_t}: what exchange ratio does that premium make?',
      fr: 'L’assaillant cote {p_a} et votre client {p_t} : quelle parité d’échange cette prime donne-t-elle ?',
    },
  },
};
