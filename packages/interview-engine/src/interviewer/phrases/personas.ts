import type { OwnWords } from './phrases.ts';
import type { Language } from '../../localised.ts';
import type { PersonaId } from '../../planning/persona.ts';

const en: Readonly<Record<PersonaId, OwnWords>> = {
  associate: {},
  vice_president: {
    acknowledge: ['Okay.', 'Noted.', 'Got it.', 'Understood.', 'Okay, got that.'],
    moveOn: ['Moving on.', 'Quickly, another one.', 'Let’s keep going.', 'Next question.'],
    pressForFigure: [
      'The number, please.',
      'Just the figure.',
      'A number, rounded, now.',
      'Where do you land?',
      'I need a figure before we go on.',
    ],
    goOn: ['Yes.', 'Go on.', 'Keep going.', 'Carry on.', 'And then?', 'I am with you.'],
  },
  managing_director: {
    acknowledge: ['I see.', 'Understood.', 'I hear you.', 'Okay.', 'Thank you.'],
    press: [
      'And what would you tell the client?',
      'So what? Why should the board care?',
      'Say it as you would across the table from a chief executive.',
      'What decision does that lead to?',
      'Who wins and who loses in that?',
      'Give me the one line that matters here.',
    ],
    challenge: [
      'Would you say that to a client?',
      'The chairman disagrees: answer him.',
      'Stake your fee on it: why?',
      'What makes a client believe that?',
    ],
  },
  sponsor_coverage: {
    acknowledge: ['Okay.', 'Noted.', 'I hear you.', 'Understood.', 'Hm, okay.'],
    press: [
      'I am not convinced yet: what is behind that?',
      'A fund would push back here: give me the reasoning.',
      'Where is the evidence for that?',
      'Break it down: which lever, and by how much?',
      'My investment committee would stop you there: go deeper.',
      'Which number would prove it?',
    ],
    challenge: [
      'What has to be true for that to hold?',
      'Where does that break down?',
      'A fund would say the opposite: answer them.',
      'Push it: when is that not the case?',
      'Show me an example where that went wrong.',
      'What would change your mind on that?',
    ],
  },
};

const fr: Readonly<Record<PersonaId, OwnWords>> = {
  associate: {},
  vice_president: {
    acknowledge: ['D’accord.', 'Noté.', 'Compris.', 'Entendu.', 'Je vois.'],
    moveOn: ['On avance.', 'Vite, une autre.', 'On enchaîne.', 'Question suivante.'],
    pressForFigure: [
      'Le chiffre, s’il vous plaît.',
      'Juste le chiffre.',
      'Un chiffre, arrondi, maintenant.',
      'Où arrivez-vous ?',
      'Il me faut un chiffre avant de continuer.',
    ],
    goOn: ['Oui.', 'Continuez.', 'Allez-y.', 'Poursuivez.', 'Et ensuite ?', 'Je vous suis.'],
  },
  managing_director: {
    acknowledge: ['Je vois.', 'Compris.', 'Entendu.', 'D’accord.', 'Merci.'],
    press: [
      'Et que dites-vous au client ?',
      'Et alors ? Pourquoi le conseil d’administration s’y intéresserait-il ?',
      'Dites-le comme vous le diriez à un directeur général en face de vous.',
      'À quelle décision cela mène-t-il ?',
      'Qui y gagne et qui y perd ?',
      'Donnez-moi la phrase qui compte ici.',
    ],
    challenge: [
      'Le diriez-vous ainsi à un client ?',
      'Le président n’est pas d’accord : répondez-lui.',
      'Vous y jouez vos honoraires : pourquoi ?',
      'Qu’est-ce qui ferait qu’un client vous croie ?',
    ],
  },
  sponsor_coverage: {
    acknowledge: ['D’accord.', 'Noté.', 'J’entends.', 'Je note.', 'Entendu.'],
    press: [
      'Je ne suis pas encore convaincu : qu’y a-t-il derrière ?',
      'Un fonds vous reprendrait ici : donnez-moi le raisonnement.',
      'Sur quoi vous appuyez-vous ?',
      'Décomposez : quel levier, et de combien ?',
      'Mon comité d’investissement vous arrêterait là : allez plus loin.',
      'Quel chiffre le prouverait ?',
    ],
    challenge: [
      'Que faut-il pour que cela tienne ?',
      'Où cela cesse-t-il d’être vrai ?',
      'Un fonds dirait le contraire : répondez-lui.',
      'Poussez : dans quel cas est-ce faux ?',
      'Montrez-moi un exemple où cela a mal tourné.',
      'Qu’est-ce qui vous ferait changer d’avis là-dessus ?',
    ],
  },
};

/** What each persona says in words of its own. */
export const personaWords: Readonly<Record<Language, Readonly<Record<PersonaId, OwnWords>>>> = {
  en,
  fr,
};
