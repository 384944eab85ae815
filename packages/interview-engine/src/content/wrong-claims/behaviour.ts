import type { WrongClaim } from '../types.ts';

/** What disqualifies a candidate: said as a fact about oneself. */
export const behaviourClaims = {
  only_for_the_money: {
    concept: 'motivation_specific',
    says: [
      '"mainly"|"mostly"|"honestly"|"above all"|"simply" & "money"|"salary"|"bonus"|"pays well"|"pays better"|"prestige" & first_person',
      '"surtout"|"avant tout"|"franchement"|"simplement" & "argent"|"salaire"|"bonus"|"paie"|"prestige" & first_person',
      '"only"|"just" & "for the money"|"for the salary"|"for the bonus"|"about the money"',
      '"que pour l’argent"|"seulement pour l’argent"|"juste pour le salaire"',
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
  hours_do_not_matter: {
    concept: 'job_reality',
    says: [
      '"hours"|"weekends" & "exaggerated"|"overstated"|"a myth"|"not that bad"|"nine to six"|"nine to five"|"balanced"|"regular"',
      '"horaires"|"nuits" & "exagéré"|"exagérés"|"un mythe"|"pas si"|"normaux"|"raisonnables"|"équilibrés"|"comme partout"',
      '"work life balance" & "good"|"great"|"better"|"excellent"',
      '"équilibre" & "bon"|"meilleur"|"excellent" & "vie"',
    ],
    example: {
      en: 'I have heard that the hours are exaggerated and that it is nine to six in fact.',
      fr: 'On m’a dit que les horaires sont exagérés et qu’en fait ils sont raisonnables.',
    },
    correction: {
      en: 'Seventy to eighty hours a week, nights and cancelled plans are part of the first years.',
      fr: 'Soixante-dix à quatre-vingts heures par semaine, des nuits et des soirées annulées font partie des premières années.',
    },
  },
  any_bank_will_do: {
    concept: 'bank_specific',
    says: [
      '"any bank"|"any of the banks"|"all the banks"|"every bank" & "same"|"equivalent"|"would do"|"fine"|"equally"',
      '"n’importe quelle banque"|"toutes les banques"|"toutes ces banques" & "même"|"se valent"|"pareil"|"équivalentes"|"ferait l’affaire"|"me va"|"irait"',
      '"banks are all the same"|"banks are much the same"|"no difference between banks"',
    ],
    example: {
      en: 'To be frank all the banks are the same to me.',
      fr: 'Pour être franc, toutes les banques se valent.',
    },
    correction: {
      en: 'Name what is true of this bank alone: a deal, a team, a person you spoke to.',
      fr: 'Citez ce qui n’est vrai que de cette banque : une opération, une équipe, une personne rencontrée.',
    },
  },
  blames_others: {
    concept: 'star_a',
    says: [
      '"was not my fault"|"wasn’t my fault"|"not really my fault"|"their fault"|"his fault"|"her fault"|"fault of the others"|"someone else’s fault"',
      '"pas ma faute"|"pas vraiment ma faute"|"leur faute"|"sa faute"|"la faute des autres"|"la faute de mon"|"la faute du"|"à cause des autres"',
      '"others"|"teammates"|"team"|"colleague" > "were wrong"|"was wrong"|"were useless"|"incompetent"|"were lazy"|"were to blame"|"was to blame"',
      '"autres"|"équipe"|"collègue"|"coéquipiers" > "avaient tort"|"avait tort"|"incompétents"|"incompétent"|"paresseux"|"étaient nuls"',
    ],
    example: {
      en: 'It was not really my fault, the others were wrong.',
      fr: 'Ce n’était pas vraiment ma faute, les autres avaient tort.',
    },
    correction: {
      en: 'Say what you decided, what it caused and what you changed; the part of the others is theirs to tell.',
      fr: 'Dites ce que vous avez décidé, ce que cela a causé et ce que vous avez changé ; leur part, c’est à eux de la raconter.',
    },
  },
  never_failed: {
    concept: 'learning',
    says: [
      '"never failed"|"never really failed"|"no real failure"|"never had a failure"|"cannot think of a failure"|"never make mistakes"',
      '"jamais échoué"|"jamais vraiment échoué"|"pas connu d’échec"|"aucun échec"|"jamais raté"|"jamais d’erreur"|"jamais fait d’erreur"',
    ],
    example: {
      en: 'To be honest I have never really failed at anything.',
      fr: 'Pour tout dire, je n’ai jamais vraiment échoué.',
    },
    correction: {
      en: 'Everybody has failed: a real one, with its cost and what changed, shows maturity.',
      fr: 'Tout le monde a échoué : un vrai échec, avec son coût et ce qui a changé, montre de la maturité.',
    },
  },
  hides_the_error: {
    concept: 'integrity',
    says: [
      '"say nothing"|"said nothing"|"not tell anyone"|"tell nobody"|"told nobody"|"keep quiet"|"kept quiet"|"keep it to myself"|"hope nobody"|"hoped nobody"|"hope no one"|"nobody will notice"|"nobody noticed"|"not mention it"|"wait and see"|"wait until they notice"',
      '"ne dirais rien"|"ne dis rien"|"n’ai rien dit"|"personne ne le verra"|"personne ne verra"|"personne ne s’en apercevra"|"garde pour moi"|"gardé pour moi"|"en espérant que"|"attendre que le client"|"sans le dire"|"sans rien dire"|"sans en parler"',
    ],
    example: {
      en: 'I would say nothing and hope nobody notices.',
      fr: 'Je ne dirais rien, personne ne s’en apercevra.',
    },
    correction: {
      en: 'An error that was sent is told at once, to your associate first: the client must hear it from the bank.',
      fr: 'Une erreur envoyée se signale aussitôt, d’abord à votre associate : le client doit l’apprendre par la banque.',
    },
  },
  corrects_behind_backs: {
    concept: 'integrity',
    says: [
      '"send" & "corrected"|"correct version"|"new version" & "client" & "directly"|"myself"|"without telling"|"quietly"|"discreetly"',
      '"renvoie"|"envoie"|"enverrais"|"renverrais" & "corrigée"|"bonne version"|"nouvelle version" & "client"|"directement"|"discrètement"|"moi-même"',
      '"fix"|"correct"|"replace" & "quietly"|"discreetly"|"silently"|"without telling"',
      '"corrige"|"remplace"|"corrigerais" & "discrètement"|"en silence"|"sans prévenir"|"sans le dire"',
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
  did_it_all_alone: {
    concept: 'star_t',
    says: [
      '"did everything myself"|"did it all myself"|"did it all alone"|"did everything alone"|"ordered them"|"gave orders"|"forced them"|"told them to obey"|"imposed"',
      '"tout fait moi-même"|"tout fait seul"|"tout fait toute seule"|"donné des ordres"|"je les ai forcés"|"j’ai imposé"|"obligés à"',
    ],
    example: {
      en: 'They did not follow, so I did everything myself.',
      fr: 'Ils ne suivaient pas, alors j’ai tout fait moi-même.',
    },
    correction: {
      en: 'Leading means that others did it: say what you did so that they wanted to.',
      fr: 'Diriger, c’est que les autres l’aient fait : dites ce qui leur en a donné envie.',
    },
  },
  decides_in_silence: {
    concept: 'prioritise',
    says: [
      '"do"|"start"|"finish"|"pick"|"choose" & "most senior"|"more senior"|"shout"|"shouts"|"i prefer"|"i like" & "first"|"other waits"|"other one waits"|"without telling"',
      '"fais"|"commence"|"choisis" & "plus gradé"|"plus senior"|"crie le plus"|"je préfère" & "premier"|"d’abord"|"l’autre attendra"|"sans prévenir"',
      '"not call anybody"|"not tell either"|"not disturb"|"wouldn’t disturb"|"see in the morning"|"deal with it in the morning"',
      '"ne préviens personne"|"sans prévenir personne"|"ne dérange"|"dérangerais pas"|"on verra demain"|"verra bien demain"',
    ],
    example: {
      en: 'I would pick the most senior one first and the other one waits.',
      fr: 'Je commence par le plus gradé d’abord, l’autre attendra.',
    },
    correction: {
      en: 'Two deadlines that clash are announced to both at once, with a proposal; the seniors arbitrate.',
      fr: 'Deux échéances qui se heurtent s’annoncent aux deux tout de suite, avec une proposition ; les seniors arbitrent.',
    },
  },
  sends_unchecked_work: {
    concept: 'integrity',
    says: [
      '"skip the checks"|"without checking"|"no time to check"|"send it unchecked"|"quality does not matter"|"quality doesn’t matter"|"good enough"',
      '"sans vérifier"|"sans relire"|"sans relecture"|"saute les contrôles"|"pas le temps de vérifier"|"tant pis pour la qualité"|"qualité passe après"',
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
  no_weakness: {
    concept: 'learning',
    says: [
      '"no weakness"|"no real weakness"|"not have a weakness"|"not have any weakness"|"no weaknesses"|"cannot think of a weakness"',
      '"pas de défaut"|"pas vraiment de défaut"|"aucun défaut"|"pas de vrai défaut"|"je n’en vois pas"',
    ],
    example: {
      en: 'I honestly do not have any weakness.',
      fr: 'Je n’ai pas vraiment de défaut.',
    },
    correction: {
      en: 'A real weakness, with its cost and what you do about it, is what the question asks for.',
      fr: 'La question attend un vrai défaut, son coût et ce que vous faites pour y remédier.',
    },
  },
  weakness_in_disguise: {
    concept: 'integrity',
    says: [
      '"perfectionist"|"too perfectionist"|"work too hard"|"work too much"|"too hard working"|"too committed"|"care too much"|"too demanding with myself" & first_person',
      '"perfectionniste"|"travaille trop"|"trop travailleur"|"trop impliqué"|"trop exigeant avec moi-même" & first_person',
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
  runs_down_the_rival: {
    concept: 'motivation_specific',
    says: [
      '"other candidate"|"others"|"next door"|"next candidate"|"competitors" & "worse"|"not as good"|"weaker"|"lazy"|"cannot"|"never"|"no idea"|"less clever"|"less motivated"|"average"|"cheated"|"cheats"|"weak"|"lied"',
      '"autre candidat"|"autres candidats"|"les autres"|"candidat suivant" & "moins bon"|"moins bons"|"pas au niveau"|"nul"|"nuls"|"paresseux"|"incapable"|"moyen"|"aucune idée"|"moins motivé"|"médiocre"|"triché"|"triche"|"faible"|"menti"',
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
  perfect_candidate: {
    concept: 'star_r',
    says: [
      '"the best candidate"|"the perfect candidate"|"simply the best"|"better than anyone"|"better than everyone"|"best you will find"|"best you’ll ever"',
      '"le meilleur candidat"|"la meilleure candidate"|"le candidat parfait"|"la candidate parfaite"|"tout simplement le meilleur"|"meilleur que tous"|"meilleur que tout le monde"',
    ],
    example: {
      en: 'I am simply the best, better than anyone.',
      fr: 'Je suis le meilleur candidat, meilleur que tout le monde.',
    },
    correction: {
      en: 'Replace the superlative by a result somebody can check.',
      fr: 'Remplacez le superlatif par un résultat vérifiable.',
    },
  },
  avoids_the_conflict: {
    concept: 'star_a',
    says: [
      '"avoided him"|"avoided her"|"avoided them"|"avoid conflict"|"avoid conflicts"|"ignored it"|"waited for it to pass"|"let it go"|"stayed out of it"|"never have conflicts"|"never had a conflict"',
      '"évité le conflit"|"évite les conflits"|"j’ai laissé passer"|"laissé couler"|"attendu que ça passe"|"ne m’en suis pas mêlé"|"jamais de conflit"|"jamais eu de conflit"',
    ],
    example: {
      en: 'I avoid conflicts, so I waited for it to pass.',
      fr: 'J’évite les conflits, j’ai attendu que ça passe.',
    },
    correction: {
      en: 'A conflict that is left alone costs the deadline: say how you heard both sides and what was agreed.',
      fr: 'Un conflit qu’on laisse courir coûte l’échéance : dites comment vous avez entendu chacun et ce qui a été convenu.',
    },
  },
  gives_a_hint: {
    concept: 'confidentiality',
    says: [
      '"a nod"|"nod"|"wink"|"price range"|"rough range"|"not in writing"|"small hint"|"a hint"|"little hint"|"some colour"|"off the record"|"between us"|"rough idea"|"in general terms"|"without naming" & "give"|"tell"|"say"|"share"|"let"|"fine"|"allowed"|"okay"',
      '"clin d’œil"|"hochement de tête"|"fourchette de prix"|"pas par écrit"|"petit indice"|"un indice"|"entre nous"|"en off"|"dans les grandes lignes"|"une idée générale"|"sans citer"|"sans donner de nom"|"sans nommer" & "donne"|"donnerais"|"dirais"|"dire"|"partage"|"partagerais"|"laisse"|"laisserais"|"peut"|"permis"|"pas grave"',
      '"confirm" > "rumour"|"press"|"newspaper"|"deal"',
    ],
    example: {
      en: 'Between us, I would give him a small hint without naming anybody.',
      fr: 'Entre nous, je lui donnerais un petit indice sans nommer personne.',
    },
    correction: {
      en: 'A hint is a disclosure: neither the deal nor the client is confirmed or denied.',
      fr: 'Un indice est déjà une divulgation : on ne confirme ni ne dément ni l’opération ni le client.',
    },
  },
  shares_confidential: {
    concept: 'integrity',
    says: [
      '"important client"|"good client"|"big client"|"good relationship"|"trust him"|"keep him happy" & "tell him"|"share"|"explain"|"give him"',
      '"bon client"|"gros client"|"client important"|"relation"|"confiance" & "lui dis"|"lui dirais"|"partagerais"|"lui donnerais"|"lui explique"|"lui raconterais"',
      '"share"|"tell" & "what i know"|"what we know"|"the price"|"the details"',
      '"partage"|"partagerais"|"dirais"|"raconte" & "ce que je sais"|"ce qu’on sais"|"le prix"|"les détails"',
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
  glamour: {
    concept: 'job_reality',
    says: [
      '"analyst"|"analysts"|"first year"|"juniors" & "negotiate"|"negotiates"|"present to the board"|"present to boards"|"run the deal"|"meet ceos"|"lead the negotiation"',
      '"analyste"|"analystes"|"première année"|"juniors" & "négocie"|"négocient"|"présentent au conseil"|"présente aux"|"mènent le deal"|"avec les pdg"|"dirige les négociations"',
      '"leave at six"|"leaves at six"|"home by six"|"leave at seven"|"forty hours"|"35 hours"|"39 hours"',
      '"part à dix huit heures"|"partent à dix huit heures"|"finit à dix huit"|"trente neuf heures"|"trente cinq heures"|"39 heures"|"35 heures"|"40 heures"|"quarante heures"|"partir à 18"|"partent à 18"',
    ],
    example: {
      en: 'An analyst leaves at six and will negotiate with the board in the first year.',
      fr: 'Un analyste fait 39 heures et négocie avec les PDG.',
    },
    correction: {
      en: 'A junior builds models and pages late into the night; seniors speak for the bank.',
      fr: 'Un junior construit des modèles et des pages jusque tard dans la nuit ; ce sont les seniors qui parlent au nom de la banque.',
    },
  },
  wrong_about_the_bank: {
    concept: 'bank_specific',
    says: [
      '"your"|"you" & "branches"|"retail branches"|"current accounts"|"mortgages"|"no advisory"|"savings accounts"',
      '"votre"|"vos"|"vous" & "agences de quartier"|"guichets"|"comptes courants"|"crédits immobiliers"|"livret"|"pas de conseil"|"particuliers"',
    ],
    example: {
      en: 'I admire your branches and the mortgages you sell to families.',
      fr: 'J’admire vos guichets et vos crédits immobiliers.',
    },
    correction: {
      en: 'An advisory house lives from mandates: check what the bank does before you praise it.',
      fr: 'Une maison de conseil vit de mandats : vérifiez ce que fait la banque avant de la louer.',
    },
  },
  checking_is_for_others: {
    concept: 'learning',
    says: [
      '~"checking"|~"rereading"|~"proofreading"|~"reviewing" & "useless"|"pointless"|"waste of time"|"for the seniors"|"somebody else’s job"|"someone else’s job"|"not my job"',
      '~"relire"|~"relecture"|~"vérifier"|~"contrôler" & "ne sert à rien"|"servent à rien"|"inutile"|"perte de temps"|"au chef"|"aux seniors"|"pas mon travail"|"pas à moi"',
      '"nothing to change"|"would change nothing"|"do exactly the same again"|"would do the same again"',
      '"rien à changer"|"ne changerais rien"|"je referais pareil"|"je referais exactement"',
    ],
    example: {
      en: 'Since then I know that rereading is a waste of time, it is for the seniors.',
      fr: 'Depuis je sais que relire ne sert à rien, c’est le travail des seniors.',
    },
    correction: {
      en: 'Whoever writes a page answers for its figures: the check is part of the work.',
      fr: 'Qui écrit une page répond de ses chiffres : le contrôle fait partie du travail.',
    },
  },
  conflict_won: {
    concept: 'star_r',
    says: [
      '"conflict"|"he"|"she"|"they"|"other" & "left the team"|"quit"|"was kicked out"|"gave up"|"was excluded"|"had to leave" & "solved"|"resolved"|"best"|"good"|"happy"|"won"',
      '"conflit"|"il"|"elle"|"autre" & "parti"|"partie"|"quitté"|"exclu"|"viré"|"abandonné" & "réglé"|"résolu"|"mieux"|"bien"|"content"|"gagné"',
    ],
    example: {
      en: 'He left the team, so the conflict was resolved.',
      fr: 'L’autre a quitté l’équipe, donc le conflit était réglé.',
    },
    correction: {
      en: 'A conflict has ended when the work was done and both would work together again.',
      fr: 'Un conflit est réglé quand le travail est fait et que chacun retravaillerait avec l’autre.',
    },
  },
  does_it_for_them: {
    concept: 'star_a',
    says: [
      '"do"|"did"|"doing"|"redo"|"redid" > "his work"|"her work"|"their work"|"it for him"|"it for her"|"it for them"|"in his place"|"in her place" & "best"|"better"|"faster"|"learn"|"progress"|"improve"',
      '"faire"|"fait"|"faisais"|"refaisais"|"refaire" > "à sa place"|"son travail"|"à leur place"|"le travail du junior" & "meilleure"|"mieux"|"progresser"|"plus vite"|"apprend"|"façon"',
    ],
    example: {
      en: 'Doing his work in his place is the best way to make him progress.',
      fr: 'Faire son travail à sa place est la meilleure façon de le faire progresser.',
    },
    correction: {
      en: 'People improve when they do it and explain it: correcting in their place teaches nothing.',
      fr: 'On progresse en faisant et en expliquant : corriger à la place de quelqu’un ne lui apprend rien.',
    },
  },
} as const satisfies Record<string, WrongClaim>;
