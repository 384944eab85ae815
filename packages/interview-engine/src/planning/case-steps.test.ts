import { expect, test } from 'vitest';
import { plannedInterview } from '../testing/planned.ts';

test.each(['en', 'fr'] as const)(
  'in %s, nobody is asked to advise the client of a deal that was done long ago',
  (language) => {
    for (let seed = 1; seed <= 12; seed += 1) {
      const { questions } = plannedInterview({ language, topic: 'case_real', seed });
      const real = questions.filter(({ topic }) => topic === 'case_real');
      const around = real.flatMap(({ followUps }) =>
        followUps.flatMap(({ step, text }) => (step === 'ladder' ? [] : [text])),
      );
      expect(around.length).toBeGreaterThan(0);
      expect(around.filter((text) => /client|new information|nouvel élément/i.test(text))).toEqual(
        [],
      );
    }
  },
);
