import type { Letters, Phrases } from './letters.ts';

const unasked = 'Si vous n’avez rien demandé, ignorez ce message.';
const lifetime = 'Le lien et le code ne servent qu’une fois, pendant une heure.';

export const frenchLetters: Letters = {
  confirmation: {
    subject: 'Confirmez votre adresse e-mail',
    paragraphs: [
      'Bienvenue chez Greenshoe. Confirmez que cette adresse est la vôtre : vous pourrez ensuite vous connecter et vous entraîner.',
    ],
    label: 'Confirmer mon adresse',
    closing: `${lifetime} Si vous ne vous êtes pas inscrit, ignorez ce message.`,
  },
  recovery: {
    subject: 'Réinitialisez votre mot de passe',
    paragraphs: [
      'Vous avez demandé un nouveau mot de passe Greenshoe. Choisissez-le en suivant ce lien.',
    ],
    label: 'Choisir un nouveau mot de passe',
    closing: `${lifetime} Si vous n’avez rien demandé, ignorez ce message ; votre mot de passe reste le même.`,
  },
  magiclink: {
    subject: 'Votre lien de connexion',
    paragraphs: ['Vous avez demandé à vous connecter à Greenshoe sans mot de passe.'],
    label: 'Me connecter',
    closing: `${lifetime} ${unasked}`,
  },
  invite: {
    subject: 'Vous êtes invité',
    paragraphs: ['Vous êtes invité à préparer vos entretiens avec Greenshoe.'],
    label: 'Accepter l’invitation',
    closing: `${lifetime} Si vous ne l’attendiez pas, ignorez ce message.`,
  },
  email_change_current: {
    subject: 'Confirmez votre changement d’adresse',
    paragraphs: [
      'Vous avez demandé à utiliser {address} pour votre compte Greenshoe à la place de cette adresse. Confirmez-le ici, ainsi que dans le message envoyé à l’autre adresse.',
    ],
    label: 'Changer mon adresse',
    closing: `${lifetime} Si vous n’avez rien demandé, ignorez ce message et changez votre mot de passe.`,
  },
  email_change_new: {
    subject: 'Confirmez votre nouvelle adresse',
    paragraphs: ['Confirmez que votre compte Greenshoe doit désormais utiliser {address}.'],
    label: 'Utiliser cette adresse',
    closing: `${lifetime} ${unasked}`,
  },
  reauthentication: {
    subject: 'Votre code de confirmation',
    paragraphs: ['Quelqu’un, sans doute vous, change le mot de passe de votre compte Greenshoe.'],
    label: '',
    closing:
      'Le code ne sert qu’une fois, pendant une heure. Si ce n’était pas vous, changez votre mot de passe.',
  },
  existing: {
    subject: 'Vous avez déjà un compte',
    paragraphs: [
      'Quelqu’un, sans doute vous, a voulu s’inscrire à Greenshoe avec cette adresse. Elle a déjà un compte : rien n’a été changé.',
      'Si vous avez oublié votre mot de passe, la page de connexion permet d’en choisir un nouveau.',
    ],
    label: 'Aller sur Greenshoe',
    closing: 'Si ce n’était pas vous, ignorez ce message. Le lien n’expire pas.',
  },
};

export const frenchPhrases: Phrases = {
  greeting: 'Bonjour,',
  enterCode: 'Si un code vous est demandé :',
  onlyCode: 'Votre code :',
  textSubject: 'SMS',
  text: (code) => `Votre code Greenshoe est ${code}`,
};
