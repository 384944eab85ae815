import type { CaseStep, CaseSteps } from './case-step.ts';

const framework: CaseStep = {
  step: 'framework',
  rung: 1,
  texts: [
    {
      en: 'Before you go further: how would you structure the work, and what would you ask the client first?',
      fr: 'Avant d’aller plus loin : comment structurez-vous le travail, et que demandez-vous d’abord au client ?',
    },
    {
      en: 'Lay out your plan: which three pieces of analysis would you have on my desk tonight?',
      fr: 'Posez votre plan : quelles sont les trois analyses que vous me remettriez ce soir ?',
    },
    {
      en: 'What would you need to know first, and from whom?',
      fr: 'Que vous faut-il savoir en premier, et auprès de qui ?',
    },
  ],
};

const twist: CaseStep = {
  step: 'twist',
  rung: 3,
  texts: [
    {
      en: 'New information: interest rates have just gone up by two percentage points. What changes in your advice?',
      fr: 'Nouvel élément : les taux viennent de monter de deux points. Qu’est-ce que cela change à votre conseil ?',
    },
    {
      en: 'New information: the last quarter came in fifteen percent below plan. What changes in your advice?',
      fr: 'Nouvel élément : le dernier trimestre ressort quinze pour cent sous le budget. Qu’est-ce que cela change à votre conseil ?',
    },
  ],
  onBids: [
    {
      en: 'New information: a rival has just put ten percent more on the table. What changes in your advice?',
      fr: 'Nouvel élément : un concurrent vient de mettre dix pour cent de plus. Qu’est-ce que cela change à votre conseil ?',
    },
  ],
};

const recommendation: CaseStep = {
  step: 'recommendation',
  rung: 4,
  texts: [
    {
      en: 'To finish, give me your conclusion in one sentence, and the main risk to it.',
      fr: 'Pour finir, donnez-moi votre conclusion en une phrase, et le principal risque.',
    },
    {
      en: 'The client has one minute: what do you advise, and what could prove you wrong?',
      fr: 'Le client n’a qu’une minute : que conseillez-vous, et qu’est-ce qui pourrait vous donner tort ?',
    },
    {
      en: 'Sum it up for the board: your advice first, then the two reasons behind it.',
      fr: 'Résumez pour le conseil d’administration : votre conseil d’abord, puis les deux raisons.',
    },
    {
      en: 'Close the case: what should be done, by whom, and what worries you most?',
      fr: 'Concluez : que faut-il faire, qui s’en charge, et qu’est-ce qui vous inquiète le plus ?',
    },
  ],
  onBids: [
    {
      en: 'Decide: yes or no, at which price, on which condition, and what happens tomorrow morning?',
      fr: 'Tranchez : oui ou non, à quel prix, à quelle condition, et que faites-vous demain matin ?',
    },
    {
      en: 'Commit yourself: what is your answer, and at what point would you walk away?',
      fr: 'Engagez-vous : quelle est votre réponse, et à partir de quand renoncez-vous ?',
    },
  ],
};

/** The steps of a case in which a client is advised. */
export const ofCase: CaseSteps = { framework, twist, recommendation };
