import type { WrongClaim } from '../../types.ts';

/** What is said of it that is false: acts that prove your motivation. */
export const motivationSpecificClaims = {
  drifted_here: {
    concept: 'motivation_specific',
    says: [
      'outright_near_home & outright_main_reason & ~your_house|"your office"|"vos bureaux"|"reason"|"raison" & !"not"|"pas"|"internship"|"stage"',
      '~outright_not_taken & ~outright_settles & !got_over_it',
      '~choice_trades > ~choice_refused & "here i am"|"me voilà"|"me voici"',
      'choice_leftover & first_person',
      'choice_refused > choice_leftover',
      '~first_person & "because"|"parce"|"since"|"puisque"|"after" > ~choice_refused & !"learned"|"appris"|"compris"',
      '~choice_need & shrugs',
      'choice_crowd & first_person & acted|choice_wants',
      'choice_any_job & first_person & !"true of any"|"vrai de tout"|"vrai partout"',
      'choice_need & first_person',
      'choice_left & choice_too_hard & !"not leave because"|"didn’t leave"|"pas parti parce"',
      'choice_easy & first_person',
    ],
    example: {
      en: 'Consulting firms refused me, so banking was what was left and I took it.',
      fr: 'Le conseil ne voulait pas de moi, j’ai pris ce qui restait.',
    },
    correction: {
      en: 'Say what you chose and why: somebody who chose this job stays when it gets hard.',
      fr: 'Dites ce que vous avez choisi et pourquoi : qui a choisi ce métier reste quand il devient dur.',
    },
  },
  mistakes_the_trade: {
    concept: 'motivation_specific',
    says: [
      '"M and A"|"conseil"|"analyst"|"analyste"|"banking"|"job"|"métier" & "choisir des actions"|"pick stocks"|"picking stocks"|"picking shares"|"proprietary trading"|"positions de trading"|"pour compte propre"|"compte propre"|"produits dérivés"|"selling derivatives" & !"not"|"pas"|"unlike"|"rather than"|"plutôt que"',
      'choice_deal_trade > choice_stock_picking',
    ],
    example: {
      en: 'Investment banking is about picking shares for clients.',
      fr: 'Le M&A consiste à gérer le portefeuille boursier des clients.',
    },
    correction: {
      en: 'M&A advises companies and their owners on buying, selling and financing whole businesses.',
      fr: 'Le M&A conseille des entreprises et leurs propriétaires quand ils achètent, cèdent ou financent une société entière.',
    },
  },
  rival_judged_unseen: {
    concept: 'motivation_specific',
    says: [
      'slip_the_rival > ~slip_runs_him_down & !"cannot say"|"do not know"|"ne connais pas"|"ne sais pas"',
    ],
    example: {
      en: 'The other candidate clearly does not have the level.',
      fr: 'L’autre candidat n’a pas le niveau.',
    },
    correction: {
      en: 'Speak of what you bring; you do not know the other one.',
      fr: 'Parlez de ce que vous apportez ; vous ne connaissez pas l’autre.',
    },
  },
  pay_is_the_motive: {
    concept: 'motivation_specific',
    says: [
      '~drive_of_mine > ~is_measured_in > ~plain_reward & !says_otherwise|"not in"|"not the"|"pas au"|"pas le"|"pas dans"|"never"|"jamais"|"before"|"avant"|"more than"|"plus que"|"not by"|"pas par"',
      'plain_reward >> is_measured_in > drive_of_mine & !says_otherwise',
      'more_of_it & more_driven & !says_otherwise',
      '~comes_for_it > ~works_harder & !says_otherwise|"leaves"|"ne vient pas"|"not here"|"not in it"',
    ],
    example: {
      en: 'My motivation is measured in the bonus.',
      fr: 'Ma motivation, c’est le bonus.',
    },
    correction: {
      en: 'Who comes for the pay leaves for better pay: prove your motivation by what you did.',
      fr: 'Qui vient pour la paie part pour une meilleure paie : prouvez votre envie par des actes.',
    },
  },
  adjectives_for_proof: {
    concept: 'motivation_specific',
    says: [
      '"passionate"|"hard working"|"passionné"|"travailleur"|"motivated"|"motivé" > "better than any"|"worth more than"|"mieux que n’importe"|"vaut mieux que" > "internship"|"stage"|"experience"|"expérience" & !says_otherwise',
      'words_over_acts & !says_otherwise',
      'motivated_word > "shows"|"proves"|"proof"|"seen in"|"se voit"|"prouve"|"preuve" > sought_after & !says_otherwise',
      'sought_after > "proves"|"shows"|"necessarily"|"means"|"must be"|"prouve"|"montre"|"forcément" & motivated_word & !says_otherwise',
    ],
    example: {
      en: 'Adjectives say more than acts do.',
      fr: 'Un candidat convoité est forcément un candidat motivé.',
    },
    correction: {
      en: 'An adjective or another offer proves nothing: name what you did for this job.',
      fr: 'Un adjectif ou une autre offre ne prouve rien : citez ce que vous avez fait pour ce métier.',
    },
  },
  shares_taken_for_deals: {
    concept: 'motivation_specific',
    says: [
      'plays_the_market > what_an_analyst_does & !slip_contrast',
      'what_an_analyst_does > plays_the_market & !slip_contrast',
    ],
    example: {
      en: 'I have been trading options, which is what an analyst does here.',
      fr: 'Je joue en bourse, c’est ce que fait un analyste.',
    },
    correction: {
      en: 'M&A sells and buys whole companies for clients; it takes no positions.',
      fr: 'Le M&A vend et achète des entreprises entières pour des clients ; il ne prend pas de positions.',
    },
  },
  status_for_proof: {
    concept: 'motivation_specific',
    says: [
      'outright_alone_proves & ~sweep_drive|sweep_nothing_to_prove|"enough"|"suffit"|"i want this" & !says_otherwise',
      '"application"|"candidature"|"cv" >> "speaks for itself"|"parle d’elle-même"|"parle de lui-même" & !"not"|"pas"',
      'sweep_status & sweep_proves & sweep_drive & !"proves nothing"|"ne prouve rien"|"prouvent rien"|"not enough"|"suffit pas"',
      'sweep_status > sweep_nothing_to_prove & !"not"|"n’est pas"|"does not mean"',
      'sweep_status & ~sweep_nothing_to_prove & !"does not mean"|"ne veut pas dire"|"that said"',
      '~sweep_meeting_people > ~sweep_adds_nothing & !"not useless"|"if"|"si"|"but"|"mais"|"without"|"sans"|"alone"|"à lui seul"|"c’est pour ça"|"so i"|"donc je"',
      '~sweep_adds_nothing >> ~sweep_meeting_people & !"not useless"|"without"|"sans"|"so i"|"donc je"',
      '~sweep_unprepared & ~sweep_on_purpose',
      'sweep_asks_for_more & sweep_drive',
    ],
    example: {
      en: 'My school’s name proves my motivation.',
      fr: 'Poser sa candidature prouve la motivation, rencontrer les équipes n’apporte rien.',
    },
    correction: {
      en: 'A school or an application proves nothing: say whom you met, what you built, what you read for this job.',
      fr: 'Une école ou une candidature ne prouve rien : dites qui vous avez rencontré, ce que vous avez construit, ce que vous avez lu pour ce métier.',
    },
  },
  flatters_every_bank: {
    concept: 'motivation_specific',
    says: [
      '~doer > ~"same thing to your"|~"the same to your"|~"même chose à vos"|~"pareil à vos" & !"not"|"pas"',
      '~first_choice & ~same_to_all',
      '~doer & rival_is_first',
      '"best bank in the world"|"meilleure banque du monde"|"best bank there is"|"la meilleure banque"|"number one in the world" & "that’s why"|"why I"|"c’est pour ça"|"pour cette raison"|"you are"|"you’re"|"vous êtes" & !"not because"|"pas parce"',
    ],
    example: {
      en: 'You are my first choice, and I tell everyone that.',
      fr: 'J’ai dit à votre concurrent qu’il était mon premier choix.',
    },
    correction: {
      en: 'Only one bank can be the first choice: your applications have to agree with each other.',
      fr: 'Une seule banque peut être le premier choix : vos candidatures doivent être cohérentes entre elles.',
    },
  },
  wants_an_easy_seat: {
    concept: 'motivation_specific',
    says: [
      '"i’d like"|"i want"|"looking for"|"je voudrais"|"je cherche"|"j’aimerais" > "go home at"|"home by"|"go home early"|"rentre à"|"rentrer tôt"|"finir à" & !got_over_it',
      '~first_person|~the_house_here & easier_seat & !got_over_it',
    ],
    example: {
      en: 'I like small teams because there is less work.',
      fr: 'Je viens chez vous parce qu’on y est moins contrôlé.',
    },
    correction: {
      en: 'A small team means more responsibility early: say that you want it, and why.',
      fr: 'Une petite équipe, c’est plus de responsabilités plus tôt : dites que vous le voulez, et pourquoi.',
    },
  },
  invents_an_offer: {
    concept: 'motivation_specific',
    says: ['offer_noun & is_invented'],
    example: {
      en: 'I have another offer, which does not exist yet.',
      fr: 'J’ai une autre offre, qui n’existe pas encore.',
    },
    correction: {
      en: 'The street is small: name only what you have in hand, one call is enough to check it.',
      fr: 'La place est petite : une offre qui n’a jamais été faite coûte le poste et la réputation.',
    },
  },
  came_by_default: {
    concept: 'motivation_specific',
    says: [
      '~draws_me > ~outer_shine & !"not"|"pas"|"never"|"thought"|"croyais"',
      '~by_default > "choosing"|"choisir"',
      '~outright_other_trade > ~outright_run_down & !"not say"|"not think"|"ne dis pas"|"ne crois pas"|"ne pense pas"',
      '~choice_trades > ~looks_down_on',
      '~by_default & ~first_person|"bank"|"banking"|"banque" & !got_over_it|"not"|"never"|"un peu par défaut"|"au départ"|"at first"',
      '"pas choisi la banque"|"pas vraiment choisi"|"could not get into"|"not get into consulting"|"reste n’a pas marché"',
      '~draws_me > ~mere_rewards & ~little_else',
      'first_to_say_yes & ~first_person',
      '~first_person & leaves_soon & !got_over_it|"not"|"rather"',
      '~first_person & ~not_informed & !"but i"|"mais j ai"|"yet"',
    ],
    example: {
      en: 'Banking is my plan B.',
      fr: 'Ce qui m’attire, c’est le salaire et le statut, le reste m’importe peu.',
    },
    correction: {
      en: 'Show that you chose: what you read, whom you called, what you want to do here in three years.',
      fr: 'Montrez un choix : ce que vous avez lu, qui vous avez appelé, ce que vous voulez faire ici dans trois ans.',
    },
  },
  only_for_the_money: {
    concept: 'motivation_specific',
    says: [
      'outright_impresses & "banker"|"banking"|"banque"|"banquier"|"status"|"statut" & !"not"|"pas"|"ne"',
      'advice_rewards|"rich"|"riche" > "best evidence"|"best proof"|"meilleure preuve" & !says_otherwise|"not"|"pas"',
      'mere_rewards > word_is_proof & !says_otherwise|"not"|"turned down"|"cut"|"unpaid"|"less"|"lower"|"refusé"|"renoncé"|"baisse"|"moins"|"sans"',
      '~mere_rewards > ~draws_me & ~little_else & !"not"|"never"|"pas"|"jamais"|"without"|"sans"',
      '~choice_for_perks & ~first_person & shrugs|~choice_the_work & !"not for the"|"pas pour"|"never for"|"jamais pour"',
      'choice_stepping_stone & first_person',
      'first_person > choice_wants > choice_for_perks',
      'choice_the_work > choice_secondary & first_person',
      'choice_higher_bid & first_person',
      'choice_for_perks & choice_the_work & choice_secondary',
      '"mainly"|"mostly"|"honestly"|"above all"|"simply" & "money"|"salary"|"bonus"|"pays well"|"pays better"|"prestige" & first_person',
      '"surtout"|"avant tout"|"franchement"|"simplement" & "argent"|"salaire"|"bonus"|"paie"|"prestige" & first_person',
      '"only"|"just" & "for the money"|"for the salary"|"for the bonus"|"about the money"',
      '"que pour l’argent"|"seulement pour l’argent"|"juste pour le salaire"',
      '"for the money"|"for the salary"|"for the bonus"|"for the prestige" & "nothing else"|"first of all"|"that is all"|"above all"|"simply"|"honestly"',
      '"pour l’argent"|"pour le salaire"|"pour le bonus"|"pour le prestige" & "rien d’autre"|"avant tout"|"c’est tout"|"simplement"|"franchement"|"surtout"',
      'advice_rewards & advice_suffices & !"not"|"pas"|"weakest"|"never"',
      'advice_sets_apart > advice_rewards & !"not"|"pas"|"changes hands"|"change de mains"',
      'advice_rewards > "more than"|"plus que"|"ahead of" > ~"content"|~"contenu"|~"work"|~"travail"|~"deals"|~"dossiers"',
    ],
    example: {
      en: 'Honestly, I want it mainly for the money and the bonus.',
      fr: 'Franchement, je veux surtout le salaire et le bonus.',
    },
    correction: {
      en: 'Pay is a consequence: say which work you want to do, and prove it with what you did.',
      fr: 'La rémunération est une conséquence : dites quel travail vous voulez faire, preuve à l’appui.',
    },
  },
  runs_down_the_rival: {
    concept: 'motivation_specific',
    says: [
      '~"next door"|~"other candidate"|~"d’à côté"|~"autre candidat" > ~"not as bright"|~"not as good"|~"less bright"|~"moins brillant"|~"pas aussi bon" & !"may be"|"peut-être"|"not say"|"ne dis pas"',
      'choice_rival > choice_inferior',
      '"other candidate"|"others"|"next door"|"next candidate"|"competitors" & "worse"|"not as good"|"weaker"|"lazy"|"cannot"|"never"|"no idea"|"less clever"|"less motivated"|"average"|"cheated"|"cheats"|"weak"|"lied"',
      '"autre candidat"|"autres candidats"|"les autres"|"candidat suivant" & "moins bon"|"moins bons"|"pas au niveau"|"nul"|"nuls"|"paresseux"|"incapable"|"moyen"|"aucune idée"|"moins motivé"|"médiocre"|"triché"|"triche"|"faible"|"menti" & !"pire"',
      '"other candidate"|"next candidate"|"candidate next door"|"rival"|"competitor" & "liar"|"lies"|"lying"|"bluffing"|"fake"|"incompetent"|"stupid"|"useless"|"do not hire"|"don’t hire"|"inferior"',
      '"autre candidat"|"candidat suivant"|"candidat d’à côté"|"rival"|"concurrent" & "menteur"|"ment"|"bluffe"|"bidon"|"incompétent"|"bête"|"inférieur"|"ne prenez pas"',
      '"attack"|"attacking"|"criticise"|"criticising"|"run down"|"running down"|"discredit"|"discrediting" > "other"|"rival"|"competitor"|"candidate"|"opponent"',
      '"dénigrer"|"attaquer"|"critiquer"|"discréditer"|"descendre" > "autre"|"autres"|"candidat"|"concurrent"|"rival"|"adversaire" & !"pire"',
      'advice_right & advice_rival & advice_runs_down & !"not"|"pas"',
      'advice_runs_down > advice_right & !"not"|"pas"',
      '~advice_rival > advice_poor_school',
    ],
    example: {
      en: 'The other candidate is surely lazy and not as good as I am.',
      fr: 'L’autre candidat est sûrement moins bon et paresseux.',
    },
    correction: {
      en: 'You know nothing about the other candidate: three facts about yourself convince, attacks do not.',
      fr: 'Vous ne savez rien de l’autre candidat : trois faits sur vous convainquent, pas une attaque.',
    },
  },
  motivation_needs_no_proof: {
    concept: 'motivation_specific',
    says: [
      '~outright_asked_nobody & outright_feels_it',
      'outright_feels_it & "trust me"|"believe me"|"faites-moi confiance"|"croyez-moi"|"that is all"|"c’est tout" & !"not"|"pas"',
      '~nothing_done_for_it & ~sweep_drive & !"but"|"mais"|"yet"|"encore"|got_over_it',
      '"motivation"|"interest"|"drive"|"wanting it"|"envie"|"passion"|"intérêt" > ~needs_no_showing & !"rather than"|"not think"|"not believe"|"ne crois pas"|"ne pense pas"|"faux"|"wrong"',
      '"saying"|"say"|"telling"|"dire"|"le dire"|"affirmer" > ~word_is_proof & !says_otherwise|"not enough"|"pas assez"',
      'choice_connections',
      '~choice_knowing & choice_teaches_nothing',
      'choice_on_my_word',
      'advice_suffices > tell_word > motivated_word & !"not"|"pas de dire"|"ne suffit"',
      '~steps_of_my_own > ~advice_needless|~changes_nothing & !"if"|"si"|"alone"|"seul"|"seuls"|"but"|"mais"|"without"|"sans"',
      'choice_school & choice_only_that',
      '"motivation"|"interest"|"drive"|"passion"|"desire" > -"proved"|-"proven"|-"be shown"|-"demonstrated"|-"be tested"',
      '"diploma"|"degree"|"grades"|"my school"|"school" > "is enough"|"are enough"|"suffices"|"speaks for itself"|"speak for themselves"|"proves everything"|"prove everything"',
      '"enough to" > "love money"|"like money"|"want it"|"be motivated"|"be clever"',
      '"motivation"|"envie"|"passion"|"intérêt" > -"démontre"|-"se prouve"|-"prouver"|-"se montre"|-"démontrer"',
      '"diplôme"|"notes"|"école" > "suffit"|"suffisent"|"parle d’elle même"|"parlent d’elles mêmes"|"parle de lui même"',
      '"il suffit"|"suffit" > "aimer l’argent"|"d’avoir envie"|"vouloir"|"être motivé"|"être intelligent"',
      '~advice_evidence > ~advice_needless',
      '~advice_needless > ~advice_evidence',
      'advice_inner_drive > advice_declared & !"not enough"|"show"',
      'advice_suffices > advice_declared',
      '~advice_met_nobody & ~advice_needless',
      'advice_superlatives & advice_wins_over & !"not"|"pas"',
      '~advice_evidence > advice_weighs_down',
    ],
    example: {
      en: 'Motivation cannot be proved, it is enough to want it.',
      fr: 'L’envie ne se démontre pas, il suffit d’aimer l’argent.',
    },
    correction: {
      en: 'Motivation shows in acts: an internship, people you called, work you did without being asked.',
      fr: 'La motivation se voit dans les actes : un stage, des gens appelés, un travail fait sans qu’on vous le demande.',
    },
  },
  same_job_as_audit: {
    concept: 'motivation_specific',
    says: [
      'audit_is_alike & !"not"|"pas"',
      'choice_trades > choice_does_deals',
      'choice_trades & choice_same_trade',
      '"banking"|"bank"|"investment bank"|"banks" > "same job"|"same work"|"same thing"|"same trade"|"no different"|"just like"|"identical" > "audit"|"consulting"|"auditing"|"auditors"|"consultants"',
      '"bank"|"banks"|"bankers"|"banking" > "certify"|"certifies"|"certifying"|"sign off"|"audit" > "accounts"',
      '"banque"|"banques" > "même métier"|"même travail"|"même chose"|"pareil"|"identique"|"comme" > "audit"|"conseil"|"auditeurs"|"consultants"',
      '"banque"|"banques"|"banquiers" > "certifie"|"certifient"|"certifier" > "comptes"',
    ],
    example: {
      en: 'Banking is the same job as audit, only better paid.',
      fr: 'La banque, c’est le même métier que l’audit, en mieux payé.',
    },
    correction: {
      en: 'Audit looks at last year’s accounts and consulting advises; a bank carries a transaction to its signature.',
      fr: 'L’audit certifie les comptes passés, le conseil recommande ; la banque mène une transaction jusqu’à la signature.',
    },
  },
} as const satisfies Record<string, WrongClaim>;
