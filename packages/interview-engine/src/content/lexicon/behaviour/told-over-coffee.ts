import type { Lexicon } from '../../types.ts';

/** How a story ended, what one does since, and what the job is like, as told over coffee. */
export const toldOverCoffee = {
  second_look: [
    'second reader, second reading, second opinion, second look, another reader, a reader',
    'deuxième lecture, deuxième lecteur, seconde lecture, relecteur, relectrice, deuxième avis, second avis',
  ],
  story_went_well: [
    'full house, packed house, everybody was back, everyone was back, everybody came back, everyone came back, everyone joined in, they all did it, all four did it, went home happy',
    'salle pleine, salle comble, tout le monde est revenu, tous revenus, s’y sont mis, s’y sont tous mis, tous suivi, repartis contents',
  ],
  story_as_planned: [
    'before the date, before the day, week early, weeks early, days before',
    'avant la date, jours avant, semaine d’avance, jours d’avance',
  ],
  dull_work: [
    'colour of a chart, changing the colour, colours of the charts, lining up boxes, chasing page',
    'couleur d’un graphique, changer la couleur, couleurs des graphiques, aligner des boîtes',
  ],
  given_up: [
    'never gets used, never used, nobody reads, free sunday, free weekend, free evening',
    'ne sert à rien, personne ne lit, dimanche libre, week-end libre, soirée libre',
  ],
  knows_toil: ['free sunday, free weekend', 'dimanche libre, ma sœur le fait, mon frère le fait'],
  story_house_trait: ['nothing to lend, no loans to sell', 'rien à prêter, aucun prêt à placer'],
  story_you_here: ['you have nothing', 'vous n’avez'],
} as const satisfies Lexicon;
