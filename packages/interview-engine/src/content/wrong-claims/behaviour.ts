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
      '"for the money"|"for the salary"|"for the bonus"|"for the prestige" & "nothing else"|"first of all"|"that is all"|"above all"|"simply"|"honestly"',
      '"pour l’argent"|"pour le salaire"|"pour le bonus"|"pour le prestige" & "rien d’autre"|"avant tout"|"c’est tout"|"simplement"|"franchement"|"surtout"',
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
      '"quieter than"|"calmer than"|"more relaxed than"|"easier than" & "audit"|"consulting"|"auditors"|"consultants"',
      '"free weekends"|"weekends are free"|"weekends off"|"free evenings"|"evenings free"|"home for dinner"',
      '"plus tranquille"|"plus calme"|"plus reposant"|"moins d’heures" & "audit"|"conseil"|"ailleurs"',
      '"week ends libres"|"soirées libres"|"jamais le week end"|"rentre dîner"',
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
      '"banks"|"teams"|"houses" > "interchangeable"|"identical"|"alike"|"much the same"|"all equal"|"no different"|"equivalent"',
      '"banques"|"équipes"|"maisons" > "interchangeables"|"identiques"|"se ressemblent"|"se valent"|"toutes pareilles"|"toutes les mêmes"',
      '"same answer"|"same thing"|"same letter"|"same speech"|"same reasons" > "every bank"|"all of them"|"each bank"|"everywhere"|"everyone"|"all the banks"',
      '"même chose"|"même discours"|"même lettre"|"même réponse"|"mêmes raisons" > "partout"|"chaque banque"|"toutes les banques"|"tout le monde"',
      '"name"|"brand"|"logo"|"prestige"|"ranking"|"size" > "all that counts"|"all that matters"|"only thing that"|"is enough"|"what counts"',
      '"nom"|"marque"|"logo"|"prestige"|"classement"|"taille" > "seul qui compte"|"seule chose"|"tout ce qui compte"|"suffit"|"qui compte"',
      '"team"|"people"|"deals" > "same everywhere"|"same in every"|"interchangeable"',
      '"équipe"|"gens"|"deals" > "partout les mêmes"|"pareils partout"|"interchangeables"',
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
      '"junior"|"juniors"|"intern"|"interns"|"beginner" > "never responsible"|"never accountable"|"never to blame"|"cannot be blamed"|"cannot be held"|"can’t be blamed"|"not be held"',
      '"previous intern"|"former intern"|"my predecessor"|"the others"|"my colleague"|"my teammates"|"my boss"|"my manager" > "botched"|"messed up"|"messed it up"|"let me down"|"gave me the wrong"|"spoilt"|"ruined"',
      '"failure"|"mistake"|"error"|"blame" > "came from"|"was due to"|"was down to"|"lies with"|"is on" > "others"|"team"|"manager"|"boss"|"client"|"predecessor"|"colleague"|"intern"',
      '"junior"|"juniors"|"stagiaire"|"débutant" > "jamais responsable"|"jamais en cause"|"jamais coupable"|"pas responsable de ce"',
      '"ancien stagiaire"|"prédécesseur"|"collègue"|"chef"|"cheffe"|"manager"|"équipe"|"autres"|"stagiaire" > "avait laissé"|"avait bâclé"|"a bâclé"|"avait mal"|"m’a planté"|"m’ont planté"|"a tout gâché"|"ont tout gâché"|"fichier pourri"',
      '"échec"|"erreur"|"faute" > "vient"|"venait"|"revient"|"à cause" > "autres"|"équipe"|"chef"|"cheffe"|"manager"|"client"|"collègue"|"stagiaire"',
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
      '"never got anything wrong"|"never made a mistake"|"never missed"|"always succeeded"|"always been successful"|"everything i do works"',
      '"jamais fait d’erreur"|"jamais raté"|"toujours tout réussi"|"toujours réussi"|"jamais fait de faute"',
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
      '"owning up"|"admitting"|"confessing"|"telling the client"|"telling"|"announcing" > "destroys"|"destroy"|"kills"|"ruins"|"damages"|"loses"|"costs us" > "trust"|"client"|"credibility"|"mandate"|"relationship"|"confidence"',
      '"seniors"|"associate"|"director"|"boss"|"client"|"manager" > "prefer not to know"|"prefers not to know"|"better not know"|"not need to know"|"need not know"|"needn’t know"|"better off not knowing"',
      '"avouer"|"reconnaître"|"admettre"|"prévenir"|"le dire"|"l’annoncer" > "détruit"|"ruine"|"casse"|"abîme"|"fait perdre" > "confiance"|"crédibilité"|"client"|"mandat"|"relation"',
      '"seniors"|"associate"|"directeur"|"chef"|"client"|"manager" > "préfèrent ne pas savoir"|"préfère ne pas savoir"|"pas besoin de savoir"|"pas à savoir"|"pas besoin de le savoir"',
      '"hide"|"cover up"|"bury"|"conceal" > "mistake"|"error"|"it"',
      '"cacher"|"dissimuler"|"enterrer"|"camoufler" > "erreur"|"faute"',
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
      '"swap"|"swapped"|"replace"|"overwrite"|"upload"|"mend"|"repair"|"change" & "quietly"|"discreetly"|"silently"|"without telling"|"without a word"|"unnoticed"|"on the quiet"',
      '"silent fix"|"quiet fix"|"discreet fix"|"silent correction"|"quiet correction"',
      '"échange"|"remplace"|"écrase"|"change"|"remplacer"|"remplacerais"|"corriger"|"mets" & "discrètement"|"en silence"|"sans prévenir"|"sans un mot"|"en douce"|"ni vu ni connu"',
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
    concept: 'star_a',
    says: [
      '"did everything myself"|"did it all myself"|"did it all alone"|"did everything alone"|"ordered them"|"gave orders"|"forced them"|"told them to obey"|"imposed"',
      '"tout fait moi-même"|"tout fait seul"|"tout fait toute seule"|"donné des ordres"|"je les ai forcés"|"j’ai imposé"|"obligés à"',
      '"give"|"gave"|"giving"|"shout"|"bark" > "orders"',
      '"people"|"they"|"everyone"|"others" > "obey"|"obeyed"|"do as they are told"',
      '"threatened them"|"threaten them"|"scared them"|"scare them"|"shouted at them"',
      '"without a title"|"no title"|"without authority"|"no authority"|"not the boss" > "cannot lead"|"can’t lead"|"impossible to lead"|"nobody follows"|"no one follows"|"nobody listens"',
      '"donner"|"donne"|"donné"|"donnais" > "ordres"',
      '"gens"|"autres"|"équipe"|"ils" > "obéissent"|"obéit"|"obéi"|"obéir"',
      '"crier plus fort"|"parler plus fort"|"hausser le ton"|"taper du poing"|"menacé de"|"je les ai menacés"|"leur faire peur"',
      '"sans titre"|"sans autorité"|"sans grade"|"pas chef" > "impossible de diriger"|"ne dirige pas"|"ne peut pas diriger"|"personne ne suit"|"personne n’écoute"',
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
      '"decide alone"|"decide by myself"|"decide on my own"|"toss a coin"|"flip a coin"|"whoever shouts"|"shouts loudest"|"one who shouts"|"highest in rank"|"highest rank"|"writes my review"|"signs my review"',
      '"décide seul"|"décide seule"|"décide tout seul"|"pile ou face"|"celui qui crie"|"crie le plus fort"|"plus haut placé"|"plus gradé"|"qui m’évalue"|"qui me note"',
      '"sign of weakness"|"looks weak"|"look weak"|"weakness" & "ask"|"asking"|"tell"|"telling"|"flag"|"flagging"|"raise"|"raising"|"warn"|"warning"|"complain"|"arbitrate"',
      '"aveu de faiblesse"|"signe de faiblesse"|"passer pour faible"|"passe pour faible" & "demander"|"prévenir"|"dire"|"signaler"|"alerter"|"aide"|"arbitrage"',
      '"say yes to both"|"promise both"|"promise them both"|"tell both yes"|"yes to everyone"|"yes to everybody"',
      '"oui aux deux"|"promets aux deux"|"promettre aux deux"|"oui à tout le monde"',
      '"the other"|"other one"|"the second" > "find out"|"finds out"|"discover"|"discovers"|"will wait"|"has to wait"|"can wait"',
      '"rank"|"seniority"|"grade"|"hierarchy"|"title" > "decides"|"settles it"|"wins"',
      '"l’autre"|"le second" > "découvrira"|"attendra"|"verra"|"n’a qu’à"|"patientera"',
      '"grade"|"ancienneté"|"hiérarchie"|"rang" > "décide"|"tranche"|"l’emporte"',
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
      '"quality"|"checks"|"proofreading"|"accuracy" > "can wait"|"come second"|"comes second"|"come after"|"comes after"|"is secondary"|"are secondary"|"goes out of the window"',
      '"better"|"rather" > "wrong"|"errors"|"mistakes" > "late"|"delay"',
      '"qualité"|"vérification"|"vérifications"|"relecture"|"exactitude" > "passe après"|"passera après"|"secondaire"|"peut attendre"|"attendra"|"tant pis"',
      '"mieux vaut"|"vaut mieux" > "faux"|"imparfait"|"erreurs"|"bâclé" > "retard"',
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
      '"pas de défaut"|"pas vraiment de défaut"|"aucun défaut"|"pas de vrai défaut"|"je ne me vois pas de défaut"',
      '"have no weakness"|"have no real weakness"|"have no flaws"|"no flaw at all"|"nothing to improve"|"no faults"',
      '"n’ai aucun défaut"|"n’ai pas de défaut"|"rien à améliorer"|"rien à me reprocher"',
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
      '"other candidate"|"next candidate"|"candidate next door"|"rival"|"competitor" & "liar"|"lies"|"lying"|"bluffing"|"fake"|"incompetent"|"stupid"|"useless"|"do not hire"|"don’t hire"|"inferior"',
      '"autre candidat"|"candidat suivant"|"candidat d’à côté"|"rival"|"concurrent" & "menteur"|"ment"|"bluffe"|"bidon"|"incompétent"|"bête"|"inférieur"|"ne prenez pas"',
      '"attack"|"attacking"|"criticise"|"criticising"|"run down"|"running down"|"discredit"|"discrediting" > "other"|"rival"|"competitor"|"candidate"|"opponent"',
      '"dénigrer"|"attaquer"|"critiquer"|"discréditer"|"descendre" > "autre"|"autres"|"candidat"|"concurrent"|"rival"|"adversaire"',
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
      '"personality"|"charm"|"confidence"|"enthusiasm"|"my word"|"charisma" > "is enough"|"matters more"|"counts more"|"beats"|"replaces"|"is worth more"|"is all"',
      '"personnalité"|"charme"|"assurance"|"enthousiasme"|"parole"|"charisme" > "suffit"|"suffisent"|"compte plus"|"remplace"|"vaut mieux"|"vaut plus"',
      '"proof"|"evidence"|"facts"|"figures"|"results" > "prove nothing"|"are for the weak"|"mean nothing"|"bore"|"are boring"',
      '"preuves"|"faits"|"chiffres"|"résultats" > "ne prouvent rien"|"ne veulent rien dire"|"ennuient"',
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
      '"conflict"|"conflicts"|"argument"|"disagreement"|"quarrel"|"quarrels"|"it"|"they" > "settles itself"|"resolves itself"|"resolve themselves"|"solves itself"|"solve themselves"|"sorts itself out"|"sort themselves out"|"dies down"|"blows over"|"blow over"',
      '"intervene"|"intervenes"|"step in"|"steps in"|"stepping in"|"interferes"|"meddles"|"intervening" > "worse"|"aggravates"|"inflames"',
      '"let it rot"|"let it fester"|"looked the other way"|"kept out of it"|"stay out of it"|"pretended nothing"',
      '"conflit"|"conflits"|"dispute"|"désaccord"|"ça" & "se règle"|"se règlent"|"se résout"|"se résolvent"|"passe"|"s’éteint" > "de lui même"|"tout seul"|"tout seuls"|"d’eux mêmes"|"avec le temps"|"de soi même"',
      '"intervient"|"intervenir"|"s’en mêle"|"s’en mêler"|"y touche"|"y toucher" > "aggrave"|"empire"|"pire"|"envenime"',
      '"laissé pourrir"|"laisser pourrir"|"laisse pourrir"|"fermé les yeux"|"regardé ailleurs"|"fait l’autruche"',
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
      '"secrecy"|"confidentiality"|"secret"|"rule"|"rules" > "only"|"just" > "price"|"figures"|"figure"|"numbers"|"names"|"name"|"writing"|"paper"',
      '"secret"|"confidentialité"|"discrétion"|"règle"|"règles" > "que"|"seulement"|"uniquement" > "prix"|"chiffres"|"chiffre"|"noms"|"nom"|"écrit"',
      '"already in the press"|"already public"|"already knows"|"already read it" & "confirm"|"say yes"|"nod"',
      '"déjà dans la presse"|"déjà public"|"déjà lu"|"déjà au courant" & "confirme"|"confirmerais"|"confirmer"',
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
  glamour: {
    concept: 'job_reality',
    says: [
      '"analyst"|"analysts"|"first year"|"juniors" & "negotiate"|"negotiates"|"present to the board"|"present to boards"|"run the deal"|"meet ceos"|"lead the negotiation"',
      '"analyste"|"analystes"|"première année"|"juniors" & "négocie"|"négocient"|"présentent au conseil"|"présente aux"|"mènent le deal"|"avec les pdg"|"dirige les négociations"',
      '"leave at six"|"leaves at six"|"home by six"|"leave at seven"|"forty hours"|"35 hours"|"39 hours"',
      '"part à dix huit heures"|"partent à dix huit heures"|"finit à dix huit"|"trente neuf heures"|"trente cinq heures"|"39 heures"|"35 heures"|"40 heures"|"quarante heures"|"partir à 18"|"partent à 18"',
      '"finish"|"finishes"|"leave"|"leaves"|"go home"|"home" > "at six"|"by six"|"around six"|"by seven"|"at seven"|"before dinner"',
      '"finit"|"finissent"|"rentre"|"rentrent"|"part"|"partent"|"quitte" > "dix huit heures"|"dix neuf heures"|"18 heures"|"19 heures"|"18 h"|"dix sept heures"',
      '"analyste"|"junior"|"stagiaire"|"débutant" > "négocie"|"décide"|"dirige"|"mène" > "pdg"|"patrons"|"prix"|"deal"|"conseil"',
      '"analyst"|"junior"|"intern" > "negotiates"|"decides"|"leads"|"runs" > "ceos"|"ceo"|"price"|"deal"|"board"|"negotiation"',
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
      '~"checking"|~"rereading"|~"proofreading"|~"reviewing" & ~"useless"|~"pointless"|~"waste of time"|"for the seniors"|"somebody else’s job"|"someone else’s job"|"not my job"',
      '~"relire"|~"relecture"|~"vérifier"|~"contrôler" & ~"ne sert à rien"|~"servent à rien"|~"inutile"|~"perte de temps"|"au chef"|"aux seniors"|"pas mon travail"|"pas à moi"',
      '"checking"|"verifying"|"rereading"|"controls"|"reviewing" > "costs more"|"takes longer"|"is dearer"|"more expensive" > "fixing"|"correcting"|"repairing"|"mending"|"fix"|"correct"',
      '"speed"|"being fast"|"going fast"|"being quick" > "comes first"|"beats"|"matters more"|"before quality"|"above all"',
      '"vérifier"|"relire"|"contrôler"|"relecture"|"vérification" > "coûte plus"|"prend plus"|"plus cher" > "corriger"|"réparer"|"refaire"|"correction"',
      '"vitesse"|"aller vite"|"rapidité" > "prime"|"passe avant"|"compte plus"|"avant tout"|"l’emporte"',
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
      '"good outcome"|"successful outcome"|"best outcome"|"good ending"|"best ending"|"only ending"|"only way out"|"well solved"|"resolved when"|"settled when"|"ends when"|"over when"|"resolved once" & "leaves"|"left"|"goes"|"gives in"|"loses"|"gives up"|"is out"|"quits"|"is gone"',
      '"issue réussie"|"bonne issue"|"meilleure issue"|"seule issue"|"bien résolu"|"bien réglé"|"autre fin"|"se termine"|"réglé quand"|"résolu quand" & "s’en va"|"s’en aille"|"l’autre part"|"l’un part"|"cède"|"perd"|"perde"|"quitte"|"l’emporte"|"abandonne"|"s’incline"',
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
      '"redo"|"redoing"|"rewrite"|"rewriting"|"do"|"doing" > "myself"|"his work"|"her work"|"their work" & "teaches"|"best way"|"faster"|"he learns"|"she learns"|"they learn"',
      '"refaire"|"refais"|"faire"|"fais" > "moi même"|"son travail"|"leur travail"|"à sa place" & "apprend"|"meilleure façon"|"meilleur moyen"|"plus efficace"|"progresse"',
      '"did"|"redid"|"rewrote"|"took over" > "instead of him"|"instead of her"|"instead of them"|"in their place"',
      '"junior"|"intern" > "watch"|"watches"|"watching" > "learns"|"best"|"enough"',
      '"à sa place"|"à leur place" & "plus vite"|"plus simple"|"plus sûr"|"il apprend"|"elle apprend"',
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
  no_thread: {
    concept: 'career_thread',
    says: [
      '"cv"|"career"|"careers"|"path" > -"common line"|-"thread"|-"common thread"|-"story"|-"logic"|-"direction"',
      '-"led to the next"|-"led to the other"|-"led anywhere" & "chance"|"luck"|"accident"|"accidents"|"by accident"|"random"',
      '"recruiters"|"employers"|"interviewers" & "jump about"|"jumping about"|"random"|"no direction"|"bit of everything"',
      '"cv"|"carrière"|"parcours" > -"fil rouge"|-"fil conducteur"|-"logique"|-"cohérence"|-"ligne directrice"',
      '"aucune étape"|"aucune des étapes"|"étapes" & "hasard"|"pure chance"|"au petit bonheur"',
      '"recruteurs"|"employeurs" & "touche à tout"|"changer de tout"|"papillonner"|"un peu de tout"',
    ],
    example: {
      en: 'A good CV should not have a common line.',
      fr: 'Un bon CV ne doit pas avoir de fil rouge.',
    },
    correction: {
      en: 'What convinces is the reason for each step: it shows that you chose this seat.',
      fr: 'Ce qui convainc, c’est la raison de chaque étape : elle montre que vous avez choisi ce poste.',
    },
  },
  long_recital: {
    concept: 'career_thread',
    says: [
      '"line by line"|"from primary school"|"since primary school"|"from kindergarten"|"every single job"|"every detail" & "cv"|"minutes"|"proper"|"properly"|"walk"|"story"',
      '"ten minutes"|"fifteen minutes"|"quarter of an hour"|"twenty minutes"|"half an hour" & "cv"|"walk through"',
      '"brevity"|"being brief"|"short answer" > "hiding"|"hide"|"suspicious"',
      '"ligne par ligne"|"depuis l’école primaire"|"depuis la maternelle"|"dans le moindre détail" & "cv"|"parcours"|"minutes"',
      '"dix minutes"|"quinze minutes"|"quart d’heure"|"vingt minutes"|"une demi-heure" & "cv"|"parcours"',
      '"être bref"|"faire court"|"brièveté" > "cacher"|"cache"|"louche"',
    ],
    example: {
      en: 'A proper walk through a CV takes ten minutes and goes line by line.',
      fr: 'Un parcours se raconte ligne par ligne, il y faut un quart d’heure.',
    },
    correction: {
      en: 'Ninety seconds are enough: two or three turning points, and the reason for each.',
      fr: 'Quatre-vingt-dix secondes suffisent : deux ou trois tournants, et la raison de chacun.',
    },
  },
  motivation_needs_no_proof: {
    concept: 'motivation_specific',
    says: [
      '"motivation"|"interest"|"drive"|"passion"|"desire" > -"proved"|-"proven"|-"be shown"|-"demonstrated"|-"be tested"',
      '"diploma"|"degree"|"grades"|"my school"|"school" > "is enough"|"are enough"|"suffices"|"speaks for itself"|"speak for themselves"|"proves everything"|"prove everything"',
      '"enough to" > "love money"|"like money"|"want it"|"be motivated"|"be clever"',
      '"motivation"|"envie"|"passion"|"intérêt" > -"démontre"|-"se prouve"|-"prouver"|-"se montre"|-"démontrer"',
      '"diplôme"|"notes"|"école" > "suffit"|"suffisent"|"parle d’elle même"|"parlent d’elles mêmes"|"parle de lui même"',
      '"il suffit"|"suffit" > "aimer l’argent"|"d’avoir envie"|"vouloir"|"être motivé"|"être intelligent"',
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
  changes_nothing: {
    concept: 'learning',
    says: [
      '"nothing to change"|"would change nothing"|"changed nothing"|"not changed anything"|"not change anything"|"haven’t changed anything"|"no intention of changing"|"no intention to change"|"not going to change"|"do exactly the same again"|"do the same again"|"carry on as before"',
      '"lesson"|"learned"|"learnt" > "never admit"|"trust nobody"|"trust no one"|"blame"|"hide"|"not worth"',
      '"rien à changer"|"rien changé"|"rien changer"|"ne changerais rien"|"aucune intention de changer"|"pas l’intention de changer"|"referais pareil"|"referais exactement"|"continue comme avant"',
      '"leçon"|"retiens"|"appris" > "ne jamais avouer"|"ne faire confiance à personne"|"cacher"|"rien dire"',
    ],
    example: {
      en: 'I changed nothing and would do exactly the same again.',
      fr: 'Je n’ai rien changé et je referais pareil.',
    },
    correction: {
      en: 'What counts is what you do otherwise today, and how somebody can see it.',
      fr: 'Ce qui compte, c’est ce que vous faites autrement aujourd’hui, et à quoi cela se voit.',
    },
  },
  weakness_is_fate: {
    concept: 'learning',
    says: [
      '"weakness"|"weaknesses"|"flaw"|"flaws"|"character" > -"be changed"|-"be worked on"|-"work on"|-"be improved"|-"improve"|-"be fixed"|-"be corrected"',
      '"born with"|"born that way"|"born like that"|"born this way"|"born like this"|"who i am"|"the way i am"|"cannot help it" & "weakness"|"flaw"|"change"|"character"|"one"|"you"|"i"',
      '"hide"|"conceal"|"keep quiet about" > "weakness"|"weaknesses"|"flaw"|"flaws"',
      '"weakness"|"weaknesses" > "eliminates"|"disqualifies"|"rules you out"|"kills"|"costs you the job"',
      '"défaut"|"défauts"|"caractère" > -"se travaille"|-"travaille"|-"se change"|-"change"|-"se corrige"|-"se soigne"',
      '"naît comme ça"|"né comme ça"|"née comme ça"|"naît ainsi"|"on est comme on est"|"c’est ma nature"|"on ne se refait pas"|"ne se refait pas"',
      '"cacher"|"dissimuler"|"taire" > "défaut"|"défauts"|"faiblesse"|"équipe"',
      '"défaut"|"faiblesse" > "élimine"|"disqualifie"|"éliminatoire"|"disqualifie"',
    ],
    example: {
      en: 'A weakness cannot be changed, one is born that way.',
      fr: 'Un défaut ne se travaille pas, on naît comme ça.',
    },
    correction: {
      en: 'Whoever names a weakness says which habit keeps it in check, and what shows that it works.',
      fr: 'Qui nomme un défaut dit quelle habitude le tient en respect, et à quoi l’on voit que cela marche.',
    },
  },
  results_cannot_be_measured: {
    concept: 'star_r',
    says: [
      '"result"|"results"|"outcome"|"progress"|"improvement"|"success" > -"be measured"|-"measurable"|-"be quantified"|-"be counted"|-"be put in numbers"|-"a matter of numbers"',
      '"result"|"results"|"outcome"|"figures" > "not something" > "look at"|"care about"|"ask"',
      '"result"|"résultat"|"résultats"|"issue"|"progrès"|"réussite" > -"se mesure"|-"se mesurent"|-"mesurable"|-"mesurables"|-"se chiffre"|-"se chiffrent"|-"se compte"|-"être mesuré"',
      '"pas à regarder"|"peu importe"|"importe peu" & "résultat"|"ce que le travail a donné"|"rendu"|"note finale"|"travail"',
    ],
    example: {
      en: 'Results cannot be measured where people are concerned.',
      fr: 'Avec des gens, un résultat ne se mesure pas.',
    },
    correction: {
      en: 'A result is something another person can check: a figure, a date, a decision that was taken.',
      fr: 'Un résultat, c’est ce qu’un autre peut vérifier : un chiffre, une date, une décision prise.',
    },
  },
  tells_late: {
    concept: 'prioritise',
    says: [
      '"later" > "announced"|"told"|"said"|"flagged"|"reported"|"raised"|"tell"|"announce" > "less"|"better"|"cheaper"|"easier"',
      '"tell"|"mention"|"announce"|"flag"|"warn"|"bring up"|"bring it up"|"raise" & "end of the week"|"next week"|"at the last minute"|"at the deadline"|"when it is calm"|"quiet moment"',
      '"wait"|"waiting" > "last minute"|"until they ask"|"until the deadline"|"until somebody asks"|"until the end"',
      '"no hurry"|"not urgent"|"can wait"|"nothing urgent" & "error"|"mistake"|"tell"|"client"|"telling"',
      '"plus tard" > "annonce"|"annoncée"|"dit"|"signale"|"signalée"|"on le dit" > "moins"|"mieux"|"plus facile"',
      '"dis"|"dirais"|"préviens"|"préviendrais"|"annonce"|"annoncer"|"signale"|"signaler"|"parle"|"prévenir" & "fin de semaine"|"fin de la semaine"|"semaine prochaine"|"dernière minute"|"dernier moment"|"quand ce sera calme"',
      '"attendre"|"attends"|"attendrais" > "dernier moment"|"dernière minute"|"qu’on me demande"|"qu’ils demandent"',
      '"rien ne presse"|"pas urgent"|"peut attendre"|"rien d’urgent" & "erreur"|"faute"|"prévenir"|"client"|"dire"',
    ],
    example: {
      en: 'The later it is announced, the less it costs.',
      fr: 'Plus tard on le dit, moins cela coûte.',
    },
    correction: {
      en: 'Bad news is worth most when it comes early: at once, with a proposal.',
      fr: 'Une mauvaise nouvelle se donne tôt : tout de suite, avec une proposition.',
    },
  },
  compliance_only_for_leaks: {
    concept: 'escalation',
    says: [
      '"compliance"|"director"|"seniors"|"associate" > "need only"|"only needs"|"need only hear"|"only if"|"only when"|"never needs"|"has no business"|"slows"|"must not know"|"should not know"',
      '"conformité"|"compliance"|"directeur"|"seniors"|"associate" > "que si"|"qu’en cas"|"seulement si"|"uniquement"|"ralentit"|"ne doit pas savoir"|"ne doivent pas savoir"',
    ],
    example: {
      en: 'Compliance need only hear of it if it leaks to the press.',
      fr: 'La conformité ne doit le savoir qu’en cas de fuite.',
    },
    correction: {
      en: 'The supervisor and compliance hear the same day that the question was asked.',
      fr: 'Le responsable et la conformité savent le jour même que la question a été posée.',
    },
  },
  talent_is_innate: {
    concept: 'star_a',
    says: [
      '"talent"|"gift"|"ability"|"skill" > -"learned"|-"learnt"|-"taught"|-"be trained"|-"grow"',
      '"people" > "never change"|"don’t change"|"cannot change"|"do not change"|"don’t improve"',
      '"either you have it"|"have it or you don’t"|"sink or swim"|"swim or sink"|"deep end"|"born for it"|"figure it out alone"|"left to himself"|"left to herself"',
      '"shouting"|"fear"|"humiliation"|"humiliating"|"pressure"|"yelling" > "best"|"works"|"improve"|"improves"|"progress"|"learn"|"makes them"',
      '"talent"|"don" > -"s’apprend"|-"s’enseigne"|-"se forme"|-"se travaille"|-"s’acquiert"',
      '"gens" > "ne changent pas"|"ne changent jamais"|"ne progressent pas"',
      '"inné"|"dans le sang"|"on l’a ou on ne l’a pas"|"se débrouiller tout seul"|"qu’il se débrouille"|"qu’elle se débrouille"|"marche ou crève"|"né pour ça"',
      '"crier"|"peur"|"humilier"|"humiliation"|"engueuler"|"pression" > "progresser"|"progresse"|"apprend"|"meilleur"|"efficace"|"marche"|"avancer"',
    ],
    example: {
      en: 'Talent cannot be taught: either you have it or you do not.',
      fr: 'Le talent ne s’apprend pas : on l’a ou on ne l’a pas.',
    },
    correction: {
      en: 'Say what this person could not do, what you practised together and what changed.',
      fr: 'Dites ce que cette personne ne savait pas faire, ce que vous avez travaillé ensemble et ce qui a changé.',
    },
  },
} as const satisfies Record<string, WrongClaim>;
