import type { WrongClaim } from '../types.ts';

export const dealsClaims = {
  signing_is_closing: {
    concept: 'spa',
    says: ['deals_signing_noun & deals_closing_noun & deals_same_moment'],
    example: {
      en: 'Signing and closing are the same thing by law, so there is never a gap.',
      fr: 'Le signing et le closing ont lieu toujours au même moment.',
    },
    correction: {
      en: 'At signing the parties commit; at closing, once the conditions are met, price and shares change hands.',
      fr: 'Au signing, les parties s’engagent ; au closing, une fois les conditions levées, le prix et les titres changent de main.',
    },
  },
  contract_after_payment: {
    concept: 'spa',
    says: [
      'deals_sale_contract > deals_formality',
      'deals_sale_contract|deals_signing_day > after > deals_money_paid',
      'deals_pay_first & deals_signing_day',
    ],
    example: {
      en: 'The contract is a formality that you sign after the payment.',
      fr: 'Le contrat est une simple formalité qu’on signe après le paiement.',
    },
    correction: {
      en: 'The contract is signed first; the price is paid at closing.',
      fr: 'Le contrat est signé d’abord ; le prix est payé au closing.',
    },
  },
  documents_before_secrecy: {
    concept: 'teaser_im',
    says: [
      'deals_info_book > deals_before_word > deals_secrecy_pledge',
      'deals_sends_it > deals_info_book > deals_only_then > deals_secrecy_pledge',
      'deals_info_book > deals_before_word > deals_signing_day > deals_secrecy_pledge',
    ],
    example: {
      en: 'You send the information memorandum to everybody before the NDA.',
      fr: 'On envoie l’info memo à tout le monde avant le NDA.',
    },
    correction: {
      en: 'Buyers first sign the NDA and only then receive the information memorandum.',
      fr: 'Les acheteurs signent d’abord le NDA, puis reçoivent l’info memo.',
    },
  },
  indicative_offer_binds: {
    concept: 'nbo_bo',
    says: ['deals_indicative_offer > deals_bound_word', 'deals_indicative_offer > deals_is_firm'],
    example: {
      en: 'The indicative offer legally commits the buyer to his price.',
      fr: 'L’offre indicative engage juridiquement l’acheteur sur son prix.',
    },
    correction: {
      en: 'An indicative offer commits nobody: only the offer of the second round does.',
      fr: 'Une offre indicative n’engage personne : seule l’offre ferme du second tour engage.',
    },
  },
  broad_always_best_price: {
    concept: 'auction',
    says: ['deals_many_buyers & deals_always & deals_best_price'],
    example: {
      en: 'A broad auction always gets the best price.',
      fr: 'Un processus large donne toujours le meilleur prix.',
    },
    correction: {
      en: 'A broad auction adds bidders, but leaks and fatigue can cost more than it brings.',
      fr: 'Un processus large ajoute des candidats, mais les fuites et la lassitude peuvent coûter plus qu’il n’apporte.',
    },
  },
  nda_stops_leaks: {
    concept: 'leak_risk',
    says: [
      'deals_secrecy_pledge & deals_prevent & ~deals_leak_only',
      'deals_many_buyers & deals_no_more_risk & ~deals_leak_only',
    ],
    example: {
      en: 'The NDAs prevent any leak anyway.',
      fr: 'Les accords de confidentialité empêchent toute fuite.',
    },
    correction: {
      en: 'An NDA lowers the risk and gives a remedy; the more people know, the more a leak is likely.',
      fr: 'Un accord de confidentialité réduit le risque et ouvre un recours ; plus il y a d’initiés, plus une fuite est probable.',
    },
  },
  targeted_has_no_tension: {
    concept: 'auction',
    says: ['deals_targeted_process & deals_no_tension'],
    example: {
      en: 'With a targeted process there is no competition at all.',
      fr: 'Avec un processus ciblé, il n’y a aucune tension.',
    },
    correction: {
      en: 'Four or five serious bidders who know they have rivals are enough for tension.',
      fr: 'Quatre ou cinq candidats sérieux, qui savent qu’ils ont des rivaux, suffisent à créer de la tension.',
    },
  },
  share_deal_leaves_past: {
    concept: 'asset_share_deal',
    says: ['deals_share_purchase > deals_leave_behind'],
    example: {
      en: 'With a share deal the buyer leaves the liabilities behind.',
      fr: 'Dans une cession de titres, l’acheteur laisse les passifs chez le vendeur.',
    },
    correction: {
      en: 'Whoever buys the shares takes the company with its whole past, liabilities included.',
      fr: 'Qui achète les titres reprend la société avec tout son passé, passifs compris.',
    },
  },
  asset_deal_takes_past: {
    concept: 'asset_share_deal',
    says: ['deals_asset_purchase > deals_inherits_word'],
    example: {
      en: 'With an asset deal the buyer inherits everything from the past.',
      fr: 'Avec une cession d’actifs, l’acheteur hérite de tout le passé.',
    },
    correction: {
      en: 'Whoever buys assets takes only what the contract lists.',
      fr: 'Qui achète des actifs ne reprend que ce que le contrat énumère.',
    },
  },
  seller_prefers_assets: {
    concept: 'seller_tax',
    says: ['deals_seller_wants_assets'],
    example: {
      en: 'The seller prefers an asset deal.',
      fr: 'Le vendeur préfère une cession d’actifs.',
    },
    correction: {
      en: 'The seller usually prefers to sell the shares: a clean exit and a single tax.',
      fr: 'Le vendeur préfère en général vendre les titres : sortie nette et une seule imposition.',
    },
  },
  contracts_follow_assets: {
    concept: 'contract_transfer',
    says: [
      'deals_asset_purchase > deals_trade_contracts > deals_automatic',
      'deals_asset_purchase > deals_automatic > deals_trade_contracts',
    ],
    example: {
      en: 'In an asset deal the contracts and licences move automatically.',
      fr: 'Dans une cession d’actifs, les licences et tous les contrats passent automatiquement.',
    },
    correction: {
      en: 'When assets are sold, each commercial contract has to be transferred, often with the customer’s consent.',
      fr: 'Quand on cède des actifs, chaque contrat commercial se transfère, souvent avec l’accord du client.',
    },
  },
  mandatory_offer_at_a_third: {
    concept: 'takeover',
    says: [
      'deals_mandatory_word > deals_a_third_of_capital',
      'deals_a_third_of_capital > deals_mandatory_word|deals_compulsory',
    ],
    example: {
      en: 'The mandatory offer starts at 33% of the capital.',
      fr: 'L’offre obligatoire se déclenche à 33 % du capital.',
    },
    correction: {
      en: 'In France the mandatory offer starts above 30% of the capital or of the votes.',
      fr: 'En France, l’offre est obligatoire au-delà de 30 % du capital ou des droits de vote.',
    },
  },
  squeeze_out_at_ninety_five: {
    concept: 'takeover',
    says: ['deals_squeeze_word > deals_ninety_five', 'deals_ninety_five > deals_squeeze_word'],
    example: {
      en: 'The squeeze-out is possible only from 95%.',
      fr: 'Le retrait obligatoire n’est possible qu’à 95 %.',
    },
    correction: {
      en: 'Since 2019 a squeeze-out is possible from 90% of the capital and votes.',
      fr: 'Depuis 2019, le retrait obligatoire est possible à partir de 90 % du capital et des droits de vote.',
    },
  },
  amf_sets_the_price: {
    concept: 'offer_review',
    says: ['deals_market_supervisor > deals_sets_it > price'],
    example: { en: 'The AMF sets the price of the offer.', fr: 'L’AMF fixe le prix de l’offre.' },
    correction: {
      en: 'The bidder proposes the price; the AMF reviews whether the offer complies.',
      fr: 'L’initiateur propose le prix ; l’AMF contrôle la conformité de l’offre.',
    },
  },
  partial_offer_is_enough: {
    concept: 'takeover',
    says: ['deals_thirty & deals_only_part'],
    example: {
      en: 'Above 30% you may bid for only part of the shares.',
      fr: 'Au-delà de 30 %, vous pouvez viser une partie des titres.',
    },
    correction: {
      en: 'Above 30% the offer must be for all the shares.',
      fr: 'Au-delà de 30 %, l’offre doit viser la totalité des titres.',
    },
  },
  locked_box_price_adjusts: {
    concept: 'locked_box',
    says: ['deals_in_locked_box > deals_price_adjusts'],
    example: {
      en: 'In a locked box the price is adjusted at closing.',
      fr: 'En locked box, le prix est ajusté au closing.',
    },
    correction: {
      en: 'In a locked box the price is fixed on a past balance sheet; the seller only guarantees that no value leaks.',
      fr: 'En locked box, le prix est figé sur un bilan passé ; le vendeur garantit seulement l’absence de fuites de valeur.',
    },
  },
  seller_keeps_locked_box_profit: {
    concept: 'locked_box',
    says: [
      'deals_price_machinery & deals_seller_bears',
      'deals_in_locked_box & profit & deals_seller_gets',
    ],
    example: {
      en: 'In a locked box the seller keeps the profits until closing.',
      fr: 'En locked box, le vendeur garde les bénéfices jusqu’au closing.',
    },
    correction: {
      en: 'From the locked-box date the results are for the buyer, who may pay interest on the price.',
      fr: 'Depuis la date de locked box, les résultats sont pour l’acheteur, qui peut payer un intérêt sur le prix.',
    },
  },
  completion_accounts_fixed: {
    concept: 'locked_box',
    says: ['deals_with_completion_accounts > deals_price_is_fixed'],
    example: {
      en: 'With completion accounts the price is fixed at signing.',
      fr: 'Avec des comptes de closing, le prix est fixé à la signature.',
    },
    correction: {
      en: 'With completion accounts the price is estimated first and trued up on the balance sheet at closing.',
      fr: 'Les comptes de closing ajustent après coup un prix estimé à la signature.',
    },
  },
  warranties_without_limit: {
    concept: 'spa',
    says: ['deals_promises > deals_unlimited'],
    example: { en: 'The warranties are unlimited.', fr: 'Les garanties sont illimitées.' },
    correction: {
      en: 'Warranties normally come with a cap, a basket and a time limit.',
      fr: 'Les garanties s’accompagnent en général d’un plafond, d’une franchise et d’une durée.',
    },
  },
  mac_for_any_reason: {
    concept: 'mac',
    says: ['deals_material_change|deals_walk_away & deals_any_reason'],
    example: {
      en: 'With the MAC the buyer walks away after one bad quarter.',
      fr: 'Avec la clause MAC, l’acheteur se retire après un mauvais trimestre.',
    },
    correction: {
      en: 'A MAC clause needs a serious and lasting deterioration, and courts rarely accept it.',
      fr: 'Une clause MAC suppose une dégradation grave et durable, et les tribunaux l’admettent rarement.',
    },
  },
  behavioural_remedies_preferred: {
    concept: 'antitrust',
    says: ['deals_regulator|deals_merger_watchdog & deals_prefers_behaviour'],
    example: {
      en: 'The authorities prefer behavioural remedies.',
      fr: 'Les autorités préfèrent les remèdes comportementaux.',
    },
    correction: {
      en: 'In mergers the authorities favour structural remedies: a sale needs no monitoring.',
      fr: 'En concentration, les autorités privilégient les remèdes structurels : une cession ne demande pas de surveillance.',
    },
  },
  integrate_before_clearance: {
    concept: 'clean_team',
    says: [
      'deals_integrate_now > deals_before_word > deals_clearance',
      'deals_integrate_now & deals_meanwhile',
    ],
    example: {
      en: 'We can start integrating the two companies before clearance.',
      fr: 'On peut commencer à intégrer les deux sociétés avant l’autorisation.',
    },
    correction: {
      en: 'Until clearance the two companies remain competitors: integration is prepared by clean teams only.',
      fr: 'Jusqu’à l’autorisation, les deux sociétés restent concurrentes : seules des équipes étanches préparent l’intégration.',
    },
  },
  wait_for_the_authority: {
    concept: 'antitrust',
    says: ['deals_just_wait'],
    example: {
      en: 'There is nothing to do but wait for the decision.',
      fr: 'Il suffit d’attendre la décision de l’autorité.',
    },
    correction: {
      en: 'Remedies, their buyer and the timetable are prepared from the first day.',
      fr: 'Les remèdes, leur repreneur et le calendrier se préparent dès le premier jour.',
    },
  },
  shares_cost_nothing: {
    concept: 'financing_mix',
    says: ['deals_in_shares > deals_free_of_charge'],
    example: { en: 'Paying in shares costs nothing.', fr: 'Payer en actions ne coûte rien.' },
    correction: {
      en: 'Shares are the dearest currency when the synergies come: part of them goes to the new holders.',
      fr: 'Les actions sont la monnaie la plus chère quand les synergies arrivent : les nouveaux actionnaires en prennent leur part.',
    },
  },
  all_synergies_to_seller: {
    concept: 'syn_vs_premium',
    says: ['deals_all_synergies & deals_extra_paid|deals_give_away|pay & deals_create_value'],
    example: {
      en: 'We can pay all the synergies in the premium and still create value.',
      fr: 'On peut verser toutes les synergies dans la prime et créer de la valeur.',
    },
    correction: {
      en: 'If the premium equals the value of the synergies, nothing is left for the acquirer.',
      fr: 'Si la prime égale la valeur des synergies, il ne reste rien à l’acquéreur.',
    },
  },
  multiple_of_sales_is_cheap: {
    concept: 'ev_ebitda',
    says: ['deals_sales_multiple > deals_cheap'],
    example: {
      en: 'Four times sales is cheap.',
      fr: 'Quatre fois le chiffre d’affaires, c’est bon marché.',
    },
    correction: {
      en: 'A multiple of sales says nothing without the margin: look at what it makes in EBITDA.',
      fr: 'Un multiple de chiffre d’affaires ne dit rien sans la marge : regardez ce qu’il fait en EBITDA.',
    },
  },
  only_a_full_sale: {
    concept: 'liquidity_options',
    says: ['deals_only_way & ~deals_sell_whole'],
    example: {
      en: 'The only way to get cash is to sell the whole company.',
      fr: 'La seule solution, c’est de vendre l’entreprise.',
    },
    correction: {
      en: 'A minority stake, a dividend paid by debt, a listing or an owner buy-out all bring cash without a full sale.',
      fr: 'Une part minoritaire, un dividende par dette, la bourse ou un owner buy-out apportent du cash et laissent le contrôle.',
    },
  },
  holding_debt_not_deducted: {
    concept: 'leverage',
    says: ['debt & deals_not_deduct & deals_buy_out_route|sell'],
    example: {
      en: 'As the debt sits in the holding you do not deduct it at exit.',
      fr: 'Comme la dette est portée par la holding, on n’a pas à l’enlever à la sortie.',
    },
    correction: {
      en: 'The debt of the holding is repaid before the shareholders: it comes off the exit value.',
      fr: 'La dette de la holding passe avant les actionnaires : elle vient en moins de la valeur de sortie.',
    },
  },
  minority_sale_loses_control: {
    concept: 'ownership',
    says: ['deals_minority_route > deals_lose_control'],
    example: {
      en: 'By selling a minority stake the family loses control.',
      fr: 'En cédant une part minoritaire, la famille perd le contrôle.',
    },
    correction: {
      en: 'With a minority investor the family keeps the votes; the shareholders’ agreement sets the vetoes.',
      fr: 'Avec un investisseur minoritaire, la famille garde les votes ; le pacte d’actionnaires fixe les vetos.',
    },
  },
  dividend_by_debt_is_free: {
    concept: 'leverage',
    says: ['deals_dividend_route > deals_free_of_charge'],
    example: {
      en: 'A dividend recap is free for the family.',
      fr: 'Un dividende financé par la dette est gratuit pour la famille.',
    },
    correction: {
      en: 'A dividend paid by debt must be repaid by the company, which has less room in a bad year.',
      fr: 'Un dividende financé par emprunt, la société le rembourse, avec moins de marge en cas de mauvaise année.',
    },
  },
  refuse_on_principle: {
    concept: 'defence',
    says: ['deals_refuse_verb & deals_outright_word'],
    example: {
      en: 'You refuse on principle and that is all.',
      fr: 'Il faut refuser par principe, c’est tout.',
    },
    correction: {
      en: 'The board must weigh the offer in the interest of the company and its shareholders before it answers.',
      fr: 'Le conseil doit juger l’offre dans l’intérêt de la société et des actionnaires avant de répondre.',
    },
  },
  paper_is_cash: {
    concept: 'exchange_ratio',
    says: [
      'deals_paper_word & deals_same_as_cash',
      'deals_paper_word & cash & deals_makes_no_odds',
    ],
    example: {
      en: 'Being paid in shares is the same as cash.',
      fr: 'Être payé en titres, c’est comme du cash.',
    },
    correction: {
      en: 'Shares are worth what the bidder is worth after the deal: their value has to be examined like our own.',
      fr: 'Des titres valent ce que vaudra l’assaillant après l’opération : leur valeur s’examine comme la nôtre.',
    },
  },
  premium_means_fair: {
    concept: 'fairness',
    says: ['premium & deals_always & deals_fair_word', 'premium > deals_proves > deals_fair_word'],
    example: {
      en: 'A premium over the market means the offer is fair.',
      fr: 'Une prime sur le cours prouve que l’offre est équitable.',
    },
    correction: {
      en: 'A premium says nothing by itself: what counts is the value on a stand-alone basis and the synergies.',
      fr: 'Une prime ne dit rien seule : il faut la comparer à la valeur intrinsèque et aux synergies.',
    },
  },
  net_debt_added_in_carve_out: {
    concept: 'ev_ebitda',
    says: ['ev > deals_plus_word > net_debt', 'ev > deals_adds_debt_phrase'],
    example: {
      en: 'From the enterprise value you add net debt to get the value of the shares.',
      fr: 'À la valeur d’entreprise, on ajoute la dette nette pour trouver la valeur des titres.',
    },
    correction: {
      en: 'From enterprise value to the value of the shares, net debt is subtracted.',
      fr: 'De la valeur d’entreprise à la valeur des titres, la dette nette se soustrait.',
    },
  },
  reported_ebitda_as_is: {
    concept: 'normalise',
    says: [
      'deals_use_it > deals_reported_number > deals_as_is',
      'deals_use_it > deals_reported_number & deals_as_is',
    ],
    example: {
      en: 'I take the reported EBITDA as it stands.',
      fr: 'Je prends l’EBITDA publié tel quel.',
    },
    correction: {
      en: 'The reported EBITDA has to be rebuilt as if the division stood alone.',
      fr: 'L’EBITDA publié se reconstruit comme si la division vivait seule.',
    },
  },
  group_charges_vanish: {
    concept: 'normalise',
    says: ['deals_group_charges & deals_vanish'],
    example: {
      en: 'The group charges simply disappear with the sale.',
      fr: 'Les frais de groupe disparaissent avec la cession.',
    },
    correction: {
      en: 'The group charges are replaced by the division’s own costs, which are often higher.',
      fr: 'Les frais de groupe sont remplacés par des coûts propres, souvent plus élevés.',
    },
  },
  separation_costs_recur: {
    concept: 'separation_costs',
    says: ['deals_separation_noun > deals_comes_each_year'],
    example: {
      en: 'The separation costs come back every year.',
      fr: 'Les coûts de séparation reviennent chaque année.',
    },
    correction: {
      en: 'Separation costs are paid once: they come off the price, not off EBITDA.',
      fr: 'Les coûts de séparation se paient une fois : ils viennent en moins du prix, pas de l’EBITDA.',
    },
  },
  condition_lifts_itself: {
    concept: 'mac',
    says: ['deals_condition_noun > deals_lifts > deals_by_itself'],
    example: {
      en: 'A condition precedent is lifted automatically after a month.',
      fr: 'Une condition suspensive se lève toute seule au bout d’un mois.',
    },
    correction: {
      en: 'A condition precedent is lifted by the approval itself; without it nobody has to close.',
      fr: 'Une condition suspensive n’est levée que par l’accord de l’autorité ; sans lui, personne n’est tenu au closing.',
    },
  },
  regulators_alone_to_blame: {
    concept: 'antitrust',
    says: ['deals_regulators_noun & deals_powerless'],
    example: {
      en: 'It is the regulators’ fault, the companies could do nothing.',
      fr: 'C’est la faute des régulateurs, les entreprises ne pouvaient rien y faire.',
    },
    correction: {
      en: 'Both sides can foresee an objection: they test the market definition, prepare remedies and share the risk in the contract.',
      fr: 'Une objection se prévoit : on teste la définition du marché, on prépare des remèdes et on partage le risque dans le contrat.',
    },
  },
  seller_pays_reverse_fee: {
    concept: 'mac',
    says: ['deals_reverse_fee & deals_paid_by_seller'],
    example: {
      en: 'The reverse break fee is paid by the seller.',
      fr: 'L’indemnité inversée est payée par le vendeur.',
    },
    correction: {
      en: 'A reverse break fee goes from the buyer to the seller when the buyer cannot close.',
      fr: 'Une indemnité inversée va de l’acheteur au vendeur quand l’acheteur ne peut pas conclure.',
    },
  },
  microsoft_paid_in_shares: {
    concept: 'deal_facts',
    says: ['deals_microsoft_name & deals_in_shares'],
    example: {
      en: 'Microsoft paid for Activision in shares.',
      fr: 'Microsoft a payé Activision en actions.',
    },
    correction: {
      en: 'Microsoft paid for Activision in cash, at 95 dollars per share.',
      fr: 'Microsoft a payé Activision en numéraire, 95 dollars par action.',
    },
  },
  tiffany_price_raised: {
    concept: 'deal_facts',
    says: ['deals_tiffany_name & deals_raised_its_price'],
    example: {
      en: 'LVMH raised its price for Tiffany.',
      fr: 'LVMH a relevé son offre sur Tiffany.',
    },
    correction: {
      en: 'LVMH cut its price for Tiffany from 135 to 131.50 dollars per share.',
      fr: 'LVMH a réduit son prix pour Tiffany de 135 à 131,50 dollars par action.',
    },
  },
  suez_agreed_from_the_start: {
    concept: 'deal_facts',
    says: ['deals_suez_name & deals_friendly_at_once'],
    example: {
      en: 'Veolia’s offer for Suez was friendly from the start.',
      fr: 'L’offre de Veolia sur Suez était amicale dès le départ.',
    },
    correction: {
      en: 'Suez fought Veolia’s offer for months before the agreement of April 2021 at 20.50 euros.',
      fr: 'Suez s’est opposé à Veolia pendant des mois, avant l’accord d’avril 2021 à 20,50 euros.',
    },
  },
  vmware_all_cash: {
    concept: 'deal_facts',
    says: ['deals_vmware_name & deals_wholly_in_cash'],
    example: {
      en: 'Broadcom bought VMware entirely in cash.',
      fr: 'Broadcom a racheté VMware entièrement en numéraire.',
    },
    correction: {
      en: 'Broadcom offered a choice of cash or shares for VMware, half of each overall.',
      fr: 'Broadcom a proposé au choix du numéraire ou des titres pour VMware, moitié-moitié au total.',
    },
  },
  pioneer_paid_in_cash: {
    concept: 'deal_facts',
    says: ['deals_pioneer_name & deals_paid_in_cash'],
    example: { en: 'Exxon paid for Pioneer in cash.', fr: 'Exxon a payé Pioneer en numéraire.' },
    correction: {
      en: 'Exxon paid for Pioneer with its own shares, 2.3234 of them for each.',
      fr: 'Exxon a payé Pioneer avec ses propres titres, 2,3234 pour une.',
    },
  },
  figma_completed: {
    concept: 'deal_facts',
    says: ['deals_figma_name & deals_deal_completed'],
    example: {
      en: 'The purchase of Figma by Adobe was completed in 2023.',
      fr: 'Le rachat de Figma par Adobe a été bouclé en 2023.',
    },
    correction: {
      en: 'Adobe and Figma gave up in December 2023, and Adobe paid a fee of one billion dollars.',
      fr: 'Adobe et Figma ont renoncé en décembre 2023, et Adobe a versé une indemnité d’un milliard de dollars.',
    },
  },
  credit_suisse_premium: {
    concept: 'deal_facts',
    says: ['deals_credit_suisse_name & deals_paid_a_premium'],
    example: {
      en: 'UBS bought Credit Suisse at a premium.',
      fr: 'UBS a racheté Credit Suisse avec une prime.',
    },
    correction: {
      en: 'UBS paid 0.76 franc for each Credit Suisse share, far below the last price.',
      fr: 'UBS a payé 0,76 franc par action Credit Suisse, bien en dessous du dernier cours.',
    },
  },
  fox_news_bought: {
    concept: 'deal_facts',
    says: ['deals_fox_name & deals_fox_news_too'],
    example: {
      en: 'Disney bought all of Fox, including Fox News.',
      fr: 'Disney a racheté toute la Fox, y compris Fox News.',
    },
    correction: {
      en: 'Disney bought the film and television assets; Fox News went to a separate company.',
      fr: 'Disney a racheté les actifs de cinéma et de télévision ; Fox News est allée dans une société à part.',
    },
  },
  stellantis_plant_closures: {
    concept: 'deal_facts',
    says: ['deals_stellantis_name & deals_close_plants'],
    example: {
      en: 'The synergies of PSA and Fiat Chrysler came from plant closures.',
      fr: 'Les synergies de Stellantis reposaient sur des fermetures d’usines.',
    },
    correction: {
      en: 'PSA and FCA announced over five billion euros of annual synergies, from platforms and purchasing.',
      fr: 'PSA et FCA ont annoncé plus de cinq milliards d’euros de synergies annuelles, sur les plateformes et les achats.',
    },
  },
  monsanto_paid_in_shares: {
    concept: 'deal_facts',
    says: ['deals_monsanto_name & deals_in_shares'],
    example: { en: 'Bayer paid for Monsanto in shares.', fr: 'Bayer a payé Monsanto en actions.' },
    correction: {
      en: 'Bayer paid for Monsanto in cash, at 128 dollars per share.',
      fr: 'Bayer a payé Monsanto en numéraire, 128 dollars par action.',
    },
  },
  genzyme_paid_in_shares: {
    concept: 'deal_facts',
    says: ['deals_genzyme_name & deals_in_shares'],
    example: { en: 'Sanofi paid for Genzyme in stock.', fr: 'Sanofi a payé Genzyme en titres.' },
    correction: {
      en: 'Sanofi paid 74 dollars in cash for each Genzyme share, plus a contingent value right.',
      fr: 'Sanofi a payé 74 dollars en numéraire par action Genzyme, plus un certificat de valeur conditionnelle.',
    },
  },
  twitter_price_cut: {
    concept: 'deal_facts',
    says: ['deals_twitter_name & deals_got_a_lower_price'],
    example: {
      en: 'Musk got a lower price for Twitter in the end.',
      fr: 'Musk a obtenu un prix plus bas pour Twitter.',
    },
    correction: {
      en: 'Musk closed at the signed price of 54.20 dollars per share.',
      fr: 'Musk a conclu au prix signé de 54,20 dollars par action.',
    },
  },
} as const satisfies Record<string, WrongClaim>;
