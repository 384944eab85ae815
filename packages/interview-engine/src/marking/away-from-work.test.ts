import { expect, test } from 'vitest';
import { markAnswer } from './mark-answer.ts';

test.each([
  [
    'J2',
    'en',
    'I have been running since I was fifteen, mostly in the mountains. Last year I finished a hundred kilometres around Mont Blanc in nineteen hours, with hail on the last pass and a swollen ankle. I also bake my own bread, which takes three days.',
  ],
  [
    'J8',
    'en',
    'I have been rowing since I was fourteen, and last summer our eight made it to the semi-finals at Henley. Outside of that I cook a lot, mostly Lebanese food, and I am learning to bake proper flatbread.',
  ],
  [
    'J2',
    'fr',
    'Je cours depuis l’âge de quinze ans, surtout en montagne. L’an dernier j’ai fini cent kilomètres autour du Mont-Blanc, en dix-neuf heures, avec de la grêle au dernier col. Je fais aussi mon pain, au levain naturel.',
  ],
  [
    'J9',
    'fr',
    'L’été dernier j’ai traversé l’Islande à vélo, mille trois cents kilomètres en dix-sept jours. J’ai réparé deux rayons sous la pluie et appris à lire le vent. Depuis, je prépare chaque semaine une sortie plus longue.',
  ],
] as const)('to %s, in %s, a pastime is no answer: %j', (seedId, lang, answer) => {
  expect(markAnswer({ seedId, lang, answer }).score).toBeLessThanOrEqual(1.5);
});

test('a race that is told to say what one brings to the job is', () => {
  const answer =
    'I want this job for the deals, and I have acted on it: last summer I interned in an M&A boutique, built the model for the sale of a packaging company and stayed until two in the morning for three weeks. I also run marathons, so long nights do not scare me.';
  expect(markAnswer({ seedId: 'J2', lang: 'en', answer }).score).toBeGreaterThan(3);
});
