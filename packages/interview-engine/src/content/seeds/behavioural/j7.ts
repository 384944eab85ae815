import type { Seed } from '../../types.ts';
import { claimsInEveryStory } from '../../wrong-claims/in-every-story.ts';

export const j7: Seed = {
  id: 'J7',
  topic: 'behavioural',
  levels: ['intern', 'analyst', 'associate'],
  question: {
    en: 'You find an error in a document already sent to the client. What do you do?',
    fr: 'Vous découvrez une erreur dans un document déjà envoyé au client. Que faites-vous ?',
  },
  hint: {
    en: 'Say what you do in the first five minutes.',
    fr: 'Dites ce que vous faites dans les cinq premières minutes.',
  },
  keyPoints: {
    en: 'Tell the associate at once, size the impact, corrected version, prevention.',
    fr: 'Prévenir l’associate aussitôt, mesurer l’impact, version corrigée, prévention.',
  },
  modelAnswer: {
    en: 'First I make sure, five minutes and no more: is it really wrong, and does it change the message or only a footnote? Then I go to my associate immediately, even at midnight, and above all if it is my own mistake. I tell him which page, what the right number is, and what it changes: net debt is eighty-five and not fifty-eight, so the value per share falls by two euros. I have the corrected version ready, and I ask for one hour to check the rest before the client’s call. How it is announced is for him and the director to decide, but the client has to hear it from us, and quickly. Afterwards I look at why nobody caught it, and I add that check to my list.',
    fr: 'D’abord je m’assure du fait, cinq minutes et pas plus : est-ce vraiment faux, et est-ce que cela change le message ou une simple note ? Ensuite je vais voir mon associate immédiatement, même à minuit, surtout si c’est mon erreur. Je lui dis quelle page, quel est le bon chiffre et ce que cela change : la dette nette est de quatre-vingt-cinq et pas de cinquante-huit, donc la valeur par action baisse de deux euros. J’ai la version corrigée sous la main et je demande une heure pour vérifier le reste avant l’appel du client. La façon de l’annoncer, c’est à lui et au directeur de la choisir, mais le client doit l’apprendre par nous, et vite. Après, je cherche pourquoi personne ne l’a vu et j’ajoute ce contrôle à ma liste.',
  },
  must: ['integrity', 'prioritise'],
  bonus: ['star_a', 'escalation'],
  points: { integrity: { byName: true }, star_a: { byName: false } },
  followUps: [
    {
      rung: 1,
      text: {
        en: 'In which order do you call people?',
        fr: 'Dans quel ordre appelez-vous les gens ?',
      },
      aims: ['escalation', 'integrity'],
    },
    {
      rung: 2,
      text: {
        en: 'The error helps your client. Does that change anything?',
        fr: 'L’erreur avantage votre client. Cela change-t-il quelque chose ?',
      },
      aims: ['integrity'],
    },
    {
      rung: 4,
      text: {
        en: 'What do you change so that it cannot happen again?',
        fr: 'Que changez-vous pour que cela ne puisse plus arriver ?',
      },
      aims: ['star_a'],
    },
  ],
  wrongClaims: [
    'hides_the_error',
    'corrects_behind_backs',
    'checking_is_for_others',
    'tells_late',
    'blames_others',
    'sends_unchecked_work',
    'decides_in_silence',
    'goes_past_the_team',
    'unnoticed_means_untold',
    'passes_the_blame',
    'deadline_over_accuracy',
    'clash_kept_quiet',
    'lets_them_believe',
    'error_may_wait',
    'error_needs_no_guard',
    'blames_the_machine',
    ...claimsInEveryStory,
  ],
};
