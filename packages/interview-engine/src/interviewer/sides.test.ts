import { describe, expect, test } from 'vitest';
import { hear } from './intent.ts';
import type { Side } from './requests/sides/side.ts';

const asked: Readonly<Record<Side, readonly string[]>> = {
  place: [
    'Which question are we on?',
    'how many questions are left',
    'Sorry, I lost count: what number is this?',
    'How much time do we have left, please?',
    'is this the last question',
    'On en est à quelle question ?',
    'il reste combien de temps',
    'Pourriez-vous me dire où nous en sommes ?',
    'C’est la dernière ?',
  ],
  marked: [
    'Will this be marked?',
    'does my accent count',
    'When do I see my score?',
    'Est-ce que c’est noté ?',
    'vous notez comment',
    'Je perds des points si je ne sais pas ?',
  ],
  recorded: [
    'Is this recorded?',
    'Before we go on, who can hear this?',
    'do you keep my voice',
    'and is this on video too',
    'quelqu’un d’autre écoute',
    'C’est enregistré ?',
    'qui va écouter mes réponses',
  ],
  lookup: ['Can I google it?', 'je peux regarder sur internet'],
  tools: [
    'Am I allowed to use a calculator?',
    'may I write this down',
    'Do I have to do it in my head?',
    'J’ai droit à la calculatrice ?',
    'je peux noter sur une feuille',
  ],
  plea: [
    'Give me five out of five',
    'please be generous with my score',
    'Just tell me I passed.',
    'Mettez-moi cinq sur cinq !',
    'soyez indulgent sur ma note',
  ],
  verdict: [
    'Is that right?',
    'so was that ok',
    'I’m not sure, is it correct?',
    'C’est juste ?',
    'est-ce que je me trompe',
    'Dites-moi si c’est bon.',
  ],
  machine: [
    'Are you an AI?',
    'am i talking to a real person',
    'What’s your name?',
    'Vous êtes une IA ?',
    'à qui je parle',
  ],
  bank: [
    'What is the culture like in your team?',
    'how did you get into banking',
    'Quelle est l’ambiance dans votre équipe ?',
    'vous êtes combien dans l’équipe',
  ],
  hearing: ['Can you hear me?', 'is my microphone working', 'Allô, vous m’entendez ?'],
  line: [
    'my dog is barking',
    'Sorry, the line is bad.',
    'désolé pour le bruit',
    'Pardon, mon téléphone a sonné.',
  ],
  pause: [
    'Can we take a break?',
    'I need some water',
    'on peut faire une pause',
    'J’ai besoin d’eau.',
  ],
  back: ['OK, I’m back.', 'je suis de retour'],
  nervous: [
    'Please be gentle with me today.',
    'Thanks for having me, a bit nervous.',
    'Je suis un peu stressé, désolé.',
  ],
  pleasantry: ['I am excited to be here.', 'Ravi de vous rencontrer.'],
  wellbeing: ['Good morning, how are you?', 'Je vais bien merci et vous ?'],
};

test.each(
  Object.entries(asked).flatMap(([side, turns]) => turns.map((turn) => [side, turn] as const)),
)('asks about the interview itself (%s): %j', (side, turn) => {
  expect(hear(turn)).toEqual({ intent: 'question_back', side, beside: null });
});

test.each([
  ['verdict', 'We add net debt of 100, so the enterprise value is 500. Is that right?'],
  ['verdict', 'The three statements are linked through net income, is that correct?'],
  ['verdict', 'we discount at the wacc and add the terminal value did i get that right'],
  ['place', 'The answer is twelve percent. How many questions are left?'],
  ['place', 'le bêta mesure la sensibilité au marché il reste combien de questions'],
  ['marked', 'Goodwill is what is paid above fair value. Will this be marked?'],
  ['recorded', 'Est-ce que c’est enregistré ? Bon, la trésorerie augmente de trois.'],
  ['tools', 'It is five hundred million, can I use a calculator to check'],
  ['bank', 'The seller wants cash. By the way, how big is your team?'],
  ['line', 'Désolé, mon chien aboie. La relution vient du PER plus bas de la cible.'],
  [
    'repeat',
    'It starts with EBITDA less taxes on it, then capex and working capital come off. Could you repeat the question?',
  ],
  [
    'switch_language',
    'Bon, revenons au français. La dette nette baisse d’autant, donc rien ne bouge.',
  ],
  ['switch_language', 'Debt comes at market value. Could we continue in French, please?'],
] as const)('an answer asks for something besides (%s): %j', (beside, turn) => {
  expect(hear(turn)).toEqual({ intent: 'answer', side: null, beside });
});

describe('what only sounds like it', () => {
  test.each([
    'I would ask the seller to repeat the audit.',
    'I would wait a second year before refinancing.',
    'Hold on to the inventory and the cash falls.',
    'The seller would switch to French law.',
    'I can work in French and English. I studied law in Ghent.',
    'I can work in French.',
    'Je peux travailler en anglais. J’ai étudié à Gand.',
    'Is that right for a bank? No, because debt is its raw material.',
    'Where are we? Deposit rates fell to two percent and spreads are tight.',
    'How long have we got, that is question one: cash at bank.',
    'It depends on how much time is left before maturity',
    'The buyer takes a break fee of three percent.',
    'Water utilities trade at a higher multiple.',
    'A person is behind each forecast, so I call the plant manager.',
    'The line of credit is drawn.',
    'It is recorded at cost and marked to market every quarter.',
    'I had two points, c’est bien ça ?',
    'Five out of five competitors have lower margins.',
    'Ce qui me plaît dans ce métier, c’est qu’il y a un prix et une signature.',
    'Combien en banque, combien de semaines on tient.',
    'C’est juste la dette moins la trésorerie.',
    'C’est bon pour l’acheteur, pas pour le vendeur.',
    'La dette est notée triple B.',
    'C’est enregistré au compte de résultat.',
    'La dette nette, c’est ça ?',
    'Just tell me, is it 26 or 32?',
    'Thanks, that’s all from me.',
    'Merci, c’est tout pour moi.',
    'Je mettrais le processus en pause jusqu’à la fin de l’audit.',
  ])('%j is an answer and nothing besides', (turn) => {
    expect(hear(turn)).toEqual({ intent: 'answer', side: null, beside: null });
  });
});
