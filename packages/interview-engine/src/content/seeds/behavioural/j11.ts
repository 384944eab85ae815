import type { Seed } from '../../types.ts';
import { claimsInEveryStory } from '../../wrong-claims/in-every-story.ts';

export const j11: Seed = {
  id: 'J11',
  topic: 'behavioural',
  levels: ['analyst', 'associate'],
  question: {
    en: 'A client asks you for information about another client’s deal. What do you say?',
    fr: 'Un client vous interroge sur le dossier d’un autre client. Que répondez-vous ?',
  },
  hint: {
    en: 'Ask what each of the two clients is owed.',
    fr: 'Demandez-vous ce que vous devez à chacun des deux clients.',
  },
  keyPoints: {
    en: 'Refuse politely, confidentiality without hints, inform the supervisor and compliance, bring the talk back to what is public.',
    fr: 'Refuser poliment, confidentialité sans indice, informer le supérieur et la conformité, revenir à ce qui est public.',
  },
  modelAnswer: {
    en: 'I say no, with a smile and without a hint. Something like: I cannot discuss another client, not even to say whether we work for them, and you would expect exactly the same discretion about your own plans. Saying a little is saying it all, and if the company is listed it is inside information. Then I bring the conversation back to what we can discuss: public news, or our view of the sector, where your team has announced three mandates this year. He should feel protected, not rebuffed. If he insists, I do not improvise: I offer that my director calls him. And as soon as I am out of the meeting I tell my director and compliance that the question was asked, with a short note, in case it comes back.',
    fr: 'Je dis non, avec le sourire et sans le moindre indice. Quelque chose comme : je ne peux pas parler d’un autre client, pas même dire si nous travaillons pour lui, et vous attendriez de moi la même discrétion sur vos projets. En dire un peu, c’est tout dire, et si la société est cotée c’est une information privilégiée. Ensuite je ramène la conversation à ce dont on peut parler : l’actualité publique, ou notre lecture du secteur, où votre équipe a annoncé trois mandats cette année. Il doit se sentir protégé, pas éconduit. S’il insiste, je n’improvise pas : je propose que mon directeur l’appelle. Et dès la sortie de réunion, je préviens mon directeur et la conformité que la question a été posée, avec une courte note, au cas où elle reviendrait.',
  },
  must: ['integrity', 'confidentiality', 'escalation'],
  points: {
    integrity: { byName: true },
    confidentiality: { byName: false },
    escalation: { byName: true },
  },
  bonus: ['bank_specific', 'client_relationship'],
  followUps: [
    {
      rung: 1,
      text: {
        en: 'He says he already knows from the press. Do you confirm?',
        fr: 'Il dit l’avoir déjà lu dans la presse. Confirmez-vous ?',
      },
      aims: ['confidentiality'],
    },
    {
      rung: 2,
      text: {
        en: 'Your MD would answer him. What do you do?',
        fr: 'Votre MD, lui, répondrait. Que faites-vous ?',
      },
      aims: ['integrity', 'escalation'],
    },
    {
      rung: 4,
      text: {
        en: 'What is wall-crossing, and what would it change here?',
        fr: 'Qu’est-ce que le wall-crossing, et que changerait-il ici ?',
      },
      aims: ['confidentiality'],
    },
  ],
  wrongClaims: [
    'gives_a_hint',
    'shares_confidential',
    'compliance_only_for_leaks',
    'confidentiality_ends',
    'secrets_by_mouth',
    'keeps_compliance_out',
    'lets_them_believe',
    'report_is_betrayal',
    'denies_or_confirms',
    'client_is_snubbed',
    ...claimsInEveryStory,
  ],
};
