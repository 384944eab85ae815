import type { CaseSteps } from './case-step.ts';

/** The steps of a deal that was done or abandoned: nobody is advised any more, so views are tested. */
export const ofRealDeal: CaseSteps = {
  framework: {
    step: 'framework',
    rung: 1,
    texts: [
      {
        en: 'Before you go further: on which criteria do you judge such a deal, and which figures do you need?',
        fr: 'Avant d’aller plus loin : sur quels critères jugez-vous une telle opération, et quels chiffres vous faut-il ?',
      },
      {
        en: 'Lay out your reasoning: which three things decide whether this deal was a good one?',
        fr: 'Posez votre raisonnement : quelles sont les trois choses qui décident si cette opération était bonne ?',
      },
    ],
  },
  twist: {
    step: 'twist',
    rung: 3,
    texts: [
      {
        en: 'Suppose rates had been two percentage points higher when it was announced. Does your view change?',
        fr: 'Supposons des taux plus hauts de deux points à l’annonce. Votre avis change-t-il ?',
      },
      {
        en: 'Suppose a rival had put ten percent more on the table at the time. Does your view change?',
        fr: 'Supposons qu’un concurrent ait mis dix pour cent de plus à l’époque. Votre avis change-t-il ?',
      },
      {
        en: 'Suppose the target’s next quarter had come in fifteen percent below plan. Does your view change?',
        fr: 'Supposons que le trimestre suivant de la cible soit ressorti quinze pour cent sous le budget. Votre avis change-t-il ?',
      },
    ],
  },
  recommendation: {
    step: 'recommendation',
    rung: 4,
    texts: [
      {
        en: 'To finish, give me your verdict on this deal in one sentence, and the main argument against you.',
        fr: 'Pour finir, donnez-moi votre verdict sur cette opération en une phrase, et le principal argument contre vous.',
      },
      {
        en: 'Sum it up: what would you have advised at the time, and what could have proved you wrong?',
        fr: 'Résumez : qu’auriez-vous conseillé à l’époque, et qu’est-ce qui aurait pu vous donner tort ?',
      },
      {
        en: 'Close the case: which lesson would you take from it into the next deal, and why that one?',
        fr: 'Concluez : quelle leçon en tirez-vous pour la prochaine opération, et pourquoi celle-là ?',
      },
    ],
  },
};
