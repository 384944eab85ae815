import type { Seed } from '../../types.ts';
import { claimsInEveryStory } from '../../wrong-claims/in-every-story.ts';

export const j9: Seed = {
  id: 'J9',
  topic: 'behavioural',
  levels: ['intern', 'analyst', 'associate'],
  question: {
    en: 'Convince me in one minute to hire you over the candidate next door.',
    fr: 'Convainquez-moi en une minute de vous prendre plutôt que le candidat suivant.',
  },
  hint: {
    en: 'Pick what you would want to know about a new colleague.',
    fr: 'Choisissez ce que vous voudriez savoir d’un nouveau collègue.',
  },
  keyPoints: {
    en: 'Three facts with proof matched to the job.',
    fr: 'Trois faits avec preuve, en rapport avec le poste.',
  },
  modelAnswer: {
    en: 'Three facts that you can check. First, I can do the work from day one: in my last internship in an M&A boutique I built the operating model for a packaging sale, eleven tabs, and it went through the buyer’s audit with two comments. Second, I find buyers: on a sell-side I drew up the list myself, I called forty of them, and the one who won, at thirty million, came from that list. Third, I know what I am getting into: I worked two summers of eighty-hour weeks and I asked to come back. I also met three people of your team before I applied, and I chose you for your work with family groups. The other candidate may be as bright; I have already done the job and the results are there.',
    fr: 'Trois faits que vous pouvez vérifier. D’abord, je suis opérationnel tout de suite : dans mon dernier stage en boutique M&A, j’ai construit le modèle d’une cession dans l’emballage, onze onglets, et il a passé l’audit de l’acheteur avec deux remarques. Ensuite, je trouve des acheteurs : sur un mandat de vente, j’ai dressé la liste moi-même, j’en ai appelé quarante, et celui qui a gagné, à trente millions, venait de cette liste. Enfin, je sais où je mets les pieds : j’ai travaillé deux étés à quatre-vingts heures par semaine et j’ai demandé à revenir. J’ai aussi rencontré trois personnes de votre équipe avant de postuler, et je vous ai choisis pour votre travail avec les groupes familiaux. L’autre candidat est peut-être aussi brillant ; moi, j’ai déjà fait ce travail et les résultats sont là.',
  },
  must: ['motivation_specific', 'star_r'],
  bonus: ['star_a', 'bank_specific'],
  points: {
    star_a: { byName: false },
  },
  followUps: [
    {
      rung: 1,
      text: {
        en: 'Which of these could I check with a phone call?',
        fr: 'Lequel de ces points pourrais-je vérifier par un appel ?',
      },
      aims: ['star_r'],
    },
    {
      rung: 2,
      text: {
        en: 'Which technical topic are you weakest on?',
        fr: 'Sur quel sujet technique êtes-vous le plus faible ?',
      },
      aims: ['motivation_specific'],
    },
    {
      rung: 4,
      text: {
        en: 'What is your lowest grade, and why should I not mind?',
        fr: 'Quelle est votre plus mauvaise note, et pourquoi ne devrais-je pas m’en soucier ?',
      },
      aims: ['star_a'],
    },
  ],
  wrongClaims: [
    'runs_down_the_rival',
    'perfect_candidate',
    'only_for_the_money',
    'motivation_needs_no_proof',
    'results_cannot_be_measured',
    'drifted_here',
    'mistakes_the_trade',
    'long_recital',
    'any_bank_will_do',
    'knows_it_all',
    'inexperience_is_a_detail',
    'invents_an_offer',
    'embellishes_the_cv',
    'flatters_every_bank',
    'did_no_homework',
    'takes_no_correction',
    'came_by_default',
    'bad_end_called_good',
    'wrong_about_the_bank',
    ...claimsInEveryStory,
  ],
};
