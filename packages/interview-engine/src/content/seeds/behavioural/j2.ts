import { judgementOfOnesOwn } from '../../shared-statements.ts';
import type { Seed } from '../../types.ts';
import { claimsInEveryStory } from '../../wrong-claims/in-every-story.ts';

export const j2: Seed = {
  id: 'J2',
  topic: 'behavioural',
  levels: ['intern', 'analyst'],
  question: {
    en: 'Why investment banking and not consulting or audit?',
    fr: 'Pourquoi la banque d’affaires plutôt que le conseil ou l’audit ?',
  },
  hint: {
    en: 'Tell me what you have already done that shows it.',
    fr: 'Dites-moi ce que vous avez déjà fait et qui le montre.',
  },
  keyPoints: {
    en: 'Evidence of interest, what is specific (transactions, depth in finance, client exposure, pace), realism on hours.',
    fr: 'Preuves d’intérêt, ce qui est propre au métier (transactions, profondeur financière, contact client, rythme), réalisme sur les horaires.',
  },
  modelAnswer: {
    en: 'I have tried the neighbours, so I can compare. In audit I learned to read accounts, but we arrived after the decision. In consulting I liked the questions, yet I never knew whether the client acted. Last summer I did an internship in an M&A boutique: I built the model for the sale of a logistics company and I was in the room when the seller accepted forty-two million. That is what I want, a price, a signature, a date. I also spoke to fifteen analysts, so I know what the job is: eighty-hour weeks, slides redone at three in the morning, deals that die. In my view software will take over part of the formatting, and the risk is that juniors learn less. It led me here because transactions are where analysis becomes a decision.',
    fr: 'J’ai essayé les voisins, donc je peux comparer. En audit, j’ai appris à lire des comptes, mais on arrive après la décision. En conseil, j’aimais les questions, sans jamais savoir si le client agissait. L’été dernier, j’ai fait un stage dans une boutique M&A : j’ai construit le modèle de cession d’une société de logistique et j’étais dans la salle quand le vendeur a accepté quarante-deux millions. C’est ce que je cherche, un prix, une signature, une date. J’ai aussi appelé quinze analystes, donc je connais le métier : des semaines de quatre-vingts heures, des slides refaites à trois heures du matin, des deals qui meurent. À mon avis, le logiciel prendra une partie de la mise en forme, et le risque est que les juniors apprennent moins. C’est ce qui m’a conduit ici : dans une transaction, l’analyse devient une décision.',
  },
  must: ['motivation_specific', 'job_reality'],
  bonus: ['own_view', 'career_thread'],
  points: {
    career_thread: { byName: false },
    own_view: { general: false, byName: false, says: judgementOfOnesOwn },
  },
  followUps: [
    {
      rung: 1,
      text: {
        en: 'What did you do, not read, to find out whether you like it?',
        fr: 'Qu’avez-vous fait, et pas lu, pour savoir si cela vous plaît ?',
      },
      aims: ['motivation_specific'],
    },
    {
      rung: 2,
      text: {
        en: 'Half of our analysts leave within three years. Why would you stay?',
        fr: 'La moitié de nos analystes partent avant trois ans. Pourquoi resteriez-vous ?',
      },
      aims: ['job_reality', 'motivation_specific'],
    },
    {
      rung: 4,
      text: {
        en: 'Tell me about the dullest week this job can have. What would you get out of it?',
        fr: 'Décrivez-moi la semaine la plus ingrate de ce métier. Qu’en tireriez-vous ?',
      },
      aims: ['job_reality'],
    },
  ],
  wrongClaims: [
    'only_for_the_money',
    'hours_do_not_matter',
    'glamour',
    'motivation_needs_no_proof',
    'same_job_as_audit',
    'drifted_here',
    'mistakes_the_trade',
    'any_bank_will_do',
    'swaps_the_trades',
    'never_stays',
    'came_by_default',
    'did_no_homework',
    'status_for_proof',
    'hours_called_a_myth',
    ...claimsInEveryStory,
  ],
};
