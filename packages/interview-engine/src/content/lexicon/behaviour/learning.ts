import type { Lexicon } from '../../types.ts';

/** What you changed afterwards, in the words people use for it. */
export const learningNotions: Lexicon = {
  again_and_again: [
    'every, each, before every, before each, on mondays, on tuesdays, on wednesdays, since then, weekly, daily',
    'chaque, avant chaque, tous les, toutes les, depuis, chaque semaine, une fois par',
  ],
  changed_a_habit: [
    'given myself a rule, gave myself a rule, made myself a rule, so i changed something, changed something concrete, i changed one thing, i changed two things, so i changed how, made a concrete change, i put something in place',
    'me suis donné une règle, me suis fixé une règle, me suis fait une règle, j’ai changé quelque chose, j’ai changé une chose, j’ai changé deux choses, changé quelque chose de concret, j’ai mis quelque chose en place, mis en place une chose',
  ],
  habit: [
    'sticker, kitchen timer, a timer, a card, rule, checklist, check list, ritual, habit, every time, every morning, every evening, each morning, each evening, every week, never again, timer, second pair of eyes, list of points, without a check, one by one, alarm, reminder, at least once, once per, once a, twice a, every monday, every friday, each monday, each time, list taped, keep a list, post it, before anything goes out, before i send, before it goes out, someone else, somebody else, at the start of, template, notebook, read it aloud, print it',
    'minuteur, post it, autocollant, une fiche, règle, rituel, habitude, tous les soirs, chaque soir, chaque matin, tous les matins, chaque semaine, systématiquement, plus jamais, liste de contrôles, feuille de contrôles, liste de points, une liste, œil extérieur, deuxième regard, vingt minutes, alarme, rappel, au moins une fois, une fois par, chaque lundi, tous les lundis, chaque vendredi, chaque fois, liste collée, pense bête, avant d’envoyer, avant l’envoi, avant que ça parte, quelqu’un d’autre, au début de chaque, carnet, à voix haute, j’imprime',
  ],
  makes_self: [
    'force myself, make myself, i made myself, i banned myself, i forbade myself, i oblige myself, i promised myself, i set myself, i now show, i now send, i now ask, i now say',
    'je me force, me force à, je m’oblige, m’oblige à, je m’impose, je me suis imposé, me suis interdit, je m’interdis, je me suis promis, je montre maintenant, j’envoie maintenant, je demande maintenant',
  ],
  no_more_since: [
    'since, not once, never again, nobody has had to, nobody had to, has not happened, not happened again, by lunchtime, by noon, every evening, each evening, half done, ugly page, rough page',
    'depuis, plus jamais, pas une fois, personne n’a eu, plus eu besoin, n’est plus arrivé, plus arrivé, avant midi, chaque soir, tous les soirs, à moitié fait, même moche, page moche, brouillon',
  ],
  own_safeguard: [
    'timer, sticker, card with, an alarm, a bell, checklist, check list, template, tracker, cross check, review slot, buffer, two person rule, four eyes, peer review, calendar block, reminder',
    'minuteur, post it, feuille à l’écran, une feuille, une fiche, un réveil, une alarme, une sonnerie, liste de contrôle, check list, checklist, modèle type, double lecture, double relecture, créneau de relecture, marge de, relecture croisée, rappel dans, règle des deux, point fixe, point quotidien',
  ],
  second_look: [
    'second reader, second reading, second opinion, second look, another reader, a reader',
    'deuxième lecture, deuxième lecteur, seconde lecture, relecteur, relectrice, deuxième avis, second avis',
  ],
  sets_up: [
    'taped, stuck, wrote, write, built, build, made, make, set up, set, drew up, keep, put in place, started, asked for',
    'scotché, collé, affiché, ai mis, ai réglé, ai posé, écrit, rédigé, fait, construit, mis en place, créé, instauré, demandé, tiens, tenu, fixé, bloqué, pris',
  ],
  since_then: [
    'since then, ever since, from that day, from then on, these days, nowadays, now i, i now, stayed with me, taught me, the lesson, i realised, i understood, i have since, has not happened again, habit, still watch, i start every, since that day, from now on, from that moment, to this day, i do the same, so now, today i, now when, this year i, i have changed, still do it, never since, by now, i found out that, i have learned that',
    'désormais, aujourd’hui je, aujourd’hui j’, maintenant je, et maintenant, j’ai appris, j’ai compris, m’a appris, j’en ai tiré, j’ai retenu, la leçon, habitude, plus jamais, ne s’est pas reproduit, je surveille encore, je fais encore attention, je reste attentif, je fais pareil, je m’y prends ainsi, dorénavant, à présent, à partir de là, du coup je, maintenant quand, cette année je, j’ai changé, je le fais encore, depuis ce temps, à chaque fois je, depuis que, depuis cet, depuis cette',
  ],
  so_now: [
    'now, these days, today, nowadays, from then',
    'maintenant, du coup, aujourd’hui, désormais, dorénavant',
  ],
  story_caught: [
    'caught, spotted, saved me, avoided, found',
    'attrapé, repéré, sauvé, évité, trouvé',
  ],
  story_hand_on: [
    'hand over, delegate, give away, let go, pass on, speak up, ask for help',
    'confier, déléguer, donner, lâcher, passer, prendre la parole, demander de l’aide',
  ],
  story_happens_less: [
    'still happens but less, happens less, less often, rarely, only one file, only once since, not once since, almost never, gone down, better now, not happened since',
    'arrive encore mais moins, arrive moins, moins souvent, rarement, un seul fichier, une seule fois depuis, pas une fois depuis, presque jamais, mieux maintenant, plus arrivé depuis',
  ],
  story_my_tool: [
    'list, checklist, alarm, reminder, rule, notebook, template, post it, screen',
    'liste, alarme, rappel, règle, carnet, modèle, pense bête, écran',
  ],
  tale_i_do: [
    'i hand, i give, i sit, i explain, i pair, i let, i split, i note, i draw, i warn, i spend, i book, i answer, i pick, i listen, i hold, i walk over, i go and shake, i wait until, i knock, i ask, i check, i start, i write, i plan, i call, i make, i block, i stop, i send, i read, i show, i leave, i set, i keep, i force, i count, i go and see, i talk to, i start with',
    'je réponds, je note, je propose, je découpe, j’ajoute, je pose, je prévois, je donne, j’écoute, j’explique, je partage, j’annonce, je cherche, je montre, j’éclaircis, je confie, je vais lui, je vais serrer, je vais les voir, je passe voir, j’attends, je demande, je vérifie, je commence, j’écris, je planifie, j’appelle, je fais, je bloque, j’arrête, j’envoie, je relis, je laisse, je fixe, je garde, je me force, je compte, je préviens, je prends, je vais voir, je vais d’abord voir, je parle d’abord',
  ],
  tale_not_alone: [
    'colleague, somebody else, someone else, second person, another pair, fresh eyes, my friend, my associate, peer',
    'collègue, quelqu’un d’autre, autre personne, deuxième personne, autre regard, regard neuf, un ami, mon associate, un autre',
  ],
  tale_reread: [
    'reads, check, checks, looks at, look at, look over, proofread, goes through, review',
    'relise, relit, relire, lise, lit, vérifie, regarde, parcouru, parcourt, contrôle, jette un œil, repasse',
  ],
  told_learning: [
    'since then, these days i, now i, i now, i have since, what i took from, taught me, i kept one thing, one thing i kept, one thing stuck with me',
    'j’ai appris, depuis ce jour, désormais, depuis lors, aujourd’hui je, je fais maintenant, maintenant je, depuis je, m’a appris, j’ai retenu, j’ai changé, j’en ai gardé un, j’en ai gardé une, j’en garde une',
  ],
  took_on: [
    'set myself, gave myself, put in, adopted, keep, made it, force myself, oblige myself, have a list, set an, put a, make myself',
    'imposé, mis, donné, instauré, adopté, oblige, astreins, fixé, je me force, je mets, j’ai une, je garde, je tiens, je note',
  ],
  trains_itself: [
    'i record myself, i film myself, i rehearse, i time myself, i practise, i practice, joined a debating, debating club, debate club, toastmasters, speaking club, took a class, take lessons, i signed up for',
    'je m’enregistre, je me filme, je me réécoute, me réécouter, je répète, je me chronomètre, je m’entraîne, club de débat, club d’éloquence, cours de théâtre, me suis inscrit à, me suis inscrite à',
  ],
  used_to_do: [
    'i used to, i would always, my habit was, before that i, in the past i, i tended to, i had a tendency, for years i',
    'avant je, avant j’, j’avais tendance, je faisais toujours, mon habitude était, pendant des années je, autrefois je',
  ],
  wont_any_more: [
    'a thing any more unless, anything any more without, nothing any more unless, never again without',
    'ne signe plus rien, n’envoie plus rien, ne lance plus rien, ne rends plus rien, plus rien sans, plus jamais sans',
  ],
};
