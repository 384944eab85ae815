import { describe, expect, test } from 'vitest';
import { markAnswer } from '../marking/mark-answer.ts';
import type { Language } from '../localised.ts';

const claimsIn = (seedId: string, lang: Language, answer: string): string[] =>
  markAnswer({ seedId, lang, answer }).flags.filter((flag) => flag.startsWith('claim:'));

describe('what speaks against a candidate is named', () => {
  test.each([
    ['J2', 'en', 'Audit firms refused me, so banking was all that was left.'],
    ['J5', 'fr', 'On a tout fait ensemble, je ne saurais pas isoler ma part.'],
    ['J6', 'en', 'I would pick the one with the bigger fee and tell nobody.'],
    ['J7', 'fr', 'Je corrige dans la prochaine version sans rien signaler.'],
    ['J8', 'en', 'I hate working in a team, but that is life.'],
    ['J11', 'fr', 'Une fois la lettre signée, le dossier n’est plus confidentiel.'],
    ['J12', 'en', 'I gave her the pages and never looked at it again, feedback slows people down.'],
    ['K2', 'en', 'A minority fund gets no veto and no board seat.'],
    ['K4', 'fr', 'J’applique à la division le multiple du groupe entier.'],
  ] as const)('%s %s: %s', (seedId, lang, answer) => {
    expect(claimsIn(seedId, lang, answer)).not.toEqual([]);
  });
});

describe('what only sounds like it is left alone', () => {
  test.each([
    [
      'J4',
      'en',
      'I told my manager within ten minutes, because hiding it would have made it worse.',
    ],
    ['J5', 'fr', 'J’ai pris sa partie en plus, et on a rendu à l’heure.'],
    ['J6', 'en', 'I would work through the night without complaining once both of them know.'],
    ['J10', 'en', 'I thought the others were wrong, so I first asked them to explain.'],
    ['J11', 'fr', 'Je ne laisse rien filtrer, ni un mot, ni un clin d’œil.'],
    ['J11', 'en', 'Even if he is our best client he is not entitled to know.'],
    ['K3', 'en', 'A hostile bid can succeed without our board’s approval.'],
    ['K4', 'en', 'The group charges disappear, so I put the stand-alone cost in their place.'],
    ['K6', 'en', 'They should have filed early, closing first would be gun-jumping.'],
  ] as const)('%s %s: %s', (seedId, lang, answer) => {
    expect(claimsIn(seedId, lang, answer)).toEqual([]);
  });
});

describe('a stance that was overcome or refused speaks for a candidate', () => {
  test.each([
    ['J8', 'en', 'I used to think I had no weakness, but my manager showed me one.'],
    ['J9', 'fr', 'Je ne dirai pas que je suis le meilleur, mais j’ai trois exemples.'],
    ['J10', 'en', 'I thought I was right and they were wrong, until I heard her side.'],
    ['J12', 'fr', 'Au début je refaisais ses pages sans rien lui dire, et j’ai compris.'],
    ['J7', 'fr', 'Je n’écris jamais au client sans prévenir mon associate.'],
    ['J6', 'en', 'I would tell both the same thing and let the seniors decide.'],
  ] as const)('%s %s: %s', (seedId, lang, answer) => {
    expect(claimsIn(seedId, lang, answer)).toEqual([]);
  });
});

describe('a stance is named whatever is shrugged off beside it', () => {
  test.each([
    ['J2', 'en', 'I am here for the money and the prestige, the work does not interest me.'],
    ['J7', 'en', 'If the error is in our favour I leave it, it is up to them to find it.'],
    ['J9', 'fr', 'Je suis la meilleure de ma génération, je n’ai pas besoin de preuves.'],
    ['J11', 'fr', 'Je n’en parlerais surtout pas à la compliance.'],
  ] as const)('%s %s: %s', (seedId, lang, answer) => {
    expect(claimsIn(seedId, lang, answer)).not.toEqual([]);
  });
});
