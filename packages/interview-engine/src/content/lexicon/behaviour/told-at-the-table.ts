import { crossed } from '../crossed.ts';
import type { Lexicon } from '../../types.ts';

/** Paths, teams, errors and secrets in the words of people at a table, right and wrong. */
export const peopleToldAtTheTable = {
  each_stage: [
    'each job, every job, each step, each stage, each post, every post, each time',
    'chaque poste, chaque étape, chaque job, chaque métier, chaque fois, à chaque fois',
  ],
  next_stage: [
    'the next one, the next was, the next job, i wanted to be where, i wanted to be nearer',
    'le suivant, la suivante, le prochain, je voulais être là où, je voulais être plus près',
  ],
  one_road: ['it all follows, all follows from there', 'tout s’enchaîne, tout s’est enchaîné'],
  led_here: [
    'wanted to move from, wanted to go from, wanted to get from, took me to, that question took me',
    'voulais passer de, envie de passer de, m’a mené à, m’a menée à, m’a mené vers, m’a mené au, ce qui m’a mené',
  ],
  tale_liked: ['found out i liked, cared for', 'plaisaient, me parlait plus, me parlaient plus'],
  knows_toil: [
    'you get home late, home late, eat at your desk, cold pizza',
    'on rentre tard, rentre tard, pizza froide, dîner au bureau',
  ],
  toil: [
    'lining up columns, line up columns, cold pizza, on call like',
    'aligne des colonnes, pizza froide, des gardes, comme des gardes',
  ],
  people_can_do: [
    crossed('she, he, they', 'was catching, caught, spotted, was spotting, corrected, sold it'),
    'c’est elle qui, c’est lui qui, l’a cédé, l’a vendu, il les attrapait, elle les attrapait',
  ],
  because_of_you: [
    'because that is what you, because that’s what you, since that is what you, because it is what you, because you cover, because you do only',
    'parce que c’est ce que vous, puisque c’est ce que vous, parce que vous couvrez, parce que vous ne faites que, parce que vous vendez',
  ],
  did_for_it: [
    'and rebuilt, and redid, and priced, gave up my weekends, at the back of the court, i worked nights for free, i worked for free, letting me sit in, let me sit in',
    'et j’ai refait, et je l’ai refait, donné mes week-ends, au fond de la salle, bossé gratuitement, travaillé gratuitement, me laisser assister, laissé assister',
  ],
  your_house: [
    'deals you did, deals you announced, deals you signed',
    'vos quatre derniers, vos trois derniers, vos derniers deals',
  ],
  you_just_did: [
    'you have just opened, you just opened, you have just hired, you just hired, you have just moved',
    'vous venez d’ouvrir, vous venez d’installer, vous venez de recruter, vous venez de lancer, vous venez de monter',
  ],
  choice_your_balance_sheet: [
    'your own balance sheet, you underwrite, you lend, you for the lending, loans you make',
    'votre propre bilan, vous prêtez, vous souscrivez, crédits que vous, prêts que vous',
  ],
  earns_by_lending: [
    'loans you make, loans you give, your trading, its own trading, trading positions',
    'crédits que vous accordez, crédits que vous faites, prêts que vous faites, votre trading, positions de marché',
  ],
  background: [
    'school project, group project',
    'projet d’école, projet de groupe, projet de classe',
  ],
  trouble: [
    'at each other’s throats, not on speaking terms',
    's’est pris le bec, se sont pris le bec, prise de bec, s’est engueulés, à couteaux tirés',
  ],
  someone_taught: [
    'new trainee, our trainee, new intern, new junior, a starter, fresh out of college',
    'nouvelle stagiaire, nouveau stagiaire, notre stagiaire, nouveau junior, sortait de l’école, débarquait de',
  ],
  fell_short: [
    'wrong numbers in, wrong figures, froze, freezes, went red, could not say a word, never dared',
    'faux chiffres, chiffres faux, se figeait, se figeait dès, n’osait pas, rougissait, restait sans voix',
  ],
  ended_so: [
    'was called off, got called off, took another adviser, took another bank, went to another bank, on the wall, still what they use, still go fishing, still go running, we were all in, lot were in, opened on the day, opened on time, we refunded, nothing left to serve, made an offer, made offers, one of them won, best mark, top mark',
    'concert a sauté, soirée a sauté, pris un autre conseil, pris une autre banque, fallu rembourser, toujours au mur, encore à la pêche, vont encore, tous dedans, ouvert le jour dit, ouvert à temps, on a remboursé, plus rien à servir, ont fait une offre, meilleure note',
  ],
  story_went_well: [
    'still what they use, sharing the stage, share the stage',
    's’en servent encore, présenter à deux, présenté à deux',
  ],
  flaw_is_closed: [
    'nobody mentioned it, no one mentioned it, was not on the list, not on the list, was gone from',
    'plus personne ne l’a, ne l’a mentionné, n’y était plus, n’y figurait plus, avait disparu',
  ],
  assessment_noun: ['last review', 'l’évaluation, dernière évaluation'],
  changed_a_habit: [
    'given myself a rule, gave myself a rule, made myself a rule',
    'me suis donné une règle, me suis fixé une règle, me suis fait une règle',
  ],
  own_safeguard: ['an alarm, a bell', 'un réveil, une alarme, une sonnerie'],
  sets_up: ['', 'ai mis, ai réglé, ai posé'],
  hours_written_beside: [
    'number of hours on each, hours on each, hours to each',
    'heures sur chacun, heures sur chaque',
  ],
  this_one_first: [
    'goes ahead of, the first goes first',
    'passe devant, passe avant l’autre, le premier d’abord',
  ],
  open_about_it: [
    'them on one call, both on one call, both on a call, the two on one line, tell both now, tell both tonight, tell them both now, put my hand up, hands up',
    'sur le même appel, sur un seul appel, les deux sur un appel, dis aux deux maintenant, dis aux deux tout de suite, dis aux deux ce soir, lève la main',
  ],
  if_they_are_stuck: [
    'dig their heels, dig in, will not budge, neither gives, can not agree, cannot agree',
    'campent sur leurs, aucun ne lâche, personne ne cède, aucun ne bouge',
  ],
  superior: ['whose role is to share', 'celui qui partage le travail'],
  turn_knows: [
    'hears of it from me, hear of it from me, hear it first from me',
    'l’apprend de moi, l’apprennent de moi, le sait par moi',
  ],
  for_him_to_say: [
    crossed(
      'for the partner, for the director, for the associate, for my boss, the partner’s, up to the partner, up to the director',
      'to say, to decide, to choose, to tell, call, to call',
    ),
    crossed(
      'c’est l’associé qui, c’est le directeur qui, c’est mon chef qui, c’est au directeur de, c’est à l’associé de',
      'voit, décide, choisit, appelle, voir, décider, choisir, appeler',
    ),
  ],
  refuse_to_say: [
    'mouth stays shut, lips stay sealed, tell him no',
    'bouche reste fermée, lui dirais non, je lui dis non',
  ],
  sworn_silence: [
    'told in private, told us in private, told in confidence, in strict confidence, keep everything to ourselves, signed to keep quiet, wrong ears, a safe that talks, because we are a safe, because we a safe, under a promise, told us that under',
    'sous le sceau, dit en confidence, dit en privé, promis de tout garder, mauvaises oreilles, coffre qui parle, on est un coffre, comme un coffre, sous promesse',
  ],
  good_terms: [
    'say anything about yours, talk about yours, just as safe with us, just as well guarded',
    'tout aussi bien gardés, aussi bien gardés, bien gardés chez nous, parle du vôtre, parle des vôtres',
  ],
  walls_of_the_house: [
    'wall between teams, walls between teams, insider list, list of insiders',
    'muraille entre, murailles entre, cloison entre, liste d’initiés',
  ],

  by_default: [
    'took what came along, whatever came along, what came my way',
    'pris ce qui venait, pris ce qui se présentait, ce qui passait',
  ],
  sweep_drive: ['my enthusiasm, enthusiasm', 'mon enthousiasme, enthousiasme'],
  choice_same_trade: [
    'basically the same as, the same as m&a, the same as banking, the same as audit',
    'pareil que le m&a, pareil que la banque, pareil que l’audit, comme le m&a',
  ],
  audit_is_alike: [
    crossed(
      'audit, auditing, consulting',
      'is basically the same, is the same as m&a, is the same as banking, is just like m&a, is just like banking',
    ),
    crossed(
      'l’audit, l’audit c’est, le conseil, le conseil c’est, audit c’est',
      'pareil que le m&a, pareil que la banque, comme le m&a, la même chose que le m&a, la même chose que la banque',
    ),
  ],
  carries_the_deal: [
    'see the deal through, sees the deal through, through to the signature, to the signature',
    'jusqu’à la signature, accompagnent jusqu’à, va jusqu’à la signature',
  ],
  leaves_the_deal: [
    'just write reports, only write reports, just writes reports, just make reports',
    'ne font que des rapports, n’écrivent que des rapports, font des rapports',
  ],
  outer_shine: [
    'the suits, nice suits, the towers, glass towers, business class, the dinners',
    'les costumes, beaux costumes, les tours, tours de verre, classe affaires, les dîners',
  ],
  leaves_soon: [
    'two years and then leave',
    'deux ans et je pars, deux ans et je file, puis je pars dans un fonds',
  ],
  easier_seat: [
    'hours are softer, softer hours, hours are lighter, lighter hours, hours are gentler',
    'horaires sont plus doux, horaires plus doux, horaires plus légers, horaires sont plus légers',
  ],
  is_invented: [
    'well i do not, well not yet, i nearly have one, nearly have one',
    'enfin non, enfin pas encore, presque une, enfin j’en ai presque',
  ],
  conduct_hid: [
    'kept it from my, hid it from my, kept that from my, kept it from the',
    'caché à mon, caché à ma, cachée à mon, caché au',
  ],
  fewer_know: [
    'fewer people know, less people know, fewer who know',
    'moins de gens au courant, moins il y a de gens, moins on en parle, moins ils en savent',
  ],
  all_the_better: ['the better', 'mieux c’est, mieux ça vaut, mieux on se porte'],
  take_it_or_leave_it: [
    'do it or else, my way or the, take it or leave it',
    'comme ça ou rien, comme ça et pas autrement, à prendre ou à laisser',
  ],
  no_title: ['without rank', 'sans galons'],
  whole_thing_alone: [
    'did everything on my own, everything on my own, did everything alone',
    'tout fait tout seul, tout fait toute seule',
  ],
  did_it_work: ['whether it worked, whether that worked', 'si ça a marché, si cela a marché'],
  culprit: [
    'analyst who made the mistake, one who made the mistake, whoever made the mistake, one who made the error, person who made the mistake, whoever got it wrong',
    'analyste qui s’est trompé, celui qui s’est trompé, celui qui a fait l’erreur, auteur de l’erreur, analyste qui a fait l’erreur',
  ],
  outright_if_seen: [
    'nobody has noticed, no one has noticed, nobody noticed, no one noticed',
    'si personne n’a rien vu, si personne n’a vu, personne n’a remarqué',
  ],
  leaves_it: ['leave it alone, leave it be, leave it there', 'laisse comme ça, n’y touche pas'],
  others_should_catch: [
    crossed(
      'proofreader’s job, reviewer’s job, associate’s job, senior’s job',
      'to catch it, to see it, to spot it, to find it',
    ),
    crossed(
      'au relecteur de, à l’associate de, au senior de, à celui qui relit de',
      'le voir, la voir, le trouver, la trouver, l’attraper',
    ),
  ],
  cannot_change_nature: [
    'can not change your character, can not change who you are, not change your nature, not change one’s character',
    'change pas son caractère, change pas sa nature, changera pas mon caractère',
  ],
  faultless_word: [
    'perfect, faultless, nothing to complain',
    'parfait, parfaite, irréprochable, rien à redire',
  ],
  slip_runs_him_down: ['is lazy, a slacker', 'est fainéant, est paresseux, est feignant'],
  knows_everything: [
    'know everything about, not have to teach me, nothing to teach me',
    'sais tout sur, rien à m’apprendre',
  ],
  never_errs: [
    'never make mistakes, never make a mistake, never get things wrong',
    'ne fais jamais d’erreur, fais jamais d’erreurs, ne me trompe jamais',
  ],
  never_did: ['no experience, never worked in', 'aucune expérience, pas d’expérience'],
  i_was_right: ['right from the start, right all along', 'raison depuis le début'],
  others_wrong: [
    'they had to admit, had to admit it, finally admit',
    'dû l’admettre, dû admettre, fini par l’admettre, fini par admettre, dû reconnaître',
  ],
  unlistened: [
    'not listen to his, not listen to her, not listen to their, never listened to',
    'pas écouté son, pas écouté sa, pas écouté ses, pas écouté leur',
  ],
  talked_nonsense: ['nonsense, rubbish, stupid', 'n’importe quoi, des bêtises, idiot'],
  hint_to_act: ['', 'vous dépêcher, devriez vous presser'],
  let_us_say: ['let us say, let s say, let’s just say', 'disons, on va dire'],
  about_to_happen: [
    'they are about to, about to sign, they will sign, nearly signed',
    'ils vont signer, vont bientôt signer, c’est presque signé, vont annoncer',
  ],
  in_a_whisper: [
    'between us, keep it to yourself, between you and me',
    'entre nous, gardez-le pour vous, ça reste entre nous',
  ],
  informs: ['bother, trouble', 'embêter, déranger, ennuyer'],
  not_for_them: [
    'we do not work for them, not work for them, we are not on it',
    'ne travaille pas pour eux, ne travaillons pas pour eux, pas notre client',
  ],
  even_if_untrue: [
    'even if it is not true, even if it’s not true, even though it is false, even if that is false',
    'même si c’est faux, même si ce n’est pas vrai, quitte à mentir',
  ],
  loyal_client: [
    'good client, loyal client, old client, big client',
    'bon client, client fidèle, gros client, vieux client',
  ],
  has_earned_it: [
    'deserves to know, deserves a little, has a right to know, entitled to know',
    'mérite d’en savoir, mérite bien d’en savoir, a le droit de savoir, mérite bien un',
  ],
  dull_work: ['boring jobs, boring bits, dull jobs', 'les corvées, le plus ennuyeux'],
  left_to_struggle: ['sink or swim', 'se noyer ou nager, nager tout seul, se noyer'],
  only_learns_so: ['how i learned', 'comme ça que j’ai appris'],
  acted: ['let each', 'mis les deux, mis côte à côte, laissé chacun'],
  outright_signed_up: ['comes with the trade, goes with the trade', 'va avec le métier'],
  story_you_here: [
    'you put, you let, you give your',
    'vous mettez, vous laissez, vous donnez à vos',
  ],
  story_house_trait: [
    'from the first call, first call to the signing, from first call, whole deal',
    'du premier appel, de bout en bout',
  ],
  charged: ['they handed me, handed me the', 'm’a filé la, m’a filé le, m’ont filé'],
  story_no_power: [
    'i could tell off, older than me, whom i could',
    'pouvais pas engueuler, plus vieux que moi, plus âgés que moi',
  ],
  people_due_at: ['opens the file at, opens it at, reads it at', 'l’ouvre à, le lit à'],
  own_fault: ['my slip and all, it came from my desk', 'ça vient de moi'],
  goes_and_says: ['straight to my', 'direct chez, droit chez, je file chez'],
  pulled_on: [
    'wanted to know why, wanted to know how, wanted to understand, i wanted to know, i wanted to see who',
    'voulu savoir pourquoi, voulu savoir comment, voulu comprendre, je voulais savoir, je voulais voir qui',
  ],
  not_fit: [
    'can not have both, cannot have both, can’t have both',
    'peux pas avoir les deux, peut pas avoir les deux',
  ],
} as const satisfies Lexicon;
