import type { Lexicon } from '../../types.ts';

/** A realistic view of the job, in the words people use for it. */
export const jobRealityNotions: Lexicon = {
  given_up: [
    'saturday blown up, saturday gone, weekends gone, sunday gone, weekend blown up, not see much of my friends, see less of my friends, in the bin, not see my friends, never gets used, never used, nobody reads, free sunday, free weekend, free evening, miss birthdays, missed birthdays, missing birthdays, miss dinners, miss weddings, cancel dinners, cancelled dinners, cancel holidays, cancelled plans, cancel on friends, binned, thrown away, for nothing, comes to nothing, never see daylight, no sleep, friends stop asking',
    'samedi qui saute, week-end qui saute, dimanche qui saute, week-ends envolés, samedi sauté, plus beaucoup mes copains, moins mes amis, plus beaucoup mes amis, à la corbeille, à la poubelle, ne sert à rien, personne ne lit, dimanche libre, week-end libre, soirée libre, louper des anniversaires, rater des anniversaires, rater des dîners, louper des dîners, annuler des dîners, annuler des vacances, annuler mes, poubelle, jeté, pour rien, n’aboutit pas, ne verra jamais, peu de sommeil, mariages ratés, amis qu’on annule',
  ],
  knows_toil: [
    'you get home late, home late, eat at your desk, cold pizza, free sunday, free weekend, long nights, late nights, weekends, long hours, work late, all nighter, come home when, cancel holidays, does the talking, waiting around, comes back to you, comes back at night, i know the hours, no social life, see friends less, sleep little, not glamorous, get the bottom, my flatmate, my sister does, a friend who does',
    'on rentre tard, rentre tard, pizza froide, dîner au bureau, dimanche libre, ma sœur le fait, mon frère le fait, horaires, nuits, week-ends, travailler tard, rentrer quand, annule ses vacances, on attend beaucoup, retombe dessus, plus ancien qui parle, rien de glamour, voit moins ses amis, dort peu, ma colocataire, un ami qui',
  ],
  late_at_it: [
    '2am, 3am, 1am, two am, three am, till the cleaners, until the cleaners, when the cleaners, at midnight, after midnight, past midnight, two in the morning, three in the morning, at 2 am, at 3 am, till two, until two, until three, on sundays, on sunday, on saturday night, seventy hours, eighty hours',
    'deux heures du mat, trois heures du mat, 2h du mat, femmes de ménage, jusqu’au premier métro, avec le premier métro, à minuit, après minuit, passé minuit, deux heures du matin, trois heures du matin, à deux heures, jusqu’à trois heures, le dimanche, dimanche soir, samedi soir, soixante-dix heures, quatre-vingts heures',
  ],
  outright_short_night: [
    'see my bed, my bed, short night, long night, no sleep',
    'mon lit, nuit sera courte, nuit courte, longue nuit, pas dormir',
  ],
  outright_signed_up: [
    'i knew that when, i knew it when, knew what i signed, signed up for that, what i signed up for, comes with the job, goes with the job, comes with the territory, comes with the trade, goes with the trade',
    'je le savais en, je le sais en, j’ai signé pour ça, ça va avec le métier, ça fait partie du jeu, je savais en venant, je savais où je mettais, va avec le métier',
  ],
  toil: [
    'lining up columns, line up columns, cold pizza, on call like, hours, nights, weekends, until two, until three, all nighters, slides, formatting, page numbers, die, comments, grunt work, unglamorous, repetitive, last minute, cancelled plans, dinners, sleep, stamina, in the morning, midnight, to bed, bed at, birthdays, missed, logos, bottom of the ladder, last in line, tired, exhausted, spreadsheets until, photocopies, until dawn, until four, nine in the evening, commas, holidays, cancel your, waiting around, gets up, get up, come home, pages at, copy paste, printing, proofreading, turning pages, weekend, phone on, weddings, on call, alignments, fonts, home at two, home at three, home at one, dies anyway, cancelling on, tidying tables, tidying pages',
    'aligne des colonnes, pizza froide, des gardes, comme des gardes, heures, horaires, nuit, week ends, du matin, slides, mise en page, mise en forme, meurent, ingrat, répétitif, dernière minute, sommeil, corrections, relectures, fatigue, minuit, anniversaire, logos, soirées à, dernier de la chaîne, épuisé, au lit, couché, petites mains, photocopies, petits dessins, jusqu’à l’aube, vacances, annule, virgules, petits matins, on attend beaucoup, retombe dessus, rentrer quand, quand je me lève, tableaux, relire, week end, mariages, téléphone allumé, alignements, polices, copier coller, imprimer, rentre à deux, rentre à trois, recommence le lendemain, à l’eau quand même, pages à refaire, refaire des pages',
  ],
  turn_desk_work: [
    'page, pages, slide, slides, comment, comments, spreadsheet, spreadsheets, model, redo, rework, formatting, emails, office, desk, fix, check',
    'page, pages, slide, slides, commentaires, remarques, tableau, tableaux, modèle, refaire, reprendre, mails, bureau, corriger, vérifier',
  ],
  turn_late_hour: [
    'in the morning, at night, midnight, at dawn, in the evening, o’clock, on sunday, on sundays, on saturday',
    'du matin, la nuit, minuit, à l’aube, du soir, le dimanche, le samedi',
  ],
};
