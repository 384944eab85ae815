import { expect, test } from 'vitest';
import { languageAskedFor } from './language-switch.ts';

test.each([
  ['Can we continue in English please? My French is tired.', 'fr', 'en'],
  ['My French is not great, may I answer in English?', 'fr', 'en'],
  ['Mon anglais est rouillé, on peut continuer en français ?', 'en', 'fr'],
  ['French, please.', 'en', 'fr'],
  ['Can we switch languages?', 'en', 'fr'],
  ['I’d be more at ease in French than in English.', 'en', 'fr'],
  ['Sorry, my English is not good, can we go in French?', 'en', 'fr'],
  ['In French if possible, English is hard for me.', 'en', 'fr'],
  ['No, could we do it in French?', 'en', 'fr'],
  ['Actually no, French is fine.', 'en', 'fr'],
  ['En fait non, anglais c’est très bien.', 'fr', 'en'],
  ['On peut passer en anglais, non ?', 'fr', 'en'],
  ['Je serais plus à l’aise en anglais qu’en français.', 'fr', 'en'],
] as const)('%j, said in %s, asks for %s', (text, current, wanted) => {
  expect(languageAskedFor(text, current)).toBe(wanted);
});

test.each([
  ['Can we switch to French? No, sorry… English is OK.', 'en'],
  ['Could we speak French, well, English is fine too.', 'en'],
  ['French please, ah no sorry, English.', 'en'],
  ['can we do it in french oh forget it', 'en'],
  ['Can we switch languages? Never mind.', 'en'],
  ['There is no need to switch to French.', 'en'],
  ['My French is better but let’s continue in English.', 'en'],
  ['On peut passer en anglais ? Non pardon, le français me va.', 'fr'],
  ['on passe en anglais ou plutôt non continuons en français', 'fr'],
  ['Je préférerais l’anglais mais le français, c’est bon.', 'fr'],
  ['Je ne veux pas passer en anglais.', 'fr'],
  ['en anglais s’il vous plaît, laissez tomber', 'fr'],
] as const)('%j takes it back', (text, current) => {
  expect(languageAskedFor(text, current)).toBe(current);
});
