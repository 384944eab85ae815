import type { Lexicon } from '../../types.ts';

/** The situation, in the words people use for it. */
export const starSNotions: Lexicon = {
  back_then: [
    'where i worked, where i was working, my second summer, my first summer, my last summer, we were shooting, we were running, we were organising, we were building, last year, last summer, last winter, last spring, last autumn, last month, years ago, months ago, summers ago, at the time, back then, back in, during my, while i was, when i was, when we were, in february, in march, in june, in my first, in my second, in my third, in my last, in my final, that year, four of us, five of us, three of us, weeks before, one sunday, second month, first month, third month, first week, second week, my first year, one evening, one morning, one friday, week before, night before, day before, that evening',
    'où je travaillais, où je bossais, mon deuxième été, mon premier été, cet été-là, on tournait, on montait, on organisait, nous organisions, l’an dernier, l’an passé, l’année dernière, l’année passée, l’été dernier, l’hiver dernier, le mois dernier, février dernier, il y a un an, il y a deux ans, il y a deux étés, il y a trois ans, à l’époque, pendant mon, lors de mon, quand j’étais, lorsque j’étais, nous étions, on était, on préparait, nous préparions, à trois semaines, un dimanche, cette année-là, en stage, c’était, deuxième mois, premier mois, troisième mois, première semaine, un soir, un matin, un vendredi, semaine avant, la veille du, ce soir-là, en plein milieu, au printemps, le soir même',
  ],
  background: [
    'school project, group project, internship, interning, apprenticeship, university, school, first year, second year, third year, final year, student, club, association, volunteer, food bank, placement, my first job, term, semester, project for, master, bachelor, thesis, army, team of, boutique, charity, startup, uni, college, gap year, society, apprentice, evening class, summer job, the fund, audit firm, law firm, consulting job, exchange year, football team, choir, case competition, stock pitch contest',
    'projet d’école, projet de groupe, projet de classe, stage, stagiaire, alternance, apprenti, apprentissage, université, fac, école, lycée, prépa, première année, deuxième année, troisième année, dernière année, m1, m2, association, asso, bde, club, gala, bénévole, premier poste, semestre, mission pour, master, licence, mémoire, équipe de, boutique, junior entreprise, jeune entreprise, césure, fin d’études, cabinet, big four, coopérative, job d’été, courtier, colocation, orchestre, dans le fonds, échange à, chorale, bureau des élèves, concours de cas, compétition de cas',
  ],
  fell_short: [
    'clammed up, clams up, nobody could read, went blank, read from his notes, read from her notes, read his notes, read her notes, went silent, broke a sweat, broke into a sweat, pure guesswork, lost her nerve, lost his nerve, never tied, went red, went crimson, never added up, wrong numbers in, wrong figures, froze, freezes, could not say a word, never dared, kept missing, kept forgetting, kept mixing, kept sending, kept losing, came back three, came back twice, came back every, panicked, lost points, lost marks, full of typos, could not explain, could not present, could not build, could not read, did not know how, had never built, had never opened, never double checked, hid behind, hated excel, was slow, was too slow, took two days, took twice, spoke too fast, too shy, illegible, unreadable, redid everything, mumbled, got lost in',
    'incompréhensible, incompréhensibles, se fermait, se refermait, lisait ses notes, se taisait dès, perdait ses moyens, restait muet, restait muette, transpirait, perdait pied, tapait au hasard, c’était au hasard, jamais juste, tombait pas juste, rougissait, savait pas lire, ne savait pas lire, faux chiffres, chiffres faux, se figeait, se figeait dès, n’osait pas, restait sans voix, oubliait, perdait tous, perdait ses, perdait du temps, ne faisait pas, bloquait, paniquait, tremblait, bafouillait, illisible, illisibles, refaisait tout, revenait trois, revenaient trois, revenait deux, revenait toujours, ne relisait, ne recoupait, n’avait jamais, mettait deux jours, mettait deux fois, trop lent, trop lente, parlait trop, se perdait, se noyait, mélangeait, confondait, jamais ouvert, ne comprenait',
  ],
  people_beginner: [
    'intern, junior, newcomer, beginner, graduate, trainee, new girl, new boy, new lad, new joiner',
    'petit nouveau, petite nouvelle, stagiaire, débutant, débutante, junior, nouvel arrivant, nouvelle recrue',
  ],
  people_was_given: [
    'was given a, was given an, was handed a, got landed with, landed with a, gave me a, gave me an, took over a',
    'm’avait collé, m’a collé, m’avait confié, m’avait refilé, m’a refilé, m’avait donné, m’a donné, j’ai hérité',
  ],
  someone_taught: [
    'fresh out of school, straight out of school, fresh from university, a lad of, a kid of, new trainee, our trainee, new intern, new junior, a starter, fresh out of college, new analyst, new joiner, new hire, new starter, fresher, first year, intern, trainee, junior, graduate, apprentice, pupil, student, younger colleague, second analyst',
    'tout juste sorti, tout juste sortie, sorti de l’école, sortie de l’école, notre apprenti, première année, un gamin de, un gamin, un petit jeune, nouvelle stagiaire, nouveau stagiaire, notre stagiaire, nouveau junior, sortait de l’école, débarquait de, nouvel analyste, nouvelle analyste, nouvelle recrue, stagiaire, alternant, alternante, apprenti, junior, débutant, débutante, élève, étudiant, étudiante, jeune analyste, jeune collègue',
  ],
  story_lost_work: [
    'typed in, hard coded, full of, follow them, could follow, wrong, messy, at midnight, opened his mouth, open her mouth, lost as soon, no idea',
    'tapés à la main, en dur, pleines de, pleins de, suivre, faux, en vrac, à minuit, ouvrir la bouche, perdu dès, aucune idée',
  ],
  story_place: [
    'team, fund, sale of, a sale, file, book, client, lender, office, room, budget, group, bank, company, shop, meeting',
    'équipe, fonds, vente, dossier, client, prêteur, bureau, salle, budget, groupe, banque, société, boutique, réunion',
  ],
  story_scene: [
    'picture, imagine, small team, boss abroad, boss was away, boss was on holiday, client wanted, client who wanted, by monday, by friday, that evening, same evening, had to go out, had to leave, it was my',
    'imaginez, petite équipe, patron à l’étranger, patron était en vacances, client voulait, client qui voulait, pour lundi, pour vendredi, soir même, devait partir, c’était mon, on était trois, on était quatre, on était cinq, nous étions trois',
  ],
  story_their_work: [
    'her sheets, his sheets, her pages, his pages, her model, his model, her emails, his emails, her file, his file, her work, his work, new girl, new guy, new boy, the intern, newcomer, her slides, his slides',
    'ses feuilles, ses pages, son modèle, ses mails, son fichier, ses fichiers, son travail, une nouvelle, un nouveau, la nouvelle, le nouveau, le stagiaire, la stagiaire, ses slides',
  ],
  tale_people_setting: [
    'intern, trainee, junior, colleague, boss, manager, client, supplier, classmate, classmates, roommate, partner, new hire, team mate, teammate, sales team, engineers, developer, designer, designers, salesman, accountant, cook, waiters, volunteers, treasurer, professor, with us, students, captain, coach, flatmate, flatmates',
    'stagiaire, apprenti, junior, collègue, collègues, chef, cheffe, manager, client, fournisseur, camarade, camarades, colocataire, associé, binôme, coéquipier, commerciaux, ingénieurs, développeur, graphiste, comptable, vendeurs, serveurs, bénévoles, trésorier, professeur, avec nous, étudiants, capitaine, entraîneur, arrivé chez nous',
  ],
  tale_problem: [
    'wrong, mistake, mistakes, error, errors, late, behind, lost, stuck, afraid, shy, scared, missing, problem, crisis, fight, quarrel, argument, tension, angry, tired, mess, chaos, broken, short of, nobody, rush, deadline, delay, conflict, disagreed, disagreement, confused, overwhelmed, unhappy, ignored, slow, weak, no idea, dropped out, ill, sick',
    'faux, fausse, erreur, erreurs, faute, fautes, retard, perdu, perdue, bloqué, bloquée, peur, timide, manquait, problème, crise, dispute, bagarre, tension, tensions, en colère, fatigué, bazar, chaos, cassé, personne, urgence, échéance, délai, conflit, désaccord, dépassé, dépassée, mécontent, lent, lente, faible, aucune idée, malade, abandonné',
  ],
  tale_was: [
    'was, were, had, used to, came, kept, did not, could not, would not, wanted, sent, needed, thought, got',
    'était, étaient, étions, avait, avaient, avions, venait, voulait, voulaient, pouvait, savait, faisait, n’arrivait, envoyait, pensait, fallait',
  ],
  tale_who: [
    'i, we, he, she, they, there, one of us, two of us, people',
    'je, j, on, nous, il, elle, ils, elles, les gens, c, chacun',
  ],
  told_situation: [
    'when i was, during my, last year, last summer, two years ago, in my internship, at university, in my first year, in my second year, in my third year, in my last, in a team, last month',
    'quand j’étais, pendant mon, l’année dernière, l’été dernier, il y a deux ans, en première année, en deuxième année, en troisième année, dans mon, dans ma, dans une équipe, nous étions, on était, au bde, le mois dernier',
  ],
  trouble: [
    'blazing row, a row about, stopped greeting, at each other’s throats, not on speaking terms, stopped speaking, not speaking, fell out, fallen out, quarrelled, argued, nobody spoke, refused to, disagreed, full of errors, kept making, struggled with, did not know how, never checked, cold war, could follow, never dared, not dare, was lost, at war, not ready, stopped talking, not show up, half of the totals, totals wrong, kept getting, made mistakes, was stuck, no longer spoke, would not talk, blamed each other, blaming each other, slammed, missing deadlines, could not keep up, was drowning, was struggling, afraid to ask, shouting, had not spoken, not spoken for, not talking, not said a word to',
    's’adressaient plus, se disaient plus, se prenaient le bec, s’est pris le bec, se sont pris le bec, prise de bec, s’est engueulés, à couteaux tirés, ne se parlait, ne se parlaient, ne s’entendaient, ne s’entendait, brouillés, fâchés, se disputaient, en froid, guerre froide, refusaient, refusait, pleins d’erreurs, faisait des erreurs, ne savait pas, n’osait pas, ne vérifiait, plus personne ne, pouvait suivre, perdu dès, faisaient la guerre, se faisait la guerre, pas prêt, venait plus, n’osait, totaux faux, se trompait, était bloqué, se parlait plus, ne voulait plus, s’accusaient, s’engueulaient, claqué la porte, en retard sur, avait peur de, n’y arrivait, se noyait, ne suivait, ne se parlaient plus, ne se parlent plus, se sont pris la tête, se tiraient dans les pattes',
  ],
  we_person: ['we, us, our', 'nous, on, notre, nos'],
};
