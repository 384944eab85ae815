import { crossed } from '../crossed.ts';
import type { Lexicon } from '../../types.ts';

/** How people tell of themselves, and get it wrong, in words of their own and by image. */
export const inOnesOwnWords = {
  path_root: [
    'it all goes back to, it all comes from, it all started with, goes back to my, fell into it through, it all began with',
    'tout part de, tout part d’un, tout part d’une, tout vient de, tout vient d’un, tout remonte à, ça remonte à, tombé dedans par, tout a commencé',
  ],
  one_road: [
    'that same question, same question with, all goes one way, straight line, step went closer, step took me closer',
    'va dans le même sens, même fil, de fil en aiguille, cette question en tête, même question, une ligne assez droite, ligne droite, pas m’a rapproché, étape m’a rapproché',
  ],
  pulled_on: [
    'one thing pulled, one thing led, to understand the, to understand how',
    'de fil en aiguille, pour comprendre les, pour comprendre comment, pour apprendre à, avec cette question en tête',
  ],
  early_step: [
    'i grew up, all my childhood, my father was, my mother was, my uncle’s',
    'toute mon enfance, mon père était, ma mère était, j’ai grandi, grand-mère qui, grand-père qui',
  ],
  story_step: [
    'reason i left, why i left, what made me leave, i switched to, switched to',
    'j’ai lâché, raison de mon départ, j’ai basculé',
  ],
  story_reason: [
    'more curious about, found dull, kept ending up, kept coming back to',
    'm’ennuyais, m’amusait plus, me plaisait plus, finissais toujours, revenais toujours',
  ],
  wanted_more: [
    'wanted something, wanted more, wanted to be closer',
    'j’avais envie de, envie de quelque chose, j’ai voulu plus, voulais plus',
  ],
  better_school: [
    'great school but, good school but, better seat, chair to be in, seat to be in, small deals harder, see the most deals',
    'belle école mais, bonne école mais, voit le plus de deals, voit le plus de dossiers, meilleure place, meilleur siège, vaut le coup, vaut la peine',
  ],
  did_for_it: [
    'unpaid month, unpaid weeks, unpaid internship, i retook, just to see what, just to see how, to see for myself, from the inside, pestered, let me shadow, weeks of shadowing, spent my evenings',
    'sans être payé, stage non rémunéré, j’ai repassé, concours de m&a, de l’intérieur, rien que pour voir, tanné, me laisse assister, assister à une vente, passé mes soirées, semaines en observation',
  ],
  late_at_it: [
    '2am, 3am, 1am, two am, three am',
    'deux heures du mat, trois heures du mat, 2h du mat',
  ],
  given_up: [
    'saturday blown up, saturday gone, weekends gone, sunday gone, weekend blown up',
    'samedi qui saute, week-end qui saute, dimanche qui saute, week-ends envolés, samedi sauté',
  ],
  your_house: [
    'you do nothing but, was yours, were yours, you are the only, your people pitch',
    'c’était vous, c’est vous qui, vous allez chercher, vous êtes les seuls',
  ],
  fell_short: [
    'clammed up, clams up, nobody could read, went blank, read from his notes, read from her notes, read his notes, read her notes, went silent, broke a sweat, broke into a sweat, pure guesswork, lost her nerve, lost his nerve',
    'incompréhensible, incompréhensibles, se fermait, se refermait, lisait ses notes, se taisait dès, perdait ses moyens, restait muet, restait muette, transpirait, perdait pied, tapait au hasard, c’était au hasard',
  ],
  someone_taught: [
    'fresh out of school, straight out of school, fresh from university',
    'tout juste sorti, tout juste sortie, sorti de l’école, sortie de l’école, notre apprenti, première année',
  ],
  trouble: [
    'blazing row, a row about, stopped greeting',
    's’adressaient plus, se disaient plus, se prenaient le bec',
  ],
  back_then: [
    'where i worked, where i was working, my second summer, my first summer, my last summer, we were shooting, we were running, we were organising, we were building',
    'où je travaillais, où je bossais, mon deuxième été, mon premier été, cet été-là, on tournait, on montait, on organisait, nous organisions',
  ],
  charged: [
    'fell in my lap, landed in my lap, dumped on me, landed on me, taken it on myself, took it on myself, that was my job, dumped the, mine to deliver, left me to sort, left me to organise, left me to find, left it to me, they picked me, picked me to, was handed the, got handed the',
    'qu’est revenu, m’avait refilé, m’est tombé dessus, pris sur moi, c’était mon travail, refilé la, refilé le, m’a laissé organiser, m’a laissé gérer, m’ont désigné, m’a désigné, m’ont désignée, me colle un truc, m’a collé, m’ont collé, on me colle',
  ],
  story_no_power: [
    'nobody’s boss, boss of nobody, like the others, no rank, no stripes, the newest, me the trainee, me the intern, the trainee',
    'comme les autres, sans grade, sans galon, dernière arrivée, dernier arrivé, moi le stagiaire, moi la stagiaire',
  ],
  hardest_part: [
    'mattered most, most pressing, what was pressing',
    'ce qui pressait, qui pressait le plus',
  ],
  came_out: [
    'in the red, scored, more than we needed, minutes quicker, minutes faster, an encore',
    'de trou, en plus que prévu, de plus que prévu, minutes plus vite, un rappel',
  ],
  ended_so: [
    'shook on it, sharing a desk again, share a desk again, brought in the bidder, brought in the buyer, customer walked, client walked, get him back, get them back, money back, nobody missed, no one missed, saved a day, saves a day, still opens, still open it, fell by half, by half',
    'tapé dans la main, repartageaient, retravaillaient, ramené l’acheteur, ramené un acheteur, trouvé l’acheteur, renoncer au, renoncer à la, faire revenir, demandé le remboursement, personne n’a raté, gagner un jour, gagner une journée, ouvre encore, tourne encore, baissé de moitié, divisé par deux',
  ],
  succeeded: ['a deal we closed, a sale we closed', 'on a closé, qu’on a closé, on a décroché'],
  ended_part: [
    'all seven, all eight, all nine, all four sites',
    'les sept, les huit, les neuf, les quatre sites',
  ],
  ended_done: ['were there, made it, were on it', 'étaient là, y étaient, étaient dessus'],
  somebody_else: ['the one the', 'que les nouveaux'],
  ended_alone: ['newbies ask, newcomers ask, everyone goes to', 'vont voir, viennent voir'],
  tale_together: [
    'one thread, same thread, one chat',
    'même fil, le même fil, au bout du fil, une seule conversation',
  ],
  refuse_to_say: [
    'i am a tomb, a tomb about, not a syllable, can not go there, cannot go there, not say a word, memory stops, hears nothing from me, hear nothing from me, won’t be drawn, not be drawn, not my story',
    'suis une tombe, pas une syllabe, mémoire s’arrête, pas mon histoire',
  ],
  sworn_silence: [
    'under lock and key, locked away, in our hands, whoever trusted us, belongs to that other, belongs to that client, belongs to them, in that other room, signed up for silence',
    'sous clé, ne voyage pas, entre nos mains, entre les mains, nous a fait confiance, nous ont fait confiance, appartient à l’autre, appartient à ce client, dans l’autre pièce, signé pour du silence',
  ],
  trade_on_it: ['bought shares on, buys shares on', 'achète des titres, acheter des titres'],
  good_terms: [
    'same protection, you’d hate it if, do exactly the same for you, do the same for you, is safe with you, is safe with us, stuff is safe',
    'même protection, vous détesteriez, en sécurité chez nous',
  ],
  superior: [
    'shares out the work, hands out the work, gives out the work',
    'répartit le travail, distribue le travail, répartit les dossiers, répartit les tâches, staffer, staffeur',
  ],
  if_they_are_stuck: [
    'they will not agree, they can not agree, they won’t agree',
    's’ils n’y arrivent pas, s’ils n’arrivent pas',
  ],
  open_about_it: [
    'tell them frankly, tell them straight, message both, text both, ring both, both on the line, both on the phone, write to both, say it out loud, hear from me that',
    'leur dis franchement, lui dis franchement, franc jeu, dis les choses, écris aux deux, préviens les deux, les deux au téléphone, les deux en ligne, appelle les deux, le dis tout haut',
  ],
  tell: ['have told', 'je l’ai dit, l’ai dit'],
  people_if_small: ['stray comma, spelling thing, if it is a comma', 'virgule de travers'],
  changes_the_answer: [
    'shifts the price, shifts the value, shifts the number',
    'fait bouger le prix',
  ],
  habit: ['sticker, kitchen timer, a timer, a card', 'minuteur, post it, autocollant, une fiche'],
  own_safeguard: [
    'timer, sticker, card with',
    'minuteur, post it, feuille à l’écran, une feuille, une fiche',
  ],
  sets_up: ['taped, stuck', 'scotché, collé, affiché'],

  nothing_done_for_it: [
    'have to have done anything, done nothing to show, did nothing to show, done nothing for it, not need to do anything, not have to do anything, need to have done anything, no need to do anything',
    'rien fait de particulier, rien besoin de faire, rien fait pour la montrer, rien fait pour le montrer, pas besoin de faire quoi, pas besoin d’avoir fait',
  ],
  sweep_hours: [
    'nights you hear about, hours you hear about, hours people talk about, hours are about, the hours are',
    'nuits dont on parle, horaires dont on parle',
  ],
  sweep_is_a_myth: [
    'folklore, blown out of proportion, scaremongering',
    'du folklore, de la légende',
  ],
  sweep_office_day: [
    'out by seven, gone by seven, gone by six, go home early',
    'dehors à dix-neuf, rentrent tôt',
  ],
  turn_needs_no_logic: [
    'not have to make sense, not need to make sense, not have to add up',
    'pas à tenir debout, pas besoin de tenir, pas à avoir de sens, pas besoin d’être cohérent',
  ],
  carries_the_deal: [
    'get the deal signed, get deals signed, gets the deal signed',
    'font signer, fait signer, négocient le prix',
  ],
  leaves_the_deal: [
    'only write the slides, only make the slides, only do the slides',
    'ne font que des slides, ne font que les slides, vérifient les comptes',
  ],
  earns_by_lending: [
    'taking deposits, deposits and lending, lending them out, interest margin, interest on loans, interest on the loans, by lending, from lending, lending to your clients, lending from its, lends from its, taking retail deposits, sell loans, selling loans, taking savings',
    'les dépôts, en prêtant, intérêts des prêts, intérêts sur les prêts, intérêts des crédits, marge d’intérêt, des prêts que, prête sur son bilan, dépôts des particuliers, vendre des crédits, vend des crédits',
  ],
  earns_word: [
    'earn, make most of your money, make your money, income comes from, live off, revenue comes from',
    'gagne sa vie, gagne surtout sa vie, gagnez votre vie, gagnez surtout, vivez de, revenus viennent, tire ses revenus',
  ],
  deposit_bank: [
    'deposit bank, high street bank, branch network, network of branches, american universal bank',
    'banque de dépôt, réseau d’agences, banque universelle américaine, grande banque universelle',
  ],
  good_analyst_alone: [
    crossed(
      'a good analyst, good analysts, a good junior, a real pro',
      'sorts it out alone, sorts it out, sort it out alone, fixes it alone, handles it alone, deals with it alone, solves it alone, keeps it to himself, fixes his own mistakes, does not bother',
    ),
    crossed(
      'un bon analyste, un bon junior, un bon stagiaire, un vrai pro',
      'règle ça seul, règle ses erreurs, règle ça tout seul, règle tout seul, se débrouille, ne dérange pas, n’embête pas, gère seul, gère ça seul',
    ),
  ],
  told_nobody_of_it: [
    'told nobody, told no one, not told anyone, never told anyone',
    'parlé à personne, n’en ai parlé ni, rien dit à personne, ne l’ai dit à personne',
  ],
  fixed_problem: [
    'once it is fixed, once fixed, a fixed problem, once it is solved',
    'problème réglé, problème une fois qu’il est réglé, une fois réglé, une fois corrigé',
  ],
  puts_it_on: [
    'told my boss it was, told them it was, said it was, let them think it was',
    'dit au chef que c’était, dit à mon chef que c’était, dit que c’était, laissé croire que c’était',
  ],
  mood_is_result: [
    crossed(
      'everyone had fun, everybody had fun, we had fun, the mood was good',
      'so mission accomplished, so it was a success, so i call it a success, and that is what counts, which is what counts',
    ),
    'résultat qui vaille c’est l’ambiance, résultat qui compte c’est l’ambiance, l’ambiance compte plus, amusé donc mission, amusés donc, bien entendus donc',
  ],
  no_figures_to_give: [
    'never give figures, never give a figure, never quote results, never mention results, no measurable effect, never has a measurable',
    'jamais donner de résultat, jamais donner de chiffre, pas donner de résultat, jamais d’effet mesurable, aucun effet mesurable, pas d’effet mesurable',
  ],
  unlistened: [
    'not listen to them, not listen to those, did not listen to him',
    'ne les ai pas écoutés, pas écouté ceux, ne les écoute pas, pas écouté les autres',
  ],
  asking_looks_bad: [
    crossed(
      'calling the staffer, going to the staffer, asking for help, telling my bosses, asking them to decide, waking them',
      'makes you look like, makes me look like, makes you look lost, makes me look useless, shows you can not cope',
    ),
    crossed(
      'appeler le staffeur, demander de l’aide, appeler mes chefs, leur demander, les réveiller',
      'fait passer pour, me fait passer pour, vous fait passer pour, montre qu’on ne sait pas',
    ),
  ],
  turn_false_excuse: [
    'have a family dinner, have a family emergency, have a dentist',
    'j’ai un dîner, urgence familiale, j’ai un rendez-vous médical',
  ],
  slips_it_in: [
    'slip the right page, slip the correct page, slip the correction, slip the right number, slip the new page',
    'glisse la bonne, glisser la bonne, glisserais la bonne, glisse la correction, glisserais la correction',
  ],
  out_of_question: [
    'out of the question, not an option, no question of, keeping quiet no, hiding it no',
    'pas question, hors de question, exclu de, pas tout seul, surtout pas en',
  ],
  the_machine_did_it: [
    'excel had a bug, had a bug, file got corrupted, was a glitch',
    'excel a buggé, bug excel, bug d’excel, fichier corrompu, bug informatique',
  ],
  every_error_alike: [
    'treat every error the same, treat all errors the same, treat all mistakes the same, treat all mistakes alike',
    'toutes les erreurs de la même, toutes les fautes de la même, erreurs se traitent pareil',
  ],
  bothers_nobody: ['get used to it, got used to it', 's’habituent, s’y habitue, s’y fait'],
  others_mend_my_flaw: [
    'associate checks it anyway, associate checks anyway, somebody checks it anyway, someone checks it anyway',
    'relit de toute façon, vérifie de toute façon, repasse derrière de toute façon',
  ],
  took_no_notice: [
    'took no notice, ignored them, paid no attention, not take it into account',
    'pas tenu compte, n’en tiens pas compte, m’en moque, m’en fiche',
  ],
  slip_the_rival: [
    'other guy, other girl, guy next door, the one next door',
    'type d’à côté, l’autre type, le gars d’à côté',
  ],
  slip_runs_him_down: [
    'less smart than me, dumber than me, less clever than me, slower than me, less bright than me',
    'moins intelligent que moi, moins malin que moi, plus lent que moi, moins doué que moi',
  ],
  is_invented: ['well not really, not really but', 'enfin pas vraiment, pas vraiment mais'],
  knows_everything: [
    'know everything there is, know all there is, not have to train me',
    'sais tout ce qu’il y a, n’aurez pas à me former',
  ],
  stays_out_of_it: [
    'waited for the boss to deal, waited for the boss to settle, wait for the teacher to, not my place to step in, not for me to step in, must not step in, not get involved',
    'que le chef s’en occupe, que le chef règle, que le professeur règle, que le prof règle, pas à moi de m’en mêler, pas à moi d’intervenir, surtout pas intervenir, faut pas intervenir, ne pas s’en mêler',
  ],
  nobody_to_warn: [
    'nobody to tell, no one to tell, nobody to warn, no one to inform, nobody in compliance needs, nothing to report',
    'personne à prévenir, personne à informer, personne à alerter',
  ],
  between_our_clients: [
    'between old clients, between good clients',
    'entre clients de longue, entre clients fidèles',
  ],
  may_swap: ['little secret, share a little', 'petite confidence, des confidences'],
  cannot_tell_if_better: [
    'what became of her i never, what became of him i never, no idea what became of, lost track of',
    'sais pas ce qu’il est devenu, sais pas ce qu’elle est devenue, jamais su ce qu’il est devenu, l’ai perdu de vue, l’ai perdue de vue',
  ],
  my_promotion: [
    'i was promoted, i got promoted, my promotion, my own promotion',
    'moi j’ai été promu, moi j’ai été promue, que j’ai été promu, que j’ai été promue, ma promotion',
  ],
  left_to_struggle: [
    'let him struggle, let her struggle, let them struggle',
    'laissé galérer, laissée galérer, laisse galérer',
  ],
  only_learns_so: [
    'that’s how you learn, how people learn, no time for him, no time for her',
    'comme ça qu’on apprend, on apprend comme ça, pas de temps pour lui, pas de temps pour elle',
  ],
  plainly_lazy: [
    'was just lazy, was simply lazy, is just lazy, was a slacker',
    'était juste paresseux, était juste paresseuse, était simplement paresseux, était feignant, était juste feignant',
  ],
  each_takes: [
    'what each eats, what each takes, what each needs, how many hours each, when each is due, when each one is due',
    'ce que chacun mange, ce que chacun prend, ce que chacun demande, combien d’heures chacun, quand il est dû, quand chacun est dû',
  ],
  people_due_at: [
    'they meet at, board meets at, opens at',
    'se réunissent à, se réunit à, ouvre à',
  ],
  can_breathe: [
    'can breathe, can sleep, can slip, can slide, can wait, may slide, waits until',
    'peut respirer, peut dormir, peut glisser, peut attendre, attendra, attend demain',
  ],
  trifle: [
    'comma, typo, footnote, spelling',
    'virgule, coquille, note de bas de page, faute de frappe',
  ],
  wont_any_more: [
    'a thing any more unless, anything any more without, nothing any more unless, never again without',
    'ne signe plus rien, n’envoie plus rien, ne lance plus rien, ne rends plus rien, plus rien sans, plus jamais sans',
  ],
  random_path: [
    'random walk, no rhyme or reason, without knowing why',
    'sans savoir pourquoi, au petit bonheur',
  ],
  leaves_soon: ['then off to a fund', 'filer dans un fonds, puis filer'],
  choice_stock_picking: ['people’s savings', 'épargne des particuliers'],
  looked_at_nothing: [
    'no idea what deals, no idea which deals',
    'aucune idée de vos, aucune idée des deals',
  ],
  choice_easy: [
    'because you are close to, because it is close to',
    'parce que c’est à deux, parce que c’est à côté',
  ],
  easier_seat: ['workload is lighter, said to be lighter', 'charge plus légère, plus léger ici'],
  no_fault_seen: [
    'not see what i did wrong, nobody could have met',
    'vois pas ce que j’ai mal fait, personne n’aurait pu, n’aurais rien pu',
  ],
  made_me_fail: [
    'made me fail, made me miss, let me down',
    'm’a fait rater, m’a fait échouer, m’a lâché',
  ],
  lesson_to_the_bad: [
    'never admit anything, admit nothing, never volunteer',
    'ne jamais rien avouer, ne rien avouer',
  ],
  taken_as_lesson: ['what i took from it', 'j’en garde'],
  cannot_lead: [
    'not lead, nobody follows, no one follows',
    'peut pas diriger, ne dirige personne, personne ne suit',
  ],
  no_title: [
    'not have the title, without the title, without a title, without rank',
    'sans titre, sans le titre, sans grade, sans autorité',
  ],
  real_boss: [
    'a real leader does not discuss, a real leader decides, a real boss decides, a leader does not explain',
    'un vrai chef ne discute, un vrai chef tranche, un vrai leader tranche, un chef ne discute',
  ],
  sweep_their_boss: ['had the power to fire', 'avais le pouvoir de'],
  conduct_half_each: ['half of each', 'la moitié de chacun, moitié de chaque'],
  not_an_error: [
    'is not an error, not an error, not a mistake, is no error',
    'n’est pas une erreur, pas une faute',
  ],
  unnoticed: ['spot it, spots it', 's’en aperçoit'],
  puts_it_off: ['wait till', 'attends lundi'],
  some_later_version: ['spoil anyone’s weekend', 'gâcher le week-end'],
  coming_clean: ['by admitting', 'en reconnaissant, en avouant'],
  does_not_bother_to: ['not ask whether', 'ne cherche pas à savoir'],
  reach_of_the_error: ['whether it is serious', 'si c’est grave'],
  trust_too_good: ['give too much', 'donne trop, trop gentil'],
  slip_grave_flaw: ['leak things, let things slip', 'laisse échapper des'],
  slip_shrugs_it_off: ['like me for it, forgive me', 'me le pardonne, m’aiment pour ça'],
  others_adapt: [
    'others have to get used, others can adapt, up to them to adapt',
    'aux autres de s’y faire, aux autres de s’adapter, qu’ils s’adaptent',
  ],
  silent_treatment: ['cold shoulder', 'plus adressé la parole'],
  hint_to_act: [
    'wise to hurry, better hurry, should hurry, keep an eye on it',
    'se dépêcher, gardez un œil, à votre place je',
  ],
  learns_like_that: ['how one starts, how you start', 'comme ça qu’on commence'],
  dull_work: ['the printing', 'les impressions'],
  sign_of_progress: [
    'so he got it, so she got it, so he had understood',
    'donc il avait compris, donc elle avait compris',
  ],
  people_can_do: ['explained it to', 'l’expliquait, expliquait à'],
  this_one_first: ['that one tonight', 'celle-là cette nuit, celui-là cette nuit'],
  not_fit: [
    'not fit in one night, not fit in a night, too much for one night',
    'rentre pas dans une nuit, rentre pas dans la nuit, tient pas dans la nuit',
  ],
  hours_written_beside: ['minutes beside', 'minutes en face'],
  people_not_ours: [
    'not mine to hand, ours to pass on, mine to pass on, ours to share, because they trusted us',
    'pas à moi de le dire, à eux pas à moi, à nous de le répéter, pas à moi de le répéter, parce qu’on nous a fait confiance',
  ],
  people_small_sign: ['a crumb', 'une miette'],
  people_says_it_all: [
    'bake the loaf, two and two together, guess the rest, works out the rest',
    'refait le pain, devine le reste, reconstitue le reste',
  ],
} as const satisfies Lexicon;
