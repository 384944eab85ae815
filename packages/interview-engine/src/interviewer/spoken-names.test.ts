import { describe, expect, test } from 'vitest';
import { conceptIds, conceptOf, isBehaviour } from '../content/concepts/index.ts';
import { reactions } from '../content/spoken/all.ts';
import { languages } from '../localised.ts';
import { nameIn, type SpokenName, spokenName, together } from './spoken-names.ts';

describe('a word of the trade is taken up with its article', () => {
  test.each([
    ['en', 'debt_paydown', 'The cash sweep, after tax, pays it down.', 'the cash sweep'],
    ['en', 'leverage', 'Then leverage goes up again.', 'leverage'],
    ['en', 'exit_multiple', 'I put an exit multiple, the one of the peers.', 'the exit multiple'],
    ['en', 'covenants', 'Lenders ask for covenants.', 'covenants'],
    ['fr', 'debt_paydown', 'Il y a un cash sweep, chaque année.', 'le cash sweep'],
    ['fr', 'terminal_value', 'Puis vient la valeur terminale.', 'la valeur terminale'],
    ['fr', 'covenants', 'Ce sont des covenants qui le disent.', 'les covenants'],
    ['fr', 'nwc', 'Une partie part dans le BFR et les stocks.', 'le BFR'],
    ['fr', 'ebitda', 'Cela dépend de l’EBITDA.', 'l’EBITDA'],
    ['fr', 'exit', 'Ensuite une introduction en bourse, par exemple.', 'l’introduction en bourse'],
  ] as const)('in %s, %s in %j', (language, id, said, named) => {
    expect(nameIn(said, id, language)?.the).toBe(named);
  });
});

describe('what would be cut out of a longer name, or is no noun, is left alone', () => {
  test.each([
    ['en', 'leverage', 'It is a leveraged buyout of a mill.'],
    ['en', 'exit', 'I put an exit multiple on it.'],
    ['en', 'discounting', 'Then you discount the flows.'],
    ['en', 'synergies_cost', 'We had no idea of it.'],
    ['fr', 'leverage', 'C’est du levier opérationnel.'],
    ['fr', 'exit', 'On met un multiple de sortie.'],
    ['fr', 'bridge', 'Il y a le passage de la VE au prix des titres.'],
    ['fr', 'net_debt', 'On calcule dette nette sur EBITDA.'],
    ['fr', 'diluted', 'Le nombre est dilué.'],
    ['fr', 'd_nwc', 'Il y a une hausse de bfr.'],
    ['en', 'own_view', 'That is my view.'],
    ['en', 'star_a', 'So I called him, and the action worked.'],
  ] as const)('in %s, %s in %j', (language, id, said) => {
    expect(nameIn(said, id, language)).toBeNull();
  });
});

const VOWEL = '[aeiouyàâéèêëîïôûœ]';
const WRONG = {
  fr: new RegExp(
    String.raw`(?<!\p{L})(?:(?:de les?|(?:les?|la) (?:les?|la))(?!\p{L})|(?:le|la) (?:l’|${VOWEL}))|[{}]|undefined| [,.]|’ `,
    'iu',
  ),
  en: /\b(?:the (?:the|an?)|an? (?:the|an?))\b|[{}]|undefined| [,.]/i,
};

/** Every way in which candidates may name every concept. */
function namesIn(language: 'en' | 'fr'): SpokenName[] {
  const befores = language === 'fr' ? ['le', 'une', 'des', 'aux', 'l', 'cet', 'du'] : ['a', 'the'];
  return conceptIds.flatMap((id) =>
    isBehaviour(id)
      ? []
      : [...conceptOf(id).triggers[language], conceptOf(id).label[language]].flatMap((name) =>
          befores.flatMap((before) => nameOf(name, before, language)),
        ),
  );
}

/** A name as it comes out of a sentence, where French goes along with it. */
function nameOf(name: string, before: string, language: 'en' | 'fr'): SpokenName[] {
  const bare = name.replace(/^(?:the|an?|les?|la|aux?|du) |^l’/i, '');
  const isVowel = new RegExp(`^${VOWEL}`, 'i').test(bare);
  const fits = language === 'en' || !(before === 'l' || before === 'cet') || isVowel;
  return fits ? [spokenName(bare, before, language)] : [];
}

describe.each(languages)('in %s', (language) => {
  const { named, studied, figure, story, reassure, and } = reactions[language];

  test('every reaction is good grammar with every name of every concept', () => {
    const names = namesIn(language);
    const pairs = names.slice(1).map((name, at) => together([names[at] ?? name, name], and));
    expect(names.length).toBeGreaterThan(1_000);
    for (const { the, of } of [...names, ...pairs]) {
      for (const template of [...Object.values(named).flat(), ...studied]) {
        const line = template.replace('{the}', the).replace('{of}', of);
        expect(line).not.toMatch(WRONG[language]);
      }
    }
  });

  test('every reaction is one short sentence with one place to fill', () => {
    for (const template of [...Object.values(named).flat(), ...studied, ...figure]) {
      expect(template.match(/\{(?:the|of)\}/g)).toHaveLength(1);
      expect(template.split(' ').length).toBeLessThanOrEqual(8);
      expect(template.match(/[.!?]/g)).toEqual(['.']);
    }
    for (const words of [...story, ...reassure]) {
      expect(words.split(' ').length).toBeLessThanOrEqual(11);
      expect(words).toMatch(/^\p{Lu}[^.!?]*\.$/u);
    }
  });

  test('no reaction of an exam says whether something is right', () => {
    for (const words of [...Object.values(named).flat(), ...figure, ...story, ...reassure]) {
      expect(words).not.toMatch(
        /\b(?:yes|good|right|correct|exactly|perfect|great|oui|non|bien|juste|exact|parfait|bravo)\b/i,
      );
    }
  });
});
