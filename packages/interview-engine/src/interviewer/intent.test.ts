import { expect, test } from 'vitest';
import { type Intent, intentOf } from './intent.ts';

test.each<[said: string, intent: Intent]>([
  ['Could we continue in French, please?', 'switch_language'],
  ['In French please', 'switch_language'],
  ['Can we switch to English?', 'switch_language'],
  ['On peut passer en anglais ?', 'switch_language'],
  ['En français s’il vous plaît', 'switch_language'],
  ['Je préfère continuer en français', 'switch_language'],
  ['Is that right?', 'question_back'],
  ['How long do we have left?', 'question_back'],
  ['What is the answer?', 'question_back'],
  ['Are you a robot?', 'question_back'],
  ['Et vous, que feriez-vous ?', 'question_back'],
  ['You are useless.', 'rude'],
  ['Quelle question stupide.', 'rude'],
  ['C’est n’importe quoi.', 'rude'],
  ['I have to go now.', 'stop'],
  ['I do not want to be recorded.', 'stop'],
  ['On peut arrêter là ?', 'stop'],
  ['Let me think about that.', 'thinking'],
  ['Attendez, je calcule.', 'thinking'],
  ['Um, oh. One thing. Uh, can I think for a second?', 'thinking'],
  ['Euh...', 'thinking'],
  ['Euh, je peux réfléchir ?', 'thinking'],
  ['Je sais vraiment pas, on peut passer ?', 'skip'],
  ['Can we skip?', 'skip'],
  ['Euh, je ne sais vraiment pas.', 'help'],
  ['Je ne sais pas trop, vous pouvez me donner une piste ?', 'help'],
  ['I am honestly not sure where to begin here, could you give me a hint?', 'help'],
  ['I don’t know which bank you mean.', 'clarify'],
  ['Which one is it?', 'clarify'],
  [
    'Right, hmm. What do you think matters most, the technical side or the personality?',
    'question_back',
  ],
  ['Vous préférez que je parte de l’EBITDA ou du résultat net ?', 'question_back'],
  ['Why did the banker cross the road? To reach the other side of the sheet, haha.', 'aside'],
])('%j is a request: %s', (said, intent) => {
  expect(intentOf(said)).toBe(intent);
});

test.each([
  'I speak French and English and some Spanish.',
  'J’ai dû parler en anglais pendant tout le stage.',
  'I have to go from enterprise value to equity value.',
  'L’effet sur la trésorerie, c’est nul.',
  'I would not agree to that price without a locked box.',
  'Let me see, 160 minus 40 is 120.',
  'I would stop the forecast in year five.',
  'Il faut arrêter la projection en année cinq.',
  'A DCF is a waste of time for a bank.',
  'On peut mettre n’importe quoi dans un DCF.',
  'The lawyers help me with the warranties and I negotiate the price with the seller myself.',
  'The value goes up by 100, is that right?',
  'It is useless to discount at the cost of debt.',
  'Everything? Haha. No, um, an internship in a bank, and I cannot really model yet.',
  'On peut passer de la valeur d’entreprise aux fonds propres en retirant la dette nette.',
  'Do you add the depreciation back, because no cash goes out?',
  'The company can pass the cost on to its customers.',
])('%j is an answer', (said) => {
  expect(intentOf(said)).toBe('answer');
});
