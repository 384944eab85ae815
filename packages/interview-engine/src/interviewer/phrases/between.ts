import type { WordsBetween } from './phrases.ts';
import type { Language } from '../../localised.ts';

const en: WordsBetween = {
  acknowledge: ['Okay.', 'Noted.', 'Thank you.', 'Understood.', 'I see.'],
  moveOn: ['Let’s move on.', 'Next question.', 'Let’s go on.', 'Let’s continue.', 'Another one.'],
  leave: ['Let’s leave that one.', 'We will leave it there.', 'Let’s take something else.'],
  beyondTopic: [
    'That is all I had on this topic. We have time left, so let me go a little beyond it.',
    'I am through with my questions on this topic. Let us use the time for one next to it.',
  ],
  spare: ['We still have time.', 'There is time for another.', 'Let me use the time we have left.'],
  pressOnStory: [
    'Can you be more specific?',
    'Give me a concrete example.',
    'Tell me a little more about that.',
    'What does that look like in practice?',
    'What did you yourself do, step by step?',
  ],
  press: [
    'That is brief: take me through your reasoning.',
    'Give me the next step in the logic.',
    'Please spell that out as you would for a client.',
    'What makes you say so?',
    'Meaning what?',
    'Develop that a little further.',
    'I would like some more detail on this.',
    'Explain it to me as if I had never seen one.',
    'Why does it work that way?',
  ],
  pressForFigure: [
    'Put a figure on it.',
    'And the number?',
    'What figure do you get in the end?',
    'Round if you need to, but give me a figure.',
    'I need a number from you here, even a rounded one.',
    'Run it through: where do you land?',
  ],
  pressOnVague: [
    'Be specific: how much is that?',
    'That could mean anything: give me an order of magnitude.',
    'Depends on what, precisely?',
    'Which range do you have in mind, in numbers?',
    'How would you pin that down?',
    'Give me something I could put on a page.',
  ],
  pressForWorking: [
    'How did you get there?',
    'Take me through the steps to that figure.',
    'What did you multiply or divide to find it?',
    'Show me the calculation behind it.',
  ],
  challenge: [
    'Defend that.',
    'Convince me of it.',
    'What would a sceptical client say to that?',
    'Test that with a simple example.',
    'Under which conditions would that not hold?',
    'Say why, in two sentences.',
  ],
  cutIn: [
    'Let me stop you there.',
    'I will cut in here.',
    'Let me interrupt you.',
    'Allow me to cut in.',
  ],
  keepItShort: [
    'Thank you; try to keep the next answers to a minute or so.',
    'Thank you; shorter answers will let us cover more.',
  ],
};

const fr: WordsBetween = {
  acknowledge: ['D’accord.', 'Entendu.', 'C’est noté.', 'Merci.', 'Je vois.', 'Compris.'],
  moveOn: [
    'Passons à la suite.',
    'Question suivante.',
    'Continuons.',
    'Poursuivons.',
    'Autre question.',
  ],
  leave: ['Laissons cette question.', 'Restons-en là sur ce point.', 'Prenons autre chose.'],
  beyondTopic: [
    'J’ai fait le tour de ce thème. Il nous reste du temps : élargissons un peu.',
    'Je n’ai plus de question sur ce thème. Profitons du temps qui reste pour un sujet voisin.',
  ],
  spare: [
    'Il nous reste du temps.',
    'Nous avons le temps d’une autre.',
    'Profitons du temps qui reste.',
  ],
  pressOnStory: [
    'Pouvez-vous préciser ?',
    'Donnez-moi un exemple concret.',
    'Dites-m’en un peu plus.',
    'Concrètement, qu’est-ce que cela donne ?',
    'Et vous, qu’avez-vous fait, étape par étape ?',
  ],
  press: [
    'C’est bref : détaillez-moi votre raisonnement.',
    'Donnez-moi l’étape suivante du raisonnement.',
    'Expliquez-le comme vous le feriez devant un client.',
    'Qu’est-ce qui vous fait dire cela ?',
    'Développez encore un peu.',
    'J’aimerais un peu plus de détail sur ce point.',
    'Expliquez-le-moi comme à quelqu’un qui découvre le sujet.',
    'Pourquoi cela fonctionne-t-il ainsi ?',
  ],
  pressForFigure: [
    'Soyez précis, un chiffre ?',
    'Et en chiffres ?',
    'Quel chiffre trouvez-vous au bout du compte ?',
    'Arrondissez si besoin, mais donnez-moi un chiffre.',
    'J’ai besoin d’un chiffre de votre part, même arrondi.',
    'Déroulez le calcul : où arrivez-vous ?',
  ],
  pressOnVague: [
    'Soyez précis : cela fait combien ?',
    'Cela peut tout vouloir dire : donnez-moi un ordre de grandeur.',
    'Cela dépend de quoi, précisément ?',
    'Quelle fourchette avez-vous en tête, en chiffres ?',
    'Comment le cerneriez-vous ?',
    'Donnez-moi quelque chose que je puisse mettre sur une page.',
  ],
  pressForWorking: [
    'Comment y arrivez-vous ?',
    'Reprenez avec moi les étapes jusqu’à ce chiffre.',
    'Qu’avez-vous multiplié ou divisé pour le trouver ?',
    'Montrez-moi le calcul qu’il y a derrière.',
  ],
  challenge: [
    'Défendez ce point.',
    'Convainquez-moi.',
    'Que répondrait un client sceptique ?',
    'Vérifiez-le sur un exemple simple.',
    'Dans quels cas cela ne tiendrait-il pas ?',
    'Dites-moi pourquoi, en deux phrases.',
  ],
  cutIn: [
    'Je vous arrête.',
    'Je vous interromps un instant.',
    'Je vous coupe là.',
    'Permettez, je vous arrête.',
  ],
  keepItShort: [
    'Merci ; essayez de tenir les prochaines réponses en une minute environ.',
    'Merci ; des réponses plus courtes nous permettront d’avancer.',
  ],
};

/** What is said between a question and the next. */
export const wordsBetween: Readonly<Record<Language, WordsBetween>> = { en, fr };
