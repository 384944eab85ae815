import type { Lexicon } from '../../types.ts';

/** The thread of your CV, in the words of those who get it wrong. */
export const careerThreadMisstated: Lexicon = {
  advice_brief: [
    'short introduction, being short, brief, keeping it short, too short, two minutes',
    'faire court, être bref, trop court, version courte, deux minutes, présentation courte',
  ],
  advice_by_himself: [
    'for himself, for herself, for yourself, by himself, on his own, on your own',
    'lui même, tout seul, vous même, d’elle même',
  ],
  advice_every_line: [
    'every line, each line, line by line, whole cv, every job, every internship, every detail, all the details, nothing out, everything on the page, job by job, year by year',
    'ligne par ligne, chaque ligne, tout le cv, exhaustif, exhaustive, rien oublier, rien omettre, rien sélectionner, tous les détails, chaque détail, chaque poste, chaque expérience, année par année, poste par poste',
  ],
  advice_link: [
    'connection, thread, storyline, point towards, lead to, tie together, coherent, coherence, link, relate, why i ended up, why i applied, why m and a, why banking, towards this job, towards banking',
    'fil rouge, fil conducteur, relier, lien, cohérence, cohérent, rattacher, mener à, conduire à, pourquoi la banque, pourquoi je postule, vers la banque',
  ],
  advice_long_time: [
    'ten minutes, fifteen minutes, twenty minutes, quarter of an hour, half an hour, at length, long introduction, longer introduction, the longer',
    'dix minutes, quinze minutes, vingt minutes, quart d’heure, demi heure, longuement, plus c’est long',
  ],
  advice_looks_thin: [
    'nothing to say, looks thin, looks empty, badly prepared, sells you short, looks poor, nothing to show',
    'rien à dire, fait vide, fait léger, mal préparé, rien à montrer, fait pauvre',
  ],
  asks_for_time: [
    'need, takes, give me, last',
    'besoin, faut, prend, prendrai, donnez-moi, laissez-moi, dure',
  ],
  at_first_sight: [
    'obvious, apparent, seem, seems, look, looks, direct, straight, visible, first sight, but, though, yet',
    'évident, évidente, apparent, apparente, semble, semblent, direct, direction, première vue, mais, pourtant',
  ],
  before_the_end: [
    'before the end, before it ended, halfway through, midway, without finishing, early',
    'avant la fin, avant le terme, en cours de route, sans finir, sans terminer, à mi-chemin',
  ],
  bored_soon: [
    'bored quickly, get bored, bored fast, got bored, lose interest quickly, lost interest',
    'm’ennuie vite, m’ennuie rapidement, me lasse vite, m’en lasse, je m’ennuie',
  ],
  choice_against_structure: [
    'structure is useless, structure is no use, prefer to improvise, rather improvise, more than structure, exhaustive rather than, leaving anything out, leave nothing out',
    'préfère improviser, exhaustif que structuré, mieux vaut être exhaustif, sans plan, tout dire plutôt, structure ne sert à rien',
  ],
  choice_childhood: [
    'secondary school, high school, my childhood, where i was born, every line, every job, job by job, every subject, read it out',
    'depuis le bac, depuis le lycée, mon enfance, chaque matière, chaque job, chaque ligne, job par job, ligne à ligne',
  ],
  choice_left: ['left, quit, leaving, dropped', 'quitté, parti, partie, arrêté, abandonné'],
  choice_line: ['line, thread, connection, logic', 'fil, lien, logique, cohérence'],
  choice_long_time: [
    'five minutes, six minutes, seven minutes, eight minutes, about five',
    'cinq minutes, six minutes, sept minutes, huit minutes',
  ],
  choice_no_plan: [
    'whatever offer came, whatever came, took whatever, whichever came first, no plan behind, no particular reason, no real reason, no line through, no connection between, not connected, just the next one, simply the next one',
    'aucun rapport entre eux, aucun lien entre, sans lien entre eux, sans raison particulière, aucune raison particulière, pas de raison particulière, pris ce qui venait, au hasard des offres, pris ce qui se présentait',
  ],
  choice_path: ['cv, career, path, internships', 'cv, parcours, stages, carrière'],
  choice_pointless: [
    'pointless, useless, no use, what for, why there should',
    'pourquoi il faudrait, à quoi bon, inutile, ne sert à rien',
  ],
  choice_takes: ['takes, needs, lasts', 'prend, prendrai, dure, il faut, il me faut, j’ai besoin'],
  choice_tells: [
    'start, starting, begin, go through, read, detail, walk you through, take you through',
    'détailler, raconter, commencer, commence, lire, reprendre, dérouler, détaille',
  ],
  cv_noun: [
    'cv, dates, grades, titles, mission, deal list, experience',
    'cv, dates, notes, mention, mentions, intitulé, intitulés, diplôme, expérience, expériences',
  ],
  each_of_them: [
    'each, every, all of them, three, two',
    'chacun, chacune, chaque, tous, toutes, trois, deux',
  ],
  everyone_cheats: [
    'everyone does it, everybody does it, everyone rounds, everybody rounds, everyone embellishes, everyone exaggerates, everybody exaggerates, everyone lies, nobody checks, no one checks, never check it, everyone stretches',
    'tout le monde le fait, tout le monde arrondit, tout le monde embellit, tout le monde exagère, tout le monde triche, tout le monde ment, personne ne vérifie, ne vérifie jamais',
  ],
  exact_science: [
    'exact science, only one correct, only one right, one single correct, purely mathematical, pure maths, just mathematics, no judgement involved, leaves no room for, one true price, one right answer',
    'science exacte, un seul prix juste, un seul bon prix, un seul juste prix, une seule bonne réponse, une seule bonne valeur, purement mathématique, que des maths, aucune place au jugement, ne laisse aucune place, prix exact',
  ],
  has_no_thread: [
    'no link, no connection, no thread, no common thread, nothing to do with, no logic, no coherence, no direction',
    'pas de lien, aucun lien, pas de fil, aucun fil, rien à voir, pas de rapport, aucun rapport, pas de logique, aucune logique, pas de cohérence',
  ],
  in_truth_not: [
    'in fact, really only, though i was, although i was, in reality, in truth, actually only, not quite true, not exactly true, was not really, never actually, even though i',
    'en fait, en réalité, alors que j, alors que je, même si j, ce n’est pas vrai, en vérité',
  ],
  many_minutes: [
    'ten minutes, fifteen minutes, twenty minutes, quarter of an hour, half an hour, five minutes, eight minutes, six minutes',
    'dix minutes, quinze minutes, vingt minutes, quart d’heure, demi-heure, cinq minutes, huit minutes, six minutes',
  ],
  outright_all_do_it: [
    'everybody does, everyone does, everybody does it, everyone does it, like everybody',
    'comme tout le monde, tout le monde le fait, tout le monde fait ça',
  ],
  outright_beneath_me: [
    'it was rubbish, it was crap, it was beneath me, they were rubbish, it was stupid, below my level',
    'c’était nul, c’était naze, c’était débile, pas digne de moi, en dessous de mon niveau',
  ],
  outright_no_reason: [
    'no reason behind any, no reason behind it, just a series of things, series of things that happened, series of coincidences, series of accidents',
    'pris à chaque fois ce qui, pris ce qui se présentait, ce qui se présentait sans, série de hasards, suite de hasards, aucune raison derrière',
  ],
  put_on_paper: [
    'put down, on my cv, wrote down, in my cv',
    'sur mon cv, dans mon cv, j’ai mis, j’ai écrit',
  ],
  random_path: [
    'random walk, no rhyme or reason, without knowing why',
    'sans savoir pourquoi, au petit bonheur',
  ],
  rounds_up: [
    'round up, rounds things up, embellish, inflate, inflated, exaggerate, stretch the truth, beefed up, padded, dressed up, oversold, lied on, lie on, made up',
    'arrondi, arrondir, arrondis, embelli, embellir, embellis, enjolivé, enjolive, gonflé, gonfle, exagéré, exagère, maquillé, triché, menti',
  ],
  slip_here_i_am: [
    'i am here, i ended up, i applied, on the list, my thread, my cv, internships',
    'je suis ici, je suis là, j’ai postulé, sur la liste, fil conducteur, fil rouge, stages',
  ],
  slip_no_direction: [
    'took whatever came, without really choosing, only bank that answered, only one that answered, no thread, next on the list, by chance',
    'sans vraiment choisir, stages qui se présentaient, il n’y en a pas, prochain sur la liste, suivante sur la liste, par hasard, seule banque qui m’a',
  ],
  taught_nothing: [
    'taught me nothing, learned nothing, learnt nothing, not teach me anything, not learn anything, nothing for me to learn',
    'rien appris, n’ai rien appris, rien à apprendre, n’apprends rien',
  ],
  tells_it_all: [
    'sum me up, sum up, for this, in less, whole story, everything, properly, in detail, all of it, my path, my story, my life, cv',
    'pour ça, résumer, en moins, toute mon histoire, tout raconter, en détail, mon parcours, ma vie, cv, correctement',
  ],
  turn_must_tell: [
    'have to tell, should tell, must tell, have to cover, need to cover, go through',
    'faut raconter, doit raconter, faut tout raconter, raconter',
  ],
  turn_needs_no_logic: [
    'not have to make sense, not need to make sense, not have to add up, not need to be logical, not need a logic, no need for a logic, not have to be logical, needs no logic, all chance, pure chance',
    'pas à tenir debout, pas besoin de tenir, pas à avoir de sens, pas besoin d’être cohérent, pas besoin d’être logique, n’a pas à être logique, pas besoin de logique, pas besoin d’avoir un sens, que le hasard, pur hasard',
  ],
  worth_noun: [
    'valuation, price, valuing, value',
    'valorisation, valoriser, prix, valeur, évaluation',
  ],
};
