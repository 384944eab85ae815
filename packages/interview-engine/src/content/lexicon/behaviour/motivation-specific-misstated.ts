import type { Lexicon } from '../../types.ts';
import { crossed } from '../crossed.ts';

/** Acts that prove your motivation, in the words of those who get it wrong. */
export const motivationSpecificMisstated: Lexicon = {
  advice_declared: [
    'declare, say so, saying it, state it, take my word, word for it, is felt, shows on its own',
    'affirmer, se déclare, le dire avec, sur parole, se sent',
  ],
  advice_evidence: [
    'evidence, proof, prove, proving, example, examples, show it, back it up, backing up, back it with, demonstrate, facts',
    'preuve, preuves, prouver, exemple, exemples, démontrer, étayer, justifier, faits, illustrer',
  ],
  advice_inner_drive: [
    'interest, motivation, passion, enthusiasm, drive',
    'motivation, intérêt, passion, envie, enthousiasme',
  ],
  advice_met_nobody: [
    'never spoken to, never talked to, never met, not spoken to, not met',
    'jamais parlé à, jamais rencontré, jamais discuté avec, pas parlé à, pas rencontré',
  ],
  advice_poor_school: [
    'weaker school, lesser school, worse school, second rate school, lower school, inferior school',
    'moins bonne école, école moins bonne, école inférieure, école de second rang, petite école, école moins cotée',
  ],
  advice_rewards: [
    'bonus, salary, pay, paid, money, prestige, status, name on the, business card, title, earn more, exit opportunities, glamour',
    'prestige, rémunération, salaire, bonus, argent, statut, gagne mieux sa vie, mieux payé, carte de visite, paie, renommée, titre',
  ],
  advice_rival: [
    'other candidates, next candidate, next door, other applicants, other applicant, the competition, he, she, people from there, the others',
    'autres candidats, candidat suivant, concurrents, les autres, il, elle, celui d’à côté, voisin',
  ],
  advice_runs_down: [
    'falls short, run down, belittle, criticise, attack, weaknesses of, are bad, less good',
    'dénigrer, critiquer, rabaisser, attaquer, mauvais, nuls, faiblesses des, moins bons, descendre',
  ],
  advice_sets_apart: [
    'separates, difference, distinguishes, differs, sets apart',
    'sépare, différence, distingue, différencie',
  ],
  advice_suffices: [
    'is enough, was enough, enough that, suffices, sufficient, more than enough, solid, all it takes, comes down to, all there is to, strongest reason, best reason, good reason, good enough, main reason, want to hear',
    'suffit, suffisant, suffisante, suffisent, solide, meilleure raison, bonne raison, première raison, revient à, se résume à, se limite à, tout ce qu’il faut, veut entendre, veulent entendre',
  ],
  advice_superlatives: [
    'adjectives, superlatives, big words, exceptional, outstanding, self confidence, aplomb, the best candidate',
    'adjectifs, superlatifs, grands mots, exceptionnel, exceptionnelle, aplomb, le meilleur candidat, la meilleure candidate',
  ],
  advice_weighs_down: [
    'slow, slows, bore, bores, boring, weigh down, get in the way',
    'ralentissent, ralentit, ennuient, ennuie, alourdissent, alourdit, encombrent, plombent',
  ],
  advice_wins_over: [
    'win, wins, convince, convinces, persuade, persuades, works best, impress, sells',
    'convaincre, convainc, gagner, gagne, séduire, séduit, emporte, fait la différence',
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
  by_default: [
    'plan b, fallback, fall back, second best, by default, not get into consulting, not get into audit, could not get into, rest did not work, nothing else worked, only thing left, somewhere to start, no other idea, next thing on the list, took what came along, whatever came along, what came my way',
    'plan b, solution de repli, par défaut, reste n’a pas marché, pas réussi à entrer, second choix, faute d’autre chose, pas d’autre idée, pas vraiment choisi, pas choisi la banque, pris ce qui venait, pris ce qui se présentait, ce qui passait',
  ],
  choice_any_job: [
    'any job, any position, any post, any role, whatever job, whatever role, whatever the job, no preference, learn anything',
    'n’importe quel poste, n’importe quel métier, n’importe quel job, absence de préférence, aucune préférence, pas de préférence, peu importe le poste, peu importe le métier',
  ],
  choice_connections: [
    'my father knows, my uncle knows, father is a friend, my family knows, knows your ceo, my father is a client, my mother is a client, my father knows your, my uncle knows your, my uncle is a partner, my family knows your',
    'mon père connaît, mon oncle connaît, ma famille connaît, père est un ami, connaît votre président, mon père est un de vos, mon père est client, mon oncle est associé',
  ],
  choice_crowd: [
    'because everyone, because everybody, since everyone, like everyone else, because my friends, because all my friends, as everyone did',
    'parce que tout le monde, comme tout le monde, puisque tout le monde, parce que mes amis, comme toute ma promo',
  ],
  choice_deal_trade: [
    'm and a, m&a, investment banking, the job',
    'm&a, fusion acquisition, banque d’affaires, le métier',
  ],
  choice_does_deals: [
    'carry out deals, close deals, negotiate the price, carry the deal, sign the deal',
    'mènent les transactions, négocient le prix, négocie le prix, signent les deals, concluent les opérations',
  ],
  choice_easy: [
    'because it was close, because it was easy, because it was easier, because my parents, my parents wanted, my father wanted, never interested in finance, no interest in finance, since my parents, chose by chance, picked at random, no idea what banking, because you are close to, because it is close to',
    'parce que mes parents, mes parents voulaient, mon père voulait, près de chez moi, choisi au hasard, parce que c’est à deux, parce que c’est à côté',
  ],
  choice_for_perks: [
    'for the bonus, for the money, for the salary, for the pay, for the prestige, for the exit, for the name, for the business card, for the status, because it pays, because the pay, because you pay, because the salary',
    'pour le bonus, pour la paie, pour le salaire, pour l’argent, pour le prestige, pour la rémunération, pour le statut, parce que ça paie, parce que la paie, parce que le salaire, parce que vous payez',
  ],
  choice_higher_bid: [
    'if another offers, if someone offers more, another bank offers more, another pays more, leave for more',
    'si une autre propose, si un autre propose, si une autre paie, au plus offrant',
  ],
  choice_inferior: [
    'weaker than me, weaker than i, worse than me, cannot model, my level, not as good, not as strong, less than me',
    'pas mon niveau, pas le niveau, vient d’une université, moins fort que moi, moins bon, ne sait pas modéliser, moins que moi',
  ],
  choice_knowing: [
    'knowing, know your, talking to, speaking to, meeting, contacting, networking, calling, conversations',
    'connaître, échanges, échanger, parler à, contacter, rencontrer, appeler, étudier vos, discussions',
  ],
  choice_leftover: [
    'what was left, all that was left, first to answer, first to reply, only one that answered, only one to answer, first that said yes, only offer i got, fell back on',
    'ce qui restait, restait que ça, premier à répondre, première à répondre, seule à répondre, première à dire oui, faute de mieux, me suis rabattu',
  ],
  choice_need: [
    'need this job more, need the job more, because i need, i need a job, i need the money, need it more than, need this job to pay, need the job to pay, need this salary, need the salary, need the money for',
    'besoin de ce poste, besoin de ce travail, besoin d’un travail, besoin d’argent, plus besoin que lui, besoin de ce salaire, besoin du salaire, besoin de ce travail pour payer, besoin de l’argent pour',
  ],
  choice_on_my_word: [
    'take my word, on my word, no need for proof, needs no proof, not need proof, no proof needed, just believe me',
    'sur parole, pas besoin de preuves, aucune preuve à, rien à prouver',
  ],
  choice_only_that: [
    'only thing that counts, all that counts, that alone should, alone should settle, settles it',
    'que ça qui compte, seul qui compte, seule chose qui compte, ne regarde que',
  ],
  choice_refused: [
    'rejected me, refused me, turned me down, did not want me, said no to me',
    'm’ont refusé, m’a refusé, m’ont recalé, m’ont dit non',
  ],
  choice_rival: [
    'candidate next door, next candidate, other candidate, the others, person next door, his school, her school',
    'autre candidat, les autres, le suivant, candidat suivant, candidat d’à côté, son école',
  ],
  choice_school: ['school, university, degree', 'école, université, diplôme'],
  choice_secondary: [
    'is secondary, comes second, does not matter, matters less',
    'est secondaire, passe après, importe peu, compte moins',
  ],
  choice_stepping_stone: [
    'stepping stone, springboard, name on my cv, and then leave, leave for a fund',
    'tremplin, nom sur mon cv, puis je partirai, puis partir en fonds, ligne sur mon cv',
  ],
  choice_stock_picking: [
    'lending money to, manage savings, manage money for, certify the accounts, certifying accounts, stock portfolio, share portfolio, managing portfolios, picking shares, picking stocks, stock picking, market activity, buying and selling shares, people’s savings',
    'gérer l’argent des, gérer l’épargne, prêter de l’argent, certifier les comptes, placer l’argent, portefeuille boursier, bonnes actions, gérer des portefeuilles, gérer le portefeuille, activité de marché, épargne des particuliers',
  ],
  choice_teaches_nothing: [
    'teach nothing, teaches you nothing, frowned upon, looks bad',
    'n’apprennent rien, n’apprend rien, mal vu',
  ],
  choice_the_work: ['work itself, job itself, the work', 'le métier lui même, le travail'],
  choice_too_hard: [
    'too much work, too hard, too many hours, hours were too long, too tiring, too demanding',
    'trop de travail, trop dur, trop d’heures, horaires trop longs, trop fatigant, trop exigeant',
  ],
  choice_wants: [
    'want, chose, choose, picked, came, apply, applied, am here, attract, drawn, interest me',
    'veux, choisi, choisis, viens, venu, postule, postulé, suis là, attire, intéresse, motive',
  ],
  comes_for_it: [
    'comes for the money, here for the money, in it for the money, comes for the pay, want the money, hungry for money',
    'vient pour l’argent, viennent pour l’argent, vient pour le salaire, vient pour le bonus, là pour l’argent, là pour le salaire, là pour le bonus, aime l’argent, veut gagner de l’argent',
  ],
  draws_me: [
    'attire, draws, attracts, motivates, drives, want',
    'attire, motive, intéresse, cherche, fait venir',
  ],
  drive_of_mine: [
    'motivation, drive, what motivates me, what drives me, what gets me up',
    'motivation, ce qui me motive, ce qui me fait lever, moteur, ce qui m’anime',
  ],
  easier_seat: [
    'workload is lighter, said to be lighter, less work, fewer hours, less controlled, less supervised, less supervision, easier life, less pressure, lighter workload, hours are softer, softer hours, hours are lighter, lighter hours, hours are gentler',
    'charge plus légère, plus léger ici, moins de travail, moins contrôlé, moins surveillé, moins surveillée, moins de contrôle, moins d’heures, plus tranquille, moins de pression, moins à faire, horaires sont plus doux, horaires plus doux, horaires plus légers, horaires sont plus légers',
  ],
  first_choice: [
    'first choice, top choice, number one choice, favourite, preferred bank',
    'premier choix, première option, préféré, numéro un',
  ],
  first_to_say_yes: [
    'first to say yes, whoever offers first, first one to offer, sign with whoever, apply everywhere',
    'postule partout, première offre qui vient, au premier qui, première banque qui me dit oui',
  ],
  is_invented: [
    'well not really, not really but, does not exist, not exist yet, not real, invented, made up, fake, bluff, bluffing, invent, well nearly, well almost, well i could, well soon, at least almost, nearly signed, well i do not, well not yet, i nearly have one, nearly have one',
    'enfin pas vraiment, pas vraiment mais, n’existe pas, existe pas encore, inventé, inventée, inventer, fausse, bluff, bluffer, fictive, enfin presque, enfin bientôt, enfin je pourrais, ou presque, enfin non, enfin pas encore, presque une, enfin j’en ai presque',
  ],
  is_measured_in: [
    'measured by, measured in, comes down to, is the, is simply the, is my, comes from, depends on, is about the, starts with the',
    'se mesure au, se mesure à, c’est le, c’est l, c’est la, c’est d’abord le, tient au, dépend du, vient du, vient de la, se résume au, passe par le',
  ],
  leaves_soon: [
    'only stay a year, stay only a year, two years and leave, then leave, use your name, use the name, get into private equity, move to a fund, exit to a fund, then off to a fund, leave for private equity, leave for a fund, leave for a hedge fund, go to a fund after, move to a bigger bank, leave after a year, leave after two years, two years and i am gone, two years and then leave',
    'rester un an, que deux ans, partir en fonds, votre nom pour, partir dès que, passer en fonds, le temps d’avoir, filer dans un fonds, puis filer, partir dans un fonds, partir en private equity, partir de partir en fonds, rejoindre une plus grande banque, aller dans une plus grande banque, partir au bout d’un an, un an et de partir, repartir au bout de deux ans, deux ans et je pars, deux ans et je file, puis je pars dans un fonds',
  ],
  little_else: [
    'rest does not matter, rest matters little, not much else, nothing else, above all, first and foremost, rest is secondary, rest bores me',
    'reste m’importe peu, reste importe peu, reste compte peu, rien d’autre, avant tout, surtout, reste est secondaire, reste m’est égal',
  ],
  mere_rewards: [
    'salary, pay, bonus, money, prestige, status, exit opportunities, business card, title',
    'rémunération, salaire, bonus, argent, prestige, statut, carte de visite, titre, sorties',
  ],
  more_driven: [
    'the harder, the more motivated, the more i work, the more i give, the more i will',
    'plus je serai motivé, plus je suis motivé, plus je travaille, plus je bosse, plus je donne, plus on travaille',
  ],
  more_of_it: [
    'the bigger the, the higher the, the more you pay, the more i am paid, the better paid, the better the',
    'plus le bonus, plus le salaire, plus on me paie, plus je suis payé, mieux je suis payé, mieux on me paie, plus la paie, plus il y a d’argent',
  ],
  motivated_word: ['motivation, motivated', 'motivation, motivé, motivée'],
  needs_no_showing: [
    'need no proof, need no proving, something you need to show, something you have to show, something you need to prove, something one shows, no need to show, no need to prove, requires no proof, speaks for itself',
    'besoin de preuve, besoin d’être prouvé, besoin d’être montrée, quelque chose qu’on prouve, quelque chose qu’on montre, à prouver par des actes, à être démontrée, inutile de la prouver',
  ],
  not_informed: [
    'not look into, not find out about, not taken the time, not inform myself',
    'pas pris le temps, verrai ça une fois, découvrirai une fois, découvrirai sur place, rien fait pour me renseigner',
  ],
  nothing_done_for_it: [
    'have to have done anything, done nothing to show, did nothing to show, done nothing for it, not need to do anything, not have to do anything, need to have done anything, no need to do anything',
    'rien fait de particulier, rien besoin de faire, rien fait pour la montrer, rien fait pour le montrer, pas besoin de faire quoi, pas besoin d’avoir fait',
  ],
  offer_noun: ['offer, offers', 'offre, offres, proposition'],
  outer_shine: [
    'the suits, nice suits, the towers, glass towers, business class, the dinners',
    'les costumes, beaux costumes, les tours, tours de verre, classe affaires, les dîners',
  ],
  outright_alone_proves: [
    crossed('degree, diploma, school, grades, cv', 'alone shows, alone proves, is proof enough'),
    crossed('diplôme, école, notes, cv', 'à lui seul, à elle seule, à elles seules'),
  ],
  outright_asked_nobody: [
    'not spoken to anyone, not talked to anyone, not spoken to anybody, spoke to nobody, talked to nobody, never spoke to anyone, not met anyone',
    'parlé à personne, rencontré personne, échangé avec personne, discuté avec personne',
  ],
  outright_feels_it: [
    'just have a feeling, have a feeling it, i just feel, gut feeling, i just know, you can feel it, just trust me, take my word for it',
    'je le sens, c’est une intuition, ça se sent, je le sais c’est tout, question de feeling, croyez-moi sur parole, vous pouvez me croire',
  ],
  outright_impresses: [
    'people respect you when, people respect you if, impresses people, impress my friends, impress my family, sounds impressive at',
    'ça impressionne, impressionner mes amis, impressionner ma famille, ça en jette, ça fait classe, les gens vous respectent',
  ],
  outright_main_reason: [
    'main reason, the reason, your office, convenient, practical, commute',
    'raison principale, la raison, vos bureaux, votre bureau, pratique, trajet',
  ],
  outright_near_home: [
    'minutes from my flat, minutes from my place, minutes from home, minutes from my home, close to my flat, near my flat, near my home',
    'minutes de chez moi, à côté de chez moi, près de chez moi, en bas de chez moi',
  ],
  outright_not_taken: [
    crossed(
      'not get into, rejected by, refused by, turned down by',
      'goldman, the big, the bulge, the large, jp morgan, morgan stanley, the top',
    ),
    crossed(
      'refusé chez, refusée chez, recalé chez, recalé par, pas été pris dans, pas été pris chez',
      'les grands, les grandes, goldman, les gros, les meilleures',
    ),
  ],
  outright_other_trade: [
    'auditors, consultants, audit people, consulting people',
    'auditeurs, consultants, gens de l’audit, gens du conseil',
  ],
  outright_run_down: [
    'box tickers, box ticking monkeys, not clever enough, not smart enough, not good enough for banking, could not get into banking, no real work, any real work, real work, do nothing useful, are useless, failed bankers',
    'pas réussi à entrer, ne servent à rien, pas assez intelligents, pas assez malins, cochent des cases, rien de concret, banquiers ratés, ceux qui ont échoué',
  ],
  outright_settles: [
    'so i am trying, so i try, trying smaller, smaller shops, smaller houses, so i settle, so here i am, so i applied',
    'alors j’essaie, du coup j’essaie, donc j’essaie, plus petites, alors je me rabats, du coup je me rabats, donc me voilà',
  ],
  plain_reward: [
    'bonus, salary, pay, paycheck, money, compensation, the fee',
    'bonus, salaire, argent, rémunération, paie, chèque, paye',
  ],
  plays_the_market: [
    'taking positions, trading options, day trading, betting on, bet on shares, bets on, playing the market, speculating, speculate, trading stocks, trading crypto',
    'prendre des positions, prend des positions, trader des options, trade des options, parier sur, jouer en bourse, spéculer, spécule, boursicoter',
  ],
  rival_is_first: [
    'they my first choice, it is my first choice, they my favourite',
    'il était mon premier choix, lui mon premier choix, eux mon premier choix',
  ],
  same_to_all: [
    'telling you the same, same to everyone, tell everyone, tell everybody, tell each bank, tell every bank, tell all the banks, say it to everyone, say that to everyone, say it to every, say that to all, every bank hears, what everyone says, to all your competitors, to every bank, told every bank, told them all',
    'vous dis la même chose, vous dis pareil, ça à tout le monde, dis à chaque banque, dis à toutes, dit à toutes, dit ça à chacun, le dis à chacun, à tous vos concurrents, à toutes les banques, à tout le monde',
  ],
  shrugs: [
    'does not matter, not matter to me, not interest me, is secondary, no point, no need, not need, pointless, useless, not worth, who cares, are a myth, is a detail, comes second',
    'ne compte pas, n’a pas d’importance, ne m’intéresse pas, m’intéresse peu, est secondaire, pas besoin, inutile, sert à rien, peu importe, à quoi bon, aucun intérêt, pas la peine, passe après',
  ],
  slip_runs_him_down: [
    'does not have the level, not at the level, is weak, has nothing, clearly worse, i spoke with him, i have spoken with him, less smart than me, dumber than me, less clever than me, slower than me, less bright than me, third rate school, second rate school, worse school, lesser school, weak school, is lazy, a slacker',
    'n’a pas le niveau, pas au niveau, est faible, n’a rien, pas à la hauteur, moins bon que moi, moins intelligent que moi, moins malin que moi, plus lent que moi, moins doué que moi, école de seconde zone, moins bonne école, école moins bien classée, école de second rang, est fainéant, est paresseux, est feignant',
  ],
  slip_the_rival: [
    'other candidate, the other one, the others outside, candidate outside, other guy, other girl, guy next door, the one next door, person before me, one before me, candidate before me, previous candidate, person after me',
    'autre candidat, l’autre, celui d’à côté, type d’à côté, l’autre type, le gars d’à côté, candidat d’avant, candidat précédent, celui d’avant, candidat d’après',
  ],
  sought_after: [
    'better offer elsewhere, better offer from, a better offer, other offers, several offers, offers elsewhere, in demand, sought after, others want me, competitors want me, whom others want, wanted by others, banks want me, headhunters',
    'meilleure offre ailleurs, une meilleure offre, d’autres offres, plusieurs offres, offres ailleurs, convoité, convoitée, courtisé, courtisée, vos concurrents me veulent, très demandé, banques me veulent, on me réclame, chasseurs de têtes',
  ],
  steps_of_my_own: [
    'internships and, initiatives, internships, extra reading, writing to alumni, coffee chats, going to events, side projects',
    'stages et, initiatives, les stages, lectures à côté, écrire aux anciens, aller aux conférences, projets à côté',
  ],
  sweep_adds_nothing: [
    'adds nothing, brings nothing, proves nothing, is useless, is pointless, are pointless, are useless, no point in, no use, a waste of time, always backfires, backfires, works against you, turns against you, changes nothing, never adds anything, not add anything, shows nothing',
    'n’y ajoute rien, n’y ajoute jamais rien, n’ajoute rien, n’apporte rien, ne sert à rien, ne prouve rien, n’a aucun intérêt, se retourne contre, se retourne toujours contre, perte de temps, ne change rien, joue contre vous, est inutile, aucun intérêt',
  ],
  sweep_asks_for_more: [
    'the more you ask, the more one asks, the more i ask, the more you want to earn, the higher the salary you ask, the bigger the salary, the higher the pay you ask',
    'plus on demande, plus je demande, plus vous demandez, plus on veut gagner, plus le salaire demandé est, plus on réclame',
  ],
  sweep_drive: [
    'motivation, motivated, my interest, i want it, want this job, i want the job, my drive, commitment, my enthusiasm, enthusiasm',
    'motivation, motivé, motivée, mon intérêt, mon envie, que je veux ce poste, engagement, mon enthousiasme, enthousiasme',
  ],
  sweep_meeting_people: [
    'meeting the teams, meeting people, meeting analysts, meeting your team, talking to analysts, talking to juniors, talking to people, speaking to analysts, calling analysts, coffee chats, networking, coming to your events, going to events',
    'rencontrer les équipes, rencontrer l’équipe, rencontrer des analystes, rencontrer des gens, aller parler à, parler à des juniors, parler à des analystes, appeler des analystes, les cafés avec des analystes, le réseautage, venir à vos événements, aller aux événements, prendre des cafés',
  ],
  sweep_nothing_to_prove: [
    'nothing left to prove, nothing more to prove, nothing to prove, no need to prove, not need to prove, have proved everything',
    'rien besoin de prouver, pas à prouver quoi que ce soit, plus rien à prouver, plus rien à démontrer, rien à prouver, rien à démontrer, pas besoin de prouver, tout prouvé, n’a plus à prouver',
  ],
  sweep_on_purpose: [
    'on purpose, deliberately, intentionally, that is deliberate, no need to, not needed, because motivation',
    'c’est voulu, exprès, volontairement, délibérément, pas besoin, inutile, parce que la motivation',
  ],
  sweep_proves: [
    'proves, proves it, is proof, is proof enough, proof enough, is the proof, shows it, shows my, shows that i, is enough to show, is enough to prove, speaks for itself, enough to prove, says it all',
    'prouve, prouvent, se prouve par, est prouvée, est la preuve, suffit à prouver, suffit à montrer, suffisent à prouver, suffit à démontrer, parle de lui-même, parle pour moi, preuve suffisante, montre assez, dit tout',
  ],
  sweep_status: [
    'name of my school, my school’s name, my school, top school, a good school, the school i went to, my degree, my diploma, my grades, my ranking, my cv, my name, applying, the fact that i applied, fact that i applied, having applied, my application, sending an application, an application, being here today',
    'nom de l’école, nom de mon école, mon école, grande école, mon diplôme, mes notes, mon classement, mon cv, mon nom, poser sa candidature, posé ma candidature, ma candidature, postuler, le fait de postuler, simple fait de postuler, fait d’avoir postulé, être ici aujourd’hui, avoir postulé',
  ],
  sweep_unprepared: [
    'not prepare anything, prepared nothing, not prepare at all, no preparation, done nothing special, did nothing more',
    'rien préparé, pas préparé, aucune préparation, rien fait de plus, rien fait de particulier',
  ],
  what_an_analyst_does: [
    'what an analyst, what an m&a analyst, what analysts do, what m&a is, what bankers do, what you do here, same skill as, same job as, same thing as m&a, job of an analyst',
    'ce que fait un analyste, ce qu’on fait en m&a, ce que font les banquiers, ce que vous faites, métier d’analyste, c’est ça le m&a, même métier que, travail d’analyste, quotidien d’un analyste',
  ],
  word_is_proof: [
    'proof enough, is all the proof, is enough proof, is the best proof, should be enough, is the proof',
    'preuve suffisante, suffit comme preuve, suffit à le prouver, est la meilleure preuve, vaut preuve, devrait suffire',
  ],
  words_over_acts: [
    'say more than acts, say more than deeds, say more than facts, say more than examples, count more than acts, count more than facts, than acts do, than facts do, acts can be arranged, facts can be arranged, facts can be faked, acts can be faked, anyone can list facts, character counts more, personality counts more, attitude counts more than',
    'disent plus que les actes, disent plus que des actes, disent plus que les faits, parlent plus que les actes, comptent plus que les actes, comptent plus que les faits, les actes s’arrangent, les faits s’arrangent, actes ça s’arrange, caractère compte plus, personnalité compte plus',
  ],
  works_harder: [
    'work harder, will always work, outwork, works more, best worker, best motivated, stays longer',
    'travaille plus, travaillera toujours, travaille toujours plus, travaille mieux, bosse plus, bossera plus, se donne plus, donne tout, reste plus longtemps',
  ],
};
