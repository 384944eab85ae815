import type { Language } from '../../localised.ts';
import type { PersonaId } from '../../planning/persona.ts';

/**
 * How an interviewer takes up what was just said: `{the}` is the candidate's word ("le levier") or figure,
 * `{of}` the same after "de". Nothing here tells right from wrong, but `studied`.
 */
export interface Reactions {
  readonly named: Readonly<Record<PersonaId, readonly string[]>>;
  /** In a study session, to what is right. */
  readonly studied: readonly string[];
  readonly figure: readonly string[];
  /** To what somebody tells of himself. */
  readonly story: readonly string[];
  /** To somebody who says that he is nervous. */
  readonly reassure: readonly string[];
  readonly and: string;
}

const english: Reactions = {
  named: {
    associate: [
      '{the}, okay.',
      'You mention {the}.',
      'So, {the}.',
      'I have {the} down.',
      'You bring up {the}.',
      'Okay, {the}.',
    ],
    vice_president: ['Got it, {the}.', '{the}, noted.', 'Okay, {the}.'],
    managing_director: [
      'You raise {the}.',
      'I hear you on {the}.',
      'So, {the}.',
      'You put {the} on the table.',
    ],
    sponsor_coverage: ['{the}, you say.', 'You bring up {the}.', 'So, {the}.', 'Okay, {the}.'],
  },
  studied: ['Yes, {the}.', '{the}, yes.', 'Yes, I was waiting for {the}.'],
  figure: [
    'So you get to {the}.',
    '{the}, you say.',
    'I have {the} from you.',
    'You land on {the}.',
  ],
  story: [
    'Thank you for taking me through that.',
    'Okay, I follow.',
    'Thanks, I have the picture.',
  ],
  reassure: [
    'Take your time, there is no rush.',
    'No worries, take a breath.',
    'That happens to everybody; go at your own pace.',
  ],
  and: 'and',
};

const french: Reactions = {
  named: {
    associate: [
      '{the}, d’accord.',
      'Vous parlez {of}.',
      'Donc, {the}.',
      'Je note {the}.',
      'Vous évoquez {the}.',
      '{the}, entendu.',
    ],
    vice_president: ['{the}, noté.', 'Bon, {the}.', '{the}, d’accord.'],
    managing_director: [
      'Vous me parlez {of}.',
      'Vous mettez {the} sur la table.',
      'Donc, {the}.',
      'J’entends : {the}.',
    ],
    sponsor_coverage: [
      '{the}, dites-vous.',
      'Vous parlez {of}.',
      'Vous avancez {the}.',
      'Bon, {the}.',
    ],
  },
  studied: ['Oui, {the}.', '{the}, oui.', 'Oui, j’attendais {the}.'],
  figure: [
    'Vous arrivez donc à {the}.',
    '{the}, dites-vous.',
    'Vous trouvez {the}.',
    'Je note {the}.',
  ],
  story: ['Merci pour ce récit.', 'D’accord, je situe.', 'Merci, je vous suis.'],
  reassure: [
    'Prenez votre temps, rien ne presse.',
    'Pas d’inquiétude, respirez un instant.',
    'Cela arrive à tout le monde ; allez à votre rythme.',
  ],
  and: 'et',
};

/** By language. */
export const reactions: Readonly<Record<Language, Reactions>> = { en: english, fr: french };
