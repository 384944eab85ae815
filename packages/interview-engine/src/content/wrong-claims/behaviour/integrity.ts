import type { WrongClaim } from '../../types.ts';

/** What is said of it that is false: telling the right people at once. */
export const integrityClaims = {
  directors_risk_nothing: {
    concept: 'integrity',
    says: [
      'flat_directors|~flat_directors > ~flat_not_liable & !"if"|"si"|"unless"|"sauf"|"as long as"|"tant que"',
      'wrongly_favour & !"not"|"cannot"|"ne peut"|"n’a pas"|"never"|"jamais"|"must not"|"ne doit"|"liable"|"risk"|"risque"|"forbidden"|"interdit"|"sans"|"without"|"nobody may"',
      '~directors_safe',
      '~crisis_director > ~crisis_no_blame & !"but"|"mais"|"if"|"si"',
      'crisis_director & crisis_pays_whom',
      'crisis_director > crisis_long_wait & stops_paying',
    ],
    example: {
      en: 'The directors risk nothing.',
      fr: 'Les dirigeants ne risquent rien.',
    },
    correction: {
      en: 'Directors have duties to creditors and a deadline to file, and can be held liable.',
      fr: 'Les dirigeants ont des devoirs et un délai pour déclarer, et leur responsabilité peut être engagée.',
    },
  },
  board_kept_in_the_dark: {
    concept: 'integrity',
    says: [
      '~says_nothing > "au conseil"|"to the board"|"aux dirigeants"|"to the directors" & !"mistake"|"erreur"|"if"|"si"',
      '~crisis_director > ~heard_need_not_know & !"not that"|"isn’t that"|"pas que"|"shareholders"|"everything"',
      '~heard_better_not_warn > ~crisis_director & !"mistake"|"erreur"',
      '~"duties"|~"devoirs" > ~heard_stays_unchanged & !"not that"|"pas que"',
      'crisis_director > heard_waits_long > "file"|"filing"|"déclarer"|"dépôt" & !"not"|"cannot"|"never"|"pas"|"jamais"',
    ],
    example: {
      en: 'The board doesn’t need to know either.',
      fr: 'Le conseil d’administration n’a pas à le savoir.',
    },
    correction: {
      en: 'Tell the directors at once: near insolvency their duties change and they may be liable.',
      fr: 'Il faut prévenir les dirigeants tout de suite : près de la cessation des paiements, leurs devoirs changent et leur responsabilité est engagée.',
    },
  },
  error_left_to_the_client: {
    concept: 'integrity',
    says: [
      '~slip_waits_for_them & !out_of_question|"never"|"jamais"|"rather"|"would not"|"worse"|"before"|"avant"|"ne pas"',
    ],
    example: {
      en: 'You wait until the client notices the error.',
      fr: 'Un document déjà envoyé, ce n’est plus notre problème.',
    },
    correction: {
      en: 'Tell the team at once: an error the client finds himself costs far more trust.',
      fr: 'On prévient l’équipe aussitôt : une erreur trouvée par le client coûte bien plus de confiance.',
    },
  },
  error_hushed_up: {
    concept: 'integrity',
    says: [
      '~coming_clean & so_i_keep_quiet & !got_over_it|"even if"|"même si"',
      '~doer > puts_it_right > ~on_the_quiet & !got_over_it|failure_noun|"never"|"jamais"|"not"|"pas"|"rather"|"plutôt"|"even if"',
      '~doer & ~advice_those_above & told_after_the_fix & !"not once"|"pas une fois"|says_otherwise',
      'coming_clean > costs_trust & !says_otherwise|"late"|"later"|"tard"|"failing"|"without"|"less"|"moins"|"but"|"mais"',
      '~slip_of_the_pen > ~as_grave_as > ~graver_error & !says_otherwise|"not as"|"less"|"moins"|"pas aussi"|"whether"',
      '~"size"|~"taille" > -"come into"|-"matter"|-"compte"|-"joue" & ~slip_of_the_pen',
    ],
    example: {
      en: 'I put it right quietly, owning up only costs you trust.',
      fr: 'J’ai corrigé en douce, avouer fait perdre la confiance.',
    },
    correction: {
      en: 'An error is told at once and sized at once: what it changes decides how fast and to whom.',
      fr: 'Une erreur se dit aussitôt et se mesure aussitôt : son effet décide de l’urgence et de qui prévenir.',
    },
  },
  small_lie_told: {
    concept: 'integrity',
    says: [
      'turn_small_lie & ~turn_beats_trouble & !"never"|"jamais"',
      'turn_tells_them & turn_false_excuse & !"if"|"si"|"never"|"jamais"|"really"|"vraiment"',
    ],
    example: {
      en: 'I tell them that the server is down.',
      fr: 'Un petit mensonge vaut mieux qu’un conflit.',
    },
    correction: {
      en: 'No invented excuse: both hear the same facts at once, that the two deadlines clash.',
      fr: 'Pas d’excuse inventée : les deux apprennent les mêmes faits aussitôt, les deux échéances se heurtent.',
    },
  },
  deadline_over_accuracy: {
    concept: 'integrity',
    says: [
      '~doer > sends_off > half_checked & !"mieux"|"rather"|"better"',
      'on_time > counts_more > being_right & !got_over_it',
    ],
    example: {
      en: 'The deadline matters more than the numbers being right.',
      fr: 'J’envoie les deux documents à moitié relus.',
    },
    correction: {
      en: 'A wrong number costs more than an hour: what cannot be checked in time is announced early.',
      fr: 'Un chiffre faux coûte plus qu’une heure : ce qu’on ne pourra pas relire s’annonce tôt.',
    },
  },
  unnoticed_means_untold: {
    concept: 'integrity',
    says: [
      '~"personne ne voit"|~"nobody sees"|~"no one sees" > ~"pas de faute"|~"pas d’erreur"|~"no mistake"|~"not a mistake"|~"no error" & !got_over_it',
      '~outright_if_seen & leaves_it & !got_over_it',
      '~unnoticed > ~not_an_error & !"still"|"quand même"|"even if"|"même si"',
      '~no_call_for > ~bring_it_up & ~unnoticed|"version"|"mistake"|"error"|"erreur"',
      '~helps_our_side & ~leaves_it & !"even"|"même"|"whichever"|"not leave"',
    ],
    example: {
      en: 'If the client has not noticed, there is no need to bring it up.',
      fr: 'Si l’erreur nous arrange, je la laisse.',
    },
    correction: {
      en: 'Seen or unseen, for us or against us: the error is told and corrected, because the client relies on it.',
      fr: 'Vue ou non, pour nous ou contre nous : l’erreur se dit et se corrige, car le client s’y fie.',
    },
  },
  passes_the_blame: {
    concept: 'integrity',
    says: [
      '~others_should_catch & !"but"|"mais"|"also"|"aussi"|"not only"',
      'doer > "say"|"tell"|"dirais"|"dis"|"claim" > outright_other_made_it & !"not"|"never"|"even if"|"whether"|"même si"|"jamais"|"if"|"si"',
      '"should have"|"devait"|"aurait dû"|"had to check" & ~outright_his_problem & !"should have told"|"aurais dû"|"not his problem"|"pas son problème"|"i should"|"tell me"|"me dit"',
      'doer > "say"|"tell"|"dirais"|"dis" > somebody_below > "got it wrong"|"made a mistake"|"mixed up"|"trompé"|"planté" & !"not"|"never"|"jamais"|"pas"',
      '~doer > puts_it_on > somebody_below & !got_over_it',
      'failure_noun > lay_with > theirs & !got_over_it|"mine"|"my own"|"la mienne"|own_fault',
      'missed_it > because_of > team_mates & did_my_part|sees_no_change',
      'did_my_part & failure_noun|missed_it & theirs|team_mates|the_others & !got_over_it',
      'maker > -"responsible"|-"responsable"|-"accountable"|-"to blame"',
    ],
    example: {
      en: 'The failure was really theirs.',
      fr: 'Je ferais porter l’erreur au stagiaire.',
    },
    correction: {
      en: 'Whoever sent the page answers for it: own it, size it, repair it.',
      fr: 'Qui a envoyé la page en répond : assumez, mesurez, réparez.',
    },
  },
  lets_them_believe: {
    concept: 'integrity',
    says: [
      '~doer > botches & !got_over_it|own_fault|"not"|"rather"|"parce que je voulais"|"because i wanted"|"prefer"|"préfère"|"plutôt"|"mieux vaut"|"better than"|"mieux que"',
      '~pointing_out > would_harm_us & !"not pointing"|"without"|"ne pas"|"even"|"même"',
      '~doer & not_me_but & ~doer|"say"|"dirais" & "say"|"tell"|"dirais"|"dis"',
      '~wrong_figure & ~goes_along & !"even"|"même si petit"',
      '~doer > waits_for_morning & !"not"|"never"|"rather"',
      'skips_the_check & ~doer|"essentiel"|"main thing" & !"decided to"|"décidé de"|"tempted"|"tenté"|own_fault|since_then|"parce que je voulais"|"because i wanted"|"decided on my own"|"décidé seul"|"chose to"|"choisi de"',
      'excuse_made_up & ~doer',
      '~doer > on_track_they_think',
      '~nobody_will_compare & ~doer & !"even"|"même"|got_over_it|"not hope"|"try to hope"|"pas espéré"|"espérant pas"',
      '~too_small_to_tell & !"even"|"même"|"nothing is"|"rien n"|"report the"',
      '~doer|"would" > wrongly_accuses & !"de moi"|"from me"',
      '~too_small_to_tell & "no reason"|"no need"|"aucune raison"|"pas besoin"',
    ],
    example: {
      en: 'I would upload a new file overnight, nobody will compare the two.',
      fr: 'C’est trop petit pour en parler, inutile de déranger l’associate.',
    },
    correction: {
      en: 'Say it now, to those who answer for the deal: trust survives an error, not its discovery.',
      fr: 'Dites-le maintenant, à ceux qui répondent du dossier : la confiance survit à une erreur, pas à sa découverte.',
    },
  },
  blames_the_machine: {
    concept: 'integrity',
    says: [
      '~owning_up_word > hurts_my_standing > so_i_keep_quiet|~so_i_keep_quiet & !got_over_it|"even if"|"même si"',
      '~doer|"say"|"dire" > the_machine_did_it & !"not"|"never"|"pas"|"jamais"|"sans"|"rather"|"plutôt"|got_over_it',
    ],
    example: {
      en: 'I would tell the client it was a software bug.',
      fr: 'Je dis que c’est l’outil qui a bugué.',
    },
    correction: {
      en: 'Say that the error is yours, what it changes and when the right page arrives.',
      fr: 'Dites que l’erreur est de vous, ce qu’elle change et quand arrive la bonne page.',
    },
  },
  team_knows_nothing: {
    concept: 'integrity',
    says: [
      'outright_they_said & outright_jealous & !got_over_it',
      '~never_asked_them & ~my_last_team & !got_over_it',
      'my_last_team & ~misjudged_me & !got_over_it|"not wrong"|"pas trompée"|"were right"',
    ],
    example: {
      en: 'My last team was wrong about me.',
      fr: 'Je ne sais pas ce qu’en dirait mon équipe, je ne leur ai jamais demandé.',
    },
    correction: {
      en: 'Quote what they told you, even where it hurt: that you asked and heard is half the answer.',
      fr: 'Citez ce qu’ils vous ont dit, même désagréable : avoir demandé et entendu, c’est la moitié de la réponse.',
    },
  },
  hides_the_error: {
    concept: 'integrity',
    says: [
      '~fewer_know > ~all_the_better & !"wrong"|"faux"|got_over_it',
      'outright_silent & ~outright_nobody_knew & !got_over_it',
      'doer > "silent"|"quiet"|"tais"|"tairais" > "hope"|"hoping"|"espérant"|"espère" & !got_over_it|"not"|"never"|"rather"|"jamais"',
      'doer > "keep that to myself"|"keep this to myself"|"garde ça pour moi"|"garderais ça pour moi" & !got_over_it|"not"|"never"|"ne garde"|"jamais"',
      'good_analyst_alone & !got_over_it|says_otherwise|"but"|"mais"',
      '~doer > puts_it_right > ~told_nobody_of_it & !got_over_it|own_fault',
      '~fixed_problem > ~advice_needless & !got_over_it|"still"|"quand même"',
      'conduct_error|puts_it_right|fixed_problem & "sans le dire"|"sans rien dire"|"sans en parler" & !got_over_it|"je préfère"|"tenté de"|"non"|"jamais"|"j’ai décidé de"|out_of_question',
      'doer > conduct_hid',
      'doer & tell & conduct_only_if & !"même si"|"even if"|"parce que si"',
      'first_person & "wait"|"attends"|"attendre"|"attendrais" & conduct_only_if',
      'conduct_unseen & !"la première fois"|"the first time"|"à l’aube"|"at dawn"|"same call"|"même appel"|"surprise"|"surpris"',
      'conduct_error > conduct_not_there',
      'doer > conduct_leave_it',
      'conduct_not_my_place & !"alone"|"tout seul"|"directly"|"directement"|"arbitrer"|"hiérarchiser"|"prioritise"|"decide"|"choose"|"choisir"|"trancher"|"settle"|"rank"',
      '"say nothing"|"said nothing"|"not tell anyone"|"tell nobody"|"told nobody"|"keep quiet"|"kept quiet"|"keep it to myself"|"hope nobody"|"hoped nobody"|"hope no one"|"nobody will notice"|"nobody noticed"|"not mention it"|"wait and see"|"wait until they notice" & !"should not"|"must not"|"instead of"|"rather than"|"not try"|"worse"|"i told"|"my mistake"|"gets you fired"|"rightly"|out_of_question',
      '"ne dirais rien"|"ne dis rien"|"n’ai rien dit"|"personne ne le verra"|"personne ne verra"|"personne ne s’en apercevra"|"garde pour moi"|"gardé pour moi"|"en espérant que"|"attendre que le client" & !"c’est risquer"|"je préfère"|"tenté de"|"ma faute"|"mon erreur"|"ma responsabilité"|"non"|"jamais"|"j’ai décidé de"|out_of_question',
      '"owning up"|"admitting"|"confessing"|"telling the client"|"telling"|"announcing" > "destroys"|"destroy"|"kills"|"ruins"|"damages"|"loses"|"costs us" > "trust"|"client"|"credibility"|"mandate"|"relationship"|"confidence"',
      '"seniors"|"associate"|"director"|"boss"|"client"|"manager" > "prefer not to know"|"prefers not to know"|"better not know"|"not need to know"|"need not know"|"needn’t know"|"better off not knowing"',
      '"avouer"|"reconnaître"|"admettre"|"prévenir"|"le dire"|"l’annoncer" > "détruit"|"ruine"|"casse"|"abîme"|"fait perdre" > "confiance"|"crédibilité"|"client"|"mandat"|"relation"',
      '"seniors"|"associate"|"directeur"|"chef"|"client"|"manager" > "préfèrent ne pas savoir"|"préfère ne pas savoir"|"pas besoin de savoir"|"pas à savoir"|"pas besoin de le savoir"',
      '"i hide"|"i hid"|"would hide"|"better hide"|"better to hide"|"cover up"|"bury"|"conceal" > "mistake"|"error"|"it"',
      '"cacher"|"dissimuler"|"enterrer"|"camoufler" > "erreur"|"faute" & !"pire"|"pires"|"plus grave"|"jamais"',
      '~advice_needless >> ~advice_informs > ~advice_those_above',
      '~advice_those_above > ~advice_needless >> ~advice_informs',
      '~doer > puts_the_right_one > ~and_says_nothing & !got_over_it|"rather"|"plutôt"|"worst"|"pire"|"tempting"|"would not"|"my fault"',
      '"had to keep quiet"|"better keep quiet"|"il faut surtout se taire"|"mieux vaut se taire"|"il vaut mieux se taire"|"best to say nothing"|"ne pas inquiéter la hiérarchie"|"not worry the boss"|"not to worry my boss" & !got_over_it|"not"|"tempting"',
      '"let it go"|"laissé passer"|"laissé comme ça"|"left it" > "nobody saw"|"nobody noticed"|"no one saw"|"personne n’a vu"|"personne n’a rien vu"|"personne ne l’a vu" & !got_over_it|"mistake of mine"|"should have"|"aurais dû"',
    ],
    example: {
      en: 'I would say nothing and hope nobody notices.',
      fr: 'Je ne dirais rien, personne ne s’en apercevra.',
    },
    correction: {
      en: 'An error is told as soon as it is seen, to your associate first; if it has gone out, the client hears of it from the bank.',
      fr: 'Une erreur se signale dès qu’on la voit, d’abord à votre associate ; si elle est partie, c’est la banque qui l’apprend au client.',
    },
  },
  corrects_behind_backs: {
    concept: 'integrity',
    says: [
      '~fewer_know > ~all_the_better & !"not"|"pas"|"wrong"|"faux"|got_over_it',
      '"same name"|"même nom"|"même titre" & ~outright_not_see & !"never"|"jamais"|"rather"|"plutôt"',
      'doer > slips_it_in & !"tell"|"dis"|"never"|"jamais"|"not"|"ne"|"rather"|got_over_it',
      'conduct_client & conduct_before_team',
      '"send" & "corrected"|"correct version"|"new version" & "client" & "directly"|"myself"|"without telling"|"quietly"|"discreetly" & !"what changed"|"what has changed"|"colleague checks"',
      '"renvoie"|"envoie"|"enverrais"|"renverrais" & "version corrigée"|"bonne version"|"nouvelle version" & "au client"|"directement"|"discrètement"|"moi-même" & !"en disant"|"ce qui a changé"|"collègue relit"|"explication"|"expliquant"|"précisant"|"signalant"',
      '"fix"|"correct"|"replace" & "quietly"|"discreetly"|"silently"|"without telling" & !"not try"|"not fix"|"never"|"rather than"|"instead of"|"hope"|"tempting"',
      '"corrige"|"remplace"|"corrigerais" & "discrètement"|"en silence"|"sans prévenir"|"sans le dire" & !"moins"|"jamais"|"non"',
      '"swap"|"swapped"|"replace"|"overwrite"|"upload"|"mend"|"repair"|"change" & "quietly"|"discreetly"|"silently"|"without telling"|"without a word"|"unnoticed"|"on the quiet" & !"tempting"|"would be"',
      '"silent fix"|"quiet fix"|"discreet fix"|"silent correction"|"quiet correction"',
      '"échange"|"remplace"|"écrase"|"change"|"remplacer"|"remplacerais"|"corriger"|"mets" & "discrètement"|"en silence"|"sans prévenir"|"sans un mot"|"en douce"|"ni vu ni connu" & !"moins"|"jamais"|"non"',
      'advice_silence|advice_keeps_to_himself & advice_right & !"not"|"pas"',
      '~"corrige"|~"fix"|~"correct"|~"remplace" > ~"discrètement"|~"quietly" & !"pas discrètement"|"not"|"jamais"|"never"|"moins"|"jamais"|"non"',
      '~doer > puts_the_right_one > ~and_says_nothing & !got_over_it|"rather"|"plutôt"|"worst"|"pire"|"tempting"|"never again"|"jamais plus"|"would not"|"my fault"',
      '"telling the team"|"telling them"|"prévenir l’équipe"|"le dire à l’équipe" > "nervous"|"worry"|"inquiéter"|"inquiète"|"panique"|"panic" & !"not"|"pas"|"rather"|"but"|"mais"',
    ],
    example: {
      en: 'I would quietly replace the file with a corrected version and send it to the client myself.',
      fr: 'Je corrigerais discrètement le fichier et j’enverrais moi-même la nouvelle version au client.',
    },
    correction: {
      en: 'How the client is told is for the associate and the director to decide: they must know first.',
      fr: 'La façon de l’annoncer au client revient à l’associate et au directeur : ils doivent le savoir d’abord.',
    },
  },
  sends_unchecked_work: {
    concept: 'integrity',
    says: [
      '~doer > ~outright_half_quality & !got_over_it|"never"|"jamais"|"rather"|"plutôt"|"so i"|"donc je"',
      '"skip the checks"|"without checking"|"no time to check"|"send it unchecked"|"quality does not matter"|"quality doesn’t matter"|"good enough" & !"doable"|"feasible"|"only without"|"too tight"|"checking time"|"suppose"|"so one would"',
      '"sans vérifier"|"sans relire"|"sans relecture"|"saute les contrôles"|"pas le temps de vérifier"|"tant pis pour la qualité"|"qualité passe après" & !"jouable"|"tenable"|"faisable"|"trop juste"|"plutôt"|"je le dis"|"je préviens"|"jamais"|"refuse"',
      '"quality"|"checks"|"proofreading"|"accuracy" > "can wait"|"come second"|"comes second"|"come after"|"comes after"|"is secondary"|"are secondary"|"goes out of the window"',
      '"better"|"rather" > "wrong"|"errors"|"mistakes" > "late"|"delay"',
      '"qualité"|"vérification"|"vérifications"|"relecture"|"exactitude" > "passe après"|"passera après"|"secondaire"|"peut attendre"|"attendra"|"tant pis"',
      '"mieux vaut"|"vaut mieux" > "faux"|"imparfait"|"erreurs"|"bâclé" > "retard"',
      '~advice_impact > ~advice_needless',
      '~advice_needless > ~advice_impact',
      'advice_an_error > advice_same_treatment & !"not"|"ne se"',
    ],
    example: {
      en: 'I would do both fast and send them without checking.',
      fr: 'Je ferais les deux vite et j’enverrais sans vérifier.',
    },
    correction: {
      en: 'Work that goes out unchecked costs more than a delay that was announced.',
      fr: 'Un document envoyé sans contrôle coûte plus cher qu’un retard annoncé.',
    },
  },
  weakness_in_disguise: {
    concept: 'integrity',
    says: [
      'trust_too_good & first_person',
      '"perfectionist"|"too perfectionist"|"work too hard"|"work too much"|"too hard working"|"too committed"|"care too much"|"too demanding with myself" & first_person',
      '"perfectionniste"|"travaille trop"|"trop travailleur"|"trop impliqué"|"trop exigeant avec moi-même" & first_person',
      '~advice_perfectionism > advice_top_answer & !"not a"|"pas un"|"worst"|"pire"',
      'advice_fake_flaw & advice_right|first_person|"present"|"give"|"présenter"|"donner" & !"not"|"pas"',
      '~advice_real_flaw > ~advice_needless',
      '~advice_needless > ~advice_real_flaw',
    ],
    example: {
      en: 'I would say that I am too perfectionist.',
      fr: 'Je dirais que je suis trop perfectionniste.',
    },
    correction: {
      en: 'A strength in disguise is heard as dodging: name something that once cost somebody something.',
      fr: 'Une qualité déguisée passe pour une esquive : citez ce qui a déjà coûté quelque chose à quelqu’un.',
    },
  },
  shares_confidential: {
    concept: 'integrity',
    says: [
      'loyal_client > ~has_earned_it & !"not"|"pas"|"never"|"but"|"mais"',
      '"important client"|"good client"|"big client"|"good relationship"|"trust him"|"keep him happy" & "tell him"|"share"|"explain"|"give him"',
      '"bon client"|"gros client"|"client important"|"relation"|"confiance" & "lui dis"|"lui dirais"|"partagerais"|"lui donnerais"|"lui explique"|"lui raconterais" & !"aucun"|"aucune"|"rien"|"ne partage"|"ne dis"|"refuse"|"ne peux pas"|"faire confiance"',
      '"share"|"tell" & "what i know"|"what we know"|"the price"|"the details"',
      '"partage"|"partagerais"|"dirais"|"raconte" & "ce que je sais"|"ce qu’on sais"|"le prix"|"les détails"',
      '"information"|"what we know"|"knowledge" > "belongs to the bank"|"belong to the bank"|"belongs to us"|"is ours"|"belongs to the house"',
      '"clients"|"client" & "no secret"|"no secrets"|"nothing secret"|"nothing confidential"|"nothing is confidential"',
      '"share"|"give"|"sell"|"pass on" > "whoever pays"|"who pays"|"pays fees"|"pays the fees"|"state of play"|"who bids"|"who is bidding"',
      '"information"|"informations"|"ce qu’on sait" > "appartient à la banque"|"appartiennent à la banque"|"est à nous"|"appartient à la maison"',
      '"clients"|"client" & "pas de secret"|"aucun secret"|"rien de secret"|"rien de confidentiel"|"pas confidentiel"',
      '"partage"|"donne"|"donnerais"|"raconte"|"raconterais"|"vends" > "qui paie"|"celui qui paie"|"état d’avancement"|"qui enchérit"|"combien ils offrent"',
    ],
    example: {
      en: 'He is an important client, so I would tell him what I know.',
      fr: 'C’est un bon client, donc je lui dirais ce que je sais.',
    },
    correction: {
      en: 'No relationship excuses it: information on another client stays with the team on that deal.',
      fr: 'Aucune relation ne l’excuse : ce qui touche un autre client reste dans l’équipe de l’opération.',
    },
  },
} as const satisfies Record<string, WrongClaim>;
